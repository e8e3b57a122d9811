//! Set 19: Fall of the Jedi.

use sw_lcg::{Event, Icon, Phase};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, raid, raids_destroy, scene};

/// sith: one resource, and it matches Sith cards. LCG-CARD-06 LCG-RES-08
#[test]
fn the_sith_card_gives_one_resource_of_its_own_affiliation() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command", "death-and-despayre"])
                .hand(["dark-side-apprentice", "emperors-royal-guard"])
        })
        .play(|t| {
            t.choose("play dark-side-apprentice");
            t.can_choose_exactly(["pay 1 imperial-command", "pay 1 death-and-despayre", "pay 1 sith"]);
            t.choose("pay 1 imperial-command");
            t.must_choose("pay 1 sith");
            t.expect_focus("sith", 1);
            t.expect_in_play("dark-side-apprentice");
            // Two resources are ready, but none of them is Sith.
            t.can_choose_exactly(["pass"]);
        });
}

/// sith: the reserve is six. LCG-CARD-06 LCG-DRAW-03
#[test]
fn a_sith_player_draws_up_to_six_cards() {
    scene().at(Step::DrawBegins).dark(|p| p.hand(["darth-vader"])).play(|t| {
        t.choose("pass");
        t.expect_hand_size(DARK, 6);
        t.expect_deck_size(DARK, 5);
    });
}

/// fall-of-the-jedi: one Sith resource, capacity 5. LCG-RES-04
#[test]
fn fall_of_the_jedi_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["fall-of-the-jedi"]).hand(["dark-side-apprentice"]))
        .play(|t| t.pay_with_all("dark-side-apprentice", ["pay 1 imperial-navy", "pay 1 fall-of-the-jedi"]));
    raids_destroy("fall-of-the-jedi", 5);
}

/// fall-of-the-jedi: a card from hand goes under the deck when its player's draw phase begins.
#[test]
fn fall_of_the_jedi_puts_a_card_of_the_hand_under_the_deck() {
    scene()
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["fall-of-the-jedi"]).hand(["darth-vader", "nightsister"]).deck(["espo-trooper"; 6]))
        .play(|t| {
            t.may_choose("use fall-of-the-jedi");
            t.can_choose_exactly(["pick darth-vader from hand", "pick nightsister from hand"]);
            t.choose("pick darth-vader from hand");
            t.expect_deck_size(DARK, 7);
            // It is over before the optional discard, and once is enough.
            t.may_choose("discard nightsister");
            t.expect_hand(DARK, ["espo-trooper"; 6]);
            t.expect_deck_size(DARK, 1);
        });
}

