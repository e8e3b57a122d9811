//! Set 29: Death and Despayre.

use sw_lcg::{Event, Icon};

use crate::support::{DARK, LIGHT, Step, scene};

/// death-and-despayre: two Imperial Navy resources, capacity 5. LCG-RES-04
#[test]
fn death_and_despayre_gives_two_and_falls_at_five() {
    scene().dark(|p| p.objectives(["death-and-despayre"]).hand(["imperial-officer"])).play(|t| {
        t.choose("play imperial-officer");
        t.can_choose_exactly(["pay 1 death-and-despayre", "pay 2 death-and-despayre", "pay 1 sith"]);
        t.choose("pay 2 death-and-despayre");
        t.expect_focus("death-and-despayre", 2);
        t.expect_in_play("imperial-officer");
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["death-and-despayre damage 3", "death-and-despayre damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            t.choose_each(["engage death-and-despayre", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("death-and-despayre", 4);
            t.expect_lost(DARK, []);
            t.choose_each(["engage death-and-despayre", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["death-and-despayre"]);
        });
}

/// devastator: cost 6, capacity 5.
#[test]
fn devastator_costs_six_and_takes_five_damage() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["devastator"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 5]))
        .play(|t| {
            t.choose_each(["play devastator", "pay 3 the-heart-of-the-empire", "pay 2 shadows-of-dathomir"]);
            t.expect_gone("devastator");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            for damage in 1..5 {
                t.choose_each(["use heavy-blaster-emplacement", "pick devastator"]);
                t.expect_damage("devastator", damage);
            }
            t.choose_each(["use heavy-blaster-emplacement", "pick devastator"]);
            t.expect_discard(DARK, ["devastator"]);
        });
}

/// devastator: two unit damage and two blast damage; with the edge two blast damage more; three Force icons.
/// LCG-ICON-04
#[test]
fn devastator_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["devastator"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare devastator", "declare red-five"]);
            t.choose("strike red-five");
            t.choose("strike devastator");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 2);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
            t.expect_gone("red-five");
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["devastator"]).hand(["devastator"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare devastator", "declare red-five"]);
            t.choose("edge devastator");
            t.expect_event(Event::Edge { winner: DARK, attacker: 3, defender: 0 });
            t.choose("strike devastator");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 4);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
            t.expect_gone("red-five");
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
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["shadows-of-dathomir"]).in_play(["devastator focus 1", "tie-bomber"]))
        .light(|p| p.objectives(["draw-their-fire damage 3"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_dial(4);
            t.can_choose_exactly(["use devastator", "pass"]);
            t.choose("use devastator");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 shadows-of-dathomir");
            t.expect_dial(5);
        });
}

/// devastator: optional, not for an own objective, not without a resource.
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
            t.choose_each(["engage draw-their-fire", "declare espo-trooper"]);
            t.can_choose_exactly(["strike espo-trooper"]);
            t.choose("strike espo-trooper");
            t.expect_dial(4);
            t.can_choose("commit devastator");
        });
}

/// devastator: once for each objective that is destroyed, even together. LCG-ABL-11 LCG-DMG-10
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
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["imperial-officer"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 1]))
        .play(|t| {
            t.choose_each(["play imperial-officer", "pay 1 the-heart-of-the-empire"]);
            t.expect_gone("imperial-officer");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.expect_in_play("imperial-officer");
            t.choose_each(["use heavy-blaster-emplacement", "pick imperial-officer"]);
            t.expect_discard(DARK, ["imperial-officer"]);
        });
}

/// imperial-officer: one unit damage; one Force icon. LCG-ICON-04
#[test]
fn an_imperial_officer_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["imperial-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare imperial-officer", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike imperial-officer");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["imperial-officer"]).hand(["imperial-officer"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare imperial-officer", "declare repair-droid"]);
            t.choose("edge imperial-officer");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike imperial-officer");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
}

/// imperial-officer: two resources of any sources advance the dial when an enemy objective is destroyed. LCG-RES-11
#[test]
fn an_imperial_officer_advances_the_dial_for_two_resources() {
    scene()
        .at(Step::ConflictWindow)
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

/// imperial-officer: each Officer for itself, as long as there are resources. LCG-ABL-11
#[test]
fn each_imperial_officer_advances_the_dial_for_itself() {
    scene()
        .at(Step::ConflictWindow)
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
            // Each has been used for this one.
            t.can_choose("commit imperial-officer");
        });
}

/// imperial-officer: not for an own objective, not with a single resource.
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
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["shadows-of-dathomir focus 1"]).in_play(["imperial-officer"]))
        .light(|p| p.objectives(["draw-their-fire damage 4"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare imperial-officer", "strike imperial-officer"]);
            t.expect_dial(4);
            t.can_choose_exactly(["commit imperial-officer", "done"]);
        });
}

/// defense-upgrade: on an objective of either side, for one; three more damage capacity.
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
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.can_choose_exactly(["pick draw-their-fire", "pick shadows-of-dathomir"]);
            t.choose("pick shadows-of-dathomir");
            t.expect_attached("defense-upgrade", "shadows-of-dathomir");
        });
}

/// defense-upgrade: an objective of capacity 5 falls at 8, and the upgrade with it. LCG-DEP-09
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

/// defense-upgrade: without it, what is damaged too much falls at once. LCG-DMG-06
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
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-bomber"]).hand(["defense-upgrade"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare tie-bomber");
            t.then("edge defense-upgrade");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike tie-bomber");
        });
}
