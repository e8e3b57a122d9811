//! The layout of a table with objectives: each side's objectives and units, and the battle between them.

use games::{Counter, Panel, Place, Seat, ZoneRole};

use super::arrange::main_width;
use super::chip;
use super::grid::Item;
use super::measure::{Segs, seg, segs_width};
use super::paint::Paint;
use super::scene::{Group, Scene};
use super::sections::{Flow, Section, initial, others};
use super::token;
use super::view::{Region, Spot, View};
use super::words::note_sign;

/// All regions with cards, in reading order.
pub(crate) fn sections(scene: &Scene, view: &View) -> Vec<Section> {
    let mut sections: Vec<Section> = others(scene).into_iter().map(|seat| side(scene, view, seat)).collect();
    if let Some(lane) = lane(scene, view) {
        // The battle is between the sides, below the first one.
        sections.insert(sections.len().min(1), lane);
    }
    if let Some(me) = scene.me {
        sections.push(mine(scene, view, me));
        sections.push(hand(scene, view, me));
    }
    sections
}

fn across(view: &View) -> usize {
    main_width(view) as usize
}

fn side(scene: &Scene, view: &View, seat: Seat) -> Section {
    let open = scene.groups(ZoneRole::Hand, Some(seat)).into_iter().filter(|g| g.card.is_some());
    let bands = vec![
        items(scene, view, goals(scene, seat)),
        items(scene, view, scene.groups(ZoneRole::Play, Some(seat))),
        items(scene, view, open),
    ];
    let roles = [ZoneRole::Hand, ZoneRole::Draw, ZoneRole::Discard, ZoneRole::GoalDeck, ZoneRole::Lost];
    let left = who(scene, seat);
    let space = across(view).saturating_sub(segs_width(&left) + 6);
    let right = piles(scene, view, &roles, seat, space);
    Section { region: Region::Side(seat), left, right, bands, flow: Flow::Bands, usual: 2 }
}

fn mine(scene: &Scene, view: &View, me: Seat) -> Section {
    let bands = vec![items(scene, view, scene.groups(ZoneRole::Play, Some(me))), items(scene, view, goals(scene, me))];
    let left = who(scene, me);
    let space = across(view).saturating_sub(segs_width(&left) + 6);
    let right = piles(scene, view, &[ZoneRole::GoalDeck, ZoneRole::Lost], me, space);
    Section { region: Region::Mine, left, right, bands, flow: Flow::Bands, usual: 2 }
}

fn hand(scene: &Scene, view: &View, me: Seat) -> Section {
    let left = chip::pile(scene, view, ZoneRole::Hand, Some(me)).unwrap_or_default();
    let right = piles(scene, view, &[ZoneRole::Draw, ZoneRole::Discard], me, across(view) / 2);
    let bands = vec![items(scene, view, scene.groups(ZoneRole::Hand, Some(me)))];
    Section { region: Region::Hand, left, right, bands, flow: Flow::Bands, usual: 1 }
}

/// The objectives, including those to choose from during setup.
fn goals(scene: &Scene, seat: Seat) -> Vec<Group> {
    let dealt = scene.groups(ZoneRole::GoalDeck, Some(seat)).into_iter().filter(|g| g.card.is_some());
    scene.groups(ZoneRole::Goals, Some(seat)).into_iter().chain(dealt).collect()
}

/// The battle: its objective, attackers left, defenders right, and the edge stacks.
fn lane(scene: &Scene, view: &View) -> Option<Section> {
    let target = target(scene);
    let staged = |z: &&table::Zone| matches!(z.role, ZoneRole::Lane | ZoneRole::Stake);
    let zone = scene.board.zones.iter().find(staged);
    if target.is_none() && zone.is_none() {
        return None;
    }
    let mut seats: Vec<Seat> = scene.board.seats.iter().map(|p| p.seat).collect();
    seats.sort_by_key(|s| !scene.panel(*s).is_some_and(|p| p.active));
    let track = scene.board.tracks.iter().find(|t| t.sign == "fight");
    let mut left = Segs::new();
    if let Some(name) = track.map(|t| &t.name).or(zone.map(|z| &z.title)) {
        left.push(seg(format!("{} ", scene.word(name)), Paint::Strong));
    }
    if let Some(at) = target
        && let Some(text) = scene.slot(at).and_then(|s| s.card).and_then(|c| scene.card(c))
    {
        left.push(seg("◎ ", Paint::Strong));
        left.push(seg(text.name.as_str(), Paint::Faction(text.faction)));
        left.extend(
            token::row(scene.tokens(at))
                .into_iter()
                .filter(|s| s.text.contains('/'))
                .flat_map(|s| [seg(" ", Paint::Plain), s]),
        );
    }
    if let Some((track, at)) = track.and_then(|t| Some((t, t.at?)))
        && let Some(stage) = track.stages.get(at)
    {
        left.push(seg(" · ", Paint::Rule));
        left.push(seg(scene.word(stage), Paint::Strong));
    }
    let half = |seat: Seat| {
        let roles = [ZoneRole::Lane, ZoneRole::Stake];
        items(scene, view, roles.into_iter().flat_map(|role| scene.groups(role, Some(seat))))
    };
    Some(Section {
        region: Region::Lane,
        left,
        right: seats.iter().map(|&seat| (stake_spot(scene, seat), stake(scene, seat))).collect(),
        bands: seats.iter().map(|&seat| half(seat)).collect(),
        flow: Flow::Halves,
        usual: 2,
    })
}

