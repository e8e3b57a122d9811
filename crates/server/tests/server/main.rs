//! A server in this process, spoken to over its real port.

mod accounts;
mod guests;
mod harness;
mod nonsense;
mod people;
mod rated;
mod recovery;
mod secrets;
mod undoing;
