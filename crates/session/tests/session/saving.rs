use session::{Act, Header, Loading, Save, SnapshotError, Tail};

use super::*;

fn reload(m: &Match<Magpie>) -> Match<Magpie> {
    let kept = m.secret_text().map(|text| text.parse().expect("a secret"));
    let loaded = Match::load(m.game().clone(), saved(m).as_bytes(), kept).expect("a save of our own");
    assert_eq!((loaded.tail, loaded.lines_read), (Tail::Clean, m.line_count()));
    loaded.session
}

#[test]
fn a_match_saved_and_loaded_at_every_decision_goes_on_as_if_nothing_had_happened() {
    for seed in 0..12 {
        let seats = 2 + seed as usize % 2;
        let mut kept = new_match(seats, 4, seed);
        let mut stored = new_match(seats, 4, seed);
        let mut cached = new_match(seats, 4, seed);
        let (mut a, mut b, mut c) = (Fast::new(7), Fast::new(7), Fast::new(7));
        while active(&kept).is_some() {
            step(&mut kept, &mut a);
            step(&mut stored, &mut b);
            step(&mut cached, &mut c);
            stored = reload(&stored);
            same(&kept, &stored);
            cached = Match::load_snapshot(cached.game().clone(), "six kinds", &cached.snapshot()).expect("our own");
            same(&kept, &cached);
        }
        assert!(kept.is_revealed() && stored.is_revealed());
    }
}

#[test]
fn the_header_can_be_read_alone() {
    let m = finished(3, 2, 4);
    let header = Header::read(saved(&m).as_bytes()).expect("a good header");
    assert_eq!(&header, m.header());
    assert_eq!(header.setup["rounds"], 2);
    assert_eq!(&Header::of_snapshot(&m.snapshot()).expect("a good snapshot"), m.header());
}

#[test]
fn lines_are_appended_one_commit_at_a_time() {
    let mut m = short();
    let mut file = m.lines_since(0);
    let mut written = m.line_count();
    let mut luck = Fast::new(3);
    while active(&m).is_some() {
        step(&mut m, &mut luck);
        file.push_str(&m.lines_since(written));
        written = m.line_count();
        assert_eq!(file, saved(&m));
    }
    assert_eq!(m.lines_since(written), "");
}

#[test]
fn every_32nd_line_and_the_last_have_a_digest() {
    let m = finished(3, 8, 2);
    assert!(m.line_count() > 70, "{m:?}");
    for (number, line) in (1..).zip(m.lines()) {
        let last = number == m.lines().len();
        assert_eq!(line.digest.is_some(), number % 32 == 0 || last, "line {number}");
    }
}

#[test]
fn an_unfinished_save_keeps_the_secret_and_a_finished_one_tells_it() {
    let hex = "01".repeat(32);
    let mut m = short();
    let mut luck = Fast::new(3);
    while active(&m).is_some() {
        assert!(!saved(&m).contains(&hex));
        step(&mut m, &mut luck);
    }
    assert!(saved(&m).contains(&hex));
    let Act::Reveal { secret: told, winners, .. } = &m.lines().last().expect("lines").act else { panic!("no reveal") };
    assert_eq!((told, Some(*winners)), (&secret(1), m.outcome().map(|o| o.winners)));
}

#[test]
fn without_its_secret_a_match_continues_under_a_new_seal() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let text = saved(&m);

    let loaded = Match::load(m.game().clone(), text.as_bytes(), None).expect("a good save");
    let mut other = loaded.session;
    assert_eq!(loaded.lines_read, 2);
    assert_eq!(other.lines_since(2), format!("{{\"reseal\":\"{}\"}}\n", other.commitment()));
    assert_ne!(other.commitment(), m.commitment());
    assert_eq!(other.state(), m.state());

    let how = Loading { fresh: Some(secret(77)), ..Loading::default() };
    let mut chosen = Match::load(m.game().clone(), text.as_bytes(), how).expect("a good save").session;
    assert_eq!(chosen.commitment(), secret(77).commitment());

    for m in [&mut other, &mut chosen] {
        choose(m, &["draw"]);
        same(m, &reload(m));
    }
}

