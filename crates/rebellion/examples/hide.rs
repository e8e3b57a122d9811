//! Measures where bots hide the base: `hide GAMES [BOT]`. Prints the table for `policy/hide.rs`.

use rebellion::map::SYSTEMS;
use rebellion::{Rebellion, Setup};
use search::{BotSpec, Cores, Stop};
use table::chance::Fast;
use table::{Game, NoSink, Options, Seat, ToAct, Worlds};

#[expect(clippy::print_stdout, reason = "the program prints the list")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().expect("not a number");
    let bot: BotSpec = args.get(1).map_or("rules", String::as_str).parse().expect("not a bot");
    let game = Rebellion::new(Setup { rebels: Seat::new(0), ..Setup::default() }).expect("the default setup is valid");
    let mut hidden = [0u64; SYSTEMS];
    for seed in 0..games {
        hidden[base(&game, &bot, seed)] += 1;
    }
    for (system, n) in game.db().systems.iter().zip(hidden).filter(|(_, n)| *n > 0) {
        println!("{}: {n} of {games}", system.id);
    }
    println!("{:?}", hidden.map(|n| (n * 1000 + games / 2) / games));
}

/// Plays the setup and returns the base.
fn base(game: &Rebellion, bot: &BotSpec, seed: u64) -> usize {
    let mut bot = bot.build(game, Cores::One).expect("the bot can play the game");
    let (mut rng, mut picks) = (Fast::new(seed), Fast::new(!seed));
    let mut s = game.start(&mut rng, &mut NoSink);
    let mut options = Options::new();
    while s.round == 0 {
        let ToAct::Seats { asked, .. } = game.to_act(&s) else { break };
        let seat = asked.lowest().expect("a seat has to act");
        game.options(&s, seat, &mut options);
        let key = bot.pick(&Worlds::new(game, &s, seat), picks.bits(), &Stop::new());
        let pick = *options.iter().find(|&&o| game.key(&s, o) == key).expect("one of the options");
        game.apply(&mut s, seat, pick, &mut rng, &mut NoSink);
    }
    s.base.idx()
}
