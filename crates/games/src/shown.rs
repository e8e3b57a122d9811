//! What a game adds to its rules so that people can be shown it.

use session::About;
use table::{Badge, CardId, CopyId, Glint, Opt, Phrase, Policy, Seat};
use text::Names;

/// A game with faces and names.
pub trait Shown: Policy + Sized + 'static {
    /// Everything the header of a save says about this match.
    fn about(&self) -> About;

    /// Names of its cards in every language.
    fn names(&self) -> Names;

    /// The printed card of a copy that a question is about.
    fn card_of(&self, copy: CopyId) -> Option<CardId>;

    /// How many printed cards the match knows.
    fn cards(&self) -> usize;

    /// A printed card.
    fn face(&self, card: CardId) -> Face;

    /// The kinds of windows in which somebody may answer or pass. None in games where nobody answers anybody.
    fn windows(&self) -> Vec<WindowKind> {
        Vec::new()
    }

    /// The kind of window this seat faces, and the option that passes there. Depends on public facts only.
    fn window(&self, _: &Self::State, _: Seat) -> Option<(&'static str, Opt)> {
        None
    }

    /// Picks that a player most likely wants together, in their order, where a question is put one by one: a payment.
    /// `with` should be among them, nothing like `without`, as far as that is possible. Computed from what the seat knows.
    fn propose(&self, _: &Self::State, _: Seat, _with: &[Opt], _without: &[Opt]) -> Vec<Opt> {
        Vec::new()
    }
}

/// A kind of window in which somebody may answer or pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowKind {
    /// Its name in files and messages.
    pub slug: &'static str,
    /// Its name.
    pub name: Phrase,
    /// What kind of answers it is for.
    pub group: Phrase,
    /// Whoever has not said anything is asked there.
    pub usual: bool,
}

/// A printed card, free of any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Which.
    pub card: CardId,
    /// Its slug.
    pub slug: String,
    /// Faction, kind, cost in one line.
    pub type_line: Phrase,
    /// The parts of its text box.
    pub text: Vec<Part>,
    /// Ship, base, outpost and the like: decides the frame.
    pub kind: &'static str,
    /// Its price, if it has one.
    pub cost: Option<u8>,
    /// Its defense, if it has one.
    pub defense: Option<u8>,
    /// What its defense is drawn on: `shield`, `outpost`, `capacity`.
    pub guard: &'static str,
    /// It shields its owner.
    pub outpost: bool,
    /// Slug of its faction, for colors and marks.
    pub faction: &'static str,
    /// Other printed values and marks.
    pub stamps: Vec<Stamp>,
    /// Its traits in one line, if it has any.
    pub traits: Option<Phrase>,
    /// Its number and sets, where cards are numbered.
    pub print: Option<Print>,
    /// What its picture shows, in words for the painter, the weightiest first.
    pub tags: Vec<&'static str>,
    /// Signs with numbers printed beside its text, e.g. combat icons.
    pub marks: Vec<Badge>,
}

/// A printed value or mark: a sign and how often it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Where.
    pub spot: Spot,
    /// What: the name of a sign.
    pub sign: &'static str,
    /// How many; 0 where a number says nothing.
    pub n: u8,
}

/// Where a stamp stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Before the name.
    Title,
    /// On the upper edge of the picture: what the card is worth while it lies there.
    Side,
    /// Along the lower edge of the picture: what it does in a fight.
    Strip,
    /// At the foot.
    Foot,
}

/// Where a printed card belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Its number.
    pub number: u16,
    /// The sets it is part of, in order.
    pub sets: Vec<u8>,
}

/// A part of a card's text box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What a client may draw for the heading, e.g. `ally`.
    pub sign: &'static str,
    /// Its heading.
    pub head: Phrase,
    /// What it does.
    pub text: Phrase,
    /// The same at a glance.
    pub glance: Vec<Glint>,
}
