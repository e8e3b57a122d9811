//! Elimination of players, the cards that they leave behind, and the end of the game.

use table::chance::Chance;
use table::{CopyId, CopySet, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::{LegacyFrom, Mode};
use crate::state::{Player, State};
use crate::step::Step;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// Cards that an eliminated player may give away (SR-ELIM-OPEN2).
    pub(crate) fn legacy_cards(&self, s: &State<N, W>, seat: Seat) -> CopySet<W> {
        let p = &s.players[seat];
        match self.setup.rulings.legacy_from {
            LegacyFrom::Anywhere => p.deck.all() | p.hand | p.discard | p.in_play,
            LegacyFrom::DiscardPile => p.discard,
        }
    }

    /// The players who get cards of an eliminated player (SR-EMP-08, SR-RAID-07).
    fn heirs(&self, s: &State<N, W>, fallen: Seat) -> SeatSet {
        let mates = s.alive.and(self.team_of(s, fallen)).without(fallen);
        match self.mode() {
            Mode::Emperor => mates.iter().filter(|&m| self.is_emperor(m)).collect(),
            Mode::Raid => mates,
            _ => SeatSet::EMPTY,
        }
    }

    /// The side that has won after this player was eliminated, if the game is over.
    fn winners_after(&self, s: &State<N, W>, by: Seat, fallen: Seat) -> SeatSet {
        let over = match self.mode() {
            Mode::Duel | Mode::Hydra => true,
            Mode::FreeForAll | Mode::Hunter => s.alive.len() == 1,
            Mode::Emperor => self.is_emperor(fallen), // SR-EMP-09
            Mode::Raid => fallen == s.first || s.alive == SeatSet::only(s.first), // SR-RAID-08
        };
        if over { self.team_of(s, by) } else { SeatSet::EMPTY }
    }
}

impl<const N: usize, const W: usize, C: Chance, K: Sink<Event>> Step<'_, N, W, C, K> {
    /// Eliminates a player without authority (SR-WIN-01, SR-ELIM-OPEN3).
    pub(crate) fn fall(&mut self, by: Seat, fallen: Seat) {
        let g = self.g;
        let out = if g.mode() == Mode::Hydra { g.team_of(self.s, fallen) } else { SeatSet::only(fallen) };
        for seat in out.iter() {
            self.s.alive = self.s.alive.without(seat);
            self.sink.emit(Event::Eliminated { seat });
        }
        if g.mode() == Mode::Emperor && by.idx() + fallen.idx() == 5 {
            self.s.slayers = self.s.slayers.with(by);
        }
        let winners = g.winners_after(self.s, by, fallen);
        if !winners.is_empty() {
            return self.finish(winners);
        }
        self.pass_on(fallen, g.heirs(self.s, fallen));
    }

    /// Ends the game; pending frames are dropped (SR-ELIM-OPEN3).
    pub(crate) fn finish(&mut self, winners: SeatSet) {
        self.s.winners = winners;
        self.s.frames.truncate(0);
        self.s.vals.truncate(0);
        self.sink.emit(Event::Won { winners });
    }

    /// Asks for the next gift, or removes the eliminated player's cards.
    fn pass_on(&mut self, fallen: Seat, heirs: SeatSet) {
        if !heirs.is_empty() && !self.g.legacy_cards(self.s, fallen).is_empty() {
            return self.s.frames.push(Frame::Legacy { seat: fallen, heirs });
        }
        // SR-ELIM-OPEN1: the rest leaves the game.
        let p = &mut self.s.players[fallen];
        self.s.known = self.s.known.minus(&p.hand);
        let authority = p.authority;
        *p = Player { authority, ..Player::default() };
    }

    /// The eliminated player gives a card to the first heir, or no card.
    pub(crate) fn give_legacy(&mut self, fallen: Seat, heirs: SeatSet, copy: Option<CopyId>) {
        self.s.frames.pop();
        let Some(heir) = heirs.lowest() else { return };
        if let Some(copy) = copy {
            if self.s.players[fallen].hand.contains(copy) {
                self.leave_hand(fallen, copy);
            }
            let p = &mut self.s.players[fallen];
            let _ = p.deck.remove(copy);
            p.in_play.remove(copy);
            p.discard.insert(copy);
            self.forget(copy);
            self.give(fallen, heir, copy);
        }
        self.pass_on(fallen, heirs.without(heir));
    }
}
