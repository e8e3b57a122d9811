//! The server: its games, their cards, and reports to moderators.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::BugInfo;
use crate::text::{Lang, Spans};
use crate::view::Mark;

/// The reason why a request was refused. A refused request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ApiError {
    /// Code for programs, e.g. `name_taken`.
    pub code: String,
    /// Message for people, in English; clients translate the code.
    pub message: String,
}

/// The games and computer opponents of this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct About {
    /// Build of the server.
    pub build: String,
    /// All games, in the order in which to list them.
    pub games: Vec<GameInfo>,
    /// Levels of computer opponents, weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A game this server offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Identifier in messages.
    pub slug: String,
    /// Title shown to players.
    pub title: String,
    /// Its modes, the default first.
    pub modes: Vec<ModeInfo>,
    /// Rulings that each table may choose.
    pub rulings: Vec<RulingInfo>,
    /// Whether there is a lesson for it.
    pub lesson: bool,
    /// Whether players build decks for it.
    pub decks: bool,
    /// Whether it is a small example of how a game is implemented. Examples are listed after the other games.
    pub example: bool,
}

/// A mode of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeInfo {
    /// Identifier in messages.
    pub slug: String,
    /// Title shown to players.
    pub title: String,
    /// The numbers of players it supports.
    pub seats: Vec<u8>,
}

/// A question that the rulebook leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulingInfo {
    /// Identifier in messages.
    pub name: String,
    /// The question that the ruling answers.
    pub title: String,
    /// The possible values; empty if any number is allowed.
    pub values: Vec<String>,
    /// The default value.
    pub usual: String,
}

/// A level of the computer opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelInfo {
    /// Identifier in messages.
    pub slug: String,
    /// Title shown to players.
    pub title: String,
}

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardFace {
    /// Its number in views and spans.
    pub card: u16,
    /// Identifier in files.
    pub slug: String,
    /// Name shown to players.
    pub name: String,
    /// Faction and kind.
    pub line: Spans,
    /// The parts of its text box.
    pub text: Vec<CardPart>,
    /// The kind of card, such as ship, base or outpost. It determines the card frame.
    pub kind: String,
    /// Location of its picture.
    pub art: String,
    /// Printed cost; absent if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// Printed defense; absent if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub defense: Option<u8>,
    /// The icon on which its defense is drawn.
    pub guard: String,
    /// Whether it protects its owner.
    pub outpost: bool,
    /// Slug of its faction.
    pub faction: String,
    /// Other printed values and marks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Stamp>>")]
    pub stamps: Vec<Stamp>,
    /// Its traits in one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub traits: Option<Spans>,
    /// Its number and sets, if cards are numbered. Such a card is drawn with its text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub print: Option<Print>,
    /// Icons with numbers beside the text, e.g. the sides of its die.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Mark>>")]
    pub marks: Vec<Mark>,
    /// Its names in all languages. Present only in the list of all cards of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<BTreeMap<Lang, String>>,
}

/// A printed value or mark: an icon and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Stamp {
    /// Position on the card.
    pub spot: StampSpot,
    /// Name of the icon, e.g. `force`.
    pub sign: String,
    /// The number; 0 for an icon without a number.
    pub n: u8,
}

/// Position of a stamp on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StampSpot {
    /// Before the name.
    Title,
    /// On the upper edge of the picture.
    Side,
    /// Along the lower edge of the picture.
    Strip,
    /// At the bottom of the card.
    Foot,
}

/// Number and sets of a printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Print {
    /// The card number.
    pub number: u16,
    /// The sets it is part of, in order.
    pub sets: Vec<u8>,
}

/// A part of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardPart {
    /// Name of the icon for the heading, e.g. `ally`.
    pub sign: String,
    /// The heading.
    pub head: Spans,
    /// The rules text.
    pub text: Spans,
    /// The text as icons, for a quick overview.
    pub glance: Vec<EffectIcon>,
}

/// One effect of a card, as an icon with a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EffectIcon {
    /// Name of the icon, e.g. `combat`.
    pub sign: String,
    /// The number; 0 for an icon without a number.
    pub n: u8,
    /// Whether it is an alternative to the effect before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub or: bool,
}

/// A new complaint about a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The user it is about.
    #[serde(default)]
    #[ts(optional)]
    pub about: Option<Uuid>,
    /// The table it happened at. The last 50 chat messages there are attached.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// Description of what happened, at most 2000 characters.
    pub text: String,
}

/// A complaint or bug report as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportInfo {
    /// Id of the report.
    pub id: Uuid,
    /// Name of the reporter.
    pub by: String,
    /// Name of the user it is about.
    #[ts(optional)]
    pub about: Option<String>,
    /// The table it happened at.
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// The last update at the time of a complaint, or the line a bug report names.
    #[serde(rename = "frame")]
    #[ts(optional, type = "number")]
    pub line: Option<i64>,
    /// The reporter's description.
    pub text: String,
    /// The chat messages before the report.
    pub said: Vec<String>,
    /// Time of the report, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The moderator's decision; absent while the report is open.
    #[ts(optional)]
    pub verdict: Option<String>,
    /// Details of a bug report; absent for complaints about users.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bug: Option<BugInfo>,
}

/// A moderator's decision on a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// The decision as text.
    pub verdict: String,
}
