//! The verbs of options, and the layout of their arguments.
//!
//! | verb | a | b | c |
//! | --- | --- | --- | --- |
//! | on a card | copy | | zone (picks only) |
//! | on a seat | seat | | |
//! | number, branch | value | | |
//!
//! In keys, the copy becomes the printed card, `b` holds the owner of a base or the card that a ship copies (plus one),
//! and `c` distinguishes cards in play that are not interchangeable: bit 0 primary used, bit 1 ally used, the rest
//! damage. For picks from zones, `c` is the zone.

use table::{CopyId, Opt, Seat};

/// The kind of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Verb {
    /// Play a card from hand.
    Play,
    /// Use a base's primary ability.
    Primary,
    /// Use an ally ability.
    Ally,
    /// Use a scrap ability.
    Scrap,
    /// Buy a card of the row or an Explorer.
    Buy,
    /// Attack a base.
    AttackBase,
    /// Attack a player.
    AttackSeat,
    /// Propose a joint purchase (hydra).
    JointBuy,
    /// Propose a joint attack on a base (hydra).
    JointAttack,
    /// Pay 1 trade to give away a card of the player's discard pile (emperor).
    Gift,
    /// End the turn.
    EndTurn,
    /// Withdraw the declared end of the turn (hydra).
    Withdraw,
    /// Pick a card to scrap.
    PickScrap,
    /// Pick a card to discard.
    PickDiscard,
    /// Pick a base to destroy.
    PickDestroy,
    /// Pick a ship to acquire.
    PickAcquire,
    /// Pick a ship to copy.
    PickCopy,
    /// Pick a card to leave to a teammate when eliminated.
    PickLegacy,
    /// Choose a branch of an ability.
    Branch,
    /// Choose a player.
    Seat,
    /// Choose a number.
    Amount,
    /// Agree.
    Yes,
    /// Decline.
    No,
    /// Finish a pick.
    Done,
}

impl Verb {
    /// All verbs, in the order of their numbers.
    pub const ALL: [Self; 24] = [
        Self::Play,
        Self::Primary,
        Self::Ally,
        Self::Scrap,
        Self::Buy,
        Self::AttackBase,
        Self::AttackSeat,
        Self::JointBuy,
        Self::JointAttack,
        Self::Gift,
        Self::EndTurn,
        Self::Withdraw,
        Self::PickScrap,
        Self::PickDiscard,
        Self::PickDestroy,
        Self::PickAcquire,
        Self::PickCopy,
        Self::PickLegacy,
        Self::Branch,
        Self::Seat,
        Self::Amount,
        Self::Yes,
        Self::No,
        Self::Done,
    ];

    /// The verb with this number.
    #[inline]
    pub const fn of(number: u8) -> Self {
        Self::ALL[number as usize]
    }

    /// An option without arguments.
    #[inline]
    pub const fn bare(self) -> Opt {
        Opt::new(self as u8, 0, 0, 0)
    }

    /// An option on a card.
    #[inline]
    pub const fn on(self, copy: CopyId) -> Opt {
        Opt::new(self as u8, copy.0, 0, 0)
    }

    /// An option on a card of a zone.
    #[inline]
    pub const fn at(self, copy: CopyId, zone: PickZone) -> Opt {
        Opt::new(self as u8, copy.0, 0, zone as u8)
    }

    /// An option on a seat.
    #[inline]
    pub const fn seat(self, seat: Seat) -> Opt {
        Opt::new(self as u8, seat.idx() as u16, 0, 0)
    }

    /// An option with a number.
    #[inline]
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }
}

/// The zone of a picked card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum PickZone {
    /// The chooser's hand.
    Hand,
    /// The chooser's discard pile.
    Discard,
    /// The chooser's deck.
    Deck,
    /// In play.
    Play,
    /// The trade row.
    Row,
    /// The Explorer pile.
    Explorers,
    /// Anywhere else: scrapped this turn.
    Gone,
}

impl PickZone {
    /// The zone with this number.
    pub const fn of(number: u8) -> Self {
        match number {
            0 => Self::Hand,
            1 => Self::Discard,
            2 => Self::Deck,
            3 => Self::Play,
            4 => Self::Row,
            5 => Self::Explorers,
            _ => Self::Gone,
        }
    }
}
