//! P9: play does not allocate, and what is pending has room. Whole games, with nothing counted but the calls search
//! makes.

use sw_lcg::{Setup, State, SwLcg};
use table::chance::Fast;
use table::conformance::{Counting, Effort, Mark};
use table::{Game, NoSink, Options, Seat, Small};

use crate::random::{asked, on_table, pick, setup, starters};

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays games; returns decisions met and allocations made by the engine.
fn play<const W: usize>(game: &SwLcg<W>, games: usize) -> (usize, u64) {
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
fn check(setup: Setup, games: usize) {
    let about = format!("{:?} against {:?}", setup.light_deck, setup.dark_deck);
    let (_, (decisions, allocations)) = on_table!(setup, game => play(&game, games));
    assert!(decisions > 100, "{about}: hardly anything was played");
    assert_eq!(allocations, 0, "{about}: {allocations} allocations in {decisions} decisions");
}

/// P9
#[test]
fn starter_decks_do_not_allocate_while_they_are_played() {
    for setup in starters() {
        check(setup, 6);
    }
}

/// P9
#[test]
fn larger_decks_do_not_allocate_either() {
    for number in 0..36 {
        check(setup(number), 2);
    }
}

#[test]
fn the_counter_counts() {
    let before = Counting::here();
    let mut list = Vec::with_capacity(1);
    list.extend([1, 2]);
    std::hint::black_box(&list);
    assert!(Counting::here() - before >= 2);
}

/// The lists of a state.
fn marks<const W: usize>(s: &State<W>) -> [Mark; 4] {
    [mark("frames", &s.frames), mark("vals", &s.vals), mark("moments", &s.moments), mark("mods", &s.mods)]
}

fn mark<T: Copy + Default, const N: usize>(name: &'static str, list: &Small<T, N>) -> Mark {
    Mark { name, len: list.len(), capacity: N }
}

/// Plays games and notes the longest each list gets.
fn high_water<const W: usize>(game: &SwLcg<W>, games: usize, seed: u64, highest: &mut [Mark; 4]) {
    let mut options = Options::new();
    let (mut luck, mut dice) = (Fast::new(seed), Fast::new(seed + 1));
    for number in 0..games {
        let mut state = game.start(&mut luck, &mut NoSink);
        while let Some(seat) = asked(game, &state, &mut options, &mut dice) {
            for (high, now) in highest.iter_mut().zip(marks(&state)) {
                high.len = high.len.max(now.len);
                high.capacity = now.capacity;
            }
            let pick = pick(&options, number, &mut dice);
            game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
        }
    }
}

/// P9
#[test]
fn lists_of_a_state_stay_below_three_quarters() {
    let mut highest = ["frames", "vals", "moments", "mods"].map(|name| Mark { name, len: 0, capacity: 0 });
    for (i, setup) in starters().into_iter().chain((0..36).map(setup)).enumerate() {
        let games = Effort::of(10).decisions;
        on_table!(setup, game => high_water(&game, games, 10 * i as u64, &mut highest));
    }
    for high in highest {
        assert!(high.len > 0, "{} is never used: {highest:?}", high.name);
        assert!(high.len * 4 <= high.capacity * 3, "{} is too short: {highest:?}", high.name);
    }
}

/// P9
#[test]
fn a_state_fits_its_budget() {
    assert!(size_of::<State<1>>() <= 2048, "a state of one word has {} bytes", size_of::<State<1>>());
}
