//! The commands `cards`, `rules`, `replay` and `completions`.

use serde_json::Value;

use crate::support::{Folder, begun, command, finished, orrery, orrery_fed};

#[test]
fn every_card_is_listed_and_every_name_leads_to_it() {
    let list = orrery(&["cards", "star-realms"]).expect(0);
    assert_eq!(list.out.lines().count(), 49);
    let json = orrery(&["cards", "star-realms", "--json"]).expect(0);
    let cards: Vec<Value> = serde_json::from_str(&json.out).expect("a JSON array");
    assert_eq!(cards.len(), 49);
    for lang in ["en", "ru", "uk", "ja"] {
        let name = cards[20]["names"][lang].as_str().expect("a name");
        let slug = cards[20]["slug"].as_str().expect("a slug");
        let card = orrery(&["cards", "star-realms", name, "--lang", lang]).expect(0);
        assert!(card.out.contains(name) && card.out.contains(slug), "{}", card.out);
        assert!(!card.out.contains("unrendered"));
    }
}

#[test]
fn a_mistyped_card_gets_suggestions() {
    let run = orrery(&["cards", "star-realms", "motherhsip"]).expect(1);
    assert!(run.out.contains("did you mean: Mothership"), "{}", run.out);
    orrery(&["cards", "star-realms", "qqqqqqqq"]).expect(1);
}

#[test]
fn the_language_follows_the_environment() {
    let first = |vars: &[(&str, &str)], args: &[&str]| {
        let mut command = command(&[&["cards", "star-realms", "scout"], args].concat());
        let output = command.envs(vars.iter().copied()).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("UTF-8").lines().next().unwrap_or_default().to_owned()
    };
    let name = |lang| first(&[], &["--lang", lang]);
    assert_eq!(first(&[], &[]), name("en"));
    assert_eq!(first(&[("LANG", "uk_UA.UTF-8")], &[]), name("uk"));
    assert_eq!(first(&[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "C")], &[]), name("en"));
    assert_eq!(first(&[("LANG", "uk_UA.UTF-8"), ("ORRERY_LANG", "ja")], &[]), name("ja"));
    assert_eq!(first(&[("ORRERY_LANG", "ja")], &["--lang", "ru"]), name("ru"));
    assert_eq!(first(&[("LANG", "я")], &[]), name("en"));
}

const OWN: &str = r#"[
    (id: "sun-skiff", faction: Blob, kind: Ship, cost: 2, copies: 3,
     primary: [Combat(3)], ally: [Draw(1)],
     names: {"en": "Sun Skiff", "ru": "Солнечный ялик", "uk": "Сонячний ялик", "ja": "サンスキフ"}),
]"#;

#[test]
fn cards_of_one_s_own_are_checked_listed_and_played() {
    let folder = Folder::new();
    let good = folder.write("mine.ron", OWN);
    let check = orrery(&["cards", "star-realms", "--check", "--cards", &good]).expect(0);
    assert!(check.out.contains("50 cards") && check.out.contains("custom cards"), "{}", check.out);
    let card = orrery(&["cards", "star-realms", "сонячний ялик", "--cards", &good, "--lang", "uk"]).expect(0);
    assert!(card.out.contains("sun-skiff"), "{}", card.out);

    let file = folder.file("a.orrery");
    let args = ["play", "star-realms", "--plain", "--seats", "rules,rules", "--cards", &good, "--save", &file];
    orrery(&args).expect(0);
    std::fs::remove_file(&good).expect("the cards");
    assert!(std::fs::read_to_string(&file).expect("the save").contains("Sun Skiff"), "the save holds its cards");
    orrery(&["verify", &file]).expect(0);
}

#[test]
fn mistakes_in_own_cards_are_told_with_their_line() {
    let folder = Folder::new();
    for (from, to, word) in [
        ("Combat(3)", "Fly(3)", "mine.ron:3"),
        ("\"uk\": \"Сонячний ялик\", ", "", "uk"),
        ("sun-skiff", "scout", "scout"),
        ("copies: 3", "copies: 3, home: Starter", "trade deck"),
    ] {
        let file = folder.write("mine.ron", OWN.replace(from, to));
        let run = orrery(&["cards", "star-realms", "--check", "--cards", &file]).expect(1);
        assert!(run.err.contains(word), "{word:?} is missing in: {}", run.err);
        orrery(&["play", "star-realms", "--plain", "--cards", &file]).expect(2);
    }
}

