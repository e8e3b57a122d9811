//! Recognizes passwords that are easy to guess.
//!
//! `zxcvbn` estimates the number of guesses for an attacker who starts with the most common passwords, words and names,
//! and with the usual variations of them. This module adds what it does not know: words and keyboards of other
//! languages, and a symbol after a year.

use zxcvbn::zxcvbn;

/// A password that takes fewer guesses is refused. An online attacker cannot make this many; an attacker with stolen
/// hashes can try this many for each account in a day.
const TRIES: u64 = 1_000_000;
/// Only this many characters are examined: the work grows faster than the length.
const LOOKED_AT: usize = 64;

/// Words that `zxcvbn` does not know, and words to which people add a year and a symbol.
const WORDS: &str = "parol пароль привет любовь солнце солнышко наташа настя москва украина максим александр марина зенит \
    спартак зайчик котик starrealms rebellion destiny fortnite \
    password passphrase welcome summer winter spring autumn monday friday sunday \
    january february march april june july august september october november december";

/// The rows of keyboards that `zxcvbn` does not know, and the digits in order.
const ROWS: [&str; 10] = [
    "01234567890",
    "qwertzuiopü",
    "azertyuiop",
    "йцукенгшщзхъ",
    "йцукенгшщзхї",
    "фывапролджэ",
    "фівапролджє",
    "ячсмитьбю",
    "й1ц2у3к4е5н6г7ш8щ9з0",
    "1й2ц3у4к5е6н7г8ш9щ0з",
];

/// The shortest keyboard walk that makes a password common although other characters surround it.
const SHORTEST_WALK: usize = 6;

/// Whether an attacker who knows the name of the account would guess it soon.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let password: String = password.chars().take(LOOKED_AT).collect();
    zxcvbn(&password, &[name, "orrery"]).guesses() < TRIES || is_common_elsewhere(&password.to_lowercase())
}

fn is_common_elsewhere(password: &str) -> bool {
    let core = password.trim_matches(|c: char| !c.is_alphabetic());
    let known = |word: &str| WORDS.split_whitespace().any(|known| known == word);
    known(core) || unit(core).is_some_and(known) || is_nearly_walk(password)
}

/// The shortest part whose repetition is the text, if there is one.
fn unit(text: &str) -> Option<&str> {
    let cuts = text.char_indices().map(|(at, _)| at).skip(1).filter(|at| at * 2 <= text.len());
    cuts.map(|at| &text[..at])
        .find(|part| text.len().is_multiple_of(part.len()) && part.repeat(text.len() / part.len()) == text)
}

/// Whether a text is a keyboard walk with at most two other characters before and after it.
fn is_nearly_walk(text: &str) -> bool {
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let signs = ends.len() - 1;
    let parts = (0..=2).flat_map(|before| (0..=2).map(move |behind| (before, behind)));
    parts
        .filter(|(before, behind)| signs >= before + behind + SHORTEST_WALK)
        .any(|(before, behind)| is_walk(&text[ends[before]..ends[signs - behind]]))
}

/// Whether a text consists of one to three runs along keyboard rows, and of nothing else.
fn is_walk(text: &str) -> bool {
    let mut rest: &str = text;
    for _ in 0..3 {
        let step = ROWS.iter().map(|row| stretch(rest, row)).max().unwrap_or(0);
        if step == 0 {
            return false;
        }
        rest = &rest[step..];
        if rest.is_empty() {
            return true;
        }
    }
    false
}

