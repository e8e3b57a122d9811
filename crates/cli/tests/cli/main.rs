//! The `orrery` command as scripts and people meet it: arguments, files, lines in and lines out.

mod beside;
mod bot;
mod crashes;
mod damage;
mod decks;
mod house;
mod join;
mod kills;
mod lookup;
mod operations;
mod plain;
mod support;
mod tools;
mod unread;
mod words;
