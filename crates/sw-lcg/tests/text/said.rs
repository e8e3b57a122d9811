//! All phrases in games and on cards.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use sw_lcg::{CardDef, Db, Setup, State, SwLcg, phrases};
use table::chance::Fast;
use table::conformance::Effort;
use table::{Game, Options, Phrase, Place, Policy, Seat, TableView, Target, Viewer};
use text::Lang;

use crate::random::{asked, on_table, pick, setup, starters};
use crate::text::{rare, say_all};

/// The phrases that occurred, each once.
#[derive(Default)]
pub(crate) struct Said {
    /// The kind of phrase, the phrase, and its text in every language.
    pub(crate) phrases: Vec<(&'static str, Phrase, [String; 4])>,
    /// Labels that occurred twice in one list, by language, with the keys of the options.
    pub(crate) twice: BTreeMap<(Lang, String), String>,
    /// The number of option lists seen.
    pub(crate) lists: usize,
    known: BTreeMap<String, usize>,
}

/// All phrases from games with every pair of starter decks, from games with random decks, and from scenes.
pub(crate) fn in_games() -> &'static Said {
    static SAID: OnceLock<Said> = OnceLock::new();
    SAID.get_or_init(|| {
        let mut said = Said::default();
        let setups: Vec<Setup> = starters().into_iter().chain((0..36).map(setup)).collect();
        for number in 0..Effort::of(120).decisions {
            let setup = setups[number % setups.len()].clone();
            on_table!(setup, game => said.hear(&game, number));
        }
        let mut options = Options::new();
        rare::scenes(&mut |game, state, seat| {
            game.options(state, seat, &mut options);
            said.ask(game, state, seat, &options, "a scene");
        });
        said
    })
}

/// The text of every card: title and phrase.
pub(crate) fn on_cards() -> Vec<(String, Phrase)> {
    let texts = |def: &CardDef| {
        let sections = phrases::card_text(def).into_iter().flat_map(|section| [section.head, section.text]);
        let marks = phrases::marks(def).into_iter().map(|mark| mark.phrase);
        let lines = [phrases::type_line(def)].into_iter().chain(phrases::trait_line(def));
        sections.chain(lines).chain(marks).map(|p| (def.id.clone(), p)).collect::<Vec<_>>()
    };
    Db::core().cards().iter().flat_map(texts).collect()
}

impl Said {
    /// Records a phrase and returns its index.
    fn note(&mut self, title: &'static str, phrase: Phrase) -> usize {
        let place = self.phrases.len();
        let known = *self.known.entry(format!("{phrase:?}")).or_insert(place);
        if known == place {
            let texts = say_all(&phrase);
            self.phrases.push((title, phrase, texts));
        }
        known
    }

    /// Collects the phrases of a whole game.
    fn hear<const W: usize>(&mut self, game: &SwLcg<W>, number: usize) {
        let (mut rng, mut dice) = (Fast::new(number as u64), Fast::new(number as u64 + 1));
        let (_, style) = game.styles().swap_remove(0);
        let mut options = Options::new();
        let mut events = Vec::new();
        let mut state = game.start(&mut rng, &mut events);
        // Collecting reasons is slow and soon yields only repetitions.
        let curious = number < 200;
        let mut met = 0;
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            self.ask(game, &state, seat, &options, &format!("game {number} decision {met}"));
            if met % 8 == 0 {
                self.look(game, &state, seat, curious && met % 256 == 0);
            }
            let before = state;
            let pick = pick(&options, number / 4, &mut dice);
            game.apply(&mut state, seat, pick, &mut rng, &mut events);
            for (reason, _) in game.reasons(&before, &state, seat, &style) {
                self.note("opponent's reason", reason);
            }
            for event in events.drain(..) {
                for who in Seat::first(2).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]) {
                    if let Some(line) = game.redact(event, who).and_then(|e| game.tell(e)) {
                        self.note("log", line);
                    }
                }
            }
            met += 1;
        }
        for seat in Seat::first(2) {
            self.note("question", game.ask(&state, seat).prompt);
            self.look(game, &state, seat, curious);
        }
    }

    /// Records a question with its options, and compares their labels.
    fn ask<const W: usize>(&mut self, game: &SwLcg<W>, state: &State<W>, seat: Seat, options: &Options, at: &str) {
        self.note("question", game.ask(state, seat).prompt);
        for &option in options {
            if let Some(warning) = game.warning(state, seat, option) {
                self.note("warning", warning);
            }
        }
        let labels: Vec<usize> = options.iter().map(|&o| self.note("label", game.label(state, o))).collect();
        self.lists += 1;
        for (i, lang) in Lang::all().into_iter().enumerate() {
            let mut texts: Vec<&String> = labels.iter().map(|&label| &self.phrases[label].2[i]).collect();
            texts.sort_unstable();
            for pair in texts.windows(2).filter(|pair| pair[0] == pair[1]) {
                self.twice.entry((lang, pair[0].clone())).or_insert_with(|| {
                    let words: Vec<_> = options.iter().map(|&o| game.key_text(game.key(state, o))).collect();
                    format!("{at}: {words:?}, {:?}", state.frames.last())
                });
            }
        }
    }

    /// Collects the phrases of the table view. If `curious`, also collects the reason why each target cannot be chosen.
    fn look<const W: usize>(&mut self, game: &SwLcg<W>, state: &State<W>, seat: Seat, curious: bool) {
        let board = game.table_view(&game.view(state, Viewer::Seat(seat)));
        for reason in targets(&board).into_iter().filter(|_| curious).filter_map(|t| game.why_not(state, seat, t)) {
            self.note("reason", reason.phrase);
        }
        if let Some(phrase) = board.status {
            self.note("board", phrase);
        }
        for panel in board.seats {
            for phrase in panel.notes.into_iter().chain(panel.counters.into_iter().map(|c| c.name)) {
                self.note("board", phrase);
            }
        }
        for track in board.tracks {
            for phrase in track.stages.into_iter().chain([track.name]) {
                self.note("board", phrase);
            }
        }
        for gauge in board.gauges {
            for phrase in gauge.ends.into_iter().map(|end| end.name).chain([gauge.text]) {
                self.note("board", phrase);
            }
        }
        for zone in board.zones {
            self.note("board", zone.title);
            if let Some(note) = zone.note {
                self.note("board", note);
            }
            for mark in zone.cards.into_iter().flat_map(|slot| slot.marks) {
                self.note("mark", mark.phrase);
            }
        }
    }
}

/// Every possible target in a table view.
fn targets(board: &TableView) -> Vec<Target> {
    let places = board.zones.iter().flat_map(|zone| {
        let place = |slot| Target::Place(Place { role: zone.role, owner: zone.owner, slot });
        (0..zone.cards.len() as u16).map(place)
    });
    places.chain(board.seats.iter().map(|panel| Target::Seat(panel.seat))).chain([Target::EndTurn]).collect()
}
