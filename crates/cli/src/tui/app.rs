//! The state of the full-screen application.

use std::path::PathBuf;

use games::Lang;
use serde_json::Value;

use super::chooser::Chooser;
use super::paint::Palette;
use super::play::Play;
use crate::host::{Host, Sitter};

/// Everything the screen shows.
pub(crate) struct App {
    /// The language of the interface.
    pub(crate) lang: Lang,
    /// With or without colors.
    pub(crate) palette: Palette,
    /// Width and height of the screen in cells.
    pub(crate) size: (u16, u16),
    /// Bots do not pause between moves.
    pub(crate) instant: bool,
    /// The current stage.
    pub(crate) stage: Stage,
}

/// The stages of the application.
pub(crate) enum Stage {
    /// The user chooses a match.
    Choosing(Box<Chooser>),
    /// A match is being played.
    Playing(Box<Play>),
}

/// What the main loop must do after an event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// End the program.
    Leave,
    /// Open a new match.
    Start(Chosen),
    /// Continue a saved match.
    Resume(PathBuf),
    /// Start a new match with the same setup.
    Rematch,
}

/// A match to open.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chosen {
    /// The game's slug.
    pub(crate) game: String,
    /// The checked setup.
    pub(crate) setup: Value,
    /// The players, by seat.
    pub(crate) sitters: Vec<Sitter>,
}

impl App {
    /// Starts with the choice of a match; `latest` is an unfinished match that can be continued.
    pub(crate) fn choosing(lang: Lang, size: (u16, u16), palette: Palette, latest: Option<PathBuf>) -> Self {
        Self { lang, palette, size, instant: false, stage: Stage::Choosing(Box::new(Chooser::new(latest))) }
    }

    /// Starts with a match.
    pub(crate) fn playing(host: Host, lang: Lang, size: (u16, u16), palette: Palette) -> Self {
        let stage = Stage::Playing(Box::new(Play::new(host, lang, size)));
        Self { lang, palette, size, instant: false, stage }
    }

    /// Switches to another match.
    pub(crate) fn seat_at(&mut self, host: Host) {
        let mut play = Play::new(host, self.lang, self.size);
        play.instant = self.instant;
        self.stage = Stage::Playing(Box::new(play));
    }

    /// The setup of the current match, for a rematch.
    pub(crate) fn rematch(&self) -> Option<Chosen> {
        let Stage::Playing(play) = &self.stage else { return None };
        let table = play.host.table();
        Some(Chosen {
            game: table.game().to_owned(),
            setup: table.setup().clone(),
            sitters: play.host.sitters().to_vec(),
        })
    }

    /// Shows an error message.
    pub(crate) fn complain(&mut self, what: &str) {
        use super::measure::seg;
        use super::paint::Paint;
        match &mut self.stage {
            Stage::Choosing(chooser) => chooser.problem = Some(what.to_owned()),
            Stage::Playing(play) => play.view.say(vec![seg("! ", Paint::Warning), seg(what, Paint::Plain)]),
        }
    }

    /// Handles a new size of the screen.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        if let Stage::Playing(play) = &mut self.stage {
            play.view.size = size;
        }
    }
}
