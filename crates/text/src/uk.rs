//! Ukrainian.

use crate::slavic::Slavic;
use crate::span::{Span, SpanKind};

pub(crate) static UKRAINIAN: Slavic = Slavic {
    // «2 карти», «2 інші кораблі»: the nominative plural.
    few: |noun| noun.pl.first(),
    finish,
};

/// «загін із рисою», «бере в полон»: the form of a preposition depends on the sounds around it in the whole sentence.
fn finish(spans: &mut [Span]) {
    let text: Vec<char> = spans.iter().flat_map(|s| s.text.chars()).collect();
    let mut at = 0;
    for span in spans {
        let here: Vec<char> = span.text.chars().collect();
        let from = at;
        at += here.len();
        let hits: Vec<_> = (from..at).filter_map(|i| Some((i - from, euphonic(&text, i)?))).collect();
        if span.kind == SpanKind::Plain && !hits.is_empty() {
            let word = |(i, c): (usize, &char)| {
                hits.iter().find(|(at, _)| *at == i).map_or_else(|| c.to_string(), |(_, word)| (*word).to_owned())
            };
            span.text = here.iter().enumerate().map(word).collect();
        }
    }
}

/// A better form of the one-letter preposition at this position, if there is one.
fn euphonic(text: &[char], at: usize) -> Option<&'static str> {
    let own = *text.get(at).filter(|c| matches!(c, 'з' | 'у' | 'в'))?;
    let blank = |i: usize| text.get(i) == Some(&' ');
    if at < 2 || !blank(at - 1) || !blank(at + 1) {
        return None;
    }
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    let before = small(text[at - 2]);
    let mut after = text[at + 2..].iter().map(|c| small(*c)).skip_while(|c| matches!(c, '«' | '„' | '('));
    let (next, second) = (after.next()?, after.next().unwrap_or(' '));
    let vowel = |c| "аеєиіїоуюя".contains(c);
    let consonant = |c| "бвгґджзйклмнпрстфхцчшщь".contains(c);
    // Before these, and before a consonant followed by «в», «в» is hard to pronounce.
    let heavy = matches!(next, 'в' | 'ф') || consonant(next) && second == 'в';
    match own {
        'з' if consonant(before) && consonant(next) => Some("із"),
        'у' if vowel(before) && consonant(next) && !heavy => Some("в"),
        'в' if consonant(before) && consonant(next) || vowel(before) && heavy => Some("у"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = r#"(gender: F, sg: ["карта", "карти", "карті", "карту", "картою", "карті"],
        pl: ["карти", "карт", "картам", "карти", "картами", "картах"])"#;
    const SHIP: &str = r#"(gender: M,
        sg: ["інший корабель", "іншого корабля", "іншому кораблю", "інший корабель", "іншим кораблем", "іншому кораблі"],
        pl: ["інші кораблі", "інших кораблів", "іншим кораблям", "інші кораблі", "іншими кораблями", "інших кораблях"])"#;
    const POINT: &str = r#"(gender: N, sg: ["очко", "очка", "очку", "очко", "очком", "очку"],
        pl: ["очки", "очок", "очкам", "очки", "очками", "очках"])"#;

    #[test]
    fn prepositions_follow_their_neighbors() {
        let finished = |text: &str| {
            let mut spans = [Span::plain(text)];
            finish(&mut spans);
            let [span] = spans;
            span.text
        };
        assert_eq!(finished("загін з рисою, карта з рисою"), "загін із рисою, карта з рисою");
        assert_eq!(finished("візьміть ту карту у полон"), "візьміть ту карту в полон");
        assert_eq!(finished("візьміть загін в полон"), "візьміть загін у полон");
        assert_eq!(finished("покладіть її у випадковому порядку"), "покладіть її у випадковому порядку");
        assert_eq!(finished("хід 2: у вас 3 карти"), "хід 2: у вас 3 карти");
        let name = Span { text: "Ніж з спину".into(), kind: SpanKind::Card(table::CardId(1)) };
        let mut spans = [Span::plain("загін з «"), name.clone(), Span::plain("»")];
        finish(&mut spans);
        assert_eq!(spans, [Span::plain("загін із «"), name, Span::plain("»")]);
    }

    #[test]
    fn nouns_follow_their_numbers() {
        UKRAINIAN.check(1, CARD, "acc", "карту");
        UKRAINIAN.check(2, CARD, "acc", "2 карти");
        UKRAINIAN.check(5, CARD, "acc", "5 карт");
        UKRAINIAN.check(11, CARD, "acc", "11 карт");
        UKRAINIAN.check(21, CARD, "acc", "21 карту");
        UKRAINIAN.check(22, CARD, "gen", "22 карт");
        UKRAINIAN.check(3, SHIP, "acc", "3 інші кораблі");
        UKRAINIAN.check(12, SHIP, "acc", "12 інших кораблів");
        UKRAINIAN.check(4, POINT, "acc", "4 очки");
        UKRAINIAN.check(5, POINT, "acc", "5 очок");
    }
}
