//! Set 23: The Emperor's Web.

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// the-emperors-web: one Sith resource, capacity 4. LCG-RES-04
#[test]
fn the_emperors_web_gives_one_and_falls_at_four() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["the-emperors-web"]).hand(["dark-side-apprentice"]))
        .play(|t| t.pay_with_all("dark-side-apprentice", ["pay 1 imperial-navy", "pay 1 the-emperors-web"]));
    raids_destroy("the-emperors-web", 4);
}

/// the-emperors-web: the first Sith event of a turn costs 1 less.
#[test]
fn the_emperors_web_makes_the_first_sith_event_of_a_turn_cheaper() {
    scene()
        .dark(|p| p.objectives(["the-emperors-web", "shadows-of-dathomir"]).hand(["interrogation", "interrogation"]))
        .light(|p| p.hand(["yoda", "x-wing"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pay 1 sith"]);
            t.choose("pick yoda from hand");
            t.choose_each(["use interrogation", "pay 1 the-emperors-web"]);
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir"]);
            t.choose("pay 1 shadows-of-dathomir");
            t.choose("pick x-wing from hand");
            t.expect_hand(LIGHT, []);
        });
}

/// the-emperors-web: an event without cost counts as the first. LCG-RES-12
#[test]
fn the_emperors_web_counts_a_first_event_without_cost() {
    scene()
        .dark(|p| p.objectives(["the-emperors-web"]).in_play(["nightsister"]).hand(["force-choke", "interrogation"]))
        .light(|p| p.hand(["yoda"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick nightsister", "use interrogation"]);
            t.can_choose_exactly(["pay 1 the-emperors-web", "pay 1 sith"]);
            t.choose_each(["pay 1 the-emperors-web", "pay 1 sith"]);
            t.choose("pick yoda from hand");
        });
}

/// the-emperors-web: other cards are neither cheaper nor counted; a card without cost needs no match. LCG-RES-OPEN1
#[test]
fn the_emperors_web_is_about_sith_events_only() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["the-emperors-web focus 1", "imperial-command"])
                .in_play(["tie-bomber focus 1"])
                .hand(["tear-this-ship-apart", "dark-alliance", "force-stasis"])
        })
        .light(|p| p.in_play(["yoda", "heavy-blaster-emplacement focus 1"]))
        .play(|t| {
            t.choose("use tear-this-ship-apart");
            t.choose_each(["pay 1 imperial-navy", "pick heavy-blaster-emplacement", "use dark-alliance"]);
            t.choose_each(["use force-stasis", "pick yoda"]);
            t.expect_focus("imperial-command", 0);
            t.expect_discard(DARK, ["tear-this-ship-apart", "dark-alliance", "force-stasis"]);
        });
}

