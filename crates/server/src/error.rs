//! Errors of requests, with their status and message. Causes are logged, not sent.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::ApiError;
use store::StoreError;

use crate::repeated::repeated;

/// Why a request was refused. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("sign in first, or start as a guest with POST /api/session/guest")]
    NoSession,
    #[error("the name or password is wrong")]
    WrongPassword,
    #[error("this account is banned until {0}")]
    Banned(String),
    #[error("you are not allowed to do this")]
    NotYours,
    #[error("you need an account with a password for this")]
    AccountNeeded,
    #[error("the request does not come from this site")]
    Origin,
    #[error("too many requests; wait a minute")]
    TooFast,
    #[error("too many new accounts from your address; try again in an hour")]
    TooManyAccounts,
    #[error("the request did not arrive in time")]
    TooSlow,
    #[error("too many tables; finish one first")]
    TooManyTables,
    #[error("the name is taken")]
    NameTaken,
    #[error("a name has 2 to 24 letters, digits, '_', '-' or single spaces")]
    BadName,
    #[error("a password has 8 to 256 characters")]
    BadPassword,
    #[error("this password is easy to guess; use several unrelated words, or ten random characters")]
    CommonPassword,
    #[error("this name is reserved for the server and its bots")]
    ReservedName,
    #[error("there is no such table")]
    NoTable,
    #[error("there is no such player")]
    NoUser,
    #[error("there is nothing at this address")]
    NotFound,
    #[error("the match has already started, or the table was closed")]
    Started,
    #[error("the match is not over yet")]
    NotOver,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("{0}")]
    BadDeck(String),
    #[error("both decks are of the {0} side; choose one of the other side")]
    SameSide(&'static str),
    #[error("you have the maximum number of decks; delete one first")]
    TooManyDecks,
    #[error("this server does not send webhooks to that address; its operator can allow it")]
    NoWebhook,
    #[error("the referee cannot take a seat")]
    Referee,
    #[error("a player at this table has blocked you, or you have blocked that player")]
    Blocked,
    #[error("{0}")]
    Bad(String),
    #[error("the server is about to stop; try again in a moment")]
    Draining,
    #[error("the database does not answer; nothing was changed, try again")]
    Unavailable,
    #[error("an internal error of the server; it was logged")]
    Fault(String),
}

impl Error {
    fn parts(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoSession => (StatusCode::UNAUTHORIZED, "no_session"),
            Self::WrongPassword => (StatusCode::UNAUTHORIZED, "wrong_password"),
            Self::Banned(_) => (StatusCode::FORBIDDEN, "banned"),
            Self::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            Self::AccountNeeded => (StatusCode::FORBIDDEN, "account_needed"),
            Self::Origin => (StatusCode::FORBIDDEN, "origin"),
            Self::TooFast => (StatusCode::TOO_MANY_REQUESTS, "too_fast"),
            Self::TooManyAccounts => (StatusCode::TOO_MANY_REQUESTS, "too_many_accounts"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Self::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too_many_tables"),
            Self::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            Self::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad_name"),
            Self::BadPassword => (StatusCode::UNPROCESSABLE_ENTITY, "bad_password"),
            Self::CommonPassword => (StatusCode::UNPROCESSABLE_ENTITY, "common_password"),
            Self::ReservedName => (StatusCode::UNPROCESSABLE_ENTITY, "reserved_name"),
            Self::NoTable => (StatusCode::NOT_FOUND, "no_table"),
            Self::NoUser => (StatusCode::NOT_FOUND, "no_user"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Self::Started => (StatusCode::CONFLICT, "started"),
            Self::NotOver => (StatusCode::CONFLICT, "not_over"),
            Self::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            Self::BadDeck(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_deck"),
            Self::SameSide(_) => (StatusCode::CONFLICT, "same_side"),
            Self::TooManyDecks => (StatusCode::TOO_MANY_REQUESTS, "too_many_decks"),
            Self::NoWebhook => (StatusCode::UNPROCESSABLE_ENTITY, "no_webhook"),
            Self::Referee => (StatusCode::CONFLICT, "referee"),
            Self::Blocked => (StatusCode::FORBIDDEN, "blocked"),
            Self::Bad(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_request"),
            Self::Draining => (StatusCode::SERVICE_UNAVAILABLE, "draining"),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Self::Fault(_) => (StatusCode::INTERNAL_SERVER_ERROR, "fault"),
        }
    }
}

impl From<StoreError> for Error {
    fn from(e: StoreError) -> Self {
        match e {
            StoreError::Conflict("name") => Self::NameTaken,
            StoreError::Conflict("seat") => Self::SeatTaken,
            StoreError::Conflict("decks") => Self::TooManyDecks,
            StoreError::Conflict("tables") => Self::TooManyTables,
            StoreError::Conflict("password") => Self::WrongPassword,
            StoreError::Conflict("guest") => Self::NotYours,
            StoreError::Conflict(_) | StoreError::Repeated(_) => Self::Started,
            StoreError::Missing(_) => Self::NotFound,
            StoreError::Unavailable(cause) | StoreError::InUse(cause) => {
                repeated!(error, cause, "the store does not answer");
                Self::Unavailable
            }
            StoreError::Damaged(cause) | StoreError::Refused(cause) => Self::Fault(cause),
        }
    }
}

impl From<games::OpenError> for Error {
    fn from(e: games::OpenError) -> Self {
        match e {
            games::OpenError::SameSide(side) => Self::SameSide(side),
            games::OpenError::Deck(_) | games::OpenError::NoDecks => Self::BadDeck(e.to_string()),
            e => Self::Bad(e.to_string()),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, code) = self.parts();
        if let Self::Fault(cause) = &self {
            metrics::counter!("orrery_http_faults").increment(1);
            repeated!(error, cause, "a request failed");
        }
        let body = ApiError { code: code.to_owned(), message: self.to_string() };
        (status, Json(body)).into_response()
    }
}
