//! The list of games, and functions to set up, open, load and verify matches by game name.

use std::sync::Arc;

use serde_json::{Map, Value};
use session::{Header, LoadError, Loading, Match, Report, Save, Secret};
use table::{Phrase, Shown};
use text::{Lang, Lexicon, Names, Realizer};

use crate::adapters::{GAMES, PreparedGame, Visit, visit, vtable};
use crate::any::AnyTable;
use crate::decks::{DeckWish, with_decks};
use crate::typed_table::TypedTable;

/// A game of the registry.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Identifier in files and on the command line.
    pub slug: &'static str,
    /// Its title. A product's title is the same in every language.
    pub title: fn(Lang) -> &'static str,
    /// Its modes, the default first.
    pub modes: &'static [ModeInfo],
    /// Whether it is a small example of how a game is implemented. Examples are listed after the other games.
    pub example: bool,
    /// The rules digest in a language. The English version is authoritative.
    pub rules: fn(Lang) -> &'static str,
}

/// A mode of a game.
#[derive(Clone, Copy, Debug)]
pub struct ModeInfo {
    /// Identifier in files and on the command line.
    pub slug: &'static str,
    /// Lexicon key of its title.
    pub title: &'static str,
    /// The numbers of players it supports.
    pub seats: &'static [usize],
}

/// A question about the rules that each table may decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Identifier in setups.
    pub name: String,
    /// Lexicon key of the question.
    pub title: &'static str,
    /// The possible values; empty if any number is allowed.
    pub values: Vec<&'static str>,
    /// The default value.
    pub usual: String,
}

/// A host's request for a match. Everything left out has a default.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The mode.
    pub mode: Option<String>,
    /// Number of players.
    pub seats: Option<usize>,
    /// The starting seat, from 0.
    pub first: Option<usize>,
    /// Rulings that differ from the default, by name.
    pub rulings: Vec<(String, String)>,
    /// A file of custom cards: its name and content.
    pub cards: Option<(String, String)>,
    /// Decks of the table, each for its side, or for the seats in order if sides do not matter.
    pub decks: Vec<DeckWish>,
    /// Decks of the seats. If sides matter, each deck decides the side of its seat.
    pub seat_decks: Vec<Option<DeckWish>>,
    /// Chooses a random built-in deck for seats without a deck; without it they get the table's deck.
    pub seed: Option<u64>,
}

/// The reason why a match cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No such game.
    #[error("there is no game {game:?}; games: {list}")]
    Game {
        /// The requested name.
        game: String,
        /// The valid names.
        list: String,
    },
    /// No such mode.
    #[error("there is no mode {mode:?}; modes: {list}")]
    Mode {
        /// The requested name.
        mode: String,
        /// The valid names.
        list: String,
    },
    /// No such ruling.
    #[error("there is no ruling {name:?}; rulings: {list}")]
    Ruling {
        /// The requested name.
        name: String,
        /// The valid names.
        list: String,
    },
    /// The setup is invalid.
    #[error("{0}")]
    Setup(String),
    /// The game is not played with decks.
    #[error("this game has no custom decks")]
    NoDecks,
    /// The deck is illegal. Only the player who brings it gets this error.
    #[error("this deck cannot be played: {0}")]
    Deck(String),
    /// Both decks belong to the same side.
    #[error("both decks belong to the {0} side; one player must choose a deck of the other side")]
    SameSide(&'static str),
    /// The custom cards have errors.
    #[error("{0}")]
    Cards(String),
    /// The save cannot be replayed.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The bots do not fit the game.
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
    /// Number of valid lines in the file. Append [`AnyTable::lines_since`] this number.
    pub lines_read: usize,
    /// How the file ended. Unless it is clean, rewrite the whole file.
    pub tail: session::Tail,
}

/// The rules digest of a game in a language.
pub fn rules(game: &str, lang: Lang) -> Result<&'static str, OpenError> {
    Ok((vtable(game)?.rules)(lang))
}

/// The rulings that a table of this game may choose.
pub fn rulings(game: &str) -> Result<Vec<Ruling>, OpenError> {
    Ok((vtable(game)?.rulings)())
}

/// A phrase of a game without card or player names, such as the title of a mode or a ruling.
pub fn say(game: &str, phrase: &Phrase, lang: Lang) -> String {
    let names = vtable(game).map_or_else(|_| Names::new(), |vtable| Names::of_game((vtable.lexicons)(), []));
    Realizer::new(lang, &names).text(phrase)
}

