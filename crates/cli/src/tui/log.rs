//! The log as lines of a given width.

use super::measure::{Segs, seg, wrap};
use super::paint::Paint;
use super::scene::{LogLine, Scene};

/// All lines. What was taken back stays, dimmed and marked.
pub(crate) fn lines(scene: &Scene, width: usize) -> Vec<Segs> {
    let same = |a: &LogLine, b: &LogLine| a.text == b.text && a.live == b.live;
    scene.log.chunk_by(same).flat_map(|equal| one(&equal[0], equal.len(), width)).collect()
}

/// The last lines that fit, scrolled back by some.
pub(crate) fn tail(scene: &Scene, width: usize, shown: usize, back: usize) -> Vec<Segs> {
    let lines = lines(scene, width);
    let end = lines.len().saturating_sub(back).max(shown.min(lines.len()));
    lines[end.saturating_sub(shown)..end].to_vec()
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
