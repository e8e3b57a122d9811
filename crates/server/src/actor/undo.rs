//! Undo: free above the last barrier, with consent below it, never in rated play.

use games::{Seat, SeatSet};
use protocol::{Nack, ServerMsg};
use uuid::Uuid;

use super::commit::Origin;
use super::table::{Request, Table};

/// How far an undo goes.
struct Reach {
    /// The number of commits to undo, counted from the end.
    commits: usize,
    /// How many of them the seat chose itself.
    own: usize,
    /// Whether no other seat has chosen among them.
    alone: bool,
    /// The undo restores the state after this line.
    to: usize,
}

impl Table {
    pub(crate) async fn undo(&mut self, conn: u64, cid: Uuid, seat: u8, to: Option<u32>) {
        let seat = match self.commanding(conn, seat) {
            Ok(seat) => seat,
            Err(code) => return self.refuse(conn, cid, code),
        };
        if let Some(n) = self.done_before(seat, cid) {
            return self.answer(conn, &ServerMsg::Ack { cid, n });
        }
        if let Some(request) = self.request.as_mut().filter(|request| (request.seat, request.cid) == (seat, cid)) {
            // The client asks again after its connection was lost: the answer goes to the new socket.
            request.conn = conn;
            return;
        }
        let Some(reach) = self.reach(seat, to).filter(|_| !self.options.rated) else {
            return self.refuse(conn, cid, Nack::NoUndo);
        };
        if self.refuses_to_grow(conn, cid) {
            return;
        }
        let game = self.game.as_mut().expect("a running match");
        if reach.alone && reach.own <= game.can_undo(seat) {
            let before = game.line_count();
            for _ in 0..reach.own {
                if game.undo(seat).is_err() {
                    break;
                }
            }
            return self.take_back(before, &[(conn, cid)], seat).await;
        }
        if self.progress().is_some() {
            // Chance values after the undo would be new, and the script would not fit them.
            return self.refuse(conn, cid, Nack::NotNow);
        }
        let others = self.wronged_by(seat);
        if others.is_empty() {
            // Alone with bots, or several seats on one device: no other player is affected, and chance values are not
            // rewound.
            return self.take_back_agreed(seat, reach.commits, &[(conn, cid)]).await;
        }
        if !self.options.undo || others.iter().any(|s| self.meta.never.contains(&(s.idx() as u8))) {
            return self.refuse(conn, cid, Nack::NoUndo);
        }
        if self.request.is_some() {
            return self.refuse(conn, cid, Nack::NoRequest);
        }
        self.requests += 1;
        let at = self.lines();
        self.request = Some(Request { id: self.requests, seat, cid, conn, to: reach.to, at, waiting: others });
        self.tell_status();
    }

    /// The seats that must consent besides this one. A bot that holds a seat does not consent for its player.
    fn wronged_by(&self, seat: Seat) -> SeatSet {
        let owner = self.seats[seat.idx()].row.user;
        let is_wronged = |other: &Seat| {
            let user = self.seats[other.idx()].row.user;
            user.is_some() && user != owner && !self.meta.conceded.contains(&(other.idx() as u8))
        };
        Seat::first(self.seat_count()).filter(is_wronged).collect()
    }

    /// How far to undo: up to the seat's last choice, or everything after a line.
    fn reach(&self, seat: Seat, to: Option<u32>) -> Option<Reach> {
        let commits = self.game.as_ref()?.commits();
        let own = |&(_, who, auto): &(usize, Seat, bool)| who == seat && !auto;
        let count = match to {
            Some(to) => commits.iter().filter(|(line, ..)| *line > to as usize).count(),
            None => commits.iter().rev().position(own)? + 1,
        };
        let (kept, gone) = commits.split_at(commits.len() - count);
        (count > 0).then(|| Reach {
            commits: count,
            own: gone.iter().filter(|commit| own(commit)).count(),
            alone: gone.iter().all(|commit| own(commit) || commit.2),
            to: kept.last().map_or(0, |(line, ..)| *line),
        })
    }

    async fn take_back_agreed(&mut self, seat: Seat, commits: usize, asked: &[(u64, Uuid)]) {
        let game = self.game.as_mut().expect("a running match");
        let before = game.line_count();
        // If the undo fails, there is nothing to write, which is reported below.
        let _ = game.undo_with_consent(seat, commits);
        self.take_back(before, asked, seat).await;
    }

    /// Writes an undo, and then answers the requests: first the player who wants it, then the last one to consent.
    /// Standing orders are reset, because they would only repeat what was undone.
    async fn take_back(&mut self, before: usize, asked: &[(u64, Uuid)], seat: Seat) {
        if self.lines() == before {
            for &(conn, cid) in asked {
                self.refuse(conn, cid, Nack::NoUndo);
            }
            return;
        }
        self.forget_orders();
        self.clocks.take_back(seat);
        let done = self.commit(before, Origin { seat, cid: asked.first().map(|(_, cid)| *cid) }).await;
        for &(conn, cid) in asked {
            self.report(conn, cid, &done);
        }
        if done.is_ok() {
            self.show_commit(before);
            self.tell_status();
            self.settle();
        }
    }

    pub(crate) async fn undo_reply(&mut self, conn: u64, cid: Uuid, seat: u8, request: u32, ok: bool, never: bool) {
        let seat = match self.commanding(conn, seat) {
            Ok(seat) => seat,
            Err(code) => return self.refuse(conn, cid, code),
        };
        let Some(asked) = self.request.clone().filter(|r| r.id == request && r.waiting.contains(seat)) else {
            return self.refuse(conn, cid, Nack::NoRequest);
        };
        let n = self.last_frame().expect("a running match");
        if !ok {
            if never {
                self.meta.never.push(seat.idx() as u8);
                if self.keep_meta().await.is_err() {
                    self.meta.never.pop();
                    return self.refuse(conn, cid, Nack::Unavailable);
                }
            }
            self.request = None;
            self.answer(conn, &ServerMsg::Ack { cid, n });
            self.refuse(asked.conn, asked.cid, Nack::NoUndo);
            return self.tell_status();
        }
        let waiting = asked.waiting.without(seat);
        if !waiting.is_empty() {
            // Other players must consent too: there is nothing to write yet.
            self.answer(conn, &ServerMsg::Ack { cid, n });
            self.request = Some(Request { waiting, ..asked });
            return self.tell_status();
        }
        self.request = None;
        let commits =
            self.game.as_ref().map_or(0, |game| game.commits().iter().filter(|(line, ..)| *line > asked.to).count());
        self.take_back_agreed(asked.seat, commits, &[(asked.conn, asked.cid), (conn, cid)]).await;
    }

    pub(crate) async fn redo(&mut self, conn: u64, cid: Uuid, seat: u8) {
        let seat = match self.commanding(conn, seat) {
            Ok(seat) => seat,
            Err(code) => return self.refuse(conn, cid, code),
        };
        if let Some(n) = self.done_before(seat, cid) {
            return self.answer(conn, &ServerMsg::Ack { cid, n });
        }
        if self.refuses_to_grow(conn, cid) {
            return;
        }
        let game = self.game.as_mut().expect("a running match");
        let before = game.line_count();
        if game.redo(seat).is_err() {
            return self.refuse(conn, cid, Nack::NoUndo);
        }
        self.clocks.take_back(seat);
        let done = self.commit(before, Origin { seat, cid: Some(cid) }).await;
        self.report(conn, cid, &done);
        if done.is_ok() {
            self.show_commit(before);
            self.settle();
        }
    }
}
