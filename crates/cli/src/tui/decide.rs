//! The decision bar, where the player makes all decisions.

use games::Choice;
use ratatui::layout::Rect;
use table::More;

use super::actions;
use super::arrange::{Arranged, Cell, Text, rule};
use super::measure::{Seg, Segs, fit_segs, seg, segs_width, width, wrap};
use super::paint::Paint;
use super::scene::Scene;
use super::view::{Region, Spot, View};
use super::words::{key, spans, ui};

/// Lays out the prompt, its options, a message line and the keys. The line of keys is just below the area.
pub(crate) fn place(scene: &Scene, view: &View, area: Rect, out: &mut Arranged) {
    let across = area.width as usize;
    let mut rows = area.height as usize - 2;
    let mut y = area.y + 1;
    let prompt = prompt(scene, view);
    let right = corner(scene, view);
    let mut tail: usize = right.iter().map(|(_, s)| segs_width(s) + 3).sum();
    let bar = scene.acting() && view.only.is_none();
    // The page number is at the end of the line above the options. This is its width if the prompt takes `lines` lines.
    let mark = |lines: usize| {
        let rows = rows.saturating_sub(lines);
        let rows = rows - usize::from(bar && rows > 2);
        let paged = !scene.number() && pages(scene, view, across - 1, rows) > 1;
        if paged { PAGE_MARK } else { 0 }
    };
    if segs_width(&prompt) + tail + mark(0) + 6 <= across {
        rule(&prompt, right, across, area.y, out);
    } else {
        rule(&[], right, across, area.y, out);
        tail = 0;
        let most = 2.min(rows - 1);
        let mark = mark(most);
        for line in wrap(&prompt, across.saturating_sub(2 + mark)).into_iter().take(most) {
            out.texts.push(Text { x: 1, y, line });
            y += 1;
            rows -= 1;
        }
    }
    // The last line shows what Space does. The action bar shows it too and may use that line.
    let mut said = said(scene, view);
    if bar && rows > 2 {
        rows -= 1;
        let bar = actions::bar(scene, across.saturating_sub(2), if said.is_none() { 2 } else { 1 });
        for (line, y) in bar.into_iter().zip(y + rows as u16..) {
            out.texts.push(Text { x: 1, y, line });
        }
        said.get_or_insert_default();
    }
    if scene.number() {
        number(scene, view, across, y, out);
    } else {
        options(scene, view, Rect { x: 1, y, width: area.width - 1, height: rows as u16 }, tail, out);
    }
    let line = fit_segs(&said.unwrap_or_else(|| usual(scene)), across.saturating_sub(2));
    out.texts.push(Text { x: 1, y: area.bottom() - 1, line });
    out.texts.push(Text { x: 1, y: area.bottom(), line: foot(scene, across.saturating_sub(2)) });
}

fn prompt(scene: &Scene, view: &View) -> Segs {
    let mark = seg("▸ ", Paint::Legal);
    if let Some(question) = &scene.question {
        let mut line = vec![mark];
        line.extend(spans(&question.prompt).into_iter().map(|s| match s.paint {
            Paint::Plain => seg(s.text, Paint::Strong),
            _ => s,
        }));
        return line;
    }
    let dots = ".".repeat(1 + view.beat / 4 % 3);
    if let Some(seat) = view.thinking {
        return vec![seg(scene.ui_seat("ui.tui.thinking", seat), Paint::Dim), seg(dots, Paint::Dim)];
    }
    if scene.outcome.is_some() {
        return vec![mark, seg(scene.status.as_str(), Paint::Strong)];
    }
    vec![seg(ui(scene.lang, "ui.tui.watching"), Paint::Dim)]
}

/// The number of picks.
fn corner(scene: &Scene, view: &View) -> Vec<(Option<Spot>, Segs)> {
    let mut parts = Vec::new();
    if let Some(question) = scene.question.as_ref().filter(|_| scene.many()) {
        let most = match question.more {
            More::Exactly(n) => n.to_string(),
            More::UpTo(n) => format!("≤{n}"),
        };
        parts.push((None, vec![seg(format!("✓ {}/{most}", view.picks.len()), Paint::Picked)]));
    }
    parts
}

