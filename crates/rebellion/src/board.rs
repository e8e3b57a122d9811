//! A view laid out for any client.

use table::{Board, Counter, Panel, Phrase, Seat, Slot, Zone, ZoneRole};

use crate::bits::Bits;
use crate::db::{Action, Mission, Objective, Thing};
use crate::game::Rebellion;
use crate::phrases::{number, side_term, word};
use crate::side::Side;
use crate::view::View;

impl Rebellion {
    pub(crate) fn board_of(&self, view: &View) -> Board {
        let status = Phrase::say("reb.status", [number(view.round), number(view.time), number(view.reputation)]);
        let seats = Seat::first(self.players().n()).map(|seat| self.panel(view, seat)).collect();
        let zones = Side::BOTH.into_iter().flat_map(|side| self.side_zones(view, side)).collect();
        Board { status: Some(status), tracks: Vec::new(), gauges: Vec::new(), seats, zones }
    }

    fn panel(&self, view: &View, seat: Seat) -> Panel {
        let side = self.side_of(seat);
        let missions = &view.missions[side.idx()];
        let mut panel = Panel::new(seat);
        panel.notes = vec![word(side_term(side))];
        panel.counters = vec![Counter::new("hand", word("reb.count.missions"), missions.n)];
        panel.active = view.asked.contains(seat);
        panel
    }

    fn side_zones(&self, view: &View, side: Side) -> Vec<Zone> {
        let owner = self.seats_of(side).lowest();
        let slot = |thing: Thing, n: usize| Slot::new(Some(thing.card()), n);
        let mut zones = Vec::new();
        let missions = &view.missions[side.idx()];
        let hand = match &missions.hand {
            Some(hand) => (0..crate::db::MISSIONS)
                .filter(|&m| hand[m] > 0)
                .map(|m| slot(Thing::Mission(Mission(m as u8)), hand[m].into()))
                .collect(),
            None if missions.n > 0 => vec![Slot::new(None, missions.n.into())],
            None => Vec::new(),
        };
        zones.push(Zone::new(ZoneRole::Hand, owner, word("reb.zone.missions"), hand));
        if side == Side::Rebels {
            let goals = match view.objectives.hand {
                Some(hand) => listed(hand, |o| Thing::Objective(Objective(o))),
                None => Vec::new(),
            };
            zones.push(Zone::new(ZoneRole::Goals, owner, word("reb.zone.objectives"), goals));
        }
        if let Some(hand) = &view.actions[side.idx()].hand {
            let cards = hand.iter().map(|(action, _)| slot(Thing::Action(Action(action.0)), 1)).collect();
            zones.push(Zone::new(ZoneRole::Stake, owner, word("reb.zone.actions"), cards));
        }
        zones
    }

    pub(crate) fn target_of(&self, _: &crate::state::State, _: Seat, _: table::Opt) -> Option<table::Target> {
        None
    }

    pub(crate) fn reason_against(&self, _: &crate::state::State, _: Seat, _: table::Target) -> Option<table::Reason> {
        None
    }
}

fn listed(set: Bits, thing: impl Fn(u8) -> Thing) -> Vec<Slot> {
    set.into_iter().map(|i| Slot::new(Some(thing(i as u8).card()), 1)).collect()
}
