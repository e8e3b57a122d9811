//! The `Game` trait: the contract that every game implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::event::Sink;
use crate::option::{Ask, Opt, OptKey, Options};
use crate::phrase::{Phrase, Reason};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::table_view::{TableView, Target};

/// The rules of one match. `self` is immutable: card database, cast (which copy is which card), setup.
pub trait Game: Send + Sync {
    /// Everything that can change during the match, as plain data.
    type State: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may know. It is a separate type, so that no field can hold a secret.
    type View: Clone + Eq + Debug + Send + Sync;
    /// What happened, for logs and animation.
    type Event: Copy + Eq + Debug + Send + Sync;

    /// The number of seats.
    fn seats(&self) -> usize {
        2
    }

    /// The seats that win together with this one. A seat without partners is its own team.
    fn team(&self, _: &Self::State, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Sets up the table and runs to the first decision.
    fn start(&self, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// The seats that may choose now. Depends only on public facts.
    fn to_act(&self, s: &Self::State) -> ToAct;

    /// The question to this seat: prompt, source, remaining picks and how to present it.
    fn ask(&self, s: &Self::State, seat: Seat) -> Ask;

    /// The legal options of this seat: sorted, no two with the same meaning, never empty for a seat that may act.
    /// Clears `out` first.
    fn options(&self, s: &Self::State, seat: Seat, out: &mut Options);

    /// Applies one listed option of this seat and runs to the next decision.
    fn apply(
        &self,
        s: &mut Self::State,
        seat: Seat,
        pick: Opt,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Trace;

    /// The meaning of an option, the same in every dealt world. Options that name no copies are their own key.
    fn key(&self, _: &Self::State, o: Opt) -> OptKey {
        OptKey::new(o.verb(), o.a(), o.b(), o.c())
    }

    /// The text key of an option, for logs, files and tests: `play scout`. Different keys have different texts.
    fn key_text(&self, key: OptKey) -> String;

    /// The text of an option for players.
    fn label(&self, s: &Self::State, o: Opt) -> Phrase;

    /// A reason to ask for confirmation of this option: it harms the player who chooses it.
    fn warning(&self, _: &Self::State, _: Seat, _: Opt) -> Option<Phrase> {
        None
    }

    /// The number that most players choose when they are asked for one, e.g. the exact lethal damage or everything.
    fn preset(&self, _: &Self::State, _: Seat, _: &Options) -> Option<Opt> {
        None
    }

    /// The target on the board that an option refers to.
    fn points_at(&self, _: &Self::State, _: Seat, _: Opt) -> Option<Target> {
        None
    }

    /// Why this target is not an option now. Uses only what the seat knows.
    fn why_not(&self, _: &Self::State, _: Seat, _: Target) -> Option<Reason> {
        None
    }

    /// What this viewer may know.
    fn view(&self, s: &Self::State, who: Viewer) -> Self::View;

    /// Converts a view to the layout that every client can draw.
    fn table_view(&self, view: &Self::View) -> TableView;

    /// The event as this viewer may know it; `None` when it must not know of it.
    fn redact(&self, e: Self::Event, who: Viewer) -> Option<Self::Event>;

    /// A redacted event as a log line; `None` for events that matter only to animation.
    fn tell(&self, e: Self::Event) -> Option<Phrase>;

    /// Deals again everything that this seat cannot know; all consistent worlds are equally likely.
    fn resample(&self, s: &mut Self::State, seat: Seat, chance: &mut impl Chance);

    /// Does every match end, whatever the players do? Random players may play forever when no rule ends a match without
    /// a winner.
    fn always_ends(&self) -> bool {
        true
    }

    /// The match as this seat may imagine it, with guesses for secrets of the rules, such as a deck list that only its
    /// owner knows. `None` when the rules hold no secrets. Dealt worlds of the seat are played by the returned game,
    /// which must not depend on anything that the seat does not know.
    fn guessed(&self, _: &Self::State, _: Seat) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// The value of an outcome for each seat, from 0 to 1. The winners get everything, unless a game is about more than
    /// winning. Bots maximize this value.
    fn worth(&self, _: &Self::State, outcome: Outcome) -> BySeat<f32> {
        outcome.scores()
    }

    /// Checks what must hold in every state (P2): each copy in exactly one place, values in range.
    fn check(&self, s: &Self::State) -> Result<(), String>;
}

/// The seats that may choose now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// The game waits for the seats in `asked`. The seats in `free` may also act, but the game does not wait for them:
    /// a team member who has declared the end of the turn may still withdraw that.
    Seats {
        /// Seats that must decide; never empty.
        asked: SeatSet,
        /// Seats that may act but need not; disjoint from `asked`.
        free: SeatSet,
    },
    /// The game has ended.
    Over(Outcome),
}

impl ToAct {
    /// One seat that must decide.
    pub const fn one(seat: Seat) -> Self {
        Self::Seats { asked: SeatSet::only(seat), free: SeatSet::EMPTY }
    }

    /// All seats that may act now.
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
    /// The winners; several for a team, none for an abandoned game.
    pub winners: SeatSet,
}

impl Outcome {
    /// A score for each seat: 1 for each winner, 0 for all others.
    pub fn scores(self) -> BySeat<f32> {
        let mut scores = BySeat::default();
        for seat in self.winners.iter() {
            scores[seat] = 1.0;
        }
        scores
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// An observer without a seat, who sees only public facts.
    Spectator,
    /// Sees everything; for tests and for replays of finished games.
    Judge,
}

/// What a step did that makes undoing it unfair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The step used chance values.
    pub random: bool,
    /// Seats that learned something hidden, apart from the chooser.
    pub revealed: SeatSet,
}

impl Trace {
    /// Must undo stop at this step?
    pub const fn is_barrier(self) -> bool {
        self.random || !self.revealed.is_empty()
    }
}
