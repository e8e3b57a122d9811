//! Uniform random play, one decision at a time.

use crate::chance::{Chance, Fast};
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, OptKey, Options};
use crate::seat::Seat;

/// A random game that has not ended after this number of decisions never ends.
const MOST_DECISIONS: usize = 500_000;
/// Number of recent picks in a failure report.
const LOOK_BACK: usize = 12;

/// The amount of play for a property.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Whole games are played until they had this number of decisions.
    pub decisions: usize,
    /// Seed of the first game; the next games use the following numbers.
    pub seed: u64,
}

impl Effort {
    /// A few seconds of play; twenty times as much when `ORRERY_LONG` is set.
    pub fn usual() -> Self {
        Self::of(1_500)
    }

    /// This many decisions, or twenty times as many when `ORRERY_LONG` is set.
    pub fn of(decisions: usize) -> Self {
        let long = std::env::var_os("ORRERY_LONG").is_some_and(|v| v != "0");
        Self { decisions: if long { decisions * 20 } else { decisions }, seed: 1 }
    }
}

/// A decision during play, with the pick that will be made.
pub struct Moment<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state before the pick.
    pub state: &'a G::State,
    /// The seat that picks.
    pub seat: Seat,
    /// The options of that seat.
    pub options: &'a Options,
    /// The option that it picks.
    pub pick: Opt,
    /// Seed of the chance values of this step; the same seed gives the same step.
    pub rng: u64,
    /// A different random number for each moment, for all other random choices of a property.
    pub dice: u64,
    seed: u64,
    number: usize,
    trail: &'a [(Seat, OptKey)],
}

impl<G: Game> Moment<'_, G> {
    /// Describes the position in the game, for failure reports.
    pub fn at(&self) -> String {
        let keys = |&(seat, key): &(Seat, OptKey)| format!("P{} {}", seat.idx() + 1, self.game.key_text(key));
        let trail: Vec<_> = self.trail[self.trail.len().saturating_sub(LOOK_BACK)..].iter().map(keys).collect();
        let next = keys(&(self.seat, self.game.key(self.state, self.pick)));
        format!("game {} decision {}, after {trail:?}, before {next:?}", self.seed, self.number, trail = trail)
    }

    /// The state after the pick.
    pub fn next(&self) -> G::State {
        let mut next = self.state.clone();
        self.game.apply(&mut next, self.seat, self.pick, &mut Fast::new(self.rng), &mut NoSink);
        next
    }
}

/// Plays random games and calls `look` at every decision.
///
/// The seats that must decide choose uniformly among their options. Sometimes a seat acts that may act but need not.
pub fn each_decision<G: Game>(game: &G, effort: Effort, mut look: impl FnMut(&Moment<G>)) {
    let (mut met, mut seed) = (0, effort.seed);
    while met < effort.decisions {
        // A game that may never end is abandoned after enough decisions.
        let most = if game.always_ends() { MOST_DECISIONS } else { effort.decisions };
        met += one_game(game, seed, most, &mut look);
        seed += 1;
    }
}

fn one_game<G: Game>(game: &G, seed: u64, most: usize, look: &mut impl FnMut(&Moment<G>)) -> usize {
    let mut dice = Fast::new(seed);
    let mut state = game.start(&mut Fast::new(dice.bits()), &mut NoSink);
    let mut options = Options::new();
    let mut trail = Vec::new();
    for number in 0..most {
        let Some(seat) = acting_seat(game.to_act(&state), &mut dice) else { return number };
        game.options(&state, seat, &mut options);
        assert!(!options.is_empty(), "P{} has no options in game {seed} decision {number}", seat.idx() + 1);
        let pick = options[dice.below(options.len() as u32) as usize];
        let (rng, own) = (dice.bits(), dice.bits());
        let (at, options) = (&state, &options);
        let moment = Moment { game, state: at, seat, options, pick, rng, dice: own, seed, number, trail: &trail };
        look(&moment);
        let next = moment.next();
        trail.push((seat, game.key(&state, pick)));
        state = next;
    }
    assert!(!game.always_ends(), "game {seed} has not ended after {most} decisions");
    most
}

/// A seat that acts now: one of those that must, or sometimes one that only may.
pub(super) fn acting_seat(to_act: ToAct, dice: &mut Fast) -> Option<Seat> {
    let ToAct::Seats { asked, free } = to_act else { return None };
    assert!(!asked.is_empty(), "the game waits for no seat");
    let from = if !free.is_empty() && dice.below(8) == 0 { free } else { asked };
    from.iter().nth(dice.below(from.len() as u32) as usize)
}
