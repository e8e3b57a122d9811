//! A scenario for every rule.

mod abilities;
mod any_order;
mod at_once;
mod board;
mod cards;
mod control;
mod copies;
mod corners;
mod costs;
mod counts;
mod damage;
mod details;
mod dice;
mod gone;
mod keywords;
mod lent;
mod lists;
mod more_corners;
mod order;
mod out;
mod sides;
mod terms;
mod turns;
mod types;
mod why;
mod zones;
