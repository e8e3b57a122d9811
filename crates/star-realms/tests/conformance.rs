//! The conformance suite over every mode, every table size and every ruling.

use star_realms::frame::Frame;
use star_realms::state::State;
use star_realms::{CardDef, Db, DiscardTiming, Duel, LegacyFrom, Mode, Rulings, Setup, StarRealms, Verb};
use table::chance::Fast;
use table::conformance::{Effort, ListSize, Rotated, deals_are_uniform, seats_are_alike, wins_are_alike};
use table::{CopyId, Game, NoSink, Opt, Seat, SeatSet, Small};

fn setup(mode: Mode, seats: usize) -> Setup {
    Setup { mode, seats, ..Setup::default() }
}

fn table<const N: usize, const W: usize>(setup: Setup) -> StarRealms<N, W> {
    StarRealms::new(setup).expect("the setup is valid")
}

/// A table with rulings that differ from the defaults.
fn ruled<const N: usize, const W: usize>(mode: Mode, seats: usize, change: impl Fn(&mut Rulings)) -> StarRealms<N, W> {
    let mut setup = setup(mode, seats);
    change(&mut setup.rulings);
    table(setup)
}

/// Custom cards; those that copy ships only if a table can track all of them.
fn own_cards(seats: usize) -> Vec<CardDef> {
    let cards = Db::read_own("own.ron", include_str!("model/own.ron")).expect("the cards are valid");
    cards.into_iter().filter(|c| seats <= 4 || c.id != "mimic").collect()
}

fn own<const N: usize, const W: usize>(mode: Mode, seats: usize) -> StarRealms<N, W> {
    table(Setup { cards: own_cards(seats), ..setup(mode, seats) })
}

fn marks<const N: usize, const W: usize>(s: &State<N, W>) -> Vec<ListSize> {
    vec![mark("frames", &s.frames), mark("values", &s.vals)]
}

fn mark<T: Copy + Default, const C: usize>(name: &'static str, list: &Small<T, C>) -> ListSize {
    ListSize { name, len: list.len(), capacity: C }
}

macro_rules! tables {
    ($($name:ident: $game:expr),* $(,)?) => { $(table::conformance!($name, || $game, marks = marks);)* };
}

tables! {
    duel: table::<2, 1>(Setup::default()),
    free_for_all_of_3: table::<4, 2>(setup(Mode::FreeForAll, 3)),
    free_for_all_of_4: table::<4, 2>(setup(Mode::FreeForAll, 4)),
    free_for_all_of_5: table::<6, 3>(setup(Mode::FreeForAll, 5)),
    free_for_all_of_6: table::<6, 3>(setup(Mode::FreeForAll, 6)),
    hunter_of_3: table::<4, 2>(setup(Mode::Hunter, 3)),
    hunter_of_4: table::<4, 2>(setup(Mode::Hunter, 4)),
    hunter_of_5: table::<6, 3>(setup(Mode::Hunter, 5)),
    hunter_of_6: table::<6, 3>(setup(Mode::Hunter, 6)),
    hydra_of_4: table::<4, 2>(setup(Mode::Hydra, 4)),
    hydra_of_6: table::<6, 3>(setup(Mode::Hydra, 6)),
    emperor: table::<6, 3>(setup(Mode::Emperor, 6)),
    raid_of_3: table::<4, 2>(setup(Mode::Raid, 3)),
    raid_of_4: table::<4, 2>(setup(Mode::Raid, 4)),
    raid_of_5: table::<6, 3>(setup(Mode::Raid, 5)),
    raid_of_6: table::<6, 3>(setup(Mode::Raid, 6)),
}

// Each ruling with the other value, where it matters.
tables! {
    discards_wait: ruled::<2, 1>(Mode::Duel, 2, |r| r.discards = DiscardTiming::StartOfTurn),
    discards_wait_for_a_team: ruled::<6, 3>(Mode::Hydra, 6, |r| r.discards = DiscardTiming::StartOfTurn),
    own_bases_are_safe: ruled::<2, 1>(Mode::Duel, 2, |r| r.own_bases = false),
    needles_stay_needles: ruled::<2, 1>(Mode::Duel, 2, |r| r.needle_counts_as_copied = false),
    needles_copy_what_is_in_play: ruled::<2, 1>(Mode::Duel, 2, |r| r.needle_copies_scrapped = false),
    carriers_take_no_explorers: ruled::<2, 1>(Mode::Duel, 2, |r| r.carrier_takes_explorers = false),
    carriers_leave_the_next_ship_alone: ruled::<2, 1>(Mode::Duel, 2, |r| r.carrier_counts_as_next_ship = false),
    explorers_go_with_the_trade_deck: ruled::<2, 1>(Mode::Duel, 2, |r| r.explorers_after_trade_deck = false),
    explorers_bought_jointly: ruled::<4, 2>(Mode::Hydra, 4, |r| r.hydra_joint_explorers = true),
    open_hands_in_hydra: ruled::<4, 2>(Mode::Hydra, 4, |r| r.hydra_open_hands = true),
    emperors_fear_slayers_only: ruled::<6, 3>(Mode::Emperor, 6, |r| r.emperor_heir = false),
    gifts_from_the_discard_pile: ruled::<6, 3>(Mode::Raid, 6, |r| r.legacy_from = LegacyFrom::DiscardPile),
    no_turn_limit: ruled::<2, 1>(Mode::Duel, 2, |r| r.turn_limit = 0),
    a_short_game: ruled::<4, 2>(Mode::FreeForAll, 4, |r| r.turn_limit = 9),
}

