//! Decks as files in the folder of this user's data.

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
    let text = std::fs::read_to_string(&path)
        .map_err(|e| fail(fail::UNREADABLE, format!("there is no deck {name:?} ({}: {e})", path.display())))?;
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
    std::fs::remove_file(&path)
        .map_err(|e| fail(fail::UNREADABLE, format!("there is no deck {name:?} ({}: {e})", path.display())))
}
