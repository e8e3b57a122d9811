//! A view as zones, slots and counters, so that any client can draw any game.

use crate::copies::CardId;
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet};

/// Everything a viewer may see, in the layout grammar all games share.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Board {
    /// One line about the moment: whose turn, which phase.
    pub status: Option<Phrase>,
    /// Phases and steps, with the one the match is in.
    pub tracks: Vec<Track>,
    /// Numbers of the table as a whole that decide the match.
    pub gauges: Vec<Gauge>,
    /// The seats in clockwise order.
    pub seats: Vec<Panel>,
    /// All zones, in reading order.
    pub zones: Vec<Zone>,
    /// How the places of the zone [`ZoneRole::Map`] lie to one another. It stays the same throughout a match.
    pub map: Option<Map>,
}

/// Places and the ways between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Map {
    /// One for each place of the zone [`ZoneRole::Map`], in its order: the slots that lie on no other.
    pub spots: Vec<MapSpot>,
    /// Pairs of neighbors, by the numbers of their spots.
    pub links: Vec<(u16, u16)>,
    /// The regions by name.
    pub regions: Vec<Phrase>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapSpot {
    /// Which card tells of it.
    pub card: CardId,
    /// From the left and from the top, in hundredths of the map's width.
    pub at: (u8, u8),
    /// Its region, from 0; `None` for one beside the map.
    pub region: Option<u8>,
}

/// Stages that follow one another, and the one that has been reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// What a client may tell it by: `phases`, `fight` …
    pub sign: &'static str,
    /// What goes through these stages.
    pub name: Phrase,
    /// The stages in order, each in a word or two.
    pub stages: Vec<Phrase>,
    /// The one reached, from 0; `None` before the first.
    pub at: Option<usize>,
}

/// A number of the table as a whole: a dial that runs to its end, or something both sides pull at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What a client may draw for it.
    pub sign: &'static str,
    /// The whole of it in words.
    pub text: Phrase,
    /// How far it has come; 0 where it only stands at an end.
    pub value: i32,
    /// Where it ends, if it counts.
    pub most: Option<i32>,
    /// Whom it favors now.
    pub seat: Option<Seat>,
    /// Who pulls at it, and how much.
    pub ends: Vec<Pull>,
}

/// One end of a gauge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pull {
    /// Who pulls.
    pub seat: Seat,
    /// Its name there.
    pub name: Phrase,
    /// How much.
    pub value: i32,
}

/// A seat in the status bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Role, team and the like.
    pub notes: Vec<Phrase>,
    /// Authority, trade, combat, cards in hand …
    pub counters: Vec<Counter>,
    /// It is this seat's turn.
    pub active: bool,
    /// Out of the game.
    pub out: bool,
    /// The seat that options against this one name: a team that is hit as one is named by one member.
    pub hit_as: Seat,
    /// Sign of its part in the game, e.g. `emperor`: what a client draws beside the name.
    pub role: Option<&'static str>,
    /// Its team, from 0, where there are teams of several.
    pub team: Option<u8>,
    /// Whom it may attack in this mode as things stand, shields of single cards aside.
    pub prey: SeatSet,
}

impl Panel {
    /// A player in the game of whom there is nothing to say.
    pub const fn new(seat: Seat) -> Self {
        Self {
            seat,
            notes: Vec::new(),
            counters: Vec::new(),
            active: false,
            out: false,
            hit_as: seat,
            role: None,
            team: None,
            prey: SeatSet::EMPTY,
        }
    }
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// What a client may draw for the name.
    pub sign: &'static str,
    /// Lexicon key of the name.
    pub name: Phrase,
    /// The number.
    pub value: i32,
}

impl Counter {
    /// A number with its sign and its name.
    pub fn new(sign: &'static str, name: Phrase, value: impl Into<i32>) -> Self {
        Self { sign, name, value: value.into() }
    }
}

/// A region of the table with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// What kind of region it is: decides where a client draws it.
    pub role: ZoneRole,
    /// Whose it is; `None` for common zones.
    pub owner: Option<Seat>,
    /// Its name.
    pub title: Phrase,
    /// Its cards, face up or face down.
    pub slots: Vec<Slot>,
    /// How many cards lie in it, listed or not.
    pub count: usize,
    /// What its cards come to, where that counts and the viewer may know it.
    pub total: Option<i32>,
    /// What else is to be said about it.
    pub note: Option<Phrase>,
}

