//! Set 20: Counsel of the Sith.

use sw_lcg::{Event, Phase};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, raid, raids_destroy, scene};

/// counsel-of-the-sith: one Sith resource, capacity 5. LCG-RES-04
#[test]
fn counsel_of_the_sith_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["counsel-of-the-sith"]).hand(["dark-side-apprentice"]))
        .play(|t| t.pay_with_all("dark-side-apprentice", ["pay 1 imperial-navy", "pay 1 counsel-of-the-sith"]));
    raids_destroy("counsel-of-the-sith", 5);
}

/// counsel-of-the-sith: draws a card when the enemy's turn begins.
#[test]
fn counsel_of_the_sith_draws_when_the_enemys_turn_begins() {
    scene()
        .turn_of(LIGHT)
        .at(Step::TurnBegins)
        .dark(|p| p.objectives(["counsel-of-the-sith"]).deck(["darth-vader", "espo-trooper"]))
        .play(|t| {
            t.can_choose_exactly_as(DARK, ["use counsel-of-the-sith", "pass"]);
            t.choose("use counsel-of-the-sith");
            t.expect_hand(DARK, ["darth-vader"]);
            // It draws only once at the beginning of a turn.
            t.expect_to_act([LIGHT]);
            t.expect_phase(Phase::Balance);
        });
}

/// counsel-of-the-sith: each copy draws, and each draw is optional. LCG-ABL-11
#[test]
fn each_counsel_of_the_sith_draws_and_none_must() {
    scene().turn_of(LIGHT).at(Step::TurnBegins).dark(|p| p.objectives(["counsel-of-the-sith"; 2])).play(|t| {
        t.choose_each(["use counsel-of-the-sith", "use counsel-of-the-sith"]);
        t.expect_hand_size(DARK, 2);
        t.expect_phase(Phase::Balance);
    });
    scene().turn_of(LIGHT).at(Step::TurnBegins).dark(|p| p.objectives(["counsel-of-the-sith"])).play(|t| {
        t.choose("pass");
        t.expect_hand_size(DARK, 0);
        t.expect_phase(Phase::Balance);
    });
}

/// counsel-of-the-sith: not when its player's turn begins.
#[test]
fn counsel_of_the_sith_is_silent_when_the_own_turn_begins() {
    scene().at(Step::TurnBegins).dark(|p| p.objectives(["counsel-of-the-sith"; 3])).play(|t| {
        t.expect_phase(Phase::Deployment);
        t.expect_hand_size(DARK, 6);
    });
}

/// advisor-to-the-emperor: cost 2, capacity 1.
#[test]
fn an_advisor_to_the_emperor_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_sith().hand(["advisor-to-the-emperor"])).play(|t| {
        t.pay_in_part("advisor-to-the-emperor", ["pay 1 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("advisor-to-the-emperor", 1);
    });
}

/// advisor-to-the-emperor: no icons; with the edge one tactics; two Force icons. LCG-ICON-04
#[test]
fn an_advisor_to_the_emperor_strikes_without_and_with_the_edge() {
    duel("advisor-to-the-emperor", "repair-droid").play(|t| {
        t.attack_without_the_edge("advisor-to-the-emperor", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("advisor-to-the-emperor", "repair-droid").play(|t| {
        t.attack_with_the_edge("advisor-to-the-emperor", "repair-droid", 2);
        t.aim_at("repair-droid", 1, 1);
    });
}

/// advisor-to-the-emperor: one resource that matches Sith cards. LCG-RES-03
#[test]
fn an_advisor_to_the_emperor_gives_a_sith_resource() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["imperial-command"])
                .in_play(["advisor-to-the-emperor"])
                .hand(["dark-side-apprentice"])
        })
        .play(|t| {
            t.choose_each(["play dark-side-apprentice", "pay 1 imperial-command"]);
            t.must_choose("pay 1 advisor-to-the-emperor");
            t.expect_focus("advisor-to-the-emperor", 1);
            t.expect_in_play("dark-side-apprentice");
        });
}

/// kuati-security-team: cost 2, capacity 2.
#[test]
fn a_kuati_security_team_costs_two_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.hand(["kuati-security-team"])).play(|t| {
        t.pay_in_part("kuati-security-team", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("kuati-security-team", 2);
    });
}

