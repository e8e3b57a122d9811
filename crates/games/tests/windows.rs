//! Tests windows in which a seat may answer or pass, and answers that go together.

use games::{AnyTable, Lang, Seat, Secret, Stops, ToAct, Wanted};

fn opened(seed: u8) -> Box<dyn AnyTable> {
    opened_of("sw-lcg", &Wanted { first: Some(0), ..Wanted::default() }, seed)
}

fn opened_of(game: &str, wanted: &Wanted, seed: u8) -> Box<dyn AnyTable> {
    let setup = games::setup(game, wanted).expect("a good setup");
    let secret = Secret { seed: [seed; 32], salt: [0; 32] };
    games::open(game, &setup, serde_json::Map::new(), secret).expect("a good match")
}

fn asked(table: &dyn AnyTable) -> Option<Seat> {
    match table.to_act() {
        ToAct::Seats { asked, .. } => asked.lowest(),
        ToAct::Over(_) => None,
    }
}

/// Chooses a random option.
fn choose_any(table: &mut dyn AnyTable, seat: Seat, rng: &mut u64) {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let choices = table.choices(seat, Lang::En);
    let words = &choices[(*rng >> 33) as usize % choices.len()].key;
    table.choose(seat, &[words], false).expect("a choice");
}

#[test]
fn a_proposed_payment_is_taken_whole_and_taken_back_in_one_step() {
    let (mut paid, mut several) = (0, 0);
    for seed in 1..=4 {
        let mut table = opened(seed);
        let mut rng = u64::from(seed);
        for _ in 0..500 {
            let Some(seat) = asked(&*table) else { break };
            let proposal = table.propose(seat, &[], &[]);
            if proposal.is_empty() {
                choose_any(&mut *table, seat, &mut rng);
                continue;
            }
            let choices = table.choices(seat, Lang::En);
            for step in &proposal {
                assert!(choices.iter().any(|c| c.key == step.choice), "{step:?} is not among the choices");
            }
            let words: Vec<&str> = proposal.iter().map(|step| step.key.as_str()).collect();
            let lines = table.line_count();
            let wrong = [&words[..], &["pay 1 nothing"]].concat();
            assert!(table.choose(seat, &wrong, false).is_err(), "all or none");
            assert_eq!(table.line_count(), lines);
            table.choose(seat, &words, false).expect("a proposal can be taken");
            (paid, several) = (paid + 1, several + usize::from(words.len() > 1));
            if table.can_undo(seat) > 0 {
                table.undo(seat).expect("one step");
                assert_eq!(table.propose(seat, &[], &[]), proposal, "the whole payment is proposed again");
                table.redo(seat).expect("one step");
            }
        }
    }
    assert!(paid > 20 && several > 5, "{paid} payments, {several} of several sources");
}

#[test]
fn whether_a_seat_is_asked_does_not_depend_on_its_hand() {
    let everywhere = |table: &dyn AnyTable| {
        let mut stops = Stops::default();
        stops.everywhere(table);
        stops
    };
    let nowhere = Stops { at: Some(Vec::new()), able: Some(true) };
    let (mut windows, mut different) = (0, 0);
    for seed in 1..=3 {
        let mut table = opened(seed);
        let mut rng = u64::from(seed);
        for _ in 0..300 {
            let Some(seat) = asked(&*table) else { break };
            if table.window(seat).is_some() {
                windows += 1;
                let opponent = Seat::new(1 - seat.idx());
                let other = table.redealt(opponent, rng);
                assert_eq!(table.window(seat), other.window(seat));
                let all = everywhere(&*table);
                for stops in [&nowhere, &all, &Stops::default()] {
                    assert_eq!(stops.pass(&*table, seat, true), stops.pass(&*other, seat, true));
                }
                assert_eq!(nowhere.pass(&*table, seat, true).as_deref(), Some("pass"));
                assert_eq!(all.pass(&*table, seat, true), None, "the seat is asked even if it has no answer");
                let able = |table: &dyn AnyTable| table.choices(seat, Lang::En).len() > 1;
                different += usize::from(able(&*table) != able(&*other));
                // Against computer opponents it may depend on the hand.
                assert_eq!(all.pass(&*table, seat, false).is_none(), able(&*table));
                assert_eq!(Stops { able: Some(false), ..all }.pass(&*table, seat, false), None);
            }
            choose_any(&mut *table, seat, &mut rng);
        }
    }
    assert!(windows > 100 && different > 5, "{windows} windows, {different} of them depend on the hand");
}

