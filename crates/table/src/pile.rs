//! A face-down pile whose order is not a fact until somebody looks.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::copies::{CopyId, CopySet};
use crate::small::Small;

/// An unordered bag below an ordered top of at most `T` copies.
///
/// Until somebody looks, the order of a shuffled deck is not a fact of the game: sampling at draw time has the same
/// distribution, needs no shuffle, and leaves no next card for anyone to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile<const W: usize, const T: usize> {
    /// Copies in unknown order.
    pub bag: CopySet<W>,
    /// Copies in known order above the bag; the last one is the top card.
    pub top: Small<CopyId, T>,
}

impl<const W: usize, const T: usize> Pile<W, T> {
    /// How many copies.
    #[inline]
    pub fn len(&self) -> usize {
        self.bag.len() + self.top.len()
    }

    /// No copies in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.bag.is_empty()
    }

    /// Takes the top card; from the bag, each copy with equal chance.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<CopyId> {
        self.top.pop().or_else(|| self.bag.take_random(chance))
    }

    /// All copies, order aside.
    pub fn all(&self) -> CopySet<W> {
        self.top.as_slice().iter().fold(self.bag, |mut set, &c| {
            set.insert(c);
            set
        })
    }

    /// Takes out a copy wherever it lies. False when it is not in the pile.
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
