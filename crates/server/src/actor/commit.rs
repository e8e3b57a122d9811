//! Commits a choice: writes it to the store, then shows it to the clients.

use games::Seat;
use protocol::{Nack, Phase, ServerMsg};
use store::{Append, Line, StoreError};
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use super::record;
use super::table::{Due, Table};
use crate::failpoint;
use crate::repeated::Repeated;

/// The command that a line of the log comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) seat: Seat,
    /// The id of the command; only commands of clients have one.
    pub(crate) cid: Option<Uuid>,
}

/// Why nothing was committed. The table is unchanged.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotDone {
    /// The command was executed before, as this line.
    Repeated(u32),
    /// The store does not answer.
    Unavailable,
}

impl Table {
    /// Writes the lines after `before` to the store. If that fails, the match is set back to `before`.
    pub(crate) async fn commit(&mut self, before: usize, origin: Origin) -> Result<u32, NotDone> {
        let started = Instant::now();
        if let Some(passed) = self.request.take() {
            // The table has moved on: an undo would now undo something else than the request asked for.
            self.refuse(passed.conn, passed.cid, Nack::NoUndo);
            self.tell_status();
        }
        self.answer_at_once();
        self.clocks_before = Some((before, self.clocks.clone()));
        self.run_clocks();
        let append = self.append_from(before, origin);
        let finished = append.finish.is_some();
        let bytes: usize = append.lines.iter().map(|line| line.body.len() + 1).sum();
        failpoint::point_at("commit", self.row.id);
        let written = self.app.store.append(append).await;
        match failpoint::answer(written, self.row.id) {
            Ok(()) => {
                self.clocks_before = None;
                self.log_bytes += bytes;
                let n = self.last_frame().expect("a commit has a line");
                if let Some(cid) = origin.cid {
                    // If the table fails from here on, the command is still done.
                    self.seats[origin.seat.idx()].remember(cid, n);
                }
                failpoint::point_at("committed", self.row.id);
                metrics::histogram!("orrery_command_seconds", "step" => "commit")
                    .record(started.elapsed().as_secs_f64());
                if finished {
                    self.phase = Phase::Over;
                    self.row.status = store::Status::Over;
                    self.row.result = self.result.as_ref().map(|r| serde_json::to_string(r).expect("plain data"));
                }
                self.plan_end_if_too_long();
                Ok(n)
            }
            Err(e) => {
                // The time in which the store did not answer is charged to no seat, whether it has written or not.
                self.clocks.stop(started);
                let if_written = (self.lines(), self.clocks.clone());
                if let Some((_, mut clocks)) = self.clocks_before.take() {
                    // No seat has answered: the clocks of the pending decisions continue.
                    clocks.stop(started);
                    self.clocks = clocks;
                }
                self.roll_back(before);
                match e {
                    StoreError::Repeated(n) => Err(NotDone::Repeated(n as u32)),
                    e => {
                        static TOLD: Repeated = Repeated::new();
                        if let Some(times) = TOLD.note() {
                            tracing::error!(table = %self.row.id, error = %e, times, "a command could not be written");
                        }
                        self.clocks_if_written = Some(if_written);
                        self.get_stuck();
                        Err(NotDone::Unavailable)
                    }
                }
            }
        }
    }

    /// Shows a commit to all viewers, after its sender has been answered.
    pub(crate) fn show_commit(&mut self, before: usize) {
        failpoint::point_at("broadcast", self.row.id);
        if self.meta.lesson.is_some() {
            // The lesson step is sent before its question, so that clients offer only the options the step allows.
            self.tell_status();
            self.wait_for_reader();
        }
        self.broadcast(before);
        if self.phase == Phase::Over {
            self.end_of_match();
        }
    }

    pub(crate) fn append_from(&mut self, before: usize, origin: Origin) -> Append {
        let game = self.game.as_ref().expect("a commit belongs to a match");
        let (text, at, clocks) = (game.lines_since(before), self.app.now(), self.clocks.text());
        let line = |(idx, body): (usize, &str)| Line {
            n: (before + idx) as i64,
            at,
            seat: Some(origin.seat.idx() as u8),
            cid: origin.cid.filter(|_| idx == 0),
            body: body.to_owned(),
            clocks: clocks.clone(),
        };
        let lines = text.lines().enumerate().map(line).collect();
        let finish = game.outcome().map(|outcome| self.finish(outcome.winners));
        Append { id: self.row.id, lines, meta: Some(self.meta_text()), deadline: self.deadline(), finish }
    }

