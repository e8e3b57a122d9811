//! All keys and marks.

use games::Lang;

use super::measure::{Segs, seg, width as cells, wrap};
use super::paint::Paint;
use super::popup::Popup;
use super::words::ui;

/// Keys with what they do.
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

/// Marks with what they mean.
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

/// Whose the games are.
pub(crate) const FAN: [&str; 2] = ["ui.tui.help.fan", "ui.tui.help.fan-star-wars"];

/// Help in lines of at most so many cells.
pub(crate) fn popup(lang: Lang, width: usize) -> Popup {
    let mut lines = table(lang, KEYS, Paint::Key, width);
    lines.push(Segs::new());
    lines.extend(table(lang, MARKS, Paint::Strong, width));
    lines.push(Segs::new());
    for notice in FAN {
        lines.extend(wrap(&[seg(ui(lang, notice), Paint::Dim)], width));
    }
    Popup { title: ui(lang, "ui.tui.key.help"), lines, ..Popup::default() }
}

fn table(lang: Lang, rows: &[(&str, &'static str)], paint: Paint, width: usize) -> Vec<Segs> {
    const LEFT: usize = 12;
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
