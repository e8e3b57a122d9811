//! The worlds that one seat considers possible.

use std::sync::OnceLock;

use crate::chance::Chance;
use crate::game::{Game, ToAct, Viewer};
use crate::option::{OptKey, Options};
use crate::phrase::Phrase;
use crate::seat::Seat;

/// Deals states that one seat could be in. The true state inside is not accessible: a bot gets only this and a view, so
/// it cannot know more than its seat.
pub struct Worlds<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    /// The match as the seat may imagine it; computed on first use.
    guess: OnceLock<Option<G>>,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// The worlds of this seat. Created by the driver, which owns the state.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat, guess: OnceLock::new() }
    }

    /// The rules as far as the seat knows them. All worlds dealt to it follow these rules.
    pub fn game(&self) -> &G {
        self.guess.get_or_init(|| self.game.guessed(self.state, self.seat)).as_ref().unwrap_or(self.game)
    }

    /// The seat whose knowledge this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// A random state that this seat could be in, all equally likely. It continues by the rules of [`Self::game`].
    pub fn deal(&self, chance: &mut impl Chance) -> G::State {
        let mut state = self.state.clone();
        self.game().resample(&mut state, self.seat, chance);
        state
    }

    /// The view of this seat.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The seats that may choose now.
    pub fn to_act(&self) -> ToAct {
        self.game.to_act(self.state)
    }

    /// The keys of this seat's options, sorted.
    pub fn keys(&self) -> Vec<OptKey> {
        let mut options = Options::new();
        self.game.options(self.state, self.seat, &mut options);
        let mut keys: Vec<_> = options.iter().map(|&o| self.game.key(self.state, o)).collect();
        keys.sort_unstable();
        keys
    }

    /// The label of the option with this key.
    pub fn label(&self, key: OptKey) -> Option<Phrase> {
        let mut options = Options::new();
        self.game.options(self.state, self.seat, &mut options);
        let opt = options.iter().find(|&&o| self.game.key(self.state, o) == key)?;
        Some(self.game.label(self.state, *opt))
    }
}
