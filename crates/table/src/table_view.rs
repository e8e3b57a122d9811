//! A view as zones, cards and counters, so that any client can draw any game.

use crate::copies::CardId;
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet};

/// Everything that a viewer may see, in the layout that all games share.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TableView {
    /// One line about the current situation: whose turn it is and which phase.
    pub status: Option<Phrase>,
    /// Phases and steps, with the current one marked.
    pub tracks: Vec<Track>,
    /// Numbers of the whole table that decide the match.
    pub gauges: Vec<Gauge>,
    /// The seats in clockwise order.
    pub seats: Vec<Panel>,
    /// All zones, in reading order.
    pub zones: Vec<Zone>,
    /// How the places of the zone [`ZoneRole::Map`] are connected. It never changes during a match.
    pub map: Option<Map>,
}

/// Places on a map and the links between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Map {
    /// One spot for each place of the zone [`ZoneRole::Map`], in its order. Slots attached to another slot have no
    /// spot.
    pub spots: Vec<MapSpot>,
    /// Pairs of neighbors, by the numbers of their spots.
    pub links: Vec<(u16, u16)>,
    /// The names of the regions.
    pub regions: Vec<Phrase>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapSpot {
    /// The card that describes the place.
    pub card: CardId,
    /// Distance from the left and from the top, in hundredths of the map's width.
    pub at: (u8, u8),
    /// Its region, from 0; `None` for a place beside the map.
    pub region: Option<u8>,
}

/// A sequence of stages and the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// Identifies the track for clients: `phases`, `fight` …
    pub sign: &'static str,
    /// What passes through these stages.
    pub name: Phrase,
    /// The stages in order, one or two words each.
    pub stages: Vec<Phrase>,
    /// The current stage, from 0; `None` before the first.
    pub at: Option<usize>,
}

/// A number of the whole table: a dial that counts up to its end, or a tug-of-war between the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// The icon that a client may draw for it.
    pub sign: &'static str,
    /// The whole gauge as text.
    pub text: Phrase,
    /// Its current value; 0 where it only points at one of its ends.
    pub value: i32,
    /// The value at which it ends, if it counts.
    pub most: Option<i32>,
    /// The seat that it favors now.
    pub seat: Option<Seat>,
    /// The seats that pull at it, and how strongly.
    pub ends: Vec<Pull>,
}

/// One end of a gauge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pull {
    /// The seat that pulls.
    pub seat: Seat,
    /// The name of this end.
    pub name: Phrase,
    /// How strongly it pulls.
    pub value: i32,
}

/// A seat in the status bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The seat that the panel describes.
    pub seat: Seat,
    /// Role, team and similar notes.
    pub notes: Vec<Phrase>,
    /// Authority, trade, combat, cards in hand …
    pub counters: Vec<Counter>,
    /// It is this seat's turn.
    pub active: bool,
    /// The player is out of the game.
    pub out: bool,
    /// The seat that attack options name for this one: a team that is attacked as a whole is named by one member.
    pub hit_as: Seat,
    /// Icon of its role in the game, e.g. `emperor`, drawn beside the name.
    pub role: Option<&'static str>,
    /// Its team, from 0, where there are teams of several.
    pub team: Option<u8>,
    /// The seats that it may attack now in this mode, without regard to cards that shield them.
    pub prey: SeatSet,
}

impl Panel {
    /// A player who is in the game, without notes or counters.
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
    /// The icon that a client may draw instead of the name.
    pub sign: &'static str,
    /// Lexicon key of the name.
    pub name: Phrase,
    /// The number.
    pub value: i32,
}

impl Counter {
    /// A number with its icon and its name.
    pub fn new(sign: &'static str, name: Phrase, value: impl Into<i32>) -> Self {
        Self { sign, name, value: value.into() }
    }
}

/// A region of the table with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The kind of region, which decides where a client draws it.
    pub role: ZoneRole,
    /// The owner; `None` for common zones.
    pub owner: Option<Seat>,
    /// Its name.
    pub title: Phrase,
    /// Its cards, face up or face down.
    pub cards: Vec<Card>,
    /// The number of cards in it, listed or not.
    pub count: usize,
    /// The total value of its cards, where the game uses one and the viewer may know it.
    pub total: Option<i32>,
    /// Another remark about the zone.
    pub note: Option<Phrase>,
}

