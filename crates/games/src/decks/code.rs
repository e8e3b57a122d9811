//! Share codes: a deck list as one line of text.
//!
//! A code is `ORR1-` and the base64url of a version, the game, a format, the affiliation, the numbers of the parts with
//! their copies or dice, and a checksum. Equal lists have equal codes, regardless of the order of their entries.

use super::list::COPIES;
use super::{DeckBuilder, DeckList};

const STEM: &str = "ORR1-";
const VERSION: u8 = 1;
/// Format byte of a list with numbers of parts and their copies.
const ANY_FORMAT: u8 = 0;
/// The same, with the number of copies under the plot.
const WITH_UNDER: u8 = 1;
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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
        bytes.extend(checksum(&bytes).to_be_bytes());
        Some(format!("{STEM}{}", encode(&bytes)))
    }

    /// The list of a code, or the lexicon key of the error.
    pub(crate) fn open_code(&self, share: &str) -> Result<DeckList, &'static str> {
        let damaged = "deck.note.damaged";
        let bytes = share.get(STEM.len()..).and_then(decode).ok_or(damaged)?;
        let (bytes, sum) = bytes.split_last_chunk::<2>().ok_or(damaged)?;
        if checksum(bytes) != u16::from_be_bytes(*sum) {
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

/// CRC-16/CCITT-FALSE.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xffff, |crc, &byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 })
    })
}

/// URL-safe Base64 without padding.
fn encode(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let n = chunk.iter().fold(0u32, |n, &b| n << 8 | u32::from(b)) << (8 * (3 - chunk.len()));
        out.extend((0..=chunk.len()).map(|i| SIGNS[(n >> (18 - 6 * i) & 63) as usize] as char));
    }
    out
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let mut n = 0u32;
        for &sign in chunk {
            n = n << 6 | SIGNS.iter().position(|s| *s == sign)? as u32;
        }
        let bits = 6 * chunk.len();
        let spare = bits % 8;
        if chunk.len() == 1 || n & ((1 << spare) - 1) != 0 {
            return None;
        }
        let n = n >> spare;
        out.extend((0..bits / 8).rev().map(|i| (n >> (8 * i)) as u8));
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_well_known_one() {
        assert_eq!(checksum(b"123456789"), 0x29b1);
    }

    #[test]
    fn base64_is_the_well_known_one() {
        for (plain, coded) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")] {
            assert_eq!(encode(plain.as_bytes()), coded);
            assert_eq!(decode(coded).as_deref(), Some(plain.as_bytes()));
        }
        assert_eq!((decode("Z"), decode("Zh"), decode("Zm9v!")), (None, None, None));
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }
}
