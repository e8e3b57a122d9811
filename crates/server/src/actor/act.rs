//! Answers of people.

use games::{Refused, Seat};
use protocol::{Nack, Phase, Role, Rules, ServerMsg};
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use super::commit::Origin;
use super::show;
use super::table::{Due, Table};

/// Answers kept in a seat's standing orders.
const MOST_ORDERS: usize = 32;

/// Automatic answers in one commit.
const MOST_AT_ONCE: usize = 64;

/// 250 to 900 ms: how long an automatic answer takes does not tell whether there was another.
fn delay() -> Duration {
    let mut byte = [0];
    let _ = getrandom::fill(&mut byte);
    Duration::from_millis(250 + u64::from(byte[0]) * 650 / 255)
}

impl Table {
    /// The seat a socket may act for, or why it may not.
    pub(crate) fn acting(&self, conn: u64, seat: u8) -> Result<Seat, Nack> {
        let sub = self.subs.iter().find(|sub| sub.peer.conn == conn).ok_or(Nack::NotJoined)?;
        let seat = self.seat(seat).ok_or(Nack::NotYours)?;
        if sub.role != Role::Seat(seat.idx() as u8) || !self.owns(sub.peer.user, seat) {
            return Err(Nack::NotYours);
        }
        Ok(seat)
    }

    /// The same for a command that changes the match.
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

    /// The frame a command became when it was carried out before.
    pub(crate) fn done_before(&self, seat: Seat, cid: Uuid) -> Option<u32> {
        self.seats[seat.idx()].done.iter().find(|(done, _)| *done == cid).map(|(_, n)| *n)
    }

