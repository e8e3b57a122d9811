//! Set 5: The Secret of Yavin 4.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

/// the-secret-of-yavin-4: one Jedi resource, capacity 6.
#[test]
fn the_secret_gives_one_and_falls_at_six() {
    gives("the-secret-of-yavin-4", 1);
    matches("the-secret-of-yavin-4", "rebel-alliance", "twilek-loyalist");
    falls_at("the-secret-of-yavin-4", 6);
}

/// The dark side attacks with three officers, one after the other.
fn raids() -> Layout {
    dark_attacks()
        .light(|p| p.objectives(["the-secret-of-yavin-4", "draw-their-fire", "a-heros-journey"]))
        .dark(|p| p.in_play(["duty-officer", "imperial-officer", "death-star-trooper"]))
}

/// the-secret-of-yavin-4: moves an engagement from another friendly objective to itself and can still be engaged
/// afterwards. LCG-NAME-EX6 LCG-CONF-06
#[test]
fn the_secret_is_engaged_instead() {
    raids().play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "done"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["use the-secret-of-yavin-4", "pass"]);
        t.choose_each(["use the-secret-of-yavin-4", "strike duty-officer"]);
        t.expect_damage("the-secret-of-yavin-4", 1);
        t.expect_damage("draw-their-fire", 0);
        t.can_choose_exactly(["engage a-heros-journey", "engage the-secret-of-yavin-4", "pass"]);
        t.choose_each(["engage the-secret-of-yavin-4", "declare imperial-officer", "done"]);
        t.choose("strike imperial-officer");
        t.expect_damage("the-secret-of-yavin-4", 2);
        t.leave_open();
    });
}

/// the-secret-of-yavin-4: once per turn.
#[test]
fn the_secret_works_once_a_turn() {
    raids().play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "done", "use the-secret-of-yavin-4", "strike duty-officer"]);
        t.choose_each(["engage a-heros-journey", "declare imperial-officer", "done"]);
        t.must_choose("strike imperial-officer");
        t.expect_damage("a-heros-journey", 1);
        t.expect_damage("the-secret-of-yavin-4", 1);
        t.leave_open();
    });
}

/// the-secret-of-yavin-4: each copy once per turn. LCG-ABL-15
#[test]
fn each_secret_works_once_a_turn() {
    dark_attacks()
        .light(|p| p.objectives(["the-secret-of-yavin-4", "the-secret-of-yavin-4", "draw-their-fire"]))
        .dark(|p| p.in_play(["duty-officer", "imperial-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare duty-officer", "done", "use the-secret-of-yavin-4", "pass"]);
            t.choose("strike duty-officer");
            // The damaged copy is engaged now, and only the other copy is unused.
            t.choose_each(["engage the-secret-of-yavin-4 #2", "declare imperial-officer"]);
            t.can_choose_exactly_as(LIGHT, ["use the-secret-of-yavin-4", "pass"]);
            t.choose_each(["use the-secret-of-yavin-4", "strike imperial-officer"]);
            t.expect_damage("the-secret-of-yavin-4", 1);
            t.expect_damage("the-secret-of-yavin-4 #2", 1);
        });
}

/// the-secret-of-yavin-4: optional, and does not react when it is engaged itself.
#[test]
fn the_secret_answers_for_others_and_not_always() {
    raids().play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "done", "pass", "strike duty-officer"]);
        t.expect_damage("draw-their-fire", 1);
        t.choose_each(["engage the-secret-of-yavin-4", "declare imperial-officer", "done"]);
        t.cannot_choose_as(LIGHT, "use the-secret-of-yavin-4");
        t.can_choose_exactly(["strike imperial-officer"]);
        t.leave_open();
    });
}

