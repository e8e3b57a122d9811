//! `orrery join`: plays at a table of a server, line by line.
//!
//! A [`desk::Desk`] holds the state of the client; [`drive`] connects it to the socket and to the terminal.

mod address;
mod ask;
mod desk;
mod drive;
mod hear;
mod link;
mod lobby;
mod paper;
mod show;
mod speak;
#[cfg(test)]
mod tests;
mod who;

use std::io::{self, IsTerminal as _, Write};

use client::{ClientError, Http};
use games::Lang;
use protocol::{DeckEntry, DeckList, DeckWish, Me, Phase, Role, Sit, Sitter, TableId, TableInfo};
use tokio::sync::watch;

use self::address::Address;
use self::desk::{Arrival, Desk, Wish, wire_lang};
use self::drive::End;
use self::paper::{Lines, Paper};
use self::who::Who;
use super::args::JoinArgs;
use super::block_on;
use crate::fail::{self, fail, usage};
use crate::{decks, interrupt, setup};

/// Joins tables until the user leaves.
pub(crate) fn run(args: &JoinArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let address = Address::parse(&args.url).map_err(usage)?;
    let lang = setup::lang(args.lang);
    let wish = match (args.watch, args.seat) {
        (true, _) => Wish::Watch,
        (false, Some(n)) => Wish::Seat(n - 1),
        (false, None) => Wish::Any,
    };
    let stop = Stop::on_interrupt();
    block_on(async {
        let (mut lines, mut paper) = (Lines::open(), Paper::new(out));
        let who = match (&args.token, &args.name) {
            (Some(token), _) => Who::Program { token: token.clone() },
            (None, None) => Who::Guest,
            (None, Some(name)) => {
                let password = if args.password_stdin { Some(lines.next().await.unwrap_or_default()) } else { None };
                Who::Account { name: name.clone(), password }
            }
        };
        let (http, me) = who::come_in(&address.server, &who)?;
        let mut table = match address.table {
            Some(table) => table,
            None => match lobby::choose(&http, &me, lang, &mut lines, &mut paper, &stop).await? {
                Some(table) => table,
                None => return Ok(stop.code()),
            },
        };
        let mut lang = lang;
        loop {
            let link = Address::link(&address.server, table);
            let (owner, to, deck) = (me.clone(), lang, args.deck.clone());
            let arrival =
                blocking(&http, move |http| Ok(arrive(http, owner, table, wish, to, link, deck.as_deref()))).await;
            let desk =
                Desk::new(arrival.map_err(|e| who::failure(&e))??, wish, lang, args.yes, !io::stdin().is_terminal());
            match drive::drive(desk, &http, &mut lines, &mut paper, &stop).await? {
                End::Left => return Ok(stop.code()),
                End::Go(next, speaks) => (table, lang) = (next, speaks),
            }
        }
    })
}

/// Finds a place at a table: the user's seat, a free seat, or a place as a spectator.
fn arrive(
    http: &mut Http,
    me: Me,
    table: TableId,
    wish: Wish,
    lang: Lang,
    link: String,
    deck: Option<&str>,
) -> anyhow::Result<Arrival> {
    let mut info: TableInfo = http.get(&format!("/api/tables/{table}")).map_err(|e| who::failure(&e))?;
    if place(&info, &me, wish).is_none() && wish != Wish::Watch && wants_seat(&info, &me, wish) {
        let seat = if let Wish::Seat(n) = wish { Some(n) } else { None };
        let deck = deck.map(|deck| brought(&info.game, deck, lang)).transpose()?;
        info = match http.post(&format!("/api/tables/{table}/sit"), &Sit { seat, deck }) {
            Ok(info) => info,
            // A user with a deck wants to play, so do not fall back to watching.
            Err(ClientError::Refused(e)) if matches!(e.code.as_str(), "bad_deck" | "same_side") => {
                return Err(fail(fail::NO, e.message));
            }
            // Another user was faster, so watch instead.
            Err(ClientError::Refused(e)) if wish == Wish::Any && e.code != "blocked" => info,
            Err(e) => return Err(who::failure(&e)),
        };
    }
    let role = match (place(&info, &me, wish), wish) {
        (Some(role), _) => role,
        (None, Wish::Seat(n)) => return Err(fail(fail::NO, format!("seat {} is taken", u16::from(n) + 1))),
        (None, _) if info.options.referee && info.creator == me.id => Role::Referee,
        (None, _) => Role::Watch,
    };
    let faces = faces(http, table, lang).unwrap_or_default();
    Ok(Arrival { info, role, faces, me, link })
}

