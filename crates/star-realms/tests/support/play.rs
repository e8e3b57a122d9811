//! Assertions and actions of a scenario at a table of Star Realms.

use std::ops::{Deref, DerefMut};

use star_realms::{Event, StarRealms, State};
use table::chance::Fast;
use table::scene::Scene;
use table::{CardId, CopySet, Game, NoSink, Options, Place, Seat, Target, Trace, Viewer, ZoneRole};

use super::script::Promises;

/// A running scenario. Lists of cards are compared without regard to order, except deck tops and rows.
#[derive(Debug)]
pub(crate) struct Play<const N: usize, const W: usize> {
    scene: Scene<StarRealms<N, W>, Promises<W>>,
    /// The scrap heap before the scenario began.
    scrapped_before: CopySet<W>,
}

impl<const N: usize, const W: usize> Deref for Play<N, W> {
    type Target = Scene<StarRealms<N, W>, Promises<W>>;
    fn deref(&self) -> &Self::Target {
        &self.scene
    }
}

impl<const N: usize, const W: usize> DerefMut for Play<N, W> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scene
    }
}

macro_rules! zones {
    ($($(#[$doc:meta])* $name:ident => |$p:ident| $set:expr;)*) => {
        $($(#[$doc])*
        #[track_caller]
        pub(crate) fn $name<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
            let $p = &self.state().players[seat];
            assert_eq!(self.slugs($set), sorted(cards), "{} of {seat:?}", stringify!($name));
        })*
    };
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident($ty:ty) => |$p:ident| $value:expr;)*) => {
        $($(#[$doc])*
        #[track_caller]
        pub(crate) fn $name(&self, seat: Seat, expected: $ty) {
            let $p = &self.state().players[seat];
            assert_eq!($value, expected, "{} of {seat:?}", stringify!($name));
        })*
    };
}

impl<const N: usize, const W: usize> Play<N, W> {
    pub(crate) fn new(scene: Scene<StarRealms<N, W>, Promises<W>>) -> Self {
        let scrapped_before = scene.state().scrap_heap;
        Self { scene, scrapped_before }
    }

    zones! {
        /// Asserts the exact hand.
        expect_hand => |p| p.hand;
        /// Asserts the exact discard pile.
        expect_discard => |p| p.discard;
        /// Asserts the exact cards of deck and known top together.
        expect_deck => |p| p.deck.all();
        /// Asserts the exact cards in play.
        expect_in_play => |p| p.in_play;
    }

    numbers! {
        /// Asserts the authority; a hydra team's is at its lowest seat.
        expect_authority(i16) => |p| p.authority;
        /// Asserts the trade pool.
        expect_trade(u16) => |p| p.trade;
        /// Asserts the combat pool.
        expect_combat(u16) => |p| p.combat;
        /// Asserts the size of the hand.
        expect_hand_size(usize) => |p| p.hand.len();
        /// Asserts the size of the deck.
        expect_deck_size(usize) => |p| p.deck.len();
    }

    /// Asserts trade, combat and authority of a seat.
    #[track_caller]
    pub(crate) fn expect_pools(&self, seat: Seat, trade: u16, combat: u16, authority: i16) {
        let p = &self.state().players[seat];
        assert_eq!(
            (p.trade, p.combat, p.authority),
            (trade, combat, authority),
            "trade, combat, authority of {seat:?}"
        );
    }

    /// Asserts the known cards on top of a deck, the next one first.
    #[track_caller]
    pub(crate) fn expect_deck_top<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        let top = self.state().players[seat].deck.top;
        let slugs: Vec<_> = top.as_slice().iter().rev().map(|&c| self.slug(self.game().cast().card(c))).collect();
        assert_eq!(slugs, cards.into_iter().collect::<Vec<_>>(), "top of the deck of {seat:?}");
    }

    /// Asserts the first cards of the row, slot by slot; `-` is an empty slot.
    #[track_caller]
    pub(crate) fn expect_row<'a>(&self, cards: impl IntoIterator<Item = &'a str>) {
        let cards: Vec<_> = cards.into_iter().collect();
        let slug = |c: &table::CopyId| if c.is_some() { self.slug(self.game().cast().card(*c)) } else { "-" };
        let row: Vec<_> = self.state().row.iter().map(slug).take(cards.len()).collect();
        assert_eq!(row, cards, "trade row");
    }

    /// Asserts that exactly these cards were scrapped in this scenario and are in the scrap heap.
    #[track_caller]
    pub(crate) fn expect_scrapped<'a>(&self, cards: impl IntoIterator<Item = &'a str>) {
        let new = self.state().scrap_heap.minus(&self.scrapped_before);
        assert_eq!(self.slugs(new), sorted(cards), "scrapped");
    }

    /// Asserts the number of Explorers on their pile.
    #[track_caller]
    pub(crate) fn expect_explorers(&self, n: usize) {
        assert_eq!(self.state().explorers.len(), n, "Explorers on the pile");
    }

    /// Asserts that it is this seat's turn (in hydra: that of the team with this lowest seat).
    #[track_caller]
    pub(crate) fn expect_turn_of(&self, seat: Seat) {
        assert_eq!(self.state().active, seat, "whose turn");
    }

    /// Asserts that the last pick drew these cards, in order.
    #[track_caller]
    pub(crate) fn expect_drawn<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        let drawn = |e: &Event| match *e {
            Event::Drew { seat: who, card: Some(card) } if who == seat => Some(self.slug(card)),
            _ => None,
        };
        let drawn: Vec<_> = self.events().iter().filter_map(drawn).collect();
        assert_eq!(drawn, cards.into_iter().collect::<Vec<_>>(), "drawn by {seat:?}");
    }

    /// The trace of a pick of the seat to act: what it would reveal, so that it could not be undone.
    #[track_caller]
    pub(crate) fn trace(&self, words: &str) -> Trace {
        let (seat, mut state, mut options) = (self.asked(), *self.state(), Options::new());
        self.game().options(&state, seat, &mut options);
        let pick = options.iter().find(|&&o| self.game().key_text(self.game().key(&state, o)) == words);
        let pick = *pick.unwrap_or_else(|| panic!("{seat:?} cannot choose {words:?}"));
        self.game().apply(&mut state, seat, pick, &mut Fast::new(1), &mut NoSink)
    }

    /// The card with this slug.
    #[track_caller]
    pub(crate) fn card(&self, slug: &str) -> CardId {
        self.game().db().find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
    }

    /// The target of a card in the trade row.
    #[track_caller]
    pub(crate) fn in_row(&self, slug: &str) -> Target {
        self.at(ZoneRole::Market, None, slug)
    }

    /// The target of the Explorer pile.
    #[expect(clippy::unused_self, reason = "reads like the methods of the other targets")]
    pub(crate) fn explorer_pile(&self) -> Target {
        Target::Place(Place { role: ZoneRole::Supply, owner: None, slot: 0 })
    }

    /// The target of a card in play.
    #[track_caller]
    pub(crate) fn in_play_of(&self, owner: Seat, slug: &str) -> Target {
        self.at(ZoneRole::Play, Some(owner), slug)
    }

    /// The target of a card in a hand.
    #[track_caller]
    pub(crate) fn in_hand_of(&self, owner: Seat, slug: &str) -> Target {
        self.at(ZoneRole::Hand, Some(owner), slug)
    }

    /// The target of a card in a discard pile.
    #[track_caller]
    pub(crate) fn in_discard_of(&self, owner: Seat, slug: &str) -> Target {
        self.at(ZoneRole::Discard, Some(owner), slug)
    }

    /// The target of the slot that shows this card.
    #[track_caller]
    fn at(&self, role: ZoneRole, owner: Option<Seat>, slug: &str) -> Target {
        let card = Some(self.card(slug));
        let board = self.game().table_view(&self.game().view(self.state(), Viewer::Judge));
        let zone =
            board.zones.iter().find(|z| (z.role, z.owner) == (role, owner)).expect("the table view has every zone");
        let slot = zone.cards.iter().position(|s| s.card == card).unwrap_or_else(|| panic!("no {slug:?} in {zone:?}"));
        Target::Place(Place { role, owner, slot: slot as u16 })
    }

    /// The state of the table, for facts without their own assertion.
    pub(crate) fn table(&self) -> &State<N, W> {
        self.state()
    }

    fn slug(&self, card: CardId) -> &str {
        &self.game().db().card(card).id
    }

    fn slugs(&self, set: CopySet<W>) -> Vec<&str> {
        sorted(set.iter().map(|c| self.slug(self.game().cast().card(c))))
    }
}

fn sorted<'a>(cards: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut cards: Vec<_> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}
