//! Choosing a match by answering a few prompts.

use std::io::{self, BufRead, Write};

use games::{GAMES, Lang, Level, Phrase};

use crate::args::TableArgs;
use crate::clean::clean;
use crate::host::Sitter;
use crate::play::Order;
use crate::setup;
use crate::words::say;

/// Asks for language, game, mode, number of players and opponents. `None` when the input ends.
pub(crate) fn choose_match(lang: Lang, out: &mut impl Write) -> anyhow::Result<Option<Order>> {
    Chooser { lang, input: io::stdin().lock(), out }.run()
}

struct Chooser<'a, R, W> {
    lang: Lang,
    input: R,
    out: &'a mut W,
}

impl<R: BufRead, W: Write> Chooser<'_, R, W> {
    fn run(mut self) -> anyhow::Result<Option<Order>> {
        let langs = Lang::all();
        let usual = langs.iter().position(|l| *l == self.lang).unwrap_or(0);
        let Some(at) = self.pick("ui.cli.choose.lang", &langs.map(|l| l.autonym().to_owned()), usual)? else {
            return Ok(None);
        };
        self.lang = langs[at];
        let titles: Vec<String> = GAMES.iter().map(|g| (g.title)(self.lang).to_owned()).collect();
        let Some(game) = self.pick("ui.cli.choose.game", &titles, 0)?.map(|at| &GAMES[at]) else { return Ok(None) };
        let modes: Vec<String> =
            game.modes.iter().map(|m| games::say(game.slug, &Phrase::word(m.title), self.lang)).collect();
        let Some(mode) = self.pick("ui.cli.choose.mode", &modes, 0)?.map(|at| &game.modes[at]) else {
            return Ok(None);
        };
        let numbers: Vec<String> = mode.seats.iter().map(usize::to_string).collect();
        let Some(seats) = self.pick("ui.cli.choose.players", &numbers, 0)?.map(|at| mode.seats[at]) else {
            return Ok(None);
        };
        // The opponents: bots of one of five levels, or people at the same device.
        let mut others: Vec<String> = Level::ALL.map(|level| self.term(games::level_line(level))).to_vec();
        others.push(say(self.lang, "ui.cli.hot-seat"));
        let Some(other) = self.pick("ui.cli.choose.opponents", &others, 2)? else { return Ok(None) };
        let rest = match Level::ALL.get(other) {
            Some(level) => Sitter::bot(level.name().parse().expect("every level is a bot")),
            None => Sitter::human(),
        };
        let mut sitters = vec![Sitter::human()];
        sitters.resize(seats, rest);
        let table = TableArgs { mode: Some(mode.slug.to_owned()), players: Some(seats), ..TableArgs::default() };
        let laid = setup::set_up(game.slug, &table, None)?;
        Ok(Some(Order { game: laid.game, setup: laid.setup, sitters, lang: self.lang }))
    }

    fn term(&self, term: &'static str) -> String {
        crate::words::phrase(self.lang, &Phrase::word(term))
    }

    /// Lets the user pick an option by number; an empty line picks the default.
    fn pick(&mut self, title: &'static str, options: &[String], usual: usize) -> anyhow::Result<Option<usize>> {
        if options.len() == 1 {
            return Ok(Some(0));
        }
        loop {
            writeln!(self.out, "{}", clean(&say(self.lang, title)))?;
            for (idx, option) in options.iter().enumerate() {
                let mark = if idx == usual { "*" } else { " " };
                writeln!(self.out, "{mark}{}. {}", idx + 1, clean(option))?;
            }
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            match line.trim() {
                "" => return Ok(Some(usual)),
                "q" | "quit" => return Ok(None),
                text => {
                    let number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                    if let Some(at) = number.filter(|&at| at < options.len()) {
                        return Ok(Some(at));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_numbers_make_a_match() {
        let mut out = Vec::new();
        let input: &[u8] = b"2\n1\nnonsense\n5\n6\n";
        let order = Chooser { lang: Lang::En, input, out: &mut out }.run().expect("a match").expect("not the end");
        assert_eq!((order.lang, order.sitters.len()), (Lang::Ru, 6));
        assert_eq!(order.setup["mode"], "emperor");
        assert!(order.sitters.iter().all(Sitter::is_human));
        let empty: &[u8] = b"\n";
        assert_eq!(Chooser { lang: Lang::En, input: empty, out: &mut out }.run().expect("no error"), None);
    }
}
