//! The event and timing kernel: moments that cards can answer, and the rounds in which they do.
//!
//! A *moment* is something a game lets cards answer: a turn begins, damage is about to be dealt, a unit leaves play. Its
//! life leads through the [`Point`]s of the game's timing table, one after the other:
//!
//! ```text
//! replace ─▶ forced interrupts ─▶ interrupts ─▶ apply ─▶ settle ─▶ forced reactions ─▶ reactions ─▶ over
//!   │             │                   │           │        │              │                │
//!   │             └ all of them,      └ a Round   │        └ what follows └ all of them    └ a Round
//!   │               in an order         of passes │          from the board by itself
//!   └ another thing happens instead               └ the only place that changes the board
//! ```
//!
//! The kernel owns the order; a game owns what its moments are, who may answer and what happens ([`Moments`]). Everything
//! pending is a small `Copy` value on the game's frame stack: [`Life`] is where a moment stands, [`Round`] whose turn it is
//! to answer. Moments nest: an answer that causes a moment pushes a life above, and the lower one waits.

mod life;
mod round;

pub use life::{Life, Moments, Point};
pub use round::Round;
