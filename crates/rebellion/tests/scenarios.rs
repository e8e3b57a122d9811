//! The tests of rules and cards alone. `cargo xtask mutants` builds them for every mutant, and the rest of `all` would take
//! most of that time. `cargo test` leaves this program out, because `all` holds the same tests.
#![allow(dead_code, reason = "parts of the support are for the other tests of `all`")]

mod cards;
mod rules;
mod support;
