//! One value per copy.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::copies::CopyId;

/// One value per copy, for `W * 128` copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByCopy<T, const W: usize>([[T; 128]; W]);

impl<T: Copy + Default, const W: usize> Default for ByCopy<T, W> {
    fn default() -> Self {
        Self([[T::default(); 128]; W])
    }
}

impl<T, const W: usize> Index<CopyId> for ByCopy<T, W> {
    type Output = T;
    #[inline]
    fn index(&self, copy: CopyId) -> &T {
        &self.0.as_flattened()[copy.idx()]
    }
}

impl<T, const W: usize> IndexMut<CopyId> for ByCopy<T, W> {
    #[inline]
    fn index_mut(&mut self, copy: CopyId) -> &mut T {
        &mut self.0.as_flattened_mut()[copy.idx()]
    }
}

impl<T: std::fmt::Debug + Default + PartialEq, const W: usize> std::fmt::Debug for ByCopy<T, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let said = self.0.as_flattened().iter().enumerate().filter(|(_, v)| **v != T::default());
        f.debug_map().entries(said).finish()
    }
}

impl<T: Serialize, const W: usize> Serialize for ByCopy<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.as_flattened())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const W: usize> Deserialize<'de> for ByCopy<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let mut all = Self::default();
        let flat = all.0.as_flattened_mut();
        if values.len() != flat.len() {
            return Err(serde::de::Error::invalid_length(values.len(), &"one value per copy"));
        }
        flat.copy_from_slice(&values);
        Ok(all)
    }
}
