//! Damage that is being dealt, as shown on the board: how much of each kind is left, and which units can take it.
//!
//! Each kind of damage has a gauge with a sign. Every unit that can take the damage has a mark with the same sign, so
//! clients can let players distribute all damage before they send the first answer, without knowing the rules.

use table::{Gauge, Mark, MarkState, Phrase, ZoneRole};

use crate::cells::Cell;
use crate::db::Entity;
use crate::frame::{Frame, Way};
use crate::game::Rebellion;
use crate::phrases::{noun, number};
use crate::side::{Side, Theater};
use crate::strike::Result;
use crate::unit::Unit;
use crate::view::View;

/// Damage of one kind.
#[derive(Clone, Copy)]
pub(crate) struct PendingDamage {
    sign: &'static str,
    /// The result of a die; `None` for damage of a card.
    result: Option<Result>,
    side: Side,
    theater: Theater,
    left: u8,
    /// The maximum damage for each unit.
    each: Option<u8>,
}

impl Rebellion {
    /// The damage that is being dealt, in the order of the questions.
    pub(crate) fn blows(&self, view: &View) -> Vec<PendingDamage> {
        let blow = |sign, result, side, theater, left, each| PendingDamage { sign, result, side, theater, left, each };
        match view.frame {
            Some(Frame::AssignDie { side, theater }) => Result::ALL
                .into_iter()
                .map(|result| blow(result.sign(), Some(result), side, theater, result.n(&view.combat), None))
                .filter(|blow| blow.left > 0 && self.somebody_takes(view, blow))
                .collect(),
            Some(Frame::Deal { side, theater, left, way }) if way != Way::One => {
                let sign = if theater == Theater::Space { "tactic-space" } else { "tactic-ground" };
                vec![blow(sign, None, side, theater, left, (way == Way::Each).then_some(1))]
            }
            _ => Vec::new(),
        }
    }

    fn somebody_takes(&self, view: &View, blow: &PendingDamage) -> bool {
        let side = blow.side.other();
        let force = view.combat.site.map(|site| view.forces[site][side.idx()]).unwrap_or_default();
        force.kinds(side).any(|(unit, _)| self.takes(view, blow, unit))
    }

    fn takes(&self, view: &View, blow: &PendingDamage, unit: Unit) -> bool {
        let &PendingDamage { result, side, theater, .. } = blow;
        unit.side() == side.other()
            && unit.theater() == theater
            && self.db.unit(unit).health > 0
            && result.is_none_or(|result| self.harms(&view.combat, side, theater, result, unit))
    }

    /// The marks of a unit in combat for the kinds of damage it can take.
    pub(crate) fn blow_badges(&self, view: &View, role: ZoneRole, cell: &Cell) -> Vec<Mark> {
        let (ZoneRole::Lane, Some(Entity::Unit(unit))) = (role, cell.thing) else { return Vec::new() };
        let blows = self.blows(view).into_iter().filter(|blow| self.takes(view, blow, unit));
        blows
            .map(|blow| {
                let phrase = blow.result.map_or_else(
                    || Phrase::say("reb.mark.takes.card", []),
                    |result| Phrase::say("reb.mark.takes", [noun(result.term())]),
                );
                Mark { of: blow.each, ..Mark::new(blow.sign, phrase, MarkState::Ready) }
            })
            .collect()
    }
}

impl PendingDamage {
    pub(crate) fn gauge(self) -> Gauge {
        let term = match self.result {
            Some(Result::Black) => "reb.gauge.hits.black",
            Some(Result::Red) => "reb.gauge.hits.red",
            Some(Result::Direct) => "reb.gauge.hits.direct",
            None => "reb.gauge.damage",
        };
        let text = Phrase::say(term, [number(self.left)]);
        Gauge { sign: self.sign, text, value: self.left.into(), most: None, seat: None, ends: Vec::new() }
    }
}

impl Result {
    const fn sign(self) -> &'static str {
        match self {
            Self::Black => "die-black-hit",
            Self::Red => "die-red-hit",
            Self::Direct => "die-direct",
        }
    }

    const fn term(self) -> &'static str {
        match self {
            Self::Black => "reb.die.black.hit",
            Self::Red => "reb.die.red.hit",
            Self::Direct => "reb.die.direct",
        }
    }
}
