//! What holds for every picture of the house.

#[path = "../../examples/sheet/cards.rs"]
mod cards;
mod markup;
mod pictures;
mod sprite;
