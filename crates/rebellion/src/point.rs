//! The targets that options point at, and the reasons why other targets are no options.

use table::{Game, Opt, Options, Place, Reason, RuleId, Seat, Target, Viewer, ZoneRole};

use crate::cells::Cell;
use crate::db::Entity;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::phrases::word;
use crate::side::Side;
use crate::state::State;
use crate::strike::{packed, unpacked};
use crate::verb::{Args, Pick, Verb};
use crate::view::View;

impl Rebellion {
    pub(crate) fn target_of(&self, s: &State, seat: Seat, o: Opt) -> Option<Target> {
        let pick = Pick::from(o);
        // The argument of these verbs is a number, not a `Entity`.
        if matches!(pick.verb.args(), Args::None | Args::Number) {
            return None;
        }
        let view = self.view_of(s, Viewer::Seat(seat));
        let side = self.side_of(seat);
        let at = |role: ZoneRole, side: Side, fits: &dyn Fn(&Cell) -> bool| {
            let slot = self.find(&view, role, side, fits)?;
            let owner = if role == ZoneRole::Map { None } else { self.seats_of(side).lowest() };
            Some(Target::Place(Place { role, owner, slot }))
        };
        let is = |thing: Entity| move |cell: &Cell| cell.thing == Some(thing);
        match (pick.verb, pick.thing()?, pick.second()) {
            (Verb::Deploy, _, Some(place @ Entity::Site(_))) => at(ZoneRole::Map, side, &is(place)),
            (Verb::Free, _, Some(place @ Entity::Site(_))) => at(ZoneRole::Map, side, &is(place)),
            (Verb::Deal | Verb::Cancel, Entity::Unit(unit), _) => {
                let n = unpacked(pick).map(packed)?;
                at(ZoneRole::Lane, unit.side(), &|cell| cell.thing == Some(Entity::Unit(unit)) && cell.n == n)
            }
            (Verb::Queued, thing, _) => {
                at(ZoneRole::Queue, thing_side(thing, side), &|cell| cell.thing == Some(thing) && cell.n == pick.b)
            }
            (Verb::Reveal | Verb::RevealUnseen, mission, Some(first @ Entity::Leader(_))) => {
                let cells = self.cells(&view, ZoneRole::Orders, side);
                let on = cells.windows(2).position(|c| c[0].thing == Some(mission) && c[1].thing == Some(first))?;
                let owner = self.seats_of(side).lowest();
                Some(Target::Place(Place { role: ZoneRole::Orders, owner, slot: on as u16 }))
            }
            // A leader who joins another one points at the other leader's mission.
            (Verb::Join, _, Some(other @ Entity::Leader(_))) => {
                let cells = self.cells(&view, ZoneRole::Orders, side);
                let on = cells.windows(2).position(|c| !c[0].attached && c[1].thing == Some(other))?;
                let owner = self.seats_of(side).lowest();
                Some(Target::Place(Place { role: ZoneRole::Orders, owner, slot: on as u16 }))
            }
            (_, thing @ Entity::Site(_), _) => at(ZoneRole::Map, side, &is(thing)),
            (_, thing @ Entity::Mission(_), _) => {
                at(ZoneRole::Hand, side, &is(thing)).or_else(|| at(ZoneRole::Discard, side, &is(thing)))
            }
            (_, thing @ Entity::Action(_), _) => at(ZoneRole::Reserve, side, &is(thing)),
            (_, thing @ Entity::Objective(_), _) => at(ZoneRole::Goals, Side::Rebels, &is(thing)),
            (_, thing @ Entity::Tactic(_), _) => at(ZoneRole::Tactics, side, &is(thing)),
            (_, thing @ Entity::Leader(_), _) => at(ZoneRole::Pool, side, &is(thing))
                .or_else(|| at(ZoneRole::Orders, side, &is(thing)))
                .or_else(|| at(ZoneRole::Map, side, &is(thing))),
            (_, Entity::Unit(_) | Entity::Ring(_), _) => None,
        }
    }

