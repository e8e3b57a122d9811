//! Set 26: Imperial Command.

use sw_lcg::Event;

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// imperial-navy: one resource, and it matches Imperial Navy cards. LCG-CARD-06 LCG-RES-08
#[test]
fn the_imperial_navy_card_gives_one_resource_of_its_own_affiliation() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir"; 2])
                .hand(["imperial-officer", "duty-officer"])
        })
        .play(|t| {
            t.choose_each(["play imperial-officer", "pay 1 shadows-of-dathomir"]);
            t.must_choose("pay 1 imperial-navy");
            t.expect_focus("imperial-navy", 1);
            t.expect_in_play("imperial-officer");
            // Two resources are ready, but they are Sith.
            t.can_choose_exactly(["pass"]);
        });
}

/// imperial-navy: the reserve is six. LCG-CARD-06 LCG-DRAW-03
#[test]
fn an_imperial_player_draws_up_to_six_cards() {
    scene().at(Step::DrawBegins).dark(|p| p.affiliation("imperial-navy")).play(|t| t.expect_hand_size(DARK, 6));
}

/// imperial-command: two Imperial Navy resources, capacity 5. LCG-RES-04
#[test]
fn imperial_command_gives_two_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["imperial-command"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_two_of("imperial-command", "imperial-officer", "pay 1 sith"));
    raids_destroy("imperial-command", 5);
}

/// admiral-motti: cost 3, capacity 2.
#[test]
fn admiral_motti_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_navy().hand(["admiral-motti"])).play(|t| {
        t.pay_in_part("admiral-motti", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("admiral-motti", 2);
    });
}

/// admiral-motti: no icons; with the edge one blast damage; three Force icons. LCG-ICON-04
#[test]
fn admiral_motti_strikes_without_and_with_the_edge() {
    duel("admiral-motti", "repair-droid").play(|t| {
        t.attack_without_the_edge("admiral-motti", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("admiral-motti", "repair-droid").play(|t| {
        t.attack_with_the_edge("admiral-motti", "repair-droid", 3);
        t.expect_damage("draw-their-fire", 1);
        t.choose("strike repair-droid");
    });
}

/// admiral-motti: two resources that match Imperial Navy cards; unique. LCG-RES-03 LCG-UNIQ-01
#[test]
fn admiral_motti_gives_two_resources_and_there_is_only_one() {
    scene()
        .dark(|p| {
            p.objectives(["shadows-of-dathomir"]).in_play(["admiral-motti"]).hand(["duty-officer", "admiral-motti"])
        })
        .play(|t| {
            t.may_choose("play duty-officer");
            t.can_choose_exactly(["pay 1 admiral-motti", "pay 2 admiral-motti"]);
            t.choose("pay 2 admiral-motti");
            t.expect_focus("admiral-motti", 2);
            t.expect_in_play("duty-officer");
        });
}

/// admiral-motti: removes a focus token from a friendly unit after its player's refresh.
#[test]
fn admiral_motti_takes_a_focus_token_off_a_unit_after_the_refresh() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command focus 3"]).in_play([
                "admiral-motti focus 2",
                "tie-bomber focus 3",
                "espo-trooper focus 1",
            ])
        })
        .light(|p| p.in_play(["yoda focus 2"]))
        .play(|t| {
            t.may_choose("use admiral-motti");
            t.can_choose_exactly(["pick admiral-motti", "pick tie-bomber"]);
            t.choose("pick tie-bomber");
            t.expect_focus("tie-bomber", 1);
            t.expect_focus("admiral-motti", 1);
        });
}

/// admiral-motti: not without a target, and not after the enemy's refresh. LCG-ADV-08
#[test]
fn admiral_motti_needs_a_target_and_the_own_refresh() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["admiral-motti", "espo-trooper focus 1"]).hand(["tie-fighter"]))
        .play(|t| t.can_choose_exactly(["discard tie-fighter", "pass"]));
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["admiral-motti", "espo-trooper focus 1"]))
        .play(|t| t.expect_to_act([LIGHT]));
}

