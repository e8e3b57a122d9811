//! Shields.

use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

/// LCG-SHLD-01
#[test]
fn a_shielded_card_receives_no_second_shield_unless_a_text_says_so() {
    light_attacks()
        .light(|p| p.in_play(["guardian-of-peace", "x-wing shield 1"]).hand(["our-most-desperate-hour"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare guardian-of-peace", "declare x-wing"]);
            t.can_choose_exactly(["shield guardian-of-peace", "shield imperial-command", "done"]);
            t.choose("shield guardian-of-peace");
            t.expect_shields("guardian-of-peace", 1);
            t.choose_each(["use our-most-desperate-hour", "pick guardian-of-peace"]);
            t.expect_shields("guardian-of-peace", 2);
            t.leave_open();
        });
    // An effect on all of them skips those that have one.
    light_attacks()
        .light(|p| p.in_play(["y-wing", "x-wing shield 1", "rookie-pilot focus 1"]).hand(["covering-fire"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare y-wing", "declare x-wing", "use covering-fire", "pick rookie-pilot"]);
            t.expect_shields("y-wing", 1);
            t.expect_shields("x-wing", 1);
            t.leave_open();
        });
}

/// LCG-SHLD-01
#[test]
fn a_text_for_one_card_looks_for_an_unshielded_one() {
    dark_attacks().dark(|p| p.in_play(["tie-fighter", "tie-bomber shield 1", "at-st-commander focus 1"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare tie-fighter", "declare tie-bomber", "use at-st-commander", "pay 1 sith"]);
        t.can_choose_exactly(["pick tie-fighter"]);
        t.choose("pick tie-fighter");
        t.expect_shields("tie-fighter", 1);
        t.leave_open();
    });
}

fn redemption_meets_vader() -> Layout {
    light_attacks().light(|p| p.in_play(["redemption shield 1"])).dark(|p| p.in_play(["darth-vader"]))
}

/// LCG-SHLD-02
#[test]
fn a_shield_may_stop_one_damage() {
    redemption_meets_vader().play(|t| {
        t.choose_each(["engage imperial-command", "declare redemption", "declare darth-vader"]);
        t.choose_each(["strike darth-vader", "hit redemption"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_damage("redemption", 1); // one of two
        t.expect_shields("redemption", 0);
        t.leave_open();
    });
    redemption_meets_vader().play(|t| {
        t.choose_each(["engage imperial-command", "declare redemption", "declare darth-vader"]);
        t.choose_each(["strike darth-vader", "hit redemption", "shield 0"]);
        t.expect_damage("redemption", 2);
        t.expect_shields("redemption", 1);
        t.leave_open();
    });
}

/// LCG-SHLD-02
#[test]
fn every_shield_stops_one() {
    light_attacks().light(|p| p.in_play(["luke-skywalker shield 2"])).dark(|p| p.in_play(["darth-vader"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare darth-vader"]);
        t.choose_each(["strike darth-vader", "hit luke-skywalker"]);
        t.can_choose_exactly(["shield 0", "shield 1", "shield 2"]);
        t.choose("shield 2");
        t.expect_damage("luke-skywalker", 0);
        t.expect_shields("luke-skywalker", 0);
        t.leave_open();
    });
}

/// LCG-SHLD-02
#[test]
fn a_shield_may_stop_one_focus_token() {
    light_attacks().light(|p| p.in_play(["x-wing shield 1"])).dark(|p| p.in_play(["interrogation-droid"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "declare interrogation-droid"]);
        t.choose_each(["strike interrogation-droid", "aim x-wing"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_shields("x-wing", 0);
        t.expect_focus("x-wing", 0);
        t.can_choose_exactly(["strike x-wing"]);
        t.leave_open();
    });
}

/// LCG-SHLD-03
#[test]
fn a_shield_stops_nothing_of_its_own_side() {
    // The token of a strike.
    light_attacks().light(|p| p.in_play(["x-wing shield 1 committed"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "strike x-wing"]);
        t.expect_focus("x-wing", 2);
        t.expect_shields("x-wing", 1);
        t.leave_open();
    });
    // An effect of the card's controller.
    scene().dark(|p| p.in_play(["kuati-security-team shield 1"]).hand(["force-choke"])).play(|t| {
        t.choose_each(["use force-choke", "pick kuati-security-team"]);
        t.expect_damage("kuati-security-team", 1);
        t.expect_shields("kuati-security-team", 1);
    });
    // Costs: damage in this scene, a resource in the next one.
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| p.objectives(["questionable-contacts shield 1"]).in_play(["x-wing damage 1"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.choose_each(["use questionable-contacts", "pick x-wing", "pick darth-vader"]);
            t.expect_damage("questionable-contacts", 1);
            t.expect_shields("questionable-contacts", 1);
        });
    scene().dark(|p| p.objectives(["imperial-command shield 1"]).hand(["tie-fighter"])).play(|t| {
        t.choose_each(["play tie-fighter", "pay 1 imperial-command"]);
        t.expect_focus("imperial-command", 1);
        t.expect_shields("imperial-command", 1);
    });
}

/// LCG-SHLD-04
#[test]
fn strikes_of_attackers_and_defenders_can_be_stopped() {
    light_attacks()
        .light(|p| p.in_play(["x-wing shield 1"]))
        .dark(|p| p.in_play(["kuati-security-team shield 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing", "declare kuati-security-team"]);
            t.choose_each(["strike kuati-security-team", "hit x-wing"]);
            t.expect_to_act([LIGHT]);
            t.choose_each(["shield 1", "strike x-wing", "hit kuati-security-team"]);
            t.expect_to_act([DARK]);
            t.choose("shield 1");
            t.expect_damage("x-wing", 0);
            t.expect_damage("kuati-security-team", 0);
            t.leave_open();
        });
    // Two points of blast damage: a shield prevents one of them. The reward meets no shield.
    light_attacks().light(|p| p.in_play(["y-wing"])).dark(|p| p.objectives(["imperial-command shield 1"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare y-wing", "strike y-wing", "shield 1"]);
        t.expect_damage("imperial-command", 2);
        t.leave_open();
    });
}

/// LCG-SHLD-04
#[test]
fn enemy_texts_and_damage_of_the_rules_can_be_stopped() {
    scene().light(|p| p.in_play(["luke-skywalker shield 1"])).dark(|p| p.hand(["force-choke"])).play(|t| {
        t.choose_each(["use force-choke", "pick luke-skywalker"]);
        t.expect_to_act([LIGHT]);
        t.choose("shield 1");
        t.expect_damage("luke-skywalker", 0);
    });
    // The balance phase.
    scene().turn_of(LIGHT).at(Step::BalanceStrike).dark(|p| p.objectives(["imperial-command shield 1"])).play(|t| {
        t.choose("balance imperial-command");
        t.expect_to_act([DARK]);
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_damage("imperial-command", 0);
        t.expect_shields("imperial-command", 0);
        t.leave_open();
    });
    // The reward of an unopposed engagement.
    light_attacks().light(|p| p.in_play(["rookie-pilot"])).dark(|p| p.objectives(["imperial-command shield 1"])).play(
        |t| {
            t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot", "shield 1"]);
            t.expect_damage("imperial-command", 0);
            t.leave_open();
        },
    );
}

/// LCG-SHLD-02 LCG-SHLD-03: the player chooses the card, but it is still the enemy's effect.
#[test]
fn what_an_enemy_effect_makes_a_player_do_can_be_stopped() {
    scene()
        .light(|p| p.in_play(["heavy-blaster-emplacement"]))
        .dark(|p| p.in_play(["kuati-security-team shield 1"]))
        .play(|t| {
            t.choose_each(["pass", "use heavy-blaster-emplacement"]);
            t.expect_to_act([DARK]);
            t.must_choose("pick kuati-security-team");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_damage("kuati-security-team", 0);
            t.leave_open();
        });
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire shield 1", "a-heros-journey"]))
        .dark(|p| p.in_play(["outer-rim-hunter"]))
        .play(|t| {
            t.choose_each(["engage a-heros-journey", "declare outer-rim-hunter", "use outer-rim-hunter"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["pick a-heros-journey", "pick draw-their-fire"]);
            t.choose("pick draw-their-fire");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_damage("draw-their-fire", 0);
            t.leave_open();
        });
}

/// LCG-SHLD-EX1 LCG-SHLD-02
#[test]
fn jedi_mind_trick_against_a_shield() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["jedi-mind-trick", "x-wing"]))
        .dark(|p| p.in_play(["darth-vader shield 1"]))
        .play(|t| {
            t.choose_each(["use jedi-mind-trick", "pay 1 jedi", "pick darth-vader"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_shields("darth-vader", 0);
            t.expect_focus("darth-vader", 1);
        });
}
