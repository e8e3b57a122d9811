//! Machine opponents at tables of Star Realms: what they must never do, and what they must not depend on.

mod honesty;
mod order;
mod rush;
mod silly;
mod threads;
mod turn;
