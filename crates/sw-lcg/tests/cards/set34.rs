//! Set 34: Looking for Droids.

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, raid, raids_destroy, scene};

/// looking-for-droids: one resource, and cards played from hand need no match.
#[test]
fn looking_for_droids_frees_its_player_from_the_match() {
    scene().dark(|p| p.objectives(["looking-for-droids"]).hand(["imperial-officer", "outer-rim-hunter"])).play(|t| {
        t.can_choose_exactly(["play imperial-officer", "play outer-rim-hunter", "pass"]);
        t.choose("play imperial-officer");
        t.can_choose_exactly(["pay 1 looking-for-droids", "pay 1 sith"]);
        t.choose_each(["pay 1 looking-for-droids", "pay 1 sith"]);
        t.expect_in_play("imperial-officer");
    });
}

/// looking-for-droids: events, too, but not the enemy's cards, and only while it is in play.
#[test]
fn looking_for_droids_serves_its_player_only() {
    scene()
        .dark(|p| {
            p.objectives(["looking-for-droids"])
                .in_play(["defense-upgrade on looking-for-droids"])
                .hand(["tear-this-ship-apart"])
        })
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 sith", "pick defense-upgrade"]);
            t.expect_gone("defense-upgrade");
        });
    scene()
        .turn_of(LIGHT)
        .dark(|p| p.objectives(["looking-for-droids"]))
        .light(|p| p.objectives(["a-heros-journey"]).hand(["fleet-officer", "twilek-loyalist"]))
        .play(|t| t.can_choose_exactly(["play twilek-loyalist", "pass"]));
    scene()
        .dark(|p| p.objectives(["imperial-command"]).hand(["outer-rim-hunter"]).lost(["looking-for-droids"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// looking-for-droids: capacity 5.
#[test]
fn looking_for_droids_falls_at_five() {
    raids_destroy("looking-for-droids", 5);
}

/// viper-probe-droid: cost 2, capacity 1.
#[test]
fn a_viper_probe_droid_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["viper-probe-droid"])).play(|t| {
        t.pay_in_part("viper-probe-droid", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("viper-probe-droid", 1);
    });
}

/// viper-probe-droid: no icons; with the edge one blast damage; one Force icon. LCG-ICON-04
#[test]
fn a_viper_probe_droid_strikes_without_and_with_the_edge() {
    duel("viper-probe-droid", "repair-droid").play(|t| {
        t.attack_without_the_edge("viper-probe-droid", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("viper-probe-droid", "repair-droid").play(|t| {
        t.attack_with_the_edge("viper-probe-droid", "repair-droid", 1);
        t.expect_damage("draw-their-fire", 1);
        t.choose("strike repair-droid");
    });
}

/// viper-probe-droid: may be played from the discard pile, for its cost. LCG-DEP-12
#[test]
fn a_viper_probe_droid_returns_from_the_discard_pile() {
    scene().dark(|p| p.hand([]).discard(["viper-probe-droid", "espo-trooper"])).play(|t| {
        t.can_choose_exactly(["play viper-probe-droid from discard", "pass"]);
        t.choose_each(["play viper-probe-droid from discard", "pay 1 sith"]);
        t.expect_gone("viper-probe-droid");
        t.choose("pay 1 imperial-command");
        t.expect_in_play("viper-probe-droid");
        t.expect_discard(DARK, ["espo-trooper"]);
    });
}

/// viper-probe-droid: playing it from hand and from the discard pile are two options.
#[test]
fn a_viper_probe_droid_in_hand_and_one_in_the_discard_pile() {
    scene().dark(|p| p.hand(["viper-probe-droid"]).discard(["viper-probe-droid"])).play(|t| {
        t.can_choose_exactly(["play viper-probe-droid", "play viper-probe-droid from discard", "pass"]);
        t.choose_each(["play viper-probe-droid from discard", "pay 2 imperial-command"]);
        t.expect_hand(DARK, ["viper-probe-droid"]);
        t.choose_each(["play viper-probe-droid", "pay 2 shadows-of-dathomir"]);
        t.expect_hand(DARK, []);
        t.expect_discard(DARK, []);
    });
}

/// viper-probe-droid: only when units can be played, and only for its cost. LCG-DEP-01 LCG-RES-02
#[test]
fn a_viper_probe_droid_returns_in_the_own_deployment_phase_only() {
    scene()
        .turn_of(LIGHT)
        .dark(|p| p.discard(["viper-probe-droid"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| t.expect_to_act([LIGHT]));
    dark_attacks()
        .dark(|p| p.in_play(["espo-trooper"]).hand([]).discard(["viper-probe-droid"]))
        .play(|t| t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]));
    scene()
        .dark(|p| p.objectives([]).hand([]).discard(["viper-probe-droid"]))
        .play(|t| t.cannot_choose("play viper-probe-droid from discard"));
}

/// dark-alliance: cards played from hand need no match for the rest of the phase, for free.
#[test]
fn dark_alliance_frees_its_player_from_the_match() {
    scene()
        .dark(|p| p.objectives(["shadows-of-dathomir"]).hand(["dark-alliance", "imperial-officer", "duty-officer"]))
        .play(|t| {
            t.may_choose("use dark-alliance");
            t.can_choose_exactly(["play imperial-officer", "play duty-officer", "pass"]);
            t.choose_each(["play imperial-officer", "pay 2 shadows-of-dathomir"]);
            t.choose_each(["play duty-officer", "pay 1 sith"]);
            t.expect_in_play("imperial-officer");
            t.expect_in_play("duty-officer");
            t.expect_discard(DARK, ["dark-alliance"]);
        });
}

/// dark-alliance: lasts until the end of the phase, in any phase.
#[test]
fn dark_alliance_ends_with_the_phase() {
    scene()
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire"]).in_play(["nightsister"]).hand([
                "dark-alliance",
                "dark-alliance",
                "backstabber",
            ])
        })
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose("use dark-alliance");
            t.can_choose_exactly(["use dark-alliance", "play backstabber", "pass"]);
            t.choose("pass");
            t.choose("pass"); // the first window of the conflict phase
            t.choose_each(["engage draw-their-fire", "declare nightsister"]);
            t.may_choose("use dark-alliance");
            t.can_choose_exactly(["join backstabber", "pass"]);
        });
}

