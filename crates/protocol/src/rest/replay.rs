//! Looking back: replays, single moments, branches, proofs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableInfo;
use crate::patch::Patch;
use crate::server::Entry;
use crate::view::View;

/// A stretch of a finished match, as one pair of eyes saw it.
///
/// Whoever begins with `start` and carries out the patches of the frames has the view after each of them. The next
/// stretch begins where this one ends, so that the frames of all stretches in a row are all lines of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The table.
    pub info: TableInfo,
    /// The number of the last line of the match.
    pub last: u32,
    /// The table after the line that was asked for: where this stretch begins.
    pub start: Moment,
    /// The lines after it; the first stretch has line 0 too, whose view is `start`.
    pub frames: Vec<ReplayFrame>,
    /// Ask for this line to get the next stretch; absent at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<u32>,
}

/// A line of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// Its number.
    pub n: u32,
    /// What was heard. Lines that were taken back later are `void`.
    pub entry: Entry,
    /// What leads from the view before it to the view after it; absent for line 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patch: Option<Patch>,
    /// Seats that owe an answer after it.
    pub waiting: Vec<u8>,
    /// A new turn begins with it.
    pub turn: bool,
}

/// A table as it looked after a line of its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// The line.
    pub n: u32,
    /// What was seen.
    pub view: View,
}

/// How often the dice of a card showed each side when a seat rolled them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Rolls {
    /// Who rolled.
    pub seat: u8,
    /// The card of the dice; its face lists their sides.
    pub card: u16,
    /// How often each side came up, in the order of the face.
    pub sides: Vec<u32>,
}

/// A wish to play on from a line of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// From the state after this line.
    pub n: u32,
    /// In this seat.
    pub seat: u8,
    /// Against this machine; the usual one when absent.
    #[serde(default)]
    #[ts(optional)]
    pub machine: Option<String>,
}

/// What the opened seal of a finished match proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// The seal in force at the end, as it was published before any card was drawn under it.
    pub commitment: String,
    /// The seed under it, in hex; empty when the log does not open its seal.
    pub seed: String,
    /// The salt that was hashed along, in hex.
    pub salt: String,
    /// Chance values of the match.
    pub draws: u32,
    /// Lines of its log.
    pub lines: u32,
    /// Every pick is legal, and every chance value was derived from the seed again.
    pub ok: bool,
    /// What does not fit, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<String>,
}
