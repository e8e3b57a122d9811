//! A seat's view of the table for the heuristics: the progress of the game and current values.

use table::{CardId, CopyId, Seat};

use super::effects::Effects;
use super::style::Tables;
use crate::card::Faction;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

/// More cards of a faction than this add no value.
const MOST_KIN: usize = 4;

/// The rules, a state and the tables, from the viewpoint of one seat.
#[derive(Clone, Copy)]
pub(super) struct SeatContext<'a, const N: usize, const W: usize> {
    pub(super) g: &'a StarRealms<N, W>,
    pub(super) s: &'a State<N, W>,
    pub(super) t: &'a Tables<W>,
    pub(super) seat: Seat,
    /// 0 at the beginning of a game, 1 at its end.
    pub(super) late: f32,
    /// The value that this seat's cards add to another card of each faction.
    pub(super) kin: Kin,
}

/// One value per faction.
pub(super) type Kin = [f32; 5];

/// The progress of a game: by its turns, or by the authority that a player has lost.
pub(super) fn lateness<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>, t: &Tables<W>) -> f32 {
    let rounds = match g.mode() {
        Mode::Duel | Mode::Hydra => s.turn as f32 * 0.5,
        _ => s.turn as f32 / g.setup.seats as f32,
    };
    let lowest = s.alive.iter().map(|seat| s.players[g.authority_seat(s, seat)].authority).min().unwrap_or(0);
    (rounds / t.sheet.long).max(1.0 - lowest as f32 / 50.0).clamp(0.0, 1.0)
}

/// The value that the cards of a seat, in all zones, add to another card of each faction.
pub(super) fn kin<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &State<N, W>,
    t: &Tables<W>,
    seat: Seat,
    late: f32,
) -> Kin {
    let p = &s.players[seat];
    let owned = p.deck.all() | p.hand | p.discard | p.in_play;
    let each = t.sheet.kin.at(late);
    let mut kin = Kin::default();
    for faction in Faction::FOUR {
        let n = (owned & g.cast.faction(faction)).len().min(MOST_KIN);
        kin[faction as usize] = each * n as f32;
    }
    kin
}

impl<'a, const N: usize, const W: usize> SeatContext<'a, N, W> {
    pub(super) fn new(g: &'a StarRealms<N, W>, s: &'a State<N, W>, t: &'a Tables<W>, seat: Seat) -> Self {
        let late = lateness(g, s, t);
        Self { g, s, t, seat, late, kin: kin(g, s, t, seat, late) }
    }

    /// The same table from the viewpoint of another seat.
    pub(super) fn from(self, seat: Seat) -> Self {
        Self { seat, kin: kin(self.g, self.s, self.t, seat, self.late), ..self }
    }

    /// The current value of one unit of each effect.
    #[inline]
    pub(super) fn prices(&self) -> Effects {
        self.t.sheet.early.times(1.0 - self.late).plus(self.t.sheet.late.times(self.late))
    }

    /// The value of owning a card.
    #[inline]
    pub(super) fn keep(&self, card: CardId) -> f32 {
        self.t.lore[card.idx()].own.at(self.late)
    }

    /// The value that a card in hand gives in this turn.
    #[inline]
    pub(super) fn now(&self, card: CardId, prices: Effects) -> f32 {
        let lore = &self.t.lore[card.idx()];
        let gain = lore.primary.dot(prices);
        if lore.base { gain + 0.5 * lore.own.at(self.late).max(0.0) } else { gain }
    }

    /// The value of buying a card, given the other cards of this seat.
    #[inline]
    pub(super) fn value(&self, card: CardId) -> f32 {
        let lore = &self.t.lore[card.idx()];
        lore.own.at(self.late) + self.kin[lore.faction as usize]
    }

    /// The combat still needed to destroy a base.
    #[inline]
    pub(super) fn left(&self, copy: CopyId) -> u16 {
        (self.g.cast.of(copy).defense - self.s.damage(copy)) as u16
    }

    /// The value that destroying a base has for its owner's enemies: it goes to the discard pile.
    #[inline]
    pub(super) fn threat(&self, copy: CopyId) -> f32 {
        let lore = &self.t.lore[self.g.cast.card(copy).idx()];
        lore.standing.at(self.late) - lore.own.at(self.late)
    }
}