    /// Sets the match back to its first `lines` lines. No client has seen a later one.
    pub(crate) fn roll_back(&mut self, lines: usize) {
        let Some(game) = &self.game else { return };
        let secret = game.secret_text();
        let text: String = game.lines_since(0).split_inclusive('\n').take(lines).collect();
        self.result = None;
        match record::replay(&text, secret.as_deref()) {
            Ok(game) => self.game = Some(game),
            // This match has just written these lines.
            Err(e) => panic!("a match does not replay its own log: {e}"),
        }
        self.name_all();
        self.run_clocks();
    }

    /// Refuses all commands after a store failure, until the store answers again.
    pub(crate) fn get_stuck(&mut self) {
        if !self.stuck {
            self.stuck = true;
            self.run_clocks();
            self.tell_status();
            self.tell_clocks();
        }
        self.plan(Instant::now() + Duration::from_millis(500), Due::Unstick);
    }

    /// Asks the store about the command it failed on, which may have been written after all.
    pub(crate) async fn unstick(&mut self) {
        if !self.stuck {
            return;
        }
        if self.app.try_to_write().await.is_err() {
            return self.get_stuck();
        }
        let Ok(missed) = self.app.store.log(self.row.id, self.lines() as i64).await else {
            return self.get_stuck();
        };
        let Ok(Some(row)) = self.app.store.find_match(self.row.id).await else { return self.get_stuck() };
        if !missed.is_empty() || row.status != self.row.status {
            let again = Self::load(self.app.clone(), self.row.id, self.own_handle.clone()).await;
            let Ok(again) = again else { return self.get_stuck() };
            self.adopt(again);
        }
        self.stuck = false;
        self.run_clocks();
        // The stored deadline does not include the time of the outage.
        if self.phase == Phase::Running && self.clocks.is_on() && self.keep_meta().await.is_err() {
            return self.get_stuck();
        }
        self.clocks_if_written = None;
        self.snap_all().await;
        self.settle();
    }

    /// Continues with the state of the store. It does not know who is online and how much time is left; both are kept.
    fn adopt(&mut self, again: Self) {
        let lines = again.lines();
        let here = (self.lines(), self.clocks.clone());
        let known = [Some(here), self.clocks_if_written.take()].into_iter().flatten().find(|(then, _)| *then == lines);
        let Self { row, phase, result, seats, game, log_bytes, meta, clocks, .. } = again;
        (self.row, self.phase, self.result) = (row, phase, result);
        (self.game, self.log_bytes, self.meta) = (game, log_bytes, meta);
        self.clocks = known.map_or(clocks, |(_, clocks)| clocks);
        let before = std::mem::replace(&mut self.seats, seats);
        for (was, chair) in before.into_iter().zip(&mut self.seats) {
            if chair.row.user == was.row.user {
                (chair.away, chair.called) = (was.away, was.called);
            }
        }
    }

    /// Tells the sender the outcome of its command.
    pub(crate) fn report(&mut self, conn: u64, cid: Uuid, done: &Result<u32, NotDone>) {
        let msg = match *done {
            Ok(n) | Err(NotDone::Repeated(n)) => ServerMsg::Ack { cid, n },
            Err(NotDone::Unavailable) => self.refusal(cid, Nack::Unavailable),
        };
        tracing::debug!(table = %self.row.id, %cid, ?done, "a command was executed");
        let outcome = if matches!(msg, ServerMsg::Ack { .. }) { "done" } else { "unavailable" };
        metrics::counter!("orrery_commands", "outcome" => outcome).increment(1);
        failpoint::point("ack");
        self.answer(conn, &msg);
        failpoint::point("acked");
    }

    /// A refusal of a command.
    pub(crate) fn refusal(&self, cid: Uuid, code: Nack) -> ServerMsg {
        ServerMsg::Nack {
            cid: Some(cid),
            table: Some(self.row.id),
            code,
            reason: None,
            n: self.last_frame(),
            open: None,
        }
    }

    /// Refuses a command.
    pub(crate) fn refuse(&mut self, conn: u64, cid: Uuid, code: Nack) {
        metrics::counter!("orrery_commands", "outcome" => "refused").increment(1);
        let msg = self.refusal(cid, code);
        self.answer(conn, &msg);
    }

    /// Refuses a command and gives a reason in words.
    pub(crate) fn refuse_saying(&mut self, conn: u64, cid: Uuid, code: Nack, why: &str) {
        metrics::counter!("orrery_commands", "outcome" => "refused").increment(1);
        let (table, reason, n) = (Some(self.row.id), Some(why.to_owned()), self.last_frame());
        self.answer(conn, &ServerMsg::Nack { cid: Some(cid), table, code, reason, n, open: None });
    }
}
