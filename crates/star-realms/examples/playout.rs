//! Plays whole two-player games by the heuristics, turn by turn: `playout GAMES SEED`. This is the rollout of the tree
//! search.

use std::hash::{DefaultHasher, Hash, Hasher};

use star_realms::policy::{Effects, Sheet, Style};
use star_realms::{Duel, Setup};
use table::chance::Fast;
use table::{Game, NoSink};

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let (games, seed) = (args.next().unwrap_or(1000), args.next().unwrap_or(1));
    let game = Duel::new(Setup::default()).expect("the default setup is valid");
    let style = Style::<1>::new(Sheet::embedded(), Effects::NONE, game.db(), game.cast());
    let mut rng = Fast::new(seed);
    let (mut turns, mut digest) = (0u64, DefaultHasher::new());
    for _ in 0..games {
        let mut state = game.start(&mut rng, &mut NoSink);
        while !state.is_over() {
            game.play_turn(&mut state, &style, &mut rng);
        }
        turns += u64::from(state.turn);
        (state.turn, state.players[state.active].authority).hash(&mut digest);
    }
    #[expect(clippy::print_stdout, reason = "the example prints its results")]
    {
        println!("games={games} turns={turns} digest={:016x}", digest.finish());
    }
}
