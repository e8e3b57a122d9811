//! Everything that can change at a table, as plain data.

use serde::{Deserialize, Serialize};
use table::{BySeat, CardId, CopyId, CopySet, Pile, Seat, SeatSet, Small};

use crate::db::MOST_COPYING;
use crate::frame::Frame;

/// Cards in the trade row.
pub const ROW: usize = 5;
/// Known cards on top of a personal deck; more are not put there.
pub const KNOWN_TOP: usize = 7;
/// Boss bases that can carry damage at once.
pub const HURT: usize = 8;
/// Joint proposals that may be refused in a turn. After that no more are made: nobody has to say no forever.
pub const MOST_REFUSALS: u8 = 3;

/// A table with room for `N` seats and `W * 128` copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State<const N: usize, const W: usize> {
    /// Each seat's own things.
    pub players: BySeat<Player<W>, N>,
    /// The trade deck.
    pub trade_deck: CopySet<W>,
    /// The Explorer pile.
    pub explorers: CopySet<W>,
    /// The scrap heap.
    pub scrap_heap: CopySet<W>,
    /// Cards in hands that everybody knows to be there: seen on top of a deck, or all that was left of one.
    pub known: CopySet<W>,
    /// Bases whose primary ability was used this turn.
    pub used_primary: CopySet<W>,
    /// Cards whose ally ability was used this turn.
    pub used_ally: CopySet<W>,
    /// The trade row; empty slots hold no copy.
    pub row: [CopyId; ROW],
    /// What is pending.
    pub frames: Small<Frame, 12>,
    /// Values of running programs: copies picked, shares named.
    pub vals: Small<u16, 8>,
    /// Ships that have become copies of others.
    pub models: Small<Model, MOST_COPYING>,
    /// Damage on boss bases.
    pub hurt: Small<Hurt, HURT>,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn; the lowest seat of a team.
    pub active: Seat,
    /// Players still in the game.
    pub alive: SeatSet,
    /// Who began: the boss of a raid.
    pub first: Seat,
    /// Winners, once the game is over.
    pub winners: SeatSet,
    /// Admirals who eliminated the admiral opposite themselves.
    pub slayers: SeatSet,
    /// Joint proposals refused this turn.
    pub refusals: u8,
}

/// One seat's own things.
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
    /// Cards played this turn, those since scrapped included.
    pub played: CopySet<W>,
    /// Authority; a hydra team keeps it at its lowest seat.
    pub authority: i16,
    /// Trade pool.
    pub trade: u16,
    /// Combat pool.
    pub combat: u16,
    /// Ships acquired next that may go on top of the deck.
    pub on_top: u8,
    /// Cards to discard when the next turn begins.
    pub owed: u8,
}

/// A ship that has become a copy of another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Model {
    /// The ship.
    pub copy: CopyId,
    /// What it is now.
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

    /// What a ship has become, if it is a copy.
    #[inline]
    pub fn model(&self, copy: CopyId) -> Option<CardId> {
        self.models.as_slice().iter().find(|m| m.copy == copy).map(|m| m.card)
    }

    /// Damage on a base.
    #[inline]
    pub fn damage(&self, copy: CopyId) -> u8 {
        self.hurt.as_slice().iter().find(|h| h.copy == copy).map_or(0, |h| h.amount)
    }

    /// The game is over: nothing is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }
}
