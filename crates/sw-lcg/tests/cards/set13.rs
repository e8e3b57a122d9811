//! Set 13: Mobilize the Squadrons.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// mobilize-the-squadrons: two Rebel Alliance resources, capacity 5.
#[test]
fn the_squadrons_give_two_and_fall_at_five() {
    gives("mobilize-the-squadrons", 2);
    matches("mobilize-the-squadrons", "jedi", "repair-droid");
    falls_at("mobilize-the-squadrons", 5);
}

/// mobilize-the-squadrons: its set is for Rebel Alliance decks only. LCG-DECK-04
#[test]
fn only_rebels_mobilize_the_squadrons() {
    let deck = |affiliation| Deck { affiliation, sets: vec![7, 8, 9, 10, 11, 12, 13, 14] };
    assert_eq!(deck(Affiliation::RebelAlliance).problems(), []);
    let wrong = DeckProblem::OwnOnly { set: 13, affiliation: Affiliation::RebelAlliance };
    assert_eq!(deck(Affiliation::Jedi).problems(), [wrong]);
}

/// mobilize-the-squadrons: after its player has refreshed, a friendly objective or enhancement loses a focus token.
#[test]
fn the_squadrons_ready_an_objective_or_enhancement() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            let p = p.objectives(["mobilize-the-squadrons", "draw-their-fire focus 3", "a-heros-journey focus 1"]);
            p.in_play(["hidden-outpost focus 2", "x-wing focus 2"])
        })
        .dark(|p| p.objectives(["imperial-command focus 2"]).in_play(["control-room focus 2"]))
        .play(|t| {
            t.expect_focus("draw-their-fire", 2);
            t.may_choose("use mobilize-the-squadrons");
            t.can_choose_exactly(["pick draw-their-fire", "pick hidden-outpost"]);
            t.choose("pick draw-their-fire");
            t.expect_focus("draw-their-fire", 1);
            t.cannot_choose_as(LIGHT, "use mobilize-the-squadrons");
        });
}

/// mobilize-the-squadrons: it can ready itself; not without an exhausted card, not when the enemy refreshes.
#[test]
fn the_squadrons_need_an_exhausted_card() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| p.objectives(["mobilize-the-squadrons focus 2", "draw-their-fire", "draw-their-fire"]))
        .play(|t| {
            t.choose_each(["use mobilize-the-squadrons", "pick mobilize-the-squadrons"]);
            t.expect_focus("mobilize-the-squadrons", 0);
        });
    for (seat, objective) in [(LIGHT, "mobilize-the-squadrons focus 1"), (DARK, "mobilize-the-squadrons focus 2")] {
        scene()
            .turn_of(seat)
            .at(Step::RefreshBegins)
            .light(|p| p.objectives([objective, "draw-their-fire", "draw-their-fire"]).in_play(["x-wing focus 2"]))
            .play(|t| {
                t.can_choose("pass");
                t.cannot_choose_as(LIGHT, "use mobilize-the-squadrons");
            });
    }
}

/// rookie-pilot: cost 1, a unit damage icon, 1 Force icon, capacity 1.
#[test]
fn the_rookie_has_what_is_printed() {
    costs("rookie-pilot", "neutral", 1);
    strikes("rookie-pilot", [1, 0, 0], [1, 0, 0]);
    dies_of("rookie-pilot", 1);
    edges("rookie-pilot", 1);
}

// ---- Trench Run

/// trench-run: cost 1, 2 Force icons, unique.
#[test]
fn trench_run_has_what_is_printed() {
    costs("trench-run", "rebel-alliance", 1);
    edges("trench-run", 2);
    scene().turn_of(LIGHT).light(|p| p.in_play(["trench-run"]).hand(["trench-run"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// trench-run: the dial can be engaged; blast damage and the unopposed bonus damage it. LCG-NAME-EX8
#[test]
fn trench_run_lets_the_dial_be_engaged() {
    light_attacks().light(|p| p.in_play(["y-wing", "x-wing", "trench-run"])).play(|t| {
        let objectives = ["engage imperial-command", "engage shadows-of-dathomir", "engage death-and-despayre"];
        t.can_choose_exactly(objectives.into_iter().chain(["engage trench-run", "pass"]));
        t.choose_each(["engage trench-run", "declare y-wing", "done", "strike y-wing"]);
        assert_eq!(t.view(DARK).dial_damage, 3);
        t.expect_dial(3);
        t.can_choose_exactly(objectives.into_iter().chain(["pass"]));
        t.leave_open();
    });
}

/// trench-run: ten damage on the dial win the game, nine do not. LCG-WIN-05
#[test]
fn trench_run_wins_with_ten_damage() {
    let layout = |trench_run: &'static str| light_attacks().light(|p| p.in_play(["r2-d2", trench_run]));
    for (trench_run, over) in [("trench-run damage 9", true), ("trench-run damage 8", false)] {
        layout(trench_run).play(|t| {
            t.choose_each(["engage trench-run", "declare r2-d2", "strike r2-d2"]);
            if over {
                t.expect_over([LIGHT]);
            } else {
                t.expect_damage("trench-run", 9);
                t.leave_open();
            }
        });
    }
    light_attacks().light(|p| p.in_play(["y-wing", "trench-run damage 8"])).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "strike y-wing"]);
        t.expect_over([LIGHT]);
    });
}

