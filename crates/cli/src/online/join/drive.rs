//! The event loop that connects a desk to the terminal and the socket.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use client::{ClientError, Http};
use games::Lang;
use protocol::{Opened, TableId};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::desk::{Desk, In, Out, Tone};
use super::link::{Link, Signal};
use super::paper::{Lines, Paper};
use super::{Stop, blocking, faces, who};
use crate::fail::{self, fail};
use crate::words::say;

/// The pause before a command that the server could not carry out is repeated.
const AGAIN: Duration = Duration::from_millis(1500);

/// The reason why the loop ends.
pub(super) enum End {
    Left,
    /// Join another table, with the current language.
    Go(TableId, Lang),
}

/// The result of an HTTP request.
enum Aside {
    In(In),
    Go(TableId),
}

/// Runs the loop until the user leaves or an error ends it.
pub(super) async fn drive<W: Write>(
    mut desk: Desk,
    http: &Http,
    input: &mut Lines,
    paper: &mut Paper<'_, W>,
    stop: &Stop,
) -> anyhow::Result<End> {
    let mut link = Link::open(http.clone(), desk.lang());
    let (aside, mut asides) = mpsc::channel(8);
    loop {
        let event = tokio::select! {
            // Handle pending messages of the server before the next input line.
            biased;
            () = stop.raised() => {
                link.send(protocol::ClientMsg::Leave { table: desk.table() }).await;
                link.close().await;
                paper.line(Tone::Plain, &way_back(&desk))?;
                return Ok(End::Left);
            }
            signal = link.next() => match signal {
                Signal::Up => In::Up,
                Signal::Down => In::Down,
                Signal::Message(msg) => In::Message(msg),
                Signal::Refused(e) => return Err(who::failure(&e)),
            },
            Some(done) = asides.recv() => match done {
                Aside::In(event) => event,
                Aside::Go(table) => {
                    link.close().await;
                    return Ok(End::Go(table, desk.lang()));
                }
            },
            line = input.next(), if desk.wants_line() => {
                paper.typed();
                line.map_or(In::End, In::Line)
            }
        };
        for out in desk.update(event) {
            match out {
                Out::Print(tone, text) => paper.line(tone, &text)?,
                Out::Clear => paper.clear()?,
                Out::Send(msg) => link.send(msg).await,
                Out::Leave => {
                    link.close().await;
                    if !desk.over {
                        paper.line(Tone::Plain, &way_back(&desk))?;
                    }
                    return Ok(End::Left);
                }
                Out::Fail(text) => {
                    link.close().await;
                    return Err(fail(fail::NO, text));
                }
                Out::Later => {
                    let aside = aside.clone();
                    tokio::spawn(async move {
                        sleep(AGAIN).await;
                        let _ = aside.send(Aside::In(In::Again)).await;
                    });
                }
                Out::Fetch | Out::Start | Out::Rematch | Out::Save(_) => errand(&desk, out, http, &aside),
            }
        }
        paper.ready()?;
    }
}

/// The command that returns to this table.
fn way_back(desk: &Desk) -> String {
    format!("{}: orrery join {}", say(desk.lang(), "ui.join.come-back"), desk.link)
}

/// Sends an HTTP request in the background. Its result arrives through `aside`.
fn errand(desk: &Desk, out: Out, http: &Http, aside: &mpsc::Sender<Aside>) {
    let (http, aside, table, lang) = (http.clone(), aside.clone(), desk.table(), desk.lang());
    tokio::spawn(async move {
        let path = format!("/api/tables/{table}");
        let done = match out {
            Out::Fetch => {
                blocking(&http, move |http| faces(http, table, lang)).await.map(|faces| Aside::In(In::Faces(faces)))
            }
            Out::Rematch => {
                let path = format!("{path}/rematch");
                blocking(&http, move |http| http.post::<Opened>(&path, &())).await.map(|opened| Aside::Go(opened.id))
            }
            Out::Save(file) => {
                let text = blocking(&http, move |http| http.get_text(&format!("{path}/file"))).await;
                text.map(|text| Aside::In(In::Note(Some(save(&file, &text, lang)))))
            }
            // The socket reports the start to all clients.
            _ => {
                let started = blocking(&http, move |http| http.send("POST", &format!("{path}/start"), &())).await;
                started.map(|_| Aside::In(In::Note(None)))
            }
        };
        let done = done.unwrap_or_else(|e: ClientError| Aside::In(In::Note(Some(format!("! {e}")))));
        let _ = aside.send(done).await;
    });
}

/// Saves a match to a new file. Never overwrites a file.
fn save(file: &Path, text: &str, lang: Lang) -> String {
    let write = || std::fs::File::create_new(file)?.write_all(text.as_bytes());
    match write() {
        Ok(()) => {
            let path = crate::host::quoted(file);
            let (copied, verify) = (say(lang, "ui.plain.copied"), say(lang, "ui.plain.verify"));
            format!("{copied}: {}\n{verify}: orrery verify {path}", file.display())
        }
        Err(e) => format!("! {}: {e}", file.display()),
    }
}