/// fall-of-the-jedi: optional, needs a card in hand, only in its player's draw phase.
#[test]
fn fall_of_the_jedi_is_no_duty_and_needs_a_hand_and_the_own_draw_phase() {
    let objectives = ["fall-of-the-jedi"];
    scene().at(Step::DrawBegins).dark(|p| p.objectives(objectives).hand(["nightsister"])).play(|t| {
        t.choose("pass");
        t.can_choose_exactly(["discard nightsister", "pass"]);
        t.expect_hand(DARK, ["nightsister"]);
    });
    scene().at(Step::DrawBegins).dark(|p| p.objectives(objectives).hand([])).play(|t| {
        t.expect_phase(Phase::Deployment);
        t.expect_hand_size(DARK, 6);
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(objectives).hand(["nightsister"]))
        .light(|p| p.hand([]))
        .play(|t| {
            t.expect_phase(Phase::Deployment);
            t.expect_hand(DARK, ["nightsister"]);
        });
}

/// darth-vader: cost 5, capacity 4.
#[test]
fn darth_vader_costs_five_and_takes_four_damage() {
    scene().under_fire(4).dark(|p| p.lone_sith().hand(["darth-vader"])).play(|t| {
        t.pay_in_part("darth-vader", ["pay 2 imperial-command", "pay 2 death-and-despayre"]);
        t.must_choose("pay 1 sith");
        t.wear_down("darth-vader", 4);
    });
}

/// darth-vader: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_darth_vader() {
    scene().dark(|p| p.in_play(["darth-vader"]).hand(["darth-vader"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// darth-vader: two unit damage and one blast damage; with the edge one blast damage more; four Force icons.
/// LCG-ICON-04
#[test]
fn darth_vader_strikes_without_and_with_the_edge() {
    duel("darth-vader", "red-five").play(|t| {
        t.attack_without_the_edge("darth-vader", "red-five");
        t.blast_before("unit damage", 1);
        t.hit_down("red-five", 2);
    });
    edge_duel("darth-vader", "red-five").play(|t| {
        t.attack_with_the_edge("darth-vader", "red-five", 4);
        t.blast_before("unit damage", 2);
        t.hit_down("red-five", 2);
    });
}

/// darth-vader: Elite. LCG-KEY-03
#[test]
fn darth_vader_loses_two_focus_tokens_when_he_refreshes() {
    scene().at(Step::RefreshBegins).dark(|p| p.in_play(["darth-vader focus 3", "nightsister focus 3"])).play(|t| {
        t.expect_focus("darth-vader", 1);
        t.expect_focus("nightsister", 2);
    });
}

/// darth-vader: 1 damage to any unit after its player's Sith event, once per turn.
#[test]
fn darth_vader_damages_a_unit_after_a_sith_event_once_a_turn() {
    scene()
        .dark(|p| {
            let p = p.in_play(["darth-vader", "tie-bomber"]).hand(["force-choke", "dark-precognition"]);
            p.deck(["espo-trooper"; 3])
        })
        .light(|p| p.in_play(["luke-skywalker", "red-five"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.may_choose("use darth-vader");
            t.can_choose_exactly(["pick luke-skywalker", "pick red-five", "pick darth-vader", "pick tie-bomber"]);
            t.choose("pick red-five");
            t.expect_damage("red-five", 1);
            t.choose("use dark-precognition");
            t.choose("discard espo-trooper");
            t.can_choose_exactly(["play espo-trooper", "pass"]);
        });
}

/// darth-vader: not after an event without the Sith affiliation.
#[test]
fn darth_vader_does_not_care_for_a_neutral_event() {
    scene().dark(|p| p.in_play(["darth-vader"]).hand(["dark-alliance", "force-choke"])).play(|t| {
        t.choose("use dark-alliance");
        t.can_choose_exactly(["use force-choke", "pass"]);
        t.choose_each(["use force-choke", "pick darth-vader"]);
        t.can_choose_exactly(["use darth-vader", "pass"]);
        t.choose("pass");
        t.expect_damage("darth-vader", 1);
    });
}

/// darth-vader: a canceled event still counts as played. LCG-ADV-10
#[test]
fn darth_vader_acts_after_a_canceled_event_too() {
    scene()
        .dark(|p| p.in_play(["darth-vader"]).hand(["force-choke"]))
        .light(|p| p.in_play(["luke-skywalker"]).hand(["counter-stroke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("luke-skywalker", 0);
            t.choose_each(["use darth-vader", "pick luke-skywalker"]);
            t.expect_damage("luke-skywalker", 1);
        });
}

/// dark-side-apprentice: cost 2, capacity 2.
#[test]
fn a_dark_side_apprentice_costs_two_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_sith().hand(["dark-side-apprentice"])).play(|t| {
        t.pay_in_part("dark-side-apprentice", ["pay 1 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("dark-side-apprentice", 2);
    });
}

/// dark-side-apprentice: one unit damage; with the edge one blast damage more; one Force icon. LCG-ICON-04
#[test]
fn a_dark_side_apprentice_strikes_without_and_with_the_edge() {
    duel("dark-side-apprentice", "repair-droid").play(|t| {
        t.attack_without_the_edge("dark-side-apprentice", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("dark-side-apprentice", "repair-droid").play(|t| {
        t.attack_with_the_edge("dark-side-apprentice", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// vaders-lightsaber: cost 1, on a Force User or Force Sensitive unit of either side. LCG-DEP-10
#[test]
fn vaders_lightsaber_enhances_a_force_user_or_a_force_sensitive_unit() {
    scene()
        .dark(|p| p.in_play(["darth-vader", "nightsister", "espo-trooper"]).hand(["vaders-lightsaber"]))
        .light(|p| p.in_play(["yoda", "red-five"]))
        .play(|t| {
            t.choose("play vaders-lightsaber");
            // One matching resource is all it costs.
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick yoda", "pick darth-vader", "pick nightsister"]);
            t.choose("pick nightsister");
            t.expect_attached("vaders-lightsaber", "nightsister");
        });
}

/// vaders-lightsaber: not without a unit to wield it, and unique. LCG-DEP-08 LCG-UNIQ-01
#[test]
fn vaders_lightsaber_needs_a_hand_and_there_is_only_one() {
    scene().dark(|p| p.in_play(["tie-fighter"]).hand(["vaders-lightsaber"])).play(|t| t.can_choose_exactly(["pass"]));
    scene()
        .dark(|p| p.in_play(["nightsister", "vaders-lightsaber on nightsister"]).hand(["vaders-lightsaber"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// vaders-lightsaber: one more unit damage; with Darth Vader also Targeted Strike. LCG-KEY-10
#[test]
fn vaders_lightsaber_gives_darth_vader_targeted_strike() {
    dark_attacks()
        .dark(|p| p.in_play(["darth-vader", "vaders-lightsaber on darth-vader"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker focus 1", "red-five focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "strike darth-vader"]);
            t.choose("unit damage");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 3 });
            t.can_choose_exactly(["hit luke-skywalker", "hit red-five"]);
            t.choose("hit luke-skywalker");
            t.expect_gone("luke-skywalker");
        });
}

/// vaders-lightsaber: one more unit damage for others, but no Targeted Strike.
#[test]
fn vaders_lightsaber_in_another_hand_reaches_participants_only() {
    dark_attacks()
        .dark(|p| p.in_play(["dark-side-apprentice", "vaders-lightsaber on dark-side-apprentice"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker focus 1", "red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare dark-side-apprentice", "declare red-five"]);
            t.choose_each(["strike red-five", "strike dark-side-apprentice"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.must_choose("hit red-five");
            t.expect_gone("red-five");
        });
}

/// vaders-lightsaber: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn vaders_lightsaber_has_two_force_icons() {
    raid("espo-trooper", ["vaders-lightsaber"]).play(|t| t.bid("espo-trooper", "vaders-lightsaber", 2));
}

/// force-choke: 1 damage to a Character or Creature of either side, for free.
#[test]
fn force_choke_damages_a_character_or_creature() {
    scene()
        .dark(|p| p.objectives([]).in_play(["rancor", "tie-bomber"]).hand(["force-choke"]))
        .light(|p| p.in_play(["luke-skywalker", "red-five", "r2-d2"]))
        .play(|t| {
            t.may_choose("use force-choke");
            t.can_choose_exactly(["pick luke-skywalker", "pick rancor"]);
            t.choose("pick luke-skywalker");
            t.expect_damage("luke-skywalker", 1);
            t.expect_focus("sith", 0);
            t.expect_discard(DARK, ["force-choke"]);
        });
}

/// force-choke: one per turn for all copies. LCG-ABL-15
#[test]
fn force_choke_can_be_played_once_a_turn() {
    scene()
        .at(Step::LastWindow)
        .dark(|p| p.in_play(["darth-vader focus 4"]).hand(["force-choke", "force-choke"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick darth-vader"]);
            t.choose("pass"); // his reaction
            t.until("commit darth-vader");
            // The enemy's turn is another turn.
            t.then("use force-choke");
            assert_eq!(t.table().turn, 8);
            t.choose_each(["pick darth-vader", "pass"]);
            t.expect_damage("darth-vader", 2);
        });
}

/// force-choke: not without a target. LCG-ADV-08
#[test]
fn force_choke_needs_a_target() {
    scene()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["force-choke"]))
        .light(|p| p.in_play(["red-five", "r2-d2"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// force-choke: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn force_choke_has_one_force_icon() {
    raid("tie-bomber", ["force-choke"]).play(|t| t.bid("tie-bomber", "force-choke", 1));
}

/// heat-of-battle-169: 1 damage to a participating enemy; two Force icons. LCG-EDGE-13 LCG-EDGE-19
#[test]
fn heat_of_battle_damages_a_participating_enemy() {
    dark_attacks()
        .dark(|p| p.in_play(["dark-side-apprentice", "nightsister"]).hand(["heat-of-battle-169"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker", "red-five", "yoda focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare dark-side-apprentice", "done"]);
            t.choose_each(["declare luke-skywalker", "declare red-five", "edge heat-of-battle-169"]);
            t.can_choose_exactly(["pick luke-skywalker", "pick red-five"]);
            t.choose("pick red-five");
            t.expect_damage("red-five", 1);
            t.expect_event(Event::Edge { winner: DARK, attacker: 2, defender: 0 });
            t.expect_discard(DARK, ["heat-of-battle-169"]);
            t.leave_open();
        });
}

/// heat-of-battle-169: does nothing without a participating enemy, and is never played. LCG-EDGE-12 LCG-EDGE-19
#[test]
fn heat_of_battle_without_an_enemy_counts_its_icons_only() {
    scene()
        .dark(|p| p.in_play(["dark-side-apprentice"]).hand(["heat-of-battle-169"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker focus 1"]))
        .play(|t| {
            t.can_choose_exactly(["pass"]);
            t.choose_each(["pass", "engage draw-their-fire", "declare dark-side-apprentice"]);
            t.choose("edge heat-of-battle-169");
            t.expect_event(Event::Edge { winner: DARK, attacker: 2, defender: 0 });
            t.expect_damage("luke-skywalker", 0);
            t.choose("strike dark-side-apprentice");
        });
}

/// heat-of-battle-169: priority 6, after the light one with 5. LCG-EDGE-10
#[test]
fn heat_of_battle_of_the_dark_side_comes_after_that_of_the_light_side() {
    dark_attacks()
        .dark(|p| p.in_play(["nightsister"]).hand(["heat-of-battle-169"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]).hand(["heat-of-battle-65"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare nightsister", "declare red-five"]);
            t.choose_each(["edge heat-of-battle-169", "edge heat-of-battle-65"]);
            t.can_choose_exactly_as(LIGHT, ["pick nightsister"]);
            t.choose("pick nightsister");
            t.expect_gone("nightsister");
            t.can_choose_exactly_as(DARK, ["pick red-five"]);
            t.choose("pick red-five");
            t.expect_damage("red-five", 1);
            t.choose("strike red-five");
        });
}