/// trench-run: the dial is not an objective, so card effects cannot affect it. LCG-NAME-EX8
#[test]
fn the_dial_is_no_objective() {
    light_attacks()
        .light(|p| {
            let p = p.objectives(["hit-and-run"]).in_play(["x-wing", "trench-run", "corellian-engineer"]);
            p.hand(["target-of-opportunity-133"])
        })
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare corellian-engineer", "declare x-wing"]);
            t.can_choose_exactly(["shield corellian-engineer", "shield x-wing", "done"]);
            t.choose_each(["done", "declare duty-officer", "edge target-of-opportunity-133"]);
            t.cannot_choose("use hit-and-run");
            t.can_choose_exactly(["strike corellian-engineer", "strike x-wing"]);
            t.expect_edge(LIGHT);
            t.expect_damage("trench-run", 0);
            t.leave_open();
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.affiliation("rebel-alliance").in_play(["trench-run"]).hand(["rebel-assault"]))
        .dark(|p| p.objectives(["imperial-command"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire"]);
            t.can_choose_exactly(["pick imperial-command"]);
            t.leave_open();
        });
}

/// trench-run: nothing can target it, and the dark side cannot engage the dial.
#[test]
fn nothing_targets_trench_run() {
    scene()
        .light(|p| p.in_play(["trench-run", "log-trap"]))
        .dark(|p| p.affiliation("imperial-navy").in_play(["duty-officer"]).hand(["tear-this-ship-apart"]))
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy"]);
            t.must_choose("pick log-trap");
            t.then("engage draw-their-fire");
            t.leave_open();
        });
    scene().light(|p| p.in_play(["trench-run"])).dark(|p| p.hand(["tear-this-ship-apart", "rancor"])).play(|t| {
        t.cannot_choose("use tear-this-ship-apart");
    });
    dark_attacks().light(|p| p.in_play(["trench-run"])).dark(|p| p.in_play(["tie-fighter"])).play(|t| {
        t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]);
        t.leave_open();
    });
}

// ---- Covering Fire

/// covering-fire: cost 0, neutral, 1 Force icon; a unit is sacrificed, each friendly participant gets a shield.
#[test]
fn covering_fire_shields_the_participants() {
    edges("covering-fire", 1);
    light_attacks()
        .light(|p| {
            let p = p.affiliation("jedi").objectives([]).hand(["covering-fire"]);
            p.in_play(["twilek-loyalist", "x-wing", "y-wing shield 1", "rookie-pilot", "yoda focus 1"])
        })
        .dark(|p| p.in_play(["duty-officer"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare twilek-loyalist", "declare y-wing", "declare x-wing", "done"]);
            t.choose_each(["pass", "declare duty-officer", "use covering-fire"]);
            let units = ["pick twilek-loyalist", "pick yoda", "pick y-wing", "pick x-wing", "pick rookie-pilot"];
            t.can_choose_exactly(units);
            t.choose("pick rookie-pilot");
            for (unit, shields) in
                [("twilek-loyalist", 1), ("y-wing", 1), ("x-wing", 1), ("yoda", 0), ("duty-officer", 0)]
            {
                t.expect_shields(unit, shields);
            }
            t.expect_discard(LIGHT, ["rookie-pilot", "covering-fire"]);
            t.leave_open();
        });
}

/// covering-fire: only during an engagement.
#[test]
fn covering_fire_needs_an_engagement() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing", "y-wing"]).hand(["covering-fire"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// covering-fire: not usable only to sacrifice a unit when no friendly unit participates. LCG-ABL-14
#[test]
fn covering_fire_needs_a_participant_to_shield() {
    dark_attacks().light(|p| p.in_play(["x-wing"]).hand(["covering-fire"])).dark(|p| p.in_play(["duty-officer"])).play(
        |t| {
            t.then("engage draw-their-fire");
            t.choose("declare duty-officer");
            t.cannot_choose_as(LIGHT, "use covering-fire");
            t.leave_open();
        },
    );
}
