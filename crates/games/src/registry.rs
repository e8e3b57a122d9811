//! The list of games, and the way from a name to a match.

use std::sync::Arc;

use serde_json::{Map, Value};
use session::{Header, LoadError, Loading, Match, Report, Save, Secret};
use table::{Phrase, Shown};
use text::{Lang, Lexicon, Names, Realizer};

use crate::any::AnyTable;
use crate::decks::{DeckWish, with_decks};
use crate::rooms::{GAMES, Laid, Visit, doors, visit};
use crate::whole::Whole;

/// A game of the house.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in files and on the command line.
    pub slug: &'static str,
    /// Its title; that of a product is the same in every language.
    pub title: fn(Lang) -> &'static str,
    /// Its modes, the usual one first.
    pub modes: &'static [ModeInfo],
    /// A small game to study how games are written here; listed after the others.
    pub example: bool,
    /// The digest of its rules in a language. The English one counts.
    pub rules: fn(Lang) -> &'static str,
}

/// A way to play a game.
#[derive(Clone, Copy, Debug)]
pub struct ModeInfo {
    /// Its name in files and on the command line.
    pub slug: &'static str,
    /// Lexicon key of its title.
    pub title: &'static str,
    /// Numbers of players.
    pub seats: &'static [usize],
}

/// A point of the rules that a table may read in its own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its name in setups.
    pub name: String,
    /// Lexicon key of the question.
    pub title: &'static str,
    /// What it can be; empty for any number.
    pub values: Vec<&'static str>,
    /// What it usually is.
    pub usual: String,
}

/// What a host asks for. Everything left out has a default.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The mode.
    pub mode: Option<String>,
    /// Number of players.
    pub seats: Option<usize>,
    /// Who begins, from 0.
    pub first: Option<usize>,
    /// Rulings that differ from the default, by name.
    pub rulings: Vec<(String, String)>,
    /// A file of own cards: its name and content.
    pub cards: Option<(String, String)>,
    /// Decks of the table: each for the side it is of, or where sides do not matter for the seats in order.
    pub decks: Vec<DeckWish>,
    /// Decks of the seats; where sides matter, each decides that of its seat.
    pub seat_decks: Vec<Option<DeckWish>>,
    /// Chooses a deck of the house for whoever brings none; without it that is the table's deck.
    pub luck: Option<u64>,
}

/// Why a match cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No such game.
    #[error("there is no game {game:?}; games: {list}")]
    Game {
        /// What was asked for.
        game: String,
        /// What exists.
        list: String,
    },
    /// No such mode.
    #[error("there is no mode {mode:?}; modes: {list}")]
    Mode {
        /// What was asked for.
        mode: String,
        /// What exists.
        list: String,
    },
    /// No such ruling.
    #[error("there is no ruling {name:?}; rulings: {list}")]
    Ruling {
        /// What was asked for.
        name: String,
        /// What exists.
        list: String,
    },
    /// The parts do not fit together.
    #[error("{0}")]
    Setup(String),
    /// The game is not played with decks.
    #[error("this game is not played with decks of the players' own")]
    NoDecks,
    /// A deck that may not be played. Told to whoever brings it and to nobody else.
    #[error("this deck cannot be played: {0}")]
    Deck(String),
    /// Two decks of one side.
    #[error("two decks of the {0} side: one player has to take a deck of the other side")]
    SameSide(&'static str),
    /// Own cards with mistakes.
    #[error("{0}")]
    Cards(String),
    /// The save cannot be replayed.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// Bots that do not fit.
    #[error(transparent)]
    Bots(#[from] search::SimulateError),
    /// No such bot.
    #[error(transparent)]
    Spec(#[from] search::SpecError),
}

/// A match read from a save.
pub struct Opened {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// Lines the file holds; [`AnyTable::lines_since`] this number must be appended to it.
    pub lines_read: usize,
    /// How the file ended; unless clean, rewrite it whole.
    pub tail: session::Tail,
}

/// The digest of a game's rules in a language.
pub fn rules(game: &str, lang: Lang) -> Result<&'static str, OpenError> {
    Ok((doors(game)?.rules)(lang))
}

/// The points of its rules that a table may read in its own way.
pub fn rulings(game: &str) -> Result<Vec<Ruling>, OpenError> {
    Ok((doors(game)?.rulings)())
}

/// A phrase of a game that names none of its cards or players: the title of a mode, a question about its rules.
pub fn say(game: &str, phrase: &Phrase, lang: Lang) -> String {
    let names = doors(game).map_or_else(|_| Names::new(), |doors| Names::of_game((doors.words)(), []));
    Realizer::new(lang, &names).text(phrase)
}

/// Is this word a name of its own in this language, which keeps its capital inside a line?
pub fn is_proper(lang: Lang, word: &str) -> bool {
    let games = GAMES.iter().map(|game| (doors(game.slug).expect("it is listed").words)().of(lang));
    let uses: Vec<_> = games.chain([Lexicon::of(lang)]).filter_map(|words| words.is_proper(word)).collect();
    !uses.is_empty() && uses.into_iter().all(|proper| proper)
}

/// Everything that is wrong with the words about a game in any language: missing terms, nameless cards.
pub fn check_texts(game: &str) -> Result<Vec<String>, OpenError> {
    let table = peek(game, &setup(game, &Wanted::default())?)?;
    let slugs: Vec<String> = (0..table.cards()).map(|idx| table.face(table::CardId(idx as u16)).slug).collect();
    let mut problems = text::check();
    problems.extend(text::check_game((doors(game)?.words)(), slugs.iter().map(String::as_str)));
    Ok(problems)
}

/// What a host asked for as a checked setup, ready for [`open`] and for a save.
pub fn setup(game: &str, wanted: &Wanted) -> Result<Value, OpenError> {
    let setup = (doors(game)?.setup)(wanted)?;
    with_decks(game, &setup, &wanted.seat_decks, wanted.luck)
}

/// The mode of a setup; empty for games that have one only.
pub fn mode(game: &str, setup: &Value) -> Result<String, OpenError> {
    Ok((doors(game)?.mode)(setup))
}

/// Opens a new match. `notes` go into the header of the save, beside the fields of the format.
pub fn open(
    game: &str,
    setup: &Value,
    notes: Map<String, Value>,
    secret: Secret,
) -> Result<Box<dyn AnyTable>, OpenError> {
    struct New(Map<String, Value>, Secret);
    impl Visit for New {
        type Out = Result<Box<dyn AnyTable>, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            let game = Arc::new(laid.game);
            let session = Match::new(Arc::clone(&game), laid.about, self.1.clone());
            if self.0.is_empty() {
                return Ok(Box::new(Whole::new(session, laid.names)));
            }
            // A header is sealed into its match: the noted one is loaded like any other.
            let header = Header { extra: self.0, ..session.header().clone() };
            let save = Save { header, lines: session.lines().to_vec(), tail: session::Tail::Clean };
            let loaded = Match::from_save(game, &save, Some(self.1))?;
            Ok(Box::new(Whole::new(loaded.session, laid.names)))
        }
    }
    visit(game, setup, New(notes, secret))?
}

