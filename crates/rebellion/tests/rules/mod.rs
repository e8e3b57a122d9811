//! A scenario for every rule of the digest.

mod actions;
mod attack;
mod base;
mod battle;
mod combat;
mod components;
mod deathstar;
mod deploying;
mod leaders;
mod loyalty;
mod missions;
mod movement;
mod plans;
mod recruiting;
mod retreat;
mod revealed;
mod rounds;
mod setup;
mod teams;
mod withdrawal;
