//! Tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::DeckWish;
use crate::room::{Clock, Phase, Result, Sitter};

/// A table to be made. Everything but the game may be left out: a duel of the maker against the machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct OpenTable {
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode; when absent, the one its decks are for, else the usual one.
    #[ts(optional)]
    pub mode: Option<String>,
    /// Number of players; the fewest when absent.
    #[ts(optional)]
    pub players: Option<u8>,
    /// Who begins, from 0; luck decides when absent.
    #[ts(optional)]
    pub first: Option<u8>,
    /// Rulings that differ from the usual, by name.
    #[ts(type = "Record<string, string>")]
    pub rulings: BTreeMap<String, String>,
    /// Own cards, as RON.
    #[ts(optional)]
    pub cards: Option<String>,
    /// Who is to sit where; missing seats are the usual machine's.
    pub seats: Vec<SeatWish>,
    /// With which decks, by seat, for seats that do not wait for somebody; missing ones are the table's usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<DeckWish>>>")]
    pub decks: Vec<Option<DeckWish>>,
    /// Whatever else is agreed on.
    pub options: TableOptions,
}

/// A lesson to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenLesson {
    /// Slug of the game it teaches.
    pub game: String,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever makes the table.
    Me,
    /// Somebody else at the same device, by name. The maker plays for them.
    Here(String),
    /// Whoever comes.
    Open,
    /// A machine, by level or engine.
    Machine(String),
}

/// What a table agrees on beside the rules.
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each one question of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Listed in the lobby; otherwise who knows the address may come.
    pub public: bool,
    /// Counts for ratings: accounts only, no machines, no taking back.
    pub rated: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Others may watch.
    pub watch: bool,
    /// People may talk.
    pub chat: bool,
    /// Taking back beyond a barrier may be asked for.
    pub undo: bool,
    /// The maker does not play and sees everything; all players see that.
    pub referee: bool,
    /// All seats agree that the machine may be asked for advice; not in rated matches. Against machines alone it may
    /// be asked anyway.
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

/// A table as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: Uuid,
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode.
    pub mode: String,
    /// How far it is.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// What was agreed on.
    pub options: TableOptions,
    /// Rulings that differ from the usual.
    #[ts(type = "Record<string, string>")]
    pub rulings: BTreeMap<String, String>,
    /// Who made it.
    pub creator: Uuid,
    /// When.
    #[ts(type = "number")]
    pub created: i64,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Result>,
}

/// A seat as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Who sits there.
    pub who: Sitter,
    /// What they are called.
    pub name: String,
}

/// The public tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInfo>,
    /// Open and running tables of whoever asks.
    pub mine: Vec<TableInfo>,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// Its name in addresses.
    pub id: Uuid,
    /// The way to it, to be passed on: `/t/ID`.
    pub path: String,
}

/// Where somebody wants to sit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sit {
    /// Which seat; the first free one when absent.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// With which deck; one of the house that fits when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<DeckWish>,
}
