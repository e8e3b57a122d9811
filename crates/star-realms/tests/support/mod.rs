//! Scenes of Star Realms: tables laid out by hand, for the scenario tests.
//!
//! ```text
//! /// SR-ATT-EX1
//! #[test]
//! fn what_an_outpost_leaves_over_goes_to_its_owner() {
//!     duel().p1(|p| p.combat(7)).p2(|p| p.in_play(["battle-station"])).play(|t| {
//!         t.can_choose_exactly(["attack battle-station", "end turn"]);
//!         t.choose("attack battle-station");
//!         t.can_choose_exactly(["attack P2", "end turn"]);
//!         t.choose("attack P2");
//!         t.can_choose_exactly(["1", "2"]);
//!         t.choose("2");
//!         t.expect_authority(P2, 48);
//!     });
//! }
//! ```
//!
//! **Laying out** ([`Layout`]). [`duel`] or [`table`] (mode and seats), then seats with `p1` … `p6`, the market with `row`,
//! `trade_deck`, `explorers`, and luck with `draws` (of a seat) and `reveals` (of the row). Cards are named by slug. What
//! is not mentioned lies where it is least in the way:
//! - hands, discard pile, play and pools are empty; authority is the mode's;
//! - a personal deck holds all starters of its owner that are nowhere else, until `deck` says exactly what is in it (the
//!   other starters are then scrapped);
//! - slots of the row that are not mentioned hold the dearest cards nobody mentions, so that they are rarely on offer;
//!   everything else is in the trade deck, until `trade_deck` says exactly what is in it (the rest is then scrapped, and
//!   unmentioned slots of the row are empty);
//! - ships `in_play` were played this turn, bases `in_play` in an earlier one; `played` is for cards played this turn.
//!
//! **Telling** ([`Play`], which is also a [`table::scene::Scene`]). `choose` takes the words of [`table::Game::words`];
//! `can_choose_exactly` asserts all options of the seat asked. Where several seats are asked (hydra) or one acts unasked,
//! use `choose_as(seat, …)` and its sisters. `play` tells the story four times ([`table::scene::Way`]). A story that ends
//! with an open question other than the main phase fails, unless it says `leave_open`; so does one whose promised `draws`
//! or `reveals` did not all come. Before each pick of the fourth way, what the chooser cannot know is dealt anew; only cards
//! of hands that the layout named or promised stay where they are.
#![allow(dead_code, unused_imports, reason = "each test binary uses its own part of the harness")]

mod layout;
mod pins;
mod play;
mod script;

pub(crate) use layout::{Layout, SeatLayout, duel, table};
pub(crate) use play::Play;
use table::Seat;

/// The first seat, whose turn it is unless the layout says otherwise.
pub(crate) const P1: Seat = Seat::new(0);
/// The second seat.
pub(crate) const P2: Seat = Seat::new(1);
/// The third seat.
pub(crate) const P3: Seat = Seat::new(2);
/// The fourth seat.
pub(crate) const P4: Seat = Seat::new(3);
/// The fifth seat.
pub(crate) const P5: Seat = Seat::new(4);
/// The sixth seat.
pub(crate) const P6: Seat = Seat::new(5);
