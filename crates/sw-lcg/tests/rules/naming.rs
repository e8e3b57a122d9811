//! Official clarifications of named cards, and open points about them.

use table::{Game, Viewer};

use crate::support::{DARK, LIGHT, Layout, Play, Step, dark_attacks, light_attacks, scene};

// ---- TIE Attack Squadron

/// A TIE Attack Squadron attacks, an X-wing defends, and Yoda does not participate.
fn squadron(dark: &'static [&'static str], light: &'static [&'static str]) -> Layout {
    dark_attacks()
        .light(|p| p.in_play(["x-wing", "yoda focus 1"]).hand(light.iter().copied()))
        .dark(|p| p.in_play(["tie-attack-squadron"]).hand(dark.iter().copied()))
}

fn begin_squadron_attack(t: &mut Play) {
    t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare x-wing"]);
}

/// The X-wing has struck. With a fate card, the squadron has 2 unit damage and may target any enemy unit.
fn squadron_strikes_after_fate(t: &mut Play) {
    t.choose_each(["strike x-wing", "hit tie-attack-squadron"]);
    t.choose_each(["strike tie-attack-squadron", "unit damage"]);
    t.can_choose_exactly(["hit x-wing", "hit yoda"]);
    t.choose("hit yoda");
    t.expect_gone("yoda");
}

/// LCG-NAME-EX1
#[test]
fn for_tie_attack_squadron_twist_of_fate_itself_counts() {
    squadron(&["twist-of-fate-171"], &[]).play(|t| {
        begin_squadron_attack(t);
        t.choose("edge twist-of-fate-171");
        squadron_strikes_after_fate(t);
    });
}

/// LCG-NAME-EX1 LCG-EDGE-EX2
#[test]
fn for_tie_attack_squadron_a_canceled_fate_card_counts() {
    squadron(&["heat-of-battle-169"], &["twist-of-fate-157"]).play(|t| {
        begin_squadron_attack(t);
        t.choose_each(["edge heat-of-battle-169", "edge twist-of-fate-157"]);
        t.expect_damage("x-wing", 0); // canceled
        squadron_strikes_after_fate(t);
    });
}

/// LCG-NAME-EX1
#[test]
fn the_enemys_fate_card_does_not_count() {
    squadron(&[], &["twist-of-fate-157"]).play(|t| {
        begin_squadron_attack(t);
        t.choose("edge twist-of-fate-157");
        t.choose_each(["strike x-wing", "hit tie-attack-squadron"]);
        t.choose_each(["strike tie-attack-squadron", "unit damage"]);
        t.can_choose_exactly(["hit x-wing"]);
        t.choose("hit x-wing");
        t.expect_damage("x-wing", 1);
    });
}

// ---- Boba Fett

