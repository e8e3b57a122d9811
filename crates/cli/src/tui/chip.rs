//! A card, a pile or a player in one line.

use games::{CardId, Mark, MarkState, Phrase, Seat, Target, ZoneRole};
use table::{Card, Gauge};

use super::damage_preview;
use super::measure::{Seg, Segs, fit, seg, width};
use super::paint::Paint;
use super::scene::{Group, Scene};
use super::token::{self, Token};
use super::view::View;
use super::words::{Drawn, drawn, note_sign, sign};

/// The mark before an element: picked, on offer, or neither.
pub(super) fn mark(scene: &Scene, view: &View, about: &[usize]) -> Seg {
    if about.iter().any(|at| view.picks.contains(at)) {
        seg("✓", Paint::Picked)
    } else if about.is_empty() || scene.number() {
        seg(" ", Paint::Plain)
    } else {
        seg("▲", Paint::Legal)
    }
}

/// A group of equal cards: mark, faction, name, count, cost, defense, marks.
pub(crate) fn card(scene: &Scene, view: &View, group: &Group) -> Segs {
    let about = scene.about(Target::Place(group.place));
    let mut segs = vec![mark(scene, view, &about)];
    let Some(text) = group.card.and_then(|c| scene.card(c)) else {
        segs.push(seg("▒▒", Paint::Dim));
        segs.extend(times(group.count));
        return segs;
    };
    let paint = Paint::Faction(text.faction);
    segs.push(seg(text.letter, paint));
    segs.push(seg(format!(" {}", text.name), paint));
    segs.extend(times(group.count));
    let for_sale = matches!(group.place.role, ZoneRole::Market | ZoneRole::Supply);
    if let Some(cost) = text.cost.filter(|_| for_sale) {
        segs.push(seg(format!(" ⬡{cost}"), Paint::Plain));
        if let Some(lack) = scene.shortfall(cost) {
            segs.push(seg(format!(" −{lack}"), Paint::Dim));
        }
    }
    let tokens = scene.tokens(group.place);
    if let Some(defense) = text.defense.filter(|_| !tokens.iter().any(Token::is_drawn)) {
        segs.push(seg(format!(" {}{defense}", if text.outpost { '▣' } else { '▢' }), Paint::Plain));
    }
    segs.extend(token::row(tokens));
    if let Some(slot) = scene.slot(group.place) {
        segs.extend(marks(scene, slot));
    }
    segs
}

/// Cards of a table with objectives: mark, name, count, cost in hand, marks. Also returns the index of the name.
pub(crate) fn piece(scene: &Scene, view: &View, group: &Group) -> (Segs, Option<usize>) {
    let about = scene.about(Target::Place(group.place));
    let mut segs = vec![mark(scene, view, &about), seg(" ", Paint::Plain)];
    let slot = scene.slot(group.place);
    if slot.is_some_and(|s| s.attached) {
        segs[1] = seg("└", Paint::Rule);
    }
    if group.place.role == ZoneRole::Stake {
        segs.push(seg("▒ ", Paint::Dim));
    }
    let Some(text) = group.card.and_then(|c| scene.card(c)) else {
        segs.push(seg("▒▒", Paint::Dim));
        segs.extend(times(group.count));
        segs.extend(token::row(scene.tokens(group.place)));
        return (segs, None);
    };
    let name = segs.len();
    segs.push(seg(text.name.as_str(), Paint::Faction(text.faction)));
    segs.extend(times(group.count));
    let lies = matches!(group.place.role, ZoneRole::Goals | ZoneRole::Play | ZoneRole::Lane | ZoneRole::Queue);
    let flow = damage_preview::flow(scene);
    if lies {
        let shown = slot.into_iter().flat_map(|s| &s.marks).filter(|b| !damage_preview::tells(flow, b));
        segs.extend(token::row(shown.map(|b| Token::new(b, String::new(), scene.lang)).collect()));
        segs.extend(damage_preview::ahead(scene, view, group.place));
    } else {
        if let Some(cost) = text.cost.filter(|_| group.place.role == ZoneRole::Hand) {
            segs.push(seg(format!(" ⬡{cost}"), Paint::Plain));
        }
        // Computed tokens matter more than the printed marks.
        let tokens = scene.tokens(group.place);
        segs.extend(token::row(if tokens.iter().any(Token::is_drawn) { tokens } else { text.marks.clone() }));
    }
    if let Some(slot) = slot {
        segs.extend(marks(scene, slot));
    }
    (segs, Some(name))
}

