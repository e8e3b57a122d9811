//! All tests of the game are in one binary, because every binary would compile the engine again.

mod alloc;
mod bots;
mod cards;
mod conformance;
mod fuzz;
mod random;
mod rules;
mod support;
mod text;
