//! Combat: its steps, leaders and cards at its start, winning a theater, the end of the combat.

use table::chance::Chance;
use table::{Options, Sink};

use crate::bits::Bits;
use crate::by::Row;
use crate::card::Timing;
use crate::db::{Entity, TACTICS, Tactic};
use crate::effect::Operation;
use crate::event::Event;
use crate::frame::{Bout, Frame, Strike, Window};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::Site;
use crate::side::{Color, Face, Role, Side, Theater};
use crate::state::{Combat, State};
use crate::step::Step;
use crate::unit::Unit;
use crate::verb::{Pick, Verb};

impl Rebellion {
    /// The leaders with tactic values of a side in a place (REB-COMBAT-02).
    fn commanders(&self, s: &State, site: Site, side: Side) -> Bits {
        let here = self.leaders_at(s, site, side);
        here.into_iter().filter(|&l| self.db.leader(Leader::of(l)).tactics.is_some()).collect()
    }

    fn may_add(&self, s: &State, side: Side) -> bool {
        let Some(site) = s.combat.site else { return false };
        self.commanders(s, site, side).is_empty() && !self.pool(s, side).is_empty()
    }

    pub(crate) fn offer_commanders(&self, s: &State, role: Role, out: &mut Options) {
        let pool = self.controlled_by(role, self.pool(s, role.side()));
        out.extend(pool.into_iter().map(|l| Verb::Add.on(Entity::Leader(Leader::of(l)))));
        out.push(Verb::Pass.bare());
    }

    /// Whether this side could use a start of combat card, according to public information.
    fn could_use_in_combat(&self, s: &State, side: Side) -> bool {
        let Some(site) = s.combat.site else { return false };
        self.could_use(s, side, |a| a.timing == Timing::Combat && !self.combat_leaders(s, a, site).is_empty())
    }

    /// The number of tactic cards of a theater in a side's hand.
    pub(crate) fn n_tactics(&self, s: &State, side: Side, theater: Theater) -> u8 {
        (0..TACTICS).filter(|&t| self.db.tactic[t].theater == theater).map(|t| s.tactics_hand[side.idx()][t]).sum()
    }

    /// The cards that are shuffled into the deck of a theater when it has run out. A card that draws other cards is
    /// discarded after its effect (REB-COMBAT-21), so it is not among them.
    fn renewing(&self, s: &State, theater: Theater) -> [u8; TACTICS] {
        let mut cards = [0; TACTICS];
        for (t, n) in cards.iter_mut().enumerate() {
            let facts = &self.db.tactic[t];
            if facts.theater == theater {
                let drawing = matches!(facts.does, Operation::DrawAnyTactics(_))
                    && matches!(s.frames.last(), Some(Frame::DrawFrom { theater: of, .. }) if of == theater);
                *n = s.tactics_played[t].saturating_sub(u8::from(drawing));
            }
        }
        cards
    }

    /// Whether a card of this theater can be drawn, from the deck or after reshuffling.
    pub(crate) fn can_draw_tactic(&self, s: &State, theater: Theater) -> bool {
        let renewing = self.renewing(s, theater);
        (0..TACTICS).any(|t| self.db.tactic[t].theater == theater && s.tactics[t] + renewing[t] > 0)
    }

    /// The kinds of Death Stars in a place, finished or not.
    pub(crate) fn stations(&self, s: &State, site: Site) -> impl Iterator<Item = Unit> + use<> {
        let force = *s.force(site, Side::Empire);
        [Unit::DeathStar, Unit::Unfinished].into_iter().filter(move |&unit| force.n(unit) > 0)
    }