fn times(count: usize) -> Option<Seg> {
    (count > 1).then(|| seg(format!(" ×{count}"), Paint::Strong))
}

/// Abilities as a letter with a pip that shows whether they are ready; facts as words.
fn marks(scene: &Scene, slot: &Card) -> Segs {
    let mut segs = Segs::new();
    let flow = damage_preview::flow(scene);
    let drawn = |b: &&Mark| Token::new(b, String::new(), scene.lang).is_drawn() || damage_preview::tells(flow, b);
    let written = slot.marks.iter().filter(|b| !drawn(b));
    for mark in written {
        let words = scene.word(&mark.phrase);
        match mark.state {
            MarkState::Fact => segs.push(seg(format!(" ({words})"), Paint::Warning)),
            state => {
                let ready = state == MarkState::Ready;
                let gap = if segs.is_empty() { " " } else { "" };
                let initial = words.chars().next().unwrap_or('?');
                let (pip, paint) = if ready { ('●', Paint::Plain) } else { ('○', Paint::Dim) };
                segs.push(seg(format!("{gap}{initial}{pip}"), paint));
            }
        }
    }
    segs
}

/// The name of a card, for lists.
pub(crate) fn name(scene: &Scene, card: Option<CardId>) -> Segs {
    match card.and_then(|c| scene.card(c)) {
        Some(text) => {
            let paint = Paint::Faction(text.faction);
            vec![seg(text.letter, paint), seg(format!(" {}", text.name), paint)]
        }
        None => vec![seg("▒▒", Paint::Dim)],
    }
}

/// A pile: mark, title and number of cards.
pub(crate) fn pile(scene: &Scene, view: &View, role: ZoneRole, owner: Option<Seat>) -> Option<Segs> {
    let zone = scene.zone(role, owner)?;
    let mut segs = Segs::new();
    let mark = mark(scene, view, &scene.about_zone(role, owner));
    if mark.text != " " {
        segs.push(mark);
    }
    segs.push(seg(format!("{} ", scene.word(&zone.title)), Paint::Dim));
    segs.push(seg(zone.count.to_string(), Paint::Strong));
    Some(segs)
}

/// Cuts a name to `cells` cells but keeps a number at its end, because it distinguishes players.
fn short(name: &str, cells: usize) -> String {
    let head = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let (head, number) = (head.trim_end(), &name[head.len()..]);
    if width(name) <= cells || head.is_empty() {
        return fit(name, cells);
    }
    format!("{}{number}", fit(head, cells.saturating_sub(number.len()).min(width(head) - 1)))
}

/// A player in the status bar: turn mark, name of at most `name` cells, first counter and notes.
pub(crate) fn seat(scene: &Scene, view: &View, who: Seat, notes: bool, name: usize) -> Segs {
    let Some(panel) = scene.panel(who) else { return Segs::new() };
    let paint = if panel.out { Paint::Dim } else { Paint::Seat(who.idx() as u8) };
    let turn = if panel.out {
        seg("✗", Paint::Dim)
    } else if panel.active {
        seg("▸", Paint::Strong)
    } else {
        seg(" ", Paint::Plain)
    };
    let about = scene.about(Target::Seat(who));
    let mut segs = vec![turn];
    segs.extend(Some(mark(scene, view, &about)).filter(|m| m.text != " "));
    segs.push(seg(short(scene.name(who), name), paint));
    if let Some(first) = panel.counters.first() {
        segs.push(seg(format!(" {}{}", sign(&first.name).unwrap_or_default(), first.value), Paint::Plain));
    }
    if notes && !panel.notes.is_empty() {
        segs.push(seg(format!(" ({})", self::notes(scene, &panel.notes)), Paint::Dim));
    }
    segs
}