/// An input field for a number, with its range.
fn number(scene: &Scene, view: &View, across: usize, y: u16, out: &mut Arranged) {
    let Some((least, most)) = range(scene) else { return };
    let typed = view.digits.clone().unwrap_or_else(|| most.to_string());
    let line = vec![
        seg("  ◂ ", Paint::Key),
        seg(format!(" {typed}▏"), Paint::Picked),
        seg(" ▸ ", Paint::Key),
        seg(format!("  {least}–{most}"), Paint::Dim),
    ];
    out.texts.push(Text { x: 1, y: y + 1, line: fit_segs(&line, across) });
}

/// The smallest and the largest number on offer.
pub(crate) fn range(scene: &Scene) -> Option<(u32, u32)> {
    let numbers = || scene.choices.iter().filter_map(value);
    Some((numbers().min()?, numbers().max()?))
}

/// The number that a choice represents.
pub(crate) fn value(choice: &Choice) -> Option<u32> {
    games::plain(&choice.label).trim().parse().ok()
}

/// The width in cells at which labels can be distinguished.
const LEGIBLE: usize = 38;

/// The width of the page number in cells, including the gap before it.
const PAGE_MARK: usize = 11;

/// The choices in numbered columns, with the end of the turn last on each page. `tail` cells at the top right are used.
fn options(scene: &Scene, view: &View, area: Rect, tail: usize, out: &mut Arranged) {
    let pinned = scene.end_turn().filter(|_| view.only.is_none());
    let listed: Vec<usize> = view.listed(scene).into_iter().filter(|at| Some(*at) != pinned).collect();
    let labels: Vec<Segs> = listed.iter().map(|&at| label(scene, view, at)).collect();
    let (across, rows) = (area.width as usize, area.height as usize);
    let (columns, size) = page(&labels, pinned.is_some(), across, rows);
    out.pages = listed.len().div_ceil(size).max(1);
    let page = view.page.min(out.pages - 1);
    let here: Vec<usize> = (page * size..listed.len().min(page * size + size)).collect();
    let mut shown: Vec<(String, usize, Segs)> =
        here.iter().enumerate().map(|(i, &at)| ((i + 1).to_string(), listed[at], labels[at].clone())).collect();
    out.keyed = shown.iter().map(|(_, at, _)| *at).collect();
    if let Some(at) = pinned {
        shown.push(("0".to_owned(), at, label(scene, view, at)));
    }
    let needs: Vec<usize> = shown.iter().map(|(key, _, label)| width(key) + 2 + segs_width(label)).collect();
    let needs: Vec<usize> = needs.chunks(rows).map(|column| column.iter().copied().max().unwrap_or(0)).collect();
    let wide = widths(&needs, columns, across);
    let cut = needs.iter().zip(&wide).any(|(need, wide)| need > wide);
    if !(cut && in_full(&shown, area, out)) {
        for (i, (key, at, label)) in shown.into_iter().enumerate() {
            let (column, row) = (i / rows, i % rows);
            let mut line = vec![seg(key, Paint::Key), seg(" ", Paint::Plain)];
            line.extend(label);
            let line = fit_segs(&line, wide[column] - 1);
            let x = area.x + wide[..column].iter().sum::<usize>() as u16;
            let cell = Rect { x, y: area.y + row as u16, width: segs_width(&line) as u16, height: 1 };
            out.cells.push(Cell { spot: Spot::Choice(at), area: cell, lines: vec![line] });
        }
    }
    let spots = view.listed(scene).into_iter().map(Spot::Choice).collect();
    out.regions.push((Region::Choices, spots));
    if out.pages > 1 {
        let line = vec![seg(format!(" {}/{} ", page + 1, out.pages), Paint::Strong), seg("[ ] ", Paint::Key)];
        let x = across.saturating_sub(segs_width(&line) + 1 + tail) as u16;
        out.texts.push(Text { x, y: area.y - 1, line });
    }
}

/// The number of pages for the choices in this space.
fn pages(scene: &Scene, view: &View, across: usize, rows: usize) -> usize {
    let pinned = scene.end_turn().filter(|_| view.only.is_none());
    let listed = view.listed(scene).into_iter().filter(|at| Some(*at) != pinned);
    let labels: Vec<Segs> = listed.map(|at| label(scene, view, at)).collect();
    labels.len().div_ceil(page(&labels, pinned.is_some(), across, rows).1)
}

