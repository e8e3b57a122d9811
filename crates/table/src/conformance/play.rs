//! Properties of options, states, copies, saves and logs.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::chance::{Chance, Fast, Recorded, Replay};
use crate::conformance::drive::{Effort, Moment, each_decision};
use crate::event::NoSink;
use crate::game::{Game, ToAct, Viewer};
use crate::option::{OptKey, Options};
use crate::seat::{Seat, SeatSet};
use crate::small::Small;
use crate::table_view::Target;

/// Forks are played for this number of decisions.
const FORK_LENGTH: usize = 20;

/// P1: options are sorted and differ in meaning, their text keys are unique, their targets are on the board, every seat
/// that may act has options, and every option of every seat leads to a sound state.
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
                let known = *words_of.entry(game.key_text(key)).or_insert(key);
                assert_eq!(known, key, "two keys have the same text {:?}: {}", game.key_text(key), m.at());
            }
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), options.len(), "two options with the same meaning: {options:?}, {}", m.at());
            points_somewhere(m, seat, &options);
            for &pick in &options {
                let mut next = m.state.clone();
                game.apply(&mut next, seat, pick, &mut Fast::new(m.rng), &mut NoSink);
                let keys = || game.key_text(game.key(m.state, pick));
                sound(game, &next).unwrap_or_else(|e| panic!("after {:?}: {e}; {}", keys(), m.at()));
            }
        }
    });
}

fn points_somewhere<G: Game>(m: &Moment<G>, seat: Seat, options: &Options) {
    let board = m.game.table_view(&m.game.view(m.state, Viewer::Seat(seat)));
    for &option in options {
        let keys = || m.game.key_text(m.game.key(m.state, option));
        match m.game.points_at(m.state, seat, option) {
            Some(Target::Place(at)) => {
                let zone = board.zones.iter().find(|z| (z.role, z.owner) == (at.role, at.owner));
                let slot = zone.and_then(|z| z.cards.get(at.slot as usize));
                assert!(slot.is_some(), "{:?} points at {at:?}, which is not on the board: {}", keys(), m.at());
            }
            Some(Target::Seat(other)) => {
                assert!(other.idx() < m.game.seats(), "{:?} points at {other:?}: {}", keys(), m.at());
            }
            Some(Target::EndTurn) | None => {}
        }
    }
}

/// P2: in every state of play, the game's own check passes and `to_act` makes sense.
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
        ToAct::Over(outcome) if !outcome.winners.minus(everybody).is_empty() => Err("a winner has no seat".into()),
        ToAct::Seats { asked, .. } if asked.is_empty() => Err("the game waits for no seat".into()),
        ToAct::Seats { asked, free } if !asked.and(free).is_empty() => {
            Err("a seat is in both `asked` and `free`".into())
        }
        to_act if !to_act.all().minus(everybody).is_empty() => Err("a player without a seat acts".into()),
        _ => Ok(()),
    }
}

/// P3: two copies with the same picks and the same chance values stay equal, in value and in hash, and emit the same
/// events.
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
            let seat = asked.lowest().expect("`asked` is never empty");
            game.options(&left, seat, &mut options);
            let pick = options[dice.below(options.len() as u32) as usize];
            let rng = dice.bits();
            let (mut heard, mut again) = (Vec::new(), Vec::new());
            let trace = game.apply(&mut left, seat, pick, &mut Fast::new(rng), &mut heard);
            let twin = game.apply(&mut right, seat, pick, &mut Fast::new(rng), &mut again);
            assert_eq!(left, right, "a fork diverged: {}", m.at());
            assert_eq!(digest(&left), digest(&right), "equal states with different hashes: {}", m.at());
            assert_eq!((trace, heard), (twin, again), "a fork emitted other events: {}", m.at());
        }
    });
}

fn digest(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// P4: at every decision, a saved and restored state equals the original and continues in the same way.
pub fn saves_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        let saved =
            postcard::to_stdvec(m.state).unwrap_or_else(|e| panic!("the state cannot be saved: {e}; {}", m.at()));
        let mut restored: G::State =
            postcard::from_bytes(&saved).unwrap_or_else(|e| panic!("the state cannot be restored: {e}; {}", m.at()));
        assert_eq!(&restored, m.state, "restoring changed the state: {}", m.at());
        game.apply(&mut restored, m.seat, m.pick, &mut Fast::new(m.rng), &mut NoSink);
        assert_eq!(restored, m.next(), "a restored state diverged: {}", m.at());
    });
}

/// P5: the seats, text keys and chance values of a game lead through the same states again.
pub fn logs_replay<G: Game>(game: &G, effort: Effort) {
    let mut options = Options::new();
    each_decision(game, effort, |m| {
        let keys = game.key_text(game.key(m.state, m.pick));
        let mut rng = Recorded { inner: Fast::new(m.rng), log: Vec::new() };
        let mut live = m.state.clone();
        let trace = game.apply(&mut live, m.seat, m.pick, &mut rng, &mut NoSink);
        assert_eq!(
            trace.random,
            !rng.log.is_empty(),
            "`Trace::random` does not match the chance values used: {}",
            m.at()
        );

        game.options(m.state, m.seat, &mut options);
        let pick = options.iter().find(|&&o| game.key_text(game.key(m.state, o)) == keys);
        let pick = pick.unwrap_or_else(|| panic!("{keys:?} is no longer an option: {}", m.at()));
        let mut record = Replay::new(&rng.log);
        let mut again = m.state.clone();
        game.apply(&mut again, m.seat, *pick, &mut record, &mut NoSink);
        assert!(record.fits(), "the recorded chance values do not match the replay: {}", m.at());
        assert_eq!(again, live, "the replay diverged: {}", m.at());
    });
}

/// The length and the capacity of a list in a state.
#[derive(Clone, Copy, Debug)]
pub struct ListSize {
    /// The name of the list.
    pub name: &'static str,
    /// Its length.
    pub len: usize,
    /// Its capacity.
    pub capacity: usize,
}

impl ListSize {
    /// The length and capacity of a short list.
    pub fn of<T: Copy + Default, const N: usize>(name: &'static str, list: &Small<T, N>) -> Self {
        Self { name, len: list.len(), capacity: N }
    }
}

/// P9: no list of a state ever fills more than a quarter of its capacity.
pub fn lists_stay_short<G: Game>(game: &G, effort: Effort, marks: impl Fn(&G::State) -> Vec<ListSize>) {
    each_decision(game, effort, |m| {
        for mark in marks(m.state) {
            assert!(mark.len * 4 <= mark.capacity, "{mark:?} is more than a quarter full: {}", m.at());
        }
    });
}
