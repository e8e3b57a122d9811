//! Set 25: Shadows of Dathomir.

use sw_lcg::card::Keyword;
use sw_lcg::{Db, Event};

use crate::support::{DARK, LIGHT, Step, duel, edge_duel, raid, raids_destroy, scene};

/// shadows-of-dathomir: two Sith resources, capacity 5. LCG-RES-04
#[test]
fn shadows_of_dathomir_gives_two_and_falls_at_five() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["shadows-of-dathomir"]).hand(["dark-side-apprentice"]))
        .play(|t| t.pay_with_two_of("shadows-of-dathomir", "dark-side-apprentice", "pay 1 imperial-navy"));
    raids_destroy("shadows-of-dathomir", 5);
}

/// nightsister: cost 3, capacity 1.
#[test]
fn a_nightsister_costs_three_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_sith().hand(["nightsister"])).play(|t| {
        t.pay_in_part("nightsister", ["pay 2 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("nightsister", 1);
    });
}

/// nightsister: one unit damage and one blast damage; two Force icons. LCG-ICON-04
#[test]
fn a_nightsister_strikes_without_and_with_the_edge() {
    duel("nightsister", "repair-droid").play(|t| {
        t.attack_without_the_edge("nightsister", "repair-droid");
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
    edge_duel("nightsister", "repair-droid").play(|t| {
        t.attack_with_the_edge("nightsister", "repair-droid", 2);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// nightsister: 1 damage to any objective when she is committed to the Force.
#[test]
fn a_nightsister_damages_an_objective_when_she_is_committed() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.objectives(["imperial-command"]).in_play(["nightsister"]))
        .light(|p| p.objectives(["a-heros-journey", "draw-their-fire"]))
        .play(|t| {
            t.choose("commit nightsister");
            t.may_choose("use nightsister");
            t.can_choose_exactly(["pick a-heros-journey", "pick draw-their-fire", "pick imperial-command"]);
            t.choose("pick draw-their-fire");
            t.expect_damage("draw-their-fire", 1);
        });
}

/// nightsister: each copy reacts separately, and only when she is committed herself. LCG-ABL-11
#[test]
fn each_nightsister_damages_for_herself() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["nightsister", "nightsister"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["commit nightsister", "commit nightsister"]);
            t.choose_each(["use nightsister", "pick draw-their-fire"]);
            t.choose_each(["use nightsister on 2", "pick draw-their-fire"]);
            t.expect_damage("draw-their-fire", 2);
        });
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["nightsister committed", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose("commit espo-trooper");
            t.expect_to_act([LIGHT]);
            t.expect_damage("draw-their-fire", 0);
        });
}

/// nightsister: two Force icons in a struggle. LCG-FORCE-07
#[test]
fn a_nightsister_counts_twice_in_the_force_struggle() {
    scene().at(Step::ForceBegins).dark(|p| p.in_play(["nightsister"])).play(|t| {
        t.choose_each(["commit nightsister", "pass"]);
        t.expect_event(Event::Struggle { light: 0, dark: 2, balance: sw_lcg::Side::Dark });
    });
}

/// rancor: cost 4, capacity 4.
#[test]
fn a_rancor_costs_four_and_takes_four_damage() {
    scene().under_fire(4).dark(|p| p.hand(["rancor"])).play(|t| {
        t.pay_in_part("rancor", ["pay 2 imperial-command", "pay 1 death-and-despayre"]);
        t.choose("pay 1 sith");
        t.wear_down("rancor", 4);
    });
}

/// rancor: three unit damage; with the edge one unit damage more; one Force icon. LCG-ICON-04
#[test]
fn a_rancor_strikes_without_and_with_the_edge() {
    duel("rancor", "red-five").play(|t| {
        t.attack_without_the_edge("rancor", "red-five");
        t.hit_down("red-five", 3);
    });
    edge_duel("rancor", "red-five").play(|t| {
        t.attack_with_the_edge("rancor", "red-five", 1);
        t.hit_down("red-five", 4);
    });
}

/// rancor: after its player's refresh, the cheapest non-Vehicle unit of either side is destroyed.
#[test]
fn a_rancor_eats_the_cheapest_unit() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["rancor", "nightsister", "tie-fighter"]))
        .light(|p| p.in_play(["twilek-loyalist", "x-wing", "believer-in-the-old-ways-154"]))
        .play(|t| {
            // Fighters of cost 1 are Vehicles; the Loyalist is the cheapest of the other units.
            t.choose("pick twilek-loyalist");
            t.expect_discard(LIGHT, ["twilek-loyalist"]);
            for unit in ["rancor", "nightsister", "tie-fighter", "x-wing", "believer-in-the-old-ways-154"] {
                t.expect_in_play(unit);
            }
        });
}

/// rancor: among equally cheap units the active player chooses, but must choose one. LCG-ABL-12
#[test]
fn a_rancor_gives_its_master_the_choice_among_equals() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["rancor", "duty-officer"]))
        .light(|p| p.in_play(["twilek-loyalist", "c-3po", "yoda"]))
        .play(|t| {
            t.can_choose_exactly_as(DARK, ["pick twilek-loyalist", "pick c-3po", "pick duty-officer"]);
            t.choose("pick c-3po");
            t.expect_discard(LIGHT, ["c-3po"]);
            t.expect_in_play("duty-officer");
        });
}

