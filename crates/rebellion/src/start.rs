//! Setup: both layouts, starting units, the base, starting cards.

use table::chance::Chance;
use table::{Options, Sink, Small};

use crate::actions::{first_action, local, n_actions};
use crate::bits::Bits;
use crate::by::Row;
use crate::card::{MissionKind, Timing};
use crate::db::{Action, Entity, Mission};
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::side::{Side, Theater};
use crate::state::{Actions, Combat, Doing, MIDDLE, Objectives, Place, Probes, State};
use crate::step::Step;
use crate::unit::{Force, Unit};
use crate::verb::{Pick, Verb};

/// Order in which kinds of starting units are placed. Troopers come last, so that every system can still get one.
const EMPIRE_ORDER: [Unit; 7] =
    [Unit::DeathStar, Unit::StarDestroyer, Unit::Carrier, Unit::Tie, Unit::AtAt, Unit::AtSt, Unit::Stormtrooper];
const REBEL_ORDER: [Unit; 6] =
    [Unit::Corvette, Unit::Transport, Unit::XWing, Unit::YWing, Unit::Trooper, Unit::Airspeeder];

/// The number of prepared layouts for the Empire.
pub(crate) const LAYOUTS: u16 = 3;

type Units = &'static [(Unit, u8)];

/// The layout of a first game (REB-SETUP-11, REB-SETUP-13).
const FIRST_GAME: [(&str, Units); 8] = [
    (
        "bothawui",
        &[
            (Unit::Corvette, 1),
            (Unit::Transport, 1),
            (Unit::XWing, 1),
            (Unit::YWing, 1),
            (Unit::Trooper, 3),
            (Unit::Airspeeder, 1),
        ],
    ),
    ("rebel-base", &[(Unit::XWing, 1), (Unit::YWing, 1), (Unit::Trooper, 3), (Unit::Airspeeder, 1)]),
    ("saleucami", &[(Unit::StarDestroyer, 1), (Unit::Tie, 2), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)]),
    ("sullust", &[(Unit::StarDestroyer, 1), (Unit::Tie, 2), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)]),
    ("mandalore", &[(Unit::DeathStar, 1), (Unit::Tie, 4), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)]),
    (
        "coruscant",
        &[
            (Unit::StarDestroyer, 1),
            (Unit::Carrier, 1),
            (Unit::Tie, 2),
            (Unit::Stormtrooper, 3),
            (Unit::AtAt, 1),
            (Unit::AtSt, 1),
        ],
    ),
    ("corellia", &[(Unit::Carrier, 1), (Unit::Stormtrooper, 1)]),
    ("mustafar", &[(Unit::Carrier, 1), (Unit::Tie, 2), (Unit::Stormtrooper, 2), (Unit::AtSt, 1)]),
];
const FIRST_REBEL: [&str; 3] = ["kashyyyk", "naboo", "bothawui"];
const FIRST_IMPERIAL: [&str; 3] = ["saleucami", "corellia", "mustafar"];
const FIRST_OCCUPIED: [&str; 2] = ["mandalore", "sullust"];

/// Sets up a match and runs to the first decision.
pub(crate) fn start(g: &Rebellion, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
    let mut s = empty(g);
    let mut step = Step::new(g, &mut s, chance, sink);
    step.draw_objective();
    if g.setup.is_first() {
        step.first_layout();
        step.push(Frame::Stage(Stage::ChooseBase));
    } else {
        step.reveal_systems();
        step.push(Frame::Stage(Stage::DealActions));
        step.push(Frame::Layout);
    }
    step.run();
    s
}

