//! The board: a view arranged in zones, gauges and tracks for clients.

use table::{
    Card, Counter, Gauge, Map, MapSpot, Mark, MarkState, Panel, Phrase, Seat, TableView, Track, Zone, ZoneRole,
};

use crate::cells::{Cell, ZONES};
use crate::db::Entity;
use crate::dealt::PendingDamage;
use crate::frame::{Bout, Frame, MissionStep, Stage};
use crate::game::Rebellion;
use crate::leader::{Leader, Ring};
use crate::map::Site;
use crate::phrases::{die_term, named, noun, number, side, side_term, skill_term, theater_term, word};
use crate::retreat::{alike, groups};
use crate::side::{Color, Face, Role, Side, Theater};
use crate::state::{Combat, Hit, Place};
use crate::strike::packed;
use crate::unit::{KINDS, Unit};
use crate::view::View;

/// The phases of a round.
const PHASES: [&str; 3] = ["reb.phase.assignment", "reb.phase.command", "reb.phase.refresh"];
/// The steps of a mission that are worth showing.
const STEPS: [&str; 4] = ["reb.step.sent", "reb.step.opposed", "reb.step.roll", "reb.step.effect"];
/// The steps of a combat round.
const BOUTS: [&str; 5] =
    ["reb.bout.leaders", "reb.bout.cards", "reb.bout.space", "reb.bout.ground", "reb.bout.retreat"];
/// The steps of a movement from one place.
const MOVES: [&str; 3] = ["reb.load.from", "reb.load.ships", "reb.load.cargo"];

impl Rebellion {
    pub(crate) fn table_view_of(&self, view: &View) -> TableView {
        let mut zones = vec![self.zone(view, ZoneRole::Map, None, &self.cells(view, ZoneRole::Map, Side::Rebels))];
        let under_way = self.under_way(view);
        if !under_way.is_empty() {
            zones.push(self.zone(view, ZoneRole::Lane, None, &under_way));
        }
        for side in Side::BOTH {
            for role in ZONES {
                if is_laid(view, role, side) {
                    zones.push(self.zone(view, role, Some(side), &self.cells(view, role, side)));
                }
            }
        }
        let probes = Zone { count: view.probes.deck, ..self.zone(view, ZoneRole::Deck, None, &[]) };
        zones.push(probes);
        TableView {
            status: Some(self.status(view)),
            tracks: tracks(view),
            gauges: [self.clock(view)]
                .into_iter()
                .chain(cargo(view))
                .chain(self.blows(view).into_iter().map(PendingDamage::gauge))
                .collect(),
            seats: Seat::first(self.players().n()).map(|seat| self.panel(view, seat)).collect(),
            zones,
            map: Some(self.map()),
        }
    }

    fn status(&self, view: &View) -> Phrase {
        let of = [number(view.round), number(view.time), number(view.reputation)];
        match (view.winners.lowest(), view.combat.site) {
            (Some(seat), _) => Phrase::say("reb.status.won", [side(self.side_of(seat))]),
            (None, Some(site)) => Phrase::say("reb.status.combat", [number(view.round), named(Entity::Site(site))]),
            (None, None) if view.round == 0 => word("reb.status.setup"),
            (None, None) => Phrase::say("reb.status", of),
        }
    }

    /// The Rebels win when time and reputation meet (REB-WIN-01).
    fn clock(&self, view: &View) -> Gauge {
        Gauge {
            sign: "time",
            text: Phrase::say("reb.gauge.time", [number(view.time), number(view.reputation)]),
            value: view.time.into(),
            most: Some(view.reputation.into()),
            seat: self.seats_of(Side::Rebels).lowest(),
            ends: Vec::new(),
        }
    }

    fn map(&self) -> Map {
        let systems = self.db.systems.iter().enumerate().map(|(i, system)| MapSpot {
            card: Entity::Site(Site(i as u8)).card(),
            at: system.at,
            region: Some(system.region - 1),
        });
        let base = MapSpot { card: Entity::Site(Site::BASE).card(), at: (6, 47), region: None };
        let pairs = Site::systems().flat_map(|from| {
            let later = move |to: &usize| *to > from.idx();
            self.db.map.next[from.idx()].into_iter().filter(later).map(move |to| (from.0.into(), to as u16))
        });
        Map {
            spots: systems.chain([base]).collect(),
            links: pairs.collect(),
            regions: (1..=8).map(|n| Phrase::say("reb.region", [number(n)])).collect(),
        }
    }

