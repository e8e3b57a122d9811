//! Bot specs: the names of bots that people type and files store.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use table::Policy;

use crate::bot::{Bot, Cores};
use crate::flat::{Flat, FlatConfig};
use crate::ismcts::{Deals, Final, Ismcts, IsmctsConfig, RootRule};
use crate::level::{Blunders, Level, Weakened};
use crate::simple::{Heuristic, Lively, Uniform};
use crate::turn::{Turn, TurnConfig};

/// A bot as text: a bot kind or level, followed by parts separated by colons in any order: a number (the budget), a
/// word (a personality) and switches.
///
/// `uniform`, `lively`, `rules`, `rules:velocity`, `turn:64` (beam), `flat:500` and `ismcts:1000` (iterations),
/// `captain`, `ismcts:800:explore=0.9:deals=8`. Printing gives the parts that were written, in a fixed order. A setting
/// that equals the default is printed too, because a game may have another default ([`BotSpec::fitted`]).
#[derive(Clone, Debug, PartialEq)]
pub struct BotSpec {
    base: Base,
    kind: BotKind,
    style: Option<String>,
    /// A tau of 0 means a bot that does not blunder.
    blunders: Blunders,
    given: Given,
}

/// Which settings the text contains. Their values are in `kind` and `slip`.
#[derive(Clone, Debug, Default, PartialEq)]
struct Given {
    budget: bool,
    switches: BTreeSet<String>,
}

/// The first part of the text, which sets the defaults.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Base {
    BotKind(&'static str),
    Level(Level),
}

/// A bot kind with its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BotKind {
    /// [`Uniform`].
    Uniform,
    /// [`Lively`].
    Lively,
    /// [`Heuristic`]; with `judge`, it estimates the win chance of every option.
    Heuristic {
        /// See [`Heuristic::judging`].
        judge: bool,
    },
    /// [`Turn`].
    Turn(TurnConfig),
    /// [`Flat`].
    Flat(FlatConfig),
    /// [`Ismcts`].
    Ismcts(IsmctsConfig),
}

/// An error in a bot spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No bot kind or level has this name.
    #[error("there is no bot {0:?}; bots: {list}", list = names())]
    Unknown(String),
    /// The budget is not a positive number, or the bot has no budget.
    #[error("{text:?} is not a valid budget for {bot}")]
    Budget {
        /// The bot.
        bot: String,
        /// The text of the budget.
        text: String,
    },
    /// The bot has no such switch.
    #[error("{bot} has no switch {name:?}; it has {list}")]
    Switch {
        /// The bot.
        bot: String,
        /// The unknown name.
        name: String,
        /// The switches of the bot.
        list: String,
    },
    /// The value of a switch is invalid.
    #[error("{name} cannot be {value:?}; it takes {takes}")]
    Value {
        /// The switch.
        name: String,
        /// The invalid value.
        value: String,
        /// The valid values.
        takes: &'static str,
    },
    /// The number of bots is neither one nor the number of seats.
    #[error("{given} bots for {seats} seats: name one for all or one for each")]
    Count {
        /// Number of bots named.
        given: usize,
        /// Number of seats of the game.
        seats: usize,
    },
    /// The game has no such personality.
    #[error("no personality is named {style:?}; personalities: {list}")]
    Style {
        /// The unknown name.
        style: String,
        /// The personalities of the game.
        list: String,
    },
}

const BOT_KINDS: [&str; 6] = ["uniform", "lively", "rules", "turn", "flat", "ismcts"];

fn names() -> String {
    let levels = Level::ALL.map(Level::name);
    BOT_KINDS.iter().chain(&levels).copied().collect::<Vec<_>>().join(", ")
}

impl BotSpec {
    /// The bot kind with its settings.
    pub const fn kind(&self) -> &BotKind {
        &self.kind
    }

    /// The blunders of the bot, if it is weakened.
    pub fn blunders(&self) -> Option<Blunders> {
        Some(self.blunders).filter(|blunders| blunders.tau > 0.0)
    }

