//! Scenario harness: sets up a table manually, names picks by their text keys and asserts the exact choices.
//!
//! A game's tests build a [`Scene`] from a state and a [`Script`], make picks and call [`finish`](Scene::finish). They
//! do so once per [`Way`]: the scenario must also hold when the table is saved and restored before each pick, when each
//! pick is undone and made again, and when everything that the chooser cannot know is dealt again.

use std::cell::RefCell;
use std::collections::VecDeque;

use crate::chance::{Chance, Fast, Replay};
use crate::event::Sink;
use crate::game::{Game, ToAct, Viewer};
use crate::option::{AskKind, Opt, Options};
use crate::seat::{Seat, SeatSet};
use crate::table_view::Target;

/// How a scenario is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As written.
    Plain,
    /// Saved and restored before each pick.
    Saved,
    /// Each pick is made on a copy, undone, and made again with the same chance values.
    Undone,
    /// Everything that the chooser cannot know is dealt again before each pick.
    Redealt,
}

impl Way {
    /// All ways. The plain one is first, because its failures are the easiest to read.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Saved, Self::Undone, Self::Redealt];
}

/// What a scenario fixes beyond the opening state: random outcomes, and hidden cards that matter to it.
pub trait Script<G: Game>: Clone {
    /// Is this random outcome the one wanted next? `None` when the script allows any.
    fn wants(&self, outcome: &G::Event) -> Option<bool>;

    /// Removes an outcome that has happened from the script.
    fn strike(&mut self, outcome: &G::Event);

    /// Outcomes that have not happened yet, as text.
    fn waiting(&self) -> Vec<String>;

    /// Does this event show the seat a card that was hidden from it?
    fn shows_hidden(&self, event: &G::Event, seat: Seat) -> bool;

    /// Restores the hidden cards that matter to the scenario in a dealt world.
    fn pin(&self, before: &G::State, world: &mut G::State);
}

/// A table in a running scenario.
#[derive(Debug)]
pub struct Scene<G: Game, S: Script<G>> {
    game: G,
    state: G::State,
    script: S,
    way: Way,
    deals: Fast,
    events: Vec<G::Event>,
    story: Vec<String>,
    open: bool,
}

