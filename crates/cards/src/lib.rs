//! Card files: a language of effects per game, loading with line-numbered errors, checks shared by all games.
//!
//! A game declares its verbs with [`effect_language!`], reads its RON files with [`read`], checks them with what is in
//! [`check`] and compiles the trees to its own ops. Nothing here knows what a verb does.

pub mod check;
mod language;
mod load;

pub use language::{N, Name};
pub use load::{CardFile, Problem, Problems, read};
