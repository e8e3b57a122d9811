//! Projects, searches, and information or cards that the Rebels must give. The rules answer for the Rebels, so they
//! cannot lie.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::MissionKind;
use crate::db::{Entity, MISSIONS, Mission, Objective};
use crate::event::Event;
use crate::frame::{Drawn, Frame, Search};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Role, Side};
use crate::state::{MIDDLE, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};
use crate::who::Decision;

impl Rebellion {
    fn is_project(&self, m: usize) -> bool {
        self.db.mission[m].kind == MissionKind::Project
    }

    /// Whether a mission belongs to this deck.
    fn is_in_deck(&self, m: usize, side: Side, kind: MissionKind) -> bool {
        let facts = &self.db.mission[m];
        facts.side == side && facts.kind == kind
    }

    /// The number of cards in a deck.
    fn deck_size(&self, s: &State, side: Side, kind: MissionKind) -> u8 {
        let under = if kind == MissionKind::Project { s.project_under.len() as u8 } else { 0 };
        (0..MISSIONS).filter(|&m| self.is_in_deck(m, side, kind)).map(|m| s.deck[m]).sum::<u8>() + under
    }

    /// Whether there is a card to search for in a deck or in the discard pile that is shuffled into it.
    pub(crate) fn can_search(&self, s: &State, side: Side, kind: MissionKind) -> bool {
        self.deck_size(s, side, kind) > 0 || (0..MISSIONS).any(|m| self.is_in_deck(m, side, kind) && s.discard[m] > 0)
    }

    /// The number of projects in the deck.
    pub(crate) fn n_projects(&self, s: &State) -> u8 {
        self.deck_size(s, Side::Empire, MissionKind::Project)
    }

    /// The cards that a search can find.
    pub(crate) fn searchable(&self, s: &State, what: Search) -> impl Iterator<Item = Mission> {
        let (deck, under) = (s.deck, s.project_under);
        (0..MISSIONS).map(|m| Mission(m as u8)).filter(move |&m| {
            let facts = self.db.mission(m);
            let there = deck[m.0 as usize] > 0;
            match what {
                Search::Missions => facts.side == Side::Rebels && facts.kind == MissionKind::Regular && there,
                Search::Projects => facts.kind == MissionKind::Project && (there || under.as_slice().contains(&m)),
                Search::ForLuke => {
                    there && matches!(self.db.missions[m.0 as usize].id.as_str(), "seek-yoda" | "daring-rescue")
                }
            }
        })
    }

    pub(crate) fn offer_search(&self, s: &State, what: Search, out: &mut Options) {
        out.extend(self.searchable(s, what).map(|m| Verb::Find.on(Entity::Mission(m))));
        if what == Search::ForLuke {
            out.push(Verb::Pass.bare());
        }
    }

    /// Offers the starting missions in hand that a leader can be assigned to.
    pub(crate) fn offer_reassign(&self, s: &State, out: &mut Options) {
        let leaders = s.doing[0].leaders;
        for (m, facts) in self.db.mission.iter().enumerate() {
            if facts.side == Side::Rebels && facts.kind == MissionKind::Starting && s.hand[m] > 0 {
                for leader in leaders {
                    let leader = Entity::Leader(Leader::of(leader));
                    out.push(Verb::Assign.two(Entity::Mission(Mission(m as u8)), leader));
                }
            }
        }
    }

    pub(crate) fn offer_keep(&self, s: &State, what: Drawn, out: &mut Options) {
        let mut last = None;
        for &card in s.limbo.as_slice() {
            if last != Some(card) {
                let thing = match what {
                    Drawn::Projects => Entity::Mission(Mission(card)),
                    Drawn::Objectives | Drawn::ObjectivesTop => Entity::Objective(Objective(card)),
                };
                out.push(if what == Drawn::ObjectivesTop { Verb::Top.on(thing) } else { Verb::Keep.on(thing) });
                last = Some(card);
            }
        }
    }

