//! Decks: lists, the workshop they are made in, what is read and written.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// A deck list of any game that has decks. It may be illegal: people save what they have not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DeckList {
    /// Slug of the game.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What its owner notes about it.
    pub notes: String,
    /// Slug of the affiliation it is built around; empty while none is chosen.
    pub identity: String,
    /// Its parts, each once, and 500 at most: whoever checks a list looks at them two by two.
    #[serde(deserialize_with = "entries")]
    pub main: Vec<DeckEntry>,
}

/// Parts of a list; no deck has as many.
const MOST_ENTRIES: usize = 500;

fn entries<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<DeckEntry>, D::Error> {
    let main = Vec::deserialize(from)?;
    if main.len() > MOST_ENTRIES {
        return Err(D::Error::custom(format_args!("a deck list has at most {MOST_ENTRIES} entries")));
    }
    Ok(main)
}

/// A part of a deck: a card, or a set of cards that are only taken together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// Its stable name, e.g. the number of an objective set.
    pub code: String,
    /// How often it is taken.
    pub qty: u8,
    /// Dice of all copies together, where a copy may have more than one; absent for one each.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub dice: u8,
    /// How many of the copies lie under the plot; absent for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub under: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this way")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Everything decks of a game are made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Workshop {
    /// Affiliations to build around; none where a deck has none of its own.
    pub identities: Vec<DeckIdentity>,
    /// The sides decks are of.
    pub sides: Vec<DeckTag>,
    /// Decks of any sides may meet; else each seat has a side of its own.
    pub any_side: bool,
    /// Kinds of parts in the order of lists; none where all are of one kind.
    pub groups: Vec<DeckTag>,
    /// Colors of cards, as the factions of their faces; none where affiliations are enough.
    pub colors: Vec<DeckTag>,
    /// Everything that can be taken.
    pub parts: Vec<DeckPart>,
    /// The forms lists are written in.
    pub forms: Vec<String>,
    /// Ways to play with decks, each with its own limits.
    pub formats: Vec<DeckFormat>,
    /// Decks of the house, ready to be played.
    pub starters: Vec<DeckStarter>,
}

/// Something parts are sorted by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckTag {
    /// Its name in messages.
    pub slug: String,
    /// Its name.
    pub title: String,
}

/// An affiliation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckIdentity {
    /// Its name in lists.
    pub slug: String,
    /// Its name.
    pub title: String,
    /// Slug of its side, e.g. `light`.
    pub side: String,
    /// Name of its side.
    pub side_title: String,
    /// Its card.
    pub card: u16,
}

/// A part that decks are made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckPart {
    /// Its name in lists.
    pub code: String,
    /// Its name: that of its first card, with its subtitle.
    pub title: String,
    /// Slug of its affiliation.
    pub identity: String,
    /// Slug of its side.
    pub side: String,
    /// Copies a deck may hold.
    pub most: u8,
    /// Only for decks of its own affiliation.
    pub own: bool,
    /// Its cards in order; what lies in a deck of its own comes first.
    pub cards: Vec<u16>,
    /// Slug of its group; empty where there are none.
    pub group: String,
    /// Dice a copy may have, of parts whose dice are counted; 0 for all others.
    pub dice: u8,
    /// Codes of the plots it may lie under; absent for none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub under: Vec<String>,
}

/// A way to play with decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckFormat {
    /// Its name in messages.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Slug of the mode of the game that is played so; without one, any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mode: Option<String>,
}

/// A deck of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckStarter {
    /// Its name in messages.
    pub slug: String,
    /// Slug of its side.
    pub side: String,
    /// Slugs of the formats it may be played in.
    pub formats: Vec<String>,
    /// The list, named in the asked language.
    pub list: DeckList,
}

/// How it stands with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckCheck {
    /// Its side, once it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<String>,
    /// Whether it may be played, by format.
    pub formats: Vec<DeckVerdict>,
    /// Sums worth seeing all the time.
    pub counts: Vec<DeckCount>,
    /// What is in it.
    pub tables: Vec<DeckTable>,
    /// The code that stands for this list; equal lists have equal codes.
    pub share: String,
}