    fn panel(&self, view: &View, seat: Seat) -> Panel {
        let side = self.side_of(seat);
        let missions = &view.missions[side.idx()];
        let roles = || Role::ALL.into_iter().filter(|&role| self.seat(role) == seat);
        let mut notes = vec![word(side_term(side))];
        if self.is_team(side) {
            notes.extend(roles().map(|role| word(post_term(role))));
        }
        let in_turn = view.stage == Some(Stage::Command);
        if in_turn && roles().filter(|r| self.players().order().contains(r)).all(|role| view.passed[role as usize]) {
            notes.push(word("reb.note.passed"));
        }
        let own = |l: &Leader| self.serves(view, *l) == side;
        let pool = Leader::ALL.into_iter().filter(|l| view.at[l.idx()] == Place::Pool).filter(own).count();
        let mut counters = vec![
            Counter::new("leader", word("reb.count.leaders"), pool as i32),
            Counter::new("mission", word("reb.count.missions"), missions.n),
            Counter::new("action", word("reb.count.actions"), view.actions[side.idx()].n.iter().sum::<u8>()),
        ];
        counters.push(match side {
            Side::Rebels => {
                let objectives: u8 = view.objectives.stages.iter().sum();
                Counter::new("objective", word("reb.count.objectives"), objectives)
            }
            Side::Empire => Counter::new("probe", word("reb.count.probes"), view.probes.held as i32),
        });
        counters.push(Counter::new("system", word("reb.count.systems"), view.loyal[side.idx()].len() as i32));
        Panel {
            notes,
            counters,
            active: view.role.map_or(view.asked.contains(seat), |role| self.seat(role) == seat),
            role: Some(match side {
                Side::Rebels => "rebels",
                Side::Empire => "empire",
            }),
            team: Side::BOTH.iter().any(|&s| self.is_team(s)).then_some(side as u8),
            prey: self.seats_of(side.other()),
            ..Panel::new(seat)
        }
    }

    fn zone(&self, view: &View, role: ZoneRole, side: Option<Side>, cells: &[Cell]) -> Zone {
        let owner = side.and_then(|side| self.seats_of(side).lowest());
        let mut cards: Vec<Card> = cells.iter().map(|cell| self.slot(view, role, cell)).collect();
        for (i, slot) in cards.iter_mut().enumerate() {
            slot.marks.extend(self.skill_badge(view, role, &cells[i..]));
            slot.marks.extend(asked_badge(view, role, &cells[..=i]));
            slot.marks.extend(self.blow_badges(view, role, &cells[i]));
        }
        let mut zone = Zone::new(role, owner, word(zone_term(role, side)), cards);
        zone.count = match (role, side) {
            (ZoneRole::Draw, Some(side)) => view.missions[side.idx()].deck.into(),
            (ZoneRole::Hand, Some(side)) => view.missions[side.idx()].n.into(),
            _ => cells.iter().filter(|cell| !cell.attached).map(|cell| usize::from(cell.count)).sum(),
        };
        zone
    }

    fn slot(&self, view: &View, role: ZoneRole, cell: &Cell) -> Card {
        let mut marks = match (role, cell.thing) {
            (ZoneRole::Map, Some(Entity::Site(site))) => self.place_badges(view, site),
            (ZoneRole::Lane, Some(Entity::Unit(unit))) => self.damage_badges(view, unit, cell.n),
            (ZoneRole::Queue, _) => vec![queue_badge(cell.n)],
            (ZoneRole::Dice, _) => vec![die_badge(cell.n)],
            (ZoneRole::Goals, None) => vec![stage_badge(cell.n)],
            (ZoneRole::Tactics, None) => vec![theater_badge(cell.n)],
            _ => Vec::new(),
        };
        if let Some(Entity::Leader(leader)) = cell.thing {
            marks.extend(leader_badges(view, leader));
        }
        Card { card: cell.thing.map(Entity::card), count: cell.count.into(), marks, attached: cell.attached }
    }