    /// The level, if the spec names one.
    pub const fn level(&self) -> Option<Level> {
        match self.base {
            Base::Level(level) => Some(level),
            Base::BotKind(_) => None,
        }
    }

    /// One bot per seat from a comma-separated list; a single bot takes all seats.
    pub fn list(text: &str, seats: usize) -> Result<Vec<Self>, SpecError> {
        let specs: Vec<Self> = text.split(',').map(|part| part.trim().parse()).collect::<Result<_, _>>()?;
        match specs.len() {
            1 => Ok(vec![specs[0].clone(); seats]),
            given if given == seats => Ok(specs),
            given => Err(SpecError::Count { given, seats }),
        }
    }

    /// The personality in this game: the named one, or the game's first.
    pub fn style<G: Policy>(&self, game: &G) -> Result<G::Style, SpecError> {
        let mut styles = game.styles();
        let Some(style) = &self.style else {
            return Ok(styles.swap_remove(0).1);
        };
        if let Some(at) = styles.iter().position(|(name, _)| name == style) {
            return Ok(styles.swap_remove(at).1);
        }
        let list = styles.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
        Err(SpecError::Style { style: style.clone(), list })
    }

    /// The bot with this game's defaults: if the game has a recipe for the name, the recipe gives the defaults, and
    /// every written setting overrides it.
    pub fn fitted<G: Policy>(&self, game: &G) -> Result<Self, SpecError> {
        let Some(recipe) = game.recipe(self.base_name()) else { return Ok(self.clone()) };
        let mut fitted: Self = recipe.parse()?;
        if matches!((self.base, fitted.base), (Base::Level(_), Base::BotKind(_))) {
            fitted = fitted.fitted(game)?;
        }
        if let Some(budget) = self.given_budget() {
            fitted.set_budget(&budget.to_string())?;
        }
        for (name, value) in self.given_switches() {
            fitted.set_switch(name, &value)?;
        }
        fitted.style = self.style.clone().or(fitted.style);
        Ok(fitted)
    }

    /// Can the bot play this game? The bot kind that the game chose for a level may not have a written switch.
    pub(crate) fn check<G: Policy>(&self, game: &G) -> Result<(), SpecError> {
        self.fitted(game)?.style(game).map(drop)
    }

