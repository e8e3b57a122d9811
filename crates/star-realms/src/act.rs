//! Applies an option.

use table::chance::Chance;
use table::{CopyId, Opt, Seat, Sink};

use crate::event::{Ability, Event};
use crate::frame::Frame;
use crate::op::Op;
use crate::state::{Hurt, KNOWN_TOP};
use crate::step::Step;
use crate::verb::Verb;

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    /// Applies a listed option and runs to the next decision.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, pick: Opt) {
        let verb = Verb::of(pick.verb());
        let copy = CopyId(pick.a());
        match verb {
            Verb::Play => self.play(seat, copy),
            Verb::Primary => self.use_primary(seat, copy),
            Verb::Ally => self.use_ally(seat, copy),
            Verb::Scrap => self.use_scrap(seat, copy),
            Verb::Buy => self.buy(seat, copy),
            Verb::AttackBase => self.attack_base(seat, copy),
            Verb::AttackSeat => self.s.frames.push(Frame::AttackSeat { seat, victim: Seat::new(pick.a() as usize) }),
            Verb::JointBuy | Verb::JointAttack => self.propose(seat, copy),
            Verb::Gift => self.s.frames.push(Frame::GiveTo { copy, seat }),
            Verb::EndTurn => self.declare(seat, true),
            Verb::Withdraw => self.declare(seat, false),
            _ => self.answer(seat, verb, pick),
        }
        self.run();
    }

    /// Answers the frame on top of the stack.
    fn answer(&mut self, seat: Seat, verb: Verb, pick: Opt) {
        let Some(top) = self.s.frames.last() else { return };
        let number = pick.a();
        match top {
            Frame::Pick { spec, src, seat, base } => {
                if verb == Verb::Done {
                    // All of them have been named before.
                    let named = self.s.vals.len() as u8 - base - self.g.db.code().picks[spec as usize].slot.at;
                    self.end_pick(spec, seat, base, named);
                } else {
                    self.take(spec, src, seat, base, CopyId(number));
                }
            }
            Frame::Choose { pc, src, seat, base, .. } => {
                self.s.frames.pop();
                self.s.frames.push(Frame::Run { pc: pc + number, src, seat, base });
            }
            Frame::May { pc, src, seat, base } => {
                self.s.frames.pop();
                let pc = if verb == Verb::Yes { pc + 1 } else { pc };
                self.s.frames.push(Frame::Run { pc, src, seat, base });
            }
            Frame::Victim { seat, n, .. } => {
                self.s.frames.pop();
                self.discards(seat, Seat::new(number as usize), n);
            }
            Frame::Discard { seat, left } => {
                self.s.frames.pop();
                self.discard(seat, CopyId(number));
                self.owe(seat, left - 1);
                self.collect_owed();
            }
            Frame::AttackSeat { seat, victim } => {
                self.s.frames.pop();
                self.hit(seat, victim, number);
            }
            Frame::AttackBase { seat, copy } => {
                self.s.frames.pop();
                self.damage(seat, copy, number as u8);
            }
            Frame::OnTop { copy, seat } => {
                self.s.frames.pop();
                self.place(seat, copy, verb == Verb::Yes);
            }
            Frame::GiveTo { copy, seat } => {
                self.s.frames.pop();
                self.player(seat).trade -= 1;
                self.give(seat, Seat::new(number as usize), copy);
            }
            Frame::Legacy { seat, heirs } => {
                let copy = Some(CopyId(number)).filter(|_| verb == Verb::PickLegacy);
                self.give_legacy(seat, heirs, copy);
            }
            Frame::Share { .. } => self.name_share(number),
            Frame::Agree { .. } => self.agree(seat, verb == Verb::Yes),
            Frame::Empty | Frame::Main { .. } | Frame::Run { .. } => {}
        }
    }

    /// SR-MAIN-02: playing is free; a ship's primary ability takes effect at once (SR-SHIP-01).
    #[inline]
    fn play(&mut self, seat: Seat, copy: CopyId) {
        let g = self.g;
        self.leave_hand(seat, copy);
        let p = &mut self.s.players[seat];
        p.in_play.insert(copy);
        p.played.insert(copy);
        let triggers = p.in_play & g.cast.triggers;
        let facts = g.cast.of(copy);
        self.sink.emit_with(|| Event::Played { seat, card: g.cast.card(copy) });
        if facts.defense > 0 {
            return; // a base waits for its owner (SR-BASE-02)
        }
        // Triggers when a ship is played are plain gains, so they need no frame.
        let answers = if triggers.is_empty() { None } else { Some(triggers) };
        for trigger in answers.into_iter().flatten() {
            if let Op::Gain { trade, combat, authority } =
                g.db.code().ops[g.cast.of(trigger).programs.on_play_ship as usize]
            {
                self.gain(seat, trade, combat, authority);
            }
        }
        self.call(facts.programs.primary, copy, seat);
    }

    fn use_primary(&mut self, seat: Seat, copy: CopyId) {
        self.s.used_primary.insert(copy);
        self.sink.emit_with(|| Event::Used { seat, card: self.g.cast.card(copy), ability: Ability::Primary });
        self.call(self.g.cast.of(copy).programs.primary, copy, seat);
    }

    fn use_ally(&mut self, seat: Seat, copy: CopyId) {
        self.s.used_ally.insert(copy);
        let card = self.g.acts_as(self.s, copy);
        self.sink.emit(Event::Used { seat, card, ability: Ability::Ally });
        self.call(self.g.cast.facts(card).programs.ally, copy, seat);
    }

    /// SR-SCRAP-04: the card leaves play before the effect.
    fn use_scrap(&mut self, seat: Seat, copy: CopyId) {
        let card = self.g.acts_as(self.s, copy);
        self.player(seat).in_play.remove(copy);
        self.forget(copy);
        self.put_in_scrap(copy);
        self.sink.emit(Event::Used { seat, card, ability: Ability::Scrap });
        self.call(self.g.cast.facts(card).programs.scrap, copy, seat);
    }

    /// SR-BUY-02.
    fn buy(&mut self, seat: Seat, copy: CopyId) {
        let cost = self.g.cast.of(copy).cost;
        self.player(seat).trade -= cost as u16;
        self.acquire(seat, copy, cost, false);
    }

    /// A bought card goes to the discard pile, or on top of the deck if something allows it (SR-BUY-07).
    pub(crate) fn acquire(&mut self, seat: Seat, copy: CopyId, paid: u8, jointly: bool) {
        self.leave_market(copy);
        let ship = self.g.cast.ships.contains(copy);
        let p = self.player(seat);
        p.discard.insert(copy);
        let ask = ship && p.on_top > 0;
        if ask {
            p.on_top -= 1;
        }
        let ask = ask && p.deck.top.len() < KNOWN_TOP;
        self.sink.emit_with(|| Event::Acquired { seat, card: self.g.cast.card(copy), paid, jointly, on_top: false });
        if ask {
            // The gap is filled after the answer: the choice must not depend on the next card.
            self.s.frames.push(Frame::OnTop { copy, seat });
        } else {
            self.refill();
        }
    }

    fn place(&mut self, seat: Seat, copy: CopyId, on_top: bool) {
        if on_top {
            let card = self.g.cast.card(copy);
            let p = self.player(seat);
            p.discard.remove(copy);
            p.deck.top.push(copy);
            self.sink.emit(Event::PutOnTop { seat, card });
        }
        self.refill();
    }

    pub(crate) fn attack_base(&mut self, seat: Seat, copy: CopyId) {
        let partial = self.g.owner(self.s, copy).is_some_and(|owner| self.g.damages(self.s, owner));
        if partial {
            return self.s.frames.push(Frame::AttackBase { seat, copy });
        }
        self.player(seat).combat -= self.g.cast.of(copy).defense as u16;
        self.destroy(seat, copy);
    }

    /// Damage stays on a boss base until the boss's turn begins (SR-RAID-06).
    fn damage(&mut self, seat: Seat, copy: CopyId, amount: u8) {
        self.player(seat).combat -= amount as u16;
        let total = self.s.damage(copy) + amount;
        if total >= self.g.cast.of(copy).defense {
            return self.destroy(seat, copy);
        }
        match self.s.hurt.as_mut_slice().iter_mut().find(|h| h.copy == copy) {
            Some(hurt) => hurt.amount = total,
            None => self.s.hurt.push(Hurt { copy, amount: total }),
        }
        let owner = self.s.first;
        self.sink.emit_with(|| Event::Damaged { by: seat, owner, card: self.g.cast.card(copy), amount });
    }

    /// SR-ATT-05.
    pub(crate) fn hit(&mut self, by: Seat, victim: Seat, amount: u16) {
        self.player(by).combat -= amount;
        let p = self.player(victim);
        p.authority = p.authority.saturating_sub(amount as i16);
        let fallen = p.authority <= 0;
        self.sink.emit(Event::Attacked { by, victim, amount });
        if fallen {
            self.fall(by, victim);
        }
    }

    /// A card goes from one discard pile to another.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, copy: CopyId) {
        self.player(from).discard.remove(copy);
        self.player(to).discard.insert(copy);
        self.sink.emit_with(|| Event::Gave { from, to, card: self.g.cast.card(copy) });
    }
}
