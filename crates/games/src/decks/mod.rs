//! Decks of any game, for clients that know no rules: what they are made of, whether they may be played, how they are read
//! and written.
//!
//! A game that is played with decks brings a [`Workshop`]; everything else here is the same for all of them.

mod code;
mod forms;
mod json;
mod list;
mod names;
mod o8d;
mod paper;
mod read;
mod wish;

use table::{CardId, Phrase};
use text::{Lang, Names, Realizer};

pub use forms::{DeckText, FORMS, WriteError};
pub use list::{DeckEntry, DeckList};
pub use read::{DeckChoice, DeckLine, DeckLineKind, DeckReading, ReadError};
pub use wish::{DeckWish, with_decks};

pub(crate) use names::Known;

/// The workshop of a game; `None` for games without decks.
pub fn workshop(game: &str) -> Option<&'static Workshop> {
    (crate::rooms::doors(game).ok()?.workshop)()
}

/// Everything decks of a game are made of.
pub struct Workshop {
    /// Slug of the game.
    pub game: &'static str,
    /// Affiliations to build around.
    pub identities: Vec<DeckIdentity>,
    /// Everything that can be taken.
    pub parts: Vec<DeckPart>,
    /// Ways to play with decks, the one that asks least first.
    pub formats: Vec<DeckFormat>,
    /// Decks of the house.
    pub starters: Vec<DeckStarter>,
    pub(crate) names: Names,
    pub(crate) known: Known,
    pub(crate) craft: Craft,
}

/// What only the game itself knows.
pub(crate) struct Craft {
    /// Number of the game in share codes.
    pub(crate) number: u8,
    /// Headings of its lists.
    pub(crate) headings: Headings,
    /// How OCTGN calls it.
    pub(crate) octgn: Octgn,
    /// Everything that keeps a list from being played in a format.
    pub(crate) problems: fn(&DeckList, &str) -> Vec<Wrong>,
    /// What is in it.
    pub(crate) figures: fn(&DeckList) -> Vec<Row>,
    /// The first cards it gives.
    pub(crate) draw: fn(&DeckList, u32) -> DeckHand,
}

/// Terms of the lexicon that stand above the parts of a list.
pub(crate) struct Headings {
    /// The deck's name.
    pub(crate) name: &'static str,
    /// The affiliation.
    pub(crate) identity: &'static str,
    /// The parts.
    pub(crate) parts: &'static str,
    /// Others that may stand in a list and mean nothing.
    pub(crate) others: &'static [&'static str],
}

/// How OCTGN calls a game, its cards, and the sections of its lists.
pub(crate) struct Octgn {
    pub(crate) game: &'static str,
    /// What the GUID of every card begins with; a number of twelve digits follows.
    pub(crate) stem: &'static str,
    /// Of the affiliation card, of the first cards of the parts, of the others.
    pub(crate) sections: [&'static str; 3],
}

/// Something wrong with a list, free of any language.
pub(crate) struct Wrong {
    pub(crate) phrase: Phrase,
    pub(crate) rule: &'static str,
    pub(crate) codes: Vec<String>,
}

/// A row of bars, free of any language.
pub(crate) struct Row {
    pub(crate) slug: &'static str,
    pub(crate) title: Phrase,
    pub(crate) bars: Vec<(Result<u8, Phrase>, u16)>,
}

/// An affiliation.
pub struct DeckIdentity {
    /// Its name in lists.
    pub slug: &'static str,
    /// Its name.
    pub title: Phrase,
    /// Slug of its side.
    pub side: &'static str,
    /// Name of its side.
    pub side_title: Phrase,
    /// Its card.
    pub card: CardId,
    pub(crate) octgn: u16,
}

/// A part that decks are made of.
pub struct DeckPart {
    /// Its name in lists.
    pub code: String,
    /// Slug of its affiliation.
    pub identity: &'static str,
    /// Slug of its side.
    pub side: &'static str,
    /// Copies a deck may hold.
    pub most: u8,
    /// Only for decks of its own affiliation.
    pub own: bool,
    /// Its cards; it is named after the first.
    pub cards: Vec<CardId>,
    /// Its number in share codes.
    pub(crate) number: u32,
    pub(crate) octgn: &'static [u16],
}

/// A way to play with decks.
pub struct DeckFormat {
    /// Its name in messages.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
}

/// A deck of the house.
pub struct DeckStarter {
    /// Its name in messages.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// Slug of its side.
    pub side: &'static str,
    /// The list, without a name.
    pub list: DeckList,
}

/// How it stands with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCheck {
    /// Its side, once it has one.
    pub side: Option<&'static str>,
    /// Everything that forbids it, by format.
    pub formats: Vec<(&'static str, Vec<DeckProblem>)>,
    /// What is in it.
    pub tables: Vec<DeckTable>,
    /// The code that stands for it; empty when the list names something nobody knows.
    pub share: String,
}

impl DeckCheck {
    /// The formats it may be played in.
    pub fn legal(&self) -> impl Iterator<Item = &'static str> {
        self.formats.iter().filter(|(_, problems)| problems.is_empty()).map(|(format, _)| *format)
    }
}