/// The content of a deck for the server, which has no access to local files.
fn brought(game: &str, deck: &str, lang: Lang) -> anyhow::Result<DeckWish> {
    let list = decks::find(decks::deck_builder(game)?, deck, lang)?;
    let entry =
        |entry: games::DeckEntry| DeckEntry { code: entry.code, qty: entry.qty, dice: entry.dice, under: entry.under };
    let main = list.main.into_iter().map(entry).collect();
    let games::DeckList { game, name, notes, identity, .. } = list;
    Ok(DeckWish::List(DeckList { game, name, notes, identity, main }))
}

fn wants_seat(info: &TableInfo, me: &Me, wish: Wish) -> bool {
    let free = info.seats.iter().any(|seat| seat.who == Sitter::Open);
    let referees = info.options.referee && info.creator == me.id;
    info.phase == Phase::Open && !referees && (free || matches!(wish, Wish::Seat(_)))
}

/// The user's current place. With several seats, the user starts as a spectator and then passes the device on.
fn place(info: &TableInfo, me: &Me, wish: Wish) -> Option<Role> {
    let mine = info.seats.iter().zip(0u8..).filter(|(seat, _)| seat.who == Sitter::User(me.id)).map(|(_, n)| n);
    let mine: Vec<u8> = mine.collect();
    match (wish, mine.as_slice()) {
        (Wish::Watch, _) | (_, []) => None,
        (Wish::Seat(n), mine) => mine.contains(&n).then_some(Role::Seat(n)),
        (Wish::Any, [one]) => Some(Role::Seat(*one)),
        (Wish::Any, _) => Some(Role::Watch),
    }
}

/// Requests the printed cards of a table.
fn faces(http: &mut Http, table: TableId, lang: Lang) -> Result<Vec<protocol::CardFace>, ClientError> {
    let code = serde_json::to_value(wire_lang(lang)).unwrap_or_default();
    http.get(&format!("/api/tables/{table}/cards?lang={}", code.as_str().unwrap_or("en")))
}

/// Runs a blocking request on another thread.
async fn blocking<T: Send + 'static>(
    http: &Http,
    request: impl FnOnce(&mut Http) -> Result<T, ClientError> + Send + 'static,
) -> Result<T, ClientError> {
    let mut http = http.clone();
    let answer = tokio::task::spawn_blocking(move || request(&mut http)).await;
    answer.unwrap_or_else(|e| Err(ClientError::Strange(e.to_string())))
}

/// A flag raised by Ctrl-C or a signal to terminate.
struct Stop(watch::Receiver<bool>);

impl Stop {
    fn on_interrupt() -> Self {
        let (raise, raised) = watch::channel(false);
        interrupt::on_interrupt(move || {
            let _ = raise.send(true);
        });
        Self(raised)
    }

    /// The exit code after leaving.
    fn code(&self) -> u8 {
        if *self.0.borrow() { fail::INTERRUPTED } else { 0 }
    }

    /// Waits until the flag is raised.
    async fn raised(&self) {
        let mut raised = self.0.clone();
        if raised.wait_for(|raised| *raised).await.is_err() {
            // No handler could be set, so the system ends the program.
            std::future::pending::<()>().await;
        }
    }
}
