//! Plays a match between bots and prints its save: `golden GAME SEED [DECK | mode=MODE | seats=N | RULING=VALUE]…`.
//!
//! It creates the saves in `tests/saves`. `golden again FILE` repeats the picks of a save and prints the save of this
//! build. Questions that the save does not contain are answered with "done" or "pass". When its picks are no longer
//! possible, bots play the match to its end.

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

/// Lets bots play the match to its end.
fn finish(table: &mut dyn AnyTable) -> Result<(), Box<dyn std::error::Error>> {
    let bot: BotSpec = "rules".parse()?;
    for number in 0.. {
        let ToAct::Seats { asked, .. } = table.to_act() else { break };
        let seat = asked.iter().next().ok_or("the game waits for nobody")?;
        let key = match table.choices(seat, Lang::En).as_slice() {
            [only] => only.key.clone(),
            _ => table.think(seat, &bot, number, Cores::One)?.run(&Stop::new()).key,
        };
        table.choose(seat, &[&key], false)?;
    }
    Ok(())
}

/// Repeats the picks of a save with the same seed.
fn again(file: &str) -> Result<(), Box<dyn std::error::Error>> {
    let save = Save::read(std::fs::File::open(file)?)?;
    let secret = save.lines.iter().find_map(|line| match &line.act {
        Act::Reveal { secret, .. } => Some(secret.clone()),
        _ => None,
    });
    let secret = secret.ok_or("its seed is not revealed")?;
    let mut table = games::open(&save.header.game, &save.header.setup, Map::new(), secret)?;
    for (number, line) in save.lines.iter().enumerate() {
        if let Act::Pick { seat, keys, auto, .. } = &line.act {
            let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
            if let Err(error) = pick(&mut *table, *seat, &keys, *auto) {
                eprintln!("bots continue from line {}: {error}", number + 1);
                break;
            }
        }
    }
    finish(&mut *table)?;
    print(&table.lines_since(0));
    Ok(())
}

/// Answers that end a question without choosing more.
const ENDS: [&str; 2] = ["done", "pass"];

/// Maximum number of new questions between two picks.
const MOST_ENDS: usize = 6;

/// Makes one pick of a save. Ends questions before it that the save does not contain, and skips questions that are no
/// longer asked.
fn pick(table: &mut dyn AnyTable, seat: Seat, keys: &[&str], auto: bool) -> Result<(), Box<dyn std::error::Error>> {
    for tries in 0.. {
        let Err(error) = table.choose(seat, keys, auto) else { break };
        let ToAct::Seats { asked, .. } = table.to_act() else { return Err(error.into()) };
        let end = asked.iter().find_map(|seat| {
            let choices = table.choices(seat, Lang::En);
            ENDS.iter().find(|end| choices.iter().any(|choice| choice.key == **end)).map(|end| (seat, *end))
        });
        // A seat that passes during a question of several picks must end that question first.
        if matches!(keys, [only] if ENDS.contains(only)) && (keys == ["done"] || end != Some((seat, "done"))) {
            return Ok(());
        }
        // Give up after too many passes, which never lead to the pick of the save.
        let Some((asked, end)) = end.filter(|_| tries < MOST_ENDS) else { return Err(error.into()) };
        table.choose(asked, &[end], false)?;
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the save is its purpose")]
fn print(save: &str) {
    print!("{save}");
}
