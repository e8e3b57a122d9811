//! Random legal decks of every size, played to the end.

use sw_lcg::{Deck, SwLcg};
use table::chance::Fast;
use table::conformance::{Effort, deals_agree, options_hold, secrets_keep};
use table::{Game, NoSink, OptKey, Options};

use crate::random::{DARK, LIGHT, Referee, asked, on_table, pick, pool, setup};

/// A random game with more decisions than this counts as endless.
const MOST_DECISIONS: usize = 20_000;

/// LCG-DECK-01 to LCG-DECK-04
#[test]
fn random_decks_are_legal_and_need_tables_of_every_size() {
    let mut met = [0; 5];
    for number in 0..200 {
        let setup = setup(number);
        for deck in [&setup.light_deck, &setup.dark_deck] {
            assert_eq!(deck.tournament_problems(), [], "{deck:?}");
        }
        let (words, ()) = on_table!(setup, _game => ());
        met[words] += 1;
    }
    assert!(met[1..].iter().all(|&n| n >= 10), "matches per state size: {met:?}");
}

/// LCG-DECK-03, LCG-DECK-04: the pool of random decks contains every set that is legal.
#[test]
fn no_set_fits_a_deck_of_all_sets() {
    for affiliation in LIGHT.into_iter().chain(DARK) {
        let all = Deck { affiliation, sets: pool(affiliation) };
        assert_eq!(all.tournament_problems(), []);
        for set in 0..=u8::MAX {
            let mut more = all.clone();
            more.sets.push(set);
            assert_ne!(more.tournament_problems(), [], "one more of set {set}");
        }
    }
}

/// P1, P2
#[test]
fn every_deck_plays_to_the_end() {
    let (mut decisions, mut longest) = (0, 0);
    let games = Effort::of(200).decisions;
    for number in 0..games {
        let (_, length) = on_table!(setup(number), game => play(&game, number));
        decisions += length;
        longest = longest.max(length);
    }
    assert!(decisions / games > 200, "too few decisions: {decisions} in {games} games");
    assert!(longest * 2 < MOST_DECISIONS, "the longest game has {longest} decisions");
}

/// Plays a whole game and returns the number of decisions.
fn play<const W: usize>(game: &SwLcg<W>, number: usize) -> usize {
    let (mut rng, mut dice) = (Fast::new(number as u64), Fast::new(number as u64 + 1));
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut options = Options::new();
    let mut keys: Vec<OptKey> = Vec::new();
    let (mut referee, mut events) = (Referee::default(), Vec::new());
    for met in 0..MOST_DECISIONS {
        let at = || format!("game {number} decision {met}: {:?}", state.frames);
        game.check(&state).unwrap_or_else(|problem| panic!("{problem}; {}", at()));
        let Some(seat) = asked(game, &state, &mut options, &mut dice) else { return met };
        keys.clear();
        keys.extend(options.iter().map(|&o| game.key(&state, o)));
        keys.sort_unstable();
        let twice = keys.windows(2).find(|pair| pair[0] == pair[1]);
        assert!(twice.is_none(), "two options mean {:?}: {}", twice.map(|pair| game.key_text(pair[0])), at());
        let pick = pick(&options, number / 36, &mut dice);
        let before = state;
        events.clear();
        game.apply(&mut state, seat, pick, &mut rng, &mut events);
        let words = game.key_text(game.key(&before, pick));
        let fair =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| referee.look(game, &before, &state, &events)));
        assert!(fair.is_ok(), "game {number} decision {met}: {seat:?} chose {words:?}; {:?}", before.frames);
    }
    panic!("game {number} is not over after {MOST_DECISIONS} decisions");
}

/// Random matches of every size, for the more expensive checks.
const CLOSELY: [usize; 4] = [216, 221, 226, 231];

/// P1
#[test]
fn every_option_of_random_decks_can_be_carried_out() {
    for number in CLOSELY {
        on_table!(setup(number), game => options_hold(&game, Effort::of(100)));
    }
}

/// P6
#[test]
fn random_decks_keep_their_secrets() {
    for number in CLOSELY {
        on_table!(setup(number), game => secrets_keep(&game, Effort::of(100)));
    }
}

/// P6b
#[test]
fn random_decks_are_dealt_alike_to_equal_eyes() {
    for number in CLOSELY {
        on_table!(setup(number), game => deals_agree(&game, Effort::of(100)));
    }
}
