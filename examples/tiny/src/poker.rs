//! The two smallest games with real bluffing. Kuhn poker: three cards, one bet. Leduc poker: six cards, two rounds of
//! betting, a common card in between.

use serde::{Deserialize, Serialize};
use table::chance::draw_kind;
use table::{
    Arg, Ask, BySeat, Card, CardId, Chance, Counter, Game, MAX_SEATS, Opt, OptKey, Options, Outcome, Panel, Phrase,
    Seat, SeatSet, Sink, TableView, Tiny, ToAct, Trace, Viewer, Zone, ZoneRole,
};

const FOLD: u8 = 0;
const CALL: u8 = 1;
const RAISE: u8 = 2;

/// The rules, with one round of betting per copy of a rank, and the seat that begins.
pub struct Poker<const COPIES: usize>(Seat);

/// Everything that can change: the rank of each seat's card, and the public part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    cards: [u8; 2],
    open: PokerOpen,
}

/// The common card, the chips of each seat, choices and raises of this round, the player who folded, and all choices
/// with two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PokerOpen {
    common: Option<u8>,
    chips: [u8; 2],
    acted: u8,
    raises: u8,
    folded: Option<Seat>,
    history: u32,
}

/// An event: a player chose and paid chips, a card was revealed, or a player won chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Did(Seat, u8, u8),
    Rotated(u8),
    Showed(Seat, u8),
    Won(Seat, u8),
    Shared,
}

impl PokerOpen {
    fn round(&self) -> usize {
        self.common.is_some() as usize
    }

    /// Both players have acted in this round and have the same number of chips in the pot.
    fn is_settled(&self) -> bool {
        self.acted > 1 && self.chips[0] == self.chips[1]
    }
}

impl<const COPIES: usize> Poker<COPIES> {
    /// Chips of a raise in each round. Each round allows one raise per copy.
    const SIZES: &'static [u8] = [[1].as_slice(), &[2, 4]][COPIES - 1];

    /// Draws one of the cards that are not taken.
    fn draw(taken: &[u8], chance: &mut impl Chance) -> u8 {
        let left = [0, 1, 2].map(|rank| (COPIES - taken.iter().map(|t| usize::from(*t == rank)).sum::<usize>()) as u8);
        draw_kind(&left, chance).expect("there are more cards than two players see") as u8
    }

    fn is_shown(open: &PokerOpen) -> bool {
        open.round() + 1 == Self::SIZES.len() && open.is_settled()
    }

    /// The winners of the pot, once the game is over: both players if their cards are equal.
    fn winners(s: &State) -> Option<SeatSet> {
        let [a, b] = s.cards.map(|card| (Some(card) == s.open.common, card));
        let best = if a == b { SeatSet::first(2) } else { SeatSet::only(Seat::new((b > a) as usize)) };
        s.open.folded.map(|seat| SeatSet::only(seat.other())).or(Self::is_shown(&s.open).then_some(best))
    }

    fn mover(&self, open: &PokerOpen) -> Option<Seat> {
        (open.folded.is_none() && !Self::is_shown(open)).then(|| [self.0, self.0.other()][open.acted as usize % 2])
    }
}

impl<const COPIES: usize> Game for Poker<COPIES> {
    type State = State;
    type View = ([Option<u8>; 2], PokerOpen); // a hidden card is `None`
    type Event = Told;

    fn start(&self, chance: &mut impl Chance, _: &mut impl Sink<Told>) -> State {
        let first = Self::draw(&[], chance);
        State {
            cards: [first, Self::draw(&[first], chance)],
            open: PokerOpen { chips: [1, 1], ..PokerOpen::default() },
        }
    }

    fn to_act(&self, s: &State) -> ToAct {
        let over = || ToAct::Over(Outcome { winners: Self::winners(s).expect("no seat is to act") });
        self.mover(&s.open).map_or_else(over, ToAct::one)
    }

    fn ask(&self, s: &State, _: Seat) -> Ask {
        Ask::one(Phrase::word(if s.open.raises > 0 { "ask.answer" } else { "ask.open" }))
    }

    fn options(&self, s: &State, _: Seat, out: &mut Options) {
        out.clear();
        let verbs = [(FOLD, s.open.raises > 0), (CALL, true), (RAISE, (s.open.raises as usize) < COPIES)];
        out.extend(verbs.into_iter().filter(|(_, may)| *may).map(|(verb, _)| Opt::new(verb, 0, 0, 0)));
    }

    fn apply(&self, s: &mut State, seat: Seat, o: Opt, rng: &mut impl Chance, sink: &mut impl Sink<Told>) -> Trace {
        let open = &mut s.open;
        let (own, theirs) = (open.chips[seat.idx()], open.chips[seat.other().idx()]);
        match o.verb() {
            FOLD => open.folded = Some(seat),
            CALL => open.chips[seat.idx()] = theirs,
            _ => open.chips[seat.idx()] = theirs + Self::SIZES[open.round()],
        }
        open.raises += (o.verb() == RAISE) as u8;
        open.acted += 1;
        open.history = open.history << 2 | (o.verb() as u32 + 1);
        sink.emit(Told::Did(seat, o.verb(), open.chips[seat.idx()] - own));
        if open.is_settled() && !Self::is_shown(open) && open.folded.is_none() {
            let common = Self::draw(&s.cards, rng);
            (open.common, open.acted, open.raises) = (Some(common), 0, 0);
            sink.emit(Told::Rotated(common));
            return Trace { random: true, revealed: SeatSet::first(2) };
        }
        let shown = Self::is_shown(open);
        Seat::first(2).filter(|_| shown).for_each(|seat| sink.emit(Told::Showed(seat, s.cards[seat.idx()])));
        if let Some(winners) = Self::winners(s) {
            let won = |seat: Seat| Told::Won(seat, s.open.chips[1 - seat.idx()]);
            sink.emit(if winners.len() == 1 { winners.lowest().map_or(Told::Shared, won) } else { Told::Shared });
        }
        Trace { random: false, revealed: if shown { SeatSet::first(2) } else { SeatSet::EMPTY } }
    }

