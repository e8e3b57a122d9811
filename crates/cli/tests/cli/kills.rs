//! A program that is killed at any time loses nothing that it has shown.

use std::io::{BufRead, BufReader, Write};

use crate::support::{Folder, command, first_options, orrery, orrery_fed};

fn table(game: &str) -> [&str; 9] {
    ["play", game, "--plain", "--yes", "--seats", "human,rules", "--seed", "21", "--save"]
}

/// The table and prompt that a resumed match shows.
fn resumed(file: &str) -> String {
    let run = orrery(&["play", "--plain", "--load", file]).expect(0);
    let (_, board) = run.out.split_once("== ").expect("the table is printed");
    let (board, _) = board.rsplit_once("Saved").expect("the command to resume is printed");
    board.to_owned()
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    for lines in [3, 17, 40, 90, 160] {
        kill("star-realms", lines);
    }
    for lines in [30, 200] {
        kill("sw-lcg", lines);
    }
}

fn kill(game: &str, lines: usize) {
    let folder = Folder::new();
    let file = folder.file("killed.orrery");
    let mut child = command(&[&table(game)[..], &[&file]].concat()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(first_options(400).as_bytes());
    });
    let mut out = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let shown: Vec<String> = out.by_ref().take(lines).map(|l| l.expect("a line")).collect();
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    feeder.join().expect("writing never panics");

    let save = std::fs::read_to_string(&file).expect("the save");
    let chosen = save.lines().filter(|l| l.starts_with("{\"seat\":0,\"pick\"") && !l.contains("\"auto\"")).count();
    let told = shown.iter().filter(|l| l.starts_with("1. ")).count();
    assert!(chosen + 1 >= told, "{told} prompts were shown, but only {chosen} answers are saved");

    // The same match without a kill.
    let whole = folder.file("whole.orrery");
    orrery_fed(&[&table(game)[..], &[&whole]].concat(), &first_options(chosen)).expect(0);
    assert_eq!(resumed(&file), resumed(&whole), "{game}, killed after {lines} lines and {chosen} choices");
}

#[test]
fn a_cut_line_is_repaired_whatever_is_left_of_it() {
    let folder = Folder::new();
    let file = crate::support::begun(&folder, "a.orrery", 12);
    let save = std::fs::read(&file).expect("the save");
    let key = std::fs::read(format!("{file}.key")).expect("the secret");
    let last = save[..save.len() - 1].iter().rposition(|b| *b == b'\n').expect("several lines") + 1;
    let board = resumed(&file);
    for cut in [last + 1, last + 9, save.len() - 2] {
        let torn = folder.write("torn.orrery", &save[..cut]);
        folder.write("torn.orrery.key", &key);
        let again = resumed(&torn);
        let repaired = std::fs::read(&torn).expect("the repaired save");
        assert!(repaired.starts_with(&save[..last]) && repaired.ends_with(b"\n"), "cut at {cut}");
        orrery(&["verify", &torn]).expect(0);
        // The bot repeats its answer, but a person has to repeat the choice.
        let by_human = save[last..].starts_with(b"{\"seat\":0");
        assert!(by_human || again == board, "cut at {cut}");
    }
}
