//! Fixed keys for the kinds of actions in a turn, for games that define such a list.

use games::{AnyTable, AskKind};

use super::measure::{Segs, fit, fit_segs, seg, segs_width};
use super::paint::Paint;
use super::scene::Scene;
use super::words::ui;

/// A kind of action with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ActionKind {
    /// The first word of its choices.
    verb: &'static str,
    /// The name of the action.
    pub(crate) name: String,
    /// The key of the action.
    pub(crate) key: char,
}

/// The kinds of actions at a table.
pub(crate) fn of(table: &dyn AnyTable, lang: games::Lang) -> Vec<ActionKind> {
    let action = |act: games::ActKind| ActionKind {
        verb: act.verb,
        name: games::say(table.game(), &act.name, lang),
        key: act.key,
    };
    table.acts().into_iter().map(action).collect()
}

impl Scene {
    /// Returns whether the player must choose an action.
    pub(crate) fn acting(&self) -> bool {
        !self.actions.is_empty() && self.question.as_ref().is_some_and(|q| q.kind == AskKind::Free)
    }

    /// The choices of a kind of action.
    pub(crate) fn done_by(&self, action: &ActionKind) -> Vec<usize> {
        let is = |words: &str| words.split(' ').next() == Some(action.verb);
        self.choices.iter().enumerate().filter(|(_, c)| self.acting() && is(&c.key)).map(|(at, _)| at).collect()
    }

    /// The choice with which the space bar passes.
    pub(crate) fn pass(&self) -> Option<usize> {
        let action = self.actions.iter().find(|action| action.key == ' ')?;
        self.done_by(action).first().copied()
    }
}

/// The available kinds of actions with their keys and the number of choices: one line, or two if the names are long. If
/// only one line is free, the names are cut.
pub(crate) fn bar(scene: &Scene, cells: usize, lines: usize) -> Vec<Segs> {
    let able: Vec<(&ActionKind, usize)> = scene
        .actions
        .iter()
        .map(|action| (action, scene.done_by(action).len()))
        .filter(|(_, count)| *count > 0)
        .collect();
    let row = |actions: &[(&ActionKind, usize)], name: usize| {
        let mut line = Segs::new();
        for (action, count) in actions {
            if !line.is_empty() {
                line.push(seg("  ", Paint::Plain));
            }
            let key =
                if action.key == ' ' { ui(scene.lang, "ui.tui.space") } else { action.key.to_uppercase().to_string() };
            line.push(seg(key, Paint::Key));
            line.push(seg(format!(" {}", fit(&action.name, name)), Paint::Plain));
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
