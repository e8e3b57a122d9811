//! The layout of a screen of a given size. Drawing and mouse input both use it.

use games::Seat;
use ratatui::layout::Rect;

use super::chip;
use super::decide;
use super::log;
use super::measure::{Seg, Segs, fit_segs, seg, segs_width};
use super::paint::Paint;
use super::plan::Plan;
use super::scene::Scene;
use super::sections::sections;
use super::view::{Region, Spot, View};
use super::words::ui;

/// The smallest supported screen size.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this width on, the log has its own column.
pub(crate) const WIDE: u16 = 110;

/// A line of text at a position.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// Cells from the left.
    pub(crate) x: u16,
    /// Rows from the top.
    pub(crate) y: u16,
    /// The text, already cut to fit.
    pub(crate) line: Segs,
}

/// An element that can have the focus, with its text.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// What the cell represents.
    pub(crate) spot: Spot,
    /// The area on the screen.
    pub(crate) area: Rect,
    /// The lines of text.
    pub(crate) lines: Vec<Segs>,
}

/// The layout of a whole screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arranged {
    /// Text that cannot have the focus.
    pub(crate) texts: Vec<Text>,
    /// Text that can have the focus.
    pub(crate) cells: Vec<Cell>,
    /// All spots that can have the focus, visible or scrolled out of view, in reading order.
    pub(crate) regions: Vec<(Region, Vec<Spot>)>,
    /// The column of the log, if it has one.
    pub(crate) panel: Option<Rect>,
    /// The area for overlays, above the decision bar.
    pub(crate) above: Rect,
    /// The choices on the current page, in the order of their keys from 1.
    pub(crate) keyed: Vec<usize>,
    /// The number of pages of choices.
    pub(crate) pages: usize,
}

/// The width of the table in cells, without the docked log.
pub(crate) fn main_width(view: &View) -> u16 {
    let w = view.size.0.max(SMALLEST.0);
    if w >= WIDE && view.docked { w - (w / 3).clamp(34, 52) - 1 } else { w }
}

/// Computes the layout.
pub(crate) fn arrange(scene: &Scene, view: &View) -> Arranged {
    // On a smaller screen the layout is not drawn.
    let (w, h) = (view.size.0.max(SMALLEST.0), view.size.1.max(SMALLEST.1));
    let mut out = Arranged::default();
    let main = main_width(view);
    if main < w {
        out.panel = Some(Rect { x: main + 1, y: 0, width: w - main - 1, height: h });
    }
    head(scene, view, main, &mut out);
    let width = main as usize;
    let sections = sections(scene, view);
    let plan = Plan::new(&sections, width, h as usize, out.panel.is_some());
    let decision = h - 1 - plan.decision as u16;

    let mine = |region| matches!(region, Region::Mine | Region::Hand);
    let (below, above): (Vec<_>, Vec<_>) = sections.into_iter().partition(|s| mine(s.region));
    let mut y = 2;
    for section in above {
        if plan.compact && matches!(section.region, Region::Side(_)) {
            y += section.compact(scene, view, width, y, &mut out);
        } else {
            let share = plan.of(section.region);
            y += section.place(view, width, y, share, &mut out);
        }
    }
    let needed: usize = below.iter().map(|s| 1 + s.lines(width, plan.of(s.region))).sum();
    let space = decision.saturating_sub(y + needed as u16);
    if out.panel.is_none() {
        events(scene, view, width, y, space, &mut out);
    }
    y += space;
    for section in below {
        let share = plan.of(section.region);
        y += section.place(view, width, y, share, &mut out);
    }
    out.above = Rect { x: 0, y: 1, width: main, height: decision - 1 };
    decide::place(scene, view, Rect { x: 0, y: decision, width: main, height: plan.decision as u16 }, &mut out);
    out
}

/// The two lines at the top: the status and the players.
fn head(scene: &Scene, view: &View, main: u16, out: &mut Arranged) {
    let width = main as usize;
    let status = fit_segs(&[seg(scene.status.as_str(), Paint::Strong)], width);
    gauges(scene, width, segs_width(&status) + 2, out);
    out.texts.push(Text { x: 0, y: 0, line: status });
    let seats: Vec<Seat> = scene.board.seats.iter().map(|p| p.seat).collect();
    if scene.has_goals() || scene.has_pools() {
        // The sections show the counters, so this line shows only names and notes.
        let row = |words| seats.iter().map(|&s| chip::stance(scene, view, s, words)).collect::<Vec<_>>();
        let wide: usize = row(true).iter().map(|s| segs_width(s) + 2).sum();
        let line = row(wide <= width + 2);
        let taken = line.iter().map(|s| segs_width(s) + 2).sum();
        seat_row(&seats, line, width, out);
        phases(scene, width, taken, out);
        return;
    }
    let row = |notes, name| seats.iter().map(|&s| chip::seat(scene, view, s, notes, name)).collect::<Vec<_>>();
    let long = |row: &[Segs]| row.iter().map(|s| segs_width(s) + 2).sum::<usize>() > width + 2;
    // If there is not enough room, drop the notes first, then cut the names.
    let mut line = row(true, width);
    let mut names = width;
    while long(&line) && names > 2 {
        names = if names == width { 16 } else { names - 1 };
        line = row(false, names);
    }
    seat_row(&seats, line, width, out);
}

