//! Messages from a client.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decision::WindowKind;
use crate::text::{Lang, Ref};
use crate::{CommandId, TableId};

/// A message from a client. Any other text gets the nack `malformed` and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// The first message. It says the client's build and the language of game text.
    Hello {
        /// Build of the client. The server answers with its own build.
        build: String,
        /// Language of game text.
        lang: Lang,
    },
    /// Follows a table. Joining again with another role replaces the first role.
    Join {
        /// The table.
        table: TableId,
        /// The role in which to follow.
        #[serde(rename = "as")]
        role: Role,
        /// The last update the client has; absent for none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        have: Option<u32>,
        /// Number of the last chat message the client has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        said: Option<i64>,
    },
    /// Answers a decision with one or more keys, all or nothing.
    Act {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat to act for.
        seat: u8,
        /// The decision to answer.
        decision: u32,
        /// The keys of the answers.
        choice: Vec<String>,
    },
    /// Undoes the seat's last choice or, with `to`, everything after that update.
    Undo {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat to act for.
        seat: u8,
        /// Return to the state after this update.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Redoes what was undone last.
    Redo {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat to act for.
        seat: u8,
    },
    /// Agrees to a request to undo, or refuses it.
    UndoReply {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat that answers.
        seat: u8,
        /// The request it answers.
        request: u32,
        /// Whether the seat agrees.
        ok: bool,
        /// Also refuses all further requests of this match.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        never: bool,
    },
    /// Asks why something is not an option.
    Why {
        /// The table.
        table: TableId,
        /// The seat that asks.
        seat: u8,
        /// Address of what it asks about.
        what: Ref,
    },
    /// Asks what the computer would do. Allowed only against computer opponents or at tables with `hints`, and never in
    /// rated matches. One request at a time.
    Hint {
        /// The table.
        table: TableId,
        /// The seat that asks.
        seat: u8,
        /// The decision it is about.
        decision: u32,
    },
    /// Asks for another `proposal` if the decision has one. Answered by `proposal`.
    Propose {
        /// The table.
        table: TableId,
        /// The seat that has the decision.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// Keys that it should contain, the latest wish last.
        with: Vec<String>,
        /// Keys that it should not contain, the latest wish last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        without: Vec<String>,
    },
    /// Answers that are selected but not yet sent. Teammates see them.
    Draft {
        /// The table.
        table: TableId,
        /// The seat.
        seat: u8,
        /// The decision.
        decision: u32,
        /// The keys selected so far.
        partial: Vec<String>,
    },
    /// Replaces the standing orders of a seat.
    Auto {
        /// The table.
        table: TableId,
        /// The seat.
        seat: u8,
        /// All standing orders; those left out are off.
        #[serde(rename = "rules")]
        orders: StandingOrders,
    },
    /// Concedes the match for a seat.
    Concede {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat.
        seat: u8,
    },
    /// Lets the computer hold a seat whose player is away, or takes the client's seat back from it.
    Hold {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat.
        seat: u8,
        /// Whether the computer should hold it.
        on: bool,
    },
    /// Pauses the clocks of an unrated match while a player is away, or resumes them.
    Pause {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// Whether to pause.
        on: bool,
    },
    /// Lets a user see what a seat sees. All users at the table can see who the coaches are.
    Coach {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The seat to show.
        seat: u8,
        /// The user who may see it.
        user: uuid::Uuid,
        /// Whether to allow or to revoke it.
        on: bool,
    },
    /// Leaves the lesson. The match continues as an ordinary one against the computer.
    Skip {
        /// The table.
        table: TableId,
        /// The command's id.
        cid: CommandId,
        /// The learner's seat.
        seat: u8,
    },
    /// Sends a chat message. Until the match is over, only watchers receive what watchers write.
    Say {
        /// The table.
        table: TableId,
        /// The text.
        text: String,
        /// Send it only to the seat's team.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        team: bool,
        /// Number of a spot on the map to show to the team. With it, the text may be empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        spot: Option<u16>,
    },
    /// Stops following a table.
    Leave {
        /// The table.
        table: TableId,
    },
    /// Requests the whole view and its hash.
    Resync {
        /// The table.
        table: TableId,
    },
    /// Changes the language of game text. Every joined table is sent again.
    Lang {
        /// The new language.
        lang: Lang,
    },
    /// Follows the list of public tables, or stops following it.
    Lobby {
        /// Whether to follow.
        on: bool,
    },
    /// Requests a `pong`.
    Ping {
        /// Returned unchanged.
        n: u32,
    },
}

impl ClientMsg {
    /// Returns the table the message is about.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::Join { table, .. }
            | Self::Act { table, .. }
            | Self::Undo { table, .. }
            | Self::Redo { table, .. }
            | Self::UndoReply { table, .. }
            | Self::Why { table, .. }
            | Self::Hint { table, .. }
            | Self::Propose { table, .. }
            | Self::Draft { table, .. }
            | Self::Auto { table, .. }
            | Self::Concede { table, .. }
            | Self::Hold { table, .. }
            | Self::Pause { table, .. }
            | Self::Coach { table, .. }
            | Self::Skip { table, .. }
            | Self::Say { table, .. }
            | Self::Leave { table }
            | Self::Resync { table } => Some(*table),
            Self::Hello { .. } | Self::Lang { .. } | Self::Lobby { .. } | Self::Ping { .. } => None,
        }
    }

    /// Returns the command id, if the message is a command.
    pub const fn cid(&self) -> Option<CommandId> {
        match self {
            Self::Act { cid, .. }
            | Self::Undo { cid, .. }
            | Self::Redo { cid, .. }
            | Self::UndoReply { cid, .. }
            | Self::Concede { cid, .. }
            | Self::Hold { cid, .. }
            | Self::Pause { cid, .. }
            | Self::Coach { cid, .. }
            | Self::Skip { cid, .. } => Some(*cid),
            _ => None,
        }
    }
}

/// The role in which a client follows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The player of this seat.
    Seat(u8),
    /// A watcher, who sees what everybody may see.
    Watch,
    /// A coach, who sees what this seat sees. Its player must have allowed it.
    Coach(u8),
    /// Sees everything and cannot act. Only for the creator of a table with `referee`.
    Referee,
}

/// Standing orders: answers that the server gives for a seat.
///
/// An undo clears all of them except `forced` and `able`; from then on the seat is asked at every window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct StandingOrders {
    /// Answer when there is only one option.
    pub forced: bool,
    /// Immediately choose options that cost nothing.
    pub obvious: bool,
    /// End the turn when nothing else is left to do.
    pub end: bool,
    /// Answers to give whenever they are options.
    pub answers: Vec<Standing>,
    /// Kinds of windows at which the seat is asked; it passes at all others. Absent means the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stops: Option<Vec<String>>,
    /// Ask at a window only if the seat has an answer. Against computer opponents only, where it is on unless `false`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub able: Option<bool>,
}

impl StandingOrders {
    /// Returns the orders that remain after an undo. Orders that would just repeat the undone choice are removed.
    #[must_use]
    pub fn taken_back(&self, windows: &[WindowKind]) -> Self {
        let all = windows.iter().map(|window| window.slug.clone()).collect();
        let stops = if windows.is_empty() { None } else { Some(all) };
        Self { forced: self.forced, able: self.able, stops, ..Self::default() }
    }
}

impl Default for StandingOrders {
    fn default() -> Self {
        Self { forced: true, obvious: false, end: false, answers: Vec::new(), stops: None, able: None }
    }
}

/// An answer to give whenever it is an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The key of the option.
    pub key: String,
    /// Number of times to give it; absent means always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<u8>,
}
