//! Use of combat: players to eliminate, bases worth attacking, and players to hit.

use table::{CopyId, Seat, SeatSet};

use super::sight::SeatContext;
use crate::setup::Mode;

/// The next attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attack {
    /// On a base.
    Base(CopyId),
    /// On a player.
    Seat(Seat),
}

/// The value of eliminating a player when this does not end the game.
const KILL: f32 = 40.0;
/// The value of winning.
const WIN: f32 = 1000.0;

impl<const N: usize, const W: usize> SeatContext<'_, N, W> {
    /// Combat needed to destroy all outposts that shield a player.
    #[inline]
    pub(super) fn shield(&self, victim: Seat) -> u16 {
        let mut sum = 0;
        for member in self.covered(victim).iter() {
            let walls = self.s.players[member].in_play & self.g.cast.outposts;
            if !walls.is_empty() {
                sum += walls.iter().map(|copy| self.left(copy)).sum::<u16>();
            }
        }
        sum
    }

    /// The players whose outposts shield this player.
    fn covered(&self, victim: Seat) -> SeatSet {
        if self.g.mode() == Mode::Hydra { self.g.team_of(self.s, victim) } else { SeatSet::only(victim) }
    }

    /// The opponent in a duel, if there is no base to consider. This shortcut covers half of all turns.
    #[inline]
    pub(super) fn bare_foe(&self) -> Option<Seat> {
        let foe = Seat::new(1 - self.seat.idx().min(1));
        (self.g.mode() == Mode::Duel && self.s.players[foe].in_play.is_empty()).then_some(foe)
    }

    /// The player to eliminate with this amount of combat, and the value of doing so.
    #[inline]
    pub(super) fn lethal(&self, combat: u16) -> Option<(Seat, f32)> {
        if let Some(foe) = self.bare_foe() {
            return (self.s.players[foe].authority <= combat as i16).then_some((foe, WIN));
        }
        let mut best: Option<(Seat, f32)> = None;
        for victim in self.g.prey(self.s, self.seat).iter() {
            let authority = self.s.players[victim].authority.max(0) as u16;
            if authority <= combat && authority + self.shield(victim) <= combat {
                let worth = if self.wins_by(victim) { WIN } else { KILL };
                if best.is_none_or(|(_, w)| worth > w) {
                    best = Some((victim, worth));
                }
            }
        }
        best
    }

    /// Does the elimination of this player end the game?
    fn wins_by(&self, victim: Seat) -> bool {
        match self.g.mode() {
            Mode::Duel | Mode::Hydra => true,
            Mode::FreeForAll | Mode::Hunter => self.s.alive.len() == 2,
            Mode::Emperor => self.g.is_emperor(victim),
            Mode::Raid => victim == self.s.first || self.s.alive.len() == 2,
        }
    }

    /// The next attack with this amount of combat.
    pub(super) fn blow(&self, combat: u16) -> Option<Attack> {
        if combat == 0 {
            return None;
        }
        if let Some((victim, _)) = self.lethal(combat) {
            for member in self.covered(victim).iter() {
                if let Some(wall) = (self.s.players[member].in_play & self.g.cast.outposts).first() {
                    return Some(Attack::Base(wall));
                }
            }
            return Some(Attack::Seat(victim));
        }
        let prey = self.open_prey();
        let face = if prey.is_some() { self.face() } else { 0.0 };
        let open = self.g.open_bases(self.s, self.seat);
        let mut best = (0.0, None);
        for copy in open {
            let left = self.left(copy);
            if left <= combat {
                let gain = self.threat(copy) - face * left as f32;
                if gain > best.0 {
                    best = (gain, Some(copy));
                }
            }
        }
        if let (_, Some(copy)) = best {
            return Some(Attack::Base(copy));
        }
        if let Some(victim) = prey {
            return Some(Attack::Seat(victim));
        }
        // Damage stays on a boss base, so it is better spent there than wasted.
        open.iter()
            .filter(|&copy| self.g.can_attack(self.s, self.seat, copy, combat))
            .max_by(|&a, &b| self.threat(a).total_cmp(&self.threat(b)).then(b.cmp(&a)))
            .map(Attack::Base)
    }

    /// The value of one point of combat against a player.
    #[inline]
    pub(super) fn face(&self) -> f32 {
        self.t.sheet.face.at(self.late)
    }

    /// The player without outposts to hit: the one with the least authority.
    #[inline]
    pub(super) fn open_prey(&self) -> Option<Seat> {
        let mut best: Option<(i16, Seat)> = None;
        for victim in self.g.prey(self.s, self.seat).iter() {
            if !self.g.is_shielded(self.s, victim) {
                let authority = self.s.players[victim].authority;
                if best.is_none_or(|(least, _)| authority < least) {
                    best = Some((authority, victim));
                }
            }
        }
        best.map(|(_, victim)| victim)
    }

    /// The value of this much additional combat.
    pub(super) fn more_combat(&self, extra: u16) -> f32 {
        if extra == 0 {
            return 0.0;
        }
        let p = &self.s.players[self.seat];
        let combat = p.combat;
        // The cards in hand will be played.
        let ready =
            combat + p.hand.iter().map(|c| self.t.lore[self.g.cast.card(c).idx()].primary.combat as u16).sum::<u16>();
        if let Some((_, after)) = self.lethal(ready + extra) {
            let before = self.lethal(ready).map_or(0.0, |(_, worth)| worth);
            if after > before {
                return after - before;
            }
        }
        if self.bare_foe().is_some() {
            return self.face() * extra as f32;
        }
        let mut best = if self.open_prey().is_some() { self.face() * extra as f32 } else { 0.0 };
        for copy in self.g.open_bases(self.s, self.seat) {
            let left = self.left(copy);
            if left > combat && left <= combat + extra {
                best = best.max(self.threat(copy));
            }
        }
        best
    }

    /// The amount of combat for an attack on a player: all of it, but not more than needed.
    pub(super) fn dose(&self, victim: Seat) -> u16 {
        let authority = self.s.players[victim].authority.max(1) as u16;
        self.s.players[self.seat].combat.min(authority)
    }
}