    /// Builds the bot for this game.
    pub fn build<G: Policy + 'static>(&self, game: &G, cores: Cores) -> Result<Box<dyn Bot<G> + Send>, SpecError> {
        let fitted = self.fitted(game)?;
        let style = fitted.style(game)?;
        let own = style.clone();
        let bot: Box<dyn Bot<G> + Send> = match fitted.kind {
            BotKind::Uniform => Box::new(Uniform),
            BotKind::Lively => Box::new(Lively),
            BotKind::Heuristic { judge: false } => Box::new(Heuristic::<G>::new(style)),
            BotKind::Heuristic { judge: true } => Box::new(Heuristic::<G>::new(style).judging()),
            BotKind::Turn(config) => Box::new(Turn::<G>::new(config, style)),
            BotKind::Flat(config) => Box::new(Flat::<G>::new(config, style)),
            BotKind::Ismcts(config) => Box::new(Ismcts::<G>::new(config, style, cores)),
        };
        Ok(match fitted.blunders() {
            Some(blunders) => Box::new(Weakened::new(bot, blunders, own)),
            None => bot,
        })
    }

    fn from_base(base: Base) -> Self {
        let kind = match base {
            Base::Level(level) => return Self { base, given: Given::default(), ..level.spec() },
            Base::BotKind("uniform") => BotKind::Uniform,
            Base::BotKind("lively") => BotKind::Lively,
            Base::BotKind("rules") => BotKind::Heuristic { judge: false },
            Base::BotKind("turn") => BotKind::Turn(TurnConfig::default()),
            Base::BotKind("flat") => BotKind::Flat(FlatConfig::default()),
            Base::BotKind(_) => BotKind::Ismcts(IsmctsConfig::default()),
        };
        Self { base, kind, style: None, blunders: Blunders { tau: 0.0, most: 0.25 }, given: Given::default() }
    }

    fn base_name(&self) -> &'static str {
        match self.base {
            Base::BotKind(name) => name,
            Base::Level(level) => level.name(),
        }
    }

    /// Its budget, if its kind has one.
    pub(crate) fn budget(&self) -> Option<u32> {
        match self.kind {
            BotKind::Turn(c) => Some(c.beam),
            BotKind::Flat(c) => Some(c.iterations),
            BotKind::Ismcts(c) => Some(c.iterations),
            BotKind::Uniform | BotKind::Lively | BotKind::Heuristic { .. } => None,
        }
    }

    fn set_budget(&mut self, text: &str) -> Result<(), SpecError> {
        let bot = self.base_name();
        let wrong = || SpecError::Budget { bot: bot.into(), text: text.into() };
        let budget = text.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(wrong)?;
        match &mut self.kind {
            BotKind::Turn(c) => c.beam = budget,
            BotKind::Flat(c) => c.iterations = budget,
            BotKind::Ismcts(c) => c.iterations = budget,
            BotKind::Uniform | BotKind::Lively | BotKind::Heuristic { .. } => return Err(wrong()),
        }
        self.given.budget = true;
        Ok(())
    }

    /// The budget, if it was written.
    fn given_budget(&self) -> Option<u32> {
        self.budget().filter(|_| self.given.budget)
    }

    /// The switches that were written, with their values.
    fn given_switches(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.switches().into_iter().filter(|(name, _)| self.given.switches.contains(*name))
    }

    /// Every switch of this bot with its current value.
    pub(crate) fn switches(&self) -> Vec<(&'static str, String)> {
        let mut list = match self.kind {
            BotKind::Uniform | BotKind::Lively => Vec::new(),
            BotKind::Heuristic { judge } => vec![("judge", on_off(judge))],
            BotKind::Turn(c) => vec![
                ("worlds", c.worlds.to_string()),
                ("trust", c.trust.to_string()),
                ("rollouts", c.rollouts.to_string()),
                ("rounds", c.rounds.to_string()),
                ("faith", c.faith.to_string()),
            ],
            BotKind::Flat(c) => vec![("rounds", c.rounds.to_string())],
            BotKind::Ismcts(c) => vec![
                ("explore", c.explore.to_string()),
                ("tau", c.tau.to_string()),
                ("mix", c.mix.to_string()),
                ("rounds", c.rounds.to_string()),
                ("reduction", c.reduction.to_string()),
                ("widen", on_off(c.widen)),
                ("deals", if let Deals::Fixed(k) = c.deals { k.to_string() } else { "fresh".into() }),
                ("root", named(&ROOTS, c.root)),
                ("opinion", c.opinion.to_string()),
                ("plans", c.plans.to_string()),
                ("beam", c.beam.to_string()),
                ("faith", c.faith.to_string()),
                ("final", named(&FINALS, c.last)),
                ("trees", c.trees.to_string()),
                ("memory", c.memory.to_string()),
            ],
        };
        list.push(("slip", self.blunders.tau.to_string()));
        list.push(("most", self.blunders.most.to_string()));
        list
    }

    fn set_switch(&mut self, name: &str, value: &str) -> Result<(), SpecError> {
        let wrong = |takes| move || SpecError::Value { name: name.into(), value: value.into(), takes };
        let number = || value.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(wrong("a positive number"));
        let float = |most: f32| {
            let found = value.parse::<f32>().ok().filter(|x| (0.0..=most).contains(x));
            found.ok_or_else(wrong(if most > 1.0 { "a number of at least 0" } else { "a number from 0 to 1" }))
        };
        let flag = || value_of(&SWITCH, value).ok_or_else(wrong("on or off"));
        match (name, &mut self.kind) {
            ("judge", BotKind::Heuristic { judge }) => *judge = flag()?,
            ("worlds", BotKind::Turn(c)) => c.worlds = number()?,
            ("trust", BotKind::Turn(c)) => c.trust = float(1.0)?,
            ("rollouts", BotKind::Turn(c)) => c.rollouts = number()?,
            ("faith", BotKind::Turn(TurnConfig { faith, .. }) | BotKind::Ismcts(IsmctsConfig { faith, .. })) => {
                *faith = float(10_000.0)?;
            }
            (
                "rounds",
                BotKind::Turn(TurnConfig { rounds, .. })
                | BotKind::Flat(FlatConfig { rounds, .. })
                | BotKind::Ismcts(IsmctsConfig { rounds, .. }),
            ) => *rounds = number()?.min(10_000),
            ("explore", BotKind::Ismcts(c)) => c.explore = float(100.0)?,
            ("tau", BotKind::Ismcts(c)) => c.tau = float(100.0)?.max(0.01),
            ("opinion", BotKind::Ismcts(c)) => c.opinion = float(100.0)?,
            ("plans", BotKind::Ismcts(c)) => {
                c.plans = value.parse().ok().filter(|n| *n <= 1024).ok_or_else(wrong("a number"))?;
            }
            ("beam", BotKind::Ismcts(c)) => c.beam = number()?,
            ("mix", BotKind::Ismcts(c)) => c.mix = float(1.0)?,
            ("reduction", BotKind::Ismcts(c)) => c.reduction = float(1.0)?,
            ("widen", BotKind::Ismcts(c)) => c.widen = flag()?,
            ("deals", BotKind::Ismcts(c)) if value == "fresh" => c.deals = Deals::PerIteration,
            ("deals", BotKind::Ismcts(c)) => c.deals = Deals::Fixed(number()?),
            ("root", BotKind::Ismcts(c)) => {
                c.root = value_of(&ROOTS, value).ok_or_else(wrong("auto, puct or halving"))?;
            }
            ("final", BotKind::Ismcts(c)) => {
                c.last = value_of(&FINALS, value).ok_or_else(wrong("visits, value or bound"))?;
            }
            ("trees", BotKind::Ismcts(c)) => c.trees = number()?.min(1024),
            ("memory", BotKind::Ismcts(c)) => c.memory = number()?.min(1 << 16),
            ("slip", _) => self.blunders.tau = float(1.0)?,
            ("most", _) => self.blunders.most = float(1.0)?,
            _ => {
                let list = self.switches().iter().map(|s| s.0).collect::<Vec<_>>().join(", ");
                return Err(SpecError::Switch { bot: self.base_name().into(), name: name.into(), list });
            }
        }
        self.given.switches.insert(name.into());
        Ok(())
    }
}

