//! Bots that think about a match of any game on another thread.

use std::sync::Arc;

use search::{BotSpec, Cores, Stop};
use table::{Phrase, Seat, Worlds};

use crate::registry::OpenError;
use table::Shown;

/// A bot's thinking, ready to run. It has a copy of the state, which the bot accesses only through [`Worlds`].
pub struct Thinking(Box<dyn FnOnce(&Stop) -> Thought + Send>);

impl Thinking {
    /// Thinks until it is done or stopped.
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
                key: game.key_text(e.key),
                share: advice.line(e.key).map_or(0.0, |l| l.share),
                win: advice.line(e.key).map_or(0.0, |l| l.win),
                line: e.line,
                reasons: e.reasons,
            });
            Thought { key: game.key_text(advice.best), win: advice.win(), lines: lines.collect() }
        })))
    }
}

/// A bot's evaluation of a decision.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The key of the option it would choose.
    pub key: String,
    /// The seat's win chance.
    pub win: f32,
    /// Its best options, explained.
    pub lines: Vec<ThoughtLine>,
}

/// A bot's evaluation of an option.
#[derive(Clone, Debug)]
pub struct ThoughtLine {
    /// The key of the option.
    pub key: String,
    /// Share of the search spent on it.
    pub share: f32,
    /// Win chance after it.
    pub win: f32,
    /// The evaluation as one phrase.
    pub line: Phrase,
    /// Reasons for and against it.
    pub reasons: Vec<Phrase>,
}
