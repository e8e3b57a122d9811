//! Edge-mini: an edge battle with at most four cards per side and a known stake, compared with exact best responses.

use search::solve;
use table::{Contest, Holding, Opt};

/// Cards of a hand: icons, and the value of the card elsewhere as a share of the stake.
type Cards = &'static [(u8, f32)];

/// All subsets of a hand, with their icons and cost.
fn bids(cards: Cards) -> Vec<(u8, f32)> {
    let subset = |mask: u32| {
        let taken = cards.iter().enumerate().filter(move |(i, _)| mask >> i & 1 != 0);
        taken.fold((0, 0.0), |sum, (_, card)| (sum.0 + card.0, sum.1 + card.1))
    };
    (0..1u32 << cards.len()).map(subset).collect()
}

/// The battle between these hands, all equally likely. The first side attacks: it needs more icons.
fn edge_mini(attacker: &[Cards], defender: &[Cards], stake: f32) -> Contest {
    let lists = [attacker, defender].map(|hands| hands.iter().map(|h| bids(h)).collect::<Vec<_>>());
    let hands = lists.each_ref().map(|hands| {
        let chance = 1.0 / hands.len() as f32;
        hands.iter().map(|bids| Holding { chance, bids: bids.len() }).collect::<Vec<_>>()
    });
    let mut gain = Vec::new();
    for a in lists[0].iter().flatten() {
        for d in lists[1].iter().flatten() {
            let won = if a.0 > d.0 { stake } else { 0.0 };
            gain.push(won - stake * a.1 + stake * d.1);
        }
    }
    let first = vec![Opt::new(0, 0, 0, 0); lists[0][0].len()];
    Contest { hands, gain, first }
}

/// The gain of the best responses to the mixed strategies, found by trying every bid of every hand.
fn exact_exploitability(contest: &Contest, mixtures: &[Vec<f32>; 2]) -> f32 {
    let width: usize = contest.hands[1].iter().map(|h| h.bids).sum();
    let starts = |side: usize| {
        contest.hands[side].iter().scan(0, |at, hand| {
            *at += hand.bids;
            Some((*at - hand.bids, *hand))
        })
    };
    let mut best = [0.0f32; 2];
    for side in [0, 1] {
        for (start, hand) in starts(side) {
            let gains = (start..start + hand.bids).map(|own| {
                let mut sum = 0.0;
                for (from, other) in starts(1 - side) {
                    for (bid, share) in mixtures[1 - side].iter().enumerate().skip(from).take(other.bids) {
                        let (row, column, sign) = if side == 0 { (own, bid, 1.0) } else { (bid, own, -1.0) };
                        sum += sign * other.chance * share * contest.gain[row * width + column];
                    }
                }
                sum
            });
            best[side] += hand.chance * gains.fold(f32::NEG_INFINITY, f32::max);
        }
    }
    0.5 * (best[0] + best[1])
}

const STRONG: Cards = &[(3, 0.3), (2, 0.15), (1, 0.05)];
const BROAD: Cards = &[(1, 0.1), (1, 0.05), (2, 0.2), (1, 0.1)];
const WEAK: Cards = &[(0, 0.02), (1, 0.2)];
const NOTHING: Cards = &[];

#[test]
fn mixtures_of_edge_battles_cannot_be_exploited() {
    for stake in [0.02, 1.0, 7.0] {
        for (attacker, defender) in [
            (vec![STRONG], vec![BROAD]),
            (vec![STRONG, WEAK], vec![BROAD, NOTHING]),
            (vec![STRONG, BROAD, WEAK, NOTHING], vec![STRONG, BROAD, WEAK, NOTHING]),
        ] {
            let contest = edge_mini(&attacker, &defender, stake);
            let solution = solve(&contest, 300);
            let exact = exact_exploitability(&contest, &solution.bids);
            assert!(exact <= 0.01 * stake, "{exact} of a stake of {stake}");
            assert!((exact - solution.exploitability(&contest)).abs() < 1e-4 * stake.max(1.0));
        }
    }
}

#[test]
fn a_short_search_is_worse_than_a_long_one() {
    let contest = edge_mini(&[STRONG, BROAD, WEAK], &[STRONG, BROAD, WEAK], 1.0);
    let [few, many] = [4, 400].map(|rounds| solve(&contest, rounds).exploitability(&contest));
    assert!(many < 0.3 * few, "{few} after 4 rounds, {many} after 400");
}

#[test]
fn equal_hands_mix_and_hopeless_ones_fold() {
    // One card each: the attacker must outbid, so it always loses to a defender who matches; both play mixed
    // strategies.
    let contest = edge_mini(&[&[(1, 0.4)]], &[&[(1, 0.4)]], 1.0);
    let bids = solve(&contest, 1_000).bids;
    for side in &bids {
        assert!(side.iter().all(|&share| share > 0.2), "a pure strategy is not stable: {bids:?}");
    }
    // Against two icons that cost nothing, one card cannot win.
    let contest = edge_mini(&[&[(1, 0.1)]], &[&[(2, -0.05)]], 1.0);
    assert!(solve(&contest, 300).bids[0][1] < 0.02, "a card is wasted");
}
