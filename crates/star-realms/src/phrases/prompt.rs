//! What a seat is asked.

use cards::N;
use table::{Arg, CardId, Phrase, Seat};

use crate::effect::Select;
use crate::phrases::program::{Deed, picked};
use crate::phrases::words::{cards, points};
use crate::verb::Verb;

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The free main phase.
    Main,
    /// The main phase of a team (hydra).
    TeamMain,
    /// The end was declared; it can be withdrawn while teammates go on (hydra).
    Waiting,
    /// Pick things for an effect.
    Pick {
        /// The verb of the picks.
        purpose: Verb,
        /// How many.
        n: N,
        /// Out of what.
        from: Select,
    },
    /// Choose one part of an ability.
    Branch {
        /// The card that asks.
        card: CardId,
    },
    /// Choose who discards.
    ChooseOpponentToDiscard {
        /// How many cards.
        n: u8,
    },
    /// Discard to an opponent's effect.
    MustDiscard {
        /// Cards still to discard.
        left: u8,
    },
    /// How much combat to spend on a player.
    AttackAmount {
        /// The player under attack.
        victim: Seat,
    },
    /// How much combat to spend on a base (raid).
    BaseAmount {
        /// The base.
        card: CardId,
    },
    /// On top of the deck, or into the discard pile?
    OnTop {
        /// The ship acquired.
        card: CardId,
    },
    /// Who gets a card (emperor).
    GiveTo {
        /// The card.
        card: CardId,
    },
    /// An eliminated player may leave a card.
    Legacy {
        /// To whom.
        to: Seat,
    },
    /// How much a teammate is to pay (hydra).
    Share {
        /// The teammate.
        who: Seat,
        /// The card to be bought or attacked.
        card: CardId,
        /// Its cost or defense.
        cost: u8,
        /// A purchase (true) or an attack.
        buying: bool,
    },
    /// A teammate asks for a share (hydra).
    Confirm {
        /// Who asks.
        by: Seat,
        /// The card to be bought or attacked.
        card: CardId,
        /// The share.
        share: u16,
        /// A purchase (true) or an attack.
        buying: bool,
    },
    /// Have an effect or leave it.
    May {
        /// The card that asks.
        card: CardId,
    },
}

/// A question in words.
pub fn prompt(prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::Main => Phrase::word("sr.prompt.main"),
        Prompt::TeamMain => Phrase::word("sr.prompt.team-main"),
        Prompt::Waiting => Phrase::word("sr.prompt.waiting"),
        Prompt::Pick { purpose, n, from } => {
            Phrase::say("sr.prompt.pick", [Arg::Phrase(Box::new(picked(deed(purpose), n, &from)))])
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

const fn deed(purpose: Verb) -> Deed {
    match purpose {
        Verb::PickScrap => Deed::Scrap,
        Verb::PickDiscard => Deed::Discard,
        Verb::PickDestroy => Deed::Destroy,
        Verb::PickAcquire => Deed::Acquire,
        Verb::PickCopy => Deed::Copy,
        _ => Deed::Choose,
    }
}
