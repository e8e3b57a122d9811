//! The timing chart, and the order of simultaneous effects.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, Layout, Play, Side, Step, light_attacks, scene};

/// Both players hold an event without cost that can be played in every window.
fn busy() -> Layout {
    scene()
        .light(|p| p.in_play(["believer-in-the-old-ways-154"]).hand(["our-most-desperate-hour"]))
        .dark(|p| p.in_play(["emperors-royal-guard"]).hand(["force-choke"]))
}

/// A window in which both players could act and both pass; the active player is first.
#[track_caller]
fn window(t: &mut Play, phase: Phase) {
    t.expect_phase(phase);
    let order = if t.table().active == DARK { [DARK, LIGHT] } else { [LIGHT, DARK] };
    for seat in order {
        assert_eq!(t.asked(), seat);
        t.can_choose(if seat == DARK { "use force-choke" } else { "use our-most-desperate-hour" });
        t.choose("pass");
    }
}

// ---- phase by phase

/// LCG-TIME-03 LCG-TIME-13
#[test]
fn the_balance_phase_has_no_window() {
    for (balance, dial) in [(Side::Light, 4), (Side::Dark, 5)] {
        busy().at(Step::TurnBegins).dial(3).balance(balance).play(|t| {
            t.expect_dial(dial);
            window(t, Phase::Refresh); // the first of the turn
        });
    }
    busy().turn_of(LIGHT).at(Step::TurnBegins).dial(3).play(|t| {
        t.expect_phase(Phase::Balance);
        let objectives = ["balance imperial-command", "balance shadows-of-dathomir", "balance death-and-despayre"];
        t.can_choose_exactly(objectives.into_iter().chain(["pass"]));
        t.choose("balance imperial-command");
        t.expect_dial(3);
        window(t, Phase::Refresh);
    });
}

/// LCG-TIME-04
#[test]
fn refresh_removes_focus_then_shields_then_replaces_objectives_before_its_window() {
    busy()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command focus 1 shield 1", "shadows-of-dathomir"])
                .objective_deck(["cruel-interrogations"])
                .in_play(["emperors-royal-guard"])
                .hand(["force-choke"])
        })
        .play(|t| {
            t.can_choose_exactly(["use cruel-interrogations", "pass"]); // no window yet
            t.expect_focus("imperial-command", 0);
            t.expect_shields("imperial-command", 0);
            t.choose("pass");
            window(t, Phase::Refresh);
            t.can_choose_exactly(["discard force-choke", "pass"]);
            t.expect_phase(Phase::Draw);
        });
}

/// LCG-TIME-05
#[test]
fn draw_discards_then_fills_the_hand_before_its_window() {
    busy()
        .at(Step::DrawBegins)
        .dark(|p| {
            p.objectives(["fall-of-the-jedi"]).in_play(["emperors-royal-guard"]).hand(["force-choke", "duty-officer"])
        })
        .play(|t| {
            t.can_choose_exactly(["use fall-of-the-jedi", "pass"]); // the phase begins
            t.choose_each(["use fall-of-the-jedi", "pick duty-officer from hand"]);
            t.can_choose_exactly(["discard force-choke", "pass"]);
            t.choose("pass");
            t.expect_hand_size(DARK, 6);
            window(t, Phase::Draw);
            t.expect_phase(Phase::Deployment);
        });
}

/// LCG-TIME-06
#[test]
fn in_the_deployment_window_the_active_player_also_plays_units_and_enhancements() {
    busy()
        .at(Step::DeploymentBegins)
        .light(|p| {
            p.in_play(["believer-in-the-old-ways-154"]).hand([
                "our-most-desperate-hour",
                "rebel-trooper",
                "heavy-blaster-emplacement",
            ])
        })
        .dark(|p| p.in_play(["emperors-royal-guard"]).hand(["force-choke", "espo-trooper", "blaster-pistol"]))
        .play(|t| {
            t.can_choose_exactly(["play espo-trooper", "play blaster-pistol", "use force-choke", "pass"]);
            t.choose("play espo-trooper");
            t.expect_in_play("espo-trooper"); // an action like any other, so the opponent is next
            assert_eq!(t.asked(), LIGHT);
            t.can_choose_exactly(["use our-most-desperate-hour", "pass"]);
            t.choose("pass");
            t.can_choose_exactly(["play blaster-pistol", "use force-choke", "pass"]);
            t.choose("pass");
            t.expect_phase(Phase::Conflict);
        });
}

