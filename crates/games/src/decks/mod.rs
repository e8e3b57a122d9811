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
mod sheet;
mod swdb;
mod wish;

use table::deck::{Bar, Figures};
use table::{CardId, Phrase};
use text::{Lang, Names, Realizer};

pub use forms::{DeckText, WriteError};
pub use list::{DeckEntry, DeckList};
pub use read::{DeckChoice, DeckLine, DeckLineKind, DeckReading, ReadError};
pub use wish::{DeckWish, mode_of_decks, with_decks};

pub(crate) use names::Known;

/// The workshop of a game; `None` for games without decks.
pub fn workshop(game: &str) -> Option<&'static Workshop> {
    (crate::rooms::doors(game).ok()?.workshop)()
}

/// Everything decks of a game are made of.
pub struct Workshop {
    /// Slug of the game.
    pub game: &'static str,
    /// Affiliations to build around; none where a deck has none of its own.
    pub identities: Vec<DeckIdentity>,
    /// The sides decks are of.
    pub sides: Vec<DeckTag>,
    /// Decks of any sides may meet; else each seat has a side of its own.
    pub any_side: bool,
    /// Kinds of parts in the order of lists; none where all are of one kind.
    pub groups: Vec<DeckGroup>,
    /// Colors of cards, as the factions of their faces; none where affiliations are enough.
    pub colors: Vec<DeckTag>,
    /// Everything that can be taken.
    pub parts: Vec<DeckPart>,
    /// The forms lists are written in.
    pub forms: &'static [&'static str],
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
    /// How OCTGN calls it, if it does.
    pub(crate) octgn: Option<Octgn>,
    /// The sets its cards were printed in, by number: their names and how they are written in short.
    pub(crate) sets: &'static [(&'static str, &'static str)],
    /// The side of a list, once it has one.
    pub(crate) side: fn(&Workshop, &DeckList) -> Option<&'static str>,
    /// Sums worth seeing all the time.
    pub(crate) counts: fn(&DeckList) -> Vec<Sum>,
    /// Everything that keeps a list from being played in a format.
    pub(crate) problems: fn(&DeckList, &str) -> Vec<Wrong>,
    /// What is in it.
    pub(crate) figures: fn(&DeckList) -> Vec<Figures>,
    /// The first cards it gives.
    pub(crate) draw: fn(&DeckList, u32) -> DeckHand,
}

/// Terms of the lexicon that stand above the parts of a list.
pub(crate) struct Headings {
    /// The deck's name.
    pub(crate) name: &'static str,
    /// The affiliation.
    pub(crate) identity: Option<&'static str>,
    /// The parts, where they have no groups.
    pub(crate) parts: &'static str,
    /// What lies under the plot, where something may.
    pub(crate) under: Option<&'static str>,
    /// All that may stand in a list and mean nothing.
    pub(crate) others: &'static [&'static str],
    /// Those after which a remark follows on the same line.
    pub(crate) remarks: &'static [&'static str],
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

/// A sum, free of any language.
pub(crate) struct Sum {
    pub(crate) slug: &'static str,
    pub(crate) title: Phrase,
    pub(crate) n: i32,
    pub(crate) most: Option<i32>,
}

/// A side or a color.
pub struct DeckTag {
    /// Its name in messages.
    pub slug: &'static str,
    /// Its name.
    pub title: Phrase,
}

/// A kind of parts.
pub struct DeckGroup {
    /// Its name in messages.
    pub slug: &'static str,
    /// Its name.
    pub title: Phrase,
    /// The term that stands above it in lists.
    pub(crate) heading: &'static str,
    /// There is one of it at most as a rule, so that nobody writes the number.
    pub(crate) alone: bool,
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
    /// Slug of its group; empty where there are none.
    pub group: &'static str,
    /// Dice a copy may have, of parts whose dice are counted; 0 for all others.
    pub dice: u8,
    /// Codes of the plots it may lie under.
    pub under: Vec<String>,
    /// What stands in a line about its card, of parts that are one.
    pub about: Option<Phrase>,
    /// What tells it from others of its name.
    pub(crate) subtitle: Option<Phrase>,
    /// Its other names in lists.
    pub(crate) codes: Vec<String>,
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
    /// The mode of the game that is played so; without one, any.
    pub mode: Option<&'static str>,
}

