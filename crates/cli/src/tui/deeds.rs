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

/// All kinds with their keys and how many choices each has, within so many cells.
pub(crate) fn bar(scene: &Scene, cells: usize) -> Segs {
    let row = |name: usize| {
        let mut line = Segs::new();
        for deed in &scene.deeds {
            if !line.is_empty() {
                line.push(seg("  ", Paint::Plain));
            }
            let count = scene.done_by(deed).len();
            let key =
                if deed.key == ' ' { ui(scene.lang, "ui.tui.space") } else { deed.key.to_uppercase().to_string() };
            let (keyed, named) = if count > 0 { (Paint::Key, Paint::Plain) } else { (Paint::Dim, Paint::Dim) };
            line.push(seg(key, keyed));
            line.push(seg(format!(" {}", fit(&deed.name, name)), named));
            if count > 1 {
                line.push(seg(format!(" {count}"), Paint::Strong));
            }
        }
        line
    };
    let fits = [40, 9, 7, 5].map(row).into_iter().find(|line| segs_width(line) <= cells);
    fits.unwrap_or_else(|| fit_segs(&row(4), cells))
}