/// A player at a table with objectives: turn mark, name, first counter, and notes as words or signs.
pub(crate) fn stance(scene: &Scene, view: &View, who: Seat, words: bool) -> Segs {
    let mut segs = seat(scene, view, who, false, 16);
    let Some(panel) = scene.panel(who) else { return segs };
    if panel.counters.first().is_some_and(|first| sign(&first.name).is_none()) {
        // A number without a sign has no meaning.
        segs.pop();
    }
    for note in &panel.notes {
        let word = scene.word(note);
        match note_sign(note) {
            // The gauge already shows this note as words.
            Some(sign) if words && sign != "⚖" => segs.push(seg(format!(" {sign} {word}"), Paint::Strong)),
            Some(sign) => segs.push(seg(format!(" {sign}"), Paint::Strong)),
            None => segs.push(seg(format!(" ({word})"), Paint::Dim)),
        }
    }
    segs
}

/// A gauge of the whole table: as words (2), as name and number (1), or as sign and number (0), with whom it favors.
pub(crate) fn gauge(scene: &Scene, gauge: &Gauge, words: u8) -> Segs {
    let named = scene.board.seats.iter().flat_map(|p| &p.counters).find(|c| c.sign == gauge.sign);
    let name = named.filter(|_| words == 1).map_or("◍".to_owned(), |c| format!("{} ", scene.word(&c.name)));
    let mut segs = match gauge.most {
        _ if words == 2 => vec![seg(scene.word(&gauge.text), Paint::Strong)],
        Some(most) => vec![seg(format!("{name}{}/{most}", gauge.value), Paint::Strong)],
        // A plain number, such as the hits left to assign.
        None if gauge.seat.is_none() && gauge.ends.is_empty() => {
            let sign = if let Some(Drawn::Sign(sign)) = drawn(gauge.sign) { sign } else { "◍" };
            vec![seg(format!("{sign} {}", gauge.value), Paint::Strong)]
        }
        None => {
            let name = gauge.seat.map_or("", |seat| scene.name(seat));
            vec![seg("⚖ ", Paint::Strong), seg(short(name, 12), Paint::Plain)]
        }
    };
    if !gauge.ends.is_empty() {
        let ends: Vec<String> = gauge.ends.iter().map(|end| end.value.to_string()).collect();
        segs.push(seg(format!(" ({})", ends.join(":")), Paint::Dim));
    }
    segs
}

/// Notes in one line.
pub(crate) fn notes(scene: &Scene, notes: &[Phrase]) -> String {
    notes.iter().map(|n| scene.word(n)).collect::<Vec<_>>().join(", ")
}

/// The counters of a seat that are not the size of a pile, with signs if they have any. Zeros are left out, except for
/// the first counter and for the viewer.
pub(crate) fn counters(scene: &Scene, who: Seat, words: bool) -> Segs {
    let Some(panel) = scene.panel(who) else { return Segs::new() };
    let own = scene.me == Some(who);
    let is_pile = |name: &Phrase| scene.board.zones.iter().any(|z| z.owner == Some(who) && z.title == *name);
    let mut segs = Segs::new();
    for (i, counter) in panel.counters.iter().enumerate() {
        if is_pile(&counter.name) || (counter.value == 0 && i > 0 && !own) {
            continue;
        }
        let gap = if segs.is_empty() { "" } else { "  " };
        let sign = sign(&counter.name).unwrap_or_default();
        let word = if words || sign.is_empty() { format!(" {} ", scene.word(&counter.name)) } else { String::new() };
        segs.push(seg(format!("{gap}{sign}{word}"), Paint::Dim));
        segs.push(seg(counter.value.to_string(), Paint::Strong));
    }
    segs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_name_keeps_its_number() {
        assert_eq!(short("Player 4", 8), "Player 4");
        assert_eq!(short("Player 4", 6), "Play…4");
        assert_eq!(short("プレイヤー4", 6), "プレ…4");
        assert_eq!(short("プレイヤー12", 6), "プ…12");
        assert_eq!(short("Commander", 6), "Comma…");
        assert_eq!(short("1138", 3), "11…");
    }
}
