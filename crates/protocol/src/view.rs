//! The table as a viewer sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::{Ref, Spans};

/// Everything a viewer may see, in the structure that all games share.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// One line about the current moment: whose turn and which phase it is.
    pub status: Spans,
    /// Phases and steps, with the current one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Track>>")]
    pub tracks: Vec<Track>,
    /// Numbers of the whole table that decide the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Gauge>>")]
    pub gauges: Vec<Gauge>,
    /// The seats in clockwise order.
    pub seats: Vec<Panel>,
    /// All zones in reading order.
    pub zones: Vec<Zone>,
    /// Layout of the zone `map`. It stays the same throughout a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub map: Option<Map>,
}

/// Places and the connections between them.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Map {
    /// One spot for each card of the zone `map` that is not attached to another, in their order.
    pub spots: Vec<MapSpot>,
    /// Pairs of adjacent spots, by number.
    pub links: Vec<(u16, u16)>,
    /// Names of the regions.
    pub regions: Vec<Spans>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MapSpot {
    /// The card that describes it.
    pub card: u16,
    /// From the left, in hundredths of the map's width.
    pub x: u8,
    /// From the top, in hundredths of the map's width.
    pub y: u8,
    /// Its region, from 0; absent for a spot outside all regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
}

/// A sequence of stages, with the current one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Track {
    /// Identifies the track, e.g. `phases` or `fight`.
    pub sign: String,
    /// What goes through these stages, e.g. the round.
    pub name: Spans,
    /// The stages in order, each in one or two words.
    pub stages: Vec<Spans>,
    /// The current stage, from 0; absent before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<u32>,
}

/// A number of the whole table: a dial that advances to its end, or a balance between two sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Gauge {
    /// Name of its icon.
    pub sign: String,
    /// The complete gauge as text.
    pub text: Spans,
    /// The current value; 0 if it is not counted.
    pub value: i32,
    /// The maximum, if it is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<i32>,
    /// The seat it favors now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The seats that compete for it, with their strengths.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Pull>>")]
    pub ends: Vec<Pull>,
}

/// A side that competes for a gauge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Pull {
    /// The seat.
    pub seat: u8,
    /// Name of its end of the gauge.
    pub name: Spans,
    /// Its strength.
    pub value: i32,
}

/// The public state of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Panel {
    /// Number of the seat.
    pub seat: u8,
    /// Role, team and similar facts.
    pub notes: Vec<Spans>,
    /// Authority, number of cards in hand and so on.
    pub counters: Vec<Counter>,
    /// Whether it is this seat's turn.
    pub active: bool,
    /// Whether it is out of the game.
    pub out: bool,
    /// The address that options against this seat use. The members of a team that is attacked as one share it.
    #[serde(rename = "ref")]
    pub at: Ref,
    /// Icon of its role in the game, e.g. `emperor`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<String>,
    /// Its team, from 0, if teams have several members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<u8>,
    /// Seats it may currently attack in this mode, ignoring protection by single cards.
    pub prey: Vec<u8>,
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Counter {
    /// Name of the icon, e.g. `authority`.
    pub sign: String,
    /// Name shown to players.
    pub name: Spans,
    /// The number.
    pub value: i32,
}

/// A region of the table with its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Zone {
    /// Role and owner, e.g. `hand/0` or `market`.
    pub id: String,
    /// Kind of the zone; decides where it is drawn.
    pub role: ZoneRole,
    /// The seat that owns it; `None` for common zones.
    pub owner: Option<u8>,
    /// Name shown to players.
    pub title: Spans,
    /// Number of cards in it, listed or not.
    pub count: u32,
    /// Total of its cards, if it matters and the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total: Option<i32>,
    /// A remark about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Spans>,
    /// The listed cards, face up or face down.
    pub cards: Vec<Card>,
}

/// Kind of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ZoneRole {
    /// Cards offered to all players.
    Market,
    /// A common face-up pile.
    Supply,
    /// A common face-down pile.
    Deck,
    /// Cards removed from the game.
    Scrap,
    /// Cards in play.
    Play,
    /// A hand.
    Hand,
    /// A personal face-down pile.
    Draw,
    /// A personal discard pile.
    Discard,
    /// Objectives and other cards a seat must defend.
    Goals,
    /// A personal face-down pile of objectives.
    GoalDeck,
    /// Cards in the current fight.
    Lane,
    /// Cards committed to the edge stack of the current fight, face down until they are revealed.
    Stake,
    /// Cards of this seat that its opponents have captured.
    Lost,
    /// Places of a map, with units and other pieces attached to them.
    Map,
    /// Leaders that can be assigned or sent.
    Pool,
    /// Missions in play, with the assigned leaders attached.
    Orders,
    /// Units that are being built.
    Queue,
    /// Cards kept for later.
    Reserve,
    /// Cards in hand for the current fight.
    Tactics,
    /// Cards that show what a seat has found out.
    Clues,
    /// Rolled dice, with a mark for each side that shows.
    Dice,
}

/// A card or a card back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Card {
    /// Address of the card.
    #[serde(rename = "ref")]
    pub at: Ref,
    /// The printed card; absent for a back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// Name shown to players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Number of equal cards here, at least 1.
    pub count: u32,
    /// Marks on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Mark>>")]
    pub marks: Vec<Mark>,
    /// Whether it is attached to the card before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub attached: bool,
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Mark {
    /// The meaning as text.
    pub text: Spans,
    /// Name of the icon, e.g. `ally`.
    pub sign: String,
    /// State of the mark.
    pub state: MarkState,
    /// Its number, if it has one to draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u8>,
    /// The number at which something happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<u8>,
    /// Whether its number adds to another mark with the same icon.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub plus: bool,
    /// The cost of using it; absent if it is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
}

/// State of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MarkState {
    /// A plain fact that cannot be used.
    Fact,
    /// Can be used.
    Ready,
    /// Its condition is not met.
    Idle,
    /// Used up for now.
    Used,
}
