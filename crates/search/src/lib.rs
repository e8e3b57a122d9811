#![doc = include_str!("../README.md")]

mod arena;
mod bot;
#[cfg(feature = "testkit")]
pub mod conformance;
mod drive;
pub mod exact;
mod explain;
mod flat;
mod ismcts;
mod level;
mod math;
mod menu;
mod rating;
mod root;
mod simple;
mod simulate;
mod solver;
mod spec;
mod stats;
mod turn;

pub use arena::{Arena, Cell, Record, Row};
pub use bot::{Advice, Bot, Cores, Line, Stop};
pub use drive::{DECISION_CAP, Played, Player, play};
pub use explain::{Explained, explain, reason};
pub use flat::{Flat, FlatConfig};
pub use ismcts::{Deals, Final, Ismcts, IsmctsConfig, RootRule};
pub use level::{Blunders, Level, Weakened};
pub use rating::{Rating, Score, rate};
pub use simple::{Heuristic, Lively, Uniform};
pub use simulate::{Plan, SimulateError, simulate};
pub use solver::{Solution, solve};
pub use spec::{BotKind, BotSpec, SpecError};
pub use stats::{Stats, Tally, wilson};
pub use turn::{Turn, TurnConfig};
