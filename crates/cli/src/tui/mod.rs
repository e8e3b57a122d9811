//! The full-screen table.
//!
//! [`App`](app::App) is everything on the screen, [`update`](update::update) changes it, [`render`](draw::render) draws
//! it. In between, [`Scene`](scene::Scene) is what one viewer sees of the match as plain data, and
//! [`arrange`](arrange::arrange) puts it in its place. No game is known here: zones are placed by their role.

mod app;
mod arrange;
mod asked;
mod chip;
mod chooser;
mod decide;
mod deeds;
mod draw;
mod focus;
mod galaxy;
mod grid;
mod help;
mod keys;
mod log;
mod measure;
mod omen;
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
pub(crate) use terminal::{Doors, run};
