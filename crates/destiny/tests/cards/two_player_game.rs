//! Cards of the Two-Player Game.
