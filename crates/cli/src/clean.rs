//! Makes text from files and users safe to print in a terminal.

use std::borrow::Cow;

use text::is_unruly;

/// The maximum length of a player's name, so that columns stay aligned.
const NAME_LENGTH: usize = 24;

/// Replaces control characters and marks that change the writing direction, so that names from other people cannot move
/// the cursor. Line breaks stay.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if text.contains(is_foul) {
        Cow::Owned(text.chars().map(|c| if is_foul(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// A name on one line and of limited length; `None` if it is empty.
pub(crate) fn name(text: &str) -> Option<String> {
    let line: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let name: String = clean(line.trim()).chars().take(NAME_LENGTH).collect();
    Some(name).filter(|name| !name.is_empty())
}

const fn is_foul(c: char) -> bool {
    is_unruly(c) && c != '\n'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_lose_their_teeth() {
        assert_eq!(clean("\u{1b}[2Jboo\u{9b}\n"), "\u{fffd}[2Jboo\u{fffd}\n");
        assert_eq!(clean("Ада, 明"), "Ада, 明");
        assert_eq!(clean("a\u{61c}b"), "a\u{fffd}b"); // also changes the writing direction
        assert_eq!(name(" A\tB\r\n"), Some("A B".to_owned()));
        assert_eq!(name("\u{202e}evil"), Some("\u{fffd}evil".to_owned()));
        assert_eq!(name("  "), None);
        assert_eq!(name(&"x".repeat(99)).map(|n| n.len()), Some(NAME_LENGTH));
    }
}
