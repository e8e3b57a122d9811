//! The overlays: card details, reasons, hints, piles, the log, help and the end of a match.

use super::chip;
use super::help;
use super::log;
use super::measure::{Segs, seg, wrap};
use super::paint::Paint;
use super::play::Play;
use super::scene::Scene;
use super::token::Token;
use super::view::{Overlay, Spot};
use super::words::{key, spans, ui};
use crate::dice::Side;
use games::{AnyTable, Card, CardId, Lang, Mark, MarkState, Phrase, Place, Seat, Thought, Why, ZoneRole, plain};
use table::Arg;

/// An overlay.
#[derive(Clone, Debug, Default)]
pub(crate) struct Popup {
    /// The title.
    pub(crate) title: String,
    /// The lines, wrapped to the requested width.
    pub(crate) lines: Vec<Segs>,
    /// The keys of the overlay.
    pub(crate) keys: Segs,
    /// The line that must be visible.
    pub(crate) focus: Option<usize>,
    /// Show the end first.
    pub(crate) from_end: bool,
}

/// The current overlay, in lines of at most `width` cells.
pub(crate) fn popup(play: &Play, width: usize) -> Option<Popup> {
    let scene = &play.scene;
    let mut popup = match play.view.overlay.as_ref()? {
        Overlay::Zoom { card, place, english } => zoom(play, *card, *place, *english, width),
        Overlay::Why { what, why, rule } => why_not(play, what, why, *rule, width),
        Overlay::Pile { role, owner, at } => pile(scene, *role, *owner, *at, width),
        Overlay::Hint { thought, stage } => hint(play, thought.as_ref(), *stage, width),
        Overlay::Stops { at } => super::asked::popup(play, *at, width),
        Overlay::Log => full_log(scene, width),
        Overlay::Help => with_signs(play, help::popup(scene.lang, &scene.actions, width), width),
        Overlay::Quit => quit(play, width),
        Overlay::End => end(play, width),
    };
    popup.keys.extend(key("Esc", &ui(scene.lang, "ui.tui.key.close")));
    Some(popup)
}

/// Adds the signs that are on the table now, with their meaning.
fn with_signs(play: &Play, mut popup: Popup, width: usize) -> Popup {
    let scene = &play.scene;
    let marks = scene.board.zones.iter().flat_map(|z| &z.cards).flat_map(|s| &s.marks);
    let mut known: Vec<&str> = Vec::new();
    let mut lines = Vec::new();
    for mark in marks {
        let token = Token::new(mark, scene.word(&mark.phrase), scene.lang);
        if let Some(drawn) = token.mark().filter(|_| !known.contains(&mark.sign)) {
            known.push(mark.sign);
            say(&mut lines, &told(&drawn.text, token.words), width);
        }
    }
    if scene.has_pools() {
        lines.extend(codes(play.host.table(), scene.lang));
    }
    if !lines.is_empty() {
        popup.lines.push(Segs::new());
    }
    popup.lines.extend(lines);
    popup
}

/// The codes of dice, with one side for each symbol.
fn codes(table: &dyn AnyTable, lang: Lang) -> Vec<Segs> {
    let faces: Vec<Mark> = (0..table.cards()).flat_map(|card| table.face(CardId(card as u16)).marks).collect();
    let mut sides: Vec<(Side, String)> = Vec::new();
    for mark in &faces {
        let Some(side) = Side::of(std::slice::from_ref(mark)).filter(Side::is_simple) else { continue };
        if side.has_code() && !sides.iter().any(|(known, _)| known.sign == side.sign) {
            sides.push((side, plain(&table.say(&mark.phrase, lang))));
        }
    }
    sides.sort_by_key(|(side, _)| side.rank());
    sides.into_iter().map(|(side, words)| told(&side.code(), words).to_vec()).collect()
}

/// A mark with its words.
fn told(mark: &str, words: String) -> [super::measure::Seg; 2] {
    let gap = " ".repeat(12usize.saturating_sub(super::measure::width(mark)));
    [seg(format!("{mark}{gap}"), Paint::Strong), seg(words, Paint::Plain)]
}

/// Adds a paragraph.
fn say(lines: &mut Vec<Segs>, text: &[super::measure::Seg], width: usize) {
    lines.extend(wrap(text, width));
}

