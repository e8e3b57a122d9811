//! Carrying out a chosen option.

use table::chance::Chance;
use table::kernel::Round;
use table::{CopyId, Opt, Seat, Sink};

use crate::answer::Answer;
use crate::event::Event;
use crate::frame::{EngagementStep, Frame, How, Step as Stage};
use crate::moment::{Entry, What};
use crate::step::Step;
use crate::verb::Verb;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Carries out a listed option and runs on to the next decision.
    pub(crate) fn act(&mut self, seat: Seat, pick: Opt) {
        let verb = Verb::of(pick.verb());
        let copy = CopyId(pick.a());
        let Some(top) = self.s.frames.last() else { return };
        match top {
            Frame::PickObjectives { left } => self.bury(seat, copy, left.without(seat)),
            Frame::Mulligan { left, anew } => {
                let anew = if verb == Verb::Redraw { anew.with(seat) } else { anew };
                self.mulligan(left.without(seat), anew);
            }
            Frame::Flip { seat } => self.flip(seat, copy),
            Frame::Window { moment, point, round, base, marks } => {
                if verb == Verb::Pass {
                    self.replace(Frame::Window { moment, point, round: round.passed(2), base, marks });
                } else {
                    self.give(Answer { copy, skill: pick.b() as u8, entry: pick.c() });
                }
            }
            Frame::Actions { window, round } => self.act_in_window(window, round, verb, pick),
            Frame::Pay { .. } => self.generate(copy, pick.c()),
            Frame::Pick { .. } => self.take(if verb == Verb::Done { CopyId::NONE } else { copy }),
            Frame::Choose { pc, .. } => self.jump(pc + pick.a()),
            Frame::May { pc, .. } => self.jump(if verb == Verb::Yes { pc + 1 } else { pc }),
            Frame::PlaceTokens { .. } => self.placed(pick.a() as u8),
            Frame::CaptureObjective { copy: prisoner, .. } => self.capture_chosen(prisoner, copy),
            Frame::Attach { copy: card, .. } => self.attach(card, copy),
            Frame::Conflict { moment, entry } => self.settle_conflict(moment, entry, verb == Verb::Yes),
            Frame::CaptureAt { copy: prisoner, .. } => {
                self.pop();
                self.capture_from_play(prisoner, copy);
            }
            Frame::RescueAt { value, .. } => {
                self.pop();
                self.rescue(copy, value);
            }
            Frame::Discard { seat, left } => {
                self.pop();
                self.discard_from_hand(copy);
                self.make_discard(seat, left - 1);
            }
            Frame::MayDiscard { .. } => {
                self.pop();
                if verb == Verb::Discard {
                    self.discard_from_hand(copy);
                }
            }
            Frame::Discount { .. } => self.discount(if verb == Verb::Discard { copy } else { CopyId::NONE }),
            Frame::BalanceStrike { seat } => {
                self.pop();
                if verb == Verb::Balance {
                    self.deal(seat, CopyId::NONE, true, &[Entry { copy, n: 1 }]);
                }
            }
            Frame::Engage { .. } => self.engage(if verb == Verb::Engage { copy } else { CopyId::NONE }),
            Frame::Declare { seat, .. } => self.declare(seat, if verb == Verb::Declare { copy } else { CopyId::NONE }),
            Frame::Shielding { seat, left } => {
                if verb == Verb::Done {
                    self.pop();
                } else {
                    self.replace(Frame::Shielding { seat, left: left - 1 });
                    self.add_shield(copy);
                }
            }
            Frame::Edge { round } => self.place_edge(round, if verb == Verb::Edge { copy } else { CopyId::NONE }),
            Frame::FateOrder { .. } => {
                self.pop();
                self.resolve_fate(copy);
            }
            Frame::FateAgain { copy, used } => {
                self.pop();
                if verb == Verb::Yes {
                    self.fate_once(copy, used + 1);
                }
            }
            Frame::Strike { .. } => {
                self.pop();
                self.strike(copy);
            }
            Frame::Icons { unit, done } => self.use_icon(unit, done, pick.a() as u8),
            Frame::Aim { .. } => self.aim(copy, verb == Verb::AimAll),
            Frame::Commit { seat } => self.commit(seat, if verb == Verb::Commit { copy } else { CopyId::NONE }),
            Frame::Order { seat, under: true, .. } => self.put_next_under(seat, copy),
            Frame::Order { seat, named, .. } => self.put_next_over(seat, named, copy),
            Frame::DiscardOrder { .. } => {
                self.pop();
                self.s.heap.remove(copy);
                self.put_in_discard(copy);
            }
            Frame::Strip { copy: unit, .. } => self.strip(unit, verb, copy),
            Frame::Empty
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Life(_)
            | Frame::Play { .. }
            | Frame::Run { .. }
            | Frame::Depart { .. } => {}
        }
        self.run();
    }

    fn act_in_window(&mut self, window: u8, round: Round, verb: Verb, pick: Opt) {
        let copy = CopyId(pick.a());
        let next = if verb == Verb::Pass { round.passed(2) } else { round.acted(2) };
        self.replace(Frame::Actions { window, round: next });
        match verb {
            Verb::Play => {
                let how = match pick.b() {
                    1 => How::Attached,
                    2 => How::Joining,
                    _ => How::Plain,
                };
                self.push(Frame::Play { copy, how, step: 0, discount: 0, moment: u8::MAX, entry: 0 });
            }
            Verb::Use => self.use_skill(copy, pick.b() as u8, u8::MAX, 0),
            _ => {}
        }
    }

    /// Continues the program below at this op.
    fn jump(&mut self, to: u16) {
        self.pop();
        if let Some(Frame::Run { pc, .. }) = self.s.frames.last_mut() {
            *pc = to;
        }
    }

    /// Continues an action window; returns true when a player has to choose.
    pub(crate) fn actions(&mut self, window: u8, round: Round) -> bool {
        if round.is_over(2) {
            self.pop();
            return false;
        }
        if self.g.could_act(self.s, window, round.turn) {
            return true;
        }
        self.replace(Frame::Actions { window, round: round.passed(2) });
        false
    }

    /// Engages an objective, so that attackers are declared next. Without a target, ends the engagements of this turn.
    fn engage(&mut self, target: CopyId) {
        self.pop();
        if target.is_some() {
            self.s.fight.target = target;
            self.push(Frame::Fight(EngagementStep::Attackers));
        } else if let Some(Frame::Turn(step)) = self.s.frames.last_mut() {
            *step = Stage::LastWindow;
        }
    }

    /// Commits units to the Force one by one; reactions to all of them follow together.
    fn commit(&mut self, seat: Seat, unit: CopyId) {
        if unit.is_some() {
            self.s.committed.insert(unit);
            self.s.vals.push(unit.0);
            self.sink.emit_with(|| Event::Committed { seat, card: self.g.cast.card(unit) });
            if !self.g.committable(self.s, seat).is_empty() {
                return;
            }
        }
        self.pop();
        let mut units = [Entry { copy: CopyId::NONE, n: 0 }; 3];
        let n = self.s.vals.len();
        // The order in which the units were named makes no difference.
        self.s.vals.as_mut_slice().sort_unstable();
        for (entry, &value) in units.iter_mut().zip(self.s.vals.as_slice()) {
            entry.copy = CopyId(value);
        }
        self.s.vals.truncate(0);
        if n > 0 && self.g.anybody_listens(self.s, What::Committed) {
            self.moment(What::Committed, seat, CopyId::NONE, 0, &units[..n]);
        }
    }
}
