//! Machine opponents at tables of the card game: what they must never do, and what they must not depend on.

mod edge;
mod fight;
mod honesty;
mod names;
mod order;
mod silly;
