//! Everything an actor knows.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use games::{AnyTable, Seat, SeatSet, ToAct, Viewer};
use protocol::{MatchResult, Phase, Role, Rules, TableOptions};
use serde::{Deserialize, Serialize, Serializer};
use store::SeatRow;
use tokio::sync::mpsc;
use tokio::time::Instant;
use uuid::Uuid;

use super::Command;
use super::clock::Clocks;
use super::fan::{Class, ClassState};
use crate::app::App;
use crate::hub::Peer;

/// The names of so many commands are remembered for each seat; the store knows all of them.
const REMEMBERED: usize = 64;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) app: Arc<App>,
    pub(crate) row: store::Match,
    pub(crate) options: TableOptions,
    pub(crate) phase: Phase,
    pub(crate) result: Option<MatchResult>,
    pub(crate) seats: Vec<Chair>,
    /// The match; none while seats are free.
    pub(crate) game: Option<Box<dyn AnyTable>>,
    /// Bytes of the log as it is kept.
    pub(crate) log_bytes: usize,
    pub(crate) meta: Meta,
    pub(crate) clocks: Clocks,
    /// The clocks before the commit under way, and the lines it began with: right until it is written.
    pub(crate) clocks_before: Option<(usize, Clocks)>,
    /// The clocks as they are if the command the store has failed on was written after all, and the lines the log has then.
    pub(crate) clocks_if_written: Option<(usize, Clocks)>,
    pub(crate) subs: Vec<Sub>,
    /// Whose message is being answered; it may be refused to somebody who does not follow the table.
    pub(crate) caller: Option<Peer>,
    /// The command of that message, as long as it has no answer. Should the table fail, it is told of that.
    pub(crate) unanswered: Option<Uuid>,
    /// That message is none that is acknowledged.
    pub(crate) silent: bool,
    pub(crate) classes: HashMap<Class, ClassState>,
    pub(crate) dues: Vec<(Instant, Due)>,
    pub(crate) request: Option<Request>,
    /// Number of the last request to take back.
    pub(crate) requests: u32,
    /// The store has failed: what the last command was worth is not known until it answers.
    pub(crate) stuck: bool,
    /// No machine moves before, so that people can follow.
    pub(crate) pace_until: Instant,
    pub(crate) idle_since: Instant,
    /// The actor's own door, for machines that come back with an answer.
    pub(crate) door: mpsc::WeakSender<Command>,
    pub(crate) stopping: bool,
}

/// A seat and whoever sits there.
pub(crate) struct Chair {
    pub(crate) row: SeatRow,
    /// The decision a machine thinks about.
    pub(crate) thinking: Option<u32>,
    /// It thinks long enough for people to notice.
    pub(crate) seen_thinking: bool,
    /// Commands carried out, with the frames they became.
    pub(crate) done: VecDeque<(Uuid, u32)>,
    /// The decision this seat was last told about by way of other sockets or the webhook.
    pub(crate) called: Option<u32>,
    /// Nobody of this seat follows the table since then.
    pub(crate) away: Option<i64>,
}

impl Chair {
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

/// Table matters that outlive a restart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Meta {
    /// The machine plays for whoever is away.
    pub(crate) held: Vec<u8>,
    /// Have given up.
    pub(crate) conceded: Vec<u8>,
    /// Refuse every request to take back.
    pub(crate) never: Vec<u8>,
    /// The clocks stand still.
    pub(crate) paused: bool,
    /// Standing orders by seat.
    pub(crate) rules: HashMap<u8, Rules>,
    /// Who may look over which shoulder: seat, user, name. The name is not kept: it may change, or be nobody's any more.
    #[serde(serialize_with = "without_names")]
    pub(crate) coaches: Vec<(u8, Uuid, String)>,
    /// Where the same players meet again.
    pub(crate) rematch: Option<Uuid>,
    /// The lesson it follows, by its game; none once the learner has left it.
    pub(crate) lesson: Option<String>,
    /// Decks that were brought, by seat. Nobody is told of them before the match begins.
    pub(crate) decks: Vec<Option<Brought>>,
}