fn zoom(play: &Play, card: CardId, place: Option<Place>, english: bool, width: usize) -> Popup {
    let (scene, table) = (&play.scene, play.host.table());
    let lang = if english { Lang::En } else { scene.lang };
    let mut lines = face(table, card, lang, width);
    if let Some(at) = place
        && let Some(slot) = scene.slot(at)
    {
        let (signs, words) = standing(scene, slot, |b| plain(&table.say(&b.phrase, lang)));
        let near = beside(scene, at).into_iter().map(|(term, card)| Phrase::say(term, [Arg::Card(card)]));
        let mut near: Vec<String> = near.map(|phrase| plain(&table.say(&phrase, lang))).collect();
        near.extend(on_map(play, at, lang));
        if !signs.is_empty() || !near.is_empty() {
            lines.push(Segs::new());
        }
        for (mark, words) in signs {
            let gap = " ".repeat(7usize.saturating_sub(super::measure::width(&mark)));
            say(&mut lines, &[seg(format!("{mark}{gap}"), Paint::Strong), seg(words, Paint::Plain)], width);
        }
        for words in near {
            say(&mut lines, &[seg(words, Paint::Plain)], width);
        }
        if !words.is_empty() {
            lines.push(Segs::new());
            say(&mut lines, &[seg(words.join(" · "), Paint::Strong)], width);
        }
    }
    let about = place.map(|at| scene.about(games::Target::Place(at))).unwrap_or_default();
    if !about.is_empty() && !english {
        lines.push(Segs::new());
        for at in about {
            let mut line = vec![seg("▲ ", Paint::Legal)];
            line.extend(spans(&scene.choices[at].label));
            say(&mut lines, &line, width);
        }
    }
    let mut keys = Segs::new();
    if scene.lang != Lang::En {
        keys.extend(key("T", if english { scene.lang.autonym() } else { Lang::En.autonym() }));
    }
    Popup { title: table.card_name(card, lang), lines, keys, ..Popup::default() }
}

/// The marks on a card: those with signs, and the texts of facts and ready abilities.
fn standing(scene: &Scene, slot: &Card, words: impl Fn(&Mark) -> String) -> (Vec<(String, String)>, Vec<String>) {
    let (mut signs, mut told) = (Vec::new(), Vec::new());
    for mark in &slot.marks {
        // Use the signs of the table, whatever the language of the overlay.
        let token = Token::new(mark, scene.word(&mark.phrase), scene.lang);
        if token.is_drawn() {
            signs.push((token.mark().map(|m| m.text).unwrap_or_default(), words(mark)));
        } else if matches!(mark.state, MarkState::Fact | MarkState::Ready) {
            told.push(words(mark));
        }
    }
    (signs, told)
}

/// The card to which a card is attached, or the cards attached to it.
fn beside(scene: &Scene, at: Place) -> Vec<(&'static str, CardId)> {
    let map = at.role == ZoneRole::Map;
    if let Some(host) = scene.stands_on(at) {
        let term = if map { "ui.tui.stands-in" } else { "ui.tui.lies-on" };
        return scene.slot(host).and_then(|s| s.card).map(|card| (term, card)).into_iter().collect();
    }
    let on_it = scene.carried(at).filter(|_| !map);
    on_it.filter_map(|(_, slot)| Some(("ui.tui.carries", slot.card?))).collect()
}

/// The figures in a place of the map with their marks, and the adjacent places.
fn on_map(play: &Play, at: Place, lang: Lang) -> Vec<String> {
    let (scene, table) = (&play.scene, play.host.table());
    if at.role != ZoneRole::Map || scene.stands_on(at).is_some() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for (_, slot) in scene.carried(at) {
        let Some(card) = slot.card else { continue };
        let letter = scene.card(card).map_or(' ', |text| text.letter);
        let marks = slot.marks.iter().map(|b| format!(" ({})", plain(&table.say(&b.phrase, lang))));
        let count = if slot.count > 1 { format!(" ×{}", slot.count) } else { String::new() };
        lines.push(format!("{letter} {}{count}{}", table.card_name(card, lang), marks.collect::<String>()));
    }
    let near = super::galaxy::neighbors(scene, Spot::Card(at)).into_iter();
    let near: Vec<String> = near.filter_map(|place| Some(table.card_name(scene.slot(place)?.card?, lang))).collect();
    if !near.is_empty() {
        lines.push(format!("• {}: {}", ui(lang, "ui.tui.next-to-it"), near.join(", ")));
    }
    lines
}

/// A printed card: its type line and all parts of its text.
pub(crate) fn face(table: &dyn AnyTable, card: CardId, lang: Lang, width: usize) -> Vec<Segs> {
    let face = table.face(card);
    let mut lines = Vec::new();
    say(&mut lines, &[seg(plain(&table.say(&face.type_line, lang)), Paint::Dim)], width);
    for games::Part { head: heading, text, .. } in &face.text {
        lines.push(Segs::new());
        let mut line = spans(&table.say(heading, lang));
        for s in &mut line {
            s.paint = Paint::Strong;
        }
        line.push(seg(if lang == Lang::Ja { "：" } else { ": " }, Paint::Strong));
        line.extend(spans(&table.say(text, lang)));
        say(&mut lines, &line, width);
    }
    lines
}

