//! The order of turns and phases, and what the first turns leave out.

use sw_lcg::{Event, Phase};

use crate::rules::setup::Table;
use crate::support::{DARK, LIGHT, Step, scene};

const PHASES: [Phase; 6] =
    [Phase::Balance, Phase::Refresh, Phase::Draw, Phase::Deployment, Phase::Conflict, Phase::Force];

/// Passes through a match from its start until this many turns have begun.
fn pass_to_turn(turn: u16) -> Table {
    let mut t = Table::starters(2);
    t.set_up();
    while t.state.turn < turn {
        let seat = t.asked().lowest().expect("the game is not over");
        let words = t.words(seat);
        let pass = words.iter().find(|w| ["pass", "done"].contains(&w.as_str())).unwrap_or(&words[0]);
        t.choose(seat, &pass.clone());
    }
    t
}

/// The phases of each turn that has begun.
fn phases(t: &Table) -> Vec<Vec<Phase>> {
    let mut turns = Vec::new();
    for event in &t.events {
        match (event, turns.last_mut()) {
            (Event::TurnBegan { .. }, _) => turns.push(Vec::new()),
            (Event::PhaseBegan { phase }, Some(turn)) => turn.push(*phase),
            _ => {}
        }
    }
    turns
}

/// LCG-TURN-01
#[test]
fn dark_takes_the_first_turn_and_turns_alternate() {
    let t = pass_to_turn(5);
    let turns = t.events.iter().filter_map(|e| match *e {
        Event::TurnBegan { seat, turn } => Some((turn, seat)),
        _ => None,
    });
    let turns = turns.collect::<Vec<_>>();
    assert_eq!(turns, [(1, DARK), (2, LIGHT), (3, DARK), (4, LIGHT), (5, DARK)]);
}

/// LCG-TURN-02 LCG-TURN-03
#[test]
fn a_turn_has_six_phases_and_the_first_of_all_has_no_conflict() {
    let t = pass_to_turn(4);
    let turns = phases(&t);
    assert_eq!(turns[0], [Phase::Balance, Phase::Refresh, Phase::Draw, Phase::Deployment, Phase::Force]);
    assert_eq!(turns[1..3], [PHASES.to_vec(), PHASES.to_vec()]);
}

/// LCG-TURN-03
#[test]
fn in_the_first_dark_turn_no_window_of_the_conflict_phase_opens() {
    let table =
        scene().dark(|p| p.in_play(["tie-fighter"]).hand(["force-choke"])).light(|p| p.in_play(["fleet-officer"]));
    table.clone().turn(1).play(|t| {
        t.can_choose_exactly(["use force-choke", "pass"]);
        t.choose("pass");
        t.expect_phase(Phase::Force);
        t.can_choose_exactly(["commit tie-fighter", "done"]);
        t.leave_open();
    });
    table.turn(3).play(|t| {
        t.choose("pass");
        t.expect_phase(Phase::Conflict);
        t.can_choose_exactly(["use force-choke", "pass"]);
        t.choose("pass");
        t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]);
        t.leave_open();
    });
}

/// LCG-TURN-03
#[test]
fn light_has_a_conflict_phase_in_its_first_turn() {
    scene().turn_of(LIGHT).turn(2).light(|p| p.in_play(["x-wing"]).hand(["y-wing"])).play(|t| {
        t.choose("pass");
        t.expect_phase(Phase::Conflict);
        t.can_choose("engage imperial-command");
        t.leave_open();
    });
}

/// LCG-TURN-04
#[test]
fn in_its_first_turn_light_removes_no_focus_tokens() {
    let table = scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .light(|p| p.objectives(["draw-their-fire focus 2", "a-heros-journey"]).in_play(["x-wing focus 1 shield 1"]));
    table.clone().turn(2).play(|t| {
        t.expect_focus("draw-their-fire", 2);
        t.expect_focus("x-wing", 1);
        // All other steps take place.
        t.expect_shields("x-wing", 0);
        t.expect_in_play("a-heros-journey #2");
        t.expect_hand_size(LIGHT, 6);
    });
    table.turn(4).play(|t| {
        t.expect_focus("draw-their-fire", 1);
        t.expect_focus("x-wing", 0);
    });
}

/// LCG-TURN-04
#[test]
fn dark_does_remove_focus_tokens_in_its_first_turn() {
    scene().at(Step::RefreshBegins).turn(1).dark(|p| p.in_play(["tie-fighter focus 1"])).play(|t| {
        t.expect_focus("tie-fighter", 0);
    });
}
