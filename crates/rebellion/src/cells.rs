//! The contents of the zones of a board: one list for each zone. The board draws these lists, and options point into
//! them.

use table::ZoneRole;

use crate::db::{Entity, MISSIONS, Mission, TACTICS, Tactic};
use crate::frame::Frame;
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SITES, Site};
use crate::side::{Side, Theater};
use crate::state::{Hit, Place};
use crate::strike::packed;
use crate::unit::{Force, KINDS, Unit};
use crate::view::View;

/// One slot of a zone: one item or several equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The named thing; `None` for the back of a card or a die.
    pub(crate) thing: Option<Entity>,
    /// The number of equal items.
    pub(crate) count: u8,
    /// Whether the cell is attached to the previous unattached cell.
    pub(crate) attached: bool,
    /// A number that depends on the zone: damage, box of the queue, stage or face.
    pub(crate) n: u16,
}

impl Cell {
    const fn new(thing: Entity) -> Self {
        Self { thing: Some(thing), count: 1, attached: false, n: 0 }
    }

    const fn back(count: u8) -> Self {
        Self { thing: None, count, attached: false, n: 0 }
    }

    const fn on(self) -> Self {
        Self { attached: true, ..self }
    }
}

/// The zones of a side, in reading order.
pub(crate) const ZONES: [ZoneRole; 14] = [
    ZoneRole::Lane,
    ZoneRole::Dice,
    ZoneRole::Tactics,
    ZoneRole::Pool,
    ZoneRole::Orders,
    ZoneRole::Hand,
    ZoneRole::Reserve,
    ZoneRole::Goals,
    ZoneRole::Clues,
    ZoneRole::Queue,
    ZoneRole::Draw,
    ZoneRole::Discard,
    ZoneRole::Supply,
    ZoneRole::Scrap,
];

impl Rebellion {
    /// The contents of a zone of a side.
    pub(crate) fn cells(&self, view: &View, role: ZoneRole, side: Side) -> Vec<Cell> {
        match role {
            ZoneRole::Map => self.map_cells(view),
            ZoneRole::Lane => self.fighters(view, side),
            ZoneRole::Dice => dice(view, side),
            ZoneRole::Tactics => tactics(view, side),
            ZoneRole::Pool => self.leaders_in(view, Some(side), Place::Pool).map(leader).collect(),
            ZoneRole::Orders => orders(view, side),
            ZoneRole::Hand => hand(view, side),
            ZoneRole::Reserve => reserve(view, side),
            ZoneRole::Goals => goals(view, side),
            ZoneRole::Clues => clues(view, side),
            ZoneRole::Queue => queue(view, side),
            ZoneRole::Discard => self.discarded(view, side),
            ZoneRole::Supply => view.supply[side.idx()].kinds(side).map(unit).collect(),
            ZoneRole::Scrap => gone(view, side),
            _ => Vec::new(),
        }
    }

    /// Every place, followed by the Rebel units, Imperial units and leaders there.
    fn map_cells(&self, view: &View) -> Vec<Cell> {
        let mut cells = Vec::with_capacity(96);
        for site in (0..SITES as u8).map(Site) {
            cells.push(Cell::new(Entity::Site(site)));
            for side in Side::BOTH {
                cells.extend(view.forces[site][side.idx()].kinds(side).map(|kind| unit(kind).on()));
            }
            cells.extend(self.leaders_in(view, None, Place::Site(site)).map(|l| leader(l).on()));
        }
        cells
    }

    pub(crate) fn leaders_in(&self, view: &View, side: Option<Side>, place: Place) -> impl Iterator<Item = Leader> {
        let all = Leader::ALL.into_iter().filter(move |l| view.at[l.idx()] == place);
        all.filter(move |l| side.is_none_or(|side| self.serves(view, *l) == side))
    }

    /// The side that a leader serves now.
    pub(crate) fn serves(&self, view: &View, leader: Leader) -> Side {
        if view.turned.has(leader.idx()) { Side::Empire } else { self.db.leader(leader).side }
    }

