//! Everything that can change during a match, as plain data.

use serde::{Deserialize, Serialize};
use table::{ByCopy, CardId, CopyId, CopySet, Seat, SeatSet, Small};

use crate::ability::Phase;
use crate::card::Side;
use crate::effect::Until;
use crate::frame::Frame;
use crate::moment::Moment;

/// The state of a match, with room for `W * 128` copies.
///
/// A copy belongs to one side for the whole match, so each zone is one set for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const W: usize> {
    /// Hands.
    pub hand: CopySet<W>,
    /// Cards on top of the decks, in the order of `place`: the highest is on top.
    pub over: CopySet<W>,
    /// Shuffled cards of the command and objective decks, which have no order.
    pub bag: CopySet<W>,
    /// Cards under the decks, in the order of `place`: the lowest is drawn first, and equal places have no order.
    pub under: CopySet<W>,
    /// Discard piles, in the order of `place`.
    pub discard: CopySet<W>,
    /// Edge stacks.
    pub edge: CopySet<W>,
    /// Captured cards; `place` is the objective that holds them.
    pub captured: CopySet<W>,
    /// Destroyed objectives, in the enemy's victory pile.
    pub victory: CopySet<W>,
    /// Objectives dealt at setup: first to choose from, then face down until they are flipped.
    pub dealt: CopySet<W>,
    /// Cards between two zones: being played, or revealed by an effect.
    pub limbo: CopySet<W>,
    /// Cards that go to a discard pile together, in an order their owner chooses.
    pub heap: CopySet<W>,
    /// Cards in play.
    pub in_play: CopySet<W>,
    /// The cards in hands, decks, edge stacks and captivity that each seat knows, including its own hand.
    pub known: [CopySet<W>; 2],
    /// Units in the engagement.
    pub participants: CopySet<W>,
    /// Units committed to the Force.
    pub committed: CopySet<W>,
    /// Objectives that were engaged this turn.
    pub engaged: CopySet<W>,
    /// Cards whose ability was used this turn, if the ability has a limit.
    pub used: CopySet<W>,
    /// Fate cards of the edge stacks that were resolved or canceled.
    pub fated: CopySet<W>,
    /// Units attached to others as enhancements.
    pub attached: CopySet<W>,
    /// Cards with damage.
    pub hurt: CopySet<W>,
    /// Tokens on each card.
    pub tokens: ByCopy<Tokens, W>,
    /// The place of each card: its host (in play), the objective that holds it (captured), or its position in a pile.
    pub place: ByCopy<u16, W>,
    /// The stack of pending frames.
    pub frames: Small<Frame, 40>,
    /// The value stack: values of running programs, entries of moments, and marks of answers given.
    pub vals: Small<u16, 96>,
    /// The moments in progress.
    pub moments: Small<Moment, 12>,
    /// Effects with a limited duration.
    pub mods: Small<Timed, 24>,
    /// The current engagement.
    pub fight: Fight,
    /// Number of turns that have begun.
    pub turn: u16,
    /// The next position in a pile.
    pub stamp: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The player of the dark side.
    pub dark: Seat,
    /// The phase.
    pub phase: Phase,
    /// The Death Star dial.
    pub dial: u8,
    /// The side that has the Balance of the Force.
    pub balance: Side,
    /// The seats that have played a Limited card this turn.
    pub limited: SeatSet,
    /// Bits of the "first each turn" effects that are used up, by seat.
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

/// The state of an engagement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The engaged objective, or the card that allows engaging the dial; none outside engagements.
    pub target: CopyId,
    /// The seat that has the edge.
    pub edge: SeatSet,
    /// The seats that have placed a fate card.
    pub fate: SeatSet,
    /// The seats that have placed a card in this edge battle.
    pub placed: SeatSet,
    /// The defending player had no unit when the edge battle began.
    pub alone: bool,
    /// The strikes have begun.
    pub first_pass: bool,
    /// The edge battle of this engagement was restarted.
    pub again: bool,
}

/// An effect with a limited duration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timed {
    /// When it ends.
    pub until: Span,
    /// The effect.
    pub what: Mod,
}

/// The end of an effect with a limited duration.
pub type Span = Option<Until>;

/// The kinds of effects with a limited duration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mod {
    /// Nothing. Fills the unused part of the list.
    #[default]
    None,
    /// Additional normal icons of one type.
    Icons {
        /// The unit.
        copy: CopyId,
        /// The type.
        icon: u8,
        /// How many.
        n: u8,
    },
    /// Additional icons: all those printed on a card.
    Printed {
        /// The unit.
        copy: CopyId,
        /// The card.
        card: CardId,
    },
    /// The unit cannot be declared.
    Barred {
        /// The unit.
        copy: CopyId,
        /// It cannot be declared as an attacker.
        attack: bool,
        /// It cannot be declared as a defender.
        defend: bool,
    },
    /// Cards need no resource match.
    NoMatch {
        /// The player it applies to.
        seat: Seat,
    },
    /// The next card is cheaper and needs no resource match.
    NextCard {
        /// The player it applies to.
        seat: Seat,
        /// The reduction of the cost.
        n: u8,
    },
    /// A lower reserve value.
    Reserve {
        /// The player it applies to.
        seat: Seat,
        /// The reduction of the reserve value.
        n: u8,
    },
    /// The objective may be engaged again.
    Again {
        /// The objective.
        copy: CopyId,
        /// How many more times.
        n: u8,
    },
}

const _: () = assert!(size_of::<State<1>>() <= 2048, "the state must stay within its size budget");

impl<const W: usize> State<W> {
    /// Whether the card has no focus tokens.
    #[inline]
    pub fn is_ready(&self, copy: CopyId) -> bool {
        self.tokens[copy].focus == 0
    }

    /// The card this one is attached to.
    #[inline]
    pub fn host(&self, copy: CopyId) -> Option<CopyId> {
        let host = CopyId(self.place[copy]);
        (host.is_some() && self.in_play.contains(copy)).then_some(host)
    }

    /// Whether an engagement is being resolved.
    #[inline]
    pub fn in_engagement(&self) -> bool {
        self.fight.target.is_some()
    }

    /// Whether the game is over: no frame is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// The side that a seat plays.
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
