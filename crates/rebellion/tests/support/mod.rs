//! Harness of the scenario tests: starting positions and assertions.
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
//! **Starting position** ([`layout::Layout`]). [`scene`] begins with an empty galaxy (only Coruscant is loyal), the
//! base hidden at Hoth, no leaders in the pools, no cards in hand except the starting missions, the time marker on 1,
//! and reputation on 14. Units are written as `"2 stormtrooper, 1 star-destroyer"`. Everything is named by its slug.
//!
//! When hidden cards are resampled, the cards named by `hand`, `assigned`, `actions`, `objectives`, `probes` and
//! `draws` stay in place. So do starting missions, which every scenario has, and the base if `base` sets it. All other
//! hidden cards change, including the default base at Hoth. A scenario that needs another hidden card, for example to
//! take it out of a deck, names it with `names`.
//!
//! **Play** ([`play::Play`], which is also a [`table::scene::Scene`]). `choose` takes the text key of an option.
//! `can_choose_exactly` asserts all options of the seat that has to act. `play` runs the scenario four times
//! ([`table::scene::Way`]). A scenario that ends with a pending decision other than a Command turn or a window fails,
//! unless it calls `leave_open`.
//!
//! **Randomness.** `rolls` lists dice faces in the order of the rolls, and `draws` lists cards in the order of the
//! draws.
#![allow(dead_code, reason = "each test binary uses a different part of the harness")]

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
/// The seat of the Empire in a two-player game.
pub(crate) const EMPIRE: Seat = Seat::new(1);
