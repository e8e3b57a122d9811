//! What a viewer sees of the table, and how it changes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::{Ref, Spans};

/// Everything a viewer may see, in the layout all games share.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct View {
    /// One line about the moment: whose turn, which phase.
    pub status: Spans,
    /// Phases and steps, with the one the match is in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Track>>")]
    pub tracks: Vec<Track>,
    /// Numbers of the table as a whole that decide the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Gauge>>")]
    pub gauges: Vec<Gauge>,
    /// The seats in clockwise order.
    pub seats: Vec<Panel>,
    /// All zones in reading order.
    pub zones: Vec<Zone>,
    /// How the places of the zone `map` lie to one another; stays the same throughout a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub map: Option<Map>,
}

/// Places and the ways between them.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Map {
    /// One for each card of the zone `map` that lies on no other, in their order.
    pub spots: Vec<MapSpot>,
    /// Pairs of neighbors, by the numbers of their spots.
    pub links: Vec<(u16, u16)>,
    /// The regions by name.
    pub regions: Vec<Spans>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MapSpot {
    /// The card that tells of it.
    pub card: u16,
    /// From the left, in hundredths of the map's width.
    pub x: u8,
    /// From the top, in hundredths of the map's width.
    pub y: u8,
    /// Its region, from 0; absent for one beside the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
}

/// Stages that follow one another, and the one that has been reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Track {
    /// What it may be told by, e.g. `phases`, `fight`.
    pub sign: String,
    /// What goes through these stages.
    pub name: Spans,
    /// The stages in order, each in a word or two.
    pub stages: Vec<Spans>,
    /// The one reached, from 0; absent before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<u32>,
}

/// A number of the table as a whole: a dial that runs to its end, or something both sides pull at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Gauge {
    /// What may be drawn for it.
    pub sign: String,
    /// The whole of it in words.
    pub text: Spans,
    /// How far it has come; 0 where it only stands at an end.
    pub value: i32,
    /// Where it ends, if it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
    /// Whom it favors now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Who pulls at it, and how much.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Pull>>")]
    pub ends: Vec<Pull>,
}

/// One end of a gauge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pull {
    /// Who pulls.
    pub seat: u8,
    /// Its name there.
    pub name: Spans,
    /// How much.
    pub value: i32,
}

/// A seat's public facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Panel {
    /// Whose.
    pub seat: u8,
    /// Role, team and the like.
    pub notes: Vec<Spans>,
    /// Authority, cards in hand …
    pub counters: Vec<Counter>,
    /// It is this seat's turn.
    pub active: bool,
    /// Out of the game.
    pub out: bool,
    /// The address that choices against this seat name; a team hit as one has one for all members.
    #[serde(rename = "ref")]
    pub at: Ref,
    /// Sign of its part in the game, e.g. `emperor`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<String>,
    /// Its team, from 0, where there are teams of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<u8>,
    /// Seats it may attack in this mode as things stand, shields of single cards aside.
    pub prey: Vec<u8>,
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Counter {
    /// What may be drawn for the name, e.g. `authority`.
    pub sign: String,
    /// Its name.
    pub name: Spans,
    /// The number.
    pub value: i32,
}

/// A region of the table with its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Zone {
    /// Role and owner in one word, e.g. `hand/0`, `market`.
    pub id: String,
    /// What kind of region: decides where it is drawn.
    pub role: ZoneRole,
    /// Whose.
    pub owner: Option<u8>,
    /// Its name.
    pub title: Spans,
    /// How many cards lie in it, listed or not.
    pub count: u32,
    /// What its cards come to, where that counts and the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total: Option<i32>,
    /// What else is to be said about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Spans>,
    /// Cards that are listed, face up or face down.
    pub cards: Vec<Card>,
}

/// Where a zone is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ZoneRole {
    /// Cards offered to everybody.
    Market,
    /// A common face-up pile.
    Supply,
    /// A common face-down pile.
    Deck,
    /// Cards out of the game for good.
    Scrap,
    /// Cards in play.
    Play,
    /// A hand.
    Hand,
    /// A personal face-down pile.
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
    /// Places of a map, what stands there attached to them.
    Map,
    /// Those who wait to be sent somewhere.
    Pool,
    /// Cards laid out to be carried out, those who do it attached.
    Orders,
    /// What is being built.
    Queue,
    /// Cards kept for their moment.
    Reserve,
    /// Cards for the fight under way, in hand.
    Tactics,
    /// Cards that tell what a seat has found out.
    Clues,
    /// Dice rolled, a mark for each face.
    Dice,
}

/// A card or a card back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Card {
    /// Where it lies.
    #[serde(rename = "ref")]
    pub at: Ref,
    /// The printed card; absent for a back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// How many equal cards lie here, at least 1.
    pub count: u32,
    /// Marks on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Mark>>")]
    pub marks: Vec<Mark>,
    /// It lies on the card before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub attached: bool,
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Mark {
    /// Its meaning.
    pub text: Spans,
    /// What may be drawn for it, e.g. `ally`.
    pub sign: String,
    /// How it stands with it.
    pub state: MarkState,
    /// The number it speaks of, for tokens that can be drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u8>,
    /// The number at which something happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<u8>,
    /// Its number adds to another of its sign.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub plus: bool,
    /// What it costs to use it, where it is not free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
}

/// How it stands with what a mark speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
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
