//! The actions and assertions of a scenario.

use std::ops::{Deref, DerefMut};

use sw_lcg::state::Tokens;
use sw_lcg::{Side, State, SwLcg};
use table::scene::Scene;
use table::{CopyId, CopySet, Game, Seat, ToAct};

use super::pins::Pins;
use super::{DARK, LIGHT};

/// A running scene. Lists of cards are compared without order, except discard piles.
#[derive(Debug)]
pub(crate) struct Play {
    scene: Scene<SwLcg<1>, Pins>,
}

impl Deref for Play {
    type Target = Scene<SwLcg<1>, Pins>;
    fn deref(&self) -> &Self::Target {
        &self.scene
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scene
    }
}

impl Play {
    pub(crate) fn new(scene: Scene<SwLcg<1>, Pins>) -> Self {
        Self { scene }
    }

    fn own(&self, seat: Seat) -> CopySet<1> {
        self.game().cast().side[if seat == DARK { Side::Dark } else { Side::Light } as usize]
    }

    fn slug(&self, copy: CopyId) -> &str {
        &self.game().db().card(self.game().cast().card(copy)).id
    }

    fn slugs(&self, set: CopySet<1>) -> Vec<&str> {
        sorted(set.iter().map(|c| self.slug(c)))
    }

    /// Passes for all players until the seat to act may choose this.
    #[track_caller]
    pub(crate) fn until(&mut self, words: &str) {
        for _ in 0..200 {
            let seat = match self.game().to_act(self.state()) {
                ToAct::Seats { asked, .. } => asked.lowest().expect("a seat must choose"),
                ToAct::Over(_) => panic!("the game is over before {words:?} can be chosen"),
            };
            let offers = self.key_texts(seat);
            if offers.iter().any(|w| w == words) {
                return;
            }
            match ["pass", "done"].into_iter().find(|w| offers.iter().any(|o| o == w)) {
                Some(pass) => self.choose_as(seat, pass),
                None => panic!("{words:?} is not among {offers:?}, and passing is not allowed"),
            }
        }
        panic!("{words:?} can never be chosen");
    }

    /// Passes until this can be chosen, and chooses it.
    #[track_caller]
    pub(crate) fn then(&mut self, words: &str) {
        self.until(words);
        self.choose(words);
    }

    /// Passes `n` times, for whichever seat must choose.
    #[track_caller]
    pub(crate) fn pass(&mut self, n: usize) {
        for _ in 0..n {
            self.choose("pass");
        }
    }

    /// Passes for all players until this seat's turn begins with a decision outside rounds of answers and windows, or
    /// until the limit of passes is reached.
    #[track_caller]
    pub(crate) fn pass_to_turn(&mut self, turn: u16) {
        for _ in 0..300 {
            if self.state().turn >= turn {
                return;
            }
            let seat = match self.game().to_act(self.state()) {
                ToAct::Seats { asked, .. } => asked.lowest().expect("a seat must choose"),
                ToAct::Over(_) => panic!("the game is over before turn {turn}"),
            };
            let offers = self.key_texts(seat);
            match ["pass", "done"].into_iter().find(|w| offers.iter().any(|o| o == w)) {
                Some(pass) => self.choose_as(seat, pass),
                None => panic!("passing is not allowed: {offers:?}"),
            }
        }
    }

    /// The only copy of this card in play. If there are several, `#2` and so on name the later ones.
    #[track_caller]
    pub(crate) fn in_play(&self, slug: &str) -> CopyId {
        let (slug, nth) = slug.split_once(" #").map_or((slug, 1), |(slug, n)| (slug, n.parse().expect("a number")));
        let found = self.state().in_play.iter().filter(|&c| self.slug(c) == slug).nth(nth - 1);
        found.unwrap_or_else(|| panic!("{slug:?} is not in play"))
    }

    /// Whether this card is in play.
    pub(crate) fn is_in_play(&self, slug: &str) -> bool {
        self.state().in_play.iter().any(|c| self.slug(c) == slug)
    }

    #[track_caller]
    fn tokens(&self, slug: &str) -> Tokens {
        self.state().tokens[self.in_play(slug)]
    }

    #[track_caller]
    pub(crate) fn expect_focus(&self, slug: &str, n: u8) {
        assert_eq!(self.tokens(slug).focus, n, "focus tokens on {slug}");
    }

    #[track_caller]
    pub(crate) fn expect_damage(&self, slug: &str, n: u8) {
        assert_eq!(self.tokens(slug).damage, n, "damage on {slug}");
    }

