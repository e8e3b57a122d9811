//! The event and timing kernel: moments that cards can answer, and the rounds in which they do.
//!
//! A *moment* is something that cards may answer: a turn begins, damage is about to be dealt, a unit leaves play. It
//! passes through the [`Point`]s of the game's timing chart, one after the other:
//!
//! ```text
//! interrupts ──▶ apply ──▶ settle ──▶ forced reactions ──▶ reactions ──▶ over
//!   │              │          │              │                 │
//!   └ a Round      │          └ what follows └ all of them, in └ a Round
//!     of answers   │            from the       an order
//!                  └ the only   board itself
//!                    place that changes the board
//! ```
//!
//! The kernel defines the order. A game defines what its moments are, who may answer and what happens ([`Moments`]).
//! Everything pending is a small `Copy` value on the game's frame stack: [`Life`] says where a moment is, and [`Round`]
//! which seat must answer. Moments nest: an answer that causes another moment pushes its `Life`, and the lower one
//! waits.

mod life;
mod round;

pub use life::{Life, Moments, Point};
pub use round::Round;
