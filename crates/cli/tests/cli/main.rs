//! Tests that run the `orrery` command with arguments, files and piped input.

mod beside;
mod bot;
mod crashes;
mod damage;
mod decks;
mod join;
mod kills;
mod lookup;
mod operations;
mod plain;
mod support;
mod test_server;
mod tools;
mod unread;
mod words;
