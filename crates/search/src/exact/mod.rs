//! Exact solutions of tiny games, to measure search against.
//!
//! [`Tree`] builds the full tree of a game for two; [`Tree::solve`] finds a pair of strategies near the equilibrium
//! (CFR+), and [`Tree::exploitability`] is the gain of a perfect opponent against any strategy. [`Expectimax`] is for
//! games without hidden information.

mod cfr;
mod expectimax;
mod response;
mod tree;

pub use expectimax::Expectimax;
pub use tree::{Point, Strategy, Tree};