/// The columns of a page, and the number of choices it holds besides the one repeated on every page.
fn page(labels: &[Segs], pinned: bool, across: usize, rows: usize) -> (usize, usize) {
    let longest = labels.iter().map(|l| segs_width(l) + 4).max().unwrap_or(1);
    let mut columns = (across / longest.max(24)).clamp(1, 3);
    // Prefer cut labels to a second page.
    if labels.len() + usize::from(pinned) > columns * rows && across / (columns + 1) >= LEGIBLE {
        columns += 1;
    }
    (columns, (columns * rows).saturating_sub(pinned.into()).clamp(1, 9))
}

/// The width of each column: equal, unless one column has spare room that another one needs.
fn widths(needs: &[usize], columns: usize, across: usize) -> Vec<usize> {
    let even = across / columns;
    let spare: usize = needs.iter().map(|need| even.saturating_sub(*need)).sum();
    let lack: usize = needs.iter().map(|need| need.saturating_sub(even)).sum();
    if spare == 0 || lack == 0 {
        return vec![even; columns];
    }
    let moved = spare.min(lack);
    let give = |need: usize| even - (even.saturating_sub(need) * moved).div_ceil(spare).min(even.saturating_sub(need));
    let get = |need: usize| even + need.saturating_sub(even) * moved / lack;
    needs.iter().map(|&need| if need > even { get(need) } else { give(need) }).collect()
}

/// Wraps long labels over several lines, if there is room for all of them.
fn in_full(shown: &[(String, usize, Segs)], area: Rect, out: &mut Arranged) -> bool {
    let across = (area.width as usize).saturating_sub(4);
    let wrapped: Vec<Vec<Segs>> = shown.iter().map(|(_, _, label)| wrap(label, across)).collect();
    if wrapped.iter().map(Vec::len).sum::<usize>() > area.height as usize {
        return false;
    }
    let mut y = area.y;
    for ((key, at, _), mut lines) in shown.iter().zip(wrapped) {
        for (i, line) in lines.iter_mut().enumerate() {
            line.insert(0, seg(if i == 0 { format!("{key} ") } else { "  ".to_owned() }, Paint::Key));
        }
        let height = lines.len() as u16;
        out.cells.push(Cell { spot: Spot::Choice(*at), area: Rect { y, height, ..area }, lines });
        y += height;
    }
    true
}

fn label(scene: &Scene, view: &View, at: usize) -> Segs {
    let choice = &scene.choices[at];
    let picked = view.picks.iter().filter(|p| **p == at).count();
    let mut line = Segs::new();
    match picked {
        0 => {}
        1 => line.push(seg("✓ ", Paint::Picked)),
        n => line.push(seg(format!("✓{n} "), Paint::Picked)),
    }
    if choice.warning.is_some() {
        line.push(seg("! ", Paint::Warning));
    }
    line.extend(spans(&choice.label));
    line
}

/// The message line under the options, if any: a warning to confirm, a notice, or what Enter does.
fn said(scene: &Scene, view: &View) -> Option<Segs> {
    if let Some(choice) = view.armed.and_then(|at| scene.choices.get(at)) {
        let mut line = vec![seg("! ", Paint::Warning)];
        line.extend(spans(choice.warning.as_deref().unwrap_or_default()));
        line.push(seg(". ", Paint::Plain));
        line.extend([seg(ui(scene.lang, "ui.tui.confirm"), Paint::Warning)]);
        return Some(line);
    }
    if let Some(notice) = &view.notice {
        return Some(notice.text.clone());
    }
    if let Some(Spot::Choice(at)) = view.focus
        && at < scene.choices.len()
    {
        // Show the whole label, because the list may have cut it.
        return Some(label(scene, view, at));
    }
    if scene.number() {
        return Some(key("Enter", &ui(scene.lang, "ui.tui.key.confirm")).to_vec());
    }
    if scene.many() {
        return Some(key("Enter", &ui(scene.lang, "ui.tui.key.send-picks")).to_vec());
    }
    proposed(scene)
}