/// The number of bytes at the start of a text that follow a row, forward or backward; 0 for fewer than three
/// characters.
fn stretch(text: &str, row: &str) -> usize {
    let (text, row): (Vec<char>, Vec<char>) = (text.chars().collect(), row.chars().collect());
    let back: Vec<char> = row.iter().rev().copied().collect();
    let along = |row: &[char]| {
        let from = (0..row.len()).map(|at| text.iter().zip(&row[at..]).take_while(|(a, b)| a == b).count());
        from.max().unwrap_or(0)
    };
    let signs = along(&row).max(along(&back));
    if signs < 3 { 0 } else { text[..signs].iter().map(|c| c.len_utf8()).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_would_try_is_common() {
        for password in [
            "12345678",
            "123456789",
            "1234567890",
            "87654321",
            "password",
            "Password1",
            "P@ssw0rd",
            "password123!",
            "passw0rd2026",
            "qwertyuiop",
            "qwerty123",
            "QWERTY12",
            "asdfghjkl",
            "1q2w3e4r",
            "1qaz2wsx",
            "qazwsxedc",
            "qazwsx123",
            "11223344",
            "1122334455",
            "112233445566",
            "147258369",
            "a1b2c3d4",
            "a1b2c3d4e5",
            "1a2b3c4d",
            "a1s2d3f4",
            "123456789a",
            "a123456789",
            "a12345678",
            "aa123456",
            "123456aa",
            "123456qwerty",
            "1234qwer",
            "qwer1234",
            "zaq12wsx",
            "1qazxsw2",
            "qweasdzxc",
            "123qweasd",
            "123qweasdzxc",
            "asdf1234",
            "zxcvbnm1",
            "987654321",
            "0987654321",
            "147852369",
            "789456123",
            "159753159753",
            "31415926",
            "13579246",
            "88888888",
            "123123123",
            "12341234",
            "12121212",
            "123654789",
            "butterfly",
            "elizabeth1",
            "michael1",
            "jennifer",
            "samantha",
            "november11",
            "september",
            "liverpool1",
            "startrek",
            "minecraft1",
            "Summer2026",
            "Winter2026!",
            "Welcome123",
            "Passw0rd!",
            "iloveyou!",
            "ihateyou",
            "aaaaaaaa",
            "11111111",
            "abcabcabc",
            "abcd1234",
            "iloveyou",
            "ILoveYou2",
            "sunshine",
            "princess1",
            "football",
            "letmein1",
            "welcome1",
            "adminadmin",
            "admin123",
            "changeme",
            "trustno1",
            "йцукенгш",
            "пароль123",
            "starwars",
            "orrery2026",
            "superman",
            "dragon12",
        ] {
            assert!(is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn single_words_are_common_in_all_languages() {
        for password in [
            "elephant",
            "mountain",
            "security",
            "bigdaddy",
            "einstein",
            "softball",
            "paradise",
            "champion",
            "pakistan",
            "12qwaszx",
            "password1",
            "Elephant1!",
            "qwertz123",
            "приветпривет",
            "солнышко1",
            "й1ц2у3к4",
        ] {
            assert!(is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn what_takes_a_thought_is_not() {
        for password in [
            "correct horse",
            "wrong horse",
            "battery staple",
            "kv8-Teapot",
            "dragonfly9lantern",
            "мой старый трамвай",
            "a much longer sentence",
            "Tr0ub4dor&3",
            "passing clouds",
            "27182818284a5",
            "november rain tonight",
            "silverfish 31",
            "蛙飛び込む水の音",
            "kX8fq2Lw0z",
            "correct horse battery staple",
            "a long enough one",
        ] {
            assert!(!is_common(password, "Ada"), "{password}");
        }
    }

    #[test]
    fn the_name_of_the_account_is_no_password() {
        for password in ["Wilhelmina7", "wilhelmina", "WilhelminaWilhelmina", "wilhelmina2026"] {
            assert!(is_common(password, "Wilhelmina"), "{password}");
        }
        assert!(!is_common("Wilhelmina likes tea", "Wilhelmina"));
    }

    /// The longest allowed password occupies a thread no longer than others do.
    #[test]
    fn a_long_password_is_looked_at_in_part() {
        let long = "qwertyuiop asdfghjkl 1qaz2wsx password ".repeat(1000);
        let begun = std::time::Instant::now();
        assert!(!is_common(&long, "Ada"));
        assert!(begun.elapsed() < std::time::Duration::from_secs(2), "{:?}", begun.elapsed());
        assert!(is_common(&"x".repeat(256), "Ada"));
    }
}
