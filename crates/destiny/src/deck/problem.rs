//! Problems with decks, and their messages.

use table::{Arg, Phrase, Reason, Term};

use super::Format;
use crate::card::{Affiliation, CardDef, Color, What};
use crate::db::Db;
use crate::phrases::{affiliation_arg, color, number};

/// A problem with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages describe the variants")]
pub enum DeckProblem {
    #[error("there is no card {slug:?}")]
    Unknown { slug: String },
    #[error("{slug} is not a {wanted:?}")]
    WrongKind { slug: String, wanted: What },
    #[error("{slug} does not belong in a deck")]
    NotInDecks { slug: String },
    #[error("the team has no character")]
    NoCharacter,
    #[error("{slug} cannot have {dice} dice")]
    Dice { slug: String, dice: u8 },
    #[error("the team costs {points} points, but the maximum is {most}")]
    TooDear { points: i32, most: i32 },
    #[error("{title} is unique, so a team can have only one")]
    Unique { title: String },
    #[error("a team cannot contain both heroes and villains")]
    Mixed,
    #[error("{slug} needs a {affiliation:?} character in the team")]
    Affiliation { slug: String, affiliation: Affiliation },
    #[error("{slug} needs a {color:?} character in the team")]
    Color { slug: String, color: Color },
    #[error("the plot needs a team of one color")]
    Colors,
    #[error("{n} plots, but the maximum is 1")]
    Plots { n: usize },
    #[error("there is no battlefield")]
    NoBattlefield,
    #[error("a second battlefield needs a plot that allows it")]
    SecondBattlefield,
    #[error("{n} battlefields are too many")]
    Battlefields { n: usize },
    #[error("{slug} cannot be under the plot")]
    NotUnder { slug: String },
    #[error("{n} cards under the plot, but the maximum is {most}")]
    TooManyUnder { n: usize, most: u8 },
    #[error("{title} is under the plot twice")]
    TwiceUnder { title: String },
    #[error("{n} cards in the deck instead of {wanted}")]
    Size { n: usize, wanted: usize },
    #[error("{n} copies of {title}, but the maximum is {most}")]
    Copies { title: String, n: u8, most: u8 },
}

impl DeckProblem {
    /// The rule that is broken, and how to fix it.
    pub fn reason(&self, db: &Db) -> Reason {
        let card = |slug: &str| {
            let known = db.find(slug).or_else(|| db.by_title(slug));
            Arg::Card(known.expect("problems with a card name an existing card"))
        };
        let many = |n: usize| Arg::Number(n as i32);
        let say = |rule, term, args: Vec<Arg>| Reason::new(rule, Phrase::say(term, args));
        let word = |rule, term| Reason::new(rule, Phrase::word(term));
        match self {
            Self::Unknown { .. } => word("SWD-DECK-09", "deck.unknown"),
            Self::WrongKind { slug, .. } | Self::NotInDecks { slug } => {
                say("SWD-DECK-09", "swd.deck.misplaced", vec![card(slug)])
            }
            Self::NoCharacter => word("SWD-DECK-03", "swd.deck.no-character"),
            Self::Dice { slug, dice } => say("SWD-CHAR-05", "swd.deck.dice", vec![card(slug), number(*dice)]),
            Self::TooDear { points, most } => {
                say("SWD-DECK-01", "swd.deck.too-dear", vec![number(*points), number(*most)])
            }
            Self::Unique { title } => say("SWD-UNIQ-02", "swd.deck.unique", vec![card(title)]),
            Self::Mixed => word("SWD-DECK-02", "swd.deck.mixed"),
            Self::Affiliation { slug, affiliation } => {
                let rule = if is_plot(db, slug) { "SWD-PLOT-03" } else { "SWD-DECK-07" };
                say(rule, "swd.deck.affiliation", vec![card(slug), affiliation_arg(*affiliation)])
            }
            Self::Color { slug, color: of } => {
                let rule = if is_plot(db, slug) { "SWD-PLOT-04" } else { "SWD-DECK-08" };
                say(rule, "swd.deck.color", vec![card(slug), Arg::Noun(Term(color(*of)))])
            }
            Self::Colors => word("SWD-DECK-10", "swd.deck.colors"),
            Self::Plots { n } => say("SWD-PLOT-01", "swd.deck.plots", vec![many(*n)]),
            Self::NoBattlefield => word("SWD-DECK-11", "swd.deck.no-battlefield"),
            Self::SecondBattlefield => word("SWD-DECK-11", "swd.deck.second-battlefield"),
            Self::Battlefields { n } => say("SWD-DECK-11", "swd.deck.battlefields", vec![many(*n)]),
            Self::NotUnder { slug } => say("SWD-CLAR-EX38", "swd.deck.not-under", vec![card(slug)]),
            Self::TooManyUnder { n, most } => {
                say("SWD-CLAR-EX38", "swd.deck.too-many-under", vec![many(*n), number(*most)])
            }
            Self::TwiceUnder { title } => say("SWD-CLAR-EX38", "swd.deck.twice-under", vec![card(title)]),
            Self::Size { n, wanted } => {
                let starter = *wanted == Format::Starter.size();
                let rule = if starter { "SWD-DECK-OPEN2" } else { "SWD-DECK-05" };
                say(rule, "swd.deck.size", vec![many(*n), many(*wanted)])
            }
            Self::Copies { title, n, most } => {
                say("SWD-DECK-06", "swd.deck.copies", vec![card(title), number(*n), number(*most)])
            }
        }
    }

    /// Whether the problem concerns this card.
    pub fn concerns(&self, card: &CardDef) -> bool {
        match self {
            Self::Unknown { slug }
            | Self::WrongKind { slug, .. }
            | Self::NotInDecks { slug }
            | Self::Dice { slug, .. }
            | Self::NotUnder { slug }
            | Self::Affiliation { slug, .. }
            | Self::Color { slug, .. } => card.id == *slug,
            Self::Unique { title } | Self::Copies { title, .. } | Self::TwiceUnder { title } => card.title() == title,
            Self::Colors | Self::Plots { .. } | Self::TooManyUnder { .. } => card.what() == What::Plot,
            Self::SecondBattlefield | Self::Battlefields { .. } => card.what() == What::Battlefield,
            Self::NoCharacter | Self::TooDear { .. } | Self::Mixed | Self::NoBattlefield | Self::Size { .. } => false,
        }
    }
}

fn is_plot(db: &Db, slug: &str) -> bool {
    db.find(slug).is_some_and(|card| db.card(card).what() == What::Plot)
}
