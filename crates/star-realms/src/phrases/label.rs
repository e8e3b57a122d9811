//! Labels of options.

use table::{Arg, CardId, Phrase, Seat, Term};

use crate::effect::Effect;
use crate::phrases::program::program;
use crate::phrases::words::{points, zone_arg};
use crate::verb::{PickZone, Verb};

/// The card of an option, with whatever distinguishes it from others of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// The printed card.
    pub card: CardId,
    /// The card that it copies.
    pub model: Option<CardId>,
    /// The owner, for attacked bases.
    pub owner: Option<Seat>,
    /// The zone, for picks.
    pub zone: Option<PickZone>,
    /// The cost, if it must be paid.
    pub cost: Option<u8>,
    /// The defense, if it is attacked.
    pub defense: Option<u8>,
    /// Damage on it.
    pub damage: u8,
}

impl Named {
    /// A card of which only the name matters.
    pub const fn new(card: CardId) -> Self {
        Self { card, model: None, owner: None, zone: None, cost: None, defense: None, damage: 0 }
    }
}

/// An option as text. `seat` is the player for [`Verb::AttackSeat`] and [`Verb::Seat`], `number` the value for
/// [`Verb::Amount`], `branch` the program for [`Verb::Branch`].
pub fn label(verb: Verb, on: Option<&Named>, seat: Option<Seat>, number: u16, branch: Option<&[Effect]>) -> Phrase {
    let card = || card_arg(on);
    match verb {
        Verb::Play => Phrase::say("sr.label.play", [card()]),
        Verb::Primary => Phrase::say("sr.label.primary", [card()]),
        Verb::Ally => Phrase::say("sr.label.ally", [card()]),
        Verb::Scrap => Phrase::say("sr.label.scrap", [card()]),
        Verb::Buy => priced("sr.label.buy", "sr.label.buy.cost", on),
        Verb::JointBuy => priced("sr.label.joint-buy", "sr.label.joint-buy.cost", on),
        Verb::AttackBase => Phrase::say("sr.label.attack-base", [base(on)]),
        Verb::JointAttack => Phrase::say("sr.label.joint-attack", [base(on)]),
        Verb::AttackSeat => match seat {
            Some(seat) => Phrase::say("sr.label.attack", [Arg::Seat(seat)]),
            None => Phrase::word("sr.label.attack-player"),
        },
        Verb::Gift => Phrase::say("sr.label.gift", [card()]),
        Verb::EndTurn => Phrase::word("sr.label.end-turn"),
        Verb::Withdraw => Phrase::word("sr.label.withdraw"),
        Verb::PickScrap => from_zone("sr.label.pick-scrap", "sr.label.pick-scrap.from", on),
        Verb::PickDiscard => Phrase::say("sr.label.pick-discard", [card()]),
        Verb::PickDestroy => Phrase::say("sr.label.pick-destroy", [base(on)]),
        Verb::PickAcquire => Phrase::say("sr.label.pick-acquire", [card()]),
        Verb::PickCopy => match on.and_then(|n| n.zone) {
            Some(PickZone::Gone) => Phrase::say("sr.label.pick-copy.gone", [card()]),
            _ => Phrase::say("sr.label.pick-copy", [card()]),
        },
        Verb::PickLegacy => from_zone("sr.label.pick-legacy", "sr.label.pick-legacy.from", on),
        Verb::Branch => match branch {
            Some(effects) => program(effects),
            None => Phrase::say("sr.label.branch", [Arg::Number(i32::from(number) + 1)]),
        },
        Verb::Seat => match seat {
            Some(seat) => Phrase::say("sr.label.seat", [Arg::Seat(seat)]),
            None => Phrase::word("sr.label.no-seat"),
        },
        Verb::Amount => Phrase::say("sr.label.amount", [Arg::Number(number.into())]),
        Verb::Yes => Phrase::word("sr.label.yes"),
        Verb::No => Phrase::word("sr.label.no"),
        Verb::Done => Phrase::word("sr.label.done"),
    }
}

/// The card's name, with the card that it copies.
fn card_arg(on: Option<&Named>) -> Arg {
    match on {
        None => Arg::Noun(Term("sr.some-card")),
        Some(&Named { card, model: None, .. }) => Arg::Card(card),
        Some(&Named { card, model: Some(model), .. }) => {
            Arg::Phrase(Box::new(Phrase::say("sr.copying", [Arg::Card(card), Arg::Card(model)])))
        }
    }
}

/// A base with its owner, defense and damage, as far as they are known.
fn base(on: Option<&Named>) -> Arg {
    let mut phrase = Phrase::say("sr.label.base", [card_arg(on)]);
    if let Some(owner) = on.and_then(|n| n.owner) {
        phrase = Phrase::say("sr.label.base.of", [Arg::Phrase(Box::new(phrase)), Arg::Seat(owner)]);
    }
    if let Some((defense, damage)) = on.and_then(|n| Some((n.defense?, n.damage))) {
        let whole = Arg::Phrase(Box::new(phrase));
        let (left, full) = (Arg::Number(defense.saturating_sub(damage).into()), Arg::Number(defense.into()));
        phrase = match damage {
            0 => Phrase::say("sr.label.base.defense", [whole, full]),
            _ => Phrase::say("sr.label.base.damaged", [whole, left, full]),
        };
    }
    Arg::Phrase(Box::new(phrase))
}

fn priced(term: &'static str, with_cost: &'static str, on: Option<&Named>) -> Phrase {
    match on.and_then(|n| n.cost) {
        Some(cost) => Phrase::say(with_cost, [card_arg(on), points(cost, "sr.trade")]),
        None => Phrase::say(term, [card_arg(on)]),
    }
}

fn from_zone(term: &'static str, with_zone: &'static str, on: Option<&Named>) -> Phrase {
    match on.and_then(|n| n.zone) {
        Some(zone) => Phrase::say(with_zone, [card_arg(on), zone_arg(zone)]),
        None => Phrase::say(term, [card_arg(on)]),
    }
}
