//! A table as a literal: the zones of each seat, with only what the scenario needs.

use star_realms::state::{Player, ROW};
use star_realms::{CardDef, Mode, Rulings, Setup, StarRealms, State};
use table::chance::Forced;
use table::scene::{Scene, Way};
use table::{CopyId, CopySet, Game, NoSink, Seat, SeatSet};

use super::pins::Pins;
use super::play::Play;
use super::script::Promises;

/// A table for two, with the type of such tables.
pub(crate) fn duel() -> Layout<2, 1> {
    Layout::new(Mode::Duel, 2)
}

/// A table of any mode.
pub(crate) fn table(mode: Mode, seats: usize) -> Layout<6, 3> {
    Layout::new(mode, seats)
}

/// The layout of a scenario before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Layout<const N: usize, const W: usize> {
    setup: Setup,
    turn_of: Seat,
    turn_number: Option<u16>,
    seats: Vec<SeatLayout>,
    row: Vec<&'static str>,
    trade_deck: Option<Vec<&'static str>>,
    scrap_heap: Vec<&'static str>,
    explorers: Option<usize>,
    reveals: Vec<&'static str>,
}

/// The zones and pools of one seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatLayout {
    authority: Option<i16>,
    trade: u16,
    combat: u16,
    hand: Option<Vec<&'static str>>,
    deck: Option<Vec<&'static str>>,
    deck_top: Vec<&'static str>,
    discard: Vec<&'static str>,
    in_play: Vec<&'static str>,
    played: Vec<&'static str>,
    draws: Vec<&'static str>,
    out: bool,
}

macro_rules! lists {
    ($($(#[$doc:meta])* $name:ident => |$p:ident, $cards:ident| $set:expr;)*) => {
        $($(#[$doc])*
        pub(crate) fn $name(mut self, cards: impl IntoIterator<Item = &'static str>) -> Self {
            let ($p, $cards) = (&mut self, cards.into_iter().collect::<Vec<_>>());
            $set;
            self
        })*
    };
}

impl SeatLayout {
    lists! {
        /// The hand, exactly.
        hand => |p, cards| p.hand = Some(cards);
        /// The deck below any known top, exactly; its order is undefined.
        deck => |p, cards| p.deck = Some(cards);
        /// Publicly known cards on top of the deck, the next one first.
        deck_top => |p, cards| p.deck_top = cards;
        /// The discard pile, exactly.
        discard => |p, cards| p.discard = cards;
        /// Cards in play: bases of earlier turns, ships of this one.
        in_play => |p, cards| p.in_play = cards;
        /// Cards in play that were played this turn, bases included.
        played => |p, cards| p.played = cards;
        /// The cards that this seat draws next from a random order.
        draws => |p, cards| p.draws = cards;
    }

    /// The authority; a hydra team's is at its lowest seat.
    pub(crate) fn authority(mut self, n: i16) -> Self {
        self.authority = Some(n);
        self
    }

    /// The trade pool.
    pub(crate) fn trade(mut self, n: u16) -> Self {
        self.trade = n;
        self
    }

    /// The combat pool.
    pub(crate) fn combat(mut self, n: u16) -> Self {
        self.combat = n;
        self
    }

    /// Eliminated in an earlier turn, with all cards removed.
    pub(crate) fn out(mut self) -> Self {
        self.out = true;
        self
    }
}

impl<const N: usize, const W: usize> Layout<N, W> {
    fn new(mode: Mode, seats: usize) -> Self {
        Self {
            setup: Setup { mode, seats, first: Some(Seat::new(0)), ..Setup::default() },
            turn_of: Seat::new(0),
            turn_number: None,
            seats: vec![SeatLayout::default(); seats],
            row: Vec::new(),
            trade_deck: None,
            scrap_heap: Vec::new(),
            explorers: None,
            reveals: Vec::new(),
        }
    }

    /// Sets up a seat.
    pub(crate) fn seat(mut self, seat: Seat, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seats[seat.idx()] = lay(std::mem::take(&mut self.seats[seat.idx()]));
        self
    }

    /// Sets up the first seat.
    pub(crate) fn p1(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(0), lay)
    }

    /// Sets up the second seat.
    pub(crate) fn p2(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(1), lay)
    }

    /// Sets up the third seat.
    pub(crate) fn p3(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(2), lay)
    }

    /// Sets up the fourth seat.
    pub(crate) fn p4(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(3), lay)
    }

    /// Sets up the fifth seat.
    pub(crate) fn p5(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(4), lay)
    }

    /// Sets up the sixth seat.
    pub(crate) fn p6(self, lay: impl FnOnce(SeatLayout) -> SeatLayout) -> Self {
        self.seat(Seat::new(5), lay)
    }

    lists! {
        /// Cards of the trade row, from the first slot on.
        row => |t, cards| t.row = cards;
        /// The trade deck, exactly; its order is undefined.
        trade_deck => |t, cards| t.trade_deck = Some(cards);
        /// Cards in the scrap heap.
        scrap_heap => |t, cards| t.scrap_heap = cards;
        /// The next cards revealed in the trade row, in order.
        reveals => |t, cards| t.reveals = cards;
    }

    /// The number of Explorers on their pile; the others are in the last seat's discard pile.
    pub(crate) fn explorers(mut self, n: usize) -> Self {
        self.explorers = Some(n);
        self
    }

    /// The seat whose turn it is; seat 1 by default.
    pub(crate) fn turn_of(mut self, seat: Seat) -> Self {
        self.turn_of = seat;
        self
    }

    /// The number of turns begun, including this one; 1 by default.
    pub(crate) fn turn_number(mut self, n: u16) -> Self {
        self.turn_number = Some(n);
        self
    }

    /// The first player, in a raid the boss; seat 1 by default.
    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.setup.first = Some(seat);
        self
    }

    /// Rulings on open points.
    pub(crate) fn rulings(mut self, set: impl FnOnce(&mut Rulings)) -> Self {
        set(&mut self.setup.rulings);
        self
    }

    /// Custom cards.
    pub(crate) fn cards(mut self, cards: impl IntoIterator<Item = CardDef>) -> Self {
        self.setup.cards = cards.into_iter().collect();
        self
    }

    /// Runs the scenario once in each way.
    #[track_caller]
    pub(crate) fn play(self, story: impl Fn(&mut Play<N, W>)) {
        for way in Way::ALL {
            let game = StarRealms::new(self.setup.clone()).expect("the setup is valid");
            let (state, promises) = Laying::of(&self, &game);
            let mut play = Play::new(Scene::new(game, state, promises, way));
            story(&mut play);
            play.finish();
        }
    }
}