    /// The skill that leaders provide for a mission, and the skill it needs (REB-MISSION-03). For a card in hand, the
    /// best leader that can be assigned counts.
    fn skill_badge(&self, view: &View, role: ZoneRole, cells: &[Cell]) -> Option<Mark> {
        let Some(Entity::Mission(mission)) = cells[0].thing else { return None };
        let facts = self.db.mission(mission);
        let skill = |leader: Leader| self.db.leader(leader).skill(facts.skill);
        let on = || cells[1..].iter().take_while(|cell| cell.attached);
        let have: u8 = match (role, view.frame) {
            (ZoneRole::Hand, Some(Frame::Assign { side, stayed })) if facts.side == side => {
                let pool = self.leaders_in(view, Some(side), Place::Pool);
                pool.filter(|leader| !stayed.has(leader.idx())).map(skill).max()?
            }
            (ZoneRole::Orders, _) => on()
                .filter_map(|cell| if let Some(Entity::Leader(l)) = cell.thing { Some(skill(l)) } else { None })
                .sum(),
            _ => return None,
        };
        let noun = noun(skill_term(facts.skill));
        let phrase = Phrase::say("reb.mark.skill", [noun, number(have), number(facts.needs)]);
        let state = if have < facts.needs { MarkState::Used } else { MarkState::Ready };
        Some(Mark { n: Some(have), of: Some(facts.needs), ..Mark::new(facts.skill.sign(), phrase, state) })
    }

    fn place_badges(&self, view: &View, site: Site) -> Vec<Mark> {
        let mut marks = Vec::new();
        if let Some((from, to)) = movement(view) {
            let ends = [(to == site, "target", "reb.mark.goal"), (from == Some(site), "forward", "reb.mark.source")];
            marks.extend(ends.into_iter().filter(|(is, ..)| *is).map(|(_, sign, term)| fact(sign, word(term))));
        }
        if !site.is_system() {
            if view.revealed {
                marks.push(Mark::new("revealed", word("reb.mark.no-space"), MarkState::Used));
            }
            return marks;
        }
        let i = site.idx();
        for (owner, sign) in [(Side::Rebels, "loyal-rebels"), (Side::Empire, "loyal-empire")] {
            if view.loyal[owner.idx()].has(i) && !view.destroyed.has(i) {
                marks.push(fact(sign, Phrase::say("reb.mark.loyal", [side(owner)])));
            }
        }
        let facts = [
            (view.occupied.has(i), "occupied", "reb.mark.occupied"),
            (view.sabotaged.has(i), "sabotaged", "reb.mark.sabotaged"),
            (view.destroyed.has(i), "destroyed", "reb.mark.destroyed"),
            (view.base == Some(site), "base", if view.revealed { "reb.mark.base-found" } else { "reb.mark.base" }),
            (view.guarded == Some(site), "guarded", "reb.mark.guarded"),
            (view.combat.site == Some(site), "fight", "reb.mark.fight"),
            (view.step.is_some() && view.doing[0].site == site, "mission", "reb.mark.mission"),
        ];
        marks.extend(facts.into_iter().filter(|(is, ..)| *is).map(|(_, sign, term)| fact(sign, word(term))));
        if !view.revealed && view.candidates.is_some_and(|list| list.has(i)) {
            marks.push(Mark::new("candidate", word("reb.mark.candidate"), MarkState::Idle));
        }
        marks
    }

    /// The damage of a unit and its health.
    fn damage_badges(&self, view: &View, unit: Unit, packed: u16) -> Vec<Mark> {
        let printed = self.db.unit(unit).health;
        let health = printed - u8::from(view.combat.has(Combat::FRAIL) && printed > 1);
        let (old, new) = ((packed >> 5) as u8, (packed & 31) as u8);
        let taken = Phrase::say("reb.mark.damage", [number(old + new), number(health)]);
        let mut marks = Vec::new();
        if health > 0 {
            marks.push(Mark { n: Some(old + new), of: Some(health), ..fact("damage", taken) });
        }
        if new > 0 {
            let phrase = Phrase::say("reb.mark.fresh", [number(new)]);
            marks.push(Mark { n: Some(new), ..fact("fresh-damage", phrase) });
        }
        marks
    }
}

/// Whether this zone is shown now.
fn is_laid(view: &View, role: ZoneRole, side: Side) -> bool {
    match role {
        ZoneRole::Lane | ZoneRole::Tactics => view.combat.site.is_some(),
        ZoneRole::Dice => view.combat.site.is_some() || view.step.is_some(),
        ZoneRole::Goals => side == Side::Rebels,
        ZoneRole::Clues => side == Side::Empire,
        _ => true,
    }
}

/// The origin and destination of the movement that a player is deciding about.
fn movement(view: &View) -> Option<(Option<Site>, Site)> {
    match view.frame? {
        Frame::MoveFrom { to, .. } => Some((None, to)),
        Frame::MoveHow { from, to, .. } | Frame::MoveCaptive { from, to, .. } => Some((Some(from), to)),
        Frame::RetreatHow { to, .. } => Some((view.combat.site, to)),
        _ => None,
    }
}