/// kuati-security-team: one unit damage; with the edge one blast damage more; one Force icon. LCG-ICON-04
#[test]
fn a_kuati_security_team_strikes_without_and_with_the_edge() {
    duel("kuati-security-team", "repair-droid").play(|t| {
        t.attack_without_the_edge("kuati-security-team", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("kuati-security-team", "repair-droid").play(|t| {
        t.attack_with_the_edge("kuati-security-team", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// sith-library: cost 1, in its player's play area, and gives one neutral resource immediately. LCG-DEP-04 LCG-RES-09
#[test]
fn a_sith_library_costs_one_and_gives_one_neutral_resource() {
    scene()
        .dark(|p| p.objectives(["imperial-command"]).hand(["sith-library", "dark-side-apprentice", "tie-fighter"]))
        .play(|t| {
            t.pay_in_part("sith-library", []);
            t.choose("pay 1 sith");
            t.expect_in_play("sith-library");
            // Three resources are ready, but none of them is Sith.
            t.may_choose("play tie-fighter");
            t.can_choose_exactly(["pay 1 imperial-command", "pay 2 imperial-command", "pay 1 sith-library"]);
            t.choose("pay 1 sith-library");
            t.expect_focus("sith-library", 1);
            t.expect_in_play("tie-fighter");
        });
}

/// sith-library: Limited. LCG-KEY-04
#[test]
fn a_sith_library_is_the_only_limited_card_of_the_turn() {
    scene().dark(|p| p.hand(["sith-library", "sith-library", "control-room", "tie-fighter"])).play(|t| {
        t.can_choose_exactly(["play sith-library", "play control-room", "play tie-fighter", "pass"]);
        t.choose_each(["play sith-library", "pay 1 sith"]);
        t.can_choose_exactly(["play tie-fighter", "pass"]);
    });
}

/// sith-library: no Force icons in an edge battle. LCG-EDGE-13
#[test]
fn a_sith_library_has_no_force_icons() {
    raid("tie-bomber", ["sith-library"]).play(|t| t.bid("tie-bomber", "sith-library", 0));
}

/// dark-precognition: draws two cards, then discards one; for free.
#[test]
fn dark_precognition_draws_two_and_discards_one() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy").objectives([]).hand(["dark-precognition", "nightsister"]).deck([
                "darth-vader",
                "rancor",
                "espo-trooper",
            ])
        })
        .play(|t| {
            t.choose("use dark-precognition");
            t.expect_hand(DARK, ["nightsister", "darth-vader", "rancor"]);
            t.can_choose_exactly(["discard nightsister", "discard darth-vader", "discard rancor"]);
            t.choose("discard nightsister");
            t.expect_hand(DARK, ["darth-vader", "rancor"]);
            t.expect_discard(DARK, ["nightsister", "dark-precognition"]);
            t.expect_deck_size(DARK, 1);
        });
}

/// dark-precognition: in the enemy's turn too. LCG-ABL-03
#[test]
fn dark_precognition_works_in_the_enemys_turn() {
    let layout = scene().turn_of(LIGHT).at(Step::RefreshWindow);
    layout.dark(|p| p.hand(["dark-precognition"]).deck(["espo-trooper", "rancor", "tie-fighter"])).play(|t| {
        t.can_choose_exactly_as(DARK, ["use dark-precognition", "pass"]);
        t.choose_each(["use dark-precognition", "discard rancor"]);
        t.expect_hand(DARK, ["espo-trooper"]);
    });
}

/// dark-precognition: a player who draws from an empty deck loses. LCG-DRAW-04 LCG-WIN-03
#[test]
fn dark_precognition_with_one_card_left_loses_the_game() {
    scene().dark(|p| p.hand(["dark-precognition"]).deck(["espo-trooper"])).play(|t| {
        t.choose("use dark-precognition");
        t.expect_over([LIGHT]);
    });
}

/// dark-precognition: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn dark_precognition_has_one_force_icon() {
    raid("tie-bomber", ["dark-precognition"]).play(|t| t.bid("tie-bomber", "dark-precognition", 1));
}

/// twist-of-fate-171: no fate card counts, both stacks are discarded, and a new edge battle is fought. LCG-EDGE-EX2
#[test]
fn twist_of_fate_begins_the_edge_battle_anew() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["twist-of-fate-171", "heat-of-battle-169", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]).hand(["heat-of-battle-65", "y-wing"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare red-five"]);
            t.choose_each(["edge twist-of-fate-171", "edge heat-of-battle-65", "edge heat-of-battle-169"]);
            t.choose_each(["pass", "pass"]);
            t.expect_event(Event::EdgeAgain);
            t.expect_in_play("tie-bomber");
            t.expect_damage("red-five", 0);
            t.expect_discard(DARK, ["heat-of-battle-169", "twist-of-fate-171"]);
            t.expect_discard(LIGHT, ["heat-of-battle-65"]);
            // The attacking player begins again with the remaining hand.
            t.can_choose_exactly_as(DARK, ["edge espo-trooper", "pass"]);
            t.choose_each(["pass", "edge y-wing", "edge espo-trooper"]);
            t.expect_event(Event::Edge { winner: LIGHT, attacker: 1, defender: 1 });
            t.choose_each(["strike red-five", "strike tie-bomber"]);
            t.expect_damage("draw-their-fire", 1);
        });
}

/// twist-of-fate-171: priority 2, after the light one with 1, which cancels it. LCG-EDGE-10
#[test]
fn twist_of_fate_of_the_dark_side_is_canceled_by_that_of_the_light_side() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["twist-of-fate-171"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]).hand(["twist-of-fate-157"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare red-five"]);
            t.choose_each(["edge twist-of-fate-171", "edge twist-of-fate-157"]);
            let fates = t.events().iter().filter_map(|e| match *e {
                Event::Fate { seat, .. } => Some(seat),
                _ => None,
            });
            assert_eq!(fates.collect::<Vec<_>>(), [LIGHT]);
            t.expect_event(Event::Edge { winner: LIGHT, attacker: 0, defender: 0 });
            t.choose_each(["strike red-five", "strike tie-bomber"]);
        });
}

/// twist-of-fate-171: no Force icons, and it is never played. LCG-EDGE-12
#[test]
fn twist_of_fate_is_no_card_to_play() {
    scene().dark(|p| p.hand(["twist-of-fate-171"])).play(|t| t.can_choose_exactly(["pass"]));
}
