//! One actor per match: it alone touches the match, and it executes one command after the other.
//!
//! How a command is executed: the actor checks and applies the choice on its own copy, appends the new lines to the
//! store, and acknowledges and shows the command only when the lines are on the disk. If the store fails, the copy is
//! set back to the last line that is known to be stored; no client has seen a later one.

mod act;
#[cfg(test)]
mod addresses;
mod broadcast;
mod clock;
mod commit;
#[cfg(test)]
mod crashes;
mod finish;
mod hint;
#[cfg(test)]
mod in_progress;
mod last_view;
mod length;
mod lesson;
mod machine;
mod names;
mod orders;
#[cfg(test)]
mod outage;
mod people;
mod record;
#[cfg(test)]
mod redaction;
#[cfg(test)]
mod reloading;
mod replay;
#[cfg(test)]
mod replay_redaction;
mod run;
mod seating;
mod show;
#[cfg(test)]
mod slow;
mod table;
mod talk;
mod undo;

use games::Thought;
use protocol::{ClientMsg, Lang, Role, TableInfo};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use crate::error::Error;
use crate::hub::Peer;

pub(crate) use clock::Clocks;
pub(crate) use lesson::meta_of_lesson;
pub(crate) use record::{coaches, info, notes};
pub(crate) use replay::{Past, Stretch, file, proof, text};
pub(crate) use run::spawn;
pub(crate) use seating::{meta_of_decks, meta_of_rematch, rematch};
pub(crate) use show::{faces, lang, spans};
#[cfg(test)]
pub(crate) use slow::running_table;

/// The number of commands that may wait at a table; more are refused as `too_fast`.
const INBOX: usize = 256;

/// The commands a table accepts.
pub(crate) enum Command {
    /// A socket follows the table.
    Join {
        /// The socket.
        peer: Peer,
        /// The language of the messages it receives.
        lang: Lang,
        /// The role it asks for.
        role: Role,
        /// The last update and the last chat line that it has.
        have: (Option<u32>, Option<i64>),
    },
    /// A client sends a message about this table.
    Message {
        /// The socket.
        peer: Peer,
        /// The message.
        msg: ClientMsg,
    },
    /// A socket changes its language.
    Lang {
        /// The socket.
        conn: u64,
        /// The new language.
        lang: Lang,
    },
    /// A socket is disconnected or stops following the table.
    Leave {
        /// The socket.
        conn: u64,
    },
    /// A user takes a seat.
    Sit {
        /// The user.
        user: Uuid,
        /// The user's name.
        name: String,
        /// Whether the user may play rated matches.
        rated: bool,
        /// The seat to take; any free seat when absent.
        seat: Option<u8>,
        /// The deck the user brings.
        deck: Option<games::DeckWish>,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// A user leaves a seat before the start.
    Stand {
        /// The user.
        user: Uuid,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The creator starts the match with bots in the free seats.
    Begin {
        /// The user who asks.
        user: Uuid,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The creator or a moderator closes the table.
    Close {
        /// The user who asks; `None` for the server itself.
        user: Option<Uuid>,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The players want a rematch.
    Rematch {
        /// A table created for it.
        table: Uuid,
        /// The table where they meet: this one, or one that was created first.
        reply: oneshot::Sender<Uuid>,
    },
    /// A user has a new name, or none because the account was deleted.
    Called {
        /// The user.
        user: Uuid,
        /// The previous name.
        was: String,
        /// The new name.
        name: Option<String>,
    },
    /// A bot has decided.
    Thought {
        /// The seat of the bot.
        seat: u8,
        /// The decision it was asked for.
        decision: u32,
        /// The chosen option; `None` when the search failed.
        key: Option<String>,
    },
    /// A bot has computed a hint.
    Advised {
        /// The socket that asked for it.
        peer: Peer,
        /// The seat that asked for it.
        seat: u8,
        /// The decision it is about.
        decision: u32,
        /// The result; `None` when the search failed.
        thought: Option<Thought>,
    },
    /// Wakes the actor, which then checks its clocks.
    Wake,
    /// The server shuts down: the table saves its state and stops.
    Stop,
}

/// The handle of a table in memory.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) inbox: mpsc::Sender<Command>,
}

impl Handle {
    /// Sends a command, unless the queue is full or the actor is gone.
    #[expect(clippy::result_large_err, reason = "the caller gets the command back to send it elsewhere")]
    pub(crate) fn try_send(&self, command: Command) -> Result<(), mpsc::error::TrySendError<Command>> {
        self.inbox.try_send(command)
    }

    /// Sends a command, and waits while the queue is full.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Command> {
        self.inbox.send(command).await.map_err(|e| e.0)
    }

    /// Whether the actor is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}
