//! The five levels, and the mistakes of the weaker ones.

use std::fmt;
use std::str::FromStr;

use table::chance::Fast;
use table::{Policy, Worlds};

use crate::bot::{Advice, Bot, Stop};
use crate::math::{exp, mix};
use crate::menu::{Menu, score};
use crate::spec::BotSpec;

/// The strength of a bot. All levels are honest; the lower ones search less and blunder sometimes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// For the first evening with a game.
    Cadet,
    /// For players who know the rules.
    Pilot,
    /// Like a club player.
    Captain,
    /// Difficult.
    Commander,
    /// The strongest level.
    Admiral,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Cadet, Self::Pilot, Self::Captain, Self::Commander, Self::Admiral];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cadet => "cadet",
            Self::Pilot => "pilot",
            Self::Captain => "captain",
            Self::Commander => "commander",
            Self::Admiral => "admiral",
        }
    }

    /// The definition of the level: engine, budget and blunders. The only table to tune; use matches to do so.
    pub const fn recipe(self) -> &'static str {
        match self {
            Self::Cadet => "rules:judge=on:slip=0.11",
            Self::Pilot => "rules:judge=on:slip=0.05",
            Self::Captain => "rules:judge=on:slip=0.01",
            Self::Commander => "turn",
            Self::Admiral => "ismcts",
        }
    }

    /// The recipe as settings.
    pub(crate) fn spec(self) -> BotSpec {
        self.recipe().parse().expect("every recipe parses (see the tests)")
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(())
    }
}

/// How a weakened bot blunders: options are taken with odds `e^(-loss / tau)`, where `loss` is the win chance given
/// away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blunders {
    /// The loss that makes an option e times less likely.
    pub tau: f32,
    /// An option that loses more than this is never taken.
    pub most: f32,
}

/// A bot that blunders. It never misses an immediate win (its engine sees to that), never idles while something useful
/// is possible, never takes an option that its engine finds absurd, and never gives away more than [`Blunders::most`].
pub struct Weakened<G: Policy> {
    bot: Box<dyn Bot<G> + Send>,
    blunders: Blunders,
    style: G::Style,
}

/// An option this far below the best heuristic score, in logits, is silly: players do not make such mistakes.
pub(crate) const SILLY: f32 = 1.5;

impl<G: Policy> Weakened<G> {
    /// Weakens a bot.
    pub fn new(bot: Box<dyn Bot<G> + Send>, blunders: Blunders, style: G::Style) -> Self {
        Self { bot, blunders, style }
    }
}

impl<G: Policy> Bot<G> for Weakened<G> {
    fn advise(&mut self, worlds: &Worlds<G>, seed: u64, stop: &Stop) -> Advice {
        let mut advice = self.bot.advise(worlds, seed, stop);
        if advice.lines.len() < 2 {
            return advice;
        }
        let mut rng = Fast::new(mix(seed, u64::MAX));
        let world = worlds.deal(&mut rng);
        let mut menu = Menu::default();
        menu.fill(worlds.game(), &world, worlds.seat());
        let mut scores = Vec::new();
        score(worlds.game(), &world, worlds.seat(), &self.style, &menu, &mut scores);
        let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let first = &advice.lines[0];
        let odds: Vec<f32> = advice
            .lines
            .iter()
            .map(|line| {
                let idle = menu.find(line.key).is_none_or(|at| worlds.game().is_idle(&world, menu.options[at]));
                let loss = (first.win - line.win).max(0.0);
                let silly = menu.find(line.key).is_none_or(|at| scores[at] < top - SILLY);
                let absurd = silly || line.share * 50.0 < first.share;
                let out = line.key != first.key && (idle || absurd || loss > self.blunders.most);
                if out { 0.0 } else { exp(-loss / self.blunders.tau) }
            })
            .collect();
        let mut left = rng.unit() * odds.iter().sum::<f32>();
        for (line, odds) in advice.lines.iter().zip(odds) {
            left -= odds;
            if odds > 0.0 {
                advice.best = line.key; // rounding must not leave the bot without a pick
            }
            if left < 0.0 {
                break;
            }
        }
        advice
    }
}
