#![doc = include_str!("../README.md")]

pub mod by_copy;
pub mod chance;
#[cfg(feature = "testkit")]
pub mod conformance;
pub mod copies;
pub mod deck;
pub mod event;
pub mod fuzz;
pub mod game;
pub mod kernel;
pub mod math;
pub mod option;
pub mod phrase;
pub mod pile;
pub mod policy;
#[cfg(feature = "testkit")]
pub mod scene;
pub mod seat;
pub mod shown;
pub mod small;
pub mod table_view;
pub mod worlds;

pub use by_copy::ByCopy;
pub use chance::Chance;
pub use copies::{CardId, CopyId, CopySet};
pub use event::{NoSink, Sink};
pub use game::{Game, Outcome, ToAct, Trace, Viewer};
pub use option::{Ask, AskKind, More, Opt, OptKey, Options};
pub use phrase::{Arg, Phrase, Reason, RuleId, Term};
pub use pile::Pile;
pub use policy::{Contest, Holding, Policy};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use shown::{ActKind, Face, LexiconFiles, Part, Print, Roll, Shown, Spot, Stamp, Tiny, WindowKind};
pub use small::Small;
pub use table_view::{
    Card, Counter, EffectIcon, Gauge, Map, MapSpot, Mark, MarkState, Panel, Place, Pull, TableView, Target, Track,
    Zone, ZoneRole,
};
pub use worlds::Worlds;
