//! Creating, listing and joining tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::DeckWish;
use crate::status::{Clock, Phase, Result, Sitter};

/// A request to create a table. Only the game is required; the default is a duel of the creator against the computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct OpenTable {
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode; absent means the mode of its decks, or else the default mode.
    #[ts(optional)]
    pub mode: Option<String>,
    /// Number of players; absent means the minimum.
    #[ts(optional)]
    pub players: Option<u8>,
    /// The starting seat, from 0; absent means a random seat.
    #[ts(optional)]
    pub first: Option<u8>,
    /// Rulings that differ from the default, by name.
    #[ts(type = "Record<string, string>")]
    pub rulings: BTreeMap<String, String>,
    /// Custom cards, as RON.
    #[ts(optional)]
    pub cards: Option<String>,
    /// The player for each seat; missing seats get the default computer opponent.
    pub seats: Vec<SeatWish>,
    /// Decks by seat, for seats that are not open; missing ones get the table's default deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<DeckWish>>>")]
    pub decks: Vec<Option<DeckWish>>,
    /// Other options of the table.
    pub options: TableOptions,
}

/// A request to start a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenLesson {
    /// Slug of the game it teaches.
    pub game: String,
}

/// The player requested for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// The creator of the table.
    Me,
    /// Another person at the same device, by name. The creator's account acts for them.
    Here(String),
    /// Any user who joins.
    Open,
    /// A computer opponent, by level or engine.
    Machine(String),
}

/// Options of a table that are not rules of the game.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each a separate setting")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Listed in the lobby. Other tables can be joined only by users who know the URL.
    pub public: bool,
    /// Counts for ratings: accounts only, no computer opponents, no undo.
    pub rated: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Other users may watch.
    pub watch: bool,
    /// Chat is allowed.
    pub chat: bool,
    /// Players may ask the others for consent to undo past a barrier.
    pub undo: bool,
    /// The creator does not play and sees everything. All players can see this setting.
    pub referee: bool,
    /// Players may ask the computer for advice; not in rated matches. A player whose opponents are all computers may
    /// always ask.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            public: false,
            rated: false,
            clock: Clock::None,
            watch: true,
            chat: true,
            undo: true,
            referee: false,
            hints: false,
        }
    }
}

/// A table as the lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Id in URLs.
    pub id: Uuid,
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode.
    pub mode: String,
    /// The current phase.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Options of the table.
    pub options: TableOptions,
    /// Rulings that differ from the default, by name.
    #[ts(type = "Record<string, string>")]
    pub rulings: BTreeMap<String, String>,
    /// The user who created it.
    pub creator: Uuid,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The result; absent while the match is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Result>,
}

/// A seat as the lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// The player in the seat.
    pub who: Sitter,
    /// Name of the player.
    pub name: String,
}

/// The public tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// Public tables, newest first.
    pub tables: Vec<TableInfo>,
    /// Open and running tables of the user who sent the request.
    pub mine: Vec<TableInfo>,
}

/// A table that was just created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// Id in URLs.
    pub id: Uuid,
    /// URL path of the table, for sharing: `/t/ID`.
    pub path: String,
}

/// A request to take a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sit {
    /// The seat; absent means the first free one.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The deck; absent means a built-in deck that fits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<DeckWish>,
}
