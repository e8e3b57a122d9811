//! Objectives.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::{Blank, Hit, REBELS, scene};

/// REB-CARD-12, REB-OBJ-01, REB-OBJ-06
#[test]
fn crippling_blow_after_three_health_of_ground_units() {
    scene()
        .units("naboo", "3 stormtrooper")
        .units("rodia", "1 corellian-corvette, 1 rebel-transport, 5 rebel-trooper")
        .pool(["general-rieekan"])
        .objectives(["crippling-blow"])
        .rolls([Hit, Hit, Hit, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-rieekan", "all from rodia", "done"]);
            t.fight_until(REBELS, "score crippling-blow");
            t.choose("score crippling-blow");
            t.expect_track(1, 13);
            t.leave_open();
        });
}

/// REB-OBJ-07
#[test]
fn cut_supply_lines_counts_sabotage_and_units() {
    scene()
        .loyal(Empire, ["corellia", "mustafar"])
        .sabotaged(["corellia", "mustafar"])
        .units("coruscant", "1 x-wing")
        .objectives(["cut-supply-lines"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score cut-supply-lines");
            t.leave_open();
        });
}

#[test]
fn defend_the_people_in_four_rebel_systems() {
    scene()
        .loyal(Rebels, ["naboo", "ryloth", "rodia", "bothawui"])
        .units("naboo", "1 x-wing")
        .units("ryloth", "1 x-wing")
        .units("rodia", "1 x-wing")
        .units("bothawui", "1 x-wing")
        .objectives(["defend-the-people"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score defend-the-people");
            t.leave_open();
        });
}

#[test]
fn rebel_assault_after_a_star_destroyer() {
    scene()
        .units("naboo", "1 star-destroyer")
        .units("rodia", "1 mon-calamari-cruiser, 1 corellian-corvette, 4 y-wing")
        .pool(["general-rieekan"])
        .objectives(["rebel-assault"])
        .rolls([Blank, Blank, Hit, Hit, Hit, Hit, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-rieekan", "all from rodia", "done"]);
            t.fight_until(REBELS, "score rebel-assault");
            t.choose("score rebel-assault");
            t.expect_track(1, 13);
            t.leave_open();
        });
}

#[test]
fn regional_support_needs_a_whole_region() {
    scene().loyal(Rebels, ["mustafar", "bespin"]).objectives(["regional-support"]).stage(Stage::Objective).play(|t| {
        t.choose("score regional-support");
        t.leave_open();
    });
}

/// REB-DS-10, REB-DS-11
#[test]
fn failed_plans_go_back_to_hand() {
    scene()
        .units("naboo", "1 death-star")
        .units("rodia", "1 x-wing")
        .pool(["wedge-antilles"])
        .objectives(["death-star-plans-3"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Hit, Hit, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with wedge-antilles", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-3");
            t.choose("score death-star-plans-3");
            t.expect_units("naboo", Empire, "1 death-star");
            t.expect_track(1, 14);
            assert_eq!(t.state().objectives.hand.len(), 1);
            t.leave_open();
        });
}

#[test]
fn the_second_plans_are_worth_two() {
    scene()
        .units("naboo", "1 death-star-under-construction, 1 tie-fighter")
        .units("rodia", "1 x-wing")
        .pool(["wedge-antilles"])
        .objectives(["death-star-plans-2"])
        .rolls([Blank, Blank, crate::support::Direct, Hit, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with wedge-antilles", "all from rodia", "done"]);
            t.fight_until(REBELS, "score death-star-plans-2");
            t.choose("score death-star-plans-2");
            t.expect_track(1, 12);
            t.leave_open();
        });
}

#[test]
fn heart_of_the_empire_returns_to_hand() {
    scene().units("coruscant", "1 x-wing").objectives(["heart-of-the-empire"]).stage(Stage::Objective).play(|t| {
        t.choose("score heart-of-the-empire");
        assert!(!t.state().objectives.hand.is_empty());
        t.leave_open();
    });
}

#[test]
fn leave_no_one_behind_without_captives() {
    scene().objectives(["leave-no-one-behind"]).stage(Stage::Objective).play(|t| {
        t.choose("score leave-no-one-behind");
        t.leave_open();
    });
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .loyal(Rebels, ["mustafar", "bespin"])
        .objectives(["leave-no-one-behind"])
        .stage(Stage::Objective)
        .play(|t| {
            t.can_choose_exactly(["pass"]); // a question, because the Rebels could hold another one
            t.leave_open();
        });
}

#[test]
fn liberation_of_an_occupied_system() {
    scene()
        .units("naboo", "1 stormtrooper")
        .units("rodia", "1 rebel-transport, 2 rebel-trooper")
        .pool(["general-rieekan"])
        .objectives(["liberation"])
        .rolls([Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-rieekan", "all from rodia", "done"]);
            t.fight_until(REBELS, "score liberation");
            t.choose("score liberation");
            t.expect_track(1, 13);
            t.leave_open();
        });
}

#[test]
fn popular_support_of_six_systems() {
    scene()
        .loyal(Rebels, ["naboo", "ryloth", "rodia", "bothawui", "kashyyyk", "malastare"])
        .objectives(["popular-support"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score popular-support");
            t.leave_open();
        });
}

#[test]
fn establish_outposts_in_five_systems() {
    scene()
        .units("naboo", "1 x-wing")
        .units("ryloth", "1 x-wing")
        .units("rodia", "1 x-wing")
        .units("bothawui", "1 x-wing")
        .units("yavin", "1 x-wing")
        .objectives(["establish-outposts"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score establish-outposts");
            t.leave_open();
        });
}

#[test]
fn inspire_sympathy_for_each_destroyed_system() {
    scene()
        .destroyed(["alderaan", "yavin"])
        .track(1, 10)
        .objectives(["inspire-sympathy"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score inspire-sympathy");
            assert_eq!(t.state().reputation, 8);
            t.leave_open();
        });
}

#[test]
fn major_victory_after_three_health_of_ships() {
    scene()
        .units("naboo", "3 tie-fighter")
        .units("rodia", "5 x-wing")
        .pool(["general-rieekan"])
        .objectives(["major-victory"])
        .rolls([Hit, Hit, Hit, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with general-rieekan", "all from rodia", "done"]);
            t.fight_until(REBELS, "score major-victory");
            t.choose("score major-victory");
            t.expect_track(1, 13);
            t.leave_open();
        });
}

#[test]
fn return_of_the_jedi_avenges() {
    scene()
        .units("naboo", "1 tie-fighter")
        .units("rodia", "2 x-wing")
        .leaders("naboo", ["darth-vader"])
        .pool(["luke-skywalker-jedi"])
        .objectives(["return-of-the-jedi"])
        .rolls([Hit, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with luke-skywalker-jedi", "all from rodia", "done"]);
            t.fight_until(REBELS, "score return-of-the-jedi");
            t.choose("score return-of-the-jedi");
            t.can_choose_exactly(["leader darth-vader"]);
            t.choose("leader darth-vader");
            assert_eq!(t.state().at[rebellion::Leader::Vader.idx()], rebellion::state::Place::Out);
            t.expect_track(1, 12);
            t.leave_open();
        });
}
