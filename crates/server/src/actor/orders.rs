//! Standing orders: what is answered for a seat without asking, and where it wants to be asked.

use games::{Seat, Stops};
use protocol::{Lang, Nack, Role, Rules, ServerMsg, WindowKind};
use tokio::time::{Duration, Instant};

use super::act::MOST_ORDERS;
use super::commit::Origin;
use super::show;
use super::table::{Due, Table};

/// Automatic answers in one commit.
const MOST_AT_ONCE: usize = 64;

/// 250 to 900 ms: how long an automatic answer takes does not tell whether there was another.
fn delay() -> Duration {
    let mut byte = [0];
    let _ = getrandom::fill(&mut byte);
    Duration::from_millis(250 + u64::from(byte[0]) * 650 / 255)
}

impl Table {
    /// Takes down a seat's standing orders.
    pub(crate) async fn orders(&mut self, conn: u64, seat: u8, rules: Rules) {
        let known = self.commanding(conn, seat).and_then(|seat| self.orders_fit(&rules).map(|()| seat));
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

    /// May these orders be given at this table?
    fn orders_fit(&self, rules: &Rules) -> Result<(), Nack> {
        if rules.answers.len() > MOST_ORDERS || rules.answers.iter().any(|a| a.key.len() > 200) {
            return Err(Nack::TooLong);
        }
        let windows = self.game.as_ref().map(|game| game.windows()).unwrap_or_default();
        let known = |stop: &String| windows.iter().any(|window| window.slug == *stop);
        let stops = rules.stops.as_deref().unwrap_or_default();
        if stops.len() > windows.len() || !stops.iter().all(known) {
            return Err(Nack::Illegal);
        }
        // Whether somebody is asked would tell whether they hold an answer.
        if rules.able == Some(true) && self.among_people() { Err(Nack::NotHere) } else { Ok(()) }
    }

    /// Is there anybody whom the pace of a seat could tell something?
    fn among_people(&self) -> bool {
        self.several() || self.people() > 1
    }

    /// The kinds of windows a player can set stops at.
    pub(crate) fn windows_for(&self, role: Role, lang: Lang) -> Vec<WindowKind> {
        match (role, &self.game) {
            (Role::Seat(_), Some(game)) => show::windows(&**game, lang),
            _ => Vec::new(),
        }
    }

    /// Something was taken back: orders would only run into the same again, and whoever passed may want to answer now.
    pub(crate) fn forget_orders(&mut self) {
        let Some(game) = &self.game else { return };
        let windows = show::windows(&**game, Lang::En);
        for seat in 0..self.seats.len() as u8 {
            let orders = self.meta.rules.get(&seat);
            if orders.is_some() || !windows.is_empty() {
                let left = orders.cloned().unwrap_or_default().taken_back(&windows);
                self.meta.rules.insert(seat, left);
            }
        }
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
            && let Some(words) = games::forced(&**game, seat, self.among_people())
        {
            return Some(words);
        }
        let stops = Stops { at: rules.stops.clone(), able: rules.able };
        if let Some(words) = stops.pass(&**game, seat, self.among_people()) {
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
