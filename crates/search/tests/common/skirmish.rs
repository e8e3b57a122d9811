//! A miniature deck-builder: coins buy cards, blades deal damage, the last side in the game wins.

use serde::{Deserialize, Serialize};
use table::{Chance, Game, Opt, OptKey, Options, Outcome, Seat, SeatSet, Sink, ToAct, Trace, Viewer};

use super::silent;

pub const KINDS: usize = 6;
pub const COIN: usize = 0;
pub const BLADE: usize = 1;
pub const PURSE: usize = 2;
pub const AXE: usize = 3;
pub const LANCE: usize = 4;
/// A cheap and useless card.
pub const JUNK: usize = 5;
const TRADE: Cards = [1, 0, 2, 0, 0, 0];
const COMBAT: Cards = [0, 1, 0, 2, 5, 0];
pub const COST: Cards = [9, 9, 2, 3, 6, 1];
const SLOTS: usize = 3;
pub const EMPTY: u8 = 255;

pub const PLAY: u8 = 0;
pub const BUY: u8 = 1;
pub const ATTACK: u8 = 2;
pub const END: u8 = 3;

/// The number of cards of each kind.
pub type Cards = [u8; KINDS];

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Skirmish {
    pub seats: usize,
    /// Seats 0 and 2 play against 1 and 3. Their turn is shared: both must act until both have ended it.
    pub teams: bool,
    pub health: i8,
    pub hand: u8,
    /// After this number of turns, the healthiest side wins; in a tie, the last of them.
    pub turns: u16,
    /// Hands are drawn at the end of the turn and kept secret; otherwise they are drawn when the turn begins.
    pub hidden: bool,
    /// Report playing simple cards as obvious.
    pub obvious: bool,
    pub deck: Cards,
    pub supply: Cards,
    /// The recipes of bot names.
    pub recipes: &'static [(&'static str, &'static str)],
}

impl Skirmish {
    pub fn duel() -> Self {
        Self {
            seats: 2,
            teams: false,
            health: 25,
            hand: 4,
            turns: 60,
            hidden: true,
            obvious: true,
            deck: [6, 2, 0, 0, 0, 0],
            supply: [0, 0, 5, 5, 5, 6],
            recipes: &[],
        }
    }

    /// A variant that is small enough to solve.
    pub fn micro() -> Self {
        Self {
            health: 6,
            hand: 2,
            turns: 10,
            hidden: false,
            deck: [2, 1, 0, 0, 0, 0],
            supply: [0, 0, 1, 2, 0, 1],
            ..Self::duel()
        }
    }

    pub fn brawl(seats: usize) -> Self {
        Self { seats, health: 18, ..Self::duel() }
    }

    pub fn pairs() -> Self {
        Self { seats: 4, teams: true, health: 20, ..Self::duel() }
    }

    pub fn side(&self, seat: usize) -> SeatSet {
        if self.teams {
            [seat % 2, seat % 2 + 2].into_iter().map(Seat::new).collect()
        } else {
            SeatSet::only(Seat::new(seat))
        }
    }

    fn alive(&self, s: &State) -> SeatSet {
        (0..self.seats).filter(|&seat| s.health[seat] > 0).map(Seat::new).collect()
    }

    /// The seats whose turn it is.
    fn begin(&self, s: &mut State, chance: &mut impl Chance) {
        if !self.hidden {
            for seat in s.active.iter() {
                for _ in 0..self.hand {
                    draw(s, seat.idx(), chance);
                }
            }
        }
    }

    fn judge(&self, s: &mut State) {
        let alive = self.alive(s);
        let first = alive.lowest().expect("a seat is left");
        let side = self.side(first.idx());
        if alive.minus(side).is_empty() {
            s.winners = side;
        } else if s.turn >= self.turns {
            let total = |seat: usize| -> i32 {
                self.side(seat).and(alive).iter().map(|seat| i32::from(s.health[seat.idx()])).sum()
            };
            let best = (0..self.seats).max_by_key(|&seat| total(seat)).expect("there are seats");
            s.winners = self.side(best);
        }
    }
}

