//! The line mode of `orrery play`.

use crate::support::{Folder, begun, first_options, orrery, orrery_fed};

#[test]
fn a_game_is_played_to_its_end_in_every_language() {
    let folder = Folder::new();
    for (lang, over) in
        [("en", "The match is over"), ("ru", "Партия окончена"), ("uk", "Партію завершено"), ("ja", "対局終了")]
    {
        let file = folder.file(&format!("{lang}.orrery"));
        let args = ["play", "star-realms", "--plain", "--yes", "--seed", "7", "--seats", "human,rules"];
        let args = [&args[..], &["--lang", lang, "--save", &file]].concat();
        let run = orrery_fed(&args, &first_options(5000)).expect(0);
        assert!(run.out.contains(over), "{lang}: {}", &run.out[run.out.len().saturating_sub(800)..]);
        assert!(!run.out.contains("unrendered"), "{lang}");
        assert!(run.err.is_empty(), "{lang}: {}", run.err);
        let proof = orrery(&["verify", &file]).expect(0);
        assert!(proof.out.contains("VERIFIED"), "{}", proof.out);
        assert!(!std::path::Path::new(&format!("{file}.key")).exists(), "the secret file is left");
    }
}

#[test]
fn every_mode_can_be_played_to_its_end() {
    let folder = Folder::new();
    for (mode, players) in [("free-for-all", "3"), ("hunter", "4"), ("hydra", "4"), ("emperor", "6"), ("raid", "3")] {
        let file = folder.file(&format!("{mode}.orrery"));
        let args = ["play", "star-realms", "--plain", "--yes", "--seed", "5", "--seats", "human,rules"];
        let args = [&args[..], &["--mode", mode, "--players", players, "--save", &file]].concat();
        let run = orrery_fed(&args, &first_options(20_000)).expect(0);
        assert!(run.out.contains("The match is over"), "{mode}: {}", &run.out[run.out.len().saturating_sub(800)..]);
        assert!(!run.out.contains("unrendered"), "{mode}");
        orrery(&["verify", &file]).expect(0);
    }
}

/// If several cards have one name, the one on the table is shown; if none is there, all are listed with their slugs.
#[test]
fn a_card_is_found_among_others_of_its_name() {
    let folder = Folder::new();
    let args = ["play", "destiny", "--plain", "--seed", "7", "--save"];
    let run =
        orrery_fed(&[&args[..], &[&folder.file("a.orrery")]].concat(), "card Rey\ncard Luke Skywalker\ncard\nwhy\n");
    let run = run.expect(0);
    assert!(run.out.contains("Rey\nHero, Blue, character, 9/12 points"), "{}", run.out);
    for slug in ["(luke-skywalker-jedi-knight)", "(luke-skywalker-unlikely-hero)"] {
        assert!(run.out.contains(slug), "{slug}: {}", run.out);
    }
    for usage in ["\ncard NAME: ", "\nwhy NAME: "] {
        assert!(run.out.contains(usage), "{}", run.out);
    }
}

/// A dice game: bad input changes nothing, totals of pools are shown, and the setup is not a round.
#[test]
fn a_game_of_dice_is_played_to_its_end_in_every_language() {
    let folder = Folder::new();
    let input = "1\n2\nnonsense\n0\n-1\n99\n3\n".repeat(3000);
    for (lang, players, over, pool) in [
        ("en", "2", "The match is over", "pool (= "),
        ("ru", "3", "Партия окончена", "(= "),
        ("uk", "4", "Партію завершено", "(= "),
        ("ja", "2", "対局終了", "(= "),
    ] {
        let file = folder.file(&format!("{lang}.orrery"));
        let args = ["play", "destiny", "--plain", "--yes", "--seed", "7", "--seats", "human,rules"];
        let args = [&args[..], &["--lang", lang, "--players", players, "--save", &file]].concat();
        let run = orrery_fed(&args, &input).expect(0);
        assert!(run.out.contains(over), "{lang}: {}", &run.out[run.out.len().saturating_sub(800)..]);
        assert!(run.out.contains(pool), "{lang}: no pool is shown with its total");
        assert!(!run.out.contains("unrendered"), "{lang}");
        for strange in ["Round 0", "defense 1"] {
            assert!(!run.out.contains(strange), "{lang}: {strange}");
        }
        assert!(run.err.is_empty(), "{lang}: {}", run.err);
        orrery(&["verify", &file]).expect(0);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let folder = Folder::new();
    let play = |name: &str, seed: &str| {
        let file = folder.file(name);
        let args = ["play", "star-realms", "--plain", "--yes", "--seats", "human,captain", "--seed", seed];
        orrery_fed(&[&args[..], &["--save", &file]].concat(), &first_options(25)).expect(0);
        std::fs::read_to_string(file).expect("the save")
    };
    assert_eq!(play("a", "11"), play("b", "11"));
    assert_ne!(play("c", "12"), play("d", "13"));
}

#[test]
fn the_end_of_input_tells_how_to_go_on() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 3);
    let again = orrery(&["play", "--plain", "--load", &file]).expect(0);
    assert!(again.out.contains(&format!("orrery play --load {file}")), "{}", again.out);
    let key = std::fs::metadata(format!("{file}.key")).expect("a secret file next to the save");
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&key.permissions()) & 0o777, 0o600);
    assert!(key.len() > 0);
}

