//! Plays uniform games of the starter decks: `uniform GAMES SEED`. The yardstick of `cargo xtask count`.

use std::hash::{DefaultHasher, Hash, Hasher};

use sw_lcg::{Setup, SwLcg};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, ToAct};

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let (games, seed) = (args.next().unwrap_or(1000), args.next().unwrap_or(1));
    let game = SwLcg::<1>::new(Setup::default()).expect("the default setup");
    let (mut luck, mut picks) = (Fast::new(seed), Fast::new(seed ^ 0x5eed));
    let mut options = Options::new();
    let (mut decisions, mut digest) = (0u64, DefaultHasher::new());
    for _ in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("somebody is asked");
            game.options(&state, seat, &mut options);
            let pick = options[picks.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
            decisions += 1;
        }
        state.hash(&mut digest);
    }
    #[expect(clippy::print_stdout, reason = "the figures are its purpose")]
    {
        println!("games={games} decisions={decisions} digest={:016x}", digest.finish());
    }
}
