//! Properties that every game must have, checked over random play (P1–P10; P11 and P12 are tested by each game itself).
//!
//! [`conformance!`](crate::conformance!) turns the whole suite into tests of one game. A game that needs more play or
//! only one property can also call the functions directly. Seeds are fixed, so failures are reproducible; the
//! environment variable `ORRERY_LONG=1` raises the amount of play.
//!
//! | property | function |
//! | --- | --- |
//! | P1 options are sound and each of them can be applied | [`options_hold`] |
//! | P2 every state is sound | [`states_hold`] |
//! | P3 a copy continues like its original | [`forks_agree`] |
//! | P4 a restored state continues like the saved one | [`saves_agree`] |
//! | P5 the log replays | [`logs_replay`] |
//! | P6 no seat sees what is hidden from it | [`secrets_keep`] |
//! | P6b equal views and equal chance values deal equal worlds | [`deals_agree`] |
//! | P7 a bot decides only by what its seat knows | [`bots_are_honest`] |
//! | P8 all consistent worlds are equally likely to be dealt | [`deals_are_uniform`] |
//! | P9 lists stay far below their capacity | [`lists_stay_short`], [`high_water`] |
//! | P9 play does not allocate | [`allocations`] |
//! | P10 seats are equivalent | [`seats_are_alike`], [`wins_are_alike`] |

mod counting;
mod drive;
mod play;
mod redaction;
mod statistics;
mod whole;

#[cfg(test)]
mod tests;

pub use counting::Counting;
pub use drive::{Effort, Moment, each_decision};
pub use play::{ListSize, forks_agree, lists_stay_short, logs_replay, options_hold, saves_agree, states_hold};
pub use redaction::{Dealt, bots_are_honest, deals_agree, secrets_keep};
pub use statistics::{Rotated, chi_square_bound, deals_are_uniform, seats_are_alike, uniform, wins_are_alike};
pub use whole::{allocations, asked, high_water, reluctant_pick, run_on_noise};

/// Creates the test module of a game, with one test per property.
///
/// ```text
/// table::conformance!(duel, || Duel::new(Setup::default()).unwrap());
/// table::conformance!(duel_lists, || Duel::new(Setup::default()).unwrap(), marks = |s| vec![/* … */]);
/// ```
///
/// `marks` adds P9: it returns the lists of a state with their length and capacity. P7, P8 and P10 need more from a
/// game, so their functions take it as arguments.
#[macro_export]
macro_rules! conformance {
    ($name:ident, $game:expr $(, marks = $marks:expr)? $(,)?) => {
        mod $name {
            #[allow(unused_imports, reason = "the expressions may use any item of the parent module")]
            use super::*;
            use $crate::conformance::Effort;

            /// P1
            #[test]
            fn options_are_sound_and_every_one_can_be_carried_out() {
                $crate::conformance::options_hold(&($game)(), Effort::usual());
            }

            /// P2
            #[test]
            fn every_state_is_sound() {
                $crate::conformance::states_hold(&($game)(), Effort::usual());
            }

            /// P3
            #[test]
            fn a_copy_goes_on_like_its_original() {
                $crate::conformance::forks_agree(&($game)(), Effort::usual());
            }

            /// P4
            #[test]
            fn a_restored_state_goes_on_like_the_saved_one() {
                $crate::conformance::saves_agree(&($game)(), Effort::usual());
            }

            /// P5
            #[test]
            fn the_log_replays() {
                $crate::conformance::logs_replay(&($game)(), Effort::usual());
            }

            /// P6
            #[test]
            fn nobody_sees_what_is_hidden_from_them() {
                $crate::conformance::secrets_keep(&($game)(), Effort::usual());
            }

            /// P6b
            #[test]
            fn equal_views_and_equal_chance_deal_equal_worlds() {
                $crate::conformance::deals_agree(&($game)(), Effort::usual());
            }

            $(
                /// P9
                #[test]
                fn lists_stay_far_below_their_capacity() {
                    $crate::conformance::lists_stay_short(&($game)(), Effort::usual(), $marks);
                }
            )?
        }
    };
}
