//! The card database: checked definitions and their compiled programs.

use std::sync::OnceLock;

use cards::{Problem, Problems};
use table::CardId;

use crate::card::{CardDef, Faction, Home, Kind};
use crate::compile::Code;
use crate::effect::{Effect, Static};

const CORE: &str = include_str!("../data/core.ron");

/// Languages in which every card needs a name.
pub const LANGUAGES: [&str; 4] = ["en", "ru", "uk", "ja"];
/// The maximum number of ship-copying cards that a match can track.
pub const MOST_COPYING: usize = 4;

/// No program: the card lacks this ability.
pub const NONE: u16 = u16::MAX;

/// The starts of a card's programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Programs {
    /// Primary ability.
    pub primary: u16,
    /// Ally ability.
    pub ally: u16,
    /// Scrap ability.
    pub scrap: u16,
    /// Whenever the owner plays a ship.
    pub on_play_ship: u16,
}

/// Checked cards and their code.
#[derive(Clone, Debug)]
pub struct Db {
    cards: Vec<CardDef>,
    programs: Vec<Programs>,
    code: Code,
}

impl Db {
    /// The core set.
    pub fn core() -> &'static Self {
        static CORE_DB: OnceLock<Db> = OnceLock::new();
        CORE_DB.get_or_init(|| {
            let file = cards::read::<CardDef>("core.ron", CORE).expect("the core set parses (tested)");
            Self::build(file.entries.clone(), &|id, what| file.problem(id, what))
                .expect("the core set is valid (tested)")
        })
    }

    /// The core set with custom cards.
    pub fn with(own: &[CardDef]) -> Result<Self, Problems> {
        Self::with_problems(own, &|id, what| Problem {
            file: "cards".to_owned(),
            line: 1,
            what: format!("{id}: {what}"),
        })
    }

    /// Reads a file of custom cards and checks it against the core set.
    pub fn read_own(name: &str, source: &str) -> Result<Vec<CardDef>, Problems> {
        let file = cards::read::<CardDef>(name, source)?;
        Self::with_problems(&file.entries, &|id, what| file.problem(id, what))?;
        Ok(file.entries)
    }

    fn with_problems(own: &[CardDef], at: &dyn Fn(&str, String) -> Problem) -> Result<Self, Problems> {
        if own.is_empty() {
            return Ok(Self::core().clone());
        }
        let mut problems = Vec::new();
        for card in own {
            if card.home != Home::TradeDeck {
                problems.push(at(&card.id, "a custom card must be in the trade deck".to_owned()));
            }
            for lang in LANGUAGES {
                if card.names.get(lang).is_none_or(|n| n.trim().is_empty()) {
                    problems.push(at(&card.id, format!("missing name in language {lang:?}")));
                }
            }
        }
        let all: Vec<_> = Self::core().cards.iter().chain(own).cloned().collect();
        match Self::build(all, at) {
            Ok(db) if problems.is_empty() => Ok(db),
            Ok(_) => Err(Problems(problems)),
            Err(Problems(more)) => Err(Problems(problems.into_iter().chain(more).collect())),
        }
    }

    fn build(cards: Vec<CardDef>, at: &dyn Fn(&str, String) -> Problem) -> Result<Self, Problems> {
        let mut code = Code::default();
        let mut programs = Vec::new();
        let mut problems = Vec::new();
        for (i, card) in cards.iter().enumerate() {
            let mut wrong = check_card(card);
            if cards[..i].iter().any(|c| c.id == card.id) {
                wrong.push("this id already exists".to_owned());
            }
            let mut add = |list: &[Effect]| {
                if list.is_empty() {
                    return NONE;
                }
                code.add(list).unwrap_or_else(|e| {
                    wrong.extend(e);
                    NONE
                })
            };
            let trigger = card.statics.iter().find_map(|s| match s {
                Static::OnPlayShip(list) => Some(list.as_slice()),
                Static::AllyOfAll => None,
            });
            programs.push(Programs {
                primary: add(&card.primary),
                ally: add(&card.ally),
                scrap: add(&card.scrap),
                on_play_ship: trigger.map_or(NONE, add),
            });
            problems.extend(wrong.into_iter().map(|what| at(&card.id, what)));
        }
        if cards.len() > 400 || code.picks.len() > 255 || code.ops.len() >= NONE as usize {
            problems.push(at("", "too many cards for one database".to_owned()));
        }
        if problems.is_empty() { Ok(Self { cards, programs, code }) } else { Err(Problems(problems)) }
    }

    /// All cards, in the order of their ids.
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &CardDef {
        &self.cards[id.idx()]
    }

    /// The card with this slug.
    pub fn find(&self, slug: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == slug).map(|i| CardId(i as u16))
    }

    /// The starts of a card's programs.
    pub fn programs(&self, id: CardId) -> Programs {
        self.programs[id.idx()]
    }

    /// The compiled programs.
    pub fn code(&self) -> &Code {
        &self.code
    }
}

/// Can this card become a copy of a ship?
pub fn copies_ships(card: &CardDef) -> bool {
    card.primary.iter().any(|e| matches!(e, Effect::CopyShip(_)))
}

fn check_card(card: &CardDef) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut must = |ok: bool, what: &str| {
        if !ok {
            wrong.push(what.to_owned());
        }
    };
    must(cards::check::is_slug(&card.id), "an id must be lower-case words joined by hyphens");
    must((1..=60).contains(&card.copies), "copies must be 1 to 60");
    must(card.cost <= 60, "a cost must be at most 60");
    must(card.cost > 0 || card.home == Home::Starter, "a card that can be bought must cost at least 1");
    must(card.ally.is_empty() || card.faction != Faction::Unaligned, "an ally ability needs a faction");
    must(card.statics.is_empty() || card.kind != Kind::Ship, "only bases have static abilities");
    must(card.statics.len() <= 1, "a base can have at most one static ability");
    must(card.kind == Kind::Ship || (1..=31).contains(&card.kind.defense()), "a defense must be 1 to 31");
    must(card.kind == Kind::Ship || !copies_ships(card), "only ships can copy ships");
    let gains = |e: &Effect| matches!(e, Effect::Trade(_) | Effect::Combat(_) | Effect::Authority(_));
    let plain = card.statics.iter().all(|s| match s {
        Static::OnPlayShip(list) => list.iter().all(gains),
        Static::AllyOfAll => true,
    });
    must(plain, "OnPlayShip can only give trade, combat and authority");
    let elsewhere = card.ally.iter().chain(&card.scrap).any(|e| matches!(e, Effect::CopyShip(_)));
    must(!elsewhere, "only a primary ability can copy a ship");
    wrong
}