fn draw(s: &mut State, seat: usize, chance: &mut impl Chance) {
    if s.bag[seat].iter().all(|&n| n == 0) {
        s.bag[seat] = std::mem::take(&mut s.discard[seat]);
    }
    if let Some(kind) = take(&mut s.bag[seat], chance) {
        s.hand[seat][kind] += 1;
    }
}

fn refill(s: &mut State, chance: &mut impl Chance) {
    for slot in 0..SLOTS {
        if s.market[slot] == EMPTY {
            s.market[slot] = take(&mut s.supply, chance).map_or(EMPTY, |kind| kind as u8);
        }
    }
    s.market.sort_unstable();
}

fn take(cards: &mut Cards, chance: &mut impl Chance) -> Option<usize> {
    let n: u32 = cards.iter().map(|&n| u32::from(n)).sum();
    if n == 0 {
        return None;
    }
    let mut rank = chance.below(n);
    for (kind, count) in cards.iter_mut().enumerate() {
        if rank < u32::from(*count) {
            *count -= 1;
            return Some(kind);
        }
        rank -= u32::from(*count);
    }
    unreachable!("the rank is below the count")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub hand: [Cards; 4],
    pub bag: [Cards; 4],
    pub discard: [Cards; 4],
    pub health: [i8; 4],
    pub trade: [u8; 4],
    pub combat: [u8; 4],
    pub supply: Cards,
    pub market: [u8; SLOTS],
    /// The seats whose turn it is and who have not ended it.
    pub active: SeatSet,
    pub asked: SeatSet,
    pub turn: u16,
    pub winners: SeatSet,
    /// Shifts the numbers of cards in options, like the numbering of copies: it is invisible, and nothing may depend on
    /// it.
    pub numbering: u16,
}

impl State {
    pub fn play(&self, kind: usize) -> Opt {
        Opt::new(PLAY, (kind as u16 + self.numbering) % KINDS as u16, 0, 0)
    }

    fn kind_of(&self, play: Opt) -> usize {
        (play.a() as usize + KINDS - self.numbering as usize) % KINDS
    }
}

impl Game for Skirmish {
    type State = State;
    type View = State;
    type Event = ();

    silent!();

