//! Set 18: Hit and Run.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// hit-and-run: one neutral resource, capacity 4.
#[test]
fn hit_and_run_gives_one_and_falls_at_four() {
    gives("hit-and-run", 1);
    falls_at("hit-and-run", 4);
    scene().turn_of(LIGHT).light(|p| p.objectives(["hit-and-run"]).hand(["fleet-officer"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// hit-and-run: at most one in an objective deck. LCG-DECK-03
#[test]
fn there_is_one_hit_and_run_in_a_deck() {
    let deck = |sets: [u8; 9]| Deck { affiliation: Affiliation::Jedi, sets: sets.to_vec() };
    assert_eq!(deck([1, 1, 2, 3, 5, 6, 7, 8, 18]).problems(), []);
    let wrong = DeckProblem::TooMany { set: 18, copies: 2, most: 1 };
    assert_eq!(deck([1, 2, 3, 5, 6, 7, 8, 18, 18]).problems(), [wrong]);
}

/// hit-and-run: winning an edge battle as the attacking player damages the engaged objective.
#[test]
fn hit_and_run_damages_the_engaged_objective() {
    light_attacks()
        .light(|p| p.objectives(["hit-and-run"]).in_play(["x-wing"]).hand(["yoda"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare duty-officer", "edge yoda"]);
            t.may_choose("use hit-and-run");
            t.expect_damage("imperial-command", 1);
            t.can_choose_exactly(["strike x-wing"]);
            t.leave_open();
        });
}

/// hit-and-run: once per turn; a win without a defender counts, too. LCG-EDGE-15
#[test]
fn hit_and_run_works_once_a_turn() {
    light_attacks()
        .light(|p| p.objectives(["hit-and-run"]).in_play(["r2-d2", "corellian-engineer", "repair-droid"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "done", "pass", "strike r2-d2"]);
            t.expect_damage("imperial-command", 1);
            t.choose_each(["engage shadows-of-dathomir", "declare corellian-engineer", "done", "done"]);
            t.choose_each(["use hit-and-run", "strike corellian-engineer"]);
            t.expect_damage("shadows-of-dathomir", 2);
            t.choose_each(["engage death-and-despayre", "declare repair-droid"]);
            t.can_choose_exactly(["strike repair-droid"]);
            t.leave_open();
        });
}

/// hit-and-run: neither a lost battle nor one won by the defending player counts.
#[test]
fn hit_and_run_wants_a_victory_of_the_attacker() {
    light_attacks()
        .light(|p| p.objectives(["hit-and-run"]).in_play(["x-wing"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare x-wing", "declare duty-officer"]);
            t.expect_edge(DARK);
            t.can_choose_exactly(["strike duty-officer"]);
            t.leave_open();
        });
    dark_attacks()
        .light(|p| p.objectives(["hit-and-run", "draw-their-fire"]).in_play(["x-wing"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "declare x-wing"]);
            t.expect_edge(LIGHT);
            t.can_choose_exactly(["strike x-wing"]);
            t.leave_open();
        });
}

// ---- Secret Informant

/// secret-informant: cost 3, a unit damage and a blast icon, 1 Force icon, capacity 1.
#[test]
fn the_informant_has_what_is_printed() {
    costs("secret-informant", "neutral", 3);
    strikes("secret-informant", [1, 0, 1], [1, 0, 1]);
    dies_of("secret-informant", 1);
    edges("secret-informant", 1);
}

/// secret-informant: a fate card of its player's stack may be resolved once more, with a new target.
#[test]
fn the_informant_repeats_a_fate_card() {
    for again in [true, false] {
        light_attacks()
            .light(|p| p.in_play(["secret-informant"]).hand(["heat-of-battle-65"]))
            .dark(|p| p.in_play(["kuati-security-team", "duty-officer"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each(["declare secret-informant", "declare kuati-security-team", "declare duty-officer"]);
                t.choose_each(["edge heat-of-battle-65", "pick duty-officer"]);
                t.can_choose_exactly(["yes", "no"]);
                if again {
                    t.choose("yes");
                    t.must_choose("pick kuati-security-team");
                } else {
                    t.choose("no");
                }
                t.expect_gone("duty-officer");
                t.expect_damage("kuati-security-team", u8::from(again));
                t.expect_edge(LIGHT);
                t.leave_open();
            });
    }
}

/// secret-informant: each fate card, and for each informant once more; a ruling may say otherwise. LCG-EDGE-OPEN2
#[test]
fn informants_add_up_unless_a_ruling_says_otherwise() {
    for add_up in [true, false] {
        scene()
            .rulings(|r| r.informants_add_up = add_up)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["secret-informant", "secret-informant"]).hand(["target-of-opportunity-133"]))
            .dark(|p| p.in_play(["duty-officer"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each(["declare secret-informant", "declare secret-informant", "declare duty-officer"]);
                t.choose_each(["edge target-of-opportunity-133", "yes"]);
                if add_up {
                    t.choose("yes");
                }
                t.expect_damage("imperial-command", if add_up { 3 } else { 2 });
                t.expect_edge(LIGHT);
                t.leave_open();
            });
    }
}

/// secret-informant: works for a defender; each fate card of the stack has its own repetition.
#[test]
fn the_informant_serves_a_defender_and_every_fate_card() {
    dark_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["heat-of-battle-65", "heat-of-battle-65"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare rancor", "declare secret-informant", "edge heat-of-battle-65"]);
            t.choose_each(["edge heat-of-battle-65", "pick rancor", "yes", "pick rancor"]);
            t.expect_damage("rancor", 2);
            t.choose_each(["pick rancor", "yes", "pick rancor"]);
            t.expect_gone("rancor");
            t.leave_open();
        });
}

/// secret-informant: Twist of Fate ends the battle immediately, so it cannot be repeated. LCG-EDGE-EX2
#[test]
fn the_informant_does_not_repeat_twist_of_fate() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant"]).hand(["twist-of-fate-157", "twilek-loyalist"]))
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare secret-informant", "declare duty-officer", "edge twist-of-fate-157", "pass"]);
            t.can_choose_exactly(["edge twilek-loyalist", "pass"]);
            t.leave_open();
        });
}

/// secret-informant: must participate, and does not apply to the enemy's fate cards.
#[test]
fn the_informant_must_participate() {
    light_attacks()
        .light(|p| p.in_play(["secret-informant focus 1", "x-wing"]).hand(["heat-of-battle-65"]))
        .dark(|p| p.in_play(["kuati-security-team"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare kuati-security-team", "edge heat-of-battle-65"]);
            t.choose("pick kuati-security-team");
            t.can_choose_exactly(["strike x-wing"]);
            t.leave_open();
        });
    light_attacks()
        .light(|p| p.in_play(["secret-informant", "x-wing"]))
        .dark(|p| p.in_play(["duty-officer"]).hand(["heat-of-battle-169"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare x-wing", "declare secret-informant", "declare duty-officer"]);
            t.choose_each(["edge heat-of-battle-169", "pick x-wing"]);
            t.can_choose_exactly(["strike duty-officer"]);
            t.leave_open();
        });
}
