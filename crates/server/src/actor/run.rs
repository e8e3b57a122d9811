//! The main loop of an actor: commands and timers.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use futures_util::FutureExt as _;
use games::Seat;
use protocol::{ClientMsg, Clock, Nack, Phase, ServerMsg};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until};
use uuid::Uuid;

use super::broadcast::text;
use super::table::{Due, Table};
use super::{Command, Handle, INBOX};
use crate::app::App;
use crate::error::Error;
use crate::failpoint;
use crate::hub::{Peer, Post};
use crate::repeated::Repeated;

/// A table without viewers leaves memory after this time.
const REST: Duration = Duration::from_secs(90);
/// The same for a table whose next command is not expected soon, or ever.
const SHORT_REST: Duration = Duration::from_secs(5);
/// A command that takes longer is logged.
const SLOW: Duration = Duration::from_millis(250);

/// Loads a table and runs its actor until nothing needs it.
pub(crate) async fn spawn(app: Arc<App>, id: Uuid) -> Result<Handle, Error> {
    let (inbox, mut commands) = mpsc::channel(INBOX);
    let mut table = Table::load(app.clone(), id, inbox.downgrade()).await?;
    failpoint::point_at("load", id);
    let tasks = app.tasks.clone();
    tasks.spawn(async move {
        metrics::gauge!("orrery_tables_in_memory").increment(1.0);
        let life = AssertUnwindSafe(table.live(&mut commands)).catch_unwind().await;
        let mut late = Vec::new();
        if life.is_err() {
            table.fail(commands);
        } else if !table.stopping {
            // Commands that arrived at the last moment are for the next instance of the table.
            while let Ok(command) = commands.try_recv() {
                late.push(command);
            }
        }
        drop(table);
        metrics::gauge!("orrery_tables_in_memory").decrement(1.0);
        app.directory.forget(id);
        for command in late {
            let _ = app.directory.post(&app, id, command).await;
        }
    });
    Ok(Handle { inbox })
}

/// The refusal for a message whose handling crashed.
fn fault_answer(table: Uuid, cid: Option<Uuid>) -> ServerMsg {
    ServerMsg::Nack { cid, table: Some(table), code: Nack::Fault, reason: None, n: None, open: None }
}

/// Whether a message only reads the match. A crash while answering it then concerns only its sender.
const fn only_looks(msg: &ClientMsg) -> bool {
    matches!(
        msg,
        ClientMsg::Why { .. }
            | ClientMsg::Hint { .. }
            | ClientMsg::Propose { .. }
            | ClientMsg::Draft { .. }
            | ClientMsg::Resync { .. }
    )
}

/// The next time to wake up: when something is due, or when the table has been idle for long enough to leave memory.
fn wake_at(now: Instant, due: Option<Instant>, resting_since: Option<Instant>, rest: Duration) -> Instant {
    let rested = resting_since.unwrap_or(now) + rest;
    due.map_or(rested, |due| due.min(rested))
}

impl Table {
    /// Cleans up after a crash of the table. The log is complete, because nothing is acknowledged before it is written;
    /// the next join loads the table from it. The clocks are kept, and clients that wait for an answer are told that
    /// none comes.
    fn fail(&mut self, mut commands: mpsc::Receiver<Command>) {
        static TOLD: Repeated = Repeated::new();
        let id = self.row.id;
        metrics::counter!("orrery_table_faults").increment(1);
        if let Some(times) = TOLD.note() {
            tracing::error!(table = %id, times, "a table has crashed; it will be loaded again from its log");
        }
        if self.phase == Phase::Running {
            let now = self.game.as_ref().map(|game| (game.line_count(), self.clocks.clone()));
            // The clocks before the unwritten commit come first.
            self.app.directory.keep_clocks(id, self.clocks_before.take().into_iter().chain(now).collect());
        }
        // From here on the next instance may be loaded.
        commands.close();
        if let Some(caller) = self.caller.take() {
            let cid = self.unanswered.take();
            // A command that was written before the crash is done, and the answer says so.
            let written = cid.and_then(|cid| Seat::first(self.seat_count()).find_map(|s| self.done_before(s, cid)));
            let answer = match (cid, written) {
                (Some(cid), Some(n)) => Some(ServerMsg::Ack { cid, n }),
                (cid, _) => (cid.is_some() || self.silent).then(|| fault_answer(id, cid)),
            };
            if let Some(answer) = answer {
                let _ = caller.out.try_send(Post::Text(text(&answer)));
            }
        }
        let resync = text(&ServerMsg::Resync { table: id, reason: "the table was loaded again".to_owned() });
        for sub in &self.subs {
            let _ = sub.peer.out.try_send(Post::Text(resync.clone()));
        }
        while let Ok(command) = commands.try_recv() {
            let (peer, cid) = match command {
                Command::Message { peer, msg } => (peer, msg.cid()),
                Command::Join { peer, .. } => (peer, None),
                Command::Advised { peer, .. } => {
                    peer.advised.store(false, Ordering::Relaxed);
                    (peer, None)
                }
                // Requests fail because their reply is dropped; the next instance does all the rest again.
                _ => continue,
            };
            let _ = peer.out.try_send(Post::Text(text(&fault_answer(id, cid))));
        }
    }

