//! What a game adds to its rules so that people can be shown it.

use serde::Serialize;

use crate::board::{Badge, Glint};
use crate::copies::{CardId, CopyId};
use crate::game::Game;
use crate::option::Opt;
use crate::phrase::Phrase;
use crate::policy::Policy;
use crate::seat::Seat;

/// A game with faces. Everything but its cards has a default.
pub trait Shown: Policy + Sized + 'static {
    /// How many printed cards the match knows.
    fn cards(&self) -> usize;

    /// A printed card.
    fn face(&self, card: CardId) -> Face;

    /// The printed card of a copy that a question is about.
    fn card_of(&self, _: CopyId) -> Option<CardId> {
        None
    }

    /// The copies in play, as slugs: they stand in saves, so that a growing list of cards breaks none.
    fn cast(&self) -> Vec<String> {
        Vec::new()
    }

    /// The cards of this match with all they do: saves carry the hash.
    fn content(&self) -> impl Serialize {}

    /// Cards named by whoever made them: card, code of the language, name.
    fn own_names(&self) -> Vec<(CardId, String, String)> {
        Vec::new()
    }

    /// The kinds of windows in which somebody may answer or pass. None in games where nobody answers anybody.
    fn windows(&self) -> Vec<WindowKind> {
        Vec::new()
    }

    /// The kind of window this seat faces, and the option that passes there. Depends on public facts only.
    fn window(&self, _: &Self::State, _: Seat) -> Option<(&'static str, Opt)> {
        None
    }

    /// What can be done in a turn, in the order in which players know it. None in games without such a list.
    fn acts(&self) -> Vec<ActKind> {
        Vec::new()
    }

    /// The die this event rolled.
    fn rolled(&self, _: Self::Event) -> Option<Roll> {
        None
    }

    /// Picks that a player most likely wants together, in their order, where a question is put one by one: a payment.
    /// `with` should be among them, nothing like `without`, as far as that is possible. Computed from what the seat knows.
    fn propose(&self, _: &Self::State, _: Seat, _with: &[Opt], _without: &[Opt]) -> Vec<Opt> {
        Vec::new()
    }
}

/// A game of a few lines for two: all that the house must know about it stands here, and the register needs only its name.
pub trait Tiny: Game + 'static {
    /// Its name in files and on the command line.
    const SLUG: &'static str;
    /// All it says, a line for each: key, English, Russian, Ukrainian and Japanese, with ` | ` between them. Keys are terms
    /// with their arguments as in a lexicon, `card SLUG` for names, `rule ID` for the digest, `title` for its own name and
    /// `mode` for the way it is played.
    const TEXT: &'static str;

    /// Slugs of its cards.
    const CARDS: &'static [&'static str];

    /// A table at which this seat begins.
    fn new(first: Seat) -> Self;

    /// A printed card; by default one that says `line` and nothing else.
    fn face(&self, card: CardId) -> Face {
        Face::plain(card, Self::CARDS[card.0 as usize], "event", Phrase::word("line"))
    }

    /// The number of the turn under way; machines that look a turn ahead look until it changes.
    fn turn(&self, _: &Self::State) -> u32 {
        0
    }
}

/// Machines know nothing of a tiny game but its rules.
impl<G: Tiny> Policy for G {
    type Style = ();

    fn styles(&self) -> Vec<(String, ())> {
        vec![("plain".to_owned(), ())]
    }

    fn turn_of(&self, s: &Self::State) -> u32 {
        self.turn(s)
    }
}

impl<G: Tiny> Shown for G {
    fn cards(&self) -> usize {
        Self::CARDS.len()
    }

    fn face(&self, card: CardId) -> Face {
        Tiny::face(self, card)
    }
}

/// Word files of a game, names and contents, for English, Russian, Ukrainian and Japanese.
pub type WordFiles = [&'static [(&'static str, &'static str)]; 4];

/// The word files in a directory, seen from the source that names it: `LANG.ron` and `LANG-names.ron` for each language.
#[macro_export]
macro_rules! words {
    ($dir:literal) => {
        [$crate::words!($dir, "en"), $crate::words!($dir, "ru"), $crate::words!($dir, "uk"), $crate::words!($dir, "ja")]
    };
    ($dir:literal, $lang:literal) => {
        &[
            (concat!($lang, ".ron"), include_str!(concat!($dir, "/", $lang, ".ron"))),
            (concat!($lang, "-names.ron"), include_str!(concat!($dir, "/", $lang, "-names.ron"))),
        ]
    };
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

/// A kind of action a player takes on a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActKind {
    /// The first of the words of its options.
    pub verb: &'static str,
    /// The key that always means it; a blank is the space bar.
    pub key: char,
    /// Its name.
    pub name: Phrase,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// Whose.
    pub seat: Seat,
    /// The card it belongs to; its sides are the marks of the face.
    pub card: CardId,
    /// The side it shows, from 0.
    pub side: u8,
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
    /// Signs with numbers printed beside its text, e.g. combat icons or the sides of its die.
    pub marks: Vec<Badge>,
}

impl Face {
    /// A card with a line of its own and nothing else.
    pub fn plain(card: CardId, slug: &str, kind: &'static str, type_line: Phrase) -> Self {
        Self {
            card,
            slug: slug.to_owned(),
            type_line,
            text: Vec::new(),
            kind,
            cost: None,
            defense: None,
            guard: "shield",
            outpost: false,
            faction: "unaligned",
            stamps: Vec::new(),
            traits: None,
            print: None,
            tags: Vec::new(),
            marks: Vec::new(),
        }
    }
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
