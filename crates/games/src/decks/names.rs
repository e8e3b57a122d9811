//! Lookup of cards and affiliations by name in any language, including misspelled names.

use std::collections::{BTreeMap, BTreeSet};

use table::{CardId, Phrase};
use text::{Lang, Names, Realizer};

use super::{DeckIdentity, DeckPart, Headings};

/// Maximum length of a name; longer ones are not looked up.
const LONGEST: usize = 100;
/// Maximum number of suggestions.
const CHOICES: usize = 4;

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Meaning {
    /// A part by its index.
    Part(usize),
    /// An affiliation by its index.
    Identity(usize),
    /// A card that is available only as part of a set.
    Card(CardId),
}

/// All named cards, parts and affiliations by normalized names in all languages.
#[derive(Default)]
pub(crate) struct Known {
    names: BTreeMap<String, BTreeSet<Meaning>>,
    /// By OCTGN's card number.
    octgn: BTreeMap<u16, Meaning>,
    name: BTreeSet<String>,
    identity: BTreeSet<String>,
    under: BTreeSet<String>,
    others: BTreeSet<String>,
    remarks: BTreeSet<String>,
}

/// Normalizes a name to lower-case letters and digits, so that different spellings match.
pub(crate) fn key(text: &str) -> String {
    let folded = text.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric());
    folded.map(|c| if c == 'ё' { 'е' } else { c }).collect()
}

impl Known {
    pub(crate) fn of(identities: &[DeckIdentity], parts: &[DeckPart], names: &Names, headings: &Headings) -> Self {
        let mut known = Self::default();
        for lang in Lang::all() {
            let speak = Realizer::new(lang, names);
            let mut call = |name: &str, meaning| {
                known.names.entry(key(name)).or_default().insert(meaning);
            };
            for (i, identity) in identities.iter().enumerate() {
                call(&speak.text(&identity.title), Meaning::Identity(i));
                call(&speak.card(identity.card).text, Meaning::Identity(i));
            }
            for (i, part) in parts.iter().enumerate() {
                let name = speak.card(part.cards[0]).text;
                call(&name, Meaning::Part(i));
                if let Some(subtitle) = &part.subtitle {
                    call(&format!("{name} {}", speak.text(subtitle)), Meaning::Part(i));
                }
                part.cards[1..].iter().for_each(|&card| call(&speak.card(card).text, Meaning::Card(card)));
            }
            let say = |term: &'static str| key(&speak.text(&Phrase::word(term)));
            known.name.insert(say(headings.name));
            known.identity.extend(headings.identity.map(say));
            known.under.extend(headings.under.map(say));
            known.others.extend(headings.others.iter().map(|term| say(term)));
            known.remarks.extend(headings.remarks.iter().map(|term| say(term)));
        }
        for (i, identity) in identities.iter().enumerate() {
            known.octgn.insert(identity.octgn, Meaning::Identity(i));
        }
        for (i, part) in parts.iter().enumerate() {
            for (place, (&number, &card)) in part.octgn.iter().zip(&part.cards).enumerate() {
                known.octgn.insert(number, if place == 0 { Meaning::Part(i) } else { Meaning::Card(card) });
            }
        }
        known
    }

    pub(crate) fn is_name_heading(&self, text: &str) -> bool {
        self.name.contains(&key(text))
    }

    pub(crate) fn is_identity_heading(&self, text: &str) -> bool {
        self.identity.contains(&key(text))
    }

    /// Is it a heading that is followed by a comment on the same line?
    pub(crate) fn is_remark(&self, text: &str) -> bool {
        self.remarks.contains(&key(text))
    }

    pub(crate) fn is_heading(&self, text: &str) -> bool {
        let key = key(text);
        [&self.others, &self.name, &self.identity, &self.under].iter().any(|known| known.contains(&key))
    }

    /// Is it the heading of the cards under the plot?
    pub(crate) fn is_under_heading(&self, text: &str) -> bool {
        self.under.contains(&key(text))
    }

    /// The meaning of an OCTGN card number.
    pub(crate) fn octgn(&self, number: u16) -> Option<Meaning> {
        self.octgn.get(&number).copied()
    }

    /// The meanings of an exact name. If the name belongs to parts, only the parts are returned.
    pub(crate) fn exactly(&self, name: &str) -> Vec<Meaning> {
        let all: Vec<Meaning> = self.names.get(&key(name)).into_iter().flatten().copied().collect();
        let parts: Vec<Meaning> = all.iter().filter(|m| matches!(m, Meaning::Part(_))).copied().collect();
        if parts.is_empty() { all } else { parts }
    }

    /// Parts or affiliations with similar names, most similar first.
    pub(crate) fn nearly(&self, name: &str, identity: bool) -> Vec<Meaning> {
        let typed: Vec<char> = key(name).chars().collect();
        if typed.is_empty() || typed.len() > LONGEST {
            return Vec::new();
        }
        let mut found: Vec<(usize, Meaning)> = Vec::new();
        for (known, meanings) in &self.names {
            let fits =
                |m: &&Meaning| if identity { matches!(m, Meaning::Identity(_)) } else { matches!(m, Meaning::Part(_)) };
            let fitting: Vec<Meaning> = meanings.iter().filter(fits).copied().collect();
            if fitting.is_empty() {
                continue;
            }
            let known: Vec<char> = known.chars().collect();
            let far = strsim::generic_levenshtein(&typed, &known);
            let inside = known.len().min(typed.len()) >= 4 && (contains(&typed, &known) || contains(&known, &typed));
            if far <= known.len().max(typed.len()) / 3 || inside {
                found.extend(fitting.into_iter().map(|meaning| (if inside { far.min(2) } else { far }, meaning)));
            }
        }
        found.sort_unstable();
        let mut nearest = Vec::new();
        for (_, meaning) in found {
            if !nearest.contains(&meaning) {
                nearest.push(meaning);
            }
        }
        nearest.truncate(CHOICES);
        nearest
    }
}

fn contains(long: &[char], short: &[char]) -> bool {
    short.len() <= long.len() && long.windows(short.len()).any(|part| part == short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_compared_by_letters_and_digits() {
        assert_eq!(key("A Hero’s Journey"), key("a heros journey"));
        assert_eq!(key("Её, щит!"), "еещит");
        assert_eq!(key("オビ＝ワン・ケノービ"), "オビワンケノービ");
    }
}
