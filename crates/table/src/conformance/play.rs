//! What must hold of options, states, copies, saves and logs.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::board::Target;
use crate::chance::{Chance, Fast, Recorded, Replay};
use crate::conformance::drive::{Effort, Moment, each_decision};
use crate::event::NoSink;
use crate::game::{Game, ToAct, Viewer};
use crate::option::{OptKey, Options};
use crate::seat::{Seat, SeatSet};
use crate::small::Small;

/// Forks are followed for so many decisions.
const FORK_LENGTH: usize = 20;

/// P1: options are sorted and differ in meaning, words tell meanings apart, what an option points at is on the board,
/// nobody who may act is without options, and every option of every seat leads to a sound state.
pub fn options_hold<G: Game>(game: &G, effort: Effort) {
    let mut words_of = BTreeMap::new();
    let mut options = Options::new();
    each_decision(game, effort, |m| {
        for seat in game.to_act(m.state).all().iter() {
            game.options(m.state, seat, &mut options);
            assert!(!options.is_empty(), "{seat:?} may act and has no options: {}", m.at());
            assert!(options.is_sorted_by(|a, b| a < b), "options out of order: {options:?}, {}", m.at());
            let mut keys: Vec<OptKey> = options.iter().map(|&o| game.key(m.state, o)).collect();
            for &key in &keys {
                let known = *words_of.entry(game.words(key)).or_insert(key);
                assert_eq!(known, key, "two meanings are called {:?}: {}", game.words(key), m.at());
            }
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), options.len(), "two options of one meaning: {options:?}, {}", m.at());
            points_somewhere(m, seat, &options);
            for &pick in &options {
                let mut next = m.state.clone();
                game.apply(&mut next, seat, pick, &mut Fast::new(m.luck), &mut NoSink);
                let words = || game.words(game.key(m.state, pick));
                sound(game, &next).unwrap_or_else(|e| panic!("after {:?}: {e}; {}", words(), m.at()));
            }
        }
    });
}

fn points_somewhere<G: Game>(m: &Moment<G>, seat: Seat, options: &Options) {
    let board = m.game.board(&m.game.view(m.state, Viewer::Seat(seat)));
    for &option in options {
        let words = || m.game.words(m.game.key(m.state, option));
        match m.game.points_at(m.state, seat, option) {
            Some(Target::Place(at)) => {
                let zone = board.zones.iter().find(|z| (z.role, z.owner) == (at.role, at.owner));
                let slot = zone.and_then(|z| z.slots.get(at.slot as usize));
                assert!(slot.is_some(), "{:?} points at {at:?}, which is not on the board: {}", words(), m.at());
            }
            Some(Target::Seat(other)) => {
                assert!(other.idx() < m.game.seats(), "{:?} points at {other:?}: {}", words(), m.at());
            }
            Some(Target::EndTurn) | None => {}
        }
    }
}

/// P2: the game's own check, and an answer to "who acts" that makes sense, in every state of play.
pub fn states_hold<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        sound(game, m.state).unwrap_or_else(|e| panic!("{e}; {}", m.at()));
        if let ToAct::Over(_) = game.to_act(&m.next()) {
            sound(game, &m.next()).unwrap_or_else(|e| panic!("at the end: {e}; {}", m.at()));
        }
    });
}

fn sound<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    game.check(state)?;
    let everybody = SeatSet::first(game.seats());
    match game.to_act(state) {
        ToAct::Over(outcome) if !outcome.winners.minus(everybody).is_empty() => Err("a winner without a seat".into()),
        ToAct::Seats { asked, .. } if asked.is_empty() => Err("the game waits for nobody".into()),
        ToAct::Seats { asked, free } if !asked.and(free).is_empty() => Err("a seat is asked and free".into()),
        to_act if !to_act.all().minus(everybody).is_empty() => Err("somebody without a seat acts".into()),
        _ => Ok(()),
    }
}

