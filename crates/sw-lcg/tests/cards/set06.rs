//! Set 6: Last Minute Rescue.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, scene};

/// last-minute-rescue: one Jedi resource, capacity 5.
#[test]
fn last_minute_rescue_gives_one_and_falls_at_five() {
    gives("last-minute-rescue", 1);
    matches("last-minute-rescue", "rebel-alliance", "twilek-loyalist");
    falls_at("last-minute-rescue", 5);
}

/// last-minute-rescue: after its player has refreshed, 1 damage is removed from any damaged unit. LCG-REF-05
#[test]
fn last_minute_rescue_heals_a_unit() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            let p = p.objectives(["last-minute-rescue", "draw-their-fire damage 2", "draw-their-fire"]);
            p.in_play(["luke-skywalker damage 2", "x-wing"])
        })
        .dark(|p| p.in_play(["rancor damage 1", "kuati-security-team"]))
        .play(|t| {
            t.may_choose("use last-minute-rescue");
            t.can_choose_exactly(["pick luke-skywalker", "pick rancor"]);
            t.choose("pick luke-skywalker");
            t.expect_damage("luke-skywalker", 1);
            t.cannot_choose_as(LIGHT, "use last-minute-rescue");
        });
}

/// last-minute-rescue: not without a damaged unit, and not when the enemy refreshes. LCG-ADV-08
#[test]
fn last_minute_rescue_needs_a_wound_and_its_own_refreshing() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            let p = p.objectives(["last-minute-rescue", "draw-their-fire damage 2", "draw-their-fire"]);
            p.deck(["twilek-loyalist"; 6])
        })
        .play(|t| t.can_choose_exactly(["play twilek-loyalist", "pass"]));
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.deck(["espo-trooper"; 6]))
        .light(|p| p.objectives(["last-minute-rescue"]).in_play(["luke-skywalker damage 2"]))
        .play(|t| {
            t.expect_to_act([DARK]);
            t.can_choose("play espo-trooper");
            t.expect_damage("luke-skywalker", 2);
        });
}

// ---- Redemption

/// redemption: cost 5, two unit damage icons, two blast icons with the edge, 3 Force icons, capacity 4.
#[test]
fn redemption_has_what_is_printed() {
    costs("redemption", "jedi", 5);
    strikes("redemption", [2, 0, 0], [2, 0, 2]);
    dies_of("redemption", 4);
    edges("redemption", 3);
}

/// redemption: a destroyed Character goes to its owner's hand instead of the discard pile, for both players.
#[test]
fn redemption_saves_characters_of_both_sides() {
    for (victim, owner) in [("twilek-loyalist", LIGHT), ("espo-trooper", DARK)] {
        scene()
            .at(Step::DrawBegins)
            .light(|p| p.in_play(["redemption", "twilek-loyalist"]))
            .dark(|p| p.objectives(["defense-protocol"]).in_play(["espo-trooper"]).hand(["tie-fighter"]))
            .play(|t| {
                t.choose("use defense-protocol");
                t.choose(&format!("pick {victim}"));
                t.can_choose_exactly_as(LIGHT, ["use redemption", "pass"]);
                t.choose("use redemption");
                t.expect_gone(victim);
                t.expect_discard(owner, []);
                t.expect_hand_size(owner, 1 + usize::from(owner == DARK));
                t.leave_open();
            });
    }
}

/// redemption: once per turn.
#[test]
fn redemption_saves_one_a_turn() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["redemption", "twilek-loyalist", "jedi-in-hiding", "rookie-pilot"]))
        .dark(|p| p.objectives(["defense-protocol", "defense-protocol", "defense-protocol"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick twilek-loyalist", "pass"]);
            t.expect_discard(LIGHT, ["twilek-loyalist"]);
            t.choose_each(["use defense-protocol", "pick jedi-in-hiding", "use redemption"]);
            t.expect_hand(LIGHT, ["jedi-in-hiding"]);
            t.choose_each(["use defense-protocol", "pick rookie-pilot"]);
            t.expect_discard(LIGHT, ["twilek-loyalist", "rookie-pilot"]);
        });
}

