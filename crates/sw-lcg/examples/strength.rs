//! Strength of bots against each other with both sides and all pairs of starter decks: `strength A B ROUNDS`.

use std::sync::Mutex;

use search::{Arena, BotSpec, Record, Stop};
use sw_lcg::{Affiliation, Deck, Setup, SwLcg};
use table::Seat;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rounds: u64 = args[2].parse().expect("a number");
    let bots: Vec<BotSpec> = args[..2].iter().map(|a| a.parse().expect("a bot")).collect();
    let (mut won, mut games) = (0u32, 0u32);
    let mut decisions = 0;
    for (i, (light, dark)) in [
        (Affiliation::Jedi, Affiliation::Sith),
        (Affiliation::RebelAlliance, Affiliation::ImperialNavy),
        (Affiliation::Jedi, Affiliation::ImperialNavy),
        (Affiliation::RebelAlliance, Affiliation::Sith),
    ]
    .into_iter()
    .enumerate()
    {
        let deck = |a| Deck::starter(a).expect("a starter");
        let setup =
            Setup { dark: Some(Seat::new(0)), light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() };
        let game = SwLcg::<1>::new(setup).expect("sound");
        let arena = Arena::new("x", bots.clone(), rounds, 11 + i as u64);
        let records: Mutex<Vec<Record>> = Mutex::new(Vec::new());
        arena.run(&game, &[], &Stop::default(), &|r| records.lock().expect("no panic").push(r)).expect("plays");
        for r in records.into_inner().expect("no panic") {
            won += r.won;
            games += r.won + r.lost + r.drawn;
            decisions += r.decisions;
        }
    }
    let share = 100.0 * f64::from(won) / f64::from(games.max(1));
    let length = decisions / u64::from(games.max(1));
    #[expect(clippy::print_stdout, reason = "the figures are its purpose")]
    {
        println!("{} v {}: {won} of {games} = {share:.1} %, {length} decisions a game", args[0], args[1]);
    }
}