const SWITCH: [(&str, bool); 2] = [("off", false), ("on", true)];
const ROOTS: [(&str, RootRule); 3] =
    [("auto", RootRule::Auto), ("puct", RootRule::Puct), ("halving", RootRule::Halving)];
const FINALS: [(&str, Final); 3] = [("visits", Final::Visits), ("value", Final::Value), ("bound", Final::Bound)];

fn named<T: PartialEq + Copy>(names: &[(&str, T)], value: T) -> String {
    names.iter().find(|(_, v)| *v == value).expect("every value has a name").0.into()
}

fn on_off(value: bool) -> String {
    named(&SWITCH, value)
}

fn value_of<T: Copy>(names: &[(&str, T)], text: &str) -> Option<T> {
    names.iter().find(|(name, _)| *name == text).map(|(_, value)| *value)
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let base = match (BOT_KINDS.iter().find(|kind| **kind == name), name.parse()) {
            (Some(kind), _) => Base::BotKind(kind),
            (None, Ok(level)) => Base::Level(level),
            (None, Err(())) => return Err(SpecError::Unknown(name.into())),
        };
        let mut spec = Self::from_base(base);
        for part in parts {
            if let Some((name, value)) = part.split_once('=') {
                spec.set_switch(name, value)?;
            } else if part.is_empty() || part.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
                spec.set_budget(part)?;
            } else {
                spec.style = Some(part.into());
            }
        }
        Ok(spec)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(self.base_name());
        if let Some(budget) = self.given_budget() {
            write!(text, ":{budget}")?;
        }
        if let Some(style) = &self.style {
            write!(text, ":{style}")?;
        }
        for (name, value) in self.given_switches() {
            write!(text, ":{name}={value}")?;
        }
        f.pad(&text)
    }
}
