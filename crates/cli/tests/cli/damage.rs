//! Damaged files and wrong arguments: a clear message, the right exit code, and no changed files.

use crate::support::{Folder, begun, finished, orrery, orrery_fed};

#[track_caller]
fn check(args: &[&str], code: i32, word: &str) {
    let run = orrery(args).expect(code);
    assert!(run.err.contains(word), "{args:?}: {word:?} is missing in: {}", run.err);
}

#[test]
fn wrong_arguments_are_named() {
    check(&["play", "chess"], 2, "games: star-realms");
    check(&["play", "star-realms", "--mode", "solo"], 2, "modes: duel");
    check(&["play", "star-realms", "--mode", "duel", "--players", "3"], 2, "3");
    check(&["play", "star-realms", "--players", "9"], 2, "9");
    check(&["play", "star-realms", "--seats", "human,captin"], 2, "captin");
    check(&["play", "star-realms", "--seats", "human,rules:nobody"], 2, "nobody");
    check(&["play", "star-realms", "--mode", "duel", "--seats", "human,rules,rules"], 2, "3");
    check(&["play", "star-realms", "--names", "a,b,c"], 2, "3 names");
    check(&["play", "star-realms", "--ruling", "own_bases"], 2, "NAME=VALUE");
    check(&["play", "star-realms", "--ruling", "nonsense=1"], 2, "own_bases");
    check(&["play", "star-realms", "--ruling", "own_bases=maybe"], 2, "own_bases");
    check(&["play", "star-realms", "--first", "0"], 2, "from 1");
    check(&["play", "star-realms", "--first", "3"], 2, "seat 3 ");
    for game in ["star-realms", "sw-lcg", "rebellion"] {
        check(&["play", game, "--first", "9"], 2, "seat 9");
    }
    check(&["play", "destiny", "--first", "1"], 2, "roll");
    check(&["play", "destiny", "--ruling", "own_bases=false"], 2, "own_bases");
    check(&["play", "star-realms", "--lang", "de"], 2, "en, ru, uk, ja");
    check(&["play", "star-realms", "--load", "x.orrery"], 2, "cannot be used with");
    check(&["play", "star-realms", "--cards", "/no/such/file"], 3, "/no/such/file");
    check(&["play", "star-realms", "--save", "/no/such/folder/x.orrery"], 4, "/no/such/folder");
    check(&["play", "--load", "/no/such/file"], 3, "/no/such/file");
    check(&["simulate", "star-realms", "--bots", "rules", "--games", "0"], 2, "--games");
    check(&["simulate", "star-realms", "--bots", "a,b", "--games", "1"], 2, "\"a\"");
    check(&["simulate", "star-realms", "--mode", "raid", "--bots", "rules,rules", "--games", "1"], 2, "3 to 6");
    check(&["simulate", "star-realms", "--players", "4", "--bots", "rules,rules", "--games", "1"], 2, "2 bots for 4");
    check(&["simulate", "star-realms", "--bots", "rules", "--games", "1", "--threads", "0"], 2, "1 to 1024");
    check(&["arena", "star-realms", "--bots", "rules", "--rounds", "1"], 2, "two bots");
    check(&["arena", "star-realms", "--bots", "rules,rules", "--rounds", "1"], 2, "twice");
    check(&["replay", "/no/such/file"], 3, "/no/such/file");
    check(&["verify", "/no/such/file"], 3, "/no/such/file");
    check(&["cards", "chess"], 2, "chess");
    check(&["rules", "chess"], 2, "chess");
    check(&["nonsense"], 2, "nonsense");
}

#[test]
fn a_new_match_never_replaces_an_old_one() {
    let folder = Folder::new();
    let file = folder.write("a.orrery", "mine");
    check(&["play", "star-realms", "--plain", "--save", &file], 2, "already exists");
    assert_eq!(std::fs::read(&file).expect("the file"), b"mine");
    assert!(!std::path::Path::new(&format!("{file}.key")).exists());
}

#[test]
fn damaged_files_are_refused_and_left_alone() {
    let folder = Folder::new();
    let good = std::fs::read_to_string(begun(&folder, "good.orrery", 10)).expect("the save");
    let lines: Vec<&str> = good.lines().collect();
    let replaced = |at: usize, by: &str| {
        let mut lines = lines.clone();
        lines[at] = by;
        lines.join("\n") + "\n"
    };
    let header = lines[0];
    let cases = [
        ("empty", String::new(), "empty"),
        ("text", "hello\n".to_owned(), "header: invalid JSON"),
        ("json", "{}\n".to_owned(), "not an orrery save"),
        ("future", header.replace("\"orrery\":1", "\"orrery\":99") + "\n", "99"),
        ("game", header.replace("star-realms", "chess") + "\n", "chess"),
        ("setup", header.replace("\"seats\":2", "\"seats\":7") + "\n", "cannot load"),
        ("syntax", replaced(3, "{\"seat\":0,"), "line 3"),
        ("pick", replaced(2, "{\"seat\":0,\"pick\":\"win\"}"), "win"),
        ("seat", replaced(2, "{\"seat\":5,\"pick\":\"play scout\"}"), "P6"),
        ("luck", header.replacen("\"chance\":[", "\"chance\":[77777,", 1) + "\n", "header"),
    ];
    for (name, text, word) in cases {
        let file = folder.write(&format!("{name}.orrery"), &text);
        for args in [&["play", "--plain", "--load", &file][..], &["replay", &file]] {
            let run = orrery_fed(args, "1\n").expect(3);
            assert!(run.err.contains(word), "{name}: {word:?} is missing in: {}", run.err);
        }
        assert_eq!(std::fs::read_to_string(&file).expect("the file"), text, "{name} was changed");
        assert!(!std::path::Path::new(&format!("{file}.key")).exists(), "{name} got a key");
    }
    let binary = folder.write("binary.orrery", [0xff, 0xfe, 0, 1, 2, b'\n']);
    check(&["play", "--plain", "--load", &binary], 3, "cannot load");
}

