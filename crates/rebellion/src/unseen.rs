//! Secret choices of the Rebels while they move units.
//!
//! Units can move between the hidden base space and only the systems next to the base. So the mere fact that a place
//! can be chosen may reveal where the base is. The rulebook lets the Empire learn that from units that move
//! (REB-BASE-04), but not from a player who only considers a move. Other viewers therefore see a place only after a
//! unit has left it.

use crate::frame::Frame;
use crate::game::Rebellion;
use crate::map::Site;
use crate::side::Side;
use crate::state::{Doing, State};

impl Rebellion {
    /// The choice of a place as other viewers see it: the movement with only the places that a unit has left. `None` if
    /// nothing is secret.
    fn open_movement(&self, s: &State) -> Option<Frame> {
        let (movement, from) = match s.frames.as_slice() {
            [.., movement @ Frame::MoveFrom { .. }] => (*movement, None),
            [.., movement @ Frame::MoveFrom { .. }, Frame::MoveHow { from, .. }] => (*movement, Some(*from)),
            _ => return None,
        };
        let Frame::MoveFrom { role, to, rule, used, base_left, left, .. } = movement else { return None };
        let has_left = |site: Site| if site == Site::BASE { base_left } else { s.doing[1].chosen.has(site.idx()) };
        let secret = role.side() == Side::Rebels && !s.revealed && !self.movement(rule).anywhere;
        if !secret || from.is_some_and(has_left) {
            return None;
        }
        Some(Frame::MoveFrom { role, to, rule, used: used & s.doing[1].chosen, base_used: base_left, base_left, left })
    }

    /// The pending decision as seen by viewers who know the secrets of the Rebels, or by other viewers.
    pub(crate) fn frame_seen(&self, s: &State, rebels: bool) -> Option<Frame> {
        let open = if rebels { None } else { self.open_movement(s) };
        open.or(s.frames.last())
    }

    /// The mission and the action card in progress, without notes about a place that is being chosen in secret.
    pub(crate) fn doing_seen(&self, s: &State, rebels: bool) -> [Doing; 2] {
        let mut doing = s.doing;
        if !rebels && self.open_movement(s).is_some() {
            doing[1].n = 0;
        }
        doing
    }

    /// Removes a choice that the Empire cannot see from a world resampled for the Empire. In that world the base may be
    /// elsewhere, so the place may not be a legal choice.
    pub(crate) fn forget_unseen_choice(&self, s: &mut State) {
        let Some(open) = self.open_movement(s) else { return };
        s.doing = self.doing_seen(s, false);
        if matches!(s.frames.last(), Some(Frame::MoveHow { .. })) {
            s.frames.pop();
        }
        if let Some(top) = s.frames.last_mut() {
            *top = open;
        }
    }
}
