//! All tests of the game are one binary: the engine would be compiled anew for each.

mod alloc;
mod bots;
mod cards;
mod conformance;
mod fuzz;
mod random;
mod rules;
mod support;
mod text;
