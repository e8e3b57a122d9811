//! Set 15: Questionable Contacts; the Smugglers and Spies affiliation.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, is_an_affiliation, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// smugglers-and-spies: one resource of its own kind, a reserve of six. LCG-CARD-06 LCG-RES-08
#[test]
fn the_smugglers_card_gives_one_smugglers_resource() {
    is_an_affiliation("smugglers-and-spies", "twilek-smuggler", "repair-droid");
}

/// questionable-contacts: one Smugglers and Spies resource, capacity 5.
#[test]
fn questionable_contacts_give_one_and_fall_at_five() {
    gives("questionable-contacts", 1);
    falls_at("questionable-contacts", 5);
    for (objective, matches) in [("questionable-contacts", true), ("forgotten-heroes", false)] {
        scene().turn_of(LIGHT).light(|p| p.objectives([objective]).hand(["twilek-smuggler"])).play(|t| {
            assert_eq!(t.key_texts(LIGHT).contains(&"play twilek-smuggler".to_owned()), matches);
        });
    }
}

/// questionable-contacts: after refreshing, takes 1 damage itself as the cost of moving 1 from a friendly to an enemy
/// unit. LCG-DMG-05
#[test]
fn questionable_contacts_pass_damage_on() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            let p = p.objectives(["questionable-contacts", "draw-their-fire", "draw-their-fire damage 1"]);
            p.in_play(["luke-skywalker damage 2", "x-wing"])
        })
        .dark(|p| p.in_play(["rancor", "espo-trooper"]))
        .play(|t| {
            t.may_choose("use questionable-contacts");
            t.expect_damage("questionable-contacts", 1);
            t.must_choose("pick luke-skywalker");
            t.can_choose_exactly(["pick rancor", "pick espo-trooper"]);
            t.choose("pick espo-trooper");
            t.expect_damage("luke-skywalker", 1);
            t.expect_discard(DARK, ["espo-trooper"]);
            t.cannot_choose_as(LIGHT, "use questionable-contacts");
        });
}

/// questionable-contacts: not without a damaged friendly unit or an enemy unit, nor when the enemy refreshes.
/// LCG-ADV-08
#[test]
fn questionable_contacts_need_both_ends() {
    for (seat, friend, enemy) in [
        (LIGHT, "luke-skywalker", Some("rancor damage 1")),
        (LIGHT, "luke-skywalker damage 1", None),
        (DARK, "luke-skywalker damage 1", Some("kuati-security-team")),
    ] {
        scene()
            .turn_of(seat)
            .at(Step::RefreshBegins)
            .light(|p| {
                let p = p.objectives(["questionable-contacts", "draw-their-fire", "draw-their-fire"]);
                p.in_play([friend])
            })
            .dark(|p| p.in_play(enemy))
            .play(|t| {
                t.cannot_choose_as(LIGHT, "use questionable-contacts");
                t.expect_damage("questionable-contacts", 0);
                t.expect_phase(sw_lcg::Phase::Deployment);
            });
    }
}

/// questionable-contacts: the cost may destroy it, and the damage still moves. LCG-ABL-16
#[test]
fn questionable_contacts_may_pay_with_their_life() {
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| p.objectives(["questionable-contacts damage 4"]).in_play(["luke-skywalker damage 2"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.choose("use questionable-contacts");
            t.expect_lost(LIGHT, ["questionable-contacts"]);
            t.choose_each(["pick luke-skywalker", "pick rancor"]);
            t.expect_damage("luke-skywalker", 1);
            t.expect_damage("rancor", 1);
            t.expect_dial(4);
        });
}

// ---- Han Solo

/// han-solo: cost 4, icons 2-1-0 and a blast icon with the edge, 3 Force icons, capacity 2.
#[test]
fn han_has_what_is_printed() {
    costs("han-solo", "smugglers-and-spies", 4);
    strikes("han-solo", [2, 1, 0], [2, 1, 1]);
    dies_of("han-solo", 2);
    edges("han-solo", 3);
}

