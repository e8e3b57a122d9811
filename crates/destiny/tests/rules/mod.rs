//! A scenario for every rule.

mod abilities;
mod board;
mod cards;
mod damage;
mod dice;
mod keywords;
mod terms;
mod turns;
mod why;
mod zones;
