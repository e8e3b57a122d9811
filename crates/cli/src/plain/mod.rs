//! The line mode of a match, for pipes, screen readers and simple terminals.

pub(crate) mod ask;
pub(crate) mod board;
mod chooser;
mod command;
pub(crate) mod find;
mod hint;

use std::io::{self, BufRead, IsTerminal, Write};

use games::{Lang, Phrase, Seat, Thought, ToAct, Viewer, What, plain as text};
use table::Arg;

pub(crate) use chooser::choose_match;
pub(crate) use command::card_lines;

use crate::clean::clean;
use crate::host::{Host, Waiting};
use crate::play::way_back;
use crate::words::{inner, say};

/// Plays until the match is over, the player leaves, or the input ends.
pub(crate) fn play(host: Host, lang: Lang, yes: bool, input: impl BufRead, out: &mut impl Write) -> anyhow::Result<u8> {
    let told = vec![0; host.table().seats() + 1];
    let prompt = io::stdin().is_terminal();
    let mut game = Plain { host, lang, yes, input, out, prompt, told, at: None, fresh: true, doubt: None, hint: None };
    game.welcome()?;
    game.run()
}

/// The reason why the loop ends.
enum End {
    Over,
    Left,
}

/// The result of a player's input.
enum Step {
    /// The player made a choice, so the match continues.
    Chosen,
    /// Read another line of input.
    Again,
    /// Leave the match.
    Leave,
}

