//! Objectives: drawing, looking at, revealing and playing them.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::card::{Goal, Score};
use crate::db::{Entity, OBJECTIVES, Objective};
use crate::event::Event;
use crate::frame::{Drawn, Frame};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::side::{Side, Theater};
use crate::state::{Combat, Place, State};
use crate::step::Step;
use crate::verb::{Pick, Verb};

impl Rebellion {
    /// The objectives of the shuffled part that may come next: those of the lowest stage (REB-SETUP-04).
    fn next_stage(&self, bag: Bits) -> Bits {
        let stage = bag.into_iter().map(|o| self.db.objective[o].stage).min();
        bag.into_iter().filter(|&o| Some(self.db.objective[o].stage) == stage).collect()
    }

    /// The stage on a card's back.
    pub(crate) fn stage_of(&self, objective: Objective) -> u8 {
        self.db.objective(objective).stage
    }

    /// Whether the condition of this objective is met now.
    pub(crate) fn is_met(&self, s: &State, objective: Objective, in_combat: bool) -> bool {
        let goal = self.db.objective(objective).when;
        if goal.in_combat() != in_combat {
            return false;
        }
        let combat = &s.combat;
        let rebels = Side::Rebels;
        let units = |site: Site| !s.force(site, rebels).is_empty();
        let count = |set: Bits| set.into_iter().filter(|&i| units(Site(i as u8))).count();
        match goal {
            Goal::Destroyed(theater, health) => combat.active == rebels && combat.destroyed[theater as usize] >= health,
            Goal::DestroyedStarDestroyer => combat.active == rebels && combat.has(Combat::STAR_DESTROYER),
            // The plans are tried in a separate step.
            Goal::Plans => false,
            Goal::Liberation => {
                combat.has(Combat::OCCUPIED) && combat.has(Combat::of(Combat::WON, rebels, Theater::Ground))
            }
            Goal::Jedi => {
                let won = Theater::BOTH.iter().any(|&t| combat.has(Combat::of(Combat::WON, rebels, t)));
                won && combat.has(Combat::SITH)
            }
            Goal::SupplyLines(n) => {
                let cut = |&i: &usize| s.sabotaged.has(i) || units(Site(i as u8));
                self.imperial(s).into_iter().filter(cut).count() >= n.into()
            }
            Goal::Defended(n) => count(self.rebel(s)) >= n.into(),
            Goal::Region => self.db.map.region.iter().any(|&region| {
                let populous = region & self.populous(s);
                !populous.is_empty() && populous.minus(s.loyal[rebels.idx()]).is_empty()
            }),
            Goal::Coruscant => units(self.db.coruscant) && s.force(self.db.coruscant, Side::Empire).is_empty(),
            Goal::NoCaptives => s.ring[0].is_none() && s.ring[1].is_none(),
            Goal::Loyal(n) => s.loyal[rebels.idx()].len() >= n.into(),
            Goal::Outposts(n) => count(Bits::below(SYSTEMS)) >= n.into(),
            Goal::Sympathy => s.n_destroyed() > 0,
        }
    }

    /// Whether the Rebels could play an objective now, according to public information.
    pub(crate) fn could_score(&self, s: &State, in_combat: bool) -> bool {
        !s.objectives.hand.is_empty()
            && (0..OBJECTIVES)
                .filter(|&o| !s.objectives.scored.has(o))
                .any(|o| self.is_met(s, Objective(o as u8), in_combat))
    }

    /// Whether the Rebels could try the Death Star Plans, according to public information (REB-DS-08).
    pub(crate) fn could_try_plans(&self, s: &State) -> bool {
        let Some(site) = s.combat.site else { return false };
        let fighters = s.force(site, Side::Rebels).kinds(Side::Rebels).any(|(u, _)| u.is_fighter());
        let stations = s.force(site, Side::Empire).kinds(Side::Empire).any(|(u, _)| u.is_station());
        let left = (0..OBJECTIVES).any(|o| self.db.objective[o].when == Goal::Plans && !s.objectives.scored.has(o));
        fighters && stations && left && !s.combat.has(Combat::SCORED) && !s.objectives.hand.is_empty()
    }

