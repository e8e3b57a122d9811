//! The random stream of a running match, and the comparison of recorded draws with it.

use table::Chance;
use table::chance::{Fast, Recorded, Sealed};

use crate::error::Problem;
use crate::secret::Secret;

/// The random stream of one secret, with the draws since the last commit.
#[derive(Clone)]
pub(crate) struct Luck {
    pub(crate) secret: Secret,
    stream: Recorded<Asked>,
}

/// Logs the bounds of all draws. With them a stream can be advanced to the same position again.
#[derive(Clone)]
struct Asked {
    sealed: Sealed,
    log: Vec<u32>,
}

impl Chance for Asked {
    fn below(&mut self, n: u32) -> u32 {
        self.log.push(n);
        self.sealed.below(n)
    }
}

impl Luck {
    pub(crate) fn new(secret: Secret) -> Self {
        let sealed = Sealed::new(secret.seed);
        Self { secret, stream: Recorded { inner: Asked { sealed, log: Vec::new() }, log: Vec::new() } }
    }

    /// The stream after draws with these bounds.
    pub(crate) fn after(secret: Secret, asked: &[u32]) -> Self {
        let mut luck = Self::new(secret);
        for &n in asked {
            luck.stream.inner.sealed.below(n.max(1));
        }
        luck
    }

    /// Was there a draw since the last commit?
    pub(crate) fn is_asked(&self) -> bool {
        !self.stream.log.is_empty()
    }

    /// Takes the bounds and values of the draws since the last commit.
    pub(crate) fn take(&mut self) -> (Vec<u32>, Vec<u32>) {
        (std::mem::take(&mut self.stream.inner.log), std::mem::take(&mut self.stream.log))
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32) -> u32 {
        self.stream.below(n)
    }
}

/// Returns recorded draws and compares them with the stream if the secret is known.
///
/// Unlike [`table::chance::Replay`] it reports what did not fit. It never stops the rules: after a mismatch it returns
/// arbitrary values, and the caller discards the result.
pub(crate) struct RecordChecker<'a> {
    record: &'a [u32],
    used: usize,
    sealed: Option<Luck>,
    fault: Option<Problem>,
    spare: Fast,
}

impl<'a> RecordChecker<'a> {
    pub(crate) fn new(record: &'a [u32], sealed: Option<Luck>) -> Self {
        Self { record, used: 0, sealed, fault: None, spare: Fast::new(0) }
    }

    /// Returns the stream after the recorded draws, and their bounds.
    pub(crate) fn finish(self) -> Result<(Option<Luck>, Vec<u32>), Problem> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if self.used < self.record.len() {
            return Err(Problem::LuckLeft { used: self.used, found: self.record.len() });
        }
        let mut sealed = self.sealed;
        let asked = sealed.as_mut().map(|luck| luck.take().0).unwrap_or_default();
        Ok((sealed, asked))
    }
}

impl Chance for RecordChecker<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (draw, found) = (self.used, self.record.get(self.used).copied());
        self.used += 1;
        let sealed = self.sealed.as_mut().map(|luck| luck.below(n));
        let fault = match (found, sealed) {
            (Some(found), Some(sealed)) if found < n && found != sealed => Problem::Draw { draw, found, sealed },
            (Some(found), _) if found < n => return found,
            _ => Problem::Luck { draw, below: n, found },
        };
        self.fault.get_or_insert(fault);
        self.spare.below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret { seed: [5; 32], salt: [6; 32] }
    }

    #[test]
    fn a_stream_can_be_brought_back_to_its_place() {
        let mut live = Luck::new(secret());
        for n in 1..100 {
            live.below(n);
        }
        let (asked, drawn) = live.take();
        assert_eq!((asked.len(), drawn.len()), (99, 99));
        let mut again = Luck::after(secret(), &asked);
        assert_eq!(again.below(1 << 30), live.below(1 << 30));
    }

    #[test]
    fn a_witness_tells_the_first_thing_that_does_not_fit() {
        let fault = |record: &[u32], sealed: bool| {
            let mut witness = RecordChecker::new(record, sealed.then(|| Luck::new(secret())));
            witness.below(1);
            witness.below(1000);
            witness.finish().err()
        };
        let right = {
            let mut luck = Luck::new(secret());
            luck.below(1);
            luck.below(1000)
        };
        assert!(fault(&[0, right], true).is_none());
        assert!(fault(&[0, (right + 1) % 1000], false).is_none());
        assert!(
            matches!(fault(&[0, (right + 1) % 1000], true), Some(Problem::Draw { draw: 1, sealed, .. }) if sealed == right)
        );
        assert!(matches!(fault(&[0], true), Some(Problem::Luck { draw: 1, below: 1000, found: None })));
        assert!(matches!(fault(&[1, 1], false), Some(Problem::Luck { draw: 0, below: 1, found: Some(1) })));
        assert!(matches!(fault(&[0, right, 2], true), Some(Problem::LuckLeft { used: 2, found: 3 })));
    }
}
