//! Tests properties of all pictures.

#[path = "../../examples/sheet/cards.rs"]
mod cards;
#[path = "../../examples/sheet/duel.rs"]
mod duel;
mod markup;
mod pictures;
mod sprite;
