//! What every machine opponent is: something that advises a seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use table::{Game, OptKey, Phrase, Worlds};

/// A machine opponent. It receives the worlds its seat considers possible, never a state.
///
/// The same view, seed and settings give the same advice: luck comes from the seed alone, options are ordered and ties
/// broken by [`OptKey`], and iterations, not time, end a search.
pub trait Bot<G: Game> {
    /// Thinks about the decision of `worlds.seat()`, which must be one of the seats that may act now.
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice;

    /// The chosen option alone, for drivers that need no statistics.
    fn pick(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> OptKey {
        self.advise(worlds, seed, stop).best
    }
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The option it takes. A weakened level may take another line than the first.
    pub best: OptKey,
    /// Every option, the strongest in the bot's opinion first.
    pub lines: Vec<Line>,
    /// Games played or walked through a tree, each in a world of its own; for the script, the worlds it read. 0 for an option
    /// that needed no thought.
    pub iterations: u32,
    /// Positions looked at while planning the own turn ahead. 0 for a bot that does not plan.
    pub plans: u32,
}

/// One option in the eyes of a bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Which option.
    pub key: OptKey,
    /// Share of the thinking spent on it; all shares sum to 1.
    pub share: f32,
    /// Estimated win chance of the seat after it. For a line never looked at, the lowest estimate of the others.
    pub win: f32,
    /// What speaks for (positive) or against it, in win chance, strongest first. Empty until [`crate::reason`].
    pub reasons: Vec<(Phrase, f32)>,
}

impl Line {
    pub(crate) fn new(key: OptKey, share: f32, win: f32) -> Self {
        Self { key, share, win, reasons: Vec::new() }
    }
}

impl Advice {
    /// The only sensible option.
    pub(crate) fn sure(key: OptKey, win: f32) -> Self {
        Self { best: key, lines: vec![Line::new(key, 1.0, win)], iterations: 0, plans: 0 }
    }

    /// Orders the lines by opinion. `best` is what the bot takes.
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

    /// The same advice, after so many positions of plans.
    #[must_use]
    pub(crate) fn after_plans(self, plans: u32) -> Self {
        Self { plans, ..self }
    }

    /// The line of this option.
    pub fn line(&self, key: OptKey) -> Option<&Line> {
        self.lines.iter().find(|line| line.key == key)
    }

    /// Estimated win chance after the option taken.
    pub fn win(&self) -> f32 {
        self.line(self.best).map_or(0.5, |line| line.win)
    }
}

/// Asks a search to answer with what it has. Looked at every 64 iterations; a search stopped early is no longer
/// reproducible, so drivers of recorded play raise it only when they give up on the game.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    until: Option<Instant>,
}

impl Stop {
    /// Not raised until somebody does.
    pub fn new() -> Self {
        Self::default()
    }

    /// Raised by itself after this time.
    pub fn after(time: Duration) -> Self {
        Self { until: Instant::now().checked_add(time), ..Self::default() }
    }

    /// Stops every search that holds a clone of this.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Should the search end?
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Where a search may run. The advice is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cores {
    /// On the caller's thread: bulk play uses one thread per game.
    One,
    /// On the threads of the current rayon pool.
    All,
}
