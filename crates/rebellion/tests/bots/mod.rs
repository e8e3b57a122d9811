//! Computer opponents: moves they must never make, and information they must not use.

mod dice;
mod fight;
mod hide;
mod honesty;
mod names;
mod silly;
