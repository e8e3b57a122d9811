#![doc = include_str!("../README.md")]

mod color;
mod flesh;
mod frame;
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

pub use frame::{FRAME_SLICE, frame};
pub use orrery::{back, backdrop, icon};
pub use picture::{LARGEST_PICTURE, illustration};
pub use subject::{Kind, LONGEST_PATH, Subject, Traits};
pub use symbols::{SYMBOLS, Symbol, sprite, symbol_named};
