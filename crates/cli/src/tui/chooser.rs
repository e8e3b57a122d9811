//! The first screen of `orrery play`: a form to choose a match.

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent};
use games::{GAMES, GameInfo, Lang, Level, ModeInfo, Phrase, Wanted, level_word};
use table::MAX_SEATS;

use super::app::{Action, Chosen};
use super::keys::Key;
use super::measure::{Segs, seg, width};
use super::paint::Paint;
use super::words::ui;
use crate::host::Sitter;

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// Start the match.
    Start,
    /// Continue the last match.
    Continue,
    /// The game.
    Game,
    /// The mode.
    Mode,
    /// The number of players.
    Players,
    /// The player in this seat.
    Seat(usize),
    /// The language of the interface.
    Language,
}

/// The state of the form.
#[derive(Clone, Debug)]
pub(crate) struct Chooser {
    game: usize,
    mode: usize,
    count: usize,
    sitters: [Sitter; MAX_SEATS],
    row: Row,
    /// An unfinished match that can be continued.
    pub(crate) latest: Option<PathBuf>,
    /// An error message.
    pub(crate) problem: Option<String>,
}

impl Chooser {
    /// The initial form: a duel against a captain, which one key starts.
    pub(crate) fn new(latest: Option<PathBuf>) -> Self {
        let mut sitters = [const { Sitter::human() }; MAX_SEATS];
        for sitter in &mut sitters[1..] {
            *sitter = Sitter::usual_bot();
        }
        Self { game: 0, mode: 0, count: 0, sitters, row: Row::Start, latest, problem: None }
    }

    fn game(&self) -> &'static GameInfo {
        &GAMES[self.game]
    }

    fn mode_title(&self, lang: Lang) -> String {
        games::say(self.game().slug, &Phrase::word(self.mode().title), lang)
    }

    fn mode(&self) -> &'static ModeInfo {
        &self.game().modes[self.mode]
    }

    fn seats(&self) -> usize {
        self.mode().seats[self.count]
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Start];
        rows.extend(self.latest.as_ref().map(|_| Row::Continue));
        rows.extend([Row::Game, Row::Mode, Row::Players]);
        rows.extend((0..self.seats()).map(Row::Seat));
        rows.push(Row::Language);
        rows
    }

    /// The match described by the form.
    fn chosen(&self, lang: Lang) -> Result<Chosen, String> {
        let wanted = Wanted { mode: Some(self.mode().slug.to_owned()), seats: Some(self.seats()), ..Wanted::default() };
        let setup = games::setup(self.game().slug, &wanted).map_err(|e| e.to_string())?;
        let mut sitters = self.sitters[..self.seats()].to_vec();
        name_machines(&mut sitters, lang);
        Ok(Chosen { game: self.game().slug.to_owned(), setup, sitters })
    }

    /// Changes the value of the focused row.
    fn turn(&mut self, by: isize, lang: &mut Lang) {
        let cycle = |at: usize, n: usize| (at as isize + by).rem_euclid(n as isize) as usize;
        match self.row {
            Row::Start | Row::Continue => {}
            Row::Game => (self.game, self.mode, self.count) = (cycle(self.game, GAMES.len()), 0, 0),
            Row::Mode => (self.mode, self.count) = (cycle(self.mode, self.game().modes.len()), 0),
            Row::Players => self.count = cycle(self.count, self.mode().seats.len()),
            Row::Seat(at) => self.sitters[at] = next_sitter(&self.sitters[at], by),
            Row::Language => {
                let all = Lang::all();
                let at = all.iter().position(|l| l == lang).unwrap_or(0);
                *lang = all[cycle(at, all.len())];
            }
        }
    }

    /// The form as lines: label, value, and which row has the focus.
    pub(crate) fn lines(&self, lang: Lang) -> Vec<Segs> {
        let rows = self.rows();
        let label = |row: Row| match row {
            Row::Start => ui(lang, "ui.tui.start"),
            Row::Continue => ui(lang, "ui.tui.continue"),
            Row::Game => ui(lang, "ui.tui.game"),
            Row::Mode => ui(lang, "ui.tui.mode"),
            Row::Players => ui(lang, "ui.tui.players"),
            Row::Seat(at) => format!("{} {}", ui(lang, "ui.tui.place"), at + 1),
            Row::Language => ui(lang, "ui.tui.key.language"),
        };
        let left = rows.iter().map(|r| width(&label(*r))).max().unwrap_or(0) + 2;
        let mut lines = Vec::new();
        for row in rows {
            let focused = row == self.row;
            let name = label(row);
            let gap = " ".repeat(left - width(&name));
            let paint = if focused { Paint::Strong } else { Paint::Plain };
            let mut line = vec![seg(if focused { "▸ " } else { "  " }, Paint::Legal), seg(name + &gap, paint)];
            line.extend(self.value(row, focused, lang));
            lines.push(line);
            if matches!(row, Row::Start | Row::Continue) && !(row == Row::Start && self.latest.is_some()) {
                lines.push(Segs::new());
            }
        }
        lines
    }

    fn value(&self, row: Row, focused: bool, lang: Lang) -> Segs {
        let cycled = |text: String| {
            let (open, close) = if focused { ("‹ ", " ›") } else { ("  ", "  ") };
            vec![seg(open, Paint::Key), seg(text, Paint::Plain), seg(close, Paint::Key)]
        };
        match row {
            Row::Start => vec![seg(format!("{}, {}", (self.game().title)(lang), self.mode_title(lang)), Paint::Dim)],
            Row::Continue => {
                let name = self.latest.as_ref().and_then(|p| p.file_name()).map(|n| n.to_string_lossy().into_owned());
                vec![seg("C ", Paint::Key), seg(name.unwrap_or_default(), Paint::Dim)]
            }
            Row::Game => cycled((self.game().title)(lang).to_owned()),
            Row::Mode => cycled(self.mode_title(lang)),
            Row::Players => cycled(self.seats().to_string()),
            Row::Seat(at) => match &self.sitters[at] {
                Sitter::Human { name } => {
                    let mut line = cycled(ui(lang, "ui.tui.person"));
                    let cursor = if focused { "▏" } else { "" };
                    match name {
                        Some(name) => line.push(seg(format!("{name}{cursor}"), Paint::Strong)),
                        None if focused => line.push(seg(ui(lang, "ui.tui.type-name"), Paint::Dim)),
                        None => {}
                    }
                    line
                }
                Sitter::Bot { spec, .. } => {
                    cycled(spec.level().map_or_else(|| spec.to_string(), |l| ui(lang, level_word(l))))
                }
            },
            Row::Language => cycled(lang.autonym().to_owned()),
        }
    }
}