/// redemption: not for other units, nor for a Character that is sacrificed. LCG-ADV-05
#[test]
fn redemption_saves_only_destroyed_characters() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["redemption", "r2-d2"]))
        .dark(|p| p.objectives(["defense-protocol"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick r2-d2"]);
            t.expect_discard(LIGHT, ["r2-d2"]);
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["redemption", "rebel-sympathizer"])).play(|t| {
        t.choose("use rebel-sympathizer");
        t.expect_discard(LIGHT, ["rebel-sympathizer"]);
    });
}

/// redemption: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_redemption() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["redemption"]).hand(["redemption"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

// ---- Corellian Engineer

/// corellian-engineer: cost 2, no combat icons, 1 Force icon, capacity 2.
#[test]
fn the_corellian_engineer_has_what_is_printed() {
    costs("corellian-engineer", "neutral", 2);
    strikes("corellian-engineer", [0, 0, 0], [0, 0, 0]);
    dies_of("corellian-engineer", 2);
    edges("corellian-engineer", 1);
}

/// corellian-engineer: Shielding, one shield for each engineer. LCG-KEY-09
#[test]
fn corellian_engineers_shield_when_declared() {
    dark_attacks()
        .light(|p| p.in_play(["corellian-engineer", "corellian-engineer"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "declare corellian-engineer", "declare corellian-engineer"]);
            t.can_choose_exactly(["shield corellian-engineer", "shield draw-their-fire", "done"]);
            t.choose("shield corellian-engineer");
            t.can_choose_exactly(["shield corellian-engineer", "shield draw-their-fire", "done"]);
            t.choose("shield draw-their-fire");
            t.expect_shields("draw-their-fire", 1);
            t.cannot_choose_as(LIGHT, "shield corellian-engineer");
            t.leave_open();
        });
}

// ---- Events

/// return-of-the-jedi: cost 3, 3 Force icons; puts a Force User from its player's discard pile into play.
#[test]
fn return_of_the_jedi_brings_back_a_force_user() {
    edges("return-of-the-jedi", 3);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["a-heros-journey"]).in_play(["yoda"]).hand(["return-of-the-jedi"]);
            p.discard(["luke-skywalker", "yoda", "guardian-of-peace", "jedi-in-hiding", "jedi-lightsaber"])
        })
        .dark(|p| p.discard(["darth-vader"]))
        .play(|t| {
            t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
            t.can_choose_exactly(["pick luke-skywalker from discard", "pick jedi-in-hiding from discard"]);
            t.choose("pick luke-skywalker from discard");
            t.expect_in_play("luke-skywalker");
            let left = ["yoda", "guardian-of-peace", "jedi-in-hiding", "jedi-lightsaber"];
            t.expect_discard(LIGHT, left.into_iter().chain(["return-of-the-jedi"]));
            t.expect_focus("jedi", 1);
        });
}

/// return-of-the-jedi: not without a Force User in the pile, nor for 2 resources. LCG-ABL-14 LCG-RES-02
#[test]
fn return_of_the_jedi_needs_somebody_to_return_and_three_resources() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.discard(["guardian-of-peace", "yoda"]).in_play(["yoda"]).hand(["return-of-the-jedi"]))
        .dark(|p| p.discard(["darth-vader"]))
        .play(|t| t.can_choose_exactly(["pass"]));
    for (objective, enough) in [("forgotten-heroes", false), ("a-heros-journey", true)] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.objectives([objective]).discard(["yoda"]).hand(["return-of-the-jedi"]))
            .play(|t| {
                assert_eq!(t.key_texts(LIGHT).contains(&"use return-of-the-jedi".to_owned()), enough);
            });
    }
}

