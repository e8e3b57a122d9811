//! Whole games in a file each: rules, words in four languages, nothing else. Clients, saves, replays and machine opponents
//! come with the house. `docs/ADDING-A-GAME.md` walks through them.
//!
//! They are small enough to be solved exactly, so they also measure how good search is (`crates/search/tests/exact.rs`).

mod micro_realms;
mod poker;

pub use micro_realms::{MicroRealms, State as MicroState};
pub use poker::{Poker, PokerOpen, State as PokerState};

/// One copy of each rank, one round of betting.
pub type KuhnPoker = Poker<1>;
/// Two copies of each rank, two rounds.
pub type LeducPoker = Poker<2>;
