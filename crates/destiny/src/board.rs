//! Converts a view to the table view that any client can draw.

use table::{Arg, Card, CardId, Counter, Gauge, Mark, MarkState, Panel, Phrase, TableView, Term, Zone, ZoneRole};

use crate::card::{Side, Symbol};
use crate::face::{mark, sign};
use crate::game::Destiny;
use crate::phrases::{self, number};
use crate::view::{DieView, Flow, InPlay, SeatView, Stacked, View};

impl<const W: usize> Destiny<W> {
    pub(crate) fn table_view_of(&self, view: &View) -> TableView {
        let status = match view.outcome {
            Some(outcome) => outcome.winners.lowest().map(|seat| Phrase::say("swd.log.won", [Arg::Seat(seat)])),
            // Before the first round no player has the turn.
            None if view.round == 0 => Some(Phrase::word("swd.status.setup")),
            None => Some(Phrase::say("swd.status", [number(view.round), Arg::Seat(view.active)])),
        };
        let mut zones = Vec::new();
        if let Some(field) = view.field {
            let mut slot = Card::new(Some(field), 1);
            if let Some(holder) = view.holder {
                let phrase = Phrase::say("swd.mark.holder", [Arg::Seat(holder)]);
                slot.marks.push(Mark::new("claim", phrase, MarkState::Fact));
            }
            zones.push(Zone::new(ZoneRole::Goals, None, Phrase::word("swd.zone.field"), vec![slot]));
        }
        for seat in &view.seats {
            zones.extend(self.seat_zones(view, seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        let gauges = view.flow.into_iter().map(gauge).collect();
        TableView { status, tracks: Vec::new(), gauges, seats, zones, map: None }
    }

    fn seat_zones(&self, view: &View, p: &SeatView) -> Vec<Zone> {
        let zone = |role, term, cards| Zone::new(role, Some(p.seat), Phrase::word(term), cards);
        let one = |card: Option<CardId>| Card::new(card, 1);
        let open = |cards: &[CardId]| cards.iter().map(|&c| one(Some(c))).collect::<Vec<_>>();
        let mut aside = open(&p.aside);
        aside.extend(p.stacked.iter().map(stacked_slot));
        let mut deck: Vec<Card> = p.top.iter().map(|&c| one(c)).collect();
        deck.extend(p.unseen.iter().map(|&(c, n)| Card::new(Some(c), n)));
        vec![
            zone(ZoneRole::Dice, "swd.zone.pool", p.pool.iter().map(|d| self.die_slot(view, d)).collect()),
            zone(ZoneRole::Play, "swd.zone.play", p.in_play.iter().map(|card| card_slot(view, card)).collect()),
            zone(ZoneRole::Hand, "swd.zone.hand", p.hand.iter().map(|&c| one(c)).collect()),
            Zone { count: p.deck, ..zone(ZoneRole::Draw, "swd.zone.deck", deck) },
            zone(ZoneRole::Discard, "swd.zone.discard", open(&p.discard)),
            zone(ZoneRole::Reserve, "swd.zone.aside", aside),
        ]
    }

    fn die_slot(&self, view: &View, die: &DieView) -> Card {
        let side = self.db.card(die.card).die.map_or_else(Side::default, |d| d.0[die.face as usize % 6]);
        let n = (!side.symbol.is_bare()).then_some(die.value);
        let state = match die {
            DieView { acts: true, .. } => MarkState::Ready,
            DieView { resolved: true, .. } => MarkState::Used,
            _ => MarkState::Fact,
        };
        let mut marks = vec![Mark { n, state, ..mark(side) }];
        // A mark distinguishes dice of the same card. It shows the position of their bearer among the cards in play.
        if let Some((seat, at)) = die.bearer {
            let bearer = view.seats[seat.idx()].in_play[at].card;
            let phrase = Phrase::say("swd.mark.bearer", [Arg::Card(bearer)]);
            marks.push(Mark { n: Some(at as u8), ..Mark::new("bearer", phrase, MarkState::Fact) });
        }
        Card { marks, ..Card::new(Some(die.card), 1) }
    }

    fn panel(&self, view: &View, p: &SeatView) -> Panel {
        let counter = |sign, term, n: usize| Counter::new(sign, Phrase::word(term), n as i32);
        let counters = vec![
            counter("resource", "swd.counter.resources", p.resources as usize),
            counter("hand", "swd.counter.hand", p.hand.len()),
            counter("deck", "swd.counter.deck", p.deck),
            counter("discard", "swd.counter.discard", p.discard.len()),
        ];
        let mut notes = Vec::new();
        if view.holder == Some(p.seat) {
            notes.push(Phrase::word("swd.note.holder"));
        }
        if view.claimed.contains(p.seat) {
            notes.push(Phrase::word("swd.note.claimed"));
        }
        Panel { notes, counters, active: view.round > 0 && view.active == p.seat, out: p.out, ..Panel::new(p.seat) }
    }
}

fn stacked_slot(card: &Stacked) -> Card {
    let phrase = Phrase::say("swd.mark.stacked", [Arg::Card(card.on)]);
    Card { marks: vec![Mark::new("stacked", phrase, MarkState::Fact)], ..Card::new(card.card, 1) }
}

/// A gauge of the table for damage to be dealt or shields to be given.
fn gauge(flow: Flow) -> Gauge {
    let symbol = Symbol::ALL.into_iter().find(|symbol| sign(*symbol) == flow.sign);
    let noun = symbol.map_or("swd.symbol.damage", phrases::symbol);
    let what = Phrase::say("swd.side", [number(flow.n), Arg::Noun(Term(noun))]);
    let text = match flow.sign {
        "unblockable" => Phrase::say("swd.gauge.unblockable", [number(flow.n)]),
        "shield" => Phrase::say("swd.gauge.give", [number(flow.n)]),
        _ => Phrase::say("swd.gauge.deal", [Arg::Phrase(Box::new(what))]),
    };
    Gauge { sign: flow.sign, text, value: flow.n.into(), most: None, seat: None, ends: Vec::new() }
}

fn card_slot(view: &View, card: &InPlay) -> Card {
    let token =
        |sign, term, n: u8| Mark { n: Some(n), ..Mark::new(sign, Phrase::say(term, [number(n)]), MarkState::Fact) };
    let mut marks = Vec::new();
    if card.exhausted {
        marks.push(Mark::new("exhausted", Phrase::word("swd.mark.exhausted"), MarkState::Used));
    }
    if card.health > 0 {
        let phrase = Phrase::say("swd.mark.damage", [number(card.damage), number(card.health)]);
        marks.push(Mark {
            n: Some(card.damage),
            of: Some(card.health),
            ..Mark::new("damage", phrase, MarkState::Fact)
        });
    } else if card.damage > 0 {
        marks.push(token("damage", "swd.mark.tokens", card.damage));
    }
    if card.shields > 0 {
        marks.push(token("shield", "swd.mark.shields", card.shields));
    }
    if card.dice > 0 {
        marks.push(token("die", "swd.mark.dice", card.dice));
    }
    if let (Some(flow), Some(most)) = (view.flow, card.takes) {
        let phrase = Phrase::say("swd.mark.takes", [number(most)]);
        marks.push(Mark { of: Some(most), ..Mark::new(flow.sign, phrase, MarkState::Ready) });
    }
    if card.gets > 0 {
        marks.push(token("fresh-damage", "swd.mark.gets", card.gets));
    }
    if card.used {
        marks.push(Mark::new("used", Phrase::word("swd.mark.used"), MarkState::Used));
    }
    Card { card: Some(card.card), count: 1, marks, attached: card.attached }
}
