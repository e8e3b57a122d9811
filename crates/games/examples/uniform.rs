//! Plays uniform games of two: `uniform GAME GAMES SEED`. The yardstick of `cargo xtask count`.

use std::hash::{DefaultHasher, Hash, Hasher};

use destiny::Destiny;
use rebellion::Rebellion;
use star_realms::Duel;
use sw_lcg::SwLcg;
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, ToAct};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("a game");
    let mut numbers = args.map(|a| a.parse::<u64>().expect("a number"));
    let (games, seed) = (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(1));
    match game.as_str() {
        "star-realms" => play(&Duel::new(star_realms::Setup::default()).expect("the default setup"), games, seed),
        "rebellion" => play(&Rebellion::new(rebellion::Setup::default()).expect("the default setup"), games, seed),
        "destiny" => play(&Destiny::<1>::new(destiny::Setup::default()).expect("the starter decks"), games, seed),
        "sw-lcg" => play(&SwLcg::<1>::new(sw_lcg::Setup::default()).expect("the starter decks"), games, seed),
        other => panic!("{other} is not counted"),
    }
}

fn play<G: Game>(game: &G, games: u64, seed: u64) {
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
