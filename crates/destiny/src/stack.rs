//! Cards that move from a hand to a hidden place: face down on a set-aside card, or on or under a deck.

use table::chance::Chance;
use table::{CopyId, Seat, Sink};

use crate::compile::FREE;
use crate::event::Event;
use crate::op::Slot;
use crate::select::Ctx;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Puts a card of a hand face down on another card. Only its owner knows which card it was.
    pub(crate) fn stack(&mut self, copy: CopyId, on: CopyId) {
        let owner = self.leave_hand_unseen(copy);
        self.s.stacked.insert(copy);
        self.s.place[copy] = on.0;
        let (card, on) = (self.g.cast.card(copy), self.g.cast.card(on));
        self.sink.emit_with(|| Event::Stacked { seat: owner, card: Some(card), on });
    }

    /// Puts a card of a hand on or under its owner's deck. Only its owner knows which card it was.
    pub(crate) fn tuck(&mut self, copy: CopyId, top: bool) {
        let owner = self.leave_hand_unseen(copy);
        if top {
            self.s.over.insert(copy);
        } else {
            self.s.under.insert(copy);
        }
        self.s.place[copy] = self.s.stamp;
        self.s.stamp += 1;
        let card = self.g.cast.card(copy);
        self.sink.emit_with(|| Event::Tucked { seat: owner, card: Some(card), top });
    }

    /// Removes a card from a hand without revealing it. Returns the owner.
    fn leave_hand_unseen(&mut self, copy: CopyId) -> Seat {
        let owner = self.g.cast.owner(copy);
        let hand = self.g.hand(self.s, owner);
        // Players who knew only some of the cards no longer know where they are.
        if hand.has_several() {
            for seat in Seat::first(self.g.players()).filter(|&seat| seat != owner) {
                let known = &mut self.s.known[seat.idx()];
                *known = known.minus(&hand);
            }
        }
        self.s.hand.remove(copy);
        self.s.changed = true;
        owner
    }

    /// Plays the face-down card on the picked card for free, or discards it if it cannot be played (SWD-CLAR-EX15,
    /// SWD-CLAR-EX16).
    pub(crate) fn play_stacked(&mut self, ctx: Ctx, slot: Slot) {
        let holder = self.g.slot(self.s, ctx, slot).next();
        let card = holder.and_then(|holder| self.g.stacked_with(self.s, holder).first());
        self.note_done(card.is_some());
        let Some(copy) = card else { return };
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Revealed { seat, card });
        if self.g.playable(self.s, ctx.seat, copy, FREE, None) {
            return self.play(ctx.seat, copy, FREE);
        }
        let copy = self.leave_stack(copy);
        self.put_in_discard(copy);
        self.sink.emit_with(|| Event::Discarded { seat, card });
    }

    /// Puts a card that is set aside into its owner's discard pile.
    pub(crate) fn discard_set_aside(&mut self, copy: CopyId) {
        self.s.aside.remove(copy);
        self.put_in_discard(copy);
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Gone { seat, card });
    }
}
