//! Bots in Star Realms: what they must never do, and what they must not depend on.

mod apply_obvious;
mod honesty;
mod order;
mod silly;
mod threads;
mod turn;
