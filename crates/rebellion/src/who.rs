//! Which player of a team makes which decision. The rules give each decision to a post or to the player who started
//! the action. [`Decision::post`] is the table of these rules.

use table::{Seat, SeatSet};

use crate::bits::Bits;
use crate::db::Action;
use crate::frame::{Bout, Frame};
use crate::game::Rebellion;
use crate::leader::{Leader, Ring};
use crate::side::{Post, Role, Side, Theater};
use crate::state::State;

/// A kind of decision that the rules give to one post of a team, regardless of whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Placing the starting units.
    StartingUnits,
    /// Choosing cards and leaders when recruiting.
    Recruiting,
    /// Building and deploying.
    Building,
    /// Choosing the base, and what the Rebels must reveal about it.
    Base,
    /// Discarding from the mission hand.
    MissionHand,
    /// Forbidding an assignment by the teammate.
    Veto,
    /// Playing objectives and making the choices they require.
    Objectives,
    /// All decisions in the battle of a theater, and decisions about units of that theater outside battles.
    Theater(Theater),
    /// Decisions for a leader or for the ring on the leader.
    Leader(Post),
}

impl Decision {
    /// The post that has this duty.
    const fn post(self) -> Post {
        match self {
            // REB-TEAM-07, REB-TEAM-26, REB-TEAM-27
            Self::StartingUnits | Self::Recruiting | Self::Building => Post::Admiral,
            // REB-TEAM-08, REB-TEAM-09, REB-TEAM-11, REB-TEAM-25
            Self::Base | Self::MissionHand | Self::Veto | Self::Objectives => Post::General,
            // REB-TEAM-22
            Self::Theater(theater) => theater.post(),
            // REB-TEAM-02
            Self::Leader(post) => post,
        }
    }

    /// The role of a side that has this duty.
    pub(crate) const fn of(self, side: Side) -> Role {
        Role::of(side, self.post())
    }
}

impl Rebellion {
    /// The role that decides for a leader on this side (REB-TEAM-02, REB-TEAM-28).
    pub(crate) fn controller(&self, side: Side, leader: Leader) -> Role {
        Decision::Leader(self.db.leader(leader).post).of(side)
    }

    /// Whether this role decides for this leader.
    #[inline]
    pub(crate) fn leads(&self, role: Role, leader: Leader) -> bool {
        !self.is_team(role.side()) || self.db.leader(leader).post == role.post()
    }

    /// The leaders of a set that this role decides for.
    pub(crate) fn controlled_by(&self, role: Role, set: Bits) -> Bits {
        if self.is_team(role.side()) {
            set.into_iter().filter(|&l| self.leads(role, Leader::of(l))).collect()
        } else {
            set
        }
    }

    /// The leaders of a set that this seat decides for.
    pub(crate) fn leaders_of_seat(&self, seat: Seat, side: Side, set: Bits) -> Bits {
        if self.is_team(side) {
            set.into_iter().filter(|&l| self.seat(self.controller(side, Leader::of(l))) == seat).collect()
        } else {
            set
        }
    }

    /// The role that holds a face-down action card and decides when to use it (REB-TEAM-06, REB-TEAM-26).
    pub(crate) fn holder(&self, s: &State, action: Action) -> Role {
        let side = self.db.action(action).side;
        let general = s.actions[side.idx()].of_general.has(crate::actions::local(action));
        Role::of(side, if general { Post::General } else { Post::Admiral })
    }

    /// The role that chooses first when each player of a side must choose (REB-TEAM-18, REB-TEAM-19, REB-TEAM-23).
    pub(crate) fn first_role(side: Side) -> Role {
        Role::of(side, Post::Admiral)
    }

    /// The role of the side that chooses next, if the side has two players and one is left.
    pub(crate) fn mate_after(&self, role: Role) -> Option<Role> {
        (self.is_team(role.side()) && role.post() == Post::Admiral).then(|| role.mate())
    }

    /// The role that uses a ring: in a battle the role that decides in its theater, for the plans the role that plays
    /// objectives, in a mission the role that controls the leader with the ring.
    fn ring_role(&self, s: &State, ring: Ring) -> Role {
        let fights = s.frames.as_slice().iter().rev().find_map(|frame| match *frame {
            Frame::Attack { theater, .. } => Some(Decision::Theater(theater)),
            Frame::TryPlans { .. } => Some(Decision::Objectives),
            _ => None,
        });
        let bearer = || Decision::Leader(s.ring[ring as usize].map_or(Post::Admiral, |l| self.db.leader(l).post));
        fights.unwrap_or_else(bearer).of(Side::Rebels)
    }

    /// The theater of the current battle, derived from the next step of the combat. Outside battles it is the ground.
    fn theater_now(&self, s: &State) -> Theater {
        let in_space = s.frames.as_slice().iter().rev().any(|frame| match *frame {
            Frame::Combat(bout) => (Bout::SpaceSecond..=Bout::Ground).contains(&bout),
            _ => false,
        });
        if in_space { Theater::Space } else { Theater::Ground }
    }

