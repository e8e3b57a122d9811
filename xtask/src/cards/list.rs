//! The list of cards: one line each.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};

/// What the file says.
#[derive(Debug, Default)]
pub(super) struct List<'a> {
    pub(super) sets: Vec<Set<'a>>,
    has: BTreeSet<&'a str>,
    lacks: BTreeSet<&'a str>,
    pub(super) cards: Vec<Card<'a>>,
}

/// A set of cards: the first digits of their numbers.
#[derive(Debug)]
pub(super) struct Set<'a> {
    pub(super) code: &'a str,
    pub(super) name: &'a str,
}

/// A printed card.
#[derive(Debug)]
pub(super) struct Card<'a> {
    pub(super) code: &'a str,
    pub(super) title: &'a str,
    /// The game has it.
    pub(super) played: bool,
    needs: Vec<&'a str>,
}

impl<'a> List<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Self> {
        let mut list = Self::default();
        for (i, line) in text.lines().enumerate() {
            if !line.is_empty() && !line.starts_with('#') {
                list.line(line).with_context(|| format!("line {}: {line}", i + 1))?;
            }
        }
        Ok(list)
    }

    fn line(&mut self, line: &'a str) -> Result<()> {
        let (word, rest) = line.split_once(' ').context("a word alone")?;
        match word {
            "set" => {
                let (code, name) = rest.split_once(' ').context("a set without a name")?;
                self.sets.push(Set { code, name });
            }
            "has" => ensure!(self.has.insert(rest), "said twice"),
            "lacks" => ensure!(!self.has.contains(rest) && self.lacks.insert(rest), "said twice"),
            "+" | "-" => {
                let (card, needs) = rest.rsplit_once(" : ").unwrap_or((rest, ""));
                let (code, title) = card.split_once(' ').context("a card without a title")?;
                let needs: Vec<_> = needs.split_whitespace().collect();
                let unknown = needs.iter().find(|need| !self.has.contains(*need) && !self.lacks.contains(*need));
                if let Some(unknown) = unknown {
                    bail!("{unknown} is neither had nor lacking");
                }
                ensure!(self.sets.iter().any(|set| code.starts_with(set.code)), "a card of no set");
                self.cards.push(Card { code, title, played: word == "+", needs });
            }
            _ => bail!("what is {word:?}?"),
        }
        Ok(())
    }

    /// What a card needs and the language has not.
    pub(super) fn lacking(&self, card: &Card<'a>) -> impl Iterator<Item = &'a str> {
        card.needs.iter().copied().filter(|need| self.lacks.contains(need))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(text: &str, why: &str) {
        let error = format!("{:#}", List::parse(text).unwrap_err());
        assert!(error.contains(why), "{error}");
    }

    #[test]
    fn nonsense_is_refused_with_its_line() {
        refused("set 01 One\n- 01001 A : Effect.Fly", "line 2: - 01001 A : Effect.Fly: Effect.Fly is neither");
        refused("+ 01001 A", "a card of no set");
        refused("has Effect.Fly\nlacks Effect.Fly", "said twice");
        refused("have Effect.Fly", "what is \"have\"?");
        refused("set 01", "a set without a name");
    }

    #[test]
    fn a_title_may_have_a_colon() {
        let list = List::parse("set 01 One\nhas A.B\n+ 01001 One: Two : A.B").unwrap();
        assert_eq!(list.cards[0].title, "One: Two");
        assert_eq!(list.cards[0].needs, ["A.B"]);
    }
}
