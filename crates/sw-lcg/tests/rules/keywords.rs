//! Keywords.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

// ---- Edge

/// A light attack on Imperial Command with these units, against a Kuati Security Team.
fn attack(units: [&'static str; 2]) -> Layout {
    light_attacks().light(|p| p.in_play(units)).dark(|p| p.in_play(["kuati-security-team"]))
}

/// LCG-KEY-02
#[test]
fn edge_adds_force_icons_while_the_card_participates() {
    attack(["mon-mothma", "rebel-trooper"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare mon-mothma", "done", "declare kuati-security-team"]);
        t.expect_edge(LIGHT); // 1 to 0, not a tie
        t.leave_open();
    });
}

/// LCG-KEY-02
#[test]
fn edge_of_a_card_that_stays_away_adds_nothing() {
    attack(["mon-mothma", "rebel-trooper"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare rebel-trooper", "done", "declare kuati-security-team"]);
        t.expect_edge(DARK);
        t.leave_open();
    });
}

/// LCG-KEY-02
#[test]
fn edge_is_added_to_the_icons_of_the_stack() {
    for (card, winner) in [("force-choke", LIGHT), ("detained", DARK)] {
        attack(["mon-mothma", "rebel-trooper"])
            .light(|p| p.in_play(["mon-mothma"]).hand(["yub-yub"]))
            .dark(|p| p.in_play(["rancor"]).hand([card]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose("declare mon-mothma");
                t.then("declare rancor");
                t.then("edge yub-yub"); // 1 and 1
                t.choose(&format!("edge {card}")); // 1 or 3
                t.until(if winner == LIGHT { "strike mon-mothma" } else { "strike rancor" });
                t.expect_edge(winner);
                t.leave_open();
            });
    }
}

// ---- Elite

/// LCG-KEY-03
#[test]
fn an_elite_card_loses_one_more_token_in_the_refresh_phase() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["darth-vader focus 3", "nightsister focus 3", "emperor-palpatine focus 1"]))
        .play(|t| {
            t.expect_focus("darth-vader", 1);
            t.expect_focus("nightsister", 2);
            t.expect_focus("emperor-palpatine", 0);
            t.expect_phase(Phase::Deployment); // without a question
        });
}

/// LCG-KEY-03
#[test]
fn elite_works_only_in_the_refresh_phase() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda focus 3", "trust-your-feelings on yoda"])).play(|t| {
        t.choose("use trust-your-feelings");
        t.expect_focus("yoda", 2);
    });
    // Nothing happens in the enemy's refresh phase.
    scene().at(Step::RefreshBegins).light(|p| p.in_play(["yoda focus 3"])).play(|t| t.expect_focus("yoda", 3));
}

// ---- Limited

/// LCG-KEY-04
#[test]
fn one_limited_card_can_be_played_each_turn() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["cloud-city-casino", "hidden-outpost", "log-trap"]).deck(["rebel-trooper"; 8]))
        .play(|t| {
            t.can_choose_exactly(["play cloud-city-casino", "play hidden-outpost", "play log-trap", "pass"]);
            t.choose_each(["play cloud-city-casino", "pay 1 jedi"]);
            t.can_choose_exactly(["play log-trap", "pass"]);
            t.pass_to_turn(9);
            t.until("play hidden-outpost"); // a new turn
            t.expect_phase(Phase::Deployment);
        });
}

/// LCG-KEY-04 LCG-EDGE-09
#[test]
fn a_limited_edge_card_is_not_played() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["cloud-city-casino", "hidden-outpost", "dagobah-training-grounds"]))
        .play(|t| {
            t.choose_each(["play cloud-city-casino", "pay 1 jedi"]);
            t.then("engage imperial-command");
            t.choose("declare x-wing");
            t.choose_each(["edge hidden-outpost", "edge dagobah-training-grounds"]);
            assert_eq!(t.view(LIGHT).seats[1].discard.len(), 2);
            t.leave_open();
        });
}

/// LCG-KEY-04
#[test]
fn each_player_has_a_limited_card_of_their_own_each_turn() {
    scene().dark(|p| p.hand(["sith-library", "control-room"])).light(|p| p.hand(["cloud-city-casino"; 6])).play(|t| {
        t.choose_each(["play sith-library", "pay 1 sith"]);
        t.cannot_choose("play control-room");
        t.then("play cloud-city-casino"); // in the light turn
        assert_eq!(t.asked(), LIGHT);
        t.leave_open();
    });
}

// ---- No Enhancements

/// LCG-KEY-05
#[test]
fn a_rancor_takes_no_enhancement_but_a_force_card() {
    scene().at(Step::DeploymentWindow).dark(|p| p.in_play(["rancor", "boba-fett"]).hand(["blaster-pistol"])).play(
        |t| {
            t.choose("play blaster-pistol");
            t.can_choose_exactly(["pick boba-fett"]);
            t.choose("pick boba-fett");
            t.then("commit rancor");
            assert!(t.table().committed.contains(t.in_play("rancor")));
        },
    );
}

