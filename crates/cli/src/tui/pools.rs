//! The layout of a table with dice pools: each side's cards and pool, with the battlefield between them.

use games::{Seat, Target, ZoneRole};

use super::arrange::main_width;
use super::chip;
use super::grid::Item;
use super::measure::{Segs, seg, segs_width};
use super::paint::Paint;
use super::scene::{Group, Scene};
use super::sections::{Flow, Section, others};
use super::sides::{items, piles};
use super::view::{Region, Spot, View};
use crate::dice::{Side, totals};

/// All regions with cards, in reading order.
pub(crate) fn sections(scene: &Scene, view: &View) -> Vec<Section> {
    let mut sections: Vec<Section> = others(scene).into_iter().map(|seat| side(scene, view, seat)).collect();
    sections.extend(field(scene, view));
    if let Some(me) = scene.me {
        sections.push(mine(scene, view, me));
        sections.push(hand(scene, view, me));
    }
    sections
}

/// An opponent: cards in play, then the pool, which is nearer to the middle.
fn side(scene: &Scene, view: &View, seat: Seat) -> Section {
    let open = scene.groups(ZoneRole::Hand, Some(seat)).into_iter().filter(|g| g.card.is_some());
    let bands = vec![
        items(scene, view, scene.groups(ZoneRole::Play, Some(seat))),
        dice(scene, view, seat),
        items(scene, view, open),
    ];
    let (left, space) = title(scene, view, seat);
    let right = piles(scene, view, &[ZoneRole::Hand, ZoneRole::Draw, ZoneRole::Discard], seat, space);
    Section { region: Region::Side(seat), left, right, bands, flow: Flow::Bands, usual: 2 }
}

fn mine(scene: &Scene, view: &View, me: Seat) -> Section {
    let bands = vec![dice(scene, view, me), items(scene, view, scene.groups(ZoneRole::Play, Some(me)))];
    let (left, space) = title(scene, view, me);
    let right = piles(scene, view, &[ZoneRole::Reserve], me, space);
    let right = if scene.zone(ZoneRole::Reserve, Some(me)).is_some_and(|z| z.count > 0) { right } else { Vec::new() };
    Section { region: Region::Mine, left, right, bands, flow: Flow::Bands, usual: 3 }
}

fn hand(scene: &Scene, view: &View, me: Seat) -> Section {
    let left = chip::pile(scene, view, ZoneRole::Hand, Some(me)).unwrap_or_default();
    let right = piles(scene, view, &[ZoneRole::Draw, ZoneRole::Discard], me, main_width(view) as usize / 2);
    let bands = vec![scene.groups(ZoneRole::Hand, Some(me)).iter().map(|g| held(scene, view, g)).collect()];
    Section { region: Region::Hand, left, right, bands, flow: Flow::Bands, usual: 2 }
}

/// Shared cards, such as the battlefield, in the line between the sides.
fn field(scene: &Scene, view: &View) -> Option<Section> {
    let zone = scene.zone(ZoneRole::Goals, None)?;
    let cards = items(scene, view, scene.groups(ZoneRole::Goals, None));
    let right = cards.into_iter().map(|item| (Some(item.spot), item.line)).collect();
    let left = vec![seg(scene.word(&zone.title), Paint::Strong)];
    Some(Section { region: Region::Market, left, right, bands: Vec::new(), flow: Flow::Bands, usual: 0 })
}

/// A player's name, counters and dice totals, and the width left for piles.
fn title(scene: &Scene, view: &View, seat: Seat) -> (Segs, usize) {
    let mut left = vec![seg(scene.name(seat), Paint::Seat(seat.idx() as u8))];
    // Counters with the name of a pile are shown with the pile.
    let is_pile = |name: &str| scene.board.zones.iter().any(|z| z.owner == Some(seat) && scene.word(&z.title) == name);
    for counter in scene.panel(seat).map_or(&[][..], |panel| &panel.counters) {
        let name = scene.word(&counter.name);
        if !is_pile(&name) {
            left.push(seg(format!("  {name} "), Paint::Dim));
            left.push(seg(counter.value.to_string(), Paint::Strong));
        }
    }
    let sums = scene.zone(ZoneRole::Dice, Some(seat)).map(|zone| totals(&zone.cards)).unwrap_or_default();
    if !sums.is_empty() {
        left.push(seg(format!("  Σ {}", sums.join(" ")), Paint::Strong));
    }
    let space = (main_width(view) as usize).saturating_sub(segs_width(&left) + 6);
    (left, space)
}

/// A card in hand with its cost. Its die is shown only in the card details.
fn held(scene: &Scene, view: &View, group: &Group) -> Item {
    let about = scene.about(Target::Place(group.place));
    let mut line = vec![chip::mark(scene, view, &about), seg(" ", Paint::Plain)];
    let Some(text) = group.card.and_then(|c| scene.card(c)) else {
        line.push(seg("▒▒", Paint::Dim));
        return Item { spot: Spot::Card(group.place), line, brief: String::new(), name: None, hung: false };
    };
    let name = line.len();
    line.push(seg(text.name.as_str(), Paint::Faction(text.faction)));
    if group.count > 1 {
        line.push(seg(format!(" ×{}", group.count), Paint::Strong));
    }
    line.extend(text.cost.map(|cost| seg(format!(" ⬡{cost}"), Paint::Plain)));
    Item { spot: Spot::Card(group.place), line, brief: text.brief.clone(), name: Some(name), hung: false }
}

/// The dice of a pool, grouped by symbol, with the modifiers last in each group.
fn dice(scene: &Scene, view: &View, seat: Seat) -> Vec<Item> {
    let mut groups: Vec<(Side, Group)> = scene
        .groups(ZoneRole::Dice, Some(seat))
        .into_iter()
        .filter_map(|group| Some((Side::of(&scene.slot(group.place)?.marks)?, group)))
        .collect();
    groups.sort_by_key(|(shown, _)| (shown.rank(), shown.plus, std::cmp::Reverse(shown.n)));
    groups.iter().map(|(shown, group)| die(scene, view, shown, group)).collect()
}

fn die(scene: &Scene, view: &View, shown: &Side, group: &Group) -> Item {
    let about = scene.about(Target::Place(group.place));
    let mut line = vec![chip::mark(scene, view, &about), seg(" ", Paint::Plain)];
    line.push(seg(shown.code(), if shown.sign == "blank" { Paint::Dim } else { Paint::Strong }));
    line.push(seg(" ", Paint::Plain));
    let name = line.len();
    let text = group.card.and_then(|c| scene.card(c));
    line.push(text.map_or_else(|| seg("▒▒", Paint::Dim), |t| seg(t.name.as_str(), Paint::Faction(t.faction))));
    if group.count > 1 {
        line.push(seg(format!(" ×{}", group.count), Paint::Strong));
    }
    Item { spot: Spot::Card(group.place), line, brief: String::new(), name: Some(name), hung: false }
}
