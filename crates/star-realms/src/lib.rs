#![doc = include_str!("../README.md")]

pub mod card;
pub mod cast;
pub mod compile;
pub mod db;
pub mod effect;
pub mod event;
pub mod frame;
pub mod game;
pub mod op;
pub mod phrases;
pub mod policy;
pub mod setup;
pub mod state;
pub mod verb;
pub mod view;

mod act;
mod check;
mod fall;
mod flat_gains;
mod fuzz;
mod joint;
mod key;
mod options;
mod reach;
mod resample;
mod run;
mod say;
mod shown;
mod step;
mod table_view;
mod turn;
mod why;

pub use card::{CardDef, Faction, Home, Kind};
pub use db::Db;
pub use effect::Effect;
pub use event::Event;
pub use fuzz::fuzz_one;
pub use game::{Duel, StarRealms};
pub use setup::{DiscardTiming, LegacyFrom, Mode, Rulings, Setup, SetupError};
pub use state::State;
pub use verb::{PickZone, Verb};
pub use view::View;

/// The lexicon files of the game.
pub const LEXICON: table::LexiconFiles = table::lexicon_files!("../lexicon");
