//! One actor per match: it alone touches the match, one command after the other.
//!
//! The way of a command: legality is checked and the choice carried out on the actor's own copy, its lines are appended
//! to the store, and only when they are on the disk is it acknowledged and shown. If the store fails, the copy is
//! brought back to the last line that is known to be there; nobody has seen more.

mod act;
#[cfg(test)]
mod addresses;
mod clock;
mod commit;
mod fan;
mod finish;
mod hint;
mod length;
mod lesson;
#[cfg(test)]
mod lives;
mod machine;
#[cfg(test)]
mod midway;
mod names;
mod orders;
#[cfg(test)]
mod outage;
mod past;
mod people;
mod picture;
#[cfg(test)]
mod pointing;
mod record;
#[cfg(test)]
mod redaction;
mod run;
mod seating;
mod show;
#[cfg(test)]
mod slow;
#[cfg(test)]
mod swapped;
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
pub(crate) use past::{Past, Stretch, file, proof, text};
pub(crate) use record::{coaches, info, notes};
pub(crate) use run::spawn;
pub(crate) use seating::{meta_of_decks, meta_of_rematch, rematch};
pub(crate) use show::{faces, lang, spans};
#[cfg(test)]
pub(crate) use slow::running_table;

/// Commands that may wait at a table; more are refused as `too_fast`.
const INBOX: usize = 256;

/// What can be asked of a table.
pub(crate) enum Command {
    /// A socket follows the table.
    Join {
        /// The socket.
        peer: Peer,
        /// In which language.
        lang: Lang,
        /// As whom.
        role: Role,
        /// The last frame and the last thing said that it holds.
        have: (Option<u32>, Option<i64>),
    },
    /// A message about this table.
    Message {
        /// The socket.
        peer: Peer,
        /// Which message.
        msg: ClientMsg,
    },
    /// Another language.
    Lang {
        /// The socket.
        conn: u64,
        /// Which.
        lang: Lang,
    },
    /// The socket is gone or follows no more.
    Leave {
        /// The socket.
        conn: u64,
    },
    /// Somebody sits down.
    Sit {
        /// Who.
        user: Uuid,
        /// What they are called.
        name: String,
        /// May sit at a rated table.
        rated: bool,
        /// Where; anywhere when absent.
        seat: Option<u8>,
        /// With which deck.
        deck: Option<games::DeckWish>,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// Somebody gets up before the start.
    Stand {
        /// Who.
        user: Uuid,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The maker starts with machines in the free seats.
    Begin {
        /// Who asks.
        user: Uuid,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The maker or a moderator gives the table up.
    Close {
        /// Who asks; `None` for the house itself.
        user: Option<Uuid>,
        /// The table afterwards.
        reply: oneshot::Sender<Result<TableInfo, Error>>,
    },
    /// The same players want to meet again.
    Rematch {
        /// A table made for it.
        table: Uuid,
        /// Where they meet: there, or where somebody was faster.
        reply: oneshot::Sender<Uuid>,
    },
    /// Somebody has another name, or none any more because the account is gone.
    Called {
        /// Who.
        user: Uuid,
        /// What they were called before.
        was: String,
        /// What they are called now.
        name: Option<String>,
    },
    /// A machine has decided.
    Thought {
        /// For which seat.
        seat: u8,
        /// Which decision.
        decision: u32,
        /// What; `None` when the search failed.
        words: Option<String>,
    },
    /// A machine has thought about a hint.
    Advised {
        /// For which socket.
        peer: Peer,
        /// For which seat.
        seat: u8,
        /// About which decision.
        decision: u32,
        /// What; `None` when the search failed.
        thought: Option<Thought>,
    },
    /// Wake up and look at the clocks.
    Wake,
    /// The house closes: put everything in order and go.
    Stop,
}

/// The door to a table in memory.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) inbox: mpsc::Sender<Command>,
}

impl Handle {
    /// Leaves a command, unless too many wait already or the actor is gone.
    #[expect(clippy::result_large_err, reason = "the command comes back to be left elsewhere")]
    pub(crate) fn try_send(&self, command: Command) -> Result<(), mpsc::error::TrySendError<Command>> {
        self.inbox.try_send(command)
    }

    /// Leaves a command, waiting for room.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Command> {
        self.inbox.send(command).await.map_err(|e| e.0)
    }

    /// Is the actor gone?
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}
