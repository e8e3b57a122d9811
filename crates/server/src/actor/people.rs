//! Presence: players and viewers join, leave and are away.

use games::Seat;
use protocol::{Clock, Nack, Phase, Role, ServerMsg};
use tokio::time::Instant;
use uuid::Uuid;

use super::broadcast::text;
use super::table::{Sub, Table};
use crate::hub::{Peer, Post};
use crate::repeated::repeated;

/// How long a player must be away, in milliseconds, before others may give the seat to a bot.
const AWAY: i64 = 60_000;

/// The maximum number of coaches of a seat. The whole table is told about each of them.
const MOST_COACHES: usize = 8;

impl Table {
    /// Whether this user may follow the table in this role.
    fn admits(&self, user: Uuid, role: Role) -> Result<(), Nack> {
        let sits = self.sits(user);
        match role {
            Role::Seat(n) => match self.seat(n) {
                Some(seat) if self.owns(user, seat) => Ok(()),
                _ => Err(Nack::NotYours),
            },
            Role::Watch if sits || self.row.creator == user => Ok(()),
            Role::Watch if !self.options.watch && self.phase != Phase::Open => Err(Nack::NotHere),
            Role::Watch => {
                let watchers = self.subs.iter().filter(|sub| !self.sits(sub.peer.user)).count();
                if watchers < self.app.config.limits.watchers { Ok(()) } else { Err(Nack::Full) }
            }
            // A player sees what the seat sees, and nothing more through another role.
            Role::Coach(_) | Role::Referee if sits => Err(Nack::NotYours),
            Role::Coach(n) if self.meta.coaches.iter().any(|(seat, who, _)| *seat == n && *who == user) => Ok(()),
            Role::Referee if self.options.referee && self.row.creator == user => Ok(()),
            Role::Coach(_) | Role::Referee => Err(Nack::NotYours),
        }
    }

    /// Removes the viewers whose role is not allowed any more. When the match starts, players stop coaching other
    /// seats, and spectators leave a table that does not allow them.
    pub(crate) fn remove_disallowed_viewers(&mut self, reason: &str, roles: impl Fn(Role) -> bool) {
        let may_stay = |sub: &Sub| !matches!(self.admits(sub.peer.user, sub.role), Err(Nack::NotYours | Nack::NotHere));
        let leaves = |sub: &&Sub| roles(sub.role) && !may_stay(sub);
        let gone: Vec<u64> = self.subs.iter().filter(leaves).map(|sub| sub.peer.conn).collect();
        let msg = text(&ServerMsg::Resync { table: self.row.id, reason: reason.to_owned() });
        for sub in self.subs.extract_if(.., |sub| gone.contains(&sub.peer.conn)) {
            let _ = sub.peer.out.try_send(Post::Text(msg.clone()));
        }
    }

    /// Removes coaches who may not coach any more.
    pub(crate) fn turn_out_coaches(&mut self) {
        self.remove_disallowed_viewers("you may no longer coach this seat", |role| matches!(role, Role::Coach(_)));
    }

    pub(crate) async fn join(
        &mut self,
        peer: Peer,
        lang: protocol::Lang,
        role: Role,
        have: (Option<u32>, Option<i64>),
    ) {
        if let Err(code) = self.admits(peer.user, role) {
            let msg = ServerMsg::Nack { cid: None, table: Some(self.row.id), code, reason: None, n: None, open: None };
            let _ = peer.out.try_send(Post::Text(text(&msg)));
            return;
        }
        if self.sits(peer.user) {
            // After the last seat was taken, the store may have failed or the server stopped before the match began.
            let _ = self.begin_if_full().await;
        }
        let before = self.status();
        self.subs.retain(|sub| sub.peer.conn != peer.conn);
        let (conn, user) = (peer.conn, peer.user);
        self.subs.push(Sub { peer, role, lang, lagging: false });
        for chair in self.seats.iter_mut().filter(|chair| chair.row.user == Some(user)) {
            chair.away = None;
        }
        if self.sits(user) && self.clocks.release() {
            self.settle();
            self.tell_clocks();
        }
        self.catch_up(self.subs.len() - 1, have.0, have.1).await;
        if self.status() != before {
            let msg = ServerMsg::Status { table: self.row.id, status: self.status() };
            self.tell(&msg, |sub| sub.peer.conn != conn);
        }
    }

