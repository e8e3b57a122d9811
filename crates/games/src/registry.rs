//! The list of games, and the way from a name to a match.

use std::sync::Arc;

use serde_json::{Map, Value};
use session::{Header, LoadError, Loading, Match, Report, Save, Secret};
use text::Lang;

use crate::any::AnyTable;
use crate::decks::{DeckWish, with_decks};
use crate::shown::Shown;
use crate::star_realms_room as star_realms;
use crate::sw_lcg_room as sw_lcg;
use crate::whole::Whole;

/// A game of the house.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Its name in files and on the command line.
    pub slug: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// Its modes, the usual one first.
    pub modes: &'static [ModeInfo],
    /// It is offered to everybody who visits the house. A game whose table is still being built is played in the terminal.
    pub offered: bool,
    /// The digest of its rules in English, and the one that counts.
    pub rules: &'static str,
    /// The same digest in other languages.
    pub translations: &'static [(Lang, &'static str)],
}

impl GameInfo {
    /// The digest of its rules for readers of a language, and the language it is written in: English for want of a
    /// translation.
    pub fn digest(&self, lang: Lang) -> (Lang, &'static str) {
        self.translations.iter().find(|(known, _)| *known == lang).copied().unwrap_or((Lang::En, self.rules))
    }
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

/// Every game.
pub const GAMES: &[GameInfo] = &[
    GameInfo {
        slug: star_realms::SLUG,
        title: "Star Realms",
        modes: &[
            ModeInfo { slug: "duel", title: "sr.mode.duel", seats: &[2] },
            ModeInfo { slug: "free-for-all", title: "sr.mode.free-for-all", seats: &[3, 4, 5, 6] },
            ModeInfo { slug: "hunter", title: "sr.mode.hunter", seats: &[3, 4, 5, 6] },
            ModeInfo { slug: "hydra", title: "sr.mode.hydra", seats: &[4, 6] },
            ModeInfo { slug: "emperor", title: "sr.mode.emperor", seats: &[6] },
            ModeInfo { slug: "raid", title: "sr.mode.raid", seats: &[3, 4, 5, 6] },
        ],
        offered: true,
        rules: include_str!("../../../docs/rules/star-realms.md"),
        translations: &[
            (Lang::Ru, include_str!("../../../docs/rules/star-realms.ru.md")),
            (Lang::Uk, include_str!("../../../docs/rules/star-realms.uk.md")),
            (Lang::Ja, include_str!("../../../docs/rules/star-realms.ja.md")),
        ],
    },
    GameInfo {
        slug: sw_lcg::SLUG,
        title: "Star Wars: The Card Game",
        modes: &[ModeInfo { slug: "duel", title: "lcg.mode.duel", seats: &[2] }],
        offered: true,
        rules: include_str!("../../../docs/rules/sw-lcg.md"),
        translations: &[
            (Lang::Ru, include_str!("../../../docs/rules/sw-lcg.ru.md")),
            (Lang::Uk, include_str!("../../../docs/rules/sw-lcg.uk.md")),
            (Lang::Ja, include_str!("../../../docs/rules/sw-lcg.ja.md")),
        ],
    },
];

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
    /// Decks of the table, each for the side it is of.
    pub decks: Vec<DeckWish>,
    /// Decks of the seats; each decides the side of its seat.
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

/// Something to do with a game of any type.
pub(crate) trait Visit {
    type Out;
    fn visit<G: Shown>(self, game: G) -> Self::Out;
}

pub(crate) fn visit<V: Visit>(game: &str, setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
    match game {
        star_realms::SLUG => star_realms::visit(setup, visitor),
        sw_lcg::SLUG => sw_lcg::visit(setup, visitor),
        _ => Err(no_game(game)),
    }
}

fn no_game(game: &str) -> OpenError {
    let list = GAMES.iter().map(|g| g.slug).collect::<Vec<_>>().join(", ");
    OpenError::Game { game: game.to_owned(), list }
}

/// The digest of a game's rules in a language, or in English if there is none.
pub fn rules(game: &str, lang: Lang) -> Result<&'static str, OpenError> {
    GAMES.iter().find(|g| g.slug == game).map(|g| g.digest(lang).1).ok_or_else(|| no_game(game))
}

