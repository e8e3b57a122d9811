//! Star Realms as the registry sees it.

use serde_json::Value;
use session::About;
use star_realms::phrases::{Section, card_text, glance, section, type_line};
use star_realms::{Db, Faction, Kind, Mode, Setup, StarRealms};
use table::{CardId, CopyId, Phrase, Seat};
use text::{Lang, Names};

use crate::registry::{OpenError, Ruling, Visit, Wanted};
use crate::shown::{Face, Part, Shown};

pub(crate) const SLUG: &str = "star-realms";
/// Version of the rules in saves: changes when an old log may no longer replay.
const RULES: &str = "1";

impl<const N: usize, const W: usize> Shown for StarRealms<N, W> {
    fn about(&self) -> About {
        let content = ron_hash(self.db());
        About {
            game: SLUG.to_owned(),
            rules: RULES.to_owned(),
            content,
            setup: serde_json::to_value(self.setup()).expect("a setup is plain data"),
            cast: self.cast().slugs(self.db()).map(str::to_owned).collect(),
        }
    }

    fn names(&self) -> Names {
        let mut names = Names::of_game(SLUG, self.db().cards().iter().map(|c| c.id.as_str()));
        for (idx, card) in self.db().cards().iter().enumerate() {
            for (code, name) in &card.names {
                if let Some(lang) = Lang::from_code(code) {
                    names.name_card(CardId(idx as u16), lang, name.as_str());
                }
            }
        }
        names
    }

    fn card_of(&self, copy: CopyId) -> Option<CardId> {
        copy.is_some().then(|| self.cast().card(copy))
    }

    fn cards(&self) -> usize {
        self.db().cards().len()
    }

    fn face(&self, card: CardId) -> Face {
        let def = self.db().card(card);
        let part = |(part, text): (Section, Phrase)| Part {
            sign: part.sign(),
            head: section(part, def.faction),
            text,
            glance: glance(def, part),
        };
        Face {
            card,
            slug: def.id.clone(),
            type_line: type_line(def),
            text: card_text(def).into_iter().map(part).collect(),
            kind: match def.kind {
                Kind::Ship => "ship",
                Kind::Base(_) => "base",
                Kind::Outpost(_) => "outpost",
            },
            cost: (def.cost > 0).then_some(def.cost),
            defense: Some(def.kind.defense()).filter(|d| *d > 0),
            guard: if matches!(def.kind, Kind::Outpost(_)) { "outpost" } else { "shield" },
            outpost: matches!(def.kind, Kind::Outpost(_)),
            faction: match def.faction {
                Faction::Unaligned => "unaligned",
                Faction::Blob => "blob",
                Faction::TradeFederation => "trade-federation",
                Faction::StarEmpire => "star-empire",
                Faction::MachineCult => "machine-cult",
            },
            stamps: Vec::new(),
            traits: None,
            print: None,
            tags: Vec::new(),
            marks: Vec::new(),
        }
    }
}

/// What the cards of a match say, so that a save knows whether it still means the same cards.
fn ron_hash(db: &Db) -> String {
    let text = serde_json::to_string(db.cards()).expect("cards are plain data");
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// Every ruling with its question and its values. A test compares the list with the setup.
const RULINGS: [(&str, &str, &[&str]); 11] = [
    ("discards", "sr.ruling.discards", &["at-once", "start-of-turn"]),
    ("own_bases", "sr.ruling.own_bases", &["true", "false"]),
    ("needle_counts_as_copied", "sr.ruling.needle_counts_as_copied", &["true", "false"]),
    ("needle_copies_scrapped", "sr.ruling.needle_copies_scrapped", &["true", "false"]),
    ("carrier_takes_explorers", "sr.ruling.carrier_takes_explorers", &["true", "false"]),
    ("explorers_after_trade_deck", "sr.ruling.explorers_after_trade_deck", &["true", "false"]),
    ("hydra_joint_explorers", "sr.ruling.hydra_joint_explorers", &["true", "false"]),
    ("hydra_open_hands", "sr.ruling.hydra_open_hands", &["true", "false"]),
    ("emperor_heir", "sr.ruling.emperor_heir", &["true", "false"]),
    ("legacy_from", "sr.ruling.legacy_from", &["anywhere", "discard-pile"]),
    ("turn_limit", "sr.ruling.turn_limit", &[]),
];

/// The rulings as a host may choose them.
pub(crate) fn rulings() -> Vec<Ruling> {
    let usual = serde_json::to_value(star_realms::Rulings::default()).expect("plain data");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let ruling = |(name, title, values): (&str, &'static str, &[&'static str])| Ruling {
        name: name.to_owned(),
        title,
        values: values.to_vec(),
        usual: word(&usual[name]),
    };
    RULINGS.map(ruling).into()
}

