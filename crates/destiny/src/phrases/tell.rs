//! Log lines for events.

use table::{Arg, Phrase};

use crate::card::Side;
use crate::db::Db;
use crate::event::Event;
use crate::phrases::{self, die, number};

/// The log line of an event; `None` for events that are only for animation.
pub(crate) fn tell(db: &Db, e: Event) -> Option<Phrase> {
    use Arg::{Card, Seat};
    let say = |term, args: Vec<Arg>| Some(Phrase::say(term, args));
    let side_of = |card, face: u8| {
        let sides = db.card(card).die;
        Arg::Phrase(Box::new(phrases::side(sides.map_or_else(Side::default, |d| d.0[face as usize % 6]))))
    };
    match e {
        Event::Returned { seat, n } => say("swd.log.returned", vec![Seat(seat), number(n)]),
        // The log contains only the sum.
        Event::RollingOff { .. } => None,
        Event::RolledOff { seat, sum } => say("swd.log.rolled-off", vec![Seat(seat), number(sum)]),
        Event::Field { seat, card } => say("swd.log.field", vec![Seat(seat), Card(card)]),
        Event::Round { n } => say("swd.log.round", vec![number(n)]),
        Event::Upkeep => say("swd.log.upkeep", vec![]),
        Event::Drew { seat, card: Some(card) } => say("swd.log.drew", vec![Seat(seat), Card(card)]),
        Event::Drew { seat, card: None } => say("swd.log.drew-one", vec![Seat(seat)]),
        Event::Discarded { seat, card } => say("swd.log.discarded", vec![Seat(seat), Card(card)]),
        Event::Milled { seat, card } => say("swd.log.milled", vec![Seat(seat), Card(card)]),
        Event::Looked { by, seat, card: Some(card) } => say("swd.log.looked", vec![Seat(by), Seat(seat), Card(card)]),
        Event::Looked { by, seat, card: None } => say("swd.log.looked-one", vec![Seat(by), Seat(seat)]),
        Event::Revealed { seat, card } => say("swd.log.revealed", vec![Seat(seat), Card(card)]),
        Event::Shuffled { seat } => say("swd.log.shuffled", vec![Seat(seat)]),
        Event::Revived { seat, card } => say("swd.log.revived", vec![Seat(seat), Card(card)]),
        Event::TookControl { seat, card } => say("swd.log.took-control", vec![Seat(seat), Card(card)]),
        Event::BecameSupport { seat, card } => say("swd.log.became-support", vec![Seat(seat), Card(card)]),
        Event::BecameUpgrade { seat, card, to } => {
            say("swd.log.became-upgrade", vec![Seat(seat), Card(card), Card(to)])
        }
        Event::Captured { die, card } => say("swd.log.captured", vec![Card(die), Card(card)]),
        Event::Canceled { card } => say("swd.log.canceled", vec![Card(card)]),
        Event::Played { seat, card, on: None } => say("swd.log.played", vec![Seat(seat), Card(card)]),
        Event::Played { seat, card, on: Some(on) } => say("swd.log.played-on", vec![Seat(seat), Card(card), Card(on)]),
        Event::Gone { seat, card } => say("swd.log.gone", vec![Seat(seat), Card(card)]),
        Event::SetAside { seat, card } => say("swd.log.aside", vec![Seat(seat), Card(card)]),
        Event::Stacked { seat, card: Some(card), on } => say("swd.log.stacked", vec![Seat(seat), Card(card), Card(on)]),
        Event::Stacked { seat, card: None, on } => say("swd.log.stacked-one", vec![Seat(seat), Card(on)]),
        Event::Tucked { seat, card: None, top: true } => say("swd.log.on-deck-one", vec![Seat(seat)]),
        Event::Tucked { seat, card: None, top: false } => say("swd.log.under-deck-one", vec![Seat(seat)]),
        Event::OnDeck { seat, card: Some(card), top: true } | Event::Tucked { seat, card: Some(card), top: true } => {
            say("swd.log.on-deck", vec![Seat(seat), Card(card)])
        }
        Event::OnDeck { seat, card: Some(card), .. } | Event::Tucked { seat, card: Some(card), .. } => {
            say("swd.log.under-deck", vec![Seat(seat), Card(card)])
        }
        Event::OnDeck { .. } => None,
        Event::ToHand { seat, card } => say("swd.log.to-hand", vec![Seat(seat), Card(card)]),
        Event::Moved { seat, card, to } => say("swd.log.moved", vec![Seat(seat), Card(card), Card(to)]),
        Event::Activated { seat, card } => say("swd.log.activated", vec![Seat(seat), Card(card)]),
        Event::Rolled { seat, card, face, again: false } => {
            say("swd.log.rolled", vec![Seat(seat), Card(card), side_of(card, face)])
        }
        Event::Rolled { seat, card, face, .. } => {
            say("swd.log.rerolled", vec![Seat(seat), Card(card), side_of(card, face)])
        }
        Event::Rotated { seat, card, from, to } => {
            say("swd.log.turned", vec![Seat(seat), die(db, card, from), side_of(card, to)])
        }
        Event::Removed { seat, card, face } => say("swd.log.removed", vec![Seat(seat), die(db, card, face)]),
        Event::Resolved { seat, card, symbol, value: 0 } => {
            let what = Arg::Noun(table::Term(phrases::symbol(symbol)));
            say("swd.log.resolved", vec![Seat(seat), Card(card), what])
        }
        Event::Resolved { seat, card, symbol, value } => {
            let what = Arg::Noun(table::Term(phrases::symbol(symbol)));
            say("swd.log.resolved-for", vec![Seat(seat), Card(card), number(value), what])
        }
        Event::Used { seat, card } => say("swd.log.used", vec![Seat(seat), Card(card)]),
        Event::Claimed { seat } => say("swd.log.claimed", vec![Seat(seat)]),
        Event::Passed { seat } => say("swd.log.passed", vec![Seat(seat)]),
        Event::Bid { seat, n } => say("swd.log.bid", vec![Seat(seat), number(n)]),
        Event::Damaged { card, n, blocked: 0, .. } => say("swd.log.damaged", vec![Card(card), number(n)]),
        Event::Damaged { card, n, blocked, .. } => {
            say("swd.log.damaged-blocked", vec![Card(card), number(n), number(blocked)])
        }
        Event::Healed { card, n, .. } => say("swd.log.healed", vec![Card(card), number(n)]),
        Event::DamageMoved { from, to, n } => say("swd.log.damage-moved", vec![number(n), Card(from), Card(to)]),
        Event::Shielded { card, n, .. } => say("swd.log.shielded", vec![Card(card), number(n)]),
        Event::Unshielded { card, n, .. } => say("swd.log.unshielded", vec![Card(card), number(n)]),
        Event::Defeated { seat, card } => say("swd.log.defeated", vec![Seat(seat), Card(card)]),
        Event::Gained { seat, n } => say("swd.log.gained", vec![Seat(seat), number(n)]),
        Event::Lost { seat, n } => say("swd.log.lost", vec![Seat(seat), number(n)]),
        Event::Readied { card, .. } => say("swd.log.readied", vec![Card(card)]),
        Event::Exhausted { card, .. } => say("swd.log.exhausted", vec![Card(card)]),
        Event::Extra { seat, n } => say("swd.log.extra", vec![Seat(seat), number(n)]),
        Event::PhaseEnds => say("swd.log.phase-ends", vec![]),
        Event::Out { seat, beaten: true } => say("swd.log.beaten", vec![Seat(seat)]),
        Event::Out { seat, beaten: false } => say("swd.log.empty", vec![Seat(seat)]),
        Event::Won { seat } => say("swd.log.won", vec![Seat(seat)]),
    }
}