// Custom cards may hold more values than the core set, up to the checker's limit: no marks.
table::conformance!(own_cards_for_two, || own::<2, 2>(Mode::Duel, 2));
table::conformance!(own_cards_for_four, || own::<4, 3>(Mode::Hydra, 4));
table::conformance!(own_cards_at_the_large_table, || own::<6, 4>(Mode::Raid, 6));

/// P8: ten cards, five of them in the hidden hand: 252 worlds, all equally likely.
#[test]
fn every_hand_an_opponent_may_hold_is_dealt_equally_often() {
    let game = Duel::new(Setup::default()).expect("the setup is valid");
    let state = game.start(&mut Fast::new(2), &mut NoSink);
    let (viewer, other) = (state.first, Seat::new(1 - state.first.idx()));
    assert_eq!((state.players[other].hand.len(), state.players[other].deck.len()), (5, 5));
    deals_are_uniform(&game, &state, viewer, 252, |world| world.players[other].hand.iter().collect::<Vec<CopyId>>());
}

/// P8: cards that are publicly known to be in a hand stay there, and the rest is dealt around them.
#[test]
fn cards_known_to_be_in_a_hand_stay_there() {
    let game = Duel::new(Setup::default()).expect("the setup is valid");
    let mut state = game.start(&mut Fast::new(2), &mut NoSink);
    let (viewer, other) = (state.first, Seat::new(1 - state.first.idx()));
    let seen: Vec<CopyId> = state.players[other].hand.iter().take(2).collect();
    state.known = seen.iter().copied().collect();
    deals_are_uniform(&game, &state, viewer, 56, |world| {
        let hand = world.players[other].hand;
        assert!(seen.iter().all(|&c| hand.contains(c)), "a known card left the hand");
        hand.minus(&state.known).iter().collect::<Vec<CopyId>>()
    });
}

/// A table rotated by one seat.
fn turned<const N: usize, const W: usize>(s: &State<N, W>, seats: usize) -> State<N, W> {
    let turn = |seat: Seat| Seat::new((seat.idx() + 1) % seats);
    let turn_all = |set: SeatSet| set.iter().map(turn).collect::<SeatSet>();
    let mut there = *s;
    for seat in Seat::first(seats) {
        there.players[turn(seat)] = s.players[seat];
    }
    (there.active, there.first) = (turn(s.active), turn(s.first));
    (there.alive, there.winners) = (turn_all(s.alive), turn_all(s.winners));
    for frame in there.frames.as_mut_slice() {
        match frame {
            Frame::Run { seat, .. }
            | Frame::Pick { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::Victim { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::OnTop { seat, .. } => *seat = turn(*seat),
            Frame::AttackSeat { seat, victim } => (*seat, *victim) = (turn(*seat), turn(*victim)),
            Frame::Main { done } => *done = turn_all(*done),
            other => unreachable!("{other:?} does not occur in a game without teams"),
        }
    }
    there
}

fn check_turning<const N: usize, const W: usize>(mode: Mode, seats: usize) {
    let turn = |seat: Seat| Seat::new((seat.idx() + 1) % seats);
    let option = |o: Opt| match Verb::of(o.verb()) {
        verb @ (Verb::AttackSeat | Verb::Seat) => verb.seat(turn(Seat::new(o.a() as usize))),
        _ => o,
    };
    let turned = Rotated { state: |s: &State<N, W>| turned(s, seats), option };
    seats_are_alike(&table::<N, W>(setup(mode, seats)), Effort::usual(), turn, &turned);
}

/// P10
#[test]
fn where_everybody_fights_alone_no_seat_is_special() {
    check_turning::<2, 1>(Mode::Duel, 2);
    for seats in [3, 4] {
        check_turning::<4, 2>(Mode::FreeForAll, seats);
        check_turning::<4, 2>(Mode::Hunter, seats);
    }
    for seats in [5, 6] {
        check_turning::<6, 3>(Mode::FreeForAll, seats);
        check_turning::<6, 3>(Mode::Hunter, seats);
    }
}

/// P10; SR-SETUP-OPEN1
#[test]
fn when_luck_decides_who_begins_every_side_wins_equally_often() {
    wins_are_alike(&table::<2, 1>(Setup::default()), 400, 2);
    wins_are_alike(&table::<4, 2>(setup(Mode::FreeForAll, 4)), 100, 4);
    wins_are_alike(&table::<4, 2>(setup(Mode::Hunter, 3)), 100, 3);
    wins_are_alike(&table::<4, 2>(setup(Mode::Hydra, 4)), 60, 2);
}
