//! Only the tests of rules and cards. `cargo xtask mutants` builds them for every mutant, and building the rest of
//! `all` would take most of that time. `cargo test` skips this binary, because `all` contains the same tests.
#![allow(dead_code, reason = "other tests in `all` use these parts of the support module")]

mod cards;
mod rules;
mod support;
