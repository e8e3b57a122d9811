//! Messages from the server.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::client::StandingOrders;
use crate::decision::{Open, Proposed, WindowKind};
use crate::patch::Patch;
use crate::rest::TableInfo;
use crate::status::{ClockLeft, TableStatus};
use crate::text::{Ref, Spans};
use crate::view::TableView;
use crate::{CommandId, TableId};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMsg {
    /// Answers `hello`.
    Hello {
        /// The user of the socket.
        user: Uuid,
        /// Name of the user.
        name: String,
        /// Build of the server. A client with another build reloads between decisions.
        build: String,
        /// The server's time, milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
        /// Limits for messages of the client.
        limits: Limits,
    },
    /// The whole table as this viewer sees it.
    Snap(Box<Snap>),
    /// The change made by one line of the log.
    #[serde(rename = "frame")]
    Update(Box<TableUpdate>),
    /// A command is on the disk.
    Ack {
        /// The command.
        cid: CommandId,
        /// The last update of the command, or of the table if the command adds none.
        n: u32,
    },
    /// A message was refused and changed nothing.
    Nack {
        /// The command; absent if the message was not a command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cid: Option<CommandId>,
        /// The table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
        /// The reason as a code.
        code: Nack,
        /// Details for authors of clients, in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<String>,
        /// The table's last update.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        n: Option<u32>,
        /// The current question, with `stale_decision`, `changed` and `illegal`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        open: Option<Box<Open>>,
    },
    /// Answers `why`.
    Reason {
        /// The table.
        table: TableId,
        /// The address the client asked about.
        what: Ref,
        /// The reason; absent if it is an option.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Answers `propose`: answers that go together and fulfill as many wishes as possible.
    Proposal {
        /// The table.
        table: TableId,
        /// The seat it is for.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// The answers in the order in which to send them in `act`.
        picks: Vec<Proposed>,
    },
    /// Answers `hint`: what the computer would do, based on what the seat may know.
    Advice {
        /// The table.
        table: TableId,
        /// The seat it is for.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// The seat's chance to win with the best option, in thousandths.
        win: u16,
        /// The best options, best first.
        lines: Vec<AdviceLine>,
    },
    /// Tells the client to discard its copy of this table and to join again without `have`.
    Resync {
        /// The table.
        table: TableId,
        /// The reason, in English.
        reason: String,
    },
    /// The state of a table outside the game: seats, watchers, requests.
    #[serde(rename = "room")]
    Status {
        /// The table.
        table: TableId,
        /// The complete state.
        #[serde(rename = "room")]
        status: TableStatus,
    },
    /// The clocks, when they change between updates.
    Clocks {
        /// The table.
        table: TableId,
        /// The clocks of all seats.
        clocks: Vec<ClockLeft>,
    },
    /// A chat message.
    Chat(Chat),
    /// Answers that a teammate has selected but not yet sent.
    Draft {
        /// The table.
        table: TableId,
        /// The teammate's seat.
        seat: u8,
        /// The keys selected so far.
        partial: Vec<String>,
    },
    /// The complete list of public tables.
    Lobby {
        /// The tables, newest first.
        tables: Vec<TableInfo>,
    },
    /// It is the user's turn at a table that this socket does not follow.
    Turn {
        /// The table.
        table: TableId,
    },
    /// Answers `ping`.
    Pong {
        /// The number of the `ping`.
        n: u32,
    },
    /// The server is stopping. Clients reconnect after a while.
    Bye {
        /// The reason, in English.
        reason: String,
        /// Milliseconds to wait before reconnecting.
        retry_ms: u32,
    },
}

/// Limits for messages of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Limits {
    /// Maximum bytes of a message.
    pub message_bytes: u32,
    /// Maximum messages in ten seconds.
    pub messages_per_10s: u32,
    /// Maximum characters of a chat message.
    pub chat_chars: u32,
}

/// The whole table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Snap {
    /// The table.
    pub table: TableId,
    /// The last update it includes; absent while seats are free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u32>,
    /// Game, mode and options of the table.
    pub info: TableInfo,
    /// State of the table outside the game.
    #[serde(rename = "room")]
    pub status: TableStatus,
    /// The table as the viewer sees it.
    pub view: TableView,
    /// What the table waits for.
    pub open: Open,
    /// The clocks of all seats.
    pub clocks: Vec<ClockLeft>,
    /// The seat's standing orders; only for players.
    #[serde(default, rename = "rules", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<StandingOrders>,
    /// The kinds of windows at which stops can be set; only for players, in games with windows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WindowKind>>")]
    pub windows: Vec<WindowKind>,
    /// The last lines of the log.
    pub log: Vec<Entry>,
    /// The last chat messages.
    pub chat: Vec<Chat>,
    /// Hash of the view.
    pub hash: String,
    /// Commitment to the random seed of this match.
    pub commitment: String,
}

