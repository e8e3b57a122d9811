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
    /// The seats in clockwise order.
    pub seats: Vec<Panel>,
    /// All zones in reading order.
    pub zones: Vec<Zone>,
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
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Counter {
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
}

/// A mark on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Mark {
    /// Its meaning.
    pub text: Spans,
    /// Ready to use (true), used up (false), or a plain fact (absent).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ready: Option<bool>,
}

/// What changed from one view to the next: whole panels and whole zones by their names.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
pub struct Patch {
    /// The new line about the moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Spans>,
    /// Panels that changed, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Panel>>")]
    pub seats: Vec<Panel>,
    /// Zones that changed, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Zone>>")]
    pub zones: Vec<Zone>,
    /// All zone ids in order, when some came or went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<Vec<String>>,
}

impl Patch {
    /// What turns one view into another. The seats of a match never change, only their panels.
    pub fn between(old: &View, new: &View) -> Self {
        let ids = |view: &View| view.zones.iter().map(|z| z.id.clone()).collect::<Vec<_>>();
        let order = (ids(old) != ids(new)).then(|| ids(new));
        Self {
            status: (old.status != new.status).then(|| new.status.clone()),
            seats: new.seats.iter().filter(|p| !old.seats.contains(p)).cloned().collect(),
            zones: new.zones.iter().filter(|z| !old.zones.contains(z)).cloned().collect(),
            order,
        }
    }

    /// Carries the changes out.
    pub fn apply(&self, view: &mut View) {
        if let Some(status) = &self.status {
            view.status.clone_from(status);
        }
        for panel in &self.seats {
            match view.seats.iter_mut().find(|p| p.seat == panel.seat) {
                Some(old) => old.clone_from(panel),
                None => view.seats.push(panel.clone()),
            }
        }
        for zone in &self.zones {
            match view.zones.iter_mut().find(|z| z.id == zone.id) {
                Some(old) => old.clone_from(zone),
                None => view.zones.push(zone.clone()),
            }
        }
        if let Some(order) = &self.order {
            view.zones.retain(|zone| order.contains(&zone.id));
            view.zones.sort_by_key(|zone| order.iter().position(|id| *id == zone.id));
        }
    }
}
