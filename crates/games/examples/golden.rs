//! Plays a match between machines and prints its save: `golden GAME SEED [DECK | mode=MODE | seats=N | RULING=VALUE]…`. The saves of
//! `tests/saves` are made so. `golden again FILE` makes the picks of a save once more and prints the save of this build. Questions
//! that the save does not know are answered with as little as possible; from where its picks cannot be made any more, machines
//! play the match to its end.

use games::{Act, AnyTable, BotSpec, Cores, DeckWish, Lang, Save, Seat, Secret, Stop, ToAct, Wanted};
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
    finish(&mut *table)?;
    print(&table.lines_since(0));
    Ok(())
}

/// Machines play the match to its end.
fn finish(table: &mut dyn AnyTable) -> Result<(), Box<dyn std::error::Error>> {
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
    for (number, line) in save.lines.iter().enumerate() {
        if let Act::Pick { seat, words, auto, .. } = &line.act {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if let Err(error) = pick(&mut *table, *seat, &words, *auto) {
                eprintln!("machines play on from line {}: {error}", number + 1);
                break;
            }
        }
    }
    finish(&mut *table)?;
    print(&table.lines_since(0));
    Ok(())
}

/// Answers that end a question and choose nothing more.
const ENDS: [&str; 2] = ["done", "pass"];

/// At most so many questions are new between two picks.
const MOST_ENDS: usize = 6;

/// Makes one pick of a save. A question it does not know is ended before; a question that is not asked any more is left out.
fn pick(table: &mut dyn AnyTable, seat: Seat, words: &[&str], auto: bool) -> Result<(), Box<dyn std::error::Error>> {
    for tries in 0.. {
        let Err(error) = table.choose(seat, words, auto) else { break };
        let ToAct::Seats { asked, .. } = table.to_act() else { return Err(error.into()) };
        let end = asked.iter().find_map(|seat| {
            let choices = table.choices(seat, Lang::En);
            ENDS.iter().find(|end| choices.iter().any(|choice| choice.words == **end)).map(|end| (seat, *end))
        });
        // Who passes while asked for more of something is done with that first.
        if matches!(words, [only] if ENDS.contains(only)) && (words == ["done"] || end != Some((seat, "done"))) {
            return Ok(());
        }
        // Two who pass for ever do not come to what the save knows.
        let Some((asked, end)) = end.filter(|_| tries < MOST_ENDS) else { return Err(error.into()) };
        table.choose(asked, &[end], false)?;
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the save is its purpose")]
fn print(save: &str) {
    print!("{save}");
}
