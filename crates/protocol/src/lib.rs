#![doc = include_str!("../README.md")]

mod client;
mod decision;
mod digest;
mod patch;
mod rest;
mod room;
mod server;
mod text;
mod view;

pub use client::{ClientMsg, Role, Rules, Standing};
pub use decision::{Act, AskKind, Choice, Decision, Open, Proposed, WindowKind};
pub use digest::view_hash;
pub use patch::{Patch, Splice};
pub use rest::*;
pub use room::{Clock, ClockLeft, Lesson, Person, Phase, Result as MatchResult, Room, RoomSeat, Sitter, UndoAsk};
pub use server::{AdviceLine, Chat, Entry, Event, Frame, Limits, Nack, ServerMsg, Snap, Why};
pub use text::{Lang, Ref, Span, Spans, plain};
pub use view::{Card, Counter, Gauge, Map, MapSpot, Mark, MarkState, Panel, Pull, Track, View, Zone, ZoneRole};

/// The sub-protocol of the socket, as offered and chosen at the upgrade.
pub const SUBPROTOCOL: &str = "table.v1";

/// A table's name in messages and addresses.
pub type TableId = uuid::Uuid;

/// A command's own name, chosen by the client: the same one is never carried out twice. `UUIDv7` by custom.
pub type CommandId = uuid::Uuid;
