//! Handles all events: keys, mouse clicks and time.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use games::{Lang, Target};
use table::More;

use super::app::{Action, App, Stage};
use super::arrange::{Arranged, arrange};
use super::chooser;
use super::decide::{default_choice, range, value};
use super::focus::{Step, enter, moved};
use super::keys::{Key, read};
use super::measure::seg;
use super::overlays;
use super::paint::Paint;
use super::play::Play;
use super::popup::card_at;
use super::replay::Replay;
use super::view::{Overlay, Region, Spot};
use super::words::ui;

/// An event of the terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// The screen has a new size.
    Resize(u16, u16),
    /// The time since the last tick.
    Tick(Duration),
}

/// Updates the application. Returns what the main loop must do.
pub(crate) fn update(app: &mut App, event: Event) -> Action {
    match event {
        Event::Resize(w, h) => {
            app.resize((w, h));
            Action::None
        }
        Event::Tick(elapsed) => {
            if let Stage::Playing(play) = &mut app.stage {
                play.advance(elapsed);
            }
            Action::None
        }
        Event::Key(key) if key.kind == KeyEventKind::Release => Action::None,
        Event::Key(event) => {
            let key = read(event);
            if key == Key::Ctrl('c') {
                return Action::Leave;
            }
            match &mut app.stage {
                Stage::Choosing(chooser) => chooser::key(chooser, event, key, &mut app.lang),
                Stage::Playing(play) => {
                    let action = table_key(play, key);
                    app.lang = play.scene.lang;
                    app.instant = play.instant;
                    action
                }
            }
        }
        Event::Mouse(mouse) => match &mut app.stage {
            Stage::Choosing(_) => Action::None,
            Stage::Playing(play) => click(play, mouse),
        },
    }
}

fn table_key(play: &mut Play, key: Key) -> Action {
    play.skip_pauses();
    play.view.notice = None;
    if play.pass_device.is_some() && play.view.overlay.is_none() {
        return pass_device_key(play, key);
    }
    if play.view.overlay.is_some()
        && let Some(action) = overlays::key(play, key)
    {
        return action;
    }
    if play.replay.is_some()
        && let Some(action) = replay_key(play, key)
    {
        return action;
    }
    if play.scene.number() && number_key(play, key) {
        return Action::None;
    }
    if deed_key(play, key) {
        return Action::None;
    }
    let screen = arrange(&play.scene, &play.view);
    if move_key(play, key, &screen) {
        return Action::None;
    }
    decision_key(play, key, &screen).unwrap_or_else(|| command_key(play, key))
}

fn pass_device_key(play: &mut Play, key: Key) -> Action {
    match key {
        Key::Code(KeyCode::Enter) | Key::Char(' ') => play.show_table(),
        Key::Char('q') | Key::Code(KeyCode::Esc) => play.view.overlay = Some(Overlay::Quit),
        Key::Char('g') | Key::Code(KeyCode::F(2)) => next_language(play),
        _ => {}
    }
    Action::None
}

fn replay_key(play: &mut Play, key: Key) -> Option<Action> {
    let replay = play.replay.as_mut()?;
    match key {
        Key::Code(KeyCode::Left) | Key::Char(',') => replay.step(-1),
        Key::Code(KeyCode::Right) | Key::Char('.' | ' ') => replay.step(1),
        Key::Code(KeyCode::PageUp) => replay.step(-10),
        Key::Code(KeyCode::PageDown) => replay.step(10),
        Key::Code(KeyCode::Home) => replay.step(isize::MIN),
        Key::Code(KeyCode::End) => replay.step(isize::MAX),
        Key::Code(KeyCode::Esc) | Key::Char('v') => play.replay = None,
        _ => return None,
    }
    play.view.focus = None;
    play.refresh();
    Some(Action::None)
}