    #[track_caller]
    pub(crate) fn expect_shields(&self, slug: &str, n: u8) {
        assert_eq!(self.tokens(slug).shields, n, "shields on {slug}");
    }

    /// Asserts that this card is in play.
    #[track_caller]
    pub(crate) fn expect_in_play(&self, slug: &str) {
        self.in_play(slug);
    }

    /// Asserts that no copy of this card is in play.
    #[track_caller]
    pub(crate) fn expect_gone(&self, slug: &str) {
        assert!(!self.is_in_play(slug), "{slug} is in play");
    }

    /// Asserts the exact cards in a hand.
    #[track_caller]
    pub(crate) fn expect_hand<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        assert_eq!(self.slugs(self.state().hand & self.own(seat)), sorted(cards), "hand of {seat:?}");
    }

    /// Asserts the size of a hand.
    #[track_caller]
    pub(crate) fn expect_hand_size(&self, seat: Seat, n: usize) {
        assert_eq!((self.state().hand & self.own(seat)).len(), n, "size of the hand of {seat:?}");
    }

    /// Asserts the exact discard pile, the top card last.
    #[track_caller]
    pub(crate) fn expect_discard<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        let mut pile: Vec<_> = (self.state().discard & self.own(seat)).iter().collect();
        pile.sort_by_key(|&c| self.state().place[c]);
        let pile: Vec<_> = pile.into_iter().map(|c| self.slug(c)).collect();
        assert_eq!(pile, cards.into_iter().collect::<Vec<_>>(), "discard pile of {seat:?}");
    }

    /// Asserts the size of a command deck.
    #[track_caller]
    pub(crate) fn expect_deck_size(&self, seat: Seat, n: usize) {
        let s = self.state();
        let deck = (s.over | s.bag | s.under) & self.own(seat);
        assert_eq!(deck.minus(&self.game().cast().objectives).len(), n, "size of the deck of {seat:?}");
    }

    /// Asserts the exact captured cards.
    #[track_caller]
    pub(crate) fn expect_captured<'a>(&self, cards: impl IntoIterator<Item = (&'a str, &'a str)>) {
        let s = self.state();
        let mut held: Vec<_> = s.captured.iter().map(|c| (self.slug(c), self.slug(CopyId(s.place[c])))).collect();
        held.sort_unstable();
        let mut expected: Vec<_> = cards.into_iter().collect();
        expected.sort_unstable();
        assert_eq!(held, expected, "captured cards");
    }

    /// Asserts the objectives that this seat has lost to the enemy's victory pile.
    #[track_caller]
    pub(crate) fn expect_lost<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        assert_eq!(self.slugs(self.state().victory & self.own(seat)), sorted(cards), "lost objectives of {seat:?}");
    }

    #[track_caller]
    pub(crate) fn expect_dial(&self, n: u8) {
        assert_eq!(self.state().dial, n, "the dial");
    }

    #[track_caller]
    pub(crate) fn expect_balance(&self, side: Side) {
        assert_eq!(self.state().balance, side, "the Balance of the Force");
    }

    /// Asserts that this card is attached to that one.
    #[track_caller]
    pub(crate) fn expect_attached(&self, card: &str, host: &str) {
        let (card, host) = (self.in_play(card), self.in_play(host));
        assert_eq!(self.state().host(card), Some(host), "what the card is attached to");
    }

    /// Asserts the exact participants.
    #[track_caller]
    pub(crate) fn expect_participants<'a>(&self, cards: impl IntoIterator<Item = &'a str>) {
        assert_eq!(self.slugs(self.state().participants), sorted(cards), "participants");
    }

    /// Asserts the phase.
    #[track_caller]
    pub(crate) fn expect_phase(&self, phase: sw_lcg::Phase) {
        assert_eq!(self.state().phase, phase, "the phase");
    }

    /// Asserts which seat has the edge.
    #[track_caller]
    pub(crate) fn expect_edge(&self, seat: Seat) {
        assert_eq!(self.state().fight.edge.lowest(), Some(seat), "who has the edge");
    }

    /// The view of this seat.
    pub(crate) fn view(&self, seat: Seat) -> sw_lcg::View {
        self.game().view(self.state(), table::Viewer::Seat(seat))
    }

    /// The state, for facts without an assertion of their own.
    pub(crate) fn table(&self) -> &State<1> {
        self.state()
    }
}

fn sorted<'a>(cards: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut cards: Vec<_> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

const _: Seat = LIGHT;
