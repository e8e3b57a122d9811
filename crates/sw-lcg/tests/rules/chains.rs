//! Answers to answers, and how they change what they answer.

use crate::support::{DARK, LIGHT, Layout, Play, Step, dark_attacks, light_attacks, scene};

// ---- a card leaves play while it is being dealt damage

/// The dark side chokes a damaged Yoda, and It's Worse damages him once more before the choke does.
fn choked() -> Layout {
    scene()
        .light(|p| {
            p.in_play(["yoda damage 1", "guardian-of-peace"]).hand(["lightsaber-deflection", "it-could-be-worse"])
        })
        .dark(|p| p.hand(["force-choke", "its-worse"]))
}

fn worse_comes_first(t: &mut Play) {
    t.choose_each(["use force-choke", "pick yoda", "use lightsaber-deflection"]);
    t.must_choose("pick guardian-of-peace");
    t.choose_each(["use its-worse", "pick yoda"]);
    t.can_choose_exactly(["use it-could-be-worse", "pass"]); // the damage of It's Worse
    t.choose("pass");
    t.can_choose_exactly(["protect 0", "protect 1"]);
}

/// LCG-DMG-14 LCG-KEY-06: Yoda has left play, so there is no question about the damage of the choke.
#[test]
fn damage_on_its_way_to_a_card_that_has_left_play_is_neither_prevented_nor_protected() {
    choked().play(|t| {
        worse_comes_first(t);
        t.choose("protect 0");
        t.expect_gone("yoda");
        t.expect_to_act([LIGHT]);
        t.expect_phase(sw_lcg::Phase::Balance); // the next question belongs to the next turn
        t.expect_damage("guardian-of-peace", 0);
        t.expect_hand(LIGHT, ["it-could-be-worse"]);
        t.leave_open();
    });
}

/// LCG-KEY-06 LCG-DMG-OPEN1: Yoda is protected from the answer and survives, so the questions about the choke follow.
#[test]
fn damage_on_its_way_to_a_card_that_was_protected_from_an_answer_is_asked_about() {
    choked().play(|t| {
        worse_comes_first(t);
        t.choose("protect 1");
        t.expect_damage("guardian-of-peace", 1);
        t.may_choose("use it-could-be-worse");
        t.expect_damage("yoda", 1);
    });
}

/// LCG-DMG-14 LCG-TIME-16: C-3PO is sacrificed for another answer, and Deflection finds no damage to move.
#[test]
fn damage_on_its_way_to_a_card_that_has_left_play_is_not_turned_aside() {
    scene()
        .light(|p| p.in_play(["c-3po", "yoda"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader", "nightsister"]).hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "pass", "pass"]);
            t.may_choose("use darth-vader");
            t.choose_each(["pick c-3po", "use lightsaber-deflection", "pick nightsister"]);
            t.choose_each(["use its-worse", "pick yoda", "use c-3po"]);
            t.expect_discard(LIGHT, ["c-3po", "lightsaber-deflection"]);
            t.expect_in_play("nightsister");
            t.expect_damage("yoda", 1);
        });
}

// ---- answers to answers

/// LCG-TIME-16 LCG-ADV-10: the last answer resolves first, so the first one takes effect again.
#[test]
fn what_canceled_an_answer_can_be_canceled() {
    scene()
        .light(|p| p.in_play(["yoda", "rookie-pilot"]).hand(["counter-stroke", "counter-stroke"]))
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "use counter-stroke", "pay 1 jedi"]);
            t.choose_each(["use its-worse", "pick rookie-pilot"]);
            t.may_choose("use counter-stroke");
            t.choose("pay 1 a-heros-journey");
            t.expect_damage("yoda", 0);
            t.expect_in_play("rookie-pilot");
            t.expect_discard(DARK, ["its-worse", "force-choke"]);
            t.expect_discard(LIGHT, ["counter-stroke", "counter-stroke"]);
        });
}

