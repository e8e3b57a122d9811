//! Reasons why something is not an option.

use table::{Phrase, Reason};

use crate::phrases::number;

/// A reason why something is not an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names explain themselves")]
pub enum Why {
    GameOver,
    NotYourChoice,
    NotAChoice,
    NotYours,
    TooExpensive { cost: u8, have: u8 },
    Restricted,
    Unique,
    NoHost,
    NotPlayed,
    Exhausted,
    NoDie,
    NoAction,
    UsedThisRound,
    Blank,
    Modifier,
    NoMoney { cost: u8, have: u8 },
    OtherSymbol,
    ResolvedBefore,
    Hampered,
}

impl Why {
    /// All reasons, with example numbers.
    pub const ALL: [Self; 19] = [
        Self::GameOver,
        Self::NotYourChoice,
        Self::NotAChoice,
        Self::NotYours,
        Self::TooExpensive { cost: 3, have: 1 },
        Self::Restricted,
        Self::Unique,
        Self::NoHost,
        Self::NotPlayed,
        Self::Exhausted,
        Self::NoDie,
        Self::NoAction,
        Self::UsedThisRound,
        Self::Blank,
        Self::Modifier,
        Self::NoMoney { cost: 1, have: 0 },
        Self::OtherSymbol,
        Self::ResolvedBefore,
        Self::Hampered,
    ];

    /// The reason as a phrase, with the rule behind it.
    pub fn reason(self) -> Reason {
        let word = |rule, term| Reason::new(rule, Phrase::word(term));
        match self {
            Self::GameOver => word("SWD-WIN-01", "swd.why.game-over"),
            Self::NotYourChoice => word("SWD-ROUND-03", "swd.why.not-your-choice"),
            Self::NotAChoice => word("SWD-TERM-04", "swd.why.not-a-choice"),
            Self::NotYours => word("SWD-TERM-08", "swd.why.not-yours"),
            Self::TooExpensive { cost, have } => {
                Reason::new("SWD-PLAY-04", Phrase::say("swd.why.too-expensive", [number(cost), number(have)]))
            }
            Self::Restricted => word("SWD-TERM-20", "swd.why.restricted"),
            Self::Unique => word("SWD-UNIQ-03", "swd.why.unique"),
            Self::NoHost => word("SWD-PLAY-03", "swd.why.no-host"),
            Self::NotPlayed => word("SWD-ACT-01", "swd.why.not-played"),
            Self::Exhausted => word("SWD-ACTV-04", "swd.why.exhausted"),
            Self::NoDie => word("SWD-ACTV-05", "swd.why.no-die"),
            Self::NoAction => word("SWD-CACT-01", "swd.why.no-action"),
            Self::UsedThisRound => word("SWD-CACT-02", "swd.why.used"),
            Self::Blank => word("SWD-SYM-13", "swd.why.blank"),
            Self::Modifier => word("SWD-DIE-06", "swd.why.modifier"),
            Self::NoMoney { cost, have } => {
                Reason::new("SWD-DIE-05", Phrase::say("swd.why.no-money", [number(cost), number(have)]))
            }
            Self::OtherSymbol => word("SWD-RES-01", "swd.why.other-symbol"),
            Self::ResolvedBefore => word("SWD-RES-06", "swd.why.resolved"),
            Self::Hampered => word("SWD-CLAR-EX37", "swd.why.hampered"),
        }
    }
}
