//! A scenario for every rule.

mod cards;
mod dice;
mod turns;
mod zones;
