//! One suite, run on SQLite and on PostgreSQL. Every test has a fresh database.

mod backup;
mod batches;
mod child;
mod constraints;
mod crash;
mod decks;
mod home;
mod house;
mod leases;
mod logs;
mod matches;
mod people;
mod races;
mod scene;
mod server;
mod sessions;
mod tls;
mod users;

/// Makes two tests of each function, one for each database.
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { crate::home::run(crate::home::Home::sqlite, super::$name); })*
        }
        mod postgres {
            $(#[test] fn $name() { crate::home::run(crate::home::Home::postgres, super::$name); })*
        }
    };
}
use both;
