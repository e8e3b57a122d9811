//! The refresh phase.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, Step, scene};

/// LCG-REF-01 LCG-REF-EX1 LCG-KEY-03
#[test]
fn each_card_of_the_active_player_loses_one_focus_token_and_an_elite_one_two() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command focus 1", "the-emperors-web focus 2", "the-heart-of-the-empire focus 3"])
                .in_play(["tie-fighter focus 2", "sith-library focus 1", "darth-vader focus 3"])
        })
        .light(|p| p.objectives(["draw-their-fire focus 2"]).in_play(["x-wing focus 1", "yoda focus 2"]))
        .play(|t| {
            for (card, left) in [
                ("imperial-command", 0),
                ("the-emperors-web", 1),
                ("the-heart-of-the-empire", 2),
                ("tie-fighter", 1),
                ("sith-library", 0),
                ("darth-vader", 1),
                // The opponent's cards keep theirs.
                ("draw-their-fire", 2),
                ("x-wing", 1),
                ("yoda", 2),
            ] {
                t.expect_focus(card, left);
            }
        });
}

/// LCG-REF-01
#[test]
fn the_affiliation_card_refreshes_in_its_own_players_turn() {
    scene().turn_of(LIGHT).light(|p| p.hand(["rookie-pilot"])).play(|t| {
        t.choose("play rookie-pilot");
        t.choose("pay 1 jedi");
        t.pass_to_turn(8);
        assert_eq!(t.table().active, DARK);
        t.until("pass");
        t.expect_phase(Phase::Deployment);
        t.expect_focus("jedi", 1);
        t.pass_to_turn(9);
        t.until("pass");
        t.expect_focus("jedi", 1);
        t.choose("pass");
        t.expect_focus("jedi", 0);
        t.leave_open();
    });
}

/// LCG-REF-01
#[test]
fn cards_refresh_with_the_player_who_controls_them_wherever_they_lie() {
    let table = scene()
        .at(Step::RefreshBegins)
        .light(|p| p.in_play(["fleet-officer focus 2"]))
        .dark(|p| p.in_play(["intimidated focus 1 on fleet-officer"]));
    table.clone().turn_of(LIGHT).play(|t| {
        t.expect_focus("fleet-officer", 1);
        t.expect_focus("intimidated", 1);
    });
    table.turn_of(DARK).play(|t| {
        t.expect_focus("fleet-officer", 2);
        t.expect_focus("intimidated", 0);
    });
}

/// LCG-REF-02
#[test]
fn the_active_player_removes_all_own_shields() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command shield 1", "shadows-of-dathomir", "death-and-despayre"])
                .in_play(["tie-fighter shield 2"])
        })
        .light(|p| p.objectives(["draw-their-fire shield 1"]).in_play(["x-wing shield 2"]))
        .play(|t| {
            t.expect_shields("imperial-command", 0);
            t.expect_shields("tie-fighter", 0);
            t.expect_shields("draw-their-fire", 1);
            t.expect_shields("x-wing", 2);
        });
}

/// LCG-REF-03
#[test]
fn missing_objectives_enter_one_at_a_time_with_their_effects() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command"]).objective_deck([
                "cruel-interrogations",
                "take-them-prisoner",
                "death-and-despayre",
            ])
        })
        .light(|p| p.hand(["x-wing"]).deck(["y-wing", "y-wing", "rookie-pilot", "y-wing"]))
        .play(|t| {
            t.expect_in_play("cruel-interrogations");
            t.expect_gone("take-them-prisoner");
            t.choose("use cruel-interrogations");
            t.expect_captured([("x-wing", "cruel-interrogations")]);
            t.expect_in_play("take-them-prisoner");
            t.choose("use take-them-prisoner");
            t.choose("pick rookie-pilot from deck");
            t.expect_captured([("x-wing", "cruel-interrogations"), ("rookie-pilot", "take-them-prisoner")]);
            t.choose("next y-wing");
            t.expect_gone("death-and-despayre");
        });
}

/// LCG-REF-03
#[test]
fn nothing_enters_while_there_are_three_objectives() {
    scene().at(Step::RefreshBegins).dark(|p| p.objective_deck(["the-heart-of-the-empire"])).play(|t| {
        t.expect_gone("the-heart-of-the-empire");
    });
}