    pub(crate) fn leave(&mut self, conn: u64) {
        let before = self.status();
        let Some(idx) = self.subs.iter().position(|sub| sub.peer.conn == conn) else { return };
        let user = self.subs.remove(idx).peer.user;
        self.idle_since = Instant::now();
        let now = self.app.now();
        if !self.subs.iter().any(|sub| sub.peer.user == user) {
            for chair in self.seats.iter_mut().filter(|chair| chair.row.user == Some(user)) {
                chair.away = Some(now);
                chair.called = None;
            }
        }
        if self.status() != before {
            self.tell_status();
        }
    }

    /// Gives a seat to a bot, or back to its player.
    pub(crate) async fn hold(&mut self, conn: u64, cid: Uuid, seat: u8, on: bool) {
        let Some(user) = self.caller.as_ref().map(|caller| caller.user) else { return };
        let held = self.seat(seat).filter(|s| self.seats[s.idx()].row.user.is_some());
        let Some(held) = held.filter(|_| self.sits(user)) else { return self.refuse(conn, cid, Nack::NotYours) };
        let away = |table: &Self| table.seats[held.idx()].away.is_some_and(|since| table.app.now() - since >= AWAY);
        let allowed = self.owns(user, held) || (on && away(self) && !self.options.rated);
        let code = match self.phase {
            _ if !allowed => Some(Nack::NotYours),
            // Rated matches allow no help.
            _ if self.options.rated => Some(Nack::NotHere),
            _ if self.stuck => Some(Nack::Unavailable),
            Phase::Running => None,
            Phase::Open => Some(Nack::NotStarted),
            Phase::Over | Phase::Closed => Some(Nack::Over),
        };
        if let Some(code) = code {
            return self.refuse(conn, cid, code);
        }
        if self.mark_held(held, on) {
            if self.keep_meta().await.is_err() {
                self.mark_held(held, !on);
                return self.refuse(conn, cid, Nack::Unavailable);
            }
            self.show_held(held).await;
        }
        let n = self.last_frame().unwrap_or(0);
        self.answer(conn, &ServerMsg::Ack { cid, n });
    }

    /// Notes whether a bot plays a seat; false when that was so already.
    fn mark_held(&mut self, seat: Seat, on: bool) -> bool {
        let number = seat.idx() as u8;
        if self.meta.held.contains(&number) == on {
            return false;
        }
        self.meta.held.retain(|n| *n != number);
        if on {
            self.meta.held.push(number);
        }
        self.run_clocks();
        true
    }

    /// Gives a seat to a bot or back to its player without a request, and tells all viewers.
    pub(crate) async fn set_held(&mut self, seat: Seat, on: bool) {
        if !self.mark_held(seat, on) {
            return;
        }
        if let Err(e) = self.keep_meta().await {
            // The change lasts while the table is in memory; after a restart it has to be made again.
            repeated!(warn, table = %self.row.id, error = %e, "a change of who plays a seat could not be written");
        }
        self.show_held(seat).await;
    }

    /// Tells all viewers who plays a seat now.
    async fn show_held(&mut self, seat: Seat) {
        let number = seat.idx() as u8;
        for idx in 0..self.subs.len() {
            if self.subs[idx].role == Role::Seat(number) {
                self.snap(idx).await;
            }
        }
        self.tell_status();
        self.settle();
    }

    /// Gives a seat back to its player, who has just acted.
    pub(crate) async fn take_back_seat(&mut self, seat: Seat) {
        self.set_held(seat, false).await;
    }