#[test]
fn a_match_that_ended_in_a_crash_gets_its_last_line_when_it_is_loaded() {
    let m = finished(2, 2, 3);
    let text = saved(&m);
    let cut = &text[..=text.trim_end().rfind('\n').expect("several lines")];

    let loaded = Match::load(m.game().clone(), cut.as_bytes(), Some(secret(3))).expect("a good save");
    assert_eq!(loaded.lines_read, m.line_count() - 1);
    assert_eq!(saved(&loaded.session), text);

    let mut sealed = Match::load(m.game().clone(), cut.as_bytes(), None).expect("a good save").session;
    assert_eq!(saved(&sealed), cut, "an unknown secret cannot be revealed, and no new one is needed");
    assert_eq!(sealed.secret_text(), None);
    assert!(sealed.undo(NORTH).is_err());
    assert!(matches!(sealed.choose(NORTH, &["end"]), Err(Refused::Over(_))));
}

#[test]
fn fields_of_later_versions_are_passed_over() {
    let mut m = short();
    choose(&mut m, &["end"]);
    let text =
        saved(&m).replace("\"rules\"", "\"table\":\"kitchen\",\"rules\"").replace("\"pick\"", "\"mood\":3,\"pick\"");
    let loaded = Match::load(m.game().clone(), text.as_bytes(), Some(secret(1))).expect("a good save").session;
    assert_eq!(loaded.state(), m.state());
    assert!(loaded.lines_since(0).contains("\"table\":\"kitchen\""), "the header keeps unknown fields");
}

#[test]
fn windows_line_ends_and_a_missing_last_one_do_no_harm() {
    let mut m = short();
    choose(&mut m, &["end"]);
    let text = saved(&m);
    let tail = |text: &str| {
        let loaded = Match::load(m.game().clone(), text.as_bytes(), Some(secret(1))).expect("a good save");
        same(&loaded.session, &m);
        loaded.tail
    };
    assert_eq!(tail(&text.replace('\n', "\r\n")), Tail::Clean);
    assert_eq!(tail(text.trim_end()), Tail::Ragged);
    assert_eq!(tail(&format!("{text}\n\n")), Tail::Ragged);
}

#[test]
fn a_snapshot_catches_up_with_a_longer_log() {
    let mut m = short();
    let mut luck = Fast::new(5);
    for _ in 0..5 {
        step(&mut m, &mut luck);
    }
    let snapshot = m.snapshot();
    for _ in 0..4 {
        step(&mut m, &mut luck);
    }
    let save = Save::read(saved(&m).as_bytes()).expect("our own save");
    let early = || Match::load_snapshot(m.game().clone(), "six kinds", &snapshot).expect("our own snapshot");
    same(&early().catch_up(&save).expect("the same match"), &m);

    let other = Save::read(saved(&finished(2, 3, 8)).as_bytes()).expect("our own save");
    assert!(early().catch_up(&other).is_err());
}

#[test]
fn a_foreign_or_damaged_snapshot_is_refused() {
    let m = finished(2, 2, 3);
    let game = m.game();
    let good = m.snapshot();
    assert!(matches!(Match::load_snapshot(game.clone(), "seven kinds", &good), Err(SnapshotError::Foreign)));
    for at in [0, 40, 70, good.len() - 1] {
        let mut bad = good.clone();
        bad[at] ^= 4;
        assert!(Match::load_snapshot(game.clone(), "six kinds", &bad).is_err(), "byte {at}");
    }
    for len in [0, 31, 63, 64, good.len() - 1] {
        assert!(Match::load_snapshot(game.clone(), "six kinds", &good[..len]).is_err(), "{len} bytes");
    }
}
