//! Saved decks, as files in the user data folder.

use std::io;
use std::path::PathBuf;

use games::{DeckBuilder, DeckList, Lang};

use crate::fail::{self, fail};
use crate::play::data_folder;

fn folder(builder: &DeckBuilder) -> PathBuf {
    data_folder().join("decks").join(builder.game)
}

/// The file in which a deck of this name is saved.
pub(crate) fn path(builder: &DeckBuilder, name: &str) -> PathBuf {
    let named = DeckList { name: name.to_owned(), ..DeckList::default() };
    let written = builder.write(&named, "json", Lang::En).expect("an empty list can be written");
    folder(builder).join(written.file)
}

/// All saved decks, sorted by name.
pub(crate) fn all(builder: &DeckBuilder) -> Vec<DeckList> {
    let files = std::fs::read_dir(folder(builder)).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut decks: Vec<DeckList> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .filter_map(|path| builder.read(&std::fs::read_to_string(path).ok()?, &[], Lang::En).ok())
        .map(|read| read.list)
        .collect();
    decks.sort_by(|a, b| a.name.cmp(&b.name));
    decks
}

pub(crate) fn read(builder: &DeckBuilder, name: &str) -> anyhow::Result<DeckList> {
    let path = path(builder, name);
    let text = std::fs::read_to_string(&path).map_err(|e| missing(builder, name, &e))?;
    Ok(builder.read(&text, &[], Lang::En)?.list)
}

/// Saves a deck. A temporary file is written first, so that a crash never damages the old deck.
pub(crate) fn write(builder: &DeckBuilder, list: &DeckList) -> anyhow::Result<PathBuf> {
    let path = path(builder, &list.name);
    let text = builder.write(list, "json", Lang::En).map_err(fail::usage)?.text;
    let partial = path.with_extension("partial");
    let written = std::fs::create_dir_all(folder(builder))
        .and_then(|()| std::fs::write(&partial, text))
        .and_then(|()| std::fs::rename(&partial, &path));
    written.map_err(|e| fail(fail::UNWRITABLE, format!("cannot write {}: {e}", path.display())))?;
    Ok(path)
}

pub(crate) fn delete(builder: &DeckBuilder, name: &str) -> anyhow::Result<()> {
    let path = path(builder, name);
    std::fs::remove_file(&path).map_err(|e| missing(builder, name, &e))
}

/// The error for a saved deck that cannot be opened, with advice.
fn missing(builder: &DeckBuilder, name: &str, why: &io::Error) -> anyhow::Error {
    let game = builder.game;
    let problem = if why.kind() != io::ErrorKind::NotFound {
        format!("cannot open {}: {why}", path(builder, name).display())
    } else if builder.starters.iter().any(|starter| starter.slug == name) {
        format!("{name} is a starter deck, which cannot be changed or deleted")
    } else {
        format!("you have no deck {name:?}; create it with: orrery decks {game} new {name:?}")
    };
    fail(fail::UNREADABLE, problem)
}