/// P3: two copies with the same picks and the same chance stay equal, in value and in hash, and tell the same events.
pub fn forks_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        if !m.dice.is_multiple_of(16) {
            return;
        }
        let (mut left, mut right) = (m.state.clone(), m.state.clone());
        let mut dice = Fast::new(m.dice);
        let mut options = Options::new();
        for _ in 0..FORK_LENGTH {
            let ToAct::Seats { asked, .. } = game.to_act(&left) else { break };
            let seat = asked.lowest().expect("somebody is asked");
            game.options(&left, seat, &mut options);
            let pick = options[dice.below(options.len() as u32) as usize];
            let luck = dice.bits();
            let (mut heard, mut again) = (Vec::new(), Vec::new());
            let trace = game.apply(&mut left, seat, pick, &mut Fast::new(luck), &mut heard);
            let twin = game.apply(&mut right, seat, pick, &mut Fast::new(luck), &mut again);
            assert_eq!(left, right, "a fork went another way: {}", m.at());
            assert_eq!(digest(&left), digest(&right), "equal states with different hashes: {}", m.at());
            assert_eq!((trace, heard), (twin, again), "a fork told other events: {}", m.at());
        }
    });
}

fn digest(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// P4: at every decision, what is saved and restored is the same state, and goes on as the original does.
pub fn saves_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        let saved = postcard::to_stdvec(m.state).unwrap_or_else(|e| panic!("cannot be saved: {e}; {}", m.at()));
        let mut restored: G::State =
            postcard::from_bytes(&saved).unwrap_or_else(|e| panic!("cannot be restored: {e}; {}", m.at()));
        assert_eq!(&restored, m.state, "restoring changed the state: {}", m.at());
        game.apply(&mut restored, m.seat, m.pick, &mut Fast::new(m.luck), &mut NoSink);
        assert_eq!(restored, m.next(), "a restored state went another way: {}", m.at());
    });
}

/// P5: seats, words and chance values of a game lead through the same states again.
pub fn logs_replay<G: Game>(game: &G, effort: Effort) {
    let mut options = Options::new();
    each_decision(game, effort, |m| {
        let words = game.words(game.key(m.state, m.pick));
        let mut luck = Recorded { inner: Fast::new(m.luck), log: Vec::new() };
        let mut live = m.state.clone();
        let trace = game.apply(&mut live, m.seat, m.pick, &mut luck, &mut NoSink);
        assert_eq!(trace.random, !luck.log.is_empty(), "luck was asked, or was not: {}", m.at());

        game.options(m.state, m.seat, &mut options);
        let pick = options.iter().find(|&&o| game.words(game.key(m.state, o)) == words);
        let pick = pick.unwrap_or_else(|| panic!("{words:?} is no option any more: {}", m.at()));
        let mut record = Replay::new(&luck.log);
        let mut again = m.state.clone();
        game.apply(&mut again, m.seat, *pick, &mut record, &mut NoSink);
        assert!(record.fits(), "the record has other chance values than the replay asks for: {}", m.at());
        assert_eq!(again, live, "the replay went another way: {}", m.at());
    });
}

/// The length of a list of a state, and how many items fit.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// Which list.
    pub name: &'static str,
    /// Its length.
    pub len: usize,
    /// How many items fit.
    pub capacity: usize,
}

impl Mark {
    /// How full a short list is.
    pub fn of<T: Copy + Default, const N: usize>(name: &'static str, list: &Small<T, N>) -> Self {
        Self { name, len: list.len(), capacity: N }
    }
}

/// P9: no list of a state is ever filled beyond a quarter of its capacity.
pub fn lists_stay_short<G: Game>(game: &G, effort: Effort, marks: impl Fn(&G::State) -> Vec<Mark>) {
    each_decision(game, effort, |m| {
        for mark in marks(m.state) {
            assert!(mark.len * 4 <= mark.capacity, "{mark:?} is beyond a quarter: {}", m.at());
        }
    });
}
