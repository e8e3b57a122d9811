//! The secret seed of a match and the commitment to it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The seed of all random draws of a match, and a salt that protects the commitment from guessing.
///
/// The secret reveals all future draws. It is never given to a client, a bot or a view, and is written to the save
/// only when the match is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// Seed of the `ChaCha12` stream.
    #[serde(with = "hex32")]
    pub seed: [u8; 32],
    /// Random bytes hashed together with the seed.
    #[serde(with = "hex32")]
    pub salt: [u8; 32],
}

impl Secret {
    /// Creates a secret from the operating system's entropy.
    pub fn fresh() -> Result<Self, NoEntropy> {
        let mut secret = Self { seed: [0; 32], salt: [0; 32] };
        getrandom::fill(&mut secret.seed).map_err(|e| NoEntropy(e.to_string()))?;
        getrandom::fill(&mut secret.salt).map_err(|e| NoEntropy(e.to_string()))?;
        Ok(secret)
    }

    /// `blake3(seed || salt)` in hex. It is published at the start, so that the seed cannot be changed afterwards.
    pub fn commitment(&self) -> String {
        blake3::Hasher::new().update(&self.seed).update(&self.salt).finalize().to_hex().to_string()
    }
}

/// Shows only the commitment, because secrets must not leak through logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secret").field("commitment", &self.commitment()).finish_non_exhaustive()
    }
}

/// The content of the file that a driver keeps beside an unfinished save.
impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Secret {
    type Err = BadSecret;

    fn from_str(text: &str) -> Result<Self, BadSecret> {
        serde_json::from_str(text).map_err(|e| BadSecret(e.to_string()))
    }
}

/// The text is not a secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the secret of a match: {0}")]
pub struct BadSecret(String);

/// The operating system gave no entropy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gave no random bytes: {0}")]
pub struct NoEntropy(String);

/// 32 bytes as 64 hex digits in text formats.
mod hex32 {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
        blake3::Hash::from_bytes(*bytes).to_hex().as_str().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = blake3::Hash::from_hex(&text).map_err(|_| serde::de::Error::custom("expected 64 hex digits"))?;
        Ok(*hash.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_its_text_and_hides_from_debug() {
        let secret = Secret { seed: [0xab; 32], salt: [1; 32] };
        assert_eq!(secret.to_string().parse(), Ok(secret.clone()));
        assert!(!format!("{secret:?}").contains("abab"));
        assert!("{\"seed\":\"12\",\"salt\":\"34\"}".parse::<Secret>().is_err());
    }

    #[test]
    fn fresh_secrets_differ() {
        let (a, b) = (Secret::fresh().expect("entropy"), Secret::fresh().expect("entropy"));
        assert_ne!(a, b);
        assert_ne!(a.commitment(), b.commitment());
    }
}
