//! A view laid out for any client.

use table::{Arg, Badge, BadgeState, Board, CardId, Counter, Panel, Phrase, Slot, Zone, ZoneRole};

use crate::card::Side;
use crate::face::sign;
use crate::game::Destiny;
use crate::phrases::{self, number};
use crate::view::{DieView, InPlay, SeatView, Stacked, View};

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
                slot.badges.push(Badge::new("holder", phrase, BadgeState::Fact));
            }
            zones.push(Zone::new(ZoneRole::Goals, None, Phrase::word("swd.zone.field"), vec![slot]));
        }
        for seat in &view.seats {
            zones.extend(self.seat_zones(seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        Board { status, tracks: Vec::new(), gauges: Vec::new(), seats, zones, map: None }
    }

    fn seat_zones(&self, p: &SeatView) -> Vec<Zone> {
        let zone = |role, term, slots| Zone::new(role, Some(p.seat), Phrase::word(term), slots);
        let one = |card: Option<CardId>| Slot::new(card, 1);
        let open = |cards: &[CardId]| cards.iter().map(|&c| one(Some(c))).collect::<Vec<_>>();
        let mut aside = open(&p.aside);
        aside.extend(p.stacked.iter().map(stacked_slot));
        let mut deck: Vec<Slot> = p.top.iter().map(|&c| one(c)).collect();
        deck.extend(p.unseen.iter().map(|&(c, n)| Slot::new(Some(c), n)));
        vec![
            zone(ZoneRole::Dice, "swd.zone.pool", p.pool.iter().map(|d| self.die_slot(d)).collect()),
            zone(ZoneRole::Play, "swd.zone.play", p.in_play.iter().map(card_slot).collect()),
            zone(ZoneRole::Hand, "swd.zone.hand", p.hand.iter().map(|&c| one(c)).collect()),
            Zone { count: p.deck, ..zone(ZoneRole::Draw, "swd.zone.deck", deck) },
            zone(ZoneRole::Discard, "swd.zone.discard", open(&p.discard)),
            zone(ZoneRole::Reserve, "swd.zone.aside", aside),
        ]
    }

    fn die_slot(&self, die: &DieView) -> Slot {
        let side = self.db.card(die.card).die.map_or_else(Side::default, |d| d.0[die.face as usize % 6]);
        let n = Some(die.value).filter(|_| !side.symbol.is_bare());
        let mut badges = vec![Badge { n, ..Badge::new(sign(side.symbol), phrases::side(side), BadgeState::Fact) }];
        if side.plus {
            badges.push(Badge::new("modifier", Phrase::word("swd.badge.modifier"), BadgeState::Fact));
        }
        if side.cost > 0 {
            let phrase = Phrase::say("swd.badge.pay", [number(side.cost)]);
            badges.push(Badge { n: Some(side.cost), ..Badge::new("pay", phrase, BadgeState::Fact) });
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

fn card_slot(card: &InPlay) -> Slot {
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
    if card.used {
        badges.push(Badge::new("used", Phrase::word("swd.badge.used"), BadgeState::Used));
    }
    Slot { card: Some(card.card), count: 1, badges, attached: card.attached }
}
