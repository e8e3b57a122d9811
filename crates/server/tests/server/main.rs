//! A server in this process, used over its real port.

mod accounts;
mod advice;
mod analysis;
mod bugs;
mod decks;
mod guests;
mod harness;
mod hostile;
mod in_progress;
mod kills;
mod length;
mod lessons;
mod mutated;
mod names;
mod nonsense;
mod people;
#[path = "../../../store/tests/suite/server.rs"]
mod postgres;
mod races;
mod rated;
mod readiness;
mod recovery;
mod replays;
mod secrets;
mod stops;
mod undoing;