/// the-secret-of-yavin-4: it does not react to an engaged enemy objective.
#[test]
fn the_secret_does_not_answer_for_the_enemy() {
    light_attacks().light(|p| p.objectives(["the-secret-of-yavin-4"]).in_play(["x-wing"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing"]);
        t.can_choose_exactly(["strike x-wing"]);
        t.leave_open();
    });
}

// ---- C-3PO

/// c-3po: cost 1, no combat icons, 1 Force icon, capacity 1.
#[test]
fn c_3po_has_what_is_printed() {
    costs("c-3po", "neutral", 1);
    strikes("c-3po", [0, 0, 0], [0, 0, 0]);
    dies_of("c-3po", 1);
    edges("c-3po", 1);
}

/// c-3po: is sacrificed to cancel an event of either player.
#[test]
fn c_3po_calls_off_an_event() {
    scene().light(|p| p.in_play(["c-3po", "yoda"])).dark(|p| p.hand(["force-choke"])).play(|t| {
        t.choose_each(["use force-choke", "pick yoda"]);
        t.expect_to_act([LIGHT]);
        t.choose("use c-3po");
        t.expect_damage("yoda", 0);
        t.expect_discard(LIGHT, ["c-3po"]);
        t.expect_discard(DARK, ["force-choke"]);
    });
    scene().turn_of(LIGHT).light(|p| p.in_play(["c-3po", "yoda"]).hand(["our-most-desperate-hour"])).play(|t| {
        t.choose_each(["use our-most-desperate-hour", "pick yoda", "use c-3po"]);
        t.expect_shields("yoda", 0);
        t.expect_discard(LIGHT, ["c-3po", "our-most-desperate-hour"]);
    });
}

/// c-3po: must be ready because focusing him is part of the cost; a ruling can change that. LCG-NAME-OPEN2
#[test]
fn an_exhausted_c_3po_is_silent_unless_a_ruling_says_otherwise() {
    for focuses in [true, false] {
        scene()
            .rulings(|r| r.c3po_focuses = focuses)
            .light(|p| p.in_play(["c-3po focus 1", "yoda"]))
            .dark(|p| p.hand(["force-choke"]))
            .play(|t| {
                t.choose_each(["use force-choke", "pick yoda"]);
                if focuses {
                    t.expect_damage("yoda", 1);
                } else {
                    t.choose("use c-3po");
                    t.expect_damage("yoda", 0);
                }
            });
    }
}

/// c-3po: unique; abilities of cards in play are not events. LCG-UNIQ-01
#[test]
fn c_3po_is_unique_and_answers_no_abilities() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["c-3po"]).hand(["c-3po"])).play(|t| t.can_choose_exactly(["pass"]));
    scene()
        .light(|p| p.in_play(["c-3po"]))
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["use corporate-exploitation", "pick espo-trooper from hand"]);
            t.expect_in_play("espo-trooper");
        });
}

// ---- Guardian of Peace

/// guardian-of-peace: cost 2, a unit damage icon with the edge, 1 Force icon, capacity 2.
#[test]
fn the_guardian_has_what_is_printed() {
    costs("guardian-of-peace", "jedi", 2);
    strikes("guardian-of-peace", [0, 0, 0], [1, 0, 0]);
    dies_of("guardian-of-peace", 2);
    edges("guardian-of-peace", 1);
}

/// guardian-of-peace: Protect Character takes up to its remaining capacity. LCG-KEY-EX1
#[test]
fn the_guardian_protects_characters() {
    let layout = |guardian: &'static str| {
        dark_attacks()
            .light(|p| p.in_play(["luke-skywalker", guardian]))
            .dark(|p| p.in_play(["stormtrooper-elite"]).hand(["detained", "espo-trooper"]))
    };
    let strike = ["declare stormtrooper-elite", "declare luke-skywalker", "done", "edge detained", "pass"];
    layout("guardian-of-peace focus 1").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare stormtrooper-elite", "declare luke-skywalker", "edge detained", "pass"]);
        t.choose_each(["strike stormtrooper-elite", "hit luke-skywalker"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
        t.choose("protect 2");
        t.expect_gone("guardian-of-peace");
        t.expect_damage("luke-skywalker", 1);
        t.leave_open();
    });
    layout("guardian-of-peace damage 1").play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(strike);
        t.choose_each(["strike stormtrooper-elite", "hit luke-skywalker"]);
        t.can_choose_exactly(["protect 0", "protect 1"]);
        t.choose("protect 0");
        t.expect_gone("luke-skywalker");
        t.expect_damage("guardian-of-peace", 1);
    });
}

/// guardian-of-peace: does not protect units without the trait, enemies or itself. LCG-KEY-06
#[test]
fn the_guardian_protects_characters_only() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["guardian-of-peace", "x-wing"]))
        .dark(|p| p.objectives(["defense-protocol", "defense-protocol", "defense-protocol"]).in_play(["nightsister"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick x-wing"]);
            t.expect_damage("x-wing", 1);
            t.choose_each(["use defense-protocol", "pick guardian-of-peace"]);
            t.expect_damage("guardian-of-peace", 1);
            t.choose_each(["use defense-protocol", "pick nightsister"]);
            t.expect_gone("nightsister");
        });
}

