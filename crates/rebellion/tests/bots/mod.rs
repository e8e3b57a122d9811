//! Machine opponents at tables of the board game: what they must never do, and what they must not depend on.

mod dice;
mod fight;
mod hide;
mod honesty;
mod names;
mod silly;
