//! The house: its games, its cards, its order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::BugInfo;
use crate::text::{Lang, Spans};
use crate::view::Mark;

/// Why a request was refused; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ApiError {
    /// For programs, e.g. `name_taken`.
    pub code: String,
    /// For people, in English; clients translate the code.
    pub message: String,
}

/// What can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct About {
    /// Build of the server.
    pub build: String,
    /// Every game.
    pub games: Vec<GameInfo>,
    /// Machine opponents, the weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A game of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in messages.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Its modes, the usual one first.
    pub modes: Vec<ModeInfo>,
    /// Points that a table may read in its own way.
    pub rulings: Vec<RulingInfo>,
    /// It can be learned by playing.
    pub lesson: bool,
    /// It is played with decks that people build.
    pub decks: bool,
    /// A small game to study how games are written here; listed after the others.
    pub example: bool,
}

/// A way to play a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ModeInfo {
    /// Its name in messages.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Numbers of players.
    pub seats: Vec<u8>,
}

/// A point the rulebook leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulingInfo {
    /// Its name in messages.
    pub name: String,
    /// The question.
    pub title: String,
    /// Its values; none for a free number.
    pub values: Vec<String>,
    /// The usual one.
    pub usual: String,
}

/// A machine opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelInfo {
    /// Its name in messages.
    pub slug: String,
    /// Its title.
    pub title: String,
}

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardFace {
    /// Its number in views and spans.
    pub card: u16,
    /// Its name in files.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Faction and kind.
    pub line: Spans,
    /// The parts of its text box.
    pub text: Vec<CardPart>,
    /// Ship, base, outpost and the like: decides the frame.
    pub kind: String,
    /// Where its picture is.
    pub art: String,
    /// Its price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// Its defense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub defense: Option<u8>,
    /// The sign its defense is drawn on.
    pub guard: String,
    /// It shields its owner.
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
    /// Its number and sets, where cards are numbered: such a card is drawn with its words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub print: Option<Print>,
    /// Signs with numbers printed beside its text, e.g. the sides of its die.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Mark>>")]
    pub marks: Vec<Mark>,
    /// Its names in all languages; only where all cards of a game are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<BTreeMap<Lang, String>>,
}

/// A printed value or mark: a sign and how often it stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Stamp {
    /// Where.
    pub spot: StampSpot,
    /// What, e.g. `force`.
    pub sign: String,
    /// How many; 0 where a number says nothing.
    pub n: u8,
}

/// Where a stamp stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StampSpot {
    /// Before the name.
    Title,
    /// On the upper edge of the picture.
    Side,
    /// Along the lower edge of the picture.
    Strip,
    /// At the foot.
    Foot,
}

/// Where a printed card belongs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Print {
    /// Its number.
    pub number: u16,
    /// The sets it is part of, in order.
    pub sets: Vec<u8>,
}

/// A part of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardPart {
    /// What may be drawn for the heading, e.g. `ally`.
    pub sign: String,
    /// Its heading.
    pub head: Spans,
    /// What it does.
    pub text: Spans,
    /// The same at a glance.
    pub glance: Vec<Glint>,
}

/// One thing a card does, as a sign with a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Glint {
    /// What, e.g. `combat`.
    pub sign: String,
    /// How many; 0 where a number says nothing.
    pub n: u8,
    /// An alternative to what stands before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub or: bool,
}

/// A complaint about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// About whom.
    #[serde(default)]
    #[ts(optional)]
    pub about: Option<Uuid>,
    /// At which table; the last 50 things said there are attached.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// What happened, at most 2000 characters.
    pub text: String,
}

/// A complaint as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportInfo {
    /// Its name.
    pub id: Uuid,
    /// Who complains.
    pub by: String,
    /// About whom.
    #[ts(optional)]
    pub about: Option<String>,
    /// At which table.
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// The frame of that moment.
    #[ts(optional, type = "number")]
    pub frame: Option<i64>,
    /// In the reporter's words.
    pub text: String,
    /// What was said before it.
    pub said: Vec<String>,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
    /// How it was dealt with.
    #[ts(optional)]
    pub verdict: Option<String>,
    /// It is about the house itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bug: Option<BugInfo>,
}

/// How a complaint is dealt with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// In the moderator's words.
    pub verdict: String,
}