/// dark-alliance: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn dark_alliance_has_two_force_icons() {
    raid("tie-bomber", ["dark-alliance"]).play(|t| t.bid("tie-bomber", "dark-alliance", 2));
}

/// its-worse: cancels an interrupt, then damages an enemy unit, for free.
#[test]
fn its_worse_cancels_an_interrupt_and_damages_a_unit() {
    scene()
        .dark(|p| p.objectives([]).in_play(["tie-bomber"]).hand(["force-choke", "its-worse"]))
        .light(|p| p.in_play(["luke-skywalker", "red-five"]).hand(["it-could-be-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use it-could-be-worse"]);
            t.can_choose_exactly_as(DARK, ["use its-worse", "pass"]);
            t.choose("use its-worse");
            t.can_choose_exactly(["pick luke-skywalker", "pick red-five"]);
            t.choose("pick red-five");
            t.expect_damage("red-five", 1);
            t.expect_damage("luke-skywalker", 1);
            t.expect_discard(LIGHT, ["it-could-be-worse"]);
            t.expect_discard(DARK, ["its-worse", "force-choke"]);
        });
}

/// its-worse: also cancels an interrupt of a card in play; its cost stays paid. LCG-ADV-10
#[test]
fn its_worse_cancels_the_interrupt_of_a_unit() {
    scene()
        .dark(|p| p.hand(["interrogation", "its-worse"]))
        .light(|p| p.in_play(["c-3po", "yoda"]).hand(["x-wing"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pay 2 shadows-of-dathomir", "use c-3po"]);
            t.expect_gone("c-3po");
            t.choose_each(["use its-worse", "pick yoda"]);
            t.expect_damage("yoda", 1);
            t.choose("pick x-wing from hand");
            t.expect_discard(LIGHT, ["c-3po", "x-wing"]);
        });
}

/// its-worse: can be canceled itself; then the interrupt takes effect and no unit is damaged. LCG-TIME-EX2
#[test]
fn its_worse_may_be_canceled() {
    scene()
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .light(|p| p.in_play(["luke-skywalker"]).hand(["it-could-be-worse", "counter-stroke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.choose("pass"); // no Counter-stroke against the choke
            t.choose_each(["use it-could-be-worse", "use its-worse", "pick luke-skywalker"]);
            t.can_choose_exactly_as(LIGHT, ["use counter-stroke", "pass"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("luke-skywalker", 0);
            t.expect_discard(DARK, ["its-worse", "force-choke"]);
        });
}

/// its-worse: still cancels without an enemy unit.
#[test]
fn its_worse_cancels_even_without_a_unit_to_damage() {
    scene()
        .dark(|p| p.in_play(["nightsister"]).hand(["superlaser-blast", "its-worse"]).affiliation("imperial-navy"))
        .light(|p| p.objectives(["draw-their-fire", "decoy-at-dantooine"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose_each(["pick draw-their-fire", "use decoy-at-dantooine"]);
            t.can_choose_exactly_as(DARK, ["use its-worse", "pass"]);
            t.choose("use its-worse");
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_dial(4);
        });
}

/// its-worse: cards discarded for a canceled discount stay discarded, and the full cost must be paid. LCG-ABL-16
/// LCG-ADV-10
#[test]
fn its_worse_cancels_a_discount_but_not_its_cost() {
    scene()
        .turn_of(LIGHT)
        .dark(|p| p.hand(["its-worse"]))
        .light(|p| {
            p.affiliation("rebel-alliance")
                .objectives(["the-defense-of-yavin-4", "draw-their-fire"])
                .hand(["red-two", "rookie-pilot"])
        })
        .play(|t| {
            t.choose_each(["play red-two", "use the-defense-of-yavin-4", "discard rookie-pilot"]);
            t.choose_as(DARK, "use its-worse");
            t.expect_discard(LIGHT, ["rookie-pilot"]);
            t.choose_each(["pay 1 rebel-alliance", "pay 1 the-defense-of-yavin-4"]);
            t.expect_gone("red-two");
            t.choose("pay 1 draw-their-fire");
            t.expect_in_play("red-two");
        });
}

/// its-worse: a card that can no longer be paid for returns to hand. LCG-RES-02
#[test]
fn its_worse_sends_a_unit_back_that_only_a_discount_made_payable() {
    scene()
        .turn_of(LIGHT)
        .dark(|p| p.hand(["its-worse"]))
        .light(|p| {
            p.affiliation("rebel-alliance").objectives(["the-defense-of-yavin-4"]).hand([
                "red-two",
                "rookie-pilot",
                "y-wing",
            ])
        })
        .play(|t| {
            t.choose_each(["play red-two", "use the-defense-of-yavin-4", "discard y-wing", "done"]);
            t.choose_as(DARK, "use its-worse");
            t.expect_hand(LIGHT, ["red-two", "rookie-pilot"]);
            t.expect_discard(LIGHT, ["y-wing"]);
            t.expect_focus("the-defense-of-yavin-4", 0);
            t.expect_focus("rebel-alliance", 0);
        });
}

/// its-worse: not as an action, and not against a reaction.
#[test]
fn its_worse_is_for_interrupts() {
    scene()
        .dark(|p| p.hand(["its-worse", "espo-trooper"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| t.can_choose_exactly(["play espo-trooper", "pass"]));
    scene().at(Step::TurnBegins).dark(|p| p.hand(["its-worse"])).light(|p| p.objectives(["mission-briefing"])).play(
        |t| {
            t.choose_as(LIGHT, "use mission-briefing");
            t.expect_hand_size(LIGHT, 1);
            t.can_choose_exactly_as(DARK, ["discard its-worse", "pass"]);
        },
    );
}

/// its-worse: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn its_worse_has_two_force_icons() {
    raid("tie-bomber", ["its-worse"]).play(|t| t.bid("tie-bomber", "its-worse", 2));
}
