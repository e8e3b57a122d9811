//! Plays random games, to count instructions: `valgrind --tool=callgrind count GAMES`.

use destiny::{Deck, Destiny, Setup};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, ToAct};

#[expect(clippy::print_stdout, reason = "the example prints its result")]
fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20);
    let decks = ["obi-wan-kenobi", "general-grievous"].map(|id| Deck::ready(id).expect("the deck exists"));
    let game = Destiny::<1>::new(Setup::of(decks.to_vec())).expect("the setup is valid");
    let (mut rng, mut dice) = (Fast::new(1), Fast::new(2));
    let mut options = Options::new();
    let mut decisions = 0u32;
    for _ in 0..games {
        let mut state = game.start(&mut rng, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("a seat must act");
            game.options(&state, seat, &mut options);
            let pick = options[dice.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
            decisions += 1;
        }
    }
    println!("{decisions} decisions");
}
