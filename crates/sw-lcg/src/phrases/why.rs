//! Reasons why a choice is not legal.

use table::{Arg, Phrase, Reason};

use crate::phrases::program::number;

/// A reason why a choice is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say the reasons")]
pub enum Why {
    GameOver,
    NotYourChoice,
    NotAChoice,
    NotYours,
    NoResources,
    Exhausted,
    NoMatch,
    NoUnit,
    CannotBeDeclared,
    NotAgainstThis,
    MostAttackers,
    DeclaredBefore,
    OwnObjective,
    EngagedBefore,
    NoAttackers,
    NotParticipating,
    CommittedBefore,
    NoForceCards,
    NoAction,
    UsedThisTurn,
    NothingToDo,
    Fate,
    WaitsForCondition,
    NotNow,
    Unique,
    Limited,
    NoHost,
    TooExpensive { cost: u8, have: u8 },
}

impl Why {
    /// All reasons, with sample numbers.
    pub const ALL: [Self; 28] = [
        Self::GameOver,
        Self::NotYourChoice,
        Self::NotAChoice,
        Self::NotYours,
        Self::NoResources,
        Self::Exhausted,
        Self::NoMatch,
        Self::NoUnit,
        Self::CannotBeDeclared,
        Self::NotAgainstThis,
        Self::MostAttackers,
        Self::DeclaredBefore,
        Self::OwnObjective,
        Self::EngagedBefore,
        Self::NoAttackers,
        Self::NotParticipating,
        Self::CommittedBefore,
        Self::NoForceCards,
        Self::NoAction,
        Self::UsedThisTurn,
        Self::NothingToDo,
        Self::Fate,
        Self::WaitsForCondition,
        Self::NotNow,
        Self::Unique,
        Self::Limited,
        Self::NoHost,
        Self::TooExpensive { cost: 3, have: 1 },
    ];

    /// The reason as text, with its rule.
    pub fn reason(self) -> Reason {
        let (rule, term) = match self {
            Self::GameOver => ("LCG-WIN-01", "lcg.why.game-over"),
            Self::NotYourChoice => ("LCG-TIME-02", "lcg.why.not-your-choice"),
            Self::NotAChoice => ("LCG-TIME-01", "lcg.why.not-a-choice"),
            Self::NotYours => ("LCG-TERM-03", "lcg.why.not-yours"),
            Self::NoResources => ("LCG-RES-03", "lcg.why.no-resources"),
            Self::Exhausted => ("LCG-ADV-09", "lcg.why.exhausted"),
            Self::NoMatch => ("LCG-RES-08", "lcg.why.no-match"),
            Self::NoUnit => ("LCG-ENG-03", "lcg.why.no-unit"),
            Self::CannotBeDeclared => ("LCG-GOLD-01", "lcg.why.cannot-be-declared"),
            Self::NotAgainstThis => ("LCG-GOLD-01", "lcg.why.not-against-this"),
            Self::MostAttackers => ("LCG-GOLD-01", "lcg.why.most-attackers"),
            Self::DeclaredBefore => ("LCG-ENG-05", "lcg.why.declared-before"),
            Self::OwnObjective => ("LCG-ENG-02", "lcg.why.own-objective"),
            Self::EngagedBefore => ("LCG-CONF-02", "lcg.why.engaged-before"),
            Self::NoAttackers => ("LCG-CONF-04", "lcg.why.no-attackers"),
            Self::NotParticipating => ("LCG-STR-01", "lcg.why.not-participating"),
            Self::CommittedBefore => ("LCG-FORCE-02", "lcg.why.committed-before"),
            Self::NoForceCards => ("LCG-FORCE-03", "lcg.why.no-force-cards"),
            Self::NoAction => ("LCG-ABL-05", "lcg.why.no-action"),
            Self::UsedThisTurn => ("LCG-ABL-15", "lcg.why.used-this-turn"),
            Self::NothingToDo => ("LCG-ABL-14", "lcg.why.nothing-to-do"),
            Self::Fate => ("LCG-EDGE-12", "lcg.why.fate"),
            Self::WaitsForCondition => ("LCG-ABL-03", "lcg.why.waits"),
            Self::NotNow => ("LCG-DEP-01", "lcg.why.not-now"),
            Self::Unique => ("LCG-UNIQ-01", "lcg.why.unique"),
            Self::Limited => ("LCG-KEY-04", "lcg.why.limited"),
            Self::NoHost => ("LCG-DEP-08", "lcg.why.no-host"),
            Self::TooExpensive { cost, have } => {
                let args: [Arg; 2] = [number(cost), number(have)];
                return Reason::new("LCG-RES-02", Phrase::say("lcg.why.too-expensive", args));
            }
        };
        Reason::new(rule, Phrase::word(term))
    }
}
