//! The contract every game signs.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::board::{Board, Target};
use crate::chance::Chance;
use crate::event::Sink;
use crate::option::{Ask, Opt, OptKey, Options};
use crate::phrase::{Phrase, Reason};
use crate::seat::{BySeat, Seat, SeatSet};

/// Rules of one game for one match. `self` is immutable: card database, cast (which copy is which card), setup.
pub trait Game: Send + Sync {
    /// Plain data: everything that can change.
    type State: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may know. A type of its own: it has no field a secret could sit in.
    type View: Clone + Eq + Debug + Send + Sync;
    /// What happened, for logs and animation.
    type Event: Copy + Eq + Debug + Send + Sync;

    /// How many players sit at the table.
    fn seats(&self) -> usize {
        2
    }

    /// Which seats win together. A seat alone is its own team.
    fn team(&self, _: &Self::State, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Sets the table and runs to the first decision.
    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// Who may choose now. Depends on public facts only.
    fn to_act(&self, s: &Self::State) -> ToAct;

    /// What that seat is asked: prompt, source, how many more, and a hint how to present it.
    fn ask(&self, s: &Self::State, seat: Seat) -> Ask;

    /// Legal options of that seat: sorted, no two of the same meaning, never empty for a seat that may act.
    /// Clears `out` first.
    fn options(&self, s: &Self::State, seat: Seat, out: &mut Options);

    /// Carries out one listed option of that seat and runs on to the next decision.
    fn apply(
        &self,
        s: &mut Self::State,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Trace;

    /// The meaning of an option, the same in every re-dealt world: the option itself where it names no copies.
    fn key(&self, _: &Self::State, o: Opt) -> OptKey {
        OptKey::new(o.verb(), o.a(), o.b(), o.c())
    }

    /// A meaning as words for logs, files and tests: `play scout`. Different keys have different words.
    fn words(&self, key: OptKey) -> String;

    /// An option as a player reads it.
    fn label(&self, s: &Self::State, o: Opt) -> Phrase;

    /// A reason to ask twice before this option: it costs the chooser something of their own.
    fn warning(&self, _: &Self::State, _: Seat, _: Opt) -> Option<Phrase> {
        None
    }

    /// The option most players want where a number is asked: what kills, or all there is.
    fn preset(&self, _: &Self::State, _: Seat, _: &Options) -> Option<Opt> {
        None
    }

    /// The thing on the board an option is about.
    fn points_at(&self, _: &Self::State, _: Seat, _: Opt) -> Option<Target> {
        None
    }

    /// Why the thing pointed at is no option now. Computed only from what the seat knows.
    fn why_not(&self, _: &Self::State, _: Seat, _: Target) -> Option<Reason> {
        None
    }

    /// What this viewer may know.
    fn view(&self, s: &Self::State, who: Viewer) -> Self::View;

    /// A view laid out for any client.
    fn board(&self, view: &Self::View) -> Board;

    /// The event as this viewer may hear it; `None` when not at all.
    fn redact(&self, e: Self::Event, who: Viewer) -> Option<Self::Event>;

    /// A (redacted) event as a log line; `None` for events that only matter to animation.
    fn tell(&self, e: Self::Event) -> Option<Phrase>;

    /// Deals everything this seat cannot know anew, each consistent world with equal chance.
    fn resample(&self, s: &mut Self::State, seat: Seat, chance: &mut impl Chance);

    /// Does every match come to an end, however it is played? Random players may go on forever where no rule ends a match
    /// that nobody wins.
    fn always_ends(&self) -> bool {
        true
    }

    /// The match as this seat may think of it, with guesses where the rules themselves hold a secret: a list of cards only
    /// its owner knows. `None` where they hold none. Worlds of the seat are dealt and played by this game; it depends on
    /// nothing the seat does not know.
    fn guessed(&self, _: &Self::State, _: Seat) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// What an end is worth to each seat, from 0 to 1: the whole of it to the winners, unless a game is about more than
    /// winning. Machines play for this.
    fn worth(&self, _: &Self::State, outcome: Outcome) -> BySeat<f32> {
        outcome.scores()
    }

    /// Checks what must hold in every state (P2): each copy in exactly one place, values in range.
    fn check(&self, s: &Self::State) -> Result<(), String>;
}

/// Who may choose now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// The game waits for the seats in `asked`. The seats in `free` may act too, but nothing waits for them: a member
    /// of a team who has declared the end of the turn may still withdraw that.
    Seats {
        /// Seats that owe a decision; never empty.
        asked: SeatSet,
        /// Seats that may act but need not; disjoint from `asked`.
        free: SeatSet,
    },
    /// The game has ended.
    Over(Outcome),
}

impl ToAct {
    /// One seat that owes a decision.
    pub const fn one(seat: Seat) -> Self {
        Self::Seats { asked: SeatSet::only(seat), free: SeatSet::EMPTY }
    }

    /// Everybody who may act now.
    pub const fn all(self) -> SeatSet {
        match self {
            Self::Seats { asked, free } => asked.union(free),
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// Who has won; several for a team, nobody for a game broken off.
    pub winners: SeatSet,
}

impl Outcome {
    /// One point shared by the winners' side: each winner 1, everybody else 0.
    pub fn scores(self) -> BySeat<f32> {
        let mut scores = BySeat::default();
        for seat in self.winners.iter() {
            scores[seat] = 1.0;
        }
        scores
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat: sees what is public.
    Spectator,
    /// Sees everything; for tests and for replays of finished games.
    Judge,
}

/// What makes taking a step back unfair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Luck was asked.
    pub random: bool,
    /// Seats that learned something hidden, the chooser aside.
    pub revealed: SeatSet,
}

impl Trace {
    /// Undo must not pass this step.
    pub const fn is_barrier(self) -> bool {
        self.random || !self.revealed.is_empty()
    }
}
