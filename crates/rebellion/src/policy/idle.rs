//! Options without a useful effect, and decisions that need no search.

use table::{Opt, Options, Policy, Seat};

use crate::bits::Bits;
use crate::db::Entity;
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::map::Site;
use crate::policy::assign::assigned_in;
use crate::policy::out_of_order;
use crate::policy::style::Style;
use crate::side::{Role, Side, Theater};
use crate::state::State;
use crate::verb::{Pick, Verb};

/// With at most this many candidates for the base, a march through occupied systems is useful.
const FEW: usize = 4;

impl Rebellion {
    /// Whether the option gives up something free or wastes a leader.
    pub(super) fn does_nothing(&self, s: &State, pick: Opt) -> bool {
        let Some(frame) = s.frames.last() else { return false };
        let pick = Pick::from(pick);
        match (frame, pick.verb) {
            (Frame::Command { .. }, Verb::Pass | Verb::RevealBase)
            | (Frame::Assign { .. }, Verb::Ready | Verb::Join)
            | (Frame::Objective { .. } | Frame::Plans | Frame::CombatCard { .. }, Verb::Pass)
            | (Frame::Deploy { .. } | Frame::Influence { .. } | Frame::Block { .. }, Verb::Done) => true,
            (Frame::Command { role }, Verb::Activate) => match pick.thing() {
                Some(Entity::Site(site)) => !self.comes_to_something(s, role, site),
                _ => false,
            },
            // A leader without the skill can never reveal the mission.
            (Frame::Assign { side, stayed }, verb) => {
                let Some(leader) = assigned_in(pick) else { return false };
                let useless = match (verb, pick.thing()) {
                    (Verb::Assign, Some(Entity::Mission(mission))) => {
                        !self.can_reveal(s, self.controller(side, leader), mission, Bits::only(leader.idx()))
                    }
                    (Verb::Stay, _) => self.db.leader(leader).tactics.is_none(),
                    _ => false,
                };
                useless || !self.is_next(s, side, stayed, leader)
            }
            (Frame::MoveFrom { used, base_used, .. }, Verb::From | Verb::MoveAll) => match pick.thing() {
                Some(Entity::Site(site)) => out_of_order(used, base_used, site),
                _ => false,
            },
            (Frame::MoveFrom { to, .. }, Verb::Done) => s.doing[1].chosen.is_empty() && !self.fights(s, to),
            (Frame::MoveHow { .. }, Verb::Count) => pick.a == 0,
            _ => false,
        }
    }

    /// Whether an activation would move units to where they are useful, or start a combat. Imperial troops are useful
    /// in systems without Imperial troops.
    fn comes_to_something(&self, s: &State, role: Role, site: Site) -> bool {
        if self.fights(s, site) {
            return true;
        }
        let side = role.side();
        let sources = self.sources(s, side, site, 0);
        let held = side == Side::Empire && s.force(site, side).any_in(side, Theater::Ground);
        if held { self.closes_in(s, sources, site) } else { sources != crate::moving::Bits64::EMPTY }
    }

    /// Whether troops get nearer to one of the few systems where the base can be.
    fn closes_in(&self, s: &State, sources: crate::moving::Bits64, to: Site) -> bool {
        let candidates = if s.revealed { Bits::only(s.base.idx()) } else { self.candidates(s) };
        let far = |site: Site| candidates.into_iter().map(|i| self.db.map.distance[site.idx()][i]).min();
        let nearer = |from: Site| far(from) > far(to) && self.capacity(s, from, Side::Empire) > 0;
        candidates.len() <= FEW && sources.iter().any(|from| from.is_system() && nearer(from))
    }

    fn fights(&self, s: &State, site: Site) -> bool {
        site.is_system() && Theater::BOTH.iter().any(|&theater| s.shares(site, theater))
    }

    /// Whether the Empire can send some of its carriers and keep others for another search.
    fn may_part(&self, s: &State, side: Side, from: Site, to: Site, kind: u8) -> bool {
        let unit = Self::kind_at(side, kind);
        side == Side::Empire
            && self.db.unit(unit).carries > 0
            && s.force(from, side).n(unit) > 1
            && !(s.revealed && to == s.base)
            && s.force(to, Side::Rebels).is_empty()
    }

    /// Leaves the details of combats, cargo and the build queue to the heuristic. There are many such questions with
    /// little effect, and searching them would take time from the important ones.
    pub(super) fn obvious_option(&self, s: &State, seat: Seat, options: &Options) -> Option<Opt> {
        let frame = s.frames.last()?;
        let small = match frame {
            Frame::Muster { .. }
            | Frame::Veto { .. }
            | Frame::MoveCaptive { .. }
            | Frame::SetDie { .. }
            | Frame::PickFace { .. }
            | Frame::UseRing { .. }
            | Frame::Free { .. }
            | Frame::Excess { .. }
            | Frame::BuildPlan { .. }
            | Frame::CombatCard { .. }
            | Frame::Influence { .. }
            | Frame::Reroll { .. }
            | Frame::DrawFrom { .. }
            | Frame::Deal { .. }
            | Frame::Bombard { .. }
            | Frame::AssignDie { .. }
            | Frame::Block { .. }
            | Frame::Cancel { .. }
            | Frame::PayBlock { .. }
            | Frame::RetreatHow { .. }
            | Frame::Plans => true,
            // A part of the fleet may stay for another search.
            Frame::MoveHow { role, to, from, kind, .. } => !self.may_part(s, role.side(), from, to, kind),
            // A playable objective is always played, unless there is a choice between several.
            Frame::Objective { .. } => options.len() <= 2,
            _ => false,
        };
        if !small {
            return None;
        }
        let (style, mut scores) = (Style::default(), Vec::new());
        self.scores(s, seat, &style, options, &mut scores);
        let mut best = 0;
        for (at, score) in scores.iter().enumerate() {
            if *score > scores[best] {
                best = at;
            }
        }
        options.get(best).copied()
    }
}