/// rancor: destroys itself if it is the only unit.
#[test]
fn a_lonely_rancor_eats_itself() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["rancor", "tie-fighter"]))
        .light(|p| p.in_play(["x-wing"]))
        .play(|t| {
            t.choose("pick rancor");
            t.expect_discard(DARK, ["rancor"]);
        });
}

/// rancor: each copy destroys a unit.
#[test]
fn two_rancors_eat_twice() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["rancor", "rancor"]))
        .light(|p| p.in_play(["twilek-loyalist", "yoda"]))
        .play(|t| {
            // Both are equal, so no player has to choose the order.
            t.choose("pick twilek-loyalist");
            t.must_choose("pick yoda");
            t.expect_discard(LIGHT, ["twilek-loyalist", "yoda"]);
        });
}

/// rancor: not after the enemy's refresh.
#[test]
fn a_rancor_sleeps_in_the_enemys_turn() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["rancor"]))
        .light(|p| p.in_play(["twilek-loyalist"]).hand([]))
        .play(|t| {
            t.expect_to_act([LIGHT]);
            t.expect_in_play("twilek-loyalist");
            t.expect_in_play("rancor");
        });
}

/// rancor: No Enhancements. All enhancements of the core set require traits that a Creature does not have anyway.
/// LCG-KEY-05
#[test]
fn a_rancor_takes_no_enhancements() {
    let rancor = Db::core().find("rancor").map(|card| Db::core().card(card));
    assert_eq!(rancor.map(|card| &card.keywords[..]), Some(&[Keyword::NoEnhancements][..]));
    scene()
        .dark(|p| p.in_play(["rancor"]).hand(["blaster-pistol", "aft-armor-plating", "the-hands-blessing"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// the-hands-blessing: on a Character of either side, for one resource.
#[test]
fn the_hands_blessing_enhances_a_character() {
    scene()
        .dark(|p| p.in_play(["darth-vader", "interrogation-droid", "tie-bomber"]).hand(["the-hands-blessing"]))
        .light(|p| p.in_play(["yoda", "red-five"]))
        .play(|t| {
            t.choose("play the-hands-blessing");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick yoda", "pick darth-vader"]);
            t.choose("pick darth-vader");
            t.expect_attached("the-hands-blessing", "darth-vader");
        });
}

/// the-hands-blessing: not without a Character. LCG-DEP-08
#[test]
fn the_hands_blessing_needs_a_character() {
    scene().dark(|p| p.in_play(["tie-bomber"]).hand(["the-hands-blessing"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// the-hands-blessing: removes all focus tokens after its player's refresh, optionally.
#[test]
fn the_hands_blessing_readies_its_unit_after_the_refresh() {
    let refresh = scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["nightsister focus 4", "the-hands-blessing on nightsister"]));
    refresh.play(|t| {
        t.can_choose_exactly(["use the-hands-blessing", "pass"]);
        t.expect_focus("nightsister", 3);
        t.choose("use the-hands-blessing");
        t.expect_focus("nightsister", 0);
    });
    refresh.play(|t| {
        t.choose("pass");
        t.expect_focus("nightsister", 3);
    });
}

/// the-hands-blessing: not for a ready unit, nor after the enemy's refresh. LCG-ABL-14
#[test]
fn the_hands_blessing_is_silent_without_focus_tokens_and_in_the_enemys_turn() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["nightsister focus 1", "the-hands-blessing on nightsister"]))
        .play(|t| t.cannot_choose("use the-hands-blessing"));
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["nightsister focus 2", "the-hands-blessing on nightsister"]))
        .play(|t| {
            t.expect_to_act([LIGHT]);
            t.expect_focus("nightsister", 2);
        });
}

/// the-hands-blessing: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn the_hands_blessing_has_one_force_icon() {
    raid("tie-bomber", ["the-hands-blessing"]).play(|t| t.bid("tie-bomber", "the-hands-blessing", 1));
}

/// a-disturbance-in-the-force: a focus token on each enemy unit committed to the Force, for two resources.
#[test]
fn a_disturbance_in_the_force_focuses_committed_enemies() {
    scene()
        .dark(|p| p.in_play(["nightsister committed"]).hand(["a-disturbance-in-the-force"]))
        .light(|p| p.in_play(["yoda committed", "red-five committed focus 1", "luke-skywalker"]))
        .play(|t| {
            t.choose_each(["use a-disturbance-in-the-force", "pay 1 imperial-command"]);
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.expect_focus("yoda", 1);
            t.expect_focus("red-five", 2);
            t.expect_focus("luke-skywalker", 0);
            t.expect_focus("nightsister", 0);
        });
}

/// a-disturbance-in-the-force: not if no enemy is committed. LCG-ABL-14
#[test]
fn a_disturbance_in_the_force_needs_a_committed_enemy() {
    scene()
        .dark(|p| p.in_play(["nightsister committed"]).hand(["a-disturbance-in-the-force"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// a-disturbance-in-the-force: three Force icons in an edge battle. LCG-EDGE-13
#[test]
fn a_disturbance_in_the_force_has_three_force_icons() {
    raid("tie-bomber", ["a-disturbance-in-the-force"]).play(|t| t.bid("tie-bomber", "a-disturbance-in-the-force", 3));
}
