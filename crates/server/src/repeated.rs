//! Warnings that would come by the hundred are told once in a while, with how many there were.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The same warning is told so often.
const EVERY: Duration = Duration::from_secs(10);

/// One kind of warning.
pub(crate) struct Repeated {
    /// When it was told last, and how many there were since.
    told: Mutex<(Option<Instant>, u64)>,
}

impl Repeated {
    pub(crate) const fn new() -> Self {
        Self { told: Mutex::new((None, 0)) }
    }

    /// It has happened once more: how many times since it was told last, when it is to be told now.
    pub(crate) fn note(&self) -> Option<u64> {
        self.note_at(Instant::now())
    }

    fn note_at(&self, now: Instant) -> Option<u64> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.1 += 1;
        if told.0.is_some_and(|last| now.saturating_duration_since(last) < EVERY) {
            return None;
        }
        told.0 = Some(now);
        Some(std::mem::take(&mut told.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_others_together() {
        let (repeated, start) = (Repeated::new(), Instant::now());
        assert_eq!(repeated.note_at(start), Some(1));
        assert!((1..800).all(|ms| repeated.note_at(start + Duration::from_millis(ms)).is_none()));
        assert_eq!(repeated.note_at(start + EVERY), Some(800));
        assert_eq!(repeated.note_at(start + EVERY * 3), Some(1));
    }
}
