//! The card database: validated definitions and compiled programs.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use cards::{CardFile, Problem, Problems};
use table::CardId;

use crate::ability::{Ability, Static};
use crate::card::{CardDef, Keyword, Kind, Subtype, Symbol};
use crate::compile::Code;
use crate::effect::Effect;
use crate::op::{AmtId, CheckId, DiceId, SelId, Skill, symbols};

/// The card files, one for each set.
const FILES: &[(&str, &str)] = &[
    ("awakenings.ron", include_str!("../data/awakenings.ron")),
    ("spirit-of-rebellion.ron", include_str!("../data/spirit-of-rebellion.ron")),
    ("two-player-game.ron", include_str!("../data/two-player-game.ron")),
    ("legacies.ron", include_str!("../data/legacies.ron")),
    ("convergence.ron", include_str!("../data/convergence.ron")),
    ("further.ron", include_str!("../data/further.ron")),
    ("special.ron", include_str!("../data/special.ron")),
    ("more.ron", include_str!("../data/more.ron")),
];

/// Validated cards and their compiled code.
#[derive(Clone, Debug)]
pub struct Db {
    cards: Vec<CardDef>,
    by_slug: BTreeMap<String, CardId>,
    compiled: Vec<Compiled>,
    code: Code,
}

/// The compiled parts of a card.
#[derive(Clone, Debug, Default)]
pub struct Compiled {
    /// Abilities with programs.
    pub skills: Vec<Skill>,
    /// Conditions that must hold to play the card.
    pub only: Vec<CheckId>,
    /// The characters that an upgrade can be played on; all if missing.
    pub on: Option<SelId>,
    /// The cards that an upgrade with Modify can be played on.
    pub modify: Option<SelId>,
    /// The value of the X sides of its die.
    pub x: Option<AmtId>,
    /// Upgrades that can be played on it, whatever their play restrictions are.
    pub any_upgrade: Option<SelId>,
    /// Upgrades that cannot be played on it.
    pub no_upgrade: Option<SelId>,
    /// Dice that its modifier sides without a symbol modify.
    pub modifies: Option<DiceId>,
    /// Hosts on which it has Redeploy.
    pub redeploy_on: Option<SelId>,
    /// Hosts on which it stays; all if empty.
    pub only_on: Vec<SelId>,
    /// Hosts on which copies of it are not unique.
    pub not_unique_on: Option<SelId>,
    /// Dice that may be resolved as another symbol: the dice, the symbols they show, the other symbol, the added value.
    pub looks: Option<(DiceId, u16, Symbol, u8)>,
    /// Cards whose abilities it also has.
    pub borrows: Option<SelId>,
    /// At most one card with this subtype may be attached to its host.
    pub limit_one: Option<Subtype>,
    /// Upgrades that it can be discarded instead of.
    pub shelters: Option<SelId>,
    /// It is cheaper while an opponent has enough resources: the number of resources, the discount.
    pub cheaper_against: Option<(u8, u8)>,
    /// Cards of which the first one each round is cheaper, and the discount.
    pub first_cheaper: Option<(SelId, u8)>,
}

