//! Turns table arguments into a checked setup.

use std::path::Path;

use games::{DeckWish, GAMES, GameInfo, Lang, Wanted};
use serde_json::Value;

use crate::args::TableArgs;
use crate::fail::{self, fail, usage};

/// A game and its checked setup.
pub(crate) struct TableSetup {
    /// The game's slug.
    pub(crate) game: &'static str,
    /// The setup, as stored in a save.
    pub(crate) setup: Value,
    /// The number of players.
    pub(crate) seats: usize,
}

/// Finds a game by its slug.
pub(crate) fn game(slug: &str) -> anyhow::Result<&'static GameInfo> {
    let list = || GAMES.iter().map(|g| g.slug).collect::<Vec<_>>().join(", ");
    GAMES.iter().find(|g| g.slug == slug).ok_or_else(|| usage(format!("there is no game {slug:?}; games: {}", list())))
}

/// Sets up a table. Without `--mode`, the decks decide the mode, else the first mode for this number of players.
pub(crate) fn set_up(slug: &str, args: &TableArgs, named: Option<usize>) -> anyhow::Result<TableSetup> {
    set_up_with(slug, args, named, Vec::new(), None)
}

/// Like [`set_up`], with decks for the seats. `seed` chooses decks for seats without one.
pub(crate) fn set_up_with(
    slug: &str,
    args: &TableArgs,
    named: Option<usize>,
    seat_decks: Vec<Option<DeckWish>>,
    seed: Option<u64>,
) -> anyhow::Result<TableSetup> {
    let game = game(slug)?;
    let players = args.players.or(named.filter(|&n| n > 1));
    let seating = |n: usize| game.modes.iter().find(move |m| m.seats.contains(&n)).map(|m| m.slug.to_owned());
    let first = match args.first {
        Some(0) => return Err(usage("--first counts players from 1")),
        Some(n) => Some(n - 1),
        None => None,
    };
    let cards = args.cards.as_deref().map(own_cards).transpose()?;
    // Starter decks can also be given in the form of rulings, which is convenient for bots.
    let (decks, rulings): (Vec<_>, Vec<_>) =
        args.ruling.iter().cloned().partition(|(name, _)| matches!(name.as_str(), "light_deck" | "dark_deck" | "deck"));
    let decks: Vec<DeckWish> = decks.into_iter().map(|(_, slug)| DeckWish::Starter(slug)).collect();
    let brought: Vec<_> = seat_decks.iter().cloned().chain(decks.iter().cloned().map(Some)).collect();
    let fitting = || games::mode_of_decks(game.slug, &brought).map(str::to_owned);
    let mode = args.mode.clone().or_else(fitting).or_else(|| players.and_then(seating));
    let wanted = Wanted { mode, seats: players, first, rulings, cards, decks, seat_decks, seed };
    let setup = games::setup(game.slug, &wanted)?;
    let seats = games::peek(game.slug, &setup)?.seats();
    Ok(TableSetup { game: game.slug, setup, seats })
}

/// Reads a file of custom cards. Returns its path and content.
pub(crate) fn own_cards(path: &Path) -> anyhow::Result<(String, String)> {
    let text = std::fs::read_to_string(path)
        .map_err(|e| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display())))?;
    Ok((path.display().to_string(), text))
}

/// The language of the interface: as requested, else from the environment, else English.
pub(crate) fn lang(asked: Option<Lang>) -> Lang {
    let from_env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    asked.unwrap_or_else(|| {
        let told = from_env("ORRERY_LANG").or_else(|| {
            // The first variable that is set decides, as in other programs.
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(from_env)
        });
        told.and_then(|value| Lang::from_code(value.get(..2)?)).unwrap_or_default()
    })
}