/// Whether a deck may be played in a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckVerdict {
    /// Slug of the format.
    pub format: String,
    /// Everything that forbids it; empty for a legal deck.
    pub problems: Vec<DeckProblem>,
}

/// Something wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckProblem {
    /// What is wrong, and what would mend it.
    pub text: String,
    /// The rule it breaks.
    pub rule: String,
    /// Codes of the parts concerned.
    pub codes: Vec<String>,
}

/// A sum over a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckCount {
    /// What is counted: `points`, `cards` …
    pub slug: String,
    /// Its title.
    pub title: String,
    /// How many.
    pub n: i32,
    /// How many there may be, if there is an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
}

/// Figures about a deck, as a row of bars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckTable {
    /// What is counted: `cost`, `force`, `resources`, `kinds` …
    pub slug: String,
    /// Its title.
    pub title: String,
    /// The bars in order.
    pub bars: Vec<DeckBar>,
}

/// A bar of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckBar {
    /// What it stands for.
    pub label: String,
    /// How many.
    pub n: u16,
}

/// Something that may be a deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DeckPaste {
    /// A file's content or whatever was pasted: `.o8d`, text, JSON of ours or of a community's database, or a share code.
    pub text: String,
    /// Answers to lines with choices, by line number.
    pub answers: Vec<DeckAnswer>,
}

/// What a doubtful line means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckAnswer {
    /// Number of the line, from 1.
    pub line: u16,
    /// The code that is meant; empty to leave the line out.
    pub code: String,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckReading {
    /// The form it was read in: `o8d`, `swdb`, `text`, `json` or `code`.
    pub form: String,
    /// The list as far as it was understood.
    pub list: DeckList,
    /// Every line that was not empty.
    pub lines: Vec<DeckLine>,
}

/// A line of what was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckLine {
    /// Its number, from 1.
    pub line: u16,
    /// What stands there.
    pub text: String,
    /// How it was understood.
    pub how: DeckLineKind,
    /// What is wrong with it, or what it was taken for.
    pub note: String,
    /// What it may mean.
    pub choices: Vec<DeckChoice>,
}

/// How a line was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckLineKind {
    /// It is in the list.
    Taken,
    /// A heading or a remark.
    Aside,
    /// It may mean several things; nothing was taken.
    Unclear,
    /// It means nothing known; nothing was taken.
    Unknown,
    /// A card that no objective set of the list brings, or too many or too few of it.
    Odd,
}

/// What a line may mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckChoice {
    /// Its code.
    pub code: String,
    /// Its name.
    pub title: String,
}

/// A list to be written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckWrite {
    /// The list.
    pub list: DeckList,
    /// The form, one of the workshop's.
    pub form: String,
}

/// A list as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckText {
    /// The text.
    pub text: String,
    /// A name for a file with it.
    pub file: String,
}

/// A hand to be tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckTry {
    /// The list; it may be unfinished.
    pub list: DeckList,
    /// Which shuffle; the same one gives the same hand.
    pub seed: u32,
}

/// What a deck gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckHand {
    /// Objectives drawn at the start.
    pub goals: Vec<u16>,
    /// The starting hand.
    pub hand: Vec<u16>,
    /// The cards that would come next.
    pub next: Vec<u16>,
    /// Dice that are rolled at the start.
    pub rolls: Vec<DeckRoll>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckRoll {
    /// The card it belongs to.
    pub card: u16,
    /// The side it shows in a few letters.
    pub code: String,
    /// What may be drawn for it.
    pub sign: String,
    /// The side in words.
    pub text: String,
}

/// A deck that somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KeptDeck {
    /// Its name in addresses.
    pub id: Uuid,
    /// The list.
    pub list: DeckList,
    /// Slug of its side, once it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<String>,
    /// Slugs of the formats it may be played in.
    pub legal: Vec<String>,
    /// When it was last changed.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A deck for a seat. Others learn of it when the match begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckWish {
    /// A deck of the house, by slug.
    Starter(String),
    /// A list.
    List(DeckList),
}
