//! Recruiting: both sides choose at the same time, and neither sees the other's choice before both have chosen.

use table::chance::Chance;
use table::{Options, Seat, SeatSet, Sink};

use crate::actions::{first_action, local};
use crate::db::{Action, Entity};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::side::{Post, Side};
use crate::state::{Place, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};
use crate::who::Decision;

impl Rebellion {
    /// The leaders on a card that can be recruited (REB-RECRUIT-06).
    pub(crate) fn recruitable(&self, s: &State, action: Action) -> impl Iterator<Item = Leader> {
        let at = s.at;
        let leaders = self.db.action(action).leaders;
        leaders.into_iter().map(Leader::of).filter(move |l| at[l.idx()] == Place::Supply)
    }

    pub(crate) fn offer_recruits(&self, s: &State, seat: Seat, out: &mut Options) {
        let side = self.side_of(seat);
        let own = &s.actions[side.idx()];
        let mut anybody = false;
        for action in Self::actions_of(side, own.offer) {
            let mut nobody = true;
            for leader in self.recruitable(s, action) {
                nobody = false;
                out.push(Verb::Recruit.two(Entity::Action(action), Entity::Leader(leader)));
            }
            anybody |= !nobody;
            if nobody {
                out.push(Verb::KeepOnly.on(Entity::Action(action)));
            }
        }
        // REB-RECRUIT-07
        let more = !own.deck.is_empty() || !own.under.is_empty();
        if more && !anybody {
            out.push(Verb::Draw.number(0));
        }
        out.sort_unstable();
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn offer_action(&mut self, side: Side) {
        let deck = self.s.actions[side.idx()].deck;
        let drawn = if let Some(idx) = self.one_of(deck) {
            self.s.actions[side.idx()].deck.remove(idx);
            Some(idx)
        } else {
            let under = &mut self.s.actions[side.idx()].under;
            (!under.is_empty()).then(|| local(under.remove(0)))
        };
        if let Some(idx) = drawn {
            self.s.actions[side.idx()].offer.insert(idx);
            self.tell(Event::OfferedAction { side, action: Some(Action(first_action(side) + idx as u8)) });
        }
    }

    /// REB-RECRUIT-01: offers cards to both sides. Returns true if a player has to choose.
    pub(crate) fn begin_recruiting(&mut self) -> bool {
        let mut left = SeatSet::EMPTY;
        for side in Side::BOTH {
            for _ in 0..2 {
                self.offer_action(side);
            }
            if !self.s.actions[side.idx()].offer.is_empty() {
                left = left.with(self.g.seat(Decision::Recruiting.of(side)));
            }
        }
        if !left.is_empty() {
            self.push(Frame::Recruit { left });
        }
        !left.is_empty()
    }

    pub(crate) fn recruit_picked(&mut self, seat: Seat, left: SeatSet, pick: Pick) {
        let side = self.g.side_of(seat);
        let chosen = match (pick.verb, pick.thing(), pick.second()) {
            (Verb::Recruit, Some(Entity::Action(action)), Some(Entity::Leader(leader))) => (action, Some(leader)),
            (Verb::KeepOnly, Some(Entity::Action(action)), _) => (action, None),
            _ => {
                self.offer_action(side);
                return;
            }
        };
        self.s.actions[side.idx()].chosen = Some(chosen);
        let left = left.without(seat);
        if !left.is_empty() {
            self.replace(Frame::Recruit { left });
            return;
        }
        self.pop();
        // REB-RECRUIT-02: the Rebels announce first.
        self.reveal_to_all();
        for side in Side::BOTH {
            if let Some((action, leader)) = self.s.actions[side.idx()].chosen.take() {
                self.take_action(side, action, leader);
            }
        }
    }

    fn take_action(&mut self, side: Side, action: Action, leader: Option<Leader>) {
        if let Some(leader) = leader {
            self.recruit(leader);
        }
        let offer = std::mem::take(&mut self.s.actions[side.idx()].offer);
        // REB-RECRUIT-05
        if self.g.setup.is_first() {
            self.s.actions[side.idx()].boxed |= offer;
            return;
        }
        self.tell(Event::KeptAction { side, action: Some(action) });
        let shown = leader.or_else(|| self.g.db.action(action).leaders.first().map(Leader::of));
        let general = shown.is_some_and(|l| self.g.db.leader(l).post == Post::General);
        let own = &mut self.s.actions[side.idx()];
        own.hand.insert(local(action));
        own.of_general.set(local(action), general);
        for idx in offer {
            if idx != local(action) {
                own.under.push(Action(first_action(side) + idx as u8));
            }
        }
        self.s.taken_with[action.0 as usize] = leader;
    }
}
