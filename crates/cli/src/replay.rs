//! `orrery replay`: prints the log of a saved match.

use std::io::Write;

use games::{AnyTable, Lang, Phrase, Seat, Viewer, What, plain};
use table::Arg;

use crate::args::ReplayArgs;
use crate::clean::clean;
use crate::fail::{self, fail, usage};
use crate::host::{HostError, Sitter, read_save};
use crate::setup;
use crate::words::say;

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let lang = setup::lang(args.lang);
    let save = read_save(&args.file)?;
    let (mut table, broken) = games::salvage(&save).map_err(|e| HostError::Damaged(args.file.clone(), e))?;
    let seats = table.seats();
    for (seat, sitter) in Seat::first(seats).zip(Sitter::noted(&save.header.extra, seats).into_iter().flatten()) {
        if let Some(name) = sitter.name() {
            table.name_seat(seat, name);
        }
    }
    let viewer = match args.seat {
        Some(n) if n == 0 || n > seats => return Err(usage(format!("--seat goes from 1 to {seats}"))),
        Some(n) => Viewer::Seat(Seat::new(n - 1)),
        // Hidden information of an unfinished match is shown only with --judge.
        None if args.judge || table.outcome().is_some() => Viewer::Judge,
        None => Viewer::Spectator,
    };
    for line in lines(&*table, viewer, lang) {
        writeln!(out, "{}", clean(&line))?;
    }
    match broken {
        None => Ok(0),
        Some(error) => {
            out.flush()?;
            Err(fail(fail::UNREADABLE, format!("{} is damaged: {error}", args.file.display())))
        }
    }
}

/// The whole log. Undone entries stay in it, with a mark.
fn lines(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    for entry in table.log(viewer, lang, 0) {
        let by = |term, seat| plain(&table.say(&Phrase::say(term, [Arg::Seat(seat)]), lang));
        match entry.what {
            What::Undone { seat, .. } => lines.push(by("ui.cli.undid", seat)),
            What::Redone { seat, .. } => lines.push(by("ui.cli.redid", seat)),
            What::Resealed => lines.push(say(lang, "ui.cli.resealed")),
            What::Started | What::Picked { .. } | What::Revealed => {}
        }
        let mark = if entry.live { "" } else { "~ " };
        lines.extend(entry.text.iter().map(|spans| format!("{mark}{}", plain(spans))));
    }
    lines
}
