//! A scenario for every rule of the digest.

mod actions;
mod aims;
mod attack;
mod base;
mod battle;
mod combat;
mod components;
mod deathstar;
mod deploying;
mod golden;
mod leaders;
mod loyalty;
mod missions;
mod movement;
mod pieces;
mod plans;
mod recruiting;
mod retreat;
mod revealed;
mod rounds;
mod setup;
mod teams;
mod withdrawal;
