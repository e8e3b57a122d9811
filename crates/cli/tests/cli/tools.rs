//! The commands `simulate`, `arena` and `bench`.

use serde_json::Value;

use crate::support::{Folder, orrery};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&orrery(args).expect(0).out).expect("one JSON object")
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    let run = |threads: &str, seed: &str| {
        let args = ["simulate", "star-realms", "--bots", "rules,lively", "--games", "60", "--json"];
        let mut result = json(&[&args[..], &["--threads", threads, "--seed", seed]].concat());
        let fields = result.as_object_mut().expect("an object");
        assert!(fields.remove("seconds").is_some_and(|v| v.as_f64().is_some_and(|s| s > 0.0)));
        assert!(fields.remove("decisions_per_second").is_some());
        result
    };
    let one = run("1", "5");
    assert_eq!(one, run("2", "5"));
    assert_eq!(one, run("7", "5"));
    assert_ne!(one["decisions"], run("2", "6")["decisions"]);
}

#[test]
fn the_numbers_of_a_simulation_add_up() {
    let result = json(&["simulate", "star-realms", "--bots", "rules,uniform", "--games", "40", "--json"]);
    assert_eq!(result["games"], 40);
    let wins: Vec<u64> = result["wins"].as_array().expect("a list").iter().map(|w| w.as_u64().expect("wins")).collect();
    assert_eq!(wins.iter().sum::<u64>() + result["unfinished"].as_u64().expect("a number"), 40);
    assert!(wins[0] > wins[1], "the script beats chance: {wins:?}");
    assert!(result["decisions"].as_u64().expect("a number") > 40 * 20);
    for bot in result["bots"].as_array().expect("a list") {
        let (low, share, high) = (&bot["low"], &bot["share"], &bot["high"]);
        assert!(low.as_f64() <= share.as_f64() && share.as_f64() <= high.as_f64(), "{bot}");
        assert_eq!(bot["games_by_seat"], serde_json::json!([20, 20]));
    }
    let fixed = json(&["simulate", "star-realms", "--bots", "rules,uniform", "--games", "10", "--json", "--no-rotate"]);
    assert_eq!(fixed["bots"][0]["games_by_seat"], serde_json::json!([10, 0]));
}

#[test]
fn a_simulation_prints_a_table() {
    let args = ["simulate", "star-realms", "--mode", "hunter", "--bots", "rules,lively,uniform", "--games", "6"];
    let run = orrery(&args).expect(0);
    for part in ["star-realms hunter, 3 players", "95 % interval", "seat 3", "turns", "decisions/s"] {
        assert!(run.out.contains(part), "{part:?} is missing in:\n{}", run.out);
    }
    assert!(run.err.is_empty(), "no progress bar in a pipe: {}", run.err);
}

#[test]
fn an_arena_goes_on_where_it_was_broken_off() {
    let folder = Folder::new();
    let args = ["arena", "star-realms", "--bots", "uniform,lively,rules", "--seed", "2", "--json", "--rounds"];
    let whole = folder.file("whole.jsonl");
    let all = json(&[&args[..], &["6", "--out", &whole]].concat());

    let parts = folder.file("parts.jsonl");
    json(&[&args[..], &["2", "--out", &parts]].concat());
    let mut text = std::fs::read_to_string(&parts).expect("the records");
    assert_eq!(text.lines().count(), 6);
    // Simulate a crash in the middle of a line.
    text.truncate(text.len() - 9);
    std::fs::write(&parts, text).expect("the records");
    assert_eq!(json(&[&args[..], &["6", "--out", &parts]].concat()), all);

    let sorted = |file: &str| {
        let text = std::fs::read_to_string(file).expect("the records");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&whole), sorted(&parts));
    let ratings = all["ratings"].as_array().expect("a list");
    assert_eq!(ratings[0]["bot"], "rules");
    assert!(ratings.iter().all(|row| row["margin"].as_f64().is_some_and(|m| m > 0.0)));

    let table = orrery(&[
        "arena",
        "star-realms",
        "--bots",
        "uniform,lively,rules",
        "--seed",
        "2",
        "--rounds",
        "6",
        "--out",
        &whole,
    ]);
    let table = table.expect(0);
    assert!(table.out.contains("rating") && table.out.contains('–'), "{}", table.out);
}

#[test]
fn a_damaged_record_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = folder.write("a.jsonl", "{\"label\":\"x\"}\n");
    let run = orrery(&["arena", "star-realms", "--bots", "uniform,lively", "--rounds", "1", "--out", &file]).expect(3);
    assert!(run.err.contains("line 1"), "{}", run.err);
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "{\"label\":\"x\"}\n");
}

#[test]
fn a_bench_checks_its_answers() {
    let result = json(&["bench", "--quick", "--json"]);
    for game in ["star-realms", "sw-lcg", "rebellion", "destiny"] {
        let figures = &result["games"][game];
        let rates = figures["per_second"].as_object().expect("a list");
        assert_eq!(rates.len(), 8);
        // Only Rebellion's tree search plans a whole turn ahead.
        let counted = |(what, rate): (&String, &serde_json::Value)| {
            let some = what != "search plans" || game == "rebellion";
            rate.as_f64().is_some_and(|n| (n > 0.0) == some)
        };
        assert!(rates.iter().all(counted), "{result}");
        let [half, most, all] = ["p50", "p95", "max"].map(|name| figures["answers"][name].as_f64().expect(name));
        assert!(0.0 < half && half <= most && most <= all, "{result}");
    }
}

#[test]
fn a_bench_knows_what_it_measures() {
    assert!(orrery(&["bench", "chess"]).expect(2).err.contains("games: star-realms, sw-lcg, rebellion, destiny"));
    let folder = Folder::new();
    let file = folder.write("before.json", "what");
    assert!(orrery(&["bench", "--quick", "--before", &file]).expect(3).err.contains("not the output of"));
}
