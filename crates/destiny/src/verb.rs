//! All that can be chosen.

use table::{CopyId, Opt};

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What an option does. Options are sorted by it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All verbs.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }
    };
}

verbs! {
    /// Play a card from hand.
    Play,
    /// Activate a character or support.
    Activate,
    /// Resolve a die.
    Resolve,
    /// Discard a card to reroll dice.
    DiscardToReroll,
    /// Use an action of a card.
    Use,
    /// Claim the battlefield.
    Claim,
    /// Return a card of the starting hand, or discard one in the upkeep phase.
    PutBack,
    /// Use this battlefield.
    Field,
    /// Give so much to this character.
    Assign,
    /// A card in play.
    Pick,
    /// A card of a hand.
    PickHand,
    /// A card of a discard pile.
    PickDiscard,
    /// A face-down card.
    PickUnder,
    /// A card of a deck that is searched.
    PickDeck,
    /// A die.
    PickDie,
    /// A side of the die in question.
    Side,
    /// A modifier.
    Modify,
    /// A character for a die to act on.
    Target,
    /// A player.
    Player,
    /// One of several branches.
    Branch,
    /// One of several specials.
    Special,
    /// A symbol.
    Symbol,
    /// A color.
    Color,
    /// So many tokens.
    Bid,
    /// The ability that comes next.
    Next,
    /// Replace this upgrade.
    Replace,
    /// Discard this.
    Discard,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Enough.
    Done,
    /// Pass.
    Pass,
}

impl Verb {
    /// The verb of an option.
    pub fn of(opt: Opt) -> Self {
        Self::ALL[opt.verb() as usize]
    }

    /// Without arguments.
    pub const fn bare(self) -> Opt {
        Opt::new(self as u8, 0, 0, 0)
    }

    /// On a copy or die.
    pub const fn on(self, copy: CopyId) -> Opt {
        Opt::new(self as u8, copy.0, 0, 0)
    }

    /// On a copy or die, with a number.
    pub const fn with(self, copy: CopyId, b: u16, c: u8) -> Opt {
        Opt::new(self as u8, copy.0, b, c)
    }

    /// With a number.
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }
}
