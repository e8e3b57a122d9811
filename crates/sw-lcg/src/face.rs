//! Faces of Star Wars: The Card Game cards.

use table::{CardId, Face, Part, Print, Spot, Stamp};

use crate::ability::Ability;
use crate::card::{Affiliation, CardDef, Icon, Kind, Side, Trait};
use crate::db::Db;
use crate::effect::Effect;
use crate::phrases::{Section, card_text, marks, trait_line, type_line};

pub(crate) fn face(db: &Db, card: CardId) -> Face {
    let def = db.card(card);
    let part =
        |section: Section| Part { sign: section.sign, head: section.head, text: section.text, glance: Vec::new() };
    let sets = db.sets().iter().filter(|set| set.cards.contains(&card)).map(|set| set.number);
    Face {
        card,
        slug: def.id.clone(),
        type_line: type_line(def),
        text: card_text(def).into_iter().map(part).collect(),
        kind: kind(def),
        cost: def.cost(),
        defense: Some(def.capacity()).filter(|n| *n > 0),
        guard: "capacity",
        outpost: false,
        faction: def.affiliation.slug(),
        stamps: stamps(def),
        traits: trait_line(def),
        marks: marks(def),
        print: Some(Print { number: def.number, sets: sets.collect() }),
        tags: tags(def),
    }
}

const fn kind(def: &CardDef) -> &'static str {
    match def.kind {
        Kind::Affiliation { .. } => "affiliation",
        Kind::Objective { .. } => "objective",
        Kind::Unit { .. } => "unit",
        Kind::Enhancement { .. } => "enhancement",
        Kind::Event { .. } => "event",
        Kind::Fate { .. } => "fate",
    }
}

/// The signs of a combat icon: normal, and edge-enabled.
const fn signs(icon: Icon) -> [&'static str; 2] {
    match icon {
        Icon::UnitDamage => ["unit-damage", "unit-damage-edge"],
        Icon::Tactics => ["tactics", "tactics-edge"],
        Icon::Blast => ["blast", "blast-edge"],
    }
}

fn stamps(def: &CardDef) -> Vec<Stamp> {
    let stamp = |spot, sign, n| Stamp { spot, sign, n };
    let mut stamps = Vec::new();
    if def.unique {
        stamps.push(stamp(Spot::Title, "unique", 0));
    }
    if def.resources() > 0 {
        stamps.push(stamp(Spot::Side, "resource", def.resources()));
    }
    match def.kind {
        Kind::Affiliation { reserve, .. } => stamps.push(stamp(Spot::Side, "reserve", reserve)),
        Kind::Fate { priority } => stamps.push(stamp(Spot::Side, "priority", priority)),
        _ => {}
    }
    let icons = def.icons();
    for (nth, counts) in [icons.normal, icons.edge].into_iter().enumerate() {
        for (icon, n) in Icon::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0) {
            stamps.push(stamp(Spot::Strip, signs(icon)[nth], n));
        }
    }
    if def.force > 0 {
        stamps.push(stamp(Spot::Foot, "force", def.force));
    }
    stamps
}

/// Tags for the card picture: its traits (the most specific first), its main effect, and the side of neutral cards.
fn tags(def: &CardDef) -> Vec<&'static str> {
    let broad = |t: &Trait| matches!(t, Trait::Character | Trait::Vehicle | Trait::Location);
    let (broad, telling): (Vec<Trait>, Vec<Trait>) = def.traits.iter().copied().partition(broad);
    let mut tags: Vec<&'static str> = telling.into_iter().take(2).map(Trait::slug).collect();
    tags.extend(broad.into_iter().map(Trait::slug));
    if matches!(def.kind, Kind::Event { .. } | Kind::Fate { .. } | Kind::Objective { .. } | Kind::Enhancement { .. }) {
        tags.extend(def.abilities.iter().find_map(effect_tag));
    }
    if def.affiliation == Affiliation::Neutral {
        tags.push(match def.side {
            Side::Light => "light",
            Side::Dark => "dark",
        });
    }
    tags
}

