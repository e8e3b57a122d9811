//! Marks on cards: signs and letters with numbers, so that no mark depends on color.

use games::{Lang, Mark, MarkState};
use table::Stamp;

use super::measure::{Seg, Segs, seg};
use super::paint::Paint;
use super::words::{Drawn, drawn, letter, skill_letter};

/// A mark on a card with its text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    sign: &'static str,
    state: MarkState,
    /// The text of the mark.
    pub(crate) words: String,
    /// Its letter in a row of marks.
    letter: String,
    n: Option<i32>,
    of: Option<i32>,
}

impl Token {
    /// Creates a token for a mark of the board or of a printed card.
    pub(crate) fn new(mark: &Mark, words: String, lang: Lang) -> Self {
        let number = |n: Option<u8>| n.map(i32::from);
        let letter = letter(mark.sign, lang).or_else(|| skill_letter(mark.sign, lang)).unwrap_or_default();
        Self { sign: mark.sign, state: mark.state, words, letter, n: number(mark.n), of: number(mark.of) }
    }

    /// Creates a token for a printed skill of a leader or mission. Other stamps have no token.
    pub(crate) fn stamped(stamp: &Stamp, lang: Lang) -> Option<Self> {
        let letter = skill_letter(stamp.sign, lang)?;
        let n = Some(i32::from(stamp.n)).filter(|n| *n > 0);
        Some(Self { sign: stamp.sign, state: MarkState::Fact, words: String::new(), letter, n, of: None })
    }

    /// How the mark is drawn; `None` if it is only written as text.
    fn drawn(&self) -> Option<Drawn> {
        drawn(self.sign).filter(|d| *d != Drawn::Share || self.of.is_some())
    }

    /// Returns whether the mark is drawn as a sign.
    pub(crate) fn is_drawn(&self) -> bool {
        self.drawn().is_some()
    }

    /// The sign with its number.
    pub(crate) fn mark(&self) -> Option<Seg> {
        let n = self.n.map(|n| n.to_string()).unwrap_or_default();
        Some(match self.drawn()? {
            Drawn::Told => return None,
            Drawn::Share => {
                let paint = if self.n == Some(0) { Paint::Dim } else { Paint::Warning };
                seg(format!("{n}/{}", self.of.unwrap_or_default()), paint)
            }
            Drawn::Sign(sign) => seg(format!("{sign}{n}"), Paint::Strong),
            Drawn::Letter => {
                let paint = if self.state == MarkState::Used { Paint::Dim } else { Paint::Plain };
                let of = self.of.map(|of| format!("/{of}")).unwrap_or_default();
                seg(format!("{}{n}{of}", self.letter), paint)
            }
            // In parentheses, and bold if its condition is met.
            Drawn::Needy => {
                let paint = if self.state == MarkState::Ready { Paint::Strong } else { Paint::Dim };
                seg(format!("({}{n})", self.letter), paint)
            }
        })
    }

    fn is_letter(&self) -> bool {
        matches!(self.drawn(), Some(Drawn::Letter | Drawn::Needy))
    }

    /// The order of marks: damage, tokens, states, then printed values.
    fn rank(&self) -> u8 {
        match self.drawn() {
            Some(Drawn::Share) => 0,
            Some(Drawn::Sign(_)) if self.n.is_some() => 1,
            Some(Drawn::Sign(_)) => 2,
            Some(Drawn::Letter | Drawn::Needy) => 3,
            Some(Drawn::Told) | None => 4,
        }
    }
}

/// All marks in a row. There are no gaps between letters.
pub(crate) fn row(mut tokens: Vec<Token>) -> Segs {
    tokens.sort_by_key(Token::rank);
    let mut segs = Segs::new();
    let mut letters = false;
    for token in tokens {
        let Some(mark) = token.mark() else { continue };
        let letter = token.is_letter();
        if !(letter && letters) {
            segs.push(seg(" ", Paint::Plain));
        }
        letters = letter;
        segs.push(mark);
    }
    segs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(sign: &'static str, state: MarkState, words: &str, numbers: &[u8]) -> Token {
        let mark = Mark::new(sign, games::Phrase::word("x"), state);
        let (n, of) = (numbers.first().copied(), numbers.get(1).copied());
        Token::new(&Mark { n, of, ..mark }, words.to_owned(), Lang::En)
    }

    #[test]
    fn marks_stand_in_order_and_need_no_color() {
        let tokens = vec![
            token("unit-damage", MarkState::Fact, "Unit damage 2", &[2]),
            token("blast-edge", MarkState::Idle, "Blast damage 1 with the edge", &[1]),
            token("committed", MarkState::Fact, "Committed", &[]),
            token("focus", MarkState::Used, "Focus 1", &[1]),
            token("damage", MarkState::Fact, "Damage 2 of 5", &[2, 5]),
        ];
        let text: String = row(tokens).iter().map(|s| s.text.as_str()).collect();
        assert_eq!(text, " 2/5 ◔1 ✦ U2(B1)");
        assert!(!token("damage", MarkState::Fact, "Damage 3", &[3]).is_drawn(), "a single number is written as text");
    }
}
