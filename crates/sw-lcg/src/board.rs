//! A view laid out for any client.

use table::{Badge, BadgeState, Board, CardId, Counter, Panel, Phrase, Seat, SeatSet, Slot, Zone, ZoneRole};

use crate::card::Side;
use crate::game::{SwLcg, enemy};
use crate::phrases::{self, number};
use crate::view::{InPlay, SeatView, View};

/// Zones with cards in play, in the order of their parts.
const IN_PLAY: [ZoneRole; 3] = [ZoneRole::Goals, ZoneRole::Play, ZoneRole::Lane];

/// A card in play by its owner and its place in the owner's list, and whether it lies on the card before it.
pub(crate) type Spot = (Seat, usize, bool);

impl<const W: usize> SwLcg<W> {
    pub(crate) fn board_of(&self, view: &View) -> Board {
        let status = match view.outcome {
            Some(outcome) => outcome.winners.lowest().map(phrases::won),
            None => Some(phrases::status(view.turn, view.active, view.phase)),
        };
        let mut zones = Vec::new();
        for seat in &view.seats {
            for role in IN_PLAY {
                let spots = self.arranged(view, seat.seat, role);
                let slots: Vec<Slot> = spots
                    .iter()
                    .map(|&(who, at, on)| self.slot(view, &view.seats[who.idx()].in_play[at], on))
                    .collect();
                if role != ZoneRole::Lane || !slots.is_empty() {
                    zones.push(zone(role, seat.seat, slots));
                }
            }
            zones.extend(self.seat_zones(seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        Board { status, seats, zones }
    }

    /// Cards in play as they lie in a zone: each followed by what is attached to it, whoever that belongs to.
    pub(crate) fn arranged(&self, view: &View, seat: Seat, role: ZoneRole) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (at, card) in view.seats[seat.idx()].in_play.iter().enumerate() {
            if card.host.is_some() || self.role_of(card) != role {
                continue;
            }
            spots.push((seat, at, false));
            for other in &view.seats {
                let on_it = |(_, c): &(usize, &InPlay)| c.host == Some((seat, at));
                let attached = other.in_play.iter().enumerate().filter(on_it);
                spots.extend(attached.map(|(i, _)| (other.seat, i, true)));
            }
        }
        spots
    }

    fn role_of(&self, card: &InPlay) -> ZoneRole {
        use crate::card::Kind;
        match self.db.card(card.card).kind {
            Kind::Objective { .. } | Kind::Affiliation { .. } => ZoneRole::Goals,
            _ if card.participating => ZoneRole::Lane,
            _ => ZoneRole::Play,
        }
    }

    fn slot(&self, view: &View, card: &InPlay, attached: bool) -> Slot {
        let mut badges = Vec::new();
        let fact = |sign, phrase| Badge { phrase, sign, state: BadgeState::Fact };
        if card.tokens.focus > 0 {
            badges.push(Badge {
                phrase: Phrase::say("lcg.mark.focus", [number(card.tokens.focus)]),
                sign: "focus",
                state: BadgeState::Used,
            });
        }
        if card.capacity > 0 {
            let left = [number(card.tokens.damage), number(card.capacity)];
            badges.push(fact("damage", Phrase::say("lcg.badge.damage", left)));
        }
        if card.tokens.shields > 0 {
            badges.push(fact("shield", Phrase::say("lcg.mark.shields", [number(card.tokens.shields)])));
        }
        let marks = [
            (card.committed, "committed", "lcg.mark.committed"),
            (card.engaged, "engaged", "lcg.mark.engaged"),
            (view.fight.as_ref().is_some_and(|f| f.target == card.card && card.engaged), "target", "lcg.badge.target"),
        ];
        for (_, sign, term) in marks.into_iter().filter(|(is, ..)| *is) {
            badges.push(fact(sign, Phrase::word(term)));
        }
        if !card.captured.is_empty() {
            let n = number(card.captured.len() as u8);
            badges.push(fact("captured", Phrase::say("lcg.badge.captured", [n])));
        }
        Slot { card: Some(card.card), count: 1, badges, attached }
    }

    fn seat_zones(&self, p: &SeatView) -> Vec<Zone> {
        let one = |card: Option<CardId>| slot(card, 1);
        let mut zones = vec![zone(ZoneRole::Hand, p.seat, p.hand.iter().map(|&c| one(c)).collect())];
        if !p.edge.is_empty() {
            zones.push(zone(ZoneRole::Stake, p.seat, p.edge.iter().map(|&c| one(c)).collect()));
        }
        let mut deck = zone(ZoneRole::Draw, p.seat, p.unseen.iter().map(|&(c, n)| slot(Some(c), n)).collect());
        deck.slots = p.top.iter().map(|&c| one(c)).chain(deck.slots).collect();
        deck.count = p.deck;
        zones.push(deck);
        zones.push(zone(ZoneRole::Discard, p.seat, p.discard.iter().map(|&c| one(Some(c))).collect()));
        let dealt: Vec<Slot> = p.dealt.iter().map(|&c| one(c)).collect();
        let mut goals = zone(ZoneRole::GoalDeck, p.seat, dealt);
        goals.count = p.objective_deck + p.dealt.len();
        zones.push(goals);
        if !p.lost.is_empty() {
            zones.push(zone(ZoneRole::Lost, p.seat, p.lost.iter().map(|&c| one(Some(c))).collect()));
        }
        zones
    }

    fn panel(&self, view: &View, p: &SeatView) -> Panel {
        let counter = |sign, value: usize| {
            let name = phrases::counter(sign);
            Counter { sign, name, value: value as i32 }
        };
        let other = &view.seats[enemy(p.seat).idx()];
        let mut counters = match p.side {
            Side::Dark => vec![counter("dial", view.dial as usize)],
            Side::Light => vec![counter("victory", other.lost.len())],
        };
        if p.side == Side::Light && view.dial_damage > 0 {
            counters.push(counter("dial-damage", view.dial_damage as usize));
        }
        counters.extend([
            counter("force", p.force as usize),
            counter("hand", p.hand.len()),
            counter("reserve", p.reserve as usize),
            counter("deck", p.deck),
            counter("discard", p.discard.len()),
        ]);
        let mut notes = vec![phrases::side(p.side)];
        if view.balance == p.side {
            notes.push(Phrase::word("lcg.note.balance"));
        }
        if view.fight.as_ref().is_some_and(|f| f.edge.contains(p.seat)) {
            notes.push(Phrase::word("lcg.note.edge"));
        }
        Panel {
            seat: p.seat,
            notes,
            counters,
            active: view.active == p.seat,
            out: false,
            hit_as: p.seat,
            role: Some(match p.side {
                Side::Light => "light",
                Side::Dark => "dark",
            }),
            team: None,
            prey: SeatSet::only(enemy(p.seat)),
        }
    }
}

fn slot(card: Option<CardId>, count: usize) -> Slot {
    Slot { card, count, badges: Vec::new(), attached: false }
}

fn zone(role: ZoneRole, owner: Seat, slots: Vec<Slot>) -> Zone {
    let count = slots.iter().map(|s| s.count).sum();
    Zone { role, owner: Some(owner), title: phrases::zone(role), slots, count }
}
