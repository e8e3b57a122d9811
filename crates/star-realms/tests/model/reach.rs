//! Which players may act against which.

use star_realms::Mode;

use crate::model::table::{InPlay, Table};

impl Table {
    /// The seats that win together.
    pub(crate) fn team(&self, seat: usize) -> Vec<usize> {
        let seats = self.players.len();
        match self.mode() {
            Mode::Duel | Mode::FreeForAll | Mode::Hunter => vec![seat],
            // SR-HYDRA-01, SR-EMP-OPEN1: the first half of the seats against the second.
            Mode::Hydra | Mode::Emperor => (0..seats).filter(|&s| (s < seats / 2) == (seat < seats / 2)).collect(),
            // SR-RAID-01, SR-RAID-04: the boss alone against all others.
            Mode::Raid => (0..seats).filter(|&s| (s == self.first) == (seat == self.first)).collect(),
        }
    }

    /// SR-HYDRA-05: a whole team takes its turn together; in the other modes, one player does.
    pub(crate) fn on_turn(&self) -> Vec<usize> {
        if self.mode() == Mode::Hydra { self.team(self.active) } else { vec![self.active] }
    }

    /// SR-HYDRA-02: the seat that stores this seat's authority.
    pub(crate) fn authority_seat(&self, seat: usize) -> usize {
        if self.mode() == Mode::Hydra { self.team(seat)[0] } else { seat }
    }

    pub(crate) fn is_emperor(&self, seat: usize) -> bool {
        self.mode() == Mode::Emperor && [1, 4].contains(&seat)
    }

    /// The next player clockwise who is still in the game.
    pub(crate) fn left_of(&self, seat: usize) -> usize {
        let n = self.players.len();
        (1..=n).map(|i| (seat + i) % n).find(|&s| self.players[s].alive || s == seat).expect("at least this seat")
    }

    /// The next player counterclockwise who is still in the game.
    fn right_of(&self, seat: usize) -> usize {
        let n = self.players.len();
        (1..=n).map(|i| (seat + n - i) % n).find(|&s| self.players[s].alive || s == seat).expect("at least this seat")
    }

    fn enemies(&self, seat: usize) -> Vec<usize> {
        let team = self.team(seat);
        (0..self.players.len()).filter(|&s| self.players[s].alive && !team.contains(&s)).collect()
    }

    /// Players that this seat may target with cards.
    pub(crate) fn targets(&self, seat: usize) -> Vec<usize> {
        let enemies = self.enemies(seat);
        match self.mode() {
            // SR-FFA-02, SR-HYDRA-OPEN5, SR-RAID-OPEN1
            Mode::Duel | Mode::FreeForAll | Mode::Hydra | Mode::Raid => enemies,
            // SR-HUNT-02, SR-HUNT-04
            Mode::Hunter => enemies.into_iter().filter(|&s| s == self.left_of(seat)).collect(),
            // SR-EMP-06
            Mode::Emperor if self.is_emperor(seat) => enemies,
            Mode::Emperor => {
                // SR-EMP-04, SR-EMP-05, SR-EMP-OPEN1, SR-EMP-OPEN2
                let opposite = 5 - seat;
                if self.players[opposite].alive {
                    return vec![opposite];
                }
                let open = self.setup.rulings.emperor_heir || self.slayers.contains(&seat);
                enemies.into_iter().filter(|&s| open && self.is_emperor(s)).collect()
            }
        }
    }

    /// Players whose authority this seat may attack; a team stores its authority at one seat.
    pub(crate) fn prey(&self, seat: usize) -> Vec<usize> {
        let open = self.targets(seat).into_iter().filter(|&s| !self.is_shielded(s));
        let mut purses: Vec<usize> = open.map(|s| self.authority_seat(s)).collect();
        purses.dedup();
        purses
    }

    /// SR-OUT-01; SR-HYDRA-10, SR-HYDRA-OPEN4 for a whole team; SR-MULTI-03, SR-EMP-OPEN3 in the other modes.
    pub(crate) fn is_shielded(&self, seat: usize) -> bool {
        let owners = if self.mode() == Mode::Hydra { self.team(seat) } else { vec![seat] };
        owners.iter().any(|&s| self.players[s].in_play.iter().any(|c| self.is_outpost(c.card)))
    }

    /// Enemy bases that this seat may attack or target now, with their owners.
    pub(crate) fn open_bases(&self, seat: usize) -> Vec<(usize, InPlay)> {
        let mut owners = self.targets(seat);
        if self.mode() == Mode::Hunter && self.right_of(seat) != seat {
            owners.push(self.right_of(seat)); // SR-HUNT-03
        }
        owners.sort_unstable();
        owners.dedup();
        let bases = |owner: usize| self.players[owner].in_play.iter().map(move |&c| (owner, c));
        let all = owners.into_iter().flat_map(bases).filter(|(_, c)| self.is_base(c.card));
        all.filter(|(owner, c)| self.is_outpost(c.card) || !self.is_shielded(*owner)).collect()
    }

    /// SR-RAID-06, SR-RAID-OPEN2: damage stays on the bases of the boss.
    pub(crate) fn keeps_damage(&self, owner: usize) -> bool {
        self.mode() == Mode::Raid && owner == self.first
    }

    /// May this player look at that hand? SR-RAID-05, SR-HYDRA-OPEN6.
    pub(crate) fn sees_hand(&self, viewer: usize, owner: usize) -> bool {
        let mates = match self.mode() {
            Mode::Raid => true,
            Mode::Hydra => self.setup.rulings.hydra_open_hands,
            _ => false,
        };
        viewer == owner || (mates && self.team(viewer).contains(&owner))
    }
}
