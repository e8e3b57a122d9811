//! Properties that hold on average or equally for all seats.

use std::collections::BTreeMap;

use crate::chance::Fast;
use crate::conformance::drive::{Effort, each_decision};
use crate::event::NoSink;
use crate::game::{Game, ToAct};
use crate::option::{Opt, Options};
use crate::seat::{Seat, SeatSet};

/// The value that chi-square exceeds once in ten thousand times (Wilson and Hilferty's approximation).
pub fn chi_square_bound(degrees: usize) -> f64 {
    let (k, z) = (degrees as f64, 3.719);
    k * (1.0 - 2.0 / (9.0 * k) + z * (2.0 / (9.0 * k)).sqrt()).powi(3)
}

/// Checks that all of `classes` classes were seen equally often; classes that were never seen count as well.
#[track_caller]
pub fn uniform<K>(seen: &BTreeMap<K, u64>, classes: usize) {
    let total: u64 = seen.values().sum();
    let expected = total as f64 / classes as f64;
    assert!(seen.len() <= classes, "{} classes seen, {classes} expected", seen.len());
    assert!(expected >= 10.0, "{total} trials are too few for {classes} classes");
    let missing = (classes - seen.len()) as f64 * expected;
    let chi: f64 = missing + seen.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum::<f64>();
    let bound = chi_square_bound(classes - 1);
    assert!(chi < bound, "chi-square {chi:.1} with {} degrees of freedom, at most {bound:.1}", classes - 1);
}

/// P8: all consistent worlds are equally likely. The game says how to tell worlds apart and how many there are.
pub fn deals_are_uniform<G: Game, K: Ord>(
    game: &G,
    state: &G::State,
    seat: Seat,
    worlds: usize,
    tell_apart: impl Fn(&G::State) -> K,
) {
    let mut seen = BTreeMap::new();
    let mut rng = Fast::new(8);
    for _ in 0..worlds * Effort::of(100).decisions {
        let mut world = state.clone();
        game.resample(&mut world, seat, &mut rng);
        *seen.entry(tell_apart(&world)).or_insert(0) += 1;
    }
    uniform(&seen, worlds);
}

/// How a game rotates its table, so that every seat becomes another one.
pub struct Rotated<S, O> {
    /// The state with everything moved to its new seat.
    pub state: S,
    /// The option in the turned state.
    pub option: O,
}

/// P10: at a rotated table, everything happens as before for the rotated seats.
///
/// For games whose rules treat all seats the same. `turn` gives the new number of a seat.
pub fn seats_are_alike<G: Game, S, O>(game: &G, effort: Effort, turn: impl Fn(Seat) -> Seat, turned: &Rotated<S, O>)
where
    S: Fn(&G::State) -> G::State,
    O: Fn(Opt) -> Opt,
{
    let turn_all = |set: SeatSet| set.iter().map(&turn).collect::<SeatSet>();
    let turn_act = |to_act| match to_act {
        ToAct::Seats { asked, free } => ToAct::Seats { asked: turn_all(asked), free: turn_all(free) },
        ToAct::Over(mut outcome) => {
            outcome.winners = turn_all(outcome.winners);
            ToAct::Over(outcome)
        }
    };
    let mut options = Options::new();
    each_decision(game, effort, |m| {
        let mut there = (turned.state)(m.state);
        game.check(&there).unwrap_or_else(|e| panic!("a rotated table is not sound: {e}; {}", m.at()));
        assert_eq!(game.to_act(&there), turn_act(game.to_act(m.state)), "other seats act: {}", m.at());
        game.options(&there, turn(m.seat), &mut options);
        let mut expected: Vec<Opt> = m.options.iter().map(|&o| (turned.option)(o)).collect();
        expected.sort_unstable();
        assert_eq!(options.as_slice(), expected, "the options differ: {}", m.at());
        let pick = (turned.option)(m.pick);
        game.apply(&mut there, turn(m.seat), pick, &mut Fast::new(m.rng), &mut NoSink);
        let next = m.next();
        assert_eq!(there, (turned.state)(&next), "the rotated table diverged: {}", m.at());
        assert_eq!(game.to_act(&there), turn_act(game.to_act(&next)), "other seats act next: {}", m.at());
    });
}

/// P10: when the first player is random, each of `sides` sides wins equally often. Undecided games do not count.
pub fn wins_are_alike<G: Game>(game: &G, games: usize, sides: usize) {
    let mut wins = BTreeMap::new();
    for seed in 0..Effort::of(games).decisions as u64 {
        // An effort of one decision plays one game.
        each_decision(game, Effort { decisions: 1, seed }, |m| {
            if let ToAct::Over(outcome) = game.to_act(&m.next())
                && !outcome.winners.is_empty()
            {
                *wins.entry(outcome.winners).or_insert(0) += 1;
            }
        });
    }
    uniform(&wins, sides);
}
