//! Damage that is being dealt, as a board tells of it: how much of each kind is left, and which units can take it.
//!
//! A gauge has the sign of its kind, and so has the badge of every unit that kind can go to. Clients that let a player
//! share out all of it before the first answer is sent need no rules for that.

use table::{Badge, BadgeState, Gauge, Phrase, ZoneRole};

use crate::cells::Cell;
use crate::db::Thing;
use crate::frame::{Frame, Way};
use crate::game::Rebellion;
use crate::phrases::{noun, number};
use crate::side::{Side, Theater};
use crate::strike::Result;
use crate::unit::Unit;
use crate::view::View;

/// Damage of one kind.
#[derive(Clone, Copy)]
pub(crate) struct Blow {
    sign: &'static str,
    /// The result of a die, or damage of a card.
    result: Option<Result>,
    side: Side,
    theater: Theater,
    left: u8,
    /// So much of it at most on each unit.
    each: Option<u8>,
}

impl Rebellion {
    /// What is being dealt, in the order in which it is asked about.
    pub(crate) fn blows(&self, view: &View) -> Vec<Blow> {
        let blow = |sign, result, side, theater, left, each| Blow { sign, result, side, theater, left, each };
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

    fn somebody_takes(&self, view: &View, blow: &Blow) -> bool {
        let side = blow.side.other();
        let force = view.combat.site.map(|site| view.forces[site][side.idx()]).unwrap_or_default();
        force.kinds(side).any(|(unit, _)| self.takes(view, blow, unit))
    }

    fn takes(&self, view: &View, blow: &Blow, unit: Unit) -> bool {
        let &Blow { result, side, theater, .. } = blow;
        unit.side() == side.other()
            && unit.theater() == theater
            && self.db.unit(unit).health > 0
            && result.is_none_or(|result| self.harms(&view.combat, side, theater, result, unit))
    }

    /// What a unit in combat can take of it.
    pub(crate) fn blow_badges(&self, view: &View, role: ZoneRole, cell: &Cell) -> Vec<Badge> {
        let (ZoneRole::Lane, Some(Thing::Unit(unit))) = (role, cell.thing) else { return Vec::new() };
        let blows = self.blows(view).into_iter().filter(|blow| self.takes(view, blow, unit));
        blows
            .map(|blow| {
                let phrase = blow.result.map_or_else(
                    || Phrase::say("reb.mark.takes.card", []),
                    |result| Phrase::say("reb.mark.takes", [noun(result.term())]),
                );
                Badge { of: blow.each, ..Badge::new(blow.sign, phrase, BadgeState::Ready) }
            })
            .collect()
    }
}

impl Blow {
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
