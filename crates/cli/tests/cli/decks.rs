//! `orrery decks`.

use crate::support::{Folder, Run, command};

/// Runs the program with a separate folder for decks and matches.
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
    assert_eq!(run(&["new", "My Jedi"]).code, 2, "a deck of this name exists");
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
            run(&["import", &file, "--name", "again", "--replace", "--lang", lang]).expect(0);
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
    assert_eq!(play.code, 3, "a deck with unclear lines cannot be played: {}", play.err);
}

/// Impossible commands say what to do instead and change nothing.
#[test]
fn decks_are_neither_replaced_nor_missed_in_silence() {
    let folder = Folder::new();
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "sw-lcg"], args].concat(), "");
    for lang in ["en", "ru", "uk", "ja"] {
        let parts = run(&["parts", "--lang", lang]).expect(0).out;
        assert!(!parts.contains("unrendered") && parts.lines().count() >= 36, "{parts}");
    }
    let file = folder.write("list.txt", "Affiliation: Sith\nFall of the Jedi x2\n");
    run(&["import", &file, "--name", "mine"]).expect(0);
    let other = folder.write("other.txt", "Affiliation: Sith\nCounsel of the Sith x1\n");
    let again = run(&["import", &other, "--name", "mine"]).expect(2);
    assert!(again.err.contains("--name OTHER or --replace"), "{}", again.err);
    assert!(run(&["show", "mine"]).expect(0).out.contains("2x  19"));
    run(&["import", &other, "--name", "mine", "--replace"]).expect(0);
    assert!(!run(&["show", "mine"]).expect(0).out.contains("2x  19"));

    let nowhere = run(&["import", "nowhere.txt"]).expect(3);
    assert!(nowhere.err.contains("nowhere.txt is neither a file"), "{}", nowhere.err);
    let unknown = run(&["add", "yours", "19"]).expect(3);
    assert!(unknown.err.contains("orrery decks sw-lcg new \"yours\""), "{}", unknown.err);
    let ready = run(&["delete", "jedi"]).expect(3);
    assert!(ready.err.contains("jedi is a starter deck"), "{}", ready.err);
    let absent = run(&["remove", "mine", "5"]).expect(2);
    assert!(absent.err.contains("5 is not in mine"), "{}", absent.err);
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

/// Builds a Star Wars: Destiny team card by card and plays a match with it.
#[test]
fn a_team_is_built_by_dice_and_points_and_played() {
    let folder = Folder::new();
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "destiny"], args].concat(), "");
    run(&["new", "Team"]).expect(0);
    let twice = run(&["add", "Team", "Kylo", "Ren"]).expect(1);
    assert!(twice.err.contains("what is meant? Kylo Ren, Vader's Disciple (01011)"), "{}", twice.err);
    let one = run(&["add", "Team", "01011"]).expect(0);
    let elite = run(&["add", "Team", "Kylo Ren, Vader's Disciple"]).expect(0);
    assert!(one.out.contains("Points: 10/30") && elite.out.contains("Points: 13/30"), "{}{}", one.out, elite.out);
    assert!(elite.out.contains("instead of 30 [SWD-DECK-05]"), "{}", elite.out);
    let dear = run(&["add", "Team", "First Order Stormtrooper", "--n", "3"]).expect(0);
    assert!(dear.out.contains("costs 34 points, at most 30 [SWD-DECK-01]"), "{}", dear.out);
    run(&["remove", "Team", "01002", "--n", "3"]).expect(0);
    let shown = run(&["show", "kylo-ren"]).expect(0);
    assert!(shown.out.contains("2x 01011  Kylo Ren, Vader's Disciple (villain"), "{}", shown.out);
    assert!(shown.out.contains("Upgrades\n") && shown.out.contains("on average"), "{}", shown.out);
    let drawn = run(&["draw", "kylo-ren", "--seed", "5"]).expect(0);
    assert!(drawn.out.contains("Dice of the team: First Order Stormtrooper"), "{}", drawn.out);
    assert_eq!(drawn.out, run(&["draw", "kylo-ren", "--seed", "5"]).out);
    assert!(run(&["parts", "plot"]).expect(0).out.lines().count() > 2);

    let code = run(&["export", "kylo-ren", "--form", "code"]).expect(0).out;
    for form in ["swdb", "text", "json", "code"] {
        for lang in ["en", "ru", "uk", "ja"] {
            let text = run(&["export", "kylo-ren", "--form", form, "--lang", lang]).expect(0).out;
            let file = folder.write("deck.in", &text);
            run(&["import", &file, "--name", "again", "--replace", "--lang", lang]).expect(0);
            assert_eq!(run(&["export", "again", "--form", "code"]).expect(0).out, code, "{form} in {lang}");
        }
    }
    assert_eq!(run(&["export", "kylo-ren", "--form", "o8d"]).code, 2);

    let play = |args: &[&str]| {
        let all = [&["play", "destiny", "--plain", "--seed", "3", "--seats", "uniform,uniform"], args].concat();
        orrery(&folder, &all, "")
    };
    let save = folder.file("team.orrery");
    play(&["--deck", "again", "--enemy-deck", "general-grievous", "--save", &save]).expect(0);
    let header = std::fs::read_to_string(&save).expect("a save").lines().next().unwrap_or_default().to_owned();
    let (kylo, grievous) = (header.find("kylo-ren-vaders"), header.find("general-grievous-droid"));
    assert!(header.contains("Standard") && kylo.is_some() && kylo < grievous, "{header}");
    let wrong = play(&["--deck", "Team", "--save", &folder.file("b.orrery")]);
    assert!(wrong.code == 2 && wrong.err.contains("No battlefield: choose one"), "{}", wrong.err);
    let table = ["--ruling", "deck=rey-starter", "--ruling", "deck=rey-starter", "--save"];
    play(&[&table[..], &[&folder.file("c.orrery")]].concat()).expect(0);
}

