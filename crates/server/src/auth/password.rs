//! Passwords: Argon2id on threads of their own, few at a time, so that a flood of logins cannot eat the memory.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tokio::sync::Semaphore;

use super::common::is_common;
use crate::error::Error;

/// Hashes at a time for strangers, and for those who are known: 19 MiB each.
const AT_ONCE: [usize; 2] = [2, 1];
/// Tries of each that may wait; more are told to come later.
const WAITING: usize = 32;

/// The place where passwords are hashed. Strangers who try many at once, from many addresses, do not keep those waiting who
/// are signed in or come from a known device.
pub(crate) struct Passwords {
    strangers: Line,
    known: Line,
}

/// Tries that wait for one another.
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

/// Argon2id, 19 MiB, two passes, one lane: the floor of the usual advice.
fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("parameters within their bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// The PHC string of a password for the account of this name, for those who look after the database without a server.
/// The error is for people.
pub fn hash_password(password: &str, name: &str) -> Result<String, String> {
    checked_hash(password, name).map_err(|e| e.to_string())
}

/// The PHC string of a password that is fit to be kept.
fn checked_hash(password: &str, name: &str) -> Result<String, Error> {
    Passwords::check(password, name)?;
    hash(password)
}

fn hash(password: &str) -> Result<String, Error> {
    let hash = hasher().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|e| Error::Fault(e.to_string()))
}

/// Is it this one? And does its hash want to be made anew?
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

    /// Is it fit to be kept for the account of this name?
    pub(crate) fn check(password: &str, name: &str) -> Result<(), Error> {
        Self::check_length(password)?;
        if is_common(password, name) { Err(Error::CommonPassword) } else { Ok(()) }
    }

    /// The PHC string of a password for the account of this name, for somebody who is known or not.
    pub(crate) async fn hash(&self, password: &str, name: &str, known: bool) -> Result<String, Error> {
        // Who has sent nonsense does not wait.
        Self::check_length(password)?;
        let (password, name) = (password.to_owned(), name.to_owned());
        self.run(known, move || checked_hash(&password, &name)).await?
    }

    /// Compares; for an unknown name the same work is done, so that the time it takes tells nothing. The second answer
    /// is a fresh hash when the kept one is out of date.
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