#[test]
fn a_match_without_its_secret_goes_on_under_a_new_seal() {
    let folder = Folder::new();
    for (name, key) in [("missing", None), ("foreign", Some("other")), ("garbled", Some("garbage"))] {
        let file = begun(&folder, &format!("{name}.orrery"), 6);
        let key_file = format!("{file}.key");
        std::fs::remove_file(&key_file).expect("the secret");
        match key {
            Some("other") => {
                let other = begun(&folder, "other.orrery", 0);
                let text = std::fs::read_to_string(format!("{other}.key")).expect("another secret");
                // The seeds are the same in these tests, so one digit is changed.
                let text = text.replacen(['0', '1', '2', '3'], "9", 3);
                std::fs::write(&key_file, text).expect("a foreign secret");
                std::fs::remove_file(&other).expect("the other match");
            }
            Some(text) => std::fs::write(&key_file, text).expect("a garbled secret"),
            None => {}
        }
        let run = orrery_fed(&["play", "--plain", "--yes", "--load", &file], &"1\n".repeat(5000)).expect(0);
        assert!(run.out.contains("under a new seal") && run.out.contains("The match is over"), "{name}: {}", run.out);
        let proof = orrery(&["verify", &file]).expect(0);
        assert!(proof.out.contains("not revealed") && proof.out.contains("VALID:"), "{name}: {}", proof.out);
    }
}

#[test]
fn a_changed_match_is_found_out() {
    let folder = Folder::new();
    let file = finished(&folder, "a.orrery");
    let good = std::fs::read_to_string(&file).expect("the save");
    let proof = orrery(&["verify", &file]).expect(0);
    assert!(proof.out.contains("VERIFIED") && proof.out.contains("winner: player"), "{}", proof.out);
    let winner = if good.contains("\"winners\":[0]") { ("[0]", "[1]") } else { ("[1]", "[0]") };
    let forged = [
        good.replacen(&format!("\"winners\":{}", winner.0), &format!("\"winners\":{}", winner.1), 1),
        good.replacen("\"pick\":\"play scout\"", "\"pick\":\"play viper\"", 1),
        good.replacen("\"reveal\":{\"seed\":\"", "\"reveal\":{\"seed\":\"0", 1),
        good.lines().enumerate().filter(|(n, _)| *n != 5).map(|(_, l)| l.to_owned() + "\n").collect(),
    ];
    for (number, text) in forged.into_iter().enumerate() {
        assert_ne!(text, good, "forgery {number} changed nothing");
        let file = folder.write("forged.orrery", &text);
        let run = orrery(&["verify", &file]);
        assert!(matches!(run.code, 1 | 3), "forgery {number}: {run:?}");
        assert_eq!(std::fs::read_to_string(&file).expect("the file"), text);
    }
    let draws = folder.write("draws.orrery", change_a_draw(&good));
    let run = orrery(&["verify", &draws]).expect(1);
    assert!(run.out.contains("INVALID"), "{}", run.out);
}

/// Changes the first draw of the setup to another value in its range.
fn change_a_draw(save: &str) -> String {
    let (before, after) = save.split_once("\"chance\":[").expect("the setup draws cards");
    let (first, rest) = after.split_once(',').expect("several draws");
    let first: u32 = first.parse().expect("a draw");
    format!("{before}\"chance\":[{},{rest}", if first == 0 { 1 } else { first - 1 })
}

#[test]
fn a_finished_match_is_only_looked_at() {
    let folder = Folder::new();
    let file = finished(&folder, "a.orrery");
    let good = std::fs::read(&file).expect("the save");
    let run = orrery_fed(&["play", "--plain", "--load", &file], "1\n1\n").expect(0);
    assert!(run.out.contains("The match is over"), "{}", run.out);
    assert_eq!(std::fs::read(&file).expect("the save"), good);
}

#[test]
fn names_from_files_cannot_steer_the_terminal() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 2);
    let text = std::fs::read_to_string(&file).expect("the save");
    let named = text.replacen("\"players\":[{}", "\"players\":[{\"name\":\"\\u001b[2JEve\\u0007\"}", 1);
    assert_ne!(named, text);
    std::fs::write(&file, &named).expect("the save");
    for args in [&["play", "--plain", "--load", &file][..], &["replay", &file]] {
        let run = orrery(args).expect(0);
        assert!(run.out.contains("[2JEve") && !run.out.contains(['\u{1b}', '\u{7}']), "{}", run.out);
    }
    let file = folder.write("b.orrery", named.replacen("\"pick\":\"", "\"pick\":\"\\u001b[31m", 1));
    let run = orrery(&["replay", &file]).expect(3);
    assert!(!run.err.contains('\u{1b}'), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn two_programs_do_not_write_the_same_match() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 1);
    let mut first = crate::support::command(&["play", "--plain", "--load", &file]).spawn().expect("the program starts");
    let mut out = std::io::BufReader::new(first.stdout.take().expect("a pipe"));
    std::io::BufRead::read_line(&mut out, &mut String::new()).expect("a first line");
    check(&["play", "--plain", "--load", &file], 4, "another orrery");
    drop(first.stdin.take());
    drop(out);
    first.wait().expect("it ends");
    orrery(&["play", "--plain", "--load", &file]).expect(0);
}
