//! The full-screen mode.
//!
//! [`App`](app::App) holds the state, [`update`](update::update) changes it and [`render`](draw::render) draws it.
//! [`Scene`](scene::Scene) holds what one viewer sees of the match as plain data, and [`arrange`](arrange::arrange)
//! computes the layout. Nothing here depends on a single game: zones are placed by their role.

mod actions;
mod app;
mod arrange;
mod asked;
mod chip;
mod chooser;
mod damage_preview;
mod decide;
mod draw;
mod focus;
mod galaxy;
mod grid;
mod help;
mod keys;
mod log;
mod measure;
mod overlays;
mod paint;
mod plan;
mod play;
mod pools;
mod popup;
mod replay;
mod scene;
mod sections;
mod sides;
mod terminal;
#[cfg(test)]
mod tests;
mod token;
mod update;
mod view;
mod words;

pub(crate) use chooser::name_machines;
pub(crate) use terminal::{MatchSource, run};
