//! Everything that can change at a table, as plain data.

use serde::{Deserialize, Serialize};
use table::{BySeat, CardId, CopyId, CopySet, Pile, Seat, SeatSet, Small};

use crate::db::MOST_COPYING;
use crate::frame::Frame;

/// Cards in the trade row.
pub const ROW: usize = 5;
/// The maximum number of known cards on top of a personal deck.
pub const KNOWN_TOP: usize = 7;
/// The maximum number of boss bases with damage at the same time.
pub const HURT: usize = 8;
/// The maximum number of refused joint proposals in a turn. It keeps a player from proposing forever.
pub const MOST_REFUSALS: u8 = 3;

/// A table with space for `N` seats and `W * 128` copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const N: usize, const W: usize> {
    /// The state of each seat.
    pub players: BySeat<Player<W>, N>,
    /// The trade deck.
    pub trade_deck: CopySet<W>,
    /// The Explorer pile.
    pub explorers: CopySet<W>,
    /// The scrap heap.
    pub scrap_heap: CopySet<W>,
    /// Cards in hands that are public: seen on top of a deck, or the rest of a deck that was drawn completely.
    pub known: CopySet<W>,
    /// Bases whose primary ability was used this turn.
    pub used_primary: CopySet<W>,
    /// Cards whose ally ability was used this turn.
    pub used_ally: CopySet<W>,
    /// The trade row; empty slots hold no copy.
    pub row: [CopyId; ROW],
    /// Pending work.
    pub frames: Small<Frame, 12>,
    /// Values of running programs: picked copies and named shares.
    pub vals: Small<u16, 8>,
    /// Ships that copy other ships.
    pub models: Small<Model, MOST_COPYING>,
    /// Damage on boss bases.
    pub hurt: Small<Hurt, HURT>,
    /// The number of turns begun.
    pub turn: u16,
    /// The active seat; for a team, its lowest seat.
    pub active: Seat,
    /// Players still in the game.
    pub alive: SeatSet,
    /// The seat that began: the boss of a raid.
    pub first: Seat,
    /// The winners, once the game is over.
    pub winners: SeatSet,
    /// Admirals who eliminated the opposite admiral themselves.
    pub slayers: SeatSet,
    /// Joint proposals refused this turn.
    pub refusals: u8,
}

/// The state of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player<const W: usize> {
    /// The personal deck.
    pub deck: Pile<W, KNOWN_TOP>,
    /// The hand.
    pub hand: CopySet<W>,
    /// The discard pile.
    pub discard: CopySet<W>,
    /// Ships and bases in play.
    pub in_play: CopySet<W>,
    /// Cards played this turn, including those scrapped since.
    pub played: CopySet<W>,
    /// Authority; a hydra team stores it at its lowest seat.
    pub authority: i16,
    /// Trade pool.
    pub trade: u16,
    /// Combat pool.
    pub combat: u16,
    /// The number of ships acquired next that may go on top of the deck.
    pub on_top: u8,
    /// The number of cards to discard when the next turn begins.
    pub owed: u8,
}

/// A ship that copies another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Model {
    /// The ship.
    pub copy: CopyId,
    /// The card that it copies.
    pub card: CardId,
}

/// Damage on a base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hurt {
    /// The base.
    pub copy: CopyId,
    /// The damage.
    pub amount: u8,
}

const _: () = assert!(size_of::<State<2, 1>>() <= 512, "the two-player state has a budget");

impl<const N: usize, const W: usize> State<N, W> {
    /// The trade row as a set.
    #[inline]
    pub fn row_set(&self) -> CopySet<W> {
        self.row.iter().filter(|c| c.is_some()).copied().collect()
    }

    /// The card that a ship copies, if it is a copy.
    #[inline]
    pub fn model(&self, copy: CopyId) -> Option<CardId> {
        self.models.as_slice().iter().find(|m| m.copy == copy).map(|m| m.card)
    }

    /// Damage on a base.
    #[inline]
    pub fn damage(&self, copy: CopyId) -> u8 {
        self.hurt.as_slice().iter().find(|h| h.copy == copy).map_or(0, |h| h.amount)
    }

    /// Is the game over? Then no frame is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }
}
