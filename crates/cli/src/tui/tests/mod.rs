//! The full-screen mode without a terminal: keys go into `update`, and screens are compared as text.

mod fits;
mod galaxy;
mod games_through_keys;
mod keyboard;
mod pools;
mod screens;
mod seats;
mod sides;
mod windows;

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use games::{Lang, Wanted};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::{Action, App, Stage};
use super::draw::render;
use super::measure::width;
use super::paint::Palette;
use super::play::Play;
use super::update::{Event, update};
use crate::host::{Host, Sitter, practice_secret};

/// A match without a save file. The first seat begins.
fn host(mode: &str, sitters: &[&str], seed: u64) -> Host {
    host_of("star-realms", mode, sitters, seed)
}

/// A match of this game without a save file. The first seat begins, if the setup can say so.
fn host_of(game: &str, mode: &str, sitters: &[&str], seed: u64) -> Host {
    let first = (game != "destiny").then_some(0);
    let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(sitters.len()), first, ..Wanted::default() };
    host_laid(game, &wanted, sitters, seed)
}

/// A match with this setup.
fn host_laid(game: &str, wanted: &Wanted, sitters: &[&str], seed: u64) -> Host {
    let setup = games::setup(game, wanted).expect("a good setup");
    let mut sitters: Vec<Sitter> = sitters.iter().map(|s| s.parse().expect("a good sitter")).collect();
    super::chooser::name_machines(&mut sitters, Lang::En);
    Host::new(game, &setup, sitters, practice_secret(seed), None).expect("a good match")
}

/// The application with a person at a match.
fn app(mode: &str, sitters: &[&str], seed: u64, lang: Lang, size: (u16, u16)) -> App {
    App::playing(host(mode, sitters, seed), lang, size, Palette::Mono)
}

fn play(app: &App) -> &Play {
    match &app.stage {
        Stage::Playing(play) => play,
        Stage::Choosing(_) => panic!("no match is being played"),
    }
}

fn play_mut(app: &mut App) -> &mut Play {
    match &mut app.stage {
        Stage::Playing(play) => play,
        Stage::Choosing(_) => panic!("no match is being played"),
    }
}

/// Presses keys: single characters, and other keys by name in angle brackets.
fn press(app: &mut App, keys: &str) -> Action {
    let mut last = Action::None;
    let mut rest = keys;
    while let Some(c) = rest.chars().next() {
        let (code, used) = match rest.strip_prefix('<').and_then(|r| r.split_once('>')) {
            Some((name, _)) => (named(name), name.len() + 2),
            None => (KeyCode::Char(c), c.len_utf8()),
        };
        last = update(app, Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        rest = &rest[used..];
    }
    last
}

fn named(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "back" => KeyCode::Backspace,
        "f2" => KeyCode::F(2),
        _ => panic!("no key is called {name}"),
    }
}

/// Lets bots move until a person must act, the device must be passed on, or the match is over.
fn wait(app: &mut App) {
    for n in 0.. {
        assert!(n < 20_000, "bots never stop moving:\n{}", screen(app).join("\n"));
        update(app, Event::Tick(Duration::from_secs(1)));
        let play = play(app);
        if play.view.thinking.is_none() || play.pass_device.is_some() || play.scene.outcome.is_some() {
            return;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// The lines of the screen without trailing spaces.
fn screen(app: &App) -> Vec<String> {
    let (w, h) = app.size;
    let mut terminal = Terminal::new(TestBackend::new(w, h)).expect("a test terminal");
    terminal.draw(|frame| render(app, frame)).expect("drawing works");
    let buffer = terminal.backend().buffer();
    let row = |y: u16| {
        let mut line = String::new();
        let mut x = 0;
        while x < w {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            // Skip the second cell of a wide character.
            x += (width(symbol) as u16).max(1);
        }
        line.trim_end().to_owned()
    };
    (0..h).map(row).collect()
}

/// Asserts that the screen has these consecutive lines.
#[track_caller]
fn assert_screen(app: &App, expected: &[&str]) {
    let lines = screen(app);
    let found = lines.windows(expected.len()).any(|w| w.iter().zip(expected).all(|(a, b)| a.trim() == b.trim()));
    assert!(found, "{expected:#?} not found in\n{}", lines.join("\n"));
}

/// Asserts that a line of the screen contains this text.
#[track_caller]
fn assert_shows(app: &App, text: &str) {
    let lines = screen(app);
    assert!(lines.iter().any(|l| l.contains(text)), "{text:?} not found in\n{}", lines.join("\n"));
}

/// Asserts that no line of the screen contains this text.
#[track_caller]
fn assert_hides(app: &App, text: &str) {
    let lines = screen(app);
    assert!(!lines.iter().any(|l| l.contains(text)), "{text:?} found in\n{}", lines.join("\n"));
}

/// Answers the pending decision with an obvious choice, else with the first option.
fn answer(app: &mut App) {
    let play = play(app);
    if play.pass_device.is_some() || play.scene.number() {
        press(app, "<enter>");
    } else if play.scene.many() {
        press(app, "1<enter>");
    } else if super::decide::default_choice(&play.scene).is_some_and(|at| Some(at) != play.scene.pass()) {
        press(app, " ");
    } else {
        press(app, "1");
    }
    if play_mut(app).view.armed.is_some() {
        press(app, "<enter>");
    }
}