    pub(crate) fn offer_false_lead(&self, s: &State, out: &mut Options) {
        for &card in s.limbo.as_slice() {
            let thing = Entity::Site(Site(card));
            out.push(Verb::Top.on(thing));
            out.push(Verb::Under.on(thing));
        }
        out.sort_unstable();
    }

    /// Offers the systems that the Rebels can name. The base must be among the named systems in the end.
    pub(crate) fn offer_names(&self, s: &State, left: u8, out: &mut Options) {
        let named = s.doing[0].chosen;
        let base = s.base.idx();
        if left == 1 && !named.has(base) {
            out.push(Verb::System.on(Entity::Site(s.base)));
            return;
        }
        let all = Bits::below(crate::map::SYSTEMS).minus(named);
        out.extend(all.into_iter().map(|i| Verb::System.on(Entity::Site(Site(i as u8)))));
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Reshuffles an empty deck before a draw or a search (REB-LIMIT-04).
    pub(crate) fn renew_deck(&mut self, side: Side, kind: MissionKind) {
        if self.g.deck_size(self.s, side, kind) > 0 {
            return;
        }
        for m in 0..MISSIONS {
            if self.g.is_in_deck(m, side, kind) {
                self.s.deck[m] += std::mem::take(&mut self.s.discard[m]);
            }
        }
    }

    fn next_project(&mut self) -> Option<Mission> {
        self.renew_deck(Side::Empire, MissionKind::Project);
        let mut counts = [0; MISSIONS];
        for (m, n) in counts.iter_mut().enumerate() {
            if self.g.is_project(m) {
                *n = self.s.deck[m];
            }
        }
        if let Some(m) = self.draw_kind(&counts) {
            self.s.deck[m] -= 1;
            return Some(Mission(m as u8));
        }
        (!self.s.project_under.is_empty()).then(|| self.s.project_under.remove(0))
    }

    /// REB-CARD-03
    pub(crate) fn draw_projects(&mut self, draw: u8, keep: u8) {
        let role = self.s.doing[0].role;
        for _ in 0..draw {
            let Some(mission) = self.next_project() else { break };
            self.s.limbo.push(mission.0);
        }
        self.s.limbo.as_mut_slice().sort_unstable();
        let drawn = self.s.limbo.len() as u8;
        if drawn <= keep {
            while let Some(card) = self.s.limbo.pop() {
                self.s.hand[card as usize] += 1;
                let mission = Some(Mission(card));
                self.tell(Event::DrewMission { side: Side::Empire, mission, project: true });
            }
        } else {
            self.push(Frame::Keep { role, what: Drawn::Projects, left: keep });
        }
    }

    /// Starts the search for a card in a deck.
    pub(crate) fn search(&mut self, role: Role, what: Search) {
        let kind = if what == Search::Projects { MissionKind::Project } else { MissionKind::Regular };
        self.renew_deck(role.side(), kind);
        self.push(Frame::Search { role, what });
    }

    pub(crate) fn search_picked(&mut self, what: Search, pick: Pick) {
        self.pop();
        let (Verb::Find, Some(Entity::Mission(mission))) = (pick.verb, pick.thing()) else { return };
        if self.s.deck[mission.0 as usize] > 0 {
            self.s.deck[mission.0 as usize] -= 1;
        } else if let Some(at) = self.s.project_under.as_slice().iter().position(|&m| m == mission) {
            self.s.project_under.remove(at);
        }
        match what {
            Search::ForLuke => {
                self.s.hand[mission.0 as usize] += 1;
                self.tell(Event::DrewMission { side: Side::Rebels, mission: Some(mission), project: false });
            }
            Search::Missions | Search::Projects => {
                for leader in self.s.doing[1].leaders {
                    let known = self.g.db.mission(mission).kind;
                    self.assign(Leader::of(leader), mission, Some(known));
                }
            }
        }
        // The deck is shuffled, so the cards at its bottom are no longer known.
        if what == Search::Projects {
            while let Some(card) = self.s.project_under.pop() {
                self.s.deck[card.0 as usize] += 1;
            }
        }
    }

    pub(crate) fn reassigned(&mut self, pick: Pick) {
        self.pop();
        let (Some(Entity::Mission(mission)), Some(Entity::Leader(leader))) = (pick.thing(), pick.second()) else {
            return;
        };
        for other in self.s.doing[0].leaders {
            if other != leader.idx() {
                self.back_to_pool(Leader::of(other));
            }
        }
        self.s.hand[mission.0 as usize] -= 1;
        self.assign(leader, mission, Some(MissionKind::Starting));
    }

    pub(crate) fn ask_here(&mut self, site: Site) {
        let yes = site == self.s.base;
        if !self.s.revealed {
            self.reveal_to_all();
        }
        self.tell(Event::SaidHere { site, yes });
        let here = Bits::only(site.idx());
        if yes { self.rule_in(here) } else { self.rule_out(here) }
    }

    pub(crate) fn ask_region(&mut self, site: Site) {
        let region = self.g.db.map.same_region(site);
        let yes = region.has(self.s.base.idx());
        if !self.s.revealed {
            self.reveal_to_all();
        }
        self.tell(Event::SaidRegion { site, yes });
        if yes { self.rule_in(region) } else { self.rule_out(region) }
    }

    pub(crate) fn named(&mut self, site: Site, left: u8) {
        self.s.doing[0].chosen.insert(site.idx());
        self.reveal_to_all();
        self.tell(Event::Named { site });
        if left > 1 {
            self.replace(Frame::NameSystem { role: Decision::Base.of(Side::Rebels), left: left - 1 });
        } else {
            self.pop();
            let named = self.s.doing[0].chosen;
            self.rule_in(named);
        }
    }

    /// The Rebels give the Empire the cards of systems with Imperial units and shuffle the others back.
    pub(crate) fn intercept(&mut self, n: u8) {
        self.look_at_probes(n);
        let looked: Bits = self.s.limbo.as_slice().iter().map(|&i| i as usize).collect();
        self.s.limbo.truncate(0);
        let theirs = looked & self.g.with_units(self.s, Side::Empire);
        self.s.probes.deck |= looked.minus(theirs);
        self.shuffle_probes(looked);
        self.reveal_to_all();
        for idx in theirs {
            self.hand_over(Site(idx as u8));
        }
    }

    pub(crate) fn false_lead(&mut self, n: u8, role: Role) {
        for _ in 0..n {
            let held = self.s.probes.held;
            let Some(idx) = self.one_of(held) else { break };
            self.s.probes.held.remove(idx);
            self.s.probes.seen.remove(idx);
            self.s.probes.lead.remove(idx);
            self.s.limbo.push(idx as u8);
            self.tell(Event::Planted { site: Some(Site(idx as u8)) });
        }
        self.s.limbo.as_mut_slice().sort_unstable();
        if !self.s.limbo.is_empty() {
            self.reveal_to_all();
            self.push(Frame::FalseLead { role });
        }
    }

    /// Puts a card on top of or under the deck, beyond the cards placed earlier.
    pub(crate) fn lead_picked(&mut self, site: Site, top: bool) {
        let at = self.s.limbo.as_slice().iter().position(|&c| c == site.0);
        if let Some(at) = at {
            self.s.limbo.remove(at);
        }
        if top {
            let rank = self.s.probes.above();
            self.s.probes.rank[site.idx()] = rank;
            self.s.probes.since[site.idx()] = self.s.probes.looks;
            self.s.probes.deck.insert(site.idx());
        } else {
            self.probes_under(Bits::only(site.idx()));
        }
        self.s.probes.lead.insert(site.idx());
        self.tell(Event::Replaced { site: Some(site), top });
        if self.s.limbo.is_empty() {
            self.pop();
        }
        debug_assert!(self.s.probes.rank[site.idx()] != MIDDLE);
    }
}
