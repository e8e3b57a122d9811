//! Fixed keys for the few kinds of actions a turn is made of, where a game has such a list.

use games::{AnyTable, AskKind};

use super::measure::{Segs, fit, fit_segs, seg, segs_width};
use super::paint::Paint;
use super::scene::Scene;
use super::words::ui;

/// A kind of action with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deed {
    /// The first word of its choices.
    verb: &'static str,
    /// What it is called.
    pub(crate) name: String,
    /// Its key.
    pub(crate) key: char,
}

/// The kinds of actions at a table.
pub(crate) fn of(table: &dyn AnyTable, lang: games::Lang) -> Vec<Deed> {
    let deed =
        |act: games::ActKind| Deed { verb: act.verb, name: games::say(table.game(), &act.name, lang), key: act.key };
    table.acts().into_iter().map(deed).collect()
}

impl Scene {
    /// Is an action asked for?
    pub(crate) fn acting(&self) -> bool {
        !self.deeds.is_empty() && self.question.as_ref().is_some_and(|q| q.kind == AskKind::Free)
    }

    /// The choices of a kind of action.
    pub(crate) fn done_by(&self, deed: &Deed) -> Vec<usize> {
        let is = |words: &str| words.split(' ').next() == Some(deed.verb);
        self.choices.iter().enumerate().filter(|(_, c)| self.acting() && is(&c.words)).map(|(at, _)| at).collect()
    }

    /// What the space bar passes with.
    pub(crate) fn pass(&self) -> Option<usize> {
        let deed = self.deeds.iter().find(|deed| deed.key == ' ')?;
        self.done_by(deed).first().copied()
    }
}

/// The kinds there are choices of, with their keys and how many: one line, or two where their names are long. If only
/// one line is free, names are cut.
pub(crate) fn bar(scene: &Scene, cells: usize, lines: usize) -> Vec<Segs> {
    let able: Vec<(&Deed, usize)> =
        scene.deeds.iter().map(|deed| (deed, scene.done_by(deed).len())).filter(|(_, count)| *count > 0).collect();
    let row = |deeds: &[(&Deed, usize)], name: usize| {
        let mut line = Segs::new();
        for (deed, count) in deeds {
            if !line.is_empty() {
                line.push(seg("  ", Paint::Plain));
            }
            let key =
                if deed.key == ' ' { ui(scene.lang, "ui.tui.space") } else { deed.key.to_uppercase().to_string() };
            line.push(seg(key, Paint::Key));
            line.push(seg(format!(" {}", fit(&deed.name, name)), Paint::Plain));
            if *count > 1 {
                line.push(seg(format!(" {count}"), Paint::Strong));
            }
        }
        line
    };
    let whole = row(&able, cells);
    if segs_width(&whole) <= cells {
        return vec![whole];
    }
    let halves = |at: usize| [row(&able[..at], cells), row(&able[at..], cells)];
    let split = (1..able.len()).rev().map(halves).find(|both| both.iter().all(|line| segs_width(line) <= cells));
    if let Some(both) = split.filter(|_| lines > 1) {
        return both.to_vec();
    }
    let fits = [9, 7, 5].map(|name| row(&able, name)).into_iter().find(|line| segs_width(line) <= cells);
    vec![fits.unwrap_or_else(|| fit_segs(&row(&able, 4), cells))]
}
