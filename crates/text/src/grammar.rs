//! What every language must know. Words are in the lexicon; how they bend and join is here and in the file of each language.

use crate::lang::Lang;
use crate::lexicon::Noun;
use crate::pattern::Form;
use crate::span::Span;

/// Plural classes: which of them exist depends on the language.
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

    /// A noun in some form; `None` when it has no such form.
    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str>;

    /// A number with its noun: what stands before the noun, the noun, what stands after it.
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>>;

    /// Names of forms a slot may ask for without the noun listing them.
    fn forms(&self) -> &'static [&'static str];

    /// Keys of agreement.
    fn keys(&self) -> &'static [&'static str];

    /// How many forms a noun lists in the singular, and in the plural if it has one: as many as there are cases.
    fn cases(&self) -> usize {
        1
    }

    /// Does a player's name in this form need the word "player" before it, because names are not bent?
    fn seat_needs_noun(&self, _: &Form) -> bool {
        false
    }

    /// The spelling of this language.
    fn style(&self) -> &'static Style;

    /// The last touch: sounds that depend on the words beside them, wherever those came from.
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
    /// Around names of cards.
    pub(crate) quotes: (&'static str, &'static str),
    /// What the same signs inside a name become.
    pub(crate) inner_quotes: (&'static str, &'static str),
    /// Around a group that would otherwise be misread.
    pub(crate) parens: (&'static str, &'static str),
    /// Between sentences.
    pub(crate) stop: &'static str,
    /// Between a condition and what follows from it.
    pub(crate) colon: &'static str,
    /// Between members of a list, except the last two.
    pub(crate) comma: &'static str,
    /// Around the words that join.
    pub(crate) gap: &'static str,
    /// A list of three or more has commas only: A、B、C.
    pub(crate) commas_only: bool,
    /// A capital after the colon.
    pub(crate) capital_after_colon: bool,
    /// "Player 2" is a name, and has its capital inside a sentence too.
    pub(crate) player_is_name: bool,
    /// Between the word "player" and a name or number.
    pub(crate) seat_gap: &'static str,
}

impl Style {
    /// Where words stand apart: the signs English, Russian and Ukrainian share. Quotes and capitals are each one's own.
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
