//! Names of computer opponents.

use search::Level;
use table::{Phrase, Seat};
use text::{Lang, Names, Realizer, plain};

/// The lexicon key of a level.
pub const fn level_word(level: Level) -> &'static str {
    match level {
        Level::Cadet => "ui.tui.level.cadet",
        Level::Pilot => "ui.tui.level.pilot",
        Level::Captain => "ui.tui.level.captain",
        Level::Commander => "ui.tui.level.commander",
        Level::Admiral => "ui.tui.level.admiral",
    }
}

/// The lexicon key of a level's description.
pub const fn level_line(level: Level) -> &'static str {
    match level {
        Level::Cadet => "ui.cli.level.cadet",
        Level::Pilot => "ui.cli.level.pilot",
        Level::Captain => "ui.cli.level.captain",
        Level::Commander => "ui.cli.level.commander",
        Level::Admiral => "ui.cli.level.admiral",
    }
}

/// The name of a computer opponent in a seat: its level or bot kind, and the seat's number.
pub fn machine_name(bot: &str, seat: Seat, lang: Lang) -> String {
    let kind = bot.split(':').next().unwrap_or(bot);
    let names = Names::new();
    let word = kind.parse::<Level>().map_or_else(
        |()| kind.to_owned(),
        |level| plain(&Realizer::new(lang, &names).phrase(&Phrase::word(level_word(level)))),
    );
    let mut letters = word.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    format!("{} {}", first.chain(letters).collect::<String>(), seat.idx() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_have_a_name_in_every_language() {
        let seat = Seat::new(1);
        let names = Lang::all().map(|lang| machine_name("captain", seat, lang)).into_iter().collect::<Vec<_>>();
        assert_eq!(names, ["Captain 2", "Капитан 2", "Капітан 2", "艦長 2"]);
        assert_eq!(machine_name("ismcts:2000", seat, Lang::Ja), "Ismcts 2");
    }
}
