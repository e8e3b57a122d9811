//! P12: a slow but simple model of the whole game, played in parallel with the engine.
//!
//! The model is written from the digest of the rules and the rulings. It keeps its cards in plain lists, walks the
//! effect trees of the cards recursively, and has no pending frames: a decision in the middle of an action restarts the
//! action with the answers known so far. It draws from sorted bags, so that it makes the same chance requests as the
//! engine. Both get the same picks; they must offer the same options and agree about every zone, pool and winner.

mod action;
mod compare;
mod draws;
mod effects;
mod games;
mod joint;
mod market;
mod options;
mod reach;
mod script;
mod table;
mod turn;
