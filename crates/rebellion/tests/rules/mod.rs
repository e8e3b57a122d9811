//! A scenario for every rule of the digest.

mod base;
mod combat;
mod components;
mod deploying;
mod loyalty;
mod missions;
mod movement;
mod setup;