    /// Runs a read-only request. If it crashes, its sender is told, and the table continues.
    async fn catch_request_panic(&mut self, peer: &Peer, look: impl AsyncFnOnce(&mut Self)) -> bool {
        let looked = AssertUnwindSafe(look(self)).catch_unwind().await;
        if looked.is_err() {
            static TOLD: Repeated = Repeated::new();
            metrics::counter!("orrery_request_faults").increment(1);
            if let Some(times) = TOLD.note() {
                tracing::error!(table = %self.row.id, times, "a request has crashed; the table continues");
            }
            let _ = peer.out.try_send(Post::Text(text(&fault_answer(self.row.id, None))));
        }
        looked.is_ok()
    }

    async fn live(&mut self, commands: &mut mpsc::Receiver<Command>) {
        let stop = self.app.stop.clone();
        if self.phase == Phase::Running {
            self.run_clocks();
            self.settle();
            self.plan_end_if_too_long();
        }
        loop {
            let quiet = self.phase == Phase::Over || matches!(self.options.clock, Clock::Days(_));
            let rest = if quiet { SHORT_REST } else { REST };
            let due = self.dues.iter().map(|(at, _)| *at).min();
            let sleep = wake_at(Instant::now(), due, self.may_rest().then_some(self.idle_since), rest);
            tokio::select! {
                biased;
                command = commands.recv() => {
                    let Some(command) = command else { break };
                    let started = Instant::now();
                    self.handle(command).await;
                    let took = started.elapsed();
                    if took > SLOW {
                        static TOLD: Repeated = Repeated::new();
                        metrics::counter!("orrery_slow_commands").increment(1);
                        if let Some(times) = TOLD.note() {
                            tracing::warn!(table = %self.row.id, ?took, times, "a slow command");
                        }
                    }
                }
                // A table that is loaded during the shutdown must stop too.
                () = stop.cancelled() => self.stopping = true,
                () = sleep_until(sleep) => self.look_at_the_time().await,
            }
            if self.stopping || (self.may_rest() && self.idle_since.elapsed() >= rest) {
                // The next instance may be loaded as soon as the inbox is closed: everything is written before that.
                self.save_state().await;
                if self.stopping || commands.is_empty() {
                    break;
                }
            }
        }
        failpoint::point_at("rest", self.row.id);
        commands.close();
    }

    /// Saves the state that the next instance of the table needs.
    async fn save_state(&mut self) {
        if self.phase == Phase::Running && !self.stuck {
            let _ = self.keep_meta().await;
            if self.clocks.outlasts_memory() {
                self.app.directory.keep_clocks(self.row.id, vec![(self.lines(), self.clocks.clone())]);
            }
        }
    }

    /// Whether the table may leave memory: it has no viewers, no bot thinks, and the store has everything.
    fn may_rest(&self) -> bool {
        self.subs.is_empty() && !self.stuck && self.seats.iter().all(|chair| chair.thinking.is_none())
    }

