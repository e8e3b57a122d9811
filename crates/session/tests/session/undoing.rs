use session::{Act, NoBranch, NoUndo, verify};

use super::*;

#[track_caller]
fn hoard(m: &mut Match<Magpie>) {
    let hoard = find(m, "hoard").expect("cards in hand");
    choose(m, &[&hoard]);
}

#[test]
fn undo_goes_back_to_luck_and_no_further() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let after_draw = m.state().clone();
    hoard(&mut m);
    hoard(&mut m);
    assert_eq!((m.can_undo(NORTH), m.can_undo(SOUTH)), (2, 0));
    assert_eq!(m.undo(NORTH), Ok(1));
    assert_eq!(m.undo(NORTH), Ok(1));
    assert_eq!(m.state(), &after_draw);
    assert_eq!(m.undo(NORTH), Err(NoUndo::Barrier { line: 1 }));
    assert_eq!(m.lines().len(), 5, "undone lines stay, and each undo is a line");
    assert_eq!(m.lines_since(5), "{\"seat\":0,\"undo\":1}\n");
}

#[test]
fn undo_to_the_barrier_cancels_everything_at_once() {
    let mut m = short();
    let start = m.state().clone();
    assert_eq!(m.undo_to_barrier(NORTH), Err(NoUndo::Nothing));
    hoard(&mut m);
    choose(&mut m, &["trade"]);
    assert_eq!(m.undo_to_barrier(NORTH), Ok(2));
    assert_eq!(m.state(), &start);
}

#[test]
fn a_revealed_card_stops_undo_too() {
    let mut m = short();
    let show = find(&m, "show").expect("cards in hand");
    choose(&mut m, &[&show]);
    assert_eq!(m.undo(NORTH), Err(NoUndo::Barrier { line: 1 }));
}

#[test]
fn nobody_takes_back_the_pick_of_another() {
    let mut m = short();
    choose(&mut m, &["end"]);
    assert_eq!(m.can_undo(NORTH), 1, "until South has chosen");
    hoard(&mut m);
    assert_eq!(m.undo(NORTH), Err(NoUndo::NotYours { seat: SOUTH, line: 2 }));
    assert!(m.undo(NORTH).expect_err("not hers").to_string().starts_with("P2 has chosen since"));
    assert_eq!(m.undo(SOUTH), Ok(1));
    assert_eq!(m.undo(NORTH), Ok(1));
}

#[test]
fn automatic_picks_go_with_the_pick_before_them() {
    let mut m = short();
    for _ in 0..3 {
        hoard(&mut m);
    }
    let before_last = m.history().nth_back(1).expect("three commits").1.clone();
    assert_eq!(m.options(NORTH), ["end"]);
    m.choose_auto(NORTH, &["end"]).expect("the only option");
    assert_eq!(m.undo(NORTH), Ok(2));
    assert_eq!(m.state(), &before_last);
    assert_eq!(m.redo(NORTH), Ok(2));
    assert_eq!(active(&m), Some(SOUTH));
}

#[test]
fn redo_brings_back_the_same_state_until_a_new_pick_is_made() {
    let mut m = short();
    hoard(&mut m);
    let one = m.state().clone();
    choose(&mut m, &["draw"]);
    let two = m.state().clone();
    m.undo_with_consent(SOUTH, 2).expect("two commits");
    assert!(m.can_redo(NORTH) && !m.can_redo(SOUTH));
    assert_eq!(m.redo(SOUTH), Err(NoUndo::NotYours { seat: NORTH, line: 1 }));
    assert_eq!(m.redo(NORTH), Ok(1));
    assert_eq!(m.state(), &one);
    assert_eq!(m.redo(NORTH), Ok(1));
    assert_eq!(m.state(), &two, "the draws are the same as the first time");
    assert_eq!(m.redo(NORTH), Err(NoUndo::NothingUndone));

    m.undo_with_consent(NORTH, 1).expect("one commit");
    hoard(&mut m);
    assert_eq!(m.redo(NORTH), Err(NoUndo::NothingUndone));
}

