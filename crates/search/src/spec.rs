//! Bots by name: what people type and files store.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::str::FromStr;

use table::Policy;

use crate::bot::{Bot, Cores};
use crate::flat::{Flat, FlatConfig};
use crate::ismcts::{Deals, Final, Ismcts, IsmctsConfig, RootRule};
use crate::level::{Level, Slip, Weakened};
use crate::simple::{Lively, Rules, Uniform};
use crate::turn::{Turn, TurnConfig};

/// A bot as text: a rung or level, then, after colons and in any order, a number (its budget), a word (a personality)
/// and switches.
///
/// `uniform`, `lively`, `rules`, `rules:velocity`, `turn:64` (beam), `flat:500` and `ismcts:1000` (iterations),
/// `captain`, `ismcts:800:explore=0.9:deals=8`. Printing gives what was written, in a fixed order. A setting that equals
/// the default is printed too: a game may have another default ([`BotSpec::fitted`]).
#[derive(Clone, Debug, PartialEq)]
pub struct BotSpec {
    base: Base,
    rung: Rung,
    style: Option<String>,
    /// A spread of 0 stands for a bot that does not err.
    slip: Slip,
    given: Given,
}

/// Which settings the text names. Their values are in the rung and the slip.
#[derive(Clone, Debug, Default, PartialEq)]
struct Given {
    budget: bool,
    switches: BTreeSet<String>,
}

/// What the text begins with; it sets the defaults.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Base {
    Rung(&'static str),
    Level(Level),
}

/// A rung of the ladder with its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rung {
    /// [`Uniform`].
    Uniform,
    /// [`Lively`].
    Lively,
    /// [`Rules`]; with `judge`, every option gets an estimate.
    Rules {
        /// See [`Rules::judging`].
        judge: bool,
    },
    /// [`Turn`].
    Turn(TurnConfig),
    /// [`Flat`].
    Flat(FlatConfig),
    /// [`Ismcts`].
    Ismcts(IsmctsConfig),
}

/// What is wrong with the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No such rung or level.
    #[error("there is no bot {0:?}; bots: {list}", list = names())]
    Unknown(String),
    /// A budget that is no positive number, or for a bot that has none.
    #[error("{bot} takes no budget like {text:?}")]
    Budget {
        /// The bot.
        bot: String,
        /// What was written.
        text: String,
    },
    /// No such switch, or not for this bot.
    #[error("{bot} has no switch {name:?}; it has {list}")]
    Switch {
        /// The bot.
        bot: String,
        /// What was written.
        name: String,
        /// What there is.
        list: String,
    },
    /// A switch with a value it does not know.
    #[error("{name} cannot be {value:?}; it takes {takes}")]
    Value {
        /// The switch.
        name: String,
        /// What was written.
        value: String,
        /// What it takes.
        takes: &'static str,
    },
    /// Not one bot for all seats, nor one for each.
    #[error("{given} bots for {seats} seats: name one for all or one for each")]
    Count {
        /// Bots named.
        given: usize,
        /// Seats of the game.
        seats: usize,
    },
    /// The game has no such personality.
    #[error("no personality is called {style:?}; there are {list}")]
    Style {
        /// What was written.
        style: String,
        /// What there is.
        list: String,
    },
}

const RUNGS: [&str; 6] = ["uniform", "lively", "rules", "turn", "flat", "ismcts"];

fn names() -> String {
    let levels = Level::ALL.map(Level::name);
    RUNGS.iter().chain(&levels).copied().collect::<Vec<_>>().join(", ")
}

impl BotSpec {
    /// The rung with its settings.
    pub const fn rung(&self) -> &Rung {
        &self.rung
    }

    /// How it errs, if it does.
    pub fn slip(&self) -> Option<Slip> {
        Some(self.slip).filter(|slip| slip.tau > 0.0)
    }

    /// The level, if it was named by one.
    pub const fn level(&self) -> Option<Level> {
        match self.base {
            Base::Level(level) => Some(level),
            Base::Rung(_) => None,
        }
    }

    /// One bot per seat from a list with commas; a single one sits everywhere.
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

    /// The bot as this game knows it: where the game has a recipe for the name, that recipe gives the defaults, and every
    /// setting that was written counts over it.
    pub fn fitted<G: Policy>(&self, game: &G) -> Result<Self, SpecError> {
        let Some(recipe) = game.recipe(self.base_name()) else { return Ok(self.clone()) };
        let mut fitted: Self = recipe.parse()?;
        if matches!((self.base, fitted.base), (Base::Level(_), Base::Rung(_))) {
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

    /// Can the bot play this game? A switch may be missing from the rung that the game chose for a level.
    pub(crate) fn check<G: Policy>(&self, game: &G) -> Result<(), SpecError> {
        self.fitted(game)?.style(game).map(drop)
    }

    /// Makes the bot for this game.
    pub fn build<G: Policy + 'static>(&self, game: &G, cores: Cores) -> Result<Box<dyn Bot<G> + Send>, SpecError> {
        let fitted = self.fitted(game)?;
        let style = fitted.style(game)?;
        let own = style.clone();
        let bot: Box<dyn Bot<G> + Send> = match fitted.rung {
            Rung::Uniform => Box::new(Uniform),
            Rung::Lively => Box::new(Lively),
            Rung::Rules { judge: false } => Box::new(Rules::<G>::new(style)),
            Rung::Rules { judge: true } => Box::new(Rules::<G>::new(style).judging()),
            Rung::Turn(config) => Box::new(Turn::<G>::new(config, style)),
            Rung::Flat(config) => Box::new(Flat::<G>::new(config, style)),
            Rung::Ismcts(config) => Box::new(Ismcts::<G>::new(config, style, cores)),
        };
        Ok(match fitted.slip() {
            Some(slip) => Box::new(Weakened::new(bot, slip, own)),
            None => bot,
        })
    }

    fn from_base(base: Base) -> Self {
        let rung = match base {
            Base::Level(level) => return Self { base, given: Given::default(), ..level.spec() },
            Base::Rung("uniform") => Rung::Uniform,
            Base::Rung("lively") => Rung::Lively,
            Base::Rung("rules") => Rung::Rules { judge: false },
            Base::Rung("turn") => Rung::Turn(TurnConfig::default()),
            Base::Rung("flat") => Rung::Flat(FlatConfig::default()),
            Base::Rung(_) => Rung::Ismcts(IsmctsConfig::default()),
        };
        Self { base, rung, style: None, slip: Slip { tau: 0.0, most: 0.25 }, given: Given::default() }
    }

    fn base_name(&self) -> &'static str {
        match self.base {
            Base::Rung(name) => name,
            Base::Level(level) => level.name(),
        }
    }

