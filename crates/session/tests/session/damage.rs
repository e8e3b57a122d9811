use session::{LoadError, Problem, Save, Tail, VERSION};

use super::*;

fn long() -> (Match<Magpie>, Vec<String>) {
    let m = finished(2, 10, 11);
    let lines: Vec<_> = saved(&m).lines().map(str::to_owned).collect();
    assert!(lines.len() > 40);
    (m, lines)
}

#[track_caller]
fn fails(m: &Match<Magpie>, bytes: &[u8]) -> LoadError {
    match Match::load(m.game().clone(), bytes, None) {
        Ok(loaded) => panic!("loaded {:?}", loaded.session),
        Err(error) => error,
    }
}

/// The save without its end, with one line changed.
#[track_caller]
fn changed(lines: &[String], number: usize, change: impl Fn(&str) -> String) -> Vec<u8> {
    let mut lines = lines[..lines.len() - 1].to_vec();
    let line = change(&lines[number]);
    assert_ne!(line, lines[number], "the change must change something");
    lines[number] = line;
    (lines.join("\n") + "\n").into_bytes()
}

#[test]
fn damage_is_reported_with_its_line() {
    let (m, lines) = long();
    let syntax = fails(&m, &changed(&lines, 5, |l| l.replace('}', "")));
    assert!(matches!(syntax, LoadError { line: 5, problem: Problem::Syntax(_) }), "{syntax}");
    assert!(syntax.to_string().starts_with("line 5: invalid JSON"), "{syntax}");

    let mut bytes = changed(&lines, 7, |l| l.replace("seat", "s\u{e9}at"));
    let at = bytes.iter().position(|&b| b == 0xc3).expect("the changed byte");
    bytes[at] = 0xff;
    assert!(matches!(fails(&m, &bytes), LoadError { line: 7, problem: Problem::NotUtf8 }));

    let kind = fails(&m, &changed(&lines, 6, |_| "{\"seat\":1}".into()));
    assert!(matches!(kind, LoadError { line: 6, problem: Problem::Kind }), "{kind}");
    let blank = fails(&m, &changed(&lines, 9, |_| String::new()));
    assert!(matches!(blank, LoadError { line: 9, problem: Problem::Syntax(_) }), "{blank}");
    let seat = fails(&m, &changed(&lines, 3, |_| "{\"seat\":2,\"pick\":\"end\"}".into()));
    assert!(matches!(seat, LoadError { line: 3, problem: Problem::Seat(2) }), "{seat}");
    assert!(seat.to_string().ends_with("there is no P3"), "{seat}"); // files count seats from 0, people from 1
    let huge = fails(&m, &changed(&lines, 3, |_| "{\"seat\":0,\"undo\":18446744073709551615}".into()));
    assert!(matches!(huge, LoadError { line: 3, problem: Problem::Undo { .. } }), "{huge}");
    let larger = fails(&m, &changed(&lines, 3, |_| "{\"seat\":0,\"undo\":1e400}".into()));
    assert!(matches!(larger, LoadError { line: 3, problem: Problem::Syntax(_) }), "{larger}");
    let redo = fails(&m, &changed(&lines, 1, |_| "{\"seat\":0,\"redo\":1}".into()));
    assert!(matches!(redo, LoadError { line: 1, problem: Problem::Redo { commits: 1, possible: 0 } }), "{redo}");
    let deep = fails(&m, &changed(&lines, 4, |_| "[".repeat(100_000)));
    assert!(matches!(deep, LoadError { line: 4, problem: Problem::Syntax(_) }), "{deep}");
}

