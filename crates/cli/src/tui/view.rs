//! The state of the screen: focus, pages, overlays and picks that are not yet sent.

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
    /// The target on the board.
    pub(crate) fn target(self, scene: &Scene) -> Option<Target> {
        match self {
            Self::Seat(seat) => Some(Target::Seat(seat)),
            Self::Card(place) => Some(Target::Place(place)),
            Self::Pile(role, owner) => Some(Target::Place(Place { role, owner, slot: 0 })),
            Self::Choice(at) => scene.choices.get(at)?.target,
        }
    }
}

/// A part of the screen at which the Tab key stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Region {
    /// The players.
    Seats,
    /// The market.
    Market,
    /// The map.
    Map,
    /// An opponent's cards.
    Side(Seat),
    /// The battle between the sides.
    Lane,
    /// The viewer's cards in play.
    Mine,
    /// The viewer's hand and piles.
    Hand,
    /// The decision bar.
    Choices,
}

/// An overlay, which never covers the decision bar.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// The details of a card and its place.
    Zoom {
        /// The printed card.
        card: CardId,
        /// The place of the card, for its marks.
        place: Option<Place>,
        /// Show the card in English, whatever the language is.
        english: bool,
    },
    /// Why a target is not an option.
    Why {
        /// The name of the target.
        what: String,
        /// The reason.
        why: Why,
        /// Show the text of the rule too.
        rule: bool,
    },
    /// The cards of a pile.
    Pile {
        /// The kind of pile.
        role: ZoneRole,
        /// The owner of the pile.
        owner: Option<Seat>,
        /// The entry with the focus.
        at: usize,
    },
    /// A hint: first where to look, then the option, then the reasons.
    Hint {
        /// The adviser's answer; `None` while it is thinking.
        thought: Option<Thought>,
        /// How much of the hint is shown, from 1.
        stage: u8,
    },
    /// The list of stops.
    Stops {
        /// The row with the focus; the last row is the option to ask only if the player can answer.
        at: usize,
    },
    /// The log, on narrow screens.
    Log,
    /// All keys.
    Help,
    /// Confirmation to quit.
    Quit,
    /// The match is over.
    End,
}

/// A message to the player, shown until the next key.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    /// The line.
    pub(crate) text: Segs,
    /// How long it has been shown.
    pub(crate) age: Duration,
}

/// The state of the screen.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Width and height of the screen in cells.
    pub(crate) size: (u16, u16),
    /// The spot with the focus.
    pub(crate) focus: Option<Spot>,
    /// The page of the decision bar.
    pub(crate) page: usize,
    /// The picks for a decision with several picks, in order.
    pub(crate) picks: Vec<usize>,
    /// If set, only these choices are listed: those about one card or action.
    pub(crate) only: Option<Vec<usize>>,
    /// A number being typed; `None` until the first digit.
    pub(crate) digits: Option<String>,
    /// A choice with a warning that waits for confirmation.
    pub(crate) armed: Option<usize>,
    /// A message to the player.
    pub(crate) notice: Option<Notice>,
    /// Whether the log is docked on wide screens.
    pub(crate) docked: bool,
    /// Lines scrolled back in the log or down in an overlay.
    pub(crate) scroll: usize,
    /// The open overlay.
    pub(crate) overlay: Option<Overlay>,
    /// The seat of the bot that is thinking.
    pub(crate) thinking: Option<Seat>,
    /// A counter that drives animations.
    pub(crate) beat: usize,
}

impl View {
    /// The initial state.
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

    /// Resets the state that belongs to the last decision.
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

    /// Shows a message.
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
