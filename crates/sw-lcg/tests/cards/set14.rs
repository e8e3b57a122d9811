//! Set 14: Decoy at Dantooine.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

/// decoy-at-dantooine: one Rebel Alliance resource, capacity 5.
#[test]
fn the_decoy_gives_one_and_falls_at_five() {
    gives("decoy-at-dantooine", 1);
    matches("decoy-at-dantooine", "jedi", "repair-droid");
    falls_at("decoy-at-dantooine", 5);
}

/// The dark side is about to destroy a light objective with an unopposed bomber.
fn bombing(dial: u8, objectives: &'static [&'static str], enhancements: &'static [&'static str]) -> Layout {
    dark_attacks()
        .dial(dial)
        .light(|p| p.objectives(objectives.iter().copied()).in_play(enhancements.iter().copied()))
        .dark(|p| p.in_play(["tie-bomber"]))
}

/// decoy-at-dantooine: as a friendly objective leaves play, itself included, the dial is reduced by 1.
#[test]
fn the_decoy_turns_the_dial_back() {
    for target in ["draw-their-fire", "decoy-at-dantooine"] {
        bombing(5, &["decoy-at-dantooine damage 3", "draw-their-fire damage 3"], &[]).play(|t| {
            t.then(&format!("engage {target}"));
            t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
            t.can_choose_exactly_as(LIGHT, ["use decoy-at-dantooine", "pass"]);
            t.choose("use decoy-at-dantooine");
            // Back to 4, then up by 1 for the first objective lost.
            t.expect_lost(LIGHT, [target]);
            t.expect_dial(5);
        });
    }
}

/// decoy-at-dantooine: optional; the dial never goes below 1. LCG-ABL-14
#[test]
fn the_decoy_never_turns_the_dial_below_one() {
    for (dial, after) in [(5, 6), (2, 2), (1, 2)] {
        bombing(dial, &["decoy-at-dantooine", "draw-their-fire damage 3"], &[]).play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
            match dial {
                5 => t.choose("pass"),
                2 => t.choose("use decoy-at-dantooine"),
                _ => t.cannot_choose_as(LIGHT, "use decoy-at-dantooine"),
            }
            t.expect_dial(after);
        });
    }
}

/// decoy-at-dantooine: enemy objectives do not count.
#[test]
fn the_decoy_does_not_answer_for_the_enemy() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceStrike)
        .light(|p| p.objectives(["decoy-at-dantooine", "draw-their-fire", "draw-their-fire"]))
        .dark(|p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_lost(DARK, ["imperial-command"]);
            t.cannot_choose_as(LIGHT, "use decoy-at-dantooine");
            t.expect_dial(3);
        });
}

/// decoy-at-dantooine: units do not count, either.
#[test]
fn the_decoy_does_not_answer_for_units() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives(["decoy-at-dantooine"]).in_play(["x-wing"]).hand(["fall-back", "yoda"]))
        .play(|t| {
            t.choose_each(["use fall-back", "pick x-wing"]);
            t.expect_hand(LIGHT, ["x-wing", "yoda"]);
            t.cannot_choose("use decoy-at-dantooine");
            t.expect_dial(3);
        });
}

// ---- Wookiee Navigator

/// wookiee-navigator: cost 3, two unit damage icons, a blast icon with the edge, 1 Force icon, capacity 2.
#[test]
fn the_navigator_has_what_is_printed() {
    costs("wookiee-navigator", "rebel-alliance", 3);
    strikes("wookiee-navigator", [2, 0, 0], [2, 0, 1]);
    dies_of("wookiee-navigator", 2);
    edges("wookiee-navigator", 1);
}

