//! Random tokens. Only their hashes are stored.

use std::fmt::Write as _;

use crate::error::Error;

/// 256 random bits, known only to their owner.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new random token.
    pub(crate) fn fresh() -> Result<Self, Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|e| Error::Fault(e.to_string()))?;
        Ok(Self(bytes))
    }

    /// The token as clients send it.
    pub(crate) fn text(&self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The hash of a received token; `None` for a text that cannot be a token.
    pub(crate) fn hash_of(text: &str) -> Option<[u8; 32]> {
        let plausible = text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
        plausible.then(|| *blake3::hash(text.as_bytes()).as_bytes())
    }
}
