//! A scenario for every rule.

mod abilities;
mod damage;
mod terms;
mod turns;
