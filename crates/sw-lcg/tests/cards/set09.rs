//! Set 9: Mission Briefing.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// mission-briefing: one Rebel Alliance resource, capacity 5.
#[test]
fn the_briefing_gives_one_and_falls_at_five() {
    gives("mission-briefing", 1);
    matches("mission-briefing", "jedi", "repair-droid");
    falls_at("mission-briefing", 5);
}

/// mission-briefing: a card is drawn when the opponent's turn begins, optionally.
#[test]
fn the_briefing_draws_in_the_opponents_turn() {
    for (pick, drawn) in [("use mission-briefing", 1), ("pass", 0)] {
        scene().at(Step::TurnBegins).light(|p| p.objectives(["mission-briefing"])).play(|t| {
            t.can_choose_exactly_as(LIGHT, ["use mission-briefing", "pass"]);
            t.choose(pick);
            t.expect_hand_size(LIGHT, drawn);
            t.expect_deck_size(LIGHT, 10 - drawn);
        });
    }
}

/// mission-briefing: not when its own player's turn begins.
#[test]
fn the_briefing_waits_for_the_opponent() {
    scene().turn_of(LIGHT).at(Step::TurnBegins).light(|p| p.objectives(["mission-briefing"])).play(|t| {
        t.cannot_choose("use mission-briefing");
        t.can_choose("balance imperial-command");
        t.leave_open();
    });
}

// ---- Mon Mothma

/// mon-mothma: cost 3, two resources, a tactics icon with the edge, 2 Force icons, capacity 2.
#[test]
fn mon_mothma_has_what_is_printed() {
    costs("mon-mothma", "rebel-alliance", 3);
    gives("mon-mothma", 2);
    strikes("mon-mothma", [0, 0, 0], [0, 1, 0]);
    dies_of("mon-mothma", 2);
    edges("mon-mothma", 2);
}

/// mon-mothma: her resources match Rebel Alliance cards, and only those. LCG-RES-08
#[test]
fn mon_mothma_pays_for_rebels() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives([]).in_play(["mon-mothma"]).hand(["fleet-officer", "return-of-the-jedi"]))
        .play(|t| {
            t.can_choose_exactly(["play fleet-officer", "pass"]);
            t.choose_each(["play fleet-officer", "pay 2 mon-mothma"]);
            t.expect_in_play("fleet-officer");
        });
}

/// mon-mothma: Edge (1) where she participates. LCG-KEY-02
#[test]
fn mon_mothma_counts_one_in_edge_battles() {
    let layout = |dark: &'static [&'static str]| {
        light_attacks()
            .light(|p| p.in_play(["mon-mothma", "x-wing"]))
            .dark(|p| p.in_play(["duty-officer"]).hand(dark.iter().copied()))
    };
    layout(&[]).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare mon-mothma", "done", "declare duty-officer"]);
        t.expect_edge(LIGHT);
        t.leave_open();
    });
    layout(&["espo-trooper"]).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare mon-mothma", "done", "declare duty-officer", "edge espo-trooper"]);
        t.expect_edge(DARK);
        t.leave_open();
    });
    // Edge (1) counts once, however many copies the deck has.
    layout(&["espo-trooper"]).light(|p| p.hand(["mon-mothma"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare mon-mothma", "done", "declare duty-officer", "pass", "edge espo-trooper", "pass"]);
        t.expect_edge(DARK);
        t.leave_open();
    });
    layout(&[]).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare x-wing", "done", "declare duty-officer"]);
        t.expect_edge(DARK);
        t.leave_open();
    });
}

/// mon-mothma: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_mon_mothma() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["mon-mothma"]).hand(["mon-mothma"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

// ---- Battlefield Engineers

/// battlefield-engineers: cost 2, a unit damage icon, 2 Force icons, capacity 2.
#[test]
fn the_battlefield_engineers_have_what_is_printed() {
    costs("battlefield-engineers", "rebel-alliance", 2);
    strikes("battlefield-engineers", [1, 0, 0], [1, 0, 0]);
    dies_of("battlefield-engineers", 2);
    edges("battlefield-engineers", 2);
}

