//! Tests of the computer opponents: what they must never do, and what they must not depend on.

mod edge;
mod fight;
mod honesty;
mod names;
mod order;
mod silly;
