//! Exact answers for tiny games: what search is measured against.
//!
//! [`Tree`] writes a game for two out in full; [`Tree::solve`] finds a pair of strategies near the balance (CFR+), and
//! [`Tree::exploitability`] tells what a perfect opponent wins against any strategy. [`Expectimax`] is for games in which
//! nothing is hidden.

mod cfr;
mod expectimax;
mod response;
mod tree;

pub use expectimax::Expectimax;
pub use tree::{Point, Strategy, Tree};
