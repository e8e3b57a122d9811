//! Random games to count instructions of: `valgrind --tool=callgrind count GAMES`.

use destiny::{Deck, Destiny, Setup};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, ToAct};

#[expect(clippy::print_stdout, reason = "the figure is its purpose")]
fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20);
    let decks = ["obi-wan-kenobi", "general-grievous"].map(|id| Deck::ready(id).expect("a ready deck"));
    let game = Destiny::<1>::new(Setup::of(decks.to_vec())).expect("a sound setup");
    let (mut luck, mut dice) = (Fast::new(1), Fast::new(2));
    let mut options = Options::new();
    let mut decisions = 0u32;
    for _ in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let ToAct::Seats { asked, .. } = game.to_act(&state) {
            let seat = asked.lowest().expect("somebody is asked");
            game.options(&state, seat, &mut options);
            let pick = options[dice.below(options.len() as u32) as usize];
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
            decisions += 1;
        }
    }
    println!("{decisions} decisions");
}
