//! Set 31: The Endor Gambit.

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, raid, raids_destroy, scene};

/// the-endor-gambit: one Imperial Navy resource, capacity 5. LCG-RES-04
#[test]
fn the_endor_gambit_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["the-endor-gambit"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_all("imperial-officer", ["pay 1 sith", "pay 1 the-endor-gambit"]));
    raids_destroy("the-endor-gambit", 5);
}

/// the-endor-gambit: removes a focus token from a Vehicle unit of either side after its player's refresh.
#[test]
fn the_endor_gambit_takes_a_focus_token_off_a_vehicle() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["the-endor-gambit"]).in_play(["at-st focus 3", "nightsister focus 2", "tie-bomber"]))
        .light(|p| p.in_play(["red-five focus 1", "yoda focus 1"]))
        .play(|t| {
            t.choose("use the-endor-gambit");
            t.can_choose_exactly(["pick red-five", "pick at-st"]);
            t.choose("pick at-st");
            t.expect_focus("at-st", 1);
        });
}

/// the-endor-gambit: optional, not without a target, not after the enemy's refresh. LCG-ADV-08
#[test]
fn the_endor_gambit_needs_a_vehicle_and_the_own_refresh() {
    let refresh =
        scene().at(Step::RefreshBegins).dark(|p| p.objectives(["the-endor-gambit"; 3]).hand(["espo-trooper"]));
    refresh.clone().dark(|p| p.in_play(["at-st focus 2"])).play(|t| {
        t.can_choose_exactly(["use the-endor-gambit", "pass"]);
        t.choose("pass");
        t.expect_focus("at-st", 1);
    });
    refresh
        .dark(|p| p.in_play(["at-st focus 1", "nightsister focus 2"]))
        .play(|t| t.can_choose_exactly(["discard espo-trooper", "pass"]));
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["the-endor-gambit"]).in_play(["at-st focus 2"]))
        .play(|t| t.expect_to_act([LIGHT]));
}

/// at-st-commander: cost 2, capacity 1.
#[test]
fn an_at_st_commander_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_navy().hand(["at-st-commander"])).play(|t| {
        t.pay_in_part("at-st-commander", ["pay 1 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("at-st-commander", 1);
    });
}

/// at-st-commander: no icons; with the edge one tactics; one Force icon. LCG-ICON-04
#[test]
fn an_at_st_commander_strikes_without_and_with_the_edge() {
    duel("at-st-commander", "repair-droid").play(|t| {
        t.attack_without_the_edge("at-st-commander", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("at-st-commander", "repair-droid").play(|t| {
        t.attack_with_the_edge("at-st-commander", "repair-droid", 1);
        t.aim_at("repair-droid", 1, 1);
    });
}

/// at-st-commander: spends a resource of any source to give a shield to a participating Vehicle without one. LCG-RES-11
#[test]
fn an_at_st_commander_shields_a_participating_vehicle() {
    dark_attacks()
        .dark(|p| {
            p.objectives(["shadows-of-dathomir"]).in_play([
                "at-st-commander focus 1",
                "tie-bomber",
                "tie-fighter shield 1",
                "nightsister",
                "backstabber focus 1",
            ])
        })
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose("engage draw-their-fire");
            t.choose_each(["declare nightsister", "declare tie-fighter", "declare tie-bomber"]);
            t.may_choose("use at-st-commander");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.must_choose("pick tie-bomber");
            t.expect_shields("tie-bomber", 1);
            t.choose("declare red-five");
            // An enemy Vehicle counts, too, and only the resources limit the ability.
            t.choose_each(["use at-st-commander", "pay 1 shadows-of-dathomir"]);
            t.must_choose("pick red-five");
            t.expect_shields("red-five", 1);
            t.leave_open();
        });
}

/// at-st-commander: only in an engagement, with a Vehicle in it and a resource to spend. LCG-ABL-14
#[test]
fn an_at_st_commander_needs_an_engagement_with_a_vehicle_and_a_resource() {
    dark_attacks()
        .dark(|p| p.in_play(["at-st-commander focus 1", "tie-bomber", "nightsister"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.can_choose_exactly(["engage draw-their-fire", "pass"]);
            t.choose_each(["engage draw-their-fire", "declare nightsister", "done"]);
            t.must_choose("strike nightsister");
        });
    scene()
        .dark(|p| {
            p.objectives(["imperial-command focus 1"])
                .in_play(["at-st-commander focus 1", "tie-bomber"])
                .hand(["tie-fighter"])
        })
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.can_choose_exactly(["play tie-fighter", "pass"]);
            t.choose_each(["play tie-fighter", "pay 1 sith"]);
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "done"]);
            t.must_choose("strike tie-fighter");
        });
}

