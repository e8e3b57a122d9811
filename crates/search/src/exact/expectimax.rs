//! Exact values of games without hidden information: every seat takes its best option, chance is averaged.

use std::collections::HashMap;

use table::chance::outcomes;
use table::{Game, NoSink, Opt, Options, Seat, ToAct};

/// Exact, memoized values of states in games for two seats whose values sum to 1.
pub struct Expectimax<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::State, f64>,
    /// Number of states that may still be visited.
    left: usize,
}

impl<'a, G: Game> Expectimax<'a, G> {
    /// A solver for this game that visits at most `most` states.
    pub fn new(game: &'a G, most: usize) -> Self {
        Self { game, known: HashMap::new(), left: most }
    }

    /// Number of states visited so far.
    pub fn states(&self) -> usize {
        self.known.len()
    }

    /// The value of a state for the first seat; `None` when the state limit is exceeded.
    pub fn worth(&mut self, state: &G::State) -> Option<f64> {
        if let Some(worth) = self.known.get(state) {
            return Some(*worth);
        }
        self.left = self.left.checked_sub(1)?;
        let worth = match self.game.to_act(state) {
            ToAct::Over(outcome) => f64::from(self.game.worth(state, outcome)[Seat::new(0)]),
            ToAct::Seats { asked, .. } => {
                let seat = asked.lowest().expect("`asked` is never empty");
                let worths = self.options(state, seat)?.into_iter().map(|(_, worth)| worth);
                let best = worths.map(|worth| own(seat, worth)).fold(0.0, f64::max);
                own(seat, best)
            }
        };
        self.known.insert(state.clone(), worth);
        Some(worth)
    }

    /// The options of a seat with their values for the first seat.
    pub fn options(&mut self, state: &G::State, seat: Seat) -> Option<Vec<(Opt, f64)>> {
        let mut options = Options::new();
        self.game.options(state, seat, &mut options);
        options.iter().map(|&option| Some((option, self.after(state, seat, option)?))).collect()
    }

    fn after(&mut self, state: &G::State, seat: Seat, option: Opt) -> Option<f64> {
        let game = self.game;
        let ends = outcomes(|mut rng| {
            let mut after = state.clone();
            game.apply(&mut after, seat, option, &mut rng, &mut NoSink);
            after
        });
        // Many chance values lead to the same state, because equal cards are drawn in any order. The sum uses the order
        // of discovery, so that it is always the same.
        let (mut places, mut merged) = (HashMap::<G::State, usize>::new(), Vec::<(G::State, f64)>::new());
        for (p, after) in ends {
            if let Some(&at) = places.get(&after) {
                merged[at].1 += p;
            } else {
                places.insert(after.clone(), merged.len());
                merged.push((after, p));
            }
        }
        let mut sum = 0.0;
        for (after, p) in &merged {
            sum += p * self.worth(after)?;
        }
        Some(sum)
    }
}

/// Converts a value of the first seat to this seat, and back.
fn own(seat: Seat, worth: f64) -> f64 {
    if seat.idx() == 0 { worth } else { 1.0 - worth }
}
