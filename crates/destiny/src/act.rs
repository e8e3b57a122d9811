//! Carries out the picks of players.

use table::chance::Chance;
use table::{CopyId, Opt, Seat, Sink};

use crate::card::Symbol;
use crate::event::Event;
use crate::frame::{ANY_SYMBOL, Frame, PlayStep};
use crate::op::FOE;
use crate::step::Step;
use crate::verb::Verb;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Carries out an option and runs the game to the next decision.
    pub(crate) fn act(&mut self, seat: Seat, opt: Opt) {
        let copy = CopyId(opt.a());
        let Some(frame) = self.s.frames.last() else { return };
        self.chooser = Some(seat);
        match Verb::of(opt) {
            Verb::Play => self.act_play(seat, copy),
            Verb::Activate => self.act_activate(seat, copy),
            Verb::Resolve => match frame {
                Frame::Resolving { seat, symbol: ANY_SYMBOL } => {
                    let symbol = opt.b() as u8;
                    self.replace(Frame::Resolving { seat, symbol });
                    self.resolve(seat, copy, None, Some(Symbol::ALL[symbol as usize]));
                }
                Frame::Resolving { symbol, .. } => self.resolve(seat, copy, None, Some(Symbol::ALL[symbol as usize])),
                _ => self.act_resolve(seat, copy, Symbol::ALL[opt.b() as usize]),
            },
            Verb::DiscardToReroll => self.act_reroll(seat, copy),
            Verb::Use => self.act_use(seat, copy, opt.b() as u8),
            Verb::Claim => self.act_claim(seat),
            Verb::Pass => self.act_pass(seat),
            Verb::PutBack => {
                let copy = self.canon(copy);
                self.s.chosen.insert(copy);
            }
            Verb::Field => {
                self.pop();
                self.use_field(Seat::new(opt.a() as usize));
            }
            Verb::Assign => match frame {
                Frame::Moving { .. } => self.damage_moved(opt.c()),
                _ => self.assign(opt.c()),
            },
            Verb::Pick => self.picked(frame, copy),
            Verb::PickHand => match frame {
                Frame::Discard { seat, left } => {
                    self.replace(Frame::Discard { seat, left: left - 1 });
                    self.discard_from_hand(copy);
                }
                Frame::KeepBack { .. } => {
                    self.pop();
                    let copy = self.canon(copy);
                    self.s.chosen.insert(copy);
                }
                _ => self.pick(copy),
            },
            Verb::PickDiscard | Verb::PickUnder | Verb::PickDeck => self.pick(copy),
            Verb::PickDie => match frame {
                Frame::Focus { .. } => self.focus(copy),
                Frame::Series { .. } => self.series_next(copy),
                Frame::LoseDie { .. } => self.lose_die(copy),
                Frame::Reroll { .. } => self.s.vals.push(copy.0),
                _ => self.pick(copy),
            },
            Verb::Side => self.turn_to(opt.b() as u8),
            Verb::Modify => self.join(copy),
            Verb::Target => self.target(copy),
            Verb::Player => self.player(frame, Seat::new(opt.a() as usize)),
            Verb::Branch => match frame {
                Frame::Choose { pc, .. } => {
                    self.pop();
                    self.take_jump(pc + opt.a());
                }
                Frame::Modes { seat, pc, value, .. } => {
                    self.pop();
                    self.begin_mode(seat, value, opt.a());
                    self.take_jump(pc + opt.a());
                }
                _ => {}
            },
            Verb::Special => self.special(opt.a() as u8),
            Verb::Symbol => {
                if let Frame::Symbol { seat, how, die } = frame {
                    self.pop();
                    self.resolve(seat, die, Some(how), Some(Symbol::ALL[opt.a() as usize]));
                }
            }
            Verb::Color => {
                if let Frame::Color { value, .. } = frame {
                    self.pop();
                    self.s.vals.as_mut_slice()[value as usize] = opt.a();
                }
            }
            Verb::Bid => {
                if let Frame::Bid { left, base } = frame {
                    self.s.vals.as_mut_slice()[base as usize + seat.idx()] = opt.a();
                    self.replace(Frame::Bid { left: left.without(seat), base });
                }
            }
            Verb::Next => self.next_answer(frame, opt),
            Verb::Replace => self.replace_upgrade(copy),
            Verb::Discard => self.discarded(frame, copy),
            Verb::Yes => self.say(frame, true),
            Verb::No => self.say(frame, false),
            Verb::Done => self.done(seat, frame),
        }
        self.run();
    }

    fn picked(&mut self, frame: Frame, copy: CopyId) {
        match frame {
            Frame::Play { copy: card, .. } => {
                self.s.place[card] = copy.0;
                if let Some(Frame::Play { step, .. }) = self.s.frames.last_mut() {
                    *step = PlayStep::Replace;
                }
            }
            Frame::Activating { .. } => self.activate_next(copy),
            Frame::OwnField { seat } => {
                self.pop();
                self.lay_field(seat, copy);
            }
            Frame::Spare { seat, switch } => {
                self.pop();
                if switch {
                    let old = self.s.field;
                    self.s.in_play.remove(old);
                    self.s.aside.insert(old);
                    self.s.place[old] = 0;
                    self.s.used.remove(old);
                    self.s.aside.remove(copy);
                    self.s.in_play.insert(copy);
                    self.s.place[copy] = CopyId::NONE.0;
                    self.s.field = copy;
                    self.s.changed = true;
                } else {
                    self.use_claim(seat, copy);
                }
            }
            _ => self.pick(copy),
        }
    }

    fn discarded(&mut self, frame: Frame, copy: CopyId) {
        if let Frame::DiscardInstead { copy: saved, .. } = frame {
            self.pop();
            self.goes_instead(saved, copy);
        } else {
            self.discard_from_play(copy);
        }
    }

    fn player(&mut self, frame: Frame, foe: Seat) {
        if matches!(frame, Frame::TargetOpponent { .. }) {
            return self.apply_to_opponent(foe);
        }
        self.pop();
        if let Some((ctx, ..)) = self.g.running(self.s) {
            self.set_val(ctx, FOE, foe.idx() as u16);
        }
    }

    fn next_answer(&mut self, frame: Frame, opt: Opt) {
        let Frame::Order { base, n, .. } = frame else { return };
        let wanted = crate::answer::Answer { copy: CopyId(opt.a()), skill: opt.b() as u8, entry: opt.c() }.pack();
        let answers = &self.s.vals.as_slice()[base as usize..(base + n) as usize];
        if let Some(at) = answers.iter().position(|v| *v == wanted) {
            self.next(at as u8);
        }
    }

    pub(crate) fn say(&mut self, frame: Frame, yes: bool) {
        self.pop();
        match frame {
            Frame::May { pc, .. } if yes => self.goto(pc + 1),
            Frame::May { pc, .. } if self.g.asks_others(pc) => self.goto(pc - 1),
            Frame::May { pc, .. } => self.take_jump(pc),
            Frame::Claim { seat } if yes => self.use_claim(seat, self.s.field),
            Frame::DiscardInstead { copy, .. } => match self.g.guards(self.s, copy).first().filter(|_| yes) {
                Some(guard) => self.goes_instead(copy, guard),
                None => self.discard_from_play(copy),
            },
            Frame::ShieldsFirst { moment, answer } => self.shields_said(moment, answer, yes),
            _ => {}
        }
    }

    fn done(&mut self, seat: Seat, frame: Frame) {
        match frame {
            Frame::Mulligan { left } => self.replace(Frame::Mulligan { left: left.without(seat) }),
            Frame::Discards { left } => self.replace(Frame::Discards { left: left.without(seat) }),
            Frame::Pick { taken, .. } => self.pick_end(taken),
            Frame::Reroll { .. } => self.reroll_chosen(),
            Frame::Series { base, .. } => {
                self.s.vals.truncate(base as usize);
                self.pop();
                self.note_done(false);
            }
            Frame::Play { .. } => {
                if let Some(Frame::Play { step, .. }) = self.s.frames.last_mut() {
                    *step = PlayStep::Discount;
                }
            }
            Frame::Focus { .. } => self.focus_ends(),
            _ => self.pop(),
        }
    }
}
