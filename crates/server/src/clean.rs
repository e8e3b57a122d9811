//! Cleans text that users send to each other.

use games::{is_unruly, is_unseen};

/// Control characters and invisible characters.
const fn is_foul(c: char) -> bool {
    is_unruly(c) || is_unseen(c)
}

/// The text as one line without control and invisible characters; line breaks become spaces.
pub(crate) fn line(text: &str) -> String {
    let kept = text.chars().filter(|c| !is_foul(*c) || is_break(*c));
    kept.map(|c| if is_break(c) { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// The same, with its line breaks.
pub(crate) fn lines(text: &str) -> String {
    text.chars().filter(|c| !is_foul(*c) || *c == '\n').collect::<String>().trim().to_owned()
}

const fn is_break(c: char) -> bool {
    matches!(c, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_to_be_seen_is_not_passed_on() {
        assert_eq!(line("  hi\nthere\u{7} "), "hi there");
        assert_eq!(line("a\u{202e}b\u{2066}c\u{200b}d\u{feff}\u{2028}e"), "abcd e");
        assert_eq!(line("\u{1b}[2J"), "[2J");
        assert_eq!(line("\u{1b}\u{200b}\n"), "");
        assert_eq!(lines(" a\u{7}b\nc\u{202e} "), "ab\nc");
        // Persian words and family emoji need their joiners.
        assert_eq!(line("می\u{200c}خواهم 👩\u{200d}👧"), "می\u{200c}خواهم 👩\u{200d}👧");
    }
}