/// guardian-of-peace: Shielding for a friendly participant or the engaged objective, as attacker and as defender.
/// LCG-KEY-09 LCG-KEY-11
#[test]
fn the_guardian_shields_when_declared() {
    light_attacks().light(|p| p.in_play(["guardian-of-peace", "x-wing", "yoda shield 1", "twilek-loyalist"])).play(
        |t| {
            t.then("engage imperial-command");
            t.choose_each(["declare yoda", "declare guardian-of-peace", "declare x-wing", "done"]);
            t.can_choose_exactly(["shield guardian-of-peace", "shield x-wing", "shield imperial-command", "done"]);
            t.choose("shield x-wing");
            t.expect_shields("x-wing", 1);
            t.leave_open();
        },
    );
    dark_attacks().light(|p| p.in_play(["guardian-of-peace"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare guardian-of-peace"]);
        t.can_choose_exactly(["shield guardian-of-peace", "shield draw-their-fire", "done"]);
        t.choose("shield draw-their-fire");
        t.expect_shields("draw-their-fire", 1);
        t.leave_open();
    });
}

// ---- Lightsaber Deflection

/// lightsaber-deflection: cost 0, 2 Force icons; redirects 1 damage about to be dealt to a friendly unit to another
/// unit. LCG-ABL-EX3
#[test]
fn deflection_sends_one_damage_elsewhere() {
    edges("lightsaber-deflection", 2);
    scene()
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]);
            p.in_play(["yoda", "x-wing"]).hand(["lightsaber-deflection"])
        })
        .dark(|p| p.in_play(["espo-trooper"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda"]);
            t.may_choose("use lightsaber-deflection");
            t.can_choose_exactly(["pick x-wing", "pick espo-trooper"]);
            t.choose("pick espo-trooper");
            t.expect_damage("yoda", 0);
            t.expect_gone("espo-trooper");
            t.expect_discard(LIGHT, ["lightsaber-deflection"]);
        });
}

/// lightsaber-deflection: redirects only one of several points of damage.
#[test]
fn deflection_takes_one_point_of_many() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["detained"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare darth-vader", "declare luke-skywalker", "edge detained", "pass"]);
            t.choose_each(["strike darth-vader", "unit damage", "hit luke-skywalker"]);
            t.choose_each(["use lightsaber-deflection", "pick darth-vader"]);
            t.expect_damage("luke-skywalker", 1);
            t.expect_damage("darth-vader", 1);
            t.leave_open();
        });
}

/// lightsaber-deflection: not for Vehicles, not for enemies, and not without another unit. LCG-ADV-08
#[test]
fn deflection_needs_a_friend_afoot_and_another_unit() {
    let layout = |light: &'static [&'static str]| {
        scene()
            .at(Step::DrawBegins)
            .light(|p| p.in_play(light.iter().copied()).hand(["lightsaber-deflection"]))
            .dark(|p| p.objectives(["defense-protocol"]).in_play(["kuati-security-team"]))
    };
    layout(&["x-wing"]).play(|t| {
        t.choose_each(["use defense-protocol", "pick x-wing"]);
        t.expect_damage("x-wing", 1);
    });
    layout(&["x-wing"]).play(|t| {
        t.choose_each(["use defense-protocol", "pick kuati-security-team"]);
        t.expect_damage("kuati-security-team", 1);
    });
    scene().light(|p| p.in_play(["yoda"]).hand(["lightsaber-deflection"])).dark(|p| p.hand(["force-choke"])).play(
        |t| {
            t.choose_each(["use force-choke", "pick yoda"]);
            t.expect_damage("yoda", 1);
        },
    );
}

// ---- Twist of Fate

/// twist-of-fate-157: priority 1, no Force icons; cancels the battle and all other fate cards and restarts it.
/// LCG-EDGE-EX2
#[test]
fn twist_of_fate_begins_the_battle_anew() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twist-of-fate-157", "heat-of-battle-65", "twilek-loyalist"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["twist-of-fate-171", "heat-of-battle-169"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each([
                "declare x-wing",
                "declare duty-officer",
                "edge twist-of-fate-157",
                "edge twist-of-fate-171",
            ]);
            t.choose_each(["edge heat-of-battle-65", "edge heat-of-battle-169", "pass"]);
            t.expect_damage("x-wing", 0);
            t.expect_in_play("duty-officer");
            t.expect_hand(LIGHT, ["twilek-loyalist"]);
            t.expect_hand(DARK, []);
            t.may_choose("edge twilek-loyalist");
            t.expect_edge(LIGHT);
            t.leave_open();
        });
}

/// twist-of-fate-157: has no Force icons itself, and works with an empty hand.
#[test]
fn twist_of_fate_leaves_an_empty_battle() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["twist-of-fate-157", "yoda"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare duty-officer", "edge twist-of-fate-157", "edge yoda"]);
            t.expect_edge(DARK);
            t.expect_hand(LIGHT, []);
            t.leave_open();
        });
}
