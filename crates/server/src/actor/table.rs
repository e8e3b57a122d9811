//! The state of an actor.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use games::{AnyTable, Seat, SeatSet, ToAct, Viewer};
use protocol::{MatchResult, Phase, Role, StandingOrders, TableOptions};
use serde::{Deserialize, Serialize, Serializer};
use store::SeatRow;
use tokio::sync::mpsc;
use tokio::time::Instant;
use uuid::Uuid;

use super::Command;
use super::broadcast::{Class, ClassState};
use super::clock::Clocks;
use crate::app::App;
use crate::hub::Peer;

/// The number of command ids remembered for each seat; the store knows all of them.
const REMEMBERED: usize = 64;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) app: Arc<App>,
    pub(crate) row: store::Match,
    pub(crate) options: TableOptions,
    pub(crate) phase: Phase,
    pub(crate) result: Option<MatchResult>,
    pub(crate) seats: Vec<SeatState>,
    /// The match; `None` before it starts.
    pub(crate) game: Option<Box<dyn AnyTable>>,
    /// Bytes of the log as it is stored.
    pub(crate) log_bytes: usize,
    pub(crate) meta: Meta,
    pub(crate) clocks: Clocks,
    /// The clocks before the commit in progress, and the number of lines then. Valid until the commit is written.
    pub(crate) clocks_before: Option<(usize, Clocks)>,
    /// The clocks and the number of lines in case the command on which the store has failed was written after all.
    pub(crate) clocks_if_written: Option<(usize, Clocks)>,
    pub(crate) subs: Vec<Sub>,
    /// The sender of the message being handled, which may be refused even to a client that does not follow the table.
    pub(crate) caller: Option<Peer>,
    /// The command in that message, while it has no answer. If the table crashes, its sender is told.
    pub(crate) unanswered: Option<Uuid>,
    /// Whether messages of this kind are not acknowledged.
    pub(crate) silent: bool,
    pub(crate) classes: HashMap<Class, ClassState>,
    pub(crate) dues: Vec<(Instant, Due)>,
    pub(crate) request: Option<Request>,
    /// Number of the last undo request.
    pub(crate) requests: u32,
    /// The store has failed: whether it has written the last command is unknown until it answers.
    pub(crate) stuck: bool,
    /// No bot moves before this time, so that people can follow.
    pub(crate) pace_until: Instant,
    pub(crate) idle_since: Instant,
    /// The actor's own inbox, to which bots send their answers.
    pub(crate) own_handle: mpsc::WeakSender<Command>,
    pub(crate) stopping: bool,
}

/// A seat and its player.
pub(crate) struct SeatState {
    pub(crate) row: SeatRow,
    /// The decision a bot is thinking about.
    pub(crate) thinking: Option<u32>,
    /// Whether clients were told that it thinks.
    pub(crate) seen_thinking: bool,
    /// Executed commands, with the lines they wrote.
    pub(crate) done: VecDeque<(Uuid, u32)>,
    /// The decision this seat was last notified about, through other sockets or the webhook.
    pub(crate) called: Option<u32>,
    /// The time since which no socket of the player follows the table.
    pub(crate) away: Option<i64>,
}

impl SeatState {
    pub(crate) const fn new(row: SeatRow, now: i64) -> Self {
        Self { row, thinking: None, seen_thinking: false, done: VecDeque::new(), called: None, away: Some(now) }
    }

    pub(crate) fn remember(&mut self, cid: Uuid, n: u32) {
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((cid, n));
    }
}

/// Table metadata that outlives a restart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Meta {
    /// Seats that a bot plays because their player is away.
    pub(crate) held: Vec<u8>,
    /// Seats that have given up.
    pub(crate) conceded: Vec<u8>,
    /// Seats that refuse every undo request.
    pub(crate) never: Vec<u8>,
    /// Whether the clocks are paused.
    pub(crate) paused: bool,
    /// Standing orders by seat.
    #[serde(rename = "rules")]
    pub(crate) orders: HashMap<u8, StandingOrders>,
    /// Coaches: seat, user, name. The name is not stored, because it may change and the account may be deleted.
    #[serde(serialize_with = "without_names")]
    pub(crate) coaches: Vec<(u8, Uuid, String)>,
    /// The table of the rematch.
    pub(crate) rematch: Option<Uuid>,
    /// The game whose lesson the match follows; `None` once the learner has left it.
    pub(crate) lesson: Option<String>,
    /// The decks that were brought, by seat. They are secret until the match starts.
    pub(crate) decks: Vec<Option<SeatDeck>>,
}

