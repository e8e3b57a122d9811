#![doc = include_str!("../README.md")]
#![allow(
    clippy::unused_self,
    reason = "queries about a state are methods of the game, even those that only use the state"
)]

pub mod ability;
pub mod card;
pub mod cast;
pub mod compile;
pub mod db;
pub mod deck;
pub mod effect;
pub mod event;
pub mod frame;
pub mod game;
pub mod moment;
pub mod op;
pub mod phrases;
pub mod policy;
pub mod setup;
pub mod state;
pub mod verb;
pub mod view;

mod act;
mod answer;
mod bid;
mod board;
mod change;
mod check;
mod counts;
mod damage;
mod dice;
mod face;
mod fetch;
mod forfeit;
mod fuzz;
mod guess;
mod key;
mod kind;
mod loan;
mod options;
mod pick;
mod play;
mod point;
mod resample;
mod run;
mod select;
mod shown;
mod stack;
mod step;
mod turn;

pub use ability::Ability;
pub use card::{Affiliation, CardDef, Color, Kind, Side, Subtype, Symbol};
pub use db::Db;
pub use deck::{Deck, DeckProblem, Format};
pub use effect::Effect;
pub use event::Event;
pub use fuzz::fuzz_one;
pub use game::Destiny;
pub use setup::{Lists, Rulings, Setup, SetupError};
pub use state::State;
pub use verb::Verb;
pub use view::View;

/// The message files of the game.
pub const LEXICON: table::LexiconFiles = table::lexicon_files!("../lexicon");
