//! Combinations of protectors, shields and interrupts.

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// LCG-KEY-13 LCG-KEY-08: questions about protectors' own damage come first, and damage another protector takes leaves
/// room.
#[test]
fn room_that_another_guard_has_freed_is_there_for_everybody() {
    light_attacks()
        .light(|p| p.in_play(["y-wing"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["darth-vader", "emperors-royal-guard damage 2", "emperors-royal-guard"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare y-wing", "pass", "declare darth-vader", "declare emperors-royal-guard"]);
            t.choose_each(["declare emperors-royal-guard #2", "join admiral-ackbar", "pay 2 draw-their-fire"]);
            t.choose_each(["pay 1 jedi", "use admiral-ackbar"]);
            // The undamaged guard protects the damaged one.
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            // The damaged one, which now can take 1, protects the undamaged one.
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 0");
            // The damaged one protects Vader and is destroyed by that damage.
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("darth-vader", 0);
            t.expect_damage("emperors-royal-guard", 2);
            t.expect_discard(DARK, ["emperors-royal-guard"]);
            t.leave_open();
        });
}

/// LCG-DMG-OPEN1 LCG-KEY-06: redirected damage can be protected; its source decides about shields.
#[test]
fn damage_turned_aside_meets_protectors_and_keeps_its_source() {
    scene()
        .light(|p| p.in_play(["yoda"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader shield 1", "emperors-royal-guard shield 1"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "use lightsaber-deflection", "pick darth-vader"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("emperors-royal-guard", 1); // dark damage, so there is no question about shields
            t.expect_shields("emperors-royal-guard", 1);
            t.expect_damage("darth-vader", 0);
            t.leave_open();
        });
}

/// LCG-KEY-06 LCG-SHLD-03
#[test]
fn a_guard_protects_from_its_own_side_too_but_its_shield_does_not() {
    scene().dark(|p| p.in_play(["darth-vader shield 1", "emperors-royal-guard shield 1"]).hand(["force-choke"])).play(
        |t| {
            t.choose_each(["use force-choke", "pick darth-vader"]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("emperors-royal-guard", 1);
            t.expect_shields("emperors-royal-guard", 1);
            t.leave_open();
        },
    );
}

/// LCG-DMG-03 LCG-KEY-07: first the protectors, then the shields of each card for its own share.
#[test]
fn victim_and_guard_use_their_shields_for_their_shares() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rebel-assault"]))
        .dark(|p| p.in_play(["darth-vader shield 1", "emperors-royal-guard shield 1"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick darth-vader"]);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 1");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_shields("darth-vader", 0);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_damage("darth-vader", 0);
            t.expect_damage("emperors-royal-guard", 0);
            t.expect_shields("emperors-royal-guard", 0);
        });
}

/// LCG-KEY-06: of several objectives damaged together, the one with the trait is protected.
#[test]
fn a_fleet_protects_one_objective_of_several() {
    light_attacks()
        .light(|p| p.in_play(["home-one"]))
        .dark(|p| {
            p.objectives(["imperial-command", "the-heart-of-the-empire", "shadows-of-dathomir"])
                .in_play(["coruscant-defense-fleet focus 1"])
        })
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "strike home-one", "use home-one"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("the-heart-of-the-empire", 0);
            t.expect_damage("shadows-of-dathomir", 1);
            t.expect_damage("coruscant-defense-fleet", 1);
            t.expect_damage("imperial-command", 3);
        });
}

/// LCG-UNOP-02 LCG-KEY-06: the bonus can be protected like other damage; the engagement still was unopposed.
#[test]
fn a_protected_objective_is_spared_the_bonus() {
    light_attacks()
        .light(|p| p.in_play(["rebel-trooper"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]).in_play(["coruscant-defense-fleet focus 1 shield 1"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare rebel-trooper", "strike rebel-trooper"]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.choose("shield 1");
            t.expect_damage("the-heart-of-the-empire", 0);
            t.expect_damage("coruscant-defense-fleet", 0);
        });
}

/// LCG-DMG-OPEN1 LCG-KEY-06: prevented damage cannot be protected any more.
#[test]
fn a_guardian_takes_no_more_than_what_is_left() {
    dark_attacks()
        .light(|p| {
            p.objectives(["draw-their-fire"])
                .in_play(["believer-in-the-old-ways-154", "guardian-of-peace focus 1"])
                .hand(["it-could-be-worse"])
        })
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "declare believer-in-the-old-ways-154"]);
            t.choose_each([
                "pass",
                "strike believer-in-the-old-ways-154",
                "hit darth-vader",
                "pass",
                "strike darth-vader",
            ]);
            t.choose_each(["unit damage", "hit believer-in-the-old-ways-154", "use it-could-be-worse"]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("believer-in-the-old-ways-154", 0);
            t.expect_damage("guardian-of-peace", 1);
        });
}

