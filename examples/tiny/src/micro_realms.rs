//! Micro-realms, a deck builder in miniature: 12 authority, hands of 3 cards, a trade deck of 8.
//!
//! Nothing is hidden: a hand is drawn when its turn begins and lies open, and the order of a pile is not a fact until
//! somebody draws from it. So it can be solved exactly.

use serde::{Deserialize, Serialize};
use table::{
    Arg, Ask, AskKind, Board, CardId, Chance, Counter, Face, Game, Opt, OptKey, Options, Outcome, Panel, Phrase, Place,
    Reason, Seat, SeatSet, Sink, Slot, Target, Tiny, ToAct, Trace, Viewer, Zone, ZoneRole,
};

struct Card {
    slug: &'static str,
    cost: u8,
    trade: u8,
    combat: u8,
}

const KINDS: usize = 6;
const CARDS: [Card; KINDS] = [
    Card { slug: "scout", cost: 0, trade: 1, combat: 0 },
    Card { slug: "viper", cost: 0, trade: 0, combat: 1 },
    Card { slug: "freighter", cost: 2, trade: 2, combat: 0 },
    Card { slug: "fighter", cost: 2, trade: 0, combat: 2 },
    Card { slug: "cruiser", cost: 3, trade: 0, combat: 3 },
    Card { slug: "dreadnought", cost: 4, trade: 0, combat: 5 },
];
/// Cards by kind.
type Cards = [u8; KINDS];
const DECK: Cards = [3, 1, 0, 0, 0, 0];
const TRADE_DECK: Cards = [0, 0, 2, 2, 2, 2];
const AUTHORITY: u8 = 12;
const HAND: usize = 3;
const ROW: usize = 2;
/// After so many turns whoever has more authority wins, and of two equals the one who began second.
const TURNS: u8 = 20;
const BUY: u8 = 0;
const END: u8 = 1;

/// The rules, and who begins.
pub struct MicroRealms(Seat);

