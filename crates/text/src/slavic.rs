//! What Russian and Ukrainian share: cases, and how nouns follow numbers.

use crate::grammar::{Counted, Plural};
use crate::lexicon::Noun;
use crate::pattern::Form;

/// The cases, in the order in which a noun lists them.
pub(crate) const CASES: [&str; 6] = ["nom", "gen", "dat", "acc", "ins", "loc"];

const NOM: usize = 0;
const ACC: usize = 3;

/// 1, 21 … · 2–4, 22–24 … · the rest, 11–14 included.
pub(crate) fn plural(n: i32) -> Plural {
    let n = n.unsigned_abs();
    match (n % 10, n % 100) {
        (1, r) if r != 11 => Plural::One,
        (2..=4, r) if !(12..=14).contains(&r) => Plural::Few,
        _ => Plural::Many,
    }
}

/// The number of a case; the nominative when none is asked for.
pub(crate) fn case(form: &Form) -> Option<usize> {
    if form.name.is_empty() { Some(NOM) } else { CASES.iter().position(|c| *c == form.name) }
}

/// A noun on its own: `pl` is the plural nominative.
pub(crate) fn noun<'a>(noun: &'a Noun, form: &Form) -> Option<&'a str> {
    let word = match case(form) {
        Some(case) => noun.sg.get(case),
        None if form.name == "pl" => noun.pl.first(),
        None => noun.also.get(&form.name),
    };
    word.map(String::as_str)
}

/// A noun after a number. `few` is the form after 2, 3 and 4 in the nominative and the accusative, where the
/// two languages differ; in the other cases the noun simply stands in the plural of that case.
pub(crate) fn count<'a>(
    n: i32,
    noun: &'a Noun,
    form: &Form,
    few: impl Fn(&'a Noun) -> Option<&'a String>,
) -> Option<Counted<'a>> {
    let word = match case(form) {
        None => noun.also.get(&form.name),
        Some(case) => match plural(n) {
            Plural::One => noun.sg.get(case),
            _ if noun.pl.is_empty() => noun.sg.get(if matches!(case, NOM | ACC) { 1 } else { case }),
            Plural::Few if matches!(case, NOM | ACC) => few(noun),
            _ if matches!(case, NOM | ACC) => noun.pl.get(1),
            _ => noun.pl.get(case),
        },
    };
    let before = if n == 1 && form.bare { String::new() } else { format!("{n} ") };
    Some(Counted { before, noun: word?, after: String::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_plural_classes() {
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
