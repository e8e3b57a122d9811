//! What the player has done with the table's surface: focus, pages, picks not yet sent.

use std::time::Duration;

use games::{CardId, Place, Seat, Target, Thought, Why, ZoneRole};

use super::measure::Segs;
use super::scene::Scene;

/// Something on the screen that can have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A player in the status bar.
    Seat(Seat),
    /// A card, or the first of several equal ones.
    Card(Place),
    /// A pile or hidden hand as a whole.
    Pile(ZoneRole, Option<Seat>),
    /// An entry of the decision bar.
    Choice(usize),
}

impl Spot {
    /// The thing on the board behind it.
    pub(crate) fn target(self, scene: &Scene) -> Option<Target> {
        match self {
            Self::Seat(seat) => Some(Target::Seat(seat)),
            Self::Card(place) => Some(Target::Place(place)),
            Self::Pile(role, owner) => Some(Target::Place(Place { role, owner, slot: 0 })),
            Self::Choice(at) => scene.choices.get(at)?.target,
        }
    }
}

/// A part of the screen the Tab key stops at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Region {
    /// The players.
    Seats,
    /// What everybody may buy.
    Market,
    /// The map.
    Map,
    /// Another player's cards.
    Side(Seat),
    /// The fight between the sides.
    Lane,
    /// My cards in play.
    Mine,
    /// My hand and piles.
    Hand,
    /// The decision bar.
    Choices,
}

/// Something laid over the table, never over the decision bar.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// A card in full, and where it lies.
    Zoom {
        /// Which.
        card: CardId,
        /// The slot, for its badges.
        place: Option<Place>,
        /// In English, whatever the table speaks.
        english: bool,
    },
    /// Why something is no option.
    Why {
        /// The thing pointed at, in words.
        what: String,
        /// The reason.
        why: Why,
        /// Its rule is shown too.
        rule: bool,
    },
    /// The cards of a pile.
    Pile {
        /// Of which kind.
        role: ZoneRole,
        /// Whose.
        owner: Option<Seat>,
        /// The entry with the focus.
        at: usize,
    },
    /// Advice: first the kind of thing, then the option, then why.
    Hint {
        /// What the adviser thinks; nothing while it thinks.
        thought: Option<Thought>,
        /// How much of it is shown, from 1.
        stage: u8,
    },
    /// Where one wants to be asked.
    Stops {
        /// The window with the focus; the last entry is for all of them.
        at: usize,
    },
    /// The log, on narrow screens.
    Log,
    /// All keys.
    Help,
    /// Leave?
    Quit,
    /// The match is over.
    End,
}

/// A line for the player, until the next key.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// The line.
    pub(crate) text: Segs,
    /// How long it has been shown.
    pub(crate) age: Duration,
}

/// The surface.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Cells across and down.
    pub(crate) size: (u16, u16),
    /// What has the focus.
    pub(crate) focus: Option<Spot>,
    /// The page of the decision bar.
    pub(crate) page: usize,
    /// Choices picked for a question with several picks, in the order picked.
    pub(crate) picks: Vec<usize>,
    /// Only these choices are listed: those about one card.
    pub(crate) only: Option<Vec<usize>>,
    /// A number being typed; `None` until the first digit.
    pub(crate) digits: Option<String>,
    /// A choice with a warning that waits for a second yes.
    pub(crate) armed: Option<usize>,
    /// A line for the player.
    pub(crate) notice: Option<Notice>,
    /// The log is docked on wide screens.
    pub(crate) docked: bool,
    /// Lines scrolled back in the log or down in an overlay.
    pub(crate) scroll: usize,
    /// What lies over the table.
    pub(crate) overlay: Option<Overlay>,
    /// The machine at work.
    pub(crate) thinking: Option<Seat>,
    /// Counts up while something is under way.
    pub(crate) beat: usize,
}

impl View {
    /// An untouched surface.
    pub(crate) const fn new(size: (u16, u16)) -> Self {
        Self {
            size,
            focus: None,
            page: 0,
            picks: Vec::new(),
            only: None,
            digits: None,
            armed: None,
            notice: None,
            docked: true,
            scroll: 0,
            overlay: None,
            thinking: None,
            beat: 0,
        }
    }

    /// Forgets what belonged to the last question.
    pub(crate) fn new_question(&mut self) {
        self.page = 0;
        self.picks.clear();
        self.only = None;
        self.digits = None;
        self.armed = None;
        if matches!(self.focus, Some(Spot::Choice(_))) {
            self.focus = None;
        }
    }

    /// Shows a line.
    pub(crate) fn say(&mut self, text: Segs) {
        self.notice = Some(Notice { text, age: Duration::ZERO });
    }

    /// The choices the decision bar lists.
    pub(crate) fn listed(&self, scene: &Scene) -> Vec<usize> {
        match &self.only {
            Some(only) => only.clone(),
            None => (0..scene.choices.len()).collect(),
        }
    }
}