/// A state with all pieces in the supply. Test scenarios start from it, too.
pub(crate) fn empty(g: &Rebellion) -> State {
    let db = g.db;
    let mut supply = [Force::default(); 2];
    for unit in Unit::ALL {
        supply[unit.side().idx()].0[unit.idx()] = db.unit(unit).pieces;
    }
    let mut at = Row::default();
    for leader in Leader::ALL {
        at[leader.idx()] = if db.leader(leader).starts { Place::Pool } else { Place::Supply };
    }
    let mut deck = Row::default();
    let mut hand = Row::default();
    for (idx, facts) in db.mission.iter().enumerate() {
        if facts.kind == MissionKind::Starting { hand[idx] = facts.copies } else { deck[idx] = facts.copies }
    }
    let mut tactics = Row::default();
    for (idx, facts) in db.tactic.iter().enumerate() {
        tactics[idx] = facts.copies;
    }
    let actions = Side::BOTH.map(|side| {
        let all = Rebellion::actions_of(side, Bits::below(n_actions(side)));
        let recruits = all.filter(|&a| db.action(a).recruits).map(local).collect();
        let boxed = Bits::below(n_actions(side)).minus(recruits);
        Actions { deck: recruits, boxed, ..Actions::default() }
    });
    let coruscant = Bits::only(db.coruscant.idx());
    let mut rank = Row([MIDDLE; SYSTEMS]);
    rank[db.coruscant.idx()] = 0;
    let systems = Bits::below(SYSTEMS).minus(coruscant);
    State {
        forces: Row::default(),
        supply,
        queue: Default::default(),
        deploying: Force::default(),
        loyal: [Bits::EMPTY, coruscant],
        occupied: Bits::EMPTY,
        sabotaged: Bits::EMPTY,
        destroyed: Bits::EMPTY,
        base: Site::NONE,
        revealed: false,
        could_be: Bits::EMPTY,
        probes: Probes { deck: systems, rank, ..Probes::default() },
        at,
        ring: [None; 7],
        turned: Bits::EMPTY,
        detained: Bits::EMPTY,
        hidden_from_pool: Bits::EMPTY,
        let_pass: Bits::EMPTY,
        inspired: Bits::EMPTY,
        visiting: Bits::EMPTY,
        guarded: None,
        yoda_used: false,
        hand,
        deck,
        discard: Row::default(),
        project_under: Small::new(),
        assigned: [Row::default(); 2],
        slot_kind: [Row::default(); 2],
        mobilizing: Small::new(),
        no_new_base: false,
        objectives: Objectives { bag: Bits::below(crate::db::OBJECTIVES), ..Objectives::default() },
        actions,
        taken_with: Row::default(),
        tactics,
        tactics_played: Row::default(),
        tactics_hand: [Row::default(); 2],
        doing: [Doing::default(); 2],
        combat: Combat::default(),
        arrivals: crate::state::Arrivals::default(),
        limbo: Small::new(),
        frames: Small::new(),
        round: 0,
        time: 1,
        reputation: 14,
        turn: 0,
        turns: 0,
        passed: [false; 4],
        deployed: Row::default(),
        winners: table::SeatSet::EMPTY,
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// REB-SETUP-10 to REB-SETUP-13
    fn first_layout(&mut self) {
        let db = self.g.db;
        let site = |name: &str| match db.find(name) {
            Some(Entity::Site(site)) => site,
            _ => Site::BASE,
        };
        let systems: [(&[&str], Side, bool); 3] = [
            (&FIRST_REBEL, Side::Rebels, false),
            (&FIRST_IMPERIAL, Side::Empire, false),
            (&FIRST_OCCUPIED, Side::Empire, true),
        ];
        for (names, side, occupied) in systems {
            for name in names {
                self.settle_system(site(name), side, occupied);
            }
        }
        for (name, units) in FIRST_GAME {
            for &(unit, n) in units {
                self.muster(unit, n, site(name));
            }
        }
    }

    fn settle_system(&mut self, site: Site, side: Side, occupied: bool) {
        if occupied {
            self.s.occupied.insert(site.idx());
        } else {
            self.s.loyal[side.idx()].insert(site.idx());
        }
        // The cards of Imperial systems leave the game (REB-SETUP-10, REB-ADV-05).
        if side == Side::Empire {
            self.s.probes.deck.remove(site.idx());
            self.s.probes.rank[site.idx()] = 0;
        }
        self.tell(Event::Settled { site, side, occupied });
    }

    /// REB-ADV-02 to REB-ADV-05, REB-ADV-13
    fn reveal_systems(&mut self) {
        let symbols = self.g.db.map.symbol;
        let mut left = self.s.probes.deck;
        let (mut rebels, mut empire) = (0, 0);
        while rebels < 3 || empire < 5 {
            let Some(idx) = self.one_of(left) else { break };
            left.remove(idx);
            let site = Site(idx as u8);
            if symbols[Side::Rebels.idx()].has(idx) && rebels < 3 {
                rebels += 1;
                self.settle_system(site, Side::Rebels, false);
            } else if symbols[Side::Empire.idx()].has(idx) && empire < 5 {
                empire += 1;
                self.settle_system(site, Side::Empire, empire <= 2);
            }
        }
    }

    fn muster(&mut self, unit: Unit, n: u8, site: Site) {
        if n > 0 {
            self.s.supply[unit.side().idx()].0[unit.idx()] -= n;
            self.force_mut(site, unit.side()).0[unit.idx()] += n;
            self.tell(Event::Mustered { unit, n, site });
        }
    }

    pub(crate) fn layout_picked(&mut self, pick: Pick) {
        self.pop();
        if pick.verb == Verb::Manual {
            self.muster_next(Side::Empire, 0);
            return;
        }
        let plan = self.g.layout(self.s, pick.a);
        for (idx, force) in plan.iter().enumerate() {
            for (unit, n) in force.kinds(Side::Empire) {
                self.muster(unit, n, Site(idx as u8));
            }
        }
        self.push(Frame::Landing);
    }

    /// Asks for the next kind of starting units. The last place gets the rest without a question.
    fn muster_next(&mut self, side: Side, from: usize) {
        let order: &[Unit] = if side == Side::Empire { &EMPIRE_ORDER } else { &REBEL_ORDER };
        match order.get(from) {
            Some(&unit) => {
                let left = self.g.db.unit(unit).starts;
                let site = match side {
                    Side::Empire => self.g.imperial(self.s).first().map_or(Site::NONE, |i| Site(i as u8)),
                    Side::Rebels => self.s.doing[1].site,
                };
                self.push(Frame::Muster { unit, site, left });
            }
            None if side == Side::Empire => self.push(Frame::Landing),
            None => self.s.doing[1] = Doing::default(),
        }
    }

    pub(crate) fn muster_picked(&mut self, unit: Unit, site: Site, left: u8, n: u8) {
        self.pop();
        self.muster(unit, n, site);
        let left = left - n;
        let side = unit.side();
        let order: &[Unit] = if side == Side::Empire { &EMPIRE_ORDER } else { &REBEL_ORDER };
        let kind = order.iter().position(|&u| u == unit).unwrap_or_default();
        if side == Side::Rebels {
            self.muster(unit, left, Site::BASE);
            self.muster_next(side, kind + 1);
            return;
        }
        let later: Bits = self.g.imperial(self.s).into_iter().filter(|&i| i > site.idx()).collect();
        match later.first().map(|i| Site(i as u8)) {
            Some(next) if later.len() > 1 && left > 0 => self.push(Frame::Muster { unit, site: next, left }),
            Some(last) => {
                self.muster(unit, left, last);
                self.muster_next(side, kind + 1);
            }
            None => self.muster_next(side, kind + 1),
        }
    }

    /// REB-ADV-10
    pub(crate) fn landing_picked(&mut self, pick: Pick) {
        self.pop();
        if let Some(Entity::Site(site)) = pick.thing().filter(|_| pick.verb == Verb::Land) {
            self.s.doing[1].site = site;
            self.muster_next(Side::Rebels, 0);
        } else {
            for unit in REBEL_ORDER {
                self.muster(unit, self.g.db.unit(unit).starts, Site::BASE);
            }
        }
    }

    /// REB-ADV-11, REB-TEAM-06
    pub(crate) fn deal_actions(&mut self) {
        for side in Side::BOTH {
            for _ in 0..2 {
                let boxed = self.s.actions[side.idx()].boxed;
                let Some(idx) = self.one_of(boxed) else { break };
                let action = Action(first_action(side) + idx as u8);
                self.tell(Event::KeptAction { side, action: Some(action) });
                let shown = self.g.db.action(action).leaders.first().map(Leader::of);
                let general = shown.is_some_and(|l| self.g.db.leader(l).post == crate::side::Post::General);
                let own = &mut self.s.actions[side.idx()];
                own.boxed.remove(idx);
                own.hand.insert(idx);
                own.of_general.set(idx, general);
            }
        }
    }

    /// Uses cards that must be used immediately, the Rebels first (REB-ACTION-07, REB-OPEN-38). Returns true if it used
    /// one.
    pub(crate) fn immediate(&mut self) -> bool {
        for side in Side::BOTH {
            let hand = self.s.actions[side.idx()].hand;
            let due = Rebellion::actions_of(side, hand).find(|&a| self.g.db.action(a).timing == Timing::Immediate);
            if let Some(action) = due {
                let role = self.g.holder(self.s, action);
                let any = self.g.pool(self.s, side).first().map_or(Leader::default(), Leader::of);
                self.use_action(action, any, role);
                return true;
            }
        }
        false
    }

    pub(crate) fn base_picked(&mut self, site: Site) {
        self.pop();
        self.s.base = site;
        self.s.could_be = self.g.first_bases(self.s);
        self.s.probes.deck.remove(site.idx());
        self.tell(Event::BaseHidden { site: Some(site) });
    }

    /// REB-SETUP-17
    pub(crate) fn deal_hands(&mut self) {
        for side in Side::BOTH {
            self.draw_missions(side, 2);
        }
    }
}

impl Rebellion {
    /// Systems where the first base can be (REB-SETUP-14, REB-SETUP-15).
    pub(crate) fn first_bases(&self, s: &State) -> Bits {
        let deck = s.probes.deck;
        if !self.setup.is_first() {
            return deck;
        }
        let near = self.with_units(s, Side::Empire).into_iter().fold(Bits::EMPTY, |all, i| all | self.db.map.next[i]);
        deck.minus(near)
    }

    /// One of the prepared layouts of the Empire, as forces by system.
    pub(crate) fn layout(&self, s: &State, number: u16) -> [Force; SYSTEMS] {
        let mut plan = [Force::default(); SYSTEMS];
        let systems: arrayvec::ArrayVec<usize, 8> = self.imperial(s).into_iter().collect();
        let Some(&home) = systems.iter().max_by_key(|&&i| self.reach(i)) else { return plan };
        let mut put = |at: usize, unit: Unit, n: u8| plan[at].0[unit.idx()] += n;
        // Every system gets a ground unit (REB-ADV-08).
        for &at in &systems {
            put(at, Unit::Stormtrooper, 1);
        }
        // The carriers and destroyers go to the best connected systems, spread or together.
        let mut best = systems.clone();
        best.sort_by_key(|&i| (std::cmp::Reverse(self.reach(i)), i));
        let n = systems.len().max(1);
        let spots: [usize; 6] = match number {
            // A fleet at every system.
            0 => std::array::from_fn(|i| best[i % n]),
            // Two fleets.
            1 => std::array::from_fn(|i| best[i % 2.min(n)]),
            // One large fleet, carriers elsewhere.
            _ => std::array::from_fn(|i| if i < 3 { home } else { best[i % n] }),
        };
        let ships = [
            Unit::StarDestroyer,
            Unit::StarDestroyer,
            Unit::StarDestroyer,
            Unit::Carrier,
            Unit::Carrier,
            Unit::Carrier,
        ];
        let troops: [(Unit, u8); 6] =
            [(Unit::AtSt, 1), (Unit::AtSt, 1), (Unit::AtSt, 1), (Unit::AtSt, 1), (Unit::AtSt, 1), (Unit::AtAt, 1)];
        for (i, (&spot, ship)) in spots.iter().zip(ships).enumerate() {
            put(spot, ship, 1);
            put(spot, Unit::Tie, 2);
            put(spot, troops[i].0, troops[i].1);
        }
        put(home, Unit::DeathStar, 1);
        // The remaining troopers go to the fleets.
        for i in 0..12usize.saturating_sub(systems.len()) {
            put(spots[i % 6], Unit::Stormtrooper, 1);
        }
        plan
    }

    /// The number of systems within two moves, which makes a good place for a fleet.
    fn reach(&self, system: usize) -> usize {
        self.db.map.distance[system].iter().filter(|d| **d <= 2).count()
    }

    pub(crate) fn offer_layouts(&self, out: &mut Options) {
        out.extend((0..LAYOUTS).map(|i| Verb::Layout.number(i)));
        out.push(Verb::Manual.bare());
    }

    /// Offers the numbers of starting units that can go here. Every Imperial system gets a ground unit (REB-ADV-08).
    pub(crate) fn offer_muster(&self, s: &State, unit: Unit, site: Site, left: u8, out: &mut Options) {
        let (mut least, mut most) = (0, left);
        if unit == Unit::Stormtrooper {
            let bare = |i: usize| !s.force(Site(i as u8), Side::Empire).any_in(Side::Empire, Theater::Ground);
            least = u8::from(bare(site.idx()));
            let later = self.imperial(s).into_iter().filter(|&i| i > site.idx() && bare(i)).count() as u8;
            most = left - later;
        }
        out.extend((least..=most).map(|n| Verb::Count.number(n.into())));
    }

    pub(crate) fn offer_landing(&self, s: &State, out: &mut Options) {
        let free = Bits::below(SYSTEMS).minus(self.with_units(s, Side::Empire));
        out.extend(free.into_iter().map(|i| Verb::Land.on(Entity::Site(Site(i as u8)))));
        out.push(Verb::StayHidden.bare());
    }

    pub(crate) fn offer_bases(&self, s: &State, out: &mut Options) {
        out.extend(self.first_bases(s).into_iter().map(|i| Verb::Hide.on(Entity::Site(Site(i as u8)))));
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    /// Draws missions. An empty deck is reshuffled from the discard pile (REB-LIMIT-04).
    pub(crate) fn draw_missions(&mut self, side: Side, n: u8) {
        for _ in 0..n {
            self.renew_deck(side, MissionKind::Regular);
            let mut counts = [0u8; crate::db::MISSIONS];
            for (m, n) in counts.iter_mut().enumerate() {
                let facts = self.g.db.mission(Mission(m as u8));
                if facts.side == side && facts.kind == MissionKind::Regular {
                    *n = self.s.deck[m];
                }
            }
            let Some(m) = self.draw_kind(&counts) else { return };
            self.s.deck[m] -= 1;
            self.s.hand[m] += 1;
            self.tell(Event::DrewMission { side, mission: Some(Mission(m as u8)), project: false });
        }
    }
}
