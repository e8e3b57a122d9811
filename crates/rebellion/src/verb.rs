//! The verbs of options, and the layout of their arguments.
//!
//! Things with a name stand in `a` and `b` by their numbers ([`crate::db::Thing::card`]), plain numbers in `a`, a
//! variant in `c`. Figures and cards have no identity, so an option means the same in every re-dealt world.

use table::{CardId, Opt};

use crate::db::Thing;

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident $words:literal $args:ident,)*) => {
        /// What an option does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All verbs, in the order of their numbers.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Its word in logs and tests.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }

            /// What stands in its arguments.
            pub const fn args(self) -> Args {
                match self { $(Self::$name => Args::$args,)* }
            }
        }
    };
}

/// What stands in the arguments of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Args {
    /// Nothing.
    None,
    /// A number in `a`.
    Number,
    /// A thing in `a`.
    Thing,
    /// Things in `a` and `b`.
    Two,
    /// A thing in `a` and a number in `b`.
    Counted,
}

verbs! {
    /// Place the starting units so.
    Layout "layout" Number,
    /// Place them one kind after the other.
    ByHand "by hand" None,
    /// So many.
    Count "count" Number,
    /// Starting units go here.
    Land "land" Thing,
    /// All starting units go to the base space.
    StayHidden "stay hidden" None,
    /// The base is here.
    Hide "hide" Thing,
    /// Assign to a mission.
    Assign "assign" Two,
    /// Join the mission of another leader.
    Join "join" Two,
    /// Use an action card with a leader.
    Use "use" Two,
    /// Stay in the pool.
    Stay "stay" Thing,
    /// All others stay in the pool.
    Ready "ready" None,
    /// The general agrees.
    Allow "allow" None,
    /// The general forbids it.
    Forbid "forbid" None,
    /// Activate.
    Activate "activate" Thing,
    /// Reveal the mission of this leader.
    Reveal "reveal" Two,
    /// The same, with an action card that keeps the pool away.
    RevealUnseen "blindside" Two,
    /// Reveal the base.
    RevealBase "reveal base" None,
    /// With this leader.
    With "with" Thing,
    /// Move units from here, kind by kind.
    From "from" Thing,
    /// Move all that can go.
    Sweep "all from" Thing,
    /// Make the mission here.
    Aim "at" Thing,
    /// Make the mission against this leader.
    Against "against" Thing,
    /// Send this leader.
    Send "send" Thing,
    /// A face of a die.
    Face "face" Number,
    /// Choose a branch.
    Branch "choose" Number,
    /// Pick a system.
    System "system" Thing,
    /// Place the leader here.
    Place "place" Thing,
    /// Pick a leader.
    Leader "leader" Thing,
    /// Destroy a unit.
    Destroy "destroy" Thing,
    /// A unit in this box of the queue.
    Queued "queued" Counted,
    /// Build this.
    Build "build" Thing,
    /// Destroy an own unit there, for the supply.
    Free "free" Two,
    /// Keep a card.
    Keep "keep" Thing,
    /// Find a card.
    Find "find" Thing,
    /// Put it under the deck.
    Under "under" Thing,
    /// Put it on top of the deck.
    Top "top" Thing,
    /// Add this leader to the combat.
    Add "add" Thing,
    /// Draw a tactic card: 0 for space, 1 for ground.
    Draw "draw" Number,
    /// Play a tactic card.
    Play "play" Thing,
    /// Roll a die again: color and face.
    Reroll "reroll" Number,
    /// Deal damage to a unit with so much damage.
    Deal "damage" Counted,
    /// Cancel damage of a unit with so much damage.
    Cancel "cancel" Counted,
    /// Discard a card.
    Discard "discard" Thing,
    /// Retreat with this leader.
    Retreat "retreat" Thing,
    /// There.
    To "to" Thing,
    /// Play an objective.
    Objective "score" Thing,
    /// Bring units to the base.
    Gather "gather" None,
    /// Look for a new base.
    Relocate "relocate" None,
    /// Recruit a leader with a card.
    Recruit "recruit" Two,
    /// Keep a card and recruit nobody.
    KeepOnly "keep only" Thing,
    /// Deploy a unit here.
    Deploy "deploy" Two,
    /// Yes.
    Yes "yes" None,
    /// No.
    No "no" None,
    /// No more.
    Done "done" None,
    /// Pass.
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

    /// An option on a thing.
    #[inline]
    pub const fn on(self, thing: Thing) -> Opt {
        Opt::new(self as u8, thing.card().0, 0, 0)
    }

    /// An option on two things.
    #[inline]
    pub const fn two(self, a: Thing, b: Thing) -> Opt {
        Opt::new(self as u8, a.card().0, b.card().0, 0)
    }

    /// An option on a thing with a number.
    #[inline]
    pub const fn counted(self, thing: Thing, n: u16) -> Opt {
        Opt::new(self as u8, thing.card().0, n, 0)
    }

    /// An option with a number.
    #[inline]
    pub const fn number(self, n: u16) -> Opt {
        Opt::new(self as u8, n, 0, 0)
    }
}

/// The variant of drawing or playing a tactic card that is paid with a red die though a black one could pay too.
pub const RED: u8 = 1;

/// This option, paid with a red die.
#[inline]
pub(crate) const fn with_red(o: Opt) -> Opt {
    Opt::new(o.verb(), o.a(), o.b(), RED)
}

/// An option taken apart.
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
    /// The first thing.
    #[inline]
    pub const fn thing(self) -> Option<Thing> {
        Thing::of(CardId(self.a))
    }

    /// The second thing.
    #[inline]
    pub const fn second(self) -> Option<Thing> {
        Thing::of(CardId(self.b))
    }
}
