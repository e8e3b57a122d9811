//! The printed faces of all named things.

use table::{Arg, CardId, Face, Part, Phrase, Spot, Stamp, Term};

use crate::db::{Action, Db, Entity, Mission, Objective, Tactic};
use crate::leader::Leader;
use crate::map::Site;
use crate::phrases::{
    Section, action_text, icon_term, mission_line, mission_text, named, noun, number, objective_text, ring_text,
    skill_term, tactic_text, theater_term, unit_text, word,
};
use crate::side::{Color, Side, Skill, Theater};
use crate::unit::Unit;

pub(crate) fn face(db: &Db, card: CardId) -> Face {
    let slug = db.slug(card);
    match Entity::of(card) {
        Some(Entity::Site(site)) => site_face(db, card, slug, site),
        Some(Entity::Unit(unit)) => unit_face(db, card, slug, unit),
        Some(Entity::Leader(leader)) => leader_face(db, card, slug, leader),
        Some(Entity::Mission(mission)) => mission_face(db, card, slug, mission),
        Some(Entity::Action(action)) => action_face(db, card, slug, action),
        Some(Entity::Objective(objective)) => objective_face(db, card, slug, objective),
        Some(Entity::Tactic(tactic)) => tactic_face(db, card, slug, tactic),
        Some(Entity::Ring(ring)) => {
            let text = parts(ring_text(ring));
            Face { text, ..Face::plain(card, slug, "ring", word("reb.type.ring")) }
        }
        None => Face::plain(card, slug, "card", word("reb.type.ring")),
    }
}

fn parts(sections: Vec<Section>) -> Vec<Part> {
    sections.into_iter().map(|s| Part { sign: s.sign, head: s.head, text: s.text, glance: Vec::new() }).collect()
}

const fn faction(side: Side) -> &'static str {
    match side {
        Side::Rebels => "rebel-alliance",
        Side::Empire => "imperial-navy",
    }
}

fn site_face(db: &Db, card: CardId, slug: &str, site: Site) -> Face {
    let line = if !site.is_system() {
        word("reb.type.base-space")
    } else if db.map.populous.has(site.idx()) {
        let icons = db.map.icons[site.idx()].into_iter().flatten().map(|icon| noun(icon_term(icon)));
        let box_number = db.map.builds[site.idx()];
        Phrase::say("reb.type.populous", [number(box_number), Arg::AllOf(icons.collect())])
    } else {
        word("reb.type.remote")
    };
    Face { tags: vec!["location"], ..Face::plain(card, slug, "system", line) }
}

fn unit_face(db: &Db, card: CardId, slug: &str, unit: Unit) -> Face {
    let facts = db.unit(unit);
    let line = match (unit.theater(), unit.is_structure()) {
        (Theater::Space, _) => "reb.type.ship",
        (Theater::Ground, true) => "reb.type.structure",
        (Theater::Ground, false) => "reb.type.ground-unit",
    };
    let [black, red] = facts.dice;
    let stamps =
        [(Spot::Strip, "die-black", black), (Spot::Strip, "die-red", red), (Spot::Side, "transport", facts.carries)];
    Face {
        text: parts(unit_text(unit)),
        faction: faction(unit.side()),
        defense: Some(facts.health).filter(|n| *n > 0),
        guard: if facts.color == Color::Black { "health-black" } else { "health-red" },
        stamps: stamped(&stamps),
        tags: tags(unit),
        ..Face::plain(card, slug, if unit.theater() == Theater::Space { "vessel" } else { "ground" }, word(line))
    }
}

/// Tags that describe the picture of a unit.
fn tags(unit: Unit) -> Vec<&'static str> {
    match unit {
        Unit::Tie | Unit::XWing | Unit::YWing => vec!["vehicle", "fighter"],
        Unit::AtSt | Unit::AtAt => vec!["vehicle", "walker"],
        Unit::Airspeeder => vec!["vehicle"],
        Unit::Stormtrooper | Unit::Trooper => vec!["trooper"],
        Unit::ShieldGenerator | Unit::IonCannon => vec!["vehicle", "fortification"],
        _ => vec!["vehicle", "capital-ship"],
    }
}