/// Everything that can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MicroState {
    turn: u8,
    trade: u8,
    row: Cards,
    trade_deck: Cards,
    players: [Player; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Player {
    authority: u8,
    deck: Cards,
    played: Cards,
    discard: Cards,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MicroEvent {
    Played(Seat, Cards),
    Hit(Seat, u8),
    Bought(Seat, u8),
}

/// Takes a card at random.
fn draw(from: &mut Cards, chance: &mut impl Chance) -> Option<usize> {
    let count: u8 = from.iter().sum();
    let mut at = if count > 1 { chance.below(count.into()) as u8 } else { 0 };
    let kind = from.iter().position(|&n| {
        if at < n {
            true
        } else {
            at -= n;
            false
        }
    })?;
    from[kind] -= 1;
    Some(kind)
}

fn sum(cards: &Cards, value: impl Fn(&Card) -> u8) -> u8 {
    cards.iter().zip(&CARDS).map(|(n, card)| n * value(card)).sum()
}

impl MicroRealms {
    fn active(&self, s: &MicroState) -> Seat {
        if s.turn % 2 == 0 { self.0 } else { self.0.other() }
    }

    fn begin_turn(&self, s: &mut MicroState, chance: &mut impl Chance, sink: &mut impl Sink<MicroEvent>) {
        let seat = self.active(s);
        let p = &mut s.players[seat.idx()];
        for _ in 0..HAND {
            if p.deck == [0; KINDS] {
                std::mem::swap(&mut p.deck, &mut p.discard);
            }
            if let Some(kind) = draw(&mut p.deck, chance) {
                p.played[kind] += 1;
            }
        }
        let (played, combat) = (p.played, sum(&p.played, |card| card.combat));
        s.trade = sum(&played, |card| card.trade);
        sink.emit(MicroEvent::Played(seat, played));
        if combat > 0 {
            let foe = &mut s.players[seat.other().idx()].authority;
            *foe = foe.saturating_sub(combat);
            sink.emit(MicroEvent::Hit(seat.other(), combat));
        }
    }

    fn winner(&self, s: &MicroState) -> Option<Seat> {
        let [a, b] = [0, 1].map(|idx| s.players[idx].authority);
        let second = self.0.other();
        match (a, b) {
            (0, _) => Some(Seat::new(1)),
            (_, 0) => Some(Seat::new(0)),
            _ if s.turn < TURNS => None,
            _ if a == b => Some(second),
            _ => Some(Seat::new(usize::from(b > a))),
        }
    }
}

impl Game for MicroRealms {
    type State = MicroState;
    type View = MicroState;
    type Event = MicroEvent;

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<MicroEvent>) -> MicroState {
        let none = [0; KINDS];
        let player = Player { authority: AUTHORITY, deck: DECK, played: none, discard: none };
        let mut s = MicroState { turn: 0, trade: 0, row: none, trade_deck: TRADE_DECK, players: [player; 2] };
        for _ in 0..ROW {
            let kind = draw(&mut s.trade_deck, chance).expect("a full trade deck");
            s.row[kind] += 1;
        }
        self.begin_turn(&mut s, chance, sink);
        s
    }

    fn to_act(&self, s: &MicroState) -> ToAct {
        let over = |winner| ToAct::Over(Outcome { winners: SeatSet::only(winner) });
        self.winner(s).map_or_else(|| ToAct::one(self.active(s)), over)
    }

    fn ask(&self, s: &MicroState, _: Seat) -> Ask {
        Ask { kind: AskKind::Free, ..Ask::one(Phrase::say("ask", [Arg::Number(s.trade.into())])) }
    }

    fn options(&self, s: &MicroState, _: Seat, out: &mut Options) {
        out.clear();
        let fits = |kind: &usize| s.row[*kind] > 0 && CARDS[*kind].cost <= s.trade;
        out.extend((0..KINDS).filter(fits).map(|kind| Opt::new(BUY, kind as u16, 0, 0)));
        out.push(Opt::new(END, 0, 0, 0));
    }

    fn apply(
        &self,
        s: &mut MicroState,
        seat: Seat,
        o: Opt,
        luck: &mut impl Chance,
        sink: &mut impl Sink<MicroEvent>,
    ) -> Trace {
        let (kind, p) = (o.a() as usize, &mut s.players[seat.idx()]);
        if o.verb() == BUY {
            s.trade -= CARDS[kind].cost;
            s.row[kind] -= 1;
            p.discard[kind] += 1;
            sink.emit(MicroEvent::Bought(seat, kind as u8));
            if let Some(kind) = draw(&mut s.trade_deck, luck) {
                s.row[kind] += 1;
            }
        } else {
            (0..KINDS).for_each(|kind| p.discard[kind] += std::mem::take(&mut p.played[kind]));
            s.turn += 1;
            if self.winner(s).is_none() {
                self.begin_turn(s, luck, sink);
            }
        }
        Trace { random: true, revealed: SeatSet::first(2) }
    }

    fn words(&self, key: OptKey) -> String {
        if key.verb() == END { "end turn".to_owned() } else { format!("buy {}", CARDS[key.a() as usize].slug) }
    }

    fn label(&self, _: &MicroState, o: Opt) -> Phrase {
        if o.verb() == END { Phrase::word("do.end") } else { Phrase::say("do.buy", [Arg::Card(CardId(o.a()))]) }
    }

    fn points_at(&self, s: &MicroState, _: Seat, o: Opt) -> Option<Target> {
        let slot = (0..o.a() as usize).filter(|kind| s.row[*kind] > 0).count() as u16;
        let place = Place { role: ZoneRole::Market, owner: None, slot };
        Some(if o.verb() == END { Target::EndTurn } else { Target::Place(place) })
    }

    fn why_not(&self, s: &MicroState, _: Seat, what: Target) -> Option<Reason> {
        let Target::Place(Place { role: ZoneRole::Market, slot, .. }) = what else { return None };
        let kind = (0..KINDS).filter(|kind| s.row[*kind] > 0).nth(slot.into())?;
        let args = [CARDS[kind].cost, s.trade].map(|n| Arg::Number(n.into()));
        (CARDS[kind].cost > s.trade).then(|| Reason::new("MICRO-03", Phrase::say("why.cost", args)))
    }

    fn view(&self, s: &MicroState, _: Viewer) -> MicroState {
        *s
    }

    fn board(&self, s: &MicroState) -> Board {
        let zone = |role, owner, name, cards: &Cards| {
            let slots = cards.iter().enumerate().filter(|(_, n)| **n > 0);
            let slots = slots.map(|(kind, n)| Slot::new(Some(CardId(kind as u16)), (*n).into())).collect();
            Zone::new(role, owner, Phrase::word(name), slots)
        };
        let counter = |sign, name, value: u8| Counter { sign, name: Phrase::word(name), value: value.into() };
        let mut board = Board::default();
        board.zones.push(zone(ZoneRole::Market, None, "row", &s.row));
        board.zones.push(zone(ZoneRole::Deck, None, "trade-deck", &s.trade_deck));
        for seat in Seat::first(2) {
            let (p, active) = (&s.players[seat.idx()], self.winner(s).is_none() && seat == self.active(s));
            board.zones.push(zone(ZoneRole::Play, Some(seat), "played", &p.played));
            board.zones.push(zone(ZoneRole::Draw, Some(seat), "deck", &p.deck));
            board.zones.push(zone(ZoneRole::Discard, Some(seat), "discard", &p.discard));
            let trade = if active { s.trade } else { 0 };
            let counters = vec![counter("authority", "authority", p.authority), counter("trade", "trade", trade)];
            board.seats.push(Panel { counters, active, prey: SeatSet::only(seat.other()), ..Panel::new(seat) });
        }
        board
    }

    fn redact(&self, e: MicroEvent, _: Viewer) -> Option<MicroEvent> {
        Some(e)
    }

    fn tell(&self, e: MicroEvent) -> Option<Phrase> {
        let card = |kind: usize| Arg::Card(CardId(kind as u16));
        Some(match e {
            MicroEvent::Played(who, cards) => {
                let each = (0..KINDS).flat_map(|kind| std::iter::repeat_n(card(kind), cards[kind].into()));
                Phrase::say("tell.played", [Arg::Seat(who), Arg::AllOf(each.collect())])
            }
            MicroEvent::Hit(who, n) => Phrase::say("tell.hit", [Arg::Seat(who), Arg::Number(n.into())]),
            MicroEvent::Bought(who, kind) => Phrase::say("tell.bought", [Arg::Seat(who), card(kind.into())]),
        })
    }

    fn resample(&self, _: &mut MicroState, _: Seat, _: &mut impl Chance) {}

    fn check(&self, s: &MicroState) -> Result<(), String> {
        let places = s.players.iter().flat_map(|p| [&p.deck, &p.played, &p.discard]).chain([&s.row, &s.trade_deck]);
        let count = |kind: usize| places.clone().map(|cards| cards[kind]).sum::<u8>();
        let lost = (0..KINDS).find(|&kind| count(kind) != 2 * DECK[kind] + TRADE_DECK[kind]);
        lost.map_or(Ok(()), |kind| Err(format!("{} times {}", count(kind), CARDS[kind].slug)))
    }
}

impl Tiny for MicroRealms {
    const SLUG: &'static str = "micro-realms";
    const TITLE: &'static str = "Micro-realms";
    const TEXT: &'static str = include_str!("micro_realms.txt");

    fn new(first: Seat) -> Self {
        Self(first)
    }

    fn turn(&self, s: &MicroState) -> u32 {
        s.turn.into()
    }

    fn cards(&self) -> usize {
        KINDS
    }

    fn face(&self, card: CardId) -> Face {
        let Card { slug, cost, trade, combat } = CARDS[card.0 as usize];
        let line = Phrase::say("line", [trade, combat].map(|n| Arg::Number(n.into())));
        Face { cost: (cost > 0).then_some(cost), ..Face::plain(card, slug, "ship", line) }
    }
}