/// LCG-ABL-11 LCG-ABL-15: two are destroyed together, and the limit leaves one answer.
#[test]
fn redemption_saves_one_of_two_that_fall_together() {
    for (saved, lost, words) in [
        ("duty-officer", "death-star-trooper", "use redemption"),
        ("death-star-trooper", "duty-officer", "use redemption on 2"),
    ] {
        light_attacks()
            .light(|p| p.in_play(["y-wing", "redemption"]).hand(["admiral-ackbar"]))
            .dark(|p| p.in_play(["duty-officer", "death-star-trooper"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose("declare y-wing");
                t.then("declare duty-officer");
                t.choose_each(["declare death-star-trooper", "join admiral-ackbar", "pay 2 draw-their-fire"]);
                t.choose_each(["pay 1 jedi", "use admiral-ackbar"]);
                t.can_choose_exactly(["use redemption", "use redemption on 2", "pass"]);
                t.choose(words);
                t.expect_hand(DARK, [saved]);
                t.expect_discard(DARK, [lost]);
                t.leave_open();
            });
    }
}

/// LCG-ABL-11 LCG-ADV-07: for each Escort a Vehicle is sacrificed, and one that is already leaving play may be chosen.
#[test]
fn two_escorts_that_leave_together_answer_once_each() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort", "x-wing-escort"]).hand(["a-new-hope"]))
        .dark(|p| p.in_play(["tie-fighter", "tie-bomber", "tie-advanced"]))
        .play(|t| {
            t.choose_each(["use a-new-hope", "pay 2 draw-their-fire", "done", "pick tie-bomber"]);
            t.then("use x-wing-escort");
            t.can_choose_exactly(["pick tie-advanced", "pick tie-bomber", "pick tie-fighter"]);
            t.choose("pick tie-bomber");
            t.may_choose("use x-wing-escort on 2");
            t.can_choose_exactly(["pick tie-advanced", "pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_discard(DARK, ["tie-bomber", "tie-fighter"]);
            t.expect_hand(DARK, ["tie-advanced"]);
            t.expect_hand(LIGHT, ["x-wing-escort", "x-wing-escort"]);
        });
}

/// LCG-DMG-04 LCG-NAME-EX2 LCG-ABL-11: both were dealt damage, and both can be captured.
#[test]
fn boba_fett_captures_the_victim_and_the_guardian_who_took_a_share() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker", "guardian-of-peace focus 1"]))
        .dark(|p| p.in_play(["boba-fett"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare luke-skywalker"]);
            t.choose_each(["edge darth-vader", "strike boba-fett", "unit damage", "hit luke-skywalker"]);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 1");
            t.can_choose_exactly(["use boba-fett", "use boba-fett on 2", "pass"]);
            t.choose_each(["use boba-fett on 2", "at imperial-command"]);
            t.expect_captured([("guardian-of-peace", "imperial-command")]);
            t.may_choose("use boba-fett");
            t.choose("at shadows-of-dathomir");
            t.expect_captured([("guardian-of-peace", "imperial-command"), ("luke-skywalker", "shadows-of-dathomir")]);
            t.leave_open();
        });
}

/// LCG-ABL-12 LCG-DMG-08: a unit destroyed by a forced reaction can be saved like any other.
#[test]
fn redemption_saves_whom_a_rancor_destroys() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.in_play(["redemption"]))
        .dark(|p| p.in_play(["rancor", "espo-trooper"]))
        .play(|t| {
            t.must_choose("pick espo-trooper");
            t.expect_to_act([LIGHT]);
            t.may_choose("use redemption");
            t.expect_hand(DARK, ["espo-trooper"]);
            t.leave_open();
        });
}

/// LCG-DMG-06 LCG-DEP-09: when the armor leaves play, its host is destroyed immediately, and its destruction can be
/// answered.
#[test]
fn redemption_saves_whom_the_loss_of_armor_destroys() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["ewok-scout", "redemption"]).hand(["yub-yub"]))
        .dark(|p| p.in_play(["duty-officer damage 2", "mandalorian-armor on duty-officer"]))
        .play(|t| {
            t.choose_each(["use yub-yub", "pick ewok-scout"]);
            t.must_choose("pick mandalorian-armor");
            t.may_choose("use redemption");
            t.expect_hand(DARK, ["duty-officer"]);
            t.expect_discard(DARK, ["mandalorian-armor"]);
        });
}

/// LCG-ABL-11 LCG-FORCE-02: committed together, each Nightsister reacts separately.
#[test]
fn two_nightsisters_committed_together_answer_once_each() {
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.objectives(["draw-their-fire damage 3", "a-heros-journey"]))
        .dark(|p| p.in_play(["nightsister", "nightsister"]))
        .play(|t| {
            t.choose_each(["commit nightsister", "commit nightsister"]);
            t.may_choose("use nightsister");
            t.choose("pick draw-their-fire");
            t.may_choose("use nightsister on 2");
            t.choose("pick draw-their-fire");
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_dial(4);
            t.leave_open();
        });
}

/// LCG-ABL-11 LCG-RES-04: generating two resources is one occurrence, and two copies can both answer it.
#[test]
fn two_stolen_plans_draw_two_cards_for_two_resources() {
    let plans = "stolen-plans on imperial-command";
    scene()
        .light(|p| p.in_play([plans, plans]).deck(["yoda", "x-wing", "y-wing"]))
        .dark(|p| p.hand(["tie-bomber"]))
        .play(|t| {
            t.choose_each(["play tie-bomber", "pay 2 imperial-command"]);
            t.may_choose("use stolen-plans");
            t.may_choose("use stolen-plans");
            t.expect_hand(LIGHT, ["yoda", "x-wing"]);
            t.expect_in_play("tie-bomber");
        });
}
