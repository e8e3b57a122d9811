//! A hostile client.

mod commands;
mod hidden;
mod ids;
mod limits;
mod markup;
mod origin;
mod pace;
mod raw;
mod reports;
mod roles;
mod routes;
mod sessions;
mod taking_back;
mod twins;
mod worlds;

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
