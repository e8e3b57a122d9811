//! Runs the suite on a small game with every bug that the suite looks for: each property must detect its bug.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use serde::{Deserialize, Serialize};

use super::*;
use crate::chance::{Chance, Fast};
use crate::copies::{CardId, CopyId, CopySet};
use crate::event::{NoSink, Sink};
use crate::game::{Game, Outcome, ToAct, Trace, Viewer};
use crate::option::{Ask, AskKind, More, Opt, OptKey, Options};
use crate::phrase::{Phrase, Reason};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::table_view::{Card, Panel, Place, TableView, Target, Zone, ZoneRole};

/// Cards in the deck; the lower half is one kind, the upper half another.
const CARDS: u16 = 8;
const HAND: usize = 3;

/// Two players take turns to lay down three cards; a card of the higher kind is worth one point. The player with more
/// points wins, and a tie has no winner.
#[derive(Default)]
struct Trifle {
    fault: Fault,
    calls: AtomicU32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Fault {
    #[default]
    None,
    OptionsOutOfOrder,
    OptionsOfOneMeaning,
    WordsOfTwoMeanings,
    PointsNowhere,
    UnsoundState,
    HiddenCounter,
    ForgetsWhenSaved,
    HidesItsLuck,
    ShowsHands,
    OffersBySecret,
    TellsDraws,
    NumbersCopies,
    DealsByTruth,
    DealsUnevenly,
    LongList,
    FirstSeatWins,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    hands: BySeat<CopySet<1>, 2>,
    deck: CopySet<1>,
    played: BySeat<CopySet<1>, 2>,
    turn: Seat,
    #[serde(skip)]
    note: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct View {
    own: Option<Vec<u16>>,
    counts: [usize; 2],
    played: [Vec<u16>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    Played(u16),
    Drew(Seat, Option<u16>),
}

const fn kind(copy: CopyId) -> u16 {
    copy.0 / (CARDS / 2)
}

fn kinds(set: CopySet<1>) -> Vec<u16> {
    set.iter().map(kind).collect()
}

impl Trifle {
    fn broken(fault: Fault) -> Self {
        Self { fault, ..Self::default() }
    }
}

impl Game for Trifle {
    type State = State;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        2
    }

    fn team(&self, _: &State, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    fn start(&self, chance: &mut impl Chance, _: &mut impl Sink<Event>) -> State {
        let mut deck: CopySet<1> = (0..CARDS).map(CopyId).collect();
        let mut hands = BySeat([CopySet::EMPTY; 2]);
        for hand in &mut hands.0 {
            *hand = (0..HAND).filter_map(|_| deck.take_random(chance)).collect();
        }
        let turn = if self.fault == Fault::FirstSeatWins { 0 } else { chance.below(2) as usize };
        State { hands, deck, played: BySeat::default(), turn: Seat::new(turn), note: 0 }
    }

    fn to_act(&self, s: &State) -> ToAct {
        if !s.hands[s.turn].is_empty() {
            return ToAct::one(s.turn);
        }
        let points = |i: usize| kinds(s.played.0[i]).iter().sum::<u16>();
        let winners = match points(0).cmp(&points(1)) {
            _ if self.fault == Fault::FirstSeatWins => SeatSet::only(Seat::new(0)),
            std::cmp::Ordering::Less => SeatSet::only(Seat::new(1)),
            std::cmp::Ordering::Equal => SeatSet::EMPTY,
            std::cmp::Ordering::Greater => SeatSet::only(Seat::new(0)),
        };
        ToAct::Over(Outcome { winners })
    }

    fn ask(&self, _: &State, _: Seat) -> Ask {
        Ask { kind: AskKind::One, prompt: Phrase::word("play"), about: None, picked: 0, more: More::Exactly(1) }
    }

    fn options(&self, s: &State, seat: Seat, out: &mut Options) {
        out.clear();
        let mut hand = s.hands[seat];
        while let Some(copy) = hand.first() {
            out.push(Opt::new(0, copy.0, 0, 0));
            let one_of_each = self.fault != Fault::OptionsOfOneMeaning;
            hand = hand.iter().filter(|&c| if one_of_each { kind(c) != kind(copy) } else { c != copy }).collect();
        }
        if self.fault == Fault::OptionsOutOfOrder {
            out.reverse();
        }
        if self.fault == Fault::OffersBySecret && kinds(s.hands[seat.other()]).contains(&1) {
            out.push(Opt::new(1, out[0].a(), 0, 0));
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
        let copy = CopyId(pick.a());
        s.hands[seat].remove(copy);
        s.played[seat].insert(copy);
        sink.emit(Event::Played(if self.fault == Fault::NumbersCopies { copy.0 } else { kind(copy) }));
        // The first card that a player lays down is replaced.
        let draws = s.played[seat].len() == 1;
        if draws && let Some(drawn) = s.deck.take_random(chance) {
            s.hands[seat].insert(drawn);
            sink.emit(Event::Drew(seat, Some(kind(drawn))));
        }
        match self.fault {
            Fault::HiddenCounter => s.note = self.calls.fetch_add(1, Relaxed),
            Fault::ForgetsWhenSaved => s.note += 1,
            _ => {}
        }
        s.turn = seat.other();
        Trace { random: draws && self.fault != Fault::HidesItsLuck, revealed: SeatSet::EMPTY }
    }

    fn key(&self, _: &State, o: Opt) -> OptKey {
        OptKey::new(o.verb(), kind(CopyId(o.a())), 0, 0)
    }

    fn key_text(&self, key: OptKey) -> String {
        match self.fault {
            Fault::WordsOfTwoMeanings => "play".to_owned(),
            _ => format!("play {} {}", key.verb(), key.a()),
        }
    }

    fn label(&self, _: &State, _: Opt) -> Phrase {
        Phrase::word("card")
    }

    fn warning(&self, _: &State, _: Seat, _: Opt) -> Option<Phrase> {
        None
    }

    fn points_at(&self, s: &State, seat: Seat, o: Opt) -> Option<Target> {
        let slot = s.hands[seat].iter().position(|c| c.0 == o.a())? as u16;
        let slot = slot + if self.fault == Fault::PointsNowhere { 100 } else { 0 };
        Some(Target::Place(Place { role: ZoneRole::Hand, owner: Some(seat), slot }))
    }

    fn why_not(&self, _: &State, _: Seat, _: Target) -> Option<Reason> {
        None
    }

    fn view(&self, s: &State, who: Viewer) -> View {
        let own = match who {
            Viewer::Seat(seat) if self.fault == Fault::ShowsHands => Some(kinds(s.hands[seat.other()])),
            Viewer::Seat(seat) => Some(kinds(s.hands[seat])),
            Viewer::Judge => Some(s.hands.iter().flat_map(|&h| kinds(h)).collect()),
            Viewer::Spectator => None,
        };
        View { own, counts: s.hands.0.map(|h| h.len()), played: s.played.0.map(kinds) }
    }

    fn table_view(&self, view: &View) -> TableView {
        let zone = |seat: Seat| {
            let slot = Card { card: Some(CardId(0)), count: 1, marks: vec![], attached: false };
            let cards = vec![slot; view.counts[seat.idx()]];
            let count = cards.len();
            Zone {
                role: ZoneRole::Hand,
                owner: Some(seat),
                title: Phrase::word("hand"),
                cards,
                count,
                total: None,
                note: None,
            }
        };
        let panel = |seat| Panel {
            seat,
            notes: vec![],
            counters: vec![],
            active: true,
            out: false,
            hit_as: seat,
            role: None,
            team: None,
            prey: SeatSet::EMPTY,
        };
        TableView {
            seats: Seat::first(2).map(panel).collect(),
            zones: Seat::first(2).map(zone).collect(),
            ..TableView::default()
        }
    }

    fn redact(&self, e: Event, who: Viewer) -> Option<Event> {
        match e {
            Event::Drew(seat, _)
                if self.fault != Fault::TellsDraws && ![Viewer::Seat(seat), Viewer::Judge].contains(&who) =>
            {
                Some(Event::Drew(seat, None))
            }
            _ => Some(e),
        }
    }

    fn tell(&self, _: Event) -> Option<Phrase> {
        None
    }

    fn resample(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        let other = seat.other();
        let n = s.hands[other].len();
        let mut pool = s.hands[other] | s.deck;
        let skip = match self.fault {
            Fault::DealsByTruth => s.deck.first().map_or(0, kind),
            Fault::DealsUnevenly => u16::from(chance.below(2) == 0),
            _ => 9,
        };
        let mut first: CopySet<1> = pool.iter().filter(|&c| kind(c) == skip).collect();
        s.hands[other] = CopySet::EMPTY;
        while s.hands[other].len() < n {
            let copy = first
                .take_random(chance)
                .or_else(|| pool.take_random(chance))
                .expect("the pool holds the hand's cards");
            pool.remove(copy);
            s.hands[other].insert(copy);
        }
        s.deck = pool;
    }

    fn check(&self, s: &State) -> Result<(), String> {
        let cards = s.hands.iter().chain(s.played.iter()).fold(s.deck, |all, &set| all | set).len();
        let lost = self.fault == Fault::UnsoundState && cards - s.deck.len() > 2 * HAND;
        if cards == CARDS as usize && !lost { Ok(()) } else { Err("cards are missing".to_owned()) }
    }
}

fn turned() -> Rotated<impl Fn(&State) -> State, impl Fn(Opt) -> Opt> {
    let state = |s: &State| {
        let swap = |both: BySeat<CopySet<1>, 2>| BySeat([both.0[1], both.0[0]]);
        State { hands: swap(s.hands), played: swap(s.played), turn: s.turn.other(), ..s.clone() }
    };
    Rotated { state, option: |o| o }
}

fn marks(fault: Fault) -> impl Fn(&State) -> Vec<ListSize> {
    let capacity = if fault == Fault::LongList { 8 } else { 16 };
    move |s| vec![ListSize { name: "played", len: s.played.0[0].len(), capacity }]
}

/// An opening in which seat 0 moves: the three cards of seat 1 are hidden among five.
fn opening(game: &Trifle) -> State {
    game.start(&mut Fast::new(3), &mut NoSink)
}

fn peeks(worlds: &crate::worlds::Worlds<Trifle>, seed: u64) -> OptKey {
    let world = worlds.deal(&mut Fast::new(seed));
    let keys = worlds.keys();
    keys[kinds(world.hands.0[0]).iter().sum::<u16>() as usize % keys.len()]
}

/// Runs the whole suite on one game.
fn suite(game: &Trifle) {
    let effort = Effort { decisions: 200, seed: 1 };
    options_hold(game, effort);
    states_hold(game, effort);
    forks_agree(game, effort);
    saves_agree(game, effort);
    logs_replay(game, effort);
    secrets_keep(game, effort);
    deals_agree(game, effort);
    bots_are_honest(game, effort, peeks);
    deals_are_uniform(game, &opening(game), Seat::new(0), 10, hidden_hand);
    lists_stay_short(game, effort, marks(game.fault));
    seats_are_alike(game, effort, Seat::other, &turned());
    wins_are_alike(game, 500, 2);
}

fn hidden_hand(world: &State) -> Vec<CopyId> {
    world.hands.0[1].iter().collect()
}

#[test]
fn a_sound_game_passes() {
    suite(&Trifle::default());
}

#[test]
fn every_fault_is_noticed() {
    let cases = [
        (Fault::OptionsOutOfOrder, "options out of order"),
        (Fault::OptionsOfOneMeaning, "two options with the same meaning"),
        (Fault::WordsOfTwoMeanings, "two keys have the same text"),
        (Fault::PointsNowhere, "is not on the board"),
        (Fault::UnsoundState, "cards are missing"),
        (Fault::HiddenCounter, "a fork diverged"),
        (Fault::ForgetsWhenSaved, "restoring changed the state"),
        (Fault::HidesItsLuck, "does not match the chance values used"),
        (Fault::ShowsHands, "sees a difference"),
        (Fault::OffersBySecret, "options differ"),
        (Fault::TellsDraws, "learns more from events than from the view"),
        (Fault::NumbersCopies, "learns more from events than from the view"),
        (Fault::DealsByTruth, "was dealt worlds that differ"),
        (Fault::DealsUnevenly, "chi-square"),
        (Fault::LongList, "is more than a quarter full"),
        (Fault::FirstSeatWins, "other seats act next"),
    ];
    for (fault, expected) in cases {
        let failed = std::panic::catch_unwind(|| suite(&Trifle::broken(fault)));
        let report = failed.expect_err(&format!("{fault:?} was not detected"));
        let report = report.downcast_ref::<String>().expect("the panic message is a `String`");
        assert!(report.contains(expected), "{fault:?} was reported as {report:?}");
    }
}

#[test]
#[should_panic(expected = "depends on secrets")]
fn a_bot_that_peeks_is_noticed() {
    // A driver must not give a bot hidden information; this one keeps state between calls.
    let game = Trifle::default();
    let mut last = 0;
    bots_are_honest(&game, Effort { decisions: 200, seed: 1 }, |worlds, _| {
        last += 1;
        let keys = worlds.keys();
        keys[last % keys.len()]
    });
}

#[test]
#[should_panic(expected = "chi-square")]
fn seats_that_win_more_often_are_noticed() {
    wins_are_alike(&Trifle::broken(Fault::FirstSeatWins), 200, 2);
}

#[test]
fn the_bound_of_chi_square_is_close_to_the_tables() {
    for (degrees, exact) in [(1, 15.137), (6, 27.856), (30, 66.619), (100, 161.319)] {
        let bound = chi_square_bound(degrees);
        assert!((bound / exact - 1.0).abs() < 0.1, "{degrees}: {bound} instead of {exact}");
    }
}
