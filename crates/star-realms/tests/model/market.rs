//! Cards from the market.

use star_realms::Kind;

use crate::model::script::{Flow, Script};
use crate::model::table::{Card, Table, put, take};

impl Table {
    /// SR-BUY-02, SR-BUY-05, SR-BUY-07. The gap is filled after the buyer has decided where the ship goes.
    pub(crate) fn acquire(&mut self, seat: usize, card: Card, script: &mut Script) -> Flow {
        self.leave_market(card);
        put(&mut self.players[seat].discard, card);
        if self.def(card).kind == Kind::Ship && self.players[seat].on_top > 0 {
            self.players[seat].on_top -= 1;
            if self.has_room_on_top(seat) && script.yes(seat)? {
                assert!(take(&mut self.players[seat].discard, card), "just acquired");
                self.players[seat].top.push(card);
            }
        }
        self.refill(script);
        Ok(())
    }

    /// SR-BUY-06, SR-BUY-07, SR-BUY-10: acquires a ship onto the deck without paying. It counts as the next ship
    /// acquired.
    pub(crate) fn acquire_on_top(&mut self, seat: usize, card: Card, script: &mut Script) {
        self.leave_market(card);
        if self.setup.rulings.carrier_counts_as_next_ship && self.players[seat].on_top > 0 {
            self.players[seat].on_top -= 1;
        }
        if self.has_room_on_top(seat) {
            self.players[seat].top.push(card);
        } else {
            put(&mut self.players[seat].discard, card);
        }
        self.refill(script);
    }
}
