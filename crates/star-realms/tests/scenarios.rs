//! Only the tests of rules and cards. `cargo xtask mutants` builds them for every mutant, and the rest of `all` would
//! take most of that time. `cargo test` skips this program, because `all` contains the same tests.
#![allow(dead_code, reason = "the other tests of `all` use the rest of the support code")]

mod cards;
mod rules;
mod support;
