//! A hostile client: what it tries stays here, so that it never works again.
//!
//! It wants to learn hidden cards, to act for others, to have more than its share, and to make others read what it likes.
//! By channel, with the tests that stood already:
//!
//! | channel | tests |
//! | --- | --- |
//! | messages, options, prompts, patches, hashes, errors, reasons, sizes | [`hidden`]; `redaction` beside the actor |
//! | addresses and handles of hidden cards | [`hidden`]: every address is asked about |
//! | prompt timing, automatic answers | [`pace`]; `stops` |
//! | digests, seeds, chance values before the end | [`hidden`]; `bugs` |
//! | replay, moment, file, proof, branch of a running match, every route | [`hidden`]; `looking_back`, `swapped` beside the actor |
//! | hints, reviews | [`hidden`]; `advice`, `analysis` |
//! | watchers, coaches, referees, second tabs | [`roles`]; `secrets`, `people` |
//! | taking back | [`taking_back`]; `undoing`, `rated` |
//! | programs | [`roles`], [`sessions`]; `accounts` |
//! | reports | [`reports`], [`markup`]; `bugs` |
//! | acting for others, repeated commands, numbers nobody gave out | [`commands`]; `nonsense` |
//! | limits: machines, tables, sockets, talk, frames, depth, size | [`limits`]; `accounts`, `nonsense`, `slow` and `pointing` beside the actor |
//! | half-sent headers and bodies, unread answers, connections, mutated requests | [`patience`] |
//! | passwords that are guessed | [`guessing`] |
//! | forged ids, paths, private tables and decks | [`ids`]; `decks` |
//! | foreign pages, cookies, tokens, proxies | [`origin`]; `accounts` |
//! | sessions that were ended, fixed or stolen | [`sessions`], [`origin`] |
//! | markup, escapes and invisible signs | [`markup`]; `clean` of the server and of the terminal |

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

use crate::harness::{Guest, House};

/// The code of a refusal.
#[track_caller]
fn code<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        other => panic!("not refused: {other:?}"),
    }
}

/// Somebody with a password.
async fn account(house: &House, name: &str) -> Guest {
    let mut guest = house.guest().await;
    let credentials = Credentials { name: name.to_owned(), password: "correct horse".to_owned() };
    guest.ask(move |http| http.post::<Me>("/api/account", &credentials)).await.expect("registered");
    guest
}
