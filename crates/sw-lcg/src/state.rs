//! Everything that can change at a table, as plain data.

use serde::{Deserialize, Serialize};
use table::{ByCopy, CardId, CopyId, CopySet, Seat, SeatSet, Small};

use crate::ability::Phase;
use crate::card::Side;
use crate::effect::Until;
use crate::frame::Frame;
use crate::moment::Moment;

/// A table with room for `W * 128` copies.
///
/// A copy belongs to one side for the whole match, so each zone is one set for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const W: usize> {
    /// Hands.
    pub hand: CopySet<W>,
    /// Cards on top of the decks, in the order of their places, the highest on top.
    pub over: CopySet<W>,
    /// Command and objective decks: shuffled, so without an order.
    pub bag: CopySet<W>,
    /// Cards under the decks, in the order of their places: the lowest is drawn first, equal ones have no order.
    pub under: CopySet<W>,
    /// Discard piles, in the order of their places.
    pub discard: CopySet<W>,
    /// Edge stacks.
    pub edge: CopySet<W>,
    /// Captured cards; their place is the objective.
    pub captured: CopySet<W>,
    /// Destroyed objectives in the victory pile of their enemy.
    pub victory: CopySet<W>,
    /// Objectives dealt at setup: to choose from, then laid out face down.
    pub dealt: CopySet<W>,
    /// Cards between two places: being played, or revealed by an effect.
    pub limbo: CopySet<W>,
    /// Cards on their way to a discard pile together, in an order their owner chooses.
    pub heap: CopySet<W>,
    /// Cards in play.
    pub in_play: CopySet<W>,
    /// What each seat knows of cards in hands, decks, edge stacks and captivity, the own hand included.
    pub known: [CopySet<W>; 2],
    /// Units in the engagement.
    pub participants: CopySet<W>,
    /// Units committed to the Force.
    pub committed: CopySet<W>,
    /// Objectives that were engaged this turn.
    pub engaged: CopySet<W>,
    /// Cards whose ability was used this turn, where that counts.
    pub used: CopySet<W>,
    /// Fate cards of the edge stacks that are resolved or called off.
    pub fated: CopySet<W>,
    /// Units attached to others as enhancements.
    pub attached: CopySet<W>,
    /// Cards with damage.
    pub hurt: CopySet<W>,
    /// Tokens on each card.
    pub tokens: ByCopy<Tokens, W>,
    /// The place of each card: what it is attached to (in play), where it is captured, how it lies in a pile.
    pub place: ByCopy<u16, W>,
    /// What is pending.
    pub frames: Small<Frame, 40>,
    /// Values of running programs, entries of moments, answers given.
    pub vals: Small<u16, 96>,
    /// Moments under way.
    pub moments: Small<Moment, 12>,
    /// Effects that last for a while.
    pub mods: Small<Timed, 24>,
    /// The engagement.
    pub fight: Fight,
    /// Turns begun.
    pub turn: u16,
    /// The next place in a pile.
    pub stamp: u16,
    /// Whose turn.
    pub active: Seat,
    /// Who plays the dark side.
    pub dark: Seat,
    /// The phase.
    pub phase: Phase,
    /// The Death Star dial.
    pub dial: u8,
    /// The side the Balance of the Force shows.
    pub balance: Side,
    /// Who has played a Limited card this turn.
    pub limited: SeatSet,
    /// Which "first each turn" counts are used up, by seat.
    pub firsts: [u8; 2],
    /// The winner, once the game is over.
    pub winners: SeatSet,
}

/// Tokens on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Tokens {
    /// Focus.
    pub focus: u8,
    /// Damage.
    pub damage: u8,
    /// Shields.
    pub shields: u8,
}

/// An engagement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The engaged objective, or the card that opens the dial; none outside engagements.
    pub target: CopyId,
    /// Who has the edge.
    pub edge: SeatSet,
    /// Who has placed a fate card.
    pub fate: SeatSet,
    /// Who has placed a card in this edge battle.
    pub placed: SeatSet,
    /// The defending player had no unit when the edge battle began.
    pub alone: bool,
    /// The strikes have begun.
    pub first_pass: bool,
    /// A new edge battle was begun in this engagement.
    pub again: bool,
}

/// An effect that lasts for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timed {
    /// How long.
    pub until: Span,
    /// What.
    pub what: Mod,
}

/// The end of an effect that lasts.
pub type Span = Option<Until>;

/// What lasts for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mod {
    /// Nothing; only ever below the list's end.
    #[default]
    None,
    /// More normal icons of a type.
    Icons {
        /// The unit.
        copy: CopyId,
        /// The type.
        icon: u8,
        /// How many.
        n: u8,
    },
    /// All printed icons of a card in addition.
    Printed {
        /// The unit.
        copy: CopyId,
        /// The card.
        card: CardId,
    },
    /// Cannot be declared.
    Barred {
        /// The unit.
        copy: CopyId,
        /// As an attacker.
        attack: bool,
        /// As a defender.
        defend: bool,
    },
    /// No resource match needed.
    NoMatch {
        /// By whom.
        seat: Seat,
    },
    /// The next card is cheaper and needs no match.
    NextCard {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: u8,
    },
    /// A lower reserve value.
    Reserve {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: u8,
    },
    /// May be engaged again.
    Again {
        /// The objective.
        copy: CopyId,
        /// How often.
        n: u8,
    },
}

const _: () = assert!(size_of::<State<1>>() <= 2048, "the state has a budget");

impl<const W: usize> State<W> {
    /// Without focus tokens.
    #[inline]
    pub fn is_ready(&self, copy: CopyId) -> bool {
        self.tokens[copy].focus == 0
    }

    /// What this card is attached to.
    #[inline]
    pub fn host(&self, copy: CopyId) -> Option<CopyId> {
        let host = CopyId(self.place[copy]);
        (host.is_some() && self.in_play.contains(copy)).then_some(host)
    }

    /// An engagement is being resolved.
    #[inline]
    pub fn in_engagement(&self) -> bool {
        self.fight.target.is_some()
    }

    /// The game is over: nothing is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.dark { Side::Dark } else { Side::Light }
    }

    /// The seat of a side.
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Dark => self.dark,
            Side::Light => self.dark.other(),
        }
    }
}
