#![doc = include_str!("../README.md")]

mod choice;
mod error;
pub mod file;
mod header;
mod line;
mod log_view;
mod luck;
mod play;
mod replay;
mod save;
mod secret;
mod snapshot;
mod undo;
mod verify;
mod walk;

pub use error::{LoadError, NoBranch, NoUndo, Problem, Refused};
pub use header::{About, Header, Origin, VERSION};
pub use line::{Act, Line};
pub use log_view::{Entry, What};
pub use play::{Commit, Match};
pub use replay::{Loaded, Loading};
pub use save::{SIZE_LIMIT, Save, Tail};
pub use secret::{BadSecret, NoEntropy, Secret};
pub use snapshot::SnapshotError;
pub use verify::{Commitment, Report, VerifyError, verify, verify_save};
