//! Set 26: Imperial Command.

use sw_lcg::{Event, Icon};

use crate::support::{DARK, LIGHT, Step, scene};

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
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
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
    scene().dark(|p| p.objectives(["imperial-command"]).hand(["imperial-officer"])).play(|t| {
        t.choose("play imperial-officer");
        t.can_choose_exactly(["pay 1 imperial-command", "pay 2 imperial-command", "pay 1 sith"]);
        t.choose("pay 2 imperial-command");
        t.expect_focus("imperial-command", 2);
        t.expect_in_play("imperial-officer");
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["imperial-command damage 3", "imperial-command damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            t.choose_each(["engage imperial-command", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("imperial-command", 4);
            t.expect_lost(DARK, []);
            t.choose_each(["engage imperial-command", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["imperial-command"]);
        });
}

/// admiral-motti: cost 3, capacity 2.
#[test]
fn admiral_motti_costs_three_and_takes_two_damage() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["admiral-motti"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 2]))
        .play(|t| {
            t.choose_each(["play admiral-motti", "pay 2 the-heart-of-the-empire"]);
            t.expect_gone("admiral-motti");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.choose_each(["use heavy-blaster-emplacement", "pick admiral-motti"]);
            t.expect_damage("admiral-motti", 1);
            t.choose_each(["use heavy-blaster-emplacement", "pick admiral-motti"]);
            t.expect_discard(DARK, ["admiral-motti"]);
        });
}

/// admiral-motti: no icons; with the edge one blast damage; three Force icons. LCG-ICON-04
#[test]
fn admiral_motti_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["admiral-motti"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare admiral-motti", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike admiral-motti");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["admiral-motti"]).hand(["admiral-motti"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare admiral-motti", "declare repair-droid"]);
            t.choose("edge admiral-motti");
            t.expect_event(Event::Edge { winner: DARK, attacker: 3, defender: 0 });
            t.choose("strike admiral-motti");
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
            t.can_choose_exactly(["play duty-officer", "pass"]);
            t.choose("play duty-officer");
            t.can_choose_exactly(["pay 1 admiral-motti", "pay 2 admiral-motti"]);
            t.choose("pay 2 admiral-motti");
            t.expect_focus("admiral-motti", 2);
            t.expect_in_play("duty-officer");
        });
}

/// admiral-motti: takes a focus token off an own unit after the own refresh.
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
            t.can_choose_exactly(["use admiral-motti", "pass"]);
            t.choose("use admiral-motti");
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
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["duty-officer"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 1]))
        .play(|t| {
            t.choose("play duty-officer");
            t.expect_gone("duty-officer");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.expect_in_play("duty-officer");
            t.choose_each(["use heavy-blaster-emplacement", "pick duty-officer"]);
            t.expect_discard(DARK, ["duty-officer"]);
        });
}

/// duty-officer: no icons; one Force icon. LCG-ICON-04
#[test]
fn a_duty_officer_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike duty-officer");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["duty-officer"]).hand(["duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare repair-droid"]);
            t.choose("edge duty-officer");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike duty-officer");
            t.choose("strike repair-droid");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
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
    scene()
        .dark(|p| p.affiliation("sith").hand(["heavy-stormtrooper-squad"]))
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 2]))
        .play(|t| {
            t.choose_each(["play heavy-stormtrooper-squad", "pay 1 imperial-command"]);
            t.expect_gone("heavy-stormtrooper-squad");
            t.choose("pay 1 sith");
            t.choose_each(["use heavy-blaster-emplacement", "pick heavy-stormtrooper-squad"]);
            t.expect_damage("heavy-stormtrooper-squad", 1);
            t.choose_each(["use heavy-blaster-emplacement", "pick heavy-stormtrooper-squad"]);
            t.expect_discard(DARK, ["heavy-stormtrooper-squad"]);
        });
}

/// heavy-stormtrooper-squad: one unit damage; with the edge one unit damage more; one Force icon. LCG-ICON-04
#[test]
fn a_heavy_stormtrooper_squad_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["heavy-stormtrooper-squad"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare heavy-stormtrooper-squad", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike heavy-stormtrooper-squad");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["heavy-stormtrooper-squad"]).hand(["heavy-stormtrooper-squad"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare heavy-stormtrooper-squad", "declare red-five"]);
            t.choose("edge heavy-stormtrooper-squad");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike heavy-stormtrooper-squad");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
            t.expect_gone("red-five");
        });
}

/// orbital-bombardment: cost 4, in the own play area.
#[test]
fn orbital_bombardment_costs_four() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["shadows-of-dathomir"; 2]).hand(["orbital-bombardment"]))
        .play(|t| {
            t.choose_each(["play orbital-bombardment", "pay 2 shadows-of-dathomir", "pay 1 shadows-of-dathomir"]);
            t.expect_gone("orbital-bombardment");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.expect_in_play("orbital-bombardment");
        });
}

/// orbital-bombardment: one normal blast damage more for each own unit.
#[test]
fn orbital_bombardment_gives_each_own_unit_a_blast_damage() {
    scene()
        .at(Step::ConflictWindow)
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

/// orbital-bombardment: not for enemies; two of them add up.
#[test]
fn orbital_bombardments_add_up_and_do_not_serve_the_enemy() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["orbital-bombardment", "orbital-bombardment", "duty-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare repair-droid"]);
            t.choose_each(["strike repair-droid", "strike duty-officer"]);
            t.expect_damage("draw-their-fire", 2);
        });
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
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
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-bomber"]).hand(["orbital-bombardment"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare tie-bomber");
            t.then("edge orbital-bombardment");
            t.expect_event(Event::Edge { winner: DARK, attacker: 2, defender: 0 });
            t.choose("strike tie-bomber");
        });
}
