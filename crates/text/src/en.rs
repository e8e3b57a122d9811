//! English.

use crate::grammar::{Counted, Grammar, Plural, Style};
use crate::lexicon::Noun;
use crate::pattern::Form;

pub(crate) struct English;

impl Grammar for English {
    fn plural(&self, n: i32) -> Plural {
        if n == 1 { Plural::One } else { Plural::Other }
    }

    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str> {
        match form.name.as_str() {
            "" => noun.sg.first(),
            "pl" => noun.pl.first(),
            own => noun.also.get(own),
        }
        .map(String::as_str)
    }

    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>> {
        let word = match form.name.as_str() {
            "" if self.plural(n) == Plural::One => noun.sg.first()?,
            "" => noun.pl.first().or(noun.sg.first())?,
            own => noun.also.get(own)?,
        };
        let article = n == 1 && form.bare && !noun.with.is_empty();
        let before = if article { format!("{} ", noun.with) } else { format!("{n} ") };
        Some(Counted { before, noun: word, after: String::new() })
    }

    fn forms(&self) -> &'static [&'static str] {
        &["pl"]
    }

    fn keys(&self) -> &'static [&'static str] {
        &["one", "other"]
    }

    fn style(&self) -> &'static Style {
        &Style { capital_after_colon: true, player_is_name: true, ..Style::SPACED }
    }
}
