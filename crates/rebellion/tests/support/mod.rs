//! Scenes of the board game: tables laid out by hand, for the scenario tests.
//!
//! ```text
//! /// REB-MISSION-16
//! #[test]
//! fn an_unopposed_attempt_succeeds() {
//!     scene()
//!         .assigned("sabotage", ["chewbacca"])
//!         .rebels_turn()
//!         .play(|t| {
//!             t.choose("reveal sabotage chewbacca");
//!             t.choose("at sullust");
//!             t.expect_sabotaged("sullust");
//!         });
//! }
//! ```
//!
//! **Laying out** ([`layout::Layout`]). [`scene`] begins with an empty galaxy (only Coruscant is loyal), the base hidden at Hoth, no
//! leaders in the pools, no cards in hand but the starting missions, the time marker on 1, reputation on 14. Units are
//! written as `"2 stormtrooper, 1 star-destroyer"`; everything is named by its slug.
//!
//! Cards named by `hand`, `assigned`, `actions`, `objectives`, `probes` and `draws` stay where they are when hidden cards
//! are dealt anew; so do starting missions, which every scene has, and the base if `base` says where it is. Nothing else
//! does, the base at Hoth included. A story that needs another hidden card, because somebody takes it out of a deck,
//! says so with `names`.
//!
//! **Telling** ([`play::Play`], which is also a [`table::scene::Scene`]). `choose` takes the words of an option,
//! `can_choose_exactly` asserts all options of the seat asked. `play` tells the story four times
//! ([`table::scene::Way`]). A story that ends with an open question other than a command turn or a window fails, unless it
//! says `leave_open`.
//!
//! **Luck.** `rolls` names the dice in the order they are thrown; `draws` the cards in the order they are drawn.
#![allow(dead_code, reason = "each part of the tests uses its own part of the harness")]

pub(crate) mod layout;
mod pins;
pub(crate) mod play;
mod script;

pub(crate) use layout::scene;
pub(crate) use play::Play;
pub(crate) use rebellion::side::Face::{Blank, Direct, Hit, Special};
use table::Seat;

/// The seat of the Rebels, and of their admiral in a team.
pub(crate) const REBELS: Seat = Seat::new(0);
/// The seat of the Empire in a game for two.
pub(crate) const EMPIRE: Seat = Seat::new(1);