/// the-emperors-web: two copies reduce the cost by two. LCG-ABL-04
#[test]
fn two_webs_take_off_two() {
    scene()
        .dark(|p| p.objectives(["the-emperors-web focus 1"; 2]).affiliation("imperial-navy").hand(["interrogation"]))
        .light(|p| p.hand(["yoda"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pick yoda from hand"]);
            t.expect_focus("imperial-navy", 0);
        });
}

/// the-emperors-web: again in every turn, the enemy's included.
#[test]
fn the_emperors_web_works_in_the_enemys_turn() {
    scene()
        .at(Step::ForceWindow)
        .dark(|p| p.objectives(["the-emperors-web"]).hand(["interrogation", "interrogation"]))
        .light(|p| p.hand(["yoda", "x-wing", "y-wing"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pay 1 sith"]);
            t.choose("pick yoda from hand");
            t.cannot_choose("use interrogation");
            t.then("use interrogation");
            assert_eq!(t.table().turn, 8);
            t.choose("pay 1 the-emperors-web");
            t.choose("pick x-wing from hand");
        });
}

/// emperor-palpatine: cost 6, capacity 3.
#[test]
fn emperor_palpatine_costs_six_and_takes_three_damage() {
    scene().under_fire(3).dark(|p| p.lone_sith().in_play(["control-room"]).hand(["emperor-palpatine"])).play(|t| {
        t.pay_in_part(
            "emperor-palpatine",
            ["pay 2 imperial-command", "pay 2 death-and-despayre", "pay 1 control-room"],
        );
        t.must_choose("pay 1 sith");
        t.wear_down("emperor-palpatine", 3);
    });
}

/// emperor-palpatine: two tactics and one blast damage; with the edge one tactics and one blast damage more; five
/// Force icons. LCG-ICON-04
#[test]
fn emperor_palpatine_strikes_without_and_with_the_edge() {
    duel("emperor-palpatine", "repair-droid").play(|t| {
        t.attack_without_the_edge("emperor-palpatine", "repair-droid");
        t.blast_before("tactics", 1);
        t.aim_at("repair-droid", 2, 3);
    });
    edge_duel("emperor-palpatine", "repair-droid").play(|t| {
        t.attack_with_the_edge("emperor-palpatine", "repair-droid", 5);
        t.blast_before("tactics", 2);
        t.aim_at("repair-droid", 3, 3);
    });
}

/// emperor-palpatine: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_emperor() {
    scene()
        .dark(|p| p.in_play(["emperor-palpatine"]).hand(["emperor-palpatine"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// emperor-palpatine: Elite. LCG-KEY-03
#[test]
fn emperor_palpatine_loses_two_focus_tokens_when_he_refreshes() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["emperor-palpatine focus 3"]))
        .play(|t| t.expect_focus("emperor-palpatine", 1));
}

/// emperor-palpatine: a Sith event in the discard pile returns to hand when an enemy objective is destroyed.
#[test]
fn emperor_palpatine_takes_back_a_sith_event_when_an_objective_falls() {
    dark_attacks()
        .dark(|p| {
            p.in_play(["emperor-palpatine focus 1", "tie-bomber"]).discard([
                "force-choke",
                "dark-alliance",
                "nightsister",
                "force-stasis",
            ])
        })
        .light(|p| p.objectives(["draw-their-fire damage 3"]).discard(["jedi-mind-trick"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.may_choose("use emperor-palpatine");
            t.can_choose_exactly(["pick force-choke from discard", "pick force-stasis from discard"]);
            t.choose("pick force-stasis from discard");
            t.expect_hand(DARK, ["force-stasis"]);
            t.expect_discard(DARK, ["force-choke", "dark-alliance", "nightsister"]);
        });
}

/// emperor-palpatine: also when a friendly objective is destroyed.
#[test]
fn emperor_palpatine_profits_from_the_fall_of_his_own() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["imperial-command damage 4"]).in_play(["emperor-palpatine"]).discard(["force-choke"]))
        .play(|t| {
            t.choose_each(["balance imperial-command", "use emperor-palpatine", "pick force-choke from discard"]);
            t.expect_hand(DARK, ["force-choke"]);
        });
}

/// emperor-palpatine: not without a Sith event in the discard pile. LCG-ABL-14
#[test]
fn emperor_palpatine_needs_a_sith_event_in_the_discard_pile() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["imperial-command damage 4"]).in_play(["emperor-palpatine"]).discard(["its-worse"]))
        .light(|p| p.discard(["jedi-mind-trick"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_lost(DARK, ["imperial-command"]);
            t.expect_to_act([LIGHT]);
        });
}

