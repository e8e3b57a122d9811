//! The `orrery` command.

mod clean;
mod host;

fn main() {}
