//! From what was typed to a table that can be laid.

use std::path::Path;

use games::{DeckWish, GAMES, GameInfo, Lang, Wanted};
use serde_json::Value;

use crate::args::TableArgs;
use crate::fail::{self, fail, usage};

/// A game and its checked setup.
pub(crate) struct Laid {
    /// The game's slug.
    pub(crate) game: &'static str,
    /// The setup as it stands in a save.
    pub(crate) setup: Value,
    /// How many players.
    pub(crate) seats: usize,
}

/// The game of this name.
pub(crate) fn game(slug: &str) -> anyhow::Result<&'static GameInfo> {
    let list = || GAMES.iter().map(|g| g.slug).collect::<Vec<_>>().join(", ");
    GAMES.iter().find(|g| g.slug == slug).ok_or_else(|| usage(format!("there is no game {slug:?}; games: {}", list())))
}

/// Lays the table. Where no mode is named, that of the decks is meant, else the first that seats so many.
pub(crate) fn lay(slug: &str, args: &TableArgs, named: Option<usize>) -> anyhow::Result<Laid> {
    lay_with(slug, args, named, Vec::new(), None)
}

/// The same with decks that are brought to the seats; `luck` chooses one for whoever brings none.
pub(crate) fn lay_with(
    slug: &str,
    args: &TableArgs,
    named: Option<usize>,
    seat_decks: Vec<Option<DeckWish>>,
    luck: Option<u64>,
) -> anyhow::Result<Laid> {
    let game = game(slug)?;
    let players = args.players.or(named.filter(|&n| n > 1));
    let seating = |n: usize| game.modes.iter().find(move |m| m.seats.contains(&n)).map(|m| m.slug.to_owned());
    let first = match args.first {
        Some(0) => return Err(usage("--first counts players from 1")),
        Some(n) => Some(n - 1),
        None => None,
    };
    let cards = args.cards.as_deref().map(own_cards).transpose()?;
    // The decks of the table are typed like rulings: short, and for machines among themselves.
    let (decks, rulings): (Vec<_>, Vec<_>) =
        args.ruling.iter().cloned().partition(|(name, _)| matches!(name.as_str(), "light_deck" | "dark_deck" | "deck"));
    let decks: Vec<DeckWish> = decks.into_iter().map(|(_, slug)| DeckWish::Starter(slug)).collect();
    let brought: Vec<_> = seat_decks.iter().cloned().chain(decks.iter().cloned().map(Some)).collect();
    let fitting = || games::mode_of_decks(game.slug, &brought).map(str::to_owned);
    let mode = args.mode.clone().or_else(fitting).or_else(|| players.and_then(seating));
    let wanted = Wanted { mode, seats: players, first, rulings, cards, decks, seat_decks, luck };
    let setup = games::setup(game.slug, &wanted)?;
    let seats = games::peek(game.slug, &setup)?.seats();
    Ok(Laid { game: game.slug, setup, seats })
}

/// A file of own cards: its name and content.
pub(crate) fn own_cards(path: &Path) -> anyhow::Result<(String, String)> {
    let text = std::fs::read_to_string(path)
        .map_err(|e| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display())))?;
    Ok((path.display().to_string(), text))
}

/// The language of this run: as asked for, else as the environment says, else English.
pub(crate) fn lang(asked: Option<Lang>) -> Lang {
    let from_env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    asked.unwrap_or_else(|| {
        let told = from_env("ORRERY_LANG").or_else(|| {
            // The first that is set decides, as for every other program.
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(from_env)
        });
        told.and_then(|value| Lang::from_code(value.get(..2)?)).unwrap_or_default()
    })
}
