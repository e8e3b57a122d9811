//! Looking ahead while something is dealt or given out: what would become of a character.

use games::{Badge, BadgeState, Place, Target, ZoneRole};
use table::{Gauge, Slot};

use super::decide::range;
use super::measure::{Segs, seg};
use super::paint::Paint;
use super::scene::Scene;
use super::view::View;

/// What is dealt or given out: a number of the table whose sign somebody is ready for.
pub(crate) fn flow(scene: &Scene) -> Option<&Gauge> {
    let zones = scene.board.zones.iter().filter(|zone| zone.role == ZoneRole::Play);
    let badges: Vec<&Badge> = zones.flat_map(|zone| &zone.slots).flat_map(|slot| &slot.badges).collect();
    scene.board.gauges.iter().find(|gauge| badges.iter().any(|badge| waits(badge, gauge)))
}

fn waits(badge: &Badge, flow: &Gauge) -> bool {
    badge.sign == flow.sign && badge.state == BadgeState::Ready && badge.of.is_some()
}

/// Does the look ahead say what this mark says?
pub(crate) fn tells(flow: Option<&Gauge>, badge: &Badge) -> bool {
    flow.is_some_and(|flow| waits(badge, flow) || badge.sign == "fresh-damage")
}

/// What would become of the character at a place: its damage then, or that it falls; what is blocked and what is too
/// much.
pub(crate) fn ahead(scene: &Scene, view: &View, at: Place) -> Segs {
    let Some((flow, slot)) = flow(scene).zip(scene.slot(at)) else { return Segs::new() };
    let Some(n) = portion(scene, view, at, flow, slot).filter(|n| *n > 0) else { return Segs::new() };
    let mark = |sign: &str| slot.badges.iter().find(|b| b.sign == sign && b.state == BadgeState::Fact);
    let shields = mark("shield").and_then(|b| b.n).map_or(0, u32::from);
    if flow.sign == "shield" {
        // Numbers to dial end with what it can hold; else more may be given than it can.
        if !scene.number() {
            return Segs::new();
        }
        return vec![seg(format!(" →◇{}", shields + n), Paint::Strong)];
    }
    let Some((damage, health)) = mark("damage").and_then(|b| Some((u32::from(b.n?), u32::from(b.of?)))) else {
        return Segs::new();
    };
    let blocked = if flow.sign == "unblockable" { 0 } else { n.min(shields) };
    let after = damage + n - blocked;
    let then = if after < health { format!("{after}/{health}") } else { "✖".to_owned() };
    let block = if blocked > 0 { format!(" ◇−{blocked}") } else { String::new() };
    let over = if after > health { format!(" +{}", after - health) } else { String::new() };
    vec![seg(format!(" →{then}{block}{over}"), Paint::Warning)]
}

/// How much of the flow it would get: what is dialed, what is settled, or all of it.
fn portion(scene: &Scene, view: &View, at: Place, flow: &Gauge, slot: &Slot) -> Option<u32> {
    let here = Target::Place(at);
    // A number is for one character, and another of the same name gets nothing of it.
    if scene.number() && scene.choices.iter().any(|choice| choice.target == Some(here)) {
        let most = range(scene)?.1;
        return view.digits.as_ref().map_or(Some(most), |digits| digits.parse().ok());
    }
    let settled = slot.badges.iter().find(|b| b.sign == "fresh-damage").and_then(|b| b.n);
    let may_get_all = || !scene.number() && !scene.about(here).is_empty();
    settled.map(u32::from).or_else(|| u32::try_from(flow.value).ok().filter(|_| may_get_all()))
}
