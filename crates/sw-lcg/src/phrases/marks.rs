//! Marks on a card: signs with numbers.

use table::{Mark, MarkState, Phrase};

use crate::card::{CardDef, Icon, Icons, Kind};
use crate::phrases::number;

/// Combat icons, the edge-enabled ones last; those are idle without the edge.
pub(crate) fn icons(icons: Icons, edge: bool) -> impl Iterator<Item = Mark> {
    let state = if edge { MarkState::Ready } else { MarkState::Idle };
    let normal = Icon::ALL.map(|icon| (icon, false, icons.normal[icon as usize], MarkState::Fact));
    let needy = Icon::ALL.map(|icon| (icon, true, icons.edge[icon as usize], state));
    normal.into_iter().chain(needy).filter(|(.., n, _)| *n > 0).map(|(icon, edge, n, state)| {
        let (sign, term) = icon_sign(icon, edge);
        mark(sign, term, n, state)
    })
}

/// Everything printed on a card besides its text: combat icons, Force icons, resources, priority.
pub fn marks(def: &CardDef) -> Vec<Mark> {
    let mut marks: Vec<Mark> = icons(def.icons(), false).collect();
    marks.extend(force(def));
    if def.resources() > 0 {
        marks.push(mark("resource", "lcg.mark.resources", def.resources(), MarkState::Fact));
    }
    if let Kind::Fate { priority } = def.kind {
        marks.push(mark("priority", "lcg.mark.priority", priority, MarkState::Fact));
    }
    marks
}

/// The Force icons, which no effect changes.
pub(crate) fn force(def: &CardDef) -> Option<Mark> {
    (def.force > 0).then(|| mark("force", "lcg.mark.force", def.force, MarkState::Fact))
}

fn mark(sign: &'static str, term: &'static str, n: u8, state: MarkState) -> Mark {
    Mark { n: Some(n), ..Mark::new(sign, Phrase::say(term, [number(n)]), state) }
}

const fn icon_sign(icon: Icon, edge: bool) -> (&'static str, &'static str) {
    match (icon, edge) {
        (Icon::UnitDamage, false) => ("unit-damage", "lcg.mark.unit-damage"),
        (Icon::Tactics, false) => ("tactics", "lcg.mark.tactics"),
        (Icon::Blast, false) => ("blast", "lcg.mark.blast"),
        (Icon::UnitDamage, true) => ("unit-damage-edge", "lcg.mark.unit-damage-edge"),
        (Icon::Tactics, true) => ("tactics-edge", "lcg.mark.tactics-edge"),
        (Icon::Blast, true) => ("blast-edge", "lcg.mark.blast-edge"),
    }
}
