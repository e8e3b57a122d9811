//! Why something is not an option, with the rule that says so.

use table::{Arg, Phrase, Reason, Seat};

use crate::card::Faction;
use crate::event::Ability;
use crate::phrases::words::{ability_arg, faction_arg, points, zone_arg};
use crate::verb::PickZone;

/// The reason why a target is not an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// It is another player's turn.
    NotYourTurn,
    /// A question must be answered first.
    AnswerFirst,
    /// The current question does not offer this.
    NotAChoice,
    /// The game has ended.
    GameOver,
    /// The player is out.
    YouAreOut,
    /// Not enough trade.
    TooExpensive {
        /// The cost of the card.
        cost: u8,
        /// Trade that the player has.
        have: u16,
    },
    /// The Explorer pile is empty.
    NoExplorersLeft,
    /// Explorers cannot be bought once trade deck and row are empty (a ruling).
    ExplorersSoldOut,
    /// An outpost protects it.
    OutpostFirst {
        /// The owner of the outpost.
        owner: Seat,
        /// It shields the whole team (hydra).
        team: bool,
    },
    /// Not enough combat for a base.
    DefenseTooHigh {
        /// The combat needed.
        defense: u8,
        /// Combat that the player has.
        have: u16,
    },
    /// No combat left.
    NoCombat,
    /// The mode does not let the player attack this seat.
    OutOfReach {
        /// The seat.
        seat: Seat,
        /// The rule that protects it.
        reach: Reach,
    },
    /// The targeted player is out of the game.
    PlayerIsOut {
        /// The player.
        seat: Seat,
    },
    /// The target belongs to a teammate or to the player.
    SameTeam,
    /// The ability was already used this turn.
    AlreadyUsed {
        /// The kind of ability.
        ability: Ability,
    },
    /// No other card of the faction is in play.
    NoAlly {
        /// The faction.
        faction: Faction,
    },
    /// The card has no ability to use now.
    NoAbility,
    /// A ship's primary ability took effect when it was played.
    ShipWorksWhenPlayed,
    /// The card belongs to another player.
    NotYours,
    /// Cards can be played only from the hand.
    CannotPlayFrom {
        /// The zone of the card.
        zone: PickZone,
    },
    /// Only cards of the player's discard pile can be given away, for 1 trade (emperor).
    CannotGive,
    /// A team may not pay jointly for Explorers (a ruling).
    NoJointExplorers,
    /// The end of the turn is declared: withdraw it first (hydra).
    TurnDeclaredOver,
}

/// The players and bases in reach, in modes where not every living enemy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only the left neighbor can be attacked (hunter).
    Prey,
    /// Only bases of the two neighbors (hunter).
    NeighborBases,
    /// Only the opposite admiral, then the emperor (emperor).
    Opposite,
}

impl Reach {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Prey, Self::NeighborBases, Self::Opposite];
}

/// A reason as text.
pub fn why_not(why: WhyNot) -> Reason {
    let (rule, phrase) = match why {
        WhyNot::NotYourTurn => ("SR-TURN-01", Phrase::word("sr.why.not-your-turn")),
        WhyNot::AnswerFirst => ("SR-ABL-05", Phrase::word("sr.why.answer-first")),
        WhyNot::NotAChoice => ("SR-ABL-05", Phrase::word("sr.why.not-a-choice")),
        WhyNot::GameOver => ("SR-WIN-01", Phrase::word("sr.why.game-over")),
        WhyNot::YouAreOut => ("SR-ELIM-OPEN1", Phrase::word("sr.why.you-are-out")),
        WhyNot::TooExpensive { cost, have } => {
            ("SR-BUY-02", Phrase::say("sr.why.too-expensive", [points(cost, "sr.trade"), Arg::Number(have.into())]))
        }
        WhyNot::NoExplorersLeft => ("SR-BUY-OPEN1", Phrase::word("sr.why.no-explorers")),
        WhyNot::ExplorersSoldOut => ("SR-BUY-08", Phrase::word("sr.why.explorers-sold-out")),
        WhyNot::OutpostFirst { owner, team } => {
            let rule = if team { "SR-HYDRA-10" } else { "SR-OUT-01" };
            (rule, Phrase::say("sr.why.outpost-first", [Arg::Seat(owner)]))
        }
        WhyNot::DefenseTooHigh { defense, have } => (
            "SR-ATT-03",
            Phrase::say("sr.why.defense-too-high", [points(defense, "sr.combat"), Arg::Number(have.into())]),
        ),
        WhyNot::NoCombat => ("SR-ATT-05", Phrase::word("sr.why.no-combat")),
        WhyNot::OutOfReach { seat, reach } => {
            let (rule, term) = match reach {
                Reach::Prey => ("SR-HUNT-02", "sr.why.out-of-reach.hunter"),
                Reach::NeighborBases => ("SR-HUNT-03", "sr.why.out-of-reach.hunter"),
                Reach::Opposite => ("SR-EMP-04", "sr.why.out-of-reach.emperor"),
            };
            (rule, Phrase::say(term, [Arg::Seat(seat)]))
        }
        WhyNot::PlayerIsOut { seat } => ("SR-ELIM-OPEN1", Phrase::say("sr.why.player-is-out", [Arg::Seat(seat)])),
        WhyNot::SameTeam => ("SR-MULTI-OPEN2", Phrase::word("sr.why.same-team")),
        WhyNot::AlreadyUsed { ability } => ("SR-ABL-02", Phrase::say("sr.why.already-used", [ability_arg(ability)])),
        WhyNot::NoAlly { faction } => ("SR-ALLY-01", Phrase::say("sr.why.no-ally", [faction_arg(faction)])),
        WhyNot::NoAbility => ("SR-ABL-01", Phrase::word("sr.why.no-ability")),
        WhyNot::ShipWorksWhenPlayed => ("SR-SHIP-01", Phrase::word("sr.why.ship-works-when-played")),
        WhyNot::NotYours => ("SR-ABL-01", Phrase::word("sr.why.not-yours")),
        WhyNot::CannotPlayFrom { zone } => ("SR-MAIN-01", Phrase::say("sr.why.cannot-play-from", [zone_arg(zone)])),
        WhyNot::CannotGive => ("SR-EMP-07", Phrase::word("sr.why.cannot-give")),
        WhyNot::NoJointExplorers => ("SR-HYDRA-OPEN3", Phrase::word("sr.why.no-joint-explorers")),
        WhyNot::TurnDeclaredOver => ("SR-HYDRA-OPEN1", Phrase::word("sr.why.declared-over")),
    };
    Reason::new(rule, phrase)
}