/// What a host asked for as a checked setup.
pub(crate) fn setup(wanted: &Wanted) -> Result<Value, OpenError> {
    let mode = match &wanted.mode {
        None => Mode::default(),
        Some(slug) => Mode::from_slug(slug)
            .ok_or_else(|| OpenError::Mode { mode: slug.clone(), list: Mode::ALL.map(Mode::slug).join(", ") })?,
    };
    let mut rulings = serde_json::to_value(star_realms::Rulings::default()).expect("plain data");
    for (name, value) in &wanted.rulings {
        let list = || rulings.as_object().map(|o| o.keys().cloned().collect::<Vec<_>>().join(", "));
        if rulings.get(name).is_none() {
            return Err(OpenError::Ruling { name: name.clone(), list: list().unwrap_or_default() });
        }
        // Booleans and numbers as such, everything else as a word.
        rulings[name] = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.clone()));
        let known = serde_json::from_value::<star_realms::Rulings>(rulings.clone());
        known.map_err(|e| OpenError::Setup(format!("ruling {name}: {e}")))?;
    }
    let rulings = serde_json::from_value(rulings).map_err(|e| OpenError::Setup(e.to_string()))?;
    let cards = match &wanted.cards {
        Some((name, source)) => Db::read_own(name, source).map_err(|e| OpenError::Cards(e.to_string()))?,
        None => Vec::new(),
    };
    let first = wanted.first.map(|n| Seat::new(n.min(7)));
    let setup = Setup { mode, seats: wanted.seats.unwrap_or(0), first, rulings, cards };
    let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
    // Whether the cards fit is known when the table is laid.
    let value = serde_json::to_value(setup).expect("a setup is plain data");
    visit(&value, Nothing)?;
    Ok(value)
}

struct Nothing;

impl Visit for Nothing {
    type Out = ();
    fn visit<G: Shown>(self, _: G) {}
}

/// Lays the smallest table that holds this match and hands it over.
pub(crate) fn visit<V: Visit>(setup: &Value, visitor: V) -> Result<V::Out, OpenError> {
    let setup: Setup = serde_json::from_value(setup.clone()).map_err(|e| OpenError::Setup(e.to_string()))?;
    let setup = setup.check().map_err(|e| OpenError::Setup(e.to_string()))?;
    macro_rules! lay {
        ($seats:literal, $words:literal) => {
            match StarRealms::<$seats, $words>::new(setup.clone()) {
                Ok(game) => return Ok(visitor.visit(game)),
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
    // A player's own cards overflow the usual table.
    StarRealms::<6, 4>::new(setup).map(|game| visitor.visit(game)).map_err(|e| OpenError::Setup(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_can_be_chosen() {
        let setup = serde_json::to_value(star_realms::Rulings::default()).expect("plain data");
        let names: Vec<&String> = setup.as_object().expect("a struct").keys().collect();
        let listed = rulings();
        assert_eq!(listed.len(), names.len());
        for ruling in listed {
            assert!(names.contains(&&ruling.name), "{} is no ruling", ruling.name);
            assert!(ruling.values.is_empty() || ruling.values.contains(&ruling.usual.as_str()));
            for value in ruling.values {
                let wanted = Wanted { rulings: vec![(ruling.name.clone(), value.to_owned())], ..Wanted::default() };
                super::setup(&wanted).expect("a value of the list");
            }
        }
    }
}
