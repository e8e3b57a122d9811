//! Which hidden cards of a scenario are dealt again, and which stay.

use star_realms::State;
use star_realms::cast::Cast;
use table::{CardId, CopyId, CopySet, Seat, SeatSet};

/// Hand cards that the scenario named: the layout put them there, or scripted that they are drawn. They stay in their
/// hands when everything else is dealt again.
///
/// A card that leaves a hand is no longer one of them, because the scenario does not know whether it comes back.
#[derive(Clone, Debug)]
pub(crate) struct Pins<const W: usize> {
    held: CopySet<W>,
    /// Scripted cards drawn since the last deal.
    drawn: Vec<(Seat, CardId)>,
    /// The turn of the last deal, and the seats that discarded their hands when it ended.
    turn: u16,
    on_turn: SeatSet,
    /// The seats that take turns together.
    teams: Vec<SeatSet>,
    /// The card of each copy.
    cards: Vec<CardId>,
}

impl<const W: usize> Pins<W> {
    pub(crate) fn new<const N: usize>(cast: &Cast<W>, teams: Vec<SeatSet>, s: &State<N, W>) -> Self {
        let cards = (0..cast.len()).map(|i| cast.card(CopyId(i as u16))).collect();
        let on_turn = teams[s.active.idx()];
        let mut pins = Self { held: CopySet::EMPTY, drawn: Vec::new(), turn: s.turn, on_turn, teams, cards };
        for seat in pins.seats() {
            pins.held |= s.players[seat].hand;
        }
        pins
    }

    /// Records that a scripted card was drawn.
    pub(crate) fn draw(&mut self, seat: Seat, card: CardId) {
        self.drawn.push((seat, card));
    }

    /// Updates the named cards to the current hands.
    pub(crate) fn update<const N: usize>(&mut self, s: &State<N, W>) {
        let ended = if s.turn == self.turn { SeatSet::EMPTY } else { self.on_turn };
        let hands = self.seats().filter(|&seat| !ended.contains(seat)).map(|seat| s.players[seat].hand);
        self.held &= hands.fold(CopySet::EMPTY, |all, hand| all | hand);
        for (seat, card) in std::mem::take(&mut self.drawn) {
            let new = s.players[seat].hand.minus(&self.held).iter().find(|c| self.cards[c.idx()] == card);
            self.held |= new.map_or(CopySet::EMPTY, CopySet::only);
        }
        (self.turn, self.on_turn) = (s.turn, self.teams[s.active.idx()]);
    }

    /// Puts the named cards back into a hand that was dealt again. Cards scripted for later need no care: while a
    /// scripted outcome is pending, all draws were scripted, so every card of the hand is named.
    pub(crate) fn pin<const N: usize>(&self, seat: Seat, before: &State<N, W>, world: &mut State<N, W>) {
        let (old, new) = (&before.players[seat], &mut world.players[seat]);
        let named = self.held & old.hand;
        let mut hand = new.hand | named;
        while hand.len() > old.hand.len() {
            let other = hand.minus(&named).minus(&before.known).first();
            hand.remove(other.expect("the hand has at least as many cards as are named"));
        }
        new.deck.bag = (old.hand | old.deck.bag).minus(&hand);
        new.hand = hand;
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<W> {
        Seat::first(self.teams.len())
    }
}