/// A mark if the last of these cells has the units that a movement asks for.
fn asked_badge(view: &View, role: ZoneRole, cells: &[Cell]) -> Option<Mark> {
    if let (ZoneRole::Lane, Frame::RetreatHow { role: mover, kind, hurt, .. }) = (role, view.frame?) {
        let unit = Unit::own(mover.side(), usize::from(kind).min(KINDS - 1));
        let asked = cells.last().is_some_and(|cell| {
            cell.thing == Some(Entity::Unit(unit)) && cell.n == packed(Hit { unit, old: hurt, new: 0 })
        });
        return asked.then(|| Mark::new("forward", word("reb.mark.asked"), MarkState::Ready));
    }
    let (unit, from) = match (role, view.frame?) {
        (ZoneRole::Map, Frame::MoveHow { role: mover, from, kind, .. }) => {
            (Rebellion::kind_at(mover.side(), kind.min(8)), from)
        }
        (ZoneRole::Map, Frame::RetreatHow { role: mover, kind, .. }) => {
            (Unit::own(mover.side(), usize::from(kind).min(KINDS - 1)), view.combat.site?)
        }
        _ => return None,
    };
    let place = cells.iter().rfind(|cell| !cell.attached)?.thing;
    let asked = cells.last()?.thing == Some(Entity::Unit(unit)) && place == Some(Entity::Site(from));
    asked.then(|| Mark::new("forward", word("reb.mark.asked"), MarkState::Ready))
}

/// The room left aboard the moving ships, once a carrier moves (REB-MOVE-08, REB-RETREAT-12).
fn cargo(view: &View) -> Option<Gauge> {
    let (room, text) = match view.frame? {
        Frame::MoveHow { room, .. } if view.doing[1].n > 0 => (room, Phrase::say("reb.gauge.cargo", [number(room)])),
        Frame::RetreatHow { role, kind, hurt, room, .. } if !view.combat.is(Combat::UNCARRIED, role.side()) => {
            let force = view.forces[view.combat.site?][role.side().idx()];
            let own = groups(kind, hurt).map(|(at, hurt)| (Unit::own(role.side(), at.into()), hurt));
            let cargo = own.filter(|(unit, _)| unit.is_restricted());
            let waiting: u8 = cargo.map(|(unit, hurt)| alike(&force, &view.combat, unit, hurt)).sum();
            (room, Phrase::say("reb.gauge.retreat", [number(room), number(waiting)]))
        }
        _ => return None,
    };
    Some(Gauge { sign: "transport", text, value: room.into(), most: None, seat: None, ends: Vec::new() })
}

fn fact(sign: &'static str, phrase: Phrase) -> Mark {
    Mark::new(sign, phrase, MarkState::Fact)
}

fn leader_badges(view: &View, leader: Leader) -> Vec<Mark> {
    let ring = Ring::ALL.into_iter().find(|r| view.ring[*r as usize] == Some(leader));
    let mut marks: Vec<Mark> =
        ring.map(|r| fact(r.slug(), Phrase::say("reb.mark.ring", [named(Entity::Ring(r))]))).into_iter().collect();
    let facts = [
        (view.detained, "detained", "reb.mark.detained"),
        (view.inspired, "inspired", "reb.mark.inspired"),
        (view.hidden_from_pool, "unseen", "reb.mark.unseen"),
        (view.let_pass, "lets-pass", "reb.mark.lets-pass"),
    ];
    marks.extend(facts.into_iter().filter(|(set, ..)| set.has(leader.idx())).map(|(_, sign, t)| fact(sign, word(t))));
    marks
}

/// The mark of a queue box. Box 0 contains the units that are being deployed.
fn queue_badge(n: u16) -> Mark {
    match n {
        0 => Mark::new("deploy", word("reb.mark.deploying"), MarkState::Ready),
        _ => Mark { n: Some(n as u8), ..fact("queue", Phrase::say("reb.mark.queue", [number(i32::from(n))])) },
    }
}

fn die_badge(n: u16) -> Mark {
    const SIGNS: [[&str; 4]; 3] = [
        ["die-black-hit", "die-black-direct", "die-black-special", "die-black-blank"],
        ["die-red-hit", "die-red-direct", "die-red-special", "die-red-blank"],
        ["die-hit", "die-direct", "die-special", "die-blank"],
    ];
    let (color, face) = (usize::from(n / 4).min(2), usize::from(n) % 4);
    let term = die_term([Some(Color::Black), Some(Color::Red), None][color], Face::ALL[face]);
    fact(SIGNS[color][face], Phrase::say("reb.mark.die", [noun(term)]))
}

