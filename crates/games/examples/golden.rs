//! Plays a match between machines and prints its save: `golden GAME SEED [DECK | mode=MODE | seats=N | RULING=VALUE]…`. The saves of
//! `tests/saves` are made so. `golden again FILE` makes the picks of a save once more,
//! where they are still legal, and prints the save of this build.

use games::{Act, BotSpec, Cores, DeckWish, Lang, Save, Secret, Stop, ToAct, Wanted};
use serde_json::Map;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or("which game?")?;
    if game == "again" {
        return again(&args.next().ok_or("which file?")?);
    }
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

/// Makes the picks of a save once more, with the same luck.
fn again(file: &str) -> Result<(), Box<dyn std::error::Error>> {
    let save = Save::read(std::fs::File::open(file)?)?;
    let secret = save.lines.iter().find_map(|line| match &line.act {
        Act::Reveal { secret, .. } => Some(secret.clone()),
        _ => None,
    });
    let secret = secret.ok_or("its luck is still sealed")?;
    let mut table = games::open(&save.header.game, &save.header.setup, Map::new(), secret)?;
    for line in &save.lines {
        if let Act::Pick { seat, words, auto, .. } = &line.act {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            table.choose(*seat, &words, *auto)?;
        }
    }
    print(&table.lines_since(0));
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the save is its purpose")]
fn print(save: &str) {
    print!("{save}");
}
