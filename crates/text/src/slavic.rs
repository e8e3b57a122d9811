//! What Russian and Ukrainian share: cases, nouns after numbers, agreement, typography. Their differences are in their
//! files.

use crate::grammar::{Counted, Grammar, Plural, Style};
use crate::lexicon::Noun;
use crate::pattern::Form;
use crate::span::Span;

/// One of the two languages, defined by what it does not share with the other.
pub(crate) struct Slavic {
    /// The noun after 2, 3 and 4 in the nominative and the accusative.
    pub(crate) few: fn(&Noun) -> Option<&String>,
    /// The final pass over a sentence.
    pub(crate) finish: fn(&mut [Span]),
}

/// The cases, in the order in which a noun lists them, followed by the plural.
const FORMS: [&str; 7] = ["nom", "gen", "dat", "acc", "ins", "loc", "pl"];
const CASES: usize = 6;

const NOM: usize = 0;
pub(crate) const GEN: usize = 1;
const ACC: usize = 3;

impl Grammar for Slavic {
    /// 1, 21 … · 2–4, 22–24 … · the rest, including 11–14.
    fn plural(&self, n: i32) -> Plural {
        let n = n.unsigned_abs();
        match (n % 10, n % 100) {
            (1, r) if r != 11 => Plural::One,
            (2..=4, r) if !(12..=14).contains(&r) => Plural::Few,
            _ => Plural::Many,
        }
    }

    /// A noun without a number: `pl` is the nominative plural.
    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str> {
        let word = match case(form) {
            Some(case) => noun.sg.get(case),
            None if form.name == "pl" => noun.pl.first(),
            None => noun.also.get(&form.name),
        };
        word.map(String::as_str)
    }

    /// After 2 and more, the nominative and the accusative have special forms. In the other cases, the noun is in the
    /// plural of that case.
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>> {
        let word = match case(form) {
            None => noun.also.get(&form.name),
            Some(case) => match self.plural(n) {
                Plural::One => noun.sg.get(case),
                _ if noun.pl.is_empty() => noun.sg.get(if matches!(case, NOM | ACC) { GEN } else { case }),
                Plural::Few if matches!(case, NOM | ACC) => (self.few)(noun),
                _ if matches!(case, NOM | ACC) => noun.pl.get(GEN),
                _ => noun.pl.get(case),
            },
        };
        let before = if n == 1 && form.bare { String::new() } else { format!("{n} ") };
        Some(Counted { before, noun: word?, after: String::new() })
    }

    fn forms(&self) -> &'static [&'static str] {
        &FORMS
    }

    fn keys(&self) -> &'static [&'static str] {
        &["one", "few", "many", "m", "f", "n"]
    }

    fn cases(&self) -> usize {
        CASES
    }

    fn seat_needs_noun(&self, form: &Form) -> bool {
        case(form) != Some(NOM)
    }

    fn style(&self) -> &'static Style {
        &Style { quotes: ("«", "»"), inner_quotes: ("„", "“"), ..Style::SPACED }
    }

    fn finish(&self, spans: &mut [Span]) {
        (self.finish)(spans);
    }
}

/// The index of a case; the nominative when no form is given.
fn case(form: &Form) -> Option<usize> {
    if form.name.is_empty() { Some(NOM) } else { FORMS[..CASES].iter().position(|c| *c == form.name) }
}

#[cfg(test)]
impl Slavic {
    /// Asserts the form of this noun, given as lexicon RON, after a number.
    #[track_caller]
    pub(crate) fn check(&self, n: i32, noun: &str, case: &str, expected: &str) {
        let noun: Noun = ron::from_str(noun).expect("the test gives a valid noun");
        let form = Form { name: case.to_owned(), bare: true, list: false };
        let counted = self.count(n, &noun, &form).expect("the noun has this case");
        assert_eq!(format!("{}{}", counted.before, counted.noun), expected);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_plural_classes() {
        let plural = |n| crate::ru::RUSSIAN.plural(n);
        for n in [1, 21, 101] {
            assert_eq!(plural(n), Plural::One, "{n}");
        }
        for n in [2, 3, 4, 22, 104] {
            assert_eq!(plural(n), Plural::Few, "{n}");
        }
        for n in [0, 5, 11, 12, 13, 14, 20, 111, 112] {
            assert_eq!(plural(n), Plural::Many, "{n}");
        }
    }
}
