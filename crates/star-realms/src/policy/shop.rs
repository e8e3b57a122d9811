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
pub(super) struct Shelf(ArrayVec<Item, { ROW + 1 }>);

impl<const N: usize, const W: usize> Sight<'_, N, W> {
    /// Everything for sale at most for this price.
    pub(super) fn shelf(&self, trade: u16) -> Shelf {
        let mut items = ArrayVec::new();
        let mut put = |copy: CopyId, many: bool| {
            let card = self.g.cast.card(copy);
            let cost = self.g.cast.facts(card).cost as u16;
            if cost <= trade {
                items.push(Item { copy, cost, value: self.value(card), many });
            }
        };
        if self.g.explorers_for_sale(self.s)
            && let Some(copy) = self.s.explorers.first()
        {
            put(copy, true);
        }
        for copy in self.s.row.into_iter().filter(|c| c.is_some()) {
            put(copy, false);
        }
        Shelf(items)
    }
}

impl Shelf {
    /// What the best one or two purchases are worth, and the first of them.
    #[inline]
    pub(super) fn best(&self, trade: u16) -> (f32, Option<CopyId>) {
        let mut best = (0.0, None);
        for (at, item) in self.0.iter().enumerate() {
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
        let Some(at) = self.0.iter().position(|item| item.copy == copy) else { return 0.0 };
        self.0[at].value + self.beside(at, trade)
    }

    /// What a card for sale is worth.
    pub(super) fn value(&self, copy: CopyId) -> f32 {
        self.0.iter().find(|item| item.copy == copy).map_or(0.0, |item| item.value)
    }

    /// The best second purchase beside this one.
    #[inline]
    fn beside(&self, at: usize, trade: u16) -> f32 {
        let Some(left) = trade.checked_sub(self.0[at].cost).filter(|&left| left > 0) else { return 0.0 };
        let mut best = 0.0;
        for (other, item) in self.0.iter().enumerate() {
            if item.cost <= left && item.value > best && (other != at || item.many) {
                best = item.value;
            }
        }
        best
    }
}
