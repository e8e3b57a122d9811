//! The Rebel base: public knowledge about it, revealing it, choosing a new one. Also the probe cards.

use table::Sink;
use table::chance::Chance;

use crate::bits::Bits;
use crate::event::Event;
use crate::frame::Frame;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Role, Side};
use crate::state::{MIDDLE, Place, Probes, State};
use crate::step::Step;

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Notes that all players know that the base is not in these systems.
    pub(crate) fn rule_out(&mut self, systems: Bits) {
        if !self.s.revealed {
            self.s.could_be = self.s.could_be.minus(systems);
        }
    }

    /// Notes that all players know that the base is in one of these systems.
    pub(crate) fn rule_in(&mut self, systems: Bits) {
        if !self.s.revealed {
            self.s.could_be &= systems;
        }
    }

    /// REB-BASE-13
    pub(crate) fn reveal_base(&mut self) {
        if self.s.revealed {
            return;
        }
        let site = self.s.base;
        self.s.revealed = true;
        self.s.could_be = Bits::only(site.idx());
        self.reveal_to_all();
        self.tell(Event::BaseRevealed { site });
        if self.empty_base_space(site) {
            self.joins_battle(site, self.role_in_turn());
        }
    }

    /// Shows the base in the log and the views after the match. The state of the match does not change.
    pub(crate) fn announce_base(&mut self) {
        let site = self.s.base;
        if !self.s.revealed && site != Site::NONE {
            self.reveal_to_all();
            self.tell(Event::BaseRevealed { site });
        }
    }

    /// Moves all units and leaders from the base space to this system. Returns true if it moved a unit (REB-COMBAT-45).
    fn empty_base_space(&mut self, site: Site) -> bool {
        let force = std::mem::take(self.force_mut(Site::BASE, Side::Rebels));
        for (unit, n) in force.kinds(Side::Rebels) {
            self.tell(Event::Moved { unit, n, from: Site::BASE, to: site });
        }
        self.force_mut(site, Side::Rebels).add(&force);
        for leader in Leader::ALL {
            if self.s.at[leader.idx()] == Place::Site(Site::BASE) {
                self.s.at[leader.idx()] = Place::Site(site);
                self.tell(Event::Placed { leader, site });
            }
        }
        self.touch(site);
        !force.is_empty()
    }

    /// The role whose turn or card caused the current events (REB-OPEN-36).
    pub(crate) fn role_in_turn(&self) -> Role {
        if self.s.combat.site.is_some() {
            return self.s.combat.role;
        }
        let frames = self.s.frames.as_slice();
        frames
            .iter()
            .rev()
            .find_map(|frame| match *frame {
                Frame::Mission(_) => Some(self.s.doing[0].role),
                Frame::Run { of, .. } => Some(self.s.doing[of as usize].role),
                Frame::Activated { .. } => Some(self.s.doing[1].role),
                Frame::Command { role } => Some(role),
                Frame::Mobilize { role, .. } | Frame::NewBase { role, .. } => Some(role),
                _ => None,
            })
            .unwrap_or(Role::RebelAdmiral)
    }

    /// Removes the top card from the probe deck.
    pub(crate) fn draw_probe(&mut self) -> Option<Site> {
        let top = self.s.probes.top();
        let idx = self.one_of(top)?;
        self.s.probes.deck.remove(idx);
        Some(Site(idx as u8))
    }

    /// The Empire draws probe cards (REB-REFRESH-07, REB-OPEN-14).
    pub(crate) fn draw_probes(&mut self, n: u8) {
        for _ in 0..n {
            let layer = self.s.probes.top();
            let Some(site) = self.draw_probe() else { return };
            let probes = &mut self.s.probes;
            probes.held.insert(site.idx());
            probes.drawn[site.idx()] = probes.looks;
            // The Rebels know all cards of a layer that they put on the deck once its last card is drawn.
            let rank = probes.rank[site.idx()];
            if rank != MIDDLE {
                // The order of the known cards is new information for the Empire.
                let empire = self.g.seats_of(Side::Empire);
                self.reveal_to(empire);
            }
            let probes = &mut self.s.probes;
            if layer.len() == 1 && rank != MIDDLE {
                let whole = probes.held.into_iter().filter(|&i| probes.rank[i] == rank).collect();
                probes.seen |= whole;
            }
            self.tell(Event::DrewProbe { site: Some(site) });
        }
    }

    /// Gives the Empire a probe card openly.
    pub(crate) fn hand_over(&mut self, site: Site) {
        let probes = &mut self.s.probes;
        probes.lead.remove(site.idx());
        probes.held.insert(site.idx());
        probes.seen.insert(site.idx());
        probes.rank[site.idx()] = MIDDLE;
        probes.drawn[site.idx()] = probes.looks;
        self.tell(Event::Handed { site });
    }

    /// The Rebels look at this many cards of the probe deck, which stay in limbo.
    pub(crate) fn look_at_probes(&mut self, n: u8) {
        for _ in 0..n {
            let Some(site) = self.draw_probe() else { break };
            self.s.limbo.push(site.0);
            self.tell(Event::LookedAtProbe { site: Some(site) });
        }
        self.s.probes.looks += 1;
    }

    /// Puts cards under the probe deck in an unknown order (REB-BASE-20).
    pub(crate) fn probes_under(&mut self, cards: Bits) {
        let probes = &mut self.s.probes;
        let deepest = probes.deck.into_iter().map(|i| probes.rank[i]).max().unwrap_or(MIDDLE);
        // The new layer needs another rank than the layers of drawn cards.
        let used = probes.held.into_iter().map(|i| probes.rank[i]).max().unwrap_or(MIDDLE);
        let rank = deepest.max(used).max(MIDDLE) + 1;
        for idx in cards {
            probes.rank[idx] = rank;
            probes.since[idx] = probes.looks;
        }
        probes.deck |= cards;
    }

    /// Shuffles the whole probe deck. The Rebels have just seen the cards in `looked`.
    pub(crate) fn shuffle_probes(&mut self, looked: Bits) {
        let probes = &mut self.s.probes;
        let open_layers = probes.held.into_iter().filter(|&i| probes.rank[i] != MIDDLE).collect::<Bits>();
        for idx in probes.deck {
            let rank = probes.rank[idx];
            let whole = rank != MIDDLE && !open_layers.into_iter().any(|h| probes.rank[h] == rank);
            if looked.has(idx) || whole {
                probes.since[idx] = probes.looks;
            } else if rank != MIDDLE {
                probes.since[idx] = 0;
            }
        }
        for idx in probes.deck | probes.held {
            probes.rank[idx] = MIDDLE;
        }
    }

    /// Makes a system the new base, or keeps the old one without a choice (REB-BASE-19).
    pub(crate) fn choose_new_base(&mut self, site: Option<Site>) {
        let drawn: Bits = self.s.limbo.as_slice().iter().map(|&i| i as usize).collect();
        self.s.limbo.truncate(0);
        let Some(site) = site else {
            self.probes_under(drawn);
            self.tell(Event::BaseKept);
            return;
        };
        let old = self.s.base;
        let possible = self.g.possible_bases(self.s);
        self.probes_under(drawn.minus(Bits::only(site.idx())));
        self.s.base = site;
        // A card that the Empire knew to be in the deck may be the base now. If the Rebels had declined, it could not
        // be (REB-BASE-20).
        self.s.probes.lead = Bits::EMPTY;
        let was_revealed = self.s.revealed;
        self.s.revealed = false;
        self.reveal_to_all();
        self.tell(Event::BaseMoved { old, site: Some(site) });
        // All players know which systems could be chosen. The Empire can also exclude the cards it holds.
        self.s.could_be = possible.minus(Bits::only(old.idx()));
        self.hand_over(old);
        if !was_revealed && self.empty_base_space(old) {
            self.joins_battle(old, Role::RebelGeneral);
        }
        self.touch(old);
    }
}

