//! What a seat is asked, and what it may answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::{Ref, Spans};

/// What the table waits for, as one viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Open {
    /// Seats that owe an answer.
    pub waiting: Vec<u8>,
    /// What this viewer may answer. Present as well when it may act though nobody waits for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<Decision>,
}

/// A question with all its legal answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Decision {
    /// Its name. It stays the same while a team-mate changes what can be answered.
    pub id: u32,
    /// Who is asked.
    pub seat: u8,
    /// How to present it.
    pub kind: AskKind,
    /// The question.
    pub prompt: Spans,
    /// What the question is about, the same in every language and for all questions of its sort.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub topic: Option<String>,
    /// The printed card that asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<u16>,
    /// The kind of window it is, where the seat may answer or pass: what stops are set by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub window: Option<String>,
    /// Legal answers, in the order of the numbers shown to players.
    pub options: Vec<Choice>,
    /// Kinds of actions that each have a key of their own, in the order in which players know them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Act>>")]
    pub acts: Vec<Act>,
    /// Answers that go together, such as all sources of a payment. One `act` may hold all their keys, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Proposed>>")]
    pub proposal: Vec<Proposed>,
    /// The key of the number most players want, where a number is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Answers asked for; an `act` with fewer leaves the question open.
    pub min: u8,
    /// Answers one `act` may hold at most.
    pub max: u8,
    /// Choices of this seat that can be taken back without asking anybody.
    pub undo: u32,
    /// A choice that was taken back can be brought back.
    pub redo: bool,
}

/// A kind of action a player takes on a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Act {
    /// The verb of its options.
    pub verb: String,
    /// The key that always means it; a blank is the space bar.
    pub key: String,
    /// Its name.
    pub name: Spans,
}

/// One of several answers that go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposed {
    /// What `act` sends when its turn comes.
    pub key: String,
    /// The key of the option it is now: equal cards may be told apart once the first of them is picked.
    pub option: String,
}

/// A kind of window in which a seat may answer or pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WindowKind {
    /// Its name in messages.
    pub slug: String,
    /// Its name.
    pub name: Spans,
    /// What kind of answers it is for.
    pub group: Spans,
    /// A seat without orders is asked there.
    pub usual: bool,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// Its name, the same in every language: what `act` sends.
    pub key: String,
    /// What it does, e.g. `buy`: for grouping and signs. Absent for plain values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verb: Option<String>,
    /// As the player reads it.
    pub label: Spans,
    /// What to highlight on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[serde(rename = "ref")]
    pub at: Option<Ref>,
    /// A reason to ask twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub warn: Option<Spans>,
    /// It costs nothing and nothing is lost by taking it now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub obvious: bool,
}

/// How to present a question. Whatever the kind, an answer is a list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// The free main phase: anything in any order.
    Free,
    /// Act or pass. Whether there is anything to do but pass is the chooser's secret.
    Window,
    /// One of a list.
    One,
    /// Several of a list, order does not matter.
    Some,
    /// A number to set: the labels are the bare numbers.
    Number,
    /// Yes or no.
    YesNo,
    /// Agree to what somebody else proposed.
    Confirm,
}
