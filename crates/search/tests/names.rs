//! Bots by name, tournaments and explanations.

mod common;

use std::sync::Mutex;

use common::skirmish::{AXE, BUY, KINDS, LANCE, PURSE, Skirmish};
use search::{Arena, BotSpec, Cores, Level, Record, Rung, Stop, explain, reason};
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
    prints("ismcts:4000", "ismcts");
    prints("turn:64:worlds=8", "turn");
    prints("flat:hare:100", "flat:100:hare");
    prints("commander:64", "commander");
    prints("cadet:slip=0", "cadet:slip=0");
    for level in Level::ALL {
        prints(level.name(), level.name());
        prints(level.recipe(), level.recipe());
        let spec: BotSpec = level.name().parse().expect("a level");
        assert_eq!(spec.level(), Some(level));
    }
    assert!(matches!("pilot".parse::<BotSpec>().expect("a level").rung(), Rung::Rules { judge: true }));
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
    let strange: BotSpec = "rules:bishop".parse().expect("the game decides about personalities");
    let error = strange.build(&Skirmish::duel(), Cores::One).err().expect("no bishops").to_string();
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