fn why_not(play: &Play, what: &str, why: &Why, rule: bool, width: usize) -> Popup {
    let lang = play.scene.lang;
    let mut lines = Vec::new();
    say(&mut lines, &spans(&why.text), width);
    lines.push(Segs::new());
    say(&mut lines, &[seg(ui(lang, "ui.tui.rule"), Paint::Dim), seg(format!(" {}", why.rule), Paint::Strong)], width);
    if rule {
        lines.push(Segs::new());
        let text = rule_text(play.host.table().game(), why.rule, lang).unwrap_or_default();
        say(&mut lines, &[seg(text, Paint::Plain)], width);
    }
    let mut keys = Segs::new();
    if !rule {
        keys.extend(key("W", &ui(lang, "ui.tui.key.rule")));
    }
    Popup { title: what.to_owned(), lines, keys, ..Popup::default() }
}

/// The text of a rule in the digest, without its markup.
fn rule_text(game: &str, id: &str, lang: Lang) -> Option<String> {
    let tag = format!("`{id}`");
    let line = games::rules(game, lang).ok()?.lines().find(|l| l.trim_start_matches("- ").starts_with(&tag))?;
    Some(line.trim_start_matches("- ").trim_start_matches(&tag).trim().replace('`', ""))
}

fn pile(scene: &Scene, role: ZoneRole, owner: Option<Seat>, at: usize, width: usize) -> Popup {
    let zone = scene.zone(role, owner);
    let name = zone.map(|z| scene.word(&z.title)).unwrap_or_default();
    let title = owner.map_or(name.clone(), |seat| format!("{}: {name}", scene.name(seat)));
    let mut lines = Vec::new();
    let groups = scene.groups(role, owner);
    for (i, group) in groups.iter().enumerate() {
        let about = scene.about(games::Target::Place(group.place));
        let mut line = vec![seg(if i == at { "▸" } else { " " }, Paint::Strong)];
        line.push(if about.is_empty() { seg(" ", Paint::Plain) } else { seg("▲", Paint::Legal) });
        line.push(seg(format!("{:>2} ", group.count), Paint::Dim));
        line.extend(chip::name(scene, group.card));
        lines.push(super::measure::fit_segs(&line, width));
    }
    let listed: usize = groups.iter().map(|g| g.count).sum();
    if lines.is_empty() {
        say(&mut lines, &[seg(ui(scene.lang, "ui.tui.nothing-here"), Paint::Dim)], width);
    } else if zone.is_some_and(|z| z.count != listed) {
        // A deck lists all cards that may be in it, including those in a hidden hand.
        lines.push(Segs::new());
        say(&mut lines, &[seg(ui(scene.lang, "ui.tui.may-be-here"), Paint::Dim)], width);
    }
    let mut keys = key("↑↓", "").to_vec();
    keys.extend(key("Z", &ui(scene.lang, "ui.tui.key.zoom")));
    Popup { title, lines, keys, focus: Some(at), ..Popup::default() }
}

fn hint(play: &Play, thought: Option<&Thought>, stage: u8, width: usize) -> Popup {
    let scene = &play.scene;
    let mut lines = Vec::new();
    let title = ui(scene.lang, "ui.tui.key.hint");
    let Some(thought) = thought else {
        say(&mut lines, &[seg(ui(scene.lang, "ui.tui.adviser-thinks"), Paint::Dim)], width);
        return Popup { title, lines, ..Popup::default() };
    };
    let best = scene.choices.iter().position(|c| c.key == thought.key);
    say(&mut lines, &[seg(kind_of(scene, best), Paint::Strong)], width);
    if stage >= 2 {
        lines.push(Segs::new());
        let mut line = vec![seg("▲ ", Paint::Legal)];
        line.extend(best.map(|at| spans(&scene.choices[at].label)).unwrap_or_default());
        say(&mut lines, &line, width);
    }
    if stage >= 3 {
        for option in thought.lines.iter().take(3) {
            lines.push(Segs::new());
            say(&mut lines, &spans(&play.host.table().say(&option.line, scene.lang)), width);
            for reason in &option.reasons {
                let mut line = vec![seg("  · ", Paint::Dim)];
                line.extend(spans(&play.host.table().say(reason, scene.lang)));
                say(&mut lines, &line, width);
            }
        }
    }
    let keys = if stage < 3 { key("H", &ui(scene.lang, "ui.tui.key.more")).to_vec() } else { Segs::new() };
    Popup { title, lines, keys, ..Popup::default() }
}

