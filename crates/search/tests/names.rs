//! Bot specs, tournaments and explanations.

mod common;

use std::sync::Mutex;

use common::skirmish::{AXE, BUY, KINDS, LANCE, PURSE, Skirmish};
use search::{Arena, BotKind, BotSpec, Cores, Level, Plan, Record, Stop, explain, reason, simulate};
use table::chance::Fast;
use table::{Game, NoSink, OptKey, Phrase, Seat, Term, Worlds};

#[track_caller]
fn prints(text: &str, as_text: &str) {
    let spec: BotSpec = text.parse().expect(text);
    assert_eq!(spec.to_string(), as_text);
    assert_eq!(as_text.parse::<BotSpec>().expect(as_text), spec);
}

#[test]
fn names_come_back_as_they_went_in() {
    for text in [
        "uniform",
        "lively",
        "rules",
        "rules:velocity",
        "turn",
        "turn:32",
        "flat",
        "flat:100:hare",
        "ismcts",
        "ismcts:1000",
        "ismcts:800:tortoise:explore=0.7:mix=0.25:widen=off:deals=8:root=puct:final=bound:trees=2",
        "ismcts:slip=0.03:most=0.2",
        "ismcts:100:plans=2:beam=8:faith=10",
        "captain",
        "captain:hare",
        "admiral:32000",
        "turn:worlds=16:rollouts=100:rounds=3:faith=10",
    ] {
        prints(text, text);
    }
    prints("ismcts:4000", "ismcts:4000");
    prints("turn:worlds=8:64", "turn:64:worlds=8");
    prints("flat:hare:100", "flat:100:hare");
    prints("commander:64", "commander:64");
    prints("ismcts:beam=8:plans=2:plans=0", "ismcts:plans=0:beam=8");
    prints("cadet:slip=0", "cadet:slip=0");
    for level in Level::ALL {
        prints(level.name(), level.name());
        prints(level.recipe(), level.recipe());
        let spec: BotSpec = level.name().parse().expect("a level");
        assert_eq!(spec.level(), Some(level));
    }
    assert!(matches!("pilot".parse::<BotSpec>().expect("a level").kind(), BotKind::Heuristic { judge: true }));
}

/// A game with recipes that differ from the defaults of the bot kinds.
fn with_recipes() -> Skirmish {
    let recipes = &[
        ("ismcts", "ismcts:300:mix=1:plans=4:faith=60"),
        ("turn", "turn:4:worlds=1"),
        ("captain", "turn:slip=0.02"),
        ("commander", "turn:64"),
        ("admiral", "ismcts:4000:miser"),
    ];
    Skirmish { recipes, ..Skirmish::duel() }
}

#[test]
fn what_is_written_counts_even_if_it_equals_a_default() {
    let game = with_recipes();
    let fitted = |text: &str| text.parse::<BotSpec>().expect(text).fitted(&game).expect(text);
    let tree = |text: &str| match *fitted(text).kind() {
        BotKind::Ismcts(c) => (c.iterations, c.mix, c.plans, c.faith),
        _ => panic!("{text} is not a tree search"),
    };
    assert_eq!(tree("ismcts"), (300, 1.0, 4, 60.0));
    assert_eq!(tree("ismcts:plans=0"), (300, 1.0, 0, 60.0));
    assert_eq!(tree("ismcts:4000:mix=0:faith=20"), (4000, 0.0, 4, 20.0));
    assert_eq!(tree("admiral"), (4000, 1.0, 4, 60.0), "a recipe's settings count over those of its kind");
    assert_eq!(tree("admiral:300:plans=0"), (300, 1.0, 0, 60.0));
    let beam = |text: &str| match *fitted(text).kind() {
        BotKind::Turn(c) => (c.beam, c.worlds),
        _ => panic!("{text} does not plan"),
    };
    assert_eq!(beam("turn:64"), (64, 1));
    assert_eq!(beam("turn:worlds=8"), (4, 8));
    assert_eq!(beam("commander"), (64, 1));
    assert_eq!(fitted("captain:slip=0").blunders(), None);
    assert!(fitted("captain").blunders().is_some());
    for text in ["ismcts:plans=0", "admiral:300:plans=0", "commander:64", "captain:slip=0"] {
        let once = fitted(text);
        assert_eq!(once.fitted(&game).expect(text), once, "fitting again changes nothing");
    }
}

/// If a game uses another bot kind for a level, a switch of the level's usual kind is rejected before anything is
/// played.
#[test]
fn a_switch_that_the_game_has_no_use_for_is_refused() {
    let game = with_recipes();
    let bots = BotSpec::list("captain:judge=on,uniform", 2).expect("two bots");
    let error = simulate(&game, &Plan::new(bots, 1, 1), &Stop::new(), &|_| {}).expect_err("captains plan here");
    assert!(error.to_string().contains("no switch \"judge\""), "{error}");
}

#[test]
fn plans_are_not_counted_as_iterations() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let state = game.start(&mut Fast::new(1), &mut NoSink);
    let worlds = Worlds::new(&game, &state, Seat::new(0));
    let advice = |text: &str| {
        let spec: BotSpec = text.parse().expect(text);
        spec.build(&game, Cores::One).expect(text).advise(&worlds, 1, &Stop::new())
    };
    let (without, with) = (advice("ismcts:200:plans=0"), advice("ismcts:200:plans=3"));
    assert_eq!((without.iterations, without.plans), (200, 0));
    assert_eq!(with.iterations, 200);
    assert!(with.plans > 0);
    let turn = advice("turn:8:rollouts=50");
    assert!((1..=50).contains(&turn.iterations) && turn.plans > 0, "{turn:?}");
    assert_eq!(advice("flat:50").plans, 0);
}

