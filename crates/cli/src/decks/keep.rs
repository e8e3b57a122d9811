//! Decks as files in the folder of this user's data.

use std::io;
use std::path::PathBuf;

use games::{DeckList, Lang, Workshop};

use crate::fail::{self, fail};
use crate::play::data_folder;

fn folder(shop: &Workshop) -> PathBuf {
    data_folder().join("decks").join(shop.game)
}

/// Where a deck of this name is kept.
pub(crate) fn path(shop: &Workshop, name: &str) -> PathBuf {
    let named = DeckList { name: name.to_owned(), ..DeckList::default() };
    let written = shop.write(&named, "json", Lang::En).expect("an empty list can be written");
    folder(shop).join(written.file)
}

/// All decks that are kept, by name.
pub(crate) fn all(shop: &Workshop) -> Vec<DeckList> {
    let files = std::fs::read_dir(folder(shop)).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut decks: Vec<DeckList> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .filter_map(|path| shop.read(&std::fs::read_to_string(path).ok()?, &[], Lang::En).ok())
        .map(|read| read.list)
        .collect();
    decks.sort_by(|a, b| a.name.cmp(&b.name));
    decks
}

pub(crate) fn read(shop: &Workshop, name: &str) -> anyhow::Result<DeckList> {
    let path = path(shop, name);
    let text = std::fs::read_to_string(&path).map_err(|e| missing(shop, name, &e))?;
    Ok(shop.read(&text, &[], Lang::En)?.list)
}

/// Writes a deck beside the old one first: a crash leaves one of them whole.
pub(crate) fn write(shop: &Workshop, list: &DeckList) -> anyhow::Result<PathBuf> {
    let path = path(shop, &list.name);
    let text = shop.write(list, "json", Lang::En).map_err(fail::usage)?.text;
    let partial = path.with_extension("partial");
    let written = std::fs::create_dir_all(folder(shop))
        .and_then(|()| std::fs::write(&partial, text))
        .and_then(|()| std::fs::rename(&partial, &path));
    written.map_err(|e| fail(fail::UNWRITABLE, format!("cannot write {}: {e}", path.display())))?;
    Ok(path)
}

pub(crate) fn delete(shop: &Workshop, name: &str) -> anyhow::Result<()> {
    let path = path(shop, name);
    std::fs::remove_file(&path).map_err(|e| missing(shop, name, &e))
}

/// Why there is no deck of this name to change or to delete, and what to do.
fn missing(shop: &Workshop, name: &str, why: &io::Error) -> anyhow::Error {
    let game = shop.game;
    let problem = if why.kind() != io::ErrorKind::NotFound {
        format!("cannot open {}: {why}", path(shop, name).display())
    } else if shop.starters.iter().any(|starter| starter.slug == name) {
        format!("{name} is a ready-made deck, which cannot be changed or deleted")
    } else {
        format!("you have no deck {name:?}; make it with: orrery decks {game} new {name:?}")
    };
    fail(fail::UNREADABLE, problem)
}
