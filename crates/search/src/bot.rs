//! The `Bot` trait: a computer opponent that advises a seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use table::{Game, OptKey, Phrase, Worlds};

/// A computer opponent. It receives the worlds that its seat considers possible, never the state.
///
/// The same view, seed and settings give the same advice: randomness comes only from the seed, options are ordered and
/// ties broken by [`OptKey`], and a search ends after a number of iterations, not after a time.
pub trait Bot<G: Game> {
    /// Analyzes the decision of `worlds.seat()`, which must be one of the seats that may act now.
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice;

    /// Returns only the chosen option, for drivers that need no statistics.
    fn pick(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> OptKey {
        self.advise(worlds, seed, stop).best
    }
}

/// A bot's analysis of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The option that the bot takes. A weakened bot may not take the first line.
    pub best: OptKey,
    /// Every option, the best in the bot's opinion first.
    pub lines: Vec<Line>,
    /// Games played or walked through a tree, each in its own world; for heuristic bots, the number of worlds
    /// evaluated. 0 for an option that needed no thought.
    pub iterations: u32,
    /// Positions examined while planning the turn. 0 for a bot that does not plan.
    pub plans: u32,
}

/// A bot's opinion of one option.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The key of the option.
    pub key: OptKey,
    /// Share of the effort spent on it; all shares sum to 1.
    pub share: f32,
    /// Estimated win chance of the seat after it. A line that was never tried gets the lowest estimate of the others.
    pub win: f32,
    /// Reasons for (positive) or against it, as changes in win chance, largest first. Empty until [`crate::reason`].
    pub reasons: Vec<(Phrase, f32)>,
}

impl Line {
    pub(crate) fn new(key: OptKey, share: f32, win: f32) -> Self {
        Self { key, share, win, reasons: Vec::new() }
    }
}

impl Advice {
    /// Advice for a decision with only one sensible option.
    pub(crate) fn sure(key: OptKey, win: f32) -> Self {
        Self { best: key, lines: vec![Line::new(key, 1.0, win)], iterations: 0, plans: 0 }
    }

    /// Sorts the lines by opinion. `best` is the option that the bot takes.
    pub(crate) fn ranked(best: OptKey, mut lines: Vec<Line>, iterations: u32) -> Self {
        lines.sort_by(|a, b| {
            (b.key == best)
                .cmp(&(a.key == best))
                .then(b.share.total_cmp(&a.share))
                .then(b.win.total_cmp(&a.win))
                .then(a.key.cmp(&b.key))
        });
        Self { best, lines, iterations, plans: 0 }
    }

    /// The same advice with this number of planned positions.
    #[must_use]
    pub(crate) fn after_plans(self, plans: u32) -> Self {
        Self { plans, ..self }
    }

    /// The line of the option with this key.
    pub fn line(&self, key: OptKey) -> Option<&Line> {
        self.lines.iter().find(|line| line.key == key)
    }

    /// Estimated win chance after the chosen option.
    pub fn win(&self) -> f32 {
        self.line(self.best).map_or(0.5, |line| line.win)
    }
}

/// Asks a search to return its current answer. Checked every 64 iterations. A search that was stopped early is not
/// reproducible, so drivers of recorded games raise it only to abandon the game.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    until: Option<Instant>,
}

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// A flag that raises itself after this time.
    pub fn after(time: Duration) -> Self {
        Self { until: Instant::now().checked_add(time), ..Self::default() }
    }

    /// Stops every search that holds a clone of this flag.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Should the search end?
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Where a search may run. It does not affect the advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cores {
    /// On the caller's thread: bulk play uses one thread per game.
    One,
    /// On the threads of the current rayon pool.
    All,
}
