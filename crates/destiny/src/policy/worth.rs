//! The values of sides, dice and cards, in units of damage.

use table::{CopyId, CopySet, Seat};

use crate::card::{Side, Symbol, What};
use crate::game::Destiny;
use crate::state::State;

/// The value of one point of a symbol.
const fn per_point(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Blank => 0.0,
        Symbol::Melee | Symbol::Ranged => 1.0,
        Symbol::Indirect => 0.75,
        Symbol::Shield => 0.6,
        Symbol::Resource => 0.8,
        Symbol::Disrupt => 0.45,
        Symbol::Discard => 0.5,
        Symbol::Focus => 0.8,
        Symbol::Special | Symbol::Any => 1.0,
    }
}

/// The value of a side with this number.
pub(super) fn side(side: Side, value: u8) -> f32 {
    let worth = match side.symbol {
        Symbol::Special => 1.8,
        symbol => per_point(symbol) * f32::from(value),
    };
    let worth = if side.plus { worth * 0.6 } else { worth };
    (worth - 0.7 * f32::from(side.cost)).max(0.0)
}

/// The number on a side; an estimate for X.
pub(super) const fn pips(side: Side) -> u8 {
    if side.value == Side::X { 2 } else { side.value }
}

impl<const W: usize> Destiny<W> {
    /// The current value of a die in a pool. For example, disrupt is worthless if no opponent has resources.
    pub(super) fn pip_worth(&self, s: &State<W>, die: CopyId) -> f32 {
        let Some(seat) = s.pool_of(die) else { return 0.0 };
        let shown = self.side(s, die);
        let mut value = self.value_of(s, die);
        let foes = || self.foes(s, seat);
        match shown.symbol {
            Symbol::Disrupt => {
                value = value.min(foes().map(|foe| s.resources[foe.idx()]).max().unwrap_or(0));
            }
            Symbol::Discard => {
                value = value.min(foes().map(|foe| self.hand(s, foe).len() as u8).max().unwrap_or(0));
            }
            Symbol::Focus => value = value.min((s.pool[seat.idx()].len() as u8).saturating_sub(1)),
            _ => {}
        }
        side(shown, value)
    }

    /// The average value of a die when it is rolled.
    pub(super) fn expected(&self, die: CopyId) -> f32 {
        let Some(sides) = self.cast.die_facts(die).die.map(|d| d.0) else { return 0.0 };
        sides.iter().map(|shown| side(*shown, pips(*shown))).sum::<f32>() / 6.0
    }

    /// The value of a card in hand.
    pub(super) fn card_worth(&self, copy: CopyId) -> f32 {
        let cost = f32::from(self.cast.of(copy).cost);
        let event = self.cast.of_what(What::Event).contains(copy);
        0.6 + 0.2 * cost + if event { 0.1 } else { 0.2 }
    }

    /// The remaining strength of a character. Shields count less than health.
    pub(super) fn strength(&self, s: &State<W>, copy: CopyId) -> f32 {
        f32::from(self.remaining(s, copy)) + 0.7 * f32::from(s.shields[copy])
    }

    /// Dice of the cards a player controls.
    pub(super) fn dice_held(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let mut dice = self.cast.own_dice[seat.idx()];
        for copy in s.controlled_elsewhere[0] | s.controlled_elsewhere[1] {
            let its = self.cast.dice_of(copy);
            dice = if self.controller(s, copy) == seat { dice | its } else { dice.minus(&its) };
        }
        dice.minus(&s.lost)
    }

    /// The values of a player's dice in play, and of those on cards that can still be activated this round.
    pub(super) fn dice_at_rest(&self, s: &State<W>, seat: Seat) -> (f32, f32) {
        let (mut all, mut ready) = (0.0, 0.0);
        for die in self.dice_held(s, seat) {
            let worth = self.expected(die);
            all += worth;
            let bearer = self.bearer(s, die);
            if s.pool_of(die).is_none() && !s.exhausted.contains(bearer) {
                ready += worth;
            }
        }
        (all, ready)
    }
}
