//! Decisions: what a seat must choose, and its legal answers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::{Ref, Spans};

/// What the table waits for, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Open {
    /// Seats that must answer.
    pub waiting: Vec<u8>,
    /// The decision this viewer may answer. It is also present if the viewer may act while nobody waits for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<Decision>,
}

/// A question with all its legal answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Decision {
    /// Number of the decision. It stays the same when a teammate's choice changes the options.
    pub id: u32,
    /// The seat that must choose.
    pub seat: u8,
    /// How to present the question.
    pub kind: AskKind,
    /// The question as text.
    pub prompt: Spans,
    /// The subject of the question, the same word in every language and for all questions of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub topic: Option<String>,
    /// The printed card that asks the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<u16>,
    /// The kind of window, if the seat may answer or pass. Stops are set by window kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub window: Option<String>,
    /// Legal answers, in the order in which they are numbered for players.
    pub options: Vec<Choice>,
    /// Kinds of actions with their keyboard keys, in the order players are used to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Act>>")]
    pub acts: Vec<Act>,
    /// Answers that go together, such as all sources of a payment. One `act` may send all their keys in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Proposed>>")]
    pub proposal: Vec<Proposed>,
    /// The key of the number most players want, if the question asks for a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Number of answers required; an `act` with fewer keys leaves the rest of the question open.
    pub min: u8,
    /// Maximum number of answers in one `act`.
    pub max: u8,
    /// Number of choices this seat can undo without anybody's consent.
    pub undo: u32,
    /// Whether an undone choice can be redone.
    pub redo: bool,
}

/// A kind of action a player takes on a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Act {
    /// The `verb` of its options.
    pub verb: String,
    /// The keyboard key for it; a blank is the space bar.
    pub key: String,
    /// Its name, as shown to the player.
    pub name: Spans,
}

/// One of several answers that go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposed {
    /// The key to send in `act` when its turn comes.
    pub key: String,
    /// The key of the current option for it. It may differ because equal cards can become distinguishable after a pick.
    pub option: String,
}

/// A kind of window in which a seat may answer or pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WindowKind {
    /// Identifier in messages.
    pub slug: String,
    /// Its name, as shown to the player.
    pub name: Spans,
    /// The kind of answers it is for; windows are listed by group.
    pub group: Spans,
    /// Whether a seat without standing orders is asked here.
    pub usual: bool,
}

/// A legal answer, shown to players as an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// Identifies the option in every language. `act` sends it.
    pub key: String,
    /// What it does, e.g. `buy`, for grouping and icons. Absent for plain values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verb: Option<String>,
    /// The option as text.
    pub label: Spans,
    /// The place on the table to highlight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[serde(rename = "ref")]
    pub at: Option<Ref>,
    /// A reason to ask the player for confirmation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub warn: Option<Spans>,
    /// Whether the option costs nothing and loses nothing if it is chosen now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub obvious: bool,
}

/// How to present a question. Whatever the kind, an answer is a list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// The free main phase: any action in any order.
    Free,
    /// Act or pass. Only the seat that chooses knows whether it has any option but to pass.
    Window,
    /// One option of a list.
    One,
    /// Several options of a list; their order does not matter.
    Some,
    /// A number; the labels are just the numbers.
    Number,
    /// Yes or no.
    YesNo,
    /// Agree to another player's proposal.
    Confirm,
}
