//! Share codes: a deck list as one line of text.
//!
//! A code is `ORR1-` and the base64url of a version, the game, a format, the affiliation, the numbers of the parts with
//! their copies or dice, and a checksum. Equal lists have equal codes, regardless of the order of their entries.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use crc::{CRC_16_IBM_3740, Crc};

use super::list::COPIES;
use super::{DeckBuilder, DeckList};

const STEM: &str = "ORR1-";
const VERSION: u8 = 1;
/// Format byte of a list with numbers of parts and their copies.
const ANY_FORMAT: u8 = 0;
/// The same, with the number of copies under the plot.
const WITH_UNDER: u8 = 1;
/// The algorithm is also called CRC-16/CCITT-FALSE.
const CHECKSUM: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_3740);

pub(crate) fn looks_like(line: &str) -> bool {
    line.get(..STEM.len()).is_some_and(|stem| stem.eq_ignore_ascii_case(STEM)) && !line.contains(char::is_whitespace)
}

impl DeckBuilder {
    /// The code of a list; `None` if it contains an unknown code.
    pub fn share(&self, list: &DeckList) -> Option<String> {
        let list = self.tidy(list);
        let mut parts = Vec::new();
        for entry in &list.main {
            parts.push((self.part(&entry.code)?.number, self.number(entry), entry.under));
        }
        parts.sort_unstable();
        let identity = self.identities.iter().position(|identity| identity.slug == list.identity);
        let format = if parts.iter().any(|(.., under)| *under > 0) { WITH_UNDER } else { ANY_FORMAT };
        let mut bytes = vec![VERSION, self.hooks.number, format, identity.map_or(0, |idx| idx as u8 + 1)];
        let mut last = 0;
        for (number, qty, under) in parts {
            put(&mut bytes, number - last);
            put(&mut bytes, qty as u32);
            if format == WITH_UNDER {
                put(&mut bytes, under as u32);
            }
            last = number;
        }
        bytes.extend(CHECKSUM.checksum(&bytes).to_be_bytes());
        Some(format!("{STEM}{}", URL_SAFE_NO_PAD.encode(&bytes)))
    }

    /// The list of a code, or the lexicon key of the error.
    pub(crate) fn open_code(&self, share: &str) -> Result<DeckList, &'static str> {
        let damaged = "deck.note.damaged";
        let bytes = share.get(STEM.len()..).and_then(|text| URL_SAFE_NO_PAD.decode(text).ok()).ok_or(damaged)?;
        let (bytes, sum) = bytes.split_last_chunk::<2>().ok_or(damaged)?;
        if CHECKSUM.checksum(bytes) != u16::from_be_bytes(*sum) {
            return Err(damaged);
        }
        let [version, game, format, identity, rest @ ..] = bytes else { return Err(damaged) };
        if *version != VERSION || ![ANY_FORMAT, WITH_UNDER].contains(format) {
            return Err("deck.note.newer");
        }
        if *game != self.hooks.number {
            return Err("deck.note.other-game");
        }
        let mut list = DeckList { game: self.game.to_owned(), ..DeckList::default() };
        if let Some(idx) = identity.checked_sub(1) {
            self.identities.get(idx as usize).ok_or("deck.note.newer")?.slug.clone_into(&mut list.identity);
        }
        let (mut rest, mut number) = (rest, 0u32);
        while !rest.is_empty() {
            let step = take(&mut rest).ok_or(damaged)?;
            let qty = take(&mut rest)
                .and_then(|qty| u8::try_from(qty).ok())
                .filter(|qty| (1..=COPIES).contains(qty))
                .ok_or(damaged)?;
            number = number.checked_add(step).ok_or(damaged)?;
            let part = self.parts.iter().find(|part| part.number == number).ok_or("deck.note.newer")?;
            if step == 0 && !list.main.is_empty() {
                return Err(damaged);
            }
            self.take(&mut list, &part.code, qty.into());
            if *format == WITH_UNDER {
                let under = take(&mut rest).and_then(|under| u8::try_from(under).ok()).filter(|under| *under <= qty);
                let under = under.filter(|under| *under == 0 || !part.under.is_empty()).ok_or(damaged)?;
                self.lay_under(&mut list, &part.code, under.into());
            }
        }
        // Reject a second code for the same list.
        if *format == WITH_UNDER && list.main.iter().all(|entry| entry.under == 0) {
            return Err(damaged);
        }
        Ok(list)
    }
}

/// Appends a number in as few bytes as possible, with seven bits each.
fn put(bytes: &mut Vec<u8>, mut n: u32) {
    while n >= 0x80 {
        bytes.push(n as u8 | 0x80);
        n >>= 7;
    }
    bytes.push(n as u8);
}

fn take(bytes: &mut &[u8]) -> Option<u32> {
    let mut n = 0u32;
    for shift in (0..28).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        n |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            // A longer encoding of the same number would be a second code for the same list.
            return (byte > 0 || shift == 0).then_some(n);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Codes that were shared once must stay valid, so neither part may change.
    #[test]
    fn the_checksum_and_the_alphabet_are_the_well_known_ones() {
        assert_eq!(CHECKSUM.checksum(b"123456789"), 0x29b1);
        for (plain, coded) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
            assert_eq!(URL_SAFE_NO_PAD.encode(plain), coded);
            assert_eq!(URL_SAFE_NO_PAD.decode(coded).as_deref(), Ok(plain.as_bytes()));
        }
        // A second spelling of the same bytes would be a second code for the same list.
        for wrong in ["Z", "Zh", "Zm9v!", "Zg=="] {
            assert!(URL_SAFE_NO_PAD.decode(wrong).is_err(), "{wrong}");
        }
        assert_eq!(URL_SAFE_NO_PAD.encode([0xfb, 0xff]), "-_8");
    }
}
