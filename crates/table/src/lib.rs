//! Shared words and kernel of all games. No game lives here.
//!
//! Read in this order: [`seat`], [`copies`], [`pile`], [`small`] (what a state is made of), [`option`],
//! [`chance`], [`event`] (what goes into and comes out of a step), [`phrase`] and [`board`] (what people
//! get to see), [`game`], [`policy`], [`worlds`] (the contracts).
//!
//! Features: `testkit` adds the conformance suite and the scenario harness.

pub mod board;
pub mod chance;
#[cfg(feature = "testkit")]
pub mod conformance;
pub mod copies;
pub mod event;
pub mod game;
pub mod option;
pub mod phrase;
pub mod pile;
pub mod policy;
#[cfg(feature = "testkit")]
pub mod scene;
pub mod seat;
pub mod small;
pub mod worlds;

pub use board::{Badge, Board, Counter, Panel, Place, Slot, Target, Zone, ZoneRole};
pub use chance::Chance;
pub use copies::{CardId, CopyId, CopySet};
pub use event::{NoSink, Sink};
pub use game::{Game, Outcome, ToAct, Trace, Viewer};
pub use option::{Ask, AskKind, More, Opt, OptKey, Options};
pub use phrase::{Arg, Phrase, Reason, RuleId, Term};
pub use pile::Pile;
pub use policy::Policy;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use small::Small;
pub use worlds::Worlds;
