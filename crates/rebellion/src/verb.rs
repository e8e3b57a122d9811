//! The verbs of options, and the layout of their arguments.
//!
//! `a` and `b` hold named things by their card numbers ([`crate::db::Entity::card`]), `a` a plain number, and `c` a
//! variant. Units and cards have no identity, so an option means the same in every resampled world.

use table::{CardId, Opt};

use crate::db::Entity;

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident $words:literal $args:ident,)*) => {
        /// The kind of an option.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All verbs, in the order of their numbers.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The word for it in logs and tests.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }

            /// The meaning of its arguments.
            pub const fn args(self) -> Args {
                match self { $(Self::$name => Args::$args,)* }
            }
        }
    };
}

/// The meaning of the arguments of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Args {
    /// No arguments.
    None,
    /// A number in `a`.
    Number,
    /// A `Entity` in `a`.
    Entity,
    /// A `Entity` in each of `a` and `b`.
    Two,
    /// A `Entity` in `a` and a number in `b`.
    Counted,
}

verbs! {
    /// Place the starting units in this prepared layout.
    Layout "layout" Number,
    /// Place the starting units one kind after the other.
    Manual "by hand" None,
    /// Choose this number.
    Count "count" Number,
    /// Place starting units here.
    Land "land" Entity,
    /// Place all starting units in the base space.
    StayHidden "stay hidden" None,
    /// Hide the base here.
    Hide "hide" Entity,
    /// Assign a leader to a mission.
    Assign "assign" Two,
    /// Join the mission of another leader.
    Join "join" Two,
    /// Use an action card with a leader.
    Use "use" Two,
    /// Leave this leader in the pool.
    Stay "stay" Entity,
    /// Leave all other leaders in the pool.
    Ready "ready" None,
    /// The general allows the assignment.
    Allow "allow" None,
    /// The general forbids the assignment.
    Forbid "forbid" None,
    /// Activate a system or the base space.
    Activate "activate" Entity,
    /// Reveal the mission of this leader.
    Reveal "reveal" Two,
    /// As `Reveal`, with an action card that prevents the opponent from sending leaders from the pool.
    RevealUnseen "blindside" Two,
    /// Reveal the base.
    RevealBase "reveal base" None,
    /// Activate with this leader.
    With "with" Entity,
    /// Move units from here, kind by kind.
    From "from" Entity,
    /// Move all units that can move from here.
    MoveAll "all from" Entity,
    /// Resolve or attempt the mission here.
    Aim "at" Entity,
    /// Resolve or attempt the mission against this leader.
    Against "against" Entity,
    /// Send this leader against the mission.
    Send "send" Entity,
    /// Choose the face of a die.
    Face "face" Number,
    /// Choose a branch.
    Branch "choose" Number,
    /// Pick a system.
    System "system" Entity,
    /// Place the leader here.
    Place "place" Entity,
    /// Pick a leader.
    Leader "leader" Entity,
    /// Destroy a unit.
    Destroy "destroy" Entity,
    /// Choose a unit in this box of the queue.
    Queued "queued" Counted,
    /// Build this unit.
    Build "build" Entity,
    /// Destroy one of the player's units there, so that the supply has another one.
    Free "free" Two,
    /// Keep a card.
    Keep "keep" Entity,
    /// Find a card.
    Find "find" Entity,
    /// Put the card under the deck.
    Under "under" Entity,
    /// Put the card on top of the deck.
    Top "top" Entity,
    /// Add this leader to the combat.
    Add "add" Entity,
    /// Draw a tactic card: 0 for space, 1 for ground.
    Draw "draw" Number,
    /// Play a tactic card.
    Play "play" Entity,
    /// Reroll a die: color and face.
    Reroll "reroll" Number,
    /// Deal damage to a unit that already has this much damage.
    Deal "damage" Counted,
    /// Cancel damage of a unit that has this much damage.
    Cancel "cancel" Counted,
    /// Discard a card.
    Discard "discard" Entity,
    /// Retreat with this leader.
    Retreat "retreat" Entity,
    /// Retreat or send the leader to this system.
    To "to" Entity,
    /// Play an objective.
    Objective "score" Entity,
    /// Bring units to the base.
    Gather "gather" None,
    /// Look for a new base.
    Relocate "relocate" None,
    /// Recruit a leader with a card.
    Recruit "recruit" Two,
    /// Keep a card and recruit no leader.
    KeepOnly "keep only" Entity,
    /// Deploy a unit here.
    Deploy "deploy" Two,
    /// Yes.
    Yes "yes" None,
    /// No.
    No "no" None,
    /// End a sequence of choices.
    Done "done" None,
    /// Pass: take no action or use no card.
    Pass "pass" None,
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

    /// An option with one `Entity`.
    #[inline]
    pub const fn on(self, thing: Entity) -> Opt {
        Opt::new(self as u8, thing.card().0, 0, 0)
    }

    /// An option with two `Entity` arguments.
    #[inline]
    pub const fn two(self, a: Entity, b: Entity) -> Opt {
        Opt::new(self as u8, a.card().0, b.card().0, 0)
    }

    /// An option with a `Entity` and a number.
    #[inline]
    pub const fn counted(self, thing: Entity, n: u16) -> Opt {
        Opt::new(self as u8, thing.card().0, n, 0)
    }

    /// An option with a number.
    #[inline]
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }
}

/// The variant of drawing or playing a tactic card that pays with a red die although a black one could pay too.
pub const RED: u8 = 1;

/// The variant of this option that pays with a red die.
#[inline]
pub(crate) const fn with_red(o: Opt) -> Opt {
    Opt::new(o.verb(), o.a(), o.b(), RED)
}

/// A decoded option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The verb.
    pub verb: Verb,
    /// First argument.
    pub a: u16,
    /// Second argument.
    pub b: u16,
    /// Variant.
    pub c: u8,
}

impl From<Opt> for Pick {
    #[inline]
    fn from(o: Opt) -> Self {
        Self { verb: Verb::of(o.verb()), a: o.a(), b: o.b(), c: o.c() }
    }
}

impl Pick {
    /// The first argument as a `Entity`.
    #[inline]
    pub const fn thing(self) -> Option<Entity> {
        Entity::of(CardId(self.a))
    }

    /// The second argument as a `Entity`.
    #[inline]
    pub const fn second(self) -> Option<Entity> {
        Entity::of(CardId(self.b))
    }
}