/// Handles keys while a number is entered. Letters stay commands.
fn number_key(play: &mut Play, key: Key) -> bool {
    let Some((least, most)) = range(&play.scene) else { return false };
    let typed = play.view.digits.clone().unwrap_or_else(|| most.to_string());
    let now: u32 = typed.parse().unwrap_or(0);
    let digits = match key {
        Key::Char(c) if c.is_ascii_digit() => {
            let mut digits = play.view.digits.clone().unwrap_or_default();
            if digits.len() < 4 {
                digits.push(c);
            }
            digits
        }
        Key::Code(KeyCode::Backspace) => typed[..typed.len().saturating_sub(1)].to_owned(),
        Key::Code(KeyCode::Up | KeyCode::Right) | Key::Char('+') => (now + 1).clamp(least, most).to_string(),
        Key::Code(KeyCode::Down | KeyCode::Left) | Key::Char('-') => {
            now.saturating_sub(1).clamp(least, most).to_string()
        }
        Key::Code(KeyCode::Enter) | Key::Char(' ') => {
            match play.scene.choices.iter().position(|c| value(c) == Some(now)) {
                Some(at) => {
                    play.choose(&[at]);
                }
                None => play.view.say(vec![seg(format!("! {least}–{most}"), Paint::Warning)]),
            }
            return true;
        }
        _ => return false,
    };
    play.view.digits = Some(digits);
    true
}

/// Handles the keys of actions: makes the only choice of this kind, or lists all of them.
fn deed_key(play: &mut Play, key: Key) -> bool {
    let Key::Char(c) = key else { return false };
    let Some(action) = play.scene.actions.iter().find(|action| action.key == c && c != ' ').cloned() else {
        return false;
    };
    let all = play.scene.done_by(&action);
    match all.as_slice() {
        [] => {
            // Another decision is pending, or the action is not possible.
            let term = if play.scene.acting() { "ui.tui.no-action" } else { "ui.tui.no-action-now" };
            let why = format!("{}. {}", action.name, ui(play.scene.lang, term));
            play.view.say(vec![seg("✗ ", Paint::Warning), seg(why, Paint::Plain)]);
        }
        [only] => pick(play, *only),
        [first, ..] => {
            (play.view.focus, play.view.page) = (Some(Spot::Choice(*first)), 0);
            play.view.only = Some(all);
        }
    }
    true
}

fn move_key(play: &mut Play, key: Key, screen: &Arranged) -> bool {
    let jump = |wanted: fn(Region) -> bool| enter(screen, wanted);
    let focus = match key {
        Key::Code(KeyCode::Tab) => moved(screen, play.view.focus, Step::Region(1)),
        Key::Code(KeyCode::BackTab) => moved(screen, play.view.focus, Step::Region(-1)),
        Key::Code(KeyCode::Left) => moved(screen, play.view.focus, Step::Along(-1)),
        Key::Code(KeyCode::Right) => moved(screen, play.view.focus, Step::Along(1)),
        Key::Code(KeyCode::Up) => moved(screen, play.view.focus, Step::Down(-1)),
        Key::Code(KeyCode::Down) => moved(screen, play.view.focus, Step::Down(1)),
        Key::Char('m') => next_place(play, screen).or_else(|| jump(|r| matches!(r, Region::Market | Region::Map))),
        Key::Char('o') => jump(|r| matches!(r, Region::Side(_))),
        Key::Char('s') => jump(|r| matches!(r, Region::Mine | Region::Hand)),
        Key::Char('d') => jump(|r| r == Region::Choices),
        _ => return false,
    };
    set_focus(play, focus);
    true
}

/// The next place of the map that can be chosen.
fn next_place(play: &Play, screen: &Arranged) -> Option<Spot> {
    let (_, spots) = screen.regions.iter().find(|(region, _)| *region == Region::Map)?;
    let legal = |spot: &&Spot| spot.target(&play.scene).is_some_and(|t| !play.scene.about(t).is_empty());
    let at = spots.iter().position(|spot| Some(*spot) == play.view.focus).map_or(0, |at| at + 1);
    spots[at..].iter().find(legal).or_else(|| spots.iter().find(legal)).copied()
}