/// A one-word tag for the main effect of an ability.
fn effect_tag(ability: &Ability) -> Option<&'static str> {
    match ability {
        Ability::Always(_) => None,
        Ability::Action(u)
        | Ability::Interrupt(_, u)
        | Ability::Reaction(_, u)
        | Ability::ForcedReaction(_, u)
        | Ability::Fate(u) => u.does.iter().find_map(effect),
    }
}

fn effect(effect: &Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Damage(..) | Effect::MoveDamage(..) => "harm",
        Effect::Destroy(..) | Effect::DiscardFromPlay(..) | Effect::Sacrifice(..) => "ruin",
        Effect::Heal(..) | Effect::Strip(..) => "mend",
        Effect::Cancel | Effect::Prevent(..) | Effect::Redirect(..) | Effect::Forbid { .. } => "ward",
        Effect::Shield(..) | Effect::ShieldMore(..) => "shield",
        Effect::Focus(..) => "bind",
        Effect::Unfocus(..) => "rouse",
        Effect::Draw(..) | Effect::TakeTop(..) | Effect::RevealTop(..) | Effect::Mill(..) => "insight",
        Effect::LookAtHand | Effect::DiscardRandom(..) | Effect::DiscardHand(..) | Effect::LookAtTop(..) => "probe",
        Effect::Capture(..) | Effect::CaptureRandom | Effect::CaptureHere(..) => "capture",
        Effect::Rescue(..) | Effect::PutIntoPlay(..) | Effect::Join => "arrive",
        Effect::ToHand(..) | Effect::ToOwnerHand | Effect::BottomAtRandom(..) | Effect::ToBottom(..) => "retreat",
        Effect::Gain(..) | Effect::CopyIcons(..) => "rally",
        Effect::NoMatch(..) | Effect::NextCard(..) | Effect::Discount => "deal",
        Effect::Dial(..) => "doom",
        Effect::RestartEdge | Effect::MoveEngagement | Effect::EngageAgain => "turn",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn faces() -> impl Iterator<Item = (&'static CardDef, Face)> {
        let db = Db::core();
        db.cards().iter().enumerate().map(move |(i, def)| (def, face(db, CardId(i as u16))))
    }

    #[test]
    fn what_is_printed_can_be_read_off_the_stamps() {
        for (def, face) in faces() {
            let sum = |sign: &str| face.stamps.iter().filter(|s| s.sign == sign).map(|s| s.n).sum::<u8>();
            assert_eq!(sum("force"), def.force, "{}", def.id);
            assert_eq!(sum("resource"), def.resources(), "{}", def.id);
            for (i, icon) in Icon::ALL.into_iter().enumerate() {
                let [plain, edge] = signs(icon);
                assert_eq!([sum(plain), sum(edge)], [def.icons().normal[i], def.icons().edge[i]], "{}", def.id);
            }
            assert_eq!(face.stamps.iter().any(|s| s.sign == "unique"), def.unique, "{}", def.id);
            assert_eq!(face.traits.is_some(), !def.traits.is_empty(), "{}", def.id);
        }
    }

    #[test]
    fn every_card_belongs_to_its_sets_and_has_a_number_of_its_own() {
        let mut numbers = BTreeSet::new();
        for (def, face) in faces() {
            let print = face.print.expect("every card has a number");
            assert!(numbers.insert(print.number), "number {} occurs twice", print.number);
            assert_eq!(print.sets.is_empty(), matches!(def.kind, Kind::Affiliation { .. }), "{}", def.id);
        }
        assert_eq!(numbers.len(), 177);
    }

    #[test]
    fn the_painter_is_told_what_to_paint() {
        for (def, face) in faces() {
            let needs = matches!(def.kind, Kind::Unit { .. } | Kind::Fate { .. });
            assert!(!needs || !face.tags.is_empty(), "{}", def.id);
        }
        let tags = |slug: &str| faces().find(|(def, _)| def.id == slug).expect(slug).1.tags;
        assert_eq!(tags("han-solo"), ["rogue", "scoundrel", "character"]);
        assert_eq!(tags("force-choke")[..2], ["force", "alter"]);
        assert_eq!(tags("heat-of-battle-65"), ["harm", "light"]);
    }
}
