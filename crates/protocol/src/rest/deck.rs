//! Decks: lists, the data of the deck builder, import and export.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// A deck list of any game with decks. It may be illegal, because users save unfinished decks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DeckList {
    /// Slug of the game.
    pub game: String,
    /// The name its owner gave it.
    pub name: String,
    /// The owner's notes.
    pub notes: String,
    /// Slug of its affiliation; empty while none is chosen.
    pub identity: String,
    /// The entries, at most 500 and each part once. The limit exists because checking a list compares entries in pairs.
    #[serde(deserialize_with = "entries")]
    pub main: Vec<DeckEntry>,
}

/// Maximum number of entries of a list, more than any deck needs.
const MOST_ENTRIES: usize = 500;

fn entries<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<DeckEntry>, D::Error> {
    let main = Vec::deserialize(from)?;
    if main.len() > MOST_ENTRIES {
        return Err(D::Error::custom(format_args!("a deck list has at most {MOST_ENTRIES} entries")));
    }
    Ok(main)
}

/// An entry of a deck: a card, or a set of cards that can only be taken together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckEntry {
    /// Its stable code, e.g. the number of an objective set.
    pub code: String,
    /// Number of copies.
    pub qty: u8,
    /// Total dice of all copies, if a copy may have more than one; absent for one each.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub dice: u8,
    /// Number of copies under the plot; absent for none.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u8>")]
    pub under: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Data of the deck builder for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckCatalog {
    /// The affiliations a deck can have; empty if decks of this game have none.
    pub identities: Vec<DeckIdentity>,
    /// The sides a deck can belong to.
    pub sides: Vec<DeckTag>,
    /// Whether decks of any sides may play against each other; otherwise each seat has a fixed side.
    pub any_side: bool,
    /// Kinds of parts, in the order of deck lists; empty if there is only one kind.
    pub groups: Vec<DeckTag>,
    /// Colors of cards, which are the factions of their faces; empty if affiliations are sufficient.
    pub colors: Vec<DeckTag>,
    /// All parts that can be in a deck.
    pub parts: Vec<DeckPart>,
    /// The text formats in which lists can be exported.
    pub forms: Vec<String>,
    /// The deck formats, each with its own limits.
    pub formats: Vec<DeckFormat>,
    /// The built-in starter decks.
    pub starters: Vec<DeckStarter>,
}

/// A category of parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckTag {
    /// Identifier in messages.
    pub slug: String,
    /// Name shown to players.
    pub title: String,
}

/// An affiliation that a deck can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckIdentity {
    /// Identifier in deck lists.
    pub slug: String,
    /// Name shown to players.
    pub title: String,
    /// Slug of its side, e.g. `light`.
    pub side: String,
    /// Name of its side.
    pub side_title: String,
    /// The affiliation's card.
    pub card: u16,
}

/// A part that can be in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckPart {
    /// Identifier in deck lists.
    pub code: String,
    /// Name and subtitle of its first card.
    pub title: String,
    /// Slug of its affiliation.
    pub identity: String,
    /// Slug of its side.
    pub side: String,
    /// Maximum number of copies in a deck.
    pub most: u8,
    /// Whether only decks of its affiliation may contain it.
    pub own: bool,
    /// Its cards in order, beginning with those that belong to a separate deck.
    pub cards: Vec<u16>,
    /// Slug of its group; empty if the game has no groups.
    pub group: String,
    /// Maximum dice of a copy, for parts whose dice are counted; 0 for all others.
    pub dice: u8,
    /// Codes of the plots it may be placed under; absent for none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub under: Vec<String>,
}

/// A deck format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckFormat {
    /// Identifier in messages.
    pub slug: String,
    /// Title shown to players.
    pub title: String,
    /// Slug of the mode that uses this format; absent if any mode may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mode: Option<String>,
}

/// A built-in deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckStarter {
    /// Identifier in messages.
    pub slug: String,
    /// Slug of its side.
    pub side: String,
    /// Slugs of the formats it may be played in.
    pub formats: Vec<String>,
    /// The list, with its name in the requested language.
    pub list: DeckList,
}

/// Result of checking a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckCheck {
    /// Its side; absent while it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<String>,
    /// The verdict for each format.
    pub formats: Vec<DeckVerdict>,
    /// Totals that the deck builder always shows.
    pub counts: Vec<DeckCount>,
    /// Statistics about its contents.
    pub tables: Vec<DeckTable>,
    /// The share code of this list; equal lists have equal codes.
    pub share: String,
}

