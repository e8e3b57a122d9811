//! One suite, run on SQLite and on PostgreSQL. Every test has a fresh database.

mod backup;
mod batches;
mod child;
mod constraints;
mod crash;
mod db;
mod decks;
mod errands;
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
            $(#[test] fn $name() { crate::db::run(crate::db::TestDb::sqlite, super::$name); })*
        }
        mod postgres {
            $(#[test] fn $name() { crate::db::run(crate::db::TestDb::postgres, super::$name); })*
        }
    };
}
use both;
