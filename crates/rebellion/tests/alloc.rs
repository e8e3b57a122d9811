//! P9: play does not allocate, a state stays within its size budget, and the lists of a state never overflow. The tests
//! play whole games and count only the calls that search makes.

use rebellion::{Mode, Players, State};
use table::conformance::{Counting, Effort, ListSize, allocations, high_water};

use crate::random::{TABLES, on, pick};

#[global_allocator]
static COUNTING: Counting = Counting;

#[track_caller]
fn check(players: Players, mode: Mode) {
    let (decisions, allocated) = allocations(&on(players, mode), 4, pick);
    assert!(decisions > 400, "{players:?}, {mode:?}: only {decisions} decisions");
    assert_eq!(allocated, 0, "{players:?}, {mode:?}: {allocated} allocations in {decisions} decisions");
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

/// The lists of a state whose length is not limited by a number of cards.
fn marks(s: &State) -> [ListSize; 4] {
    [
        ListSize::of("frames", &s.frames),
        ListSize::of("limbo", &s.limbo),
        ListSize::of("hits", &s.combat.fresh),
        ListSize::of("mobilizing", &s.mobilizing),
    ]
}

/// P9
#[test]
fn lists_of_a_state_stay_below_half_their_room() {
    let mut highest = ["frames", "limbo", "hits", "mobilizing"].map(|name| ListSize { name, len: 0, capacity: 0 });
    for (i, (players, mode)) in TABLES.into_iter().enumerate() {
        let (games, seeds) = (Effort::of(20).decisions, [i as u64, 100 + i as u64]);
        high_water(&on(players, mode), games, seeds, pick, marks, &mut highest);
    }
    for high in highest {
        assert!(high.len > 0, "{} is never used: {highest:?}", high.name);
        assert!(high.len * 2 <= high.capacity, "{} is too short: {highest:?}", high.name);
    }
}
