//! Saves of every version so far: they load, replay to the end they had, and their luck can be derived again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::{Act, GAMES, Loading, Save, ToAct};

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

#[test]
fn there_is_one_of_every_game_and_mode() {
    let kept: BTreeSet<(String, String)> = saves()
        .iter()
        .map(|(_, save)| (save.header.game.clone(), save.header.setup["mode"].as_str().expect("a mode").to_owned()))
        .collect();
    for game in GAMES.iter().filter(|game| game.offered) {
        for mode in game.modes {
            assert!(kept.contains(&(game.slug.to_owned(), mode.slug.to_owned())), "{} {}", game.slug, mode.slug);
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
