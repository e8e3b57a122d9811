//! One binary for all tests, because every further binary would compile the generic engine again.

mod alloc;
mod bots;
mod cards;
mod conformance;
mod decks;
mod random;
mod rules;
mod support;
mod text;
