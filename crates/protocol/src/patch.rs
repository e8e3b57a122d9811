//! Changes from one view to the next.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::text::Spans;
use crate::view::{Card, Gauge, Panel, TableView, Track, Zone};

/// The change from one view to the next: whole panels, whole zones, and some cards of the remaining zones.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Patch {
    /// The new status line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Spans>,
    /// All tracks, if one of them changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tracks: Option<Vec<Track>>,
    /// All gauges, if one of them changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gauges: Option<Vec<Gauge>>,
    /// Panels that changed, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Panel>>")]
    pub seats: Vec<Panel>,
    /// Zones that are new or whose title or note changed, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Zone>>")]
    pub zones: Vec<Zone>,
    /// Zones whose cards or counts changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Splice>>")]
    pub cards: Vec<Splice>,
    /// All zone ids in order, if zones were added or removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub order: Option<Vec<String>>,
}

/// Replaces some cards of a zone by others. A card's address is its position, so the cards behind them get new ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Splice {
    /// The zone's id.
    pub zone: String,
    /// The new number of cards in it.
    pub count: u32,
    /// The new total of the cards, if the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total: Option<i32>,
    /// Position of the first change.
    pub from: u32,
    /// Number of cards to remove.
    pub drop: u32,
    /// The cards to insert instead.
    pub cards: Vec<Card>,
}

impl Splice {
    /// Returns the change from a zone to another with the same id, title and owner.
    fn between(old: &Zone, new: &Zone) -> Self {
        let alike = |(a, b): &(&Card, &Card)| a.is_like(b);
        let from = old.cards.iter().zip(&new.cards).take_while(alike).count();
        let (rest, fresh) = (&old.cards[from..], &new.cards[from..]);
        let tail = rest.iter().rev().zip(fresh.iter().rev()).take_while(alike).count();
        Self {
            zone: new.id.clone(),
            count: new.count,
            total: new.total,
            from: from as u32,
            drop: (rest.len() - tail) as u32,
            cards: fresh[..fresh.len() - tail].to_vec(),
        }
    }

    /// Applies the change. A change that does not fit is applied as far as possible; the hash then shows the mismatch.
    fn apply(&self, zone: &mut Zone) {
        let from = (self.from as usize).min(zone.cards.len());
        let to = from.saturating_add(self.drop as usize).min(zone.cards.len());
        zone.count = self.count;
        zone.total = self.total;
        zone.cards.splice(from..to, self.cards.iter().cloned());
        for (place, card) in zone.cards.iter_mut().enumerate().skip(from) {
            card.at = format!("{}/{place}", zone.id);
        }
    }
}

impl Zone {
    /// Are the zones equal apart from their cards?
    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id
            && self.role == other.role
            && self.owner == other.owner
            && self.title == other.title
            && self.note == other.note
    }
}

impl Card {
    /// Are the cards equal apart from their address?
    fn is_like(&self, other: &Self) -> bool {
        self.card == other.card
            && self.count == other.count
            && self.name == other.name
            && self.marks == other.marks
            && self.attached == other.attached
    }
}

impl Patch {
    /// Returns the change from one view to another. The seats of a match never change, only their panels.
    pub fn between(old: &TableView, new: &TableView) -> Self {
        let ids = |view: &TableView| view.zones.iter().map(|z| z.id.clone()).collect::<Vec<_>>();
        let stays = old.zones.iter().map(|z| &z.id).eq(new.zones.iter().map(|z| &z.id));
        let mut patch = Self {
            status: (old.status != new.status).then(|| new.status.clone()),
            tracks: (old.tracks != new.tracks).then(|| new.tracks.clone()),
            gauges: (old.gauges != new.gauges).then(|| new.gauges.clone()),
            seats: new.seats.iter().filter(|p| !old.seats.contains(p)).cloned().collect(),
            order: (!stays).then(|| ids(new)),
            ..Self::default()
        };
        for zone in &new.zones {
            match old.zones.iter().find(|z| z.id == zone.id) {
                Some(before) => patch.add_zone(before, zone),
                None => patch.zones.push(zone.clone()),
            }
        }
        patch
    }

    /// Adds the change from a zone to another with the same id.
    pub fn add_zone(&mut self, old: &Zone, new: &Zone) {
        if !old.is_same(new) {
            self.zones.push(new.clone());
        } else if old != new {
            self.cards.push(Splice::between(old, new));
        }
    }