fn stage_badge(n: u16) -> Mark {
    Mark { n: Some(n as u8), ..fact("stage", Phrase::say("reb.type.objective", [number(i32::from(n))])) }
}

fn theater_badge(n: u16) -> Mark {
    let theater = if n <= 1 { Theater::Space } else { Theater::Ground };
    let sign = if n <= 1 { "tactic-space" } else { "tactic-ground" };
    fact(sign, Phrase::say("reb.type.tactic", [noun(theater_term(theater))]))
}

const fn post_term(role: Role) -> &'static str {
    match role {
        Role::RebelAdmiral | Role::ImperialAdmiral => "reb.post.admiral",
        Role::RebelGeneral | Role::ImperialGeneral => "reb.post.general",
    }
}

const fn zone_term(role: ZoneRole, side: Option<Side>) -> &'static str {
    match (role, side) {
        (ZoneRole::Map, _) => "reb.zone.map",
        (ZoneRole::Lane, None) => "reb.zone.under-way",
        (ZoneRole::Lane, Some(_)) => "reb.zone.fighters",
        (ZoneRole::Dice, _) => "reb.zone.dice",
        (ZoneRole::Tactics, _) => "reb.zone.tactics",
        (ZoneRole::Pool, _) => "reb.zone.pool",
        (ZoneRole::Orders, _) => "reb.zone.assigned",
        (ZoneRole::Reserve, _) => "reb.zone.actions",
        (ZoneRole::Goals, _) => "reb.zone.objectives",
        (ZoneRole::Clues, _) => "reb.zone.probes",
        (ZoneRole::Queue, _) => "reb.zone.queue",
        (ZoneRole::Draw, _) => "reb.zone.mission-deck",
        (ZoneRole::Discard, _) => "reb.zone.discard",
        (ZoneRole::Supply, _) => "reb.zone.supply",
        (ZoneRole::Scrap, _) => "reb.zone.gone",
        (ZoneRole::Deck, _) => "reb.zone.probe-deck",
        _ => "reb.zone.missions",
    }
}

fn tracks(view: &View) -> Vec<Track> {
    let track = |sign, name: Phrase, stages: &[&'static str], at| Track {
        sign,
        name,
        stages: stages.iter().map(|&term| word(term)).collect(),
        at,
    };
    let phase = match view.stage {
        None => None,
        Some(stage) if stage < Stage::RebelsAssign => None,
        Some(stage) if stage <= Stage::EmpireAssigns => Some(0),
        Some(stage) if stage <= Stage::CommandEnds => Some(1),
        Some(_) => Some(2),
    };
    let mut tracks = vec![track("phases", word("reb.track.round"), &PHASES, phase)];
    if let Some(step) = view.step {
        // The pending step follows the current question.
        let at = match step {
            _ if matches!(view.frame, Some(Frame::Oppose { .. })) => 1,
            MissionStep::Placed | MissionStep::Answers => 0,
            MissionStep::Oppose => 1,
            MissionStep::BeforeRoll | MissionStep::Roll | MissionStep::Rings | MissionStep::Judge => 2,
            _ => 3,
        };
        tracks.push(track("mission", word("reb.track.mission"), &STEPS, Some(at)));
    }
    if let Some(bout) = view.bout {
        let at = match bout {
            Bout::Leaders => 0,
            Bout::Cards | Bout::Draw | Bout::Round => 1,
            Bout::Space | Bout::SpaceSecond | Bout::SpaceEnds | Bout::Plans | Bout::SpaceScored => 2,
            Bout::Ground | Bout::GroundSecond | Bout::GroundEnds | Bout::GroundScored => 3,
            _ => 4,
        };
        let round = Phrase::say("reb.track.combat", [number(view.combat.round.max(1))]);
        tracks.push(track("fight", round, &BOUTS, Some(at)));
    }
    if let Some(Frame::RetreatHow { to, .. }) = view.frame {
        let name = Phrase::say("reb.track.retreat", [named(Entity::Site(to))]);
        tracks.push(track("move", name, &MOVES[1..], Some(1)));
    } else if let (Some((_, to)), Some(frame)) = (movement(view), view.frame) {
        let at = match frame {
            Frame::MoveHow { role, kind, .. } if !Rebellion::kind_at(role.side(), kind.min(8)).is_restricted() => 1,
            Frame::MoveFrom { .. } => 0,
            _ => 2,
        };
        tracks.push(track("move", Phrase::say("reb.track.move", [named(Entity::Site(to))]), &MOVES, Some(at)));
    }
    tracks
}
