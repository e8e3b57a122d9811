//! Carries out a list of picks on a copy of the state, all or nothing.

use std::cmp::Reverse;

use table::{Ask, AskKind, Game, Opt, Options, Seat, ToAct, Trace};

use crate::error::Refused;
use crate::luck::Luck;

/// No question of any game has more picks.
const LONGEST_LIST: usize = 64;
/// Maximum number of single picks to try when searching for an order in which a list is legal.
const MOST_TRIES: usize = 4096;

/// The state after the picks carried out so far.
pub(crate) struct Step<G: Game> {
    pub(crate) state: G::State,
    pub(crate) luck: Luck,
    pub(crate) events: Vec<G::Event>,
    pub(crate) keys: Vec<String>,
    pub(crate) barrier: bool,
}

/// The options of a seat with their keys, in order.
pub(crate) fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<(String, Opt)> {
    let mut options = Options::new();
    game.options(state, seat, &mut options);
    options.iter().map(|&opt| (game.key_text(game.key(state, opt)), opt)).collect()
}

/// Carries out all picks of a list, or returns why that is impossible.
///
/// The given order is kept as far as possible: a pick that is not an option yet waits for later ones. Picks of an
/// unordered question are made in the order of the options, because the rules may accept only that order.
pub(crate) fn carry_out<G: Game>(
    game: &G,
    state: &G::State,
    luck: &Luck,
    seat: Seat,
    keys: &[&str],
) -> Result<Step<G>, Refused> {
    let waiting = match game.to_act(state) {
        ToAct::Over(outcome) => return Err(Refused::Over(outcome)),
        asked @ ToAct::Seats { .. } => asked.all(),
    };
    if seat.idx() >= game.seats() || !waiting.contains(seat) {
        return Err(Refused::NotYourTurn { seat, waiting });
    }
    if keys.is_empty() {
        return Err(Refused::NothingChosen);
    }
    if keys.len() > LONGEST_LIST {
        return Err(Refused::TooMany(keys.len()));
    }
    let first = Step { state: state.clone(), luck: luck.clone(), events: Vec::new(), keys: Vec::new(), barrier: false };
    let mut attempt = Attempt { game, seat, tries: 0, dead_end: None };
    let done = attempt.search(&first, keys);
    done.ok_or_else(|| attempt.dead_end.expect("a search without a result met a dead end"))
}

struct Attempt<'a, G> {
    game: &'a G,
    seat: Seat,
    tries: usize,
    /// The first dead end of the search, which is on the likeliest path.
    dead_end: Option<Refused>,
}

impl<G: Game> Attempt<'_, G> {
    fn search(&mut self, at: &Step<G>, rest: &[&str]) -> Option<Step<G>> {
        let (word, after) = (|| rest[0].to_owned(), || at.keys.clone());
        if at.luck.is_asked() {
            return self.stuck(Refused::Luck { word: word(), after: after() });
        }
        if !self.game.to_act(&at.state).all().contains(self.seat) {
            return self.stuck(Refused::Surplus { word: word(), after: after() });
        }
        let offers = offers(self.game, &at.state, self.seat);
        let ask = self.game.ask(&at.state, self.seat);
        let unordered = ask.kind == AskKind::Some;
        let mut ways = Vec::new();
        for (idx, word) in rest.iter().enumerate() {
            if rest[..idx].contains(word) || self.tries >= MOST_TRIES || (!unordered && !ways.is_empty()) {
                continue;
            }
            if let Some(place) = offers.iter().position(|(offered, _)| offered == word) {
                self.tries += 1;
                ways.push((idx, place, self.pick(at, &offers[place])));
            }
        }
        if ways.is_empty() {
            let options = offers.into_iter().map(|(key, _)| key).collect();
            return self.stuck(Refused::Unknown { word: word(), after: after(), options });
        }
        let end = if unordered { self.end_of(at, &offers) } else { None };
        if unordered {
            // The option that ends the question ("done") comes after the other picks.
            ways.sort_by_key(|(idx, place, next)| {
                (Reverse(self.goes_on(next, ask.picked)), Some(rest[*idx]) == end, *place)
            });
        }
        for (idx, _, next) in ways {
            let rest: Vec<&str> = [&rest[..idx], &rest[idx + 1..]].concat();
            // A question that ended by itself needs no "done", which may mean something else by now.
            if rest.is_empty() || (rest.len() == 1 && rest.first().copied() == end && self.is_past(&next, &ask)) {
                return Some(next);
            }
            if let Some(done) = self.search(&next, &rest) {
                return Some(done);
            }
        }
        None
    }

    fn pick(&self, at: &Step<G>, (word, opt): &(String, Opt)) -> Step<G> {
        let (mut state, mut luck, mut events) = (at.state.clone(), at.luck.clone(), at.events.clone());
        let trace: Trace = self.game.apply(&mut state, self.seat, *opt, &mut luck, &mut events);
        let mut keys = at.keys.clone();
        keys.push(word.clone());
        let barrier = at.barrier || trace.is_barrier() || luck.is_asked();
        Step { state, luck, events, keys, barrier }
    }

    /// The only option that points at nothing while all others do; it ends the question.
    fn end_of<'o>(&self, at: &Step<G>, offers: &'o [(String, Opt)]) -> Option<&'o str> {
        let mut bare = offers.iter().filter(|(_, opt)| self.game.points_at(&at.state, self.seat, *opt).is_none());
        let only = bare.next().filter(|_| bare.next().is_none() && offers.len() > 1);
        only.map(|(word, _)| word.as_str())
    }

    /// Is there another question or none? Compares the prompts, because not every question counts its picks.
    fn is_past(&self, next: &Step<G>, before: &Ask) -> bool {
        if self.goes_on(next, before.picked) {
            return false;
        }
        let asked = self.game.to_act(&next.state).all().contains(self.seat);
        let now = asked.then(|| self.game.ask(&next.state, self.seat));
        now.is_none_or(|now| (now.kind, now.prompt) != (before.kind, before.prompt.clone()))
    }

    /// Is the same question still open with more picks?
    fn goes_on(&self, next: &Step<G>, picked: u8) -> bool {
        if !self.game.to_act(&next.state).all().contains(self.seat) {
            return false;
        }
        let ask = self.game.ask(&next.state, self.seat);
        ask.kind == AskKind::Some && ask.picked > picked
    }

    fn stuck(&mut self, why: Refused) -> Option<Step<G>> {
        self.dead_end.get_or_insert(why);
        None
    }
}
