//! Finished matches: replays, single moments, branches, proofs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableInfo;
use crate::patch::Patch;
use crate::server::Entry;
use crate::view::TableView;

/// A section of a finished match, as one viewer saw it.
///
/// Starting with `start` and applying the patches of the lines in order gives the view after each line. The next
/// section begins where this one ends, so all sections together contain every line of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// Game, mode, seats and options of the table.
    pub info: TableInfo,
    /// The number of the last line of the match.
    pub last: u32,
    /// The table after the requested line, where this section begins.
    pub start: Moment,
    /// The lines after it. The first section also has line 0, whose view is `start`.
    #[serde(rename = "frames")]
    pub steps: Vec<ReplayStep>,
    /// Request this line to get the next section; absent at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<u32>,
}

/// A line of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// Its number.
    pub n: u32,
    /// The line as the viewer may know it. Lines that were undone later are `void`.
    pub entry: Entry,
    /// The change from the view before it to the view after it; absent for line 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patch: Option<Patch>,
    /// Seats that must answer after it.
    pub waiting: Vec<u8>,
    /// Whether a new turn begins with it.
    pub turn: bool,
}

/// A table as it looked after a line of its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// Number of the line.
    pub n: u32,
    /// The view after the line.
    pub view: TableView,
}

/// Statistics of the rolls of a card's dice by one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Rolls {
    /// The seat that rolled.
    pub seat: u8,
    /// The card of the dice; its face lists their sides.
    pub card: u16,
    /// How often each side came up, in the order of the card's face.
    pub sides: Vec<u32>,
}

/// A request to continue playing from a line of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// Play starts from the state after this line.
    pub n: u32,
    /// The seat of the player.
    pub seat: u8,
    /// The computer opponent; absent means the default one.
    #[serde(default)]
    #[ts(optional)]
    pub machine: Option<String>,
}

/// Proof that the randomness of a finished match follows from its revealed seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// The commitment in force at the end. It was published before it was used for any draw.
    pub commitment: String,
    /// The seed it commits to, in hex; empty if the log does not reveal the seed.
    pub seed: String,
    /// The salt that was hashed with the seed, in hex.
    pub salt: String,
    /// Number of chance values of the match.
    pub draws: u32,
    /// Number of lines of its log.
    pub lines: u32,
    /// Whether every pick is legal and every chance value follows from the seed.
    pub ok: bool,
    /// The first problem found, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<String>,
}
