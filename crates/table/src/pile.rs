//! A face-down pile whose order is undefined until a player looks at it.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::copies::{CopyId, CopySet};
use crate::small::Small;

/// An unordered bag below an ordered top of at most `T` copies.
///
/// A shuffled deck has no order until a player looks at it. Drawing a random copy has the same distribution as a
/// shuffle, is cheaper, and leaves no next card that a bot could know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile<const W: usize, const T: usize> {
    /// Copies in unknown order.
    pub bag: CopySet<W>,
    /// Copies in known order above the bag; the last one is the top card.
    pub top: Small<CopyId, T>,
}

impl<const W: usize, const T: usize> Pile<W, T> {
    /// The number of copies.
    #[inline]
    pub fn len(&self) -> usize {
        self.bag.len() + self.top.len()
    }

    /// Is the pile empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.bag.is_empty()
    }

    /// Removes the top card. When only the bag is left, all of its copies are equally likely.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<CopyId> {
        self.top.pop().or_else(|| self.bag.take_random(chance))
    }

    /// All copies, without their order.
    pub fn all(&self) -> CopySet<W> {
        self.top.as_slice().iter().fold(self.bag, |mut set, &c| {
            set.insert(c);
            set
        })
    }

    /// Removes a copy from the pile. Returns false when the pile does not hold it.
    pub fn remove(&mut self, copy: CopyId) -> bool {
        if let Some(at) = self.top.as_slice().iter().position(|&c| c == copy) {
            self.top.remove(at);
            return true;
        }
        let found = self.bag.contains(copy);
        self.bag.remove(copy);
        found
    }
}
