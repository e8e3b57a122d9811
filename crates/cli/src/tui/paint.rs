//! What text looks like by its meaning, with and without color.

use ratatui::style::{Color, Modifier, Style};

/// What a run of text means to the eye. Every meaning has a mark or a word of its own as well: color is never alone.
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
    /// What may be chosen now.
    Legal,
    /// What has been picked.
    Picked,
    /// Think twice.
    Warning,
    /// A player.
    Seat(u8),
    /// A card of the faction with this number in the palette; 0 has no color.
    Faction(u8),
}

/// Colors, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// Okabe and Ito's colors, as near as 256 colors come.
    Color,
    /// Only bold, dim and reversed, for `NO_COLOR`.
    Mono,
}

/// Orange, sky blue, bluish green, vermilion, blue, yellow, reddish purple.
const COLORS: [u8; 7] = [178, 74, 36, 166, 32, 185, 175];

impl Palette {
    /// What the environment asks for (<https://no-color.org>).
    pub(crate) fn from_env() -> Self {
        if std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty()) { Self::Mono } else { Self::Color }
    }

    /// How to print this meaning.
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
