//! The one way from a choice to the disk and to everybody's eyes.

use games::Seat;
use protocol::{Nack, Phase, ServerMsg};
use store::{Append, Line, StoreError};
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use super::record;
use super::table::{Due, Table};
use crate::fault;
use crate::repeated::Repeated;

/// Whose command it is that a line comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) seat: Seat,
    /// Present for commands of clients.
    pub(crate) cid: Option<Uuid>,
}

/// Why nothing was committed. The table is as it was.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotDone {
    /// It was done before, as this frame.
    Repeated(u32),
    /// The store does not answer.
    Unavailable,
}

impl Table {
    /// Writes the lines the match has beyond `before`, and shows them once they are on the disk.
    pub(crate) async fn commit(&mut self, before: usize, origin: Origin) -> Result<u32, NotDone> {
        let started = Instant::now();
        if let Some(passed) = self.request.take() {
            // The table has moved on: what was asked for is not what would be taken back now.
            self.refuse(passed.conn, passed.cid, Nack::NoUndo);
            self.tell_room();
        }
        self.answer_at_once();
        self.clocks_before = Some((before, self.clocks.clone()));
        self.run_clocks();
        let append = self.append_from(before, origin);
        let finished = append.finish.is_some();
        let bytes: usize = append.lines.iter().map(|line| line.body.len() + 1).sum();
        fault::point_at("commit", self.row.id);
        let written = self.app.store.append(append).await;
        match fault::answer(written, self.row.id) {
            Ok(()) => {
                self.clocks_before = None;
                self.log_bytes += bytes;
                let n = self.last_frame().expect("a commit has a line");
                if let Some(cid) = origin.cid {
                    // Should the table fail from here on, the command still is done.
                    self.seats[origin.seat.idx()].remember(cid, n);
                }
                fault::point_at("committed", self.row.id);
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
                // The time in which the store did not answer is nobody's, whether it has written or not.
                self.clocks.stop(started);
                let if_written = (self.lines(), self.clocks.clone());
                if let Some((_, mut clocks)) = self.clocks_before.take() {
                    // Nobody has answered: the time of whoever is asked goes on.
                    clocks.stop(started);
                    self.clocks = clocks;
                }
                self.set_back(before);
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

    /// What a commit shows to everybody, after its sender was answered.
    pub(crate) fn show_commit(&mut self, before: usize) {
        fault::point_at("fan_out", self.row.id);
        if self.meta.lesson.is_some() {
            // The step comes before what is asked in it, so that nothing is offered that the step does not want.
            self.tell_room();
            self.wait_for_reader();
        }
        self.fan_out(before);
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

    /// Brings the match back to its first lines: nobody has seen more.
    pub(crate) fn set_back(&mut self, lines: usize) {
        let Some(game) = &self.game else { return };
        let secret = game.secret_text();
        let text: String = game.lines_since(0).split_inclusive('\n').take(lines).collect();
        self.result = None;
        match record::replay(&text, secret.as_deref()) {
            Ok(game) => self.game = Some(game),
            // The lines were just written by this very match.
            Err(e) => panic!("a match does not replay its own log: {e}"),
        }
        self.name_all();
        self.run_clocks();
    }

    /// The store has failed. Nothing is accepted until it says what it knows.
    pub(crate) fn get_stuck(&mut self) {
        if !self.stuck {
            self.stuck = true;
            self.run_clocks();
            self.tell_room();
            self.tell_clocks();
        }
        self.plan(Instant::now() + Duration::from_millis(500), Due::Unstick);
    }

    /// Asks the store what became of the command it failed on: it may have been written after all.
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
            let again = Self::load(self.app.clone(), self.row.id, self.door.clone()).await;
            let Ok(again) = again else { return self.get_stuck() };
            self.go_on_as(again);
        }
        self.stuck = false;
        self.run_clocks();
        // The stored deadline is older than the time in which nobody could answer.
        if self.phase == Phase::Running && self.clocks.is_on() && self.keep_meta().await.is_err() {
            return self.get_stuck();
        }
        self.clocks_if_written = None;
        self.snap_all().await;
        self.settle();
    }

    /// Goes on with what the store has. Who is there, and how much time they have left, it does not know.
    fn go_on_as(&mut self, again: Self) {
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

    /// Tells the sender how its command ended.
    pub(crate) fn report(&mut self, conn: u64, cid: Uuid, done: &Result<u32, NotDone>) {
        let msg = match *done {
            Ok(n) | Err(NotDone::Repeated(n)) => ServerMsg::Ack { cid, n },
            Err(NotDone::Unavailable) => self.refusal(cid, Nack::Unavailable),
        };
        tracing::debug!(table = %self.row.id, %cid, ?done, "a command");
        let outcome = if matches!(msg, ServerMsg::Ack { .. }) { "done" } else { "unavailable" };
        metrics::counter!("orrery_commands", "outcome" => outcome).increment(1);
        fault::point("ack");
        self.answer(conn, &msg);
        fault::point("acked");
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

    /// Refuses a command and says why in words.
    pub(crate) fn refuse_saying(&mut self, conn: u64, cid: Uuid, code: Nack, why: &str) {
        metrics::counter!("orrery_commands", "outcome" => "refused").increment(1);
        let (table, reason, n) = (Some(self.row.id), Some(why.to_owned()), self.last_frame());
        self.answer(conn, &ServerMsg::Nack { cid: Some(cid), table, code, reason, n, open: None });
    }
}
