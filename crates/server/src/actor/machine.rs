//! Bots as players: they think in other threads, answer like any client, and a late answer is refused.

use games::{BotSpec, Cores, Seat};
use protocol::Phase;
use tokio::time::{Duration, Instant};

use super::Command;
use super::commit::Origin;
use super::lesson::Scripted;
use super::table::{Due, Table};
use crate::repeated::repeated;

/// Clients are told about a bot that thinks longer than this.
const NOTICED: Duration = Duration::from_millis(400);

impl Table {
    /// Continues the match after any change: bots think, standing orders are followed, absent people are called.
    pub(crate) fn settle(&mut self) {
        if self.phase != Phase::Running || self.stuck || self.stopping {
            return;
        }
        self.run_clocks();
        for seat in self.asked().iter() {
            let Some(decision) = self.game.as_ref().and_then(|game| game.asked_since(seat)) else { continue };
            if let Some(machine) = self.machine(seat)
                && self.seats[seat.idx()].thinking != Some(decision as u32)
            {
                self.start_thinking(seat, decision as u32, &machine);
            }
        }
        self.plan_orders();
        self.notify_absent();
    }

    fn start_thinking(&mut self, seat: Seat, decision: u32, machine: &str) {
        let scripted = match self.scripted(seat) {
            Scripted::Wait => return,
            Scripted::Nothing => None,
            Scripted::Pick(key) => Some(key),
        };
        let Some(game) = &self.game else { return };
        let mut seed = [0; 8];
        let _ = getrandom::fill(&mut seed);
        let spec = machine.parse::<BotSpec>().map_err(|e| e.to_string());
        let thinking = spec
            .and_then(|spec| game.think(seat, &spec, u64::from_le_bytes(seed), Cores::One).map_err(|e| e.to_string()));
        self.seats[seat.idx()].thinking = Some(decision);
        let (handle, number) = (self.own_handle.clone(), seat.idx() as u8);
        let answer = move |key: Option<String>| async move {
            if let Some(handle) = handle.upgrade() {
                let _ = handle.send(Command::Thought { seat: number, decision, key }).await;
            }
        };
        match thinking {
            _ if scripted.is_some() => {
                self.app.tasks.spawn(answer(scripted));
            }
            Ok(thinking) => {
                let bots = self.app.bots.clone();
                self.app.tasks.spawn(async move { answer(bots.think(thinking).await.map(|t| t.key)).await });
                self.plan(Instant::now() + NOTICED, Due::Thinking(seat, decision));
            }
            Err(e) => {
                repeated!(error, table = %self.row.id, machine, error = e, "a bot cannot play");
                self.app.tasks.spawn(answer(None));
            }
        }
    }

    pub(crate) fn show_thinking(&mut self, seat: Seat, decision: u32) {
        if self.seats[seat.idx()].thinking == Some(decision) {
            self.seats[seat.idx()].seen_thinking = true;
            self.tell_status();
        }
    }

    /// Handles the decision of a bot.
    pub(crate) async fn thought(&mut self, seat: u8, decision: u32, key: Option<String>) {
        let Some(seat) = self.seat(seat) else { return };
        // A server that stops interrupts its bots: the answer of an interrupted bot is not its move.
        if self.seats[seat.idx()].thinking != Some(decision) || self.app.is_draining() {
            return;
        }
        if std::mem::take(&mut self.seats[seat.idx()].seen_thinking) {
            self.tell_status();
        }
        let first = || {
            metrics::counter!("orrery_machine_faults").increment(1);
            let choices = self.game.as_ref().map(|game| game.choices(seat, games::Lang::En))?;
            choices.into_iter().next().map(|choice| choice.key)
        };
        let Some(key) = key.or_else(first) else { return };
        let now = Instant::now();
        if now < self.pace_until && !self.subs.is_empty() {
            return self.plan(self.pace_until, Due::Machine(seat, decision, key));
        }
        self.machine_moves(seat, decision, &key).await;
    }

    pub(crate) async fn machine_moves(&mut self, seat: Seat, decision: u32, key: &str) {
        self.seats[seat.idx()].thinking = None;
        if self.phase != Phase::Running || self.stuck || self.stopping || self.machine(seat).is_none() {
            return;
        }
        let own = self.seats[seat.idx()].row.bot.is_some();
        let Some(game) = &mut self.game else { return };
        let before = game.line_count();
        if game.asked_since(seat) != Some(decision as usize) || game.choose(seat, &[key], !own).is_err() {
            // The table has moved on in the meantime: think again.
            return self.settle();
        }
        if self.commit(before, Origin { seat, cid: None }).await.is_ok() {
            self.pace_until = Instant::now() + self.pace();
            self.show_commit(before);
            self.settle();
        }
    }
}
