//! Scenario harness: a table laid out by hand, picks named by their words, exact choices asserted.
//!
//! A game's tests build a [`Scene`] from a state and a [`Script`], tell a story with it, and call
//! [`finish`](Scene::finish). They do so once per [`Way`]: the same story must hold when the table is saved and restored
//! before each pick, when each pick is taken back and made again, and when whatever the chooser cannot know is dealt anew.

use std::cell::RefCell;
use std::collections::VecDeque;

use crate::board::Target;
use crate::chance::{Chance, Fast, Replay};
use crate::event::Sink;
use crate::game::{Game, ToAct, Viewer};
use crate::option::{AskKind, Opt, Options};
use crate::seat::{Seat, SeatSet};

/// How a scenario is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As told.
    Plain,
    /// Saved and restored before each pick.
    Saved,
    /// Each pick is made on a copy, taken back, and made again under the same luck.
    Undone,
    /// What the chooser cannot know is dealt anew before each pick.
    Redealt,
}

impl Way {
    /// Every way, the plain one first: its failures read best.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Saved, Self::Undone, Self::Redealt];
}

/// What a scenario fixes beyond the opening state: outcomes of luck, and hidden cards the story is about.
pub trait Script<G: Game>: Clone {
    /// Is this outcome of luck the one wanted next? `None` when the script does not care.
    fn wants(&self, outcome: &G::Event) -> Option<bool>;

    /// Strikes an outcome off that has come.
    fn strike(&mut self, outcome: &G::Event);

    /// Outcomes that have not come, in words.
    fn waiting(&self) -> Vec<String>;

    /// Does this event show the seat a card that was hidden from it?
    fn shows_hidden(&self, event: &G::Event, seat: Seat) -> bool;

    /// Puts the hidden cards the story is about back into a world dealt anew.
    fn pin(&self, before: &G::State, world: &mut G::State);
}

