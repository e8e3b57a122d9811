//! Seats at the table, sets of seats, and one value per seat.

use std::ops::{Index, IndexMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest number of seats of any game.
pub const MAX_SEATS: usize = 6;

/// A seat at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(idx: usize) -> Self {
        debug_assert!(idx < 8);
        Self(idx as u8)
    }

    /// Its number.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The first `n` seats in order.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..n as u8).map(Self)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seats.
    pub const EMPTY: Self = Self(0);

    /// The set of only this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: usize) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// Is this seat a member?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The member with the smallest number.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with this seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Members of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Members of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Members of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value per seat, indexed by [`Seat`].
///
/// `N` is the capacity; at a table with fewer players, the rest keep the default value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a BySeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_array(&self.0, serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_array(deserializer).map(Self)
    }
}

/// Serializes an array of any length as a tuple (`serde` supports only up to 32 elements and no const generic length).
pub fn serialize_array<T: Serialize, S: Serializer, const N: usize>(
    items: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(N)?;
    for item in items {
        tuple.serialize_element(item)?;
    }
    tuple.end()
}

/// Counterpart of [`serialize_array`].
pub fn deserialize_array<'de, T, D, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
where
    T: Deserialize<'de> + Default + Copy,
    D: Deserializer<'de>,
{
    struct Items<T, const N: usize>(std::marker::PhantomData<T>);
    impl<'de, T: Deserialize<'de> + Default + Copy, const N: usize> Visitor<'de> for Items<T, N> {
        type Value = [T; N];
        fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            write!(f, "{N} values")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[T; N], A::Error> {
            let mut items = [T::default(); N];
            for (i, item) in items.iter_mut().enumerate() {
                *item = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
            }
            Ok(items)
        }
    }
    deserializer.deserialize_tuple(N, Items(std::marker::PhantomData))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_set_lists_its_members_in_order() {
        let set: SeatSet = [4, 0, 2].into_iter().map(Seat::new).collect();
        assert_eq!(set.iter().map(Seat::idx).collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(set.without(Seat::new(0)).lowest(), Some(Seat::new(2)));
        assert_eq!(SeatSet::first(6).len(), 6);
    }
}
