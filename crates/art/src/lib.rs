#![doc = include_str!("../README.md")]

mod card_frame;
mod color;
mod flesh;
mod globe;
mod hull;
mod orrery;
mod picture;
mod scene;
mod seed;
mod space;
mod station;
mod subject;
mod svg;
mod symbols;
mod tale;
mod view;

pub use card_frame::{FRAME_SLICE, card_frame};
pub use orrery::{back, backdrop, icon};
pub use picture::{LARGEST_PICTURE, illustration};
pub use subject::{Kind, LONGEST_PATH, Subject, Traits};
pub use symbols::{SYMBOLS, Symbol, sprite, symbol_named};
