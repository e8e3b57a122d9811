//! The `orrery` command as scripts and people meet it: arguments, files, lines in and lines out.

mod crashes;
mod damage;
mod kills;
mod lookup;
mod plain;
mod support;
mod tools;
mod words;