fn set_focus(play: &mut Play, focus: Option<Spot>) {
    play.view.focus = focus.or(play.view.focus);
    // The card details follow the focus.
    let next = play.view.focus.and_then(|spot| card_at(&play.scene, spot));
    if let (Some(Overlay::Zoom { card, place, .. }), Some((shown, at))) = (&mut play.view.overlay, next) {
        (*card, *place) = (shown, at);
    }
    if let Some(Spot::Choice(at)) = play.view.focus {
        // The page follows the focus.
        let shown = |play: &Play| arrange(&play.scene, &play.view);
        let screen = shown(play);
        if !screen.cells.iter().any(|c| c.spot == Spot::Choice(at)) {
            play.view.page = (0..screen.pages)
                .find(|page| {
                    play.view.page = *page;
                    shown(play).keyed.contains(&at)
                })
                .unwrap_or(0);
        }
    }
}

/// Handles keys that answer the decision.
fn decision_key(play: &mut Play, key: Key, screen: &Arranged) -> Option<Action> {
    match key {
        Key::Char(c @ '1'..='9') => {
            let at = screen.keyed.get(c as usize - '1' as usize).copied();
            if let Some(at) = at {
                pick(play, at);
            }
        }
        Key::Char('0' | 'e') => {
            if let Some(at) = play.scene.end_turn() {
                pick(play, at);
            }
        }
        Key::Char(' ') => space(play),
        Key::Code(KeyCode::Enter) => confirm(play),
        Key::Code(KeyCode::Esc) => {
            if play.view.armed.take().is_none() && play.view.only.take().is_none() {
                play.view.picks.clear();
                play.view.focus = None;
            }
            play.view.scroll = 0;
        }
        Key::Char('[') => play.view.page = play.view.page.saturating_sub(1),
        Key::Char(']') => play.view.page = (play.view.page + 1).min(screen.pages.saturating_sub(1)),
        Key::Code(KeyCode::PageUp) => play.view.scroll = (play.view.scroll + 5).min(play.scene.log.len()),
        Key::Code(KeyCode::PageDown) => play.view.scroll = play.view.scroll.saturating_sub(5),
        _ => return None,
    }
    Some(Action::None)
}

/// Picks an option. Asks for confirmation if it has a warning; collects the picks if the decision takes several.
pub(crate) fn pick(play: &mut Play, at: usize) {
    let Some(choice) = play.scene.choices.get(at) else { return };
    if play.scene.many() && choice.target.is_some() {
        let chosen = play.view.picks.iter().filter(|p| **p == at).count();
        if chosen >= play.scene.copies(at) || play.view.picks.len() >= most_picks(play) {
            play.view.picks.retain(|p| *p != at);
        } else {
            play.view.picks.push(at);
        }
        play.view.armed = None;
    } else if play.scene.many() {
        send_picks(play);
    } else if choice.warning.is_some() && play.view.armed != Some(at) {
        play.view.armed = Some(at);
    } else {
        play.choose(&[at]);
    }
}

fn most_picks(play: &Play) -> usize {
    match play.scene.question.as_ref().map(|q| q.more) {
        Some(More::Exactly(n) | More::UpTo(n)) => n.into(),
        None => 0,
    }
}

