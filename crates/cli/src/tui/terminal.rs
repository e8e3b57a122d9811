//! The real terminal: takes it over, runs the event loop, and always restores it.

use std::io::{self, stdout};
use std::panic;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use games::Lang;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::app::{Action, App, Chosen, Stage};
use super::draw::render;
use super::paint::Palette;
use super::update::{Event, update};
use crate::fail::INTERRUPTED;
use crate::host::Host;
use crate::interrupt;

/// The interval between updates while bots think, and while nothing changes.
const BUSY: Duration = Duration::from_millis(40);
const IDLE: Duration = Duration::from_millis(250);
/// How long the main loop may take to end after a signal.
const GRACE: Duration = Duration::from_secs(1);

/// Opens and loads matches. The caller provides it, because it knows folders and settings.
pub(crate) struct MatchSource<'a> {
    /// Opens a new match.
    pub(crate) open: &'a dyn Fn(Chosen) -> anyhow::Result<Host>,
    /// Loads a saved match.
    pub(crate) load: &'a dyn Fn(&Path) -> anyhow::Result<Host>,
    /// An unfinished match to offer.
    pub(crate) latest: Option<PathBuf>,
}

/// Runs until the player leaves, starting with a match or with the form. Returns the last match.
pub(crate) fn run(host: Option<Host>, lang: Lang, matches: &MatchSource) -> anyhow::Result<Option<Host>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    interrupt::on_interrupt(move || {
        flag.store(true, Ordering::Relaxed);
        // Reading from a terminal that is gone may block forever. Every choice is already on the disk.
        thread::sleep(GRACE);
        leave();
        process::exit(INTERRUPTED.into());
    });
    let mut screen = Screen::enter()?;
    let size = screen.terminal.size().map(|s| (s.width, s.height))?;
    let palette = Palette::from_env();
    let mut app = match host {
        Some(host) => App::playing(host, lang, size, palette),
        None => App::choosing(lang, size, palette, matches.latest.clone()),
    };
    let mut then = Instant::now();
    let mut stale = true;
    while !interrupted.load(Ordering::Relaxed) {
        if stale {
            screen.terminal.draw(|frame| render(&app, frame))?;
        }
        let moving = busy(&app);
        let news = event::poll(if moving { BUSY } else { IDLE })?;
        stale = moving || news;
        let elapsed = then.elapsed();
        then = Instant::now();
        update(&mut app, Event::Tick(elapsed));
        let event = match news.then(event::read).transpose()? {
            Some(event::Event::Key(key)) => Event::Key(key),
            Some(event::Event::Mouse(mouse)) => Event::Mouse(mouse),
            Some(event::Event::Resize(w, h)) => Event::Resize(w, h),
            _ => continue,
        };
        let opened = match update(&mut app, event) {
            Action::None => continue,
            Action::Leave => break,
            Action::Start(chosen) => (matches.open)(chosen),
            Action::Resume(path) => (matches.load)(&path),
            Action::Rematch => match app.rematch() {
                Some(chosen) => (matches.open)(chosen),
                None => continue,
            },
        };
        match opened {
            Ok(host) => app.seat_at(host),
            Err(problem) => app.complain(&format!("{problem:#}")),
        }
    }
    drop(screen);
    Ok(match app.stage {
        Stage::Choosing(_) => None,
        Stage::Playing(play) => Some(play.host),
    })
}

fn busy(app: &App) -> bool {
    matches!(&app.stage, Stage::Playing(play) if play.busy())
}

/// The terminal in full-screen mode.
struct Screen {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

impl Screen {
    /// Takes over the terminal. A panic restores it before the message is printed.
    fn enter() -> io::Result<Self> {
        enable_raw_mode()?;
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            leave();
            before(info);
        }));
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        // A killed program may have left its last screen behind.
        terminal.clear()?;
        Ok(Self { terminal })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Restores the terminal. Errors cannot be handled and are ignored.
///
/// Writes to standard error, because the main thread has locked standard output and this may be another thread.
fn leave() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stderr(), LeaveAlternateScreen, DisableMouseCapture, crossterm::cursor::Show);
}
