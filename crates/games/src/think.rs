//! Bots at work on a match of any game, off the match's own thread.

use std::sync::Arc;

use search::{BotSpec, Cores, Stop};
use table::{Phrase, Seat, Worlds};

use crate::registry::OpenError;
use table::Shown;

/// A bot's thinking, ready to be run. It holds a copy of the match's state, sealed inside [`Worlds`] while it runs.
pub struct Thinking(Box<dyn FnOnce(&Stop) -> Thought + Send>);

impl Thinking {
    /// Thinks until done or stopped.
    pub fn run(self, stop: &Stop) -> Thought {
        (self.0)(stop)
    }

    pub(crate) fn new<G: Shown>(
        game: &Arc<G>,
        state: &G::State,
        seat: Seat,
        spec: &BotSpec,
        seed: u64,
        cores: Cores,
    ) -> Result<Self, OpenError> {
        let mut bot = spec.build(game.as_ref(), cores)?;
        let style = spec.style(game.as_ref())?;
        let (game, state) = (Arc::clone(game), state.clone());
        Ok(Self(Box::new(move |stop| {
            let worlds = Worlds::new(game.as_ref(), &state, seat);
            let mut advice = bot.advise(&worlds, seed, stop);
            search::reason(&worlds, &mut advice, &style, seed);
            let explained = search::explain(&worlds, &advice);
            let lines = explained.into_iter().map(|e| ThoughtLine {
                words: game.words(e.key),
                share: advice.line(e.key).map_or(0.0, |l| l.share),
                win: advice.line(e.key).map_or(0.0, |l| l.win),
                line: e.line,
                reasons: e.reasons,
            });
            Thought { words: game.words(advice.best), win: advice.win(), lines: lines.collect() }
        })))
    }
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The choice it would make.
    pub words: String,
    /// Its win chance.
    pub win: f32,
    /// Its best options, explained.
    pub lines: Vec<ThoughtLine>,
}

/// One option in the eyes of a bot.
#[derive(Clone, Debug)]
pub struct ThoughtLine {
    /// Its words.
    pub words: String,
    /// Share of the thinking spent on it.
    pub share: f32,
    /// Win chance after it.
    pub win: f32,
    /// All of this in one phrase.
    pub line: Phrase,
    /// What speaks for and against it.
    pub reasons: Vec<Phrase>,
}
