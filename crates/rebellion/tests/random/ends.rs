//! Many whole games: ten thousand with `ORRERY_LONG`.

use rayon::prelude::*;
use rebellion::{Players, Rebellion, Rulings, Setup};
use table::chance::Fast;
use table::conformance::Effort;
use table::{Game, NoSink, Options, Seat, ToAct, Viewer};

use super::{TABLES, asked, on, pick};

/// More decisions than any random game needs.
const MOST: usize = 20_000;

/// The standard setups, and one with all rulings reversed and the Rebels in the other seat.
fn tables() -> Vec<Rebellion> {
    let rulings = Rulings {
        occupied_is_not_rebel: true,
        rescuers_may_stay: true,
        free_only_what_is_built: true,
        oversee_in_remote: true,
    };
    let other = Setup { rebels: Seat::new(1), rulings, ..Setup::default() };
    let usual = TABLES.into_iter().map(|(players, mode)| on(players, mode));
    usual.chain([Rebellion::new(other).expect("a valid setup")]).collect()
}

/// Plays a game and returns the number of decisions.
fn play(game: &Rebellion, seed: u64) -> usize {
    let (mut rng, mut dice) = (Fast::new(seed), Fast::new(!seed));
    let mut options = Options::new();
    let mut state = game.start(&mut rng, &mut NoSink);
    let about = || format!("{:?}, {:?}, game {seed}", game.setup().players, game.setup().mode);
    for number in 0..MOST {
        let Some(seat) = asked(game, &state, &mut options, &mut dice) else {
            let ToAct::Over(outcome) = game.to_act(&state) else { unreachable!("nobody is asked") };
            let won = Seat::first(game.seats()).any(|seat| game.team(&state, seat) == outcome.winners);
            assert!(won, "{}: {:?} have won, who are no side", about(), outcome.winners);
            // All secrets are public at the end, so resampling must not change them.
            for seat in Seat::first(game.seats()) {
                let mut world = state;
                game.resample(&mut world, seat, &mut rng);
                let (told, dealt) = (game.view(&state, Viewer::Seat(seat)), game.view(&world, Viewer::Seat(seat)));
                assert_eq!(dealt, told, "{}: {seat:?} sees another end", about());
            }
            return number;
        };
        let pick = pick(&options, seed as usize, &mut dice);
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
        if let Err(problem) = game.check(&state) {
            panic!("{}, decision {number}: {problem}", about());
        }
    }
    panic!("{} does not end", about());
}

/// P2: no panic, every game ends, and one side has won.
#[test]
fn every_game_ends_and_one_side_has_won() {
    let tables = tables();
    let games = Effort::of(100).decisions as u64;
    let lengths: Vec<usize> =
        (0..games).into_par_iter().map(|seed| play(&tables[seed as usize % tables.len()], seed)).collect();
    let longest = lengths.iter().max().expect("games");
    assert!(*longest * 4 < MOST, "a game of {longest} decisions: the bound is too small");
    assert!(lengths.iter().sum::<usize>() > 100 * lengths.len(), "the games were too short");
}

#[test]
fn every_number_of_players_is_among_them() {
    let players = tables().iter().map(Rebellion::players).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(players, [Players::Two, Players::Three, Players::Four].into());
}
