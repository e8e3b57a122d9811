//! The overlay for stops: the windows of the game as a list of switches.

use games::{AnyTable, Lang};

use super::measure::{Segs, seg, wrap};
use super::paint::Paint;
use super::play::Play;
use super::popup::Popup;
use super::view::Overlay;
use super::words::{key, ui};
use crate::stops;

/// Opens the list, if the game has windows.
pub(crate) fn open(play: &mut Play) {
    if play.me().is_none() || play.host.table().windows().is_empty() {
        return play.view.say(vec![seg(ui(play.scene.lang, "ui.stops.none"), Paint::Plain)]);
    }
    super::overlays::open(play, Overlay::Stops { at: 0 });
}

/// The number of rows: the windows and, against bots, the option to ask only if the player can answer.
pub(crate) fn rows(table: &dyn AnyTable, machines: bool) -> usize {
    table.windows().len() + machines as usize
}

/// Toggles a row of the list.
pub(crate) fn switch(play: &mut Play, at: usize) {
    let Some(me) = play.me() else { return };
    let windows = stops::windows(play.host.table(), Lang::En);
    let mut wanted = play.host.stops(me).clone();
    if at < windows.len() {
        stops::switch(&mut wanted, &windows, at);
    } else {
        wanted.able = Some(!wanted.able.unwrap_or(true));
    }
    play.host.set_stops(me, wanted);
}

/// Resets all stops to their defaults.
pub(crate) fn as_usual(play: &mut Play) {
    if let Some(me) = play.me() {
        play.host.set_stops(me, games::Stops::default());
    }
}

/// The list, in lines of at most `width` cells.
pub(crate) fn popup(play: &Play, at: usize, width: usize) -> Popup {
    let lang = play.scene.lang;
    let wanted = play.me().map(|me| play.host.stops(me).clone()).unwrap_or_default();
    let windows = stops::windows(play.host.table(), lang);
    let mut lines: Vec<Segs> = Vec::new();
    let mut focus = None;
    let mut row = |lines: &mut Vec<Segs>, idx: usize, on: bool, name: &str| {
        let mark = if on { seg("✓ ", Paint::Picked) } else { seg("· ", Paint::Dim) };
        let paint = if idx == at { Paint::Strong } else { Paint::Plain };
        let hand = seg(if idx == at { "▸ " } else { "  " }, Paint::Legal);
        focus = if idx == at { Some(lines.len()) } else { focus };
        lines.extend(wrap(&[hand, mark, seg(name, paint)], width));
    };
    let mut group = "";
    for (idx, window) in windows.iter().enumerate() {
        if window.group != group {
            group = &window.group;
            lines.push(vec![seg(group, Paint::Dim)]);
        }
        row(&mut lines, idx, stops::is_on(&wanted, window), &window.name);
    }
    if !play.host.hot_seat() {
        lines.push(Segs::new());
        row(&mut lines, windows.len(), wanted.able.unwrap_or(true), &ui(lang, "ui.stops.able"));
    }
    let mut keys = key("Enter", &ui(lang, "ui.tui.key.change")).to_vec();
    keys.extend(key("R", &ui(lang, "ui.tui.key.usual")));
    Popup { title: ui(lang, "ui.stops"), lines, keys, focus, ..Popup::default() }
}
