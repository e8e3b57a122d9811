//! Whole games of random picks, to their ends: between all ready decks, and with decks nobody would build.

use destiny::deck::ready;
use destiny::{Db, Deck, Destiny, Setup};
use table::chance::Fast;
use table::conformance::{Effort, asked};
use table::{Game, NoSink, Options, ToAct};

use crate::support::{decks, pick};

/// Decisions no random game comes near to.
const MOST: usize = 20_000;

/// Plays a game; says how many decisions it took.
fn play<const W: usize>(game: &Destiny<W>, seed: u64) -> usize {
    let (mut luck, mut dice) = (Fast::new(seed), Fast::new(!seed));
    let mut options = Options::new();
    let mut state = game.start(&mut luck, &mut NoSink);
    let about = || format!("game {seed} of {:?}", game.setup().decks.iter().map(|d| &d.team).collect::<Vec<_>>());
    for number in 0..MOST {
        let Some(seat) = asked(game, &state, &mut options, &mut dice) else {
            let ToAct::Over(outcome) = game.to_act(&state) else { unreachable!("nobody is asked") };
            assert_eq!(outcome.winners.len(), 1, "{}: {:?} have won", about(), outcome.winners);
            return number;
        };
        let pick = pick(&options, seed as usize, &mut dice);
        let words = game.words(game.key(&state, pick));
        game.apply(&mut state, seat, pick, &mut luck, &mut NoSink);
        if let Err(problem) = game.check(&state) {
            panic!("{}, decision {number}, {seat:?} {words:?}: {problem}", about());
        }
    }
    panic!("{} does not end", about());
}

fn table<const W: usize>(decks: Vec<Deck>) -> Destiny<W> {
    Destiny::new(Setup::of(decks)).expect("a sound setup")
}

#[track_caller]
fn judge(lengths: &[usize]) {
    let longest = lengths.iter().max().expect("games");
    assert!(*longest * 4 < MOST, "a game of {longest} decisions: the bound says nothing");
    assert!(lengths.iter().sum::<usize>() > 100 * lengths.len(), "hardly anything was played");
}

/// P2: five games of each pair; with `ORRERY_LONG`, five hundred.
#[test]
fn games_of_all_pairs_of_ready_decks_end() {
    let all = ready();
    let mut lengths = Vec::new();
    for (i, a) in all.iter().enumerate() {
        for b in &all[i..] {
            let game = table::<1>(vec![a.deck.clone(), b.deck.clone()]);
            for _ in 0..Effort::of(5).decisions {
                lengths.push(play(&game, lengths.len() as u64));
            }
        }
    }
    judge(&lengths);
}

/// P2: 200 decks in groups of ten, each against each of its group and some at a table of three or four; with
/// `ORRERY_LONG`, twenty thousand decks.
#[test]
fn games_of_random_legal_decks_end() {
    let mut dice = Fast::new(4711);
    let mut lengths = Vec::new();
    let mut seen = vec![false; Db::all().cards().len()];
    for _ in 0..Effort::of(20).decisions {
        let decks: Vec<Deck> = (0..10).map(|_| decks::random(&mut dice)).collect();
        for deck in &decks {
            assert_eq!(deck.problems(Db::all()), []);
            deck.copies(Db::all()).iter().for_each(|card| seen[card.idx()] = true);
        }
        for (i, a) in decks.iter().enumerate() {
            for b in &decks[i..] {
                lengths.push(play(&table::<1>(vec![a.clone(), b.clone()]), lengths.len() as u64));
            }
        }
        for crowd in [&decks[..3], &decks[3..7], &decks[7..]] {
            lengths.push(play(&table::<2>(crowd.to_vec()), lengths.len() as u64));
        }
    }
    judge(&lengths);
    let missing: Vec<_> =
        Db::all().cards().iter().zip(seen).filter(|(_, seen)| !seen).map(|(card, _)| &card.id).collect();
    assert!(missing.is_empty(), "in no deck: {missing:?}");
}
