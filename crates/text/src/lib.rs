#![doc = include_str!("../README.md")]

mod check;
mod en;
mod grammar;
mod ja;
mod lang;
mod lexicon;
mod names;
mod pattern;
mod realizer;
mod ru;
mod signs;
mod slavic;
mod span;
mod uk;
mod words;

pub use check::{check, check_game, terms};
pub use lang::Lang;
pub use lexicon::{Gender, Lexicon, LexiconError, Noun};
pub use names::Names;
pub use realizer::Realizer;
pub use signs::{is_unruly, is_unseen};
pub use span::{Span, SpanKind, plain};
pub use words::{Words, digest, title};
