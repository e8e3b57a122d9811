#![doc = include_str!("../README.md")]

mod client;
mod decision;
mod digest;
mod patch;
mod rest;
mod server;
mod status;
mod text;
mod view;

pub use client::{ClientMsg, Role, Standing, StandingOrders};
pub use decision::{Act, AskKind, Choice, Decision, Open, Proposed, WindowKind};
pub use digest::view_hash;
pub use patch::{Patch, Splice};
pub use rest::*;
pub use server::{AdviceLine, Chat, Entry, Event, Limits, Nack, ServerMsg, Snap, TableUpdate, Why};
pub use status::{
    Clock, ClockLeft, Lesson, Person, Phase, Result as MatchResult, SeatStatus, Sitter, TableStatus, UndoAsk,
};
pub use text::{Lang, Ref, Span, Spans, plain};
pub use view::{Card, Counter, Gauge, Map, MapSpot, Mark, MarkState, Panel, Pull, TableView, Track, Zone, ZoneRole};

/// The sub-protocol of the table socket that client and server agree on in the upgrade.
pub const SUBPROTOCOL: &str = "table.v1";

/// A table's id in messages and URLs.
pub type TableId = uuid::Uuid;

/// A command's id, chosen by the client, usually a `UUIDv7`. The server never carries out the same id twice.
pub type CommandId = uuid::Uuid;
