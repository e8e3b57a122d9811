//! Scenes of the card game: tables laid out by hand, for the scenario tests.
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
//! **Laying out** ([`Layout`]). [`scene`] begins in the deployment window of a dark turn in the middle of a game;
//! [`Layout::turn_of`] and [`Layout::at`] say otherwise, [`dark_attacks`] and [`light_attacks`] for short. `light` and
//! `dark` lay out a side. Cards are named by slug; tokens stand behind it: `"luke-skywalker focus 1 damage 2 shield 1
//! committed"`, an enhancement on a card as `"jedi-lightsaber on luke-skywalker"`. What is not mentioned is not in the game,
//! but for
//! - the affiliation card (Jedi, Sith),
//! - three objectives without text (light: a-heros-journey twice and draw-their-fire; dark: imperial-command,
//!   shadows-of-dathomir, death-and-despayre), until `objectives` says which,
//! - a shuffled deck of ten cards without text, five of each of two kinds (twilek-loyalist and believer-in-the-old-ways-154,
//!   espo-trooper and death-star-trooper), until `deck` says which (drawn in that order),
//! - an objective deck of three more without text, until `objective_deck` says which.
//!
//! Cards named by `hand`, `deck`, `objective_deck` and `captured` stay where they are when hidden cards are dealt anew;
//! nothing else does. A story that needs a certain card out of a deck names the deck.
//!
//! Seats: the light side is [`LIGHT`], the dark side [`DARK`].
//!
//! **Telling** ([`Play`], which is also a [`table::scene::Scene`]). `choose` takes the words of an option;
//! `can_choose_exactly` asserts all options of the seat asked; `until` passes for everybody until these words are on
//! offer. `play` tells the story four times ([`table::scene::Way`]). A story that ends with an open question outside action
//! windows fails, unless it says `leave_open`.
#![allow(dead_code, unused_imports, reason = "each test binary uses its own part of the harness")]

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
