//! Set 12: Draw Their Fire.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// draw-their-fire: two Rebel Alliance resources, capacity 5.
#[test]
fn draw_their_fire_gives_two_and_falls_at_five() {
    gives("draw-their-fire", 2);
    matches("draw-their-fire", "jedi", "repair-droid");
    falls_at("draw-their-fire", 5);
}

// ---- Admiral Ackbar

/// admiral-ackbar: cost 3, two tactics icons with the edge, 3 Force icons, capacity 2.
#[test]
fn ackbar_has_what_is_printed() {
    costs("admiral-ackbar", "rebel-alliance", 3);
    strikes("admiral-ackbar", [0, 0, 0], [0, 2, 0]);
    dies_of("admiral-ackbar", 2);
    edges("admiral-ackbar", 3);
}

/// admiral-ackbar: may be played into an engagement, where he deals 1 damage to each participating enemy. LCG-DEP-12
#[test]
fn ackbar_joins_the_defense() {
    dark_attacks()
        .light(|p| p.affiliation("rebel-alliance").hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["kuati-security-team", "espo-trooper", "duty-officer"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare kuati-security-team", "declare espo-trooper", "done"]);
            t.can_choose_exactly_as(LIGHT, ["join admiral-ackbar", "pass"]);
            t.choose_each(["join admiral-ackbar", "pay 1 rebel-alliance", "pay 2 draw-their-fire"]);
            t.expect_participants(["admiral-ackbar", "kuati-security-team", "espo-trooper"]);
            t.can_choose_exactly_as(LIGHT, ["use admiral-ackbar", "pass"]);
            t.choose("use admiral-ackbar");
            t.expect_damage("kuati-security-team", 1);
            t.expect_gone("espo-trooper");
            t.expect_in_play("duty-officer");
            t.leave_open();
        });
}

/// admiral-ackbar: joins attackers, too; strikes there like any other participant.
#[test]
fn ackbar_joins_the_attack() {
    light_attacks()
        .light(|p| p.in_play(["x-wing"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "pass", "declare kuati-security-team"]);
            t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi", "use admiral-ackbar"]);
            t.expect_damage("kuati-security-team", 1);
            t.expect_damage("x-wing", 0);
            t.expect_damage("admiral-ackbar", 0);
            t.choose("strike kuati-security-team");
            t.can_choose("hit admiral-ackbar");
            t.leave_open();
        });
}

/// admiral-ackbar: deals no damage when played in the deployment phase, and cannot join outside an engagement.
#[test]
fn ackbar_needs_an_engagement_to_surprise() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["admiral-ackbar"]))
        .dark(|p| p.in_play(["espo-trooper"]))
        .play(|t| {
            t.can_choose_exactly(["play admiral-ackbar", "pass"]);
            t.choose_each(["play admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi"]);
            t.cannot_choose_as(LIGHT, "use admiral-ackbar");
            t.expect_in_play("espo-trooper");
            t.leave_open();
        });
    light_attacks().light(|p| p.in_play(["x-wing"]).hand(["admiral-ackbar"])).play(|t| {
        t.can_choose("engage imperial-command");
        t.cannot_choose("join admiral-ackbar");
        t.leave_open();
    });
}

/// admiral-ackbar: has to be paid for when he joins, and is unique. LCG-RES-02 LCG-UNIQ-01
#[test]
fn ackbar_joins_for_his_cost_and_once() {
    for (objective, unit) in [("a-heros-journey", "yoda"), ("draw-their-fire", "admiral-ackbar")] {
        dark_attacks()
            .light(|p| p.objectives([objective]).in_play([unit]).hand(["admiral-ackbar"]))
            .dark(|p| p.in_play(["duty-officer"]))
            .play(|t| {
                t.then(&format!("engage {objective}"));
                t.choose("declare duty-officer");
                t.cannot_choose_as(LIGHT, "join admiral-ackbar");
                t.can_choose_exactly_as(LIGHT, [&*format!("declare {unit}"), "done"]);
                t.leave_open();
            });
    }
}

// ---- X-Wings

/// x-wing-escort: cost 2, a unit damage icon, 1 Force icon, capacity 1.
#[test]
fn the_escort_has_what_is_printed() {
    costs("x-wing-escort", "neutral", 2);
    strikes("x-wing-escort", [1, 0, 0], [1, 0, 0]);
    dies_of("x-wing-escort", 1);
    edges("x-wing-escort", 1);
}

/// x-wing-escort: as it leaves play, the opponent sacrifices a Vehicle of their choice.
#[test]
fn the_escort_takes_a_vehicle_along() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["x-wing-escort"]))
        .dark(|p| p.objectives(["defense-protocol"]).in_play(["at-st", "tie-fighter", "rancor"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick x-wing-escort"]);
            t.can_choose_exactly_as(LIGHT, ["use x-wing-escort", "pass"]);
            t.choose("use x-wing-escort");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pick at-st", "pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_discard(DARK, ["tie-fighter"]);
            t.expect_discard(LIGHT, ["x-wing-escort"]);
        });
}

/// x-wing-escort: any way of leaving play counts; it is not offered without an enemy Vehicle.
#[test]
fn the_escort_answers_every_departure() {
    let layout = |unit: &'static str| {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play(["x-wing-escort", "x-wing"]).hand(["fall-back"]))
            .dark(|p| p.in_play([unit]))
    };
    layout("at-st").play(|t| {
        t.choose_each(["use fall-back", "pick x-wing-escort", "use x-wing-escort", "pick at-st"]);
        t.expect_discard(DARK, ["at-st"]);
        t.expect_hand(LIGHT, ["x-wing-escort"]);
    });
    layout("rancor").play(|t| {
        t.choose_each(["use fall-back", "pick x-wing-escort"]);
        t.expect_hand(LIGHT, ["x-wing-escort"]);
        t.expect_in_play("rancor");
    });
}

