#![doc = include_str!("../README.md")]

pub mod check;
mod language;
mod load;

pub use language::{N, Name};
pub use load::{CardFile, Problem, Problems, read};
