//! What to buy: every card for sale alone, and with the best that can be bought beside it.

use arrayvec::ArrayVec;
use table::CopyId;

use super::sight::Sight;
use crate::state::ROW;

/// A card for sale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) copy: CopyId,
    cost: u16,
    value: f32,
    /// There is another one like it.
    many: bool,
}

/// What is for sale, and what it is worth to one seat.
pub(super) struct Shelf {
    items: ArrayVec<Item, { ROW + 1 }>,
    cheapest: u16,
    /// The row as it was looked at.
    row: [CopyId; ROW],
}

impl<const N: usize, const W: usize> Sight<'_, N, W> {
    /// Everything for sale at most for this price.
    pub(super) fn shelf(&self, trade: u16) -> Shelf {
        let mut shelf = Shelf { items: ArrayVec::new(), cheapest: u16::MAX, row: self.s.row };
        self.put_explorer(&mut shelf, trade);
        for copy in self.s.row {
            self.put(&mut shelf, trade, copy, false);
        }
        shelf
    }

    /// Brings a shelf up to date after this was bought from it.
    pub(super) fn restock(&self, shelf: &mut Shelf, trade: u16, bought: CopyId) {
        shelf.items.retain(|item| item.copy != bought);
        if self.g.cast.explorers.contains(bought) {
            return self.put_explorer(shelf, trade);
        }
        for (slot, copy) in self.s.row.into_iter().enumerate() {
            if shelf.row[slot] != copy && !shelf.row.contains(&copy) {
                self.put(shelf, trade, copy, false);
            }
        }
        shelf.row = self.s.row;
    }

    #[inline]
    fn put_explorer(&self, shelf: &mut Shelf, trade: u16) {
        if self.g.explorers_for_sale(self.s)
            && let Some(copy) = self.s.explorers.first()
        {
            self.put(shelf, trade, copy, true);
        }
    }

    #[inline]
    fn put(&self, shelf: &mut Shelf, trade: u16, copy: CopyId, many: bool) {
        // No copy, no good.
        let Some(good) = self.t.goods.get(copy.idx()) else { return };
        let cost = good.cost as u16;
        if cost <= trade {
            let value = good.own.at(self.late) + self.kin[good.faction as usize];
            shelf.cheapest = shelf.cheapest.min(cost);
            shelf.items.push(Item { copy, cost, value, many });
        }
    }
}

impl Shelf {
    /// What the best one or two purchases are worth, and the first of them.
    #[inline]
    pub(super) fn best(&self, trade: u16) -> (f32, Option<CopyId>) {
        let mut best = (0.0, None);
        for (at, item) in self.items.iter().enumerate() {
            if item.cost <= trade && item.value > 0.0 {
                let total = item.value + self.beside(at, trade);
                // Of two purchases the dearer one comes first.
                if total > best.0 + 1e-4 {
                    best = (total, Some(item.copy));
                }
            }
        }
        best
    }

    /// What the best plan that begins with this card is worth.
    pub(super) fn plan(&self, copy: CopyId, trade: u16) -> f32 {
        let Some(at) = self.items.iter().position(|item| item.copy == copy) else { return 0.0 };
        self.items[at].value + self.beside(at, trade)
    }

    /// What a card for sale is worth.
    pub(super) fn value(&self, copy: CopyId) -> f32 {
        self.items.iter().find(|item| item.copy == copy).map_or(0.0, |item| item.value)
    }

    /// The best second purchase beside this one.
    #[inline]
    fn beside(&self, at: usize, trade: u16) -> f32 {
        let left = trade.saturating_sub(self.items[at].cost);
        if left < self.cheapest.max(1) {
            return 0.0;
        }
        let mut best = 0.0;
        for (other, item) in self.items.iter().enumerate() {
            if item.cost <= left && item.value > best && (other != at || item.many) {
                best = item.value;
            }
        }
        best
    }
}
