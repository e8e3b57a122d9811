//! The log as each viewer may know it.

use std::sync::OnceLock;

use table::{Game, Seat, Viewer};

use crate::line::Act;
use crate::play::Match;

/// A line of the log for one viewer.
///
/// It does not contain the keys of a pick; the events say what others may know about the pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<E> {
    /// Number of the line.
    pub line: usize,
    /// Kind of the line.
    pub what: What,
    /// False for a commit that was undone.
    pub live: bool,
    /// The events as this viewer may know them.
    pub events: Vec<E>,
}

/// Kind of line of an [`Entry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The match was set up.
    Started,
    /// A seat chose.
    Picked {
        /// The seat that chose.
        seat: Seat,
        /// Whether the answer was automatic.
        auto: bool,
    },
    /// A seat undid commits.
    Undone {
        /// The seat that requested it.
        seat: Seat,
        /// Number of undone commits.
        commits: usize,
    },
    /// A seat redid commits.
    Redone {
        /// The seat that requested it.
        seat: Seat,
        /// Number of redone commits.
        commits: usize,
    },
    /// A new secret replaced the previous one.
    Resealed,
    /// The match ended and the secret was revealed.
    Revealed,
}

impl<G: Game> Match<G> {
    /// The whole log for this viewer, with one entry per line including the start.
    pub fn log_for(&self, who: Viewer) -> impl Iterator<Item = Entry<G::Event>> {
        self.log_since(who, 0)
    }

    /// The log for this viewer, starting at a line.
    pub fn log_since(&self, who: Viewer, line: usize) -> impl Iterator<Item = Entry<G::Event>> {
        (line..self.line_count()).map(move |line| self.entry(line, who))
    }

    #[expect(clippy::similar_names, reason = "`line` and `live` are the names of the fields")]
    fn entry(&self, line: usize, who: Viewer) -> Entry<G::Event> {
        let act = line.checked_sub(1).map(|idx| &self.lines[idx].act);
        let what = match act {
            None => What::Started,
            Some(&Act::Pick { seat, auto, .. }) => What::Picked { seat, auto },
            Some(&Act::Undo { seat, commits, .. }) => What::Undone { seat, commits },
            Some(&Act::Redo { seat, commits }) => What::Redone { seat, commits },
            Some(Act::Reseal { .. }) => What::Resealed,
            Some(Act::Reveal { .. }) => What::Revealed,
        };
        let in_force = || self.live.binary_search_by_key(&line, |commit| commit.line).is_ok();
        let live = !matches!(what, What::Picked { .. }) || in_force();
        Entry { line, what, live, events: self.events_at(line, who) }
    }

    /// The events of one line, as this viewer may know them.
    pub fn events_at(&self, line: usize, who: Viewer) -> Vec<G::Event> {
        let events = self.told.at(line, |lines| self.replayed_events(lines));
        events.iter().filter_map(|&event| self.game.redact(event, who)).collect()
    }
}

/// The raw events of each line. Events from before a snapshot are not stored but replayed on demand.
pub(crate) struct EventLog<E> {
    before: usize,
    past: OnceLock<Vec<Vec<E>>>,
    recent: Vec<Vec<E>>,
}

impl<E> EventLog<E> {
    pub(crate) fn new(start: Vec<E>) -> Self {
        Self { before: 0, past: OnceLock::new(), recent: vec![start] }
    }

    /// Creates a value for which the events of the first `lines` lines are unknown.
    pub(crate) fn forgotten(lines: usize) -> Self {
        Self { before: lines, past: OnceLock::new(), recent: Vec::new() }
    }

    pub(crate) fn add(&mut self, events: Vec<E>) {
        self.recent.push(events);
    }

    pub(crate) fn into_recent(self) -> Vec<Vec<E>> {
        self.recent
    }

    fn at(&self, line: usize, replay: impl FnOnce(usize) -> Vec<Vec<E>>) -> &[E] {
        let events = match line.checked_sub(self.before) {
            Some(idx) => self.recent.get(idx),
            None => self.past.get_or_init(|| replay(self.before)).get(line),
        };
        events.map_or(&[], Vec::as_slice)
    }
}
