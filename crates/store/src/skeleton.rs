//! Skeletons of names: names that look alike have the same skeleton.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as prototype;

/// Changes whenever [`skeleton`] may give another answer, so that stored skeletons are computed again.
pub(crate) fn version() -> String {
    let (major, minor, update) = unicode_security::UNICODE_VERSION;
    format!("1, Unicode {major}.{minor}.{update}")
}

/// The skeleton of a name: names with the same skeleton can be mistaken for each other. Not for display.
///
/// This is the skeleton of Unicode Technical Standard 39, but regardless of letter case. A capital `I` looks like a
/// small `l`, so `i` and `l` are the same letter here.
pub fn skeleton(name: &str) -> String {
    let folded: String = name.nfkc().map(look).collect();
    // Once more: a capital M has become a small one, which looks like r and n.
    prototype(&folded).flat_map(char::to_lowercase).map(|c| if c == 'i' { 'l' } else { c }).collect()
}

/// What a letter looks like, in lower case: a Latin letter if it or its capital looks like one. A capital Cyrillic Ve
/// looks like B; the small one looks like no Latin letter, but must be the same letter as its capital.
fn look(letter: char) -> String {
    let capital: String = letter.to_uppercase().collect();
    let small: String = letter.to_lowercase().collect();
    let latin = [letter.to_string(), capital].iter().map(|c| prototype(c).collect::<String>()).find(|c| c.is_ascii());
    latin.unwrap_or_else(|| prototype(&small).collect()).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, twin) in [
            ("Alice", "Аlice"), // Cyrillic A
            ("Alice", "ALICE"),
            ("Alice", "АLІСЕ"), // Cyrillic but for the L
            ("Bill", "ВILL"),   // Cyrillic Ve, and a capital I beside small ls
            ("Orrery", "0rrery"),
            ("Paul", "PauI"),
            ("Tom", "Torn"),
            ("Ада", "Aдa"), // Latin vowels
            ("Модератор", "модератор"),
            ("МАКСИМ", "Mаксим"), // Latin M
            ("Élan", "ÉLAN"),
            ("カード", "ｶｰﾄﾞ"),
        ] {
            assert_eq!(skeleton(name), skeleton(twin), "{name} {twin}");
        }
        for (name, other) in [("Ada", "Adam"), ("Ann", "Ana"), ("Ада", "Ида"), ("Bob", "Rob"), ("桜", "梅")] {
            assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }
}