impl crate::game::Rebellion {
    /// The systems where a new base can be, according to public information (REB-BASE-19).
    pub(crate) fn possible_bases(&self, s: &State) -> Bits {
        let all = Bits::below(crate::map::SYSTEMS).minus(Bits::only(self.db.coruscant.idx()));
        all.minus(s.loyal[Side::Empire.idx()] | s.destroyed | self.with_units(s, Side::Empire) | s.probes.gone())
    }

    /// Whether none of the cards drawn for a new base is legal (REB-BASE-19).
    pub(crate) fn drew_no_base(&self, s: &State) -> bool {
        let possible = self.possible_bases(s);
        !s.limbo.as_slice().iter().any(|card| possible.has(usize::from(*card)))
    }

    /// The systems that units can move to from the base space and back (REB-BASE-04, REB-BASE-05).
    pub(crate) fn around_base(&self, s: &State) -> Bits {
        self.db.map.around(s.base)
    }
}

impl Probes {
    /// The top layer: the next card to draw is a random one of these.
    pub(crate) fn top(&self) -> Bits {
        let lowest = self.deck.into_iter().map(|i| self.rank[i]).min();
        self.deck.into_iter().filter(|&i| Some(self.rank[i]) == lowest).collect()
    }

    /// Cards that left the game: their rank is 0.
    pub(crate) fn gone(&self) -> Bits {
        (0..crate::map::SYSTEMS).filter(|&i| self.rank[i] == 0).collect()
    }

    /// The lowest rank in the deck.
    pub(crate) fn above(&self) -> u8 {
        self.deck.into_iter().map(|i| self.rank[i]).fold(MIDDLE, u8::min) - 1
    }
}
