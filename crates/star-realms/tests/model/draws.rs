//! P12: drawing from unordered bags has the distribution of shuffling and drawing from the top.

use std::collections::BTreeMap;

use star_realms::{Duel, Setup};
use table::chance::{Chance, Fast};
use table::conformance::{Effort, chi_square_bound, uniform};
use table::{CopyId, CopySet, Game, NoSink, Pile, Seat};

/// A fair shuffle (Fisher and Yates).
fn shuffled<T: Copy>(cards: &[T], rng: &mut impl Chance) -> Vec<T> {
    let mut deck = cards.to_vec();
    for i in (1..deck.len()).rev() {
        deck.swap(i, rng.below(i as u32 + 1) as usize);
    }
    deck
}

/// Do two samples have the same distribution?
#[track_caller]
fn same_distribution<K: Ord + Clone>(a: &BTreeMap<K, u64>, b: &BTreeMap<K, u64>) {
    let (na, nb) = (a.values().sum::<u64>() as f64, b.values().sum::<u64>() as f64);
    let keys: std::collections::BTreeSet<K> = a.keys().chain(b.keys()).cloned().collect();
    let chi: f64 = keys
        .iter()
        .map(|key| {
            let (x, y) = (*a.get(key).unwrap_or(&0) as f64, *b.get(key).unwrap_or(&0) as f64);
            (x * (nb / na).sqrt() - y * (na / nb).sqrt()).powi(2) / (x + y)
        })
        .sum();
    let bound = chi_square_bound(keys.len() - 1);
    assert!(chi < bound, "chi-square {chi:.1} with {} degrees of freedom, at most {bound:.1}", keys.len() - 1);
}

/// P12: all 24 orders of drawing a bag of four cards are equally likely.
#[test]
fn a_bag_comes_out_in_every_order_equally_often() {
    let cards: Vec<CopyId> = [3, 64, 100, 200].map(CopyId).to_vec();
    let mut rng = Fast::new(12);
    let mut seen = BTreeMap::new();
    for _ in 0..Effort::of(24_000).decisions {
        let mut pile = Pile::<2, 7> { bag: cards.iter().copied().collect::<CopySet<2>>(), ..Pile::default() };
        let order: Vec<CopyId> = std::iter::from_fn(|| pile.draw(&mut rng)).collect();
        *seen.entry(order).or_insert(0) += 1;
    }
    uniform(&seen, 24);
}

/// P12; SR-SETUP-01, SR-SETUP-05: opening hands hold the same number of Vipers as hands drawn from shuffled decks.
#[test]
fn opening_hands_are_those_of_shuffled_decks() {
    let game = Duel::new(Setup { first: Some(Seat::new(0)), ..Setup::default() }).expect("the setup is valid");
    let viper = game.db().find("viper").expect("the core set has this card");
    let vipers = game.cast().facts(viper).copies;
    let starters: Vec<CopyId> = game.cast().starter(Seat::new(1)).iter().collect();
    let mut rng = Fast::new(5);
    let (mut drawn, mut dealt) = (BTreeMap::new(), BTreeMap::new());
    for _ in 0..Effort::of(20_000).decisions {
        let hand = game.start(&mut rng, &mut NoSink).players[Seat::new(1)].hand;
        *drawn.entry((hand & vipers).len()).or_insert(0) += 1;
        let top = &shuffled(&starters, &mut rng)[..5];
        *dealt.entry(top.iter().filter(|&&c| vipers.contains(c)).count()).or_insert(0) += 1;
    }
    same_distribution(&drawn, &dealt);
}

/// P12; SR-SETUP-03: the trade row is the top of a shuffled trade deck.
#[test]
fn the_first_trade_row_is_the_top_of_a_shuffled_deck() {
    let game = Duel::new(Setup { first: Some(Seat::new(0)), ..Setup::default() }).expect("the setup is valid");
    let trade: Vec<CopyId> = game.cast().trade.iter().collect();
    let mut rng = Fast::new(6);
    // The title in each slot, and the number of bases in the row: both order and composition matter.
    let facts = |row: &[CopyId]| -> [usize; 6] {
        let title = |slot: usize| game.cast().card(row[slot]).idx();
        let bases = row.iter().filter(|&&c| game.cast().bases.contains(c)).count();
        [title(0), title(1), title(2), title(3), title(4), bases]
    };
    let mut drawn: [BTreeMap<usize, u64>; 6] = Default::default();
    let mut dealt = drawn.clone();
    for _ in 0..Effort::of(20_000).decisions {
        let rows = [facts(&game.start(&mut rng, &mut NoSink).row), facts(&shuffled(&trade, &mut rng)[..5])];
        for (seen, row) in [&mut drawn, &mut dealt].into_iter().zip(rows) {
            for (map, fact) in seen.iter_mut().zip(row) {
                *map.entry(fact).or_insert(0) += 1;
            }
        }
    }
    for (ours, theirs) in drawn.iter().zip(&dealt) {
        same_distribution(ours, theirs);
    }
}