/// The first step of a hint: where to look, not what to do.
fn kind_of(scene: &Scene, best: Option<usize>) -> String {
    let target = best.and_then(|at| scene.choices[at].target);
    let place = match target {
        Some(games::Target::Place(at)) => scene.zone(at.role, at.owner).map(|zone| {
            let title = scene.word(&zone.title);
            at.owner.filter(|o| Some(*o) != scene.me).map_or(title.clone(), |o| format!("{}, {title}", scene.name(o)))
        }),
        Some(games::Target::Seat(seat)) => Some(scene.name(seat).to_owned()),
        Some(games::Target::EndTurn) => return ui(scene.lang, "ui.tui.hint-enough"),
        None => None,
    };
    match place {
        Some(place) => format!("{} {place}", ui(scene.lang, "ui.tui.hint-look")),
        None => ui(scene.lang, "ui.tui.hint-choose"),
    }
}

fn full_log(scene: &Scene, width: usize) -> Popup {
    let keys = key("↑↓", "").to_vec();
    Popup {
        title: ui(scene.lang, "ui.tui.log"),
        lines: log::lines(scene, width),
        keys,
        from_end: true,
        ..Popup::default()
    }
}

/// Shows where the match is saved and how to continue or verify it.
fn kept(play: &Play, lines: &mut Vec<Segs>, width: usize) {
    let lang = play.scene.lang;
    match (play.host.path(), play.host.resume_command()) {
        (Some(path), Some(command)) => {
            say(lines, &[seg(ui(lang, "ui.tui.saved-in"), Paint::Plain)], width);
            say(lines, &[seg(path.display().to_string(), Paint::Strong)], width);
            if play.scene.outcome.is_none() {
                lines.push(Segs::new());
                say(lines, &[seg(ui(lang, "ui.tui.go-on-with"), Paint::Plain)], width);
                say(lines, &[seg(command, Paint::Strong)], width);
            } else {
                lines.push(Segs::new());
                say(lines, &[seg(ui(lang, "ui.tui.check-with"), Paint::Plain)], width);
                say(lines, &[seg(format!("orrery verify {}", path.display()), Paint::Strong)], width);
            }
        }
        _ => say(lines, &[seg(ui(lang, "ui.tui.not-kept"), Paint::Warning)], width),
    }
}

fn quit(play: &Play, width: usize) -> Popup {
    let lang = play.scene.lang;
    let mut lines = Vec::new();
    kept(play, &mut lines, width);
    let keys = key("Q", &ui(lang, "ui.tui.key.quit")).to_vec();
    Popup { title: ui(lang, "ui.tui.leave"), lines, keys, ..Popup::default() }
}

fn end(play: &Play, width: usize) -> Popup {
    let lang = play.scene.lang;
    let mut lines = Vec::new();
    for panel in &play.scene.board.seats {
        let won = play.scene.outcome.is_some_and(|o| o.winners.contains(panel.seat));
        let mut line = vec![if won { seg("★ ", Paint::Picked) } else { seg("  ", Paint::Plain) }];
        // At these tables the other counters did not decide the match.
        line.extend(if play.scene.has_goals() || play.scene.has_pools() {
            chip::stance(&play.scene, &play.view, panel.seat, true)
        } else {
            chip::seat(&play.scene, &play.view, panel.seat, true, width)
        });
        lines.push(super::measure::fit_segs(&line, width));
    }
    lines.push(Segs::new());
    kept(play, &mut lines, width);
    let mut keys = key("N", &ui(lang, "ui.tui.key.rematch")).to_vec();
    keys.extend(key("V", &ui(lang, "ui.tui.key.replay")));
    keys.extend(key("Q", &ui(lang, "ui.tui.key.quit")));
    Popup { title: play.scene.status.clone(), lines, keys, ..Popup::default() }
}

/// The card of a spot, which the Z key shows.
pub(crate) fn card_at(scene: &Scene, spot: Spot) -> Option<(CardId, Option<Place>)> {
    match spot {
        Spot::Card(place) => Some((scene.slot(place)?.card?, Some(place))),
        Spot::Choice(at) => {
            let choice = scene.choices.get(at)?;
            if let Some(games::Target::Place(place)) = choice.target {
                return Some((scene.slot(place)?.card?, Some(place)));
            }
            choice.label.iter().find_map(|s| match s.kind {
                games::SpanKind::Card(card) => Some((card, None)),
                _ => None,
            })
        }
        Spot::Seat(_) | Spot::Pile(..) => None,
    }
}