#[test]
fn what_is_no_save_is_said_to_be_none() {
    let m = short();
    let problem = |text: &str| fails(&m, text.as_bytes()).problem;
    assert!(matches!(problem(""), Problem::Empty));
    assert!(matches!(problem("\n\n"), Problem::Empty));
    assert!(matches!(problem("{\"name\":\"x\"}\n"), Problem::NotASave));
    assert!(matches!(problem("hello\n"), Problem::Syntax(_)));
    assert!(matches!(problem(&format!("{{\"orrery\":{}}}\n", VERSION + 1)), Problem::Version(v) if v == VERSION + 1));
    assert!(matches!(problem("{\"orrery\":1}\n"), Problem::Syntax(_)));
}

#[test]
fn a_line_cut_by_a_crash_is_left_out() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let before = saved(&m);
    choose(&mut m, &["draw"]);
    let after = saved(&m);
    for end in before.len() + 1..after.len() - 1 {
        let loaded = Match::load(m.game().clone(), &after.as_bytes()[..end], Some(secret(1))).expect("a cut save");
        assert_eq!((loaded.tail, loaded.lines_read), (Tail::Cut { line: 2 }, 2));
        assert_eq!(saved(&loaded.session), before);
    }
    let mut zeros = before.clone().into_bytes();
    zeros.extend([0; 512]);
    assert_eq!(Save::read(&zeros[..]).expect("a cut save").tail, Tail::Cut { line: 2 });

    let mut again =
        Match::load(m.game().clone(), &after.as_bytes()[..after.len() - 9], Some(secret(1))).expect("a cut save");
    choose(&mut again.session, &["draw"]);
    same(&again.session, &m);

    // Without a complete header there is no match.
    assert!(matches!(fails(&m, &before.as_bytes()[..40]), LoadError { line: 0, problem: Problem::Syntax(_) }));
}

#[test]
fn other_rules_are_noticed_where_they_first_matter() {
    let mut m = (0..=255)
        .map(|seed| new_match(2, 3, seed))
        .find(|m| m.options(NORTH).contains(&"show fox".to_owned()))
        .expect("a seat has a fox");
    choose(&mut m, &["draw"]);
    choose(&mut m, &["show fox"]);
    let shy = Arc::new(Magpie { shy_foxes: true, ..Magpie::new(2, 3) });
    let error = Match::load(shy.clone(), saved(&m).as_bytes(), None).expect_err("no fox may be shown");
    assert!(error.is_divergence());
    let Problem::NotOffered { seat, word, options, .. } = &error.problem else { panic!("{error}") };
    assert_eq!((error.line, *seat, word.as_str()), (2, NORTH, "show fox"));
    assert!(options.contains(&"hoard fox".to_owned()), "{options:?}");
    assert!(error.to_string().contains("P1 picked \"show fox\", but the options are: draw, hoard"), "{error}");

    let save = Save::read(saved(&m).as_bytes()).expect("a good file");
    let (mut good_part, error) = Match::salvage(shy, &save).expect("the start fits");
    assert_eq!((error.expect("a divergence").line, good_part.line_count()), (2, 2));
    assert_eq!(good_part.choose(NORTH, &["end"]), Err(Refused::ViewOnly));
    assert!(good_part.undo_with_consent(NORTH, 1).is_err());
    let mut branch = good_part.branch(1, secret(99)).expect("a running match");
    choose(&mut branch, &["end"]);
}

