use session::{Problem, Save};

use super::*;

/// A match with undone and redone choices, and its state after each line.
fn winding(seed: u8) -> (Match<Magpie>, Vec<magpie::State>) {
    let mut m = new_match(3, 4, seed);
    let mut luck = Fast::new(u64::from(seed));
    let mut states = vec![m.state().clone()];
    while active(&m).is_some() {
        step(&mut m, &mut luck);
        // The last step writes two lines. The second one reveals the secret and does not change the state.
        states.resize(m.line_count(), m.state().clone());
    }
    (m, states)
}

#[test]
fn every_moment_of_a_match_comes_back() {
    for seed in 0..20 {
        let (m, states) = winding(seed);
        let save = Save::read(m.lines_since(0).as_bytes()).expect("a save");
        assert_eq!(save.lines.len() + 1, states.len());
        let mut walk = Match::at_start(m.game().clone(), save.header).expect("a start");
        assert_eq!(walk.state(), &states[0]);
        for (line, state) in save.lines.iter().zip(&states[1..]) {
            walk.walk(line).expect("its own line");
            assert_eq!(walk.state(), state);
        }
        assert_eq!(saved(&walk), saved(&m));
        assert_eq!(walk.outcome(), m.outcome());
        assert!(walk.log_for(table::Viewer::Judge).eq(m.log_for(table::Viewer::Judge)), "and so do the events");
    }
}

#[test]
fn a_branch_is_walked_like_any_other_match() {
    let (m, _) = winding(1);
    let (mut branch, mut luck) = (m.branch(6, secret(9)).expect("a branch"), Fast::new(2));
    while active(&branch).is_some() {
        step(&mut branch, &mut luck);
    }
    let save = Save::read(branch.lines_since(0).as_bytes()).expect("a save");
    let mut walk = Match::at_start(m.game().clone(), save.header).expect("a start");
    for line in &save.lines {
        walk.walk(line).expect("its own line");
    }
    assert_eq!(walk.state(), branch.state());
}

#[test]
fn a_line_that_does_not_fit_changes_nothing() {
    let (m, states) = winding(1);
    let save = Save::read(m.lines_since(0).as_bytes()).expect("a save");
    let mut walk = Match::at_start(m.game().clone(), save.header).expect("a start");
    let end = save.lines.last().expect("a reveal");
    let error = walk.walk(end).expect_err("it has only begun");
    assert_eq!(error.line, 1);
    assert!(matches!(error.problem, Problem::NotOver), "{error}");
    assert_eq!((walk.state(), walk.line_count()), (&states[0], 1));
    walk.walk(&save.lines[0]).expect("its own line");
}
