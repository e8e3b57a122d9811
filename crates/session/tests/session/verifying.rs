use session::{Act, Problem, Save, Tail, verify};
use table::SeatSet;

use super::*;

#[track_caller]
fn verdict(text: &str) -> Problem {
    let rounds = 4;
    verify(Arc::new(Magpie::new(2, rounds)), text.as_bytes()).expect_err("a forged save").problem
}

fn honest() -> Match<Magpie> {
    finished(2, 4, 21)
}

/// The number and text of the first line that contains the text.
fn line_with(text: &str, what: &str) -> (usize, String) {
    let (number, line) = text.lines().enumerate().find(|(_, l)| l.contains(what)).expect("such a line");
    (number, line.to_owned())
}

#[test]
fn an_honest_match_is_proved_to_the_last_draw() {
    for seed in 0..20 {
        let m = finished(2 + seed as usize % 2, 5, seed);
        let report = verify(m.game().clone(), saved(&m).as_bytes()).expect("an honest match");
        assert!(report.is_complete());
        assert_eq!(report.outcome, m.outcome());
        assert_eq!(report.tail, Tail::Clean);
        let count = |what: fn(&Act) -> bool| m.lines().iter().filter(|line| what(&line.act)).count();
        assert_eq!(report.commits, count(|a| matches!(a, Act::Pick { .. })));
        assert_eq!(report.autos, count(|a| matches!(a, Act::Pick { auto: true, .. })));
        assert_eq!(report.undos, count(|a| matches!(a, Act::Undo { .. })));
        assert_eq!(report.redos, count(|a| matches!(a, Act::Redo { .. })));
        assert!(report.picks >= report.commits && report.draws > 6 && report.digests > 0);
        assert_eq!(report.seals.len(), 1);
        assert!(report.seals[0].open);
    }
}

#[test]
fn a_match_without_a_name_is_still_proved() {
    let m = finished(2, 4, 21);
    let mut save = Save::read(saved(&m).as_bytes()).expect("a save");
    assert_eq!(save.without_names(|_| true), None, "there is no name in it");
    let players = serde_json::json!([{ "name": "Ada" }, { "name": "Ben", "bot": "captain" }]);
    save.header.extra.insert("players".to_owned(), players);
    let text = save.without_names(|seat| seat == 0).expect("a name");
    assert!(!text.contains("Ada") && text.contains("Ben"), "{text}");
    assert!(verify(m.game().clone(), text.as_bytes()).expect("an honest match").is_complete());
    let again = Save::read(text.as_bytes()).expect("a save");
    assert_eq!((again.without_names(|seat| seat == 0), again.lines.len()), (None, save.lines.len()));
}

#[test]
fn an_unfinished_match_says_that_its_seal_is_closed() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let report = verify(m.game().clone(), saved(&m).as_bytes()).expect("an honest match");
    assert_eq!((report.outcome, report.draws, report.draws_checked), (None, 7, 0));
    assert!(!report.seals[0].open && !report.is_complete());
    let cut = verify(m.game().clone(), &saved(&m).as_bytes()[..saved(&m).len() - 5]).expect("as far as possible");
    assert_eq!((cut.commits, cut.tail), (0, Tail::Cut { line: 1 }));
}

#[test]
fn a_match_under_several_seals_is_proved_where_they_are_open() {
    let mut m = short();
    choose(&mut m, &["draw"]);
    let mut m = Match::load(m.game().clone(), saved(&m).as_bytes(), None).expect("a good save").session;
    let mut luck = Fast::new(2);
    while active(&m).is_some() {
        step(&mut m, &mut luck);
    }
    let report = verify(m.game().clone(), saved(&m).as_bytes()).expect("an honest match");
    assert_eq!(report.seals.iter().map(|seal| (seal.line, seal.open)).collect::<Vec<_>>(), [(0, false), (2, true)]);
    assert_eq!(report.seals[0].draws, 7);
    assert_eq!(report.draws_checked, report.draws - 7);
}

#[test]
fn every_changed_chance_value_is_found() {
    let m = honest();
    let text = saved(&m);
    let mut tried = 0;
    for (at, _) in text.match_indices("\"chance\":[") {
        let start = at + "\"chance\":[".len();
        let end = start + text[start..].find(']').expect("the end of the list");
        let values: Vec<u32> = text[start..end].split(',').map(|v| v.parse().expect("a number")).collect();
        for idx in 0..values.len() {
            let mut forged = values.clone();
            forged[idx] = forged[idx].checked_sub(1).unwrap_or(1);
            let list: Vec<_> = forged.iter().map(u32::to_string).collect();
            let problem = verdict(&format!("{}{}{}", &text[..start], list.join(","), &text[end..]));
            assert!(
                matches!(problem, Problem::Draw { draw, .. } | Problem::Luck { draw, .. } if draw == idx),
                "{problem}"
            );
            tried += 1;
        }
    }
    assert!(tried > 10, "{tried} values");
}

#[test]
fn every_changed_pick_is_found() {
    let m = honest();
    let text = saved(&m);
    let lines: Vec<&str> = text.lines().collect();
    let mut legal = 0;
    for (number, line) in lines.iter().enumerate() {
        for (from, to) in [("hoard", "show"), ("show", "hoard"), ("draw", "end"), ("\"end\"", "\"trade\"")] {
            if line.contains(from) {
                let forged = line.replace(from, to);
                let forged: String = lines
                    .iter()
                    .enumerate()
                    .map(|(n, l)| if n == number { &forged } else { *l })
                    .fold(String::new(), |text, line| text + line + "\n");
                let problem = verdict(&forged);
                legal +=
                    usize::from(matches!(problem, Problem::Changed | Problem::Digest { .. } | Problem::Winners { .. }));
            }
        }
    }
    assert!(legal > 3, "only {legal} forgeries were legal picks and were detected by the hashes");
}

