//! Physical copies of cards and sets of them.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;
use crate::seat::{deserialize_array, serialize_array};

/// A printed card of a game's database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// Its place in the database.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// One physical copy of a card in one match.
///
/// Copies are numbered at setup, copies of one card side by side, so that the order of copies is the order of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CopyId(pub u16);

impl CopyId {
    /// No copy: an empty slot.
    pub const NONE: Self = Self(u16::MAX);

    /// Its number.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Is there a copy at all?
    pub const fn is_some(self) -> bool {
        self.0 != u16::MAX
    }
}

impl Default for CopyId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A set of physical copies, one bit each, in `W` words of 128. The bits are private; read it as a collection.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CopySet<const W: usize>([u128; W]);

impl<const W: usize> CopySet<W> {
    /// No copies.
    pub const EMPTY: Self = Self([0; W]);

    /// How many copies fit.
    pub const CAPACITY: usize = W * 128;

    /// Just this copy.
    #[inline]
    pub fn only(copy: CopyId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(copy);
        set
    }

    /// Adds a copy.
    #[inline]
    pub fn insert(&mut self, copy: CopyId) {
        self.0[word::<W>(copy)] |= 1 << (copy.0 % 128);
    }

    /// Takes a copy out.
    #[inline]
    pub fn remove(&mut self, copy: CopyId) {
        self.0[word::<W>(copy)] &= !(1 << (copy.0 % 128));
    }

    /// Is this copy in the set?
    #[inline]
    pub fn contains(&self, copy: CopyId) -> bool {
        self.0[word::<W>(copy)] >> (copy.0 % 128) & 1 != 0
    }

    /// No copies in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; W]
    }

    /// How many copies.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Does it share no copy with the other?
    #[inline]
    pub fn disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// The copy with the smallest number.
    #[inline]
    pub fn first(&self) -> Option<CopyId> {
        for (i, &w) in self.0.iter().enumerate() {
            if w != 0 {
                return Some(CopyId((i * 128) as u16 + w.trailing_zeros() as u16));
            }
        }
        None
    }

    /// Copies with a greater number than this one.
    #[inline]
    #[must_use]
    pub fn above(&self, copy: CopyId) -> Self {
        let mut set = *self;
        let at = word::<W>(copy);
        set.0[..at].fill(0);
        // Two shifts, because a shift by 128 is no shift at all.
        set.0[at] &= (u128::MAX << (copy.0 % 128)) << 1;
        set
    }

    /// Takes the copies of `other` out.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        *self & !*other
    }

    /// The copy with this rank, counted from 0 in ascending order.
    #[inline]
    pub fn nth(&self, rank: u32) -> Option<CopyId> {
        let mut left = rank;
        for (i, &w) in self.0.iter().enumerate() {
            let n = w.count_ones();
            if left < n {
                return Some(CopyId((i * 128) as u16 + nth_bit(w, left) as u16));
            }
            left -= n;
        }
        None
    }

    /// Takes out one copy, each with equal chance.
    #[inline]
    pub fn take_random(&mut self, chance: &mut impl Chance) -> Option<CopyId> {
        let n = self.len() as u32;
        if n == 0 {
            return None;
        }
        let copy = self.nth(chance.below(n))?;
        self.remove(copy);
        Some(copy)
    }

    /// The copies in ascending order.
    #[inline]
    pub fn iter(&self) -> Iter<W> {
        Iter(*self)
    }
}

#[inline]
fn word<const W: usize>(copy: CopyId) -> usize {
    if W == 1 { 0 } else { copy.idx() / 128 }
}

/// Position of the `rank`-th set bit: halve by popcount, then clear low bits of one byte-sized rest.
#[inline]
fn nth_bit(w: u128, rank: u32) -> u32 {
    let (mut word, mut at, mut left) = (w as u64, 0, rank);
    let low = word.count_ones();
    if left >= low {
        left -= low;
        at = 64;
        word = (w >> 64) as u64;
    }
    for half in [32u32, 16, 8] {
        let n = (word & ((1 << half) - 1)).count_ones();
        if left >= n {
            left -= n;
            at += half;
            word >>= half;
        }
    }
    for _ in 0..left {
        word &= word - 1;
    }
    at + word.trailing_zeros()
}

/// Walks a [`CopySet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<const W: usize>(CopySet<W>);

impl<const W: usize> Iterator for Iter<W> {
    type Item = CopyId;
    #[inline]
    fn next(&mut self) -> Option<CopyId> {
        for (i, w) in self.0.0.iter_mut().enumerate() {
            if *w != 0 {
                let bit = w.trailing_zeros();
                *w &= *w - 1;
                return Some(CopyId((i * 128) as u16 + bit as u16));
            }
        }
        None
    }
}

impl<const W: usize> IntoIterator for CopySet<W> {
    type Item = CopyId;
    type IntoIter = Iter<W>;
    fn into_iter(self) -> Iter<W> {
        self.iter()
    }
}

impl<const W: usize> IntoIterator for &CopySet<W> {
    type Item = CopyId;
    type IntoIter = Iter<W>;
    fn into_iter(self) -> Iter<W> {
        self.iter()
    }
}

impl<const W: usize> FromIterator<CopyId> for CopySet<W> {
    fn from_iter<I: IntoIterator<Item = CopyId>>(copies: I) -> Self {
        let mut set = Self::EMPTY;
        for copy in copies {
            set.insert(copy);
        }
        set
    }
}

impl<const W: usize> Default for CopySet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> std::fmt::Debug for CopySet<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|c| c.0)).finish()
    }
}

impl<const W: usize> BitAnd for CopySet<W> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign for CopySet<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
    }
}

impl<const W: usize> BitOr for CopySet<W> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for CopySet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
    }
}

impl<const W: usize> Not for CopySet<W> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|w| !w))
    }
}

impl<const W: usize> Serialize for CopySet<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_array(&self.0, serializer)
    }
}

impl<'de, const W: usize> Deserialize<'de> for CopySet<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_array(deserializer).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u16]) -> CopySet<2> {
        ids.iter().map(|&i| CopyId(i)).collect()
    }

    #[test]
    fn ranks_agree_with_the_order_of_the_walk() {
        let s = set(&[0, 1, 31, 32, 63, 64, 100, 127, 128, 200, 255]);
        let walked: Vec<_> = s.iter().collect();
        let ranked: Vec<_> = (0..s.len() as u32).filter_map(|r| s.nth(r)).collect();
        assert_eq!(walked, ranked);
        assert_eq!(s.nth(s.len() as u32), None);
    }

    #[test]
    fn above_is_strict_at_every_word_border() {
        let s = set(&[0, 127, 128, 255]);
        assert_eq!(s.above(CopyId(0)), set(&[127, 128, 255]));
        assert_eq!(s.above(CopyId(127)), set(&[128, 255]));
        assert_eq!(s.above(CopyId(128)), set(&[255]));
        assert_eq!(s.above(CopyId(255)), set(&[]));
    }
}