impl<G: Game, S: Script<G>> Scene<G, S> {
    /// Begins a scenario.
    #[track_caller]
    pub fn new(game: G, state: G::State, script: S, way: Way) -> Self {
        if let Err(what) = game.check(&state) {
            panic!("an invalid opening state: {what}");
        }
        Self { game, state, script, way, deals: Fast::new(1), events: Vec::new(), story: Vec::new(), open: false }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The table.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How the scenario is run.
    pub fn way(&self) -> Way {
        self.way
    }

    /// The events of the last pick.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The only seat that must decide.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.game.to_act(&self.state) {
            ToAct::Seats { asked, .. } if asked.len() == 1 => asked.lowest().expect("one seat"),
            other => panic!("not exactly one seat to act: {other:?}; name the seat"),
        }
    }

    /// The options of a seat as text keys, sorted.
    pub fn key_texts(&self, seat: Seat) -> Vec<String> {
        let mut keys: Vec<_> = self.options_of(&self.state, seat).into_iter().map(|(key, _)| key).collect();
        keys.sort_unstable();
        keys
    }

    fn options_of(&self, state: &G::State, seat: Seat) -> Vec<(String, Opt)> {
        let mut options = Options::new();
        if self.game.to_act(state).all().contains(seat) {
            self.game.options(state, seat, &mut options);
        }
        options.iter().map(|&o| (self.game.key_text(self.game.key(state, o)), o)).collect()
    }

    /// Asserts that the seat to act may choose exactly these.
    #[track_caller]
    pub fn can_choose_exactly<'a>(&self, keys: impl IntoIterator<Item = &'a str>) {
        self.can_choose_exactly_as(self.asked(), keys);
    }

    /// Asserts that this seat may choose exactly these.
    #[track_caller]
    pub fn can_choose_exactly_as<'a>(&self, seat: Seat, keys: impl IntoIterator<Item = &'a str>) {
        let mut expected: Vec<_> = keys.into_iter().collect();
        expected.sort_unstable();
        assert_eq!(self.key_texts(seat), expected, "choices of {seat:?}");
    }

    /// Asserts that the seat to act may choose this.
    #[track_caller]
    pub fn can_choose(&self, key: &str) {
        self.can_choose_as(self.asked(), key);
    }

    /// Asserts that this seat may choose this.
    #[track_caller]
    pub fn can_choose_as(&self, seat: Seat, key: &str) {
        let all = self.key_texts(seat);
        assert!(all.iter().any(|w| w == key), "{key:?} is not among {all:?}");
    }

    /// Asserts that the seat to act may not choose this.
    #[track_caller]
    pub fn cannot_choose(&self, key: &str) {
        self.cannot_choose_as(self.asked(), key);
    }

    /// Asserts that this seat may not choose this.
    #[track_caller]
    pub fn cannot_choose_as(&self, seat: Seat, key: &str) {
        assert!(!self.key_texts(seat).iter().any(|w| w == key), "{key:?} is an option");
    }

    /// The seat to act makes these picks in order.
    #[track_caller]
    pub fn choose_each<'a>(&mut self, picks: impl IntoIterator<Item = &'a str>) {
        for key in picks {
            self.choose(key);
        }
    }

    /// The seat to act makes this pick.
    #[track_caller]
    pub fn choose(&mut self, key: &str) {
        self.choose_as(self.asked(), key);
    }

    /// This seat makes this pick.
    #[track_caller]
    pub fn choose_as(&mut self, seat: Seat, key: &str) {
        match self.way {
            Way::Plain | Way::Undone => {}
            Way::Saved => self.save_and_restore(),
            Way::Redealt => self.deal_anew(seat, key),
        }
        let pick = self.find(&self.state, seat, key);
        let values = self.rng(&self.state, seat, pick);
        let run = self.rehearse(&self.state, seat, pick, &values);
        if self.way == Way::Undone {
            self.undo_and_redo(seat, pick, &run);
        }
        for &(_, at) in &run.calls {
            if let Some(outcome) = run.events.get(at).filter(|e| self.script.wants(e).is_some()) {
                self.script.strike(outcome);
            }
        }
        self.state = run.state;
        self.events = run.events;
        self.story.push(format!("{seat:?}: {key}"));
        if let Err(what) = self.game.check(&self.state) {
            panic!("after {key:?}: {what}");
        }
    }

    #[track_caller]
    fn find(&self, state: &G::State, seat: Seat, key: &str) -> Opt {
        let options = self.options_of(state, seat);
        match options.iter().find(|(w, _)| w == key) {
            Some(&(_, pick)) => pick,
            None => panic!("{seat:?} cannot choose {key:?}, only {:?}", self.key_texts(seat)),
        }
    }

    /// Allows the scenario to end with an unanswered question.
    pub fn leave_open(&mut self) {
        self.open = true;
    }

    /// Asserts that exactly these seats must decide.
    #[track_caller]
    pub fn expect_to_act(&self, seats: impl IntoIterator<Item = Seat>) {
        let expected: SeatSet = seats.into_iter().collect();
        match self.game.to_act(&self.state) {
            ToAct::Seats { asked, .. } => assert_eq!(asked, expected, "the seats to act"),
            ToAct::Over(outcome) => panic!("the game is over: {outcome:?}"),
        }
    }

    /// Asserts that the game is over and exactly these seats have won.
    #[track_caller]
    pub fn expect_over(&self, winners: impl IntoIterator<Item = Seat>) {
        let expected: SeatSet = winners.into_iter().collect();
        match self.game.to_act(&self.state) {
            ToAct::Over(outcome) => assert_eq!(outcome.winners, expected, "the winners"),
            ToAct::Seats { asked, .. } => panic!("the game continues with {asked:?}"),
        }
    }

    /// Asserts that the target is not an option for the seat and that this rule says why.
    #[track_caller]
    pub fn expect_why_not(&self, seat: Seat, what: Target, rule: &str) {
        match self.game.why_not(&self.state, seat, what) {
            Some(reason) => assert_eq!(reason.rule.0, rule, "{:?}", reason.phrase),
            None => panic!("{what:?} is an option"),
        }
    }

    /// Asserts that the last pick emitted this event.
    #[track_caller]
    pub fn expect_event(&self, event: G::Event) {
        assert!(self.events.contains(&event), "{event:?} is not among {:?}", self.events);
    }

    /// Ends the scenario: no choice may be unanswered, and every random outcome of the script must have happened.
    #[track_caller]
    pub fn finish(&mut self) {
        let waiting = self.script.waiting();
        assert!(waiting.is_empty(), "scripted but never happened: {waiting:?}");
        if let ToAct::Seats { asked, .. } = self.game.to_act(&self.state)
            && !self.open
        {
            for seat in asked.iter() {
                let ask = self.game.ask(&self.state, seat);
                let keys = self.key_texts(seat);
                assert!(
                    matches!(ask.kind, AskKind::Free | AskKind::Window),
                    "the scenario ends with an open choice of {seat:?}: {keys:?}"
                );
            }
        }
    }

    #[track_caller]
    fn save_and_restore(&mut self) {
        let bytes = postcard::to_stdvec(&self.state).expect("a state can be written");
        let restored: G::State = postcard::from_bytes(&bytes).expect("a state can be read back");
        assert_eq!(restored, self.state, "restoring changed the state");
        self.state = restored;
    }

    #[track_caller]
    fn undo_and_redo(&self, seat: Seat, pick: Opt, first: &Run<G>) {
        let kept = self.state.clone();
        let mut again = self.state.clone();
        let mut events = Vec::new();
        let mut rng = Replay::new(&first.values);
        self.game.apply(&mut again, seat, pick, &mut rng, &mut events);
        assert!(rng.fits(), "the repeated pick used other chance values");
        assert_eq!(again, first.state, "the repeated pick led to another state");
        assert_eq!(events, first.events, "the repeated pick emitted other events");
        assert_eq!(kept, self.state, "undo changed the state");
    }

    /// Deals the world again. The chooser must not notice it before or after the pick; the scenario continues in that
    /// world.
    #[track_caller]
    fn deal_anew(&mut self, seat: Seat, key: &str) {
        let mut world = self.state.clone();
        self.game.resample(&mut world, seat, &mut self.deals);
        let viewer = Viewer::Seat(seat);
        let same_view = |a: &G::State, b: &G::State| self.game.view(a, viewer) == self.game.view(b, viewer);
        assert!(same_view(&world, &self.state), "the view of {seat:?} depends on cards that it cannot see");
        assert_eq!(self.game.to_act(&world), self.game.to_act(&self.state));
        assert_eq!(self.game.ask(&world, seat), self.game.ask(&self.state, seat));
        let offers = |state| self.options_of(state, seat).into_iter().map(|(w, _)| w).collect::<Vec<_>>();
        assert_eq!(offers(&world), offers(&self.state), "the options depend on cards that {seat:?} cannot see");

        let pick = self.find(&self.state, seat, key);
        let values = self.rng(&self.state, seat, pick);
        let here = self.rehearse(&self.state, seat, pick, &values);
        let there = self.rehearse(&world, seat, self.find(&world, seat, key), &values);
        if !here.events.iter().any(|e| self.script.shows_hidden(e, seat)) {
            let heard = |run: &Run<G>| run.events.iter().map(|&e| self.game.redact(e, viewer)).collect::<Vec<_>>();
            assert_eq!(heard(&there), heard(&here), "the events of {seat:?} depend on cards that it cannot see");
            assert!(same_view(&there.state, &here.state), "{key:?} showed {seat:?} cards that it cannot see");
        }
        self.script.pin(&self.state, &mut world);
        if let Err(what) = self.game.check(&world) {
            panic!("an invalid dealt world: {what}");
        }
        self.state = world;
    }

    /// The chance values that produce everything the script wants.
    #[track_caller]
    fn rng(&self, state: &G::State, seat: Seat, pick: Opt) -> Vec<u32> {
        let mut script = self.script.clone();
        let mut values = Vec::new();
        loop {
            let run = self.rehearse(state, seat, pick, &values);
            let Some(&(n, at)) = run.calls.get(values.len()) else { return values };
            let known = run.values[values.len()];
            let wanted = run.events.get(at).and_then(|outcome| script.wants(outcome));
            let value = if wanted == Some(false) {
                let fits = |&v: &u32| {
                    let tried: Vec<u32> = values.iter().copied().chain([v]).collect();
                    let run = self.rehearse(state, seat, pick, &tried);
                    run.events.get(at).and_then(|e| script.wants(e)) == Some(true)
                };
                let waiting = script.waiting();
                (0..n).find(fits).unwrap_or_else(|| panic!("no chance value produces the next outcome of {waiting:?}"))
            } else {
                known
            };
            values.push(value);
            if wanted.is_some() {
                let run = self.rehearse(state, seat, pick, &values);
                script.strike(&run.events[at]);
            }
        }
    }

    /// Makes a pick on a copy, with these chance values first.
    fn rehearse(&self, state: &G::State, seat: Seat, pick: Opt, values: &[u32]) -> Run<G> {
        let ear = RefCell::new(Vec::new());
        let mut rng = EventCounter {
            ear: &ear,
            script: values.iter().copied().collect(),
            then: Fast::new(7),
            log: Vec::new(),
            calls: Vec::new(),
        };
        let mut state = state.clone();
        self.game.apply(&mut state, seat, pick, &mut rng, &mut SharedSink(&ear));
        let (values, calls) = (rng.log, rng.calls);
        Run { state, events: ear.into_inner(), values, calls }
    }
}

impl<G: Game, S: Script<G>> Drop for Scene<G, S> {
    /// Reports the way and the picks so far when the test fails.
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("way {:?}, after {:#?}", self.way, self.story);
        }
    }
}

/// A pick made on a copy.
struct Run<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
    values: Vec<u32>,
    /// For each chance request: the number of possible values, and the number of events before it.
    calls: Vec<(u32, usize)>,
}

struct SharedSink<'a, E>(&'a RefCell<Vec<E>>);

impl<E> Sink<E> for SharedSink<'_, E> {
    fn emit(&mut self, event: E) {
        self.0.borrow_mut().push(event);
    }
}

/// Chance values that record how many events came before each request.
struct EventCounter<'a, E> {
    ear: &'a RefCell<Vec<E>>,
    script: VecDeque<u32>,
    then: Fast,
    log: Vec<u32>,
    calls: Vec<(u32, usize)>,
}

impl<E> Chance for EventCounter<'_, E> {
    fn below(&mut self, n: u32) -> u32 {
        // A value out of range belongs to another world; any other value will do.
        let value = self.script.pop_front().map_or_else(|| self.then.below(n), |v| v.min(n - 1));
        self.log.push(value);
        self.calls.push((n, self.ear.borrow().len()));
        value
    }
}
