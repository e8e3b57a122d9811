//! The verbs of options: everything that a player can choose.

use table::{CopyId, Opt};

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The kind of an option. Options are sorted by it.
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
    /// Assign this amount to this character.
    Assign,
    /// Pick a card in play.
    Pick,
    /// Pick a card of a hand.
    PickHand,
    /// Pick a card of a discard pile.
    PickDiscard,
    /// Pick a face-down card.
    PickUnder,
    /// Pick a card of a deck that is searched.
    PickDeck,
    /// Pick a die.
    PickDie,
    /// Turn the current die to this side.
    Side,
    /// Add a modifier to the die being resolved.
    Modify,
    /// Choose a character for a die to act on.
    Target,
    /// Choose a player.
    Player,
    /// Choose one of several branches.
    Branch,
    /// Use one of several specials.
    Special,
    /// Choose a symbol.
    Symbol,
    /// Choose a color.
    Color,
    /// Bid this number of tokens.
    Bid,
    /// Choose the ability that comes next.
    Next,
    /// Replace this upgrade.
    Replace,
    /// Discard this card.
    Discard,
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
    /// The verb of an option.
    pub fn of(opt: Opt) -> Self {
        Self::ALL[opt.verb() as usize]
    }

    /// An option without arguments.
    pub const fn bare(self) -> Opt {
        Opt::new(self as u8, 0, 0, 0)
    }

    /// An option about a copy or die.
    pub const fn on(self, copy: CopyId) -> Opt {
        Opt::new(self as u8, copy.0, 0, 0)
    }

    /// An option about a copy or die, with numbers.
    pub const fn with(self, copy: CopyId, b: u16, c: u8) -> Opt {
        Opt::new(self as u8, copy.0, b, c)
    }

    /// An option with a number.
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }
}
