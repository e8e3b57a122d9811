//! Micro-realms, a miniature deck builder: 12 authority, hands of 3 cards, a trade deck of 8. Nothing is hidden: a hand
//! is drawn face up when its turn begins, and a pile has no order until a draw.

use serde::{Deserialize, Serialize};
use table::chance::draw_kind;
use table::{
    Arg, Ask, AskKind, CardId, Chance, Counter, EffectIcon, Face, Game, Opt, OptKey, Options, Outcome, Panel, Part,
    Phrase, Place, Reason, Seat, SeatSet, Sink, TableView, Target, Tiny, ToAct, Trace, Viewer, Zone, ZoneRole,
};

/// Slug, cost, trade and combat of each kind of card.
const KINDS: [(&str, u8, u8, u8); 5] =
    [("scout", 0, 1, 0), ("viper", 0, 0, 1), ("freighter", 2, 2, 0), ("fighter", 2, 0, 2), ("dreadnought", 3, 0, 4)];
/// The number of cards of each kind.
type Cards = [u8; KINDS.len()];
const START: Cards = [3, 1, 0, 0, 0];
const TRADE_DECK: Cards = [0, 0, 2, 3, 3];
/// After this number of turns, the player with more authority wins; in a tie, the player who began second.
const TURNS: u8 = 10;
const BUY: u8 = 0;
const END: u8 = 1;

/// The rules, with the seat that begins.
pub struct MicroRealms(Seat);

/// Everything that can change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    turn: u8,
    trade: u8,
    authority: [u8; 2],
    row: Cards,
    trade_deck: Cards,
    /// Deck, cards in play and discard pile of each seat.
    piles: [[Cards; 3]; 2],
}

/// An event: cards were played, a player lost authority, a card was bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Played(Seat, Cards),
    Hit(Seat, u8),
    Bought(Seat, u16),
}

/// Takes a random card.
fn draw(from: &mut Cards, chance: &mut impl Chance) -> Option<usize> {
    let kind = draw_kind(from, chance)?;
    from[kind] -= 1;
    Some(kind)
}

impl MicroRealms {
    fn active(&self, s: &State) -> Seat {
        if s.turn.is_multiple_of(2) { self.0 } else { self.0.other() }
    }

    fn begin_turn(&self, s: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Told>) {
        let seat = self.active(s);
        let [deck, played, discard] = &mut s.piles[seat.idx()];
        for _ in 0..3 {
            if *deck == Cards::default() {
                std::mem::swap(deck, discard);
            }
            played[draw(deck, chance).expect("every player has at least four cards")] += 1;
        }
        let sum = |value: fn(usize) -> u8| (0..).zip(*played).map(|(kind, n)| n * value(kind)).sum();
        let (combat, played) = (sum(|kind| KINDS[kind].3), *played);
        s.trade = sum(|kind| KINDS[kind].2);
        sink.emit(Told::Played(seat, played));
        if combat > 0 {
            s.authority[1 - seat.idx()] = s.authority[1 - seat.idx()].saturating_sub(combat);
            sink.emit(Told::Hit(seat.other(), combat));
        }
    }

    fn winner(&self, s: &State) -> Option<Seat> {
        match s.authority {
            [a, b] if a > 0 && b > 0 && s.turn < TURNS => None,
            [a, b] if a == b => Some(self.0.other()),
            [a, b] => Some(Seat::new(usize::from(b > a))),
        }
    }
}

