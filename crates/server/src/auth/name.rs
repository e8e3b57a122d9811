//! Names people choose.

use unicode_normalization::UnicodeNormalization as _;

use crate::error::Error;

const SHORTEST: usize = 2;
const LONGEST: usize = 24;
/// Letters by the book, but nobody can see them.
const BLANK: [char; 6] = ['\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{3164}', '\u{ffa0}'];

/// A name as it is compared: compatible forms and letter case do not make a difference.
pub(crate) fn name_key(name: &str) -> Result<String, Error> {
    let length = name.chars().count();
    let fits = |c: char| (c.is_alphanumeric() && !BLANK.contains(&c)) || "_- ".contains(c);
    let spaced = name.starts_with(' ') || name.ends_with(' ') || name.contains("  ");
    if !(SHORTEST..=LONGEST).contains(&length) || spaced || !name.chars().all(fits) {
        return Err(Error::BadName);
    }
    let key: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    // Guests are called so, and nobody else.
    if key.starts_with("guest ") { Err(Error::BadName) } else { Ok(key) }
}

/// The key under which the store finds a name people can choose; `None` for any other.
pub fn key_of_name(name: &str) -> Option<String> {
    name_key(name).ok()
}

/// A name for somebody who has not chosen one, with its key.
pub(crate) fn guest_name(id: uuid::Uuid) -> (String, String) {
    let bytes = id.as_bytes();
    let number = u32::from_be_bytes([0, bytes[13], bytes[14], bytes[15]]) % 100_000;
    // The whole id keeps the keys apart when two guests get the same number.
    (format!("Guest {number:05}"), format!("guest {id}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        assert_eq!(name_key("Ада").ok(), name_key("АДА").ok());
        assert_eq!(name_key("ｏｒｒｅｒｙ").ok(), name_key("Orrery").ok());
        assert_eq!(name_key("カード").ok(), name_key("ｶｰﾄﾞ").ok());
        assert_ne!(name_key("ada").ok(), name_key("adam").ok());
    }

    #[test]
    fn strange_names_are_refused() {
        let bad =
            ["", "a", " ab", "ab ", "a  b", "a\nb", "<b>", "Guest 12345", "a\u{202e}b", "xxxxxxxxxxxxxxxxxxxxxxxxx"]
                .map(|name| name_key(name).is_err());
        assert_eq!(bad, [true; 10]);
    }
}
