//! Characters in user text that are not visible writing. The caller decides how to handle them.

/// Does this character move a terminal's cursor, break a line, or change the direction of writing?
pub const fn is_unruly(c: char) -> bool {
    matches!(c,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}')
}

/// Is this character invisible? Joiners between letters and emoji are allowed: Persian and family emoji need them.
pub const fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_is_unruly_and_joiners_are_writing() {
        for c in '\u{0}'..=char::MAX {
            assert!(!c.is_control() || is_unruly(c), "{c:?}");
            assert!(!(is_unruly(c) && is_unseen(c)), "{c:?} is one or the other");
            assert!(!c.is_alphanumeric() || !is_unruly(c) && !is_unseen(c), "{c:?}");
        }
        assert!(!['\u{200c}', '\u{200d}', ' '].iter().any(|c| is_unruly(*c) || is_unseen(*c)));
    }
}