/// Cards can be placed under a plot and removed again. The rest of the deck does not change.
#[test]
fn cards_under_a_plot_come_and_go() {
    let folder = Folder::new();
    let run = |args: &[&str]| orrery(&folder, &[&["decks", "destiny"], args].concat(), "");
    let below = || {
        let text = run(&["export", "Forms", "--form", "json"]).expect(0).out;
        let list: serde_json::Value = serde_json::from_str(&text).expect("a list as JSON");
        let part = list["main"].as_array().expect("parts").iter().find(|part| part["code"] == "09107").cloned();
        part.map(|part| (part["qty"].as_u64(), part["under"].as_u64().unwrap_or(0)))
    };
    assert_eq!(run(&["new", " "]).code, 2, "a deck needs a name");
    run(&["new", "Forms"]).expect(0);
    run(&["add", "Forms", "Lightsaber Mastery"]).expect(0);
    run(&["add", "Forms", "09107"]).expect(0);
    run(&["add", "Forms", "09107", "--under"]).expect(0);
    assert_eq!(below(), Some((Some(2), 1)));
    let many = run(&["remove", "Forms", "09107", "--under", "--n", "2"]);
    assert!(many.code == 2 && many.err.contains("1 of 09107 under a plot, not 2"), "{}", many.err);
    run(&["remove", "Forms", "09107", "--under"]).expect(0);
    assert_eq!(below(), Some((Some(1), 0)));
    assert_eq!(run(&["remove", "Forms", "09107", "--under"]).code, 2);
}

#[test]
fn a_team_is_put_together_by_talking() {
    let folder = Folder::new();
    let said = "a Sith\n+ 2x 01011\n+ Frozen Wastes\n+ 2x Dodge\n- Dodge\nd 3\nx text\nq\n";
    let run = orrery(&folder, &["decks", "destiny", "build", "talk"], said).expect(0);
    assert!(run.out.contains("! decks of destiny have no affiliation"), "{}", run.out);
    let kept = orrery(&folder, &["decks", "destiny", "export", "talk"], "").expect(0);
    assert_eq!(
        kept.out,
        "Deck: talk\n\nCHARACTER\n---------\n2x Kylo Ren, Vader's Disciple (Awakenings #11)\n\n\
         BATTLEFIELD\n-----------\nFrozen Wastes, Starkiller Base (Awakenings #168)\n\n\
         EVENT\n-----\n1x Dodge (Awakenings #155)\n\n"
    );
}
