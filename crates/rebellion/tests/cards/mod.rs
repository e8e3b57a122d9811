//! A scenario for every card.

mod bans;
mod harness;
mod imperial_actions;
mod imperial_missions;
mod objectives;
mod projects;
mod rebel_actions;
mod rebel_missions;
mod tactics;
