//! A view as a table view, which every client can show.

use table::{
    Arg, Card, CardId, Counter, Gauge, Mark, MarkState, Panel, Phrase, Pull, Seat, SeatSet, TableView, Track, Zone,
    ZoneRole,
};

use crate::arrange::{IN_PLAY, Spot, arranged};
use crate::card::Side;
use crate::game::SwLcg;
use crate::phrases::{self, marks, number};
use crate::view::{FightStep, FightView, InPlay, SeatView, View};

/// The dark side wins when the dial reaches this number (LCG-WIN-02).
const DIAL: i32 = 12;

impl<const W: usize> SwLcg<W> {
    pub(crate) fn table_view_of(&self, view: &View) -> TableView {
        let status = match view.outcome {
            Some(outcome) => outcome.winners.lowest().map(phrases::won),
            None => Some(phrases::status(view.turn, view.active, view.phase)),
        };
        let pieces = self.pieces_in(view);
        let mut zones = Vec::new();
        for seat in &view.seats {
            for role in IN_PLAY {
                let spots = arranged(&pieces, seat.seat, role);
                let cards: Vec<Card> = spots.iter().map(|&spot| self.slot_at(view, spot)).collect();
                match &view.fight {
                    None if role == ZoneRole::Lane => {}
                    Some(fight) if role == ZoneRole::Lane => zones.push(lane(view, fight, seat.seat, cards)),
                    _ => zones.push(zone(role, seat.seat, cards)),
                }
            }
            zones.extend(self.seat_zones(view, seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        TableView { status, tracks: tracks(view), gauges: gauges(view), seats, zones, map: None }
    }

    fn slot_at(&self, view: &View, spot: Spot) -> Card {
        let card = |seat: Seat, at: usize| &view.seats[seat.idx()].in_play[at];
        let held = |card, count| {
            let mark = Mark::new("captured", Phrase::word("lcg.mark.captured"), MarkState::Fact);
            Card { card, count, marks: vec![mark], attached: true }
        };
        match spot {
            Spot::Card(seat, at) => self.slot(view, seat, card(seat, at), false),
            Spot::On(seat, at) => self.slot(view, seat, card(seat, at), true),
            Spot::Captive(seat, at, nth) => held(card(seat, at).captured[nth], 1),
            Spot::Captives(seat, at) => held(None, card(seat, at).captured.iter().filter(|c| c.is_none()).count()),
        }
    }

    fn slot(&self, view: &View, owner: Seat, card: &InPlay, attached: bool) -> Card {
        let mut marks = Vec::new();
        let fact = |sign, phrase| Mark::new(sign, phrase, MarkState::Fact);
        let token = |sign, term, n: u8| Mark { n: Some(n), ..fact(sign, Phrase::say(term, [number(n)])) };
        let tokens = card.tokens;
        if tokens.focus > 0 {
            marks.push(Mark { state: MarkState::Used, ..token("focus", "lcg.mark.focus", tokens.focus) });
        }
        if card.capacity > 0 {
            let phrase = Phrase::say("lcg.mark.damage-of", [number(tokens.damage), number(card.capacity)]);
            marks.push(Mark { n: Some(tokens.damage), of: Some(card.capacity), ..fact("damage", phrase) });
        }
        if tokens.shields > 0 {
            marks.push(token("shield", "lcg.mark.shields", tokens.shields));
        }
        if card.resources > 0 {
            let state = if tokens.focus > 0 { MarkState::Used } else { MarkState::Ready };
            marks.push(Mark { state, ..token("resource", "lcg.mark.resources", card.resources) });
        }
        let facts = [
            (card.committed, "committed", "lcg.mark.committed"),
            (card.participating, "participating", "lcg.mark.participating"),
            (card.target, "target", "lcg.mark.target"),
            (card.engaged && !card.target, "engaged", "lcg.mark.engaged"),
        ];
        for (_, sign, term) in facts.into_iter().filter(|(is, ..)| *is) {
            marks.push(fact(sign, Phrase::word(term)));
        }
        if !card.captured.is_empty() {
            marks.push(token("captured", "lcg.mark.captures", card.captured.len() as u8));
        }
        let edge = view.fight.as_ref().is_some_and(|f| card.participating && f.edge.contains(owner));
        marks.extend(marks::icons(card.icons, edge));
        marks.extend(marks::force(self.db.card(card.card)));
        Card { card: Some(card.card), count: 1, marks, attached }
    }

    fn seat_zones(&self, view: &View, p: &SeatView) -> Vec<Zone> {
        let one = |card: Option<CardId>| Card::new(card, 1);
        let mut zones = vec![zone(ZoneRole::Hand, p.seat, p.hand.iter().map(|&c| one(c)).collect())];
        // During the edge battle, an empty stack is shown, too.
        let battle = view.fight.as_ref().is_some_and(|f| f.step == FightStep::Edge && f.edge == SeatSet::EMPTY);
        if battle || !p.edge.is_empty() {
            let stack = zone(ZoneRole::Stake, p.seat, p.edge.iter().map(|&c| one(c)).collect());
            zones.push(Zone { total: p.edge_total.map(i32::from), ..stack });
        }
        let mut deck = zone(ZoneRole::Draw, p.seat, p.unseen.iter().map(|&(c, n)| Card::new(Some(c), n)).collect());
        deck.cards = p.top.iter().map(|&c| one(c)).chain(deck.cards).collect();
        deck.count = p.deck;
        zones.push(deck);
        zones.push(zone(ZoneRole::Discard, p.seat, p.discard.iter().map(|&c| one(Some(c))).collect()));
        let dealt: Vec<Card> = p.dealt.iter().map(|&c| one(c)).collect();
        let mut goals = zone(ZoneRole::GoalDeck, p.seat, dealt);
        goals.count = p.objective_deck + p.dealt.len();
        zones.push(goals);
        if !p.lost.is_empty() {
            zones.push(zone(ZoneRole::Lost, p.seat, p.lost.iter().map(|&c| one(Some(c))).collect()));
        }
        zones
    }

    fn panel(&self, view: &View, p: &SeatView) -> Panel {
        let counter = |sign, value: usize| Counter::new(sign, phrases::counter(sign), value as i32);
        let other = &view.seats[p.seat.other().idx()];
        let mut counters = match p.side {
            Side::Dark => vec![counter("dial", view.dial as usize)],
            Side::Light => vec![counter("victory", other.lost.len())],
        };
        counters.extend([
            counter("resource", p.resources as usize),
            counter("force", p.force as usize),
            counter("hand", p.hand.len()),
            counter("reserve", p.reserve as usize),
            counter("deck", p.deck),
            counter("discard", p.discard.len()),
        ]);
        if p.side == Side::Light && view.dial_damage > 0 {
            counters.push(counter("dial-damage", view.dial_damage as usize));
        }
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
            prey: SeatSet::only(p.seat.other()),
        }
    }
}

fn zone(role: ZoneRole, owner: Seat, cards: Vec<Card>) -> Zone {
    Zone::new(role, Some(owner), phrases::zone(role), cards)
}

/// The units of a side in the engagement; the zone is shown even if it is empty.
fn lane(view: &View, fight: &FightView, owner: Seat, cards: Vec<Card>) -> Zone {
    Zone {
        title: phrases::fighters(view.active == owner),
        note: fight.edge.contains(owner).then(|| Phrase::word("lcg.note.edge")),
        ..zone(ZoneRole::Lane, owner, cards)
    }
}

fn tracks(view: &View) -> Vec<Track> {
    let stages = |terms: &[&'static str]| terms.iter().map(|&term| Phrase::word(term)).collect();
    let mut tracks = vec![Track {
        sign: "phases",
        name: Phrase::word("lcg.track.turn"),
        stages: stages(&phrases::PHASES),
        at: (view.phase as usize).checked_sub(1),
    }];
    if let Some(fight) = &view.fight {
        tracks.push(Track {
            sign: "fight",
            name: Phrase::word("lcg.title.lane"),
            stages: stages(&phrases::STEPS),
            at: Some(fight.step as usize),
        });
    }
    tracks
}

fn gauges(view: &View) -> Vec<Gauge> {
    let seat_of = |side| view.seats.iter().find(|p| p.side == side).map(|p| p.seat);
    let ends = [Side::Dark, Side::Light].iter().flat_map(|&side| view.seats.iter().filter(move |p| p.side == side));
    let dial = Gauge {
        sign: "dial",
        text: Phrase::say("lcg.gauge.dial", [number(view.dial), Arg::Number(DIAL)]),
        value: view.dial.into(),
        most: Some(DIAL),
        seat: seat_of(Side::Dark),
        ends: Vec::new(),
    };
    let balance = Gauge {
        sign: "balance",
        text: Phrase::say("lcg.gauge.balance", [Arg::Noun(phrases::side_term(view.balance))]),
        value: 0,
        most: None,
        seat: seat_of(view.balance),
        ends: ends.map(|p| Pull { seat: p.seat, name: phrases::side(p.side), value: p.force.into() }).collect(),
    };
    vec![balance, dial]
}
