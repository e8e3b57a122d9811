//! Who of a team answers which question. The rules give each decision to a post or to whoever began something; that is the
//! table [`Duty::post`], and every question asks it.

use table::{Seat, SeatSet};

use crate::bits::Bits;
use crate::db::Action;
use crate::frame::{Bout, Frame};
use crate::game::Rebellion;
use crate::leader::{Leader, Ring};
use crate::side::{Post, Role, Side, Theater};
use crate::state::State;

/// A kind of decision that the rules give to one post of a team, whoever's turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Placing the starting units.
    StartingUnits,
    /// Choosing cards and leaders when recruiting.
    Recruiting,
    /// Building and deploying.
    Building,
    /// Where the base is, and what the Rebels have to tell about it.
    Base,
    /// The mission hand: what is discarded.
    MissionHand,
    /// Forbidding an assignment of the teammate.
    Veto,
    /// Playing objectives, and what they do.
    Objectives,
    /// Everything in the battle of a theater, and what becomes of units of it outside battles.
    Theater(Theater),
    /// What a leader does, or the ring on him.
    Leader(Post),
}

impl Duty {
    /// The table.
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

    /// Who of a side has it.
    pub(crate) const fn of(self, side: Side) -> Role {
        Role::of(side, self.post())
    }
}

impl Rebellion {
    /// The role that decides for a leader on this side (REB-TEAM-02, REB-TEAM-28).
    pub(crate) fn leads_it(&self, side: Side, leader: Leader) -> Role {
        Duty::Leader(self.db.leader(leader).post).of(side)
    }

    /// Does this role decide for this leader?
    #[inline]
    pub(crate) fn leads(&self, role: Role, leader: Leader) -> bool {
        !self.is_team(role.side()) || self.db.leader(leader).post == role.post()
    }

    /// Leaders of a set for whom this role decides.
    pub(crate) fn led_by(&self, role: Role, set: Bits) -> Bits {
        if self.is_team(role.side()) {
            set.into_iter().filter(|&l| self.leads(role, Leader::of(l))).collect()
        } else {
            set
        }
    }

    /// Leaders of a set for whom this seat decides.
    pub(crate) fn leaders_of_seat(&self, seat: Seat, side: Side, set: Bits) -> Bits {
        if self.is_team(side) {
            set.into_iter().filter(|&l| self.seat(self.leads_it(side, Leader::of(l))) == seat).collect()
        } else {
            set
        }
    }

    /// The role that holds a face-down action card and says when it is used (REB-TEAM-06, REB-TEAM-26).
    pub(crate) fn holder(&self, s: &State, action: Action) -> Role {
        let side = self.db.action(action).side;
        let general = s.actions[side.idx()].of_general.has(crate::actions::local(action));
        Role::of(side, if general { Post::General } else { Post::Admiral })
    }

    /// The first role of a side to be asked where each player of it is asked (REB-TEAM-18, REB-TEAM-19, REB-TEAM-23).
    pub(crate) fn first_role(side: Side) -> Role {
        Role::of(side, Post::Admiral)
    }

    /// The next role of the side to be asked, if it has two players.
    pub(crate) fn mate_after(&self, role: Role) -> Option<Role> {
        (self.is_team(role.side()) && role.post() == Post::Admiral).then(|| role.mate())
    }

    /// Who uses a ring: in a battle whoever decides in its theater, for the plans whoever plays them, in a mission whoever
    /// leads the bearer.
    fn wields(&self, s: &State, ring: Ring) -> Role {
        let fights = s.frames.as_slice().iter().rev().find_map(|frame| match *frame {
            Frame::Attack { theater, .. } => Some(Duty::Theater(theater)),
            Frame::TryPlans { .. } => Some(Duty::Objectives),
            _ => None,
        });
        let bearer = || Duty::Leader(s.ring[ring as usize].map_or(Post::Admiral, |l| self.db.leader(l).post));
        fights.unwrap_or_else(bearer).of(Side::Rebels)
    }

    /// The theater whose battle is being fought: a combat notes what comes next in it. Outside battles the ground counts.
    fn theater_now(&self, s: &State) -> Theater {
        let in_space = s.frames.as_slice().iter().rev().any(|frame| match *frame {
            Frame::Combat(bout) => (Bout::SpaceSecond..=Bout::Ground).contains(&bout),
            _ => false,
        });
        if in_space { Theater::Space } else { Theater::Ground }
    }

    /// Who has to choose in this frame.
    pub(crate) fn asked(&self, s: &State, frame: Frame) -> SeatSet {
        match frame {
            Frame::Recruit { left } => left,
            // Players of a team assign in whatever order they like (REB-TEAM-10).
            Frame::Assign { side, stayed } => {
                let open = self.open_leaders(s, side, stayed);
                let roles = open.into_iter().map(|l| self.leads_it(side, Leader::of(l)));
                roles.fold(SeatSet::EMPTY, |seats, role| seats.with(self.seat(role)))
            }
            _ => SeatSet::only(self.seat(self.decider(s, frame))),
        }
    }

    /// The role that decides in a frame: by its duty, or because the turn, the mission or the card is its own.
    fn decider(&self, s: &State, frame: Frame) -> Role {
        let (duty, side) = match frame {
            Frame::Layout => (Duty::StartingUnits, Side::Empire),
            Frame::Muster { unit, .. } => (Duty::StartingUnits, unit.side()),
            Frame::Landing => (Duty::StartingUnits, Side::Rebels),
            Frame::HideBase | Frame::MobilizeOrder | Frame::NameSystem { .. } | Frame::Beacon { .. } => {
                (Duty::Base, Side::Rebels)
            }
            Frame::Objective { .. } | Frame::Plans | Frame::Station { .. } | Frame::Avenge => {
                (Duty::Objectives, Side::Rebels)
            }
            Frame::Veto { leader } => (Duty::Veto, self.side_now(s, leader)),
            Frame::DiscardMission { side } => (Duty::MissionHand, side),
            Frame::BuildPlan { side } | Frame::Building { side, .. } | Frame::Deploy { side, .. } => {
                (Duty::Building, side)
            }
            Frame::Influence { side, theater }
            | Frame::Reroll { side, theater, .. }
            | Frame::DrawFrom { side, theater, .. }
            | Frame::Deal { side, theater, .. }
            | Frame::AssignDie { side, theater }
            | Frame::Block { side, theater }
            | Frame::Cancel { side, theater, .. }
            | Frame::PayBlock { side, theater, .. } => (Duty::Theater(theater), side),
            Frame::Bombard { side } => (Duty::Theater(Theater::Ground), side),
            Frame::Expel { .. } => (Duty::Theater(Theater::Ground), Side::Empire),
            Frame::Excess { role, .. } => (Duty::Theater(self.theater_now(s)), role.side()),
            Frame::UseRing { ring } | Frame::PickFace { ring } => return self.wields(s, ring),
            // The turn is this role's, or it revealed the mission, holds the action card, or is asked for its leaders
            // and cards before or after its teammate (REB-TEAM-13, REB-TEAM-14, REB-TEAM-17 to REB-TEAM-19, REB-TEAM-23).
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
