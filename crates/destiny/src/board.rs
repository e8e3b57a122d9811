//! A view laid out for any client.

use table::{Arg, Badge, BadgeState, Board, CardId, Counter, Gauge, Panel, Phrase, Slot, Term, Zone, ZoneRole};

use crate::card::{Side, Symbol};
use crate::face::{mark, sign};
use crate::game::Destiny;
use crate::phrases::{self, number};
use crate::view::{DieView, Flow, InPlay, SeatView, Stacked, View};

impl<const W: usize> Destiny<W> {
    pub(crate) fn board_of(&self, view: &View) -> Board {
        let status = match view.outcome {
            Some(outcome) => outcome.winners.lowest().map(|seat| Phrase::say("swd.log.won", [Arg::Seat(seat)])),
            // Before the first round nobody has a turn.
            None if view.round == 0 => Some(Phrase::word("swd.status.setup")),
            None => Some(Phrase::say("swd.status", [number(view.round), Arg::Seat(view.active)])),
        };
        let mut zones = Vec::new();
        if let Some(field) = view.field {
            let mut slot = Slot::new(Some(field), 1);
            if let Some(holder) = view.holder {
                let phrase = Phrase::say("swd.badge.holder", [Arg::Seat(holder)]);
                slot.badges.push(Badge::new("claim", phrase, BadgeState::Fact));
            }
            zones.push(Zone::new(ZoneRole::Goals, None, Phrase::word("swd.zone.field"), vec![slot]));
        }
        for seat in &view.seats {
            zones.extend(self.seat_zones(view, seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        let gauges = view.flow.into_iter().map(gauge).collect();
        Board { status, tracks: Vec::new(), gauges, seats, zones, map: None }
    }

    fn seat_zones(&self, view: &View, p: &SeatView) -> Vec<Zone> {
        let zone = |role, term, slots| Zone::new(role, Some(p.seat), Phrase::word(term), slots);
        let one = |card: Option<CardId>| Slot::new(card, 1);
        let open = |cards: &[CardId]| cards.iter().map(|&c| one(Some(c))).collect::<Vec<_>>();
        let mut aside = open(&p.aside);
        aside.extend(p.stacked.iter().map(stacked_slot));
        let mut deck: Vec<Slot> = p.top.iter().map(|&c| one(c)).collect();
        deck.extend(p.unseen.iter().map(|&(c, n)| Slot::new(Some(c), n)));
        vec![
            zone(ZoneRole::Dice, "swd.zone.pool", p.pool.iter().map(|d| self.die_slot(view, d)).collect()),
            zone(ZoneRole::Play, "swd.zone.play", p.in_play.iter().map(|card| card_slot(view, card)).collect()),
            zone(ZoneRole::Hand, "swd.zone.hand", p.hand.iter().map(|&c| one(c)).collect()),
            Zone { count: p.deck, ..zone(ZoneRole::Draw, "swd.zone.deck", deck) },
            zone(ZoneRole::Discard, "swd.zone.discard", open(&p.discard)),
            zone(ZoneRole::Reserve, "swd.zone.aside", aside),
        ]
    }

    fn die_slot(&self, view: &View, die: &DieView) -> Slot {
        let side = self.db.card(die.card).die.map_or_else(Side::default, |d| d.0[die.face as usize % 6]);
        let n = (!side.symbol.is_bare()).then_some(die.value);
        let state = match die {
            DieView { acts: true, .. } => BadgeState::Ready,
            DieView { resolved: true, .. } => BadgeState::Used,
            _ => BadgeState::Fact,
        };
        let mut badges = vec![Badge { n, state, ..mark(side) }];
        // Dice of one card are told apart by whom they go with: the place among the cards in play is the number.
        if let Some((seat, at)) = die.bearer {
            let bearer = view.seats[seat.idx()].in_play[at].card;
            let phrase = Phrase::say("swd.badge.bearer", [Arg::Card(bearer)]);
            badges.push(Badge { n: Some(at as u8), ..Badge::new("bearer", phrase, BadgeState::Fact) });
        }
        Slot { badges, ..Slot::new(Some(die.card), 1) }
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

fn stacked_slot(card: &Stacked) -> Slot {
    let phrase = Phrase::say("swd.badge.stacked", [Arg::Card(card.on)]);
    Slot { badges: vec![Badge::new("stacked", phrase, BadgeState::Fact)], ..Slot::new(card.card, 1) }
}

/// What is to be dealt or given, as a number of the table.
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

fn card_slot(view: &View, card: &InPlay) -> Slot {
    let token =
        |sign, term, n: u8| Badge { n: Some(n), ..Badge::new(sign, Phrase::say(term, [number(n)]), BadgeState::Fact) };
    let mut badges = Vec::new();
    if card.exhausted {
        badges.push(Badge::new("exhausted", Phrase::word("swd.badge.exhausted"), BadgeState::Used));
    }
    if card.health > 0 {
        let phrase = Phrase::say("swd.badge.damage", [number(card.damage), number(card.health)]);
        badges.push(Badge {
            n: Some(card.damage),
            of: Some(card.health),
            ..Badge::new("damage", phrase, BadgeState::Fact)
        });
    } else if card.damage > 0 {
        badges.push(token("damage", "swd.badge.tokens", card.damage));
    }
    if card.shields > 0 {
        badges.push(token("shield", "swd.badge.shields", card.shields));
    }
    if card.dice > 0 {
        badges.push(token("die", "swd.badge.dice", card.dice));
    }
    if let (Some(flow), Some(most)) = (view.flow, card.takes) {
        let phrase = Phrase::say("swd.badge.takes", [number(most)]);
        badges.push(Badge { of: Some(most), ..Badge::new(flow.sign, phrase, BadgeState::Ready) });
    }
    if card.gets > 0 {
        badges.push(token("fresh-damage", "swd.badge.gets", card.gets));
    }
    if card.used {
        badges.push(Badge::new("used", Phrase::word("swd.badge.used"), BadgeState::Used));
    }
    Slot { card: Some(card.card), count: 1, badges, attached: card.attached }
}
