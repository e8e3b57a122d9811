//! The help overlay: all keys and marks.

use games::Lang;

use super::actions::ActionKind;
use super::measure::{Segs, seg, width as cells, wrap};
use super::paint::Paint;
use super::popup::Popup;
use super::words::ui;

/// Keys and the terms that explain them.
const KEYS: &[(&str, &str)] = &[
    ("Space", "ui.tui.help.space"),
    ("1–9, 0", "ui.tui.help.digits"),
    ("Enter", "ui.tui.help.enter"),
    ("Esc", "ui.tui.help.esc"),
    ("Tab ←↑↓→", "ui.tui.help.move"),
    ("[ ]", "ui.tui.help.pages"),
    ("M O S D", "ui.tui.help.jump"),
    ("Z", "ui.tui.help.zoom"),
    ("W", "ui.tui.help.why-not"),
    ("H", "ui.tui.help.hint"),
    ("U, R", "ui.tui.help.undo"),
    ("L", "ui.tui.help.log"),
    ("V", "ui.tui.help.replay"),
    ("X", "ui.tui.help.switch"),
    ("P", "ui.tui.help.stops"),
    ("I", "ui.tui.help.instant"),
    ("F5, Ctrl-S", "ui.tui.help.save"),
    ("G, F2", "ui.tui.help.language"),
    ("Q, Ctrl-C", "ui.tui.help.quit"),
];

/// Marks and the terms that explain them.
const MARKS: &[(&str, &str)] = &[
    ("▲", "ui.tui.help.legal"),
    ("✓", "ui.tui.help.picked"),
    ("!", "ui.tui.help.warning"),
    ("▸ ✗", "ui.tui.help.turn"),
    ("⬡ −", "ui.tui.help.price"),
    ("▣ ▢", "ui.tui.help.defense"),
    ("● ○", "ui.tui.help.pips"),
    ("♥ ⬡ ✹", "ui.tui.help.counters"),
    ("△ ▣ ☻", "ui.tui.help.figures"),
    ("•", "ui.tui.help.near"),
    ("✹ ✸ † ∘", "ui.tui.help.dice"),
];

/// Marks of a table with dice pools.
const DICE_MARKS: &[(&str, &str)] = &[
    ("▲", "ui.tui.help.legal"),
    ("✓", "ui.tui.help.picked"),
    ("!", "ui.tui.help.warning"),
    ("▸ ✗", "ui.tui.help.turn"),
    ("⬡", "ui.tui.help.cost"),
    ("Σ", "ui.tui.help.sums"),
    ("+ (1)", "ui.tui.help.sides"),
    ("→ ✖", "ui.tui.help.ahead"),
];

/// The notices about the owners of the games.
pub(crate) const FAN: [&str; 2] = ["ui.tui.help.fan", "ui.tui.help.fan-star-wars"];

/// The help, in lines of at most `width` cells.
pub(crate) fn popup(lang: Lang, actions: &[ActionKind], width: usize) -> Popup {
    let mut lines: Vec<Segs> = actions.iter().map(|action| of_deed(lang, action)).collect();
    if !lines.is_empty() {
        lines.push(Segs::new());
    }
    // Letters that are keys of actions have no other function.
    let free =
        |keys: &str| !actions.iter().any(|action| keys.split(", ").any(|k| k == action.key.to_uppercase().to_string()));
    let keys: Vec<(&str, &'static str)> = KEYS
        .iter()
        .filter_map(|&(keys, term)| match keys {
            // In this case the space bar passes.
            "Space" if !actions.is_empty() => None,
            "U, R" if !actions.is_empty() => Some(("^Z, ^Y", term)),
            "M O S D" if !actions.is_empty() => Some(("M O S", term)),
            _ => free(keys).then_some((keys, term)),
        })
        .collect();
    lines.extend(table(lang, &keys, Paint::Key, width));
    lines.push(Segs::new());
    lines.extend(table(lang, if actions.is_empty() { MARKS } else { DICE_MARKS }, Paint::Strong, width));
    lines.push(Segs::new());
    for notice in FAN {
        lines.extend(wrap(&[seg(ui(lang, notice), Paint::Dim)], width));
    }
    Popup { title: ui(lang, "ui.tui.key.help"), lines, ..Popup::default() }
}

fn of_deed(lang: Lang, action: &ActionKind) -> Segs {
    let key = if action.key == ' ' { ui(lang, "ui.tui.space") } else { action.key.to_uppercase().to_string() };
    let gap = " ".repeat(LEFT.saturating_sub(cells(&key)));
    vec![seg(format!("{key}{gap}"), Paint::Key), seg(action.name.as_str(), Paint::Plain)]
}

/// The width of the column of keys.
const LEFT: usize = 12;

fn table(lang: Lang, rows: &[(&str, &'static str)], paint: Paint, width: usize) -> Vec<Segs> {
    let mut lines = Vec::new();
    for (key, term) in rows {
        for (i, text) in wrap(&[seg(ui(lang, term), Paint::Plain)], width.saturating_sub(LEFT)).into_iter().enumerate()
        {
            let key = if i == 0 { *key } else { "" };
            let mut line = vec![seg(format!("{key}{}", " ".repeat(LEFT.saturating_sub(cells(key)))), paint)];
            line.extend(text);
            lines.push(line);
        }
    }
    lines
}
