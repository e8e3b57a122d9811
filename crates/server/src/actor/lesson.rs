//! A match that is a lesson: what the script allows, what its bot does, and how the learner leaves it.

use games::{Progress, Seat};
use protocol::{Lesson, Nack, Phase, ServerMsg};
use tokio::time::{Duration, Instant};
use uuid::Uuid;

use super::show::number;
use super::table::{Meta, Table};
use crate::repeated::repeated;

/// A learner needs longer to follow: bots wait this many times as long.
const SLOWER: u32 = 3;
/// A text that comes with the bot's turn must be read first: the bot begins after this many times the usual pause.
const READING: u32 = 12;

/// What a script says about a seat that is not played by a person.
pub(crate) enum Scripted {
    /// There is no script, or it has ended.
    Nothing,
    /// Another seat comes first.
    Wait,
    /// Pick this option.
    Pick(String),
}

/// The metadata of a table that follows the lesson of a game.
pub(crate) fn meta_of_lesson(game: String) -> String {
    let meta = Meta { lesson: Some(game), ..Meta::default() };
    serde_json::to_string(&meta).expect("table metadata is plain data")
}

impl Table {
    /// The progress of the match in its lesson; `None` when it follows none or has left it.
    pub(crate) fn progress(&self) -> Option<Progress<'static>> {
        let lesson = games::lesson(self.meta.lesson.as_deref()?)?;
        lesson.progress(&**self.game.as_ref()?)
    }

    /// The same for clients. A match that was given up has no lesson.
    pub(crate) fn lesson(&self) -> Option<Lesson> {
        let learner = games::lesson(self.meta.lesson.as_deref()?)?.learner();
        let progress = self.progress()?;
        let done = progress.wants.is_none();
        if !done && self.phase != Phase::Running {
            return None;
        }
        let asked = progress.wants.filter(|wants| wants.seat == learner && !wants.quiet);
        let allowed = asked.map(|wants| wants.allowed);
        Some(Lesson {
            seat: number(learner),
            step: progress.step as u16,
            of: progress.of as u16,
            text_key: progress.text.to_owned(),
            allowed: allowed.unwrap_or_default().into_iter().map(str::to_owned).collect(),
            point: Some(progress.point.to_owned()).filter(|point| !point.is_empty()),
            done,
        })
    }

    /// Whether the lesson allows this answer. Outside lessons every answer may be tried.
    pub(crate) fn lesson_allows(&self, seat: Seat, choice: &[String]) -> bool {
        let Some(wants) = self.progress().and_then(|progress| progress.wants) else { return true };
        let keys: Vec<&str> = choice.iter().map(String::as_str).collect();
        wants.seat == seat && !wants.quiet && wants.accepts(&keys)
    }

    /// What the script says about a seat without a player.
    pub(crate) fn scripted(&self, seat: Seat) -> Scripted {
        let Some(wants) = self.progress().and_then(|progress| progress.wants) else { return Scripted::Nothing };
        if wants.seat == seat { Scripted::Pick(wants.allowed[0].to_owned()) } else { Scripted::Wait }
    }

    /// The script's answer for the learner at a decision that teaches nothing.
    pub(crate) fn quiet(&self, seat: Seat) -> Option<String> {
        let wants = self.progress()?.wants.filter(|wants| wants.quiet && wants.seat == seat)?;
        Some(wants.allowed[0].to_owned())
    }

    /// How long bots wait after a move, so that people can follow.
    pub(crate) fn pace(&self) -> Duration {
        let pace = self.app.config.machine_pace;
        match self.progress().map(|progress| progress.wants) {
            None => pace,
            // A quiet step shows nothing that the learner has to follow.
            Some(Some(wants)) if wants.quiet => Duration::ZERO,
            Some(_) => pace * SLOWER,
        }
    }

    /// Delays the turn of a bot until the learner has read what it will do.
    pub(crate) fn wait_for_reader(&mut self) {
        let Some(wants) = self.progress().and_then(|progress| progress.wants) else { return };
        if wants.fresh && !wants.quiet && self.machine(wants.seat).is_some() {
            self.pace_until = Instant::now() + self.app.config.machine_pace * READING;
        }
    }

    /// The learner leaves the lesson.
    pub(crate) async fn skip(&mut self, conn: u64, cid: Uuid, seat: u8) {
        if let Err(code) = self.commanding(conn, seat) {
            return self.refuse(conn, cid, code);
        }
        let Some(lesson) = self.meta.lesson.take() else { return self.refuse(conn, cid, Nack::NotHere) };
        if let Err(e) = self.keep_meta().await {
            repeated!(error, table = %self.row.id, error = %e, "the end of a lesson could not be written");
            self.meta.lesson = Some(lesson);
            return self.refuse(conn, cid, Nack::Unavailable);
        }
        let n = self.last_frame().unwrap_or(0);
        self.answer(conn, &ServerMsg::Ack { cid, n });
        self.tell_status();
        self.settle();
    }
}
