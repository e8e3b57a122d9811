//! Events as log lines.

use table::{Arg, Phrase, Term};

use crate::event::Event;
use crate::phrases::card::{phase_term, side_term};
use crate::phrases::program::{icon_term, number};

/// An event as a log line; `None` if it is not logged.
pub fn tell(event: Event) -> Option<Phrase> {
    let who = Arg::Seat;
    Some(match event {
        Event::Sides { dark } => Phrase::say("lcg.tell.sides", [who(dark)]),
        Event::Mulligan { seat, anew: true } => Phrase::say("lcg.tell.mulligan", [who(seat)]),
        Event::Mulligan { seat, anew: false } => Phrase::say("lcg.tell.keeps", [who(seat)]),
        Event::TurnBegan { seat, turn } => Phrase::say("lcg.tell.turn", [Arg::Number(turn.into()), who(seat)]),
        Event::PhaseBegan { phase } => Phrase::say("lcg.tell.phase", [Arg::Noun(phase_term(phase))]),
        Event::Dial { to } => Phrase::say("lcg.tell.dial", [number(to)]),
        Event::Objective { seat, card } => Phrase::say("lcg.tell.objective", [who(seat), Arg::Card(card)]),
        Event::Drew { seat, card: Some(card) } => Phrase::say("lcg.tell.drew", [who(seat), Arg::Card(card)]),
        Event::Drew { seat, card: None } => Phrase::say("lcg.tell.drew-hidden", [who(seat)]),
        Event::Discarded { seat, card } => Phrase::say("lcg.tell.discarded", [who(seat), Arg::Card(card)]),
        Event::Buried { seat, card: Some(card), objective: true } => {
            Phrase::say("lcg.tell.buried.objective", [who(seat), Arg::Card(card)])
        }
        Event::Buried { seat, card: None, objective: true } => {
            Phrase::say("lcg.tell.buried.objective.hidden", [who(seat)])
        }
        Event::Buried { seat, card: Some(card), .. } | Event::PutUnder { seat, card } => {
            Phrase::say("lcg.tell.buried", [who(seat), Arg::Card(card)])
        }
        Event::Buried { seat, card: None, .. } => Phrase::say("lcg.tell.buried.hidden", [who(seat)]),
        Event::Played { seat, card } => Phrase::say("lcg.tell.played", [who(seat), Arg::Card(card)]),
        Event::Generated { seat, card, n } => {
            let resources = Arg::Count(n.into(), Term("lcg.resource"));
            Phrase::say("lcg.tell.generated", [who(seat), resources, Arg::Card(card)])
        }
        Event::Used { seat, card } => Phrase::say("lcg.tell.used", [who(seat), Arg::Card(card)]),
        Event::Canceled { seat, card } => Phrase::say("lcg.tell.canceled", [who(seat), Arg::Card(card)]),
        Event::Entered { seat, card } => Phrase::say("lcg.tell.entered", [who(seat), Arg::Card(card)]),
        Event::Attached { card, host } => Phrase::say("lcg.tell.attached", [Arg::Card(card), Arg::Card(host)]),
        Event::Engaged { seat, dial: true, .. } => Phrase::say("lcg.tell.engaged.dial", [who(seat)]),
        Event::Engaged { seat, card, .. } => Phrase::say("lcg.tell.engaged", [who(seat), Arg::Card(card)]),
        Event::Declared { seat, card, attacks } => {
            let term = if attacks { "lcg.tell.declared.attack" } else { "lcg.tell.declared.defend" };
            Phrase::say(term, [who(seat), Arg::Card(card)])
        }
        Event::Shielded { card } => Phrase::say("lcg.tell.shielded", [Arg::Card(card)]),
        Event::ShieldUsed { card } => Phrase::say("lcg.tell.shield-used", [Arg::Card(card)]),
        Event::Placed { seat, card: Some(card) } => Phrase::say("lcg.tell.placed", [who(seat), Arg::Card(card)]),
        Event::Placed { seat, card: None } => Phrase::say("lcg.tell.placed.hidden", [who(seat)]),
        Event::Revealed { seat, card } => Phrase::say("lcg.tell.revealed", [who(seat), Arg::Card(card)]),
        Event::Fate { seat, card } => Phrase::say("lcg.tell.fate", [who(seat), Arg::Card(card)]),
        Event::Edge { winner, attacker, defender } => {
            Phrase::say("lcg.tell.edge", [who(winner), number(attacker), number(defender)])
        }
        Event::EdgeAgain => Phrase::word("lcg.tell.edge-again"),
        Event::Strikes { seat, card } => Phrase::say("lcg.tell.strikes", [who(seat), Arg::Card(card)]),
        Event::Icons { icon, n } => Phrase::say("lcg.tell.icons", [Arg::Count(n.into(), icon_term(icon, false))]),
        Event::Damaged { card, n } => Phrase::say("lcg.tell.damaged", [Arg::Card(card), number(n)]),
        Event::Healed { card, n } => Phrase::say("lcg.tell.healed", [Arg::Card(card), number(n)]),
        Event::Protected { card, by, n } => {
            Phrase::say("lcg.tell.protected", [Arg::Card(by), number(n), Arg::Card(card)])
        }
        Event::Focused { card, n } => {
            let tokens = Arg::Count(n.into(), Term("lcg.focus-token"));
            Phrase::say("lcg.tell.focused", [Arg::Card(card), tokens])
        }
        Event::Unfocused { card, n } => {
            let tokens = Arg::Count(n.into(), Term("lcg.focus-token"));
            Phrase::say("lcg.tell.unfocused", [Arg::Card(card), tokens])
        }
        Event::Destroyed { seat, card } => Phrase::say("lcg.tell.destroyed", [who(seat), Arg::Card(card)]),
        Event::Left { seat, card } => Phrase::say("lcg.tell.left", [who(seat), Arg::Card(card)]),
        Event::ToHand { seat, card } => Phrase::say("lcg.tell.to-hand", [Arg::Card(card), who(seat)]),
        Event::Captured { by, card: Some(card), at, .. } => {
            Phrase::say("lcg.tell.captured", [who(by), Arg::Card(card), Arg::Card(at)])
        }
        Event::Captured { by, card: None, at, .. } => Phrase::say("lcg.tell.captured.hidden", [who(by), Arg::Card(at)]),
        Event::Rescued { seat, card: Some(card) } => Phrase::say("lcg.tell.rescued", [who(seat), Arg::Card(card)]),
        Event::Rescued { seat, card: None } => Phrase::say("lcg.tell.rescued.hidden", [who(seat)]),
        Event::Looked { seat, n } => {
            Phrase::say("lcg.tell.looked", [who(seat), Arg::Count(n.into(), Term("lcg.card"))])
        }
        Event::Shown { seat, card } => Phrase::say("lcg.tell.shown", [who(seat), Arg::Card(card)]),
        Event::Unopposed { seat } => Phrase::say("lcg.tell.unopposed", [who(seat)]),
        Event::Committed { seat, card } => Phrase::say("lcg.tell.committed", [who(seat), Arg::Card(card)]),
        Event::Struggle { light, dark, balance } => {
            let side = Arg::Noun(side_term(balance));
            Phrase::say("lcg.tell.struggle", [number(light), number(dark), side])
        }
        Event::Won { seat } => Phrase::say("lcg.tell.won", [who(seat)]),
    })
}
