//! The card database: checked definitions, objective sets and compiled programs.

use std::sync::OnceLock;

use cards::{CardFile, Problem, Problems};
use serde::Deserialize;
use table::CardId;

use crate::ability::{Ability, Cost, Static};
use crate::card::{Affiliation, CardDef, Host, Kind, Side};
use crate::compile::Code;
use crate::op::Skill;

const LIGHT: &str = include_str!("../data/light.ron");
const DARK: &str = include_str!("../data/dark.ron");
const SETS: &str = include_str!("../data/sets.ron");

/// An objective set: the objective and five other cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetDef {
    number: u8,
    copies: u8,
    cards: [String; 6],
}

/// An objective set, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectiveSet {
    /// The number of the set.
    pub number: u8,
    /// The side of its cards.
    pub side: Side,
    /// The affiliation of its objective.
    pub affiliation: Affiliation,
    /// Only legal in decks of that affiliation.
    pub own_only: bool,
    /// At most one copy per deck.
    pub once: bool,
    /// Number of copies in one box.
    pub copies: u8,
    /// The six cards, the objective first.
    pub cards: [CardId; 6],
}

/// The card database: checked cards and their compiled programs.
#[derive(Clone, Debug)]
pub struct Db {
    cards: Vec<CardDef>,
    skills: Vec<Vec<Skill>>,
    hosts: Vec<Option<u8>>,
    statics: Vec<Vec<(Static, Option<u8>)>>,
    sets: Vec<ObjectiveSet>,
    code: Code,
}

impl Db {
    /// The core set.
    pub fn core() -> &'static Self {
        static CORE: OnceLock<Db> = OnceLock::new();
        CORE.get_or_init(|| Self::read(true).expect("tests check the core set"))
    }

    /// The core set with C-3PO's cost as common card lists have it: without focusing (LCG-NAME-OPEN2).
    pub fn without_c3po_focus() -> &'static Self {
        static CHEAP: OnceLock<Db> = OnceLock::new();
        CHEAP.get_or_init(|| Self::read(false).expect("tests check the core set"))
    }

    fn read(c3po_focuses: bool) -> Result<Self, Problems> {
        let light = cards::read::<CardDef>("light.ron", LIGHT)?;
        let dark = cards::read::<CardDef>("dark.ron", DARK)?;
        let sets = cards::read::<SetDef>("sets.ron", SETS)?;
        let mut cards: Vec<CardDef> = light.entries.iter().chain(&dark.entries).cloned().collect();
        if !c3po_focuses && let Some(c3po) = cards.iter_mut().find(|c| c.id == "c-3po") {
            for ability in &mut c3po.abilities {
                if let Ability::Interrupt(_, usage) = ability {
                    usage.cost.retain(|cost| *cost != Cost::FocusThis);
                }
            }
        }
        let file = |id: &str| if light.entries.iter().any(|c| c.id == id) { &light } else { &dark };
        Self::build(cards, &sets, &|id, what| file(id).problem(id, what))
    }

    fn build(
        cards: Vec<CardDef>,
        sets: &CardFile<SetDef>,
        problem: &dyn Fn(&str, String) -> Problem,
    ) -> Result<Self, Problems> {
        let mut code = Code::default();
        let mut problems = Vec::new();
        let (mut skills, mut hosts, mut statics) = (Vec::new(), Vec::new(), Vec::new());
        for card in &cards {
            let event = matches!(card.kind, Kind::Event { .. });
            match code.skills(card, event) {
                Ok(list) => skills.push(list),
                Err(wrong) => problems.extend(wrong.into_iter().map(|what| problem(&card.id, what))),
            }
            hosts.push(match &card.kind {
                Kind::Enhancement { on: Host::Card(select), .. } => Some(code.select(select)),
                _ => None,
            });
            let mut list = Vec::new();
            for ability in &card.abilities {
                if let Ability::Always(always) = ability {
                    let sel = match always {
                        Static::FirstCheaper(select, _)
                        | Static::OnlyAttackers(select)
                        | Static::AsEnhancement(select, _) => Some(code.select(select)),
                        _ => None,
                    };
                    list.push((always.clone(), sel));
                }
            }
            statics.push(list);
            if card.affiliation.side().is_some_and(|side| side != card.side) {
                problems.push(problem(&card.id, "its affiliation belongs to the other side".to_owned()));
            }
            if !cards::check::is_slug(&card.id) {
                problems.push(problem(&card.id, "the id is not a slug".to_owned()));
            }
        }
        let mut db = Self { cards, skills, hosts, statics, sets: Vec::new(), code };
        for set in &sets.entries {
            match db.set(set) {
                Ok(set) => db.sets.push(set),
                Err(what) => problems.push(sets.problem(&set.number.to_string(), what)),
            }
        }
        if problems.is_empty() { Ok(db) } else { Err(Problems(problems)) }
    }

    fn set(&self, set: &SetDef) -> Result<ObjectiveSet, String> {
        let mut ids = [CardId(0); 6];
        for (id, slug) in ids.iter_mut().zip(&set.cards) {
            *id = self.find(slug).ok_or_else(|| format!("no card has the id {slug:?}"))?;
        }
        let first = self.card(ids[0]);
        let Kind::Objective { own_only, once, .. } = first.kind else {
            return Err(format!("{:?} is not an objective", first.id));
        };
        if ids[1..].iter().any(|&c| matches!(self.card(c).kind, Kind::Objective { .. } | Kind::Affiliation { .. })) {
            return Err("the set has more than one objective, or an affiliation card".to_owned());
        }
        if ids.iter().any(|&c| self.card(c).side != first.side) {
            return Err("the set has cards of both sides".to_owned());
        }
        let (number, copies) = (set.number, set.copies);
        Ok(ObjectiveSet {
            number,
            side: first.side,
            affiliation: first.affiliation,
            own_only,
            once,
            copies,
            cards: ids,
        })
    }

    /// All cards; the index of a card is its [`CardId`].
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    /// The card with this id.
    pub fn card(&self, card: CardId) -> &CardDef {
        &self.cards[card.idx()]
    }

    /// The card with this slug.
    pub fn find(&self, slug: &str) -> Option<CardId> {
        self.cards.iter().position(|c| c.id == slug).map(|i| CardId(i as u16))
    }

    /// The affiliation card of an affiliation.
    pub fn affiliation(&self, affiliation: Affiliation) -> Option<CardId> {
        self.find(affiliation.slug())
    }

    /// All objective sets, in the order of the set file.
    pub fn sets(&self) -> &[ObjectiveSet] {
        &self.sets
    }

    /// The objective set with this number.
    pub fn set_of(&self, number: u8) -> Option<&ObjectiveSet> {
        self.sets.iter().find(|s| s.number == number)
    }

    /// The abilities of a card that players use.
    pub fn skills(&self, card: CardId) -> &[Skill] {
        &self.skills[card.idx()]
    }

    /// The abilities of all cards that players use.
    pub(crate) fn skill_list(&self) -> impl Iterator<Item = &Skill> {
        self.skills.iter().flatten()
    }

    /// The selection of cards an enhancement can be attached to.
    pub fn host(&self, card: CardId) -> Option<u8> {
        self.hosts[card.idx()]
    }

    /// The constant effects of a card, with their compiled selections.
    pub fn statics(&self, card: CardId) -> &[(Static, Option<u8>)] {
        &self.statics[card.idx()]
    }

    /// The compiled programs of all cards.
    pub fn code(&self) -> &Code {
        &self.code
    }
}

/// The core-set card with this slug.
pub(crate) fn slug_id(slug: &str) -> Option<CardId> {
    Db::core().find(slug)
}
