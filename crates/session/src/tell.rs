//! What happened, as each viewer may hear it.

use std::sync::OnceLock;

use table::{Game, Seat, Viewer};

use crate::line::Act;
use crate::play::Match;

/// A line of the log for one viewer.
///
/// The words of a pick are not in it: what others may know about it, the events say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<E> {
    /// Its number.
    pub line: usize,
    /// What kind of line.
    pub what: What,
    /// False for a commit that was taken back.
    pub live: bool,
    /// What this viewer heard.
    pub events: Vec<E>,
}

/// What kind of line an [`Entry`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The table was set.
    Started,
    /// A seat chose.
    Picked {
        /// Who.
        seat: Seat,
        /// Something answered for the seat.
        auto: bool,
    },
    /// A seat took commits back.
    Undone {
        /// Who.
        seat: Seat,
        /// How many.
        commits: usize,
    },
    /// A seat brought commits back.
    Redone {
        /// Who.
        seat: Seat,
        /// How many.
        commits: usize,
    },
    /// Another secret took over.
    Resealed,
    /// The match ended and the seal was opened.
    Revealed,
}

impl<G: Game> Match<G> {
    /// The whole log for this viewer: one entry a line, the start included.
    pub fn log_for(&self, who: Viewer) -> impl Iterator<Item = Entry<G::Event>> {
        self.log_since(who, 0)
    }

    /// The log for this viewer from a line on.
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
        let in_force = || self.live.binary_search_by_key(&line, |frame| frame.line).is_ok();
        let live = !matches!(what, What::Picked { .. }) || in_force();
        Entry { line, what, live, events: self.events_at(line, who) }
    }

    /// What this viewer heard of one line.
    pub fn events_at(&self, line: usize, who: Viewer) -> Vec<G::Event> {
        let events = self.told.at(line, |lines| self.replayed_events(lines));
        events.iter().filter_map(|&event| self.game.redact(event, who)).collect()
    }
}

/// The raw events of each line. Those from before a snapshot are not in it and come back by replay when asked for.
pub(crate) struct Told<E> {
    before: usize,
    past: OnceLock<Vec<Vec<E>>>,
    recent: Vec<Vec<E>>,
}

impl<E> Told<E> {
    pub(crate) fn new(start: Vec<E>) -> Self {
        Self { before: 0, past: OnceLock::new(), recent: vec![start] }
    }

    /// The events of the first `lines` lines are not known.
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
