// Magpie: a small game with hidden hands, random draws, a question of several picks and steps that reveal cards.
//
// Each turn has up to three actions: draw a card, hoard one face down, show one for an extra point, or trade up to two
// cards for new ones. The player with the most points after the last round wins. The example in the README also
// includes this file, so it has no inner attributes.

use serde::{Deserialize, Serialize};
use table::{
    Ask, AskKind, Chance, Game, More, Opt, OptKey, Options, Outcome, Phrase, Reason, Seat, SeatSet, Sink, TableView,
    Target, ToAct, Trace, Viewer,
};

const KINDS: [&str; 6] = ["ant", "bee", "cat", "dog", "eel", "fox"];
const COPIES: u8 = 4;
const ACTIONS: u8 = 3;

const DRAW: u8 = 0;
const HOARD: u8 = 1;
const SHOW: u8 = 2;
const TRADE: u8 = 3;
const DONE: u8 = 4;
const GIVE: u8 = 5;
const END: u8 = 6;

/// Cards by kind.
type Cards = [u8; 6];

pub(crate) struct Magpie {
    pub(crate) seats: usize,
    pub(crate) rounds: u8,
    /// Another version of the rules in which foxes cannot be shown, for logs that no longer replay.
    pub(crate) shy_foxes: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct State {
    deck: Cards,
    hands: [Cards; 3],
    hoards: [Cards; 3],
    shown: [Cards; 3],
    turn: u8,
    step: Step,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Step {
    Main { used: u8 },
    Trade { used: u8, floor: u8, given: Cards },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) hand: Option<Cards>,
    pub(crate) shown: [Cards; 3],
    pub(crate) counts: [usize; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Drew(Seat, Option<u8>),
    Hoarded(Seat, Option<u8>),
    Showed(Seat, u8),
    Gave(Seat, Option<u8>),
    Turn(Seat),
}

impl Magpie {
    pub(crate) fn new(seats: usize, rounds: u8) -> Self {
        Self { seats, rounds, shy_foxes: false }
    }

    fn active(&self, s: &State) -> usize {
        s.turn as usize % self.seats
    }

    fn score(s: &State, seat: usize) -> u32 {
        let worth = |cards: &Cards, more: u32| -> u32 {
            cards.iter().zip(1..).map(|(&n, value)| u32::from(n) * (value + more)).sum()
        };
        worth(&s.hoards[seat], 0) + worth(&s.shown[seat], 1)
    }

    fn draw(s: &mut State, seat: usize, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> bool {
        let Some(kind) = pick(&mut s.deck, chance) else { return false };
        s.hands[seat][kind] += 1;
        sink.emit(Event::Drew(Seat::new(seat), Some(kind as u8)));
        true
    }
}

/// Takes a random card out of a bag; each card has the same probability.
fn pick(bag: &mut Cards, chance: &mut impl Chance) -> Option<usize> {
    let total: u8 = bag.iter().sum();
    if total == 0 {
        return None;
    }
    let mut rank = chance.below(u32::from(total)) as u8;
    let kind = bag.iter().position(|&n| {
        if rank < n {
            true
        } else {
            rank -= n;
            false
        }
    })?;
    bag[kind] -= 1;
    Some(kind)
}

fn add(cards: &mut Cards, more: Cards) {
    for (n, m) in cards.iter_mut().zip(more) {
        *n += m;
    }
}

impl Game for Magpie {
    type State = State;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn team(&self, _: &State, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        let none = [[0; 6]; 3];
        let step = Step::Main { used: 0 };
        let mut s = State { deck: [COPIES; 6], hands: none, hoards: none, shown: none, turn: 0, step };
        for seat in 0..self.seats {
            for _ in 0..3 {
                Self::draw(&mut s, seat, chance, sink);
            }
        }
        s
    }

    fn to_act(&self, s: &State) -> ToAct {
        if s.turn < self.rounds * self.seats as u8 {
            return ToAct::one(Seat::new(self.active(s)));
        }
        let best = (0..self.seats).map(|seat| Self::score(s, seat)).max();
        let winners = Seat::first(self.seats).filter(|seat| Some(Self::score(s, seat.idx())) == best).collect();
        ToAct::Over(Outcome { winners })
    }

    fn ask(&self, s: &State, _: Seat) -> Ask {
        let (kind, picked, more) = match &s.step {
            Step::Main { .. } => (AskKind::Free, 0, More::Exactly(1)),
            Step::Trade { given, .. } => {
                let picked = given.iter().sum();
                (AskKind::Some, picked, More::UpTo(2 - picked))
            }
        };
        Ask { kind, prompt: Phrase::word("magpie.choose"), about: None, picked, more }
    }

    fn options(&self, s: &State, seat: Seat, out: &mut Options) {
        out.clear();
        let hand = &s.hands[seat.idx()];
        let held = |from: u8| (from..6).filter(|&kind| hand[kind as usize] > 0).map(u16::from);
        match s.step {
            Step::Main { used } => {
                if used < ACTIONS {
                    if s.deck != [0; 6] {
                        out.push(Opt::new(DRAW, 0, 0, 0));
                    }
                    out.extend(held(0).map(|kind| Opt::new(HOARD, kind, 0, 0)));
                    out.extend(held(0).filter(|&k| k != 5 || !self.shy_foxes).map(|kind| Opt::new(SHOW, kind, 0, 0)));
                    if held(0).next().is_some() {
                        out.push(Opt::new(TRADE, 0, 0, 0));
                    }
                }
                out.push(Opt::new(END, 0, 0, 0));
            }
            Step::Trade { floor, .. } => {
                out.push(Opt::new(DONE, 0, 0, 0));
                out.extend(held(floor).map(|kind| Opt::new(GIVE, kind, 0, 0)));
            }
        }
    }

    fn apply(
        &self,
        s: &mut State,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Trace {
        let (me, kind) = (seat.idx(), pick.a() as usize);
        let others = SeatSet::first(self.seats).without(seat);
        let mut trace = Trace::default();
        match (&mut s.step, pick.verb()) {
            (Step::Main { used }, DRAW) => {
                *used += 1;
                trace.random = Self::draw(s, me, chance, sink);
            }
            (Step::Main { used }, HOARD) => {
                *used += 1;
                s.hands[me][kind] -= 1;
                s.hoards[me][kind] += 1;
                sink.emit(Event::Hoarded(seat, Some(kind as u8)));
            }
            (Step::Main { used }, SHOW) => {
                *used += 1;
                s.hands[me][kind] -= 1;
                s.shown[me][kind] += 1;
                trace.revealed = others;
                sink.emit(Event::Showed(seat, kind as u8));
            }
            (&mut Step::Main { used }, TRADE) => s.step = Step::Trade { used: used + 1, floor: 0, given: [0; 6] },
            (Step::Trade { floor, given, .. }, GIVE) => {
                *floor = kind as u8;
                given[kind] += 1;
                s.hands[me][kind] -= 1;
                sink.emit(Event::Gave(seat, Some(kind as u8)));
            }
            (Step::Main { .. }, END) => {
                s.turn += 1;
                s.step = Step::Main { used: 0 };
                sink.emit(Event::Turn(Seat::new(self.active(s))));
            }
            (Step::Trade { .. }, DONE) => {}
            (step, verb) => unreachable!("verb {verb} is not an option in {step:?}"),
        }
        if let Step::Trade { used, given, .. } = s.step {
            let n: u8 = given.iter().sum();
            if n == 2 || pick.verb() == DONE {
                for _ in 0..n {
                    trace.random |= Self::draw(s, me, chance, sink);
                }
                add(&mut s.deck, given);
                s.step = Step::Main { used };
            }
        }
        trace
    }

    fn key(&self, _: &State, o: Opt) -> OptKey {
        OptKey::new(o.verb(), o.a(), 0, 0)
    }

    fn key_text(&self, key: OptKey) -> String {
        let kind = KINDS[key.a() as usize];
        match key.verb() {
            DRAW => "draw".into(),
            HOARD => format!("hoard {kind}"),
            SHOW => format!("show {kind}"),
            TRADE => "trade".into(),
            DONE => "done".into(),
            GIVE => format!("give {kind}"),
            _ => "end".into(),
        }
    }

    fn label(&self, _: &State, _: Opt) -> Phrase {
        Phrase::word("magpie.option")
    }

    fn warning(&self, _: &State, _: Seat, _: Opt) -> Option<Phrase> {
        None
    }

    fn points_at(&self, _: &State, seat: Seat, o: Opt) -> Option<Target> {
        matches!(o.verb(), HOARD | SHOW | GIVE).then_some(Target::Seat(seat))
    }

    fn why_not(&self, _: &State, _: Seat, _: Target) -> Option<Reason> {
        None
    }

    fn view(&self, s: &State, who: Viewer) -> View {
        let hand = match who {
            Viewer::Seat(seat) => Some(s.hands[seat.idx()]),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let counts = s.hands.map(|hand| hand.iter().map(|&n| n as usize).sum());
        View { hand, shown: s.shown, counts }
    }

    fn table_view(&self, _: &View) -> TableView {
        TableView::default()
    }

    fn redact(&self, e: Event, who: Viewer) -> Option<Event> {
        let knows = |seat| who == Viewer::Judge || who == Viewer::Seat(seat);
        Some(match e {
            Event::Drew(seat, _) if !knows(seat) => Event::Drew(seat, None),
            Event::Hoarded(seat, _) if !knows(seat) => Event::Hoarded(seat, None),
            Event::Gave(seat, _) if !knows(seat) => Event::Gave(seat, None),
            other => other,
        })
    }

    fn tell(&self, _: Event) -> Option<Phrase> {
        None
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        let mut hidden = s.deck;
        let others = || (0..self.seats).filter(|&other| other != seat.idx());
        for other in others() {
            add(&mut hidden, s.hands[other]);
            add(&mut hidden, s.hoards[other]);
        }
        for other in others() {
            for cards in [&mut s.hands[other], &mut s.hoards[other]] {
                let n: u8 = cards.iter().sum();
                *cards = [0; 6];
                for _ in 0..n {
                    cards[pick(&mut hidden, chance).expect("as many cards as before")] += 1;
                }
            }
        }
        s.deck = hidden;
    }

    fn check(&self, s: &State) -> Result<(), String> {
        let mut all = s.deck;
        for cards in s.hands.into_iter().chain(s.hoards).chain(s.shown) {
            add(&mut all, cards);
        }
        if let Step::Trade { given, .. } = s.step {
            add(&mut all, given);
        }
        if all == [COPIES; 6] { Ok(()) } else { Err(format!("cards were lost or duplicated: {all:?}")) }
    }
}
