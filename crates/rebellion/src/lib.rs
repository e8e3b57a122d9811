#![doc = include_str!("../README.md")]
#![allow(
    clippy::unused_self,
    reason = "queries about a state are methods of the rules, even if they do not use `self`"
)]

pub mod bits;
pub mod by;
pub mod card;
mod cells;
pub mod db;
pub mod effect;
pub mod event;
pub mod frame;
pub mod game;
pub mod leader;
pub mod map;
pub mod op;
pub mod policy;
pub mod setup;
pub mod side;
pub mod state;
pub mod unit;
pub mod verb;
pub mod view;

mod act;
mod actions;
mod arrive;
mod assign;
mod base;
mod build;
mod check;
mod combat;
mod command;
mod dealt;
mod decks;
mod face;
mod fuzz;
mod key;
mod leaders;
mod loyalty;
mod mission;
mod moving;
mod objective;
mod options;
mod order;
mod phrases;
mod point;
mod recruit;
mod resample;
mod retreat;
mod round;
mod run;
mod select;
mod shown;
mod start;
mod step;
mod strike;
mod table_view;
mod unseen;
mod who;

pub use bits::Bits;
pub use db::{Action, Db, Entity, Mission, Objective, Tactic};
pub use event::Event;
pub use fuzz::fuzz_one;
pub use game::Rebellion;
pub use leader::{Leader, Ring};
pub use map::Site;
pub use setup::{Mode, Players, Rulings, Setup, SetupError};
pub use side::{Role, Side};
pub use state::State;
pub use unit::Unit;
pub use verb::Verb;
pub use view::View;

/// The message files of the game.
pub const LEXICON: table::LexiconFiles = table::lexicon_files!("../lexicon");
