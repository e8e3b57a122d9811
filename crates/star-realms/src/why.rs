//! Why something is not an option now. Uses only what the asking seat knows.

use table::{CardId, Options, Place, Reason, Seat, SeatSet, Target, ZoneRole};

use crate::card::Kind;
use crate::db::NONE;
use crate::event::Ability;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::phrases::{Reach, WhyNot, why_not};
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

    /// An option matches a target when it points at it, points at another card of the same name in the same zone, or
    /// attacks the team of the targeted member.
    fn is_about(&self, s: &State<N, W>, seat: Seat, o: table::Opt, what: Target) -> bool {
        let attack = Verb::of(o.verb()) == Verb::AttackSeat;
        match (self.target_of(s, seat, o), what) {
            (Some(Target::Seat(a)), Target::Seat(b)) if attack => a == self.authority_seat(s, b),
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
        if !s.alive.contains(other) {
            WhyNot::PlayerIsOut { seat: other }
        } else if self.team_of(s, seat).contains(other) {
            WhyNot::SameTeam
        } else if let Some(reach) = self.too_far(self.targets(s, seat), other, Reach::Prey) {
            WhyNot::OutOfReach { seat: other, reach }
        } else if let Some(owner) = self.shielding(s, other) {
            WhyNot::OutpostFirst { owner, team: self.mode() == Mode::Hydra }
        } else {
            WhyNot::NoCombat
        }
    }

    /// The rule that keeps a living enemy out of reach; `None` in most modes.
    fn too_far(&self, near: SeatSet, other: Seat, hunted: Reach) -> Option<Reach> {
        match self.mode() {
            Mode::Hunter => Some(hunted).filter(|_| !near.contains(other)),
            Mode::Emperor => Some(Reach::Opposite).filter(|_| !near.contains(other)),
            Mode::Duel | Mode::FreeForAll | Mode::Hydra | Mode::Raid => None,
        }
    }

    /// The player whose outposts shield this player: the player or a teammate (SR-HYDRA-10).
    fn shielding(&self, s: &State<N, W>, seat: Seat) -> Option<Seat> {
        let has_outpost = |m: Seat| !s.players[m].in_play.disjoint(&self.cast.outposts);
        let team = if self.mode() == Mode::Hydra { self.team_of(s, seat) } else { SeatSet::only(seat) };
        std::iter::once(seat).chain(team.without(seat).iter()).find(|&m| has_outpost(m))
    }

    fn objection_to_card(&self, s: &State<N, W>, seat: Seat, at: Place) -> WhyNot {
        let p = &s.players[seat];
        match (at.role, at.owner) {
            (ZoneRole::Supply, _) if s.explorers.is_empty() => WhyNot::NoExplorersLeft,
            (ZoneRole::Supply, _) if !self.explorers_for_sale(s) => WhyNot::ExplorersSoldOut,
            (ZoneRole::Market | ZoneRole::Supply, _) => {
                match self.card_at(s, at).map(|card| self.cast.facts(card).cost) {
                    Some(cost) if at.role == ZoneRole::Supply && self.only_jointly(s, seat, cost) => {
                        WhyNot::NoJointExplorers
                    }
                    Some(cost) => WhyNot::TooExpensive { cost, have: p.trade },
                    None => WhyNot::NotAChoice,
                }
            }
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

    /// Could this member, who cannot pay for an Explorer alone, buy it with teammates if the ruling allowed it?
    fn only_jointly(&self, s: &State<N, W>, seat: Seat, cost: u8) -> bool {
        let own = s.players[seat].trade;
        let together: u16 = self.team_of(s, seat).iter().map(|m| s.players[m].trade).sum();
        let forbidden = self.mode() == Mode::Hydra && !self.setup.rulings.hydra_joint_explorers;
        forbidden && own > 0 && together >= cost.into()
    }

    fn objection_to_base(&self, s: &State<N, W>, seat: Seat, owner: Seat, at: Place) -> WhyNot {
        let Some(&copy) = self.lineup(s, owner).get(at.slot as usize) else { return WhyNot::NotAChoice };
        let facts = self.cast.of(copy);
        let outpost = matches!(self.db.card(self.cast.card(copy)).kind, Kind::Outpost(_));
        if self.team_of(s, seat).contains(owner) {
            WhyNot::SameTeam
        } else if facts.defense == 0 {
            WhyNot::NotYours
        } else if let Some(reach) = self.too_far(self.base_owners(s, seat), owner, Reach::NeighborBases) {
            WhyNot::OutOfReach { seat: owner, reach }
        } else if let Some(by) = self.shielding(s, owner).filter(|_| !outpost) {
            WhyNot::OutpostFirst { owner: by, team: self.mode() == Mode::Hydra }
        } else if s.players[seat].combat == 0 && self.damages(s, owner) {
            WhyNot::NoCombat // any amount is enough
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