/// A deck of the house.
pub struct DeckStarter {
    /// Its name in messages.
    pub slug: &'static str,
    /// Its title.
    pub title: Phrase,
    /// Slug of its side.
    pub side: &'static str,
    /// Slugs of the formats it may be played in.
    pub formats: Vec<&'static str>,
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
    /// Sums worth seeing all the time.
    pub counts: Vec<DeckCount>,
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

/// A sum over a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCount {
    /// What is counted.
    pub slug: &'static str,
    /// Its title.
    pub title: String,
    /// How many.
    pub n: i32,
    /// How many there may be, if there is an end.
    pub most: Option<i32>,
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
    /// Dice that are rolled at the start.
    pub rolls: Vec<DeckRoll>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRoll {
    /// The card it belongs to.
    pub card: CardId,
    /// The side it shows in a few letters.
    pub code: String,
    /// What may be drawn for it.
    pub sign: &'static str,
    /// The side in words.
    pub phrase: Phrase,
}

impl Workshop {
    /// What stands above cards under the plot, where some may lie there.
    pub fn under_title(&self, lang: Lang) -> Option<String> {
        self.craft.headings.under.map(|term| self.say(&Phrase::word(term), lang))
    }

    /// A phrase about its cards in words.
    pub fn say(&self, phrase: &Phrase, lang: Lang) -> String {
        Realizer::new(lang, &self.names).text(phrase)
    }

    /// A card's name.
    pub fn card_name(&self, card: CardId, lang: Lang) -> String {
        Realizer::new(lang, &self.names).card(card).text
    }

    /// The name of a part: that of its first card, with its subtitle.
    pub fn title(&self, part: &DeckPart, lang: Lang) -> String {
        let name = self.card_name(part.cards[0], lang);
        let comma = if lang == Lang::Ja { "、" } else { ", " };
        part.subtitle.as_ref().map_or_else(|| name.clone(), |of| format!("{name}{comma}{}", self.say(of, lang)))
    }

    /// The name of a part, with the set it was printed in where others have the same.
    pub(crate) fn label(&self, part: &DeckPart, lang: Lang) -> String {
        let title = self.title(part, lang);
        let print = if self.known.exactly(&title).len() > 1 { self.print(part) } else { String::new() };
        format!("{title}{print}")
    }

    /// Set and number of a part, as they stand behind its name; nothing where cards have none.
    pub(crate) fn print(&self, part: &DeckPart) -> String {
        let set = (part.number / 1000).checked_sub(1).and_then(|set| self.craft.sets.get(set as usize));
        set.map_or_else(String::new, |(name, _)| format!(" ({name} #{})", part.number % 1000))
    }

    /// The number of a printed set by one of its names.
    pub(crate) fn set(&self, name: &str) -> Option<u32> {
        let wanted = names::key(name);
        let set = self.craft.sets.iter().position(|set| names::key(set.0) == wanted || names::key(set.1) == wanted)?;
        Some(set as u32 + 1)
    }

    /// The part that was printed there.
    pub(crate) fn printed(&self, set: &str, place: u32) -> Option<usize> {
        self.place(&format!("{:02}{place:03}", self.set(set)?))
    }

    /// The place of a part by any of its codes.
    pub(crate) fn place(&self, code: &str) -> Option<usize> {
        self.parts.iter().position(|part| part.code == code || part.codes.iter().any(|other| other == code))
    }

    /// The part of this code.
    pub fn part(&self, code: &str) -> Option<&DeckPart> {
        self.place(code).map(|place| &self.parts[place])
    }

    /// The affiliation of this slug.
    pub fn identity(&self, slug: &str) -> Option<&DeckIdentity> {
        self.identities.iter().find(|identity| identity.slug == slug)
    }

    /// A deck of the house, named in a language.
    pub fn starter(&self, slug: &str, lang: Lang) -> Option<DeckList> {
        let starter = self.starters.iter().find(|starter| starter.slug == slug)?;
        Some(self.tidy(&DeckList { name: self.say(&starter.title, lang), ..starter.list.clone() }))
    }

    /// The side of a list, once it has one.
    pub fn side(&self, list: &DeckList) -> Option<&'static str> {
        (self.craft.side)(self, list)
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
        let label = |bar| match bar {
            Bar::Number(number) => number.to_string(),
            Bar::Named(phrase) => self.say(&phrase, lang),
        };
        let table = |row: Figures| DeckTable {
            slug: row.slug,
            title: self.say(&row.title, lang),
            bars: row.bars.into_iter().map(|(bar, n)| (label(bar), n)).collect(),
        };
        let count =
            |sum: Sum| DeckCount { slug: sum.slug, title: self.say(&sum.title, lang), n: sum.n, most: sum.most };
        DeckCheck {
            side: self.side(&list),
            formats: self.formats.iter().map(verdict).collect(),
            counts: (self.craft.counts)(&list).into_iter().map(count).collect(),
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
        for form in shop.forms {
            let written = shop.write(&reading.list, form, Lang::Uk).expect("only known parts are read");
            let back = shop.read(&written.text, &[], Lang::Uk).expect("what is written is short enough").list;
            // Lists of the community have no place for what lies under a plot.
            let list = if *form == "swdb" { reading.list.without_under() } else { reading.list.clone() };
            assert_eq!((back.identity, back.main), (list.identity, list.main), "{form}");
        }
    }
}
