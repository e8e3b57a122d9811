//! The rules of the digest, line by line: each test shows a rule as a reader would and cites its id.

mod abilities;
mod allies;
mod attack;
mod bases;
mod buying;
mod corners;
mod corners_teams;
mod elimination;
mod emperor;
mod free_for_all;
mod hunter;
mod hydra;
mod hydra_joint;
mod multiplayer;
mod phases;
mod raid;
mod raid_damage;
mod rulings;
mod scrapping;
mod setup;
mod signs;
mod turn;
mod undo;
mod views;
mod warnings;
mod why_not;
