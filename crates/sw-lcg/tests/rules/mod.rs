//! Every rule of the digest, chapter by chapter.

mod abilities;
mod advanced;
mod anatomy;
mod balance;
mod capture;
mod conflict;
mod damage;
mod decks;
mod deployment;
mod draw;
mod edge;
mod engagement;
mod focus;
mod force;
mod info;
mod keywords;
mod naming;
mod refresh;
mod resources;
mod setup;
mod shields;
mod strikes;
mod timing;
mod turn;
mod unopposed;
mod winning;