fn stamped(stamps: &[(Spot, &'static str, u8)]) -> Vec<Stamp> {
    stamps.iter().filter(|(.., n)| *n > 0).map(|&(spot, sign, n)| Stamp { spot, sign, n }).collect()
}

fn leader_face(db: &Db, card: CardId, slug: &str, leader: Leader) -> Face {
    let facts = db.leader(leader);
    let line = match facts.side {
        Side::Rebels => "reb.type.leader.rebel",
        Side::Empire => "reb.type.leader.imperial",
    };
    let mut stamps: Vec<(Spot, &'static str, u8)> =
        Skill::ALL.into_iter().zip(facts.skills).map(|(skill, n)| (Spot::Strip, skill.sign(), n)).collect();
    if let Some([space, ground]) = facts.tactics {
        stamps.push((Spot::Side, "tactic-space", space));
        stamps.push((Spot::Side, "tactic-ground", ground));
    }
    let skills: Vec<Arg> = Skill::ALL
        .into_iter()
        .filter(|skill| facts.skill(*skill) > 0)
        .map(|skill| Arg::Count(facts.skill(skill).into(), Term(skill_term(skill))))
        .collect();
    let mut text = vec![Phrase::say("reb.leader.skills", [Arg::AllOf(skills)])];
    text.push(match facts.tactics {
        Some([space, ground]) => Phrase::say("reb.leader.tactics", [number(space), number(ground)]),
        None => word("reb.leader.no-tactics"),
    });
    Face {
        faction: faction(facts.side),
        stamps: stamped(&stamps),
        text: vec![Part { sign: "leader", head: word("reb.leader.head"), text: Phrase::Seq(text), glance: Vec::new() }],
        tags: vec!["character"],
        ..Face::plain(card, slug, "leader", word(line))
    }
}

fn mission_face(db: &Db, card: CardId, slug: &str, mission: Mission) -> Face {
    let def = &db.missions[mission.0 as usize];
    let facts = db.mission(mission);
    Face {
        text: parts(mission_text(db, def)),
        faction: faction(def.side),
        stamps: stamped(&[(Spot::Strip, facts.skill.sign(), facts.needs)]),
        tags: vec!["mission"],
        ..Face::plain(card, slug, "mission", mission_line(def))
    }
}

fn action_face(db: &Db, card: CardId, slug: &str, action: Action) -> Face {
    let def = &db.actions[action.0 as usize];
    let leaders: Vec<Arg> = def.leaders.iter().map(|&l| named(Entity::Leader(l))).collect();
    let line = match (def.side, leaders.is_empty()) {
        (Side::Rebels, false) => Phrase::say("reb.type.action.rebel", [Arg::AnyOf(leaders)]),
        (Side::Empire, false) => Phrase::say("reb.type.action.imperial", [Arg::AnyOf(leaders)]),
        (_, true) => word("reb.type.action.rebel.free"),
    };
    Face {
        text: parts(action_text(db, def)),
        faction: faction(def.side),
        tags: vec!["operation"],
        ..Face::plain(card, slug, "action", line)
    }
}

fn objective_face(db: &Db, card: CardId, slug: &str, objective: Objective) -> Face {
    let def = &db.objectives[objective.0 as usize];
    Face {
        text: parts(objective_text(def)),
        faction: faction(Side::Rebels),
        tags: vec!["mission"],
        ..Face::plain(card, slug, "objective", Phrase::say("reb.type.objective", [number(def.stage)]))
    }
}

fn tactic_face(db: &Db, card: CardId, slug: &str, tactic: Tactic) -> Face {
    let def = &db.tactics[tactic.0 as usize];
    let line = Phrase::say("reb.type.tactic", [noun(theater_term(def.theater))]);
    Face { text: parts(tactic_text(def)), tags: vec!["maneuver"], ..Face::plain(card, slug, "tactic", line) }
}
