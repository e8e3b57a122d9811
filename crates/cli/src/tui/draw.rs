//! Draws the layout. No decisions about the layout are made here.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear, Widget};

use super::app::{App, Stage};
use super::arrange::{SMALLEST, arrange};
use super::chooser::Chooser;
use super::help::FAN;
use super::log;
use super::measure::{Segs, fit_segs, seg, segs_width, width, wrap};
use super::paint::{Paint, Palette};
use super::play::Play;
use super::popup::{Popup, popup};
use super::view::Overlay;
use super::words::{key, ui};

/// Draws the application.
pub(crate) fn render(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let pen = Pen { palette: app.palette, buf: frame.buffer_mut() };
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(app, area, pen);
    }
    match &app.stage {
        Stage::Choosing(chooser) => form(chooser, app, area, pen),
        Stage::Playing(play) if play.pass_device.is_some() => pass_device(play, area, pen),
        Stage::Playing(play) => table(play, area, pen),
    }
}

/// Writes into a buffer and never outside of it.
struct Pen<'a> {
    palette: Palette,
    buf: &'a mut Buffer,
}

impl Pen<'_> {
    fn line(&mut self, x: u16, y: u16, segs: &Segs) {
        self.styled(x, y, segs, super::paint::Palette::style);
    }

    fn styled(&mut self, x: u16, y: u16, segs: &Segs, style: impl Fn(Palette, Paint) -> Style) {
        let area = self.buf.area;
        if y >= area.bottom() {
            return;
        }
        let mut x = x;
        for s in segs {
            if x >= area.right() {
                return;
            }
            let space = (area.right() - x) as usize;
            (x, _) = self.buf.set_stringn(x, y, &s.text, space, style(self.palette, s.paint));
        }
    }

    fn centered(&mut self, area: Rect, y: u16, segs: &Segs) {
        let x = area.x + (area.width.saturating_sub(segs_width(segs) as u16)) / 2;
        self.line(x, y, segs);
    }
}

fn too_small(app: &App, area: Rect, mut pen: Pen) {
    let (w, h) = SMALLEST;
    let says = format!("{}: {}×{} < {w}×{h}", ui(app.lang, "ui.tui.too-small"), area.width, area.height);
    let lines = wrap(&[seg(says, Paint::Warning)], area.width as usize);
    let top = (area.height as usize).saturating_sub(lines.len()) / 2;
    for (i, line) in lines.iter().enumerate() {
        pen.centered(area, (top + i) as u16, line);
    }
}

fn form(chooser: &Chooser, app: &App, area: Rect, mut pen: Pen) {
    let lang = app.lang;
    let lines = chooser.lines(lang);
    let wide = lines.iter().map(|l| segs_width(l)).max().unwrap_or(0).max(48) as u16;
    let x = area.width.saturating_sub(wide) / 2;
    let mut y = area.height.saturating_sub(lines.len() as u16 + 8) / 2;
    pen.line(x, y, &vec![seg("O R R E R Y", Paint::Strong)]);
    pen.line(x, y + 1, &vec![seg(ui(lang, "ui.tui.tagline"), Paint::Dim)]);
    y += 3;
    for line in &lines {
        pen.line(x, y, &fit_segs(line, (area.width - x) as usize));
        y += 1;
    }
    if let Some(problem) = &chooser.problem {
        let line = vec![seg("! ", Paint::Warning), seg(problem.as_str(), Paint::Plain)];
        pen.line(1, y + 1, &fit_segs(&line, area.width as usize - 2));
    }
    let mut foot = Segs::new();
    for (name, does) in [
        ("↑↓", "ui.tui.key.row"),
        ("←→", "ui.tui.key.change"),
        ("Enter", "ui.tui.key.start"),
        ("G", "ui.tui.key.language"),
        ("Esc", "ui.tui.key.quit"),
    ] {
        foot.extend(key(name, &ui(lang, does)));
    }
    pen.line(x, area.height - 4, &fit_segs(&foot, (area.width - x) as usize));
    for (term, up) in FAN.into_iter().zip([2, 1]) {
        let fan = fit_segs(&[seg(ui(lang, term), Paint::Dim)], area.width as usize - 2);
        pen.line(1, area.height - up, &fan);
    }
}

/// Hides the table and shows only to whom the device must be passed.
fn pass_device(play: &Play, area: Rect, mut pen: Pen) {
    let lang = play.scene.lang;
    let Some(seat) = play.pass_device else { return };
    let middle = area.height / 2 - 2;
    pen.centered(area, middle, &vec![seg(play.scene.ui_seat("ui.tui.pass-to", seat), Paint::Strong)]);
    pen.centered(area, middle + 2, &vec![seg(play.scene.ui_seat("ui.tui.only-you-look", seat), Paint::Dim)]);
    let mut keys = key("Enter", &ui(lang, "ui.tui.key.show")).to_vec();
    keys.extend(key("Q", &ui(lang, "ui.tui.key.quit")));
    pen.centered(area, middle + 4, &keys);
    if matches!(play.view.overlay, Some(Overlay::Quit)) {
        let above = Rect { x: 0, y: 1, width: area.width, height: area.height - 2 };
        over(play, None, above, &mut pen);
    }
}

