//! The conflict phase.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, dark_attacks, light_attacks};

/// LCG-CONF-01 LCG-CONF-02
#[test]
fn objectives_are_engaged_one_after_the_other_and_each_one_once() {
    light_attacks().light(|p| p.in_play(["x-wing", "y-wing"])).play(|t| {
        t.can_choose_exactly([
            "engage imperial-command",
            "engage shadows-of-dathomir",
            "engage death-and-despayre",
            "pass",
        ]);
        t.choose_each(["engage imperial-command", "declare x-wing", "done"]);
        t.can_choose_exactly(["strike x-wing"]);
        t.choose("strike x-wing");
        // One edge blast icon and the unopposed bonus; the first engagement ends before the next begins.
        t.expect_damage("imperial-command", 2);
        t.expect_participants([]);
        t.can_choose_exactly(["engage shadows-of-dathomir", "engage death-and-despayre", "pass"]);
        t.choose_each(["engage death-and-despayre", "declare y-wing", "strike y-wing"]);
        t.expect_damage("death-and-despayre", 3);
        t.expect_phase(Phase::Force);
        t.leave_open();
    });
}

/// LCG-CONF-02
#[test]
fn an_objective_can_be_engaged_again_in_a_later_turn() {
    light_attacks().light(|p| p.in_play(["x-wing"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "strike x-wing"]);
        t.pass_to_turn(9);
        t.until("engage imperial-command");
        t.can_choose("engage imperial-command");
        t.leave_open();
    });
}

/// LCG-CONF-01
#[test]
fn nobody_has_to_engage() {
    light_attacks().light(|p| p.in_play(["x-wing"])).play(|t| {
        t.choose("pass");
        t.expect_phase(Phase::Force);
        t.expect_focus("x-wing", 0);
        t.leave_open();
    });
}

/// LCG-CONF-03
#[test]
fn whoever_declines_once_engages_no_more_and_the_last_window_follows() {
    light_attacks().light(|p| p.in_play(["x-wing"]).hand(["fall-back"])).play(|t| {
        t.can_choose_exactly(["use fall-back", "pass"]);
        t.choose("pass");
        t.choose("pass"); // no engagement
        t.expect_phase(Phase::Conflict);
        t.can_choose_exactly(["use fall-back", "pass"]);
        t.choose("pass");
        t.expect_phase(Phase::Force);
        t.leave_open();
    });
}

/// LCG-CONF-03 LCG-CONF-02
#[test]
fn with_every_objective_engaged_the_last_window_follows() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "y-wing"]).hand(["fall-back"]))
        .dark(|p| p.objectives(["imperial-command"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare x-wing");
            t.then("strike x-wing");
            t.pass(2); // after the strike, and after the skipped one
            t.expect_participants([]);
            // The windows after the engagement, and the last one: y-wing is ready, but no objective is left to engage.
            t.can_choose_exactly(["use fall-back", "pass"]);
            t.choose("pass");
            t.expect_phase(Phase::Conflict);
            t.can_choose_exactly(["use fall-back", "pass"]);
            t.choose("pass");
            t.expect_phase(Phase::Force);
            t.leave_open();
        });
}

/// LCG-CONF-04
#[test]
fn without_a_unit_that_can_attack_no_engagement_starts() {
    light_attacks().light(|p| p.in_play(["x-wing focus 1"])).play(|t| {
        t.expect_phase(Phase::Force);
        t.leave_open();
    });
    dark_attacks().dark(|p| p.in_play(["coruscant-defense-fleet"])).play(|t| {
        t.expect_phase(Phase::Force);
        t.leave_open();
    });
}

/// LCG-CONF-05
#[test]
fn an_objective_is_engaged_when_the_attackers_are_declared() {
    dark_attacks()
        .light(|p| p.objectives(["a-heros-journey", "draw-their-fire", "the-secret-of-yavin-4"]))
        .dark(|p| p.in_play(["tie-fighter", "tie-bomber"]))
        .play(|t| {
            t.choose("engage a-heros-journey");
            let engaged = t.in_play("a-heros-journey");
            assert!(!t.table().engaged.contains(engaged), "no unit has been declared yet");
            t.choose("declare tie-fighter");
            assert!(!t.table().engaged.contains(engaged), "the declaration is not complete");
            t.expect_to_act([DARK]);
            t.choose("done");
            assert!(t.table().engaged.contains(engaged), "the declaration is complete");
            // Only now can cards react to the engaged objective.
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["use the-secret-of-yavin-4", "pass"]);
            t.leave_open();
        });
}

/// LCG-CONF-06
#[test]
fn an_engagement_that_moves_uses_up_the_original_objective() {
    dark_attacks()
        .light(|p| p.objectives(["a-heros-journey", "draw-their-fire", "the-secret-of-yavin-4"]))
        .dark(|p| p.in_play(["death-star-trooper", "tie-bomber"]))
        .play(|t| {
            t.choose_each([
                "engage a-heros-journey",
                "declare death-star-trooper",
                "done",
                "use the-secret-of-yavin-4",
            ]);
            t.expect_participants(["death-star-trooper"]);
            t.choose("strike death-star-trooper");
            t.expect_damage("a-heros-journey", 0);
            t.expect_damage("the-secret-of-yavin-4", 1);
            t.can_choose_exactly(["engage draw-their-fire", "engage the-secret-of-yavin-4", "pass"]);
            t.choose_each(["engage the-secret-of-yavin-4", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_damage("the-secret-of-yavin-4", 4);
            t.leave_open();
        });
}

/// LCG-CONF-07
#[test]
fn an_objective_that_enters_in_the_conflict_phase_can_be_engaged_in_it() {
    dark_attacks()
        .light(|p| p.objectives(["a-journey-to-dagobah damage 3"]).objective_deck(["jedi-training"]))
        .dark(|p| p.in_play(["death-star-trooper", "tie-bomber"]))
        .play(|t| {
            t.choose_each([
                "engage a-journey-to-dagobah",
                "declare death-star-trooper",
                "done",
                "strike death-star-trooper",
            ]);
            t.choose_each(["use a-journey-to-dagobah", "pick jedi-training from deck"]);
            t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
            t.can_choose_exactly(["engage jedi-training", "pass"]);
            t.choose_each(["engage jedi-training", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_damage("jedi-training", 3);
            t.leave_open();
        });
}

/// LCG-CONF-EX1 LCG-CONF-04
#[test]
fn the_rebel_fleet_is_attacked_by_vehicles_only() {
    let fleet = |units: [&'static str; 2]| {
        dark_attacks().light(|p| p.objectives(["the-rebel-fleet", "draw-their-fire"])).dark(move |p| p.in_play(units))
    };
    fleet(["heavy-stormtrooper-squad", "tie-fighter focus 1"]).play(|t| {
        t.can_choose_exactly(["engage draw-their-fire", "pass"]);
        t.leave_open();
    });
    fleet(["heavy-stormtrooper-squad", "tie-fighter"]).play(|t| {
        t.can_choose_exactly(["engage the-rebel-fleet", "engage draw-their-fire", "pass"]);
        t.choose("engage the-rebel-fleet");
        t.can_choose_exactly(["declare tie-fighter"]);
        t.leave_open();
    });
}