    /// The units in the combat by kind and damage, followed by the leaders.
    fn fighters(&self, view: &View, side: Side) -> Vec<Cell> {
        let Some(site) = view.combat.site else { return Vec::new() };
        let force: Force = view.forces[site][side.idx()];
        let mut cells = Vec::new();
        for idx in 0..KINDS {
            let unit = Unit::own(side, idx);
            let hurt = view.combat.hurt[side.idx()][idx];
            let fresh = || view.combat.fresh.as_slice().iter().filter(|hit| hit.unit == unit);
            let mut add = |hit: Hit, count: u8| {
                let cell = Cell { count, n: packed(hit), ..Cell::new(Entity::Unit(unit)) };
                cells.extend((count > 0).then_some(cell));
            };
            for old in 0..=hurt.len() as u8 {
                let all = match old {
                    0 => force.0[idx].saturating_sub(hurt.iter().sum()),
                    _ => hurt[usize::from(old) - 1],
                };
                let hit = fresh().filter(|hit| hit.old == old).count() as u8;
                add(Hit { unit, old, new: 0 }, all.saturating_sub(hit));
            }
            let mut hits: Vec<Hit> = fresh().copied().collect();
            hits.sort_unstable();
            for equal in hits.chunk_by(|a, b| a == b) {
                add(equal[0], equal.len() as u8);
            }
        }
        let free = |l: &Leader| !view.ring[..2].contains(&Some(*l));
        cells.extend(self.leaders_in(view, Some(side), Place::Site(site)).filter(free).map(leader));
        cells
    }

    fn discarded(&self, view: &View, side: Side) -> Vec<Cell> {
        let own = (0..MISSIONS).filter(|&m| self.db.mission[m].side == side && view.discard[m] > 0);
        own.map(|m| Cell { count: view.discard[m], ..mission(m) }).collect()
    }

    /// The mission in progress and the leaders who carry it out.
    pub(crate) fn under_way(&self, view: &View) -> Vec<Cell> {
        if view.step.is_none() {
            return Vec::new();
        }
        let doing = &view.doing[0];
        let mut cells = vec![mission(doing.card.into())];
        cells.extend(doing.leaders.into_iter().map(|l| leader(Leader::of(l)).on()));
        cells
    }

    /// The position of the first cell in a zone of this side that matches.
    pub(crate) fn find(&self, view: &View, role: ZoneRole, side: Side, fits: impl Fn(&Cell) -> bool) -> Option<u16> {
        self.cells(view, role, side).iter().position(fits).map(|at| at as u16)
    }
}

const fn leader(leader: Leader) -> Cell {
    Cell::new(Entity::Leader(leader))
}

const fn mission(m: usize) -> Cell {
    Cell::new(Entity::Mission(Mission(m as u8)))
}

const fn unit((unit, count): (Unit, u8)) -> Cell {
    Cell { count, ..Cell::new(Entity::Unit(unit)) }
}

/// The dice of the current attack, of the roll for the Death Star, or of the mission.
fn dice(view: &View, side: Side) -> Vec<Cell> {
    let die = |at: usize, count: u8| Cell { count, n: at as u16, ..Cell::back(1) };
    let faces = |dice: &[u8; 4], from: usize| {
        dice.iter().enumerate().filter(|(_, n)| **n > 0).map(|(face, n)| die(from + face, *n)).collect::<Vec<_>>()
    };
    if view.combat.site.is_some() {
        let [black, red] = &view.combat.dice;
        // Outside attacks, the Rebels roll for the Death Star, and color does not matter (REB-COMP-20).
        let rolls = view.striker.unwrap_or(Side::Rebels) == side;
        return match view.striker {
            _ if !rolls => Vec::new(),
            Some(_) => faces(black, 0).into_iter().chain(faces(red, 4)).collect(),
            None => faces(&std::array::from_fn(|face| black[face] + red[face]), 8),
        };
    }
    // The color of mission dice does not matter.
    if view.step.is_some() { faces(&view.doing[0].dice[side.idx()], 8) } else { Vec::new() }
}

