//! The adapters of the games. A new game adds a file here and its name to the list at the end.

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
use text::{Lang, Lexicons, Names};

use crate::decks::{DeckBuilder, DeckWish};
use crate::registry::{GameInfo, OpenError, Ruling, Wanted};

/// Everything the registry needs to know about a game besides its rules.
pub(crate) trait GameAdapter {
    /// Its title, modes and rules.
    const INFO: GameInfo;

    /// Its lesson, if it has one.
    const LESSON: Option<&'static str> = None;

    /// Its lexicon.
    fn lexicons() -> &'static Lexicons;

    /// The rulings that a table may choose.
    fn rulings() -> Vec<Ruling> {
        Vec::new()
    }

    /// Turns a host's request into a checked setup.
    fn setup(wanted: &Wanted) -> Result<Value, OpenError>;

    /// The mode of a setup; empty for games with only one mode.
    fn mode(setup: &Value) -> String {
        setup.get("mode").and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    /// Builds the smallest game type that fits this setup and passes it to the visitor.
    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError>;

    /// Its deck builder, if it is played with decks.
    fn deck_builder() -> Option<&'static DeckBuilder> {
        None
    }

    /// A setup with the decks of its seats.
    fn with_decks(_: &Value, _: &[Option<DeckWish>], _luck: Option<u64>) -> Result<Value, OpenError> {
        Err(OpenError::NoDecks)
    }
}

/// An operation on a game of any type.
pub(crate) trait Visit {
    type Out;
    fn visit<G: Shown>(self, prepared: PreparedGame<G>) -> Self::Out;
}

/// A game with its header fields and names.
pub(crate) struct PreparedGame<G> {
    pub(crate) game: G,
    pub(crate) about: About,
    pub(crate) names: Names,
}

impl<G: Shown> PreparedGame<G> {
    /// `rules` is the version of the rules in saves. It changes when an old log may no longer replay.
    fn new<R: GameAdapter>(game: G, rules: &str, setup: &impl Serialize) -> Self {
        let content = serde_json::to_string(&game.content()).expect("cards are plain data");
        let about = About {
            game: R::INFO.slug.to_owned(),
            rules: rules.to_owned(),
            content: blake3::hash(content.as_bytes()).to_hex().to_string(),
            setup: serde_json::to_value(setup).expect("a setup is plain data"),
            cast: game.cast(),
        };
        let slugs: Vec<String> = (0..game.cards()).map(|idx| game.face(table::CardId(idx as u16)).slug).collect();
        let mut names = Names::of_game(R::lexicons(), slugs.iter().map(String::as_str));
        for (card, code, name) in game.own_names() {
            if let Some(lang) = Lang::from_code(&code) {
                names.name_card(card, lang, name);
            }
        }
        Self { game, about, names }
    }
}

/// A visitor that does nothing, to check whether a setup can be prepared.
struct Nothing;

impl Visit for Nothing {
    type Out = ();
    fn visit<G: Shown>(self, _: PreparedGame<G>) {}
}

/// Combines a setup, the decks of its seats and a random number into a new setup.
type WithDecks = fn(&Value, &[Option<DeckWish>], Option<u64>) -> Result<Value, OpenError>;

/// The functions of an adapter that do not depend on the type of the game.
pub(crate) struct GameVTable {
    pub(crate) lesson: Option<&'static str>,
    pub(crate) rules: fn(Lang) -> &'static str,
    pub(crate) lexicons: fn() -> &'static Lexicons,
    pub(crate) rulings: fn() -> Vec<Ruling>,
    pub(crate) setup: fn(&Wanted) -> Result<Value, OpenError>,
    pub(crate) mode: fn(&Value) -> String,
    pub(crate) deck_builder: fn() -> Option<&'static DeckBuilder>,
    pub(crate) with_decks: WithDecks,
}

macro_rules! adapters {
    ($($adapter:ty),* $(,)?) => {
        /// Every game.
        pub const GAMES: &[GameInfo] = &[$(<$adapter as GameAdapter>::INFO),*];

        /// The functions of a game's adapter.
        pub(crate) fn vtable(game: &str) -> Result<GameVTable, OpenError> {
            $(if game == <$adapter as GameAdapter>::INFO.slug {
                return Ok(GameVTable {
                    lesson: <$adapter as GameAdapter>::LESSON,
                    rules: <$adapter as GameAdapter>::INFO.rules,
                    lexicons: <$adapter as GameAdapter>::lexicons,
                    rulings: <$adapter as GameAdapter>::rulings,
                    setup: <$adapter as GameAdapter>::setup,
                    mode: <$adapter as GameAdapter>::mode,
                    deck_builder: <$adapter as GameAdapter>::deck_builder,
                    with_decks: <$adapter as GameAdapter>::with_decks,
                });
            })*
            Err(no_game(game))
        }

        /// Passes the game of this setup to the visitor.
        pub(crate) fn visit<V: Visit>(game: &str, setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
            $(if game == <$adapter as GameAdapter>::INFO.slug {
                return <$adapter as GameAdapter>::visit(setup, visitor);
            })*
            Err(no_game(game))
        }
    };
}

adapters![
    star_realms::StarRealmsAdapter,
    sw_lcg::SwLcgAdapter,
    rebellion::RebellionAdapter,
    destiny::DestinyAdapter,
    tiny::Tiny<tiny_games::KuhnPoker>,
    tiny::Tiny<tiny_games::LeducPoker>,
    tiny::Tiny<tiny_games::MicroRealms>,
];

/// The seat with this number, from 0. Messages count from 1.
fn seat(n: usize) -> Result<Seat, OpenError> {
    // A seat set has 8 bits.
    if n < 8 { Ok(Seat::new(n)) } else { Err(OpenError::Setup(format!("there is no seat {}", n + 1))) }
}

fn no_game(game: &str) -> OpenError {
    let list = GAMES.iter().map(|g| g.slug).collect::<Vec<_>>().join(", ");
    OpenError::Game { game: game.to_owned(), list }
}
