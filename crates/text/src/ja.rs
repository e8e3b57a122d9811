//! Japanese: no cases, no plural, no spaces; numbers take a counter.

use crate::grammar::{Counted, Grammar, Plural, Style};
use crate::lexicon::Noun;
use crate::pattern::Form;

pub(crate) struct Japanese;

impl Grammar for Japanese {
    fn plural(&self, _: i32) -> Plural {
        Plural::Other
    }

    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str> {
        match form.name.as_str() {
            "" => noun.sg.first(),
            own => noun.also.get(own),
        }
        .map(String::as_str)
    }

    /// 「カード2枚」 as a whole, or its parts for 「カードを2枚引く」: `noun` and `n`.
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>> {
        let number = format!("{n}{}", counter(n, &noun.with));
        let word = noun.sg.first()?;
        let (noun, after) = match form.name.as_str() {
            "" => (word.as_str(), number),
            "n" => ("", number),
            "noun" => (word.as_str(), String::new()),
            own => (noun.also.get(own)?.as_str(), number),
        };
        Some(Counted { before: String::new(), noun, after })
    }

    fn forms(&self) -> &'static [&'static str] {
        &["n", "noun"]
    }

    fn keys(&self) -> &'static [&'static str] {
        &["other"]
    }

    fn style(&self) -> &'static Style {
        &Style {
            quotes: ("《", "》"),
            inner_quotes: ("〈", "〉"),
            parens: ("（", "）"),
            stop: "。",
            colon: "、",
            comma: "、",
            gap: "",
            commas_only: true,
            capital_after_colon: false,
            player_is_name: true,
            seat_gap: "",
        }
    }
}

/// The counter 「つ」 works only from 1 to 9.
fn counter(n: i32, word: &str) -> &str {
    if word == "つ" && !(1..=9).contains(&n) { "個" } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_native_counter_stops_at_nine() {
        assert_eq!(
            [counter(9, "つ"), counter(10, "つ"), counter(0, "つ"), counter(10, "枚")],
            ["つ", "個", "個", "枚"]
        );
    }
}
