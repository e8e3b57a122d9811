//! The log as lines of a given width.

use super::measure::{Segs, seg, wrap};
use super::paint::Paint;
use super::scene::{LogLine, Scene};

/// All lines. What was taken back stays, dimmed and marked.
pub(crate) fn lines(scene: &Scene, width: usize) -> Vec<Segs> {
    repeats(scene).flat_map(|equal| one(&equal[0], equal.len(), width)).collect()
}

/// The last lines that fit, scrolled back by some. No more are laid out: a long match has thousands.
pub(crate) fn tail(scene: &Scene, width: usize, shown: usize, back: usize) -> Vec<Segs> {
    let upwards = repeats(scene).rev().flat_map(|equal| one(&equal[0], equal.len(), width).into_iter().rev());
    let mut lines: Vec<Segs> = upwards.take(shown + back).collect();
    lines.reverse();
    lines.truncate(shown);
    lines
}

/// What happened, and the same again right after it.
fn repeats(scene: &Scene) -> impl DoubleEndedIterator<Item = &[LogLine]> {
    scene.log.chunk_by(|a, b| a.text == b.text && a.live == b.live)
}

/// One thing that happened, perhaps several times; the lines it goes on with are indented.
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