/// A table to look at cards and names without playing.
pub fn peek(game: &str, setup: &Value) -> Result<Box<dyn AnyTable>, OpenError> {
    open(game, setup, Map::new(), Secret { seed: [0; 32], salt: [0; 32] })
}

/// Reads a match from a save and goes on with it.
pub fn load(save: &Save, how: Loading) -> Result<Opened, OpenError> {
    struct Read<'a>(&'a Save, Loading);
    impl Visit for Read<'_> {
        type Out = Result<Opened, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            let loaded = Match::from_save(Arc::new(laid.game), self.0, self.1)?;
            let (lines_read, tail) = (loaded.lines_read, loaded.tail);
            Ok(Opened { table: Box::new(Whole::new(loaded.session, laid.names)), lines_read, tail })
        }
    }
    visit(&save.header.game, &save.header.setup, Read(save, how))?
}

/// The match up to the first line of a save that does not fit, to look at, and what was wrong there.
pub fn salvage(save: &Save) -> Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError> {
    struct Rest<'a>(&'a Save);
    impl Visit for Rest<'_> {
        type Out = Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            let (session, error) = Match::salvage(Arc::new(laid.game), self.0)?;
            Ok((Box::new(Whole::new(session, laid.names)), error))
        }
    }
    visit(&save.header.game, &save.header.setup, Rest(save))?
}

/// Replays a save and derives every draw anew.
pub fn verify(save: &Save) -> Result<Report, OpenError> {
    struct Proof<'a>(&'a Save);
    impl Visit for Proof<'_> {
        type Out = Result<Report, OpenError>;
        fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out {
            Ok(session::verify_save(Arc::new(laid.game), self.0)?)
        }
    }
    visit(&save.header.game, &save.header.setup, Proof(save))?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a translation must not change: of every line, what kind it is, its code spans and marks, and in a heading
    /// what the rulebook calls the chapter.
    fn skeleton(digest: &'static str) -> Vec<(&'static str, Vec<&'static str>)> {
        let lines = digest.lines().filter_map(|line| {
            let kind = ["# ", "## ", "- "].into_iter().find(|kind| line.starts_with(kind))?;
            let kept = match kind {
                "- " => [between(line, "`", "`"), between(line, "[", "]")].concat(),
                _ => between(line, "«", "»"),
            };
            Some((kind, kept))
        });
        lines.collect()
    }

    fn between(line: &'static str, open: &str, close: &str) -> Vec<&'static str> {
        let mut found = Vec::new();
        let mut rest = line;
        while let Some((inner, after)) = rest.split_once(open).and_then(|(_, inside)| inside.split_once(close)) {
            found.push(inner);
            rest = after;
        }
        found
    }

    #[test]
    fn every_language_has_the_same_rules_in_the_same_order() {
        for game in GAMES {
            let english = skeleton((game.rules)(Lang::En));
            for lang in Lang::all() {
                let here = skeleton((game.rules)(lang));
                for (in_english, translated) in english.iter().zip(&here) {
                    assert_eq!(in_english, translated, "{} in {lang}", game.slug);
                }
                assert_eq!(english.len(), here.len(), "{} in {lang}", game.slug);
            }
        }
    }

    #[test]
    fn no_rule_is_left_in_english() {
        for game in GAMES {
            let rules = |lang| (game.rules)(lang).lines().filter(|line: &&str| line.starts_with("- "));
            let english: Vec<&str> = rules(Lang::En).collect();
            for lang in [Lang::Ru, Lang::Uk, Lang::Ja] {
                let left = rules(lang).find(|line| english.contains(line));
                assert_eq!(left, None, "{} in {lang}", game.slug);
            }
        }
    }
}
