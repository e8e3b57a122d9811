use std::collections::BTreeSet;

use session::What;
use table::Viewer;

use super::magpie::Event;
use super::*;

/// A match in which the acting seat can give two different kinds of cards.
fn ready_to_trade() -> (Match<Magpie>, Vec<String>) {
    let m = short();
    let gifts: Vec<_> =
        m.options(NORTH).iter().filter_map(|w| w.strip_prefix("hoard ")).map(|kind| format!("give {kind}")).collect();
    assert!(gifts.len() >= 2, "seed 1 deals different kinds: {gifts:?}");
    (m, gifts)
}

#[track_caller]
fn refuses(m: &mut Match<Magpie>, seat: Seat, words: &[&str]) -> Refused {
    let before = (saved(m), m.state().clone(), m.can_undo(seat));
    let refused = m.choose(seat, words).expect_err("this choice must be refused");
    assert_eq!((saved(m), m.state().clone(), m.can_undo(seat)), before, "a refused choice changes nothing");
    refused
}

#[test]
fn the_commitment_is_public_and_the_seed_is_not() {
    let m = short();
    assert_eq!(m.commitment(), secret(1).commitment());
    assert!(m.lines_since(0).contains(m.commitment()));
    assert!(!m.lines_since(0).contains(&"01".repeat(32)));
    assert!(m.secret_text().expect("a new match knows its secret").contains(&"01".repeat(32)));
}

