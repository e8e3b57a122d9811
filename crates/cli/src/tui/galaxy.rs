//! The layout of a table with a map: places by region, the current combat or mission, and the sides.

use games::{Place, Seat, Target, ZoneRole};
use table::{Card, Track, Zone};

use super::arrange::main_width;
use super::chip;
use super::grid::Item;
use super::measure::{Segs, seg, segs_width};
use super::paint::Paint;
use super::scene::Scene;
use super::sections::{Flow, Section};
use super::sides::{items, piles, who};
use super::token;
use super::view::{Region, Spot, View};

/// Rows of regions on the map.
const ROWS: usize = 2;

/// All regions of the screen, in reading order.
pub(crate) fn sections(scene: &Scene, view: &View) -> Vec<Section> {
    let mut sections = vec![map(scene, view)];
    sections.extend(under_way(scene, view));
    let mine = scene.me.and_then(|me| holder(scene, me));
    sections.extend(holders(scene).into_iter().filter(|owner| Some(*owner) != mine).map(|o| side(scene, view, o)));
    if let Some(owner) = mine {
        sections.push(own(scene, view, owner));
        sections.push(hand(scene, view, owner));
    }
    sections
}

/// The seats that own cards, one for each side.
fn holders(scene: &Scene) -> Vec<Seat> {
    let mut owners: Vec<Seat> = scene.board.zones.iter().filter_map(|zone| zone.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    owners
}

/// The seat that owns the cards of this seat's side.
fn holder(scene: &Scene, seat: Seat) -> Option<Seat> {
    let role = scene.panel(seat)?.role;
    holders(scene).into_iter().find(|owner| scene.panel(*owner).is_some_and(|panel| panel.role == role))
}

fn places(scene: &Scene) -> Vec<Place> {
    let Some(zone) = scene.zone(ZoneRole::Map, None) else { return Vec::new() };
    let hosts = zone.cards.iter().enumerate().filter(|(_, slot)| !slot.attached);
    hosts.map(|(i, _)| Place { role: ZoneRole::Map, owner: None, slot: i as u16 }).collect()
}

/// All places in blocks by region. The blocks follow the map: half of the regions above, half below.
fn map(scene: &Scene, view: &View) -> Section {
    let places = places(scene);
    let near = view.focus.map(|spot| neighbors(scene, spot)).unwrap_or_default();
    let item = |i: usize| place(scene, view, places[i], near.contains(&places[i]));
    let bands = blocks(scene).into_iter().map(|block| block.into_iter().map(item).collect()).collect();
    let mut right: Vec<(Option<Spot>, Segs)> = Vec::new();
    let spots = scene.board.map.iter().flat_map(|map| &map.spots).enumerate();
    for (i, _) in spots.filter(|(_, spot)| spot.region.is_none()) {
        right.push((Some(Spot::Card(places[i])), place(scene, view, places[i], near.contains(&places[i])).line));
    }
    let title = scene.zone(ZoneRole::Map, None).map(|zone| scene.word(&zone.title)).unwrap_or_default();
    let moves = scene.board.tracks.iter().find(|track| track.sign == "move");
    let left = moves.map_or_else(|| vec![seg(title, Paint::Strong)], |track| stepping(scene, track));
    let used = segs_width(&left) + right.iter().map(|(_, s)| segs_width(s) + 3).sum::<usize>();
    let deck = super::sections::piles(scene, view, &[ZoneRole::Deck], None);
    let space = (main_width(view) as usize).saturating_sub(used + 8);
    right.extend(deck.into_iter().filter(|(_, segs)| segs_width(segs) <= space));
    Section { region: Region::Map, left, right, bands, flow: Flow::Blocks { columns: columns(scene) }, usual: 0 }
}

fn columns(scene: &Scene) -> usize {
    scene.board.map.as_ref().map_or(1, |map| map.regions.len().div_ceil(ROWS).max(1))
}

/// The spots of each region, with regions and spots in reading order.
fn blocks(scene: &Scene) -> Vec<Vec<usize>> {
    let Some(map) = &scene.board.map else { return Vec::new() };
    let spots = |region: usize| {
        let of = map.spots.iter().enumerate().filter(move |(_, s)| s.region == Some(region as u8));
        let mut of: Vec<usize> = of.map(|(i, _)| i).collect();
        of.sort_by_key(|&i| (map.spots[i].at.1, map.spots[i].at.0));
        of
    };
    let mut blocks: Vec<Vec<usize>> = (0..map.regions.len()).map(spots).filter(|b| !b.is_empty()).collect();
    let middle = |block: &[usize], axis: fn((u8, u8)) -> u8| -> usize {
        block.iter().map(|&i| 100 * axis(map.spots[i].at) as usize).sum::<usize>() / block.len()
    };
    blocks.sort_by_key(|block| middle(block, |at| at.1));
    for row in blocks.chunks_mut(columns(scene)) {
        row.sort_by_key(|block| middle(block, |at| at.0));
    }
    blocks
}

/// The places adjacent to the focused place.
pub(crate) fn neighbors(scene: &Scene, focus: Spot) -> Vec<Place> {
    let (Some(map), Some(Target::Place(at))) = (&scene.board.map, focus.target(scene)) else { return Vec::new() };
    let places = places(scene);
    let Some(here) = places.iter().position(|place| *place == at) else { return Vec::new() };
    let other = |&(a, b): &(u16, u16)| match (a as usize, b as usize) {
        (a, b) if a == here => Some(b),
        (a, b) if b == here => Some(a),
        _ => None,
    };
    map.links.iter().filter_map(other).filter_map(|i| places.get(i).copied()).collect()
}

/// A place in one line: its marks, then the ships, ground units and leaders of each side.
fn place(scene: &Scene, view: &View, at: Place, near: bool) -> Item {
    let about = scene.about(Target::Place(at));
    let mut line = vec![chip::mark(scene, view, &about)];
    if near {
        line.push(seg("•", Paint::Key));
    }
    let card = scene.slot(at).and_then(|slot| slot.card).and_then(|card| scene.card(card));
    let name = line.len();
    line.push(seg(card.map_or("", |text| text.name.as_str()), Paint::Plain));
    let marks: Segs = scene.tokens(at).iter().filter_map(token::Token::mark).collect();
    if !marks.is_empty() {
        line.push(seg(" ", Paint::Plain));
        line.extend(marks);
    }
    let mut last = None;
    for figures in figures(scene, at) {
        if last != Some(figures.letter) {
            line.push(seg(format!(" {}", figures.letter), Paint::Faction(figures.faction)));
            last = Some(figures.letter);
        }
        let n = if figures.count > 1 { figures.count.to_string() } else { String::new() };
        line.push(seg(format!("{}{n}", figures.sign), Paint::Faction(figures.faction)));
    }
    let brief = scene.carried(at).filter_map(|(_, slot)| counted(scene, slot)).collect::<Vec<_>>().join(", ");
    Item { spot: Spot::Card(at), line, brief, name: Some(name), hung: false }
}

/// Equal figures in one place.
struct Figures {
    letter: char,
    faction: u8,
    sign: char,
    count: usize,
}

/// Counts the figures, ordered by side, then ships, ground units and leaders.
fn figures(scene: &Scene, at: Place) -> Vec<Figures> {
    let mut all: Vec<Figures> = Vec::new();
    for (_, slot) in scene.carried(at) {
        let Some(text) = slot.card.and_then(|card| scene.card(card)) else { continue };
        let sign = figure_sign(text.kind);
        match all.iter_mut().find(|f| (f.letter, f.sign) == (text.letter, sign)) {
            Some(found) => found.count += slot.count,
            None => all.push(Figures { letter: text.letter, faction: text.faction, sign, count: slot.count }),
        }
    }
    all.sort_by_key(|f| (f.faction, f.sign != '△', f.sign == '☻'));
    all
}

/// The sign of a kind of figure.
fn figure_sign(kind: &str) -> char {
    match kind {
        "vessel" => '△',
        "ground" => '▣',
        _ => '☻',
    }
}

/// Equal figures as name and count.
pub(crate) fn counted(scene: &Scene, slot: &Card) -> Option<String> {
    let name = &scene.card(slot.card?)?.name;
    Some(if slot.count > 1 { format!("{name} ×{}", slot.count) } else { name.clone() })
}

/// The current combat or mission: its step, then the participants, one side left and one right.
fn under_way(scene: &Scene, view: &View) -> Option<Section> {
    let lanes: Vec<&Zone> = scene.board.zones.iter().filter(|z| z.role == ZoneRole::Lane).collect();
    let title = lanes.first()?;
    let shown = |t: &&Track| matches!(t.sign, "mission" | "fight") && t.at.is_some();
    let track = scene.board.tracks.iter().rfind(shown);
    let left = track.map_or_else(|| vec![seg(scene.word(&title.title), Paint::Strong)], |t| stepping(scene, t));
    let mut owners = holders(scene);
    owners.sort_by_key(|owner| Some(*owner) != scene.me.and_then(|me| holder(scene, me)));
    let rolls = |owner: &Seat| -> (Option<Spot>, Segs) {
        let mut line = vec![seg(scene.name(*owner), Paint::Seat(owner.idx() as u8))];
        line.extend(dice(scene, *owner));
        (None, line)
    };
    let fights = lanes.iter().any(|zone| zone.owner.is_some());
    let half = |owner: Option<Seat>| {
        let roles = [ZoneRole::Lane, ZoneRole::Tactics];
        items(scene, view, roles.into_iter().flat_map(|role| scene.groups(role, owner)))
    };
    let bands = if fights { owners.iter().map(|owner| half(Some(*owner))).collect() } else { vec![half(None)] };
    Some(Section {
        region: Region::Lane,
        left,
        right: owners.iter().map(rolls).collect(),
        bands,
        flow: if fights { Flow::Halves } else { Flow::Bands },
        usual: 1,
    })
}

/// The name of a track and its current stage.
fn stepping(scene: &Scene, track: &Track) -> Segs {
    let mut segs = vec![seg(scene.word(&track.name), Paint::Strong)];
    if let Some(stage) = track.at.and_then(|at| track.stages.get(at)) {
        segs.push(seg(" · ", Paint::Rule));
        segs.push(seg(scene.word(stage), Paint::Strong));
    }
    segs
}

/// The dice a side has rolled, grouped by face.
fn dice(scene: &Scene, owner: Seat) -> Segs {
    let Some(zone) = scene.zone(ZoneRole::Dice, Some(owner)) else { return Segs::new() };
    let mut segs = Segs::new();
    for (i, slot) in zone.cards.iter().enumerate() {
        let at = Place { role: ZoneRole::Dice, owner: Some(owner), slot: i as u16 };
        for mark in scene.tokens(at).iter().filter_map(token::Token::mark) {
            let n = if slot.count > 1 { format!("×{}", slot.count) } else { String::new() };
            segs.push(seg(format!(" {}{n}", mark.text), Paint::Strong));
        }
    }
    segs
}

/// The opponent's side: leaders, assigned missions, action cards and the build queue.
fn side(scene: &Scene, view: &View, owner: Seat) -> Section {
    let left = who(scene, owner);
    let roles = [ZoneRole::Draw, ZoneRole::Discard, ZoneRole::Supply, ZoneRole::Scrap];
    let right = piles(scene, view, &roles, owner, space(view, &left));
    let bands = [ZoneRole::Pool, ZoneRole::Orders, ZoneRole::Queue, ZoneRole::Reserve, ZoneRole::Goals];
    let bands = vec![bands.into_iter().flat_map(|role| items(scene, view, scene.groups(role, Some(owner)))).collect()];
    Section { region: Region::Side(owner), left, right, bands, flow: Flow::Bands, usual: 1 }
}

/// The viewer's side: leaders, assigned missions and the build queue.
fn own(scene: &Scene, view: &View, owner: Seat) -> Section {
    let left = who(scene, owner);
    let roles = [ZoneRole::Clues, ZoneRole::Draw, ZoneRole::Discard, ZoneRole::Supply, ZoneRole::Scrap];
    let right = piles(scene, view, &roles, owner, space(view, &left));
    let bands = [ZoneRole::Pool, ZoneRole::Orders, ZoneRole::Queue];
    let bands = bands.map(|role| items(scene, view, scene.groups(role, Some(owner))));
    Section { region: Region::Mine, left, right, bands: bands.into(), flow: Flow::Bands, usual: 1 }
}

/// The viewer's cards: missions, action cards and objectives.
fn hand(scene: &Scene, view: &View, owner: Seat) -> Section {
    let left = chip::pile(scene, view, ZoneRole::Hand, Some(owner)).unwrap_or_default();
    let roles = [ZoneRole::Reserve, ZoneRole::Goals];
    let right = piles(scene, view, &roles, owner, space(view, &left));
    let rest = roles.into_iter().flat_map(|role| items(scene, view, scene.groups(role, Some(owner)))).collect();
    let bands = vec![items(scene, view, scene.groups(ZoneRole::Hand, Some(owner))), rest];
    Section { region: Region::Hand, left, right, bands, flow: Flow::Bands, usual: 1 }
}

fn space(view: &View, left: &Segs) -> usize {
    (main_width(view) as usize).saturating_sub(segs_width(left) + 6)
}