    /// The reason why a target that the player points at is no option.
    pub(crate) fn reason_against(&self, s: &State, seat: Seat, what: Target) -> Option<Reason> {
        let Target::Place(place) = what else { return None };
        // Other players learn nothing, because a pending decision may depend on secrets.
        if !self.to_act(s).all().contains(seat) {
            return None;
        }
        let mut options = Options::new();
        self.options(s, seat, &mut options);
        if options.iter().any(|&o| self.target_of(s, seat, o) == Some(what)) {
            return None;
        }
        let view = self.view_of(s, Viewer::Seat(seat));
        let side = self.side_of(seat);
        let owner = place.owner.map_or(side, |owner| self.side_of(owner));
        let cell = *self.cells(&view, place.role, owner).get(usize::from(place.slot))?;
        let because = |rule, term| Some(Reason { rule: RuleId(rule), phrase: word(term) });
        match (s.frames.last()?, place.role, cell.thing) {
            _ if owner != side && place.role != ZoneRole::Map && place.role != ZoneRole::Lane => {
                because("REB-CMD-02", "reb.why.theirs")
            }
            (Frame::Command { role }, ZoneRole::Map, Some(Entity::Site(site))) => {
                if !site.is_system() {
                    because("REB-BASE-05", "reb.why.base-space")
                } else if self.pool_of(s, role).is_empty() {
                    because("REB-CMD-09", "reb.why.no-leader")
                } else {
                    because("REB-CMD-10", "reb.why.no-tactics")
                }
            }
            (Frame::Command { .. }, ZoneRole::Orders, Some(Entity::Mission(mission))) => {
                Some(self.unrevealed(&view, side, mission, place.slot))
            }
            (Frame::Command { .. }, ZoneRole::Hand, _) => because("REB-ASSIGN-02", "reb.why.only-assigned"),
            (Frame::Command { .. }, ZoneRole::Pool, _) => because("REB-CMD-02", "reb.why.leader-later"),
            (Frame::Command { .. } | Frame::Assign { .. }, ZoneRole::Reserve, _) => {
                because("REB-ACTION-03", "reb.why.not-the-moment")
            }
            (Frame::Assign { .. }, ZoneRole::Map, _) => because("REB-ASSIGN-02", "reb.why.assigning"),
            (Frame::Assign { .. }, ZoneRole::Pool, _) => because("REB-ASSIGN-04", "reb.why.not-yours"),
            (Frame::Assign { .. }, ZoneRole::Orders, _) => because("REB-ASSIGN-03", "reb.why.two-leaders"),
            (Frame::MoveFrom { to, .. }, ZoneRole::Map, Some(Entity::Site(site))) => {
                let near = to.is_system() && site.is_system() && self.db.map.next[to.idx()].has(site.idx());
                if !near && site.is_system() {
                    because("REB-MOVE-01", "reb.why.not-adjacent")
                } else {
                    because("REB-MOVE-04", "reb.why.nothing-to-move")
                }
            }
            (Frame::Aim { .. }, ZoneRole::Map, Some(Entity::Site(_))) => because("REB-MISSION-05", "reb.why.not-here"),
            (Frame::Deploy { .. }, ZoneRole::Map, Some(Entity::Site(site))) => {
                if site.is_system() && !self.db.map.populous.has(site.idx()) {
                    because("REB-DEPLOY-06", "reb.why.remote")
                } else if s.deployed[site] >= 2 {
                    because("REB-DEPLOY-04", "reb.why.two-deployed")
                } else if !s.force(site, side.other()).is_empty() {
                    because("REB-DEPLOY-05", "reb.why.enemy-here")
                } else {
                    because("REB-DEPLOY-03", "reb.why.not-loyal")
                }
            }
            (Frame::RetreatTo { .. }, ZoneRole::Map, Some(Entity::Site(_))) => {
                because("REB-RETREAT-05", "reb.why.no-retreat")
            }
            (_, ZoneRole::Tactics, _) => because("REB-TACTIC-02", "reb.why.not-the-moment"),
            (_, ZoneRole::Goals, _) => because("REB-OBJ-07", "reb.why.not-the-moment"),
            (_, ZoneRole::Reserve, _) => because("REB-ACTION-03", "reb.why.not-the-moment"),
            (_, ZoneRole::Lane, _) => because("REB-COMBAT-07", "reb.why.not-asked"),
            _ => because("REB-ROUND-01", "reb.why.not-asked"),
        }
    }

    /// Why a mission cannot be revealed: too little skill or no target (REB-MISSION-03, REB-MISSION-04).
    fn unrevealed(&self, view: &View, side: Side, mission: crate::db::Mission, slot: u16) -> Reason {
        let cells = self.cells(view, ZoneRole::Orders, side);
        let on = cells[usize::from(slot) + 1..].iter().take_while(|cell| cell.attached);
        let facts = self.db.mission(mission);
        let skill: u8 = on
            .filter_map(|cell| match cell.thing {
                Some(Entity::Leader(leader)) => Some(self.db.leader(leader).skill(facts.skill)),
                _ => None,
            })
            .sum();
        let (rule, term) = if skill < facts.needs {
            ("REB-MISSION-03", "reb.why.skill")
        } else {
            ("REB-MISSION-04", "reb.why.no-place")
        };
        Reason { rule: RuleId(rule), phrase: word(term) }
    }
}

fn thing_side(thing: Entity, usual: Side) -> Side {
    match thing {
        Entity::Unit(unit) => unit.side(),
        _ => usual,
    }
}