impl Zone {
    /// A zone of which all cards are listed.
    pub fn new(role: ZoneRole, owner: Option<Seat>, title: Phrase, slots: Vec<Slot>) -> Self {
        let count = slots.iter().map(|slot| slot.count).sum();
        Self { role, owner, title, slots, count, total: None, note: None }
    }

    /// A zone of open cards, so many of each.
    pub fn pile(
        role: ZoneRole,
        owner: Option<Seat>,
        title: Phrase,
        cards: impl IntoIterator<Item = (CardId, usize)>,
    ) -> Self {
        let cards = cards.into_iter().filter(|(_, n)| *n > 0);
        Self::new(role, owner, title, cards.map(|(card, n)| Slot::new(Some(card), n)).collect())
    }
}

/// Where a client draws a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ZoneRole {
    /// Cards offered to everybody.
    Market,
    /// A common face-up pile, e.g. Explorers.
    Supply,
    /// A common face-down pile.
    Deck,
    /// Cards out of the game for good.
    Scrap,
    /// Cards in play.
    Play,
    /// A hand.
    Hand,
    /// A personal face-down pile. Its slots list the known cards.
    Draw,
    /// A personal discard pile.
    Discard,
    /// Objectives and other cards a seat has to hold.
    Goals,
    /// A personal face-down pile of such cards.
    GoalDeck,
    /// Cards in the fight under way.
    Lane,
    /// Cards wagered in it, face down until they are revealed.
    Stake,
    /// Cards of this seat that its enemies have won.
    Lost,
    /// Places of a map: each a slot, with what stands there attached to it.
    Map,
    /// Those who wait to be sent somewhere.
    Pool,
    /// Cards laid out to be carried out, face down, with those who do it attached.
    Orders,
    /// What is being built; a badge says how long it takes.
    Queue,
    /// Cards kept for their moment.
    Reserve,
    /// Cards for the fight under way, in hand.
    Tactics,
    /// Cards that tell what a seat has found out.
    Clues,
    /// Dice rolled: a slot for each face, named by its first badge; with the card it belongs to where it has one.
    Dice,
}

/// A card or a card back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Which card; `None` shows its back.
    pub card: Option<CardId>,
    /// How many equal cards this slot stands for, at least 1.
    pub count: usize,
    /// Marks on it: used abilities, damage, what it copies.
    pub badges: Vec<Badge>,
    /// It lies on the card before it.
    pub attached: bool,
}

impl Slot {
    /// So many equal cards, or card backs, without a mark.
    pub const fn new(card: Option<CardId>, count: usize) -> Self {
        Self { card, count, badges: Vec::new(), attached: false }
    }
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Badge {
    /// Its meaning.
    pub phrase: Phrase,
    /// What a client may draw for it: `primary`, `ally`, `scrap`, `damage` …
    pub sign: &'static str,
    /// How it stands with it.
    pub state: BadgeState,
    /// The number it speaks of, for tokens a client can draw.
    pub n: Option<u8>,
    /// The number at which something happens.
    pub of: Option<u8>,
    /// Its number adds to another of its sign.
    pub plus: bool,
    /// What it costs to use it, where it is not free.
    pub cost: Option<u8>,
}

impl Badge {
    /// A badge without a number.
    pub const fn new(sign: &'static str, phrase: Phrase, state: BadgeState) -> Self {
        Self { phrase, sign, state, n: None, of: None, plus: false, cost: None }
    }
}

/// How it stands with what a badge speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeState {
    /// Neither ready nor used: a plain fact.
    Fact,
    /// Can be used.
    Ready,
    /// Its condition is not met.
    Idle,
    /// Used up for now.
    Used,
}

/// One thing a card does, as a sign with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Glint {
    /// What: `trade`, `combat`, `card` …
    pub sign: &'static str,
    /// How many; 0 where a number says nothing.
    pub n: u8,
    /// An alternative to what stands before it.
    pub or: bool,
}

/// Where a slot lies: the address a client points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The kind of region.
    pub role: ZoneRole,
    /// Whose.
    pub owner: Option<Seat>,
    /// Which slot of it, from 0.
    pub slot: u16,
}

/// Something a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A card.
    Place(Place),
    /// A player.
    Seat(Seat),
    /// Ending the turn.
    EndTurn,
}
