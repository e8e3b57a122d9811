//! Complete games in one file each: rules and texts in four languages. The server provides clients, saves, replays and
//! bots for them. `docs/ADDING-A-GAME.md` explains them.
//!
//! They are small enough to be solved exactly, so they also measure the quality of search
//! (`crates/search/tests/exact.rs`).

mod micro_realms;
mod poker;

pub use micro_realms::{MicroRealms, State as MicroState};
pub use poker::{Poker, PokerOpen, State as PokerState};

/// One copy of each rank, one round of betting.
pub type KuhnPoker = Poker<1>;
/// Two copies of each rank, two rounds.
pub type LeducPoker = Poker<2>;
