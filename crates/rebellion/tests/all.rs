//! All tests of the game are one binary: the engine would be compiled anew for each.

mod bots;
mod cards;
mod conformance;
mod rules;
mod support;
mod text;
