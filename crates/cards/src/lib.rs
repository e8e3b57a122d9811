#![doc = include_str!("../README.md")]

pub mod check;
mod language;
mod load;
mod verbs;

pub use language::{N, Name};
pub use load::{CardFile, Problem, Problems, read};
pub use verbs::{DeserializeOther, Operand, VerbOr, verb_or_flow};
