//! A scenario for every card.

mod awakenings;
mod convergence;
mod further;
mod legacies;
mod more;
mod special;
mod spirit_of_rebellion;
mod together;
mod two_player_game;