fn without_names<S: Serializer>(coaches: &[(u8, Uuid, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(coaches.iter().map(|(seat, user, _)| (seat, user, "")))
}

/// A deck that was brought to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Brought {
    /// By whom; `None` for a machine. It is worth nothing in anybody else's hands.
    pub(crate) by: Option<Uuid>,
    pub(crate) deck: games::DeckWish,
}

/// A socket that follows the table.
pub(crate) struct Sub {
    pub(crate) peer: Peer,
    pub(crate) role: Role,
    pub(crate) lang: protocol::Lang,
    /// Its queue ran over; it gets a fresh start when there is room.
    pub(crate) lagging: bool,
}

impl Sub {
    /// What it sees.
    pub(crate) fn class(&self) -> Class {
        Class { viewer: viewer(self.role), decides: matches!(self.role, Role::Seat(_)), lang: self.lang }
    }
}

/// Whose eyes a role has.
pub(crate) fn viewer(role: Role) -> Viewer {
    match role {
        Role::Seat(n) | Role::Coach(n) => Viewer::Seat(Seat::new(n as usize)),
        Role::Watch => Viewer::Spectator,
        Role::Referee => Viewer::Judge,
    }
}

/// A request to take back that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) id: u32,
    pub(crate) seat: Seat,
    pub(crate) cid: Uuid,
    pub(crate) conn: u64,
    /// Back to the state after this line.
    pub(crate) to: usize,
    /// The log had so many lines when it was asked.
    pub(crate) at: usize,
    pub(crate) waiting: SeatSet,
}

/// Something to do at a certain time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A clock may have run out.
    Clock,
    /// A standing order of a seat.
    Standing(Seat),
    /// A machine's answer, held back so that people can follow.
    Machine(Seat, u32, String),
    /// People are told that a machine thinks.
    Thinking(Seat, u32),
    /// Ask the store what it knows.
    Unstick,
    /// The log is longer than any may be.
    TooLong,
    /// Give lagging sockets a fresh start.
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

    /// Does this user sit there?
    pub(crate) fn owns(&self, user: Uuid, seat: Seat) -> bool {
        self.seats[seat.idx()].row.user == Some(user)
    }

    /// Does this user sit anywhere?
    pub(crate) fn sits(&self, user: Uuid) -> bool {
        self.seats.iter().any(|chair| chair.row.user == Some(user))
    }

    /// Seats people play themselves right now.
    pub(crate) fn played_by_people(&self) -> SeatSet {
        let plays = |seat: &Seat| {
            let number = seat.idx() as u8;
            self.seats[seat.idx()].row.user.is_some()
                && !self.meta.held.contains(&number)
                && !self.meta.conceded.contains(&number)
        };
        Seat::first(self.seats.len()).filter(plays).collect()
    }

    /// Do several people play, if only at one device?
    pub(crate) fn several(&self) -> bool {
        self.played_by_people().len() > 1
    }

    /// Different people who sit here.
    pub(crate) fn people(&self) -> usize {
        let mut users: Vec<Uuid> = self.seats.iter().filter_map(|c| c.row.user).collect();
        users.sort_unstable();
        users.dedup();
        users.len()
    }

    /// The machine that plays a seat now, if one does.
    pub(crate) fn machine(&self, seat: Seat) -> Option<String> {
        let row = &self.seats[seat.idx()].row;
        match &row.bot {
            Some(bot) => Some(bot.clone()),
            None if self.played_by_people().contains(seat) => None,
            // Held, given up, or its player's account is gone.
            None => Some(games::Level::Captain.name().to_owned()),
        }
    }

    /// Seats that owe a decision.
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

    /// The number of the last frame.
    pub(crate) fn last_frame(&self) -> Option<u32> {
        self.lines().checked_sub(1).map(|n| n as u32)
    }

    /// Plans something.
    pub(crate) fn plan(&mut self, at: Instant, due: Due) {
        self.dues.retain(|(_, other)| *other != due);
        self.dues.push((at, due));
    }

    /// Follows a seat with a socket?
    pub(crate) fn online(&self, seat: Seat) -> bool {
        let user = self.seats[seat.idx()].row.user;
        user.is_some() && self.subs.iter().any(|sub| Some(sub.peer.user) == user)
    }
}
