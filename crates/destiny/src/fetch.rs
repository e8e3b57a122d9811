//! Effects that look at, show, discard from decks, and move cards.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::effect::Who;
use crate::event::Event;
use crate::op::{AmtId, Slot, Thing};
use crate::select::Ctx;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    pub(crate) fn mill(&mut self, ctx: Ctx, who: Who, n: AmtId, slot: Slot) {
        let n = self.number(n, ctx);
        let mut full = true;
        for seat in self.g.who(self.s, who, ctx) {
            for _ in 0..n {
                let Some(copy) = self.top_in_sight(seat) else {
                    full = false;
                    break;
                };
                self.put_in_discard(copy);
                let card = self.g.cast.card(copy);
                self.sink.emit_with(|| Event::Milled { seat, card });
                if slot.n > 0 {
                    self.set_val(ctx, slot.at, copy.0);
                }
            }
        }
        self.note_done(full && n > 0);
    }

    /// Shows a card of a hand to one seat.
    pub(crate) fn look(&mut self, by: Seat, copy: CopyId) {
        self.s.known[by.idx()].insert(copy);
        // A look cannot be undone, even if the seat knew the card before.
        self.revealed = self.revealed.with(by);
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Looked { by, seat, card: Some(card) });
    }

    /// Shows a card of a hand to all players.
    pub(crate) fn reveal(&mut self, copy: CopyId) {
        for i in 0..self.g.players() {
            self.s.known[i].insert(copy);
            self.revealed = self.revealed.with(Seat::new(i));
        }
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Revealed { seat, card });
    }

    pub(crate) fn look_random(&mut self, ctx: Ctx, who: Who, open: bool, slot: Slot) {
        let Some(&other) = self.g.who(self.s, who, ctx).first() else { return self.note_done(false) };
        let mut hand = self.g.hand(self.s, other);
        let mut n = 0;
        let mut looked = CopySet::EMPTY;
        while n < slot.n && !hand.is_empty() {
            let Some(copy) = self.draw_lot(hand) else { break };
            hand.remove(copy);
            let copy = self.canon_among(copy, &mut hand, looked);
            looked.insert(copy);
            if open {
                self.reveal(copy);
            } else {
                self.look(ctx.seat, copy);
            }
            self.put_picked(ctx, slot, n, copy);
            n += 1;
        }
        self.note_done(n == slot.n);
    }

    /// Renames a copy to the lowest number it could have, and renames the copies in `rest` accordingly.
    pub(crate) fn canon_among(&mut self, copy: CopyId, rest: &mut CopySet<W>, taken: CopySet<W>) -> CopyId {
        let lowest = self.canon_but(copy, taken);
        if lowest != copy && rest.contains(lowest) {
            rest.remove(lowest);
            rest.insert(copy);
        }
        lowest
    }

    pub(crate) fn reveal_top(&mut self, ctx: Ctx, who: Who, slot: Slot) {
        let Some(&other) = self.g.who(self.s, who, ctx).first() else { return self.note_done(false) };
        let Some(copy) = self.top_in_sight(other) else { return self.note_done(false) };
        let card = self.g.cast.card(copy);
        self.sink.emit_with(|| Event::Revealed { seat: other, card });
        self.set_val(ctx, slot.at, copy.0);
        self.put_over(copy);
        self.note_done(true);
    }

    /// Shows the top cards of a deck to one seat. They stay there in the same order.
    pub(crate) fn look_top(&mut self, ctx: Ctx, who: Who, n: u8) {
        let Some(&other) = self.g.who(self.s, who, ctx).first() else { return self.note_done(false) };
        let mut looked: ArrayVec<CopyId, 16> = ArrayVec::new();
        for _ in 0..n.min(16) {
            let Some(copy) = self.off_the_top(other) else { break };
            // The copy is in no zone now, but `canon` must find it among the hidden copies.
            self.s.bag.insert(copy);
            let copy = self.canon(copy);
            self.s.bag.remove(copy);
            looked.push(copy);
        }
        self.note_done(!looked.is_empty());
        for copy in looked.into_iter().rev() {
            self.s.over.insert(copy);
            self.s.place[copy] = self.s.stamp;
            self.s.stamp += 1;
            self.look(ctx.seat, copy);
        }
    }

    /// Puts a card that all players know on top of its owner's deck.
    pub(crate) fn put_over(&mut self, copy: CopyId) {
        self.s.over.insert(copy);
        self.s.place[copy] = self.s.stamp;
        self.s.stamp += 1;
        for i in 0..self.g.players() {
            self.s.known[i].insert(copy);
        }
    }

    pub(crate) fn put_on_deck(&mut self, ctx: Ctx, thing: Thing, top: bool) {
        let cards: ArrayVec<CopyId, 16> = self.g.things(self.s, thing, ctx).iter().take(16).collect();
        self.note_done(!cards.is_empty());
        for copy in cards {
            if self.s.hand.contains(copy) {
                self.tuck(copy, top);
                continue;
            }
            if self.goes_aside(copy) {
                continue;
            }
            let copy = self.pull(copy);
            // If the owner is out of the game, so is the deck.
            if self.s.out.contains(self.g.cast.owner(copy)) {
                self.put_in_discard(copy);
                continue;
            }
            if top {
                self.put_over(copy);
            } else {
                self.s.under.insert(copy);
                self.s.place[copy] = self.s.stamp;
                self.s.stamp += 1;
                for i in 0..self.g.players() {
                    self.s.known[i].insert(copy);
                }
            }
            let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::OnDeck { seat, card: Some(card), top });
        }
    }

    /// Shuffles a deck; its known order is forgotten.
    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let own = self.g.cast.own[seat.idx()];
        let placed = (self.s.over | self.s.under) & own;
        self.s.over = self.s.over.minus(&placed);
        self.s.under = self.s.under.minus(&placed);
        self.s.bag |= placed;
        for copy in placed {
            self.s.place[copy] = 0;
        }
        for known in &mut self.s.known {
            *known = known.minus(&placed);
        }
        self.sink.emit_with(|| Event::Shuffled { seat });
    }

    /// Removes a visible card from its zone. Returns the copy it is from now on.
    pub(crate) fn pull(&mut self, copy: CopyId) -> CopyId {
        let mut copy = copy;
        if self.s.in_play.contains(copy) {
            for load in self.g.attached_to(self.s, copy) {
                self.discard_from_play(load);
            }
            self.leave_play(copy);
        } else if self.s.hand.contains(copy) {
            copy = self.leave_hand(copy);
        }
        for zone in [&mut self.s.over, &mut self.s.bag, &mut self.s.under, &mut self.s.discard, &mut self.s.queued] {
            zone.remove(copy);
        }
        self.s.place[copy] = 0;
        self.s.changed = true;
        copy
    }
}
