//! Survivors, the reward of an unopposed engagement, and its end.

use sw_lcg::{Event, Phase};

use crate::support::{DARK, LIGHT, Layout, Play, light_attacks};

#[track_caller]
fn expect_no_reward(t: &Play) {
    assert!(!t.events().iter().any(|e| matches!(e, Event::Unopposed { .. })), "rewarded: {:?}", t.events());
}

/// LCG-UNOP-01
#[test]
fn exhausted_units_survive() {
    // Both have struck: an exhausted defender prevents the reward …
    light_attacks().light(|p| p.in_play(["x-wing"])).dark(|p| p.in_play(["kuati-security-team"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "declare kuati-security-team"]);
        t.choose_each(["strike kuati-security-team", "hit x-wing", "strike x-wing", "hit kuati-security-team"]);
        t.expect_focus("kuati-security-team", 1);
        expect_no_reward(t);
        t.expect_damage("imperial-command", 0);
        t.leave_open();
    });
    // … and an exhausted attacker still gets it.
    light_attacks().light(|p| p.in_play(["rookie-pilot"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_focus("rookie-pilot", 1);
        t.expect_damage("imperial-command", 1);
        t.leave_open();
    });
}

/// LCG-UNOP-02
#[test]
fn the_attacker_needs_a_survivor_too() {
    light_attacks()
        .light(|p| p.in_play(["jedi-in-hiding", "y-wing focus 1"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["death-star-trooper"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare jedi-in-hiding", "declare death-star-trooper"]);
            t.choose_each(["edge heat-of-battle-65", "edge heat-of-battle-169"]);
            t.choose_each(["pick death-star-trooper", "pick jedi-in-hiding"]);
            // They have destroyed each other.
            t.expect_participants([]);
            expect_no_reward(t);
            t.expect_damage("imperial-command", 0);
            t.leave_open();
        });
}

/// LCG-UNOP-EX1 LCG-UNOP-02
#[test]
fn the_reward_is_one_damage_however_the_defenders_are_gone() {
    // No defender declared.
    light_attacks()
        .light(|p| p.in_play(["jedi-in-hiding"]).hand(["twilek-loyalist"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare jedi-in-hiding", "done", "pass"]);
            t.choose("strike jedi-in-hiding");
            t.expect_event(Event::Unopposed { seat: LIGHT });
            t.expect_damage("imperial-command", 2); // with one blast icon of the edge
            t.leave_open();
        });
    // All defenders destroyed.
    light_attacks().light(|p| p.in_play(["jedi-in-hiding"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare jedi-in-hiding", "declare duty-officer"]);
        t.choose_each(["strike duty-officer", "strike jedi-in-hiding", "hit duty-officer"]);
        t.expect_event(Event::Unopposed { seat: LIGHT });
        t.expect_damage("imperial-command", 1);
        t.leave_open();
    });
    // The defender was removed.
    light_attacks()
        .light(|p| p.affiliation("smugglers-and-spies").in_play(["rookie-pilot"]).hand(["swindled"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare rookie-pilot");
            t.then("declare duty-officer");
            t.choose_each(["use swindled", "pay 1 smugglers-and-spies", "pick duty-officer", "strike rookie-pilot"]);
            t.expect_event(Event::Unopposed { seat: LIGHT });
            t.expect_damage("imperial-command", 1);
            t.leave_open();
        });
}

/// LCG-UNOP-03
#[test]
fn there_is_no_reward_for_an_objective_that_is_gone() {
    light_attacks()
        .light(|p| p.in_play(["y-wing"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir", "death-and-despayre"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare y-wing", "strike y-wing"]);
            t.expect_lost(DARK, ["imperial-command"]);
            expect_no_reward(t);
            t.expect_damage("shadows-of-dathomir", 0);
            t.expect_damage("death-and-despayre", 0);
            t.leave_open();
        });
}

/// LCG-UNOP-04
#[test]
fn the_engagement_ends_and_the_conflict_phase_goes_on() {
    light_attacks().light(|p| p.in_play(["rookie-pilot", "y-wing"]).hand(["fall-back"])).play(|t| {
        t.then("engage imperial-command");
        t.choose("declare rookie-pilot");
        t.then("strike rookie-pilot");
        t.pass(2); // the windows of the strikes
        t.expect_damage("imperial-command", 1);
        t.expect_participants([]);
        assert!(!t.table().in_engagement(), "the engagement is over");
        t.expect_phase(Phase::Conflict);
        t.can_choose_exactly(["use fall-back", "pass"]);
        t.choose("pass");
        t.can_choose_exactly(["engage shadows-of-dathomir", "engage death-and-despayre", "pass"]);
        t.leave_open();
    });
}

fn attack_on_a_shield() -> Layout {
    light_attacks().light(|p| p.in_play(["rookie-pilot"])).dark(|p| p.objectives(["imperial-command shield 1"]))
}

/// LCG-UNOP-05
#[test]
fn a_shield_can_stop_the_reward() {
    attack_on_a_shield().play(|t| {
        t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_to_act([DARK]);
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_damage("imperial-command", 0);
        t.expect_shields("imperial-command", 0);
        t.leave_open();
    });
    attack_on_a_shield().play(|t| {
        t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot", "shield 0"]);
        t.expect_damage("imperial-command", 1);
        t.expect_shields("imperial-command", 1);
        t.leave_open();
    });
}

/// LCG-UNOP-06
#[test]
fn the_reward_is_no_card_effect() {
    // No card can damage the dial at the Trench Run, but the reward can.
    light_attacks().light(|p| p.in_play(["trench-run", "rookie-pilot"])).play(|t| {
        t.choose_each(["engage trench-run", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_event(Event::Unopposed { seat: LIGHT });
        assert_eq!(t.view(LIGHT).dial_damage, 1, "damage on the dial");
        t.leave_open();
    });
}
