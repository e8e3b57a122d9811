//! P9: play does not allocate. Plays whole games of every mode with only the calls that search makes.

use star_realms::{CardDef, Db, Mode, Setup, StarRealms};
use table::Options;
use table::chance::{Chance, Fast};
use table::conformance::{Counting, allocations};

#[global_allocator]
static COUNTING: Counting = Counting;

#[track_caller]
fn check<const N: usize, const W: usize>(setup: Setup) {
    let about = format!("{:?} with {} seats", setup.mode, setup.seats);
    let game = StarRealms::<N, W>::new(setup).expect("the setup is valid");
    let any = |options: &Options, _, dice: &mut Fast| options[dice.below(options.len() as u32) as usize];
    let (decisions, allocated) = allocations(&game, 3, any);
    assert!(decisions > 100, "{about}: too few decisions");
    assert_eq!(allocated, 0, "{about}: {allocated} allocations in {decisions} decisions");
}

/// P9
#[test]
fn no_mode_allocates_while_it_is_played() {
    for mode in Mode::ALL {
        for &seats in mode.seats() {
            let setup = Setup { mode, seats, ..Setup::default() };
            match seats {
                2 => check::<2, 1>(setup),
                3 | 4 => check::<4, 2>(setup),
                _ => check::<6, 3>(setup),
            }
        }
    }
}

/// P9
#[test]
fn own_cards_do_not_allocate_either() {
    let own = || Db::read_own("own.ron", include_str!("model/own.ron")).expect("the cards are valid");
    check::<2, 2>(Setup { cards: own(), ..Setup::default() });
    let cards: Vec<CardDef> = own().into_iter().filter(|c| c.id != "mimic").collect();
    check::<6, 4>(Setup { mode: Mode::Hydra, seats: 6, cards, ..Setup::default() });
}

#[test]
fn the_counter_counts() {
    let before = Counting::here();
    let mut list = Vec::with_capacity(1);
    list.extend([1, 2]);
    std::hint::black_box(&list);
    assert!(Counting::here() - before >= 2);
}