/// The line mode of one match.
struct Plain<'a, R, W> {
    host: Host,
    lang: Lang,
    /// Do not ask for confirmation of warnings.
    yes: bool,
    input: R,
    out: &'a mut W,
    /// Print a prompt sign before reading input.
    prompt: bool,
    /// For each seat, and last for spectators, the first log line that was not printed yet.
    told: Vec<usize>,
    /// The seat that currently uses the device.
    at: Option<Seat>,
    /// Print the whole table with the next prompt.
    fresh: bool,
    /// A choice with a warning that must be repeated, after the number of the log line it would become.
    doubt: Option<(usize, Vec<String>)>,
    /// The log line a hint is about, the bot's answer, and the number of hints already given.
    hint: Option<(usize, Thought, usize)>,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    fn run(&mut self) -> anyhow::Result<u8> {
        let end = loop {
            if self.host.auto_skip()? > 0 {
                self.tell_news()?;
            }
            match self.host.waiting() {
                Waiting::Over(_) => break End::Over,
                Waiting::Bot(seat, spec) => {
                    let thought = self.host.think_in_background(seat, &spec)?.finish()?;
                    self.host.choose(seat, &[&thought.key])?;
                    self.fresh = true;
                    self.tell_news()?;
                }
                Waiting::Human(lowest) => {
                    let seat = self.next_person(lowest);
                    if !self.switch_seat(seat)? {
                        break End::Left;
                    }
                    match self.ask(seat)? {
                        Step::Chosen => self.tell_news()?,
                        Step::Again => {}
                        Step::Leave => break End::Left,
                    }
                }
            }
        };
        match end {
            End::Over => self.over()?,
            End::Left => self.way_back()?,
        }
        self.out.flush()?;
        Ok(0)
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let table = self.host.table();
        let title = games::GAMES.iter().find(|g| g.slug == table.game()).map_or(table.game(), |g| (g.title)(self.lang));
        let mut lines = vec![title.to_owned()];
        for (seat, sitter) in Seat::first(table.seats()).zip(self.host.sitters()) {
            let who = if sitter.is_human() { inner(self.lang, &say(self.lang, "ui.cli.human")) } else { sitter.word() };
            lines.push(format!("{}: {who}", self.name(seat)));
        }
        if let Some(path) = self.host.path() {
            lines.push(format!("{}: {}", say(self.lang, "ui.plain.kept"), path.display()));
        }
        lines.push(say(self.lang, "ui.plain.welcome"));
        self.lines(lines)?;
        // A returning player knows the beginning, so print only the last lines as a reminder.
        let lines = self.host.table().line_count();
        self.told.fill(if lines > 1 { lines.saturating_sub(8) } else { 0 });
        self.tell_news()
    }

    /// Prints the final table and the command that verifies the match.
    fn over(&mut self) -> anyhow::Result<()> {
        if self.host.hot_seat() {
            self.at = None;
            self.tell_news()?;
        }
        let viewer = self.viewer();
        self.show_board(viewer)?;
        self.say("ui.plain.over")?;
        self.way_back()
    }

    fn way_back(&mut self) -> anyhow::Result<()> {
        match way_back(&self.host, self.lang) {
            Some(line) => self.line(&line),
            None => Ok(()),
        }
    }

    /// Asks to pass the device to another person. Returns false if the input ends.
    fn switch_seat(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.at == Some(seat) {
            return Ok(true);
        }
        self.fresh = true;
        if self.host.hot_seat() {
            let pass = self.phrase("ui.plain.pass-device", [Arg::Seat(seat)]);
            self.line(&pass)?;
            if self.read()?.is_none() {
                return Ok(false);
            }
        }
        self.at = Some(seat);
        self.tell_news()?;
        Ok(true)
    }

    /// The next person to act. If several people must act, prefers the one at the device.
    fn next_person(&self, lowest: Seat) -> Seat {
        match self.host.table().to_act() {
            ToAct::Seats { asked, .. } => self.at.filter(|&seat| asked.contains(seat)).unwrap_or(lowest),
            ToAct::Over(_) => lowest,
        }
    }

    /// The viewer for whom lines are printed.
    fn viewer(&self) -> Viewer {
        self.at.map_or(self.host.watcher(), Viewer::Seat)
    }

    /// Prints the new log lines for the current viewer. Prints nothing while the device is passed on.
    fn tell_news(&mut self) -> anyhow::Result<()> {
        let over = matches!(self.host.waiting(), Waiting::Over(_));
        if self.host.hot_seat() && self.at.is_none() && !over {
            return Ok(());
        }
        if let (true, Waiting::Human(lowest)) = (self.host.hot_seat(), self.host.waiting())
            && self.at != Some(self.next_person(lowest))
        {
            return Ok(());
        }
        let viewer = self.viewer();
        let place = match viewer {
            Viewer::Seat(seat) => seat.idx(),
            Viewer::Spectator | Viewer::Judge => self.told.len() - 1,
        };
        let news = self.log_lines(viewer, self.told[place]);
        self.told[place] = self.host.table().line_count();
        self.lines(news)
    }

    /// The log from line `from` on, as text.
    fn log_lines(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let log = self.host.table().log(viewer, self.lang, from);
        let mut lines = Vec::new();
        for entry in log {
            let said = match entry.what {
                What::Undone { seat, .. } => vec![self.phrase("ui.cli.undid", [Arg::Seat(seat)])],
                What::Redone { seat, .. } => vec![self.phrase("ui.cli.redid", [Arg::Seat(seat)])],
                What::Resealed => vec![say(self.lang, "ui.cli.resealed")],
                _ if !entry.live => Vec::new(),
                _ => entry.text.iter().map(|spans| text(spans)).collect(),
            };
            lines.extend(said);
        }
        lines
    }

    /// Renders a term with players or cards of this match as arguments.
    fn phrase<const N: usize>(&self, term: &'static str, args: [Arg; N]) -> String {
        text(&self.host.table().say(&Phrase::say(term, args), self.lang))
    }

    fn name(&self, seat: Seat) -> String {
        self.phrase("ui.cli.seat", [Arg::Seat(seat)])
    }

    fn say(&mut self, term: &'static str) -> anyhow::Result<()> {
        let text = say(self.lang, term);
        self.line(&text)
    }

    fn line(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{}", clean(text))?)
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> anyhow::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(&line))
    }

    /// Reads one line of input; `None` at the end of the input.
    fn read(&mut self) -> anyhow::Result<Option<String>> {
        if self.prompt {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        // Limit the length, so that a stream without line breaks cannot fill the memory.
        let n = io::Read::take(&mut self.input, 4096).read_until(b'\n', &mut bytes)?;
        Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}
