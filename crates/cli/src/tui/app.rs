//! The application: choosing a match, then playing it.

use std::path::PathBuf;

use games::Lang;
use serde_json::Value;

use super::chooser::Chooser;
use super::paint::Palette;
use super::play::Play;
use crate::host::{Host, Sitter};

/// Everything the screen shows.
pub(crate) struct App {
    /// The language spoken.
    pub(crate) lang: Lang,
    /// Colors or none.
    pub(crate) palette: Palette,
    /// Cells across and down.
    pub(crate) size: (u16, u16),
    /// Machines do not pause between moves.
    pub(crate) instant: bool,
    /// What is going on.
    pub(crate) stage: Stage,
}

/// What is going on.
pub(crate) enum Stage {
    /// A match is being chosen.
    Choosing(Box<Chooser>),
    /// A match is being played.
    Playing(Box<Play>),
}

/// What is to be done outside of the application.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// End the program.
    Leave,
    /// Open a new match.
    Start(Chosen),
    /// Go on with a saved one.
    Resume(PathBuf),
    /// The same match once more.
    Rematch,
}

/// A match to open.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chosen {
    /// The game's slug.
    pub(crate) game: String,
    /// Its checked setup.
    pub(crate) setup: Value,
    /// Who sits where.
    pub(crate) sitters: Vec<Sitter>,
}

impl App {
    /// Begins with choosing a match; `latest` is an unfinished one to go on with.
    pub(crate) fn choosing(lang: Lang, size: (u16, u16), palette: Palette, latest: Option<PathBuf>) -> Self {
        Self { lang, palette, size, instant: false, stage: Stage::Choosing(Box::new(Chooser::new(latest))) }
    }

    /// Begins with a match.
    pub(crate) fn playing(host: Host, lang: Lang, size: (u16, u16), palette: Palette) -> Self {
        let stage = Stage::Playing(Box::new(Play::new(host, lang, size)));
        Self { lang, palette, size, instant: false, stage }
    }

    /// Sits down at another match.
    pub(crate) fn seat_at(&mut self, host: Host) {
        let mut play = Play::new(host, self.lang, self.size);
        play.instant = self.instant;
        self.stage = Stage::Playing(Box::new(play));
    }

    /// The match under way, to be opened once more.
    pub(crate) fn rematch(&self) -> Option<Chosen> {
        let Stage::Playing(play) = &self.stage else { return None };
        let table = play.host.table();
        Some(Chosen {
            game: table.game().to_owned(),
            setup: table.setup().clone(),
            sitters: play.host.sitters().to_vec(),
        })
    }

    /// Tells the player that something outside failed.
    pub(crate) fn complain(&mut self, what: &str) {
        use super::measure::seg;
        use super::paint::Paint;
        match &mut self.stage {
            Stage::Choosing(chooser) => chooser.problem = Some(what.to_owned()),
            Stage::Playing(play) => play.view.say(vec![seg("! ", Paint::Warning), seg(what, Paint::Plain)]),
        }
    }

    /// The screen has another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        if let Stage::Playing(play) = &mut self.stage {
            play.view.size = size;
        }
    }
}