    /// The seats that must choose in this frame.
    pub(crate) fn asked(&self, s: &State, frame: Frame) -> SeatSet {
        match frame {
            Frame::Recruit { left } => left,
            // Players of a team assign in any order (REB-TEAM-10).
            Frame::Assign { side, stayed } => {
                let open = self.open_leaders(s, side, stayed);
                let roles = open.into_iter().map(|l| self.controller(side, Leader::of(l)));
                roles.fold(SeatSet::EMPTY, |seats, role| seats.with(self.seat(role)))
            }
            _ => SeatSet::only(self.seat(self.decider(s, frame))),
        }
    }

    /// The role that decides in a frame: by duty, or because it owns the turn, the mission or the card.
    fn decider(&self, s: &State, frame: Frame) -> Role {
        let (duty, side) = match frame {
            Frame::Layout => (Decision::StartingUnits, Side::Empire),
            Frame::Muster { unit, .. } => (Decision::StartingUnits, unit.side()),
            Frame::Landing => (Decision::StartingUnits, Side::Rebels),
            Frame::HideBase | Frame::MobilizeOrder | Frame::NameSystem { .. } | Frame::Beacon { .. } => {
                (Decision::Base, Side::Rebels)
            }
            Frame::Objective { .. } | Frame::Plans | Frame::Station { .. } | Frame::Avenge => {
                (Decision::Objectives, Side::Rebels)
            }
            Frame::Veto { leader } => (Decision::Veto, self.side_now(s, leader)),
            Frame::DiscardMission { side } => (Decision::MissionHand, side),
            Frame::BuildPlan { side } | Frame::Building { side, .. } | Frame::Deploy { side, .. } => {
                (Decision::Building, side)
            }
            Frame::Influence { side, theater }
            | Frame::Reroll { side, theater, .. }
            | Frame::DrawFrom { side, theater, .. }
            | Frame::Deal { side, theater, .. }
            | Frame::AssignDie { side, theater }
            | Frame::Block { side, theater }
            | Frame::Cancel { side, theater, .. }
            | Frame::PayBlock { side, theater, .. } => (Decision::Theater(theater), side),
            Frame::Bombard { side } => (Decision::Theater(Theater::Ground), side),
            Frame::Expel { .. } => (Decision::Theater(Theater::Ground), Side::Empire),
            Frame::Excess { role, .. } => (Decision::Theater(self.theater_now(s)), role.side()),
            Frame::UseRing { ring } | Frame::PickFace { ring } => return self.ring_role(s, ring),
            // It is this role's turn, or it revealed the mission, holds the action card, or decides for its leaders and
            // cards before or after its teammate (REB-TEAM-13, REB-TEAM-14, REB-TEAM-17 to REB-TEAM-19, REB-TEAM-23).
            Frame::Command { role }
            | Frame::ActivateWith { role, .. }
            | Frame::MoveFrom { role, .. }
            | Frame::MoveHow { role, .. }
            | Frame::MoveCaptive { role, .. }
            | Frame::Aim { role }
            | Frame::Window { role, .. }
            | Frame::Oppose { role }
            | Frame::SetDie { role, .. }
            | Frame::Branch { role, .. }
            | Frame::PickSystem { role, .. }
            | Frame::PlaceAt { role, .. }
            | Frame::PickLeader { role, .. }
            | Frame::Destroy { role, .. }
            | Frame::DestroyOne { role, .. }
            | Frame::DestroyQueued { role, .. }
            | Frame::DestroyBuilt { role, .. }
            | Frame::Advance { role }
            | Frame::DeployQueued { role, .. }
            | Frame::Build { role, .. }
            | Frame::GainShape { role, .. }
            | Frame::Free { role, .. }
            | Frame::Keep { role, .. }
            | Frame::Search { role, .. }
            | Frame::Reassign { role }
            | Frame::Bury { role }
            | Frame::FalseLead { role }
            | Frame::TakeAway { role }
            | Frame::GoAlong { role, .. }
            | Frame::Wear { role, .. }
            | Frame::Mobilize { role, .. }
            | Frame::NewBase { role, .. }
            | Frame::AddLeader { role }
            | Frame::CombatCard { role }
            | Frame::Retreat { role }
            | Frame::RetreatTo { role, .. }
            | Frame::RetreatHow { role, .. } => return role,
            Frame::Recruit { .. }
            | Frame::Assign { .. }
            | Frame::Empty
            | Frame::Stage(_)
            | Frame::Activated { .. }
            | Frame::Mission(_)
            | Frame::Run { .. }
            | Frame::Combat(_)
            | Frame::TryPlans { .. }
            | Frame::Attack { .. } => return Role::RebelAdmiral,
        };
        duty.of(side)
    }
}