/// The copies during setup.
struct Laying<'a, const N: usize, const W: usize> {
    game: &'a StarRealms<N, W>,
    /// Copies without a place yet.
    left: CopySet<W>,
}

impl<'a, const N: usize, const W: usize> Laying<'a, N, W> {
    fn of(layout: &Layout<N, W>, game: &'a StarRealms<N, W>) -> (State<N, W>, Promises<W>) {
        let cast = game.cast();
        // A real opening provides authority, the first player and the main phase; then the cards are placed again.
        let mut s = game.start(&mut Forced::new([], 1), &mut NoSink);
        s.active = match layout.setup.mode {
            Mode::Hydra => game.team(&s, layout.turn_of).lowest().expect("a team has members"),
            _ => layout.turn_of,
        };
        s.turn = layout.turn_number.unwrap_or(s.turn);
        let mut laying = Self { game, left: cast.everything() };
        for (seat, lay) in Seat::first(layout.seats.len()).zip(&layout.seats) {
            let authority = s.players[seat].authority;
            s.players[seat] = laying.seat(seat, lay, authority);
            if lay.out {
                s.alive = s.alive.without(seat);
                s.players[seat] = Player::default();
            }
        }
        laying.market(layout, &mut s);
        laying.rest(layout, &mut s);
        let mut promises = Promises::new(game.db(), Pins::new(cast, laying.teams(&s), &s));
        for (draws, lay) in promises.draws.iter_mut().zip(&layout.seats) {
            *draws = lay.draws.iter().map(|slug| laying.card(slug)).collect();
        }
        promises.reveals = layout.reveals.iter().map(|slug| laying.card(slug)).collect();
        (s, promises)
    }

    /// For each seat, the seats that take their turns together with it.
    fn teams(&self, s: &State<N, W>) -> Vec<SeatSet> {
        let together = self.game.setup().mode == Mode::Hydra;
        let team = |seat| if together { self.game.team(s, seat) } else { SeatSet::only(seat) };
        Seat::first(self.game.seats()).map(team).collect()
    }

