//! What a client says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decision::WindowKind;
use crate::text::{Lang, Ref};
use crate::{CommandId, TableId};

/// A message from a client. Anything else gets `nack malformed` and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// First of all: which build speaks, in which language it wants game text.
    Hello {
        /// Build of the client; the server says when it has a newer one.
        build: String,
        /// Language of game text.
        lang: Lang,
    },
    /// Sits down to follow a table. Joining again with another role replaces the first.
    Join {
        /// Which table.
        table: TableId,
        /// As whom.
        #[serde(rename = "as")]
        role: Role,
        /// The last frame the client holds; absent for none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        have: Option<u32>,
        /// The last thing said that the client holds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        said: Option<i64>,
    },
    /// Answers a decision: one key or several, all or nothing.
    Act {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// For which seat.
        seat: u8,
        /// Which decision.
        decision: u32,
        /// The keys of the answers.
        choice: Vec<String>,
    },
    /// Takes back. Without `to` the seat's last choice, else everything after that frame.
    Undo {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// For which seat.
        seat: u8,
        /// Back to the state after this frame.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Brings back what was taken back.
    Redo {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// For which seat.
        seat: u8,
    },
    /// Agrees to a request to take back, or not.
    UndoReply {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// The seat that answers.
        seat: u8,
        /// The request it answers.
        request: u32,
        /// Agreed.
        ok: bool,
        /// Refuses every further request in this match.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        never: bool,
    },
    /// Why is this no option?
    Why {
        /// At which table.
        table: TableId,
        /// The seat that wonders.
        seat: u8,
        /// About what.
        what: Ref,
    },
    /// What would the machine do? Only against machines, or where the table was made with `hints`; never in rated
    /// matches. One at a time.
    Hint {
        /// At which table.
        table: TableId,
        /// The seat that wonders.
        seat: u8,
        /// About which decision.
        decision: u32,
    },
    /// What else would go together, where a `proposal` comes with the question? Answered by `proposal`.
    Propose {
        /// At which table.
        table: TableId,
        /// The seat that is asked.
        seat: u8,
        /// About which decision.
        decision: u32,
        /// Keys that should be part of it, the latest wish last.
        with: Vec<String>,
        /// Keys that should not, the latest wish last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        without: Vec<String>,
    },
    /// What was chosen and not yet sent; team-mates see it.
    Draft {
        /// At which table.
        table: TableId,
        /// Whose.
        seat: u8,
        /// Which decision.
        decision: u32,
        /// The keys so far.
        partial: Vec<String>,
    },
    /// Standing orders of a seat.
    Auto {
        /// At which table.
        table: TableId,
        /// Whose.
        seat: u8,
        /// All of them; what is left out is off.
        rules: Rules,
    },
    /// Gives the match up for a seat.
    Concede {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// Which seat.
        seat: u8,
    },
    /// Lets the machine hold a seat whose player is away, or takes an own seat back from it.
    Hold {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// Which seat.
        seat: u8,
        /// The machine holds it.
        on: bool,
    },
    /// Stops the clocks of an unrated match while somebody is away, or lets them go on.
    Pause {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// Stop.
        on: bool,
    },
    /// Lets somebody look over a seat's shoulder. The log tells everybody.
    Coach {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// Whose hand.
        seat: u8,
        /// Who may look.
        user: uuid::Uuid,
        /// Allowed or not any more.
        on: bool,
    },
    /// Leaves the lesson: the match goes on as an ordinary one, and the machine plays by itself.
    Skip {
        /// At which table.
        table: TableId,
        /// The command's own name.
        cid: CommandId,
        /// Whose lesson.
        seat: u8,
    },
    /// Says something. Watchers are heard by watchers until the match is over.
    Say {
        /// At which table.
        table: TableId,
        /// What.
        text: String,
        /// Only to the own team.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        team: bool,
        /// Points the team at a place: the number of a spot on the map. With it there need not be a text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        spot: Option<u16>,
    },
    /// Does not follow this table any more.
    Leave {
        /// Which table.
        table: TableId,
    },
    /// Asks for the whole view and its hash.
    Resync {
        /// Which table.
        table: TableId,
    },
    /// Another language of game text; every joined table is sent anew.
    Lang {
        /// Which.
        lang: Lang,
    },
    /// Follows the list of tables, or not any more.
    Lobby {
        /// Follow.
        on: bool,
    },
    /// Are you there?
    Ping {
        /// Comes back as it is.
        n: u32,
    },
}

impl ClientMsg {
    /// The table it is about.
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

    /// The name of the command it is.
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

/// As whom somebody follows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// As a player, in this seat.
    Seat(u8),
    /// As the public.
    Watch,
    /// Over the shoulder of a player who allowed it.
    Coach(u8),
    /// Sees everything, does nothing. Only for whom the table was made with.
    Referee,
}

/// Standing orders: what is answered for a seat as soon as it is asked. Taking back clears all but `forced` and `able`;
/// from then on the seat is asked at every window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Answer where there is one option only.
    pub forced: bool,
    /// Take what costs nothing at once.
    pub obvious: bool,
    /// End the turn when nothing else is left to do.
    pub end: bool,
    /// Answers given whenever they are on offer.
    pub answers: Vec<Standing>,
    /// Kinds of windows at which the seat is asked; at all others it passes, whatever it holds. Absent: the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stops: Option<Vec<String>>,
    /// Ask at a window only if there is something to answer with. Against machines only, and there unless it is `false`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub able: Option<bool>,
}

impl Rules {
    /// What is left of the orders when something was taken back: nothing that would only do the same again.
    #[must_use]
    pub fn taken_back(&self, windows: &[WindowKind]) -> Self {
        let all = windows.iter().map(|window| window.slug.clone()).collect();
        let stops = if windows.is_empty() { None } else { Some(all) };
        Self { forced: self.forced, able: self.able, stops, ..Self::default() }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self { forced: true, obvious: false, end: false, answers: Vec::new(), stops: None, able: None }
    }
}

/// An answer given whenever it is on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The key of the option.
    pub key: String,
    /// How often; absent for always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<u8>,
}
