//! Messages to players, independent of language. Crate `text` turns them into sentences.

use crate::copies::CardId;
use crate::seat::Seat;

/// A key of the lexicon, e.g. `sr.draw`. Every key has an entry in every language; the text tests enforce it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub &'static str);

/// The id of a rule in the rules digest, e.g. `SR-OUT-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleId(pub &'static str);

/// A language-free sentence or part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A clause of the lexicon with its arguments, in the order of its pattern.
    Say(Term, Vec<Arg>),
    /// Sentences in sequence.
    Seq(Vec<Phrase>),
    /// One of several.
    Either(Vec<Phrase>),
    /// A condition or moment, and its effect.
    When(Box<Phrase>, Box<Phrase>),
}

/// An argument of a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A bare number.
    Number(i32),
    /// A number with a noun of the lexicon: "2 cards".
    Count(i32, Term),
    /// A noun or fixed word of the lexicon: a zone, a faction.
    Noun(Term),
    /// A card by its name.
    Card(CardId),
    /// A player.
    Seat(Seat),
    /// Several nouns joined by "or".
    AnyOf(Vec<Arg>),
    /// Several items joined by "and".
    AllOf(Vec<Arg>),
    /// Another phrase inside this one.
    Phrase(Box<Phrase>),
}

/// Why something is not an option, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The rule to show in the digest.
    pub rule: RuleId,
    /// The reason as text.
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