/// The next kind of player: a person, then the bot levels from the weakest.
fn next_sitter(sitter: &Sitter, by: isize) -> Sitter {
    let levels = Level::ALL;
    let at = match sitter {
        Sitter::Human { .. } => 0,
        Sitter::Bot { spec, .. } => 1 + levels.iter().position(|l| spec.level() == Some(*l)).unwrap_or(0),
    };
    match (at as isize + by).rem_euclid(levels.len() as isize + 1) as usize {
        0 => Sitter::human(),
        n => Sitter::bot(levels[n - 1].name().parse().expect("every level is a bot")),
    }
}

/// Names bots after their level, with a number if several have the same level.
pub(crate) fn name_machines(sitters: &mut [Sitter], lang: Lang) {
    let title = |sitter: &Sitter| match sitter {
        Sitter::Bot { spec, name: None } => spec.level().map(|l| ui(lang, level_word(l))),
        _ => None,
    };
    let titles: Vec<Option<String>> = sitters.iter().map(title).collect();
    for (at, sitter) in sitters.iter_mut().enumerate() {
        let Some(name) = &titles[at] else { continue };
        let same = |list: &[Option<String>]| list.iter().filter(|t| t.as_ref() == Some(name)).count();
        if same(&titles) > 1 {
            sitter.rename(&format!("{name} {}", same(&titles[..=at])));
        } else {
            sitter.rename(name);
        }
    }
}

/// Handles a key in the form.
pub(crate) fn key(chooser: &mut Chooser, event: KeyEvent, key: Key, lang: &mut Lang) -> Action {
    chooser.problem = None;
    let rows = chooser.rows();
    let at = rows.iter().position(|r| *r == chooser.row).unwrap_or(0);
    let go = |by: isize| rows[(at as isize + by).rem_euclid(rows.len() as isize) as usize];
    match key {
        Key::Code(KeyCode::Up | KeyCode::BackTab) => chooser.row = go(-1),
        Key::Code(KeyCode::Down | KeyCode::Tab) => chooser.row = go(1),
        Key::Code(KeyCode::Left) => chooser.turn(-1, lang),
        Key::Code(KeyCode::Right) => chooser.turn(1, lang),
        Key::Code(KeyCode::Esc) => return Action::Leave,
        Key::Code(KeyCode::F(2)) => {
            let row = std::mem::replace(&mut chooser.row, Row::Language);
            chooser.turn(1, lang);
            chooser.row = row;
        }
        Key::Code(KeyCode::Enter) => return start(chooser, *lang),
        _ => return typed(chooser, event, key, lang),
    }
    Action::None
}

fn start(chooser: &mut Chooser, lang: Lang) -> Action {
    if let (Row::Continue, Some(path)) = (chooser.row, &chooser.latest) {
        return Action::Resume(path.clone());
    }
    match chooser.chosen(lang) {
        Ok(chosen) => Action::Start(chosen),
        Err(problem) => {
            chooser.problem = Some(problem);
            Action::None
        }
    }
}

/// Handles letters: they edit the name in the row of a person and are shortcuts in other rows.
fn typed(chooser: &mut Chooser, event: KeyEvent, key: Key, lang: &mut Lang) -> Action {
    if let Row::Seat(at) = chooser.row
        && let Sitter::Human { name } = &mut chooser.sitters[at]
    {
        let mut text = name.clone().unwrap_or_default();
        match event.code {
            KeyCode::Backspace => {
                text.pop();
                *name = Some(text).filter(|t| !t.is_empty());
            }
            // Use the typed character itself, because names may use any alphabet. Keep a space at the end while typing.
            KeyCode::Char(c) if !c.is_control() && text.chars().count() < 24 => {
                text.push(c);
                *name = Some(text).filter(|t| !t.trim().is_empty());
            }
            _ => {}
        }
        return Action::None;
    }
    match key {
        Key::Char('c') => {
            if let Some(path) = &chooser.latest {
                return Action::Resume(path.clone());
            }
        }
        Key::Char(' ') => return start(chooser, *lang),
        Key::Char('g') => {
            let all = Lang::all();
            let at = all.iter().position(|l| l == lang).unwrap_or(0);
            *lang = all[(at + 1) % all.len()];
        }
        Key::Char('q') => return Action::Leave,
        _ => {}
    }
    Action::None
}
