//! Ukrainian.

use crate::grammar::{Counted, Grammar, Plural, Style};
use crate::lexicon::Noun;
use crate::pattern::Form;
use crate::slavic;

pub(crate) struct Ukrainian;

impl Grammar for Ukrainian {
    fn plural(&self, n: i32) -> Plural {
        slavic::plural(n)
    }

    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str> {
        slavic::noun(noun, form)
    }

    /// «2 карти», «2 інші кораблі»: the nominative plural.
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>> {
        slavic::count(n, noun, form, |noun| noun.pl.first())
    }

    fn forms(&self) -> &'static [&'static str] {
        &["nom", "gen", "dat", "acc", "ins", "loc", "pl"]
    }

    fn keys(&self) -> &'static [&'static str] {
        &["one", "few", "many", "m", "f", "n"]
    }

    fn cases(&self) -> usize {
        slavic::CASES.len()
    }

    fn seat_needs_noun(&self, form: &Form) -> bool {
        slavic::case(form) != Some(0)
    }

    fn style(&self) -> &'static Style {
        &Style {
            quotes: ("«", "»"),
            parens: ("(", ")"),
            stop: ". ",
            colon: ": ",
            comma: ", ",
            gap: " ",
            commas_only: false,
            capital_after_colon: false,
            seat_gap: " ",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noun;

    const CARD: &str = r#"(gender: F, sg: ["карта", "карти", "карті", "карту", "картою", "карті"],
        pl: ["карти", "карт", "картам", "карти", "картами", "картах"])"#;
    const SHIP: &str = r#"(gender: M,
        sg: ["інший корабель", "іншого корабля", "іншому кораблю", "інший корабель", "іншим кораблем", "іншому кораблі"],
        pl: ["інші кораблі", "інших кораблів", "іншим кораблям", "інші кораблі", "іншими кораблями", "інших кораблях"])"#;
    const POINT: &str = r#"(gender: N, sg: ["очко", "очка", "очку", "очко", "очком", "очку"],
        pl: ["очки", "очок", "очкам", "очки", "очками", "очках"])"#;

    #[track_caller]
    fn check(n: i32, term: &str, case: &str, expected: &str) {
        let noun: Noun = ron::from_str(term).expect("a noun of this test");
        let form = Form { name: case.to_owned(), bare: true };
        let counted = Ukrainian.count(n, &noun, &form).expect("the noun has this case");
        assert_eq!(format!("{}{}", counted.before, counted.noun), expected);
    }

    #[test]
    fn nouns_follow_their_numbers() {
        check(1, CARD, "acc", "карту");
        check(2, CARD, "acc", "2 карти");
        check(5, CARD, "acc", "5 карт");
        check(11, CARD, "acc", "11 карт");
        check(21, CARD, "acc", "21 карту");
        check(22, CARD, "gen", "22 карт");
        check(3, SHIP, "acc", "3 інші кораблі");
        check(12, SHIP, "acc", "12 інших кораблів");
        check(4, POINT, "acc", "4 очки");
        check(5, POINT, "acc", "5 очок");
    }
}
