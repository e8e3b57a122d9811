//! What to buy: values every card for sale alone and with the best second purchase.
//!
//! Rollouts do this every turn, and the row is unpredictable, so the code uses comparisons that select instead of
//! branches.

use table::CopyId;

use super::sight::SeatContext;
use crate::state::ROW;

/// Places on a shelf: the Explorers and the row, rounded up to a power of two.
const PLACES: usize = (ROW + 1).next_power_of_two();
/// The place of the Explorers, where a bought card is followed by another Explorer.
const EXPLORERS: usize = 0;
/// A cost that is never affordable.
const UNPAYABLE: f32 = f32::INFINITY;

/// The cards for sale and their values for one seat.
pub(super) struct Shelf {
    copies: [CopyId; PLACES],
    costs: [f32; PLACES],
    values: [f32; PLACES],
}

impl<const N: usize, const W: usize> SeatContext<'_, N, W> {
    /// All cards for sale.
    pub(super) fn shelf(&self) -> Shelf {
        let mut shelf = Shelf { copies: [CopyId::NONE; PLACES], costs: [UNPAYABLE; PLACES], values: [0.0; PLACES] };
        self.restock(&mut shelf);
        shelf
    }

    /// Updates a shelf after a purchase.
    #[inline]
    pub(super) fn restock(&self, shelf: &mut Shelf) {
        let explorer = self.s.explorers.first().filter(|_| self.g.explorers_for_sale(self.s));
        self.put(shelf, EXPLORERS, explorer.unwrap_or_default());
        for (slot, copy) in self.s.row.into_iter().enumerate() {
            self.put(shelf, 1 + slot, copy);
        }
    }

    #[inline]
    fn put(&self, shelf: &mut Shelf, place: usize, copy: CopyId) {
        if shelf.copies[place] == copy {
            return;
        }
        let (cost, value) = match self.t.goods.get(copy.idx()) {
            Some(good) => (good.cost as f32, good.own.at(self.late) + self.kin[good.faction as usize]),
            None => (UNPAYABLE, 0.0),
        };
        (shelf.copies[place], shelf.costs[place], shelf.values[place]) = (copy, cost, value);
    }
}

impl Shelf {
    /// The value of the best one or two purchases, and the first of them.
    #[inline]
    pub(super) fn best(&self, trade: u16) -> (f32, Option<CopyId>) {
        let (mut most, mut first) = (0.0, CopyId::NONE);
        for at in 0..=ROW {
            let good = self.costs[at] <= trade as f32 && self.values[at] > 0.0;
            let total = if good { self.values[at] + self.beside(at, trade) } else { 0.0 };
            // Of two purchases, the more expensive one comes first.
            let better = total > most + 1e-4;
            most = if better { total } else { most };
            first = if better { self.copies[at] } else { first };
        }
        (most, first.is_some().then_some(first))
    }

    /// The value of the best plan that begins with this card.
    pub(super) fn plan(&self, copy: CopyId, trade: u16) -> f32 {
        self.place(copy).map_or(0.0, |at| self.values[at] + self.beside(at, trade))
    }

    /// The value of a card for sale.
    pub(super) fn value(&self, copy: CopyId) -> f32 {
        self.place(copy).map_or(0.0, |at| self.values[at])
    }

    fn place(&self, copy: CopyId) -> Option<usize> {
        self.copies.iter().position(|&c| c == copy)
    }

    /// The best second purchase in addition to this one.
    #[inline]
    fn beside(&self, at: usize, trade: u16) -> f32 {
        let left = trade as f32 - self.costs[at];
        let mut best = 0.0f32;
        for other in 0..PLACES {
            let fits = self.costs[other] <= left && (other != at || other == EXPLORERS);
            best = best.max(if fits { self.values[other] } else { 0.0 });
        }
        best
    }
}