/// han-solo: declared as an attacker, he deals 1 damage to any enemy unit, optionally.
#[test]
fn han_shoots_first_as_an_attacker() {
    let layout =
        light_attacks().light(|p| p.in_play(["han-solo"])).dark(|p| p.in_play(["rancor focus 1", "espo-trooper"]));
    layout.play(|t| {
        t.then("engage imperial-command");
        t.choose("declare han-solo");
        t.may_choose("use han-solo");
        t.can_choose_exactly(["pick rancor", "pick espo-trooper"]);
        t.choose("pick rancor");
        t.expect_damage("rancor", 1);
        t.can_choose_exactly_as(DARK, ["declare espo-trooper", "done"]);
        t.leave_open();
    });
    layout.play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare han-solo", "pass"]);
        t.expect_damage("rancor", 0);
        t.leave_open();
    });
}

/// han-solo: also when declared as a defender, but not when only others are declared.
#[test]
fn han_shoots_first_as_a_defender() {
    let layout = dark_attacks()
        .light(|p| p.in_play(["han-solo", "x-wing"]))
        .dark(|p| p.in_play(["espo-trooper", "rancor focus 1"]));
    layout.play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare espo-trooper", "declare han-solo", "done", "use han-solo", "pick espo-trooper"]);
        t.expect_gone("espo-trooper");
        t.leave_open();
    });
    layout.play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare espo-trooper", "declare x-wing", "done"]);
        t.can_choose_exactly(["strike x-wing"]);
        t.leave_open();
    });
}

/// han-solo: Targeted Strike, as an attacker. LCG-KEY-10
#[test]
fn han_strikes_a_unit_elsewhere() {
    light_attacks().light(|p| p.in_play(["han-solo"])).dark(|p| p.in_play(["rancor focus 1", "duty-officer"])).play(
        |t| {
            t.then("engage imperial-command");
            t.choose_each(["declare han-solo", "pass", "declare duty-officer", "strike duty-officer"]);
            t.choose_each(["strike han-solo", "unit damage"]);
            t.can_choose_exactly(["hit rancor", "hit duty-officer"]);
            t.choose("hit rancor");
            t.expect_damage("rancor", 2);
            t.leave_open();
        },
    );
}

/// han-solo: unique; no use without an enemy unit. LCG-UNIQ-01 LCG-ADV-08
#[test]
fn han_is_unique_and_needs_a_target() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.affiliation("smugglers-and-spies").in_play(["han-solo"]).hand(["han-solo"]))
        .play(|t| t.can_choose_exactly(["pass"]));
    light_attacks().light(|p| p.in_play(["han-solo"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare han-solo"]);
        t.can_choose_exactly(["strike han-solo"]);
        t.leave_open();
    });
}

/// twilek-smuggler: cost 2, a unit damage and a tactics icon, 1 Force icon, capacity 1.
#[test]
fn the_smuggler_has_what_is_printed() {
    costs("twilek-smuggler", "smugglers-and-spies", 2);
    strikes("twilek-smuggler", [1, 1, 0], [1, 1, 0]);
    dies_of("twilek-smuggler", 1);
    edges("twilek-smuggler", 1);
}

/// cloud-city-casino: cost 1, one neutral resource, no Force icons.
#[test]
fn the_casino_gives_one() {
    costs("cloud-city-casino", "neutral", 1);
    gives("cloud-city-casino", 1);
    edges("cloud-city-casino", 0);
}