#[test]
fn beyond_a_barrier_undo_needs_consent_and_luck_goes_on() {
    let mut m = new_match(2, 3, 1);
    let mut drawn = Vec::new();
    for _ in 0..8 {
        choose(&mut m, &["draw"]);
        let Act::Pick { chance, .. } = &m.lines().last().expect("a line").act else { panic!("no pick") };
        drawn.extend(chance.clone());
        m.undo_with_consent(NORTH, 1).expect("one commit");
    }
    // The draws are those of one stream, not eight times its first value.
    let mut stream = table::chance::Sealed::new([1; 32]);
    for n in (19..=24).rev() {
        stream.below(n);
    }
    assert_eq!(drawn, (0..8).map(|_| stream.below(18)).collect::<Vec<_>>());
    assert!(m.lines_since(2).starts_with("{\"seat\":0,\"undo\":1,\"consent\":true}\n"));
    assert_eq!(m.undo_with_consent(NORTH, 1), Err(NoUndo::Nothing));
    assert_eq!(m.undo_with_consent(NORTH, 0), Err(NoUndo::Nothing));
    let nobody = Seat::new(2);
    assert_eq!(m.undo_with_consent(nobody, 1), Err(NoUndo::NoSuchSeat(nobody)));
    assert_eq!(m.redo(nobody), Err(NoUndo::NoSuchSeat(nobody)));
}

#[test]
fn a_finished_match_is_finished() {
    let mut m = finished(2, 2, 6);
    let text = saved(&m);
    assert_eq!(m.can_undo(NORTH) + m.can_undo(SOUTH), 0);
    assert_eq!(m.undo(NORTH), Err(NoUndo::Closed));
    assert_eq!(m.undo_with_consent(NORTH, 1), Err(NoUndo::Closed));
    assert_eq!(m.redo(NORTH), Err(NoUndo::Closed));
    assert_eq!(saved(&m), text);
}

#[test]
fn every_line_of_a_log_can_grow_a_branch() {
    let m = finished(2, 3, 5);
    let text = saved(&m);
    let last = m.lines().len();
    for at in 0..=last {
        let lines: String = text.split_inclusive('\n').skip(1).take(at).collect();
        let result = m.branch(at, secret(50));
        if at >= last - 1 {
            assert_eq!(result.expect_err("the match is over"), NoBranch::Over { line: at });
            continue;
        }
        let mut branch = result.expect("a running match");
        assert!(branch.lines_since(1).starts_with(&lines), "all lines up to there are kept");
        assert_eq!(branch.header().chance, m.header().chance);
        let origin = branch.header().branch.clone().expect("an origin");
        assert_eq!((origin.of.as_str(), origin.line), (m.commitment(), at));
        assert_eq!(branch.commitment(), secret(50).commitment());

        let mut luck = Fast::new(at as u64);
        step(&mut branch, &mut luck);
        let again = Match::load(m.game().clone(), saved(&branch).as_bytes(), Some(secret(50))).expect("a good save");
        same(&again.session, &branch);
        while active(&branch).is_some() {
            step(&mut branch, &mut luck);
        }
        // The branched match was over and its seed known: every draw of the branch can be proved.
        let report = verify(m.game().clone(), saved(&branch).as_bytes()).expect("an honest branch");
        assert!(report.is_complete());
        assert_eq!(report.seals.len(), 2);
    }
    assert_eq!(m.branch(last + 1, secret(50)).expect_err("no such line"), NoBranch::NoSuchLine { last });
}

#[test]
fn a_branch_of_a_running_match_does_not_tell_its_seed() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    assert_eq!(m.branch(1, secret(1)).expect_err("the draws would repeat"), NoBranch::SameSecret);
    let mut branch = m.branch(1, secret(2)).expect("a running match");
    assert_eq!(branch.state(), m.state());
    let mut luck = Fast::new(1);
    while active(&branch).is_some() {
        step(&mut branch, &mut luck);
    }
    assert!(!saved(&branch).contains(&"01".repeat(32)));
    let report = verify(m.game().clone(), saved(&branch).as_bytes()).expect("an honest branch");
    assert_eq!(report.seals.iter().map(|seal| seal.open).collect::<Vec<_>>(), [false, true]);
    assert_eq!(report.seals[0].draws, 7);
    assert!(!report.is_complete());

    // A branch of the branch records the branch as its origin.
    let twig = branch.branch(3, secret(3)).expect("line 3 is before the end");
    assert_eq!(twig.header().branch.as_ref().expect("an origin").of, secret(2).commitment());
}