/// Whether a deck may be played in a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckVerdict {
    /// Slug of the format.
    pub format: String,
    /// Violations of the format; empty for a legal deck.
    pub problems: Vec<DeckProblem>,
}

/// A reason why a deck is illegal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckProblem {
    /// What is wrong and how to fix it.
    pub text: String,
    /// The rule it breaks.
    pub rule: String,
    /// Codes of the parts concerned.
    pub codes: Vec<String>,
}

/// A total over a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckCount {
    /// What is counted: `points`, `cards` …
    pub slug: String,
    /// Title shown to players.
    pub title: String,
    /// The total.
    pub n: i32,
    /// The maximum, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
}

/// Statistics about a deck, as a bar chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckTable {
    /// What is counted: `cost`, `force`, `resources`, `kinds` …
    pub slug: String,
    /// Title shown to players.
    pub title: String,
    /// The bars in order.
    pub bars: Vec<DeckBar>,
}

/// A bar of a chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckBar {
    /// Label of the bar.
    pub label: String,
    /// Height of the bar.
    pub n: u16,
}

/// Text that may contain a deck list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DeckPaste {
    /// Content of a file or of the clipboard: `.o8d`, text, JSON (Orrery's or a card database's) or a share code.
    pub text: String,
    /// The user's choices for ambiguous lines.
    pub answers: Vec<DeckAnswer>,
}

/// The user's choice for an ambiguous line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckAnswer {
    /// Number of the line, from 1.
    pub line: u16,
    /// The chosen code; empty to skip the line.
    pub code: String,
}

/// Result of reading a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckReading {
    /// The detected format: `o8d`, `swdb`, `text`, `json` or `code`.
    pub form: String,
    /// The list as far as it was understood.
    pub list: DeckList,
    /// All lines that are not empty.
    pub lines: Vec<DeckLine>,
}

/// A line of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckLine {
    /// Its number, from 1.
    pub line: u16,
    /// Text of the line.
    pub text: String,
    /// How it was interpreted.
    pub how: DeckLineKind,
    /// What is wrong with it, or what it was interpreted as.
    pub note: String,
    /// The possible meanings of an ambiguous line.
    pub choices: Vec<DeckChoice>,
}

/// How a line was interpreted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckLineKind {
    /// It is an entry of the list.
    Taken,
    /// It is a heading or a comment.
    Aside,
    /// It is ambiguous and was skipped.
    Unclear,
    /// It names nothing known and was skipped.
    Unknown,
    /// It names a card that the list's objective sets do not contain, or contain in a different number.
    Odd,
}

/// A possible meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckChoice {
    /// Code of the part.
    pub code: String,
    /// Name shown to players.
    pub title: String,
}

/// A request to export a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckWrite {
    /// The list.
    pub list: DeckList,
    /// The text format, one of the deck builder's.
    pub form: String,
}

/// A list exported as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckText {
    /// The text.
    pub text: String,
    /// Suggested file name.
    pub file: String,
}

/// A request to draw a sample hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckTry {
    /// The list; it may be unfinished.
    pub list: DeckList,
    /// Seed of the shuffle; the same seed gives the same hand.
    pub seed: u32,
}

/// A sample hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckHand {
    /// Objectives drawn at the start.
    pub goals: Vec<u16>,
    /// The starting hand.
    pub hand: Vec<u16>,
    /// The cards that would come next.
    pub next: Vec<u16>,
    /// Dice rolled at the start.
    pub rolls: Vec<DeckRoll>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckRoll {
    /// The card it belongs to.
    pub card: u16,
    /// The side it shows, as a short code.
    pub code: String,
    /// Name of the icon for the side.
    pub sign: String,
    /// The side as text.
    pub text: String,
}

/// A saved deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct KeptDeck {
    /// Id in URLs.
    pub id: Uuid,
    /// The list.
    pub list: DeckList,
    /// Slug of its side; absent while it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub side: Option<String>,
    /// Slugs of the formats it may be played in.
    pub legal: Vec<String>,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A deck for a seat. The other players see it when the match begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckWish {
    /// A built-in deck, by slug.
    Starter(String),
    /// A list.
    List(DeckList),
}