#[test]
fn the_cards_of_the_house_are_sound() {
    let run = orrery(&["cards", "star-realms", "--check"]).expect(0);
    assert!(run.out.contains("49 cards are valid"), "{}", run.out);
    // 171 card numbers and six affiliations.
    let run = orrery(&["cards", "sw-lcg", "--check"]).expect(0);
    assert!(run.out.contains("177 cards are valid"), "{}", run.out);
}

#[test]
fn rules_are_found_by_id_and_by_words() {
    let one = orrery(&["rules", "star-realms", "sr-out-01"]).expect(0);
    assert!(one.out.starts_with("SR-OUT-01  An outpost"), "{}", one.out);
    assert_eq!(one.out.lines().count(), 1);
    let some = orrery(&["rules", "star-realms", "outpost", "attack"]).expect(0);
    assert!(some.out.lines().count() > 1);
    assert!(some.out.lines().all(|l| l.to_lowercase().contains("outpost") && l.to_lowercase().contains("attack")));
    orrery(&["rules", "star-realms", "trombone"]).expect(1);
    let all = orrery(&["rules", "star-realms"]).expect(0);
    assert!(all.out.contains("Goal"), "{}", all.out);
    let open = orrery(&["rules", "sw-lcg", "lcg-edge-open2"]).expect(0);
    assert!(open.out.starts_with("LCG-EDGE-OPEN2  "), "{}", open.out);
    assert_eq!(open.out.lines().count(), 1);
}

#[test]
fn rules_are_read_in_the_language_of_the_environment() {
    let asked = |lang: &str, words: &[&str]| {
        let mut command = command(&[&["rules", "star-realms"], words].concat());
        let output = command.env("ORRERY_LANG", lang).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    for (lang, title, word) in [("ru", "Цель", "аванпост"), ("uk", "Мета", "аванпост"), ("ja", "目的", "前哨基地")]
    {
        assert!(asked(lang, &[]).contains(title), "{lang}");
        assert!(asked(lang, &["sr-out-02"]).contains(word), "{lang}");
        assert!(asked(lang, &[word]).lines().count() > 1, "{lang}");
    }
    assert_eq!(asked("de", &[]), asked("en", &[]));
}

#[test]
fn a_replay_tells_the_whole_match() {
    let folder = Folder::new();
    let file = finished(&folder, "a.orrery");
    let save = std::fs::read(&file).expect("the save");
    let judge = orrery(&["replay", &file]).expect(0);
    assert!(judge.out.contains("Turn 1:") && judge.out.contains("the game"), "{}", judge.out);
    let seat = orrery(&["replay", &file, "--seat", "2"]).expect(0);
    assert!(judge.out.lines().count() >= seat.out.lines().count());
    assert!(seat.out.contains("draws a card"), "the opponent's draws stay hidden");
    assert!(!judge.out.contains("draws a card"), "a judge sees every card");
    for lang in ["ru", "uk", "ja"] {
        let told = orrery(&["replay", &file, "--lang", lang]).expect(0);
        assert_eq!(told.out.lines().count(), judge.out.lines().count());
        assert!(!told.out.contains("unrendered"));
    }
    orrery(&["replay", &file, "--seat", "3"]).expect(2);
    assert_eq!(std::fs::read(&file).expect("the save"), save);
}

#[test]
fn a_replay_keeps_the_secrets_of_a_running_match() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 12);
    let public = orrery(&["replay", &file]).expect(0);
    assert!(public.out.contains("draws a card"), "{}", public.out);
    let judge = orrery(&["replay", &file, "--judge"]).expect(0);
    assert!(!judge.out.contains("draws a card"));
}

#[test]
fn what_was_taken_back_stays_in_the_replay() {
    let folder = Folder::new();
    let file = begun(&folder, "a.orrery", 0);
    orrery_fed(&["play", "--plain", "--load", &file], "1\nundo\n").expect(0);
    let told = orrery(&["replay", &file]).expect(0);
    assert!(told.out.contains("undoes") && told.out.lines().any(|l| l.starts_with("~ ")), "{}", told.out);
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = orrery(&["completions", shell]).expect(0);
        assert!(run.out.contains("simulate"), "{shell}");
    }
}

#[test]
fn help_has_examples_and_exit_codes() {
    let run = orrery(&["--help"]).expect(0);
    assert!(run.out.contains("Exit codes"), "{}", run.out);
    for command in ["play", "simulate", "arena"] {
        assert!(orrery(&[command, "--help"]).expect(0).out.contains("Examples"));
    }
}

#[test]
fn a_closed_pipe_is_no_mistake() {
    let mut child = command(&["cards", "star-realms", "--json"]).spawn().expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
