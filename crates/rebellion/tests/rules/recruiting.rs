//! Recruiting.

use rebellion::Leader;
use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::state::Place;
use table::{Game, Viewer};

use crate::support::{EMPIRE, REBELS, scene};

/// REB-RECRUIT-01, REB-RECRUIT-02, REB-RECRUIT-03, REB-RECRUIT-04, REB-ACTION-02
#[test]
fn both_sides_choose_at_the_same_time() {
    scene()
        .track(1, 14)
        .stage(Stage::DrawObjective)
        .with(|_, s| s.objectives.bag = rebellion::Bits::EMPTY)
        .with(|_, s| s.objectives.scored = rebellion::Bits::below(15))
        .play(|t| {
            t.leave_open();
            t.expect_to_act([REBELS, EMPIRE]);
            let first = t.key_texts(REBELS)[0].clone();
            t.choose_as(REBELS, &first);
            t.expect_to_act([EMPIRE]);
            let hidden = t.game().view(t.state(), Viewer::Seat(EMPIRE));
            assert_eq!(hidden.actions[Rebels.idx()].chosen, None);
            let second = t.key_texts(EMPIRE)[0].clone();
            t.choose_as(EMPIRE, &second);
            for side in [Rebels, Empire] {
                let own = &t.state().actions[side.idx()];
                assert_eq!(own.hand.len() + own.used.len(), 1, "{side:?}");
                assert_eq!(own.under.len(), 1);
            }
        });
}

/// REB-RECRUIT-06, REB-RECRUIT-07, REB-RECRUIT-08, REB-OPEN-30
#[test]
fn leaders_already_owned_cannot_be_recruited_again() {
    scene()
        .with(|_, s| {
            // Only two cards are offered, and both leaders are already taken.
            for leader in Leader::ALL {
                s.at[leader.idx()] = Place::Pool;
            }
            s.at[Leader::LukeJedi.idx()] = Place::Out;
        })
        .stage(Stage::DrawObjective)
        .play(|t| {
            let words = t.key_texts(REBELS);
            assert!(words.iter().all(|w| w.starts_with("keep only") || w == "draw 0"), "{words:?}");
            assert!(words.contains(&"draw 0".to_owned()));
            t.choose_as(REBELS, "draw 0");
            assert_eq!(t.state().actions[Rebels.idx()].offer.len(), 3);
            t.leave_open();
        });
}

/// REB-RECRUIT-05, REB-SETUP-07
#[test]
fn in_a_first_game_only_the_leader_is_kept() {
    scene().first_game().stage(Stage::DrawObjective).play(|t| {
        let first = t.key_texts(REBELS)[0].clone();
        t.choose_as(REBELS, &first);
        let second = t.key_texts(EMPIRE)[0].clone();
        t.choose_as(EMPIRE, &second);
        for side in [Rebels, Empire] {
            assert!(t.state().actions[side.idx()].hand.is_empty());
        }
        let recruited = Leader::ALL.iter().filter(|l| t.state().at[l.idx()] == Place::Pool).count();
        assert_eq!(recruited, 2);
        t.leave_open();
    });
}
