//! Physical copies of cards and sets of them.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;
use crate::seat::{deserialize_array, serialize_array};

/// A printed card of a game's database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// Its index in the database.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// One physical copy of a card in one match.
///
/// Copies are numbered at setup. Copies of one card have consecutive numbers, so copies are ordered by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CopyId(pub u16);

impl CopyId {
    /// No copy: an empty slot.
    pub const NONE: Self = Self(u16::MAX);

    /// Its number.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Is this a copy, and not [`Self::NONE`]?
    pub const fn is_some(self) -> bool {
        self.0 != u16::MAX
    }
}

impl Default for CopyId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A set of physical copies, one bit each, in `W` words of 128. The bits are private; use it as a collection.
///
/// A word is two halves of 64 bits, so a single bit takes one load and one shift, and states need only 8-byte
/// alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CopySet<const W: usize>([[u64; 2]; W]);

impl<const W: usize> CopySet<W> {
    /// No copies.
    pub const EMPTY: Self = Self([[0; 2]; W]);

    /// The number of copies that fit.
    pub const CAPACITY: usize = W * 128;

    /// The set of only this copy.
    #[inline]
    pub fn only(copy: CopyId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(copy);
        set
    }

    #[inline]
    fn halves(&self) -> &[u64] {
        self.0.as_flattened()
    }

    #[inline]
    fn half(&mut self, copy: CopyId) -> &mut u64 {
        &mut self.0.as_flattened_mut()[copy.idx() / 64]
    }

    /// Adds a copy.
    #[inline]
    pub fn insert(&mut self, copy: CopyId) {
        *self.half(copy) |= 1 << (copy.0 % 64);
    }

    /// Removes a copy.
    #[inline]
    pub fn remove(&mut self, copy: CopyId) {
        *self.half(copy) &= !(1 << (copy.0 % 64));
    }

    /// Is this copy in the set?
    #[inline]
    pub fn contains(&self, copy: CopyId) -> bool {
        (self.halves()[copy.idx() / 64] >> (copy.0 % 64)) & 1 != 0
    }

    /// Is the set empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.halves().iter().fold(0, |all, h| all | h) == 0
    }

    /// Does it hold at least two copies? Cheaper than counting.
    #[inline]
    pub fn has_several(&self) -> bool {
        let mut found = false;
        for &h in self.halves() {
            if h & h.wrapping_sub(1) != 0 || found && h != 0 {
                return true;
            }
            found |= h != 0;
        }
        false
    }

    /// The number of copies.
    #[inline]
    pub fn len(&self) -> usize {
        self.halves().iter().map(|h| h.count_ones() as usize).sum()
    }

    /// Do the sets share no copy?
    #[inline]
    pub fn disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// The copy with the smallest number.
    #[inline]
    pub fn first(&self) -> Option<CopyId> {
        for (i, &h) in self.halves().iter().enumerate() {
            if h != 0 {
                return Some(CopyId((i * 64) as u16 + h.trailing_zeros() as u16));
            }
        }
        None
    }

    /// The copies with a greater number than this one.
    #[inline]
    #[must_use]
    pub fn above(&self, copy: CopyId) -> Self {
        let mut set = *self;
        let at = copy.idx() / 64;
        let halves = set.0.as_flattened_mut();
        halves[..at].fill(0);
        // Two shifts, because a single shift by 64 would overflow.
        halves[at] &= (u64::MAX << (copy.0 % 64)) << 1;
        set
    }

    /// The set without the copies of `other`.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mut set = *self;
        for (a, b) in set.0.as_flattened_mut().iter_mut().zip(other.halves()) {
            *a &= !b;
        }
        set
    }

    /// The copy with this rank, counted from 0 in ascending order.
    #[inline]
    pub fn nth(&self, rank: u32) -> Option<CopyId> {
        self.ranked(&self.0.map(|w| w.map(byte_sums)), rank)
    }

    #[inline]
    fn ranked(&self, sums: &[[u64; 2]; W], rank: u32) -> Option<CopyId> {
        let mut left = rank as u64;
        for (i, (&h, &sums)) in self.halves().iter().zip(sums.as_flattened()).enumerate() {
            let n = sums >> 56;
            if left < n {
                return Some(CopyId((i * 64) as u16 + select(h, sums, left) as u16));
            }
            left -= n;
        }
        None
    }

    /// Removes and returns a random copy, all equally likely.
    #[inline]
    pub fn take_random(&mut self, chance: &mut impl Chance) -> Option<CopyId> {
        let sums = self.0.map(|w| w.map(byte_sums));
        let n = sums.as_flattened().iter().fold(0, |n, sums| n + (sums >> 56));
        if n == 0 {
            return None;
        }
        let copy = self.ranked(&sums, chance.below(n as u32))?;
        self.remove(copy);
        Some(copy)
    }

    /// Removes up to `n` random copies one after the other and passes them to `visit`. Returns the number of copies
    /// removed.
    ///
    /// Uses the same chance values as repeated calls of [`Self::take_random`], but counts the copies only once.
    #[inline]
    pub fn take_several(&mut self, n: usize, chance: &mut impl Chance, mut visit: impl FnMut(CopyId)) -> usize {
        let mut sums = self.0.map(|w| w.map(byte_sums));
        let mut total: u64 = sums.as_flattened().iter().map(|sums| sums >> 56).sum();
        let taken = n.min(total as usize);
        for _ in 0..taken {
            let mut left = chance.below(total as u32) as u64;
            total -= 1;
            let halves = self.0.as_flattened_mut().iter_mut().zip(sums.as_flattened_mut());
            for (i, (half, sums)) in halves.enumerate() {
                let count = *sums >> 56;
                if left < count {
                    let bit = select(*half, *sums, left);
                    *half &= !(1 << bit);
                    // One less in this byte and all above it.
                    *sums -= ONES << (bit & !7);
                    visit(CopyId((i * 64) as u16 + bit as u16));
                    break;
                }
                left -= count;
            }
        }
        taken
    }

    /// Calls `visit` for each copy in ascending order. Faster than [`Self::iter`].
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(CopyId)) {
        for (i, &half) in self.halves().iter().enumerate() {
            let mut h = half;
            while h != 0 {
                visit(CopyId((i * 64) as u16 + h.trailing_zeros() as u16));
                h &= h - 1;
            }
        }
    }

    /// The copies in ascending order.
    #[inline]
    pub fn iter(&self) -> Iter<W> {
        Iter(*self)
    }
}

