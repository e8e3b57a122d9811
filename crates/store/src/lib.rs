#![doc = include_str!("../README.md")]

mod backup;
mod door;
mod error;
mod judge;
mod lease;
mod model;
mod open;
mod postgres;
mod queue;
mod skeleton;
mod space;
mod sqlite;
mod words;

pub use backup::{backup, restore};
pub use door::{Decks, House, Leases, Logs, Matches, People, Sessions, Store, Users};
pub use error::{Result, StoreError};
pub use lease::Node;
pub use model::{
    Append, Bug, ChatLine, Deck, Errand, Finish, Formula, Line, Match, Rated, Rating, Report, Role, SeatRow, Session,
    Shut, Status, User, UserKind,
};
pub use open::{open, open_existing};
pub use queue::Stats;
pub use skeleton::skeleton;

/// The schema, as a sequence of texts of which those once released never change.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
