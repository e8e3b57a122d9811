//! Previews the effect of damage or shields that are being distributed among characters.

use games::{Mark, MarkState, Place, Target, ZoneRole};
use table::{Card, Gauge};

use super::decide::range;
use super::measure::{Segs, seg};
use super::paint::Paint;
use super::scene::Scene;
use super::view::View;

/// The amount being distributed: a gauge whose sign matches a ready mark on a card.
pub(crate) fn flow(scene: &Scene) -> Option<&Gauge> {
    let zones = scene.board.zones.iter().filter(|zone| zone.role == ZoneRole::Play);
    let marks: Vec<&Mark> = zones.flat_map(|zone| &zone.cards).flat_map(|slot| &slot.marks).collect();
    scene.board.gauges.iter().find(|gauge| marks.iter().any(|mark| waits(mark, gauge)))
}

fn waits(mark: &Mark, flow: &Gauge) -> bool {
    mark.sign == flow.sign && mark.state == MarkState::Ready && mark.of.is_some()
}

/// Returns whether the preview already shows what this mark says.
pub(crate) fn tells(flow: Option<&Gauge>, mark: &Mark) -> bool {
    flow.is_some_and(|flow| waits(mark, flow) || mark.sign == "fresh-damage")
}

/// The preview for the character at a place: its damage afterwards or its defeat, the blocked damage and the excess.
pub(crate) fn ahead(scene: &Scene, view: &View, at: Place) -> Segs {
    let Some((flow, slot)) = flow(scene).zip(scene.slot(at)) else { return Segs::new() };
    let Some(n) = portion(scene, view, at, flow, slot).filter(|n| *n > 0) else { return Segs::new() };
    let mark = |sign: &str| slot.marks.iter().find(|b| b.sign == sign && b.state == MarkState::Fact);
    let shields = mark("shield").and_then(|b| b.n).map_or(0, u32::from);
    if flow.sign == "shield" {
        // Typed numbers are limited to what the character can hold; other distributions may exceed it.
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

/// The share of the flow for a character: the typed number, the assigned part, or all of it.
fn portion(scene: &Scene, view: &View, at: Place, flow: &Gauge, slot: &Card) -> Option<u32> {
    let here = Target::Place(at);
    // A typed number applies to one character only, not to others of the same name.
    if scene.number() && scene.choices.iter().any(|choice| choice.target == Some(here)) {
        let most = range(scene)?.1;
        return view.digits.as_ref().map_or(Some(most), |digits| digits.parse().ok());
    }
    let settled = slot.marks.iter().find(|b| b.sign == "fresh-damage").and_then(|b| b.n);
    let may_get_all = || !scene.number() && !scene.about(here).is_empty();
    settled.map(u32::from).or_else(|| u32::try_from(flow.value).ok().filter(|_| may_get_all()))
}