/// The objective of the battle.
fn target(scene: &Scene) -> Option<Place> {
    scene.board.zones.iter().find_map(|zone| {
        let slot = zone.cards.iter().position(|s| s.marks.iter().any(|b| b.sign == "target"))?;
        Some(Place { role: zone.role, owner: zone.owner, slot: slot as u16 })
    })
}

fn stake_spot(scene: &Scene, seat: Seat) -> Option<Spot> {
    scene.zone(ZoneRole::Stake, Some(seat)).map(|_| Spot::Pile(ZoneRole::Stake, Some(seat)))
}

/// One side of the battle: its player, the size of the edge stack, and whether it has won the edge.
fn stake(scene: &Scene, seat: Seat) -> Segs {
    let attacks = scene.panel(seat).is_some_and(|p| p.active);
    let mut segs = vec![seg(if attacks { "▸" } else { "" }, Paint::Strong)];
    segs.push(seg(scene.name(seat), Paint::Seat(seat.idx() as u8)));
    if let Some(zone) = scene.zone(ZoneRole::Stake, Some(seat)) {
        segs.push(seg(format!(" ▒{}", zone.count), Paint::Plain));
        segs.extend(zone.total.map(|total| seg(format!("={total}"), Paint::Strong)));
    }
    let edge = |p: &Panel| p.notes.iter().any(|n| note_sign(n) == Some("◆"));
    if scene.panel(seat).is_some_and(edge) {
        segs.push(seg(" ◆", Paint::Picked));
    }
    segs
}

/// A player's name and counters.
pub(super) fn who(scene: &Scene, seat: Seat) -> Segs {
    let mut segs = vec![seg(scene.name(seat), Paint::Seat(seat.idx() as u8))];
    let Some(panel) = scene.panel(seat) else { return segs };
    // Piles and gauges are shown elsewhere.
    let is_pile = |c: &Counter| scene.board.zones.iter().any(|z| z.owner == Some(seat) && z.title == c.name);
    let is_gauge = |c: &Counter| scene.board.gauges.iter().any(|g| g.sign == c.sign);
    let tells = |c: &&Counter| c.value != 0 || scene.me == Some(seat);
    for counter in panel.counters.iter().filter(|c| !is_pile(c) && !is_gauge(c)).filter(tells) {
        segs.push(seg(format!("  {} ", scene.word(&counter.name)), Paint::Dim));
        segs.push(seg(counter.value.to_string(), Paint::Strong));
    }
    segs
}

/// Piles with their names. If there is not enough room, the last names are shortened to their first letters.
pub(super) fn piles(
    scene: &Scene,
    view: &View,
    roles: &[ZoneRole],
    seat: Seat,
    space: usize,
) -> Vec<(Option<Spot>, Segs)> {
    let mut piles = super::sections::piles(scene, view, roles, Some(seat));
    let short = |(spot, segs): &(Option<Spot>, Segs)| {
        let Some(Spot::Pile(role, owner)) = *spot else { return segs.clone() };
        let Some(zone) = scene.zone(role, owner) else { return segs.clone() };
        let marks = segs.iter().filter(|s| s.paint == Paint::Legal || s.paint == Paint::Picked);
        let mut line: Segs = marks.cloned().collect();
        line.push(seg(initial(scene, &zone.title), Paint::Dim));
        line.push(seg(zone.count.to_string(), Paint::Strong));
        line
    };
    for at in (0..piles.len()).rev() {
        if piles.iter().map(|(_, s)| segs_width(s) + 3).sum::<usize>() <= space {
            break;
        }
        piles[at].1 = short(&piles[at]);
    }
    piles
}

pub(super) fn items(scene: &Scene, view: &View, groups: impl IntoIterator<Item = Group>) -> Vec<Item> {
    let item = |group: Group| {
        let brief = group.card.and_then(|c| scene.card(c)).map(|t| t.brief.clone()).unwrap_or_default();
        let (line, name) = chip::piece(scene, view, &group);
        let hung = scene.slot(group.place).is_some_and(|s| s.attached);
        Item { spot: Spot::Card(group.place), line, brief, name, hung }
    };
    groups.into_iter().map(item).collect()
}
