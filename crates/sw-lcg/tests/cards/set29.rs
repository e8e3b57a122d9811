//! Set 29: Death and Despayre.

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, raid, raids_destroy, scene};

/// death-and-despayre: two Imperial Navy resources, capacity 5. LCG-RES-04
#[test]
fn death_and_despayre_gives_two_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["death-and-despayre"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_two_of("death-and-despayre", "imperial-officer", "pay 1 sith"));
    raids_destroy("death-and-despayre", 5);
}

/// devastator: cost 6, capacity 5.
#[test]
fn devastator_costs_six_and_takes_five_damage() {
    scene().under_fire(5).dark(|p| p.lone_navy().hand(["devastator"])).play(|t| {
        t.pay_in_part("devastator", ["pay 3 the-heart-of-the-empire", "pay 2 shadows-of-dathomir"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("devastator", 5);
    });
}

/// devastator: two unit damage and two blast damage; with the edge two blast damage more; three Force icons.
/// LCG-ICON-04
#[test]
fn devastator_strikes_without_and_with_the_edge() {
    duel("devastator", "red-five").play(|t| {
        t.attack_without_the_edge("devastator", "red-five");
        t.blast_before("unit damage", 2);
        t.hit_down("red-five", 2);
    });
    edge_duel("devastator", "red-five").play(|t| {
        t.attack_with_the_edge("devastator", "red-five", 3);
        t.blast_before("unit damage", 4);
        t.hit_down("red-five", 2);
        t.choose("pass"); // its reaction
    });
}

/// devastator: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_devastator() {
    scene()
        .dark(|p| p.in_play(["devastator", "control-room"]).hand(["devastator"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// devastator: Elite. LCG-KEY-03
#[test]
fn devastator_loses_two_focus_tokens_when_it_refreshes() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["devastator focus 4"]))
        .play(|t| t.expect_focus("devastator", 2));
}

/// devastator: one resource of any source advances the dial when an enemy objective is destroyed. LCG-RES-11
#[test]
fn devastator_advances_the_dial_for_a_resource_when_an_enemy_objective_falls() {
    dark_attacks()
        .dark(|p| p.objectives(["shadows-of-dathomir"]).in_play(["devastator focus 1", "tie-bomber"]))
        .light(|p| p.objectives(["draw-their-fire damage 3"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_dial(4);
            t.may_choose("use devastator");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 shadows-of-dathomir");
            t.expect_dial(5);
        });
}

/// devastator: optional, not for a friendly objective, not without a resource.
#[test]
fn devastator_needs_an_enemy_objective_and_a_resource() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["imperial-command damage 4", "death-and-despayre"]).in_play(["devastator"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_lost(DARK, ["imperial-command"]);
            t.expect_to_act([LIGHT]);
            t.expect_dial(3);
        });
    scene()
        .dark(|p| {
            p.objectives(["imperial-command focus 1"])
                .in_play(["devastator focus 1", "espo-trooper"])
                .hand(["tie-fighter"])
        })
        .light(|p| p.objectives(["draw-their-fire damage 4"]))
        .play(|t| {
            t.choose_each(["play tie-fighter", "pay 1 sith"]);
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "done"]);
            t.must_choose("strike espo-trooper");
            t.expect_dial(4);
            t.can_choose("commit devastator");
        });
}

/// devastator: once for each objective that is destroyed, even simultaneously. LCG-ABL-11 LCG-DMG-10
#[test]
fn devastator_advances_the_dial_for_each_of_two_objectives() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").in_play(["devastator"]).hand(["grand-moff-tarkin"]))
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey damage 3"]))
        .play(|t| {
            t.choose_each(["play grand-moff-tarkin", "pay 2 imperial-command", "pay 1 imperial-navy"]);
            t.expect_lost(LIGHT, ["draw-their-fire", "a-heros-journey"]);
            t.expect_dial(6);
            t.choose_each(["use devastator", "pay 1 shadows-of-dathomir"]);
            t.choose_each(["use devastator on 2", "pay 1 death-and-despayre"]);
            t.expect_dial(8);
            t.can_choose("commit devastator");
        });
}

