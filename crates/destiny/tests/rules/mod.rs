//! A scenario for every rule.

mod abilities;
mod board;
mod cards;
mod copies;
mod counts;
mod damage;
mod details;
mod dice;
mod gone;
mod keywords;
mod lists;
mod order;
mod sides;
mod terms;
mod turns;
mod types;
mod why;
mod zones;
