//! What the machine thinks of a finished match.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::Spans;

/// The course of a finished match, as far as the machine has got.
///
/// Every decision is judged from what its seat could know then, not from the true cards: a mistake is one the player
/// could have seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// Decisions judged so far.
    pub done: u32,
    /// Decisions there are.
    pub total: u32,
    /// Those judged, in the order of the match.
    pub points: Vec<Point>,
}

/// A decision, judged: a seat had more than one option and did not take the obvious one.
///
/// What the win chance of a seat is before a decision is what it was before the last one, less what the choice there
/// gave away, and `luck`. All are from 0 to 1 and rounded to thousandths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Point {
    /// The line of the log; no two points have the same.
    pub n: u32,
    /// Who decided.
    pub seat: u8,
    /// It is the first of a turn.
    pub turn: bool,
    /// Win chance of every seat before the choice, as the one who decides could reckon it.
    pub win: Vec<f32>,
    /// The key of what would have been better; absent when nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best: Option<String>,
    /// The key of what was chosen; of several picks in one line the first.
    pub chosen: String,
    /// `best` in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best_text: Option<Spans>,
    /// `chosen` in words.
    pub chosen_text: Spans,
    /// Win chance given away by the choice.
    pub loss: f32,
    /// What chance has changed for every seat since the last point, and what was learned by it.
    pub luck: Vec<f32>,
    /// How bad the choice was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mistake: Option<Mistake>,
}

/// How bad a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mistake {
    /// 5 percent of win chance or more were given away.
    Inaccuracy,
    /// 10 percent or more.
    Mistake,
    /// 20 percent or more.
    Blunder,
}
