//! Table status: seats, clocks, requests and everything else about a match that is not the game itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// The status of a table: its seats, watchers and requests. It is small, so it is always sent whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableStatus {
    /// The current phase.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<SeatStatus>,
    /// The users who watch.
    pub watchers: Vec<Person>,
    /// Whether the clocks are paused.
    pub paused: bool,
    /// The pending request to undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoAsk>,
    /// The result; absent while the match is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Result>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<Uuid>,
    /// Whether the store does not answer. Until it does, nobody can act; nothing is lost.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub stuck: bool,
    /// The current step, if the match is a lesson. Sent before the updates it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<Lesson>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lesson {
    /// The learner's seat.
    pub seat: u8,
    /// Number of the learner's current step, from 1.
    pub step: u16,
    /// Total number of the learner's steps.
    pub of: u16,
    /// Key of the step's text in the client's messages.
    pub text_key: String,
    /// The answers the learner may give now; none while the computer acts and after the lesson is over. Other answers
    /// are refused with `not_now`.
    pub allowed: Vec<String>,
    /// What the step is about: an address, a zone or a region of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub point: Option<String>,
    /// Whether the last step is done.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub done: bool,
}

/// Phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Some seats are free.
    Open,
    /// The match is being played.
    Running,
    /// The match has a result.
    Over,
    /// The table was closed before the match ended.
    Closed,
}

/// A seat and its player.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each shown separately")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatStatus {
    /// Number of the seat.
    pub seat: u8,
    /// The player in the seat.
    pub who: Sitter,
    /// Name of the player.
    pub name: String,
    /// Whether the player has an open socket.
    pub online: bool,
    /// When the player left, in milliseconds since 1970. After a minute others may let the computer hold the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub away: Option<i64>,
    /// Whether the computer plays for the player.
    pub held: bool,
    /// Whether the seat has conceded. The computer continues to play for it.
    pub conceded: bool,
    /// Whether the computer is thinking about this seat's decision.
    pub thinking: bool,
    /// The coaches, who see what this seat sees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Person>>")]
    pub coaches: Vec<Person>,
}

/// A user and their name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// Id of the user. It never changes.
    pub user: Uuid,
    /// Name shown to others.
    pub name: String,
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// The seat is free.
    Open,
    /// A user: a person or a bot account.
    User(Uuid),
    /// A built-in computer opponent, by level or engine.
    Machine(String),
}

/// A request to undo past a barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsk {
    /// Number of the request.
    pub request: u32,
    /// The seat that asks.
    pub seat: u8,
    /// The match would return to the state after this update.
    pub to: u32,
    /// Seats that have not answered yet.
    pub waiting: Vec<u8>,
}

/// Result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Result {
    /// The winning seats; none for an abandoned match.
    pub winners: Vec<u8>,
    /// Seats that conceded or ran out of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub conceded: Vec<u8>,
}

/// The time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// 20 seconds per decision and a bank of two minutes.
    Blitz,
    /// 5 seconds per decision and a bank of half an hour.
    Tournament,
    /// This number of days per decision, 1 to 14.
    Days(u8),
}

/// Time left on a seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockLeft {
    /// The seat.
    pub seat: u8,
    /// Milliseconds left in the bank.
    #[ts(type = "number")]
    pub bank: i64,
    /// Milliseconds left before the clock uses the bank.
    #[ts(type = "number")]
    pub grace: i64,
    /// Whether the clock is running.
    pub runs: bool,
}
