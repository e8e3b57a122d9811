//! Events as log lines.

use table::{Arg, Phrase};

use crate::event::{Event, ScrapFrom};
use crate::phrases::words::{ability_arg, cards, points, status, won, zone_arg};
use crate::verb::PickZone;

/// An event as a log line; `None` for events without one.
pub fn tell(event: Event) -> Option<Phrase> {
    let phrase = match event {
        Event::TurnBegan { seats, turn } => status(turn, seats),
        Event::Played { seat, card } => Phrase::say("sr.tell.played", [Arg::Seat(seat), Arg::Card(card)]),
        Event::Used { seat, card, ability } => {
            Phrase::say("sr.tell.used", [Arg::Seat(seat), ability_arg(ability), Arg::Card(card)])
        }
        Event::Gained { seat, trade, combat, authority } => {
            let gains = [(trade, "sr.trade"), (combat, "sr.combat"), (authority, "sr.authority")];
            let gains: Vec<_> = gains.into_iter().filter(|(n, _)| *n > 0).map(|(n, what)| points(n, what)).collect();
            if gains.is_empty() {
                return None;
            }
            Phrase::say("sr.tell.gained", [Arg::Seat(seat), Arg::AllOf(gains)])
        }
        Event::Drew { seat, card: Some(card) } => Phrase::say("sr.tell.drew", [Arg::Seat(seat), Arg::Card(card)]),
        Event::Drew { seat, card: None } => Phrase::say("sr.tell.drew-hidden", [Arg::Seat(seat)]),
        Event::Reshuffled { seat } => Phrase::say("sr.tell.reshuffled", [Arg::Seat(seat)]),
        Event::PutOnTop { seat, card } => Phrase::say("sr.tell.put-on-top", [Arg::Seat(seat), Arg::Card(card)]),
        Event::Acquired { seat, card, paid, jointly, on_top } => {
            let (seat, card, price) = (Arg::Seat(seat), Arg::Card(card), points(paid, "sr.trade"));
            match (paid, on_top) {
                _ if jointly => Phrase::say("sr.tell.bought.jointly", [seat, card, price]),
                (0, false) => Phrase::say("sr.tell.acquired", [seat, card]),
                (0, true) => Phrase::say("sr.tell.acquired.on-top", [seat, card]),
                (_, false) => Phrase::say("sr.tell.bought", [seat, card, price]),
                (_, true) => Phrase::say("sr.tell.bought.on-top", [seat, card, price]),
            }
        }
        Event::Revealed { card } => Phrase::say("sr.tell.revealed", [Arg::Card(card)]),
        Event::Scrapped { seat, card, from } => {
            let zone = zone_arg(match from {
                ScrapFrom::Hand => PickZone::Hand,
                ScrapFrom::Discard => PickZone::Discard,
                ScrapFrom::TradeRow => PickZone::Row,
            });
            Phrase::say("sr.tell.scrapped", [Arg::Seat(seat), Arg::Card(card), zone])
        }
        Event::Discarded { seat, card } => Phrase::say("sr.tell.discarded", [Arg::Seat(seat), Arg::Card(card)]),
        Event::MustDiscard { by, victim, n } => {
            Phrase::say("sr.tell.must-discard", [Arg::Seat(by), Arg::Seat(victim), cards(n)])
        }
        Event::Copied { seat, card, model } => {
            Phrase::say("sr.tell.copied", [Arg::Seat(seat), Arg::Card(card), Arg::Card(model)])
        }
        Event::Attacked { by, victim, amount } => {
            Phrase::say("sr.tell.attacked", [Arg::Seat(by), Arg::Seat(victim), points(amount, "sr.authority")])
        }
        Event::Damaged { by, owner, card, amount } => {
            let amount = Arg::Number(amount.into());
            Phrase::say("sr.tell.damaged", [Arg::Seat(by), Arg::Seat(owner), Arg::Card(card), amount])
        }
        Event::Destroyed { by, owner, card } if by == owner => {
            Phrase::say("sr.tell.destroyed.own", [Arg::Seat(by), Arg::Card(card)])
        }
        Event::Destroyed { by, owner, card } => {
            Phrase::say("sr.tell.destroyed", [Arg::Seat(by), Arg::Seat(owner), Arg::Card(card)])
        }
        Event::ChippedIn { seat, amount, card, buying } => {
            let (term, unit) =
                if buying { ("sr.tell.share.buy", "sr.trade") } else { ("sr.tell.share.attack", "sr.combat") };
            Phrase::say(term, [Arg::Seat(seat), points(amount, unit), Arg::Card(card)])
        }
        Event::Proposed { by, card, buying } => {
            let term = if buying { "sr.tell.proposed.buy" } else { "sr.tell.proposed.attack" };
            Phrase::say(term, [Arg::Seat(by), Arg::Card(card)])
        }
        Event::Refused { seat, card, buying } => {
            let term = if buying { "sr.tell.refused.buy" } else { "sr.tell.refused.attack" };
            Phrase::say(term, [Arg::Seat(seat), Arg::Card(card)])
        }
        Event::Gave { from, to, card } => {
            Phrase::say("sr.tell.gave", [Arg::Seat(from), Arg::Seat(to), Arg::Card(card)])
        }
        Event::Declared { seat, done: true } => Phrase::say("sr.tell.declared", [Arg::Seat(seat)]),
        Event::Declared { seat, done: false } => Phrase::say("sr.tell.withdrew", [Arg::Seat(seat)]),
        Event::TurnEnded { seat } => Phrase::say("sr.tell.turn-ended", [Arg::Seat(seat)]),
        Event::Eliminated { seat } => Phrase::say("sr.tell.eliminated", [Arg::Seat(seat)]),
        Event::Won { winners } => won(winners),
    };
    Some(phrase)
}