/// Boba Fett attacks this defender, without the edge: 1 unit damage.
fn boba(units: [&'static str; 2]) -> Layout {
    dark_attacks().light(|p| p.in_play(units)).dark(|p| p.in_play(["boba-fett", "espo-trooper"]))
}

const BOBA: [&str; 3] = ["engage draw-their-fire", "declare boba-fett", "done"];

/// LCG-NAME-EX2 LCG-DMG-12
#[test]
fn boba_fetts_lethal_damage_destroys_and_does_not_capture() {
    boba(["rebel-trooper", "x-wing focus 1"]).play(|t| {
        t.choose_each(BOBA);
        t.choose_each(["declare rebel-trooper", "strike rebel-trooper", "hit boba-fett"]);
        t.choose_each(["strike boba-fett", "hit rebel-trooper"]);
        t.expect_discard(LIGHT, ["rebel-trooper"]);
        t.expect_captured([]);
        t.expect_participants([]); // Boba Fett's reaction was not offered
    });
}

/// LCG-NAME-EX2 LCG-KEY-06
#[test]
fn boba_fett_captures_the_protector_who_took_all_the_damage() {
    boba(["corellian-engineer", "guardian-of-peace focus 1"]).play(|t| {
        t.choose_each(BOBA);
        t.choose_each(["declare corellian-engineer", "done", "strike corellian-engineer", "strike boba-fett"]);
        t.choose_each(["hit corellian-engineer", "protect 1"]);
        t.expect_damage("corellian-engineer", 0);
        t.choose_each(["use boba-fett on 2", "at imperial-command"]);
        t.expect_captured([("guardian-of-peace", "imperial-command")]);
        t.expect_in_play("corellian-engineer");
    });
}

/// LCG-NAME-EX2 LCG-DMG-04
#[test]
fn boba_fett_does_not_capture_where_no_token_was_placed() {
    boba(["corellian-engineer", "x-wing focus 1"]).play(|t| {
        t.choose_each(BOBA);
        t.choose_each(["declare corellian-engineer", "shield corellian-engineer"]);
        t.choose_each(["strike corellian-engineer", "strike boba-fett", "hit corellian-engineer", "shield 1"]);
        t.expect_damage("corellian-engineer", 0);
        t.expect_participants([]); // no question followed
        t.expect_captured([]);
    });
}

// ---- Shii-Cho Training, Heroic Sacrifice, Red Two

/// LCG-NAME-EX3
#[test]
fn shii_cho_training_and_targeted_strike_exclude_each_other() {
    let luke = || {
        light_attacks()
            .light(|p| p.in_play(["luke-skywalker", "shii-cho-training on luke-skywalker"]))
            .dark(|p| p.in_play(["duty-officer", "superlaser-engineer", "darth-vader focus 1"]))
    };
    let strike = |t: &mut Play| {
        t.choose_each(["engage imperial-command", "declare luke-skywalker"]);
        t.choose_each(["declare duty-officer", "declare superlaser-engineer", "done"]);
        t.choose_each(["strike duty-officer", "strike luke-skywalker", "unit damage"]);
        t.can_choose_exactly(["aim duty-officer", "aim superlaser-engineer", "hit darth-vader"]);
    };
    luke().play(|t| {
        strike(t);
        t.choose("aim duty-officer");
        t.can_choose_exactly(["aim duty-officer after 1", "aim superlaser-engineer"]); // Vader is no longer a target
        t.choose("aim superlaser-engineer");
        t.expect_discard(DARK, ["duty-officer", "superlaser-engineer"]);
    });
    luke().play(|t| {
        strike(t);
        t.choose("hit darth-vader");
        t.expect_damage("darth-vader", 2); // all of it
        t.leave_open();
    });
}

/// LCG-NAME-EX4 LCG-TIME-16
#[test]
fn heroic_sacrifice_does_nothing_if_its_cost_removes_the_only_target() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort"]).hand(["heroic-sacrifice"]))
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.choose_each(["use heroic-sacrifice", "pay 1 draw-their-fire", "pick x-wing-escort"]);
            t.choose_each(["use x-wing-escort", "pick tie-bomber"]);
            t.expect_discard(LIGHT, ["x-wing-escort", "heroic-sacrifice"]);
            t.expect_discard(DARK, ["tie-bomber"]);
        });
}

