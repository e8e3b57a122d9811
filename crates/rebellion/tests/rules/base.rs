//! The Rebel base.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use table::{Game, Viewer};

use crate::support::{EMPIRE, REBELS, scene};

/// REB-BASE-08, REB-BASE-12, REB-BASE-13, REB-WIN-01
#[test]
fn ground_units_find_the_base_and_an_empty_one_is_lost() {
    scene().base("hoth").units("bespin", "1 star-destroyer, 1 stormtrooper").pool(["darth-vader"]).empires_turn().play(
        |t| {
            t.choose_each(["activate hoth", "with darth-vader", "all from bespin", "done"]);
            t.expect_over([EMPIRE]);
        },
    );
}

/// REB-BASE-09
#[test]
fn ships_alone_find_nothing() {
    scene().base("hoth").units("bespin", "1 star-destroyer").pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate hoth", "with darth-vader", "all from bespin", "done"]);
        t.expect_revealed(false);
        t.leave_open();
    });
}

/// REB-BASE-07
#[test]
fn imperial_loyalty_reveals_the_base() {
    scene()
        .base("naboo")
        .units("rebel-base", "1 rebel-trooper")
        .assigned("trade-negotiations", ["emperor-palpatine"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal trade-negotiations emperor-palpatine", "at naboo"]);
            t.expect_revealed(true);
            t.expect_units("naboo", Rebels, "1 rebel-trooper");
        });
}

/// REB-BASE-10
#[test]
fn the_rebels_may_reveal_the_base_and_go_on() {
    scene().units("rebel-base", "1 x-wing").leaders("rebel-base", ["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose("reveal base");
        t.expect_revealed(true);
        t.expect_units("hoth", Rebels, "1 x-wing");
        t.expect_leader("jan-dodonna", "hoth");
        t.expect_to_act([REBELS]);
        t.can_choose_exactly(["pass"]);
    });
}

/// REB-BASE-11, REB-BASE-01
#[test]
fn a_long_range_probe_reveals_nothing_but_the_answer() {
    scene().base("hoth").assigned("long-range-probe", ["admiral-piett"]).empires_turn().play(|t| {
        t.choose_each(["reveal long-range-probe admiral-piett", "at hoth"]);
        t.expect_revealed(false);
        assert_eq!(t.state().could_be.len(), 1);
    });
}

/// REB-WIN-02, REB-DS-14
#[test]
fn destroying_the_base_system_wins() {
    scene()
        .base("hoth")
        .units("hoth", "1 death-star")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at hoth"]);
            t.expect_over([EMPIRE]);
        });
}

/// REB-WIN-03
#[test]
fn the_rebels_win_when_the_markers_meet() {
    scene().track(5, 6).stage(Stage::Time).play(|t| {
        t.expect_over([REBELS]);
        // Now the Empire can see where the base was.
        let seen = t.game().view(t.state(), Viewer::Seat(EMPIRE));
        assert_eq!(seen.base, Some(t.state().base));
    });
}

/// REB-BASE-17 to REB-BASE-23: REB-BASE-18, REB-BASE-19, REB-BASE-21, REB-BASE-22
#[test]
fn a_new_base_is_chosen_from_four_cards() {
    scene()
        .units("rebel-base", "1 rebel-trooper")
        .units("endor", "1 star-destroyer")
        .with(|_, s| s.mobilizing.push(1))
        .draws(["endor", "yavin", "ilum", "felucia"])
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose("relocate");
            t.can_choose_exactly(["hide felucia", "hide ilum", "hide yavin", "pass"]);
            t.choose("hide ilum");
            t.expect_units("hoth", Rebels, "1 rebel-trooper");
            t.expect_units("rebel-base", Rebels, "");
            t.expect_revealed(false);
            let hoth = t.game().db().system("hoth").expect("a system");
            assert!(t.state().probes.held.has(hoth.idx()));
            t.leave_open();
        });
}

/// REB-OCC-01
#[test]
fn an_occupation_shows_that_the_base_is_elsewhere() {
    scene().units("sullust", "1 star-destroyer, 1 stormtrooper").pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with darth-vader", "all from sullust", "done"]);
        t.expect_units("naboo", Empire, "1 star-destroyer, 1 stormtrooper");
        let naboo = t.game().db().system("naboo").expect("a system");
        assert!(!t.state().could_be.has(naboo.idx()));
        t.leave_open();
    });
}
