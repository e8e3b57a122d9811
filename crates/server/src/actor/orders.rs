//! Standing orders: automatic answers for a seat, and the windows at which it wants to choose.

use games::{Seat, Stops};
use protocol::{Lang, Nack, Role, ServerMsg, StandingOrders, WindowKind};
use tokio::time::{Duration, Instant};

use super::act::MOST_ORDERS;
use super::commit::Origin;
use super::show;
use super::table::{Due, Table};

/// The maximum number of automatic answers in one commit.
const MOST_AT_ONCE: usize = 64;

/// A delay of 250 to 900 ms: the time of an automatic answer must not reveal whether there was another option.
fn delay() -> Duration {
    let mut byte = [0];
    let _ = getrandom::fill(&mut byte);
    Duration::from_millis(250 + u64::from(byte[0]) * 650 / 255)
}

impl Table {
    /// Sets a seat's standing orders.
    pub(crate) async fn orders(&mut self, conn: u64, seat: u8, orders: StandingOrders) {
        let known = self.commanding(conn, seat).and_then(|seat| self.orders_fit(&orders).map(|()| seat));
        let seat = match known {
            Ok(seat) => seat,
            Err(code) => {
                let (table, n) = (Some(self.row.id), self.last_frame());
                return self.answer(conn, &ServerMsg::Nack { cid: None, table, code, reason: None, n, open: None });
            }
        };
        self.meta.orders.insert(seat.idx() as u8, orders);
        let _ = self.keep_meta().await;
        // The other sockets of this player show them too.
        for idx in 0..self.subs.len() {
            if self.subs[idx].role == Role::Seat(seat.idx() as u8) && self.subs[idx].peer.conn != conn {
                self.snap(idx).await;
            }
        }
        self.settle();
    }

    /// Whether these orders may be given at this table.
    fn orders_fit(&self, orders: &StandingOrders) -> Result<(), Nack> {
        if orders.answers.len() > MOST_ORDERS || orders.answers.iter().any(|a| a.key.len() > 200) {
            return Err(Nack::TooLong);
        }
        let windows = self.game.as_ref().map(|game| game.windows()).unwrap_or_default();
        let known = |stop: &String| windows.iter().any(|window| window.slug == *stop);
        let stops = orders.stops.as_deref().unwrap_or_default();
        if stops.len() > windows.len() || !stops.iter().all(known) {
            return Err(Nack::Illegal);
        }
        // With `able`, a pause would reveal that the player holds an answer.
        if orders.able == Some(true) && self.among_people() { Err(Nack::NotHere) } else { Ok(()) }
    }

    /// Whether there are other people, who could learn something from the timing of a seat.
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

    /// Resets the orders after an undo: they would only repeat what was undone, and a player who passed may now want to
    /// answer.
    pub(crate) fn forget_orders(&mut self) {
        let Some(game) = &self.game else { return };
        let windows = show::windows(&**game, Lang::En);
        for seat in 0..self.seats.len() as u8 {
            let orders = self.meta.orders.get(&seat);
            if orders.is_some() || !windows.is_empty() {
                let left = orders.cloned().unwrap_or_default().taken_back(&windows);
                self.meta.orders.insert(seat, left);
            }
        }
    }

    /// The standing orders of a player, to be shown to that player.
    pub(crate) fn orders_of(&self, role: Role) -> Option<StandingOrders> {
        let Role::Seat(seat) = role else { return None };
        Some(self.meta.orders.get(&seat).cloned().unwrap_or_default())
    }

    /// The answer that a seat's standing orders give to its pending decision.
    fn order(&self, seat: Seat) -> Option<String> {
        let game = self.game.as_ref()?;
        if !self.asked_people().contains(seat) {
            return None;
        }
        // In a lesson the learner makes every choice that teaches something.
        if self.progress().is_some() {
            return self.quiet(seat);
        }
        let default = StandingOrders::default();
        let orders = self.meta.orders.get(&(seat.idx() as u8)).unwrap_or(&default);
        if orders.forced
            && let Some(key) = games::forced(&**game, seat, self.among_people())
        {
            return Some(key);
        }
        let stops = Stops { at: orders.stops.clone(), able: orders.able };
        if let Some(key) = stops.pass(&**game, seat, self.among_people()) {
            return Some(key);
        }
        if orders.obvious
            && let Some(key) = games::obvious(&**game, seat)
        {
            return Some(key);
        }
        if !orders.end && orders.answers.is_empty() {
            return None;
        }
        let choices = game.choices(seat, games::Lang::En);
        let standing = orders.answers.iter().filter(|a| a.times != Some(0)).map(|a| a.key.as_str());
        if let Some(key) = standing.into_iter().find(|key| choices.iter().any(|c| c.key == *key)) {
            return Some(key.to_owned());
        }
        let [only] = choices.as_slice() else { return None };
        (orders.end && only.target == Some(games::Target::EndTurn) && only.warning.is_none()).then(|| only.key.clone())
    }

    /// Gives automatic answers in the same commit as the choice that led to the question. Only when the table has a
    /// single person: with several people the time of an answer would reveal that there was no other option.
    pub(crate) fn answer_at_once(&mut self) {
        if self.people() > 1 {
            return;
        }
        for _ in 0..MOST_AT_ONCE {
            let order = self.asked_people().iter().find_map(|seat| Some((seat, self.order(seat)?)));
            let (Some((seat, key)), Some(game)) = (order, &mut self.game) else { return };
            if game.choose(seat, &[&key], true).is_err() {
                return;
            }
            self.count_order(seat, &key);
        }
    }

    /// Counts down an answer that is given only a limited number of times.
    fn count_order(&mut self, seat: Seat, key: &str) {
        if let Some(orders) = self.meta.orders.get_mut(&(seat.idx() as u8))
            && let Some(times) = orders.answers.iter_mut().find(|a| a.key == key).and_then(|a| a.times.as_mut())
        {
            *times = times.saturating_sub(1);
        }
    }

    /// Plans the automatic answers.
    pub(crate) fn plan_orders(&mut self) {
        for seat in self.asked_people().iter() {
            if self.order(seat).is_some() {
                let wait = if self.people() > 1 { delay() } else { Duration::ZERO };
                self.plan(Instant::now() + wait, Due::Standing(seat));
            }
        }
    }

    /// Answers for a seat as its standing orders say.
    pub(crate) async fn follow_orders(&mut self, seat: Seat) {
        if self.stuck || self.stopping {
            return;
        }
        let Some(key) = self.order(seat) else { return };
        let Some(game) = &mut self.game else { return };
        let before = game.line_count();
        if game.choose(seat, &[&key], true).is_err() {
            return;
        }
        self.count_order(seat, &key);
        if self.commit(before, Origin { seat, cid: None }).await.is_ok() {
            self.show_commit(before);
            self.settle();
        }
    }
}
