//! Tables for the scenario tests of Star Realms.
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
//! **Setup** ([`Layout`]). [`duel`] or [`table`] (mode and seats), then seats with `p1` … `p6`, the market with `row`,
//! `trade_deck`, `explorers`, and random outcomes with `draws` (of a seat) and `reveals` (of the row). Cards are named
//! by slug. Everything that is not mentioned is where it matters least:
//! - hands, discard piles, play and pools are empty; authority depends on the mode;
//! - a personal deck holds all starting cards of its owner that are nowhere else, unless `deck` lists its cards exactly
//!   (the other starting cards are then scrapped);
//! - slots of the row that are not mentioned hold the most expensive cards that the layout does not mention, so that
//!   they can rarely be bought; all other cards are in the trade deck, unless `trade_deck` lists its cards exactly (the
//!   rest is then scrapped, and unmentioned slots of the row are empty);
//! - ships `in_play` were played this turn, bases `in_play` in an earlier one; `played` is for cards played this turn.
//!
//! **Play** ([`Play`], which is also a [`table::scene::Scene`]). `choose` takes the text keys of
//! [`table::Game::words`]; `can_choose_exactly` asserts all options of the seat to act. If several seats must act
//! (hydra), or one may act without being asked, use `choose_as(seat, …)` and similar methods. `play` runs the scenario
//! four times ([`table::scene::Way`]). A scenario fails if it ends with an open question other than the main phase,
//! unless it calls `leave_open`, or if not all of its scripted `draws` or `reveals` happened. Before each pick of the
//! fourth way, everything that the chooser cannot know is dealt again; only hand cards that the layout named or
//! scripted stay where they are.
#![allow(dead_code, unused_imports, reason = "each test binary uses a part of the harness")]

mod layout;
mod pins;
mod play;
mod script;

pub(crate) use layout::{Layout, SeatLayout, duel, table};
pub(crate) use play::Play;
use table::Seat;

/// The first seat, which has the turn unless the layout says otherwise.
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