fn table(play: &Play, area: Rect, mut pen: Pen) {
    let screen = arrange(&play.scene, &play.view);
    for text in &screen.texts {
        pen.line(text.x, text.y, &text.line);
    }
    for cell in &screen.cells {
        let focused = play.view.focus == Some(cell.spot);
        for (i, line) in cell.lines.iter().enumerate() {
            let y = cell.area.y + i as u16;
            if focused {
                pen.styled(cell.area.x, y, line, Palette::focused);
            } else {
                pen.line(cell.area.x, y, line);
            }
        }
    }
    corner(play, screen.panel.map_or(area.width, |p| p.x - 1), &mut pen);
    if let Some(panel) = screen.panel {
        side(play, panel, &mut pen);
    }
    over(play, screen.panel, screen.above, &mut pen);
}

/// The right end of the first line: the title of the game, or the step of a replay.
fn corner(play: &Play, right: u16, pen: &mut Pen) {
    let line = match &play.replay {
        Some(replay) => {
            let (at, of) = replay.progress();
            vec![
                seg(format!("{} {at}/{of} ", ui(play.scene.lang, "ui.tui.key.replay")), Paint::Picked),
                seg("◂ ▸ Esc", Paint::Key),
            ]
        }
        None => vec![seg(play.scene.title, Paint::Dim)],
    };
    let x = right.saturating_sub(segs_width(&line) as u16 + 1);
    let taken = width(&play.scene.status) as u16;
    if x > taken + 1 && (play.replay.is_some() || play.scene.board.gauges.is_empty()) {
        // Blank out the gauges below it.
        let blank = " ".repeat((right - taken - 1) as usize);
        pen.line(taken + 1, 0, &vec![seg(blank, Paint::Plain)]);
        pen.line(x, 0, &line);
    }
}

/// The docked column with the log at its scroll position.
fn side(play: &Play, panel: Rect, pen: &mut Pen) {
    for y in 0..panel.height {
        pen.line(panel.x - 1, y, &vec![seg("│", Paint::Rule)]);
    }
    let inner = panel.width as usize - 2;
    pen.line(panel.x + 1, 0, &vec![seg(ui(play.scene.lang, "ui.tui.log"), Paint::Strong)]);
    let lines = log::tail(&play.scene, inner, panel.height as usize - 1, play.view.scroll);
    for (i, line) in lines.iter().enumerate() {
        pen.line(panel.x + 1, 1 + i as u16, line);
    }
}

/// Draws the overlay: in the docked column if it is small, else in a box above the decision bar.
fn over(play: &Play, panel: Option<Rect>, above: Rect, pen: &mut Pen) {
    let small = !matches!(play.view.overlay, Some(Overlay::Log | Overlay::Help | Overlay::Quit | Overlay::End));
    let docked = panel.filter(|_| small);
    let inner = docked.map_or((above.width as usize).saturating_sub(8).min(72), |p| p.width as usize - 4);
    let Some(popup) = popup(play, inner) else { return };
    let height = (popup.lines.len() as u16 + 4).min(docked.map_or(above.height, |p| p.height));
    let area = if let Some(panel) = docked {
        Rect { x: panel.x, y: 0, width: panel.width, height }
    } else {
        let longest = popup.lines.iter().chain([&popup.keys]).map(|l| segs_width(l)).max().unwrap_or(0);
        let wide = longest.max(width(&popup.title)).clamp(30, inner) as u16 + 4;
        let (x, y) = ((above.width - wide) / 2, (above.height - height) / 2);
        Rect { x: above.x + x, y: above.y + y, width: wide, height }
    };
    boxed(&popup, play.view.scroll, area, pen);
}

fn boxed(popup: &Popup, scroll: usize, area: Rect, pen: &mut Pen) {
    // Remove wide characters that would reach into the box.
    for y in area.top()..area.bottom() {
        if let Some(cell) = area.x.checked_sub(1).and_then(|x| pen.buf.cell_mut((x, y)))
            && width(cell.symbol()) > 1
        {
            cell.set_symbol(" ");
        }
    }
    Clear.render(area, pen.buf);
    Block::bordered().border_style(pen.palette.style(Paint::Rule)).render(area, pen.buf);
    let inner = area.width as usize - 4;
    let mut title = vec![seg(" ", Paint::Plain)];
    title.extend(fit_segs(&[seg(popup.title.as_str(), Paint::Strong)], inner));
    title.push(seg(" ", Paint::Plain));
    pen.line(area.x + 1, area.y, &title);
    let shown = (area.height as usize).saturating_sub(4);
    let most = popup.lines.len().saturating_sub(shown);
    let first = match popup.focus {
        Some(at) => (at + 1).saturating_sub(shown).min(most),
        None if popup.from_end => most - scroll.min(most),
        None => scroll.min(most),
    };
    for (i, line) in popup.lines.iter().skip(first).take(shown).enumerate() {
        pen.line(area.x + 2, area.y + 1 + i as u16, line);
    }
    if most > 0 {
        let more = vec![seg(format!(" {}–{}/{} ", first + 1, first + shown, popup.lines.len()), Paint::Dim)];
        pen.line(area.right().saturating_sub(segs_width(&more) as u16 + 2), area.y, &more);
    }
    pen.line(area.x + 2, area.bottom() - 2, &fit_segs(&popup.keys, inner));
}
