//! What happens at a table, for logs and animation. Cards are named by what is printed on them, never by copy: a copy's
//! number would track it through a shuffle.

use table::{CardId, Seat};

use crate::ability::Phase;
use crate::card::{Icon, Side};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "seat, card and n mean what they say in every line")]
pub enum Event {
    /// Who plays which side.
    Sides { dark: Seat },
    /// A starting hand was drawn anew, or kept.
    Mulligan { seat: Seat, anew: bool },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u16 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// The dial moves.
    Dial { to: u8 },
    /// An objective comes into play.
    Objective { seat: Seat, card: CardId },
    /// A card was drawn; hidden from the opponent.
    Drew { seat: Seat, card: Option<CardId> },
    /// A card was discarded from hand or deck.
    Discarded { seat: Seat, card: CardId },
    /// A card went under its deck, that of the objectives or the other; hidden from the opponent.
    Buried { seat: Seat, card: Option<CardId>, objective: bool },
    /// A revealed card went under its deck.
    PutUnder { seat: Seat, card: CardId },
    /// A card was played.
    Played { seat: Seat, card: CardId },
    /// Resources were generated.
    Generated { seat: Seat, card: CardId, n: u8 },
    /// An ability was used.
    Used { seat: Seat, card: CardId },
    /// A player called off the effects of a card.
    Canceled { seat: Seat, card: CardId },
    /// A card entered play.
    Entered { seat: Seat, card: CardId },
    /// A card was attached to another.
    Attached { card: CardId, host: CardId },
    /// A player engages an objective, or the dial by leave of this card.
    Engaged { seat: Seat, card: CardId, dial: bool },
    /// A unit was declared as an attacker or a defender.
    Declared { seat: Seat, card: CardId, attacks: bool },
    /// A shield was placed.
    Shielded { card: CardId },
    /// A shield stopped something.
    ShieldUsed { card: CardId },
    /// An edge card was placed; hidden unless it lies face up.
    Placed { seat: Seat, card: Option<CardId> },
    /// An edge card was revealed.
    Revealed { seat: Seat, card: CardId },
    /// A fate card is resolved.
    Fate { seat: Seat, card: CardId },
    /// An edge battle was decided.
    Edge { winner: Seat, attacker: u8, defender: u8 },
    /// A new edge battle begins.
    EdgeAgain,
    /// A unit strikes.
    Strikes { seat: Seat, card: CardId },
    /// Icons of a strike are resolved.
    Icons { icon: Icon, n: u8 },
    /// A card was dealt damage.
    Damaged { card: CardId, n: u8 },
    /// Damage was removed.
    Healed { card: CardId, n: u8 },
    /// Another card takes the damage.
    Protected { card: CardId, by: CardId, n: u8 },
    /// Focus tokens were placed.
    Focused { card: CardId, n: u8 },
    /// Focus tokens were removed.
    Unfocused { card: CardId, n: u8 },
    /// A card was destroyed.
    Destroyed { seat: Seat, card: CardId },
    /// A card left play otherwise.
    Left { seat: Seat, card: CardId },
    /// A card came into a hand, openly.
    ToHand { seat: Seat, card: CardId },
    /// A card was captured; hidden from those who did not see it go.
    Captured { by: Seat, card: Option<CardId>, at: CardId, from: CapturedFrom },
    /// A card was rescued. It returns to a hand, so watchers are not told which one.
    Rescued { seat: Seat, card: Option<CardId> },
    /// A player looks at cards of the other.
    Looked { seat: Seat, n: u8 },
    /// A card was revealed from a deck.
    Shown { seat: Seat, card: CardId },
    /// The engagement is unopposed.
    Unopposed { seat: Seat },
    /// A unit was committed to the Force.
    Committed { seat: Seat, card: CardId },
    /// A Force struggle was decided.
    Struggle { light: u8, dark: u8, balance: Side },
    /// The game is over.
    Won { seat: Seat },
}

/// Where a card was captured from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturedFrom {
    /// From play: everybody saw it.
    Play,
    /// From a hand: its owner sees which is gone, the captor may look.
    Hand,
    /// From a deck: only the captor has seen it.
    Deck,
}
