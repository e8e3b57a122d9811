//! Nothing is left unsaid.

use std::collections::BTreeMap;

use destiny::Db;
use destiny::phrases::card::card_text;
use table::Phrase;
use text::Lang;

use crate::text::{LEXICONS, said, say_all};

#[test]
fn the_languages_agree() {
    let slugs: Vec<_> = Db::all().cards().iter().map(|c| c.id.as_str()).collect();
    assert_eq!(text::check_game(&LEXICONS, slugs), Vec::<String>::new());
}

#[test]
fn cards_have_words_in_every_language() {
    let mut faults = Faults::default();
    for (card, phrase) in said::on_cards() {
        faults.look(&card, &phrase, &say_all(&phrase));
    }
    faults.report();
}

#[test]
fn games_have_words_in_every_language() {
    let phrases = said::in_games();
    assert!(phrases.len() > 500, "only {} phrases were met", phrases.len());
    let mut faults = Faults::default();
    for phrase in phrases.into_iter().chain(said::reasons()) {
        faults.look("game", &phrase, &say_all(&phrase));
    }
    faults.report();
}

/// A condition that is about the card itself says so, and says no more.
#[test]
fn a_card_that_is_played_on_somebody_names_itself_and_them() {
    let card = Db::all().card(Db::all().find("crossguard-lightsaber").expect("a card"));
    let head = card_text(card).into_iter().find(|section| section.sign == "after").expect("an ability").head;
    let texts = say_all(&head);
    assert_eq!(texts[0], "After you play this card on 1 character titled Kylo Ren");
    let wanted =
        [["this card", "Kylo Ren"], ["эту карту", "Кайло"], ["цю карту", "Кайло"], ["このカード", "カイロ・レン"]];
    for (text, words) in texts.iter().zip(wanted) {
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
        assert_eq!(text.matches(words[0]).count(), 1, "{text}");
    }
}

/// A card that is played on one of several says on which.
#[test]
fn a_weapon_is_drawn_on_one_character() {
    let card = Db::all().card(Db::all().find("quick-draw").expect("a card"));
    let texts = say_all(&card_text(card).into_iter().next().expect("an ability").text);
    let wanted =
        ["on 1 character of yours", "на 1 персонажа", "на персонажа", "自分のキャラクターにそのカードをプレイ"];
    for (text, words) in texts.iter().zip(wanted) {
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn problems_of_decks_have_words_and_rules() {
    let digest = include_str!("../../../../docs/rules/destiny.md");
    let mut faults = Faults::default();
    for problem in said::deck_problems() {
        let reason = problem.reason(Db::all());
        assert!(digest.contains(&format!("`{}`", reason.rule.0)), "{problem:?} cites {}", reason.rule.0);
        faults.look("deck", &reason.phrase, &say_all(&reason.phrase));
    }
    faults.report();
}

/// What is said badly: of each language, fault and term the first text.
#[derive(Default)]
struct Faults(BTreeMap<(Lang, &'static str, String), String>);

impl Faults {
    /// Is this phrase said whole, and does it look as a sentence should?
    fn look(&mut self, title: &str, phrase: &Phrase, texts: &[String; 4]) {
        let term = if let Phrase::Say(term, _) = phrase { term.0 } else { title };
        for (lang, text) in Lang::all().into_iter().zip(texts) {
            let faults = [
                ("unrendered", text.contains("[unrendered")),
                ("empty", text.is_empty()),
                ("not trimmed", text.trim() != text),
                ("two blanks", text.contains("  ")),
                ("a brace", text.contains(['{', '}'])),
                ("a last stop", text.ends_with(['.', '。'])),
                ("two stops", text.contains("..") || text.contains("。。")),
                ("a blank before a stop", text.contains(" .") || text.contains(" ,")),
            ];
            for (fault, _) in faults.into_iter().filter(|(_, is)| *is) {
                let first = || format!("{lang}: {fault}: {title}: {text}");
                self.0.entry((lang, fault, term.to_owned())).or_insert_with(first);
            }
        }
    }

    #[track_caller]
    fn report(self) {
        let list: Vec<_> = self.0.into_values().collect();
        assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
    }
}