#[test]
fn a_choice_is_logged_with_its_luck() {
    let mut m = short();
    let commit = m.choose(NORTH, &["draw"]).expect("drawing is an option");
    assert_eq!((commit.line, commit.draws, commit.barrier, commit.outcome), (1, 1, true, None));
    let line = m.lines_since(1);
    assert!(line.starts_with(r#"{"seat":0,"pick":"draw","chance":["#), "{line}");
    assert!(line.ends_with("]}\n"), "{line}");
    let answered = m.choose_auto(NORTH, &["end"]).expect("ending is an option");
    assert_eq!(m.lines_since(answered.line), "{\"seat\":0,\"pick\":\"end\",\"auto\":true}\n");
}

#[test]
fn mistakes_are_told_apart_and_change_nothing() {
    let mut m = short();
    let options = m.options(NORTH);
    let (word, after) = ("dance".to_owned(), vec![]);
    assert_eq!(refuses(&mut m, NORTH, &["dance"]), Refused::Unknown { word, after, options });
    let waiting = table::SeatSet::only(NORTH);
    assert_eq!(refuses(&mut m, SOUTH, &["draw"]), Refused::NotYourTurn { seat: SOUTH, waiting });
    assert_eq!(refuses(&mut m, SOUTH, &["draw"]).to_string(), "it is not the turn of P2; waiting for P1");
    assert_eq!(m.options(SOUTH), Vec::<String>::new());
    let nobody = Seat::new(5);
    assert_eq!(refuses(&mut m, nobody, &["draw"]), Refused::NotYourTurn { seat: nobody, waiting });
    assert_eq!(refuses(&mut m, NORTH, &[]), Refused::NothingChosen);
    assert_eq!(refuses(&mut m, NORTH, &["end"; 100]), Refused::TooMany(100));
    let (word, after) = ("draw".to_owned(), vec!["end".to_owned()]);
    assert_eq!(refuses(&mut m, NORTH, &["end", "draw"]), Refused::Surplus { word, after });

    let mut over = finished(2, 1, 9);
    let outcome = over.outcome().expect("a finished match");
    assert_eq!(refuses(&mut over, NORTH, &["end"]), Refused::Over(outcome));
}

#[test]
fn a_list_is_carried_out_as_a_whole_or_not_at_all() {
    let (mut m, gifts) = ready_to_trade();
    let refused = refuses(&mut m, NORTH, &["trade", &gifts[0], "give yak"]);
    let Refused::Unknown { word, after, options } = refused else { panic!("{refused:?}") };
    assert_eq!((word.as_str(), after), ("give yak", vec!["trade".to_owned(), gifts[0].clone()]));
    assert!(options.contains(&"done".to_owned()), "the options at the point of the mistake: {options:?}");
    let commit = m.choose(NORTH, &["trade", &gifts[0], &gifts[1]]).expect("a whole trade");
    assert_eq!((commit.line, commit.draws), (1, 2));
}

#[test]
fn an_unordered_question_takes_its_picks_in_any_order() {
    let (_, gifts) = ready_to_trade();
    let canonical = vec!["trade".to_owned(), gifts[0].clone(), gifts[1].clone()];
    let mut logs = BTreeSet::new();
    for list in [
        ["trade", &gifts[0], &gifts[1]],
        ["trade", &gifts[1], &gifts[0]],
        [&gifts[1], "trade", &gifts[0]],
        [&gifts[1], &gifts[0], "trade"],
    ] {
        let mut m = short();
        let commit = m.choose(NORTH, &list).expect("an order that can be found");
        assert_eq!(commit.keys, canonical);
        logs.insert(m.lines_since(0));
    }
    assert_eq!(logs.len(), 1, "the same choice gives the same log");
}

#[test]
fn what_ends_a_question_is_taken_last() {
    let (mut m, gifts) = ready_to_trade();
    let commit = m.choose(NORTH, &["trade", "done", &gifts[0]]).expect("one gift");
    assert_eq!(commit.keys, ["trade", &gifts[0], "done"]);
    assert_eq!(commit.draws, 1);
}

#[test]
fn a_question_that_ends_by_itself_needs_no_word_for_its_end() {
    let (mut m, gifts) = ready_to_trade();
    let commit = m.choose(NORTH, &["trade", &gifts[0], &gifts[1], "done"]).expect("two gifts and their end");
    assert_eq!(commit.keys, ["trade", &gifts[0], &gifts[1]]);
    let (mut m, gifts) = ready_to_trade();
    let refused = refuses(&mut m, NORTH, &["trade", &gifts[0], &gifts[1], "done", "done"]);
    let after = vec!["trade".to_owned(), gifts[0].clone(), gifts[1].clone()];
    assert_eq!(refused, Refused::Luck { word: "done".to_owned(), after }, "a single superfluous end is ignored");
}

/// Otherwise a refused list would reveal the next card.
#[test]
fn no_list_looks_behind_luck() {
    let mut m = short();
    for second in ["hoard fox", "end", "dance"] {
        let (word, after) = (second.to_owned(), vec!["draw".to_owned()]);
        assert_eq!(refuses(&mut m, NORTH, &["draw", second]), Refused::Luck { word, after });
    }
    let before = m.lines_since(0);
    m.choose(NORTH, &["draw"]).expect("an option");
    let mut other = short();
    other.choose(NORTH, &["draw"]).expect("an option");
    assert_eq!(m.lines_since(0), other.lines_since(0), "the refused lists drew nothing");
    assert_ne!(m.lines_since(0), before);
}

#[test]
fn a_long_impossible_list_is_refused_in_bounded_time() {
    let mut m = short();
    let kinds = ["hoard ant", "hoard bee", "hoard cat", "hoard dog", "hoard eel", "hoard fox", "trade", "done", "end"];
    let list: Vec<&str> = kinds.iter().copied().cycle().take(60).collect();
    refuses(&mut m, NORTH, &list);
}

#[test]
fn each_viewer_hears_what_it_may() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let hoard = find(&m, "hoard").expect("cards in hand");
    choose(&mut m, &[&hoard]);
    let drew = |who| match m.events_at(1, who)[..] {
        [Event::Drew(seat, kind)] => (seat, kind.is_some()),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(drew(Viewer::Seat(NORTH)), (NORTH, true));
    assert_eq!(drew(Viewer::Judge), (NORTH, true));
    assert_eq!(drew(Viewer::Seat(SOUTH)), (NORTH, false));
    assert_eq!(drew(Viewer::Spectator), (NORTH, false));

    m.undo(NORTH).expect("hoarding reveals nothing");
    let log: Vec<_> = m.log_for(Viewer::Spectator).map(|e| (e.line, e.what, e.live, e.events.len())).collect();
    let picked = What::Picked { seat: NORTH, auto: false };
    let undone = What::Undone { seat: NORTH, commits: 1 };
    let expected = [(0, What::Started, true, 6), (1, picked, true, 1), (2, picked, false, 1), (3, undone, true, 0)];
    assert_eq!(log, expected);
}

/// A server keeps matches in tasks that move between threads.
#[test]
fn a_match_may_move_between_threads() {
    let m = short();
    let moved = std::thread::spawn(move || m.options(NORTH).len()).join().expect("no panic");
    assert_eq!(moved, short().options(NORTH).len());
}

#[test]
fn a_seat_is_served_with_its_view_and_its_worlds() {
    let m = short();
    assert_eq!(m.worlds(SOUTH).view(), m.view(Viewer::Seat(SOUTH)));
    let dealt = m.worlds(SOUTH).deal(&mut Fast::new(4));
    assert!(table::Game::check(&**m.game(), &dealt).is_ok());
    assert_ne!(&dealt, m.state());
}
