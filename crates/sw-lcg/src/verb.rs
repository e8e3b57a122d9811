//! The verbs of options, and the layout of their arguments.
//!
//! | verb | a | b | c |
//! | --- | --- | --- | --- |
//! | on a card | copy | ability or way | entry or number |
//! | number, branch | value | | |
//!
//! In keys the copy becomes the printed card, and `b` tells cards in play apart that are not interchangeable: its low
//! bits hold the ability or way, the others the card's rank among those of its name.

use table::{CopyId, Opt};

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What an option does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All verbs, in the order of their numbers.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }
    };
}

verbs! {
    /// Keep this objective out: it goes under the objective deck.
    Bury,
    /// Keep the hand.
    Keep,
    /// Draw a new hand.
    Redraw,
    /// Flip an objective.
    Flip,
    /// Play a card; `b` says how.
    Play,
    /// Use an ability; `b` says which, `c` which entry of the moment.
    Use,
    /// Generate resources; `c` says how many.
    Pay,
    /// Pick a card in play.
    Pick,
    /// Pick a card of a hand.
    PickHand,
    /// Pick a card of a discard pile.
    PickDiscard,
    /// Pick a card of a deck.
    PickDeck,
    /// Choose a branch.
    Branch,
    /// Take so much of the damage; the protector is asked about.
    Protect,
    /// Discard so many shields.
    Shield,
    /// Choose a place of captivity.
    Cell,
    /// Discard a card.
    Discard,
    /// Damage this objective in the balance phase.
    Balance,
    /// Engage an objective.
    Engage,
    /// Declare a unit.
    Declare,
    /// Place a shield here.
    PlaceShield,
    /// Place an edge card.
    Edge,
    /// Resolve this fate card first.
    Fate,
    /// Strike with a unit.
    Strike,
    /// Resolve a type of icons.
    Icon,
    /// One point of damage or one focus token goes here.
    Aim,
    /// All damage goes here.
    AimAll,
    /// Commit a unit to the Force.
    Commit,
    /// This card next.
    Order,
    /// Discard a focus token.
    StripFocus,
    /// Discard a point of damage.
    StripDamage,
    /// Discard a shield.
    StripShield,
    /// Discard an enhancement.
    StripCard,
    /// Yes.
    Yes,
    /// No.
    No,
    /// No more.
    Done,
    /// Pass.
    Pass,
}

impl Verb {
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

    /// An option on a card with more to say.
    #[inline]
    pub const fn with(self, copy: CopyId, b: u8, c: u8) -> Opt {
        Opt::new(self as u8, copy.0, b as u16, c)
    }

    /// An option with a number.
    #[inline]
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }

    /// Does it name a copy?
    pub const fn names_copy(self) -> bool {
        !matches!(
            self,
            Self::Keep
                | Self::Redraw
                | Self::Branch
                | Self::Protect
                | Self::Shield
                | Self::Icon
                | Self::StripFocus
                | Self::StripDamage
                | Self::StripShield
                | Self::Yes
                | Self::No
                | Self::Done
                | Self::Pass
        )
    }
}
