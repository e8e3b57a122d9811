//! Only the tests of rules and cards. `cargo xtask mutants` builds them for every mutant, and the rest of `all` would
//! take most of that time. `cargo test` skips this binary because `all` contains the same tests.
#![allow(dead_code, reason = "some support code is only used by other tests of `all`")]

mod cards;
mod rules;
mod support;
