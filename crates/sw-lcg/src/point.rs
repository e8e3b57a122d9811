//! What options point at, and why something pointed at is no option.

use table::{CopyId, Opt, Options, Place, Reason, Seat, Target, Viewer, ZoneRole};

use crate::frame::{Frame, How};
use crate::game::SwLcg;
use crate::op::SkillKind;
use crate::phrases::Why;
use crate::state::State;
use crate::verb::Verb;

impl<const W: usize> SwLcg<W> {
    /// The thing on the board an option is about.
    pub(crate) fn target_of(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Target> {
        let verb = Verb::of(o.verb());
        if !verb.names_copy() {
            return None;
        }
        self.place_of(s, seat, CopyId(o.a())).map(Target::Place)
    }

    /// Where a card lies on the board as this seat sees it.
    fn place_of(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Option<Place> {
        let view = self.view_of(s, Viewer::Seat(seat));
        let owner = self.owner(s, copy);
        let at = |role, slot: usize| Place { role, owner: Some(owner), slot: slot as u16 };
        if s.in_play.contains(copy) {
            let lineups = [self.lineup(s, Seat::new(0)), self.lineup(s, Seat::new(1))];
            for zone_owner in [Seat::new(0), Seat::new(1)] {
                for role in [ZoneRole::Goals, ZoneRole::Play, ZoneRole::Lane] {
                    let spots = self.arranged(&view, zone_owner, role);
                    let found = spots.iter().position(|&(who, i, _)| lineups[who.idx()][i] == copy);
                    if let Some(slot) = found {
                        return Some(Place { role, owner: Some(zone_owner), slot: slot as u16 });
                    }
                }
            }
            return None;
        }
        let card = self.cast.card(copy);
        let p = &view.seats[owner.idx()];
        let find = |list: &[Option<table::CardId>]| list.iter().position(|&c| c == Some(card));
        if s.hand.contains(copy) {
            return find(&p.hand).map(|i| at(ZoneRole::Hand, i));
        }
        if s.discard.contains(copy) {
            return p.discard.iter().position(|&c| c == card).map(|i| at(ZoneRole::Discard, i));
        }
        if s.dealt.contains(copy) {
            return find(&p.dealt).map(|i| at(ZoneRole::GoalDeck, i));
        }
        if s.edge.contains(copy) {
            return find(&p.edge).map(|i| at(ZoneRole::Stake, i));
        }
        if s.over.contains(copy) {
            return find(&p.top).map(|i| at(ZoneRole::Draw, i));
        }
        None
    }

    /// The card at a place, as far as the seat may know it.
    fn card_at(&self, s: &State<W>, seat: Seat, place: Place) -> Option<CopyId> {
        let view = self.view_of(s, Viewer::Seat(seat));
        let owner = place.owner?;
        let slot = place.slot as usize;
        match place.role {
            ZoneRole::Goals | ZoneRole::Play | ZoneRole::Lane => {
                let &(who, i, _) = self.arranged(&view, owner, place.role).get(slot)?;
                self.lineup(s, who).get(i).copied()
            }
            ZoneRole::Hand => {
                let card = (*view.seats[owner.idx()].hand.get(slot)?)?;
                (s.hand & self.cast.facts(card).copies).first()
            }
            ZoneRole::Discard => {
                let card = *view.seats[owner.idx()].discard.get(slot)?;
                (s.discard & self.cast.facts(card).copies).first()
            }
            _ => None,
        }
    }

    /// Why the thing pointed at is no option now.
    pub(crate) fn reason_against(&self, s: &State<W>, seat: Seat, what: Target) -> Option<Reason> {
        let mut options = Options::new();
        let asked = !s.is_over() && table::Game::to_act(self, s).all().contains(seat);
        if asked {
            self.list_options(s, seat, &mut options);
        }
        if options.iter().any(|&o| self.target_of(s, seat, o) == Some(what)) {
            return None;
        }
        if s.is_over() {
            return Some(Why::GameOver.reason());
        }
        if !asked {
            return Some(Why::NotYourChoice.reason());
        }
        let Target::Place(place) = what else { return Some(Why::NotAChoice.reason()) };
        let Some(copy) = self.card_at(s, seat, place) else { return Some(Why::NotAChoice.reason()) };
        Some(self.why(s, seat, copy).reason())
    }

    fn why(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Why {
        let own = self.owner(s, copy) == seat;
        match s.frames.last().unwrap_or_default() {
            Frame::Actions { .. } if !own => Why::NotYours,
            Frame::Actions { .. } if s.in_play.contains(copy) => self.why_no_action(s, copy),
            Frame::Actions { window, .. } => self.why_not_played(s, seat, copy, window),
            Frame::Pay { .. } if !own => Why::NotYours,
            Frame::Pay { .. } if !self.cast.sources.contains(copy) => Why::NoResources,
            Frame::Pay { .. } if !s.is_ready(copy) => Why::Exhausted,
            Frame::Pay { .. } => Why::NoMatch,
            Frame::Declare { .. } if !own => Why::NotYours,
            Frame::Declare { .. } if !self.units(s, seat).contains(copy) => Why::NoUnit,
            Frame::Declare { .. } if !s.is_ready(copy) => Why::Exhausted,
            Frame::Declare { .. } if s.participants.contains(copy) => Why::NotAChoice,
            Frame::Declare { .. } if !self.may_declare(s, seat, copy) => Why::CannotBeDeclared,
            Frame::Declare { .. } => Why::NotAgainstThis,
            Frame::Engage { .. } if own => Why::OwnObjective,
            Frame::Engage { .. } if s.engaged.contains(copy) => Why::EngagedBefore,
            Frame::Engage { .. } if self.cast.objectives.contains(copy) => Why::NoAttackers,
            Frame::Strike { .. } if own && s.participants.contains(copy) => Why::Exhausted,
            Frame::Strike { .. } => Why::NotParticipating,
            Frame::Commit { .. } if s.committed.contains(copy) => Why::CommittedBefore,
            Frame::Commit { .. } if (s.committed & *self.own(s, seat)).len() >= 3 => Why::NoForceCards,
            _ => Why::NotAChoice,
        }
    }

    fn why_no_action(&self, s: &State<W>, copy: CopyId) -> Why {
        let skills = self.db.skills(self.cast.card(copy));
        let action = skills.iter().find(|k| k.kind == SkillKind::Action && !k.from_hand);
        match action {
            None => Why::NoAction,
            Some(_) if s.used.contains(copy) => Why::UsedThisTurn,
            Some(_) if !s.is_ready(copy) => Why::Exhausted,
            Some(_) => Why::NothingToDo,
        }
    }

    fn why_not_played(&self, s: &State<W>, seat: Seat, copy: CopyId, window: u8) -> Why {
        let cast = &*self.cast;
        if cast.fates.contains(copy) {
            return Why::Fate;
        }
        if cast.events.contains(copy) {
            let action = self.db.skills(cast.card(copy)).iter().any(|k| k.kind == SkillKind::Action);
            return match action {
                false => Why::WaitsForCondition,
                true if !self.can_pay_for(s, seat, copy, 0) => self.why_unpaid(s, seat, copy),
                true if !s.used.disjoint(&cast.of(copy).title) => Why::UsedThisTurn,
                true => Why::NothingToDo,
            };
        }
        let deploys = window == 3 && seat == s.active;
        if s.discard.contains(copy) && !cast.from_discard.contains(copy) {
            return Why::NotAChoice;
        }
        match () {
            () if !deploys => Why::NotNow,
            () if self.is_doubled(s, copy) => Why::Unique,
            () if cast.limited.contains(copy) && s.limited.contains(seat) => Why::Limited,
            () if self.needs_host(copy, How::Plain) && self.hosts(s, copy, How::Plain).is_empty() => Why::NoHost,
            () => self.why_unpaid(s, seat, copy),
        }
    }

    fn why_unpaid(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Why {
        let cost = self.cost_of(s, seat, copy);
        let have: u8 = self.ready_sources(s, seat).iter().map(|c| self.cast.of(c).resources).sum();
        if have < cost { Why::TooExpensive { cost, have } } else { Why::NoMatch }
    }
}
