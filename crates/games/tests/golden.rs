//! Tests saves of all previous versions: they load, replay to the same end, and their draws follow from their seeds.
//!
//! `cargo run -p games --example golden` prints a save.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::{Act, DeckWish, GAMES, Loading, Save, ToAct, Wanted};

fn saves() -> Vec<(PathBuf, Save)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut paths: Vec<PathBuf> = entries(&root).iter().flat_map(|version| entries(version)).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let file = std::fs::File::open(&path).expect("a readable file");
        let save = Save::read(file).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, save)
    };
    paths.into_iter().map(read).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// The mode of a match; games with only one mode have no name for it.
fn mode(save: &Save) -> String {
    let game = GAMES.iter().find(|game| game.slug == save.header.game).expect("a known game");
    let mode = games::mode(&save.header.game, &save.header.setup).expect("a known game");
    if mode.is_empty() { game.modes[0].slug.to_owned() } else { mode }
}

#[test]
fn there_is_one_of_every_game_and_mode() {
    let kept: BTreeSet<(String, String)> =
        saves().iter().map(|(_, save)| (save.header.game.clone(), mode(save))).collect();
    for game in GAMES {
        for mode in game.modes {
            assert!(kept.contains(&(game.slug.to_owned(), mode.slug.to_owned())), "{} {}", game.slug, mode.slug);
        }
    }
}

#[test]
fn there_is_one_of_every_pair_of_starter_decks() {
    let deck = |save: &Save, side: &str| save.header.setup[side].clone();
    let all = saves();
    let played: Vec<_> = all.iter().filter(|(_, save)| save.header.game == "sw-lcg").map(|(_, save)| save).collect();
    for light in ["jedi", "rebel-alliance"] {
        for dark in ["sith", "imperial-navy"] {
            let decks = [light, dark].map(|slug| DeckWish::Starter(slug.to_owned())).to_vec();
            let setup = games::setup("sw-lcg", &Wanted { decks, ..Wanted::default() }).expect("starter decks");
            let sides = ["light_deck", "dark_deck"];
            let found = played.iter().any(|save| sides.iter().all(|side| deck(save, side) == setup[*side]));
            assert!(found, "{light} against {dark}");
        }
    }
}

#[test]
fn they_replay_to_the_end_they_had_and_their_luck_is_proved() {
    for (path, save) in saves() {
        let name = path.display();
        let Some(Act::Reveal { winners, .. }) = save.lines.last().map(|line| &line.act) else {
            panic!("{name} does not end with the reveal");
        };
        let report = games::verify(&save).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(report.is_complete(), "{name}");
        let table = games::load(&save, Loading::default()).unwrap_or_else(|e| panic!("{name}: {e}")).table;
        let ToAct::Over(outcome) = table.to_act() else { panic!("{name} is not over") };
        assert_eq!(outcome.winners, *winners, "{name}");
    }
}