    /// The health of a unit in this combat.
    #[inline]
    pub(crate) fn health(&self, s: &State, unit: Unit) -> u8 {
        let printed = self.db.unit(unit).health;
        if s.combat.has(Combat::FRAIL) && printed > 1 { printed - 1 } else { printed }
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Starts a combat in a system where both sides have units in one theater (REB-COMBAT-01).
    pub(crate) fn begin_combat(&mut self, site: Site, role: Role, origins: [Bits; 2]) {
        let mut combat = Combat { site: Some(site), active: role.side(), role, origins, ..Combat::default() };
        for side in Side::BOTH {
            for theater in Theater::BOTH {
                // A destroyed system has no ground battle and no winner on the ground (REB-DS-17).
                let fought = theater == Theater::Space || !self.s.is_destroyed(site);
                if fought && self.s.force(site, side).any_in(side, theater) {
                    combat.mark(Combat::of(Combat::STARTED, side, theater));
                }
            }
        }
        if self.s.occupied.has(site.idx()) {
            combat.mark(Combat::OCCUPIED);
        }
        self.s.combat = combat;
        self.tell(Event::Combat { site });
        self.push(Frame::Combat(Bout::Leaders));
    }

    fn bout(&mut self, bout: Bout) {
        self.replace(Frame::Combat(bout));
    }

    /// Runs one step of the combat. Returns true if a player has to choose.
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per step")]
    pub(crate) fn combat(&mut self, bout: Bout) -> bool {
        let Some(site) = self.s.combat.site else {
            self.pop();
            return false;
        };
        let active = self.s.combat.active;
        let other = active.other();
        match bout {
            Bout::Leaders => {
                self.bout(Bout::Cards);
                for side in [other, active] {
                    if self.g.may_add(self.s, side) {
                        self.push(Frame::AddLeader { role: Rebellion::first_role(side) });
                    }
                }
                return !matches!(self.s.frames.last(), Some(Frame::Combat(_)));
            }
            Bout::Cards => {
                self.bout(Bout::Draw);
                for side in [other, active] {
                    self.push(Frame::CombatCard { role: Rebellion::first_role(side) });
                }
            }
            Bout::Draw => {
                self.bout(Bout::Round);
                self.draw_first_tactics(site);
                let here = self.g.leaders_at(self.s, site, Side::Empire);
                if here.has(Leader::Vader.idx()) || here.has(Leader::Palpatine.idx()) {
                    self.s.combat.mark(Combat::SITH);
                }
            }
            Bout::Round => {
                self.begin_combat_round();
                self.bout(Bout::Space);
            }
            Bout::Space => {
                let fought = self.s.shares(site, Theater::Space);
                self.bout(if fought { Bout::SpaceSecond } else { Bout::Ground });
                if fought {
                    self.push(Frame::Attack { side: active, theater: Theater::Space, step: Strike::Window });
                }
            }
            Bout::SpaceSecond => {
                self.bout(Bout::SpaceEnds);
                self.push(Frame::Attack { side: other, theater: Theater::Space, step: Strike::Window });
            }
            Bout::SpaceEnds => {
                self.bout(Bout::Plans);
                self.destroy_dead_units(site, Theater::Space);
            }
            Bout::Plans => {
                self.bout(Bout::SpaceScored);
                if self.g.could_try_plans(self.s) {
                    self.push(Frame::Plans);
                    return true;
                }
            }
            Bout::SpaceScored => {
                self.bout(Bout::Ground);
                return self.may_score();
            }
            Bout::Ground => {
                let fought = self.s.shares(site, Theater::Ground);
                self.bout(if fought { Bout::GroundSecond } else { Bout::Retreat });
                if fought {
                    self.s.combat.marks &= !(Combat::UNBLOCKABLE | Combat::UNBLOCKABLE << 1);
                    // REB-COMBAT-10
                    for _ in 0..self.s.force(site, Side::Rebels).n(Unit::ShieldGenerator) {
                        self.draw_tactic(Side::Rebels, Theater::Ground);
                    }
                    self.push(Frame::Attack { side: active, theater: Theater::Ground, step: Strike::Window });
                }
            }
            Bout::GroundSecond => {
                self.bout(Bout::GroundEnds);
                self.push(Frame::Attack { side: other, theater: Theater::Ground, step: Strike::Window });
            }
            Bout::GroundEnds => {
                self.bout(Bout::GroundScored);
                self.destroy_dead_units(site, Theater::Ground);
            }
            Bout::GroundScored => {
                self.bout(Bout::Retreat);
                return self.may_score();
            }
            Bout::Retreat => {
                self.bout(Bout::RetreatSecond);
                return self.may_retreat(active);
            }
            Bout::RetreatSecond => {
                // Transports are lost right after the choice of the Rebels, even if the Empire retreats later. The
                // consequences are resolved before the Empire chooses.
                if active == Side::Rebels && self.lose_lone_transports(site) {
                    return false;
                }
                self.bout(Bout::Transports);
                return self.may_retreat(other);
            }
            Bout::Transports => {
                self.bout(Bout::Next);
                self.lose_lone_transports(site);
                self.lose_the_deadlocked(site);
            }
            Bout::Next => {
                self.lose_the_abandoned(site);
                let on = Theater::BOTH.iter().any(|&t| self.s.shares(site, t));
                self.bout(if on { Bout::Round } else { Bout::Scored });
            }
            Bout::Scored => {
                self.bout(Bout::Ends);
                return self.may_score();
            }
            Bout::Ends => self.end_combat(site),
        }
        false
    }

    pub(crate) fn commander_picked(&mut self, role: Role, pick: Pick) {
        self.pop();
        if let (Verb::Add, Some(Entity::Leader(leader)), Some(site)) = (pick.verb, pick.thing(), self.s.combat.site) {
            self.tell(Event::Added { leader });
            self.place(leader, site);
        } else if let Some(mate) = self.g.mate_after(role) {
            self.push(Frame::AddLeader { role: mate });
        }
    }

    /// Asks for start of combat cards until the side can have none. Returns true if a player has to choose.
    pub(crate) fn combat_card_next(&mut self, role: Role) -> bool {
        if self.g.could_use_in_combat(self.s, role.side()) {
            return true;
        }
        self.pop();
        false
    }

    pub(crate) fn combat_card_picked(&mut self, role: Role, pick: Pick) {
        let card = (pick.verb, pick.thing(), pick.second());
        if let (Verb::Use, Some(Entity::Action(action)), Some(Entity::Leader(leader))) = card {
            // A card may bring a leader that a teammate's card shows, so both players can choose again.
            self.replace(Frame::CombatCard { role: Rebellion::first_role(role.side()) });
            self.use_action(action, leader, role);
            return;
        }
        self.pop();
        if let Some(mate) = self.g.mate_after(role) {
            self.push(Frame::CombatCard { role: mate });
        }
    }

    /// Ready for Action: the leader comes from the pool and goes back there after the combat.
    pub(crate) fn join(&mut self, leaders: Bits) {
        let Some(site) = self.s.combat.site else { return };
        for leader in leaders {
            self.tell(Event::Added { leader: Leader::of(leader) });
            self.place(Leader::of(leader), site);
            self.s.visiting.insert(leader);
        }
    }

    /// REB-COMBAT-04 to REB-COMBAT-06
    fn draw_first_tactics(&mut self, site: Site) {
        let active = self.s.combat.active;
        for side in [active, active.other()] {
            let here = self.g.leaders_at(self.s, site, side);
            for theater in Theater::BOTH {
                let values = here.into_iter().filter_map(|l| self.g.db.leader(Leader::of(l)).tactics);
                let n = values.map(|v| v[theater as usize]).max().unwrap_or_default();
                if self.s.shares(site, theater) {
                    for _ in 0..n {
                        self.draw_tactic(side, theater);
                    }
                }
            }
        }
    }

    /// Draws from a tactic deck. An empty deck is reshuffled (REB-LIMIT-04).
    pub(crate) fn draw_tactic(&mut self, side: Side, theater: Theater) {
        let of = |t: usize| self.g.db.tactic[t].theater == theater;
        if (0..TACTICS).filter(|&t| of(t)).all(|t| self.s.tactics[t] == 0) {
            for (t, n) in self.g.renewing(self.s, theater).into_iter().enumerate() {
                self.s.tactics[t] += n;
                self.s.tactics_played[t] -= n;
            }
        }
        let mut counts = [0; TACTICS];
        for (t, n) in counts.iter_mut().enumerate() {
            if self.g.db.tactic[t].theater == theater {
                *n = self.s.tactics[t];
            }
        }
        let Some(t) = self.draw_kind(&counts) else { return };
        self.s.tactics[t] -= 1;
        self.s.tactics_hand[side.idx()][t] += 1;
        let open = self.s.combat.is(Combat::OPEN, side);
        self.tell(Event::DrewTactic { side, tactic: Some(Tactic(t as u8)), theater, open });
    }

    fn begin_combat_round(&mut self) {
        let combat = &mut self.s.combat;
        combat.round += 1;
        for mark in [Combat::HELD_ROUND, Combat::UNCARRIED, Combat::UNBLOCKABLE] {
            combat.marks &= !(mark | mark << 1);
        }
        combat.marks &= !Combat::TRIED;
        if combat.round > 1 {
            combat.fewer = Default::default();
            combat.marks &= !(Combat::NO_SPACE | Combat::NO_SPACE << 1);
        }
        let n = combat.round;
        self.tell(Event::CombatRound { n });
    }

    /// Asks for an objective if one could be played. Returns true if a player has to choose.
    fn may_score(&mut self) -> bool {
        if self.s.combat.has(Combat::SCORED) || !self.g.could_score(self.s, true) {
            return false;
        }
        self.push(Frame::Objective { in_combat: true });
        true
    }

    /// Counts units destroyed in the combat, by any means, for objectives.
    pub(crate) fn count_fallen(&mut self, unit: Unit, n: u8) {
        if unit.side() == Side::Empire {
            let health = self.g.db.unit(unit).health;
            let sum = &mut self.s.combat.destroyed[unit.theater() as usize];
            *sum = sum.saturating_add(health.saturating_mul(n));
            if matches!(unit, Unit::StarDestroyer | Unit::SuperStarDestroyer) {
                self.s.combat.mark(Combat::STAR_DESTROYER);
            }
        }
    }

    /// REB-COMBAT-33
    fn destroy_dead_units(&mut self, site: Site, theater: Theater) {
        for side in Side::BOTH {
            for (unit, _) in self.s.force(site, side).in_theater(side, theater).kinds(side) {
                let health = self.g.health(self.s, unit);
                if health == 0 {
                    continue;
                }
                let hurt = &mut self.s.combat.hurt[side.idx()][unit.idx()];
                let fallen: u8 = hurt[usize::from(health) - 1..].iter().sum();
                hurt[usize::from(health) - 1..].fill(0);
                self.destroy(unit, fallen, site);
            }
        }
        self.note_winners(site);
    }

    /// REB-THEATER-01 to REB-THEATER-04
    pub(crate) fn note_winners(&mut self, site: Site) {
        for theater in Theater::BOTH {
            for side in Side::BOTH {
                let foe = side.other();
                let won = Combat::of(Combat::WON, side, theater);
                let beaten = self.s.combat.has(Combat::of(Combat::STARTED, foe, theater))
                    && !self.s.force(site, foe).any_in(foe, theater)
                    && self.s.force(site, side).any_in(side, theater);
                if beaten && !self.s.combat.has(won) {
                    self.s.combat.mark(won);
                    self.tell(Event::Won { side, theater });
                }
            }
        }
    }

    /// REB-COMBAT-38: destroys transports that are the only Rebel ships against Imperial ships. Returns true if there
    /// were any.
    fn lose_lone_transports(&mut self, site: Site) -> bool {
        let ships = self.s.force(site, Side::Rebels).in_theater(Side::Rebels, Theater::Space);
        let lost = ships.len() == ships.n(Unit::Transport) && self.s.shares(site, Theater::Space);
        if lost {
            self.destroy(Unit::Transport, ships.len(), site);
            self.note_winners(site);
        }
        lost
    }

    /// REB-OPEN-35
    fn lose_the_deadlocked(&mut self, site: Site) {
        if self.s.shares(site, Theater::Space) && self.is_deadlock(site) {
            let ships = self.s.force(site, Side::Rebels).in_theater(Side::Rebels, Theater::Space);
            for (unit, n) in ships.kinds(Side::Rebels) {
                self.destroy(unit, n, site);
            }
            self.note_winners(site);
        }
    }

    /// Whether the Empire has only Death Stars left that roll no dice, so that neither side can win in space.
    fn is_deadlock(&self, site: Site) -> bool {
        let empire = self.s.force(site, Side::Empire);
        let ships = empire.in_theater(Side::Empire, Theater::Space);
        ships.len() == ships.n(Unit::DeathStar)
            && !empire.any_in(Side::Empire, Theater::Ground)
            && !self.s.combat.has(Combat::TRIED)
            && self.g.attack_dice(self.s, Side::Empire, Theater::Space) == [0, 0]
    }

    /// REB-COMBAT-39, REB-COMBAT-40
    fn lose_the_abandoned(&mut self, site: Site) {
        let rebels = *self.s.force(site, Side::Rebels);
        let empire = *self.s.force(site, Side::Empire);
        let ground = rebels.in_theater(Side::Rebels, Theater::Ground);
        let only_structures = ground.kinds(Side::Rebels).all(|(unit, _)| unit.is_structure());
        if only_structures && empire.any_in(Side::Empire, Theater::Ground) && !self.s.is_destroyed(site) {
            for (unit, n) in ground.kinds(Side::Rebels) {
                self.destroy(unit, n, site);
            }
        }
        let ships = empire.in_theater(Side::Empire, Theater::Space);
        let only_unfinished = !ships.is_empty() && ships.len() == ships.n(Unit::Unfinished);
        if only_unfinished && rebels.any_in(Side::Rebels, Theater::Space) {
            self.destroy(Unit::Unfinished, ships.n(Unit::Unfinished), site);
        }
        self.note_winners(site);
    }

    /// REB-COMBAT-42, REB-COMBAT-43
    fn end_combat(&mut self, site: Site) {
        self.pop();
        for t in 0..TACTICS {
            let mut back = std::mem::take(&mut self.s.tactics_played[t]);
            for side in Side::BOTH {
                back += std::mem::take(&mut self.s.tactics_hand[side.idx()][t]);
            }
            self.s.tactics[t] += back;
        }
        for leader in std::mem::take(&mut self.s.visiting) {
            self.back_to_pool(Leader::of(leader));
        }
        self.s.combat = Combat::default();
        self.tell(Event::CombatOver { site });
        self.touch(site);
    }

    /// The Rebels reveal the plans and roll (REB-DS-09, REB-DS-10).
    pub(crate) fn plans_picked(&mut self, pick: Pick) {
        self.pop();
        let (Verb::Objective, Some(Entity::Objective(objective))) = (pick.verb, pick.thing()) else { return };
        self.s.combat.mark(Combat::TRIED);
        self.s.objectives.seen.insert(objective.0 as usize);
        self.reveal_to_all();
        self.s.combat.dice = Default::default();
        self.s.combat.set = 0;
        self.push(Frame::TryPlans { objective, step: 0 });
    }

    /// Continues the roll for the Death Star. Returns true if a player has to choose.
    pub(crate) fn try_plans(&mut self, objective: crate::db::Objective, step: u8) -> bool {
        self.replace(Frame::TryPlans { objective, step: step + 1 });
        match step {
            0 => return self.open_window(Window::RollPlans, Side::Rebels),
            1 => {
                let set = (self.s.combat.set & 15) + (self.s.combat.set >> 4);
                for _ in 0..3u8.saturating_sub(set) {
                    let face = self.die(Side::Rebels, None);
                    self.s.combat.dice[Color::Red as usize][face as usize] += 1;
                }
            }
            2 => return self.may_ask_yoda(),
            _ => {
                self.pop();
                self.judge_plans(objective);
            }
        }
        false
    }

    fn judge_plans(&mut self, objective: crate::db::Objective) {
        let direct: u8 = self.s.combat.dice.iter().map(|d| d[Face::Direct as usize]).sum();
        let Some(site) = self.s.combat.site else { return };
        self.s.combat.dice = Default::default();
        if direct == 0 {
            self.tell(Event::PlansFailed { objective });
            return;
        }
        let stations: Bits = self.g.stations(self.s, site).map(Unit::idx).collect();
        match stations.first() {
            Some(_) if stations.len() > 1 => self.push(Frame::Station { objective }),
            Some(only) => self.destroy_station(objective, Unit::own(Side::Empire, only)),
            None => self.score(objective),
        }
    }

    /// Destroys a station by the plans and scores the objective (REB-DS-09, REB-DS-12).
    pub(crate) fn destroy_station(&mut self, objective: crate::db::Objective, unit: Unit) {
        if let Some(site) = self.s.combat.site {
            self.destroy(unit, 1, site);
            self.note_winners(site);
        }
        self.score(objective);
    }

    /// Offers Yoda's reroll in a combat. Returns true if the Rebels have to choose.
    pub(crate) fn may_ask_yoda(&mut self) -> bool {
        let bearer = self.s.ring[crate::leader::Ring::Yoda as usize];
        let here = bearer.is_some_and(|l| {
            self.s.combat.site.is_some_and(|site| self.s.at[l.idx()] == crate::state::Place::Site(site))
        });
        let rolled: u8 = self.s.combat.dice.iter().flatten().sum();
        if !here || self.s.yoda_used || rolled == 0 {
            return false;
        }
        self.push(Frame::UseRing { ring: crate::leader::Ring::Yoda });
        true
    }
}

/// Whether this tactic card is played when attacking, not to block.
pub(crate) const fn is_attack(operation: Operation) -> bool {
    !matches!(operation, Operation::Block(..))
}

const _: () = assert!(size_of::<Row<u8, TACTICS>>() == TACTICS);