/// imperial-officer: cost 2, capacity 1.
#[test]
fn an_imperial_officer_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_navy().hand(["imperial-officer"])).play(|t| {
        t.pay_in_part("imperial-officer", ["pay 1 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("imperial-officer", 1);
    });
}

/// imperial-officer: one unit damage; one Force icon. LCG-ICON-04
#[test]
fn an_imperial_officer_strikes_without_and_with_the_edge() {
    duel("imperial-officer", "repair-droid").play(|t| {
        t.attack_without_the_edge("imperial-officer", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("imperial-officer", "repair-droid").play(|t| {
        t.attack_with_the_edge("imperial-officer", "repair-droid", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// imperial-officer: two resources of any sources advance the dial when an enemy objective is destroyed. LCG-RES-11
#[test]
fn an_imperial_officer_advances_the_dial_for_two_resources() {
    dark_attacks()
        .dark(|p| p.objectives(["shadows-of-dathomir"]).in_play(["imperial-officer focus 1", "tie-bomber"]))
        .light(|p| p.objectives(["draw-their-fire damage 3"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_dial(4);
            t.choose_each(["use imperial-officer", "pay 1 sith"]);
            t.expect_dial(4);
            t.choose("pay 1 shadows-of-dathomir");
            t.expect_dial(5);
        });
}

/// imperial-officer: each Officer reacts separately, as long as there are resources. LCG-ABL-11
#[test]
fn each_imperial_officer_advances_the_dial_for_itself() {
    dark_attacks()
        .dark(|p| {
            p.objectives(["shadows-of-dathomir", "imperial-command"]).in_play([
                "imperial-officer focus 1",
                "imperial-officer focus 1",
                "tie-bomber",
            ])
        })
        .light(|p| p.objectives(["draw-their-fire damage 3"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
            t.choose_each(["use imperial-officer", "pay 2 shadows-of-dathomir"]);
            t.choose_each(["use imperial-officer", "pay 2 imperial-command"]);
            t.expect_dial(6);
            // Each has been used for this moment.
            t.can_choose("commit imperial-officer");
        });
}

/// imperial-officer: not for a friendly objective, not with a single resource.
#[test]
fn an_imperial_officer_needs_an_enemy_objective_and_two_resources() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["imperial-command damage 4", "death-and-despayre"]).in_play(["imperial-officer"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_to_act([LIGHT]);
            t.expect_dial(3);
        });
    dark_attacks()
        .dark(|p| p.objectives(["shadows-of-dathomir focus 1"]).in_play(["imperial-officer"]))
        .light(|p| p.objectives(["draw-their-fire damage 4"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare imperial-officer", "strike imperial-officer"]);
            t.expect_dial(4);
            t.can_choose_exactly(["commit imperial-officer", "done"]);
        });
}

/// defense-upgrade: on an objective of either side, for one resource; three more damage capacity.
#[test]
fn a_defense_upgrade_enhances_an_objective() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir"])
                .in_play(["nightsister"])
                .hand(["defense-upgrade"])
        })
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose("play defense-upgrade");
            t.must_choose("pay 1 imperial-navy");
            t.can_choose_exactly(["pick draw-their-fire", "pick shadows-of-dathomir"]);
            t.choose("pick shadows-of-dathomir");
            t.expect_attached("defense-upgrade", "shadows-of-dathomir");
        });
}

/// defense-upgrade: an objective of capacity 5 is destroyed at 8, and the upgrade leaves play with it. LCG-DEP-09
#[test]
fn a_defense_upgrade_gives_three_more_capacity() {
    let upgraded = |damage| {
        scene()
            .turn_of(LIGHT)
            .at(Step::BalanceBegins)
            .dark(move |p| p.objectives([damage]).in_play(["defense-upgrade on imperial-command"]))
    };
    upgraded("imperial-command damage 6").play(|t| {
        t.choose("balance imperial-command");
        t.expect_damage("imperial-command", 7);
    });
    upgraded("imperial-command damage 7").play(|t| {
        t.choose("balance imperial-command");
        t.expect_lost(DARK, ["imperial-command"]);
        t.expect_discard(DARK, ["defense-upgrade"]);
    });
}

/// defense-upgrade: when it leaves play, an objective with too much damage is destroyed immediately. LCG-DMG-06
#[test]
fn an_objective_without_its_defense_upgrade_may_fall() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir damage 6", "imperial-command damage 4"])
                .in_play(["defense-upgrade on shadows-of-dathomir"])
                .hand(["tear-this-ship-apart"])
        })
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy", "pick defense-upgrade"]);
            t.expect_lost(DARK, ["shadows-of-dathomir"]);
        });
}

/// defense-upgrade: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn a_defense_upgrade_has_one_force_icon() {
    raid("tie-bomber", ["defense-upgrade"]).play(|t| t.bid("tie-bomber", "defense-upgrade", 1));
}
