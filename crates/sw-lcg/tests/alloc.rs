//! P9: play does not allocate, and the lists of the state have spare capacity. Plays whole games and counts the
//! allocations of the calls that search makes.

use sw_lcg::{Setup, State};
use table::conformance::{Counting, Effort, ListSize, allocations, high_water};

use crate::random::{on_table, pick, setup, starters};

#[global_allocator]
static COUNTING: Counting = Counting;

#[track_caller]
fn check(setup: Setup, games: usize) {
    let about = format!("{:?} against {:?}", setup.light_deck, setup.dark_deck);
    let (_, (decisions, allocated)) = on_table!(setup, game => allocations(&game, games, pick));
    assert!(decisions > 100, "{about}: too few decisions");
    assert_eq!(allocated, 0, "{about}: {allocated} allocations in {decisions} decisions");
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

/// The lists of a state, with their capacities.
fn marks<const W: usize>(s: &State<W>) -> [ListSize; 4] {
    [
        ListSize::of("frames", &s.frames),
        ListSize::of("vals", &s.vals),
        ListSize::of("moments", &s.moments),
        ListSize::of("mods", &s.mods),
    ]
}

/// P9
#[test]
fn lists_of_a_state_stay_below_three_quarters() {
    let mut highest = ["frames", "vals", "moments", "mods"].map(|name| ListSize { name, len: 0, capacity: 0 });
    for (i, setup) in starters().into_iter().chain((0..36).map(setup)).enumerate() {
        let games = Effort::of(10).decisions;
        let seeds = [10 * i as u64, 10 * i as u64 + 1];
        on_table!(setup, game => high_water(&game, games, seeds, pick, marks, &mut highest));
    }
    for high in highest {
        assert!(high.len > 0, "{} is never used: {highest:?}", high.name);
        assert!(high.len * 4 <= high.capacity * 3, "the capacity of {} is too small: {highest:?}", high.name);
    }
}

/// P9
#[test]
fn a_state_fits_its_budget() {
    assert!(size_of::<State<1>>() <= 2048, "a state of one word has {} bytes", size_of::<State<1>>());
}
