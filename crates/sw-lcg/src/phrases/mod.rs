//! Texts for players, independent of any language.

mod card;
mod label;
pub(crate) mod marks;
mod program;
mod prompt;
mod select;
mod tell;
mod why;
mod words;

pub use card::{Section, card_text, keyword, phase_term, side_term, trait_line, type_line};
pub use marks::marks;
pub(crate) use program::number;
pub use program::{icon_term, icons_arg, program, usage};
pub use select::{Number, affiliation_arg, described, trait_term, traits};
pub use tell::tell;
pub use why::Why;
pub use words::{PHASES, STEPS, counter, fighters, side, status, won, zone};