#[track_caller]
fn refuses(text: &str, words: &[&str]) {
    let error = text.parse::<BotSpec>().expect_err(text).to_string();
    for word in words {
        assert!(error.contains(word), "{error:?} does not mention {word:?}");
    }
}

#[test]
fn a_wrong_name_is_told_what_exists() {
    refuses("deep-blue", &["deep-blue", "uniform", "lively", "rules", "turn", "flat", "ismcts", "cadet", "admiral"]);
    refuses("", &["uniform"]);
    refuses("rules:5", &["rules", "budget", "5"]);
    refuses("ismcts:0", &["budget"]);
    refuses("ismcts:", &["budget"]);
    refuses("ismcts:10k", &["10k"]);
    refuses("turn:explore=1", &["turn", "explore", "worlds"]);
    refuses("ismcts:mix=2", &["mix", "0 to 1"]);
    refuses("ismcts:mix=NaN", &["mix"]);
    refuses("ismcts:plans=many", &["plans", "a number"]);
    refuses("ismcts:root=flat", &["root", "halving"]);
    let error = BotSpec::list("rules,rules,rules", 2).expect_err("too many").to_string();
    assert!(error.contains("3 bots for 2 seats"), "{error}");
    assert_eq!(BotSpec::list("rules", 3).expect("one for all").len(), 3);
    let strange: BotSpec = "rules:bishop".parse().expect("the game checks personalities");
    let error = strange.build(&Skirmish::duel(), Cores::One).err().expect("there is no such personality").to_string();
    assert!(error.contains("bishop") && error.contains("plain, miser"), "{error}");
}

#[test]
fn a_tournament_resumes_where_it_stopped() {
    let game = Skirmish::brawl(3);
    let entrants = ["uniform", "lively", "rules"].map(|s| s.parse().expect(s)).to_vec();
    let mut arena = Arena::new("brawl", entrants, 6, 77);
    let play = |arena: &Arena, have: &[Record]| {
        let lines = Mutex::new(Vec::new());
        let store = |r: Record| lines.lock().expect("no panic").push(serde_json::to_string(&r).expect("plain data"));
        arena.run(&game, have, &Stop::new(), &store).expect("a plan");
        let mut records: Vec<Record> =
            lines.into_inner().expect("no panic").iter().map(|l| serde_json::from_str(l).expect("a record")).collect();
        records.sort_by(|x, y| (&x.a, &x.b, x.round).cmp(&(&y.a, &y.b, y.round)));
        records
    };
    arena.threads = 2;
    let all = play(&arena, &[]);
    assert_eq!(all.len() as u64, arena.total(&game));
    assert_eq!(all.len(), 6 * 6); // three entrants, each pair both ways
    assert!(all.iter().all(|r| r.won + r.lost + r.drawn == 3 && r.others == 2));
    let (have, rest): (Vec<_>, Vec<_>) = all.iter().cloned().partition(|r| r.round % 2 == 0);
    arena.threads = 1;
    assert_eq!(play(&arena, &have), rest);
    assert!(play(&arena, &all).is_empty());

    let table = arena.table(&all);
    assert_eq!(table[2].bot, "uniform");
    assert!(table[1].rating.elo > table[2].rating.elo + 100.0, "{table:?}");
    assert_eq!(table.iter().map(|row| row.games).sum::<u64>(), 2 * 36 * 3);
    assert!(table.iter().map(|row| row.rating.elo).sum::<f64>().abs() < 1e-6);
    let other = Arena { seed: 78, ..arena };
    assert!(other.cells(&all).is_empty(), "records of another seed are not counted");
}

#[test]
fn advice_is_told_with_reasons() {
    let game = Skirmish { obvious: false, ..Skirmish::duel() };
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    s.hand[0] = [0; KINDS];
    s.trade[0] = 6;
    s.market = [PURSE as u8, AXE as u8, LANCE as u8];
    let worlds = Worlds::new(&game, &s, Seat::new(0));
    let spec: BotSpec = "ismcts:600".parse().expect("a bot");
    let mut advice = spec.build(&game, Cores::One).expect("plain").advise(&worlds, 1, &Stop::new());
    reason(&worlds, &mut advice, &spec.style(&game).expect("plain"), 1);
    let told = explain(&worlds, &advice);
    assert_eq!(told.len(), 3);
    assert_eq!(told[0].key, OptKey::new(BUY, LANCE as u16, 0, 0));
    let term = |phrase: &Phrase| match phrase {
        Phrase::Say(Term(term), args) => (*term, args.len()),
        _ => panic!("every line is one clause"),
    };
    assert_eq!(
        told.iter().map(|t| term(&t.line)).collect::<Vec<_>>(),
        [("ai.best", 3), ("ai.other", 3), ("ai.other", 3)]
    );
    let reasons: Vec<_> = told.iter().flat_map(|t| &t.reasons).map(term).collect();
    assert!(reasons.contains(&("ai.against", 2)), "{told:?}");
    assert!(reasons.iter().all(|(term, _)| ["ai.for", "ai.against"].contains(term)));
}

#[test]
fn a_single_option_needs_no_thought() {
    let game = Skirmish::duel();
    let mut s = game.start(&mut Fast::new(1), &mut NoSink);
    s.hand[0] = [0; KINDS];
    let worlds = Worlds::new(&game, &s, Seat::new(0));
    for level in Level::ALL {
        let spec: BotSpec = level.name().parse().expect("a level");
        let advice = spec.build(&game, Cores::One).expect("plain").advise(&worlds, 1, &Stop::new());
        assert_eq!((advice.iterations, advice.lines.len()), (0, 1));
        let told = explain(&worlds, &advice);
        assert!(matches!(&told[0].line, Phrase::Say(Term("ai.only"), args) if args.len() == 1));
    }
}
