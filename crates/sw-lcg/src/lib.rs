#![doc = include_str!("../README.md")]
#![allow(
    clippy::unused_self,
    reason = "queries about a state are methods of the rules even when they do not read them"
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
pub mod windows;

mod act;
mod answer;
mod arrange;
mod board;
mod check;
mod edge;
mod face;
mod fight;
mod fuzz;
mod key;
mod land;
mod leave;
mod options;
mod play;
mod point;
mod propose;
mod resample;
mod run;
mod select;
mod shown;
mod stats;
mod step;
mod strike;
mod turn;
mod usable;

pub use ability::{Ability, Phase};
pub use card::{Affiliation, CardDef, Icon, Icons, Kind, Side, Trait};
pub use db::{Db, ObjectiveSet};
pub use deck::{Deck, DeckProblem};
pub use effect::Effect;
pub use event::Event;
pub use fuzz::fuzz_one;
pub use game::SwLcg;
pub use setup::{Rulings, Setup, SetupError};
pub use state::State;
pub use verb::Verb;
pub use view::View;

/// The message files of the game, one set per language.
pub const LEXICON: table::LexiconFiles = table::lexicon_files!("../lexicon");
