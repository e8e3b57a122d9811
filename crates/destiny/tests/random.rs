//! Whole games of random picks, to their ends: between all ready decks, and with decks nobody would build.

use destiny::deck::ready;
use destiny::frame::Frame;
use destiny::{Db, Deck, Destiny, Setup, State, Verb};
use table::chance::Fast;
use table::conformance::{Effort, asked};
use table::{CopyId, Game, NoSink, Options, ToAct};

use crate::support::{decks, pick};

/// Decisions no random game comes near to.
const MOST: usize = 20_000;

/// What no option may be, whatever the rules of a card say: a die that was resolved in this action (SWD-RES-06), a second die
/// of a hampered character in a turn (SWD-CLAR-EX37), the only die of a modifier (SWD-DIE-06), a card that is exhausted or gone. What must hold of the table itself is in `check`.
fn referee<const W: usize>(game: &Destiny<W>, s: &State<W>, options: &Options) -> Result<(), String> {
    let cast = game.cast();
    let hampered = |home: CopyId| {
        let hampers = |c: &CopyId| game.db().card(cast.card(*c)).id == "hampered" && s.host(*c) == Some(home);
        s.in_play.iter().any(|c| hampers(&c))
    };
    for &option in options {
        let die = CopyId(option.a());
        let resolves = matches!(
            (Verb::of(option), s.frames.last()),
            (Verb::Resolve | Verb::Modify, _) | (Verb::PickDie, Some(Frame::Series { .. }))
        );
        let words = || game.key_text(game.key(s, option));
        if resolves {
            let home = cast.home(die);
            if s.resolved.contains(die) {
                return Err(format!("{:?}: it was resolved in this action", words()));
            }
            if hampered(home) && !(cast.dice_of(home) & s.spent_dice).is_empty() {
                return Err(format!("{:?}: another die of the hampered was resolved in this turn", words()));
            }
            let side = cast.die_facts(die).die.expect("a die").0[s.face[die] as usize];
            if Verb::of(option) == Verb::Resolve && side.plus {
                return Err(format!("{:?}: a modifier by itself", words()));
            }
            if Verb::of(option) == Verb::Modify && !side.plus {
                return Err(format!("{:?}: no modifier", words()));
            }
        }
        if Verb::of(option) == Verb::Activate && s.exhausted.contains(die) {
            return Err(format!("{:?}: it is exhausted", words()));
        }
        if Verb::of(option) == Verb::Target && !s.in_play.contains(die) {
            return Err(format!("{:?}: it is not in play", words()));
        }
    }
    Ok(())
}

/// Plays a game; says how many decisions it took.
fn play<const W: usize>(game: &Destiny<W>, seed: u64) -> usize {
    let (mut rng, mut dice) = (Fast::new(seed), Fast::new(!seed));
    let mut options = Options::new();
    let mut state = game.start(&mut rng, &mut NoSink);
    let about = || format!("game {seed} of {:?}", game.setup().decks.iter().map(|d| &d.team).collect::<Vec<_>>());
    for number in 0..MOST {
        let Some(seat) = asked(game, &state, &mut options, &mut dice) else {
            let ToAct::Over(outcome) = game.to_act(&state) else { unreachable!("nobody is asked") };
            assert_eq!(outcome.winners.len(), 1, "{}: {:?} have won", about(), outcome.winners);
            return number;
        };
        if let Err(problem) = referee(game, &state, &options) {
            panic!("{}, decision {number}: {problem}", about());
        }
        let pick = pick(&options, seed as usize, &mut dice);
        let words = game.key_text(game.key(&state, pick));
        game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
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
    let mut dice = Fast::new(4712);
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
