//! Decks of any game, for clients that know no rules: their parts, legality checks, import and export.
//!
//! A game with decks provides a [`DeckBuilder`]; everything else here is the same for all games.

mod code;
mod forms;
mod json;
mod list;
mod names;
mod o8d;
mod plain_text;
mod read;
mod sheet;
mod swdb;
mod wish;

use table::deck::{Bar, DeckStats};
use table::{CardId, Phrase};
use text::{Lang, Names, Realizer};

pub use forms::{DeckText, WriteError};
pub use list::{DeckEntry, DeckList};
pub use read::{DeckChoice, DeckLine, DeckLineKind, DeckReading, ReadError};
pub use wish::{DeckWish, mode_of_decks, with_decks};

pub(crate) use names::Known;

/// The deck builder of a game; `None` for games without decks.
pub fn deck_builder(game: &str) -> Option<&'static DeckBuilder> {
    (crate::adapters::vtable(game).ok()?.deck_builder)()
}

/// The deck builder's data for a game.
pub struct DeckBuilder {
    /// Slug of the game.
    pub game: &'static str,
    /// The affiliations a deck can have; empty if decks of this game have none.
    pub identities: Vec<DeckIdentity>,
    /// The sides a deck can belong to.
    pub sides: Vec<DeckTag>,
    /// Whether decks of any sides may play against each other; otherwise each seat has a fixed side.
    pub any_side: bool,
    /// Kinds of parts, in the order of deck lists; empty if there is only one kind.
    pub groups: Vec<DeckGroup>,
    /// Colors of cards, which are the factions of their faces; empty if affiliations are sufficient.
    pub colors: Vec<DeckTag>,
    /// All parts that can be in a deck.
    pub parts: Vec<DeckPart>,
    /// The text formats in which lists can be exported.
    pub forms: &'static [&'static str],
    /// The deck formats, least restrictive first.
    pub formats: Vec<DeckFormat>,
    /// The built-in starter decks.
    pub starters: Vec<DeckStarter>,
    pub(crate) names: Names,
    pub(crate) known: Known,
    pub(crate) hooks: GameHooks,
}

/// The game-specific data and functions.
pub(crate) struct GameHooks {
    /// Number of the game in share codes.
    pub(crate) number: u8,
    /// Headings of its lists.
    pub(crate) headings: Headings,
    /// Its data for OCTGN, if OCTGN supports the game.
    pub(crate) octgn: Option<Octgn>,
    /// The sets of its cards by number, with name and abbreviation.
    pub(crate) sets: &'static [(&'static str, &'static str)],
    /// The side of a list, if it has one.
    pub(crate) side: fn(&DeckBuilder, &DeckList) -> Option<&'static str>,
    /// Totals that the deck builder always shows.
    pub(crate) counts: fn(&DeckList) -> Vec<Sum>,
    /// All violations of a format.
    pub(crate) problems: fn(&DeckList, &str) -> Vec<Violation>,
    /// Statistics about its contents.
    pub(crate) stats: fn(&DeckList) -> Vec<DeckStats>,
    /// Draws a sample hand.
    pub(crate) draw: fn(&DeckList, u32) -> DeckHand,
}

/// Lexicon keys of the headings in a list.
pub(crate) struct Headings {
    /// The name of the deck.
    pub(crate) name: &'static str,
    /// The affiliation.
    pub(crate) identity: Option<&'static str>,
    /// The parts, if there are no groups.
    pub(crate) parts: &'static str,
    /// The cards under the plot, if the game allows them.
    pub(crate) under: Option<&'static str>,
    /// Other headings that have no meaning.
    pub(crate) others: &'static [&'static str],
    /// Headings that are followed by a comment on the same line.
    pub(crate) remarks: &'static [&'static str],
}

