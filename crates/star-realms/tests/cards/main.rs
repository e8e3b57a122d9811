//! Every card of the core set, ability by ability.

#[path = "../support/mod.rs"]
mod support;

mod harness;