/// LCG-TIME-07 LCG-CONF-03
#[test]
fn the_conflict_phase_opens_a_window_before_each_decision_to_engage_and_a_last_one() {
    busy().at(Step::ConflictBegins).play(|t| {
        window(t, Phase::Conflict);
        t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]);
        t.choose("pass");
        window(t, Phase::Conflict);
        t.expect_phase(Phase::Force);
    });
}

/// LCG-TIME-12 LCG-TIME-13
#[test]
fn the_force_phase_commits_struggles_and_then_opens_its_window() {
    busy().at(Step::ForceBegins).play(|t| {
        t.can_choose_exactly(["commit emperors-royal-guard", "done"]);
        t.choose("commit emperors-royal-guard");
        t.expect_balance(Side::Dark); // no window between commitment and struggle
        window(t, Phase::Force);
        assert_eq!(t.table().active, LIGHT);
        window(t, Phase::Refresh);
    });
}

// ---- engagements

/// A light attack with two units, while two others do not attack.
fn engagement() -> Layout {
    light_attacks()
        .light(|p| {
            p.in_play(["believer-in-the-old-ways-154", "fleet-officer", "rebel-trooper"])
                .hand(["our-most-desperate-hour"; 2])
        })
        .dark(|p| p.in_play(["emperors-royal-guard"]).hand(["force-choke"]))
}

/// LCG-TIME-08 LCG-TIME-09 LCG-TIME-01
#[test]
fn an_engagement_opens_with_declarations_and_an_edge_battle_between_three_windows() {
    engagement().play(|t| {
        window(t, Phase::Conflict); // W4
        t.choose("engage imperial-command");
        let attackers = ["declare believer-in-the-old-ways-154", "declare fleet-officer", "declare rebel-trooper"];
        t.can_choose_exactly(attackers); // immediately
        t.choose_each(["declare believer-in-the-old-ways-154", "declare fleet-officer", "done"]);
        window(t, Phase::Conflict); // W6
        t.can_choose_exactly(["declare emperors-royal-guard", "done"]);
        t.choose("declare emperors-royal-guard");
        window(t, Phase::Conflict); // W7
        assert_eq!(t.asked(), LIGHT);
        t.can_choose_exactly(["edge our-most-desperate-hour", "pass"]);
        t.choose("edge our-most-desperate-hour");
        t.can_choose_exactly(["edge force-choke", "pass"]);
        t.choose("pass");
        t.choose("pass");
        t.expect_edge(LIGHT);
        window(t, Phase::Conflict); // W8
        t.can_choose_exactly(["strike believer-in-the-old-ways-154", "strike fleet-officer"]);
        t.leave_open();
    });
}

/// Leads the engagement to the first strike; the attacker has the edge.
fn to_strikes(t: &mut Play) {
    t.then("engage imperial-command");
    t.choose_each(["declare believer-in-the-old-ways-154", "declare fleet-officer", "done"]);
    t.then("declare emperors-royal-guard");
    t.then("edge our-most-desperate-hour");
    t.until("strike believer-in-the-old-ways-154");
    t.expect_edge(LIGHT);
}

