//! Questions to seats.

use cards::N;
use table::{Arg, CardId, Phrase, Seat};

use crate::effect::Select;
use crate::phrases::program::{Action, picked};
use crate::phrases::words::{cards, points};
use crate::verb::Verb;

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The main phase.
    Main,
    /// The main phase of a team (hydra).
    TeamMain,
    /// The end of the turn is declared; it can be withdrawn while teammates continue (hydra).
    Waiting,
    /// Pick cards for an effect.
    Pick {
        /// The verb of the picks.
        purpose: Verb,
        /// The number of picks.
        n: N,
        /// The cards to pick from.
        from: Select,
    },
    /// Choose one part of an ability.
    Branch {
        /// The card that causes the question.
        card: CardId,
    },
    /// Choose the opponent who discards.
    ChooseOpponentToDiscard {
        /// The number of cards.
        n: u8,
    },
    /// Discard because of an opponent's effect.
    MustDiscard {
        /// Cards still to discard.
        left: u8,
    },
    /// Choose the amount of combat for an attack on a player.
    AttackAmount {
        /// The attacked player.
        victim: Seat,
    },
    /// Choose the amount of combat for an attack on a base (raid).
    BaseAmount {
        /// The base.
        card: CardId,
    },
    /// Put the ship on top of the deck or into the discard pile.
    OnTop {
        /// The acquired ship.
        card: CardId,
    },
    /// Choose the player who gets a card (emperor).
    GiveTo {
        /// The card.
        card: CardId,
    },
    /// An eliminated player may give a card away.
    Legacy {
        /// The recipient.
        to: Seat,
    },
    /// Choose a teammate's share (hydra).
    Share {
        /// The teammate.
        who: Seat,
        /// The card to buy or attack.
        card: CardId,
        /// Its cost or defense.
        cost: u8,
        /// True for a purchase, false for an attack.
        buying: bool,
    },
    /// A teammate proposes a share (hydra).
    Confirm {
        /// The player who proposes.
        by: Seat,
        /// The card to buy or attack.
        card: CardId,
        /// The proposed share.
        share: u16,
        /// True for a purchase, false for an attack.
        buying: bool,
    },
    /// Use an optional effect or not.
    May {
        /// The card that causes the question.
        card: CardId,
    },
}

/// A question as text.
pub fn prompt(prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::Main => Phrase::word("sr.prompt.main"),
        Prompt::TeamMain => Phrase::word("sr.prompt.team-main"),
        Prompt::Waiting => Phrase::word("sr.prompt.waiting"),
        Prompt::Pick { purpose, n, from } => {
            Phrase::say("sr.prompt.pick", [Arg::Phrase(Box::new(picked(action(purpose), n, &from)))])
        }
        Prompt::Branch { card } => Phrase::say("sr.prompt.branch", [Arg::Card(card)]),
        Prompt::ChooseOpponentToDiscard { n } => Phrase::say("sr.prompt.choose-opponent", [cards(n)]),
        Prompt::MustDiscard { left } => Phrase::say("sr.prompt.must-discard", [cards(left)]),
        Prompt::AttackAmount { victim } => Phrase::say("sr.prompt.attack-amount", [Arg::Seat(victim)]),
        Prompt::BaseAmount { card } => Phrase::say("sr.prompt.base-amount", [Arg::Card(card)]),
        Prompt::OnTop { card } => Phrase::say("sr.prompt.on-top", [Arg::Card(card)]),
        Prompt::GiveTo { card } => Phrase::say("sr.prompt.give-to", [Arg::Card(card)]),
        Prompt::Legacy { to } => Phrase::say("sr.prompt.legacy", [Arg::Seat(to)]),
        Prompt::Share { who, card, cost, buying } => {
            let (term, unit) = joint(buying, ("sr.prompt.share-buy", "sr.prompt.share-attack"));
            Phrase::say(term, [Arg::Seat(who), Arg::Card(card), points(cost, unit)])
        }
        Prompt::Confirm { by, card, share, buying } => {
            let (term, unit) = joint(buying, ("sr.prompt.confirm-buy", "sr.prompt.confirm-attack"));
            Phrase::say(term, [Arg::Seat(by), Arg::Card(card), points(share, unit)])
        }
        Prompt::May { card } => Phrase::say("sr.prompt.may", [Arg::Card(card)]),
    }
}

const fn joint(buying: bool, terms: (&'static str, &'static str)) -> (&'static str, &'static str) {
    if buying { (terms.0, "sr.trade") } else { (terms.1, "sr.combat") }
}

const fn action(purpose: Verb) -> Action {
    match purpose {
        Verb::PickScrap => Action::Scrap,
        Verb::PickDiscard => Action::Discard,
        Verb::PickDestroy => Action::Destroy,
        Verb::PickAcquire => Action::Acquire,
        Verb::PickCopy => Action::Copy,
        _ => Action::Choose,
    }
}