    /// Applies the changes.
    pub fn apply(&self, view: &mut TableView) {
        if let Some(status) = &self.status {
            view.status.clone_from(status);
        }
        if let Some(tracks) = &self.tracks {
            view.tracks.clone_from(tracks);
        }
        if let Some(gauges) = &self.gauges {
            view.gauges.clone_from(gauges);
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
        for splice in &self.cards {
            if let Some(zone) = view.zones.iter_mut().find(|z| z.id == splice.zone) {
                splice.apply(zone);
            }
        }
        if let Some(order) = &self.order {
            view.zones.retain(|zone| order.contains(&zone.id));
            view.zones.sort_by_key(|zone| order.iter().position(|id| *id == zone.id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::ZoneRole;

    fn hand(cards: &[u16], count: u32) -> TableView {
        let card = |(place, &card): (usize, &u16)| Card {
            at: format!("hand/0/{place}"),
            card: Some(card),
            name: None,
            count: 1,
            marks: Vec::new(),
            attached: false,
        };
        let cards = cards.iter().enumerate().map(card).collect();
        let zone = Zone {
            id: "hand/0".to_owned(),
            role: ZoneRole::Hand,
            owner: Some(0),
            title: Vec::new(),
            count,
            total: None,
            note: None,
            cards,
        };
        TableView { zones: vec![zone], ..TableView::default() }
    }

    /// Returns the size of a patch: how many cards it removes and how many it inserts.
    fn between(old: &TableView, new: &TableView) -> Option<(u32, usize)> {
        let patch = Patch::between(old, new);
        let mut view = old.clone();
        patch.apply(&mut view);
        assert_eq!(view, *new);
        assert!(patch.zones.is_empty() && patch.order.is_none() && patch.cards.len() < 2, "{patch:?}");
        patch.cards.first().map(|splice| (splice.drop, splice.cards.len()))
    }

    #[test]
    fn only_the_cards_that_changed_are_sent() {
        for (old, new, size) in [
            (&[1, 2, 3][..], &[1, 2, 3][..], None),
            (&[1, 2, 3], &[2, 3], Some((1, 0))),
            (&[1, 2, 3], &[1, 3], Some((1, 0))),
            (&[1, 2, 3], &[1, 2], Some((1, 0))),
            (&[2, 3], &[1, 2, 3], Some((0, 1))),
            (&[1, 3], &[1, 2, 3], Some((0, 1))),
            (&[1, 2, 3], &[1, 4, 3], Some((1, 1))),
            (&[1, 1, 1], &[1, 1], Some((1, 0))),
            (&[1, 2, 1], &[1], Some((2, 0))),
            (&[], &[1, 2], Some((0, 2))),
            (&[1, 2], &[], Some((2, 0))),
        ] {
            assert_eq!(between(&hand(old, 9), &hand(new, 9)), size, "{old:?} to {new:?}");
        }
        assert_eq!(between(&hand(&[1], 4), &hand(&[1], 5)), Some((0, 0)), "only the count changed");
    }

    #[test]
    fn what_belongs_to_no_zone_and_what_a_zone_comes_to_are_sent_when_they_change() {
        let old = hand(&[1, 2], 2);
        let mut new = old.clone();
        new.zones[0].total = Some(3);
        new.zones[0].cards[1].attached = true;
        assert_eq!(between(&old, &new), Some((1, 1)), "a card is now attached to another");
        let stage =
            crate::Track { sign: "fight".to_owned(), name: Vec::new(), stages: vec![Vec::new(); 2], at: Some(1) };
        new.tracks.push(stage);
        let dial = crate::Gauge {
            sign: "dial".to_owned(),
            text: Vec::new(),
            value: 3,
            most: Some(12),
            seat: None,
            ends: Vec::new(),
        };
        new.gauges.push(dial);
        assert_eq!(between(&old, &new), Some((1, 1)));
        let patch = Patch::between(&new, &old);
        assert_eq!((patch.tracks, patch.gauges), (Some(Vec::new()), Some(Vec::new())), "they can be removed, too");
        assert_eq!(Patch::between(&new, &new), Patch::default());
    }

    #[test]
    fn zones_that_come_go_or_get_another_title_are_sent_whole() {
        let (one, mut two) = (hand(&[1], 1), hand(&[1], 1));
        two.zones[0].title = vec![crate::Span { t: "Hand".to_owned(), ..crate::Span::default() }];
        let mut other = one.zones[0].clone();
        other.id = "hand/1".to_owned();
        two.zones.insert(0, other);
        for (old, new) in [(&one, &two), (&two, &one), (&TableView::default(), &two), (&two, &TableView::default())] {
            let patch = Patch::between(old, new);
            let mut view = old.clone();
            patch.apply(&mut view);
            assert_eq!(view, *new);
            assert!(patch.cards.is_empty() && patch.order.is_some(), "{patch:?}");
        }
    }

    #[test]
    fn a_patch_of_another_view_does_not_panic() {
        let patch = Patch::between(&hand(&[1, 2, 3, 4], 4), &hand(&[1, 2, 3], 3));
        let mut view = hand(&[7], 1);
        patch.apply(&mut view);
        assert_ne!(view, hand(&[1, 2, 3], 3));
    }
}
