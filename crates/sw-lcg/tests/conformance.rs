//! Properties P1 to P10 over random play, with every pair of starter decks, and the fuzz target on a fixed corpus.

use sw_lcg::frame::Frame;
use sw_lcg::state::Mod;
use sw_lcg::{Affiliation, Deck, Setup, Side, State, SwLcg, fuzz_one};
use table::chance::Fast;
use table::conformance::{Effort, Rotated, deals_are_uniform, run_on_noise, seats_are_alike, wins_are_alike};
use table::{CopyId, CopySet, Game, NoSink, Opt, Seat, SeatSet};

fn game(light: Affiliation, dark: Affiliation) -> SwLcg<1> {
    let deck = |affiliation| Deck::starter(affiliation).expect("a starter deck");
    SwLcg::new(Setup { light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() }).expect("a sound setup")
}

table::conformance!(jedi_sith, || game(Affiliation::Jedi, Affiliation::Sith));
table::conformance!(rebels_navy, || game(Affiliation::RebelAlliance, Affiliation::ImperialNavy));
table::conformance!(jedi_navy, || game(Affiliation::Jedi, Affiliation::ImperialNavy));
table::conformance!(rebels_sith, || game(Affiliation::RebelAlliance, Affiliation::Sith));

/// A state with this few hidden cards of the light side; the others were discarded. Each of two dark objectives holds a
/// captured card.
fn few(hand: usize, edge: usize, bag: usize) -> (SwLcg<1>, State<1>) {
    let game = game(Affiliation::Jedi, Affiliation::Sith);
    let cast = game.cast();
    let mut s = game.start(&mut Fast::new(2), &mut NoSink);
    let light = s.seat(Side::Light).idx();
    let command = cast.side[Side::Light as usize].minus(&cast.objectives).minus(&cast.affiliations);
    for zone in [&mut s.hand, &mut s.bag, &mut s.over, &mut s.under, &mut s.known[light]] {
        *zone = zone.minus(&command);
    }
    // Copies of one card are indistinguishable, so all these cards are different.
    let mut names: Vec<CopyId> = Vec::new();
    for copy in command {
        if names.iter().all(|&c| cast.card(c) != cast.card(copy)) {
            names.push(copy);
        }
    }
    let mut names = names.into_iter();
    let mut take = |n: usize| names.by_ref().take(n).collect::<CopySet<1>>();
    let (own_hand, bagged) = (take(hand), take(bag));
    (s.edge, s.captured) = (take(edge), take(2));
    s.hand |= own_hand;
    s.bag |= bagged;
    s.known[light] |= own_hand | s.edge;
    s.known[s.dark.idx()] |= s.captured;
    s.discard = command.minus(&(own_hand | bagged | s.edge | s.captured));
    let capture_objectives: Vec<CopyId> = (s.dealt & cast.side[Side::Dark as usize]).iter().take(2).collect();
    for (copy, &cell) in s.captured.iter().zip(&capture_objectives) {
        s.place[copy] = cell.0;
        s.dealt.remove(cell);
        s.known[s.dark.idx()].remove(cell);
        s.in_play.insert(cell);
        s.place[cell] = CopyId::NONE.0;
    }
    game.check(&s).expect("a sound state");
    (game, s)
}

/// P8; LCG-INFO-01: two cards in the hand, two in the edge stack, two in the deck: 90 worlds, each with equal chance.
#[test]
fn every_hand_and_edge_stack_an_opponent_may_hold_is_dealt_equally_often() {
    let (game, state) = few(2, 2, 2);
    let (held, light) = (state.captured, game.cast().side[Side::Light as usize]);
    deals_are_uniform(&game, &state, state.dark, 90, |world| {
        assert_eq!(world.captured, held, "the dark side knows which cards it has captured");
        [world.hand & light, world.edge].map(|set| set.iter().collect::<Vec<CopyId>>())
    });
}

/// P8; LCG-INFO-01: the light side does not know which cards are captured: five cards for two places.
#[test]
fn every_captive_there_may_be_is_dealt_equally_often() {
    let (game, state) = few(1, 1, 3);
    let own = game.cast().side[Side::Light as usize];
    let (hand, edge) = (state.hand & own, state.edge);
    deals_are_uniform(&game, &state, state.seat(Side::Light), 20, |world| {
        assert_eq!((world.hand & own, world.edge), (hand, edge), "players know their own cards");
        let mut capture_objectives: Vec<_> = world.captured.iter().map(|c| (world.place[c], c)).collect();
        capture_objectives.sort_unstable();
        capture_objectives
    });
}