/// The number 1 in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// In each byte, the number of set bits in this and all lower bytes. The highest byte holds the population count, so
/// this costs no more than counting on processors without an instruction for it.
#[inline]
const fn byte_sums(h: u64) -> u64 {
    let pairs = h - ((h >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    bytes.wrapping_mul(ONES)
}

/// Position of the n-th set bit for every byte value.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
static BITS: [[u8; 8]; 256] = bits_of_bytes();

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
const fn bits_of_bytes() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Position of the `rank`-th set bit, with the BMI2 instruction `pdep` (builds for x86-64-v3).
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[expect(
    unsafe_code,
    reason = "the build targets processors that have `pdep`; it saves a third of the time of dealing a world"
)]
fn select(h: u64, _: u64, rank: u64) -> u32 {
    // SAFETY: the `cfg` above guarantees that the processor has the instruction.
    unsafe { std::arch::x86_64::_pdep_u64(1 << rank, h) }.trailing_zeros()
}

/// Position of the `rank`-th set bit: finds the byte by comparing all sums in parallel, and the bit with the table.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
fn select(h: u64, sums: u64, rank: u64) -> u32 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let passed = (((rank * ONES) | HIGH) - sums) & HIGH;
    let at = ((passed >> 7).wrapping_mul(ONES) >> 56) * 8;
    let left = rank - (((sums << 8) >> at) & 0xff);
    at as u32 + BITS[(h >> at & 0xff) as usize][(left & 7) as usize] as u32
}

/// Iterates over a [`CopySet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<const W: usize>(CopySet<W>);

impl<const W: usize> Iterator for Iter<W> {
    type Item = CopyId;
    #[inline]
    fn next(&mut self) -> Option<CopyId> {
        for (i, h) in self.0.0.as_flattened_mut().iter_mut().enumerate() {
            if *h != 0 {
                let bit = h.trailing_zeros();
                *h &= *h - 1;
                return Some(CopyId((i * 64) as u16 + bit as u16));
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
        for (a, b) in self.0.as_flattened_mut().iter_mut().zip(other.halves()) {
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
        for (a, b) in self.0.as_flattened_mut().iter_mut().zip(other.halves()) {
            *a |= b;
        }
    }
}

impl<const W: usize> Not for CopySet<W> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|w| w.map(|h| !h)))
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
    use crate::chance::Fast;

    fn set(ids: &[u16]) -> CopySet<2> {
        ids.iter().map(|&i| CopyId(i)).collect()
    }

    #[test]
    fn ranks_agree_with_the_order_of_the_walk() {
        let s = set(&[0, 1, 7, 8, 15, 31, 32, 56, 63, 64, 100, 127, 128, 200, 248, 249, 250, 251, 252, 253, 254, 255]);
        let walked: Vec<_> = s.iter().collect();
        let ranked: Vec<_> = (0..s.len() as u32).filter_map(|r| s.nth(r)).collect();
        assert_eq!(walked, ranked);
        assert_eq!(s.nth(s.len() as u32), None);
    }

    #[test]
    fn taking_several_asks_luck_like_taking_one_by_one() {
        let start = set(&[0, 3, 63, 64, 65, 127, 128, 255]);
        for seed in 0..50 {
            let (mut one_by_one, mut rng) = (start, Fast::new(seed));
            let expected: Vec<_> = (0..5).filter_map(|_| one_by_one.take_random(&mut rng)).collect();
            let (mut at_once, mut rng, mut found) = (start, Fast::new(seed), Vec::new());
            assert_eq!(at_once.take_several(5, &mut rng, |c| found.push(c)), 5);
            assert_eq!((found, at_once), (expected, one_by_one));
        }
        assert_eq!(set(&[9]).take_several(3, &mut Fast::new(1), |_| ()), 1);
    }

    #[test]
    fn several_are_at_least_two() {
        assert!(!set(&[]).has_several() && !set(&[63]).has_several() && !set(&[200]).has_several());
        assert!(set(&[0, 1]).has_several() && set(&[63, 64]).has_several() && set(&[5, 255]).has_several());
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
