#![doc = include_str!("../README.md")]

mod backup;
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
mod traits;
mod words;

pub use backup::{backup, restore};
pub use error::{Result, StoreError};
pub use lease::Node;
pub use model::{
    Append, Bug, ChatLine, Deck, Errand, Finish, Formula, Line, Match, MuteKind, Rated, Rating, Report, Role, SeatRow,
    Session, Status, User, UserKind,
};
pub use open::{open, open_existing};
pub use queue::Stats;
pub use skeleton::skeleton;
pub use traits::{Decks, Errands, Leases, Logs, Matches, People, Sessions, Store, Users};

/// The schema as a sequence of migrations. Released ones never change.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
