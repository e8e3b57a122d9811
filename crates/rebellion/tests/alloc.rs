//! P9: play does not allocate, a state keeps to its budget, and what is pending has room. Whole games, with nothing
//! counted but the calls search makes.

use rebellion::{Mode, Players, Rebellion, State};
use table::chance::Fast;
use table::conformance::{Counting, Effort, Mark};
use table::{Game, NoSink, Options, Seat, Small};

use crate::random::{TABLES, asked, on, pick};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays games; returns decisions met and allocations made by the engine.
fn play(game: &Rebellion, games: usize) -> (usize, u64) {
    let mut options = Options::new();
    let (mut luck, mut dice) = (Fast::new(1), Fast::new(2));
    let mut decisions = 0;
    let before = Counting::here();
    for number in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            let pick = pick(&options, number, &mut dice);
            let mut world = state;
            game.resample(&mut world, Seat::new(decisions % game.seats()), &mut luck);
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
            decisions += 1;
        }
    }
    (decisions, Counting::here() - before)
}

#[track_caller]
fn check(players: Players, mode: Mode) {
    let (decisions, allocations) = play(&on(players, mode), 4);
    assert!(decisions > 400, "{players:?}, {mode:?}: hardly anything was played");
    assert_eq!(allocations, 0, "{players:?}, {mode:?}: {allocations} allocations in {decisions} decisions");
}

/// P9
#[test]
fn a_game_for_two_does_not_allocate_while_it_is_played() {
    check(Players::Two, Mode::Standard);
    check(Players::Two, Mode::FirstGame);
}

/// P9
#[test]
fn neither_does_a_game_for_three() {
    check(Players::Three, Mode::Standard);
}

/// P9
#[test]
fn nor_one_for_four() {
    check(Players::Four, Mode::Standard);
}

#[test]
fn the_counter_counts() {
    let before = Counting::here();
    let mut list = Vec::with_capacity(1);
    list.extend([1, 2]);
    std::hint::black_box(&list);
    assert!(Counting::here() - before >= 2);
}

/// P9
#[test]
fn a_state_fits_its_budget() {
    assert!(size_of::<State>() <= 3072, "a state has {} bytes", size_of::<State>());
}

/// The lists of a state that no number of cards bounds.
fn marks(s: &State) -> [Mark; 4] {
    [
        mark("frames", &s.frames),
        mark("limbo", &s.limbo),
        mark("hits", &s.combat.fresh),
        mark("mobilizing", &s.mobilizing),
    ]
}

fn mark<T: Copy + Default, const N: usize>(name: &'static str, list: &Small<T, N>) -> Mark {
    Mark { name, len: list.len(), capacity: N }
}

/// P9
#[test]
fn lists_of_a_state_stay_below_half_their_room() {
    let mut highest = ["frames", "limbo", "hits", "mobilizing"].map(|name| Mark { name, len: 0, capacity: 0 });
    let mut options = Options::new();
    for (i, (players, mode)) in TABLES.into_iter().enumerate() {
        let game = on(players, mode);
        let (mut luck, mut dice) = (Fast::new(i as u64), Fast::new(100 + i as u64));
        for number in 0..Effort::of(20).decisions {
            let mut state = game.start(&mut luck, &mut NoSink);
            while let Some(seat) = asked(&game, &state, &mut options, &mut dice) {
                for (high, now) in highest.iter_mut().zip(marks(&state)) {
                    high.len = high.len.max(now.len);
                    high.capacity = now.capacity;
                }
                game.apply(&mut state, seat, pick(&options, number, &mut dice), &mut luck, &mut NoSink);
            }
        }
    }
    for high in highest {
        assert!(high.len > 0, "{} is never used: {highest:?}", high.name);
        assert!(high.len * 2 <= high.capacity, "{} is too short: {highest:?}", high.name);
    }
}
