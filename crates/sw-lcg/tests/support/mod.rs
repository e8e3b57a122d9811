//! Scenes: manually described states for the scenario tests.
//!
//! ```text
//! /// LCG-RES-EX1
//! #[test]
//! fn a_source_gives_up_to_its_value() {
//!     scene()
//!         .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir", "death-and-despayre"]).hand(["tie-fighter"]))
//!         .play(|t| {
//!             t.choose("play tie-fighter");
//!             t.choose("pay 1 imperial-command");
//!             t.expect_focus("imperial-command", 1);
//!         });
//! }
//! ```
//!
//! **Layout** ([`Layout`]). [`scene`] begins in the deployment window of a dark turn in the middle of a game.
//! [`Layout::turn_of`] and [`Layout::at`] change that; [`dark_attacks`] and [`light_attacks`] are shortcuts. `light`
//! and `dark` describe a side. Cards are named by slug, followed by tokens: `"luke-skywalker focus 1 damage 2 shield 1
//! committed"`; an enhancement on a card is `"jedi-lightsaber on luke-skywalker"`. Cards that are not mentioned are not
//! in the match, except for
//! - the affiliation card (Jedi, Sith),
//! - three objectives without text (light: a-heros-journey twice and draw-their-fire; dark: imperial-command,
//!   shadows-of-dathomir, death-and-despayre), unless `objectives` names them,
//! - a shuffled deck of ten cards without text, five of each of two kinds (twilek-loyalist and
//!   believer-in-the-old-ways-154, espo-trooper and death-star-trooper), unless `deck` names them (drawn in that
//!   order),
//! - an objective deck of three more without text, unless `objective_deck` names them.
//!
//! Cards named by `hand`, `deck`, `objective_deck` and `captured` stay in place when hidden cards are redealt; all
//! others are redealt. A scenario that needs a certain card from a deck names the deck.
//!
//! Seats: the light side is [`LIGHT`], the dark side [`DARK`].
//!
//! **Scenario** ([`Play`], which is also a [`table::scene::Scene`]). `choose` takes the key text of an option;
//! `can_choose_exactly` asserts all options of the seat to act; `until` passes for all players until this key text can
//! be chosen. `play` runs the scenario four times ([`table::scene::Way`]). A scenario that ends with an open question
//! outside action windows fails, unless it calls `leave_open`.
#![allow(dead_code, unused_imports, reason = "each test binary uses a different part of the harness")]

mod habits;
mod layout;
mod pins;
mod play;

pub(crate) use habits::{duel, edge_duel, raid, raids_destroy};
pub(crate) use layout::{Layout, SideLayout, dark_attacks, light_attacks, scene};
pub(crate) use play::Play;
pub(crate) use sw_lcg::Side;
pub(crate) use sw_lcg::frame::Step;
use table::Seat;

/// The seat of the dark side.
pub(crate) const DARK: Seat = Seat::new(0);
/// The seat of the light side.
pub(crate) const LIGHT: Seat = Seat::new(1);
