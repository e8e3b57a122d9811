//! Set 10: Fleeing the Empire.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, scene};

/// fleeing-the-empire: one Rebel Alliance resource, capacity 5.
#[test]
fn fleeing_the_empire_gives_one_and_falls_at_five() {
    gives("fleeing-the-empire", 1);
    matches("fleeing-the-empire", "jedi", "repair-droid");
    falls_at("fleeing-the-empire", 5);
}

/// fleeing-the-empire: after its player's refresh phase, when old shields are gone, a friendly unit or objective gets
/// one. LCG-REF-07
#[test]
fn fleeing_the_empire_shields_a_friend() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            let p = p.objectives(["fleeing-the-empire", "fleeing-the-empire", "draw-their-fire"]);
            p.in_play(["x-wing shield 1", "hidden-outpost"])
        })
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.expect_shields("x-wing", 0);
            t.expect_phase(sw_lcg::Phase::Refresh);
            t.may_choose("use fleeing-the-empire");
            let empires = ["pick fleeing-the-empire", "pick fleeing-the-empire #2"]; // #2 is the card that reacts
            t.can_choose_exactly(empires.into_iter().chain(["pick x-wing", "pick draw-their-fire"]));
            t.choose("pick x-wing");
            t.expect_shields("x-wing", 1);
            t.choose("use fleeing-the-empire");
            t.can_choose_exactly(["pick fleeing-the-empire", "pick draw-their-fire"]);
            t.choose("pick draw-their-fire");
            t.expect_shields("draw-their-fire", 1);
            t.cannot_choose_as(LIGHT, "use fleeing-the-empire");
        });
}

/// fleeing-the-empire: the enemy's refresh phase does not trigger it.
#[test]
fn fleeing_the_empire_waits_for_the_own_phase() {
    scene().at(Step::RefreshBegins).light(|p| p.objectives(["fleeing-the-empire"]).in_play(["x-wing"])).play(|t| {
        t.expect_to_act([DARK]);
        t.can_choose("play espo-trooper");
        t.expect_shields("x-wing", 0);
    });
}

// ---- Leia Organa

/// leia-organa: cost 2, a unit damage icon, tactics and blast with the edge, 3 Force icons.
#[test]
fn leia_has_what_is_printed() {
    costs("leia-organa", "rebel-alliance", 2);
    strikes("leia-organa", [1, 0, 0], [1, 1, 1]);
    edges("leia-organa", 3);
}

/// leia-organa: capacity 1; when destroyed, she is captured at an objective the opponent chooses.
#[test]
fn leia_is_captured_instead_of_being_destroyed() {
    scene()
        .at(Step::DrawBegins)
        .light(|p| p.in_play(["leia-organa", "jedi-lightsaber on leia-organa"]))
        .dark(|p| p.objectives(["defense-protocol", "imperial-command"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick leia-organa"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["at defense-protocol", "at imperial-command"]);
            t.choose("at imperial-command");
            t.expect_captured([("leia-organa", "imperial-command")]);
            t.expect_gone("leia-organa");
            t.expect_discard(LIGHT, ["jedi-lightsaber"]);
        });
}

/// leia-organa: she is also captured when she would return to hand or is sacrificed.
#[test]
fn leia_is_captured_wherever_she_would_go() {
    for event in ["use fall-back", "use youre-my-only-hope"] {
        scene().turn_of(LIGHT).light(|p| p.in_play(["leia-organa"]).hand(["fall-back", "youre-my-only-hope"])).play(
            |t| {
                t.choose_each([event, "pick leia-organa"]);
                t.expect_to_act([DARK]);
                t.choose("at death-and-despayre");
                t.expect_captured([("leia-organa", "death-and-despayre")]);
            },
        );
    }
}

/// leia-organa: as she leaves play, all focus tokens are removed from all friendly cards.
#[test]
fn leia_readies_everything_as_she_leaves() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["a-heros-journey focus 2", "draw-their-fire"]).hand(["swindled", "luke-skywalker"]);
            let units = ["leia-organa focus 1", "x-wing focus 3", "log-trap focus 1"];
            p.affiliation("smugglers-and-spies").in_play(units)
        })
        .dark(|p| p.in_play(["rancor focus 1"]))
        .play(|t| {
            t.choose_each(["use swindled", "pay 1 smugglers-and-spies", "pick leia-organa"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["use leia-organa", "pass"]);
            t.choose_each(["use leia-organa", "at imperial-command"]);
            for card in ["a-heros-journey", "x-wing", "log-trap", "smugglers-and-spies"] {
                t.expect_focus(card, 0);
            }
            t.expect_focus("rancor", 1);
        });
}

/// leia-organa: the interrupt is optional, and not offered if there is no card to ready. LCG-ABL-14
#[test]
fn leia_need_not_ready_anything() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["leia-organa", "x-wing focus 1"]).hand(["fall-back", "yoda"])).play(
        |t| {
            t.choose_each(["use fall-back", "pick leia-organa", "pass", "at imperial-command"]);
            t.expect_focus("x-wing", 1);
        },
    );
}