impl Game for MicroRealms {
    type State = State;
    type View = State;
    type Event = Told;

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Told>) -> State {
        let mut s = State { authority: [12; 2], trade_deck: TRADE_DECK, ..State::default() };
        s.piles = [[START, Cards::default(), Cards::default()]; 2];
        for _ in 0..2 {
            s.row[draw(&mut s.trade_deck, chance).expect("the trade deck has eight cards")] += 1;
        }
        self.begin_turn(&mut s, chance, sink);
        s
    }

    fn to_act(&self, s: &State) -> ToAct {
        let over = |winner| ToAct::Over(Outcome { winners: SeatSet::only(winner) });
        self.winner(s).map_or_else(|| ToAct::one(self.active(s)), over)
    }

    fn ask(&self, s: &State, _: Seat) -> Ask {
        Ask { kind: AskKind::Free, ..Ask::one(Phrase::say("ask", [Arg::Number(s.trade.into())])) }
    }

    fn options(&self, s: &State, _: Seat, out: &mut Options) {
        out.clear();
        let fits = |kind: &usize| s.row[*kind] > 0 && KINDS[*kind].1 <= s.trade;
        out.extend((0..KINDS.len()).filter(fits).map(|kind| Opt::new(BUY, kind as u16, 0, 0)));
        out.push(Opt::new(END, 0, 0, 0));
    }

    fn apply(&self, s: &mut State, seat: Seat, o: Opt, rng: &mut impl Chance, sink: &mut impl Sink<Told>) -> Trace {
        let (kind, [_, played, discard]) = (o.a() as usize, &mut s.piles[seat.idx()]);
        let random = if o.verb() == BUY {
            s.trade -= KINDS[kind].1;
            s.row[kind] -= 1;
            discard[kind] += 1;
            sink.emit(Told::Bought(seat, o.a()));
            draw(&mut s.trade_deck, rng).map(|kind| s.row[kind] += 1).is_some()
        } else {
            discard.iter_mut().zip(std::mem::take(played)).for_each(|(n, more)| *n += more);
            s.turn += 1;
            self.winner(s).is_none().then(|| self.begin_turn(s, rng, sink)).is_some()
        };
        Trace { random, revealed: if random { SeatSet::first(2) } else { SeatSet::EMPTY } }
    }

    fn key_text(&self, key: OptKey) -> String {
        if key.verb() == END { "end turn".to_owned() } else { format!("buy {}", KINDS[key.a() as usize].0) }
    }

    fn label(&self, _: &State, o: Opt) -> Phrase {
        if o.verb() == END { Phrase::word("do.end") } else { Phrase::say("do.buy", [Arg::Card(CardId(o.a()))]) }
    }

    fn points_at(&self, s: &State, _: Seat, o: Opt) -> Option<Target> {
        let slot = s.row[..o.a() as usize].iter().filter(|n| **n > 0).count() as u16;
        let place = Place { role: ZoneRole::Market, owner: None, slot };
        Some(if o.verb() == END { Target::EndTurn } else { Target::Place(place) })
    }

    fn why_not(&self, s: &State, _: Seat, what: Target) -> Option<Reason> {
        let Target::Place(Place { role: ZoneRole::Market, slot, .. }) = what else { return None };
        let cost = KINDS.iter().zip(s.row).filter(|(_, n)| *n > 0).nth(slot.into())?.0.1;
        let args = [cost, s.trade].map(|n| Arg::Number(n.into()));
        (cost > s.trade).then(|| Reason::new("MICRO-03", Phrase::say("why.cost", args)))
    }

    fn view(&self, s: &State, _: Viewer) -> State {
        *s
    }

    fn table_view(&self, s: &State) -> TableView {
        let cards = |cards: Cards| (0..).zip(cards).map(|(kind, n)| (CardId(kind), n.into()));
        let zone = |role, owner, name, pile| Zone::pile(role, owner, Phrase::word(name), cards(pile));
        let counter = |(sign, value): (_, u8)| Counter::new(sign, Phrase::word(sign), value);
        let mut board = TableView::default();
        board.zones.push(zone(ZoneRole::Market, None, "row", s.row));
        board.zones.push(zone(ZoneRole::Deck, None, "trade-deck", s.trade_deck));
        for seat in Seat::first(2) {
            let active = self.winner(s).is_none() && seat == self.active(s);
            let roles = [(ZoneRole::Draw, "deck"), (ZoneRole::Play, "played"), (ZoneRole::Discard, "discard")];
            let own = roles.into_iter().zip(s.piles[seat.idx()]);
            board.zones.extend(own.map(|((role, name), pile)| zone(role, Some(seat), name, pile)));
            let counters = [("authority", s.authority[seat.idx()]), ("trade", s.trade * active as u8)].map(counter);
            let prey = SeatSet::only(seat.other());
            board.seats.push(Panel { counters: counters.into(), active, prey, ..Panel::new(seat) });
        }
        board
    }

    fn redact(&self, e: Told, _: Viewer) -> Option<Told> {
        Some(e)
    }

    fn tell(&self, e: Told) -> Option<Phrase> {
        let copies = |(kind, n)| std::iter::repeat_n(Arg::Card(CardId(kind)), n);
        let all = |cards: Cards| Arg::AllOf((0..).zip(cards.map(usize::from)).flat_map(copies).collect());
        Some(match e {
            Told::Played(who, cards) => Phrase::say("tell.played", [Arg::Seat(who), all(cards)]),
            Told::Hit(who, n) => Phrase::say("tell.hit", [Arg::Seat(who), Arg::Number(n.into())]),
            Told::Bought(who, kind) => Phrase::say("tell.bought", [Arg::Seat(who), Arg::Card(CardId(kind))]),
        })
    }

    fn resample(&self, _: &mut State, _: Seat, _: &mut impl Chance) {}

    fn check(&self, s: &State) -> Result<(), String> {
        let places = s.piles.iter().flatten().chain([&s.row, &s.trade_deck]);
        let count = |kind: usize| places.clone().map(|cards| cards[kind]).sum::<u8>();
        let lost = (0..KINDS.len()).find(|&kind| count(kind) != 2 * START[kind] + TRADE_DECK[kind]);
        lost.map_or(Ok(()), |kind| Err(format!("{} times {}", count(kind), KINDS[kind].0)))
    }
}

impl Tiny for MicroRealms {
    const SLUG: &'static str = "micro-realms";
    const TEXT: &'static str = include_str!("micro_realms.txt");
    const CARDS: &'static [&'static str] = &[KINDS[0].0, KINDS[1].0, KINDS[2].0, KINDS[3].0, KINDS[4].0];

    fn new(first: Seat) -> Self {
        Self(first)
    }

    fn turn(&self, s: &State) -> u32 {
        s.turn.into()
    }

    fn face(&self, card: CardId) -> Face {
        let (slug, cost, trade, combat) = KINDS[card.0 as usize];
        let text = Phrase::say("line", [trade, combat].map(|n| Arg::Number(n.into())));
        let does = if trade > 0 { ("trade", trade) } else { ("combat", combat) };
        let glance = vec![EffectIcon { sign: does.0, n: does.1, or: false }];
        let text = vec![Part { sign: "primary", head: Phrase::word("played"), text, glance }];
        Face { cost: (cost > 0).then_some(cost), text, ..Face::plain(card, slug, "ship", Phrase::word("ship")) }
    }
}
