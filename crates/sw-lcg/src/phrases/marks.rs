//! What stands on a card as a sign with a number.

use table::{Badge, BadgeState, Phrase};

use crate::card::{CardDef, Icon, Icons, Kind};
use crate::phrases::number;

/// Combat icons, those that need the edge last: idle without it.
pub(crate) fn icons(icons: Icons, edge: bool) -> impl Iterator<Item = Badge> {
    let state = if edge { BadgeState::Ready } else { BadgeState::Idle };
    let normal = Icon::ALL.map(|icon| (icon, false, icons.normal[icon as usize], BadgeState::Fact));
    let needy = Icon::ALL.map(|icon| (icon, true, icons.edge[icon as usize], state));
    normal.into_iter().chain(needy).filter(|(.., n, _)| *n > 0).map(|(icon, edge, n, state)| {
        let (sign, term) = icon_sign(icon, edge);
        mark(sign, term, n, state)
    })
}

/// What is printed on a card beside its text: combat icons, Force icons, resources, priority.
pub fn marks(def: &CardDef) -> Vec<Badge> {
    let mut marks: Vec<Badge> = icons(def.icons(), false).collect();
    marks.extend(force(def));
    if def.resources() > 0 {
        marks.push(mark("resource", "lcg.badge.resources", def.resources(), BadgeState::Fact));
    }
    if let Kind::Fate { priority } = def.kind {
        marks.push(mark("priority", "lcg.badge.priority", priority, BadgeState::Fact));
    }
    marks
}

/// Force icons, which nothing changes.
pub(crate) fn force(def: &CardDef) -> Option<Badge> {
    (def.force > 0).then(|| mark("force", "lcg.badge.force", def.force, BadgeState::Fact))
}

fn mark(sign: &'static str, term: &'static str, n: u8, state: BadgeState) -> Badge {
    Badge { n: Some(n), ..Badge::new(sign, Phrase::say(term, [number(n)]), state) }
}

const fn icon_sign(icon: Icon, edge: bool) -> (&'static str, &'static str) {
    match (icon, edge) {
        (Icon::UnitDamage, false) => ("unit-damage", "lcg.badge.unit-damage"),
        (Icon::Tactics, false) => ("tactics", "lcg.badge.tactics"),
        (Icon::Blast, false) => ("blast", "lcg.badge.blast"),
        (Icon::UnitDamage, true) => ("unit-damage-edge", "lcg.badge.unit-damage-edge"),
        (Icon::Tactics, true) => ("tactics-edge", "lcg.badge.tactics-edge"),
        (Icon::Blast, true) => ("blast-edge", "lcg.badge.blast-edge"),
    }
}