/// x-wing: cost 1, a unit damage icon, a blast icon with the edge, 1 Force icon, capacity 2.
#[test]
fn the_x_wing_has_what_is_printed() {
    costs("x-wing", "neutral", 1);
    strikes("x-wing", [1, 0, 0], [1, 0, 1]);
    dies_of("x-wing", 2);
    edges("x-wing", 1);
}

// ---- Fleet Command Center

/// fleet-command-center: cost 3, three Rebel Alliance resources, 2 Force icons.
#[test]
fn the_command_center_gives_three() {
    costs("fleet-command-center", "rebel-alliance", 3);
    gives("fleet-command-center", 3);
    edges("fleet-command-center", 2);
    scene().turn_of(LIGHT).light(|p| p.objectives([]).in_play(["fleet-command-center"]).hand(["fleet-officer"])).play(
        |t| {
            t.choose_each(["play fleet-officer", "pay 2 fleet-command-center"]);
            t.expect_in_play("fleet-officer");
        },
    );
}

/// fleet-command-center: after its player's refresh phase any unit (but no objective) without a shield gets one.
/// LCG-REF-07
#[test]
fn the_command_center_shields_a_unit() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| p.in_play(["fleet-command-center", "x-wing shield 1"]))
        .dark(|p| p.in_play(["rancor", "espo-trooper shield 1"]))
        .play(|t| {
            t.expect_phase(sw_lcg::Phase::Refresh);
            t.choose("use fleet-command-center");
            t.can_choose_exactly(["pick x-wing", "pick rancor"]);
            t.choose("pick x-wing");
            t.expect_shields("x-wing", 1);
        });
}

/// fleet-command-center: not in the enemy's refresh phase, nor without a unit.
#[test]
fn the_command_center_needs_a_unit_and_the_own_phase() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.deck(["espo-trooper"; 6]))
        .light(|p| p.in_play(["fleet-command-center", "x-wing"]))
        .play(|t| {
            t.can_choose_exactly_as(LIGHT, []);
            t.can_choose_exactly(["play espo-trooper", "pass"]);
        });
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| p.in_play(["fleet-command-center"]).deck(["twilek-loyalist"; 6]))
        .play(|t| t.can_choose_exactly(["play twilek-loyalist", "pass"]));
}

// ---- Heroic Sacrifice

/// heroic-sacrifice: cost 1, 1 Force icon; a friendly Vehicle is sacrificed, an enemy Vehicle of cost 4 or less is
/// destroyed.
#[test]
fn the_sacrifice_destroys_a_vehicle() {
    edges("heroic-sacrifice", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("rebel-alliance").objectives([]);
            p.in_play(["x-wing", "yoda", "y-wing"]).hand(["heroic-sacrifice"])
        })
        .dark(|p| p.in_play(["devastator", "at-st shield 1", "tie-fighter", "rancor"]))
        .play(|t| {
            t.choose_each(["use heroic-sacrifice", "pay 1 rebel-alliance"]);
            t.can_choose_exactly(["pick y-wing", "pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_gone("x-wing");
            t.can_choose_exactly(["pick at-st", "pick tie-fighter"]);
            t.choose("pick at-st");
            t.expect_discard(DARK, ["at-st"]);
            t.expect_discard(LIGHT, ["x-wing", "heroic-sacrifice"]);
        });
}

/// heroic-sacrifice: not without a Vehicle to sacrifice, a Vehicle to destroy, or a match. LCG-ADV-08
#[test]
fn the_sacrifice_needs_two_vehicles_and_a_match() {
    for (affiliation, friend, enemy) in [
        ("rebel-alliance", "yoda", "tie-fighter"),
        ("rebel-alliance", "x-wing", "devastator"),
        ("rebel-alliance", "x-wing", "rancor"),
        ("jedi", "x-wing", "tie-fighter"),
    ] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.affiliation(affiliation).objectives([]).in_play([friend]).hand(["heroic-sacrifice"]))
            .dark(|p| p.in_play([enemy]))
            .play(|t| t.can_choose_exactly(["pass"]));
    }
}

/// heroic-sacrifice: the Escort sacrificed for it answers first and may take the only target. LCG-NAME-EX4
#[test]
fn the_escorts_answer_comes_before_the_target() {
    let layout = |enemies: &'static [&'static str]| {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play(["x-wing-escort"]).hand(["heroic-sacrifice"]))
            .dark(|p| p.in_play(enemies.iter().copied()))
    };
    let paid = ["use heroic-sacrifice", "pay 1 draw-their-fire", "pick x-wing-escort", "use x-wing-escort"];
    layout(&["at-st"]).play(|t| {
        t.choose_each(paid);
        t.choose("pick at-st");
        t.expect_discard(DARK, ["at-st"]);
        t.expect_discard(LIGHT, ["x-wing-escort", "heroic-sacrifice"]);
    });
    layout(&["at-st", "tie-fighter"]).play(|t| {
        t.choose_each(paid);
        t.choose_as(DARK, "pick tie-fighter");
        t.expect_to_act([LIGHT]);
        t.choose("pick at-st");
        t.expect_discard(DARK, ["tie-fighter", "at-st"]);
    });
}
