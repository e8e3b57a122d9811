//! Engagements, step by step (LCG-ENG-01).

use table::chance::Chance;
use table::kernel::Round;
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::effect::Until;
use crate::event::Event;
use crate::frame::{EngagementStep, Frame};
use crate::game::SwLcg;
use crate::moment::{Entry, Moment, What};
use crate::select::Ctx;
use crate::state::{Fight, Mod, State};
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Whether the unit's controller may declare it now, apart from restrictions of the engaged objective.
    pub(crate) fn may_declare(&self, s: &State<W>, seat: Seat, unit: CopyId) -> bool {
        let attack = seat == s.active;
        let barred = s.mods.as_slice().iter().any(|t| match t.what {
            Mod::Barred { copy, attack: a, defend: d } => copy == unit && if attack { a } else { d },
            _ => false,
        });
        let grounded = attack && self.cast.cannot_attack.contains(unit);
        !barred && !grounded
    }

    /// Ready units that could be declared as attackers against this objective.
    pub(crate) fn attackers_for(&self, s: &State<W>, seat: Seat, target: CopyId) -> CopySet<W> {
        let mut units = self.units(s, seat);
        if let Some(sel) = self.cast.of(target).attackers {
            let ctx = Ctx { src: target, seat, base: Ctx::IDLE, trigger: CopyId::NONE };
            units &= self.select(s, sel, ctx);
        }
        units.iter().filter(|&u| s.is_ready(u) && self.may_declare(s, seat, u)).collect()
    }

    /// Units that can be declared next, in any order: all that are not declared yet (LCG-ENG-03, LCG-ENG-04).
    pub(crate) fn declarable(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let units = if seat == s.active {
            let most = self.cast.of(s.fight.target).most_attackers.unwrap_or(u8::MAX);
            if (s.participants & *self.own(s, seat)).len() >= most as usize {
                return CopySet::EMPTY;
            }
            self.attackers_for(s, seat, s.fight.target)
        } else {
            self.units(s, seat).iter().filter(|&u| s.is_ready(u) && self.may_declare(s, seat, u)).collect()
        };
        units.minus(&s.participants)
    }

    /// Cards that can receive a shield from Shielding: friendly participants and the engaged objective without a
    /// shield.
    pub(crate) fn shieldable(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let mut cards = s.participants & *self.own(s, seat);
        if s.in_play.contains(s.fight.target) && self.cast.objectives.contains(s.fight.target) {
            cards.insert(s.fight.target);
        }
        cards.iter().filter(|&c| s.tokens[c].shields == 0).collect()
    }

    /// The participants of a seat.
    pub(crate) fn fighters(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        s.participants & *self.own(s, seat)
    }

    /// The participants of a seat that can strike.
    pub(crate) fn strikers(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        self.fighters(s, seat).iter().filter(|&u| s.is_ready(u)).collect()
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    pub(crate) fn bout(&mut self, bout: EngagementStep) {
        self.replace(Frame::Fight(bout));
    }

    fn window_then(&mut self, next: EngagementStep, window: u8) {
        self.bout(next);
        self.push(Frame::Actions { window, round: Round::from(self.s.active) });
    }

    /// Runs one step of an engagement.
    pub(crate) fn fight(&mut self, bout: EngagementStep) {
        let attacker = self.s.active;
        let defender = attacker.other();
        match bout {
            EngagementStep::Attackers => {
                self.bout(EngagementStep::AttackersDeclared);
                self.push(Frame::Declare { seat: attacker, last: 0 });
            }
            EngagementStep::AttackersDeclared => {
                self.bout(EngagementStep::AttackWindow);
                self.note_engagement(attacker);
                self.declared(attacker);
            }
            EngagementStep::AttackWindow => self.window_then(EngagementStep::Defenders, 6),
            EngagementStep::Defenders => {
                self.bout(EngagementStep::DefendersDeclared);
                if !self.g.declarable(self.s, defender).is_empty() {
                    self.push(Frame::Declare { seat: defender, last: 0 });
                }
            }
            EngagementStep::DefendersDeclared => {
                self.bout(EngagementStep::DefenseWindow);
                if !self.g.fighters(self.s, defender).is_empty() {
                    self.declared(defender);
                }
            }
            EngagementStep::DefenseWindow => self.window_then(EngagementStep::EdgeBegins, 7),
            EngagementStep::EdgeBegins => self.begin_edge(),
            EngagementStep::Reveal => self.reveal_edge(),
            EngagementStep::Fate => self.next_fate(),
            EngagementStep::EdgeEnds => self.end_edge(),
            EngagementStep::EdgeWindow => self.window_then(EngagementStep::WinnerStrikes, 8),
            EngagementStep::WinnerStrikes => {
                let none = self.nobody_strikes();
                if none && (self.s.fight.struck() || !self.g.setup.rulings.window_after_no_strike) {
                    return self.bout(EngagementStep::StrikesEnd);
                }
                self.s.fight.mark_struck();
                let seat = self.s.fight.edge.lowest().unwrap_or(attacker);
                self.strike_next(seat, EngagementStep::WinnerWindow, 9, EngagementStep::LoserStrikes);
            }
            EngagementStep::WinnerWindow => self.window_then(EngagementStep::LoserStrikes, 9),
            EngagementStep::LoserStrikes => {
                let seat = self.s.fight.edge.lowest().unwrap_or(attacker).other();
                self.strike_next(seat, EngagementStep::LoserWindow, 10, EngagementStep::WinnerStrikes);
            }
            EngagementStep::LoserWindow => self.window_then(EngagementStep::WinnerStrikes, 10),
            EngagementStep::StrikesEnd => self.bout(EngagementStep::Unopposed),
            EngagementStep::Unopposed => self.unopposed(attacker),
            EngagementStep::Survivors => {
                let flags = if self.is_unopposed(attacker) { Moment::MARK } else { 0 };
                self.bout(EngagementStep::Ends);
                if self.g.anybody_listens(self.s, What::Survived) {
                    self.moment(What::Survived, attacker, self.s.fight.target, flags, &[]);
                }
            }
            EngagementStep::Ends => {
                self.expire(Until::Engagement);
                self.s.participants = CopySet::EMPTY;
                self.s.fight = Fight::default();
                self.pop();
            }
        }
    }

    /// Completes the declaration: the objective is engaged and cannot be engaged again (LCG-CONF-05).
    fn note_engagement(&mut self, attacker: Seat) {
        let target = self.s.fight.target;
        if self.s.engaged.contains(target) {
            let again = |t: &crate::state::Timed| matches!(t.what, Mod::Again { copy, .. } if copy == target);
            if let Some(at) = self.s.mods.as_slice().iter().position(again) {
                match &mut self.s.mods.as_mut_slice()[at].what {
                    Mod::Again { n, .. } if *n > 1 => *n -= 1,
                    _ => {
                        self.s.mods.remove(at);
                    }
                }
            }
        }
        self.s.engaged.insert(target);
        self.note_target(attacker, target);
    }

    fn note_target(&mut self, seat: Seat, target: CopyId) {
        let cast = &self.g.cast;
        self.sink.emit_with(|| Event::Engaged { seat, card: cast.card(target), dial: cast.dial.contains(target) });
    }

    /// Declares one more unit, or ends the declaration.
    pub(crate) fn declare(&mut self, seat: Seat, unit: CopyId) {
        if unit.is_some() {
            self.s.participants.insert(unit);
            let attacks = seat == self.s.active;
            self.sink.emit_with(|| Event::Declared { seat, card: self.g.cast.card(unit), attacks });
            self.replace(Frame::Declare { seat, last: self.g.cast.card(unit).0 + 1 });
            if !self.g.declarable(self.s, seat).is_empty() {
                return;
            }
        }
        self.pop();
    }

    /// Called when all units of a side are declared: Shielding resolves first, then reactions.
    fn declared(&mut self, seat: Seat) {
        let flags = if seat == self.s.active { 0 } else { Moment::MARK };
        if self.g.anybody_listens(self.s, What::Declared) {
            self.moment(What::Declared, seat, self.s.fight.target, flags, &[]);
        }
        let shielding = self.g.fighters(self.s, seat).iter().filter(|&u| self.g.has_shielding(self.s, u)).count();
        if shielding > 0 {
            self.push(Frame::Shielding { seat, left: shielding as u8 });
        }
    }

    /// Continues the Shielding step; returns true when a player has to choose.
    pub(crate) fn shielding(&mut self, seat: Seat, left: u8) -> bool {
        if left == 0 || self.g.shieldable(self.s, seat).is_empty() {
            self.pop();
            return false;
        }
        true
    }

    fn nobody_strikes(&self) -> bool {
        self.g.strikers(self.s, self.s.active).is_empty() && self.g.strikers(self.s, self.s.active.other()).is_empty()
    }

    /// Lets a side strike once if it can (LCG-TIME-10).
    fn strike_next(&mut self, seat: Seat, window: EngagementStep, number: u8, skip: EngagementStep) {
        let able = !self.g.strikers(self.s, seat).is_empty();
        if able {
            self.bout(window);
            self.push(Frame::Strike { seat });
        } else if self.g.setup.rulings.window_after_no_strike {
            self.window_then(skip, number);
        } else {
            self.bout(skip);
        }
    }

    fn is_unopposed(&self, attacker: Seat) -> bool {
        !self.g.fighters(self.s, attacker).is_empty() && self.g.fighters(self.s, attacker.other()).is_empty()
    }

    /// Deals the damage for an unopposed engagement (LCG-UNOP-02).
    fn unopposed(&mut self, attacker: Seat) {
        self.bout(EngagementStep::Survivors);
        let target = self.s.fight.target;
        if self.is_unopposed(attacker) && self.s.in_play.contains(target) {
            self.sink.emit(Event::Unopposed { seat: attacker });
            self.deal(attacker, CopyId::NONE, true, &[Entry { copy: target, n: 1 }]);
        }
    }

    /// Moves the engagement to another objective (LCG-CONF-06).
    pub(crate) fn move_engagement(&mut self, target: CopyId) {
        self.s.fight.target = target;
        self.note_target(self.s.active, target);
    }
}

impl Fight {
    /// Whether the first pass of strikes has begun.
    const fn struck(self) -> bool {
        self.first_pass
    }

    const fn mark_struck(&mut self) {
        self.first_pass = true;
    }

    /// Gives the edge to this seat.
    pub(crate) const fn give_edge(&mut self, seat: Seat) {
        self.edge = SeatSet::only(seat);
    }
}