/// LCG-NAME-EX4
#[test]
fn heroic_sacrifice_chooses_its_target_after_the_escorts_interrupt() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort"]).hand(["heroic-sacrifice"]))
        .dark(|p| p.in_play(["tie-bomber", "tie-fighter"]))
        .play(|t| {
            t.choose_each(["use heroic-sacrifice", "pay 1 draw-their-fire", "pick x-wing-escort"]);
            t.choose_each(["use x-wing-escort", "pick tie-bomber"]); // the dark side's choice
            assert_eq!(t.asked(), LIGHT);
            t.can_choose_exactly(["pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_discard(DARK, ["tie-bomber", "tie-fighter"]);
        });
}

/// LCG-NAME-EX5 LCG-STR-07
#[test]
fn red_two_readied_during_the_strikes_must_strike_again() {
    light_attacks()
        .light(|p| p.in_play(["red-two", "y-wing"]))
        .dark(|p| p.objectives(["imperial-command damage 2", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-two", "declare y-wing"]);
            t.choose_each(["strike red-two", "strike y-wing", "use red-two"]); // 1 blast damage, then 2
            t.expect_lost(DARK, ["imperial-command"]);
            t.can_choose_exactly(["strike red-two"]); // mandatory
            t.choose("strike red-two");
            t.expect_focus("red-two", 1);
        });
}

/// LCG-NAME-EX5
#[test]
fn red_two_readied_by_the_unopposed_damage_may_attack_again() {
    light_attacks()
        .light(|p| p.in_play(["red-two"]))
        .dark(|p| p.objectives(["imperial-command damage 3", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-two", "strike red-two"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.choose("use red-two");
            t.choose_each(["engage shadows-of-dathomir", "declare red-two", "strike red-two"]);
            t.expect_damage("shadows-of-dathomir", 2);
        });
}

// ---- objectives

/// LCG-NAME-EX6 LCG-CONF-06
#[test]
fn the_secret_of_yavin_4_takes_the_attackers_but_not_the_engagement_of_the_turn() {
    dark_attacks()
        .light(|p| p.objectives(["the-secret-of-yavin-4", "draw-their-fire"]))
        .dark(|p| p.in_play(["tie-bomber", "tie-advanced"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-advanced", "done", "use the-secret-of-yavin-4"]);
            t.expect_participants(["tie-advanced"]);
            t.choose("strike tie-advanced");
            t.choose("pass"); // its reaction
            t.expect_damage("the-secret-of-yavin-4", 2); // blast damage and bonus
            t.expect_damage("draw-their-fire", 0);
            t.can_choose_exactly(["engage the-secret-of-yavin-4", "pass"]); // the other one cannot be engaged again
            t.choose_each(["engage the-secret-of-yavin-4", "declare tie-bomber", "strike tie-bomber"]);
            t.expect_damage("the-secret-of-yavin-4", 5);
        });
}

/// LCG-NAME-EX6
#[test]
fn the_secret_of_yavin_4_engaged_before_is_not_engaged_again() {
    dark_attacks()
        .light(|p| p.objectives(["the-secret-of-yavin-4", "draw-their-fire"]))
        .dark(|p| p.in_play(["tie-bomber", "tie-fighter", "rancor"]))
        .play(|t| {
            t.choose_each(["engage the-secret-of-yavin-4", "declare tie-fighter", "done", "strike tie-fighter"]);
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "done", "use the-secret-of-yavin-4"]);
            t.choose("strike tie-bomber");
            t.expect_damage("the-secret-of-yavin-4", 5); // 1 and 1, 2 and 1
            t.expect_phase(sw_lcg::Phase::Force); // the Rancor has nothing left to engage
        });
}

/// LCG-NAME-EX7 LCG-CONF-07
#[test]
fn what_replaces_a_journey_to_dagobah_is_not_engaged() {
    dark_attacks()
        .light(|p| {
            p.objectives(["a-journey-to-dagobah damage 2"]).objective_deck(["forgotten-heroes", "jedi-training"])
        })
        .dark(|p| p.in_play(["tie-bomber", "tie-bomber", "rancor"]))
        .play(|t| {
            t.choose_each(["engage a-journey-to-dagobah", "declare tie-bomber", "declare tie-bomber", "done"]);
            t.choose_each(["strike tie-bomber", "use a-journey-to-dagobah", "pick forgotten-heroes from deck"]);
            t.expect_in_play("forgotten-heroes");
            t.choose("strike tie-bomber");
            t.expect_damage("forgotten-heroes", 0); // neither blast damage nor bonus
            t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
            t.can_choose_exactly(["engage forgotten-heroes", "pass"]);
        });
}

/// LCG-NAME-EX8
#[test]
fn only_blast_damage_and_the_bonus_damage_the_dial() {
    let fate = ["target-of-opportunity-133"];
    light_attacks().light(|p| p.objectives(["hit-and-run"]).in_play(["trench-run", "y-wing"]).hand(fate)).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "edge target-of-opportunity-133"]);
        t.can_choose_exactly(["strike y-wing"]); // Hit and Run has no objective to damage
        assert_eq!(t.view(DARK).dial_damage, 0); // Target of Opportunity had none, either
        t.choose("strike y-wing");
        assert_eq!(t.view(DARK).dial_damage, 3);
    });
}

