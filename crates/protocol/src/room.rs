//! Who sits around a table and what they agreed on: everything about a match that is not the game itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// The people around a table. Small, so it is always sent whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Room {
    /// How far the match is.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<RoomSeat>,
    /// Those who watch.
    pub watchers: Vec<Person>,
    /// The clocks stand still.
    pub paused: bool,
    /// Somebody asks to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoAsk>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<Result>,
    /// The table where the same players meet again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<Uuid>,
    /// The store does not answer: nothing can be done for the moment, and nothing is lost.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub stuck: bool,
    /// Where the match stands in the lesson it follows. Sent before the frames it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<Lesson>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Lesson {
    /// Whose lesson it is.
    pub seat: u8,
    /// The learner's steps begun so far, from 1.
    pub step: u16,
    /// The learner's steps in all.
    pub of: u16,
    /// Key of the text among the fixed strings of a client.
    pub text_key: String,
    /// The answers the learner may give now; none while the machine acts and when the lesson is over. Anything else is
    /// refused with `not_now`.
    pub allowed: Vec<String>,
    /// What the step is about: an address, a zone, or a region of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub point: Option<String>,
    /// The last step was made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub done: bool,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are free.
    Open,
    /// It is played.
    Running,
    /// It has a result.
    Over,
    /// It was given up.
    Closed,
}

/// A seat and whoever sits there.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a mark of its own on the table")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomSeat {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub who: Sitter,
    /// What they are called.
    pub name: String,
    /// Has a socket open.
    pub online: bool,
    /// Away since then, milliseconds since 1970; after a minute others may give the seat to the machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub away: Option<i64>,
    /// The machine plays for whoever is away.
    pub held: bool,
    /// Has given up; the machine plays on for it.
    pub conceded: bool,
    /// A machine is thinking about this seat's decision.
    pub thinking: bool,
    /// Those who may look over its shoulder.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Person>>")]
    pub coaches: Vec<Person>,
}

/// Somebody by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// Never changes.
    pub user: Uuid,
    /// As shown.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person, or a program with an account.
    User(Uuid),
    /// A machine of the house, with its level or engine.
    Machine(String),
}

/// A request to take back what is behind a barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsk {
    /// Its name.
    pub request: u32,
    /// Who asks.
    pub seat: u8,
    /// Back to the state after this frame.
    pub to: u32,
    /// Seats that have not answered yet.
    pub waiting: Vec<u8>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Result {
    /// Seats that have won; none for a match broken off.
    pub winners: Vec<u8>,
    /// Seats that gave up or ran out of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub conceded: Vec<u8>,
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// 20 seconds a decision and two minutes in the bank.
    Blitz,
    /// 5 seconds a decision and half an hour in the bank.
    Tournament,
    /// So many days a decision, 1 to 14.
    Days(u8),
}

/// What is left on a seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockLeft {
    /// Whose.
    pub seat: u8,
    /// Milliseconds in the bank.
    #[ts(type = "number")]
    pub bank: i64,
    /// Milliseconds until the bank is touched.
    #[ts(type = "number")]
    pub grace: i64,
    /// It runs.
    pub runs: bool,
}
