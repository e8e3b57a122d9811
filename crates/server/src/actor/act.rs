//! Choices of players, and requests about them.

use games::{Refused, Seat};
use protocol::{Nack, Phase, Role, ServerMsg};
use uuid::Uuid;

use super::commit::Origin;
use super::show;
use super::table::{Sub, Table};
use crate::failpoint;

/// The maximum number of keys in a draft, and of answers in standing orders.
pub(crate) const MOST_ORDERS: usize = 32;

impl Table {
    /// The seat a socket may act for, or why it may not act.
    pub(crate) fn acting(&self, conn: u64, seat: u8) -> Result<Seat, Nack> {
        let sub = self.subs.iter().find(|sub| sub.peer.conn == conn).ok_or(Nack::NotJoined)?;
        let seat = self.seat(seat).ok_or(Nack::NotYours)?;
        if sub.role != Role::Seat(seat.idx() as u8) || !self.owns(sub.peer.user, seat) {
            return Err(Nack::NotYours);
        }
        Ok(seat)
    }

    /// Like [`Table::acting`], for a command that changes the match.
    pub(crate) fn commanding(&self, conn: u64, seat: u8) -> Result<Seat, Nack> {
        let seat = self.acting(conn, seat)?;
        match self.phase {
            _ if self.stuck => Err(Nack::Unavailable),
            _ if self.stopping => Err(Nack::Draining),
            Phase::Open => Err(Nack::NotStarted),
            Phase::Over | Phase::Closed => Err(Nack::Over),
            Phase::Running if self.meta.conceded.contains(&(seat.idx() as u8)) => Err(Nack::Over),
            Phase::Running => Ok(seat),
        }
    }

    /// The number of the line that a command wrote, when it was executed before.
    pub(crate) fn done_before(&self, seat: Seat, cid: Uuid) -> Option<u32> {
        self.seats[seat.idx()].done.iter().find(|(done, _)| *done == cid).map(|(_, n)| *n)
    }

    pub(crate) async fn act(&mut self, conn: u64, cid: Uuid, seat: u8, decision: u32, choice: &[String]) {
        failpoint::point_at("act", self.row.id);
        // A repeated command gets its first answer, even when the match has ended in the meantime.
        if let Ok(seat) = self.acting(conn, seat)
            && let Some(n) = self.done_before(seat, cid)
        {
            return self.answer(conn, &ServerMsg::Ack { cid, n });
        }
        let seat = match self.commanding(conn, seat) {
            Ok(seat) => seat,
            Err(code) => return self.refuse(conn, cid, code),
        };
        self.take_back_seat(seat).await;
        let game = self.game.as_ref().expect("a running match");
        if game.asked_since(seat) != Some(decision as usize) {
            return self.refuse_stale(conn, cid, seat, Nack::StaleDecision, None).await;
        }
        if !self.lesson_allows(seat, choice) {
            return self.refuse(conn, cid, Nack::NotNow);
        }
        let game = self.game.as_mut().expect("a running match");
        let before = game.line_count();
        let keys: Vec<&str> = choice.iter().map(String::as_str).collect();
        if let Err(e) = game.choose(seat, &keys, false) {
            // Another seat has moved since the question was sent: the answer may have been legal then.
            let moved = before > decision as usize + 1;
            let code = match e {
                Refused::Unknown { .. } | Refused::Surplus { .. } if moved => Nack::Changed,
                Refused::NotYourTurn { .. } => Nack::StaleDecision,
                Refused::Over(_) | Refused::ViewOnly => Nack::Over,
                _ => Nack::Illegal,
            };
            return self.refuse_stale(conn, cid, seat, code, Some(e.to_string())).await;
        }
        let done = self.commit(before, Origin { seat, cid: Some(cid) }).await;
        self.report(conn, cid, &done);
        if done.is_ok() {
            self.show_commit(before);
            self.settle();
        }
    }

    /// Refuses a command and sends the current options, so that the client is up to date.
    async fn refuse_stale(&mut self, conn: u64, cid: Uuid, seat: Seat, code: Nack, reason: Option<String>) {
        metrics::counter!("orrery_commands", "outcome" => "refused").increment(1);
        let Some(sub) = self.subs.iter().find(|sub| sub.peer.conn == conn) else { return };
        // The table remembers only recent commands; an older one may still be in the log.
        if code == Nack::StaleDecision
            && let Ok(Some(n)) = self.app.store.line_of(self.row.id, seat.idx() as u8, cid).await
        {
            return self.answer(conn, &ServerMsg::Ack { cid, n: n as u32 });
        }
        let open = Some(Box::new(self.open_for(sub.class())));
        let msg =
            ServerMsg::Nack { cid: Some(cid), table: Some(self.row.id), code, reason, n: self.last_frame(), open };
        self.answer(conn, &msg);
    }

    pub(crate) fn why(&mut self, conn: u64, seat: u8, what: &str) {
        failpoint::point_at("why", self.row.id);
        let sub = self.subs.iter().find(|sub| sub.peer.conn == conn);
        let (lang, class) = (sub.map(|sub| sub.lang).unwrap_or_default(), sub.map(Sub::class));
        let reason = self.acting(conn, seat).and_then(|seat| {
            let game = self.game.as_deref().ok_or(Nack::NotStarted)?;
            let target = show::target(what, self.seat_count()).ok_or(Nack::Illegal)?;
            show::why(game, seat, target, lang).map_err(|games::NoSuchTarget| Nack::Illegal)
        });
        let table = self.row.id;
        let msg = match reason {
            Ok(why) => ServerMsg::Reason { table, what: what.to_owned(), why },
            Err(code) => {
                // A target that does not exist comes from an outdated view.
                let open = class.filter(|_| code == Nack::Illegal).map(|class| Box::new(self.open_for(class)));
                ServerMsg::Nack { cid: None, table: Some(table), code, reason: None, n: self.last_frame(), open }
            }
        };
        self.answer(conn, &msg);
    }

    /// Sends the picks the game proposes, given the answers the player has added and removed.
    pub(crate) fn propose(&mut self, conn: u64, seat: u8, decision: u32, with: &[String], without: &[String]) {
        let Ok(asked) = self.acting(conn, seat) else { return };
        let Some(game) = &self.game else { return };
        if game.asked_since(asked) != Some(decision as usize) || with.len() + without.len() > MOST_ORDERS {
            return;
        }
        let [with, without] = [with, without].map(|keys| keys.iter().map(String::as_str).collect::<Vec<_>>());
        let picks = show::proposal(&**game, asked, &with, &without);
        self.answer(conn, &ServerMsg::Proposal { table: self.row.id, seat, decision, picks });
    }

    pub(crate) fn draft(&mut self, conn: u64, seat: u8, decision: u32, partial: Vec<String>) {
        let Ok(seat) = self.acting(conn, seat) else { return };
        let Some(game) = &self.game else { return };
        if game.asked_since(seat) != Some(decision as usize) || partial.len() > MOST_ORDERS {
            return;
        }
        // A draft holds keys of options only, so that it cannot carry free text to team-mates.
        let choices = game.choices(seat, games::Lang::En);
        if !partial.iter().all(|key| choices.iter().any(|choice| choice.key == *key)) {
            return;
        }
        let mates: Vec<u64> = self.subs.iter().filter(|sub| self.is_mate(sub, seat)).map(|sub| sub.peer.conn).collect();
        let msg = ServerMsg::Draft { table: self.row.id, seat: seat.idx() as u8, partial };
        self.tell(&msg, |sub| mates.contains(&sub.peer.conn));
    }
}