    fn card(&self, slug: &str) -> table::CardId {
        self.game.db().find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
    }

    fn take(&mut self, slug: &str, among: CopySet<W>) -> CopyId {
        let copies = self.game.cast().facts(self.card(slug)).copies & among & self.left;
        let copy = copies.first().unwrap_or_else(|| panic!("no copy of {slug:?} is left"));
        self.left.remove(copy);
        copy
    }

    /// Starting cards come from the seat's own, so that all seats keep theirs.
    fn take_all(&mut self, seat: Seat, slugs: &[&str]) -> Vec<CopyId> {
        let cast = self.game.cast();
        let own = cast.starter(seat) | cast.trade | cast.explorers;
        slugs.iter().map(|slug| self.take(slug, own)).collect()
    }

    fn seat(&mut self, seat: Seat, lay: &SeatLayout, authority: i16) -> Player<W> {
        let cast = self.game.cast();
        let mut p = Player {
            authority: lay.authority.unwrap_or(authority),
            trade: lay.trade,
            combat: lay.combat,
            ..Player::default()
        };
        p.hand = self.take_all(seat, lay.hand.as_deref().unwrap_or_default()).into_iter().collect();
        p.discard = self.take_all(seat, &lay.discard).into_iter().collect();
        p.in_play = self.take_all(seat, &lay.in_play).into_iter().collect();
        p.played = self.take_all(seat, &lay.played).into_iter().collect();
        p.in_play |= p.played;
        p.played |= p.in_play & cast.ships;
        for copy in self.take_all(seat, &lay.deck_top).into_iter().rev() {
            p.deck.top.push(copy);
        }
        p.deck.bag = match &lay.deck {
            Some(slugs) => self.take_all(seat, slugs).into_iter().collect(),
            None => cast.starter(seat) & self.left,
        };
        self.left = self.left.minus(&p.deck.bag);
        p
    }

    fn market(&mut self, layout: &Layout<N, W>, s: &mut State<N, W>) {
        let trade = self.game.cast().trade;
        assert!(layout.row.len() <= ROW, "a row of {ROW} cards");
        s.row = [CopyId::NONE; ROW];
        for (slot, slug) in s.row.iter_mut().zip(&layout.row) {
            *slot = self.take(slug, trade);
        }
        s.scrap_heap = layout.scrap_heap.iter().map(|slug| self.take(slug, self.game.cast().everything())).collect();
        let named = layout.trade_deck.as_ref().unwrap_or(&layout.reveals);
        s.trade_deck = named.iter().map(|slug| self.take(slug, trade)).collect();
        if layout.trade_deck.is_none() {
            self.pad_row(s);
            s.trade_deck |= trade & self.left;
            self.left = self.left.minus(&s.trade_deck);
        }
    }

    /// Fills the row with the most expensive cards that the layout does not mention.
    fn pad_row(&mut self, s: &mut State<N, W>) {
        let cast = self.game.cast();
        let mut spare: Vec<CopyId> = (cast.trade & self.left).iter().collect();
        spare.sort_by_key(|&copy| std::cmp::Reverse(cast.of(copy).cost));
        let gaps = s.row.iter_mut().filter(|slot| !slot.is_some());
        for (slot, copy) in gaps.zip(spare) {
            *slot = copy;
            self.left.remove(copy);
        }
    }

    /// Places all other cards: Explorers on their pile, the rest out of the way.
    fn rest(&mut self, layout: &Layout<N, W>, s: &mut State<N, W>) {
        let cast = self.game.cast();
        let last = Seat::new(layout.seats.len() - 1);
        s.explorers = cast.explorers & self.left;
        while layout.explorers.is_some_and(|n| s.explorers.len() > n) {
            let copy = s.explorers.first().expect("there are more Explorers than wanted");
            s.explorers.remove(copy);
            s.players[last].discard.insert(copy);
        }
        s.scrap_heap |= self.left.minus(&cast.explorers);
        (s.used_primary, s.used_ally, s.known) = (CopySet::EMPTY, CopySet::EMPTY, CopySet::EMPTY);
        s.slayers = SeatSet::EMPTY;
        s.refusals = 0;
    }
}