/// Something wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckProblem {
    /// What.
    pub text: String,
    /// The rule it breaks.
    pub rule: &'static str,
    /// Codes of the parts concerned.
    pub codes: Vec<String>,
}

/// Figures about a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckTable {
    /// What is counted.
    pub slug: &'static str,
    /// Its title.
    pub title: String,
    /// Labels and numbers.
    pub bars: Vec<(String, u16)>,
}

/// What a deck gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckHand {
    /// Objectives drawn at the start.
    pub goals: Vec<CardId>,
    /// The starting hand.
    pub hand: Vec<CardId>,
    /// What would come next.
    pub next: Vec<CardId>,
}

impl Workshop {
    /// A phrase about its cards in words.
    pub fn say(&self, phrase: &Phrase, lang: Lang) -> String {
        Realizer::new(lang, &self.names).text(phrase)
    }

    /// A card's name.
    pub fn card_name(&self, card: CardId, lang: Lang) -> String {
        Realizer::new(lang, &self.names).card(card).text
    }

    /// The name of a part: that of its first card.
    pub fn title(&self, part: &DeckPart, lang: Lang) -> String {
        self.card_name(part.cards[0], lang)
    }

    /// The part of this code.
    pub fn part(&self, code: &str) -> Option<&DeckPart> {
        self.parts.iter().find(|part| part.code == code)
    }

    /// The affiliation of this slug.
    pub fn identity(&self, slug: &str) -> Option<&DeckIdentity> {
        self.identities.iter().find(|identity| identity.slug == slug)
    }

    /// A deck of the house, named in a language.
    pub fn starter(&self, slug: &str, lang: Lang) -> Option<DeckList> {
        let starter = self.starters.iter().find(|starter| starter.slug == slug)?;
        Some(DeckList { name: self.say(&starter.title, lang), ..starter.list.clone() })
    }

    /// The side of a list: that of its affiliation.
    pub fn side(&self, list: &DeckList) -> Option<&'static str> {
        self.identity(&list.identity).map(|identity| identity.side)
    }

    /// Everything about a list.
    pub fn check(&self, list: &DeckList, lang: Lang) -> DeckCheck {
        let list = self.tidy(list);
        let unknown: Vec<String> =
            list.main.iter().filter(|entry| self.part(&entry.code).is_none()).map(|e| e.code.clone()).collect();
        let verdict = |format: &DeckFormat| {
            let mut problems: Vec<DeckProblem> = (self.craft.problems)(&list, format.slug)
                .into_iter()
                .map(|wrong| DeckProblem { text: self.say(&wrong.phrase, lang), rule: wrong.rule, codes: wrong.codes })
                .collect();
            if !unknown.is_empty() {
                let text = self.say(&Phrase::word("deck.unknown"), lang);
                problems.push(DeckProblem { text, rule: "", codes: unknown.clone() });
            }
            (format.slug, problems)
        };
        let table = |row: Row| DeckTable {
            slug: row.slug,
            title: self.say(&row.title, lang),
            bars: row
                .bars
                .into_iter()
                .map(|(label, n)| (label.map_or_else(|named| self.say(&named, lang), |n| n.to_string()), n))
                .collect(),
        };
        DeckCheck {
            side: self.side(&list),
            formats: self.formats.iter().map(verdict).collect(),
            tables: (self.craft.figures)(&list).into_iter().map(table).collect(),
            share: self.share(&list).unwrap_or_default(),
        }
    }

    /// The first cards a list gives in one of its shuffles.
    pub fn draw(&self, list: &DeckList, seed: u32) -> DeckHand {
        (self.craft.draw)(&self.tidy(list), seed)
    }
}

/// Reads whatever it is given in every workshop, and writes what was understood: the body of the fuzz target.
pub fn fuzz_decks(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for shop in crate::rooms::GAMES.iter().filter_map(|game| workshop(game.slug)) {
        let Ok(reading) = shop.read(&text, &[(1, "1".to_owned()), (2, String::new())], Lang::En) else { continue };
        shop.check(&reading.list, Lang::Ja);
        shop.draw(&reading.list, 1);
        for form in FORMS {
            let written = shop.write(&reading.list, form, Lang::Uk).expect("only known parts are read");
            let back = shop.read(&written.text, &[], Lang::Uk).expect("what is written is short enough").list;
            assert_eq!(
                (back.identity, back.main),
                (reading.list.identity.clone(), reading.list.main.clone()),
                "{form}"
            );
        }
    }
}
