//! What is said to players, free of any language. Crate `text` turns it into words.

use crate::copies::CardId;
use crate::seat::Seat;

/// A key of the lexicon, e.g. `sr.draw`. Every key has an entry in every language; the text tests enforce it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub &'static str);

/// A rule of the digest, e.g. `SR-OUT-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleId(pub &'static str);

/// A language-free sentence or part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A clause of the lexicon with its arguments, in the order its pattern names them.
    Say(Term, Vec<Arg>),
    /// Sentences one after the other.
    Seq(Vec<Phrase>),
    /// One of several.
    Either(Vec<Phrase>),
    /// A condition or moment, and what follows from it.
    When(Box<Phrase>, Box<Phrase>),
}

/// An argument of a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A bare number.
    Number(i32),
    /// So many of a noun of the lexicon: "2 cards".
    Count(i32, Term),
    /// A noun or fixed word of the lexicon: a zone, a faction.
    Noun(Term),
    /// A card by its name.
    Card(CardId),
    /// A player.
    Seat(Seat),
    /// Several nouns joined by "or".
    AnyOf(Vec<Arg>),
    /// Several things joined by "and".
    AllOf(Vec<Arg>),
    /// Another phrase inside this one.
    Phrase(Box<Phrase>),
}

/// Why something is no option, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Opens the digest at this line.
    pub rule: RuleId,
    /// The reason in words.
    pub phrase: Phrase,
}

impl Phrase {
    /// A clause.
    pub fn say(term: &'static str, args: impl Into<Vec<Arg>>) -> Self {
        Self::Say(Term(term), args.into())
    }

    /// A clause without arguments.
    pub fn word(term: &'static str) -> Self {
        Self::Say(Term(term), Vec::new())
    }
}

impl Reason {
    /// A reason with its rule.
    pub fn new(rule: &'static str, phrase: Phrase) -> Self {
        Self { rule: RuleId(rule), phrase }
    }
}
