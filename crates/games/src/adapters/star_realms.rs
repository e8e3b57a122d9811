//! Adapter of Star Realms for the registry.

use serde_json::Value;
use star_realms::{Db, Mode, Rulings, Setup, StarRealms};
use text::Lexicons;

use super::rulings::{Switch, chosen, listed};
use super::{GameAdapter, Nothing, PreparedGame, Visit, seat};
use crate::registry::{GameInfo, ModeInfo, OpenError, Ruling, Wanted};

/// Version of the rules in saves. It changes when an old log may no longer replay.
const VERSION: &str = "1";

const RULES: [&str; 4] = [
    include_str!("../../../../docs/rules/star-realms.md"),
    include_str!("../../../../docs/rules/star-realms.ru.md"),
    include_str!("../../../../docs/rules/star-realms.uk.md"),
    include_str!("../../../../docs/rules/star-realms.ja.md"),
];

pub(crate) struct StarRealmsAdapter;

static LEXICONS: Lexicons = Lexicons::new(star_realms::LEXICON);

impl GameAdapter for StarRealmsAdapter {
    const INFO: GameInfo = GameInfo {
        slug: "star-realms",
        title: |_| "Star Realms",
        modes: &[
            ModeInfo { slug: "duel", title: "sr.mode.duel", seats: &[2] },
            ModeInfo { slug: "free-for-all", title: "sr.mode.free-for-all", seats: &[3, 4, 5, 6] },
            ModeInfo { slug: "hunter", title: "sr.mode.hunter", seats: &[3, 4, 5, 6] },
            ModeInfo { slug: "hydra", title: "sr.mode.hydra", seats: &[4, 6] },
            ModeInfo { slug: "emperor", title: "sr.mode.emperor", seats: &[6] },
            ModeInfo { slug: "raid", title: "sr.mode.raid", seats: &[3, 4, 5, 6] },
        ],
        example: false,
        rules: |lang| RULES[lang as usize],
    };

    const LESSON: Option<&'static str> = Some(include_str!("../../lessons/star-realms.ron"));

    fn lexicons() -> &'static Lexicons {
        &LEXICONS
    }

    fn rulings() -> Vec<Ruling> {
        listed(&RULINGS, &Rulings::default())
    }

    fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
        if !wanted.decks.is_empty() {
            return Err(OpenError::NoDecks);
        }
        let mode = match &wanted.mode {
            None => Mode::default(),
            Some(slug) => Mode::from_slug(slug)
                .ok_or_else(|| OpenError::Mode { mode: slug.clone(), list: Mode::ALL.map(Mode::slug).join(", ") })?,
        };
        let rulings = chosen(&Rulings::default(), &wanted.rulings)?;
        let cards = match &wanted.cards {
            Some((name, source)) => Db::read_own(name, source).map_err(|e| OpenError::Cards(e.to_string()))?,
            None => Vec::new(),
        };
        let first = wanted.first.map(seat).transpose()?;
        let setup = Setup { mode, seats: wanted.seats.unwrap_or(0), first, rulings, cards };
        let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
        // Preparing the table checks whether the cards fit.
        let value = serde_json::to_value(setup).expect("a setup is plain data");
        Self::visit(&value, Nothing)?;
        Ok(value)
    }

    fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
        let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
        let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
        macro_rules! lay {
            ($seats:literal, $blocks:literal) => {
                match StarRealms::<$seats, $blocks>::new(setup.clone()) {
                    Ok(game) => return Ok(visitor.visit(prepared(game))),
                    Err(star_realms::SetupError::TooManyCards { .. }) => {}
                    Err(e) => return Err(OpenError::Setup(e.to_string())),
                }
            };
        }
        match setup.seats {
            2 => lay!(2, 1),
            3 | 4 => lay!(4, 2),
            _ => lay!(6, 3),
        }
        // Custom cards may not fit the default type.
        StarRealms::<6, 4>::new(setup)
            .map(|game| visitor.visit(prepared(game)))
            .map_err(|e| OpenError::Setup(e.to_string()))
    }
}

/// Every ruling with its question and its values. A test compares the list with the setup.
const RULINGS: [Switch; 12] = [
    ("discards", "sr.ruling.discards", &["at-once", "start-of-turn"]),
    ("own_bases", "sr.ruling.own_bases", &["true", "false"]),
    ("needle_counts_as_copied", "sr.ruling.needle_counts_as_copied", &["true", "false"]),
    ("needle_copies_scrapped", "sr.ruling.needle_copies_scrapped", &["true", "false"]),
    ("carrier_takes_explorers", "sr.ruling.carrier_takes_explorers", &["true", "false"]),
    ("carrier_counts_as_next_ship", "sr.ruling.carrier_counts_as_next_ship", &["true", "false"]),
    ("explorers_after_trade_deck", "sr.ruling.explorers_after_trade_deck", &["true", "false"]),
    ("hydra_joint_explorers", "sr.ruling.hydra_joint_explorers", &["true", "false"]),
    ("hydra_open_hands", "sr.ruling.hydra_open_hands", &["true", "false"]),
    ("emperor_heir", "sr.ruling.emperor_heir", &["true", "false"]),
    ("legacy_from", "sr.ruling.legacy_from", &["anywhere", "discard-pile"]),
    ("turn_limit", "sr.ruling.turn_limit", &[]),
];

fn prepared<const N: usize, const W: usize>(game: StarRealms<N, W>) -> PreparedGame<StarRealms<N, W>> {
    let setup = game.setup().clone();
    PreparedGame::new::<StarRealmsAdapter>(game, VERSION, &setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_can_be_chosen() {
        let setup = serde_json::to_value(star_realms::Rulings::default()).expect("plain data");
        let names: Vec<&String> = setup.as_object().expect("a struct").keys().collect();
        let listed = StarRealmsAdapter::rulings();
        assert_eq!(listed.len(), names.len());
        for ruling in listed {
            assert!(names.contains(&&ruling.name), "{} is not a ruling", ruling.name);
            assert!(ruling.values.is_empty() || ruling.values.contains(&ruling.usual.as_str()));
            for value in ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), value.to_owned())], ..Wanted::default() };
                StarRealmsAdapter::setup(&wanted).expect("a value of the list");
            }
        }
    }
}