/// duty-officer: cost 1, capacity 1.
#[test]
fn a_duty_officer_costs_one_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_navy().hand(["duty-officer"])).play(|t| {
        t.pay_in_part("duty-officer", []);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("duty-officer", 1);
    });
}

/// duty-officer: no icons; one Force icon. LCG-ICON-04
#[test]
fn a_duty_officer_strikes_without_and_with_the_edge() {
    duel("duty-officer", "repair-droid").play(|t| {
        t.attack_without_the_edge("duty-officer", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("duty-officer", "repair-droid").play(|t| {
        t.meet("duty-officer", "repair-droid");
        t.choose("edge duty-officer");
        t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
        t.strike_after("duty-officer", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
}

/// duty-officer: one resource that matches Imperial Navy cards. LCG-RES-03
#[test]
fn a_duty_officer_gives_an_imperial_resource() {
    scene().dark(|p| p.objectives(["shadows-of-dathomir"]).in_play(["duty-officer"]).hand(["imperial-officer"])).play(
        |t| {
            t.choose("play imperial-officer");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 1 sith", "pay 1 duty-officer"]);
            t.choose_each(["pay 1 sith", "pay 1 duty-officer"]);
            t.expect_focus("duty-officer", 1);
            t.expect_in_play("imperial-officer");
        },
    );
}

/// heavy-stormtrooper-squad: cost 2, capacity 2.
#[test]
fn a_heavy_stormtrooper_squad_costs_two_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.affiliation("sith").hand(["heavy-stormtrooper-squad"])).play(|t| {
        t.pay_in_part("heavy-stormtrooper-squad", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("heavy-stormtrooper-squad", 2);
    });
}

/// heavy-stormtrooper-squad: one unit damage; with the edge one unit damage more; one Force icon. LCG-ICON-04
#[test]
fn a_heavy_stormtrooper_squad_strikes_without_and_with_the_edge() {
    duel("heavy-stormtrooper-squad", "repair-droid").play(|t| {
        t.attack_without_the_edge("heavy-stormtrooper-squad", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("heavy-stormtrooper-squad", "red-five").play(|t| {
        t.attack_with_the_edge("heavy-stormtrooper-squad", "red-five", 1);
        t.hit_down("red-five", 2);
    });
}

/// orbital-bombardment: cost 4, in its player's play area.
#[test]
fn orbital_bombardment_costs_four() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["shadows-of-dathomir"; 2]).hand(["orbital-bombardment"]))
        .play(|t| {
            t.pay_in_part("orbital-bombardment", ["pay 2 shadows-of-dathomir", "pay 1 shadows-of-dathomir"]);
            t.must_choose("pay 1 imperial-navy");
            t.expect_in_play("orbital-bombardment");
        });
}

/// orbital-bombardment: one normal blast damage more for each friendly unit.
#[test]
fn orbital_bombardment_gives_each_own_unit_a_blast_damage() {
    dark_attacks()
        .dark(|p| p.in_play(["orbital-bombardment", "duty-officer", "tie-bomber"]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage the-secret-of-yavin-4", "declare duty-officer", "declare tie-bomber"]);
            t.choose_each(["declare repair-droid", "strike repair-droid", "strike duty-officer"]);
            t.expect_damage("the-secret-of-yavin-4", 1);
            t.choose("strike tie-bomber");
            t.expect_damage("the-secret-of-yavin-4", 3);
        });
}

/// orbital-bombardment: not for enemies; two copies add up.
#[test]
fn orbital_bombardments_add_up_and_do_not_serve_the_enemy() {
    dark_attacks()
        .dark(|p| p.in_play(["orbital-bombardment", "orbital-bombardment", "duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare repair-droid"]);
            t.choose_each(["strike repair-droid", "strike duty-officer"]);
            t.expect_damage("draw-their-fire", 2);
        });
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["orbital-bombardment"]))
        .light(|p| p.in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare repair-droid", "strike repair-droid"]);
            t.expect_damage("imperial-command", 1); // unopposed
        });
}

/// orbital-bombardment: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn orbital_bombardment_has_two_force_icons() {
    raid("tie-bomber", ["orbital-bombardment"]).play(|t| t.bid("tie-bomber", "orbital-bombardment", 2));
}
