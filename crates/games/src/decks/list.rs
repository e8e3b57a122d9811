//! Deck lists and their normal form.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{DeckBuilder, DeckPart};

/// Maximum characters of a name.
const NAME: usize = 80;
/// Maximum characters and lines of notes.
const NOTES: (usize, usize) = (4000, 100);
/// Maximum copies of a part, far more than any game allows.
pub(crate) const COPIES: u8 = 99;
/// Maximum parts of a list, more than any game has.
const PARTS: usize = 400;

/// A deck list. It may be illegal, because users save unfinished decks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DeckList {
    /// Slug of the game.
    pub game: String,
    /// The name its owner gave it.
    pub name: String,
    /// The owner's notes.
    pub notes: String,
    /// Slug of the affiliation; empty while none is chosen.
    pub identity: String,
    /// The entries, each part once.
    pub main: Vec<DeckEntry>,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// Code of the part.
    pub code: String,
    /// Number of copies.
    pub qty: u8,
    /// Total dice of all copies, if a copy may have more than one; 0 for one each.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dice: u8,
    /// Number of copies under the plot.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub under: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl DeckEntry {
    /// An entry with this number of copies, with one die each or none.
    pub fn new(code: impl Into<String>, qty: u8) -> Self {
        Self { code: code.into(), qty, dice: 0, under: 0 }
    }
}

impl DeckList {
    /// Number of copies of a part.
    pub fn qty(&self, code: &str) -> u8 {
        self.main.iter().filter(|entry| entry.code == code).fold(0, |sum, entry| sum.saturating_add(entry.qty))
    }

    /// The list without the cards under the plot.
    #[must_use]
    pub fn without_under(&self) -> Self {
        let above =
            |entry: &DeckEntry| DeckEntry { qty: entry.qty.saturating_sub(entry.under), under: 0, ..entry.clone() };
        let main = self.main.iter().map(above).filter(|entry| entry.qty > 0).collect();
        Self { main, ..self.clone() }
    }

    /// Adds copies of a part, up to a maximum.
    pub fn add(&mut self, code: &str, qty: u8) {
        match self.main.iter_mut().find(|entry| entry.code == code) {
            Some(entry) => entry.qty = entry.qty.saturating_add(qty).min(COPIES),
            None => self.main.push(DeckEntry::new(code, qty.min(COPIES))),
        }
    }
}

impl DeckBuilder {
    /// The normal form of a list: every part once and in the order of the deck builder, unknown codes last, and the
    /// name and notes without characters that files cannot contain.
    pub fn tidy(&self, list: &DeckList) -> DeckList {
        let mut counts: BTreeMap<(usize, String), (u8, u8)> = BTreeMap::new();
        for entry in list.main.iter().take(PARTS) {
            let code = line(&entry.code).trim().to_owned();
            let place = self.place(&code);
            let key = place.map_or((usize::MAX, code), |place| (place, self.parts[place].code.clone()));
            let n = place.map_or(entry.qty, |place| self.parts[place].count(entry.qty, entry.dice));
            if n > 0 {
                let may = place.is_some_and(|place| !self.parts[place].under.is_empty());
                let under = if may { entry.under.min(n) } else { 0 };
                let all = counts.entry(key).or_default();
                *all = (all.0.saturating_add(n).min(COPIES), all.1.saturating_add(under).min(COPIES));
            }
        }
        DeckList {
            game: self.game.to_owned(),
            name: line(&list.name).trim().chars().take(NAME).collect::<String>().trim_end().to_owned(),
            notes: notes(&list.notes),
            identity: self.identity(&list.identity).map(|known| known.slug.to_owned()).unwrap_or_default(),
            main: counts.into_iter().map(|((_, code), (n, under))| self.entry(code, n, under)).collect(),
        }
    }

    /// The number shown beside an entry: the dice of characters, the copies of other cards.
    pub fn number(&self, entry: &DeckEntry) -> u8 {
        self.part(&entry.code).map_or(entry.qty, |part| part.count(entry.qty, entry.dice))
    }

    /// Adds copies of a part, or removes them if the number is negative. For characters it counts dice.
    pub fn take(&self, list: &mut DeckList, code: &str, more: i16) {
        let taken = list.main.iter().filter(|entry| entry.code == code);
        let now = taken.clone().fold(0u8, |sum, entry| sum.saturating_add(self.number(entry)));
        let under = taken.fold(0u8, |sum, entry| sum.saturating_add(entry.under));
        let next = i16::from(now).saturating_add(more).clamp(0, COPIES.into()) as u8;
        list.main.retain(|entry| entry.code != code);
        if next > 0 {
            list.main.push(self.entry(code.to_owned(), next, under));
        }
    }

    /// Moves copies under the plot, or back if the number is negative.
    pub fn lay_under(&self, list: &mut DeckList, code: &str, more: i16) {
        if let Some(entry) = list.main.iter_mut().find(|entry| entry.code == code) {
            entry.under = i16::from(entry.under).saturating_add(more).clamp(0, entry.qty.into()) as u8;
        }
    }

    /// An entry with the number that is shown beside it.
    fn entry(&self, code: String, n: u8, under: u8) -> DeckEntry {
        let elite = n > 1 && self.part(&code).is_some_and(|part| part.dice > 1);
        let (qty, dice) = if elite { (n.div_ceil(2), n) } else { (n, 0) };
        DeckEntry { code, qty, dice, under: under.min(qty) }
    }
}

impl DeckPart {
    /// One number for copies and dice. If dice count, each copy has one or two. A card that may have two is unique, so
    /// a second die never means a second copy.
    pub(crate) fn count(&self, qty: u8, dice: u8) -> u8 {
        let n = if self.dice > 0 { qty.max(dice) } else { qty };
        n.min(COPIES)
    }
}

/// A line without control characters, direction marks and invisible characters.
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
