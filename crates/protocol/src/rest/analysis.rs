//! Computer analysis of a finished match.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::Spans;

/// The analysis of a finished match, possibly still in progress.
///
/// Every decision is judged by what its seat could know at the time, not by the actual hidden cards: a mistake is one
/// that the player could have recognized.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// Number of decisions analyzed so far.
    pub done: u32,
    /// Number of decisions to analyze.
    pub total: u32,
    /// The analyzed decisions, in the order of the match.
    pub points: Vec<Point>,
}

/// An analyzed decision: a seat had more than one option and did not take the obvious one.
///
/// A seat's win chance before a decision is its win chance before the previous one, minus the `loss` of the choice
/// there, plus `luck`. All values are from 0 to 1 and rounded to thousandths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Point {
    /// Number of the log line. No two points have the same.
    pub n: u32,
    /// The seat that decided.
    pub seat: u8,
    /// Whether it is the first decision of a turn.
    pub turn: bool,
    /// Every seat's win chance before the choice, by what the deciding seat could know.
    pub win: Vec<f32>,
    /// The key of the best option; absent if no option was better than the chosen one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best: Option<String>,
    /// The key of the chosen option; the first one if the line has several picks.
    pub chosen: String,
    /// `best` as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best_text: Option<Spans>,
    /// `chosen` as text.
    pub chosen_text: Spans,
    /// Win chance lost by the choice.
    pub loss: f32,
    /// Change of every seat's win chance since the last point due to randomness and newly revealed information.
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
    /// It lost 5 percentage points of win chance or more.
    Inaccuracy,
    /// It lost 10 percentage points or more.
    Mistake,
    /// It lost 20 percentage points or more.
    Blunder,
}