/// Sends the collected picks. If fewer than possible were picked, adds the option that ends the decision.
fn send_picks(play: &mut Play) {
    let picks = play.view.picks.clone();
    let risky = picks.iter().find(|at| play.scene.choices[**at].warning.is_some()).copied();
    if risky.is_some() && play.view.armed.is_none() {
        play.view.armed = risky;
        return;
    }
    let done = play.scene.choices.iter().position(|c| c.target.is_none());
    let few = picks.len() < most_picks(play);
    match done {
        Some(done) if few => {
            let whole: Vec<usize> = picks.iter().copied().chain([done]).collect();
            // The decision may end by itself if nothing is left to pick.
            if !play.choose_quietly(&whole) {
                play.choose(&picks);
            }
        }
        _ if picks.is_empty() => play.view.say(vec![seg(ui(play.scene.lang, "ui.tui.pick-first"), Paint::Plain)]),
        _ => {
            play.choose(&picks);
        }
    }
}

fn space(play: &mut Play) {
    if play.scene.question.is_none() {
        return;
    }
    if play.scene.many() {
        return play.view.say(vec![seg(ui(play.scene.lang, "ui.tui.pick-first"), Paint::Plain)]);
    }
    if play.take_proposal() {
        return;
    }
    match default_choice(&play.scene) {
        Some(at) if play.scene.choices[at].obvious => play.take_obvious(),
        Some(at) => {
            play.choose(&[at]);
        }
        None => play.view.say(vec![seg(ui(play.scene.lang, "ui.tui.nothing-obvious"), Paint::Plain)]),
    }
}

fn confirm(play: &mut Play) {
    if let Some(at) = play.view.armed
        && !play.scene.many()
    {
        return pick(play, at);
    }
    match play.view.focus {
        Some(spot) if !(play.scene.many() && play.view.armed.is_some()) => activate(play, spot),
        _ if play.scene.many() => send_picks(play),
        _ => {
            play.take_proposal();
        }
    }
}

/// Handles Enter or a second click on a spot: makes its only choice, lists its choices, or shows why there is none.
pub(crate) fn activate(play: &mut Play, spot: Spot) {
    let about = match spot {
        Spot::Choice(at) => return pick(play, at),
        Spot::Pile(role, owner) => {
            play.view.scroll = 0;
            play.view.overlay = Some(Overlay::Pile { role, owner, at: 0 });
            return;
        }
        Spot::Card(place) => play.scene.about(Target::Place(place)),
        Spot::Seat(seat) => play.scene.about(Target::Seat(seat)),
    };
    match about.as_slice() {
        [] => why_not(play, spot),
        [only] => pick(play, *only),
        [first, ..] => {
            play.view.focus = Some(Spot::Choice(*first));
            play.view.page = 0;
            play.view.only = Some(about);
        }
    }
}

/// Shows why the spot is not an option.
pub(crate) fn why_not(play: &mut Play, spot: Spot) {
    let lang = play.scene.lang;
    let why = match (play.me(), spot.target(&play.scene)) {
        (Some(me), Some(target)) if play.replay.is_none() => {
            // The target may no longer exist, so there is nothing to explain.
            let Ok(why) = play.host.table().why_not(me, target, lang) else { return };
            why
        }
        _ => None,
    };
    let what = match spot {
        Spot::Card(place) => {
            play.scene.slot(place).and_then(|s| s.card).and_then(|c| play.scene.card(c)).map(|t| t.name.clone())
        }
        Spot::Seat(seat) => Some(play.scene.name(seat).to_owned()),
        Spot::Pile(role, owner) => play.scene.zone(role, owner).map(|z| play.scene.word(&z.title)),
        Spot::Choice(_) => None,
    };
    play.view.scroll = 0;
    match why {
        Some(why) => play.view.overlay = Some(Overlay::Why { what: what.unwrap_or_default(), why, rule: false }),
        None => play.view.say(vec![seg(ui(lang, "ui.tui.it-is-an-option"), Paint::Plain)]),
    }
}

