//! The state of a match: everything that can change, as plain data.

use serde::{Deserialize, Serialize};
use table::{ByCopy, CopyId, CopySet, Seat, SeatSet, Small};

use crate::frame::Frame;
use crate::moment::Moment;
use crate::setup::MOST_SEATS;

/// The most abilities that wait in the queue; also the most that can answer one moment.
pub const MOST_WAITING: usize = 32;

/// The state of a match, with space for `W * 128` copies and the same number of dice.
///
/// Each card is in exactly one zone. A die is in a pool, set aside, or on its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const W: usize> {
    /// Hands.
    pub hand: CopySet<W>,
    /// Cards on top of the decks, ordered by `place`; the highest is on top.
    pub over: CopySet<W>,
    /// The shuffled parts of the decks, which have no order.
    pub bag: CopySet<W>,
    /// Cards under the decks, ordered by `place`; the lowest is drawn first.
    pub under: CopySet<W>,
    /// Discard piles (SWD-ZONE-12: without an order).
    pub discard: CopySet<W>,
    /// Cards set aside.
    pub aside: CopySet<W>,
    /// Cards face down under or on another card, which `place` stores.
    pub stacked: CopySet<W>,
    /// Cards being played, until their effects are applied.
    pub queued: CopySet<W>,
    /// Cards in play.
    pub in_play: CopySet<W>,
    /// Exhausted cards.
    pub exhausted: CopySet<W>,
    /// Cards with a power action that was used this round.
    pub used: CopySet<W>,
    /// Cards with a power action that a borrowing card used this round.
    pub lent: CopySet<W>,
    /// Cards in hands that their owners have chosen in secret.
    pub chosen: CopySet<W>,
    /// The cards in hidden zones that each seat knows, including its own hand.
    pub known: [CopySet<W>; MOST_SEATS],
    /// The pools of dice.
    pub pool: [CopySet<W>; MOST_SEATS],
    /// Dice set aside.
    pub lost: CopySet<W>,
    /// Dice resolved in this action.
    pub resolved: CopySet<W>,
    /// Dice resolved in this turn.
    pub spent_dice: CopySet<W>,
    /// Dice of the last roll.
    pub fresh: CopySet<W>,
    /// Dice that cannot be rolled this round, and in the next one.
    pub frozen: [CopySet<W>; 2],
    /// The side each die shows, or showed last.
    pub face: ByCopy<u8, W>,
    /// The host of a card in play, the card a face-down card is under or on, or the order on or under a deck.
    pub place: ByCopy<u16, W>,
    /// Damage on each card.
    pub damage: ByCopy<u8, W>,
    /// Shields on each card.
    pub shields: ByCopy<u8, W>,
    /// Resources of each seat.
    pub resources: [u8; MOST_SEATS],
    /// Pending work. There is room for this case: four players each answer the defeat of their Obi-Wan Kenobi with a
    /// die that defeats the next one (SWD-BEF-02). The same is true of `moments`.
    pub frames: Small<Frame, 52>,
    /// Values of running programs, entries of moments, and answers to be ordered.
    pub vals: Small<u16, 112>,
    /// The moments that are being processed.
    pub moments: Small<Moment, 16>,
    /// Abilities that wait in the queue, first in, first out.
    pub queue: Small<Queued, MOST_WAITING>,
    /// Additional actions still to be taken, in order.
    pub extras: Small<Seat, 8>,
    /// The battlefield in use.
    pub field: CopyId,
    /// The controller of the battlefield. The highest bit is set while there is none.
    pub holder: u8,
    /// The next value of `place` on or under a deck.
    pub stamp: u16,
    /// The number of turns begun.
    pub turns: u16,
    /// The number of rounds begun.
    pub round: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The number of consecutive passes.
    pub passes: u8,
    /// The seats that have claimed the battlefield this round.
    pub claimed: SeatSet,
    /// The seats that are out of the game.
    pub out: SeatSet,
    /// The seats that have replaced an upgrade this round.
    pub replaced: SeatSet,
    /// Cards that have already reduced the cost of the first matching card this round.
    pub spent: CopySet<W>,
    /// The values of dice showing X when they were removed in this action.
    pub worth: Small<u16, 8>,
    /// The character that was last dealt damage.
    pub hit: CopyId,
    /// Whether anything has changed in this turn (SWD-PASS-02).
    pub changed: bool,
    /// The number of seats from a card's owner clockwise to its controller, in two bits per card.
    pub controlled_elsewhere: [CopySet<W>; 2],
    /// Cards that have changed their type, including former characters that were set aside afterwards.
    pub altered: CopySet<W>,
    /// Dice that are held on cards of other players.
    pub held: Small<Held, 4>,
    /// The number of turns that each seat must pass this round; 255 for all remaining turns.
    pub passing: [u8; MOST_SEATS],
    /// The seats whose next card this turn has Ambush.
    pub next_ambush: SeatSet,
    /// The winners, once the game is over.
    pub winners: SeatSet,
}

/// A die that is held on a card of another player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held {
    /// The die.
    pub die: CopyId,
    /// The card that holds it.
    pub card: CopyId,
}

/// An ability that waits in the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Queued {
    /// The card with the ability.
    pub src: CopyId,
    /// The die it is about.
    pub die: CopyId,
    /// The card the condition refers to.
    pub subject: CopyId,
    /// The index of the ability.
    pub skill: u8,
    /// The seat that uses it.
    pub seat: Seat,
    /// The number of its condition.
    pub n: u8,
    /// The opponent the condition refers to, plus one; 0 for none.
    pub foe: u8,
}

const _: () = assert!(size_of::<State<1>>() <= 2432, "the state exceeds its size budget");

impl<const W: usize> State<W> {
    /// The controller of the battlefield.
    #[inline]
    pub fn holder(&self) -> Option<Seat> {
        (self.holder & 0x80 == 0).then(|| Seat::new(self.holder as usize))
    }

    /// The seat that decides between players: the controller of the battlefield, or the next seat after a controller
    /// who is out (SWD-SIM-02, SWD-FFA-10).
    #[inline]
    pub fn arbiter(&self) -> Seat {
        Seat::new((self.holder & 0x7f) as usize)
    }

    /// The card that this card is attached to.
    #[inline]
    pub fn host(&self, copy: CopyId) -> Option<CopyId> {
        let host = CopyId(self.place[copy]);
        (host.is_some() && self.in_play.contains(copy)).then_some(host)
    }

    /// The pool a die is in.
    #[inline]
    pub fn pool_of(&self, die: CopyId) -> Option<Seat> {
        (0..MOST_SEATS).find(|&i| self.pool[i].contains(die)).map(Seat::new)
    }

    /// All dice in pools.
    #[inline]
    pub fn pools(&self) -> CopySet<W> {
        self.pool.iter().fold(CopySet::EMPTY, |all, pool| all | *pool)
    }

    /// Dice that are held on cards of other players.
    pub fn captives(&self) -> CopySet<W> {
        self.held.as_slice().iter().map(|h| h.die).collect()
    }

    /// Whether an ability about this die is waiting.
    pub(crate) fn is_awaited(&self, die: CopyId) -> bool {
        self.queue.as_slice().iter().any(|queued| queued.die == die)
    }

    /// Whether the game is over. Nothing is pending then.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }
}
