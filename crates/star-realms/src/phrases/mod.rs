//! Language-independent messages of Star Realms: card texts from effect trees, labels, prompts, log lines, reasons. The
//! lexicon terms `sr.*` give the text, and crate `text` renders it.

mod card;
mod glance;
mod label;
mod program;
mod prompt;
mod tell;
mod warning;
mod why_not;
mod words;

pub use card::{Section, card_text, section, type_line};
pub use glance::glance;
pub use label::{Named, label};
pub use program::program;
pub use prompt::{Prompt, prompt};
pub use tell::tell;
pub use warning::{Warning, warning};
pub use why_not::{Reach, WhyNot, why_not};
pub use words::{
    Role, ability_mark, authority, combat, copies, damage, deck, discard, faction, hand, mode, no_ally, on_top_next,
    role, status, team, trade, won, zone,
};