/// cloud-city-casino: Limited; neutral, so no match. LCG-KEY-04 LCG-RES-EX3
#[test]
fn the_casino_is_limited_and_matches_nothing() {
    scene().turn_of(LIGHT).light(|p| p.hand(["cloud-city-casino", "cloud-city-casino", "hidden-outpost"])).play(|t| {
        t.choose_each(["play cloud-city-casino", "pay 1 jedi"]);
        t.can_choose_exactly(["pass"]);
    });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives([]).in_play(["cloud-city-casino", "cloud-city-casino"]).hand(["twilek-smuggler"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

// ---- Events

/// swindled: cost 1, 1 Force icon; a unit of printed cost 2 or less returns to its owner's hand.
#[test]
fn swindled_sends_a_cheap_unit_home() {
    edges("swindled", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.affiliation("smugglers-and-spies").objectives([]).hand(["swindled"]);
            p.in_play(["luke-skywalker", "twilek-smuggler", "hidden-outpost"])
        })
        .dark(|p| p.in_play(["nightsister", "kuati-security-team", "espo-trooper", "control-room"]))
        .play(|t| {
            t.choose_each(["use swindled", "pay 1 smugglers-and-spies"]);
            t.can_choose_exactly(["pick twilek-smuggler", "pick kuati-security-team", "pick espo-trooper"]);
            t.choose("pick kuati-security-team");
            t.expect_hand(DARK, ["kuati-security-team"]);
            t.expect_discard(LIGHT, ["swindled"]);
            t.leave_open();
        });
}

/// swindled: not without a cheap unit, nor without a match. LCG-ADV-08 LCG-RES-08
#[test]
fn swindled_needs_a_cheap_unit_and_a_match() {
    for (affiliation, unit) in [("smugglers-and-spies", "nightsister"), ("jedi", "espo-trooper")] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.affiliation(affiliation).hand(["swindled"]))
            .dark(|p| p.in_play([unit]))
            .play(|t| t.can_choose_exactly(["pass"]));
    }
}

/// crossfire: cost 1, neutral, 1 Force icon; a Character focused to strike gains an icon of any type for the strike.
#[test]
fn crossfire_adds_an_icon_of_any_type() {
    edges("crossfire", 1);
    for (choice, icons) in [("choose 1", [2, 0, 0]), ("choose 2", [1, 1, 0]), ("choose 3", [1, 0, 1])] {
        light_attacks()
            .light(|p| p.affiliation("smugglers-and-spies").in_play(["rookie-pilot"]).hand(["crossfire"]))
            .dark(|p| p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each([
                    "declare rookie-pilot",
                    "declare admiral-motti",
                    "pass",
                    "strike admiral-motti",
                    "pass",
                ]);
                t.choose_each(["strike rookie-pilot", "use crossfire", "pay 1 smugglers-and-spies"]);
                t.can_choose_exactly(["choose 1", "choose 2", "choose 3"]);
                t.choose(choice);
                if icons[0] == 1 {
                    t.choose("unit damage");
                }
                t.choose("hit admiral-motti");
                if icons[1] == 1 {
                    t.choose("aim admiral-motti");
                }
                t.expect_damage("admiral-motti", icons[0]);
                t.expect_focus("admiral-motti", 1 + icons[1]);
                t.expect_damage("imperial-command", icons[2]);
                t.leave_open();
            });
    }
}

/// crossfire: the icon lasts only for that strike.
#[test]
fn crossfire_lasts_for_one_strike() {
    light_attacks().light(|p| p.in_play(["jedi-in-hiding"]).hand(["crossfire", "double-strike"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare jedi-in-hiding", "pass", "strike jedi-in-hiding"]);
        t.choose_each(["use crossfire", "pay 1 a-heros-journey", "choose 3"]);
        t.choose_each(["use double-strike", "pay 1 jedi"]);
        // One of its own icons with the edge, one from the event.
        t.expect_damage("imperial-command", 2);
        t.then("strike jedi-in-hiding");
        // The second strike, and the bonus of an unopposed engagement.
        t.expect_damage("imperial-command", 4);
    });
}

/// crossfire: enemy Characters count, other units do not.
#[test]
fn crossfire_answers_characters_of_both_sides() {
    for (unit, character) in [("kuati-security-team", true), ("tie-bomber", false)] {
        dark_attacks().light(|p| p.hand(["crossfire"])).dark(|p| p.in_play([unit])).play(|t| {
            t.then("engage draw-their-fire");
            t.choose(&format!("declare {unit}"));
            t.choose(&format!("strike {unit}"));
            assert_eq!(t.key_texts(LIGHT).contains(&"use crossfire".to_owned()), character);
            t.leave_open();
        });
    }
}
