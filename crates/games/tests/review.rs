//! Tests the analysis of finished matches.

use games::{
    BotSpec, Cores, Course, DeckList, DeckWish, Judged, Lang, Mistake, Review, Save, Seat, SeatSet, Secret, Stop,
    ToAct, Viewer, Wanted, course_of,
};

/// A match of bots that the first seat concedes after this number of lines.
fn played(mode: &str, seats: usize, bots: &[&str], lines: usize) -> Save {
    let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
    let setup = games::setup("star-realms", &wanted).expect("a setup");
    let secret = Secret { seed: [7; 32], salt: [1; 32] };
    let mut table = games::open("star-realms", &setup, serde_json::Map::new(), secret).expect("a match");
    while let ToAct::Seats { asked, .. } = table.to_act() {
        if table.line_count() > lines {
            let quits = Seat::new(0);
            table.give_up(SeatSet::only(quits), SeatSet::first(seats).minus(table.team(quits)));
            break;
        }
        let seat = asked.lowest().expect("a running match waits for a seat");
        let bot: BotSpec = bots[seat.idx() % bots.len()].parse().expect("a bot");
        let thought = table.think(seat, &bot, table.line_count() as u64, Cores::One).expect("a thought");
        table.choose(seat, &[&thought.run(&Stop::new()).key], false).expect("an option");
    }
    Save::read(table.lines_since(0).as_bytes()).expect("a save")
}

fn judged(review: &Review, numbers: std::ops::Range<usize>) -> Vec<Judged> {
    numbers.map(|number| review.judge(number, &Stop::new()).expect("not stopped")).collect()
}

#[test]
fn choices_and_luck_add_up_and_are_the_same_every_time() {
    let review = Review::of(&played("duel", 2, &["rules", "lively"], 120)).expect("a match");
    let count = review.len();
    assert!(count > 20, "{count} decisions");
    let all = judged(&review, 0..count);
    assert_eq!(judged(&review, count - 3..count), all[count - 3..], "the same in any order and at any time");
    for judged in &all {
        assert!(judged.loss() >= 0.0, "{judged:?}");
        assert_eq!(judged.best.is_some(), judged.loss() > 0.0);
        for chances in [&judged.before, &judged.after] {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
        }
    }
    let points = course_of(&all);
    assert!(all[0].turn && all.iter().filter(|judged| judged.turn).count() < count / 2);
    for seat in 0..2 {
        let (first, last) = (&all[0], &all[count - 1]);
        let chosen: f32 = all[..count - 1].iter().map(|judged| judged.after[seat] - judged.before[seat]).sum();
        let rng: f32 = points.iter().map(|point| point.luck[seat]).sum();
        assert!((first.before[seat] + chosen + rng - last.before[seat]).abs() < 1e-3);
    }
}

#[test]
fn who_plays_badly_gives_more_away() {
    let review = Review::of(&played("duel", 2, &["turn:rollouts=50", "lively"], 200)).expect("a match");
    let all = judged(&review, 0..review.len().min(40));
    let given = |seat: usize| -> f32 { all.iter().filter(|j| j.seat.idx() == seat).map(Judged::loss).sum() };
    assert!(given(1) > 2.0 * given(0), "{} and {}", given(0), given(1));
    let worst = course_of(&all).iter().filter_map(|point| point.mistake).max();
    assert!(worst >= Some(Mistake::Mistake), "{worst:?}");
}

#[test]
fn members_of_a_team_share_their_chances() {
    let review = Review::of(&played("hydra", 4, &["rules"], 30)).expect("a match");
    for judged in judged(&review, 0..4) {
        assert!(judged.before[0].total_cmp(&judged.before[1]).is_eq());
        assert!(judged.before[2].total_cmp(&judged.before[3]).is_eq());
        assert!((judged.before[0] + judged.before[2] - 1.0).abs() < 1e-3);
    }
}

/// The log up to a line, with another chance value in its header.
fn altered(save: &Save, lines: usize, draw: usize, value: u32) -> Save {
    let mut save = save.clone();
    save.lines.truncate(lines);
    save.header.chance[draw] = value;
    save
}

/// What a viewer sees at the end of a log; `None` if the log does not replay.
fn seen(save: &Save, viewer: Viewer) -> Option<games::TableView> {
    let mut course = Course::begin(save).ok()?;
    while course.step().ok()?.is_some() {}
    Some(course.table().table_view(viewer))
}

#[test]
fn a_decision_is_judged_by_what_its_seat_could_know() {
    let save = played("duel", 2, &["lively"], 40);
    let review = Review::of(&save).expect("a match");
    let first = review.judge(0, &Stop::new()).expect("not stopped");
    let (before, eyes) = (first.line - 1, Viewer::Seat(first.seat));
    let truth = altered(&save, before, 0, save.header.chance[0]);
    let mut swapped = 0;
    for (draw, value) in (0..save.header.chance.len()).flat_map(|draw| (0..8).map(move |value| (draw, value))) {
        let other = altered(&save, before, draw, value);
        let hidden =
            seen(&other, eyes) == seen(&truth, eyes) && seen(&other, Viewer::Judge) != seen(&truth, Viewer::Judge);
        if hidden && swapped < 3 {
            swapped += 1;
            let review = Review::of(&altered(&save, first.line, draw, value)).expect("the same choice");
            assert_eq!(review.judge(0, &Stop::new()).as_ref(), Some(&first), "draw {draw} as {value}");
        }
    }
    assert!(swapped > 0, "nothing was swapped");
}

#[test]
fn a_judge_who_is_stopped_says_nothing() {
    let review = Review::of(&played("duel", 2, &["lively"], 20)).expect("a match");
    let stop = Stop::new();
    stop.raise();
    assert_eq!(review.judge(0, &stop), None);
}

/// The worlds of a seat that does not know the other lists use the decks it considers possible, not the real ones: two
/// decks with the same team are evaluated equally until their cards are seen.
#[test]
fn a_match_with_closed_lists_is_judged_by_what_could_be_in_them() {
    let builder = games::deck_builder("destiny").expect("decks");
    let starter = builder.starter("kylo-ren-starter", Lang::En).expect("a built-in deck");
    let mut other = starter.clone();
    for (out, more) in [("01156", "01155"), ("01153", "01154")] {
        other.main.retain(|entry| entry.code != out);
        other.main.iter_mut().filter(|entry| entry.code == more).for_each(|entry| entry.qty += 1);
    }
    let first = |list: &DeckList, lists: &str| {
        let decks = vec![DeckWish::Starter("rey-starter".to_owned()), DeckWish::List(list.clone())];
        let rulings = vec![("lists".to_owned(), lists.to_owned())];
        let setup = games::setup("destiny", &Wanted { decks, rulings, ..Wanted::default() }).expect("a setup");
        let secret = Secret { seed: [7; 32], salt: [1; 32] };
        let mut table = games::open("destiny", &setup, serde_json::Map::new(), secret).expect("a match");
        table.choose(Seat::new(0), &["done"], false).expect("a hand is kept");
        table.give_up(SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
        let save = Save::read(table.lines_since(0).as_bytes()).expect("a save");
        judged(&Review::of(&save).expect("a match"), 0..1).remove(0).after
    };
    assert_eq!(first(&starter, "closed"), first(&other, "closed"));
    assert_ne!(first(&starter, "open"), first(&other, "open"), "the cards matter");
}