/// Whether a seat is asked to oppose a mission depends only on the mission's system and the seat's stops, not on hidden
/// information.
#[test]
fn a_seat_opposes_missions_where_it_wants_to_be_asked() {
    let near = Stops { at: Some(vec!["oppose-near".to_owned()]), able: None };
    let never = Stops { at: Some(Vec::new()), able: None };
    let mut asked_of = std::collections::BTreeMap::<String, usize>::new();
    for (seed, players) in [(1, 2), (2, 2), (3, 4)] {
        let mut table = opened_of("rebellion", &Wanted { seats: Some(players), ..Wanted::default() }, seed);
        let mut rng = u64::from(seed);
        while let Some(seat) = asked(&*table) {
            let opposing = table.window(seat).filter(|(kind, _)| kind.starts_with("oppose-"));
            if let Some((kind, pass)) = opposing {
                *asked_of.entry(kind.to_owned()).or_default() += 1;
                let told = |table: &dyn AnyTable| {
                    [&Stops::default(), &near, &never].map(|stops| stops.pass(table, seat, true))
                };
                let far = (kind == "oppose-far").then(|| pass.clone());
                assert_eq!(told(&*table), [None, far, Some(pass)]);
                for viewer in Seat::first(players) {
                    assert_eq!(told(&*table.redealt(viewer, rng)), told(&*table), "as far as {viewer:?} can know");
                }
            }
            choose_any(&mut *table, seat, &mut rng);
        }
    }
    assert!(asked_of.values().all(|n| *n > 5) && asked_of.len() == 2, "{asked_of:?}");
}

#[test]
fn games_without_windows_have_no_stops() {
    let setup = games::setup("star-realms", &Wanted::default()).expect("a good setup");
    let table = games::peek("star-realms", &setup).expect("a good match");
    assert!(table.windows().is_empty());
    let seat = asked(&*table).expect("a new match waits for a seat");
    assert_eq!(table.window(seat), None);
    assert_eq!(Stops { at: Some(Vec::new()), able: None }.pass(&*table, seat, false), None);
    assert!(table.propose(seat, &[], &[]).is_empty());
    let mut stops = Stops::default();
    stops.everywhere(&*table);
    assert_eq!(stops, Stops::default());
}

/// Both seats choose objectives at the same time. A choice of one seat does not change the other's question.
#[test]
fn a_question_of_the_start_stays_the_same_question() {
    let setup = games::setup("sw-lcg", &games::Wanted::default()).expect("the usual setup");
    let secret = games::Secret { seed: [7; 32], salt: [7; 32] };
    let mut table = games::open("sw-lcg", &setup, serde_json::Map::new(), secret).expect("a match");
    let [one, other] = [0, 1].map(games::Seat::new);
    assert_eq!((table.asked_since(one), table.asked_since(other)), (Some(0), Some(0)));
    let pick = table.choices(one, games::Lang::En)[0].key.clone();
    table.choose(one, &[&pick], false).expect("a listed choice");
    assert_eq!((table.asked_since(one), table.asked_since(other)), (None, Some(0)));
}

/// Every game has a status from the start to the end.
#[test]
fn every_table_says_where_it_stands() {
    for game in games::GAMES {
        let setup = games::setup(game.slug, &Wanted::default()).expect("the usual setup");
        let secret = Secret { seed: [3; 32], salt: [0; 32] };
        let mut table = games::open(game.slug, &setup, serde_json::Map::new(), secret).expect("a match");
        let mut rng = 5;
        loop {
            let status = table.table_view(games::Viewer::Spectator).status.expect("a line about the match");
            for lang in Lang::all() {
                let said = games::plain(&table.say(&status, lang));
                assert!(!said.is_empty() && !said.contains("[unrendered"), "{}: {said:?}", game.slug);
            }
            let Some(seat) = asked(&*table) else { break };
            choose_any(&mut *table, seat, &mut rng);
        }
        let status = table.table_view(games::Viewer::Spectator).status.expect("a result");
        let said = games::plain(&table.say(&status, Lang::En));
        assert!(said.contains("win"), "{}: {said:?}", game.slug);
    }
}

/// The topic of a question does not depend on the language, so clients can use it for explanations.
#[test]
fn a_question_names_its_topic_in_no_language() {
    let table = opened_of("destiny", &Wanted::default(), 1);
    let seat = asked(&*table).expect("a new match waits for a seat");
    for lang in Lang::all() {
        assert_eq!(table.question(seat, lang).topic, Some("mulligan"));
    }
    let table = opened_of("rebellion", &Wanted::default(), 1);
    let seat = asked(&*table).expect("a new match waits for a seat");
    let topic = table.question(seat, Lang::En).topic.expect("a plain question");
    assert!(!topic.is_empty() && topic.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{topic:?}");
}
