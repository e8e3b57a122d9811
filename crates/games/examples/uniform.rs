//! Plays games between two uniform bots as `orrery simulate` does: `uniform GAME GAMES SEED`. `cargo xtask count`
//! measures it.

use std::hash::{DefaultHasher, Hash, Hasher};

use destiny::Destiny;
use rebellion::Rebellion;
use search::{BotSpec, Plan, Stop, simulate};
use star_realms::Duel;
use sw_lcg::SwLcg;
use table::Policy;

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
        other => panic!("there is no uniform play of {other}"),
    }
}

fn play<G: Policy + 'static>(game: &G, games: u64, seed: u64) {
    let bots = BotSpec::list("uniform", 2).expect("the name of a bot");
    let plan = Plan { threads: 1, ..Plan::new(bots, games, seed) };
    let stats = simulate(game, &plan, &Stop::new(), &|_| {}).expect("uniform play suits every game");
    let mut digest = DefaultHasher::new();
    let wins = stats.bots.iter().map(|bot| bot.wins_by_seat.clone()).collect::<Vec<_>>();
    (stats.unfinished, stats.turns, stats.longest, wins).hash(&mut digest);
    #[expect(clippy::print_stdout, reason = "the program prints statistics")]
    {
        println!("games={} decisions={} digest={:016x}", stats.games, stats.decisions, digest.finish());
    }
}
