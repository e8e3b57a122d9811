//! P9: play does not allocate, and what is pending has room.

use destiny::State;
use table::conformance::{Counting, Effort, ListSize, allocations, high_water};

use crate::support::{bargainers, closed, pick, pick_to_nest, table_of};

#[global_allocator]
static COUNTING: Counting = Counting;

const TABLES: [&[&str]; 3] =
    [&["rey-starter", "kylo-ren-starter"], &["kylo-ren", "rey"], &["rey", "kylo-ren", "rey", "kylo-ren-starter"]];

/// P9
#[test]
fn a_game_does_not_allocate_while_it_is_played() {
    for ids in TABLES {
        let (decisions, allocated) = allocations(&table_of::<2>(ids), 6, pick);
        assert!(decisions > 100, "hardly anything was played");
        assert_eq!(allocated, 0, "{allocated} allocations in {decisions} decisions of {ids:?}");
        let (decisions, allocated) = allocations(&closed(&table_of::<2>(ids)), 6, pick);
        assert_eq!(allocated, 0, "{allocated} allocations in {decisions} decisions of {ids:?}, lists closed");
    }
    let (decisions, allocated) = allocations(&bargainers::<2>(4), 6, pick_to_nest);
    assert_eq!(allocated, 0, "{allocated} allocations in {decisions} decisions of cards inside cards");
}

fn marks<const W: usize>(s: &State<W>) -> [ListSize; 4] {
    [
        ListSize::of("frames", &s.frames),
        ListSize::of("vals", &s.vals),
        ListSize::of("moments", &s.moments),
        ListSize::of("queue", &s.queue),
    ]
}

/// P9
#[test]
fn lists_of_a_state_stay_below_three_quarters() {
    let mut highest = ["frames", "vals", "moments", "queue"].map(|name| ListSize { name, len: 0, capacity: 0 });
    for (i, ids) in TABLES.into_iter().enumerate() {
        let games = Effort::of(60).decisions;
        high_water(&table_of::<2>(ids), games, [10 * i as u64, 10 * i as u64 + 1], pick, marks, &mut highest);
    }
    let games = Effort::of(200).decisions;
    high_water(&bargainers::<1>(2), games, [30, 31], pick_to_nest, marks, &mut highest);
    high_water(&bargainers::<2>(4), games, [40, 41], pick_to_nest, marks, &mut highest);
    // Else cards were not played inside others: each of them has two frames.
    assert!(highest[0].len >= 16, "no deep nesting: {highest:?}");
    for high in highest {
        assert!(high.len > 0, "{} is never used: {highest:?}", high.name);
        assert!(high.len * 4 <= high.capacity * 3, "{} is too short: {highest:?}", high.name);
    }
}

/// P9
#[test]
fn a_state_fits_its_budget() {
    assert!(size_of::<State<1>>() <= 2432, "a state of one word has {} bytes", size_of::<State<1>>());
}