/// P8: a card that everyone saw going into a hand stays there.
#[test]
fn cards_known_to_be_in_a_hand_stay_there() {
    let (game, mut state) = few(3, 0, 3);
    let light = game.cast().side[Side::Light as usize];
    let seen = (state.hand & light).first().expect("a hand");
    state.known[state.dark.idx()].insert(seen);
    deals_are_uniform(&game, &state, state.dark, 10, |world| {
        assert!(world.hand.contains(seen), "a known card was dealt away");
        (world.hand & light).iter().collect::<Vec<CopyId>>()
    });
}

/// The same match with the seats of the players swapped.
fn turned(s: &State<1>) -> State<1> {
    let turn_all = |set: SeatSet| set.iter().map(turn).collect::<SeatSet>();
    let mut there = *s;
    (there.active, there.dark) = (turn(s.active), turn(s.dark));
    (there.known, there.firsts) = ([s.known[1], s.known[0]], [s.firsts[1], s.firsts[0]]);
    (there.limited, there.winners) = (turn_all(s.limited), turn_all(s.winners));
    for set in [&mut there.fight.edge, &mut there.fight.fate, &mut there.fight.placed] {
        *set = turn_all(*set);
    }
    for moment in there.moments.as_mut_slice() {
        moment.seat = turn(moment.seat);
    }
    for timed in there.mods.as_mut_slice() {
        if let Mod::NoMatch { seat } | Mod::NextCard { seat, .. } | Mod::Reserve { seat, .. } = &mut timed.what {
            *seat = turn(*seat);
        }
    }
    for frame in there.frames.as_mut_slice() {
        match frame {
            Frame::PickObjectives { left } => *left = turn_all(*left),
            Frame::Mulligan { left, anew } => (*left, *anew) = (turn_all(*left), turn_all(*anew)),
            Frame::Window { round, .. } | Frame::Actions { round, .. } | Frame::Edge { round } => {
                round.turn = turn(round.turn);
            }
            Frame::Flip { seat }
            | Frame::Pay { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::CaptureObjective { seat, .. }
            | Frame::Attach { seat, .. }
            | Frame::CaptureAt { seat, .. }
            | Frame::RescueAt { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::MayDiscard { seat }
            | Frame::Discount { seat, .. }
            | Frame::BalanceStrike { seat }
            | Frame::Engage { seat }
            | Frame::Declare { seat, .. }
            | Frame::Shielding { seat, .. }
            | Frame::FateOrder { seat }
            | Frame::Strike { seat }
            | Frame::Commit { seat }
            | Frame::Order { seat, .. }
            | Frame::DiscardOrder { seat }
            | Frame::Strip { seat, .. } => *seat = turn(*seat),
            Frame::Empty
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Life(_)
            | Frame::Play { .. }
            | Frame::Run { .. }
            | Frame::PlaceTokens { .. }
            | Frame::Depart { .. }
            | Frame::Conflict { .. }
            | Frame::FateAgain { .. }
            | Frame::Icons { .. }
            | Frame::Aim { .. } => {}
        }
    }
    there
}

fn turn(seat: Seat) -> Seat {
    Seat::new(1 - seat.idx())
}

/// P10: which seat plays the dark side makes no difference.
#[test]
fn no_seat_is_special() {
    let turned = Rotated { state: turned, option: |o: Opt| o };
    for (light, dark) in
        [(Affiliation::Jedi, Affiliation::Sith), (Affiliation::RebelAlliance, Affiliation::ImperialNavy)]
    {
        seats_are_alike(&game(light, dark), Effort::of(4000), turn, &turned);
    }
}

/// P10; LCG-SETUP-01
#[test]
fn when_luck_decides_who_is_dark_every_seat_wins_equally_often() {
    wins_are_alike(&game(Affiliation::Jedi, Affiliation::Sith), 200, 2);
}

/// P1, P2, P4, P6
#[test]
fn nothing_the_bytes_choose_breaks_a_table() {
    run_on_noise(fuzz_one, Effort::of(60).decisions, |n| 100 + n * 25 % 1500);
}

#[test]
fn bytes_that_run_out_early_break_nothing_either() {
    run_on_noise(fuzz_one, 60, |n| n);
}
