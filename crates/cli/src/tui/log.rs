//! The log as lines of a given width.

use super::measure::{Segs, seg, wrap};
use super::paint::Paint;
use super::scene::{LogLine, Scene};

/// All lines of the log. Undone entries stay, dimmed and marked.
pub(crate) fn lines(scene: &Scene, width: usize) -> Vec<Segs> {
    repeats(scene).flat_map(|equal| one(&equal[0], equal.len(), width)).collect()
}

/// The last lines that fit, scrolled back by `back`. Only these are wrapped, because a log can be very long.
pub(crate) fn tail(scene: &Scene, width: usize, shown: usize, back: usize) -> Vec<Segs> {
    let upwards = repeats(scene).rev().flat_map(|equal| one(&equal[0], equal.len(), width).into_iter().rev());
    let mut lines: Vec<Segs> = upwards.take(shown + back).collect();
    lines.reverse();
    lines.truncate(shown);
    lines
}

/// Groups equal consecutive entries.
fn repeats(scene: &Scene) -> impl DoubleEndedIterator<Item = &[LogLine]> {
    scene.log.chunk_by(|a, b| a.text == b.text && a.live == b.live)
}

/// One entry, with a count if it is repeated. Continuation lines are indented.
fn one(line: &LogLine, times: usize, width: usize) -> Vec<Segs> {
    let mut text = Segs::new();
    if times > 1 {
        text.push(seg(format!("{times}× "), Paint::Strong));
    }
    if line.live {
        text.extend(line.text.iter().cloned());
    } else {
        text.push(seg("↶ ", Paint::Dim));
        text.extend(line.text.iter().map(|s| seg(s.text.clone(), Paint::Dim)));
    }
    let mut lines = wrap(&text, width);
    if lines.len() > 1 {
        lines = wrap(&text, width.saturating_sub(2));
        for rest in &mut lines[1..] {
            rest.insert(0, seg("  ", Paint::Plain));
        }
    }
    lines
}