/// leia-organa: if Redemption would return her to hand, the active player decides. LCG-NAME-OPEN1
#[test]
fn leia_and_redemption_leave_it_to_the_active_player() {
    for to_hand in [true, false] {
        scene()
            .at(Step::DrawBegins)
            .light(|p| p.in_play(["leia-organa", "redemption"]))
            .dark(|p| p.objectives(["defense-protocol"]))
            .play(|t| {
                t.choose_each(["use defense-protocol", "pick leia-organa", "use redemption"]);
                t.expect_to_act([DARK]);
                t.can_choose_exactly(["yes", "no"]);
                if to_hand {
                    t.choose("yes");
                    t.expect_hand(LIGHT, ["leia-organa"]);
                    t.expect_captured([]);
                } else {
                    t.choose_each(["no", "at defense-protocol"]);
                    t.expect_captured([("leia-organa", "defense-protocol")]);
                }
            });
    }
}

/// leia-organa: unique; Force Sensitive. LCG-UNIQ-01
#[test]
fn there_is_only_one_leia() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["leia-organa"]).hand(["leia-organa", "jedi-lightsaber"])).play(|t| {
        t.can_choose_exactly(["play jedi-lightsaber", "pass"]);
    });
}

/// fleet-officer: cost 2, a unit damage icon, a blast icon with the edge, 2 Force icons, capacity 2.
#[test]
fn the_fleet_officer_has_what_is_printed() {
    costs("fleet-officer", "rebel-alliance", 2);
    strikes("fleet-officer", [1, 0, 0], [1, 0, 1]);
    dies_of("fleet-officer", 2);
    edges("fleet-officer", 2);
}

// ---- Stolen Plans

/// stolen-plans: cost 1, neutral, 1 Force icon; enhances an enemy objective. LCG-DEP-10
#[test]
fn stolen_plans_lie_on_an_enemy_objective() {
    edges("stolen-plans", 1);
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing"]).hand(["stolen-plans"])).play(|t| {
        t.choose_each(["play stolen-plans", "pay 1 jedi"]);
        t.can_choose_exactly(["pick imperial-command", "pick shadows-of-dathomir", "pick death-and-despayre"]);
        t.choose("pick shadows-of-dathomir");
        t.expect_attached("stolen-plans", "shadows-of-dathomir");
    });
}

/// stolen-plans: a card is drawn whenever that objective has generated resources, but not for others.
#[test]
fn stolen_plans_draw_when_the_objective_pays() {
    scene()
        .light(|p| p.in_play(["stolen-plans on imperial-command"]))
        .dark(|p| p.hand(["tie-fighter", "tie-fighter"]))
        .play(|t| {
            t.choose_each(["play tie-fighter", "pay 1 shadows-of-dathomir"]);
            t.expect_hand_size(LIGHT, 0);
            t.choose_each(["play tie-fighter", "pay 2 imperial-command"]);
            t.can_choose_exactly_as(LIGHT, ["use stolen-plans", "pass"]);
            t.choose("use stolen-plans");
            t.expect_hand_size(LIGHT, 1);
            t.expect_in_play("tie-fighter #2");
        });
}

/// stolen-plans: the draw is optional, and they leave play with their objective. LCG-DEP-09
#[test]
fn stolen_plans_may_be_ignored_and_fall_with_the_objective() {
    scene().light(|p| p.in_play(["stolen-plans on imperial-command"])).dark(|p| p.hand(["tie-fighter"])).play(|t| {
        t.choose_each(["play tie-fighter", "pay 1 imperial-command", "pass"]);
        t.expect_hand_size(LIGHT, 0);
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceStrike)
        .light(|p| p.in_play(["stolen-plans on imperial-command"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_lost(DARK, ["imperial-command"]);
            t.expect_discard(LIGHT, ["stolen-plans"]);
        });
}

// ---- You're My Only Hope

/// youre-my-only-hope: cost 0, 2 Force icons; a unit is sacrificed, two cards are drawn, then the opponent discards
/// one of choice.
#[test]
fn the_only_hope_draws_two_and_costs_the_opponent_one() {
    edges("youre-my-only-hope", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing", "yoda", "hidden-outpost"]).hand(["youre-my-only-hope"]))
        .dark(|p| p.in_play(["espo-trooper"]).hand(["tie-fighter", "rancor"]))
        .play(|t| {
            t.choose("use youre-my-only-hope");
            t.can_choose_exactly(["pick yoda", "pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_hand_size(LIGHT, 2);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["discard tie-fighter", "discard rancor"]);
            t.choose("discard rancor");
            t.expect_hand(DARK, ["tie-fighter"]);
            t.expect_discard(LIGHT, ["x-wing", "youre-my-only-hope"]);
        });
}

/// youre-my-only-hope: works if the opponent's hand is empty, but not without a unit to sacrifice.
#[test]
fn the_only_hope_needs_a_unit_and_nothing_else() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing"]).hand(["youre-my-only-hope"])).play(|t| {
        t.choose_each(["use youre-my-only-hope", "pick x-wing"]);
        t.expect_hand_size(LIGHT, 2);
        t.expect_to_act([LIGHT]);
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["hidden-outpost"]).hand(["youre-my-only-hope"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}