fn without_names<S: Serializer>(coaches: &[(u8, Uuid, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(coaches.iter().map(|(seat, user, _)| (seat, user, "")))
}

/// A deck that was brought to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatDeck {
    /// The user who brought it; `None` for a bot. It does not count for another player in the seat.
    pub(crate) by: Option<Uuid>,
    pub(crate) deck: games::DeckWish,
}

/// A socket that follows the table.
pub(crate) struct Sub {
    pub(crate) peer: Peer,
    pub(crate) role: Role,
    pub(crate) lang: protocol::Lang,
    /// Its queue is full; it gets a new snapshot when there is room.
    pub(crate) lagging: bool,
}

impl Sub {
    /// The class of viewers it belongs to.
    pub(crate) fn class(&self) -> Class {
        Class { viewer: viewer(self.role), decides: matches!(self.role, Role::Seat(_)), lang: self.lang }
    }
}

/// The viewer that a role sees as.
pub(crate) fn viewer(role: Role) -> Viewer {
    match role {
        Role::Seat(n) | Role::Coach(n) => Viewer::Seat(Seat::new(n as usize)),
        Role::Watch => Viewer::Spectator,
        Role::Referee => Viewer::Judge,
    }
}

/// An undo request that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) id: u32,
    pub(crate) seat: Seat,
    pub(crate) cid: Uuid,
    pub(crate) conn: u64,
    /// The undo restores the state after this line.
    pub(crate) to: usize,
    /// The number of lines in the log when the request was made.
    pub(crate) at: usize,
    pub(crate) waiting: SeatSet,
}

/// An action planned for a certain time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A clock may have run out.
    Clock,
    /// Follow a standing order of a seat.
    Standing(Seat),
    /// Play a bot's answer, which was delayed so that people can follow.
    Machine(Seat, u32, String),
    /// Tell the clients that a bot is thinking.
    Thinking(Seat, u32),
    /// Ask the store about the command it failed on.
    Unstick,
    /// End the match because its log is too long.
    TooLong,
    /// Send new snapshots to lagging sockets.
    Lagging,
}

impl Table {
    pub(crate) fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// A seat of this table by its number.
    pub(crate) fn seat(&self, number: u8) -> Option<Seat> {
        ((number as usize) < self.seats.len()).then(|| Seat::new(number as usize))
    }

    /// Whether this user holds this seat.
    pub(crate) fn owns(&self, user: Uuid, seat: Seat) -> bool {
        self.seats[seat.idx()].row.user == Some(user)
    }

    /// Whether this user holds any seat.
    pub(crate) fn sits(&self, user: Uuid) -> bool {
        self.seats.iter().any(|chair| chair.row.user == Some(user))
    }

    /// The seats that people play themselves right now.
    pub(crate) fn played_by_people(&self) -> SeatSet {
        let plays = |seat: &Seat| {
            let number = seat.idx() as u8;
            self.seats[seat.idx()].row.user.is_some()
                && !self.meta.held.contains(&number)
                && !self.meta.conceded.contains(&number)
        };
        Seat::first(self.seats.len()).filter(plays).collect()
    }

    /// Whether people play several seats, even on one device.
    pub(crate) fn several(&self) -> bool {
        self.played_by_people().len() > 1
    }

    /// The number of different users who hold seats.
    pub(crate) fn people(&self) -> usize {
        let mut users: Vec<Uuid> = self.seats.iter().filter_map(|c| c.row.user).collect();
        users.sort_unstable();
        users.dedup();
        users.len()
    }

    /// The bot that plays a seat now, if any.
    pub(crate) fn machine(&self, seat: Seat) -> Option<String> {
        let row = &self.seats[seat.idx()].row;
        match &row.bot {
            Some(bot) => Some(bot.clone()),
            None if self.played_by_people().contains(seat) => None,
            // A bot plays for an absent player, a player who gave up, or a deleted account.
            None => Some(games::Level::Captain.name().to_owned()),
        }
    }

    /// The seats with a pending decision.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.game.as_ref().map(|game| game.to_act()) {
            Some(ToAct::Seats { asked, .. }) if self.phase == Phase::Running => asked,
            _ => SeatSet::EMPTY,
        }
    }

    /// Lines in the log; 0 before the start.
    pub(crate) fn lines(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.line_count())
    }

    /// The number of the last line.
    pub(crate) fn last_frame(&self) -> Option<u32> {
        self.lines().checked_sub(1).map(|n| n as u32)
    }

    /// Plans an action. An equal action that was planned before is replaced.
    pub(crate) fn plan(&mut self, at: Instant, due: Due) {
        self.dues.retain(|(_, other)| *other != due);
        self.dues.push((at, due));
    }

    /// Whether a socket of the seat's player follows the table.
    pub(crate) fn online(&self, seat: Seat) -> bool {
        let user = self.seats[seat.idx()].row.user;
        user.is_some() && self.subs.iter().any(|sub| Some(sub.peer.user) == user)
    }
}