impl Zone {
    /// A zone that lists all of its cards.
    pub fn new(role: ZoneRole, owner: Option<Seat>, title: Phrase, cards: Vec<Card>) -> Self {
        let count = cards.iter().map(|slot| slot.count).sum();
        Self { role, owner, title, cards, count, total: None, note: None }
    }

    /// A zone of face-up cards, given as pairs of card and number.
    pub fn pile(
        role: ZoneRole,
        owner: Option<Seat>,
        title: Phrase,
        cards: impl IntoIterator<Item = (CardId, usize)>,
    ) -> Self {
        let cards = cards.into_iter().filter(|(_, n)| *n > 0);
        Self::new(role, owner, title, cards.map(|(card, n)| Card::new(Some(card), n)).collect())
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
    /// Cards permanently out of the game.
    Scrap,
    /// Cards in play.
    Play,
    /// A hand.
    Hand,
    /// A personal face-down pile. Its cards list the known cards.
    Draw,
    /// A personal discard pile.
    Discard,
    /// Objectives and other cards that a seat must defend.
    Goals,
    /// A personal face-down pile of such cards.
    GoalDeck,
    /// Cards in the current fight.
    Lane,
    /// Cards wagered in the current fight, face down until they are revealed.
    Stake,
    /// Cards of this seat that its enemies have captured.
    Lost,
    /// Places of a map: one slot each, with whatever is there attached to it.
    Map,
    /// Leaders who wait to be sent somewhere.
    Pool,
    /// Mission cards assigned face down, with the leaders who carry them out attached.
    Orders,
    /// Units being built; a mark says how long each takes.
    Queue,
    /// Cards kept for later use.
    Reserve,
    /// Cards in hand for the current fight.
    Tactics,
    /// Cards that show what a seat has found out.
    Clues,
    /// Rolled dice: one slot per side, named by its first mark, with the die's card if it has one.
    Dice,
}

/// A card or a card back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The card; `None` shows its back.
    pub card: Option<CardId>,
    /// The number of equal cards that this slot represents, at least 1.
    pub count: usize,
    /// Marks on it: used abilities, damage, what it copies.
    pub marks: Vec<Mark>,
    /// It is attached to the card before it.
    pub attached: bool,
}

impl Card {
    /// A number of equal cards, or card backs, without marks.
    pub const fn new(card: Option<CardId>, count: usize) -> Self {
        Self { card, count, marks: Vec::new(), attached: false }
    }
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its meaning.
    pub phrase: Phrase,
    /// The icon that a client may draw for it: `primary`, `ally`, `scrap`, `damage` …
    pub sign: &'static str,
    /// Whether it can be used.
    pub state: MarkState,
    /// The number on it, for tokens that show one.
    pub n: Option<u8>,
    /// The number at which something happens, e.g. the health that damage is counted against.
    pub of: Option<u8>,
    /// Its number is added to another mark with the same icon.
    pub plus: bool,
    /// The cost of using it, where it is not free.
    pub cost: Option<u8>,
}

impl Mark {
    /// A mark without a number.
    pub const fn new(sign: &'static str, phrase: Phrase, state: MarkState) -> Self {
        Self { phrase, sign, state, n: None, of: None, plus: false, cost: None }
    }
}

/// Whether the subject of a mark can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkState {
    /// Neither ready nor used: a plain fact.
    Fact,
    /// Can be used.
    Ready,
    /// Its condition is not met.
    Idle,
    /// Used up for now.
    Used,
}

/// One effect of a card, as an icon with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EffectIcon {
    /// The icon: `trade`, `combat`, `card` …
    pub sign: &'static str,
    /// The amount; 0 where a number means nothing.
    pub n: u8,
    /// It is an alternative to the effect before it.
    pub or: bool,
}

/// The address of a slot, with which a client points at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The kind of region.
    pub role: ZoneRole,
    /// The owner of the zone; `None` for common zones.
    pub owner: Option<Seat>,
    /// The slot in the zone, from 0.
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
