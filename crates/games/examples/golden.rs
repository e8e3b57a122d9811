//! Plays a match between machines and prints its save: `golden GAME SEED [DECK | mode=MODE | seats=N | RULING=VALUE]…`. The saves of
//! `tests/saves` are made so.

use games::{BotSpec, Cores, DeckWish, Lang, Secret, Stop, ToAct, Wanted};
use serde_json::Map;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or("which game?")?;
    let seed: u8 = args.next().ok_or("which seed, from 0 to 255?")?.parse()?;
    let mut wanted = Wanted::default();
    for text in args {
        match text.split_once('=') {
            Some(("mode", mode)) => wanted.mode = Some(mode.to_owned()),
            Some(("seats", n)) => wanted.seats = Some(n.parse()?),
            Some((name, value)) => wanted.rulings.push((name.to_owned(), value.to_owned())),
            None => wanted.decks.push(DeckWish::Starter(text)),
        }
    }
    let setup = games::setup(&game, &wanted)?;
    let secret = Secret { seed: [seed; 32], salt: [!seed; 32] };
    let mut table = games::open(&game, &setup, Map::new(), secret)?;
    let bot: BotSpec = "rules".parse()?;
    for number in 0.. {
        let ToAct::Seats { asked, .. } = table.to_act() else { break };
        let seat = asked.iter().next().ok_or("the game waits for nobody")?;
        let words = match table.choices(seat, Lang::En).as_slice() {
            [only] => only.words.clone(),
            _ => table.think(seat, &bot, number, Cores::One)?.run(&Stop::new()).words,
        };
        table.choose(seat, &[&words], false)?;
    }
    print(&table.lines_since(0));
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the save is its purpose")]
fn print(save: &str) {
    print!("{save}");
}
