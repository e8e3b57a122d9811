//! Arrays of any length that serde can serialize.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::seat::{deserialize_array, serialize_array};

use crate::map::{SITES, Site};

/// An array of `N` values. `serde` itself supports arrays only up to 32 values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row<T, const N: usize>(pub [T; N]);

/// One value for each site.
pub type BySite<T> = Row<T, SITES>;

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<usize> for Row<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, idx: usize) -> &T {
        &self.0[idx]
    }
}

impl<T, const N: usize> IndexMut<usize> for Row<T, N> {
    #[inline]
    fn index_mut(&mut self, idx: usize) -> &mut T {
        &mut self.0[idx]
    }
}

impl<T> Index<Site> for BySite<T> {
    type Output = T;
    #[inline]
    fn index(&self, site: Site) -> &T {
        &self.0[site.idx()]
    }
}

impl<T> IndexMut<Site> for BySite<T> {
    #[inline]
    fn index_mut(&mut self, site: Site) -> &mut T {
        &mut self.0[site.idx()]
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_array(&self.0, serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_array(deserializer).map(Self)
    }
}