/// A table in the middle of a scenario.
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
            panic!("a scene that cannot be: {what}");
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

    /// The one seat asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.game.to_act(&self.state) {
            ToAct::Seats { asked, .. } if asked.len() == 1 => asked.lowest().expect("one seat"),
            other => panic!("not one seat to act but {other:?}; name the seat"),
        }
    }

    /// The options of a seat in words, sorted.
    pub fn words_of(&self, seat: Seat) -> Vec<String> {
        let mut words: Vec<_> = self.options_of(&self.state, seat).into_iter().map(|(words, _)| words).collect();
        words.sort_unstable();
        words
    }

    fn options_of(&self, state: &G::State, seat: Seat) -> Vec<(String, Opt)> {
        let mut options = Options::new();
        if self.game.to_act(state).all().contains(seat) {
            self.game.options(state, seat, &mut options);
        }
        options.iter().map(|&o| (self.game.words(self.game.key(state, o)), o)).collect()
    }

    /// The seat asked may choose exactly these.
    #[track_caller]
    pub fn can_choose_exactly<'a>(&self, words: impl IntoIterator<Item = &'a str>) {
        self.can_choose_exactly_as(self.asked(), words);
    }

    /// This seat may choose exactly these.
    #[track_caller]
    pub fn can_choose_exactly_as<'a>(&self, seat: Seat, words: impl IntoIterator<Item = &'a str>) {
        let mut expected: Vec<_> = words.into_iter().collect();
        expected.sort_unstable();
        assert_eq!(self.words_of(seat), expected, "choices of {seat:?}");
    }

    /// The seat asked may choose this.
    #[track_caller]
    pub fn can_choose(&self, words: &str) {
        self.can_choose_as(self.asked(), words);
    }

    /// This seat may choose this.
    #[track_caller]
    pub fn can_choose_as(&self, seat: Seat, words: &str) {
        let all = self.words_of(seat);
        assert!(all.iter().any(|w| w == words), "{words:?} is not among {all:?}");
    }

    /// The seat asked may not choose this.
    #[track_caller]
    pub fn cannot_choose(&self, words: &str) {
        self.cannot_choose_as(self.asked(), words);
    }

    /// This seat may not choose this.
    #[track_caller]
    pub fn cannot_choose_as(&self, seat: Seat, words: &str) {
        assert!(!self.words_of(seat).iter().any(|w| w == words), "{words:?} is on offer");
    }

    /// The seat asked makes these picks, one after the other.
    #[track_caller]
    pub fn choose_each<'a>(&mut self, picks: impl IntoIterator<Item = &'a str>) {
        for words in picks {
            self.choose(words);
        }
    }

    /// The seat asked picks this.
    #[track_caller]
    pub fn choose(&mut self, words: &str) {
        self.choose_as(self.asked(), words);
    }

    /// This seat picks this.
    #[track_caller]
    pub fn choose_as(&mut self, seat: Seat, words: &str) {
        match self.way {
            Way::Plain | Way::Undone => {}
            Way::Saved => self.save_and_restore(),
            Way::Redealt => self.deal_anew(seat, words),
        }
        let pick = self.find(&self.state, seat, words);
        let values = self.luck(&self.state, seat, pick);
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
        self.story.push(format!("{seat:?}: {words}"));
        if let Err(what) = self.game.check(&self.state) {
            panic!("after {words:?}: {what}");
        }
    }

    #[track_caller]
    fn find(&self, state: &G::State, seat: Seat, words: &str) -> Opt {
        let options = self.options_of(state, seat);
        match options.iter().find(|(w, _)| w == words) {
            Some(&(_, pick)) => pick,
            None => panic!("{seat:?} cannot {words:?}, only {:?}", self.words_of(seat)),
        }
    }

    /// Leaves the last question open: the scenario ends before it is answered.
    pub fn leave_open(&mut self) {
        self.open = true;
    }

    /// These seats owe a decision.
    #[track_caller]
    pub fn expect_to_act(&self, seats: impl IntoIterator<Item = Seat>) {
        let expected: SeatSet = seats.into_iter().collect();
        match self.game.to_act(&self.state) {
            ToAct::Seats { asked, .. } => assert_eq!(asked, expected, "who is asked"),
            ToAct::Over(outcome) => panic!("the game is over: {outcome:?}"),
        }
    }

    /// The game is over and these seats have won.
    #[track_caller]
    pub fn expect_over(&self, winners: impl IntoIterator<Item = Seat>) {
        let expected: SeatSet = winners.into_iter().collect();
        match self.game.to_act(&self.state) {
            ToAct::Over(outcome) => assert_eq!(outcome.winners, expected, "who has won"),
            ToAct::Seats { asked, .. } => panic!("the game goes on with {asked:?}"),
        }
    }

    /// This is no option for the seat, and this rule says why.
    #[track_caller]
    pub fn expect_why_not(&self, seat: Seat, what: Target, rule: &str) {
        match self.game.why_not(&self.state, seat, what) {
            Some(reason) => assert_eq!(reason.rule.0, rule, "{:?}", reason.phrase),
            None => panic!("{what:?} is an option"),
        }
    }

    /// The event was part of the last pick.
    #[track_caller]
    pub fn expect_event(&self, event: G::Event) {
        assert!(self.events.contains(&event), "{event:?} is not among {:?}", self.events);
    }

    /// Ends the scenario: nothing may be left unanswered, and all luck the script promised must have come.
    #[track_caller]
    pub fn finish(&mut self) {
        let waiting = self.script.waiting();
        assert!(waiting.is_empty(), "promised but never came: {waiting:?}");
        if let ToAct::Seats { asked, .. } = self.game.to_act(&self.state)
            && !self.open
        {
            for seat in asked.iter() {
                let ask = self.game.ask(&self.state, seat);
                let words = self.words_of(seat);
                assert!(
                    matches!(ask.kind, AskKind::Free | AskKind::Window),
                    "the scenario ends with an open choice of {seat:?}: {words:?}"
                );
            }
        }
    }

    #[track_caller]
    fn save_and_restore(&mut self) {
        let bytes = postcard::to_stdvec(&self.state).expect("a state can be written");
        let restored: G::State = postcard::from_bytes(&bytes).expect("a state can be read back");
        assert_eq!(restored, self.state, "restored");
        self.state = restored;
    }

    #[track_caller]
    fn undo_and_redo(&self, seat: Seat, pick: Opt, first: &Run<G>) {
        let kept = self.state.clone();
        let mut again = self.state.clone();
        let mut events = Vec::new();
        let mut luck = Replay::new(&first.values);
        self.game.apply(&mut again, seat, pick, &mut luck, &mut events);
        assert!(luck.fits(), "the second time asked for other luck");
        assert_eq!(again, first.state, "the second time led elsewhere");
        assert_eq!(events, first.events, "the second time told something else");
        assert_eq!(kept, self.state, "taking back left a trace");
    }

    /// The chooser must not notice the new deal, neither before nor after the pick; the story goes on in it.
    #[track_caller]
    fn deal_anew(&mut self, seat: Seat, words: &str) {
        let mut world = self.state.clone();
        self.game.resample(&mut world, seat, &mut self.deals);
        let viewer = Viewer::Seat(seat);
        let same_view = |a: &G::State, b: &G::State| self.game.view(a, viewer) == self.game.view(b, viewer);
        assert!(same_view(&world, &self.state), "the view of {seat:?} changed with cards it cannot see");
        assert_eq!(self.game.to_act(&world), self.game.to_act(&self.state));
        assert_eq!(self.game.ask(&world, seat), self.game.ask(&self.state, seat));
        let offers = |state| self.options_of(state, seat).into_iter().map(|(w, _)| w).collect::<Vec<_>>();
        assert_eq!(offers(&world), offers(&self.state), "choices changed with cards {seat:?} cannot see");

        let pick = self.find(&self.state, seat, words);
        let values = self.luck(&self.state, seat, pick);
        let here = self.rehearse(&self.state, seat, pick, &values);
        let there = self.rehearse(&world, seat, self.find(&world, seat, words), &values);
        if !here.events.iter().any(|e| self.script.shows_hidden(e, seat)) {
            let heard = |run: &Run<G>| run.events.iter().map(|&e| self.game.redact(e, viewer)).collect::<Vec<_>>();
            assert_eq!(heard(&there), heard(&here), "{seat:?} heard of cards it cannot see");
            assert!(same_view(&there.state, &here.state), "{words:?} showed {seat:?} cards it cannot see");
        }
        self.script.pin(&self.state, &mut world);
        if let Err(what) = self.game.check(&world) {
            panic!("a world that cannot be: {what}");
        }
        self.state = world;
    }

    /// The answers of luck under which everything the script wants comes.
    #[track_caller]
    fn luck(&self, state: &G::State, seat: Seat, pick: Opt) -> Vec<u32> {
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
                (0..n).find(fits).unwrap_or_else(|| panic!("luck cannot bring what comes next of {waiting:?}"))
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

    /// Makes a pick on a copy, with these answers of luck first.
    fn rehearse(&self, state: &G::State, seat: Seat, pick: Opt, values: &[u32]) -> Run<G> {
        let ear = RefCell::new(Vec::new());
        let mut luck = Listening {
            ear: &ear,
            script: values.iter().copied().collect(),
            then: Fast::new(7),
            log: Vec::new(),
            calls: Vec::new(),
        };
        let mut state = state.clone();
        self.game.apply(&mut state, seat, pick, &mut luck, &mut Ear(&ear));
        let (values, calls) = (luck.log, luck.calls);
        Run { state, events: ear.into_inner(), values, calls }
    }
}

impl<G: Game, S: Script<G>> Drop for Scene<G, S> {
    /// A failure says on which way it happened, and after which picks.
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
    /// For each question of luck: the number of answers, and the event that followed.
    calls: Vec<(u32, usize)>,
}

struct Ear<'a, E>(&'a RefCell<Vec<E>>);

impl<E> Sink<E> for Ear<'_, E> {
    fn emit(&mut self, event: E) {
        self.0.borrow_mut().push(event);
    }
}

/// Luck that notes between which events it was asked.
struct Listening<'a, E> {
    ear: &'a RefCell<Vec<E>>,
    script: VecDeque<u32>,
    then: Fast,
    log: Vec<u32>,
    calls: Vec<(u32, usize)>,
}

impl<E> Chance for Listening<'_, E> {
    fn below(&mut self, n: u32) -> u32 {
        // A value out of range belongs to another world; any answer is as good.
        let value = self.script.pop_front().map_or_else(|| self.then.below(n), |v| v.min(n - 1));
        self.log.push(value);
        self.calls.push((n, self.ear.borrow().len()));
        value
    }
}
