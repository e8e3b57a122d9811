//! A hostile client.

mod pace;
mod worlds;
