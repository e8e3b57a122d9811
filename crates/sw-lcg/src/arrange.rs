//! The order of cards in play, shared by the table view (which has a view) and by targets (which have a state).

use table::{CopyId, Seat, Viewer, ZoneRole};

use crate::card::Kind;
use crate::game::{BOTH, SwLcg};
use crate::state::State;
use crate::view::{View, captives};

/// The zones with cards in play, in display order.
pub(crate) const IN_PLAY: [ZoneRole; 3] = [ZoneRole::Goals, ZoneRole::Play, ZoneRole::Lane];

/// What decides the place of a card in play.
pub(crate) struct Piece {
    role: ZoneRole,
    host: Option<(Seat, usize)>,
    /// The number of cards captured here that the viewer knows.
    known: usize,
    /// The number of other cards captured here.
    unknown: usize,
}

/// The content of a slot in such a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A card in play: its owner, and its index in the owner's list.
    Card(Seat, usize),
    /// A card in play that is attached to the preceding card.
    On(Seat, usize),
    /// The nth known card captured by this card.
    Captive(Seat, usize, usize),
    /// All unknown cards captured by this card.
    Captives(Seat, usize),
}

/// Both players' cards in play.
pub(crate) type Pieces = [Vec<Piece>; 2];

/// The slots of a zone. After each card come the cards attached to it, of both players, and its captured cards.
pub(crate) fn arranged(pieces: &Pieces, seat: Seat, role: ZoneRole) -> Vec<Spot> {
    let mut spots = Vec::new();
    for (at, piece) in pieces[seat.idx()].iter().enumerate() {
        if piece.host.is_some() || piece.role != role {
            continue;
        }
        spots.push(Spot::Card(seat, at));
        for other in BOTH {
            let load = pieces[other.idx()].iter().enumerate().filter(|(_, p)| p.host == Some((seat, at)));
            spots.extend(load.map(|(i, _)| Spot::On(other, i)));
        }
        spots.extend((0..piece.known).map(|n| Spot::Captive(seat, at, n)));
        if piece.unknown > 0 {
            spots.push(Spot::Captives(seat, at));
        }
    }
    spots
}

impl<const W: usize> SwLcg<W> {
    fn role_of(&self, card: table::CardId, participating: bool) -> ZoneRole {
        match self.db.card(card).kind {
            Kind::Objective { .. } | Kind::Affiliation { .. } => ZoneRole::Goals,
            _ if participating => ZoneRole::Lane,
            _ => ZoneRole::Play,
        }
    }

    /// Both players' cards in play, taken from a view.
    pub(crate) fn pieces_in(&self, view: &View) -> Pieces {
        [0, 1].map(|seat| {
            let piece = |card: &crate::view::InPlay| {
                let known = card.captured.iter().flatten().count();
                Piece {
                    role: self.role_of(card.card, card.participating),
                    host: card.host,
                    known,
                    unknown: card.captured.len() - known,
                }
            };
            view.seats[seat].in_play.iter().map(piece).collect()
        })
    }

    /// Both players' cards in play, taken from the state as a seat sees it.
    pub(crate) fn pieces_of(&self, s: &State<W>, seat: Seat, lineups: &[Vec<CopyId>; 2]) -> Pieces {
        let piece = |&copy: &CopyId| {
            let held = captives(s, copy);
            let known = held.iter().filter(|&c| self.sees(s, Viewer::Seat(seat), c)).count();
            Piece {
                role: self.role_of(self.cast.card(copy), s.participants.contains(copy)),
                host: self.host_at(s, copy, lineups),
                known,
                unknown: held.len() - known,
            }
        };
        [0, 1].map(|of| lineups[of].iter().map(piece).collect())
    }
}