/// at-st: cost 3, capacity 3.
#[test]
fn an_at_st_costs_three_and_takes_three_damage() {
    scene().under_fire(3).dark(|p| p.lone_navy().hand(["at-st"])).play(|t| {
        t.pay_in_part("at-st", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.choose("pass"); // its reaction
        t.wear_down("at-st", 3);
    });
}

/// at-st: one unit damage and one blast damage; with the edge one unit damage more; two Force icons. LCG-ICON-04
#[test]
fn an_at_st_strikes_without_and_with_the_edge() {
    duel("at-st", "repair-droid").play(|t| {
        t.attack_without_the_edge("at-st", "repair-droid");
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
    edge_duel("at-st", "red-five").play(|t| {
        t.attack_with_the_edge("at-st", "red-five", 2);
        t.blast_before("unit damage", 1);
        t.hit_down("red-five", 2);
    });
}

/// at-st: draws a card when it enters play, optionally.
#[test]
fn an_at_st_draws_a_card_when_it_enters_play() {
    let playing = scene().dark(|p| {
        p.affiliation("imperial-navy")
            .in_play(["at-st"])
            .hand(["at-st", "espo-trooper"])
            .deck(["rancor", "espo-trooper"])
    });
    playing.play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 imperial-navy"]);
        t.may_choose("use at-st");
        t.expect_hand(DARK, ["espo-trooper", "rancor"]);
    });
    playing.play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 imperial-navy", "pass"]);
        t.expect_hand(DARK, ["espo-trooper"]);
        // It does not react to other cards.
        t.choose("play espo-trooper");
        t.can_choose("engage draw-their-fire");
    });
}

/// aft-armor-plating: on a Vehicle unit of either side, for free.
#[test]
fn aft_armor_plating_enhances_a_vehicle() {
    scene()
        .dark(|p| p.objectives([]).in_play(["at-st", "nightsister"]).hand(["aft-armor-plating"]))
        .light(|p| p.in_play(["x-wing", "yoda"]))
        .play(|t| {
            t.choose("play aft-armor-plating");
            t.can_choose_exactly(["pick x-wing", "pick at-st"]);
            t.choose("pick at-st");
            t.expect_attached("aft-armor-plating", "at-st");
        });
    scene().dark(|p| p.in_play(["nightsister"]).hand(["aft-armor-plating"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// aft-armor-plating: gives Shielding; several copies count like one. LCG-KEY-01 LCG-KEY-09
#[test]
fn aft_armor_plating_gives_shielding() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber", "at-st", "aft-armor-plating on at-st", "aft-armor-plating on at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare at-st"]);
            t.can_choose_exactly(["shield draw-their-fire", "shield tie-bomber", "shield at-st", "done"]);
            t.choose("shield tie-bomber");
            t.expect_shields("tie-bomber", 1);
            t.can_choose_exactly(["strike tie-bomber", "strike at-st"]);
            t.leave_open();
        });
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber", "at-st", "aft-armor-plating on at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "done"]);
            t.must_choose("strike tie-bomber");
        });
}

/// aft-armor-plating: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn aft_armor_plating_has_one_force_icon() {
    raid("tie-bomber", ["aft-armor-plating"]).play(|t| t.bid("tie-bomber", "aft-armor-plating", 1));
}