/// OCTGN's ids of a game and its cards, and the section names of its lists.
pub(crate) struct Octgn {
    pub(crate) game: &'static str,
    /// The prefix of all card GUIDs, which is followed by a number of twelve digits.
    pub(crate) stem: &'static str,
    /// Sections for the affiliation card, for the first cards of the parts, and for the other cards.
    pub(crate) sections: [&'static str; 3],
}

/// A problem of a list, independent of language.
pub(crate) struct Violation {
    pub(crate) phrase: Phrase,
    pub(crate) rule: &'static str,
    pub(crate) codes: Vec<String>,
}

/// A total of a list, independent of language.
pub(crate) struct Sum {
    pub(crate) slug: &'static str,
    pub(crate) title: Phrase,
    pub(crate) n: i32,
    pub(crate) most: Option<i32>,
}

/// A side or a color.
pub struct DeckTag {
    /// Identifier in messages.
    pub slug: &'static str,
    /// Name shown to players.
    pub title: Phrase,
}

/// A kind of parts.
pub struct DeckGroup {
    /// Identifier in messages.
    pub slug: &'static str,
    /// Name shown to players.
    pub title: Phrase,
    /// Lexicon key of its heading in lists.
    pub(crate) heading: &'static str,
    /// Whether a deck usually has at most one, so that lists omit the number.
    pub(crate) alone: bool,
}

/// An affiliation.
pub struct DeckIdentity {
    /// Identifier in deck lists.
    pub slug: &'static str,
    /// Name shown to players.
    pub title: Phrase,
    /// Slug of its side.
    pub side: &'static str,
    /// Name of its side.
    pub side_title: Phrase,
    /// The affiliation's card.
    pub card: CardId,
    pub(crate) octgn: u16,
}

/// A part that can be in a deck.
pub struct DeckPart {
    /// Identifier in deck lists.
    pub code: String,
    /// Slug of its affiliation.
    pub identity: &'static str,
    /// Slug of its side.
    pub side: &'static str,
    /// Maximum number of copies in a deck.
    pub most: u8,
    /// Whether only decks of its affiliation may contain it.
    pub own: bool,
    /// Its cards. The first one gives the part its name.
    pub cards: Vec<CardId>,
    /// Slug of its group; empty if the game has no groups.
    pub group: &'static str,
    /// Maximum dice of a copy, for parts whose dice are counted; 0 for all others.
    pub dice: u8,
    /// Codes of the plots it may be placed under.
    pub under: Vec<String>,
    /// A one-line description of its card, for parts that are a single card.
    pub about: Option<Phrase>,
    /// Subtitle that distinguishes it from others with the same name.
    pub(crate) subtitle: Option<Phrase>,
    /// Alternative codes in lists.
    pub(crate) codes: Vec<String>,
    /// Its number in share codes.
    pub(crate) number: u32,
    pub(crate) octgn: &'static [u16],
}

/// A deck format.
pub struct DeckFormat {
    /// Identifier in messages.
    pub slug: &'static str,
    /// Title shown to players.
    pub title: Phrase,
    /// Slug of the mode that uses this format; `None` if any mode may.
    pub mode: Option<&'static str>,
}

/// A built-in deck.
pub struct DeckStarter {
    /// Identifier in messages.
    pub slug: &'static str,
    /// Title shown to players.
    pub title: Phrase,
    /// Slug of its side.
    pub side: &'static str,
    /// Slugs of the formats it may be played in.
    pub formats: Vec<&'static str>,
    /// The list, without a name.
    pub list: DeckList,
}

/// Result of checking a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCheck {
    /// Its side; `None` while it has none.
    pub side: Option<&'static str>,
    /// The problems by format.
    pub formats: Vec<(&'static str, Vec<DeckProblem>)>,
    /// Totals that the deck builder always shows.
    pub counts: Vec<DeckCount>,
    /// Statistics about its contents.
    pub tables: Vec<DeckTable>,
    /// The share code; empty if the list contains an unknown code.
    pub share: String,
}

impl DeckCheck {
    /// The formats it may be played in.
    pub fn legal(&self) -> impl Iterator<Item = &'static str> {
        self.formats.iter().filter(|(_, problems)| problems.is_empty()).map(|(format, _)| *format)
    }
}

/// A reason why a deck is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckProblem {
    /// What is wrong and how to fix it.
    pub text: String,
    /// The rule it breaks.
    pub rule: &'static str,
    /// Codes of the parts concerned.
    pub codes: Vec<String>,
}

/// A total over a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckCount {
    /// What is counted.
    pub slug: &'static str,
    /// Title shown to players.
    pub title: String,
    /// The total.
    pub n: i32,
    /// The maximum, if there is one.
    pub most: Option<i32>,
}

/// Statistics about a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckTable {
    /// What is counted.
    pub slug: &'static str,
    /// Title shown to players.
    pub title: String,
    /// Labels and values of the bars.
    pub bars: Vec<(String, u16)>,
}

/// A sample hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckHand {
    /// Objectives drawn at the start.
    pub goals: Vec<CardId>,
    /// The starting hand.
    pub hand: Vec<CardId>,
    /// The cards that would come next.
    pub next: Vec<CardId>,
    /// Dice rolled at the start.
    pub rolls: Vec<DeckRoll>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRoll {
    /// The card it belongs to.
    pub card: CardId,
    /// The side it shows, as a short code.
    pub code: String,
    /// Name of the icon for the side.
    pub sign: &'static str,
    /// The side as text.
    pub phrase: Phrase,
}

impl DeckBuilder {
    /// The heading above cards under the plot, if the game allows them.
    pub fn under_title(&self, lang: Lang) -> Option<String> {
        self.hooks.headings.under.map(|term| self.say(&Phrase::word(term), lang))
    }

    /// A phrase as text.
    pub fn say(&self, phrase: &Phrase, lang: Lang) -> String {
        Realizer::new(lang, &self.names).text(phrase)
    }

    /// A card's name.
    pub fn card_name(&self, card: CardId, lang: Lang) -> String {
        Realizer::new(lang, &self.names).card(card).text
    }

