//! Which players and bases a seat may act against: teams, neighbors and the shields of outposts in each mode.

use table::{CopySet, Seat, SeatSet};

use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    fn everybody(&self) -> SeatSet {
        SeatSet::first(self.setup.seats)
    }

    /// The seats that win together with this one, including itself.
    pub(crate) fn team_of(&self, s: &State<N, W>, seat: Seat) -> SeatSet {
        let half = SeatSet::first(self.setup.seats / 2);
        match self.mode() {
            Mode::Duel | Mode::FreeForAll | Mode::Hunter => SeatSet::only(seat),
            Mode::Hydra | Mode::Emperor if half.contains(seat) => half,
            Mode::Hydra | Mode::Emperor => self.everybody().minus(half),
            Mode::Raid if seat == s.first => SeatSet::only(seat),
            Mode::Raid => self.everybody().without(s.first),
        }
    }

    /// All seats that take the current turn together (SR-HYDRA-05).
    #[inline]
    pub(crate) fn on_turn(&self, s: &State<N, W>) -> SeatSet {
        if self.mode() == Mode::Hydra { self.team_of(s, s.active) } else { SeatSet::only(s.active) }
    }

    /// The seat that stores this seat's authority (SR-HYDRA-02).
    #[inline]
    pub(crate) fn authority_seat(&self, s: &State<N, W>, seat: Seat) -> Seat {
        if self.mode() == Mode::Hydra { self.team_of(s, seat).lowest().unwrap_or(seat) } else { seat }
    }

    /// Is this seat its team's emperor? They sit in the middle of each side (SR-EMP-OPEN1).
    pub(crate) fn is_emperor(&self, seat: Seat) -> bool {
        self.mode() == Mode::Emperor && (seat.idx() == 1 || seat.idx() == 4)
    }

    /// The next living player clockwise, or counterclockwise.
    pub(crate) fn neighbor(&self, s: &State<N, W>, seat: Seat, clockwise: bool) -> Seat {
        let n = self.setup.seats;
        let step = if clockwise { 1 } else { n - 1 };
        let mut at = seat;
        loop {
            at = Seat::new((at.idx() + step) % n);
            if at == seat || s.alive.contains(at) {
                return at;
            }
        }
    }

    /// Players whom this seat's cards may target to discard.
    #[inline]
    pub(crate) fn targets(&self, s: &State<N, W>, seat: Seat) -> SeatSet {
        match self.mode() {
            Mode::Duel => SeatSet::only(seat.other()),
            Mode::FreeForAll => s.alive.without(seat),
            Mode::Hunter => SeatSet::only(self.neighbor(s, seat, true)).without(seat),
            Mode::Hydra | Mode::Raid => s.alive.minus(self.team_of(s, seat)),
            Mode::Emperor => self.emperor_targets(s, seat),
        }
    }

    /// Players whose authority this seat may attack, ignoring outposts. A hydra team is attacked at the seat that
    /// stores its authority.
    #[inline]
    pub(crate) fn prey(&self, s: &State<N, W>, seat: Seat) -> SeatSet {
        let targets = self.targets(s, seat);
        match self.mode() {
            Mode::Hydra => targets.lowest().map_or(SeatSet::EMPTY, SeatSet::only),
            _ => targets,
        }
    }

    /// Players whose bases this seat may attack or target, ignoring outposts.
    #[inline]
    pub(crate) fn base_owners(&self, s: &State<N, W>, seat: Seat) -> SeatSet {
        match self.mode() {
            // SR-HUNT-03: also bases of the right neighbor.
            Mode::Hunter => self.targets(s, seat).with(self.neighbor(s, seat, false)).without(seat),
            _ => self.targets(s, seat),
        }
    }

    fn emperor_targets(&self, s: &State<N, W>, seat: Seat) -> SeatSet {
        let enemies = s.alive.minus(self.team_of(s, seat));
        if self.is_emperor(seat) {
            return enemies;
        }
        let opposite = Seat::new(5 - seat.idx());
        if s.alive.contains(opposite) {
            return SeatSet::only(opposite);
        }
        let open = self.setup.rulings.emperor_heir || s.slayers.contains(seat);
        enemies.iter().find(|&e| open && self.is_emperor(e)).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Do outposts shield this player (SR-OUT-01; for a whole team SR-HYDRA-10)?
    #[inline]
    pub(crate) fn is_shielded(&self, s: &State<N, W>, seat: Seat) -> bool {
        match self.mode() {
            Mode::Hydra => self.team_of(s, seat).iter().any(|m| !s.players[m].in_play.disjoint(&self.cast.outposts)),
            _ => !s.players[seat].in_play.disjoint(&self.cast.outposts),
        }
    }

    /// Enemy bases that this seat may attack or target now.
    #[inline]
    pub(crate) fn open_bases(&self, s: &State<N, W>, seat: Seat) -> CopySet<W> {
        if self.mode() == Mode::Duel {
            let in_play = s.players[seat.other()].in_play;
            let outposts = in_play & self.cast.outposts;
            return if outposts.is_empty() { in_play & self.cast.bases } else { outposts };
        }
        let mut open = CopySet::EMPTY;
        for owner in self.base_owners(s, seat).iter() {
            let kind = if self.is_shielded(s, owner) { self.cast.outposts } else { self.cast.bases };
            open |= s.players[owner].in_play & kind;
        }
        open
    }

    /// Can this seat deal partial damage to bases of that owner (SR-RAID-06)?
    pub(crate) fn damages(&self, s: &State<N, W>, owner: Seat) -> bool {
        self.mode() == Mode::Raid && owner == s.first
    }

    /// May this viewer look at that seat's hand?
    pub(crate) fn sees_hand(&self, s: &State<N, W>, viewer: Seat, owner: Seat) -> bool {
        viewer == owner
            || match self.mode() {
                Mode::Raid => self.team_of(s, viewer).contains(owner),
                Mode::Hydra => self.setup.rulings.hydra_open_hands && self.team_of(s, viewer).contains(owner),
                _ => false,
            }
    }

    /// Is the main phase on top of the stack, with nothing pending?
    pub(crate) fn in_main(s: &State<N, W>) -> bool {
        matches!(s.frames.last(), Some(Frame::Main { .. }))
    }
}