/// Shows what Space does.
fn usual(scene: &Scene) -> Segs {
    let Some(at) = default_choice(scene) else { return Segs::new() };
    let mut line = vec![seg(ui(scene.lang, "ui.tui.space"), Paint::Key), seg(" ", Paint::Plain)];
    let obvious = scene.choices[at].obvious;
    line.extend(if obvious { vec![seg(ui(scene.lang, "ui.tui.play-all"), Paint::Dim)] } else { dim(scene, at) });
    line
}

/// Shows the proposed payment that Enter accepts.
fn proposed(scene: &Scene) -> Option<Segs> {
    let choice = |words: &str| scene.choices.iter().position(|c| c.key == words);
    let steps: Vec<usize> = scene.proposal.iter().filter_map(|step| choice(&step.choice)).collect();
    let (first, rest) = steps.split_first()?;
    let mut line = vec![seg("Enter", Paint::Key), seg(" ", Paint::Plain)];
    line.extend(dim(scene, *first));
    for at in rest {
        line.push(seg(" + ", Paint::Dim));
        line.extend(dim(scene, *at));
    }
    Some(line)
}

fn dim(scene: &Scene, at: usize) -> Segs {
    spans(&scene.choices[at].label).into_iter().map(|s: Seg| seg(s.text, Paint::Dim)).collect()
}

/// The choice that Space makes: an obvious one, the only option, or the end of the turn if it has no warning.
pub(crate) fn default_choice(scene: &Scene) -> Option<usize> {
    let safe = |at: &usize| scene.choices[*at].warning.is_none();
    scene
        .choices
        .iter()
        .position(|c| c.obvious && c.warning.is_none())
        .or_else(|| (scene.choices.len() == 1).then_some(0))
        .or_else(|| scene.end_turn().or(scene.pass()).filter(safe))
}

/// The line of keys: as many as fit, the most important first.
fn foot(scene: &Scene, across: usize) -> Segs {
    let over = scene.outcome.is_some();
    let keys: &[(&str, &'static str)] = if over {
        &[
            ("N", "rematch"),
            ("V", "replay"),
            ("L", "log"),
            ("Z", "zoom"),
            ("G", "language"),
            ("?", "help"),
            ("Q", "quit"),
        ]
    } else {
        &[
            ("?", "help"),
            ("Q", "quit"),
            ("Z", "zoom"),
            ("W", "why-not"),
            ("H", "hint"),
            ("U", "undo"),
            ("L", "log"),
            ("G", "language"),
            ("Tab", "look"),
        ]
    };
    let mut line = Segs::new();
    let mut used = 0;
    for (name, does) in keys {
        // Letters that are keys of actions have no other function.
        let name = if *does == "undo" && !scene.actions.is_empty() { "^Z" } else { name };
        let pair = key(name, &ui(scene.lang, term(does)));
        let wide: usize = pair.iter().map(|s| width(&s.text)).sum();
        if used + wide <= across + 2 {
            used += wide;
            line.extend(pair);
        }
    }
    if let Some(last) = line.last_mut() {
        last.text.truncate(last.text.trim_end().len());
    }
    line
}

/// The lexicon term for the function of a key.
pub(crate) fn term(does: &str) -> &'static str {
    match does {
        "help" => "ui.tui.key.help",
        "look" => "ui.tui.key.look",
        "zoom" => "ui.tui.key.zoom",
        "why-not" => "ui.tui.key.why-not",
        "hint" => "ui.tui.key.hint",
        "undo" => "ui.tui.key.undo",
        "log" => "ui.tui.key.log",
        "language" => "ui.tui.key.language",
        "rematch" => "ui.tui.key.rematch",
        "replay" => "ui.tui.key.replay",
        _ => "ui.tui.key.quit",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_gives_what_it_does_not_need() {
        assert_eq!(widths(&[30, 20], 2, 80), [40, 40], "no column needs more");
        assert_eq!(widths(&[60, 12], 2, 80), [60, 20]);
        assert_eq!(widths(&[90, 12], 2, 80), [68, 12], "not enough room is available");
        assert_eq!(widths(&[50, 50], 2, 80), [40, 40], "no column has spare room");
        assert_eq!(widths(&[30, 20, 10], 3, 60), [30, 20, 10]);
    }
}