impl Db {
    /// All cards of the game that are implemented.
    pub fn all() -> &'static Self {
        static ALL: OnceLock<Db> = OnceLock::new();
        ALL.get_or_init(|| Self::read().expect("the tests check the built-in cards"))
    }

    fn read() -> Result<Self, Problems> {
        let mut files = Vec::new();
        for (name, text) in FILES {
            files.push(cards::read::<CardDef>(name, text)?);
        }
        Self::build(&files)
    }

    fn build(files: &[CardFile<CardDef>]) -> Result<Self, Problems> {
        let mut db = Self { cards: Vec::new(), by_slug: BTreeMap::new(), compiled: Vec::new(), code: Code::default() };
        let mut problems = Vec::new();
        for file in files {
            for card in &file.entries {
                let problem = |what: String| file.problem(&card.id, what);
                db.add(card, &problem, &mut problems);
            }
        }
        if problems.is_empty() { Ok(db) } else { Err(Problems(problems)) }
    }

    fn add(&mut self, card: &CardDef, problem: &dyn Fn(String) -> Problem, problems: &mut Vec<Problem>) {
        for slug in [&card.id, card.title()] {
            if !cards::check::is_slug(slug) {
                problems.push(problem(format!("{slug:?} is not a slug")));
            }
        }
        if self.by_slug.insert(card.id.clone(), CardId(self.cards.len() as u16)).is_some() {
            problems.push(problem("two cards have this slug".to_owned()));
        }
        let code = &mut self.code;
        let mut compiled = Compiled::default();
        match code.skills(card) {
            Ok(skills) => compiled.skills = skills,
            Err(wrong) => problems.extend(wrong.into_iter().map(problem)),
        }
        // `Effect::UseSpecial` does not ask which special of a character to use, so a character can have only one.
        let specials = card.abilities.iter().filter(|a| matches!(a, Ability::Special(_))).count();
        if matches!(card.kind, Kind::Character { .. }) && specials > 1 {
            problems.push(problem("a character has more than one special".to_owned()));
        }
        compiled.only = card.only.iter().map(|cond| code.check(cond)).collect();
        if let Kind::Upgrade { on: Some(on), .. } = &card.kind {
            compiled.on = Some(code.select(on));
        }
        for keyword in &card.keywords {
            if let Keyword::Modify(select) = keyword {
                compiled.modify = Some(code.select(select));
            }
        }
        for ability in &card.abilities {
            let Ability::Always(always) = ability else { continue };
            match always {
                Static::AnyUpgrade(select) => compiled.any_upgrade = Some(code.select(select)),
                Static::NoUpgrade(select) => compiled.no_upgrade = Some(code.select(select)),
                Static::X(amount) => compiled.x = Some(code.amount(amount)),
                Static::Modifies(dice) => compiled.modifies = Some(code.dice(dice)),
                Static::RedeployOn(select) => compiled.redeploy_on = Some(code.select(select)),
                Static::OnlyOn(list) => compiled.only_on = list.iter().map(|select| code.select(select)).collect(),
                Static::NotUniqueOn(select) => compiled.not_unique_on = Some(code.select(select)),
                Static::Looks { dice, from, to, value } => {
                    compiled.looks = Some((code.dice(dice), symbols(from), *to, *value));
                }
                Static::Borrows(select) => compiled.borrows = Some(code.select(select)),
                Static::LimitOne(subtype) => compiled.limit_one = Some(*subtype),
                Static::Shelters(select) => compiled.shelters = Some(code.select(select)),
                Static::CheaperAgainst(have, less) => compiled.cheaper_against = Some((*have, *less)),
                Static::FirstCheaper(select, n) => compiled.first_cheaper = Some((code.select(select), *n)),
                Static::HostGuardian
                | Static::HostHealth(_)
                | Static::Income(_)
                | Static::Piercing
                | Static::Silences
                | Static::ForHost
                | Static::Hampers
                | Static::ForAnyone
                | Static::NoHealing
                | Static::Guardians(_)
                | Static::HandSize(_)
                | Static::HostElite
                | Static::HostSubtype(_)
                | Static::AsideAsUpgrade
                | Static::CanActivate
                | Static::MayInclude(_)
                | Static::MayIncludeSome(..)
                | Static::Copies(_)
                | Static::ExtraCopies(_)
                | Static::Solidarity
                | Static::TwoBattlefields
                | Static::TeamDiscount(_) => {}
                // Resampling supports at most two of them.
                Static::BringsUnder(_, n) if *n > 2 => problems.push(problem("more than 2 cards under it".to_owned())),
                Static::BringsUnder(..) => {}
            }
        }
        self.cards.push(card.clone());
        self.compiled.push(compiled);
    }

    /// All cards. The index of a card is its [`CardId`].
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    /// The definition of a card.
    pub fn card(&self, card: CardId) -> &CardDef {
        &self.cards[card.idx()]
    }

    /// The card with this slug.
    pub fn find(&self, slug: &str) -> Option<CardId> {
        self.by_slug.get(slug).copied()
    }

    /// A card with this title.
    pub fn by_title(&self, title: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.title() == title).map(|at| CardId(at as u16))
    }

    /// The compiled parts of a card.
    pub fn compiled(&self, card: CardId) -> &Compiled {
        &self.compiled[card.idx()]
    }

    /// The titles of cards whose set-aside dice this card rolls.
    pub fn asides(&self, card: CardId) -> impl Iterator<Item = &str> {
        let lists = self.card(card).abilities.iter().filter_map(|ability| match ability {
            Ability::Special(does)
            | Ability::Action(does)
            | Ability::PowerAction(does)
            | Ability::Claim(does)
            | Ability::Event(does)
            | Ability::Before(_, does)
            | Ability::After(_, does) => Some(does),
            Ability::Always(_) => None,
        });
        lists.flatten().flat_map(asides_in)
    }

    /// All programs.
    pub fn code(&self) -> &Code {
        &self.code
    }
}

/// The titles of cards whose set-aside dice an effect rolls.
fn asides_in(effect: &Effect) -> Vec<&str> {
    match effect {
        Effect::RollAside(title, _) => vec![title],
        Effect::May(list) | Effect::If(_, list) | Effect::Then(list) | Effect::To(_, list) => {
            list.iter().flat_map(asides_in).collect()
        }
        _ => Vec::new(),
    }
}
