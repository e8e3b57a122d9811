//! Everything that can change at a table, as plain data.

use serde::{Deserialize, Serialize};
use table::{ByCopy, CopyId, CopySet, Seat, SeatSet, Small};

use crate::frame::Frame;
use crate::moment::Moment;
use crate::setup::MOST_SEATS;

/// Most abilities that wait at the same time: as many as can answer one moment.
pub const MOST_WAITING: usize = 32;

/// A table with room for `W * 128` copies and as many dice.
///
/// Cards lie in exactly one zone. A die is in a pool, set aside, or on its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const W: usize> {
    /// Hands.
    pub hand: CopySet<W>,
    /// Cards on top of the decks, in the order of their places, the highest on top.
    pub over: CopySet<W>,
    /// Decks: shuffled, so without an order.
    pub bag: CopySet<W>,
    /// Cards under the decks, in the order of their places: the lowest is drawn first.
    pub under: CopySet<W>,
    /// Discard piles (SWD-ZONE-12: without an order).
    pub discard: CopySet<W>,
    /// Cards set aside.
    pub aside: CopySet<W>,
    /// Cards face down under another card, or on it: `place` says which.
    pub stacked: CopySet<W>,
    /// Cards being played, until their effect is applied.
    pub queued: CopySet<W>,
    /// Cards in play.
    pub in_play: CopySet<W>,
    /// Exhausted cards.
    pub exhausted: CopySet<W>,
    /// Cards whose power action was used this round.
    pub used: CopySet<W>,
    /// Cards whose power action was used this round by one that borrows it.
    pub lent: CopySet<W>,
    /// Cards of hands that their owners have chosen in secret.
    pub chosen: CopySet<W>,
    /// What each seat knows of cards in hands and decks, the own hand included.
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
    /// What a card in play is attached to, or a face-down card stacked with; how it lies on or under a deck.
    pub place: ByCopy<u16, W>,
    /// Damage on each card.
    pub damage: ByCopy<u8, W>,
    /// Shields on each card.
    pub shields: ByCopy<u8, W>,
    /// Resources of each seat.
    pub resources: [u8; MOST_SEATS],
    /// What is pending. Four players can each answer the defeat of their Obi-Wan Kenobi with a die that defeats the next one
    /// (SWD-BEF-02); this and the number of moments have room for that.
    pub frames: Small<Frame, 52>,
    /// Values of running programs, entries of moments, answers to put in order.
    pub vals: Small<u16, 112>,
    /// Moments under way.
    pub moments: Small<Moment, 16>,
    /// Abilities that wait for their turn, first in first out.
    pub queue: Small<Queued, MOST_WAITING>,
    /// Additional actions still to be taken, in order.
    pub extras: Small<Seat, 8>,
    /// The battlefield in use.
    pub field: CopyId,
    /// Who controls it; the highest bit is set while nobody does.
    pub holder: u8,
    /// The next place on or under a deck.
    pub stamp: u16,
    /// Turns begun.
    pub turns: u16,
    /// Rounds begun.
    pub round: u8,
    /// Whose turn.
    pub active: Seat,
    /// Passes in succession.
    pub passes: u8,
    /// Who has claimed the battlefield this round.
    pub claimed: SeatSet,
    /// Who is out of the game.
    pub out: SeatSet,
    /// Who has replaced an upgrade this round.
    pub replaced: SeatSet,
    /// Cards that have made another one cheaper this round, where only the first is.
    pub spent: CopySet<W>,
    /// What dice showing X were worth when they were removed in this action.
    pub worth: Small<u16, 8>,
    /// The character that was dealt damage last.
    pub hit: CopyId,
    /// Has anything changed in this turn (SWD-PASS-02)?
    pub changed: bool,
    /// How many seats to the left of its owner the controller of a card sits, in two bits.
    pub strayed: [CopySet<W>; 2],
    /// Cards that are of another type than printed; those of them that were set aside then.
    pub altered: CopySet<W>,
    /// Dice held on cards of others.
    pub held: Small<Held, 4>,
    /// How many turns of this round each seat must pass; 255 for all that are left.
    pub passing: [u8; MOST_SEATS],
    /// Whose next card of this turn has Ambush.
    pub hasty: SeatSet,
    /// The winners, once the game is over.
    pub winners: SeatSet,
}

/// A die that is held on a card of somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held {
    /// The die.
    pub die: CopyId,
    /// The card it lies on.
    pub card: CopyId,
}

/// An ability that waits in the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Queued {
    /// Its card.
    pub src: CopyId,
    /// The die it is about.
    pub die: CopyId,
    /// The card its condition speaks of.
    pub subject: CopyId,
    /// Which ability.
    pub skill: u8,
    /// Who uses it.
    pub seat: Seat,
    /// The number of its condition.
    pub n: u8,
    /// The opponent its condition speaks of, plus one.
    pub foe: u8,
}

const _: () = assert!(size_of::<State<1>>() <= 2432, "the state has a budget");

impl<const W: usize> State<W> {
    /// Who controls the battlefield.
    #[inline]
    pub fn holder(&self) -> Option<Seat> {
        (self.holder & 0x80 == 0).then(|| Seat::new(self.holder as usize))
    }

    /// Who decides between players: whoever controls the battlefield, or the one to the left of who did
    /// (SWD-SIM-02, SWD-FFA-10).
    #[inline]
    pub fn arbiter(&self) -> Seat {
        Seat::new((self.holder & 0x7f) as usize)
    }

    /// What this card is attached to.
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

    /// Dice held on cards of others.
    pub fn captives(&self) -> CopySet<W> {
        self.held.as_slice().iter().map(|h| h.die).collect()
    }

    /// Is an ability about this die waiting?
    pub(crate) fn is_awaited(&self, die: CopyId) -> bool {
        self.queue.as_slice().iter().any(|queued| queued.die == die)
    }

    /// The game is over: nothing is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }
}