// ---- Protect

/// A Stormtrooper Elite deals 3 damage to Luke while a guardian is in play.
fn three_damage(guardian: &'static str) -> Layout {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker", guardian]))
        .dark(|p| p.in_play(["stormtrooper-elite", "espo-trooper"]).hand(["espo-trooper"]))
}

const STRIKE: [&str; 7] = [
    "engage draw-their-fire",
    "declare stormtrooper-elite",
    "done",
    "declare luke-skywalker",
    "done",
    "edge espo-trooper",
    "strike stormtrooper-elite",
];

/// LCG-KEY-EX1 LCG-KEY-06
#[test]
fn a_guardian_takes_up_to_its_remaining_capacity() {
    three_damage("guardian-of-peace").play(|t| {
        t.choose_each(STRIKE);
        t.choose("hit luke-skywalker");
        assert_eq!(t.asked(), LIGHT);
        t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
        t.choose("protect 2");
        t.expect_gone("guardian-of-peace");
        t.expect_damage("luke-skywalker", 1);
        t.leave_open();
    });
}

/// LCG-KEY-EX1 LCG-KEY-06
#[test]
fn a_damaged_guardian_takes_less_and_need_not_take_anything() {
    three_damage("guardian-of-peace damage 1").play(|t| {
        t.choose_each(STRIKE);
        t.choose("hit luke-skywalker");
        t.can_choose_exactly(["protect 0", "protect 1"]);
        t.choose("protect 0");
        t.expect_damage("guardian-of-peace", 1);
        t.expect_gone("luke-skywalker");
    });
}

/// LCG-KEY-06
#[test]
fn every_guardian_may_take_a_part() {
    let units = ["luke-skywalker", "guardian-of-peace", "guardian-of-peace"];
    three_damage("guardian-of-peace").light(|p| p.in_play(units)).play(|t| {
        t.choose_each(STRIKE);
        t.choose("hit luke-skywalker");
        t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
        t.choose("protect 1");
        t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]); // the other one
        t.choose("protect 1");
        t.expect_damage("luke-skywalker", 1);
        t.expect_damage("guardian-of-peace", 1);
        t.expect_damage("guardian-of-peace #2", 1);
        t.leave_open();
    });
}

/// LCG-KEY-06
#[test]
fn protect_serves_only_cards_with_its_trait() {
    scene()
        .light(|p| p.in_play(["luke-skywalker", "x-wing", "guardian-of-peace"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("guardian-of-peace", 1);
            t.choose_each(["use darth-vader", "pick x-wing"]);
            t.expect_damage("x-wing", 1); // no question for a Vehicle
        });
}

/// LCG-KEY-06
#[test]
fn protect_serves_objectives_with_its_trait_too() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rebel-assault"]))
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire", "imperial-command"]).in_play(["coruscant-defense-fleet focus 1"])
        })
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick the-heart-of-the-empire"]);
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 1");
            t.expect_damage("the-heart-of-the-empire", 1);
            t.expect_damage("coruscant-defense-fleet", 1);
        });
}

/// LCG-KEY-06
#[test]
fn protect_serves_friendly_cards_only() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["guardian-of-peace"]).hand(["rebel-assault"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick kuati-security-team"]);
            t.expect_gone("kuati-security-team");
            t.expect_damage("guardian-of-peace", 0);
        });
}

/// LCG-KEY-07
#[test]
fn a_guardians_shield_helps_against_what_it_took_but_lets_it_take_no_more() {
    three_damage("guardian-of-peace shield 1").play(|t| {
        t.choose_each(STRIKE);
        t.choose("hit luke-skywalker");
        t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]); // not 3
        t.choose("protect 2");
        t.can_choose_exactly(["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_damage("guardian-of-peace", 1);
        t.expect_shields("guardian-of-peace", 0);
        t.expect_damage("luke-skywalker", 1);
        t.leave_open();
    });
}