    fn key(&self, s: &State, o: Opt) -> OptKey {
        let a = if o.verb() == PLAY { s.kind_of(o) as u16 } else { o.a() };
        OptKey::new(o.verb(), a, 0, 0)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn team(&self, _: &State, seat: Seat) -> SeatSet {
        self.side(seat.idx())
    }

    fn start(&self, chance: &mut impl Chance, _: &mut impl Sink<()>) -> State {
        let active = self.side(0);
        let mut s = State {
            hand: [[0; KINDS]; 4],
            bag: [self.deck; 4],
            discard: [[0; KINDS]; 4],
            health: [self.health; 4],
            trade: [0; 4],
            combat: [0; 4],
            supply: self.supply,
            market: [EMPTY; SLOTS],
            active,
            asked: active,
            turn: 0,
            winners: SeatSet::EMPTY,
            numbering: 0,
        };
        refill(&mut s, chance);
        if self.hidden {
            for seat in 0..self.seats {
                for _ in 0..self.hand {
                    draw(&mut s, seat, chance);
                }
            }
        }
        self.begin(&mut s, chance);
        s
    }

    fn to_act(&self, s: &State) -> ToAct {
        if s.winners.is_empty() {
            ToAct::Seats { asked: s.asked, free: s.active.and(self.alive(s)).minus(s.asked) }
        } else {
            ToAct::Over(Outcome { winners: s.winners })
        }
    }

    fn options(&self, s: &State, seat: Seat, out: &mut Options) {
        out.clear();
        let me = seat.idx();
        if !s.asked.contains(seat) {
            out.push(Opt::new(END, 1, 0, 0)); // a free seat may withdraw the end of its turn
            return;
        }
        out.extend((0..KINDS).filter(|&kind| s.hand[me][kind] > 0).map(|kind| s.play(kind)));
        out.sort_unstable();
        for slot in 0..SLOTS {
            let kind = s.market[slot];
            let twin = s.market[..slot].contains(&kind);
            if kind != EMPTY && !twin && COST[kind as usize] <= s.trade[me] {
                out.push(Opt::new(BUY, u16::from(kind), 0, 0));
            }
        }
        if s.combat[me] > 0 {
            let foes = self.alive(s).minus(self.side(me));
            out.extend(foes.iter().map(|foe| Opt::new(ATTACK, foe.idx() as u16, 0, 0)));
        }
        out.push(Opt::new(END, 0, 0, 0));
    }

    fn apply(&self, s: &mut State, seat: Seat, pick: Opt, chance: &mut impl Chance, _: &mut impl Sink<()>) -> Trace {
        let (me, a) = (seat.idx(), pick.a() as usize);
        let mut trace = Trace::default();
        match pick.verb() {
            PLAY => {
                let a = s.kind_of(pick);
                s.hand[me][a] -= 1;
                s.discard[me][a] += 1;
                s.trade[me] += TRADE[a];
                s.combat[me] += COMBAT[a];
                if a == LANCE {
                    draw(s, me, chance);
                    trace.random = true;
                }
            }
            BUY => {
                s.trade[me] -= COST[a];
                s.discard[me][a] += 1;
                let slot = s.market.iter().position(|&kind| kind as usize == a).expect("the card is in the market");
                s.market[slot] = EMPTY;
                refill(s, chance);
                trace.random = true;
            }
            ATTACK => {
                s.health[a] -= s.combat[me] as i8;
                s.combat[me] = 0;
                self.judge(s);
            }
            _ if a == 1 => s.asked = s.asked.with(seat),
            _ => {
                s.asked = s.asked.without(seat);
                if s.asked.is_empty() {
                    for seat in s.active.iter().map(Seat::idx) {
                        for kind in 0..KINDS {
                            s.discard[seat][kind] += std::mem::take(&mut s.hand[seat][kind]);
                        }
                        (s.trade[seat], s.combat[seat]) = (0, 0);
                        for _ in 0..if self.hidden { self.hand } else { 0 } {
                            draw(s, seat, chance);
                        }
                    }
                    trace.random = true;
                    s.turn += 1;
                    let last = s.active.lowest().expect("a seat has ended its turn").idx();
                    let alive = self.alive(s);
                    let next = (1..=self.seats).map(|step| (last + step) % self.seats);
                    let next = next.map(|seat| self.side(seat).and(alive)).find(|side| !side.is_empty());
                    s.active = next.expect("a seat is left");
                    s.asked = s.active;
                    self.judge(s);
                    self.begin(s, chance);
                }
            }
        }
        trace
    }

    fn view(&self, s: &State, who: Viewer) -> State {
        let mut view = State { numbering: 0, ..*s };
        for seat in 0..self.seats {
            if who != Viewer::Seat(Seat::new(seat)) && who != Viewer::Judge {
                // The cards of hand and bag together are known, but not how they are divided.
                for kind in 0..KINDS {
                    view.bag[seat][kind] += std::mem::take(&mut view.hand[seat][kind]);
                }
            }
        }
        view
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        for other in (0..self.seats).filter(|&other| other != seat.idx()) {
            let held: u8 = s.hand[other].iter().sum();
            for kind in 0..KINDS {
                s.bag[other][kind] += std::mem::take(&mut s.hand[other][kind]);
            }
            for _ in 0..held {
                let kind = take(&mut s.bag[other], chance).expect("the hand went back");
                s.hand[other][kind] += 1;
            }
        }
    }
}