    /// Name and subtitle of a part's first card.
    pub fn title(&self, part: &DeckPart, lang: Lang) -> String {
        let name = self.card_name(part.cards[0], lang);
        let comma = if lang == Lang::Ja { "、" } else { ", " };
        part.subtitle.as_ref().map_or_else(|| name.clone(), |of| format!("{name}{comma}{}", self.say(of, lang)))
    }

    /// The name of a part, with its set if other parts have the same name.
    pub(crate) fn label(&self, part: &DeckPart, lang: Lang) -> String {
        let title = self.title(part, lang);
        let print = if self.known.exactly(&title).len() > 1 { self.print(part) } else { String::new() };
        format!("{title}{print}")
    }

    /// Set and number of a part as shown after its name; empty if cards have none.
    pub(crate) fn print(&self, part: &DeckPart) -> String {
        let set = (part.number / 1000).checked_sub(1).and_then(|set| self.hooks.sets.get(set as usize));
        set.map_or_else(String::new, |(name, _)| format!(" ({name} #{})", part.number % 1000))
    }

    /// The number of a printed set by one of its names.
    pub(crate) fn set(&self, name: &str) -> Option<u32> {
        let wanted = names::key(name);
        let set = self.hooks.sets.iter().position(|set| names::key(set.0) == wanted || names::key(set.1) == wanted)?;
        Some(set as u32 + 1)
    }

    /// The part with this number in a set.
    pub(crate) fn printed(&self, set: &str, place: u32) -> Option<usize> {
        self.place(&format!("{:02}{place:03}", self.set(set)?))
    }

    /// The index of a part by any of its codes.
    pub(crate) fn place(&self, code: &str) -> Option<usize> {
        self.parts.iter().position(|part| part.code == code || part.codes.iter().any(|other| other == code))
    }

    /// The part with this code.
    pub fn part(&self, code: &str) -> Option<&DeckPart> {
        self.place(code).map(|place| &self.parts[place])
    }

    /// The affiliation with this slug.
    pub fn identity(&self, slug: &str) -> Option<&DeckIdentity> {
        self.identities.iter().find(|identity| identity.slug == slug)
    }

    /// A built-in deck with its name in a language.
    pub fn starter(&self, slug: &str, lang: Lang) -> Option<DeckList> {
        let starter = self.starters.iter().find(|starter| starter.slug == slug)?;
        Some(self.tidy(&DeckList { name: self.say(&starter.title, lang), ..starter.list.clone() }))
    }

    /// The side of a list, if it has one.
    pub fn side(&self, list: &DeckList) -> Option<&'static str> {
        (self.hooks.side)(self, list)
    }

    /// Checks a list.
    pub fn check(&self, list: &DeckList, lang: Lang) -> DeckCheck {
        let list = self.tidy(list);
        let unknown: Vec<String> =
            list.main.iter().filter(|entry| self.part(&entry.code).is_none()).map(|e| e.code.clone()).collect();
        let verdict = |format: &DeckFormat| {
            let mut problems: Vec<DeckProblem> = (self.hooks.problems)(&list, format.slug)
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
        let table = |row: DeckStats| DeckTable {
            slug: row.slug,
            title: self.say(&row.title, lang),
            bars: row.bars.into_iter().map(|(bar, n)| (label(bar), n)).collect(),
        };
        let count =
            |sum: Sum| DeckCount { slug: sum.slug, title: self.say(&sum.title, lang), n: sum.n, most: sum.most };
        DeckCheck {
            side: self.side(&list),
            formats: self.formats.iter().map(verdict).collect(),
            counts: (self.hooks.counts)(&list).into_iter().map(count).collect(),
            tables: (self.hooks.stats)(&list).into_iter().map(table).collect(),
            share: self.share(&list).unwrap_or_default(),
        }
    }

    /// Draws a sample hand of a list with a seed.
    pub fn draw(&self, list: &DeckList, seed: u32) -> DeckHand {
        (self.hooks.draw)(&self.tidy(list), seed)
    }
}

/// Reads the data as a list of every game and writes the result again. This is the body of the fuzz target.
pub fn fuzz_decks(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for builder in crate::adapters::GAMES.iter().filter_map(|game| deck_builder(game.slug)) {
        let Ok(reading) = builder.read(&text, &[(1, "1".to_owned()), (2, String::new())], Lang::En) else { continue };
        builder.check(&reading.list, Lang::Ja);
        builder.draw(&reading.list, 1);
        for form in builder.forms {
            let written = builder.write(&reading.list, form, Lang::Uk).expect("only known parts are read");
            let back = builder.read(&written.text, &[], Lang::Uk).expect("a written list is short enough").list;
            // Lists of the community database cannot contain cards under a plot.
            let list = if *form == "swdb" { reading.list.without_under() } else { reading.list.clone() };
            assert_eq!((back.identity, back.main), (list.identity, list.main), "{form}");
        }
    }
}
