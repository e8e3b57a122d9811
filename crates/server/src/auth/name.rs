//! Names of users.

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::error::Error;

const SHORTEST: usize = 2;
const LONGEST: usize = 24;
/// Letters according to Unicode, but invisible.
const BLANK: [char; 6] = ['\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{3164}', '\u{ffa0}'];

/// The form of a name that is compared: compatible forms and letter case make no difference.
pub(crate) fn name_key(name: &str) -> Result<String, Error> {
    let length = name.chars().count();
    let fits = |c: char| (c.is_alphanumeric() && !BLANK.contains(&c)) || "_- ".contains(c);
    let spaced = name.starts_with(' ') || name.ends_with(' ') || name.contains("  ");
    if !(SHORTEST..=LONGEST).contains(&length) || spaced || !name.chars().all(fits) {
        return Err(Error::BadName);
    }
    Ok(name.nfkc().flat_map(char::to_lowercase).nfkc().collect())
}

/// The key of a name that a user wants to have. Names of the server and its bots are reserved; accounts that already
/// have one keep it.
pub(crate) fn new_name(name: &str) -> Result<String, Error> {
    let key = name_key(name)?;
    // One letter may stand for a whole sentence, or for a space with a combining mark.
    let whole: String = name.nfkc().collect();
    if name_key(&whole).is_err() || !marks_fit(&whole) {
        return Err(Error::BadName);
    }
    if is_reserved(name) { Err(Error::ReservedName) } else { Ok(key) }
}

/// Combining marks need a letter, and a letter has room for two. More marks would be drawn over the text next to the
/// name.
fn marks_fit(name: &str) -> bool {
    let mut marks_left = 0;
    name.chars().all(|c| match is_combining_mark(c) {
        false => {
            marks_left = if c.is_alphabetic() { 2 } else { 0 };
            true
        }
        true if marks_left > 0 => {
            marks_left -= 1;
            true
        }
        true => false,
    })
}

/// Words for people who speak for the server, in the languages of the client.
const OFFICES: &str = "admin administrator moderator mod root system sysadmin server orrery support staff team official \
    operator owner host helpdesk security webmaster referee judge spectator watcher guest anonymous nobody everybody \
    everyone all bot robot computer machine player deleted unknown null undefined thehouse house \
    админ администратор модератор система сервер поддержка оператор судья зритель гость никто все бот компьютер \
    машина игрок \
    адмін адміністратор підтримка суддя глядач гість ніхто усі комп’ютер компютер гравець \
    管理者 管理人 運営 公式 サポート 審判 観戦者 ゲスト ボット コンピューター コンピュータ システム サーバー";

/// Whether a name looks like one of the server's names, with or without a number after it.
pub(crate) fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let levels = games::Level::ALL.into_iter().flat_map(|level| {
            games::Lang::all().into_iter().map(move |lang| games::machine_name(level.name(), games::Seat::new(0), lang))
        });
        let offices = OFFICES.split_whitespace().map(str::to_owned);
        levels.chain(offices).map(|name| bare(&name)).collect()
    });
    RESERVED.contains(&bare(name))
}

/// A name without minor differences: separators, a number at its end, letters that look alike.
fn bare(name: &str) -> String {
    let whole: String = name.nfkc().collect();
    let looks_like_digit = |c: char| c.is_numeric() || LIKE_DIGITS.contains(&c);
    // A separate last word may be meant as a number although it has no digit.
    let apart = whole.rsplit_once([' ', '_', '-']).filter(|(_, last)| last.chars().all(looks_like_digit));
    let words: String = apart.map_or(&*whole, |(words, _)| words).chars().filter(|c| !" _-".contains(*c)).collect();
    let word = words.trim_end_matches(looks_like_digit);
    let number = &words[word.len()..];
    let word = if number.contains(char::is_numeric) { word } else { &words };
    store::skeleton(if word.is_empty() { &words } else { word })
}

/// Letters that look like the digits 0 and 1: Latin, Cyrillic and Greek.
const LIKE_DIGITS: [char; 8] = ['O', 'I', 'l', '\u{41e}', '\u{406}', '\u{4c0}', '\u{39f}', '\u{399}'];

/// The key under which the store finds a name; `None` for a name that users cannot have.
pub fn key_of_name(name: &str) -> Option<String> {
    name_key(name).ok()
}

/// A name for a user who has not chosen one, with its key.
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
        let bad = ["", "a", " ab", "ab ", "a  b", "a\nb", "<b>", "a\u{202e}b", "xxxxxxxxxxxxxxxxxxxxxxxxx"]
            .map(|name| name_key(name).is_err());
        assert_eq!(bad, [true; 9]);
    }

    /// A name must not be drawn over its surroundings.
    #[test]
    fn names_that_reach_beyond_themselves_are_nobodys() {
        for name in [
            "\u{345}\u{345}", // marks without a letter
            "a \u{64b}b",
            "1\u{64b}",
            "a\u{64b}\u{64c}\u{64d}", // three marks on one letter
            "\u{fdfa}\u{fdfa}",       // two letters that stand for thirty-six
            "\u{fe70}\u{fe72}",       // letters that stand for a space with a mark
            "Ada\u{37a}",
        ] {
            assert!(matches!(new_name(name), Err(Error::BadName)), "{name:?}");
        }
        for name in ["हिंदी", "নাম", "மகா", "שָלוֹם", "ﷲﷲ"] {
            assert!(new_name(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_of_the_server_and_its_machines_are_nobodys() {
        for name in [
            "admin",
            "Admin",
            "ADMIN",
            "аdmin",
            "adm1n",
            "Admin_2",
            "a-d-m-i-n",
            "Moderator",
            "M0derator",
            "Orrery",
            "Cadet 2",
            "Cadet",
            "cadet2",
            "Саdet 17",
            "Captain 1",
            "Адмирал 3",
            "Капітан",
            "艦長 2",
            "Guest 12345",
            "Guеst 1",
            "guest",
            "The house",
            "Модератор",
            "管理者",
            // Numbers in other scripts, and letters that look like digits.
            "Cadet ٢",
            "Captain Ⅱ",
            "Cadet l",
            "Cadet I",
            "Guest 1O234",
            "Guest IOll1",
            "Guest O1234",
            "admin1l",
        ] {
            assert!(matches!(new_name(name), Err(Error::ReservedName)), "{name}");
        }
        for name in
            ["Ada", "Ада", "Cadette", "Captain Ada", "Admira", "Guesthouse", "Modesty", "1234", "Rob 2", "Captain Lili"]
        {
            assert!(new_name(name).is_ok(), "{name}");
        }
        // Accounts that already have such a name can sign in with it.
        assert!(name_key("Admin").is_ok());
    }
}
