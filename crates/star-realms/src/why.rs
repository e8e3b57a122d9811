//! Why something is no option now. Looks only at what the asking seat knows.

use table::{CardId, Options, Place, Reason, Seat, Target, ZoneRole};

use crate::card::{Home, Kind};
use crate::db::NONE;
use crate::event::Ability;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::phrases::{WhyNot, why_not};
use crate::setup::Mode;
use crate::state::State;
use crate::verb::{PickZone, Verb};

impl<const N: usize, const W: usize> StarRealms<N, W> {
    pub(crate) fn reason_against(&self, s: &State<N, W>, seat: Seat, what: Target) -> Option<Reason> {
        let mut options = Options::new();
        if table::Game::to_act(self, s).all().contains(seat) {
            self.list_options(s, seat, &mut options);
        }
        if options.iter().any(|&o| self.is_about(s, seat, o, what)) {
            return None;
        }
        Some(why_not(self.objection(s, seat, what)))
    }

    /// An option is about a thing when it points at it, at another card of the same name in the same zone, or attacks
    /// the team of the member pointed at.
    fn is_about(&self, s: &State<N, W>, seat: Seat, o: table::Opt, what: Target) -> bool {
        let attack = Verb::of(o.verb()) == Verb::AttackSeat;
        match (self.target_of(s, seat, o), what) {
            (Some(Target::Seat(a)), Target::Seat(b)) if attack => a == self.purse(s, b),
            (Some(Target::Place(a)), Target::Place(b)) => {
                a == b || (a.role, a.owner) == (b.role, b.owner) && self.card_at(s, a) == self.card_at(s, b)
            }
            (a, b) => a == Some(b),
        }
    }

    /// The card at a place of a seat's own board; `None` for hidden or empty places.
    fn card_at(&self, s: &State<N, W>, at: Place) -> Option<CardId> {
        let slot = at.slot as usize;
        let nth = |set: table::CopySet<W>| set.iter().nth(slot).map(|c| self.cast.card(c));
        match (at.role, at.owner) {
            (ZoneRole::Market, _) => s.row.get(slot).filter(|c| c.is_some()).map(|&c| self.cast.card(c)),
            (ZoneRole::Supply, _) => self.cast.explorers.first().map(|c| self.cast.card(c)),
            (ZoneRole::Play, Some(owner)) => self.lineup(s, owner).get(slot).map(|&c| self.cast.card(c)),
            (ZoneRole::Hand, Some(owner)) => nth(s.players[owner].hand),
            _ => None,
        }
    }

    fn objection(&self, s: &State<N, W>, seat: Seat, what: Target) -> WhyNot {
        if s.is_over() {
            return WhyNot::GameOver;
        }
        if !s.alive.contains(seat) {
            return WhyNot::YouAreOut;
        }
        if !self.on_turn(s).contains(seat) {
            return WhyNot::NotYourTurn;
        }
        if !Self::in_main(s) {
            return if table::Game::to_act(self, s).all().contains(seat) {
                WhyNot::NotAChoice
            } else {
                WhyNot::AnswerFirst
            };
        }
        if matches!(s.frames.last(), Some(Frame::Main { done }) if done.contains(seat)) {
            return WhyNot::TurnDeclaredOver;
        }
        match what {
            Target::EndTurn => WhyNot::AnswerFirst,
            Target::Seat(other) => self.objection_to_attack(s, seat, other),
            Target::Place(at) => self.objection_to_card(s, seat, at),
        }
    }

    fn objection_to_attack(&self, s: &State<N, W>, seat: Seat, other: Seat) -> WhyNot {
        if self.team_of(s, seat).contains(other) {
            WhyNot::SameTeam
        } else if !s.alive.contains(other) || !self.targets(s, seat).contains(other) {
            WhyNot::OutOfReach { seat: other, mode: self.mode() }
        } else if self.is_shielded(s, other) {
            WhyNot::OutpostFirst { owner: other }
        } else {
            WhyNot::NoCombat
        }
    }

    fn objection_to_card(&self, s: &State<N, W>, seat: Seat, at: Place) -> WhyNot {
        let p = &s.players[seat];
        match (at.role, at.owner) {
            (ZoneRole::Supply, _) if s.explorers.is_empty() => WhyNot::NoExplorersLeft,
            (ZoneRole::Supply, _) if !self.explorers_for_sale(s) => WhyNot::ExplorersSoldOut,
            (ZoneRole::Market | ZoneRole::Supply, _) => match self.card_at(s, at) {
                Some(card) if self.db.card(card).home != Home::Starter => {
                    WhyNot::TooExpensive { cost: self.cast.facts(card).cost, have: p.trade }
                }
                _ => WhyNot::NotAChoice,
            },
            (ZoneRole::Play, Some(owner)) if owner == seat => self.objection_to_own(s, seat, at),
            (ZoneRole::Play, Some(owner)) => self.objection_to_base(s, seat, owner, at),
            (ZoneRole::Hand | ZoneRole::Discard | ZoneRole::Draw, Some(owner)) if owner != seat => WhyNot::NotYours,
            (ZoneRole::Discard, _) if self.mode() == Mode::Emperor => WhyNot::CannotGive,
            (ZoneRole::Discard, _) => WhyNot::CannotPlayFrom { zone: PickZone::Discard },
            (ZoneRole::Draw, _) => WhyNot::CannotPlayFrom { zone: PickZone::Deck },
            (ZoneRole::Scrap, _) => WhyNot::CannotPlayFrom { zone: PickZone::Gone },
            _ => WhyNot::NotAChoice,
        }
    }

    fn objection_to_base(&self, s: &State<N, W>, seat: Seat, owner: Seat, at: Place) -> WhyNot {
        let Some(&copy) = self.lineup(s, owner).get(at.slot as usize) else { return WhyNot::NotAChoice };
        let facts = self.cast.of(copy);
        let outpost = matches!(self.db.card(self.cast.card(copy)).kind, Kind::Outpost(_));
        if self.team_of(s, seat).contains(owner) {
            WhyNot::SameTeam
        } else if facts.defense == 0 {
            WhyNot::NotYours
        } else if !self.base_owners(s, seat).contains(owner) {
            WhyNot::OutOfReach { seat: owner, mode: self.mode() }
        } else if !outpost && self.is_shielded(s, owner) {
            WhyNot::OutpostFirst { owner }
        } else if s.players[seat].combat == 0 && self.damages(s, owner) {
            WhyNot::NoCombat // any amount would do
        } else {
            WhyNot::DefenseTooHigh { defense: facts.defense - s.damage(copy), have: s.players[seat].combat }
        }
    }

    fn objection_to_own(&self, s: &State<N, W>, seat: Seat, at: Place) -> WhyNot {
        let Some(&copy) = self.lineup(s, seat).get(at.slot as usize) else { return WhyNot::NotAChoice };
        let facts = self.cast.facts(self.acts_as(s, copy));
        if s.used_primary.contains(copy) {
            WhyNot::AlreadyUsed { ability: Ability::Primary }
        } else if facts.programs.ally != NONE && s.used_ally.contains(copy) {
            WhyNot::AlreadyUsed { ability: Ability::Ally }
        } else if facts.programs.ally != NONE {
            WhyNot::NoAlly { faction: facts.faction }
        } else if facts.defense == 0 && facts.programs.primary != NONE {
            WhyNot::ShipWorksWhenPlayed
        } else {
            WhyNot::NoAbility
        }
    }
}