/// LCG-TIME-EX1 LCG-TIME-10 LCG-TIME-11 LCG-TIME-OPEN1
#[test]
fn strikes_alternate_with_a_window_after_each_even_where_none_was_made() {
    engagement().play(|t| {
        to_strikes(t);
        t.choose_each(["strike believer-in-the-old-ways-154", "unit damage", "hit emperors-royal-guard"]);
        window(t, Phase::Conflict); // W9
        t.choose_each(["strike emperors-royal-guard", "hit fleet-officer"]);
        window(t, Phase::Conflict); // W10
        t.choose_each(["strike fleet-officer", "unit damage", "hit emperors-royal-guard"]);
        t.expect_damage("imperial-command", 2);
        for _ in ["W9", "W10"] {
            t.expect_participants(["believer-in-the-old-ways-154", "fleet-officer", "emperors-royal-guard"]);
            window(t, Phase::Conflict);
        }
        t.expect_participants([]);
        t.expect_damage("imperial-command", 2); // opposed
        window(t, Phase::Conflict); // W4
        t.can_choose_exactly(["engage shadows-of-dathomir", "engage death-and-despayre", "pass"]);
    });
}

/// LCG-TIME-OPEN1
#[test]
fn by_the_other_reading_only_strikes_open_windows() {
    engagement().rulings(|r| r.window_after_no_strike = false).play(|t| {
        to_strikes(t);
        t.choose_each(["strike believer-in-the-old-ways-154", "unit damage", "hit emperors-royal-guard"]);
        window(t, Phase::Conflict); // W9
        t.choose_each(["strike emperors-royal-guard", "hit fleet-officer"]);
        window(t, Phase::Conflict); // W10
        t.choose_each(["strike fleet-officer", "unit damage", "hit emperors-royal-guard"]);
        t.expect_participants(["believer-in-the-old-ways-154", "fleet-officer", "emperors-royal-guard"]);
        window(t, Phase::Conflict); // W9
        t.expect_participants([]); // no W10: the guard made no second strike
        window(t, Phase::Conflict); // W4
        t.can_choose("engage shadows-of-dathomir");
    });
}

/// LCG-TIME-OPEN1
#[test]
fn the_first_pass_has_its_windows_even_if_nobody_can_strike() {
    for (ruling, windows) in [(true, 3), (false, 1)] {
        scene()
            .rulings(|r| r.window_after_no_strike = ruling)
            .turn_of(LIGHT)
            .at(Step::ConflictWindow)
            .light(|p| p.in_play(["x-wing", "rebel-trooper"]).hand(["our-most-desperate-hour"]))
            .dark(|p| p.hand(["force-choke", "im-on-the-leader"]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose_each(["declare x-wing", "done", "pass"]);
                t.choose_each(["use im-on-the-leader", "pay 1 sith", "pick x-wing"]);
                t.pass(2); // W6
                window(t, Phase::Conflict); // W7
                t.choose("pass"); // no edge card
                for _ in 0..windows {
                    t.expect_participants(["x-wing"]);
                    t.expect_damage("imperial-command", 0);
                    window(t, Phase::Conflict); // W8, then W9 and W10
                }
                t.expect_participants([]);
                t.expect_damage("imperial-command", 1); // unopposed, and without its own window
                window(t, Phase::Conflict); // W4
                t.can_choose("engage shadows-of-dathomir");
            });
    }
}

