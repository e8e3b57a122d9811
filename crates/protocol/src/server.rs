//! What the server says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::client::Rules;
use crate::decision::{Open, Proposed, WindowKind};
use crate::patch::Patch;
use crate::rest::TableInfo;
use crate::room::{ClockLeft, Room};
use crate::text::{Ref, Spans};
use crate::view::View;
use crate::{CommandId, TableId};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMsg {
    /// Answers `hello`.
    Hello {
        /// Who the socket speaks for.
        user: Uuid,
        /// What they are called.
        name: String,
        /// Build of the server. A client of another build reloads between decisions.
        build: String,
        /// The server's time, milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
        /// What is refused beyond.
        limits: Limits,
    },
    /// The whole table as this viewer sees it.
    Snap(Box<Snap>),
    /// What one line of the log changed.
    Frame(Box<Frame>),
    /// A command is on the disk. `n` is the last frame it made.
    Ack {
        /// Which command.
        cid: CommandId,
        /// Frame.
        n: u32,
    },
    /// A message was refused and has changed nothing.
    Nack {
        /// Which command; absent when the message was none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cid: Option<CommandId>,
        /// At which table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
        /// Why.
        code: Nack,
        /// Details for people who write clients, in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<String>,
        /// The table's last frame.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        n: Option<u32>,
        /// The fresh list of answers, with `changed`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        open: Option<Box<Open>>,
    },
    /// Answers `why`.
    Reason {
        /// At which table.
        table: TableId,
        /// About what.
        what: Ref,
        /// Absent when it is an option after all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Answers `propose`: what goes together, with as many of the wishes as possible.
    Proposal {
        /// At which table.
        table: TableId,
        /// For which seat.
        seat: u8,
        /// About which decision.
        decision: u32,
        /// In the order in which `act` sends them.
        picks: Vec<Proposed>,
    },
    /// Answers `hint`: what the machine would do, from what the seat may know.
    Advice {
        /// At which table.
        table: TableId,
        /// For which seat.
        seat: u8,
        /// About which decision.
        decision: u32,
        /// The seat's chance to win with the best option, in thousandths.
        win: u16,
        /// The best options, the best first.
        lines: Vec<AdviceLine>,
    },
    /// Drop what you hold of this table and join again without `have`.
    Resync {
        /// Which table.
        table: TableId,
        /// Why, in English.
        reason: String,
    },
    /// The people around a table.
    Room {
        /// Which table.
        table: TableId,
        /// All of it.
        room: Room,
    },
    /// The clocks, when they change between frames.
    Clocks {
        /// Which table.
        table: TableId,
        /// All of them.
        clocks: Vec<ClockLeft>,
    },
    /// Something was said.
    Chat(Chat),
    /// What a team-mate is about to choose.
    Draft {
        /// At which table.
        table: TableId,
        /// Who.
        seat: u8,
        /// The keys so far.
        partial: Vec<String>,
    },
    /// The public tables, whole.
    Lobby {
        /// The newest first.
        tables: Vec<TableInfo>,
    },
    /// It is your turn at a table you do not follow with this socket.
    Turn {
        /// Which table.
        table: TableId,
    },
    /// Answers `ping`.
    Pong {
        /// As it came.
        n: u32,
    },
    /// The server goes; come back after a while.
    Bye {
        /// Why, in English.
        reason: String,
        /// Milliseconds to wait.
        retry_ms: u32,
    },
}

/// What is refused beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Limits {
    /// Bytes of a message.
    pub message_bytes: u32,
    /// Messages in ten seconds.
    pub messages_per_10s: u32,
    /// Characters of something said.
    pub chat_chars: u32,
}

/// The whole table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Snap {
    /// Which table.
    pub table: TableId,
    /// The last frame it holds; absent while seats are free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u32>,
    /// What was agreed on.
    pub info: TableInfo,
    /// The people.
    pub room: Room,
    /// What is seen.
    pub view: View,
    /// What is asked.
    pub open: Open,
    /// The clocks.
    pub clocks: Vec<ClockLeft>,
    /// The seat's standing orders; for players only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rules: Option<Rules>,
    /// The kinds of windows stops can be set at; for players only, in games that have them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WindowKind>>")]
    pub windows: Vec<WindowKind>,
    /// The last lines of the log.
    pub log: Vec<Entry>,
    /// The last things said.
    pub chat: Vec<Chat>,
    /// Of the view.
    pub hash: String,
    /// The seal on the luck of this match.
    pub commitment: String,
}

