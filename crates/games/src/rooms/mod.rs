//! The games, each in a room of its own. A new game adds a file here and its name to the list at the end.

mod destiny;
mod destiny_decks;
mod rebellion;
mod rulings;
mod star_realms;
mod sw_lcg;
mod sw_lcg_decks;
mod tiny;

use serde::Serialize;
use serde_json::Value;
use session::About;
use table::{Seat, Shown};
use text::{Lang, Names, Words};

use crate::decks::{DeckWish, Workshop};
use crate::registry::{GameInfo, OpenError, Ruling, Wanted};

/// What the house has to know of a game, beside its rules.
pub(crate) trait Room {
    /// Its title, modes and rules.
    const INFO: GameInfo;

    /// Its lesson, if it has one.
    const LESSON: Option<&'static str> = None;

    /// Its words.
    fn words() -> &'static Words;

    /// The points of its rules that a table may read in its own way.
    fn rulings() -> Vec<Ruling> {
        Vec::new()
    }

    /// What a host asked for as a checked setup.
    fn setup(wanted: &Wanted) -> Result<Value, OpenError>;

    /// The mode of a setup; empty for games with one.
    fn mode(setup: &Value) -> String {
        setup.get("mode").and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    /// Lays the smallest table that holds this match and hands it over.
    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError>;

    /// Everything its decks are made of.
    fn workshop() -> Option<&'static Workshop> {
        None
    }

    /// A setup completed by the decks of its seats.
    fn with_decks(_: &Value, _: &[Option<DeckWish>], _luck: Option<u64>) -> Result<Value, OpenError> {
        Err(OpenError::NoDecks)
    }
}

/// Something to do with a game of any type.
pub(crate) trait Visit {
    type Out;
    fn visit<G: Shown>(self, laid: Laid<G>) -> Self::Out;
}

/// A game ready to be played.
pub(crate) struct Laid<G> {
    pub(crate) game: G,
    pub(crate) about: About,
    pub(crate) names: Names,
}

impl<G: Shown> Laid<G> {
    /// `rules` is the version of the rules in saves: it changes when an old log may no longer replay.
    fn new<R: Room>(game: G, rules: &str, setup: &impl Serialize) -> Self {
        let content = serde_json::to_string(&game.content()).expect("cards are plain data");
        let about = About {
            game: R::INFO.slug.to_owned(),
            rules: rules.to_owned(),
            content: blake3::hash(content.as_bytes()).to_hex().to_string(),
            setup: serde_json::to_value(setup).expect("a setup is plain data"),
            cast: game.cast(),
        };
        let slugs: Vec<String> = (0..game.cards()).map(|idx| game.face(table::CardId(idx as u16)).slug).collect();
        let mut names = Names::of_game(R::words(), slugs.iter().map(String::as_str));
        for (card, code, name) in game.own_names() {
            if let Some(lang) = Lang::from_code(&code) {
                names.name_card(card, lang, name);
            }
        }
        Self { game, about, names }
    }
}

/// Lays the table and goes.
struct Nothing;

impl Visit for Nothing {
    type Out = ();
    fn visit<G: Shown>(self, _: Laid<G>) {}
}

/// A setup, the decks of its seats and luck become a setup.
type WithDecks = fn(&Value, &[Option<DeckWish>], Option<u64>) -> Result<Value, OpenError>;

/// The doors of a room that ask for no type of its game.
pub(crate) struct Doors {
    pub(crate) lesson: Option<&'static str>,
    pub(crate) rules: fn(Lang) -> &'static str,
    pub(crate) words: fn() -> &'static Words,
    pub(crate) rulings: fn() -> Vec<Ruling>,
    pub(crate) setup: fn(&Wanted) -> Result<Value, OpenError>,
    pub(crate) mode: fn(&Value) -> String,
    pub(crate) workshop: fn() -> Option<&'static Workshop>,
    pub(crate) with_decks: WithDecks,
}

macro_rules! rooms {
    ($($room:ty),* $(,)?) => {
        /// Every game.
        pub const GAMES: &[GameInfo] = &[$(<$room as Room>::INFO),*];

        /// The doors of a game's room.
        pub(crate) fn doors(game: &str) -> Result<Doors, OpenError> {
            $(if game == <$room as Room>::INFO.slug {
                return Ok(Doors {
                    lesson: <$room as Room>::LESSON,
                    rules: <$room as Room>::INFO.rules,
                    words: <$room as Room>::words,
                    rulings: <$room as Room>::rulings,
                    setup: <$room as Room>::setup,
                    mode: <$room as Room>::mode,
                    workshop: <$room as Room>::workshop,
                    with_decks: <$room as Room>::with_decks,
                });
            })*
            Err(no_game(game))
        }

        /// Hands the game of this setup over.
        pub(crate) fn visit<V: Visit>(game: &str, setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
            $(if game == <$room as Room>::INFO.slug {
                return <$room as Room>::visit(setup, visitor);
            })*
            Err(no_game(game))
        }
    };
}

rooms![
    star_realms::StarRealmsRoom,
    sw_lcg::SwLcgRoom,
    rebellion::RebellionRoom,
    destiny::DestinyRoom,
    tiny::Tiny<tiny_games::KuhnPoker>,
    tiny::Tiny<tiny_games::LeducPoker>,
    tiny::Tiny<tiny_games::MicroRealms>,
];

/// The seat of this number, from 0; people count from 1.
fn seat(n: usize) -> Result<Seat, OpenError> {
    // As many as a set of seats can hold.
    if n < 8 { Ok(Seat::new(n)) } else { Err(OpenError::Setup(format!("there is no seat {}", n + 1))) }
}

fn no_game(game: &str) -> OpenError {
    let list = GAMES.iter().map(|g| g.slug).collect::<Vec<_>>().join(", ");
    OpenError::Game { game: game.to_owned(), list }
}
