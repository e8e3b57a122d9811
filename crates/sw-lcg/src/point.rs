//! The targets of options, and the reasons why other targets are not legal.

use table::{CardId, CopyId, Opt, Options, Place, Reason, Seat, Target, Viewer, ZoneRole};

use crate::arrange::{IN_PLAY, Spot, arranged};
use crate::frame::{Frame, How};
use crate::game::{BOTH, SwLcg};
use crate::op::{Op, SkillKind};
use crate::phrases::Why;
use crate::state::State;
use crate::verb::Verb;
use crate::view::captives;

impl<const W: usize> SwLcg<W> {
    /// The target of an option on the table.
    pub(crate) fn target_of(&self, s: &State<W>, seat: Seat, o: Opt) -> Option<Target> {
        let verb = Verb::of(o.verb());
        if !verb.names_copy() {
            return None;
        }
        self.place_of(s, seat, CopyId(o.a())).map(Target::Place)
    }

    /// The place of a card as this seat sees it. This runs for every option, so it does not build a view.
    fn place_of(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Option<Place> {
        let who = Viewer::Seat(seat);
        let owner = self.owner(s, copy);
        let at = |role, slot: Option<usize>| Some(Place { role, owner: Some(owner), slot: slot? as u16 });
        if s.in_play.contains(copy) {
            return self.spot_of(s, seat, |lineups, spot| match spot {
                Spot::Card(who, i) | Spot::On(who, i) => lineups[who.idx()][i] == copy,
                Spot::Captive(..) | Spot::Captives(..) => false,
            });
        }
        let own = *self.own(s, owner);
        let card = Some(self.cast.card(copy));
        let find = |list: &[Option<CardId>]| list.iter().position(|&c| c == card);
        if s.hand.contains(copy) {
            return at(ZoneRole::Hand, find(&self.hidden(s, who, s.hand & own)));
        }
        if s.discard.contains(copy) {
            let pile = self.discard_of(s, owner);
            let rank = self.rank_in_pile(s, copy);
            let meant = |c: CopyId| Some(self.cast.card(c)) == card && self.rank_in_pile(s, c) == rank;
            return at(ZoneRole::Discard, pile.iter().position(|&c| meant(c)));
        }
        if s.dealt.contains(copy) {
            return at(ZoneRole::GoalDeck, find(&self.hidden(s, who, s.dealt & own)));
        }
        if s.edge.contains(copy) {
            return at(ZoneRole::Stake, find(&self.hidden_edge(s, who, s.edge & own)));
        }
        if s.over.contains(copy) {
            let top: Vec<_> = self.top_of(s, owner).into_iter().map(|c| self.shown(s, who, c)).collect();
            return at(ZoneRole::Draw, find(&top));
        }
        if s.captured.contains(copy) && self.sees(s, who, copy) {
            let holder = CopyId(s.place[copy]);
            return self.spot_of(s, seat, |lineups, spot| match spot {
                Spot::Captive(who_holds, i, nth) => {
                    let held = lineups[who_holds.idx()][i];
                    held == holder && self.hidden(s, who, captives(s, held))[nth] == card
                }
                _ => false,
            });
        }
        None
    }

    /// The first matching slot in a zone of cards in play.
    fn spot_of(&self, s: &State<W>, seat: Seat, is: impl Fn(&[Vec<CopyId>; 2], Spot) -> bool) -> Option<Place> {
        let lineups = BOTH.map(|of| self.lineup(s, of));
        let pieces = self.pieces_of(s, seat, &lineups);
        for owner in BOTH {
            for role in IN_PLAY {
                let found = arranged(&pieces, owner, role).into_iter().position(|spot| is(&lineups, spot));
                if let Some(slot) = found {
                    return Some(Place { role, owner: Some(owner), slot: slot as u16 });
                }
            }
        }
        None
    }

    /// The card at a place, if this seat may know it.
    fn card_at(&self, s: &State<W>, seat: Seat, place: Place) -> Option<CopyId> {
        let owner = place.owner?;
        let slot = place.slot as usize;
        match place.role {
            ZoneRole::Goals | ZoneRole::Play | ZoneRole::Lane => {
                let lineups = BOTH.map(|of| self.lineup(s, of));
                match *arranged(&self.pieces_of(s, seat, &lineups), owner, place.role).get(slot)? {
                    Spot::Card(who, i) | Spot::On(who, i) => lineups[who.idx()].get(i).copied(),
                    Spot::Captive(..) | Spot::Captives(..) => None,
                }
            }
            ZoneRole::Hand => {
                let own = s.hand & *self.own(s, owner);
                let card = (*self.hidden(s, Viewer::Seat(seat), own).get(slot)?)?;
                (s.hand & self.cast.facts(card).copies).first()
            }
            ZoneRole::Discard => self.discard_of(s, owner).get(slot).copied(),
            _ => None,
        }
    }

    /// Whether two targets mean the same. An option targets the first of equal cards in a hand or discard pile and
    /// stands for all of them.
    fn is_alike(&self, s: &State<W>, seat: Seat, at: Target, what: Target) -> bool {
        let (Target::Place(a), Target::Place(b)) = (at, what) else { return at == what };
        let card = |place| self.card_at(s, seat, place).map(|copy| self.cast.card(copy));
        let loose = matches!(a.role, ZoneRole::Hand | ZoneRole::Discard) && (a.role, a.owner) == (b.role, b.owner);
        a == b || loose && card(a).is_some() && card(a) == card(b)
    }

    /// Why this target is not legal now.
    pub(crate) fn reason_against(&self, s: &State<W>, seat: Seat, what: Target) -> Option<Reason> {
        let mut options = Options::new();
        let asked = !s.is_over() && table::Game::to_act(self, s).all().contains(seat);
        if asked {
            self.list_options(s, seat, &mut options);
        }
        if options.iter().any(|&o| self.target_of(s, seat, o).is_some_and(|at| self.is_alike(s, seat, at, what))) {
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
            Frame::Declare { .. } => self.why_not_declared(s, seat, copy),
            Frame::Engage { .. } if s.engaged.contains(copy) => Why::EngagedBefore,
            Frame::Engage { .. } if own && self.cast.objectives.contains(copy) => Why::OwnObjective,
            Frame::Engage { .. } if self.cast.objectives.contains(copy) || self.cast.dial.contains(copy) => {
                Why::NoAttackers
            }
            Frame::Strike { .. } if own && s.participants.contains(copy) => Why::Exhausted,
            Frame::Strike { .. } => Why::NotParticipating,
            Frame::Commit { .. } if s.committed.contains(copy) => Why::CommittedBefore,
            Frame::Commit { .. } if (s.committed & *self.own(s, seat)).len() >= 3 => Why::NoForceCards,
            _ => Why::NotAChoice,
        }
    }

    fn why_not_declared(&self, s: &State<W>, seat: Seat, copy: CopyId) -> Why {
        let attacks = seat == s.active;
        let most = self.cast.of(s.fight.target).most_attackers.map_or(usize::MAX, usize::from);
        match () {
            () if !self.units(s, seat).contains(copy) => Why::NoUnit,
            () if s.participants.contains(copy) => Why::DeclaredBefore,
            () if !s.is_ready(copy) => Why::Exhausted,
            () if !self.may_declare(s, seat, copy) => Why::CannotBeDeclared,
            () if attacks && self.fighters(s, seat).len() >= most => Why::MostAttackers,
            () => Why::NotAgainstThis,
        }
    }

    fn why_no_action(&self, s: &State<W>, copy: CopyId) -> Why {
        let skills = self.db.skills(self.cast.card(copy));
        let action = skills.iter().find(|k| k.kind == SkillKind::Action && !k.from_hand);
        match action {
            None => Why::NoAction,
            Some(_) if s.used.contains(copy) => Why::UsedThisTurn,
            Some(skill) if !s.is_ready(copy) && self.focuses_itself(skill.pc) => Why::Exhausted,
            Some(_) => Why::NothingToDo,
        }
    }

    /// Whether the cost of this program focuses its own card.
    fn focuses_itself(&self, pc: u16) -> bool {
        let program = self.db.code().ops[pc as usize..].iter();
        program.take_while(|op| !matches!(op, Op::End | Op::EndAnnounced)).any(|op| *op == Op::FocusThis)
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
