//! Reads keys by their position on the keyboard, independent of the keyboard layout.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key, independent of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter in lower case, a digit or a sign.
    Char(char),
    /// A letter together with Ctrl.
    Ctrl(char),
    /// Any other key.
    Code(KeyCode),
}

/// Reads a key.
pub(crate) fn read(event: KeyEvent) -> Key {
    match event.code {
        KeyCode::Char(c) if event.modifiers.contains(KeyModifiers::CONTROL) => Key::Ctrl(latin(c)),
        KeyCode::Char(c) => Key::Char(latin(c)),
        code => Key::Code(code),
    }
}

/// The lowercase character on the same key of a Latin keyboard, so that players need not switch their layout.
fn latin(c: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбюіїє";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'";
    let small = c.to_lowercase().next().unwrap_or(c);
    if let Some(at) = CYRILLIC.chars().position(|k| k == small) {
        return LATIN.chars().nth(at).unwrap_or(small);
    }
    match small {
        // Full-width characters of Japanese input.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(small as u32 - 0xfee0).map_or(small, |c| c.to_ascii_lowercase()),
        '\u{3000}' => ' ',
        _ => small,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_place_in_every_layout() {
        let key = |c| read(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE));
        for (typed, meant) in [('Z', 'z'), ('я', 'z'), ('Г', 'u'), ('і', 's'), ('ｚ', 'z'), ('５', '5'), ('　', ' ')]
        {
            assert_eq!(key(typed), Key::Char(meant));
        }
        assert_eq!(read(KeyEvent::new(KeyCode::Char('с'), KeyModifiers::CONTROL)), Key::Ctrl('c'));
    }
}
