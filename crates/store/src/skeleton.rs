//! What a name looks like.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as prototype;

/// Changes whenever [`skeleton`] may give another answer, so that what is kept is made anew.
pub(crate) fn version() -> String {
    let (major, minor, update) = unicode_security::UNICODE_VERSION;
    format!("1, Unicode {major}.{minor}.{update}")
}

/// What a name looks like: names with the same skeleton can be mistaken for each other. Not to be shown.
///
/// This is the skeleton of Unicode Technical Standard 39, made blind to letter case. A capital `I` looks like a small
/// `l`, so that `i` and `l` are one letter here.
pub fn skeleton(name: &str) -> String {
    let folded: String = name.nfkc().map(look).collect();
    // Once more: a capital M became a small one, which looks like r and n.
    prototype(&folded).flat_map(char::to_lowercase).map(|c| if c == 'i' { 'l' } else { c }).collect()
}

/// What a letter looks like, in small letters: a Latin one if it or its capital looks like that. A capital Cyrillic Ve
/// looks like B, the small one like nothing in Latin, and yet they are one letter.
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