/// What one line of the log changed, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Frame {
    /// Which table.
    pub table: TableId,
    /// Number of the line. Every viewer gets every number.
    pub n: u32,
    /// What was heard.
    pub entry: Entry,
    /// What is seen now. Lines written together share the last one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patch: Option<Patch>,
    /// What is asked now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open: Option<Open>,
    /// The clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ClockLeft>>")]
    pub clocks: Vec<ClockLeft>,
    /// Of the view, now and then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hash: Option<String>,
}

/// A line of the log as a viewer may hear it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// Its number.
    pub n: u32,
    /// What kind of line.
    pub what: Event,
    /// Who chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Nobody chose: a clock, a standing order or the lack of any other option did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub auto: bool,
    /// Commits taken or brought back: the lines counted back from here that are now void, or in force again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commits: Option<u32>,
    /// It was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub void: bool,
    /// What happened, one sentence each.
    pub text: Vec<Spans>,
}

/// What kind of line an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table was set.
    Start,
    /// A seat chose.
    Pick,
    /// A seat took back.
    Undo,
    /// A seat brought back.
    Redo,
    /// Another secret took over.
    Reseal,
    /// The match ended and the seal was opened.
    Reveal,
}

/// Why something is no option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Why {
    /// The rule that says so; opens the help.
    pub rule: String,
    /// In words.
    pub text: Spans,
}

/// An option in the eyes of the machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdviceLine {
    /// The key of the option.
    pub key: String,
    /// The seat's chance to win after it, in thousandths.
    pub win: u16,
    /// How much of the thinking went into it, in thousandths: how sure the machine is.
    pub share: u16,
    /// Option and numbers in one sentence.
    pub text: Spans,
    /// What speaks for it and against it.
    pub reasons: Vec<Spans>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Chat {
    /// At which table.
    pub table: TableId,
    /// Its number.
    #[ts(type = "number")]
    pub seq: i64,
    /// Who; absent when the account is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub user: Option<Uuid>,
    /// What they were called then.
    pub name: String,
    /// Said among watchers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub watchers: bool,
    /// Said to the own team.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub team: bool,
    /// The place the team is pointed at: the number of a spot on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spot: Option<u16>,
    /// What; may be empty where a place says it.
    pub text: String,
    /// When, milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Why a message was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Nack {
    /// Not a message of this protocol.
    Malformed,
    /// `hello` comes first.
    NoHello,
    /// No such table, or none this user may see.
    UnknownTable,
    /// The socket does not follow this table.
    NotJoined,
    /// The seat, role or right is somebody else's.
    NotYours,
    /// The match has not begun.
    NotStarted,
    /// The match is over.
    Over,
    /// This decision is not open any more.
    StaleDecision,
    /// The decision is open, but the answer is no longer among its options; the fresh ones come along.
    Changed,
    /// Not an option, or not in this combination.
    Illegal,
    /// Nothing can be taken back, or others must agree and this match does not allow to ask.
    NoUndo,
    /// A request to take back waits already, or is blocked.
    NoRequest,
    /// Not at this kind of table.
    NotHere,
    /// The lesson asks for something else first.
    NotNow,
    /// Too many messages, or the table is busy.
    TooFast,
    /// No room: the table has all the watchers it takes, or the socket follows all the tables it may.
    Full,
    /// Too long.
    TooLong,
    /// Said nothing, or shut out by a moderator.
    NotSaid,
    /// The store does not answer; nothing was changed, try again with the same name.
    Unavailable,
    /// The server is about to stop; try again with the same name after it is back.
    Draining,
    /// A fault of the server. It was noted, and the table goes on from its log.
    Fault,
}