/// LCG-NAME-EX8
#[test]
fn the_dial_is_no_objective() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["trench-run", "corellian-engineer"]).hand(["rebel-assault"]))
        .dark(|p| p.objectives(["imperial-command"]).in_play(["isb-interrogators"]).hand(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire"]);
            t.can_choose_exactly(["pick imperial-command", "pick isb-interrogators"]);
            t.choose("pick imperial-command");
            t.then("engage trench-run");
            t.choose("declare corellian-engineer");
            t.can_choose_exactly(["shield corellian-engineer", "done"]); // there is no engaged objective for Shielding
            t.choose("done");
            t.leave_open();
        });
}

/// LCG-NAME-EX8
#[test]
fn trench_run_cannot_be_targeted() {
    scene()
        .light(|p| p.in_play(["trench-run", "log-trap"]))
        .dark(|p| p.affiliation("imperial-navy").hand(["tear-this-ship-apart"; 2]))
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy"]);
            t.can_choose_exactly(["pick log-trap"]);
            t.choose("pick log-trap");
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-NAME-EX9 LCG-ABL-14
#[test]
fn tribal_support_needs_an_ewok_in_the_discard_pile() {
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| p.objectives(["tribal-support"]).hand(["ewok-scout", "yoda"]).discard(["x-wing"]))
        .play(|t| t.can_choose_exactly(["discard yoda", "discard ewok-scout", "pass"])); // the draw phase
}

/// LCG-NAME-EX9 LCG-ABL-16
#[test]
fn tribal_support_costs_a_card_of_the_hand() {
    let support = |hand: &'static [&'static str]| {
        scene()
            .turn_of(LIGHT)
            .at(Step::Refreshed)
            .light(|p| p.objectives(["tribal-support"]).hand(hand.iter().copied()).discard(["ewok-scout"]))
    };
    support(&["ewok-scout", "yoda"]).play(|t| {
        t.can_choose_exactly(["use tribal-support", "pass"]);
        t.choose("use tribal-support");
        t.can_choose_exactly(["discard yoda", "discard ewok-scout"]);
        t.choose_each(["discard yoda", "pick ewok-scout from discard"]);
        t.expect_hand(LIGHT, ["ewok-scout", "ewok-scout"]);
        t.expect_discard(LIGHT, ["yoda"]);
    });
    support(&[]).play(|t| t.cannot_choose("use tribal-support")); // nothing to pay with
}

// ---- open points

/// LCG-NAME-OPEN1 LCG-TIME-17
#[test]
fn leia_and_redemption_are_ordered_by_the_active_player() {
    for active in [DARK, LIGHT] {
        let leia = || {
            scene()
                .turn_of(active)
                .light(|p| p.in_play(["leia-organa", "redemption"]))
                .dark(|p| p.hand(["force-choke"]))
        };
        let choke = |t: &mut Play| {
            t.choose_each(["use force-choke", "pick leia-organa"]);
            t.can_choose_exactly(["use redemption", "pass"]);
            t.choose("use redemption");
            assert_eq!(t.asked(), active);
            t.can_choose_exactly(["yes", "no"]); // to hand, or captured
        };
        leia().play(|t| {
            choke(t);
            t.choose("yes");
            t.expect_hand(LIGHT, ["leia-organa"]);
        });
        leia().play(|t| {
            choke(t);
            t.choose("no");
            assert_eq!(t.asked(), DARK);
            t.choose("at death-and-despayre");
            t.expect_captured([("leia-organa", "death-and-despayre")]);
        });
    }
}

/// LCG-NAME-OPEN2
#[test]
fn c_3po_focuses_and_is_sacrificed_or_is_only_sacrificed() {
    let droid = |focuses: bool, c3po: &'static str| {
        scene()
            .rulings(move |r| r.c3po_focuses = focuses)
            .light(move |p| p.in_play(["luke-skywalker", c3po]))
            .dark(|p| p.hand(["force-choke"]))
    };
    for (focuses, c3po) in [(true, "c-3po"), (false, "c-3po"), (false, "c-3po focus 1")] {
        droid(focuses, c3po).play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use c-3po"]);
            t.expect_damage("luke-skywalker", 0);
            t.expect_discard(LIGHT, ["c-3po"]);
        });
    }
    // An exhausted C-3PO cannot be focused.
    droid(true, "c-3po focus 1").play(|t| {
        t.choose_each(["use force-choke", "pick luke-skywalker"]);
        t.expect_damage("luke-skywalker", 1);
        t.expect_in_play("c-3po");
    });
}

