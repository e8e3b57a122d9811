//! A scenario for every card.

mod awakenings;
mod barter;
mod convergence;
mod further;
mod harness;
mod legacies;
mod mastery;
mod more;
mod operation;
mod others;
mod plo_koon;
mod premonitions;
mod special;
mod spirit_of_rebellion;
mod together;
mod two_player_game;