/// emergency-repair: cost 2, neutral, 1 Force icon; removes all damage from any damaged objective.
#[test]
fn emergency_repair_heals_an_objective() {
    edges("emergency-repair", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p =
                p.affiliation("smugglers-and-spies").in_play(["luke-skywalker damage 1"]).hand(["emergency-repair"]);
            p.objectives(["a-heros-journey damage 3", "draw-their-fire"])
        })
        .dark(|p| p.objectives(["imperial-command damage 1", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use emergency-repair", "pay 2 draw-their-fire"]);
            t.can_choose_exactly(["pick a-heros-journey", "pick imperial-command"]);
            t.choose("pick a-heros-journey");
            t.expect_damage("a-heros-journey", 0);
            t.expect_discard(LIGHT, ["emergency-repair"]);
        });
}

/// emergency-repair: only in its player's turn, only for a damaged objective, only for 2 resources.
#[test]
fn emergency_repair_waits_for_its_turn_and_for_damage() {
    scene()
        .light(|p| {
            let p = p.objectives(["a-heros-journey damage 3", "draw-their-fire"]).in_play(["yoda"]);
            p.hand(["emergency-repair", "our-most-desperate-hour"])
        })
        .play(|t| {
            t.can_choose_exactly_as(LIGHT, ["use our-most-desperate-hour", "pass"]);
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda damage 1"]).hand(["emergency-repair"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives(["a-heros-journey damage 3 focus 1"]).hand(["emergency-repair"]))
        .play(|t| {
            t.can_choose_exactly(["pass"]);
        });
}

/// force-rejuvenation: cost 2, 2 Force icons; discards any tokens and enhancements of a friendly Character.
#[test]
fn rejuvenation_cleans_a_character() {
    edges("force-rejuvenation", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["a-heros-journey"]).hand(["force-rejuvenation", "rookie-pilot"]);
            p.in_play([
                "luke-skywalker focus 1 damage 2 shield 1",
                "jedi-lightsaber on luke-skywalker",
                "x-wing focus 1",
            ])
        })
        .dark(|p| p.in_play(["intimidated on luke-skywalker", "kuati-security-team focus 1"]))
        .play(|t| {
            t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey"]);
            t.must_choose("pick luke-skywalker");
            let tokens = ["strip focus", "strip damage", "strip shield"];
            t.can_choose_exactly(tokens.into_iter().chain(["strip jedi-lightsaber", "strip intimidated", "done"]));
            t.choose_each(["strip focus", "strip damage"]);
            t.cannot_choose("strip focus");
            t.choose_each(["strip intimidated", "done"]);
            t.expect_focus("luke-skywalker", 0);
            t.expect_damage("luke-skywalker", 1);
            t.expect_shields("luke-skywalker", 1);
            t.expect_attached("jedi-lightsaber", "luke-skywalker");
            t.expect_discard(DARK, ["intimidated"]);
        });
}

/// force-rejuvenation: shields are tokens, too, and are discarded one by one. LCG-ABL-14
#[test]
fn rejuvenation_discards_shields() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["a-heros-journey"]).hand(["force-rejuvenation"]);
            p.in_play(["luke-skywalker focus 1 shield 2"])
        })
        .play(|t| {
            t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey"]);
            t.must_choose("pick luke-skywalker");
            t.can_choose_exactly(["strip focus", "strip shield", "done"]);
            t.choose("strip shield");
            t.expect_shields("luke-skywalker", 1);
            t.can_choose_exactly(["strip focus", "strip shield", "done"]);
            t.choose("strip shield");
            t.can_choose_exactly(["strip focus", "done"]);
            t.choose("done");
            t.expect_shields("luke-skywalker", 0);
            t.expect_focus("luke-skywalker", 1);
        });
}

/// force-rejuvenation: not if no friendly Character has anything to lose. LCG-ABL-14
#[test]
fn rejuvenation_needs_something_to_discard() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["luke-skywalker", "x-wing focus 1 damage 1"]).hand(["force-rejuvenation"]))
        .dark(|p| p.in_play(["kuati-security-team focus 1"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// force-rejuvenation: not for 1 resource. LCG-RES-02
#[test]
fn rejuvenation_needs_two_resources() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives([]).in_play(["luke-skywalker focus 1"]).hand(["force-rejuvenation"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}
