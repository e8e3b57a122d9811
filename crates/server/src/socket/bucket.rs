//! The rate limit of a socket.

use tokio::time::Instant;

/// A token bucket.
pub(crate) struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A bucket with room for a burst, which is refilled at a rate per ten seconds.
    pub(crate) fn new(burst: u32, per_10s: u32) -> Self {
        let most = f64::from(burst.max(1));
        Self { tokens: most, most, per_second: f64::from(per_10s) / 10.0, filled: Instant::now() }
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.take_all(1, now)
    }

    /// Takes this number of tokens, or none when there are fewer.
    pub(crate) fn take_all(&mut self, wanted: usize, now: Instant) -> bool {
        let wanted = wanted as f64;
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.most);
        self.filled = now;
        let there = self.tokens >= wanted;
        if there {
            self.tokens -= wanted;
        }
        there
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::Duration;

    #[test]
    fn all_or_none_are_taken() {
        let (mut bucket, start) = (Bucket::new(10, 10), Instant::now());
        assert!(bucket.take_all(7, start) && !bucket.take_all(4, start) && bucket.take_all(3, start));
        assert!(bucket.take_all(0, start) && !bucket.take(start));
    }

    #[test]
    fn a_burst_is_followed_by_patience() {
        let (mut bucket, start) = (Bucket::new(3, 10), Instant::now());
        let taken = (0..5).filter(|_| bucket.take(start)).count();
        assert_eq!(taken, 3);
        assert!(bucket.take(start + Duration::from_secs(1)));
        assert!(!bucket.take(start + Duration::from_secs(1)));
        assert_eq!((0..5).filter(|_| bucket.take(start + Duration::from_mins(1))).count(), 3);
    }
}
