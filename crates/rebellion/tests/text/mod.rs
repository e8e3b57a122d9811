//! Checks that the texts of the game are complete and correct in every language.

mod apart;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rebellion::{Players, Rebellion, Setup};
use table::chance::{Chance, Fast};
use table::{CardId, Game, Options, Phrase, Seat, Shown, ToAct, Viewer};
use text::{Lang, Lexicons, Names, Realizer};

static LEXICONS: Lexicons = Lexicons::new(rebellion::LEXICON);

fn slugs() -> Vec<String> {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    (0..game.cards()).map(|i| game.face(CardId(i as u16)).slug).collect()
}

fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| {
        let slugs = slugs();
        Names::of_game(&LEXICONS, slugs.iter().map(String::as_str))
    })
}

/// Faulty texts: the first text for each language, fault and term.
#[derive(Default)]
struct Faults(BTreeMap<(Lang, &'static str, String), String>);

impl Faults {
    fn look(&mut self, title: &str, phrase: &Phrase) {
        let term = if let Phrase::Say(term, _) = phrase { term.0 } else { title };
        for lang in Lang::all() {
            let text = Realizer::new(lang, names()).text(phrase);
            let faults = [
                ("unrendered", text.contains("[unrendered")),
                ("empty", text.is_empty()),
                ("not trimmed", text.trim() != text),
                ("two blanks", text.contains("  ")),
                ("a brace", text.contains(['{', '}'])),
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

#[test]
fn the_languages_agree() {
    let slugs = slugs();
    assert_eq!(text::check_game(&LEXICONS, slugs.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn cards_have_words_in_every_language() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let mut faults = Faults::default();
    for i in 0..game.cards() {
        let face = game.face(CardId(i as u16));
        faults.look(&face.slug, &face.type_line);
        for part in &face.text {
            faults.look(&face.slug, &part.head);
            faults.look(&face.slug, &part.text);
        }
    }
    for window in game.windows() {
        faults.look(window.slug, &window.name);
        faults.look(window.slug, &window.group);
    }
    faults.report();
}

#[test]
fn games_have_words_in_every_language() {
    let mut faults = Faults::default();
    for players in [Players::Two, Players::Four] {
        let game = Rebellion::new(Setup { players, ..Setup::default() }).expect("a valid setup");
        for seed in 0..6 {
            let mut rng = Fast::new(seed);
            let mut events = Vec::new();
            let mut s = game.start(&mut rng, &mut events);
            let mut options = Options::new();
            for _ in 0..400 {
                let ToAct::Seats { asked, .. } = game.to_act(&s) else { break };
                let seat = asked.lowest().expect("a seat has to act");
                faults.look("ask", &game.ask(&s, seat).prompt);
                game.options(&s, seat, &mut options);
                for &o in &options {
                    faults.look("label", &game.label(&s, o));
                    if let Some(warning) = game.warning(&s, seat, o) {
                        faults.look("warning", &warning);
                    }
                }
                let pick = options[rng.below(options.len() as u32) as usize];
                events.clear();
                game.apply(&mut s, seat, pick, &mut rng, &mut events);
                for &e in &events {
                    for who in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                        if let Some(phrase) = game.redact(e, who).and_then(|e| game.tell(e)) {
                            faults.look("log", &phrase);
                        }
                    }
                }
            }
        }
    }
    faults.report();
}