/// LCG-RES-OPEN1
#[test]
fn a_card_whose_cost_is_lowered_to_nothing_needs_no_match() {
    for (ruling, playable) in [(false, true), (true, false)] {
        scene()
            .rulings(|r| r.match_for_lowered_cost = ruling)
            .turn_of(LIGHT)
            .light(|p| {
                p.affiliation("rebel-alliance")
                    .objectives(["in-you-must-go focus 1", "draw-their-fire"])
                    .in_play(["yoda"])
                    .hand(["jedi-lightsaber"])
            })
            .play(|t| {
                assert_eq!(t.key_texts(LIGHT).len(), if playable { 2 } else { 1 });
                if playable {
                    t.choose_each(["play jedi-lightsaber", "pick yoda"]);
                    t.expect_attached("jedi-lightsaber", "yoda");
                }
            });
    }
}

/// LCG-ENG-OPEN1
#[test]
fn a_limit_on_declared_attackers_does_not_stop_a_unit_that_enters_undeclared() {
    for (ruling, joins) in [(false, true), (true, false)] {
        scene()
            .rulings(|r| r.bans_stop_entering = ruling)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["x-wing", "y-wing"]).hand(["admiral-ackbar", "our-most-desperate-hour"]))
            .dark(|p| p.objectives(["the-ultimate-power"]).in_play(["duty-officer focus 1"]))
            .play(|t| {
                t.then("engage the-ultimate-power");
                t.choose_each(["declare y-wing", "declare x-wing"]);
                t.can_choose("use our-most-desperate-hour"); // the window after the declaration
                if joins {
                    t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 jedi"]);
                    t.expect_participants(["x-wing", "y-wing", "admiral-ackbar"]);
                } else {
                    t.cannot_choose("join admiral-ackbar");
                }
                t.leave_open();
            });
    }
}

/// LCG-EDGE-OPEN2
#[test]
fn each_secret_informant_allows_one_more_resolution() {
    for (ruling, damage) in [(true, 3), (false, 2)] {
        scene()
            .rulings(|r| r.informants_add_up = ruling)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["secret-informant"; 2]).hand(["target-of-opportunity-133"]))
            .play(|t| {
                t.choose_each(["engage imperial-command", "declare secret-informant", "declare secret-informant"]);
                t.choose("edge target-of-opportunity-133");
                for seen in 1..damage {
                    t.expect_damage("imperial-command", seen);
                    t.can_choose_exactly(["yes", "no"]);
                    t.choose("yes");
                }
                t.expect_damage("imperial-command", damage);
                t.can_choose_exactly(["strike secret-informant"]);
                t.leave_open();
            });
    }
}

/// LCG-EDGE-OPEN3
#[test]
fn obi_wan_turns_up_the_first_card_of_a_new_edge_battle_too() {
    for ruling in [true, false] {
        scene()
            .rulings(|r| r.first_card_open_again = ruling)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["obi-wan-kenobi"]))
            .dark(|p| p.in_play(["rancor"]).hand(["twist-of-fate-171", "at-st", "tie-fighter"]))
            .play(|t| {
                let open = |t: &Play| {
                    let stack = t.game().view(t.state(), Viewer::Seat(LIGHT)).seats.swap_remove(0).edge;
                    stack.iter().flatten().count()
                };
                t.choose_each(["engage imperial-command", "declare obi-wan-kenobi", "declare rancor"]);
                t.choose("edge twist-of-fate-171");
                assert_eq!(open(t), 1);
                t.choose("pass");
                t.choose("edge at-st"); // a new battle
                assert_eq!(open(t), usize::from(ruling));
                t.leave_open();
            });
    }
}
