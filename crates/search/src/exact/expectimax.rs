//! Games in which nothing is hidden: every seat takes its best option, luck is averaged.

use std::collections::HashMap;

use table::chance::outcomes;
use table::{Game, NoSink, Opt, Options, Seat, ToAct};

/// Exact worths of states for two whose worths sum to 1, remembered.
pub struct Expectimax<'a, G: Game> {
    game: &'a G,
    known: HashMap<G::State, f64>,
    /// States it may still look at.
    left: usize,
}

impl<'a, G: Game> Expectimax<'a, G> {
    /// Answers about this game, as long as it needs no more than `most` states.
    pub fn new(game: &'a G, most: usize) -> Self {
        Self { game, known: HashMap::new(), left: most }
    }

    /// States looked at so far.
    pub fn states(&self) -> usize {
        self.known.len()
    }

    /// What a state is worth to the first seat; `None` when there are too many states to find out.
    pub fn worth(&mut self, state: &G::State) -> Option<f64> {
        if let Some(worth) = self.known.get(state) {
            return Some(*worth);
        }
        self.left = self.left.checked_sub(1)?;
        let worth = match self.game.to_act(state) {
            ToAct::Over(outcome) => f64::from(self.game.worth(state, outcome)[Seat::new(0)]),
            ToAct::Seats { asked, .. } => {
                let seat = asked.lowest().expect("somebody is asked");
                let worths = self.options(state, seat)?.into_iter().map(|(_, worth)| worth);
                let best = worths.map(|worth| own(seat, worth)).fold(0.0, f64::max);
                own(seat, best)
            }
        };
        self.known.insert(state.clone(), worth);
        Some(worth)
    }

    /// The options of a seat with what each is worth to the first seat.
    pub fn options(&mut self, state: &G::State, seat: Seat) -> Option<Vec<(Opt, f64)>> {
        let mut options = Options::new();
        self.game.options(state, seat, &mut options);
        options.iter().map(|&option| Some((option, self.after(state, seat, option)?))).collect()
    }

    fn after(&mut self, state: &G::State, seat: Seat, option: Opt) -> Option<f64> {
        let game = self.game;
        let ends = outcomes(|mut luck| {
            let mut after = state.clone();
            game.apply(&mut after, seat, option, &mut luck, &mut NoSink);
            after
        });
        // Luck often leads to the same state in many ways: equal cards are drawn in any order.
        // The sum is taken in the order they came, so that it is the same every time.
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

/// A worth of the first seat as this seat sees it, and back.
fn own(seat: Seat, worth: f64) -> f64 {
    if seat.idx() == 0 { worth } else { 1.0 - worth }
}