    /// Its budget, if its rung has one.
    pub(crate) fn budget(&self) -> Option<u32> {
        match self.rung {
            Rung::Turn(c) => Some(c.beam),
            Rung::Flat(c) => Some(c.iterations),
            Rung::Ismcts(c) => Some(c.iterations),
            Rung::Uniform | Rung::Lively | Rung::Rules { .. } => None,
        }
    }

    fn set_budget(&mut self, text: &str) -> Result<(), SpecError> {
        let bot = self.base_name();
        let wrong = || SpecError::Budget { bot: bot.into(), text: text.into() };
        let budget = text.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(wrong)?;
        match &mut self.rung {
            Rung::Turn(c) => c.beam = budget,
            Rung::Flat(c) => c.iterations = budget,
            Rung::Ismcts(c) => c.iterations = budget,
            Rung::Uniform | Rung::Lively | Rung::Rules { .. } => return Err(wrong()),
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

    /// Every switch of this bot with its present value.
    pub(crate) fn switches(&self) -> Vec<(&'static str, String)> {
        let mut list = match self.rung {
            Rung::Uniform | Rung::Lively => Vec::new(),
            Rung::Rules { judge } => vec![("judge", on_off(judge))],
            Rung::Turn(c) => vec![
                ("worlds", c.worlds.to_string()),
                ("trust", c.trust.to_string()),
                ("rollouts", c.rollouts.to_string()),
                ("rounds", c.rounds.to_string()),
                ("faith", c.faith.to_string()),
            ],
            Rung::Flat(c) => vec![("rounds", c.rounds.to_string())],
            Rung::Ismcts(c) => vec![
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
        list.push(("slip", self.slip.tau.to_string()));
        list.push(("most", self.slip.most.to_string()));
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
        match (name, &mut self.rung) {
            ("judge", Rung::Rules { judge }) => *judge = flag()?,
            ("worlds", Rung::Turn(c)) => c.worlds = number()?,
            ("trust", Rung::Turn(c)) => c.trust = float(1.0)?,
            ("rollouts", Rung::Turn(c)) => c.rollouts = number()?,
            ("faith", Rung::Turn(TurnConfig { faith, .. }) | Rung::Ismcts(IsmctsConfig { faith, .. })) => {
                *faith = float(10_000.0)?;
            }
            (
                "rounds",
                Rung::Turn(TurnConfig { rounds, .. })
                | Rung::Flat(FlatConfig { rounds, .. })
                | Rung::Ismcts(IsmctsConfig { rounds, .. }),
            ) => *rounds = number()?.min(10_000),
            ("explore", Rung::Ismcts(c)) => c.explore = float(100.0)?,
            ("tau", Rung::Ismcts(c)) => c.tau = float(100.0)?.max(0.01),
            ("opinion", Rung::Ismcts(c)) => c.opinion = float(100.0)?,
            ("plans", Rung::Ismcts(c)) => {
                c.plans = value.parse().ok().filter(|n| *n <= 1024).ok_or_else(wrong("a number"))?;
            }
            ("beam", Rung::Ismcts(c)) => c.beam = number()?,
            ("mix", Rung::Ismcts(c)) => c.mix = float(1.0)?,
            ("reduction", Rung::Ismcts(c)) => c.reduction = float(1.0)?,
            ("widen", Rung::Ismcts(c)) => c.widen = flag()?,
            ("deals", Rung::Ismcts(c)) if value == "fresh" => c.deals = Deals::PerIteration,
            ("deals", Rung::Ismcts(c)) => c.deals = Deals::Fixed(number()?),
            ("root", Rung::Ismcts(c)) => {
                c.root = value_of(&ROOTS, value).ok_or_else(wrong("auto, puct or halving"))?;
            }
            ("final", Rung::Ismcts(c)) => {
                c.last = value_of(&FINALS, value).ok_or_else(wrong("visits, value or bound"))?;
            }
            ("trees", Rung::Ismcts(c)) => c.trees = number()?.min(1024),
            ("memory", Rung::Ismcts(c)) => c.memory = number()?.min(1 << 16),
            ("slip", _) => self.slip.tau = float(1.0)?,
            ("most", _) => self.slip.most = float(1.0)?,
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
        let base = match (RUNGS.iter().find(|rung| **rung == name), name.parse()) {
            (Some(rung), _) => Base::Rung(rung),
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
