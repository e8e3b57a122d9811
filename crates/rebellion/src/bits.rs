//! Small sets of numbers, stored as the bits of a `u32`.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

/// A set of numbers below 32: systems, leaders, cards of a deck.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Bits(pub u32);

impl Bits {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set that contains only this number.
    #[inline]
    pub const fn only(idx: usize) -> Self {
        Self(1 << idx)
    }

    /// The set of all numbers below this one.
    #[inline]
    pub const fn below(n: usize) -> Self {
        Self(((1u64 << n) - 1) as u32)
    }

    /// Whether the number is a member.
    #[inline]
    pub const fn has(self, idx: usize) -> bool {
        self.0 >> idx & 1 != 0
    }

    /// Adds a number.
    #[inline]
    pub const fn insert(&mut self, idx: usize) {
        self.0 |= 1 << idx;
    }

    /// Removes a number.
    #[inline]
    pub const fn remove(&mut self, idx: usize) {
        self.0 &= !(1 << idx);
    }

    /// Adds or removes a number.
    #[inline]
    pub const fn set(&mut self, idx: usize, member: bool) {
        if member { self.insert(idx) } else { self.remove(idx) }
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The smallest member.
    #[inline]
    pub const fn first(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// The member with this rank, counted from 0.
    pub fn nth(self, rank: usize) -> Option<usize> {
        self.into_iter().nth(rank)
    }

    /// The members that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Bits {
    type Item = usize;
    type IntoIter = Members;
    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

/// Iterates over the members in ascending order.
#[derive(Clone, Debug)]
pub struct Members(u32);

impl Iterator for Members {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let idx = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(idx)
    }
}

impl FromIterator<usize> for Bits {
    fn from_iter<I: IntoIterator<Item = usize>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for idx in items {
            set.insert(idx);
        }
        set
    }
}

impl BitAnd for Bits {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAndAssign for Bits {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Bits {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl std::fmt::Debug for Bits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
