//! Measures by experiment what cards and resources are worth: `worth SAMPLES SEED`.
//!
//! A game is played in macro turns up to a random turn. Then one seat gets a gift (a card, a base in play, some
//! authority, trade, combat, a drawn card, one card less in the enemy's hand), and the game is played out. Logistic
//! regression with the evaluation as the baseline gives the effect of the gift on the log odds of winning, early and
//! late in a game. Because the gift is random, the effect cannot be confused with a habit of the heuristics.

use rayon::prelude::*;
use star_realms::policy::{Effects, Sheet, Style};
use star_realms::{Duel, Home, Kind, Setup, State};
use table::chance::Fast;
use table::{CardId, Chance, CopyId, CopySet, Game, NoSink, Policy, Seat};

const PLAIN: [&str; 5] = ["authority", "trade", "combat", "draw", "discard"];

struct Sample {
    gift: usize,
    late: f64,
    before: f64,
    won: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let samples: u64 = args[0].parse().expect("a number of samples");
    let seed: u64 = args[1].parse().expect("a seed");
    let game = Duel::new(Setup::default()).expect("the default setup is valid");
    let style = Style::<1>::new(Sheet::embedded(), Effects::NONE, game.db(), game.cast());
    let cards = game.db().cards().len();
    let found: Vec<Sample> = (0..samples)
        .into_par_iter()
        .filter_map(|i| sample(&game, &style, &mut Fast::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(i)), cards))
        .collect();
    let kinds = 2 * cards + PLAIN.len();
    let slope = 1.0;
    eprintln!("{} samples", found.len());
    for gift in 0..kinds {
        let own: Vec<&Sample> = found.iter().filter(|s| s.gift == gift).collect();
        if own.len() < 100 {
            continue;
        }
        let ((a, sa), (b, sb)) = fit(&own, slope);
        let name = if gift < cards {
            game.db().cards()[gift].id.clone()
        } else if gift < 2 * cards {
            format!("standing {}", game.db().cards()[gift - cards].id)
        } else {
            PLAIN[gift - 2 * cards].to_owned()
        };
        eprintln!("{name}: ({a:.3}, {b:.3}) ± ({sa:.3}, {sb:.3})");
    }
}

fn sample(game: &Duel, style: &Style<1>, rng: &mut Fast, cards: usize) -> Option<Sample> {
    let mut state = game.start(rng, &mut NoSink);
    for _ in 0..=rng.below(22) {
        if state.is_over() {
            return None;
        }
        game.play_turn(&mut state, style, rng);
    }
    if state.is_over() {
        return None;
    }
    let gift = rng.below((2 * cards + 4 * PLAIN.len()) as u32) as usize;
    let gift = if gift >= 2 * cards { 2 * cards + (gift - 2 * cards) % PLAIN.len() } else { gift };
    let active = state.active;
    let seat = if gift > 2 * cards || rng.below(2) == 0 { active } else { Seat::new(1 - active.idx()) };
    let late = f64::from(game.lateness(&state, style));
    let p = f64::from(game.evaluate(&state, style)[seat]).clamp(0.01, 0.99);
    let before = (p / (1.0 - p)).ln();
    give(game, &mut state, seat, gift, cards, rng)?;
    game.rollout(&mut state, style, 1000, rng);
    Some(Sample { gift, late, before, won: f64::from(u8::from(state.winners.contains(seat))) })
}

/// Gives a seat something; `None` if that is impossible.
fn give(game: &Duel, s: &mut State<2, 1>, seat: Seat, gift: usize, cards: usize, rng: &mut Fast) -> Option<()> {
    if gift < 2 * cards {
        let card = CardId((gift % cards) as u16);
        let def = game.db().card(card);
        let copies = game.cast().facts(card).copies;
        if def.home == Home::Starter {
            // Players have too many of these: measures the value of having one less.
            let p = &mut s.players[seat];
            let copy = (p.discard & copies).first().filter(|_| gift < cards)?;
            p.discard.remove(copy);
            s.scrap_heap.insert(copy);
            return Some(());
        }
        let from: &mut CopySet<1> = if def.home == Home::Explorers { &mut s.explorers } else { &mut s.trade_deck };
        let copy: CopyId = (*from & copies).first()?;
        if gift < cards {
            from.remove(copy);
            s.players[seat].discard.insert(copy);
        } else {
            if def.kind == Kind::Ship {
                return None;
            }
            from.remove(copy);
            s.players[seat].in_play.insert(copy);
        }
        return Some(());
    }
    let other = Seat::new(1 - seat.idx());
    match gift - 2 * cards {
        0 => s.players[seat].authority += 5,
        1 => s.players[seat].trade += 2,
        2 => s.players[seat].combat += 4,
        3 => {
            let p = &mut s.players[seat];
            let copy = p.deck.bag.take_random(rng)?;
            p.hand.insert(copy);
        }
        _ => {
            let p = &mut s.players[other];
            let copy = p.hand.take_random(rng)?;
            p.discard.insert(copy);
            s.known.remove(copy);
        }
    }
    Some(())
}

/// Effect early and late in the game, with standard errors, in addition to the baseline.
fn fit(samples: &[&Sample], slope: f64) -> ((f64, f64), (f64, f64)) {
    let (mut a, mut b) = (0.0, 0.0);
    let mut errors = (0.0, 0.0);
    for _ in 0..10 {
        let (mut ga, mut gb, mut haa, mut hab, mut hbb) = (0.0, 0.0, 1e-3, 0.0, 1e-3);
        for s in samples {
            let (x, y) = (1.0 - s.late, s.late);
            let p = 1.0 / (1.0 + (-(slope * s.before + a * x + b * y)).exp());
            let w = p * (1.0 - p);
            ga += (s.won - p) * x;
            gb += (s.won - p) * y;
            haa += w * x * x;
            hab += w * x * y;
            hbb += w * y * y;
        }
        let det = haa * hbb - hab * hab;
        a += (hbb * ga - hab * gb) / det;
        b += (haa * gb - hab * ga) / det;
        errors = ((hbb / det).sqrt(), (haa / det).sqrt());
    }
    ((a, errors.0), (b, errors.1))
}
