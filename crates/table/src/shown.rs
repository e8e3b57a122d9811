//! What a game adds to its rules so that clients can present it.

use serde::Serialize;

use crate::copies::{CardId, CopyId};
use crate::game::Game;
use crate::option::Opt;
use crate::phrase::Phrase;
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table_view::{EffectIcon, Mark};

/// A game that clients can present. Everything but its cards has a default.
pub trait Shown: Policy + Sized + 'static {
    /// The number of printed cards that the match knows.
    fn cards(&self) -> usize;

    /// The printed card with this id.
    fn face(&self, card: CardId) -> Face;

    /// The printed card of a copy that a question is about.
    fn card_of(&self, _: CopyId) -> Option<CardId> {
        None
    }

    /// The copies in play, as slugs. Saves store them, so that a longer card list does not break old saves.
    fn cast(&self) -> Vec<String> {
        Vec::new()
    }

    /// The cards of this match with all their effects. Saves store the hash of it.
    fn content(&self) -> impl Serialize {}

    /// Names of custom cards: card, language code, name.
    fn own_names(&self) -> Vec<(CardId, String, String)> {
        Vec::new()
    }

    /// The kinds of windows in which a seat may answer or pass. Empty in games without answers.
    fn windows(&self) -> Vec<WindowKind> {
        Vec::new()
    }

    /// The kind of window that this seat is in, and the option that passes. Depends only on public facts.
    fn window(&self, _: &Self::State, _: Seat) -> Option<(&'static str, Opt)> {
        None
    }

    /// The actions of a turn, in the order that players know. Empty in games without such a list.
    fn acts(&self) -> Vec<ActKind> {
        Vec::new()
    }

    /// The die that this event rolled.
    fn rolled(&self, _: Self::Event) -> Option<Roll> {
        None
    }

    /// The picks that a player most likely wants together, in order, where a question takes one pick at a time, e.g. a
    /// payment. They should include `with` and nothing like `without`, as far as possible. Uses only what the seat
    /// knows.
    fn propose(&self, _: &Self::State, _: Seat, _with: &[Opt], _without: &[Opt]) -> Vec<Opt> {
        Vec::new()
    }
}

/// A small two-player game in one file. It contains all that the server needs; the game register needs only its name.
pub trait Tiny: Game + 'static {
    /// Its name in files and on the command line.
    const SLUG: &'static str;
    /// All texts of the game, one line each: key, English, Russian, Ukrainian and Japanese, separated by ` | `. Keys
    /// are terms with their arguments as in a lexicon, `card SLUG` for card names, `rule ID` for the digest, `title`
    /// for the name of the game and `mode` for its only mode.
    const TEXT: &'static str;

    /// Slugs of its cards.
    const CARDS: &'static [&'static str];

    /// A match in which this seat begins.
    fn new(first: Seat) -> Self;

    /// A printed card; by default, a card with only the line `line`.
    fn face(&self, card: CardId) -> Face {
        Face::plain(card, Self::CARDS[card.0 as usize], "event", Phrase::word("line"))
    }

    /// The number of the current turn. Bots that look one turn ahead stop when it changes.
    fn turn(&self, _: &Self::State) -> u32 {
        0
    }
}

/// Bots know only the rules of a tiny game.
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

/// The lexicon files of a game, as names and contents, for English, Russian, Ukrainian and Japanese.
pub type LexiconFiles = [&'static [(&'static str, &'static str)]; 4];

/// Includes the lexicon files of a directory, relative to the calling source: `LANG.ron` and `LANG-names.ron` per
/// language.
#[macro_export]
macro_rules! lexicon_files {
    ($dir:literal) => {
        [
            $crate::lexicon_files!($dir, "en"),
            $crate::lexicon_files!($dir, "ru"),
            $crate::lexicon_files!($dir, "uk"),
            $crate::lexicon_files!($dir, "ja"),
        ]
    };
    ($dir:literal, $lang:literal) => {
        &[
            (concat!($lang, ".ron"), include_str!(concat!($dir, "/", $lang, ".ron"))),
            (concat!($lang, "-names.ron"), include_str!(concat!($dir, "/", $lang, "-names.ron"))),
        ]
    };
}

/// A kind of window in which a seat may answer or pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowKind {
    /// Its name in files and messages.
    pub slug: &'static str,
    /// Its name.
    pub name: Phrase,
    /// The kind of answers that it is for.
    pub group: Phrase,
    /// Players without a setting of their own are asked in it.
    pub usual: bool,
}

/// A kind of action a player takes on a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActKind {
    /// The first word of the text keys of its options.
    pub verb: &'static str,
    /// The keyboard key that always triggers it; a blank is the space bar.
    pub key: char,
    /// Its name.
    pub name: Phrase,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The card it belongs to; the marks of that card's face are the sides of the die.
    pub seat: Seat,
    /// The side that it shows, from 0.
    pub card: CardId,
    /// The side that it shows, from 0.
    pub side: u8,
}

/// A printed card, free of any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The id of the card.
    pub card: CardId,
    /// Its slug.
    pub slug: String,
    /// Faction, kind and cost in one line.
    pub type_line: Phrase,
    /// The parts of its text box.
    pub text: Vec<Part>,
    /// Ship, base, outpost and so on; decides the frame.
    pub kind: &'static str,
    /// Its price, if it has one.
    pub cost: Option<u8>,
    /// Its defense, if it has one.
    pub defense: Option<u8>,
    /// The icon on which its defense is drawn: `shield`, `outpost`, `capacity`.
    pub guard: &'static str,
    /// It shields its owner and other cards.
    pub outpost: bool,
    /// Slug of its faction, for colors and icons.
    pub faction: &'static str,
    /// Other printed values and icons.
    pub stamps: Vec<Stamp>,
    /// Its traits in one line, if it has any.
    pub traits: Option<Phrase>,
    /// Its number and sets, where cards are numbered.
    pub print: Option<Print>,
    /// What its picture shows, as words for the art generator, the most important first.
    pub tags: Vec<&'static str>,
    /// Icons with numbers printed beside its text, e.g. combat icons or the sides of its die.
    pub marks: Vec<Mark>,
}

impl Face {
    /// A card with only a type line.
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

/// A printed value or icon, with the number of times it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Its position on the card.
    pub spot: Spot,
    /// The name of the icon.
    pub sign: &'static str,
    /// The number; 0 where a number means nothing.
    pub n: u8,
}

/// The position of a stamp on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Before the name.
    Title,
    /// On the upper edge of the picture: what the card is worth while it is in play.
    Side,
    /// Along the lower edge of the picture: what the card does in a fight.
    Strip,
    /// At the foot.
    Foot,
}

/// The number and the sets of a printed card.
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
    /// The icon that a client may draw for the heading, e.g. `ally`.
    pub sign: &'static str,
    /// Its heading.
    pub head: Phrase,
    /// Its effect.
    pub text: Phrase,
    /// The same effect as icons.
    pub glance: Vec<EffectIcon>,
}