    pub(crate) async fn act(&mut self, conn: u64, cid: Uuid, seat: u8, decision: u32, choice: &[String]) {
        // A repeated command gets its first answer, even when the match has ended meanwhile.
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
        let words: Vec<&str> = choice.iter().map(String::as_str).collect();
        if let Err(e) = game.choose(seat, &words, false) {
            // Somebody else has moved since the question was put: the answer may have been right then.
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

    /// Refuses with the fresh list of answers, so that the client need not guess.
    async fn refuse_stale(&mut self, conn: u64, cid: Uuid, seat: Seat, code: Nack, reason: Option<String>) {
        metrics::counter!("orrery_commands", "outcome" => "refused").increment(1);
        let Some(sub) = self.subs.iter().find(|sub| sub.peer.conn == conn) else { return };
        // A command the memory has forgotten may still be in the log.
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
        let refuse = |code| ServerMsg::Nack {
            cid: None,
            table: Some(self.row.id),
            code,
            reason: None,
            n: self.last_frame(),
            open: None,
        };
        let msg = match (self.acting(conn, seat), &self.game, show::target(what)) {
            (Err(code), ..) => refuse(code),
            (Ok(_), None, _) => refuse(Nack::NotStarted),
            (Ok(_), Some(_), None) => refuse(Nack::Illegal),
            (Ok(seat), Some(game), Some(target)) => {
                let lang = self.subs.iter().find(|sub| sub.peer.conn == conn).map(|sub| sub.lang).unwrap_or_default();
                let why = show::why(&**game, seat, target, lang);
                ServerMsg::Reason { table: self.row.id, what: what.to_owned(), why }
            }
        };
        self.answer(conn, &msg);
    }

    pub(crate) fn draft(&mut self, conn: u64, seat: u8, decision: u32, partial: Vec<String>) {
        let Ok(seat) = self.acting(conn, seat) else { return };
        let Some(game) = &self.game else { return };
        if game.asked_since(seat) != Some(decision as usize) || partial.len() > MOST_ORDERS {
            return;
        }
        // What a mate reads must be an option, not a way to send text.
        let choices = game.choices(seat, games::Lang::En);
        if !partial.iter().all(|key| choices.iter().any(|choice| choice.words == *key)) {
            return;
        }
        let mates: Vec<u64> = self.subs.iter().filter(|sub| self.is_mate(sub, seat)).map(|sub| sub.peer.conn).collect();
        let msg = ServerMsg::Draft { table: self.row.id, seat: seat.idx() as u8, partial };
        self.tell(&msg, |sub| mates.contains(&sub.peer.conn));
    }

    /// Takes down a seat's standing orders.
    pub(crate) async fn orders(&mut self, conn: u64, seat: u8, rules: Rules) {
        let known = match self.commanding(conn, seat) {
            Ok(_) if rules.answers.len() > MOST_ORDERS || rules.answers.iter().any(|a| a.key.len() > 200) => {
                Err(Nack::TooLong)
            }
            other => other,
        };
        let seat = match known {
            Ok(seat) => seat,
            Err(code) => {
                let (table, n) = (Some(self.row.id), self.last_frame());
                return self.answer(conn, &ServerMsg::Nack { cid: None, table, code, reason: None, n, open: None });
            }
        };
        self.meta.rules.insert(seat.idx() as u8, rules);
        let _ = self.keep_meta().await;
        // The same player's other windows show them too.
        for idx in 0..self.subs.len() {
            if self.subs[idx].role == Role::Seat(seat.idx() as u8) && self.subs[idx].peer.conn != conn {
                self.snap(idx).await;
            }
        }
        self.settle();
    }

    /// The standing orders of a player.
    pub(crate) fn rules_of(&self, role: Role) -> Option<Rules> {
        let Role::Seat(seat) = role else { return None };
        Some(self.meta.rules.get(&seat).cloned().unwrap_or_default())
    }

    /// What a seat's standing orders say to its question.
    fn order(&self, seat: Seat) -> Option<String> {
        let game = self.game.as_ref()?;
        if !self.asked_people().contains(seat) {
            return None;
        }
        // In a lesson everything is asked that there is something to learn from.
        if self.progress().is_some() {
            return self.quiet(seat);
        }
        let default = Rules::default();
        let rules = self.meta.rules.get(&(seat.idx() as u8)).unwrap_or(&default);
        if rules.forced
            && let Some(words) = games::forced(&**game, seat, self.several())
        {
            return Some(words);
        }
        if rules.obvious
            && let Some(words) = games::obvious(&**game, seat)
        {
            return Some(words);
        }
        if !rules.end && rules.answers.is_empty() {
            return None;
        }
        let choices = game.choices(seat, games::Lang::En);
        let standing = rules.answers.iter().filter(|a| a.times != Some(0)).map(|a| a.key.as_str());
        if let Some(key) = standing.into_iter().find(|key| choices.iter().any(|c| c.words == *key)) {
            return Some(key.to_owned());
        }
        let [only] = choices.as_slice() else { return None };
        (rules.end && only.target == Some(games::Target::EndTurn) && only.warning.is_none()).then(|| only.words.clone())
    }

    /// Gives the answers nobody needs to be asked for, in the same commit as what led to the question. Only for somebody
    /// alone with machines: among several people the time an answer takes would tell that there was no other.
    pub(crate) fn answer_at_once(&mut self) {
        if self.people() > 1 {
            return;
        }
        for _ in 0..MOST_AT_ONCE {
            let order = self.asked_people().iter().find_map(|seat| Some((seat, self.order(seat)?)));
            let (Some((seat, words)), Some(game)) = (order, &mut self.game) else { return };
            if game.choose(seat, &[&words], true).is_err() {
                return;
            }
            self.count_order(seat, &words);
        }
    }

    /// A standing answer that is given so many times was given once more.
    fn count_order(&mut self, seat: Seat, words: &str) {
        if let Some(rules) = self.meta.rules.get_mut(&(seat.idx() as u8))
            && let Some(times) = rules.answers.iter_mut().find(|a| a.key == words).and_then(|a| a.times.as_mut())
        {
            *times = times.saturating_sub(1);
        }
    }

    /// Plans the answers nobody needs to be asked for.
    pub(crate) fn plan_orders(&mut self) {
        for seat in self.asked_people().iter() {
            if self.order(seat).is_some() {
                let wait = if self.people() > 1 { delay() } else { Duration::ZERO };
                self.plan(Instant::now() + wait, Due::Standing(seat));
            }
        }
    }

    /// Answers for a seat as it ordered.
    pub(crate) async fn follow_orders(&mut self, seat: Seat) {
        if self.stuck || self.stopping {
            return;
        }
        let Some(words) = self.order(seat) else { return };
        let Some(game) = &mut self.game else { return };
        let before = game.line_count();
        if game.choose(seat, &[&words], true).is_err() {
            return;
        }
        self.count_order(seat, &words);
        if self.commit(before, Origin { seat, cid: None }).await.is_ok() {
            self.show_commit(before);
            self.settle();
        }
    }
}
