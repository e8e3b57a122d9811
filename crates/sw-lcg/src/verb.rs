//! The verbs of options, and the layout of their arguments.
//!
//! | verb | a | b | c |
//! | --- | --- | --- | --- |
//! | on a card | copy | ability or way | entry or number |
//! | number, branch | value | | |
//!
//! In keys, the printed card replaces the copy, and `b` distinguishes cards in play that are not interchangeable: its
//! low bits hold the ability or way, and its high bits the rank among cards of the same name.

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
    /// Put this objective under the objective deck.
    Bury,
    /// Keep the hand.
    Keep,
    /// Draw a new hand.
    Redraw,
    /// Turn an objective face up.
    Flip,
    /// Play a card; `b` is the way.
    Play,
    /// Use an ability; `b` is its index, `c` the entry of the moment.
    Use,
    /// Generate resources; `c` is the amount.
    Pay,
    /// Pick a card in play.
    Pick,
    /// Pick a card in a hand.
    PickHand,
    /// Pick a card in a discard pile.
    PickDiscard,
    /// Pick a card in a deck.
    PickDeck,
    /// Choose a branch.
    Branch,
    /// Move this much of the damage to the protector of the current question.
    Protect,
    /// Discard this many shields.
    Shield,
    /// Choose the objective that holds a captured card.
    CaptureObjective,
    /// Discard a card.
    Discard,
    /// Damage this objective in the balance phase.
    Balance,
    /// Engage an objective or the dial.
    Engage,
    /// Declare a unit as an attacker or defender.
    Declare,
    /// Place a shield here.
    PlaceShield,
    /// Place an edge card.
    Edge,
    /// Resolve this fate card first.
    Fate,
    /// Strike with a unit.
    Strike,
    /// Resolve one type of icons.
    Icon,
    /// Assign one point of damage or one focus token to this unit.
    Aim,
    /// Assign all damage to this unit.
    AimAll,
    /// Commit a unit to the Force.
    Commit,
    /// Put this card next.
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
    /// Finish choosing.
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

    /// An option on a card with two more arguments.
    #[inline]
    pub const fn with(self, copy: CopyId, b: u8, c: u8) -> Opt {
        Opt::new(self as u8, copy.0, b as u16, c)
    }

    /// An option with a number.
    #[inline]
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }

    /// Whether `a` is a copy.
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
