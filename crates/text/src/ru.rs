//! Russian.

use crate::grammar::{Counted, Grammar, Plural, Style};
use crate::lexicon::Noun;
use crate::pattern::Form;
use crate::slavic;

pub(crate) struct Russian;

impl Grammar for Russian {
    fn plural(&self, n: i32) -> Plural {
        slavic::plural(n)
    }

    fn noun<'a>(&self, noun: &'a Noun, form: &Form) -> Option<&'a str> {
        slavic::noun(noun, form)
    }

    /// «2 карты»: the genitive singular, unless the noun brings an adjective along («2 других корабля»).
    fn count<'a>(&self, n: i32, noun: &'a Noun, form: &Form) -> Option<Counted<'a>> {
        slavic::count(n, noun, form, |noun| if noun.few.is_empty() { noun.sg.get(1) } else { Some(&noun.few) })
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
            inner_quotes: ("„", "“"),
            parens: ("(", ")"),
            stop: ". ",
            colon: ": ",
            comma: ", ",
            gap: " ",
            commas_only: false,
            capital_after_colon: false,
            player_is_name: false,
            seat_gap: " ",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noun;

    const CARD: &str = r#"(gender: F, sg: ["карта", "карты", "карте", "карту", "картой", "карте"],
        pl: ["карты", "карт", "картам", "карты", "картами", "картах"])"#;
    const SHIP: &str = r#"(gender: M, few: "других корабля",
        sg: ["другой корабль", "другого корабля", "другому кораблю", "другой корабль", "другим кораблём", "другом корабле"],
        pl: ["другие корабли", "других кораблей", "другим кораблям", "другие корабли", "другими кораблями", "других кораблях"])"#;
    const POINT: &str = r#"(gender: N, sg: ["очко", "очка", "очку", "очко", "очком", "очке"],
        pl: ["очки", "очков", "очкам", "очки", "очками", "очках"])"#;

    #[track_caller]
    fn check(n: i32, term: &str, case: &str, expected: &str) {
        let noun: Noun = ron::from_str(term).expect("a noun of this test");
        let form = Form { name: case.to_owned(), bare: true, list: false };
        let counted = Russian.count(n, &noun, &form).expect("the noun has this case");
        assert_eq!(format!("{}{}", counted.before, counted.noun), expected);
    }

    #[test]
    fn nouns_follow_their_numbers() {
        check(1, CARD, "acc", "карту");
        check(2, CARD, "acc", "2 карты");
        check(5, CARD, "acc", "5 карт");
        check(11, CARD, "acc", "11 карт");
        check(21, CARD, "acc", "21 карту");
        check(21, CARD, "gen", "21 карты");
        check(22, CARD, "gen", "22 карт");
        check(3, SHIP, "acc", "3 других корабля");
        check(12, SHIP, "acc", "12 других кораблей");
        check(31, SHIP, "acc", "31 другой корабль");
        check(4, POINT, "acc", "4 очка");
        check(7, POINT, "ins", "7 очками");
    }
}
