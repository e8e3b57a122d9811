//! A scenario for every card.

mod awakenings;