/// LCG-TIME-11 LCG-TIME-13
#[test]
fn no_window_follows_the_unopposed_bonus_within_the_engagement() {
    engagement().dark(|p| p.hand(["force-choke"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare fleet-officer", "done"]);
        t.then("strike fleet-officer");
        t.expect_damage("imperial-command", 1);
        t.expect_participants(["fleet-officer"]);
        window(t, Phase::Conflict); // W9
        window(t, Phase::Conflict); // W10
        t.expect_damage("imperial-command", 2);
        t.expect_participants([]); // the window that follows is W4
        window(t, Phase::Conflict);
        t.can_choose("engage shadows-of-dathomir");
    });
}

// ---- framework events and windows

/// LCG-TIME-01
#[test]
fn framework_events_know_no_actions_but_interrupts_and_reactions() {
    busy()
        .at(Step::TurnBegins)
        .light(|p| {
            p.objectives(["mission-briefing", "draw-their-fire"])
                .in_play(["believer-in-the-old-ways-154"])
                .hand(["our-most-desperate-hour"])
        })
        .play(|t| {
            assert_eq!(t.asked(), LIGHT);
            t.can_choose_exactly(["use mission-briefing", "pass"]);
            t.choose("use mission-briefing");
            t.expect_hand_size(LIGHT, 2);
            window(t, Phase::Refresh);
            t.can_choose_exactly(["discard force-choke", "pass"]); // no action here
        });
}

/// LCG-TIME-02
#[test]
fn in_a_window_the_players_alternate_one_action_at_a_time() {
    let two = ["our-most-desperate-hour"; 2];
    busy()
        .at(Step::RefreshWindow)
        .light(|p| p.in_play(["believer-in-the-old-ways-154"]).hand(two))
        .dark(|p| p.in_play(["emperors-royal-guard", "tie-fighter focus 2"]).hand(["force-choke", "tallon-roll"]))
        .play(|t| {
            t.choose("pass");
            assert_eq!(t.asked(), LIGHT);
            t.choose_each(["use our-most-desperate-hour", "pick believer-in-the-old-ways-154"]);
            assert_eq!(t.asked(), DARK); // a player who passed may act while the window is open
            t.choose_each(["use tallon-roll", "pick tie-fighter"]);
            t.expect_focus("tie-fighter", 1);
            assert_eq!(t.asked(), LIGHT);
            t.choose_each(["use our-most-desperate-hour", "pick believer-in-the-old-ways-154"]);
            t.expect_shields("believer-in-the-old-ways-154", 2);
            assert_eq!(t.asked(), DARK);
            t.expect_phase(Phase::Refresh);
            t.choose("pass");
            t.expect_phase(Phase::Draw); // the light side has nothing left to act with
        });
}

/// LCG-TIME-02
#[test]
fn a_window_closes_when_both_pass_in_succession() {
    busy().at(Step::RefreshWindow).play(|t| {
        t.choose_each(["use force-choke", "pick believer-in-the-old-ways-154"]);
        t.expect_damage("believer-in-the-old-ways-154", 1); // resolved before the light side may act
        assert_eq!(t.asked(), LIGHT);
        t.choose("pass");
        t.expect_phase(Phase::Draw);
    });
    busy().at(Step::RefreshWindow).play(|t| {
        t.choose_each(["pass", "pass"]);
        t.expect_phase(Phase::Draw);
        t.expect_hand(DARK, ["force-choke"]);
    });
}

// ---- the order around one event

/// LCG-TIME-14
#[test]
fn forced_reactions_come_before_other_reactions() {
    light_attacks()
        .light(|p| p.in_play(["fleet-officer"]).hand(["double-strike"]))
        .dark(|p| p.in_play(["intimidated on fleet-officer"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare fleet-officer"]);
            t.then("strike fleet-officer");
            t.can_choose_exactly(["use double-strike", "pass"]);
            t.expect_focus("fleet-officer", 2); // the forced reaction has resolved
            t.choose_each(["use double-strike", "pay 1 jedi"]);
            t.expect_focus("fleet-officer", 1); // still exhausted: no second strike
            t.expect_damage("imperial-command", 2);
        });
}

/// LCG-TIME-14 LCG-DMG-13
#[test]
fn interrupts_come_before_the_event_and_reactions_after_it() {
    light_attacks()
        .light(|p| p.in_play(["fleet-officer"]).hand(["it-could-be-worse"]))
        .dark(|p| p.in_play(["boba-fett"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare fleet-officer"]);
            t.choose("declare boba-fett");
            t.choose("pass"); // no edge card: a tie, Boba Fett strikes first
            t.choose_each(["strike boba-fett", "unit damage", "hit fleet-officer"]);
            t.can_choose_exactly(["use it-could-be-worse", "pass"]);
            t.expect_damage("fleet-officer", 0);
            t.choose("use it-could-be-worse");
            t.expect_damage("fleet-officer", 1);
            t.can_choose_exactly(["use boba-fett", "pass"]);
            t.leave_open();
        });
}

/// LCG-TIME-15
#[test]
fn targets_are_chosen_after_paying() {
    scene()
        .light(|p| p.in_play(["x-wing focus 1"]))
        .dark(|p| p.in_play(["advisor-to-the-emperor"]).hand(["force-lightning"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir", "pay 1 advisor-to-the-emperor"]);
            t.can_choose_exactly(["pick x-wing", "pick advisor-to-the-emperor"]); // exhausted by paying
            t.choose("pick x-wing");
            t.expect_gone("x-wing");
        });
}

/// LCG-TIME-15
#[test]
fn the_check_does_not_count_on_changes_by_paying() {
    scene()
        .light(|p| p.in_play(["x-wing"]))
        .dark(|p| p.in_play(["advisor-to-the-emperor"]).hand(["force-lightning"]))
        .play(|t| t.can_choose_exactly(["pass"])); // no unit is exhausted yet
}

/// LCG-TIME-15
#[test]
fn costs_are_modified_before_they_are_paid() {
    scene().dark(|p| p.objectives(["kuat-reinforcements"]).hand(["tie-bomber", "espo-trooper"])).play(|t| {
        t.choose("play tie-bomber"); // cost 2
        t.choose_each(["use kuat-reinforcements", "discard espo-trooper"]);
        t.can_choose_exactly(["pay 1 kuat-reinforcements", "pay 1 sith"]);
        t.choose("pay 1 sith");
        t.expect_in_play("tie-bomber");
    });
}

/// LCG-TIME-EX2 LCG-TIME-16
#[test]
fn an_answer_to_an_answer_is_finished_first() {
    scene()
        .light(|p| p.in_play(["yoda"]).hand(["lightsaber-deflection", "counter-stroke", "it-could-be-worse"]))
        .dark(|p| p.in_play(["dark-side-apprentice"]).hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda"]);
            t.choose("pass"); // Counter-stroke could have canceled the event itself
            t.can_choose_exactly(["use lightsaber-deflection", "use it-could-be-worse", "pass"]);
            t.choose_each(["use lightsaber-deflection", "pick dark-side-apprentice"]);
            assert_eq!(t.asked(), DARK);
            t.choose_each(["use its-worse", "pick yoda"]);
            assert_eq!(t.asked(), LIGHT);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("yoda", 0); // It's Worse was canceled
            t.expect_damage("dark-side-apprentice", 0); // the damage is not dealt yet
            t.expect_discard(DARK, ["its-worse"]);
            t.can_choose_exactly(["use it-could-be-worse on 2", "pass"]); // further interrupts to it
            t.choose("pass");
            t.expect_damage("dark-side-apprentice", 1);
            t.expect_damage("yoda", 0);
        });
}

/// LCG-TIME-16
#[test]
fn a_condition_met_in_a_step_is_served_there() {
    scene()
        .light(|p| p.in_play(["stolen-plans on shadows-of-dathomir", "x-wing focus 1"]))
        .dark(|p| p.hand(["force-lightning"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir"]);
            t.can_choose_exactly(["use stolen-plans", "pass"]); // in the middle of paying
            t.choose("use stolen-plans");
            t.expect_hand_size(LIGHT, 1);
            t.can_choose("pay 1 sith");
            t.choose_each(["pay 1 sith", "pick x-wing"]);
            t.expect_gone("x-wing");
        });
}

// ---- simultaneous effects

/// LCG-TIME-17
#[test]
fn of_one_effect_its_player_chooses_first() {
    scene()
        .light(|p| p.in_play(["x-wing", "yoda"]).hand(["a-new-hope"]))
        .dark(|p| p.in_play(["rancor", "boba-fett"]))
        .play(|t| {
            t.choose_each(["use a-new-hope", "pay 2 draw-their-fire"]);
            assert_eq!(t.asked(), LIGHT); // although it is the dark side's turn
            t.can_choose_exactly(["pick yoda", "pick x-wing", "done"]);
            t.choose_each(["pick yoda", "done"]);
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["pick rancor", "pick boba-fett", "done"]);
            t.choose_each(["pick rancor", "done"]);
            t.expect_hand(LIGHT, ["x-wing"]);
            t.expect_hand(DARK, ["boba-fett"]);
        });
}

/// LCG-TIME-17
#[test]
fn the_active_player_orders_forced_effects() {
    scene()
        .at(Step::Refreshed)
        .light(|p| p.in_play(["rebel-trooper", "twilek-loyalist"]))
        .dark(|p| p.in_play(["rancor", "rancor damage 1"]))
        .play(|t| {
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["use rancor", "use rancor #2"]);
            t.choose("use rancor #2");
            t.can_choose_exactly(["pick rebel-trooper"]);
            t.choose("pick rebel-trooper");
            t.choose("pick twilek-loyalist"); // the other one follows automatically
            t.expect_discard(LIGHT, ["rebel-trooper", "twilek-loyalist"]);
        });
}

// ---- where a player can choose to stop

fn stop(t: &Play, seat: table::Seat) -> Option<&'static str> {
    t.game().window(t.table(), seat).map(|(kind, _)| kind)
}

/// LCG-TIME-02 LCG-TIME-14: every window and round in which a player may pass has a kind; mandatory choices have none.
#[test]
fn windows_and_rounds_of_answers_have_kinds() {
    scene()
        .light(|p| p.in_play(["yoda", "x-wing"]).hand(["our-most-desperate-hour", "lightsaber-deflection"]))
        .dark(|p| p.hand(["force-choke"]))
        .play(|t| {
            assert_eq!(stop(t, DARK), None); // the player's own deployment
            t.choose_each(["use force-choke", "pick yoda"]);
            t.expect_to_act([LIGHT]);
            assert_eq!(stop(t, LIGHT), Some("before.damage"));
            t.choose("pass");
            t.expect_to_act([LIGHT]);
            assert_eq!(stop(t, LIGHT), Some("deployment"));
        });
    light_attacks()
        .light(|p| p.in_play(["a-wing"]).hand(["our-most-desperate-hour"]))
        .dark(|p| p.in_play(["darth-vader focus 1"]).hand(["force-choke"]))
        .play(|t| {
            for kind in ["conflict", "conflict"] {
                assert_eq!(stop(t, t.asked()), Some(kind));
                t.choose("pass");
            }
            assert_eq!(stop(t, LIGHT), None); // choosing an engagement is not a window
            t.choose_each(["engage imperial-command", "declare a-wing"]);
            for kind in ["attackers", "attackers", "defenders", "defenders"] {
                assert_eq!(stop(t, t.asked()), Some(kind));
                t.choose("pass");
            }
            assert_eq!(stop(t, LIGHT), None); // edge cards are placed
            t.choose("pass");
            for kind in ["edge", "edge"] {
                assert_eq!(stop(t, t.asked()), Some(kind));
                t.choose("pass");
            }
            t.choose("strike a-wing");
            assert_eq!(stop(t, LIGHT), Some("after.focused"));
            t.choose("pass");
            for kind in ["winner", "winner", "loser", "loser", "conflict", "conflict", "last", "last"] {
                assert_eq!(stop(t, t.asked()), Some(kind));
                t.choose("pass");
            }
            t.choose("done");
            assert_eq!(stop(t, LIGHT), Some("force"));
        });
}

/// LCG-RES-02: passing is not allowed when a discount must be taken.
#[test]
fn a_discount_that_must_be_taken_is_no_window() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.affiliation("rebel-alliance").objectives(["the-defense-of-yavin-4"]).hand(["red-two", "x-wing", "y-wing"])
        })
        .play(|t| {
            t.choose("play red-two");
            assert_eq!(stop(t, LIGHT), None);
            t.must_choose("use the-defense-of-yavin-4");
            t.leave_open();
        });
}