/// The change made by one line of the log, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableUpdate {
    /// The table.
    pub table: TableId,
    /// Number of the line. Every viewer gets every number.
    pub n: u32,
    /// The line itself.
    pub entry: Entry,
    /// The change of the view. Of lines that are written together, only the last one has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patch: Option<Patch>,
    /// What the table waits for now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open: Option<Open>,
    /// The clocks of all seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ClockLeft>>")]
    pub clocks: Vec<ClockLeft>,
    /// Hash of the view; sent only with some updates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hash: Option<String>,
}

/// A line of the log as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// Number of the line.
    pub n: u32,
    /// Kind of the line.
    pub what: Event,
    /// The seat that chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Whether the choice was automatic: by a clock, a standing order or because there was only one option.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub auto: bool,
    /// Number of commits undone or redone: the lines, counted back from here, that are now void or in force again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commits: Option<u32>,
    /// Whether the line was undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub void: bool,
    /// What happened, one sentence per entry.
    pub text: Vec<Spans>,
}

/// Kind of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The match was set up.
    Start,
    /// A seat chose.
    Pick,
    /// A seat undid choices.
    Undo,
    /// A seat redid choices.
    Redo,
    /// A new secret replaced the previous one.
    Reseal,
    /// The match ended and the random seed was revealed.
    Reveal,
}

/// The reason why something is not an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Why {
    /// Id of the rule, for opening the rules help.
    pub rule: String,
    /// The reason as text.
    pub text: Spans,
}

/// The computer's evaluation of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdviceLine {
    /// The key of the option.
    pub key: String,
    /// The seat's chance to win after it, in thousandths.
    pub win: u16,
    /// The share of the search spent on it, in thousandths. A higher share means a more reliable evaluation.
    pub share: u16,
    /// The option and its numbers in one sentence.
    pub text: Spans,
    /// Reasons for and against it.
    pub reasons: Vec<Spans>,
}

/// A chat message at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Chat {
    /// The table.
    pub table: TableId,
    /// Number of the message.
    #[ts(type = "number")]
    pub seq: i64,
    /// The sender; absent if the account was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub user: Option<Uuid>,
    /// The sender's name at the time.
    pub name: String,
    /// Whether only watchers receive it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub watchers: bool,
    /// Whether only the sender's team receives it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub team: bool,
    /// Number of a spot on the map that is shown to the team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spot: Option<u16>,
    /// The text; may be empty if there is a spot.
    pub text: String,
    /// Time of the message, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Why a message was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Nack {
    /// Not a message of this protocol.
    Malformed,
    /// `hello` must be the first message.
    NoHello,
    /// No such table, or the user may not see it.
    UnknownTable,
    /// The socket does not follow this table.
    NotJoined,
    /// The seat, role or permission belongs to another user.
    NotYours,
    /// The match has not begun.
    NotStarted,
    /// The match is over.
    Over,
    /// The decision is no longer open.
    StaleDecision,
    /// The decision is open, but the answer is no longer among its options. The current options are included.
    Changed,
    /// Not an option, or not in this combination.
    Illegal,
    /// There is nothing to undo, or the others did not agree or cannot be asked in this match.
    NoUndo,
    /// A request to undo is already pending, or is no longer open.
    NoRequest,
    /// Not available at this kind of table.
    NotHere,
    /// The lesson requires something else first.
    NotNow,
    /// Too many messages, or the table is busy.
    TooFast,
    /// The table has the maximum number of watchers, or the socket follows the maximum number of tables.
    Full,
    /// A text, a list or the whole message is too long.
    TooLong,
    /// The chat message was empty, or its sender has sent too many.
    NotSaid,
    /// The store does not answer. Nothing was changed; try again with the same command id.
    Unavailable,
    /// The server is about to stop. Try again with the same command id when it is back.
    Draining,
    /// An error of the server. It was logged, and the table continues from its log.
    Fault,
}
