//! Decks in the terminal.

use crate::support::{Folder, Run, command};

/// The program with a folder of its own for decks and matches.
fn orrery(folder: &Folder, args: &[&str], input: &str) -> Run {
    use std::io::Write as _;
    let mut child = command(args).env("ORRERY_DIR", folder.path()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    feeder.join().expect("no panic");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_deck_is_built_step_by_step_and_told_why_it_cannot_be_played() {
    let folder = Folder::new();
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "sw-lcg"], args].concat(), "");
    run(&["new", "My Jedi", "--affiliation", "ジェダイ"]).expect(0);
    assert_eq!(run(&["new", "My Jedi"]).code, 2, "there is one already");
    let one = run(&["add", "My Jedi", "A Hero's Journey", "--n", "2"]).expect(0);
    assert!(one.out.contains("Objective sets: 2, at least 8 are needed [LCG-DECK-01]"), "{}", one.out);
    for set in ["2", "3", "5", "6", "7", "18"] {
        run(&["add", "My Jedi", set]).expect(0);
    }
    let wrong = run(&["add", "My Jedi", "19"]).expect(0);
    assert!(wrong.out.contains("belongs to the dark side [LCG-DECK-02]"), "{}", wrong.out);
    let right = run(&["remove", "My Jedi", "19"]).expect(0);
    assert!(right.out.contains("– may be played") && right.out.contains("at least 10"), "{}", right.out);
    let near = run(&["add", "My Jedi", "A Heroes Jurney"]).expect(1);
    assert!(near.err.contains("A Hero's Journey (1)"), "{}", near.err);

    let shown = run(&["show", "My Jedi"]).expect(0);
    assert!(shown.out.contains("2x   1  A Hero's Journey (Jedi): Luke Skywalker"), "{}", shown.out);
    assert!(shown.out.contains("█") && shown.out.contains("Share code: ORR1-"), "{}", shown.out);
    let drawn = run(&["draw", "My Jedi", "--seed", "5"]).expect(0);
    assert_eq!(drawn.out, run(&["draw", "My Jedi", "--seed", "5"]).out);
    assert_ne!(drawn.out, run(&["draw", "My Jedi", "--seed", "6"]).out);
    let list = run(&[]).expect(0);
    assert!(list.out.contains("My Jedi: Jedi, objective sets: 8, starter"), "{}", list.out);
    run(&["delete", "My Jedi"]).expect(0);
    assert_eq!(run(&["show", "My Jedi"]).code, 2);
}

#[test]
fn decks_go_out_and_come_back_in_every_form() {
    let folder = Folder::new();
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "sw-lcg"], args].concat(), "");
    let code = run(&["export", "imperial-navy", "--form", "code"]).expect(0).out;
    for form in ["o8d", "text", "json", "code"] {
        for lang in ["en", "ru", "uk", "ja"] {
            let text = run(&["export", "imperial-navy", "--form", form, "--lang", lang]).expect(0).out;
            let file = folder.write("deck.in", &text);
            run(&["import", &file, "--name", "again", "--lang", lang]).expect(0);
            assert_eq!(run(&["export", "again", "--form", "code"]).expect(0).out, code, "{form} in {lang}");
        }
    }
    run(&["import", code.trim(), "--name", "by code"]).expect(0);
    assert_eq!(run(&["export", "by code", "--form", "code"]).expect(0).out, code);
    assert_eq!(run(&["export", "sith", "--form", "pdf"]).code, 2);
}

#[test]
fn doubtful_lines_are_shown_and_settled() {
    let folder = Folder::new();
    let list = folder.write("list.txt", "Affiliation: Sith\nFall of the Jedy x2\nnonsense of mine\n");
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "sw-lcg"], args].concat(), "");
    let asked = run(&["import", &list]).expect(1);
    assert!(asked.out.contains("--answer 2=19  Fall of the Jedi"), "{}", asked.out);
    assert!(asked.out.contains("? nonsense of mine"), "{}", asked.out);
    run(&["import", &list, "--answer", "2=19", "--answer", "3="]).expect(0);
    assert!(run(&["show", "list"]).expect(0).out.contains("2x  19  Fall of the Jedi"));
    let play = orrery(&folder, &["play", "sw-lcg", "--plain", "--deck", &list], "");
    assert_eq!(play.code, 3, "nobody plays what was not understood: {}", play.err);
}

#[test]
fn a_deck_is_put_together_by_talking() {
    let folder = Folder::new();
    let said = "a Sith\n+ 2x 19\n+ Counsel of the Sith\n- 19\n+ 99\np Executor\nd 3\nx code\nwhat\nq\n";
    let run = orrery(&folder, &["decks", "sw-lcg", "build", "talk"], said).expect(0);
    assert!(run.out.contains("ORR1-") && run.out.contains("Starting hand:"), "{}", run.out);
    assert!(run.out.contains("! Nothing of this name can be taken"), "{}", run.out);
    let kept = orrery(&folder, &["decks", "sw-lcg", "export", "talk"], "").expect(0);
    assert_eq!(
        kept.out,
        "Deck: talk\nAffiliation: Sith\nObjective Sets:\nFall of the Jedi x1\nCounsel of the Sith x1\n"
    );
}

#[test]
fn decks_are_played_and_decide_the_sides() {
    let folder = Folder::new();
    let play = |args: &[&str]| {
        let all = [&["play", "sw-lcg", "--plain", "--seed", "3", "--seats", "uniform,uniform"], args].concat();
        orrery(&folder, &all, "")
    };
    let save = folder.file("a.orrery");
    let code = orrery(&folder, &["decks", "sw-lcg", "export", "rebel-alliance", "--form", "code"], "").expect(0).out;
    play(&["--deck", code.trim(), "--enemy-deck", "imperial-navy", "--save", &save]).expect(0);
    let header = std::fs::read_to_string(&save).expect("a save").lines().next().unwrap_or_default().to_owned();
    assert!(header.contains("\"dark\":1") && header.contains("ImperialNavy"), "{header}");
    let same = play(&["--deck", "sith", "--enemy-deck", "imperial-navy", "--save", &folder.file("b.orrery")]);
    assert!(same.code == 2 && same.err.contains("dark side"), "{}", same.err);
    let table = play(&["--ruling", "light_deck=rebel-alliance", "--save", &folder.file("c.orrery")]);
    table.expect(0);
    let wrong = orrery(&folder, &["play", "star-realms", "--plain", "--deck", "sith"], "");
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}