    pub(crate) fn offer_objectives(&self, s: &State, in_combat: bool, out: &mut Options) {
        for objective in s.objectives.hand.into_iter().map(|o| Objective(o as u8)) {
            if self.is_met(s, objective, in_combat) {
                out.push(Verb::Objective.on(Entity::Objective(objective)));
            }
        }
        out.push(Verb::Pass.bare());
    }

    pub(crate) fn offer_plans(&self, s: &State, out: &mut Options) {
        for o in s.objectives.hand {
            if self.db.objective[o].when == Goal::Plans {
                out.push(Verb::Objective.on(Entity::Objective(Objective(o as u8))));
            }
        }
        out.push(Verb::Pass.bare());
    }

    /// The Imperial leaders in the system of the combat, one of which Return of the Jedi eliminates.
    pub(crate) fn avengeable(&self, s: &State) -> Bits {
        let Some(site) = s.combat.site else { return Bits::EMPTY };
        self.leaders_at(s, site, Side::Empire)
    }

    /// Whether Luke as a Jedi is in the system, even if captured or turned.
    pub(crate) fn jedi_at(&self, s: &State, site: Site) -> bool {
        s.at[Leader::LukeJedi.idx()] == Place::Site(site)
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn next_objective(&mut self) -> Option<Objective> {
        let deck = &mut self.s.objectives;
        if !deck.top.is_empty() {
            return Some(deck.top.remove(0));
        }
        if !deck.bag.is_empty() {
            let layer = self.g.next_stage(deck.bag);
            let idx = self.one_of(layer)?;
            self.s.objectives.bag.remove(idx);
            return Some(Objective(idx as u8));
        }
        (!deck.under.is_empty()).then(|| deck.under.remove(0))
    }

    /// REB-REFRESH-08
    pub(crate) fn draw_objective(&mut self) {
        if let Some(objective) = self.next_objective() {
            self.s.objectives.hand.insert(objective.0 as usize);
            let stage = self.g.stage_of(objective);
            self.tell(Event::DrewObjective { objective: Some(objective), stage });
        }
    }

    /// Draws objectives of which the Rebels keep some.
    pub(crate) fn draw_objectives(&mut self, draw: u8, keep: u8) {
        if draw == keep {
            for _ in 0..draw {
                self.draw_objective();
            }
            return;
        }
        self.look(draw);
        self.keep_or_ask(Drawn::Objectives, keep);
    }

    /// Looks at the top of the deck.
    pub(crate) fn look_at_objectives(&mut self, n: u8, top: u8) {
        self.look(n);
        self.keep_or_ask(Drawn::ObjectivesTop, top);
    }

    fn look(&mut self, n: u8) {
        for _ in 0..n {
            let Some(objective) = self.next_objective() else { break };
            self.s.limbo.push(objective.0);
            let stage = self.g.stage_of(objective);
            self.tell(Event::LookedAt { objective: Some(objective), stage });
        }
        // Sorted to hide the order in the deck. The player chooses the order in which cards go back.
        self.s.limbo.as_mut_slice().sort_unstable();
    }

    fn keep_or_ask(&mut self, what: Drawn, left: u8) {
        let role = self.s.doing[0].role;
        match self.s.limbo.as_slice() {
            [] => {}
            &[only] => self.keep_drawn(what, only, 1),
            _ => self.push(Frame::Keep { role, what, left }),
        }
    }

    /// Keeps one of the drawn cards or puts it back. The last cards follow without a question.
    pub(crate) fn keep_picked(&mut self, what: Drawn, card: u8, left: u8) {
        let role = self.s.doing[0].role;
        self.pop();
        self.keep_drawn(what, card, left);
        let rest = self.s.limbo.len();
        if rest == 0 {
            return;
        }
        if left > 1 && rest > 1 {
            self.push(Frame::Keep { role, what, left: left - 1 });
        } else if left > 1 {
            let last = self.s.limbo.as_slice()[0];
            self.keep_drawn(what, last, 1);
        }
    }

    fn keep_drawn(&mut self, what: Drawn, card: u8, left: u8) {
        let at = self.s.limbo.as_slice().iter().position(|&c| c == card);
        if let Some(at) = at {
            self.s.limbo.remove(at);
        }
        match what {
            Drawn::Objectives => {
                let objective = Objective(card);
                self.s.objectives.hand.insert(card.into());
                let stage = self.g.stage_of(objective);
                self.tell(Event::DrewObjective { objective: Some(objective), stage });
            }
            Drawn::ObjectivesTop => {
                let objective = Objective(card);
                // The card chosen first is on top, so this card goes below those put back before it.
                let placed = self.placed_before();
                self.insert_top(objective, placed);
                let stage = self.g.stage_of(objective);
                self.tell(Event::OnTop { objective: Some(objective), stage });
            }
            Drawn::Projects => {
                self.s.hand[card as usize] += 1;
                let mission = Some(crate::db::Mission(card));
                self.tell(Event::DrewMission { side: Side::Empire, mission, project: true });
            }
        }
        if left <= 1 {
            self.bury_rest(what);
        }
    }

    /// The number of cards of this look that are already back on the deck. Counts one more for the next call.
    fn placed_before(&mut self) -> usize {
        let n = self.s.doing[0].n;
        self.s.doing[0].n += 1;
        n.into()
    }

    fn insert_top(&mut self, objective: Objective, at: usize) {
        let top = &mut self.s.objectives.top;
        top.push(objective);
        let items = top.as_mut_slice();
        let last = items.len() - 1;
        items[at.min(last)..].rotate_right(1);
    }

    /// Puts the remaining cards under their deck.
    fn bury_rest(&mut self, what: Drawn) {
        self.s.doing[0].n = 0;
        while let Some(card) = self.s.limbo.pop() {
            match what {
                Drawn::Objectives | Drawn::ObjectivesTop => self.bury_objective(Objective(card)),
                Drawn::Projects => {
                    self.s.project_under.push(crate::db::Mission(card));
                    self.tell(Event::BuriedProject { mission: Some(crate::db::Mission(card)) });
                }
            }
        }
    }

    pub(crate) fn bury_objective(&mut self, objective: Objective) {
        self.s.objectives.hand.remove(objective.0 as usize);
        self.s.objectives.under.push(objective);
        let stage = self.g.stage_of(objective);
        let shown = self.s.objectives.seen.has(objective.0 as usize);
        self.tell(Event::Buried { objective: Some(objective), stage, shown });
    }

    /// REB-OBJ-10
    pub(crate) fn show_objectives(&mut self) {
        let hand = self.s.objectives.hand;
        self.s.objectives.seen |= hand;
        self.reveal_to(self.g.seats_of(Side::Empire));
        for objective in hand.into_iter().map(|o| Objective(o as u8)) {
            let stage = self.g.stage_of(objective);
            self.tell(Event::ShownObjective { objective: Some(objective), stage });
        }
    }

    /// REB-OBJ-02, REB-OBJ-05
    pub(crate) fn score(&mut self, objective: Objective) {
        let facts = *self.g.db.objective(objective);
        self.reveal_to_all();
        self.tell(Event::Scored { objective });
        if facts.returns {
            self.s.objectives.seen.insert(objective.0 as usize);
        } else {
            self.s.objectives.hand.remove(objective.0 as usize);
            self.s.objectives.seen.remove(objective.0 as usize);
            self.s.objectives.scored.insert(objective.0 as usize);
        }
        let n = match facts.scores {
            Score::N(n) => n,
            Score::PerDestroyedSystem => self.s.n_destroyed(),
        };
        if self.s.combat.site.is_some() {
            self.s.combat.mark(Combat::SCORED);
        }
        self.gain_reputation(n);
        if facts.when == Goal::Jedi && !self.s.is_over() {
            let jedi = self.s.combat.site.is_some_and(|site| self.g.jedi_at(self.s, site));
            if jedi && !self.g.avengeable(self.s).is_empty() {
                self.push(Frame::Avenge);
            }
        }
    }

    pub(crate) fn objective_picked(&mut self, pick: Pick) {
        self.pop();
        if let (Verb::Objective, Some(Entity::Objective(objective))) = (pick.verb, pick.thing()) {
            self.score(objective);
        }
    }
}