fn seat_row(seats: &[Seat], line: Vec<Segs>, width: usize, out: &mut Arranged) {
    let mut x = 0;
    for (&seat, segs) in seats.iter().zip(line) {
        let segs = fit_segs(&segs, width - x);
        let wide = segs_width(&segs);
        let area = Rect { x: x as u16, y: 1, width: wide as u16, height: 1 };
        out.cells.push(Cell { spot: Spot::Seat(seat), area, lines: vec![segs] });
        x = (x + wide + 2).min(width);
    }
    out.regions.push((Region::Seats, seats.iter().copied().map(Spot::Seat).collect()));
}

/// The gauges that decide the match, at the right of the first line: as words, or as signs if words do not fit.
fn gauges(scene: &Scene, width: usize, taken: usize, out: &mut Arranged) {
    let row = |words: u8| -> Segs {
        let mut segs = Segs::new();
        for gauge in &scene.board.gauges {
            if !segs.is_empty() {
                segs.push(seg(" · ", Paint::Rule));
            }
            segs.extend(chip::gauge(scene, gauge, words));
        }
        segs
    };
    let space = width.saturating_sub(taken);
    let fits = [2, 1].map(row).into_iter().find(|line| segs_width(line) <= space);
    let line = fits.unwrap_or_else(|| fit_segs(&row(0), space));
    let x = width.saturating_sub(segs_width(&line)) as u16;
    out.texts.push(Text { x, y: 0, line });
}

/// The stages of a turn, after the players if there is room, with the current one in brackets.
fn phases(scene: &Scene, width: usize, taken: usize, out: &mut Arranged) {
    let Some(track) = scene.board.tracks.iter().find(|t| t.sign == "phases") else { return };
    let mut line = Segs::new();
    for (i, stage) in track.stages.iter().enumerate() {
        let word = scene.word(stage);
        let here = track.at == Some(i);
        let text = if here { format!("[{word}]") } else { format!(" {word} ") };
        line.push(seg(text, if here { Paint::Strong } else { Paint::Dim }));
    }
    let wide = segs_width(&line);
    if taken + wide <= width {
        out.texts.push(Text { x: (width - wide) as u16, y: 1, line });
    }
}

/// A horizontal rule with a title on the left and other elements on the right.
pub(crate) fn rule(left: &[Seg], right: Vec<(Option<Spot>, Segs)>, width: usize, y: u16, out: &mut Arranged) {
    let gap = seg("─", Paint::Rule);
    let tail: usize = right.iter().map(|(_, s)| segs_width(s) + 3).sum();
    let mut line = vec![gap.clone()];
    if !left.is_empty() {
        line.push(seg(" ", Paint::Plain));
        line.extend(fit_segs(left, width.saturating_sub(tail + 6)));
        line.push(seg(" ", Paint::Plain));
    }
    let used = segs_width(&line);
    line.push(seg("─".repeat(width.saturating_sub(used)), Paint::Rule));
    out.texts.push(Text { x: 0, y, line });
    let mut x = width.saturating_sub(tail);
    for (spot, segs) in right {
        let segs = fit_segs(&segs, width.saturating_sub(x + 2));
        let wide = segs_width(&segs);
        let mut padded = vec![seg(" ", Paint::Plain)];
        padded.extend(segs.clone());
        padded.push(seg(" ", Paint::Plain));
        out.texts.push(Text { x: x as u16, y, line: padded });
        if let Some(spot) = spot {
            let area = Rect { x: x as u16 + 1, y, width: wide as u16, height: 1 };
            out.cells.push(Cell { spot, area, lines: vec![segs] });
        }
        x += wide + 3;
    }
}

/// The latest lines of the log, between the table and the viewer's cards.
fn events(scene: &Scene, view: &View, width: usize, y: u16, space: u16, out: &mut Arranged) {
    if space < 2 {
        return;
    }
    rule(&[seg(ui(scene.lang, "ui.tui.log"), Paint::Strong)], Vec::new(), width, y, out);
    let back = if view.overlay.is_none() { view.scroll } else { 0 };
    for (i, line) in log::tail(scene, width.saturating_sub(2), space as usize - 1, back).into_iter().enumerate() {
        out.texts.push(Text { x: 1, y: y + 1 + i as u16, line });
    }
}