    async fn look_at_the_time(&mut self) {
        let now = Instant::now();
        let due: Vec<Due> = self.dues.extract_if(.., |(at, _)| *at <= now).map(|(_, due)| due).collect();
        for due in due {
            match due {
                Due::Clock => self.check_clocks().await,
                Due::TooLong => self.end_too_long().await,
                Due::Standing(seat) => self.follow_orders(seat).await,
                Due::Machine(seat, decision, key) => self.machine_moves(seat, decision, &key).await,
                Due::Thinking(seat, decision) => self.show_thinking(seat, decision),
                Due::Unstick => self.unstick().await,
                Due::Lagging => self.help_lagging().await,
            }
        }
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Join { peer, lang, role, have } => {
                let joining = peer.clone();
                if !self.catch_request_panic(&peer, async |table| table.join(joining, lang, role, have).await).await {
                    // A client that cannot be sent a snapshot does not follow the table.
                    self.leave(peer.conn);
                }
            }
            Command::Message { peer, msg } => {
                self.caller = Some(peer.clone());
                if only_looks(&msg) {
                    let hint = matches!(msg, ClientMsg::Hint { .. });
                    if !self.catch_request_panic(&peer, async |table| table.message(peer.conn, msg).await).await && hint
                    {
                        peer.advised.store(false, Ordering::Relaxed);
                    }
                } else {
                    self.unanswered = msg.cid();
                    self.silent = self.unanswered.is_none();
                    self.message(peer.conn, msg).await;
                    (self.unanswered, self.silent) = (None, false);
                }
                self.caller = None;
            }
            Command::Lang { conn, lang } => {
                if let Some(idx) = self.subs.iter().position(|sub| sub.peer.conn == conn) {
                    self.subs[idx].lang = lang;
                    let peer = self.subs[idx].peer.clone();
                    self.catch_request_panic(&peer, async |table| table.snap(idx).await).await;
                }
            }
            Command::Leave { conn } => self.leave(conn),
            Command::Sit { user, name, rated, seat, deck, reply } => {
                let done = self.sit(user, name, rated, seat, deck).await;
                let _ = reply.send(done);
            }
            Command::Stand { user, reply } => {
                let done = self.stand(user).await;
                let _ = reply.send(done);
            }
            Command::Begin { user, reply } => {
                let done = self.begin_with_machines(user).await;
                let _ = reply.send(done);
            }
            Command::Close { user, reply } => {
                let done = self.close(user).await;
                let _ = reply.send(done);
            }
            Command::Rematch { table, reply } => {
                let there = *self.meta.rematch.get_or_insert(table);
                if there == table {
                    let _ = self.keep_meta().await;
                    self.tell_status();
                }
                let _ = reply.send(there);
            }
            Command::Called { user, was, name } => self.called(user, &was, name.as_deref()).await,
            Command::Thought { seat, decision, key } => self.thought(seat, decision, key).await,
            Command::Advised { peer, seat, decision, thought } => {
                self.catch_request_panic(&peer, async |table| table.advised(&peer, seat, decision, thought)).await;
            }
            Command::Wake => self.check_clocks().await,
            Command::Stop => self.stopping = true,
        }
        if !self.subs.is_empty() {
            self.idle_since = Instant::now();
        }
    }

    async fn message(&mut self, conn: u64, msg: ClientMsg) {
        match msg {
            ClientMsg::Act { cid, seat, decision, choice, .. } => self.act(conn, cid, seat, decision, &choice).await,
            ClientMsg::Undo { cid, seat, to, .. } => self.undo(conn, cid, seat, to).await,
            ClientMsg::Redo { cid, seat, .. } => self.redo(conn, cid, seat).await,
            ClientMsg::UndoReply { cid, seat, request, ok, never, .. } => {
                self.undo_reply(conn, cid, seat, request, ok, never).await;
            }
            ClientMsg::Why { seat, what, .. } => self.why(conn, seat, &what),
            ClientMsg::Hint { seat, decision, .. } => self.hint(conn, seat, decision),
            ClientMsg::Propose { seat, decision, with, without, .. } => {
                self.propose(conn, seat, decision, &with, &without);
            }
            ClientMsg::Draft { seat, decision, partial, .. } => self.draft(conn, seat, decision, partial),
            ClientMsg::Auto { seat, orders, .. } => self.orders(conn, seat, orders).await,
            ClientMsg::Concede { cid, seat, .. } => self.concede(conn, cid, seat).await,
            ClientMsg::Hold { cid, seat, on, .. } => self.hold(conn, cid, seat, on).await,
            ClientMsg::Pause { cid, on, .. } => self.pause(conn, cid, on).await,
            ClientMsg::Coach { cid, seat, user, on, .. } => self.coach(conn, cid, seat, user, on).await,
            ClientMsg::Skip { cid, seat, .. } => self.skip(conn, cid, seat).await,
            ClientMsg::Say { text, team, spot, .. } => self.say(conn, &text, team, spot).await,
            ClientMsg::Resync { .. } => {
                if let Some(idx) = self.subs.iter().position(|sub| sub.peer.conn == conn) {
                    metrics::counter!("orrery_resyncs", "reason" => "asked").increment(1);
                    self.snap(idx).await;
                }
            }
            // The socket answers these itself.
            ClientMsg::Hello { .. }
            | ClientMsg::Join { .. }
            | ClientMsg::Leave { .. }
            | ClientMsg::Lang { .. }
            | ClientMsg::Lobby { .. }
            | ClientMsg::Ping { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_may_not_rest_sleeps_on() {
        let (now, second) = (Instant::now() + REST * 10, Duration::from_secs(1));
        let long_ago = now - REST * 5;
        // A client follows the table, and nothing has happened for a long time: no reason to wake up.
        assert_eq!(wake_at(now, None, None, REST), now + REST);
        assert_eq!(wake_at(now, Some(now + second), None, REST), now + second);
        assert!(wake_at(now, None, Some(long_ago), REST) < now);
        assert_eq!(wake_at(now, None, Some(now - second), REST), now + REST - second);
    }
}