/// wookiee-navigator: having survived as an attacker, it lets the same objective be engaged once more this phase.
#[test]
fn the_navigator_finds_the_way_once_more() {
    light_attacks()
        .light(|p| p.in_play(["wookiee-navigator", "rebel-trooper", "rebel-trooper"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done"]);
            t.choose("strike wookiee-navigator");
            t.may_choose("use wookiee-navigator");
            t.can_choose_exactly(["engage imperial-command", "engage shadows-of-dathomir", "pass"]);
            t.choose_each(["engage imperial-command", "declare rebel-trooper", "done", "strike rebel-trooper #2"]);
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
            t.leave_open();
        });
}

/// wookiee-navigator: works in an opposed engagement, too, and is optional.
#[test]
fn the_navigator_may_keep_the_way_to_itself() {
    for (pick, again) in [("use wookiee-navigator", true), ("pass", false)] {
        light_attacks()
            .light(|p| p.in_play(["wookiee-navigator", "rebel-trooper"]))
            .dark(|p| {
                let p = p.objectives(["imperial-command", "shadows-of-dathomir"]);
                p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"])
            })
            .play(|t| {
                t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done"]);
                t.choose_each(["declare admiral-motti", "strike admiral-motti", "strike wookiee-navigator"]);
                t.choose_each(["hit admiral-motti", pick]);
                let first = again.then_some("engage imperial-command");
                t.can_choose_exactly(first.into_iter().chain(["engage shadows-of-dathomir", "pass"]));
                t.leave_open();
            });
    }
}

/// wookiee-navigator: does not react when destroyed, nor as a defender.
#[test]
fn the_navigator_must_survive_an_attack() {
    light_attacks()
        .light(|p| p.in_play(["wookiee-navigator", "rebel-trooper"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).in_play(["rancor"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done", "declare rancor"]);
            t.choose_each(["strike rancor", "hit wookiee-navigator"]);
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
            t.leave_open();
        });
    dark_attacks()
        .light(|p| p.in_play(["wookiee-navigator"]))
        .dark(|p| p.in_play(["duty-officer", "imperial-officer"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare duty-officer", "done", "declare wookiee-navigator"]);
            t.choose_each(["strike wookiee-navigator", "hit duty-officer"]);
            t.cannot_choose_as(LIGHT, "use wookiee-navigator");
            t.can_choose_exactly(["engage a-heros-journey", "pass"]);
            t.leave_open();
        });
}

/// wookiee-navigator: an objective that was destroyed cannot be engaged again. LCG-ABL-14
#[test]
fn the_navigator_finds_no_way_to_a_ruin() {
    light_attacks()
        .light(|p| p.in_play(["wookiee-navigator", "rebel-trooper"]))
        .dark(|p| p.objectives(["imperial-command damage 3", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare wookiee-navigator", "done"]);
            t.choose("strike wookiee-navigator");
            t.expect_lost(DARK, ["imperial-command"]);
            t.can_choose_exactly(["engage shadows-of-dathomir", "pass"]);
            t.leave_open();
        });
}

/// wookiee-navigator: two of them allow two more engagements.
#[test]
fn two_navigators_find_two_ways() {
    light_attacks()
        .light(|p| p.in_play(["wookiee-navigator", "wookiee-navigator", "r2-d2", "repair-droid", "x-wing"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]))
        .play(|t| {
            t.choose("engage the-heart-of-the-empire");
            t.choose_each(["declare wookiee-navigator", "declare wookiee-navigator", "done"]);
            t.choose_each(["strike wookiee-navigator", "strike wookiee-navigator"]);
            t.choose_each(["use wookiee-navigator", "use wookiee-navigator"]);
            t.choose_each(["engage the-heart-of-the-empire", "declare r2-d2", "done", "strike r2-d2"]);
            t.choose_each(["engage the-heart-of-the-empire", "declare repair-droid", "done", "strike repair-droid"]);
            t.expect_damage("the-heart-of-the-empire", 5);
            t.cannot_choose("engage the-heart-of-the-empire");
            t.leave_open();
        });
}

/// rebel-trooper: cost 0, a unit damage icon, no Force icons, capacity 1.
#[test]
fn the_trooper_has_what_is_printed() {
    costs("rebel-trooper", "neutral", 0);
    strikes("rebel-trooper", [1, 0, 0], [1, 0, 0]);
    dies_of("rebel-trooper", 1);
    edges("rebel-trooper", 0);
}

// ---- False Lead

/// false-lead: cost 0, 2 Force icons; enhances a friendly objective.
#[test]
fn the_false_lead_lies_on_a_friendly_objective() {
    edges("false-lead", 2);
    scene().turn_of(LIGHT).light(|p| p.hand(["false-lead"]).in_play(["x-wing"])).play(|t| {
        t.choose("play false-lead");
        t.can_choose_exactly(["pick a-heros-journey", "pick draw-their-fire"]);
        t.choose("pick draw-their-fire");
        t.expect_attached("false-lead", "draw-their-fire");
    });
    scene().turn_of(LIGHT).light(|p| p.objectives([]).hand(["false-lead"]).in_play(["x-wing"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// false-lead: as its objective leaves play, the dial is reduced by 1; several copies add up, also with the Decoy.
#[test]
fn false_leads_turn_the_dial_back() {
    let leads = &["false-lead on draw-their-fire", "false-lead on draw-their-fire"];
    bombing(7, &["decoy-at-dantooine", "draw-their-fire damage 3"], leads).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
        t.choose_each(["use false-lead", "use decoy-at-dantooine", "use false-lead"]);
        t.expect_dial(5);
        t.expect_discard(LIGHT, ["false-lead", "false-lead"]);
    });
}

/// false-lead: the dial stays at 1; it does not react to other objectives.
#[test]
fn the_false_lead_knows_its_objective_and_the_minimum() {
    for (dial, lead, after) in [(1, "false-lead on draw-their-fire", 2), (7, "false-lead on a-heros-journey", 8)] {
        dark_attacks()
            .dial(dial)
            .light(|p| p.objectives(["a-heros-journey", "draw-their-fire damage 3"]).in_play([lead]))
            .dark(|p| p.in_play(["tie-bomber"]))
            .play(|t| {
                t.choose_each(["engage draw-their-fire", "declare tie-bomber", "strike tie-bomber"]);
                t.expect_lost(LIGHT, ["draw-their-fire"]);
                t.expect_dial(after);
            });
    }
}

// ---- Events

/// fall-back: cost 0, 1 Force icon; a friendly unit returns to hand, in any window.
#[test]
fn fall_back_returns_a_friend() {
    edges("fall-back", 1);
    scene()
        .light(|p| {
            let p = p.affiliation("jedi").objectives([]).hand(["fall-back"]);
            p.in_play(["x-wing damage 1", "yoda", "hidden-outpost", "astromech-droid-upgrade on x-wing"])
        })
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.choose("use fall-back");
            t.can_choose_exactly(["pick yoda", "pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_hand(LIGHT, ["x-wing"]);
            t.expect_discard(LIGHT, ["astromech-droid-upgrade", "fall-back"]);
        });
}

/// fall-back: not without a friendly unit. LCG-ADV-08
#[test]
fn fall_back_needs_a_friend() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["hidden-outpost"]).hand(["fall-back"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// a-new-hope: cost 2, 2 Force icons; each player keeps up to three units, its player choosing first, and all others
/// return to hand.
#[test]
fn a_new_hope_sends_the_rest_home() {
    edges("a-new-hope", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["draw-their-fire"]).hand(["a-new-hope"]);
            p.in_play(["yoda", "y-wing", "x-wing", "rookie-pilot", "hidden-outpost"])
        })
        .dark(|p| p.in_play(["rancor", "duty-officer", "tie-fighter", "espo-trooper"]))
        .play(|t| {
            t.choose_each(["use a-new-hope", "pay 2 draw-their-fire"]);
            t.can_choose_exactly(["pick yoda", "pick y-wing", "pick x-wing", "pick rookie-pilot", "done"]);
            t.choose_each(["pick yoda", "pick y-wing", "pick x-wing"]);
            t.expect_to_act([DARK]);
            let units = ["pick rancor", "pick duty-officer", "pick tie-fighter", "pick espo-trooper"];
            t.can_choose_exactly(units.into_iter().chain(["done"]));
            t.choose("pick rancor");
            t.can_choose_exactly(["pick duty-officer", "pick tie-fighter", "pick espo-trooper", "done"]);
            t.choose_each(["pick tie-fighter", "done"]);
            t.expect_hand(LIGHT, ["rookie-pilot"]);
            t.expect_hand(DARK, ["duty-officer", "espo-trooper"]);
            t.expect_in_play("hidden-outpost");
            t.expect_in_play("tie-fighter");
        });
}

/// a-new-hope: not without a unit in play, a match, or the second resource. LCG-ABL-14
#[test]
fn a_new_hope_needs_a_unit_and_two_resources() {
    for (affiliation, objective, unit) in [
        ("rebel-alliance", "draw-their-fire", None),
        ("jedi", "a-heros-journey", Some("x-wing")),
        ("rebel-alliance", "draw-their-fire focus 1", Some("x-wing")),
    ] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.affiliation(affiliation).objectives([objective]).in_play(unit).hand(["a-new-hope"]))
            .play(|t| t.can_choose_exactly(["pass"]));
    }
}
