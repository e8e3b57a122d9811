//! A short list that is plain data.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A `Copy` list: an array and a length. `pop` writes the default value back, so equal lists have equal bytes.
///
/// `arrayvec::ArrayVec` is not `Copy` and clones element by element, which is eight times slower inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Small<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Small<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }

    /// The number of items.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is the list empty?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is the list full?
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// The number of items that fit.
    pub const fn capacity() -> usize {
        N
    }

    /// The items in order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The items in order, to change in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// When the list is full. Capacities are four times the greatest length in the property tests.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Removes and returns the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// The last item, to change in place.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        while self.len as usize > len {
            self.pop();
        }
    }

    /// Removes and returns the item at this index; later items move down.
    pub fn remove(&mut self, idx: usize) -> T {
        let item = self.items[idx];
        self.items.copy_within(idx + 1..self.len as usize, idx);
        self.pop();
        item
    }
}

impl<T: Copy + Default, const N: usize> Default for Small<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Small<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Small<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Small<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::invalid_length(items.len(), &"a shorter list"));
        }
        let mut list = Self::new();
        for item in items {
            list.push(item);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_are_equal_bytes_whatever_they_held_before() {
        let mut a = Small::<u16, 4>::new();
        a.push(1);
        a.push(2);
        a.push(3);
        assert_eq!(a.remove(0), 1);
        a.pop();
        let mut b = Small::<u16, 4>::new();
        b.push(2);
        assert_eq!(a, b);
        assert_eq!(a.items, b.items);
    }
}
