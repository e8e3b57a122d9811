//! Passwords: Argon2id on blocking threads, few at a time, so that a flood of logins cannot use up the memory.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tokio::sync::Semaphore;

use super::common::is_common;
use crate::error::Error;

/// The number of parallel hashes for strangers and for known clients. Each needs 19 MiB.
const AT_ONCE: [usize; 2] = [2, 1];
/// The number of attempts of each kind that may wait; more are refused.
const WAITING: usize = 32;

/// Hashes passwords. Strangers who make many attempts from many addresses do not delay users who are signed in or on a
/// known device.
pub(crate) struct Passwords {
    strangers: Line,
    known: Line,
}

/// A queue of attempts.
struct Line {
    turns: Semaphore,
    queue: Semaphore,
}

impl Line {
    fn new(at_once: usize) -> Self {
        Self { turns: Semaphore::new(at_once), queue: Semaphore::new(at_once + WAITING) }
    }
}

impl Default for Passwords {
    fn default() -> Self {
        let [strangers, known] = AT_ONCE.map(Line::new);
        Self { strangers, known }
    }
}

/// Argon2id with 19 MiB, two passes and one lane: the usual minimum recommendation.
fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("parameters within their bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// The PHC string of a password for the account with this name, for tools that change the database without a server.
/// The error is a readable text.
pub fn hash_password(password: &str, name: &str) -> Result<String, String> {
    checked_hash(password, name).map_err(|e| e.to_string())
}

/// The PHC string of a password, if the password is acceptable.
fn checked_hash(password: &str, name: &str) -> Result<String, Error> {
    Passwords::check(password, name)?;
    hash(password)
}

fn hash(password: &str) -> Result<String, Error> {
    let hash = hasher().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|e| Error::Fault(e.to_string()))
}

/// Whether the password matches the hash, and whether the hash has outdated parameters.
fn verify(password: &str, kept: &str) -> (bool, bool) {
    let Ok(hash) = PasswordHash::new(kept) else { return (false, false) };
    let fits = Argon2::default().verify_password(password.as_bytes(), &hash).is_ok();
    let current = ["m=19456", "t=2", "p=1"].iter().all(|part| kept.contains(part));
    (fits, fits && !current)
}

impl Passwords {
    fn check_length(password: &str) -> Result<(), Error> {
        if (8..=256).contains(&password.chars().count()) { Ok(()) } else { Err(Error::BadPassword) }
    }

    /// Checks that a password is acceptable for the account with this name.
    pub(crate) fn check(password: &str, name: &str) -> Result<(), Error> {
        Self::check_length(password)?;
        if is_common(password, name) { Err(Error::CommonPassword) } else { Ok(()) }
    }

    /// The PHC string of a password for the account with this name. Known clients have their own queue.
    pub(crate) async fn hash(&self, password: &str, name: &str, known: bool) -> Result<String, Error> {
        // A request with an invalid password does not wait.
        Self::check_length(password)?;
        let (password, name) = (password.to_owned(), name.to_owned());
        self.run(known, move || checked_hash(&password, &name)).await?
    }

    /// Compares a password with a hash. An unknown name takes the same work, so that the time reveals nothing. The
    /// second value is a new hash when the stored one is outdated.
    pub(crate) async fn verify(
        &self,
        password: &str,
        kept: Option<String>,
        known: bool,
    ) -> Result<(bool, Option<String>), Error> {
        if password.len() > 1024 {
            return Ok((false, None));
        }
        let password = password.to_owned();
        let work = move || {
            let Some(kept) = kept else {
                let _ = hash(&password);
                return (false, None);
            };
            let (fits, renew) = verify(&password, &kept);
            (fits, renew.then(|| hash(&password).ok()).flatten())
        };
        self.run(known, work).await
    }

    async fn run<T: Send + 'static>(&self, known: bool, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let line = if known { &self.known } else { &self.strangers };
        let _place = line.queue.try_acquire().map_err(|_| Error::TooFast)?;
        let _turn = line.turns.acquire().await.map_err(|e| Error::Fault(e.to_string()))?;
        tokio::task::spawn_blocking(work).await.map_err(|e| Error::Fault(e.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn strangers_who_try_many_do_not_keep_the_owner_waiting() {
        let passwords = Passwords::default();
        let all = (AT_ONCE[0] + WAITING) as u32;
        let _guesses = passwords.strangers.queue.acquire_many(all).await.expect("open");
        let _hashing = passwords.strangers.turns.acquire_many(AT_ONCE[0] as u32).await.expect("open");
        assert!(matches!(passwords.verify("a guess", None, false).await, Err(Error::TooFast)));
        let kept = hash("correct horse").expect("a hash");
        assert_eq!(passwords.verify("correct horse", Some(kept), true).await.expect("at once"), (true, None));
    }

    #[test]
    fn a_password_fits_its_hash_and_no_other() {
        let kept = hash("correct horse").expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_eq!(verify("correct horse", &kept), (true, false));
        assert_eq!(verify("wrong horse", &kept), (false, false));
        assert_eq!(verify("correct horse", "nonsense"), (false, false));
        assert_ne!(kept, hash("correct horse").expect("another salt"));
    }
}