    fn key_text(&self, key: OptKey) -> String {
        ["fold", "call", "raise"][key.verb() as usize].to_owned()
    }

    fn label(&self, s: &State, o: Opt) -> Phrase {
        match o.verb() {
            CALL if s.open.raises == 0 => Phrase::word("do.check"),
            RAISE => Phrase::say("do.raise", [Arg::Number(Self::SIZES[s.open.round()].into())]),
            verb => Phrase::word(["do.fold", "do.call"][verb as usize]),
        }
    }

    fn view(&self, s: &State, who: Viewer) -> Self::View {
        let sees = |seat: Seat| Self::is_shown(&s.open) || who == Viewer::Judge || who == Viewer::Seat(seat);
        ([0, 1].map(|idx| sees(Seat::new(idx)).then_some(s.cards[idx])), s.open)
    }

    fn table_view(&self, (hands, open): &Self::View) -> TableView {
        let cards = |card: Option<u8>| vec![Card::new(card.map(|card| CardId(card.into())), 1)];
        let zone = |role, owner, name, card| Zone::new(role, owner, Phrase::word(name), cards(card));
        let panel = |seat: Seat| Panel {
            counters: vec![Counter::new("trade", Phrase::word("chips"), open.chips[seat.idx()])],
            active: self.mover(open) == Some(seat),
            ..Panel::new(seat)
        };
        let common = (COPIES > 1).then(|| zone(ZoneRole::Market, None, "common", open.common));
        let hands = Seat::first(2).map(|seat| zone(ZoneRole::Hand, Some(seat), "hand", hands[seat.idx()]));
        let zones = common.into_iter().chain(hands).collect();
        TableView { seats: Seat::first(2).map(panel).collect(), zones, ..TableView::default() }
    }

    fn redact(&self, e: Told, _: Viewer) -> Option<Told> {
        Some(e) // cards appear in events only when all players see them
    }

    fn tell(&self, e: Told) -> Option<Phrase> {
        let card = |card: u8| Arg::Card(CardId(card.into()));
        let chips = |who, n: u8| [Arg::Seat(who), Arg::Number(n.into())];
        Some(match e {
            Told::Did(who, verb, 0) => Phrase::say(["tell.fold", "tell.check"][verb as usize], [Arg::Seat(who)]),
            Told::Did(who, CALL, n) => Phrase::say("tell.call", chips(who, n)),
            Told::Did(who, _, n) => Phrase::say("tell.raise", chips(who, n)),
            Told::Rotated(rank) => Phrase::say("tell.turned", [card(rank)]),
            Told::Showed(who, rank) => Phrase::say("tell.showed", [Arg::Seat(who), card(rank)]),
            Told::Won(who, n) => Phrase::say("tell.won", chips(who, n)),
            Told::Shared => Phrase::word("tell.shared"),
        })
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        if !Self::is_shown(&s.open) {
            let seen = [s.cards[seat.idx()], s.open.common.unwrap_or_default()];
            s.cards[seat.other().idx()] = Self::draw(&seen[..=s.open.round()], chance);
        }
    }

    /// The result in chips, not in wins.
    fn worth(&self, s: &State, Outcome { winners }: Outcome) -> BySeat<f32> {
        let lost = |seat: Seat| if winners.contains(seat) { 0.0 } else { s.open.chips[seat.idx()] as f32 };
        let mut worth = BySeat([0.5; MAX_SEATS]);
        Seat::first(2).for_each(|seat| worth[seat] += (lost(seat.other()) - lost(seat)) / [4.0, 26.0][COPIES - 1]);
        worth
    }

    fn check(&self, s: &State) -> Result<(), String> {
        let all = [Some(s.cards[0]), Some(s.cards[1]), s.open.common];
        let sound = (0..3).all(|rank| all.iter().filter(|card| **card == Some(rank)).count() <= COPIES);
        sound.then_some(()).ok_or_else(|| format!("more cards than exist: {all:?}"))
    }
}

impl<const COPIES: usize> Tiny for Poker<COPIES> {
    const CARDS: &'static [&'static str] = &["jack", "queen", "king"];
    const SLUG: &'static str = ["kuhn-poker", "leduc-poker"][COPIES - 1];
    const TEXT: &'static str = [
        concat!(include_str!("poker.txt"), include_str!("kuhn.txt")),
        concat!(include_str!("poker.txt"), include_str!("leduc.txt")),
    ][COPIES - 1];

    fn new(first: Seat) -> Self {
        Self(first)
    }
}