/// battlefield-engineers: as attackers they remove a focus token from a friendly enhancement.
#[test]
fn the_battlefield_engineers_ready_an_enhancement() {
    light_attacks()
        .light(|p| {
            let p = p.objectives(["draw-their-fire focus 1"]);
            p.in_play(["battlefield-engineers", "hidden-outpost focus 1", "log-trap focus 2", "ancient-monument"])
        })
        .dark(|p| p.in_play(["control-room focus 1"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare battlefield-engineers");
            t.may_choose("use battlefield-engineers");
            t.can_choose_exactly(["pick hidden-outpost", "pick log-trap"]);
            t.choose("pick log-trap");
            t.expect_focus("log-trap", 1);
            t.leave_open();
        });
}

/// battlefield-engineers: not without an exhausted enhancement, and not as defenders. LCG-ADV-08
#[test]
fn the_battlefield_engineers_need_a_target_and_to_attack() {
    light_attacks().light(|p| p.in_play(["battlefield-engineers", "hidden-outpost"])).play(|t| {
        t.then("engage imperial-command");
        t.choose("declare battlefield-engineers");
        t.can_choose_exactly(["strike battlefield-engineers"]);
        t.leave_open();
    });
    dark_attacks()
        .light(|p| p.in_play(["battlefield-engineers", "hidden-outpost focus 1"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "declare battlefield-engineers"]);
            t.can_choose_exactly(["strike battlefield-engineers"]);
            t.leave_open();
        });
}

// ---- A-Wing

/// a-wing: cost 2, a unit damage icon, 1 Force icon, capacity 1.
#[test]
fn the_a_wing_has_what_is_printed() {
    costs("a-wing", "neutral", 2);
    strikes("a-wing", [1, 0, 0], [1, 0, 0]);
    dies_of("a-wing", 1);
    edges("a-wing", 1);
}

/// a-wing: draws a card when it is focused to strike, as attacker or defender, optionally.
#[test]
fn the_a_wing_draws_when_it_strikes() {
    for (pick, drawn) in [("use a-wing", 1), ("pass", 0)] {
        light_attacks().light(|p| p.in_play(["a-wing"])).play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare a-wing", "strike a-wing"]);
            t.can_choose_exactly(["use a-wing", "pass"]);
            t.choose(pick);
            t.expect_hand_size(LIGHT, drawn);
        });
    }
    dark_attacks().light(|p| p.in_play(["a-wing"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare a-wing", "strike a-wing", "use a-wing"]);
        t.expect_hand_size(LIGHT, 1);
        t.leave_open();
    });
}

/// a-wing: other strikes draw nothing.
#[test]
fn the_a_wing_draws_for_itself_only() {
    light_attacks().light(|p| p.in_play(["a-wing focus 1", "x-wing"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare x-wing", "strike x-wing"]);
        t.cannot_choose_as(LIGHT, "use a-wing");
        t.expect_hand_size(LIGHT, 0);
    });
}

// ---- Heavy Blaster Emplacement

/// heavy-blaster-emplacement: cost 0, 1 Force icon.
#[test]
fn the_emplacement_has_what_is_printed() {
    costs("heavy-blaster-emplacement", "neutral", 0);
    edges("heavy-blaster-emplacement", 1);
}

/// heavy-blaster-emplacement: is focused so that the opponent damages one of their own units.
#[test]
fn the_emplacement_makes_the_opponent_choose() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["heavy-blaster-emplacement", "x-wing"]).hand(["yoda"]))
        .dark(|p| p.in_play(["rancor", "espo-trooper"]))
        .play(|t| {
            t.choose("use heavy-blaster-emplacement");
            t.expect_focus("heavy-blaster-emplacement", 1);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pick rancor", "pick espo-trooper"]);
            t.choose("pick rancor");
            t.expect_damage("rancor", 1);
            t.cannot_choose("use heavy-blaster-emplacement");
        });
}

/// heavy-blaster-emplacement: not while exhausted, and not without an enemy unit. LCG-FOC-03 LCG-ABL-14
#[test]
fn the_emplacement_must_be_ready_and_have_a_victim() {
    for (card, unit) in [("heavy-blaster-emplacement focus 1", Some("rancor")), ("heavy-blaster-emplacement", None)] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play([card, "x-wing"]).hand(["yoda"]))
            .dark(|p| p.in_play(unit))
            .play(|t| t.cannot_choose("use heavy-blaster-emplacement"));
    }
}