/// LCG-KEY-06 LCG-DMG-06: armor lets a guard take more damage.
#[test]
fn an_armored_guard_takes_more() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rebel-assault"]))
        .dark(|p| {
            p.in_play(["darth-vader", "emperors-royal-guard damage 2", "mandalorian-armor on emperors-royal-guard"])
        })
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick darth-vader"]);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 2");
            t.expect_damage("emperors-royal-guard", 4);
        });
}

/// LCG-KEY-12 LCG-DMG-05: one guard takes moved damage, and the other is not asked about it again.
#[test]
fn moved_damage_is_taken_over_once() {
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| {
            p.objectives(["questionable-contacts", "draw-their-fire", "a-heros-journey"]).in_play(["x-wing damage 1"])
        })
        .dark(|p| p.in_play(["darth-vader", "emperors-royal-guard shield 1", "emperors-royal-guard"]))
        .play(|t| {
            t.choose_each(["use questionable-contacts", "pick x-wing", "pick darth-vader"]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 0");
            t.expect_damage("darth-vader", 0);
            t.expect_damage("emperors-royal-guard", 1);
        });
}

/// LCG-KEY-12 LCG-DMG-OPEN1: a guard that receives redirected damage is protected like any unit.
#[test]
fn damage_turned_aside_to_a_guard_can_be_taken_over_once() {
    scene()
        .light(|p| p.in_play(["yoda"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["emperors-royal-guard damage 2", "emperors-royal-guard"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "use lightsaber-deflection"]);
            t.can_choose_exactly(["pick emperors-royal-guard", "pick emperors-royal-guard #2"]);
            t.choose("pick emperors-royal-guard #2"); // the damaged one
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("emperors-royal-guard", 2);
            t.expect_damage("emperors-royal-guard #2", 1);
        });
}

/// LCG-KEY-10 LCG-KEY-06 LCG-SHLD-02: neither the target nor the guardian participates in the engagement.
#[test]
fn a_targeted_strike_meets_guardian_and_shield_outside_the_engagement() {
    dark_attacks()
        .light(|p| {
            p.objectives(["draw-their-fire"]).in_play([
                "twilek-smuggler focus 1 shield 1",
                "guardian-of-peace focus 1 damage 1",
                "rookie-pilot",
            ])
        })
        .dark(|p| p.in_play(["tie-attack-squadron"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare rookie-pilot"]);
            t.choose_each(["edge heat-of-battle-169", "pick rookie-pilot", "protect 0"]);
            t.choose_each(["strike tie-attack-squadron", "unit damage"]);
            t.can_choose_exactly(["hit twilek-smuggler", "hit guardian-of-peace"]);
            t.choose("hit twilek-smuggler");
            t.can_choose_exactly(["protect 0", "protect 1"]); // of 2
            t.choose("protect 1");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_gone("guardian-of-peace");
            t.expect_damage("twilek-smuggler", 0);
            t.expect_damage("draw-their-fire", 3); // two blast damage with the edge, and the bonus
            t.leave_open();
        });
}

/// LCG-UNOP-02 LCG-KEY-06 LCG-KEY-10: the last defender protects a unit that does not defend.
#[test]
fn a_defender_destroyed_while_protecting_another_leaves_the_engagement_unopposed() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["yoda"]))
        .dark(|p| p.in_play(["darth-vader focus 1", "emperors-royal-guard damage 2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare emperors-royal-guard"]);
            t.choose_each(["edge yoda", "strike luke-skywalker", "unit damage"]);
            t.can_choose_exactly(["hit darth-vader", "hit emperors-royal-guard"]);
            t.choose("hit darth-vader");
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_gone("emperors-royal-guard");
            t.expect_damage("darth-vader", 1);
            t.expect_damage("imperial-command", 3); // two blast damage, and the bonus
            t.leave_open();
        });
}

/// LCG-BAL-04 LCG-KEY-06 LCG-SHLD-04
#[test]
fn the_damage_of_the_balance_phase_meets_protector_and_shield() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceStrike)
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire", "imperial-command"])
                .in_play(["coruscant-defense-fleet damage 4 shield 1"])
        })
        .play(|t| {
            t.choose("balance the-heart-of-the-empire");
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 0");
            t.expect_gone("coruscant-defense-fleet");
            t.expect_damage("the-heart-of-the-empire", 0);
            t.leave_open();
        });
}