/// emperors-royal-guard: cost 2, capacity 3.
#[test]
fn an_emperors_royal_guard_costs_two_and_takes_three_damage() {
    scene().under_fire(3).dark(|p| p.lone_sith().hand(["emperors-royal-guard"])).play(|t| {
        t.pay_in_part("emperors-royal-guard", ["pay 1 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("emperors-royal-guard", 3);
    });
}

/// emperors-royal-guard: one unit damage; with the edge one unit damage more; two Force icons. LCG-ICON-04
#[test]
fn an_emperors_royal_guard_strikes_without_and_with_the_edge() {
    duel("emperors-royal-guard", "repair-droid").play(|t| {
        t.attack_without_the_edge("emperors-royal-guard", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("emperors-royal-guard", "red-five").play(|t| {
        t.attack_with_the_edge("emperors-royal-guard", "red-five", 2);
        t.hit_down("red-five", 2);
    });
}

/// emperors-royal-guard: Protect Character, up to its remaining capacity. LCG-KEY-06
#[test]
fn an_emperors_royal_guard_takes_damage_for_characters() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["boba-fett", "emperors-royal-guard focus 1 damage 1"]))
        .light(|p| p.in_play(["home-one"]).hand(["y-wing"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "declare boba-fett", "edge y-wing"]);
            t.choose_each(["strike home-one", "unit damage", "hit boba-fett"]);
            t.can_choose_exactly_as(DARK, ["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 2");
            t.expect_gone("emperors-royal-guard");
            t.expect_damage("boba-fett", 0);
            t.choose_each(["strike boba-fett", "hit home-one"]);
        });
}

/// emperors-royal-guard: does not protect a card without the trait.
#[test]
fn an_emperors_royal_guard_does_not_protect_vehicles() {
    scene()
        .dark(|p| p.in_play(["emperors-royal-guard", "tie-advanced", "darth-vader"]))
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 2]))
        .play(|t| {
            t.choose_each(["use heavy-blaster-emplacement", "pick tie-advanced"]);
            t.expect_damage("tie-advanced", 1);
            t.choose_each(["use heavy-blaster-emplacement", "pick darth-vader"]);
            t.can_choose_exactly_as(DARK, ["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("emperors-royal-guard", 1);
        });
}

/// force-lightning: destroys an exhausted unit, for three resources; shields and protectors do not help. LCG-DMG-07
#[test]
fn force_lightning_destroys_an_exhausted_unit() {
    scene()
        .dark(|p| p.in_play(["nightsister focus 1", "darth-vader"]).hand(["force-lightning"]))
        .light(|p| p.in_play(["luke-skywalker focus 1 shield 1", "home-one focus 2", "yoda", "guardian-of-peace"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 2 imperial-command"]);
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick luke-skywalker", "pick home-one", "pick nightsister"]);
            t.choose("pick luke-skywalker");
            t.expect_gone("luke-skywalker");
            t.expect_discard(LIGHT, ["luke-skywalker"]);
            t.choose("pass"); // Darth Vader
        });
}

/// force-lightning: not without an exhausted unit. LCG-ADV-08
#[test]
fn force_lightning_needs_an_exhausted_unit() {
    scene()
        .dark(|p| p.objectives(["shadows-of-dathomir", "imperial-command"]).hand(["force-lightning"]))
        .light(|p| p.in_play(["yoda", "heavy-blaster-emplacement focus 1"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// force-lightning: a unit that paying will exhaust is no target yet; one that paying has exhausted is. LCG-TIME-15
#[test]
fn force_lightning_does_not_count_on_what_paying_brings() {
    let sources = ["shadows-of-dathomir"];
    let lightning =
        scene().dark(|p| p.objectives(sources).in_play(["advisor-to-the-emperor"]).hand(["force-lightning"]));
    lightning.play(|t| t.can_choose_exactly(["pass"]));
    lightning.light(|p| p.in_play(["yoda focus 1"])).play(|t| {
        t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir", "pay 1 advisor-to-the-emperor"]);
        t.can_choose_exactly(["pick yoda", "pick advisor-to-the-emperor"]);
        t.choose("pick yoda");
        t.expect_gone("yoda");
    });
}

/// force-lightning: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn force_lightning_has_one_force_icon() {
    raid("tie-bomber", ["force-lightning"]).play(|t| t.bid("tie-bomber", "force-lightning", 1));
}
