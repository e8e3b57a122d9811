//! A hostile client: each of its attempts stays here, so that none of them works again.
//!
//! It wants to learn hidden cards, act for others, exceed its limits, and choose what others read. The tests for each
//! channel, with older ones elsewhere:
//!
//! | channel | tests |
//! | --- | --- |
//! | messages, options, prompts, patches, hashes, errors, reasons, sizes | [`hidden`]; `redaction` beside the actor |
//! | addresses and handles of hidden cards | [`hidden`]: every address is requested |
//! | prompt timing, automatic answers | [`pace`]; `stops` |
//! | digests, seeds, chance values before the end | [`hidden`]; `bugs` |
//! | replay, moment, file, proof, branch of a running match, every route | [`hidden`]; `looking_back`, `swapped` beside the actor |
//! | hints, reviews | [`hidden`]; `advice`, `analysis` |
//! | watchers, coaches, referees, second tabs | [`roles`]; `secrets`, `people` |
//! | undo | [`taking_back`]; `undoing`, `rated` |
//! | bots of users | [`roles`], [`sessions`]; `accounts` |
//! | reports | [`reports`], [`markup`]; `bugs` |
//! | acting for others, repeated commands, invalid numbers | [`commands`]; `nonsense` |
//! | limits: bots, tables, sockets, chat, frames, depth, size | [`limits`]; `accounts`, `nonsense`, `slow`, `pointing` beside the actor |
//! | half-sent headers and bodies, unread answers, connections, mutated requests | [`patience`] |
//! | passwords that are guessed | [`guessing`] |
//! | forged ids, paths, private tables and decks | [`ids`]; `decks` |
//! | foreign pages, cookies, tokens, proxies | [`origin`]; `accounts` |
//! | sessions that were ended, fixed or stolen | [`sessions`], [`origin`] |
//! | markup, escapes and invisible characters | [`markup`]; `clean` of the server and of the terminal |

mod commands;
mod guessing;
mod hidden;
mod ids;
mod limits;
mod markup;
mod origin;
mod pace;
mod patience;
mod raw;
mod reports;
mod roles;
mod routes;
mod sessions;
mod taking_back;
mod twins;
pub(crate) mod worlds;

use client::ClientError;
use protocol::{Credentials, Me};

use crate::harness::{Guest, TestServer};

/// The code of a refusal.
#[track_caller]
fn code<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        other => panic!("not refused: {other:?}"),
    }
}

/// A user with a password.
async fn account(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    guest
}