#[test]
fn a_log_that_does_not_fit_is_told_where_and_how() {
    let (m, lines) = long();
    let is_draw = |line: &String| line.contains("\"pick\":\"draw\"");
    let draw = lines.iter().position(is_draw).expect("a draw");

    let missing = fails(&m, &changed(&lines, draw, |l| l[..l.find(",\"chance\"").expect("a draw")].to_owned() + "}"));
    assert!(matches!(missing.problem, Problem::Luck { draw: 0, found: None, .. }), "{missing}");
    let excess = fails(&m, &changed(&lines, draw, |l| l.replace('[', "[0,")));
    assert!(matches!(excess.problem, Problem::LuckLeft { used: 1, found: 2 }), "{excess}");
    let range = fails(&m, &changed(&lines, draw, |l| l.replace('[', "[9")));
    assert!(matches!(range.problem, Problem::Luck { draw: 0, found: Some(_), .. }), "{range}");
    for error in [missing, excess, range] {
        assert_eq!(error.line, draw);
        assert!(error.is_divergence());
    }
    let turn = fails(
        &m,
        &changed(&lines, draw, |l| {
            if l.contains("\"seat\":0") {
                l.replace("\"seat\":0", "\"seat\":1")
            } else {
                l.replace("\"seat\":1", "\"seat\":0")
            }
        }),
    );
    assert!(matches!(turn, LoadError { line, problem: Problem::NotAsked { .. } } if line == draw), "{turn}");
    let start = fails(&m, &changed(&lines, 0, |l| l.replace("\"chance\":[", "\"chance\":[77,")));
    assert!(matches!(start, LoadError { line: 0, problem: Problem::Luck { draw: 0, found: Some(77), .. } }), "{start}");

    let digest = fails(&m, &changed(&lines, 32, |l| l.replace("\"digest\":\"", "\"digest\":\"x")));
    assert!(matches!(digest, LoadError { line: 32, problem: Problem::Digest { .. } }), "{digest}");
    assert!(digest.is_divergence());
    let how = session::Loading { ignore_digests: true, ..session::Loading::default() };
    let other_layout = changed(&lines, 32, |l| l.replace("\"digest\":\"", "\"digest\":\"x"));
    let loaded = Match::load(m.game().clone(), &other_layout[..], how).expect("picks and draws fit").session;
    let branch = loaded.branch(32, secret(98)).expect("a running match");
    assert!(Match::load(m.game().clone(), saved(&branch).as_bytes(), None).is_ok(), "a branch has new digests");
}

/// The seed is in the file, so a player who continued would know the next draws.
#[test]
fn a_salvaged_match_with_an_open_seal_can_only_be_looked_at() {
    let (m, mut lines) = long();
    lines[10] = "{\"seat\":0,\"pick\":\"dance\"}".into();
    let save = Save::read(lines.join("\n").as_bytes()).expect("a well-formed file");
    let (mut salvaged, error) = Match::salvage(m.game().clone(), &save).expect("the start fits");
    assert_eq!((error.expect("a divergence").line, salvaged.line_count()), (10, 10));
    let seat = active(&salvaged).expect("not over yet");
    assert_eq!(salvaged.choose(seat, &["end"]), Err(Refused::ViewOnly));
    assert_eq!(salvaged.secret_text(), None);
}

#[test]
fn an_unfair_undo_is_found_in_the_log() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    m.undo_with_consent(NORTH, 1).expect("one commit");
    let text = saved(&m);
    assert!(Match::load(m.game().clone(), text.as_bytes(), None).is_ok());
    let error = fails(&m, text.replace(",\"consent\":true", "").as_bytes());
    assert!(matches!(error, LoadError { line: 2, problem: Problem::Undo { commits: 1, possible: 0 } }), "{error}");
}

#[test]
fn a_wrong_secret_is_refused_and_a_right_one_checks_the_draws() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let text = saved(&m);
    let load = |text: &str, secret| Match::load(m.game().clone(), text.as_bytes(), Some(secret)).map(|l| l.session);
    let wrong = load(&text, secret(2)).expect_err("another match's secret");
    assert!(matches!(wrong, LoadError { line: 0, problem: Problem::WrongSecret }), "{wrong}");

    let value = text.rfind('[').expect("a list of draws");
    let other = if text[value..].starts_with("[0]") { "[1]}\n" } else { "[0]}\n" };
    let forged = text[..value].to_owned() + other;
    assert!(Match::load(m.game().clone(), forged.as_bytes(), None).is_ok(), "without the seed the draws are possible");
    let draw = load(&forged, secret(1)).expect_err("not what the seed gives");
    assert!(matches!(draw, LoadError { line: 1, problem: Problem::Draw { draw: 0, .. } }), "{draw}");
}
