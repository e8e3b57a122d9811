#![doc = include_str!("../README.md")]

mod check;
mod en;
mod grammar;
mod ja;
mod lang;
mod lexicon;
mod lexicons;
mod names;
mod pattern;
mod realizer;
mod ru;
mod signs;
mod slavic;
mod span;
mod uk;

pub use check::{check, check_game, terms};
pub use lang::Lang;
pub use lexicon::{Gender, Lexicon, LexiconError, Noun};
pub use lexicons::{Lexicons, digest, title};
pub use names::Names;
pub use realizer::Realizer;
pub use signs::{is_unruly, is_unseen};
pub use span::{Span, SpanKind, plain};
