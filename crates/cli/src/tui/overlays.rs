//! Handles keys while an overlay is open.

use crossterm::event::KeyCode;
use games::Target;

use super::app::Action;
use super::keys::Key;
use super::play::Play;
use super::update::pick;
use super::view::Overlay;

/// Opens an overlay, scrolled to its top.
pub(crate) fn open(play: &mut Play, overlay: Overlay) {
    play.view.scroll = 0;
    play.view.overlay = Some(overlay);
}

/// Docks or hides the log on wide screens. On narrow screens the log is an overlay.
pub(crate) fn toggle_log(play: &mut Play) {
    play.view.scroll = 0;
    if matches!(play.view.overlay, Some(Overlay::Log)) {
        play.view.overlay = None;
    } else if play.view.size.0 >= super::arrange::WIDE {
        play.view.docked = !play.view.docked;
    } else {
        play.view.overlay = Some(Overlay::Log);
    }
}

/// Handles a key in the overlay. Returns `None` if the table must handle it.
pub(crate) fn key(play: &mut Play, key: Key) -> Option<Action> {
    if matches!(key, Key::Code(KeyCode::Esc)) {
        play.view.overlay = None;
        play.view.scroll = 0;
        return Some(Action::None);
    }
    if let Some(by) = scrolling(key).filter(|_| !matches!(play.view.overlay, Some(Overlay::Zoom { .. }))) {
        return scroll(play, by);
    }
    match play.view.overlay.as_mut()? {
        Overlay::Zoom { english, .. } => match key {
            Key::Char('t') => *english = !*english,
            Key::Char('z') | Key::Code(KeyCode::Enter) => play.view.overlay = None,
            _ => return None,
        },
        Overlay::Why { rule, .. } => match key {
            Key::Char('w') => *rule = true,
            Key::Code(KeyCode::Enter) => play.view.overlay = None,
            _ => return None,
        },
        Overlay::Pile { role, owner, at } => {
            let groups = play.scene.groups(*role, *owner);
            let place = groups.get(*at).map(|g| g.place);
            match key {
                Key::Char('z') => {
                    if let Some(card) = groups.get(*at).and_then(|g| g.card) {
                        open(play, Overlay::Zoom { card, place, english: false });
                    }
                }
                Key::Code(KeyCode::Enter) => {
                    let about = place.map(|p| play.scene.about(Target::Place(p))).unwrap_or_default();
                    match about.first() {
                        Some(&choice) => {
                            play.view.overlay = None;
                            pick(play, choice);
                        }
                        None => return self::key(play, Key::Char('z')),
                    }
                }
                _ => return None,
            }
        }
        Overlay::Stops { at } => {
            let at = *at;
            match key {
                Key::Code(KeyCode::Enter) | Key::Char(' ') => super::asked::switch(play, at),
                Key::Char('r') => super::asked::as_usual(play),
                Key::Char('p') => play.view.overlay = None,
                _ => return None,
            }
        }
        Overlay::Quit => match key {
            Key::Char('q' | 'y') | Key::Code(KeyCode::Enter) => return Some(Action::Leave),
            _ => play.view.overlay = None,
        },
        Overlay::End => match key {
            Key::Char('q') => return Some(Action::Leave),
            Key::Code(KeyCode::Enter) | Key::Char(' ') => play.view.overlay = None,
            _ => return None,
        },
        Overlay::Log if key == Key::Char('l') => play.view.overlay = None,
        Overlay::Help if matches!(key, Key::Char('?' | '/') | Key::Code(KeyCode::F(1))) => play.view.overlay = None,
        Overlay::Log | Overlay::Help if matches!(key, Key::Code(KeyCode::Enter) | Key::Char(' ')) => {
            play.view.overlay = None;
        }
        Overlay::Hint { .. } | Overlay::Log | Overlay::Help => return None,
    }
    Some(Action::None)
}

/// The number of lines a key scrolls by.
const fn scrolling(key: Key) -> Option<isize> {
    Some(match key {
        Key::Code(KeyCode::Up) => -1,
        Key::Code(KeyCode::Down) => 1,
        Key::Code(KeyCode::PageUp) => -10,
        Key::Code(KeyCode::PageDown) => 10,
        Key::Code(KeyCode::Home) => isize::MIN,
        Key::Code(KeyCode::End) => isize::MAX,
        _ => return None,
    })
}

/// Scrolls the overlay, or moves the focus along a pile.
fn scroll(play: &mut Play, by: isize) -> Option<Action> {
    match play.view.overlay.as_mut()? {
        Overlay::Pile { role, owner, at } => {
            let last = play.scene.groups(*role, *owner).len().saturating_sub(1);
            *at = at.saturating_add_signed(by).min(last);
        }
        Overlay::Stops { at } => {
            let last = super::asked::rows(play.host.table(), !play.host.hot_seat()).saturating_sub(1);
            *at = at.saturating_add_signed(by).min(last);
        }
        // The log starts at its end, so up scrolls back.
        Overlay::Log => {
            play.view.scroll = play.view.scroll.saturating_add_signed(by.saturating_neg()).min(play.scene.log.len());
        }
        _ => play.view.scroll = play.view.scroll.saturating_add_signed(by).min(200),
    }
    Some(Action::None)
}