#[test]
fn a_changed_seed_salt_or_commitment_is_found() {
    let m = honest();
    let text = saved(&m);
    let seed = "15".repeat(32);
    let other = secret(22);
    assert!(text.contains(&seed));
    assert!(matches!(verdict(&text.replace(&seed, &"16".repeat(32))), Problem::ForeignSecret));
    assert!(matches!(verdict(&text.replace(&"ea".repeat(32), &"eb".repeat(32))), Problem::ForeignSecret));
    assert!(matches!(verdict(&text.replace(m.commitment(), &other.commitment())), Problem::ForeignSecret));
    // Another secret with its own commitment does not give these draws.
    let swapped = text
        .replace(m.commitment(), &other.commitment())
        .replace(&seed, &"16".repeat(32))
        .replace(&"ea".repeat(32), &"e9".repeat(32));
    assert!(matches!(verdict(&swapped), Problem::Draw { .. }));
}

#[test]
fn a_changed_header_or_ending_is_found() {
    let text = saved(&honest());
    assert!(matches!(verdict(&text.replace("\"rules\":\"1\"", "\"rules\":\"2\"")), Problem::Changed));
    let (_, end) = line_with(&text, "\"winners\"");
    let winners = end.split_once("\"winners\":").expect("winners").1.split_once(']').expect("a list").0;
    let forged = text.replace(&format!("\"winners\":{winners}]"), "\"winners\":[]");
    assert!(matches!(verdict(&forged), Problem::Winners { .. }));

    let (number, line) = line_with(&text, "\"auto\":true");
    assert!(number > 0);
    let forged = text.replacen(&line, &line.replace(",\"auto\":true", ""), 1);
    // Without the flag the log still replays, unless an undo passed the line. In both cases the log differs.
    verdict(&forged);

    assert!(matches!(verdict(&format!("{text}{{\"seat\":0,\"pick\":\"end\"}}\n")), Problem::AfterEnd));
    let early: String = text.lines().take(5).chain([end.as_str()]).flat_map(|l| [l, "\n"]).collect();
    assert!(matches!(verdict(&early), Problem::NotOver));
    let reseal = format!("{{\"reseal\":\"{}\"}}\n", secret(21).commitment());
    let first = text.find('\n').expect("a header") + 1;
    assert!(matches!(verdict(&format!("{}{reseal}{}", &text[..first], &text[first..])), Problem::SealReused));
}

#[test]
fn a_branch_with_a_forged_origin_is_found() {
    let m = honest();
    let branch = m.branch(4, secret(60)).expect("a running match");
    let text = saved(&branch);
    assert!(text.contains("\"opened\""));
    assert!(matches!(verdict(&text.replace(&"ea".repeat(32), &"eb".repeat(32))), Problem::ForeignSecret));
}

#[test]
fn a_match_that_was_given_up_is_over_and_proved() {
    let (ada, ben) = (Seat::new(0), Seat::new(1));
    let mut m = short();
    choose(&mut m, &["draw"]);
    let wins = |seat| (SeatSet::only(ada), SeatSet::only(seat));
    for (gone, winners) in [
        (SeatSet::EMPTY, SeatSet::only(ben)),
        wins(ada),
        wins(Seat::new(5)),
        (SeatSet::only(Seat::new(5)), SeatSet::only(ada)),
    ] {
        assert!(!m.give_up(gone, winners), "{gone:?} {winners:?}");
    }
    assert!(m.give_up(SeatSet::only(ada), SeatSet::only(ben)));
    assert_eq!(m.outcome().map(|o| o.winners), Some(SeatSet::only(ben)));
    assert!(m.options(ada).is_empty() && m.options(ben).is_empty() && m.asked_since(ada).is_none());
    assert!(m.choose(ben, &["draw"]).is_err() && m.undo(ada).is_err());
    assert!(!m.give_up(SeatSet::only(ben), SeatSet::only(ada)), "it is over");
    let text = saved(&m);
    let loaded = Match::load(m.game().clone(), text.as_bytes(), None).expect("a good save").session;
    same(&m, &loaded);
    let report = verify(m.game().clone(), text.as_bytes()).expect("an honest match");
    assert!(report.is_complete());
    assert_eq!((report.conceded, report.outcome), (SeatSet::only(ada), m.outcome()));
    // An end without a concession or with the conceding seat as the winner is rejected.
    for (from, to) in [("\"conceded\":[0],", ""), ("\"winners\":[1]", "\"winners\":[0]")] {
        let forged = text.replace(from, to);
        assert_ne!(forged, text);
        assert!(matches!(
            verify(m.game().clone(), forged.as_bytes()).expect_err("a forged end").problem,
            Problem::NotOver
        ));
    }
    let mut on = m.branch(1, secret(9)).expect("the position before the end");
    choose(&mut on, &["draw"]);
}

#[test]
fn a_match_its_rules_ended_was_not_given_up() {
    let text = saved(&honest());
    let forged = text.replace("\"winners\":", "\"conceded\":[0],\"winners\":");
    assert!(matches!(verdict(&forged), Problem::NotOver));
}
