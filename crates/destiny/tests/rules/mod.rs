//! A scenario for every rule.

mod turns;