/// LCG-KEY-08
#[test]
fn damage_of_the_same_source_counts_first_against_a_guards_capacity() {
    light_attacks()
        .light(|p| p.in_play(["y-wing"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["emperors-royal-guard damage 1", "kuati-security-team", "heavy-stormtrooper-squad"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare y-wing");
            t.choose("pass"); // before the defenders are declared
            t.choose_each(["declare kuati-security-team", "declare emperors-royal-guard"]);
            t.choose("declare heavy-stormtrooper-squad");
            t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"]);
            // Capacity 3, damage 1, and 1 from this source: it can take 1 more.
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_gone("emperors-royal-guard"); // no question about the squad
            t.expect_damage("kuati-security-team", 0);
            t.expect_damage("heavy-stormtrooper-squad", 1);
            t.leave_open();
        });
}

// ---- Shielding

/// LCG-KEY-09 LCG-KEY-11
#[test]
fn shielding_serves_a_unit_declared_with_it_or_the_engaged_objective() {
    attack(["luke-skywalker", "guardian-of-peace"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare guardian-of-peace"]);
        assert_eq!(t.asked(), LIGHT);
        let units = ["shield luke-skywalker", "shield guardian-of-peace"];
        t.can_choose_exactly(units.into_iter().chain(["shield imperial-command", "done"]));
        t.choose("shield luke-skywalker");
        t.expect_shields("luke-skywalker", 1);
        t.can_choose_exactly(["declare kuati-security-team", "done"]); // one shield
        t.leave_open();
    });
}

/// LCG-KEY-09
#[test]
fn shielding_is_optional_and_passes_over_the_shielded() {
    attack(["luke-skywalker shield 1", "guardian-of-peace"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare guardian-of-peace"]);
        t.can_choose_exactly(["shield guardian-of-peace", "shield imperial-command", "done"]);
        t.choose("done");
        t.expect_shields("guardian-of-peace", 0);
        t.leave_open();
    });
}

/// LCG-KEY-09
#[test]
fn shielding_serves_nobody_who_stays_away() {
    attack(["luke-skywalker", "guardian-of-peace"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare guardian-of-peace", "done"]);
        t.can_choose_exactly(["shield guardian-of-peace", "shield imperial-command", "done"]);
        t.choose("shield imperial-command"); // an enemy objective, which the text allows
        t.expect_shields("imperial-command", 1);
        t.leave_open();
    });
}

/// LCG-KEY-09 LCG-KEY-11
#[test]
fn shielding_works_for_defenders_and_once_for_each() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]))
        .dark(|p| p.in_play(["isb-interrogators", "isb-interrogators", "tie-bomber"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.choose_each(["declare isb-interrogators", "declare isb-interrogators", "done"]);
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["shield isb-interrogators", "shield imperial-command", "done"]);
            t.choose("shield imperial-command");
            t.choose("shield isb-interrogators");
            t.expect_shields("imperial-command", 1);
            t.cannot_choose("done");
            t.leave_open();
        });
}

/// LCG-KEY-01
#[test]
fn a_keyword_gained_twice_works_once() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]))
        .dark(|p| {
            let armored = ["coruscant-defense-fleet", "aft-armor-plating on coruscant-defense-fleet"];
            p.in_play(armored.into_iter().chain(["tie-bomber"]))
        })
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.choose_each(["declare coruscant-defense-fleet", "declare tie-bomber"]);
            t.choose("shield tie-bomber");
            t.cannot_choose("shield coruscant-defense-fleet");
            t.leave_open();
        });
}

/// LCG-KEY-01
#[test]
fn two_cards_with_a_keyword_have_it_each() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]))
        .dark(|p| p.in_play(["coruscant-defense-fleet", "tie-bomber", "aft-armor-plating on tie-bomber"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing"]);
            t.choose_each(["declare coruscant-defense-fleet", "declare tie-bomber"]);
            t.choose_each(["shield tie-bomber", "shield coruscant-defense-fleet"]);
            t.leave_open();
        });
}

// ---- Targeted Strike

/// LCG-KEY-10
#[test]
fn targeted_strike_hits_any_one_enemy_unit() {
    attack(["luke-skywalker", "rebel-trooper"])
        .dark(|p| p.in_play(["kuati-security-team", "darth-vader focus 1", "tie-fighter"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "done"]);
            t.choose_each(["declare kuati-security-team", "done", "strike kuati-security-team"]);
            t.choose("hit luke-skywalker");
            t.choose_each(["strike luke-skywalker", "unit damage"]);
            t.can_choose_exactly(["hit kuati-security-team", "hit darth-vader", "hit tie-fighter"]);
            t.choose("hit darth-vader");
            t.expect_damage("darth-vader", 2); // undivided
            t.leave_open();
        });
}

/// LCG-KEY-10
#[test]
fn without_targeted_strike_only_participants_are_hit() {
    attack(["wookiee-navigator", "rebel-trooper"])
        .dark(|p| p.in_play(["kuati-security-team", "darth-vader focus 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done"]);
            t.choose_each(["declare kuati-security-team", "strike kuati-security-team", "hit wookiee-navigator"]);
            t.choose("strike wookiee-navigator");
            t.can_choose_exactly(["hit kuati-security-team"]);
            t.leave_open();
        });
}

/// LCG-KEY-10
#[test]
fn targeted_strike_does_not_work_for_a_defender() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.in_play(["heavy-stormtrooper-squad", "rancor focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare heavy-stormtrooper-squad", "declare luke-skywalker"]);
            t.choose("strike luke-skywalker");
            t.can_choose_exactly(["hit heavy-stormtrooper-squad"]);
            t.leave_open();
        });
}
