//! The lobby: lists the tables of a server and lets the user choose one.

use std::io::Write;

use client::Http;
use games::Lang;
use protocol::{About, Me, OpenTable, Opened, Phase, SeatWish, Sitter, TableId, TableInfo, TableList};

use super::desk::{Tone, wire_lang};
use super::paper::{Lines, Paper};
use super::{Stop, blocking, who};
use crate::words::{inner, say};

/// A command in the lobby.
#[derive(Debug, PartialEq, Eq)]
enum Step {
    Join(usize),
    /// Open a duel against a bot of this level.
    New(String),
    Look,
    Leave,
    Unknown,
}

fn step(line: &str) -> Step {
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    match word.to_lowercase().as_str() {
        "new" | "n" => Step::New(if rest.is_empty() { "captain" } else { rest.trim() }.to_owned()),
        "look" | "l" | "" => Step::Look,
        "quit" | "exit" | "q" => Step::Leave,
        number => number.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).map_or(Step::Unknown, Step::Join),
    }
}

/// The tables in the order of their numbers, with the user's tables first.
fn numbered(list: TableList) -> Vec<TableInfo> {
    let TableList { tables, mine } = list;
    let others = tables.into_iter().filter(|table| mine.iter().all(|own| own.id != table.id));
    let others: Vec<TableInfo> = others.collect();
    mine.into_iter().chain(others).collect()
}

fn lines(tables: &[TableInfo], own: usize, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    for (idx, table) in tables.iter().enumerate() {
        if idx == 0 && own > 0 {
            lines.push(say(lang, "ui.join.mine"));
        }
        if idx == own {
            lines.push(say(lang, "ui.join.tables"));
        }
        lines.push(format!("{}. {}", idx + 1, table_line(table, lang)));
    }
    if own == tables.len() {
        lines.push(format!("{}: {}", say(lang, "ui.join.tables"), inner(lang, &say(lang, "ui.plain.empty"))));
    }
    lines
}

fn table_line(table: &TableInfo, lang: Lang) -> String {
    let title =
        games::GAMES.iter().find(|game| game.slug == table.game).map_or(table.game.as_str(), |game| (game.title)(lang));
    let seat = |seat: &protocol::SeatInfo| match seat.who {
        Sitter::Open => inner(lang, &say(lang, "ui.join.free")),
        Sitter::User(_) | Sitter::Machine(_) => seat.name.clone(),
    };
    let seats: Vec<String> = table.seats.iter().map(seat).collect();
    let phase = match table.phase {
        Phase::Open => "ui.join.phase.open",
        Phase::Running => "ui.join.phase.running",
        Phase::Over => "ui.join.phase.over",
        Phase::Closed => "ui.join.phase.closed",
    };
    format!("{title}, {}: {}; {}", table.mode, seats.join(", "), inner(lang, &say(lang, phase)))
}

/// Lets the user choose a table. `None` if the user leaves.
pub(super) async fn choose<W: Write>(
    http: &Http,
    me: &Me,
    lang: Lang,
    input: &mut Lines,
    paper: &mut Paper<'_, W>,
    stop: &Stop,
) -> anyhow::Result<Option<TableId>> {
    paper.line(Tone::Plain, &format!("{}: {}", say(lang, "ui.join.you-are"), me.name))?;
    let mut tables = look(http, lang, paper).await?;
    loop {
        paper.ready()?;
        let line = tokio::select! {
            line = input.next() => line,
            () = stop.raised() => None,
        };
        paper.typed();
        let Some(line) = line else { return Ok(None) };
        match step(&line) {
            Step::Leave => return Ok(None),
            Step::Look => tables = look(http, lang, paper).await?,
            Step::New(level) => match open(http, level, lang).await {
                Ok(table) => return Ok(Some(table)),
                Err(client::ClientError::Refused(e)) => paper.line(Tone::Warn, &format!("! {}", e.message))?,
                Err(e) => return Err(who::failure(&e)),
            },
            Step::Join(idx) => match tables.get(idx) {
                Some(table) => return Ok(Some(table.id)),
                None => paper.line(Tone::Plain, &say(lang, "ui.join.no-table"))?,
            },
            Step::Unknown => paper.line(Tone::Plain, &say(lang, "ui.join.lobby"))?,
        }
    }
}

async fn look<W: Write>(http: &Http, lang: Lang, paper: &mut Paper<'_, W>) -> anyhow::Result<Vec<TableInfo>> {
    let list: TableList = blocking(http, |http| http.get("/api/tables")).await.map_err(|e| who::failure(&e))?;
    let own = list.mine.len();
    let tables = numbered(list);
    for line in lines(&tables, own, lang) {
        paper.line(Tone::Plain, &line)?;
    }
    paper.line(Tone::Ask, &say(lang, "ui.join.lobby"))?;
    Ok(tables)
}

/// Opens a duel against a bot in the first game of the server.
async fn open(http: &Http, level: String, lang: Lang) -> Result<TableId, client::ClientError> {
    blocking(http, move |http| {
        let code = serde_json::to_value(wire_lang(lang)).unwrap_or_default();
        let about: About = http.get(&format!("/api/about?lang={}", code.as_str().unwrap_or("en")))?;
        let game = about.games.first().map(|game| game.slug.clone()).unwrap_or_default();
        let seats = vec![SeatWish::Me, SeatWish::Machine(level)];
        let wish = OpenTable { game, seats, ..OpenTable::default() };
        http.post::<Opened>("/api/tables", &wish).map(|opened| opened.id)
    })
    .await
}