/// Is this word a proper noun in this language, which is capitalized inside a sentence?
pub fn is_proper(lang: Lang, word: &str) -> bool {
    let games = GAMES.iter().map(|game| (vtable(game.slug).expect("it is listed").lexicons)().of(lang));
    let uses: Vec<_> = games.chain([Lexicon::of(lang)]).filter_map(|lexicon| lexicon.is_proper(word)).collect();
    !uses.is_empty() && uses.into_iter().all(|proper| proper)
}

/// Finds all problems of a game's lexicon in any language, such as missing terms and cards without names.
pub fn check_texts(game: &str) -> Result<Vec<String>, OpenError> {
    let table = peek(game, &setup(game, &Wanted::default())?)?;
    let slugs: Vec<String> = (0..table.cards()).map(|idx| table.face(table::CardId(idx as u16)).slug).collect();
    let mut problems = text::check();
    problems.extend(text::check_game((vtable(game)?.lexicons)(), slugs.iter().map(String::as_str)));
    Ok(problems)
}

/// Turns a host's request into a checked setup for [`open`] and for a save.
pub fn setup(game: &str, wanted: &Wanted) -> Result<Value, OpenError> {
    let setup = (vtable(game)?.setup)(wanted)?;
    with_decks(game, &setup, &wanted.seat_decks, wanted.seed)
}

/// The mode of a setup; empty for games with only one mode.
pub fn mode(game: &str, setup: &Value) -> Result<String, OpenError> {
    Ok((vtable(game)?.mode)(setup))
}

/// Opens a new match. `notes` are additional fields in the header of the save.
pub fn open(
    game: &str,
    setup: &Value,
    notes: Map<String, Value>,
    secret: Secret,
) -> Result<Box<dyn AnyTable>, OpenError> {
    struct New(Map<String, Value>, Secret);
    impl Visit for New {
        type Out = Result<Box<dyn AnyTable>, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            let game = Arc::new(prepared.game);
            let session = Match::new(Arc::clone(&game), prepared.about, self.1.clone());
            if self.0.is_empty() {
                return Ok(Box::new(TypedTable::new(session, prepared.names)));
            }
            // The header of a match is immutable, so load a save with the notes in its header.
            let header = Header { extra: self.0, ..session.header().clone() };
            let save = Save { header, lines: session.lines().to_vec(), tail: session::Tail::Clean };
            let loaded = Match::from_save(game, &save, Some(self.1))?;
            Ok(Box::new(TypedTable::new(loaded.session, prepared.names)))
        }
    }
    visit(game, setup, New(notes, secret))?
}

/// Opens a table to look up cards and names without playing.
pub fn peek(game: &str, setup: &Value) -> Result<Box<dyn AnyTable>, OpenError> {
    open(game, setup, Map::new(), Secret { seed: [0; 32], salt: [0; 32] })
}

/// Loads a match from a save to continue it.
pub fn load(save: &Save, how: Loading) -> Result<Opened, OpenError> {
    struct Read<'a>(&'a Save, Loading);
    impl Visit for Read<'_> {
        type Out = Result<Opened, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            let loaded = Match::from_save(Arc::new(prepared.game), self.0, self.1)?;
            let (lines_read, tail) = (loaded.lines_read, loaded.tail);
            Ok(Opened { table: Box::new(TypedTable::new(loaded.session, prepared.names)), lines_read, tail })
        }
    }
    visit(&save.header.game, &save.header.setup, Read(save, how))?
}

/// Loads the match up to the first invalid line of a save as read-only, and returns the error of that line.
pub fn salvage(save: &Save) -> Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError> {
    struct Rest<'a>(&'a Save);
    impl Visit for Rest<'_> {
        type Out = Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            let (session, error) = Match::salvage(Arc::new(prepared.game), self.0)?;
            Ok((Box::new(TypedTable::new(session, prepared.names)), error))
        }
    }
    visit(&save.header.game, &save.header.setup, Rest(save))?
}

/// Replays a save and derives every draw again.
pub fn verify(save: &Save) -> Result<Report, OpenError> {
    struct Proof<'a>(&'a Save);
    impl Visit for Proof<'_> {
        type Out = Result<Report, OpenError>;
        fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out {
            Ok(session::verify_save(Arc::new(prepared.game), self.0)?)
        }
    }
    visit(&save.header.game, &save.header.setup, Proof(save))?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a digest that a translation must not change: the kind of every line, its code spans and marks, and
    /// in a heading the rulebook's name of the chapter.
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