fn tactics(view: &View, side: Side) -> Vec<Cell> {
    if view.combat.site.is_none() {
        return Vec::new();
    }
    match &view.tactics.hand[side.idx()] {
        Some(hand) => (0..TACTICS)
            .filter(|&t| hand[t] > 0)
            .map(|t| Cell { count: hand[t], ..Cell::new(Entity::Tactic(Tactic(t as u8))) })
            .collect(),
        None => Theater::BOTH
            .into_iter()
            .map(|theater| (theater, view.tactics.n[side.idx()][theater as usize]))
            .filter(|(_, n)| *n > 0)
            .map(|(theater, n)| Cell { n: theater as u16 + 1, ..Cell::back(n) })
            .collect(),
    }
}

/// Assigned missions, each followed by the leaders on it.
fn orders(view: &View, side: Side) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (on, card, _) in &view.missions[side.idx()].assigned {
        cells.push(card.map_or(Cell::back(1), |m| mission(m.0.into())));
        cells.extend(on.into_iter().map(|l| leader(Leader::of(l)).on()));
    }
    cells
}

fn hand(view: &View, side: Side) -> Vec<Cell> {
    let missions = &view.missions[side.idx()];
    match &missions.hand {
        Some(hand) => (0..MISSIONS).filter(|&m| hand[m] > 0).map(|m| Cell { count: hand[m], ..mission(m) }).collect(),
        None if missions.n > 0 => vec![Cell::back(missions.n)],
        None => Vec::new(),
    }
}

/// Action cards, each followed by the leader recruited with it. The opponent's cards show only that leader.
fn reserve(view: &View, side: Side) -> Vec<Cell> {
    let actions = &view.actions[side.idx()];
    let with = |l: Option<Leader>| l.map(|l| leader(l).on());
    let mut cells = Vec::new();
    match &actions.hand {
        Some(hand) => {
            for &(action, taken_with) in hand {
                cells.push(Cell::new(Entity::Action(action)));
                cells.extend(with(taken_with));
            }
        }
        None => {
            for &taken_with in &actions.taken_with {
                cells.push(Cell::back(1));
                cells.extend(with(taken_with));
            }
        }
    }
    cells
}

fn goals(view: &View, side: Side) -> Vec<Cell> {
    if side == Side::Empire {
        return Vec::new();
    }
    if let Some(hand) = view.objectives.hand {
        return objectives(hand).collect();
    }
    let stages = view.objectives.stages.into_iter().enumerate().filter(|(_, n)| *n > 0);
    stages.map(|(stage, n)| Cell { n: stage as u16 + 1, ..Cell::back(n) }).collect()
}

fn objectives(set: crate::bits::Bits) -> impl Iterator<Item = Cell> {
    set.into_iter().map(|o| Cell::new(Entity::Objective(crate::db::Objective(o as u8))))
}

/// The probe cards of the Empire. The Rebels see the ones they know.
fn clues(view: &View, side: Side) -> Vec<Cell> {
    if side == Side::Rebels {
        return Vec::new();
    }
    let site = |i: usize| Cell::new(Entity::Site(Site(i as u8)));
    let known = view.probes.own.or(view.probes.seen).unwrap_or_default();
    let mut cells: Vec<Cell> = known.into_iter().map(site).collect();
    let rest = view.probes.held - known.len();
    cells.extend((rest > 0).then(|| Cell::back(rest as u8)));
    cells
}

/// Units being deployed, then boxes 1 to 3 of the queue.
fn queue(view: &View, side: Side) -> Vec<Cell> {
    let boxes = view.queue[side.idx()].iter().enumerate();
    let mut cells: Vec<Cell> = Vec::new();
    if let Some(Frame::Deploy { side: deploys, .. }) = view.frame
        && deploys == side
    {
        cells.extend(view.deploying.kinds(side).map(unit));
    }
    for (at, force) in boxes {
        cells.extend(force.kinds(side).map(|kind| Cell { n: at as u16 + 1, ..unit(kind) }));
    }
    cells
}

/// Scored objectives and used action cards.
fn gone(view: &View, side: Side) -> Vec<Cell> {
    let mut cells = Vec::new();
    if side == Side::Rebels {
        cells.extend(objectives(view.objectives.scored));
    }
    cells.extend(Rebellion::actions_of(side, view.actions[side.idx()].used).map(|a| Cell::new(Entity::Action(a))));
    cells
}