    /// Stops the clocks while a player is away, or starts them again.
    pub(crate) async fn pause(&mut self, conn: u64, cid: Uuid, on: bool) {
        let Some(user) = self.caller.as_ref().map(|caller| caller.user) else { return };
        let away = self.seats.iter().any(|chair| chair.away.is_some() && chair.row.user.is_some());
        let code = match () {
            () if !self.sits(user) => Some(Nack::NotYours),
            () if self.phase != Phase::Running || self.options.rated || !self.clocks.is_on() => Some(Nack::NotHere),
            () if on && !away => Some(Nack::NotHere),
            () => None,
        };
        if let Some(code) = code {
            return self.refuse(conn, cid, code);
        }
        let before = std::mem::replace(&mut self.meta.paused, on);
        self.run_clocks();
        if self.keep_meta().await.is_err() {
            self.meta.paused = before;
            self.run_clocks();
            return self.refuse(conn, cid, Nack::Unavailable);
        }
        let n = self.last_frame().unwrap_or(0);
        self.answer(conn, &ServerMsg::Ack { cid, n });
        self.tell_status();
        self.tell_clocks();
    }

    /// Adds a coach to a seat, or removes one.
    pub(crate) async fn coach(&mut self, conn: u64, cid: Uuid, seat: u8, user: Uuid, on: bool) {
        let seat = match self.acting(conn, seat) {
            Ok(seat) if !self.options.rated => seat,
            Ok(_) => return self.refuse(conn, cid, Nack::NotHere),
            Err(code) => return self.refuse(conn, cid, code),
        };
        let number = seat.idx() as u8;
        let Ok(known) = self.app.store.user(user).await else { return self.refuse(conn, cid, Nack::Unavailable) };
        let known = known.filter(|known| known.deleted.is_none() && !self.sits(user));
        let Some(known) = known else { return self.refuse(conn, cid, Nack::NotYours) };
        let before = self.meta.coaches.clone();
        self.meta.coaches.retain(|(n, who, _)| (*n, *who) != (number, user));
        if on && self.meta.coaches.iter().filter(|(n, ..)| *n == number).count() >= MOST_COACHES {
            return self.refuse(conn, cid, Nack::Full);
        }
        if on {
            self.meta.coaches.push((number, user, known.name));
        }
        if self.keep_meta().await.is_err() {
            self.meta.coaches = before;
            return self.refuse(conn, cid, Nack::Unavailable);
        }
        self.turn_out_coaches();
        let n = self.last_frame().unwrap_or(0);
        self.answer(conn, &ServerMsg::Ack { cid, n });
        self.tell_status();
    }

    /// Handles seats whose time is up: a bot takes the seat, or the seat loses a rated match.
    pub(crate) async fn check_clocks(&mut self) {
        if self.phase != Phase::Running || self.stuck {
            return;
        }
        while let Some(seat) = self.clocks.flagged(Instant::now()) {
            tracing::info!(table = %self.row.id, seat = seat.idx(), "time is up");
            if self.options.rated {
                self.give_up(seat, None).await;
                if self.phase != Phase::Running || self.stuck {
                    return;
                }
            } else {
                self.set_held(seat, true).await;
            }
        }
        self.run_clocks();
    }

    /// Notifies absent players that they have a pending decision.
    pub(crate) fn notify_absent(&mut self) {
        for seat in self.asked_people().iter() {
            let decision = self.game.as_ref().and_then(|game| game.asked_since(seat)).map(|n| n as u32);
            let online = self.online(seat);
            let chair = &mut self.seats[seat.idx()];
            if chair.called == decision || online {
                continue;
            }
            // One notification per turn, regardless of the number of choices in it.
            let first = chair.called.is_none();
            chair.called = decision;
            if let (true, Some(user)) = (first, chair.row.user) {
                let slow = matches!(self.options.clock, Clock::Days(_));
                self.app.clone().call(user, self.row.id, self.row.game.clone(), slow);
            }
        }
        let asked = self.asked();
        for (idx, chair) in self.seats.iter_mut().enumerate() {
            if !asked.contains(Seat::new(idx)) {
                chair.called = None;
            }
        }
    }
}
