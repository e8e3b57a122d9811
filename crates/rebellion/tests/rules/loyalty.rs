//! Loyalty, occupation, sabotage.

use rebellion::Side::{Empire, Rebels};

use crate::support::scene;

/// REB-LOYAL-03, REB-CARD-05
#[test]
fn loyalty_in_a_neutral_system_places_a_token() {
    scene().assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        t.expect_loyal("naboo", Some(Rebels));
        t.leave_open();
    });
}

/// REB-LOYAL-04
#[test]
fn loyalty_in_an_enemy_system_makes_it_neutral() {
    scene().loyal(Empire, ["naboo"]).assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        t.expect_loyal("naboo", None);
        t.leave_open();
    });
}

/// REB-LOYAL-05, REB-CARD-05
#[test]
fn two_loyalty_turn_an_enemy_system() {
    scene().loyal(Rebels, ["naboo"]).assigned("display-of-power", ["emperor-palpatine"]).empires_turn().play(|t| {
        t.choose_each(["reveal display-of-power emperor-palpatine", "at naboo"]);
        t.expect_loyal("naboo", Some(Empire));
    });
}

/// REB-LOYAL-09
#[test]
fn coruscant_stays_imperial() {
    scene().assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at coruscant"]);
        t.expect_loyal("coruscant", Some(Empire));
        t.leave_open();
    });
}

/// REB-OCC-01, REB-OCC-04
#[test]
fn a_system_is_free_when_the_last_ground_unit_is_gone() {
    scene().units("naboo", "1 stormtrooper").assigned("hit-and-run", ["chewbacca"]).rebels_turn().play(|t| {
        t.expect_occupied("naboo", true);
        t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper"]);
        t.expect_occupied("naboo", false);
        t.leave_open();
    });
}

/// REB-OCC-09, REB-OCC-07, REB-OCC-02
#[test]
fn an_occupied_rebel_system_turns_step_by_step() {
    scene()
        .loyal(Rebels, ["naboo"])
        .units("naboo", "1 stormtrooper")
        .assigned("rule-by-fear", ["emperor-palpatine"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal rule-by-fear emperor-palpatine", "at naboo"]);
            t.expect_loyal("naboo", None);
            t.expect_occupied("naboo", true);
        });
}

/// REB-OCC-05
#[test]
fn loyalty_turns_the_occupation_token_over() {
    scene().units("naboo", "1 stormtrooper").assigned("rule-by-fear", ["emperor-palpatine"]).empires_turn().play(|t| {
        t.choose_each(["reveal rule-by-fear emperor-palpatine", "at naboo"]);
        t.expect_loyal("naboo", Some(Empire));
        t.expect_occupied("naboo", false);
    });
}

/// REB-SABOT-03
#[test]
fn a_second_sabotage_token_is_not_placed() {
    scene().sabotaged(["sullust"]).assigned("sabotage", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose_each(["reveal sabotage chewbacca", "at sullust"]);
        t.expect_sabotaged("sullust", true);
        t.leave_open();
    });
}