/// LCG-REF-04
#[test]
fn an_objective_destroyed_by_the_enemy_is_replaced_in_the_next_own_refresh_phase() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").hand(["superlaser-blast"]))
        .light(|p| p.objective_deck(["mission-briefing", "jedi-training"]))
        .play(|t| {
            t.choose("use superlaser-blast");
            t.choose_each(["pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.expect_gone("mission-briefing");
            t.until("balance imperial-command");
            assert_eq!(t.table().turn, 8);
            t.expect_gone("mission-briefing");
            t.choose("pass");
            t.expect_in_play("mission-briefing");
            t.expect_gone("jedi-training");
        });
}

/// LCG-REF-04 LCG-REF-05
#[test]
fn an_objective_destroyed_after_it_refreshed_is_replaced_a_round_later() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dial(0)
        .light(|p| {
            p.objectives(["questionable-contacts damage 4", "draw-their-fire", "a-heros-journey"])
                .objective_deck(["mission-briefing"])
                .in_play(["fleet-officer damage 1"])
        })
        .dark(|p| p.in_play(["stormtrooper-elite"]))
        .play(|t| {
            t.choose("use questionable-contacts");
            t.choose_each(["pick fleet-officer", "pick stormtrooper-elite"]);
            t.expect_lost(LIGHT, ["questionable-contacts"]);
            t.expect_damage("stormtrooper-elite", 1);
            t.expect_gone("mission-briefing");
            t.pass_to_turn(8);
            t.expect_gone("mission-briefing");
            t.until("balance imperial-command");
            assert_eq!((t.table().turn, t.table().active), (9, LIGHT));
            t.expect_gone("mission-briefing");
            t.choose("pass");
            t.expect_in_play("mission-briefing");
        });
}

/// LCG-REF-05
#[test]
fn after_you_refresh_is_after_shields_are_removed_and_objectives_replaced() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| {
            p.objectives(["imperial-command", "death-and-despayre"])
                .in_play(["admiral-motti shield 1", "tie-fighter focus 2"])
        })
        .play(|t| {
            t.can_choose_exactly(["use admiral-motti", "pass"]);
            t.expect_focus("tie-fighter", 1);
            t.expect_shields("admiral-motti", 0);
            let current = t.game().cast().objectives & t.game().cast().side[1] & t.table().in_play;
            assert_eq!(current.len(), 3);
            t.choose("use admiral-motti");
            t.choose("pick tie-fighter");
            t.expect_focus("tie-fighter", 0);
        });
}

/// LCG-REF-05 LCG-REF-06
#[test]
fn an_objective_that_entered_in_step_three_can_use_its_own_effect_even_in_the_first_light_turn() {
    for (turn, focus) in [(2, 2), (4, 1)] {
        scene()
            .turn_of(LIGHT)
            .turn(turn)
            .at(Step::RefreshBegins)
            .light(|p| {
                p.affiliation("rebel-alliance")
                    .objectives(["draw-their-fire focus 2", "a-heros-journey"])
                    .objective_deck(["mobilize-the-squadrons"])
            })
            .play(|t| {
                t.expect_focus("draw-their-fire", focus);
                t.can_choose_exactly(["use mobilize-the-squadrons", "pass"]);
                t.choose("use mobilize-the-squadrons");
                t.choose("pick draw-their-fire");
                t.expect_focus("draw-their-fire", focus - 1);
            });
    }
}

/// LCG-REF-07
#[test]
fn effects_after_the_refresh_phase_come_after_its_window() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| {
            p.objectives(["fleeing-the-empire", "draw-their-fire", "a-heros-journey"])
                .in_play(["fleet-command-center", "x-wing shield 1", "fleet-officer"])
                .hand(["our-most-desperate-hour"])
        })
        .play(|t| {
            // The window of the phase comes first, and the shields are already gone.
            t.can_choose_exactly(["use our-most-desperate-hour", "pass"]);
            t.expect_phase(Phase::Refresh);
            t.expect_shields("x-wing", 0);
            t.choose("pass");
            t.can_choose_exactly(["use fleeing-the-empire", "use fleet-command-center", "pass"]);
            t.choose("use fleeing-the-empire");
            t.choose("pick x-wing");
            t.choose("use fleet-command-center");
            t.can_choose_exactly(["pick fleet-officer"]);
            t.choose("pick fleet-officer");
            // Shields placed now stay for the turn.
            t.expect_phase(Phase::Draw);
            t.expect_shields("x-wing", 1);
            t.expect_shields("fleet-officer", 1);
            t.leave_open();
        });
}

/// LCG-REF-07
#[test]
fn effects_after_the_refresh_phase_answer_only_the_own_phase() {
    scene().at(Step::RefreshBegins).light(|p| p.in_play(["fleet-command-center", "x-wing"])).play(|t| {
        t.expect_to_act([DARK]);
        t.expect_phase(Phase::Deployment);
        t.expect_shields("x-wing", 0);
    });
}
