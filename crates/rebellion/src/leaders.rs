//! Capturing, rescuing, turning and eliminating leaders; attachment rings.

use table::Sink;
use table::chance::Chance;

use crate::bits::Bits;
use crate::card::Timing;
use crate::effect::Bearer;
use crate::event::Event;
use crate::frame::{Frame, Window};
use crate::game::Rebellion;
use crate::leader::{Leader, Ring};
use crate::side::Side;
use crate::state::{Place, State};
use crate::step::Step;

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Captures a leader, unless the Rebels respond with a card.
    pub(crate) fn capture(&mut self, leader: Leader) {
        // REB-ACTION-03: only for the pictured leader. Public information decides whether the window opens.
        if self.g.could_use(self.s, Side::Rebels, |a| a.timing == Timing::Captured && a.leaders.has(leader.idx())) {
            self.s.doing[1].target = Some(leader);
            let role = self.g.controller(Side::Rebels, leader);
            self.push(Frame::Window { window: Window::Captured, role });
        } else {
            self.lock_up(leader);
        }
    }

    /// REB-LEADER-03, REB-LEADER-10
    pub(crate) fn lock_up(&mut self, leader: Leader) {
        self.release_from(Ring::Captured, leader);
        self.tell(Event::Captured { leader });
        self.attach(Ring::Captured, leader);
    }

    /// Rescues the leader that a captive ring held before. There is only one ring of each kind (REB-LEADER-10).
    fn release_from(&mut self, ring: Ring, leader: Leader) {
        if matches!(ring, Ring::Captured | Ring::Carbonite)
            && let Some(before) = self.s.ring[ring as usize].filter(|before| *before != leader)
        {
            self.rescue(before);
        }
    }

    /// REB-RING-01, REB-LEADER-11
    pub(crate) fn attach(&mut self, ring: Ring, leader: Leader) {
        self.release_from(ring, leader);
        if let Some(old) = self.s.ring_of(leader) {
            self.s.ring[old as usize] = None;
        }
        self.s.ring[ring as usize] = Some(leader);
        if ring.is_imperial() {
            self.s.detained.remove(leader.idx());
        }
        self.tell(Event::Attached { ring, leader });
    }

    /// REB-LEADER-13
    pub(crate) fn rescue(&mut self, leader: Leader) {
        self.unlock(leader);
        let site = self.s.base_site();
        self.place(leader, site);
    }

    pub(crate) fn unlock(&mut self, leader: Leader) {
        for ring in [Ring::Captured, Ring::Carbonite] {
            if self.s.ring[ring as usize] == Some(leader) {
                self.s.ring[ring as usize] = None;
            }
        }
        self.tell(Event::Rescued { leader });
    }

    /// REB-LEADER-16
    pub(crate) fn eliminate(&mut self, leader: Leader) {
        if let Some(ring) = self.s.ring_of(leader) {
            self.s.ring[ring as usize] = None;
        }
        self.s.at[leader.idx()] = Place::Out;
        self.forget(leader);
        self.tell(Event::Eliminated { leader });
    }

    /// REB-LEADER-17
    pub(crate) fn turn(&mut self, leader: Leader) {
        self.attach(Ring::DarkSide, leader);
        self.s.turned.insert(leader.idx());
        self.forget(leader);
        self.tell(Event::Rotated { leader });
    }

    /// Removes all temporary effects from a leader.
    fn forget(&mut self, leader: Leader) {
        let s = &mut *self.s;
        for set in [&mut s.detained, &mut s.hidden_from_pool, &mut s.let_pass, &mut s.inspired, &mut s.visiting] {
            set.remove(leader.idx());
        }
    }

    /// Replaces Luke Skywalker by the Jedi, who keeps all effects and the ring.
    pub(crate) fn become_jedi(&mut self) {
        let (old, new) = (Leader::Luke.idx(), Leader::LukeJedi.idx());
        let s = &mut *self.s;
        s.at[new] = s.at[old];
        s.at[old] = Place::Out;
        for ring in &mut s.ring {
            if *ring == Some(Leader::Luke) {
                *ring = Some(Leader::LukeJedi);
            }
        }
        for set in [
            &mut s.detained,
            &mut s.hidden_from_pool,
            &mut s.let_pass,
            &mut s.inspired,
            &mut s.visiting,
            &mut s.doing[0].leaders,
        ] {
            if set.has(old) {
                set.remove(old);
                set.insert(new);
            }
        }
        self.tell(Event::Jedi);
    }

    /// REB-RECRUIT-09
    pub(crate) fn recruit(&mut self, leader: Leader) {
        self.s.at[leader.idx()] = Place::Pool;
        self.tell(Event::Recruited { leader });
    }
}

impl Rebellion {
    /// The leaders that can receive a ring.
    pub(crate) fn bearers(&self, s: &State, bearer: Bearer, of: u8) -> Bits {
        let doing = &s.doing[of as usize];
        let own = |set: Bits| -> Bits {
            set.into_iter()
                .filter(|&l| {
                    let leader = Leader::of(l);
                    let here = !matches!(s.at[l], Place::Supply | Place::Out);
                    here && self.side_now(s, leader) == Side::Rebels
                        && !s.ring_of(leader).is_some_and(Ring::is_imperial)
                })
                .collect()
        };
        match bearer {
            Bearer::Any => own(Bits::below(crate::leader::LEADERS)),
            Bearer::Shown => {
                let shown = self.db.action(crate::db::Action(doing.card)).leaders;
                own(shown)
            }
            Bearer::Assigned => own(doing.leaders),
            Bearer::Target => doing.target.map_or(Bits::EMPTY, |l| Bits::only(l.idx())),
        }
    }

    /// The pictured leaders of a card. Luke includes the Jedi (REB-LEADER-02).
    pub(crate) fn shown(&self, leaders: Bits) -> Bits {
        if leaders.has(Leader::Luke.idx()) { leaders | Bits::only(Leader::LukeJedi.idx()) } else { leaders }
    }
}
