//! Lists, and how they are kept tidy.

use serde::{Deserialize, Serialize};

use super::Workshop;

/// Characters of a name.
const NAME: usize = 80;
/// Characters and lines of notes.
const NOTES: (usize, usize) = (4000, 100);
/// Copies of a part; far more than any game allows.
pub(crate) const COPIES: u8 = 99;
/// Parts of a list; more than any game has.
const PARTS: usize = 400;

/// A deck list. It may be illegal: people keep what they have not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DeckList {
    /// Slug of the game.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What its owner notes about it.
    pub notes: String,
    /// Slug of the affiliation; empty while none is chosen.
    pub identity: String,
    /// Its parts, each once.
    pub main: Vec<DeckEntry>,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// Its code.
    pub code: String,
    /// How often it is taken.
    pub qty: u8,
}

impl DeckList {
    /// How often a part is taken.
    pub fn qty(&self, code: &str) -> u8 {
        self.main.iter().filter(|entry| entry.code == code).fold(0, |sum, entry| sum.saturating_add(entry.qty))
    }

    /// Takes so many more of a part; more than anybody could mean are not counted.
    pub fn add(&mut self, code: &str, qty: u8) {
        match self.main.iter_mut().find(|entry| entry.code == code) {
            Some(entry) => entry.qty = entry.qty.saturating_add(qty).min(COPIES),
            None => self.main.push(DeckEntry { code: code.to_owned(), qty: qty.min(COPIES) }),
        }
    }
}

impl Workshop {
    /// The list in its one form: every part once and in the order of the workshop, what nobody knows last; names and
    /// notes without signs that no file could hold.
    pub fn tidy(&self, list: &DeckList) -> DeckList {
        let mut tidy = DeckList {
            game: self.game.to_owned(),
            name: line(&list.name).trim().chars().take(NAME).collect::<String>().trim_end().to_owned(),
            notes: notes(&list.notes),
            identity: self.identity(&list.identity).map(|known| known.slug.to_owned()).unwrap_or_default(),
            main: Vec::new(),
        };
        for entry in list.main.iter().take(PARTS).filter(|entry| entry.qty > 0) {
            tidy.add(line(&entry.code).trim(), entry.qty);
        }
        let place = |code: &str| self.parts.iter().position(|part| part.code == code).unwrap_or(usize::MAX);
        tidy.main.sort_by_cached_key(|entry| (place(&entry.code), entry.code.clone()));
        tidy
    }
}

/// A line without signs that no file could hold, that turn the direction of writing or that nobody can see.
pub(crate) fn line(line: &str) -> String {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    let foul = |c: char| text::is_unruly(c) || text::is_unseen(c) || matches!(c, '\u{fffe}' | '\u{ffff}');
    let kept = |c: char| if breaks(c) { Some(' ') } else { Some(c).filter(|c| !foul(*c)) };
    line.chars().filter_map(kept).collect()
}

fn notes(text: &str) -> String {
    let short: String = text.chars().take(NOTES.0).collect();
    let lines: Vec<String> = short.lines().take(NOTES.1).map(|l| line(l).trim_end().to_owned()).collect();
    let first = lines.iter().position(|l| !l.is_empty()).unwrap_or(lines.len());
    let last = lines.iter().rposition(|l| !l.is_empty()).map_or(first, |i| i + 1);
    lines[first..last].join("\n")
}