#[test]
fn a_match_without_a_file_is_kept_in_the_folder_of_matches() {
    let folder = Folder::new();
    let mut command = crate::support::command(&["play", "star-realms", "--plain"]);
    command.env("ORRERY_DIR", folder.path().join("matches"));
    let output = command.stdin(std::process::Stdio::null()).output().expect("the program runs");
    assert!(output.status.success());
    let names: Vec<_> = std::fs::read_dir(folder.path().join("matches"))
        .expect("the folder was made")
        .map(|e| e.expect("an entry").file_name().into_string().expect("a plain name"))
        .collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|n| n.starts_with("star-realms-")), "{names:?}");
}

#[test]
fn commands_answer() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 0);
    let copy = folder.file("copy.orrery");
    let input = format!(
        "help\ncard blob world\ncard blub wrold\nwhy end turn\nwhy zzz\nhint\nhint\nhint\n1\nundo\nredo\nlog 3\nlog\n\
         save {copy}\nsave {copy}\nlang uk\nlang xx\nplay\nnonsense\nboard\nseat 2\n\nquit\n"
    );
    let run = orrery_fed(&["play", "--plain", "--load", &file], &input).expect(0);
    for part in [
        "undo: Undo the last choice",
        "Blob World",
        "Similar names: Blob World",
        "This is an option now",
        "Nothing on the table has this name",
        "Ask for a hint again to hear more",
        "undoes the last choice",
        "brings back the last choice",
        "A copy is saved in",
        "already exists",
        "Хід 2",
        "en, ru, uk, ja",
        "Це не варіант і не команда",
        "продовжити",
    ] {
        assert!(run.out.contains(part), "{part:?} is missing in:\n{}", run.out);
    }
    assert!(!run.out.contains("unrendered"), "{}", run.out);
    orrery(&["verify", &copy]).expect(0);
    assert!(std::path::Path::new(&format!("{copy}.key")).exists());
}

#[test]
fn words_and_labels_are_answers_too() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 0);
    let before = std::fs::read_to_string(&file).expect("the save");
    let run = orrery_fed(&["play", "--plain", "--load", &file], "play scout\nPlay Scout\nend\nend\n").expect(0);
    let save = std::fs::read_to_string(&file).expect("the save");
    let picks: Vec<&str> = save.strip_prefix(&before).expect("lines are only added").lines().take(3).collect();
    assert!(picks[..2].iter().all(|l| *l == "{\"seat\":0,\"pick\":\"play scout\"}"), "{picks:?}");
    assert!(picks[2].contains("end turn"), "repeating the input confirms a warning: {}", run.out);
    assert!(run.out.contains("Enter the same again to confirm"), "{}", run.out);
}

#[test]
fn two_people_at_one_device_do_not_see_each_other_s_hands() {
    let folder = Folder::new();
    let file = folder.file("a.orrery");
    let args = ["play", "star-realms", "--plain", "--yes", "--seats", "human:Ada,human:Ben", "--first", "1"];
    let args = [&args[..], &["--seed", "4", "--save", &file]].concat();
    let run = orrery_fed(&args, &format!("\n{}end\n", "1\n".repeat(3))).expect(0);
    let (before, after) = run.out.split_once("Pass the device to Ben").expect("a prompt to pass the device to Ben");
    assert!(before.contains("Pass the device to Ada"));
    assert!(before.contains("Ada, hand:") && !before.contains("Ben, hand:"), "{before}");
    assert!(!after.contains("hand:"), "nothing is shown before Ben presses Enter: {after}");
}

#[test]
fn an_interrupt_tells_how_to_go_on() {
    if !cfg!(unix) {
        return;
    }
    let folder = Folder::new();
    let file = folder.file("a.orrery");
    let args = ["play", "star-realms", "--plain", "--seats", "human,rules", "--save", &file];
    let mut child = crate::support::command(&args).spawn().expect("the program starts");
    wait_for(&file);
    // The handler is installed before the first line is printed.
    let mut line = String::new();
    let mut out = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    std::io::BufRead::read_line(&mut out, &mut line).expect("a first line");
    let stdin = child.stdin.take();
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    let output = child.wait_with_output().expect("the program ends");
    drop(stdin);
    assert_eq!(output.status.code(), Some(130));
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(err.contains(&format!("orrery play --load {file}")), "{err}");
    orrery(&["play", "--plain", "--load", &file]).expect(0);
}

fn wait_for(file: &str) {
    for _ in 0..600 {
        if std::path::Path::new(file).exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("{file} was never created");
}

#[test]
fn windows_are_listed_and_payments_are_proposed() {
    let folder = Folder::new();
    let file = folder.file("cards.orrery");
    let args = ["play", "sw-lcg", "--plain", "--yes", "--seed", "3", "--seats", "human,lively", "--save", &file];
    let mut input = "stops\nstops 1\nstops able\nstops nonsense\n".to_owned();
    // Choose the first option; if a payment is due, accept the proposal.
    for _ in 0..60 {
        input.push_str("1\npay\n");
    }
    let run = orrery_fed(&args, &input).expect(0);
    assert!(run.out.contains("[ ] 1. Actions at the end of the refresh phase"), "{}", run.out);
    assert!(run.out.contains("[x] 1. Actions at the end of the refresh phase"), "{}", run.out);
    assert!(run.out.contains("[ ] able: Ask only if I can answer"), "{}", run.out);
    assert!(run.out.contains("Numbers switch windows"), "{}", run.out);
    assert!(run.out.contains("Proposed: ") && run.out.contains(" (pay)"), "{}", run.out);
}
