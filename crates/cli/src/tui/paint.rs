//! The styles of text by its meaning, with and without color.

use ratatui::style::{Color, Modifier, Style};

/// The meaning of a segment of text. Every meaning also has a mark or a word, so that nothing depends on color alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important.
    Dim,
    /// Titles.
    Strong,
    /// Rules between regions.
    Rule,
    /// A key to press.
    Key,
    /// An element that can be chosen now.
    Legal,
    /// A picked element.
    Picked,
    /// A warning.
    Warning,
    /// A player.
    Seat(u8),
    /// A card of the faction with this number in the palette; 0 has no color.
    Faction(u8),
}

/// With or without colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// The colors of Okabe and Ito, approximated with 256 colors.
    Color,
    /// Only bold, dim and reversed, for `NO_COLOR`.
    Mono,
}

/// Orange, sky blue, bluish green, vermilion, blue, yellow, reddish purple.
const COLORS: [u8; 7] = [178, 74, 36, 166, 32, 185, 175];

impl Palette {
    /// The palette that the environment requests (<https://no-color.org>).
    pub(crate) fn from_env() -> Self {
        if std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty()) { Self::Mono } else { Self::Color }
    }

    /// The style of this meaning.
    pub(crate) fn style(self, paint: Paint) -> Style {
        let plain = Style::new();
        let color = |n: u8| match self {
            Self::Color => plain.fg(Color::Indexed(n)),
            Self::Mono => plain,
        };
        match paint {
            Paint::Plain | Paint::Faction(0) => plain,
            Paint::Dim | Paint::Rule => match self {
                Self::Color => plain.fg(Color::Indexed(245)),
                Self::Mono => plain.add_modifier(Modifier::DIM),
            },
            Paint::Strong => plain.add_modifier(Modifier::BOLD),
            Paint::Key => color(COLORS[1]).add_modifier(Modifier::BOLD),
            Paint::Legal => color(COLORS[2]).add_modifier(Modifier::BOLD),
            Paint::Picked => color(COLORS[0]).add_modifier(Modifier::BOLD),
            Paint::Warning => color(COLORS[3]).add_modifier(Modifier::BOLD),
            Paint::Seat(n) => color(COLORS[n as usize % COLORS.len()]).add_modifier(Modifier::BOLD),
            Paint::Faction(n) => color(COLORS[(n as usize + 1) % COLORS.len()]),
        }
    }

    /// The same text while it has the focus.
    pub(crate) fn focused(self, paint: Paint) -> Style {
        self.style(paint).add_modifier(Modifier::REVERSED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_color_no_meaning_uses_any() {
        for paint in [Paint::Dim, Paint::Key, Paint::Legal, Paint::Warning, Paint::Seat(3), Paint::Faction(2)] {
            assert_eq!(Palette::Mono.style(paint).fg, None);
            assert!(Palette::Color.style(paint).fg.is_some());
        }
        assert!(Palette::Mono.focused(Paint::Plain).add_modifier.contains(Modifier::REVERSED));
    }
}
