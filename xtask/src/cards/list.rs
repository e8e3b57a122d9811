//! The list of cards, with one line per card.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};

/// The contents of the file.
#[derive(Debug, Default)]
pub(super) struct List<'a> {
    pub(super) sets: Vec<Set<'a>>,
    has: BTreeSet<&'a str>,
    lacks: BTreeSet<&'a str>,
    pub(super) cards: Vec<Card<'a>>,
}

/// A set of cards with the first digits of its card numbers.
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
    /// Whether the game has the card.
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
        let (word, rest) = line.split_once(' ').context("a single word")?;
        match word {
            "set" => {
                let (code, name) = rest.split_once(' ').context("a set without a name")?;
                self.sets.push(Set { code, name });
            }
            "has" => ensure!(self.has.insert(rest), "listed twice"),
            "lacks" => ensure!(!self.has.contains(rest) && self.lacks.insert(rest), "listed twice"),
            "+" | "-" => {
                let (card, needs) = rest.rsplit_once(" : ").unwrap_or((rest, ""));
                let (code, title) = card.split_once(' ').context("a card without a title")?;
                let needs: Vec<_> = needs.split_whitespace().collect();
                let unknown = needs.iter().find(|need| !self.has.contains(*need) && !self.lacks.contains(*need));
                if let Some(unknown) = unknown {
                    bail!("{unknown} is in neither the `has` nor the `lacks` lines");
                }
                ensure!(self.sets.iter().any(|set| code.starts_with(set.code)), "a card without a set");
                self.cards.push(Card { code, title, played: word == "+", needs });
            }
            _ => bail!("unknown word {word:?}"),
        }
        Ok(())
    }

    /// The effects that a card needs and the language lacks.
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
        refused("set 01 One\n- 01001 A : Effect.Fly", "line 2: - 01001 A : Effect.Fly: Effect.Fly is in neither");
        refused("+ 01001 A", "a card without a set");
        refused("has Effect.Fly\nlacks Effect.Fly", "listed twice");
        refused("have Effect.Fly", "unknown word \"have\"");
        refused("set 01", "a set without a name");
    }

    #[test]
    fn a_title_may_have_a_colon() {
        let list = List::parse("set 01 One\nhas A.B\n+ 01001 One: Two : A.B").unwrap();
        assert_eq!(list.cards[0].title, "One: Two");
        assert_eq!(list.cards[0].needs, ["A.B"]);
    }
}
