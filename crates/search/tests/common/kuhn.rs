//! Kuhn poker: three cards, one bet. The simplest game with real bluffing.
//!
//! Only winning counts at our tables, so chips become chances: a pot of one chip is a lottery that its taker wins three
//! times out of four, a pot of two chips wins for sure. The win chance is then linear in chips.

use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chance, Game, NoSink, Opt, OptKey, Options, Outcome, Phrase, Policy, Seat, SeatSet, Sink, ToAct, Trace,
    Viewer,
};

use super::silent;

pub const PASS: u8 = 0;
pub const BET: u8 = 1;

pub struct Kuhn;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub cards: [u8; 2],
    /// What was done so far, a leading 1 and then a bit each.
    pub history: u8,
    pub winner: Option<u8>,
}

impl State {
    pub fn new(cards: [u8; 2], history: u8) -> Self {
        Self { cards, history, winner: None }
    }
}

/// Who takes the pot and whether it has two chips, once the betting is over.
pub fn pot(cards: [u8; 2], history: u8) -> Option<(usize, bool)> {
    let higher = usize::from(cards[1] > cards[0]);
    match history {
        0b100 => Some((higher, false)),
        0b111 | 0b1011 => Some((higher, true)),
        0b110 => Some((0, false)),
        0b1010 => Some((1, false)),
        _ => None,
    }
}

pub fn actor(history: u8) -> usize {
    usize::from(matches!(history, 0b10 | 0b11))
}

impl Game for Kuhn {
    type State = State;
    type View = (u8, u8);
    type Event = ();

    silent!();

    fn key(&self, _: &State, o: Opt) -> OptKey {
        OptKey::new(o.verb(), 0, 0, 0)
    }

    fn seats(&self) -> usize {
        2
    }

    fn team(&self, _: &State, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    fn start(&self, chance: &mut impl Chance, _: &mut impl Sink<()>) -> State {
        let first = chance.below(3) as u8;
        let second = (first + 1 + chance.below(2) as u8) % 3;
        State::new([first, second], 1)
    }

    fn to_act(&self, s: &State) -> ToAct {
        match s.winner {
            Some(seat) => ToAct::Over(Outcome { winners: SeatSet::only(Seat::new(seat as usize)) }),
            None => ToAct::one(Seat::new(actor(s.history))),
        }
    }

    fn options(&self, _: &State, _: Seat, out: &mut Options) {
        out.clear();
        out.extend([Opt::new(PASS, 0, 0, 0), Opt::new(BET, 0, 0, 0)]);
    }

    fn apply(&self, s: &mut State, _: Seat, pick: Opt, chance: &mut impl Chance, _: &mut impl Sink<()>) -> Trace {
        s.history = s.history << 1 | pick.verb();
        let Some((taker, two)) = pot(s.cards, s.history) else { return Trace::default() };
        let upset = !two && chance.below(4) == 0;
        s.winner = Some((taker ^ usize::from(upset)) as u8);
        Trace { random: !two, revealed: SeatSet::EMPTY }
    }

    fn view(&self, s: &State, who: Viewer) -> (u8, u8) {
        match who {
            Viewer::Seat(seat) => (s.cards[seat.idx()], s.history),
            _ => (3, s.history),
        }
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        s.cards[1 - seat.idx()] = (s.cards[seat.idx()] + 1 + chance.below(2) as u8) % 3;
    }
}

impl Policy for Kuhn {
    type Style = ();

    fn styles(&self) -> Vec<(String, ())> {
        vec![("plain".into(), ())]
    }

    fn scores(&self, _: &State, _: Seat, (): &(), options: &Options, out: &mut Vec<f32>) {
        out.extend(options.iter().map(|_| 0.0));
    }

    fn is_idle(&self, _: &State, _: Opt) -> bool {
        false
    }

    fn turn_of(&self, s: &State) -> u32 {
        s.history.ilog2()
    }

    fn evaluate(&self, _: &State, (): &()) -> BySeat<f32> {
        BySeat([0.5; table::MAX_SEATS])
    }

    fn rollout(&self, s: &mut State, (): &(), _: u32, chance: &mut impl Chance) -> BySeat<f32> {
        loop {
            match self.to_act(s) {
                ToAct::Over(outcome) => return outcome.scores(),
                ToAct::Seats { asked, .. } => {
                    let pick = Opt::new(chance.below(2) as u8, 0, 0, 0);
                    self.apply(s, asked.lowest().expect("one is asked"), pick, chance, &mut NoSink);
                }
            }
        }
    }

    fn reasons(&self, _: &State, _: &State, _: Seat, (): &()) -> Vec<(Phrase, f32)> {
        Vec::new()
    }
}
