//! `orrery play`: plays a local match.

mod folder;
mod order;

use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use games::{DeckWish, GAMES, Lang, Secret};

pub(crate) use folder::{date, folder as data_folder};
pub(crate) use order::Order;

use crate::args::PlayArgs;
use crate::clean::clean;
use crate::host::{self, Host, Sitter, Waiting};
use crate::tui::{self, MatchSource};
use crate::words::say;
use crate::{decks, fail, interrupt, plain, setup};

/// Plays until the match is over or the player leaves.
pub(crate) fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let lang = setup::lang(args.lang);
    let person = io::stdin().is_terminal() && io::stdout().is_terminal();
    let blank = args.game.is_none() && args.seats.is_none() && args.table.mode.is_none();
    let choosing = person && blank && args.load.is_none() && args.table.players.is_none();
    if person && !args.plain {
        let host = if choosing { None } else { Some(switch_seat(args, lang)?) };
        return full_screen(host, args, lang, out);
    }
    let (host, lang) = if choosing {
        let Some(order) = plain::choose_match(lang, out)? else { return Ok(0) };
        let lang = order.lang;
        (open(order, args, args.save.as_deref())?, lang)
    } else {
        (switch_seat(args, lang)?, lang)
    };
    interrupt::tell_on_leaving(&host, lang);
    plain::play(host, lang, args.yes, io::stdin().lock(), out)
}

/// Plays in full-screen mode and then prints how to continue or verify the match.
fn full_screen(host: Option<Host>, args: &PlayArgs, lang: Lang, out: &mut impl Write) -> anyhow::Result<u8> {
    // `--save` names the file of the first match; a rematch gets a new file.
    let named = Cell::new(host.is_none());
    let matches = MatchSource {
        open: &|chosen| {
            let game = setup::game(&chosen.game)?.slug;
            let order = Order { game, setup: chosen.setup, sitters: chosen.sitters, lang };
            let host = open(order, args, args.save.as_deref().filter(|_| named.get()))?;
            named.set(false);
            Ok(host)
        },
        load: &|path| Ok(Host::load(path, None)?),
        latest: folder::latest_unfinished(),
    };
    let Some(host) = tui::run(host, lang, &matches)? else { return Ok(0) };
    if let Some(line) = way_back(&host, lang) {
        writeln!(out, "{}", clean(&line))?;
    }
    Ok(0)
}

/// The command that continues a match, or verifies it if it is over.
pub(crate) fn way_back(host: &Host, lang: Lang) -> Option<String> {
    if let Waiting::Over(_) = host.waiting() {
        let path = host::quoted(host.path()?);
        return Some(format!("{}: orrery verify {path}", say(lang, "ui.plain.verify")));
    }
    Some(format!("{}: {}", say(lang, "ui.cli.resume"), host.resume_command()?))
}

/// Opens or loads the match that the arguments describe.
fn switch_seat(args: &PlayArgs, lang: Lang) -> anyhow::Result<Host> {
    if let Some(path) = &args.load {
        return load(path, args);
    }
    let game = args.game.as_deref().unwrap_or(GAMES[0].slug);
    let sitters = args.seats.as_deref().map(order::sitters).transpose()?;
    let brought = |deck: &Option<String>| {
        let builder = || decks::deck_builder(game);
        deck.as_deref().map(|deck| decks::find(builder()?, deck, lang).map(DeckWish::List)).transpose()
    };
    let seat_decks = vec![brought(&args.decks.deck)?, brought(&args.decks.enemy_deck)?];
    let seed = args.seed.unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| u64::from(since.subsec_nanos()) / 1000)
    });
    let laid = setup::set_up_with(game, &args.table, sitters.as_ref().map(Vec::len), seat_decks, Some(seed))?;
    let sitters = order::fill(sitters, laid.seats)?;
    open(Order { game: laid.game, setup: laid.setup, sitters, lang }, args, args.save.as_deref())
}

fn open(mut order: Order, args: &PlayArgs, save: Option<&Path>) -> anyhow::Result<Host> {
    order::name(&mut order.sitters, args.names.as_deref())?;
    tui::name_machines(&mut order.sitters, order.lang);
    let secret = match args.seed {
        Some(seed) => host::practice_secret(seed),
        None => Secret::fresh().map_err(|e| fail::fail(fail::UNREADABLE, e.to_string()))?,
    };
    let path = match save {
        Some(path) => path.to_owned(),
        None => folder::new_file(order.game)?,
    };
    Ok(Host::new(order.game, &order.setup, order.sitters, secret, Some(&path))?)
}

fn load(path: &Path, args: &PlayArgs) -> anyhow::Result<Host> {
    let named = args.seats.as_deref().map(order::sitters).transpose()?;
    if named.is_none() && args.names.is_none() {
        return Ok(Host::load(path, None)?);
    }
    let save = host::read_save(path)?;
    let seats = games::peek(&save.header.game, &save.header.setup)
        .map_err(|e| host::HostError::Damaged(path.to_owned(), e))?
        .seats();
    let mut sitters = match (named, Sitter::noted(&save.header.extra, seats)) {
        (None, Some(remembered)) => remembered,
        (named, _) => order::fill(named, seats)?,
    };
    order::name(&mut sitters, args.names.as_deref())?;
    Ok(Host::load(path, Some(sitters))?)
}
