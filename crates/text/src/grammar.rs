//! What every language must define. Words are in the lexicon; inflection and joining are here and in one file per
//! language.

use crate::lang::Lang;
use crate::lexicon::Noun;
use crate::pattern::Form;
use crate::span::Span;

/// Plural classes. Each language uses some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Plural {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

/// Grammar and typography of one language.
pub(crate) trait Grammar: Sync {
    /// The plural class of a number.
    fn plural(&self, n: i32) -> Plural;

    /// A noun in a form; `None` if the noun does not have that form.
    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str>;

    /// A number with its noun: the text before the noun, the noun, and the text after it.
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>>;

    /// Names of forms that a slot may use even if the noun does not list them.
    fn forms(&self) -> &'static [&'static str];

    /// Keys of agreement, such as `one` or `f`.
    fn keys(&self) -> &'static [&'static str];

    /// The number of forms that a noun lists in the singular, and in the plural if it has one: the number of cases.
    fn cases(&self) -> usize {
        1
    }

    /// Does a player's name need the word "player" before it in this form, because names are not inflected?
    fn seat_needs_noun(&self, _: &Form) -> bool {
        false
    }

    /// The typography of this language.
    fn style(&self) -> &'static Style;

    /// A final pass for sounds that depend on neighboring words of the whole sentence.
    fn finish(&self, _: &mut [Span]) {}
}

/// A number with its noun.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Counted<'a> {
    pub(crate) before: String,
    pub(crate) noun: &'a str,
    pub(crate) after: String,
}

/// Punctuation and capitals.
pub(crate) struct Style {
    /// Quotes around names of cards.
    pub(crate) quotes: (&'static str, &'static str),
    /// Replacement for the same quotes inside a name.
    pub(crate) inner_quotes: (&'static str, &'static str),
    /// Brackets around a group that would be ambiguous without them.
    pub(crate) parens: (&'static str, &'static str),
    /// Separator between sentences.
    pub(crate) stop: &'static str,
    /// Separator between a condition and its effect.
    pub(crate) colon: &'static str,
    /// Separator between members of a list, except the last two.
    pub(crate) comma: &'static str,
    /// Space around joining words.
    pub(crate) gap: &'static str,
    /// A list of three or more has commas only: A、B、C.
    pub(crate) commas_only: bool,
    /// The text after a colon begins with a capital.
    pub(crate) capital_after_colon: bool,
    /// "Player 2" is a name and keeps its capital inside a sentence.
    pub(crate) player_is_name: bool,
    /// Separator between the word "player" and a name or number.
    pub(crate) seat_gap: &'static str,
}

impl Style {
    /// Defaults for languages with spaces: what English, Russian and Ukrainian share. They differ in quotes and
    /// capitals.
    pub(crate) const SPACED: Self = Self {
        quotes: ("", ""),
        inner_quotes: ("", ""),
        parens: ("(", ")"),
        stop: ". ",
        colon: ": ",
        comma: ", ",
        gap: " ",
        commas_only: false,
        capital_after_colon: false,
        player_is_name: false,
        seat_gap: " ",
    };
}

/// The grammar of a language.
pub(crate) fn grammar(lang: Lang) -> &'static dyn Grammar {
    match lang {
        Lang::En => &crate::en::English,
        Lang::Ru => &crate::ru::RUSSIAN,
        Lang::Uk => &crate::uk::UKRAINIAN,
        Lang::Ja => &crate::ja::Japanese,
    }
}
