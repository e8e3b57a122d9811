//! One binary for all tests: the engine is generic, and every binary would compile it anew.

mod alloc;
mod bots;
mod cards;
mod conformance;
mod coverage;
mod decks;
mod fuzz;
mod needless;
mod random;
mod rules;
mod support;
mod text;
