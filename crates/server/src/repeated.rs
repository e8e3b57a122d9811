//! Logs repeated warnings only once in a while, with the number of times they occurred.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The minimum time between two log lines for the same warning.
const EVERY: Duration = Duration::from_secs(10);

/// One kind of warning.
#[derive(Default)]
pub(crate) struct Repeated {
    /// When it was logged last, and how often it has occurred since.
    told: Mutex<(Option<Instant>, u64)>,
}

impl Repeated {
    pub(crate) const fn new() -> Self {
        Self { told: Mutex::new((None, 0)) }
    }

    /// Counts an occurrence. Returns how many there were since the last log line when it should be logged now.
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

/// Logs a warning or an error that may occur very often: once in a while, with how many `times` it occurred.
macro_rules! repeated {
    ($level:ident, $($told:tt)+) => {{
        static TOLD: $crate::repeated::Repeated = $crate::repeated::Repeated::new();
        if let Some(times) = TOLD.note() {
            tracing::$level!(times, $($told)+);
        }
    }};
}
pub(crate) use repeated;

/// Warnings that are counted separately by their origin, such as panics by their place in the code.
#[derive(Default)]
pub struct RepeatedAt {
    told: Mutex<BTreeMap<String, Repeated>>,
}

impl RepeatedAt {
    /// No warning has been logged yet.
    pub const fn new() -> Self {
        Self { told: Mutex::new(BTreeMap::new()) }
    }

    /// Counts an occurrence at a place. Returns how many there were since the last log line when it should be logged
    /// now.
    pub fn note(&self, place: &str) -> Option<u64> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        // The code has a limited number of places.
        told.entry(place.to_owned()).or_default().note()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Warnings that occur once per server, or only when something has changed.
    const ONCE: [&str; 6] = [
        "the limit of open files leaves room",
        "not ready: ",
        "a match is too long and is closed",
        "some connections did not end in time",
        "the server stops",
        // Every few seconds at most, limited by its own interval.
        "the lease on the database could not be renewed",
    ];

    /// Finds warnings and errors in the files of a folder that do not log how many times they occurred.
    fn untold(folder: &Path, found: &mut Vec<String>) -> usize {
        let mut seen = 0;
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                seen += untold(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("source text");
            for start in ["tracing::warn!(", "tracing::error!("] {
                for rest in text.split(start).skip(1) {
                    let call = rest.split_once(");").map_or(rest, |(call, _)| call);
                    seen += 1;
                    if !call.contains("times") && !ONCE.iter().any(|once| call.contains(once)) {
                        found.push(format!("{}: {call}", path.display()));
                    }
                }
            }
            seen += text.matches("repeated!(").count();
        }
        seen
    }

    #[test]
    fn every_warning_that_may_come_often_tells_how_often_it_came() {
        let mut found = Vec::new();
        // This file contains the searched text without a warning.
        let seen = untold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        found.retain(|call| !call.contains("repeated.rs"));
        assert!(found.is_empty(), "{found:#?}");
        assert!(seen > 15, "only {seen} warnings were found");
    }

    #[test]
    fn places_are_told_apart() {
        let places = RepeatedAt::new();
        assert_eq!(places.note("a.rs:1"), Some(1));
        assert!((0..99).all(|_| places.note("a.rs:1").is_none()));
        assert_eq!(places.note("b.rs:1"), Some(1));
    }

    #[test]
    fn the_first_is_told_at_once_and_the_others_together() {
        let (repeated, start) = (Repeated::new(), Instant::now());
        assert_eq!(repeated.note_at(start), Some(1));
        assert!((1..800).all(|ms| repeated.note_at(start + Duration::from_millis(ms)).is_none()));
        assert_eq!(repeated.note_at(start + EVERY), Some(800));
        assert_eq!(repeated.note_at(start + EVERY * 3), Some(1));
    }
}