/// The points of its rules that a table may read in its own way.
pub fn rulings(game: &str) -> Result<Vec<Ruling>, OpenError> {
    match game {
        star_realms::SLUG => Ok(star_realms::rulings()),
        sw_lcg::SLUG => Ok(sw_lcg::rulings()),
        _ => Err(no_game(game)),
    }
}

/// Everything that is wrong with the words about a game in any language: missing terms, nameless cards.
pub fn check_texts(game: &str) -> Result<Vec<String>, OpenError> {
    let table = peek(game, &setup(game, &Wanted::default())?)?;
    let slugs: Vec<String> = (0..table.cards()).map(|idx| table.face(table::CardId(idx as u16)).slug).collect();
    let mut problems = text::check();
    problems.extend(text::check_names(game, slugs.iter().map(String::as_str)));
    Ok(problems)
}

/// What a host asked for as a checked setup, ready for [`open`] and for a save.
pub fn setup(game: &str, wanted: &Wanted) -> Result<Value, OpenError> {
    let setup = match game {
        star_realms::SLUG if !wanted.decks.is_empty() => Err(OpenError::NoDecks),
        star_realms::SLUG => star_realms::setup(wanted),
        sw_lcg::SLUG => sw_lcg::setup(wanted),
        _ => Err(no_game(game)),
    };
    with_decks(game, &setup?, &wanted.seat_decks, wanted.luck)
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
        fn visit<G: Shown>(self, game: G) -> Self::Out {
            let about = game.about();
            let game = Arc::new(game);
            let session = Match::new(Arc::clone(&game), about, self.1.clone());
            if self.0.is_empty() {
                return Ok(Box::new(Whole::new(session)));
            }
            // A header is sealed into its match: the noted one is loaded like any other.
            let header = Header { extra: self.0, ..session.header().clone() };
            let save = Save { header, lines: session.lines().to_vec(), tail: session::Tail::Clean };
            let loaded = Match::from_save(game, &save, Some(self.1))?;
            Ok(Box::new(Whole::new(loaded.session)))
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
        fn visit<G: Shown>(self, game: G) -> Self::Out {
            let loaded = Match::from_save(Arc::new(game), self.0, self.1)?;
            let (lines_read, tail) = (loaded.lines_read, loaded.tail);
            Ok(Opened { table: Box::new(Whole::new(loaded.session)), lines_read, tail })
        }
    }
    visit(&save.header.game, &save.header.setup, Read(save, how))?
}

/// The match up to the first line of a save that does not fit, to look at, and what was wrong there.
pub fn salvage(save: &Save) -> Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError> {
    struct Rest<'a>(&'a Save);
    impl Visit for Rest<'_> {
        type Out = Result<(Box<dyn AnyTable>, Option<LoadError>), OpenError>;
        fn visit<G: Shown>(self, game: G) -> Self::Out {
            let (session, error) = Match::salvage(Arc::new(game), self.0)?;
            Ok((Box::new(Whole::new(session)), error))
        }
    }
    visit(&save.header.game, &save.header.setup, Rest(save))?
}

/// Replays a save and derives every draw anew.
pub fn verify(save: &Save) -> Result<Report, OpenError> {
    struct Proof<'a>(&'a Save);
    impl Visit for Proof<'_> {
        type Out = Result<Report, OpenError>;
        fn visit<G: Shown>(self, game: G) -> Self::Out {
            Ok(session::verify_save(Arc::new(game), self.0)?)
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
            let english = skeleton(game.rules);
            for lang in Lang::all() {
                let (written_in, text) = game.digest(lang);
                assert_eq!(written_in, lang, "{} has no digest of its own in {lang}", game.slug);
                let here = skeleton(text);
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
            let english: Vec<&str> = game.rules.lines().filter(|line| !line.is_empty()).collect();
            for (lang, text) in game.translations {
                let left = text.lines().find(|line| english.contains(line));
                assert_eq!(left, None, "{} in {lang}", game.slug);
            }
        }
    }

    #[test]
    fn a_language_without_a_digest_reads_english() {
        let game = GameInfo { translations: &[(Lang::Ja, "和文")], ..GAMES[0] };
        assert_eq!(game.digest(Lang::Ja), (Lang::Ja, "和文"));
        assert_eq!(game.digest(Lang::Uk), (Lang::En, GAMES[0].rules));
    }
}
