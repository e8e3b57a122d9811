//! The elementary changes that all rules use: drawing, gaining, refilling, moving copies.

use table::chance::Chance;
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::event::{Event, ScrapFrom};
use crate::game::StarRealms;
use crate::state::{Player, State};

/// The maximum of a pool; more is lost.
const MOST_POOL: u16 = 500;

/// One step of a match: the rules, the state to change, the source of chance values and the receiver of events.
pub(crate) struct Step<'a, const N: usize, const W: usize, C, K> {
    pub(crate) g: &'a StarRealms<N, W>,
    pub(crate) s: &'a mut State<N, W>,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut K,
    pub(crate) random: bool,
    /// Seats that saw hidden cards without the owner choosing to show them.
    pub(crate) revealed: SeatSet,
}

impl<'a, const N: usize, const W: usize, C, K> Step<'a, N, W, C, K> {
    #[inline]
    pub(crate) fn new(g: &'a StarRealms<N, W>, s: &'a mut State<N, W>, chance: &'a mut C, sink: &'a mut K) -> Self {
        Self { g, s, chance, sink, random: false, revealed: SeatSet::EMPTY }
    }
}

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player<W> {
        &mut self.s.players[seat]
    }

    /// Adds trade, combat and authority (SR-ABL-04).
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, trade: u8, combat: u8, authority: u8) {
        let p = &mut self.s.players[seat];
        p.trade = (p.trade + trade as u16).min(MOST_POOL);
        p.combat = (p.combat + combat as u16).min(MOST_POOL);
        if authority > 0 {
            let authority_seat = self.g.authority_seat(self.s, seat);
            let p = &mut self.s.players[authority_seat];
            p.authority = p.authority.saturating_add(authority as i16);
        }
        self.sink.emit(Event::Gained { seat, trade, combat, authority });
    }

    /// Draws from the personal deck; an empty deck is replaced by the discard pile (SR-DRAW-02).
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, n: usize) {
        let p = &mut self.s.players[seat];
        let mut left = n;
        while left > 0 {
            if let Some(copy) = p.deck.top.pop() {
                // All players saw it go on top.
                self.s.known.insert(copy);
                p.hand.insert(copy);
                left -= 1;
                self.sink.emit_with(|| Event::Drew { seat, card: Some(self.g.cast.card(copy)) });
                continue;
            }
            if p.deck.bag.is_empty() {
                if p.discard.is_empty() {
                    return; // SR-DRAW-OPEN1
                }
                p.deck.bag = p.discard;
                p.discard = CopySet::EMPTY;
                // The old deck is empty, so all cards that were not seen elsewhere are in this hand.
                self.s.known |= p.hand;
                self.sink.emit(Event::Reshuffled { seat });
            }
            self.random = true;
            let hand = &mut p.hand;
            left -= p.deck.bag.take_several(left, self.chance, |copy| {
                hand.insert(copy);
                self.sink.emit_with(|| Event::Drew { seat, card: Some(self.g.cast.card(copy)) });
            });
        }
    }

    /// Fills the gaps of the trade row (SR-BUY-05, SR-SCRAP-06).
    #[inline]
    pub(crate) fn refill(&mut self) {
        for slot in 0..self.s.row.len() {
            if self.s.row[slot].is_some() {
                continue;
            }
            let Some(copy) = self.s.trade_deck.take_random(self.chance) else { return };
            self.random = true;
            self.s.row[slot] = copy;
            self.sink.emit_with(|| Event::Revealed { card: self.g.cast.card(copy) });
        }
    }

    /// Removes a copy from the trade row or the Explorer pile. The gap stays until [`Self::refill`].
    #[inline]
    pub(crate) fn leave_market(&mut self, copy: CopyId) {
        let Some(slot) = self.s.row.iter().position(|&c| c == copy) else {
            return self.s.explorers.remove(copy);
        };
        // Of equal cards, the leftmost leaves: the gap is public and must not reveal copy numbers.
        let first = self.g.leftmost(self.s, slot);
        self.s.row.swap(first, slot);
        self.s.row[first] = CopyId::NONE;
    }

    /// A whole hand becomes public although its owner did not choose a card. Undo must not cross this.
    pub(crate) fn reveal_hand(&mut self, seat: Seat) {
        if !self.s.players[seat].hand.minus(&self.s.known).is_empty() {
            self.revealed = self.revealed.union(SeatSet::first(self.g.setup.seats).without(seat));
        }
    }

    /// Cards that were named in earlier steps become public, possibly from a hand. No other player knew them before,
    /// and a reshuffle in the same step can hide them again.
    pub(crate) fn reveal_named(&mut self, seat: Seat) {
        self.revealed = self.revealed.union(SeatSet::first(self.g.setup.seats).without(seat));
    }

    /// A copy moves from a hand to a public place.
    ///
    /// Other players cannot tell which of several copies of a card it was. If one of them was known to be in this hand,
    /// that one counts as the one that left; otherwise the rest of the hand would reveal that there were two.
    #[inline]
    pub(crate) fn leave_hand(&mut self, seat: Seat, copy: CopyId) {
        self.s.players[seat].hand.remove(copy);
        if self.s.known.is_empty() {
            return;
        }
        if self.s.known.contains(copy) {
            self.s.known.remove(copy);
        } else if let Some(twin) = (self.s.players[seat].hand & self.s.known & self.g.cast.same(copy)).first() {
            self.s.known.remove(twin);
        }
    }

    /// A scrapped copy goes to the scrap heap; an Explorer goes back to its pile (SR-SCRAP-07).
    #[inline]
    pub(crate) fn put_in_scrap(&mut self, copy: CopyId) {
        if self.g.cast.explorers.contains(copy) {
            self.s.explorers.insert(copy);
        } else {
            self.s.scrap_heap.insert(copy);
        }
    }

    /// An effect scraps a card from hand, discard pile or trade row (SR-SCRAP-05).
    pub(crate) fn scrap_picked(&mut self, seat: Seat, copy: CopyId) {
        let p = &mut self.s.players[seat];
        let from = if p.hand.contains(copy) {
            self.leave_hand(seat, copy);
            ScrapFrom::Hand
        } else if p.discard.contains(copy) {
            p.discard.remove(copy);
            ScrapFrom::Discard
        } else {
            self.leave_market(copy);
            ScrapFrom::TradeRow
        };
        self.put_in_scrap(copy);
        self.sink.emit_with(|| Event::Scrapped { seat, card: self.g.cast.card(copy), from });
        if from == ScrapFrom::TradeRow {
            self.refill();
        }
    }

    /// A card moves from the hand to the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, copy: CopyId) {
        self.leave_hand(seat, copy);
        self.player(seat).discard.insert(copy);
        self.sink.emit_with(|| Event::Discarded { seat, card: self.g.cast.card(copy) });
    }

    /// A base is destroyed and goes to its owner's discard pile (SR-BASE-04).
    pub(crate) fn destroy(&mut self, by: Seat, copy: CopyId) {
        let Some(owner) = self.g.owner(self.s, copy) else { return };
        let p = &mut self.s.players[owner];
        p.in_play.remove(copy);
        p.discard.insert(copy);
        self.forget(copy);
        self.sink.emit_with(|| Event::Destroyed { by, owner, card: self.g.cast.card(copy) });
    }

    /// Removes all marks of a card that leaves play.
    pub(crate) fn forget(&mut self, copy: CopyId) {
        self.s.used_primary.remove(copy);
        self.s.used_ally.remove(copy);
        if let Some(at) = self.s.hurt.as_slice().iter().position(|h| h.copy == copy) {
            self.s.hurt.remove(at);
        }
    }
}