/// Handles keys of commands.
fn command_key(play: &mut Play, key: Key) -> Action {
    match key {
        Key::Char('z') => zoom(play),
        Key::Char('w') => match play.view.focus {
            Some(spot) => why_not(play, spot),
            None => play.view.say(vec![seg(ui(play.scene.lang, "ui.tui.point-first"), Paint::Plain)]),
        },
        Key::Char('h') => play.hint(),
        Key::Char('u') | Key::Ctrl('z') | Key::Code(KeyCode::Backspace) => play.undo(),
        Key::Char('r') | Key::Ctrl('y' | 'r') => play.redo(),
        Key::Char('l') => overlays::toggle_log(play),
        Key::Char('v') => {
            play.view.overlay = None;
            play.replay = Some(Replay::new(play.host.table(), play.who));
            play.refresh();
        }
        Key::Char('p') => super::asked::open(play),
        Key::Char('x') => play.next_seat(),
        Key::Char('i') => {
            play.instant = !play.instant;
            let term = if play.instant { "ui.tui.instant-on" } else { "ui.tui.instant-off" };
            play.view.say(vec![seg(ui(play.scene.lang, term), Paint::Plain)]);
        }
        Key::Code(KeyCode::F(5)) | Key::Ctrl('s') => say_saved(play),
        Key::Char('g') | Key::Code(KeyCode::F(2)) => next_language(play),
        Key::Char('?' | '/') | Key::Code(KeyCode::F(1)) => overlays::open(play, Overlay::Help),
        Key::Char('q') => overlays::open(play, Overlay::Quit),
        Key::Char('n') if play.scene.outcome.is_some() => return Action::Rematch,
        _ => {}
    }
    Action::None
}

/// Shows where the match is saved. Every choice is already on the disk.
fn say_saved(play: &mut Play) {
    let lang = play.scene.lang;
    let line = match play.host.path() {
        Some(path) => vec![
            seg(format!("{} ", ui(lang, "ui.tui.saved-in")), Paint::Plain),
            seg(path.display().to_string(), Paint::Strong),
        ],
        None => vec![seg(ui(lang, "ui.tui.not-kept"), Paint::Warning)],
    };
    play.view.say(line);
}

pub(crate) fn next_language(play: &mut Play) {
    let all = Lang::all();
    let at = all.iter().position(|l| *l == play.scene.lang).unwrap_or(0);
    play.speak(all[(at + 1) % all.len()]);
}

/// Shows the card with the focus, or the card that the decision is about.
pub(crate) fn zoom(play: &mut Play) {
    let scene = &play.scene;
    let asks = || scene.question.as_ref().and_then(|q| q.about).map(|card| (card, None));
    match play.view.focus.map_or_else(asks, |spot| card_at(scene, spot)) {
        Some((card, place)) => overlays::open(play, Overlay::Zoom { card, place, english: false }),
        None => match play.view.focus {
            Some(Spot::Pile(role, owner)) => overlays::open(play, Overlay::Pile { role, owner, at: 0 }),
            _ => play.view.say(vec![seg(ui(play.scene.lang, "ui.tui.point-first"), Paint::Plain)]),
        },
    }
}

fn click(play: &mut Play, mouse: MouseEvent) -> Action {
    match mouse.kind {
        MouseEventKind::ScrollUp => play.view.scroll = play.view.scroll.saturating_add(3).min(play.scene.log.len()),
        MouseEventKind::ScrollDown => play.view.scroll = play.view.scroll.saturating_sub(3),
        MouseEventKind::Down(button) if play.pass_device.is_none() => {
            if play.view.overlay.take().is_some() {
                return Action::None;
            }
            let screen = arrange(&play.scene, &play.view);
            let here = |area: ratatui::layout::Rect| area.contains((mouse.column, mouse.row).into());
            let Some(cell) = screen.cells.iter().rev().find(|c| here(c.area)) else { return Action::None };
            let again = play.view.focus == Some(cell.spot) || matches!(cell.spot, Spot::Choice(_));
            play.view.focus = Some(cell.spot);
            match button {
                MouseButton::Left if again => activate(play, cell.spot),
                MouseButton::Right => zoom(play),
                _ => {}
            }
        }
        _ => {}
    }
    Action::None
}
