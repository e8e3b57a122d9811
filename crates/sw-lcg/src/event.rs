//! Game events, for the log and for animations. Events name printed cards, never copies: the number of a copy would
//! track it through a shuffle.

use table::{CardId, Seat};

use crate::ability::Phase;
use crate::card::{Icon, Side};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "`seat`, `card` and `n` mean the same in every variant")]
pub enum Event {
    /// The sides are assigned.
    Sides { dark: Seat },
    /// A player drew a new starting hand, or kept the first one.
    Mulligan { seat: Seat, anew: bool },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u16 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// The Death Star dial moves.
    Dial { to: u8 },
    /// An objective comes into play.
    Objective { seat: Seat, card: CardId },
    /// A card was drawn; hidden from the opponent.
    Drew { seat: Seat, card: Option<CardId> },
    /// A card was discarded from hand or deck.
    Discarded { seat: Seat, card: CardId },
    /// A card went under its deck (the objective deck or the command deck); hidden from the opponent.
    Buried { seat: Seat, card: Option<CardId>, objective: bool },
    /// A revealed card went under its deck.
    PutUnder { seat: Seat, card: CardId },
    /// A card was played.
    Played { seat: Seat, card: CardId },
    /// Resources were generated.
    Generated { seat: Seat, card: CardId, n: u8 },
    /// An ability was used.
    Used { seat: Seat, card: CardId },
    /// A player canceled the effects of a card.
    Canceled { seat: Seat, card: CardId },
    /// A card entered play.
    Entered { seat: Seat, card: CardId },
    /// A card was attached to another.
    Attached { card: CardId, host: CardId },
    /// A player engages an objective, or the dial if this card allows it.
    Engaged { seat: Seat, card: CardId, dial: bool },
    /// A unit was declared as an attacker or a defender.
    Declared { seat: Seat, card: CardId, attacks: bool },
    /// A shield was placed.
    Shielded { card: CardId },
    /// A shield prevented damage or a focus token.
    ShieldUsed { card: CardId },
    /// An edge card was placed; hidden unless it is face up.
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
    /// A card left play in another way.
    Left { seat: Seat, card: CardId },
    /// A card went to a hand, visible to everyone.
    ToHand { seat: Seat, card: CardId },
    /// A card was captured; hidden from viewers who did not see it.
    Captured { by: Seat, card: Option<CardId>, at: CardId, from: CapturedFrom },
    /// A card was rescued. It returns to a hand, so spectators do not learn which card it is.
    Rescued { seat: Seat, card: Option<CardId> },
    /// A player looks at hidden cards of the opponent.
    Looked { seat: Seat, n: u8 },
    /// A card was revealed from the top of a deck.
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
    /// From play: every player saw it.
    Play,
    /// From a hand: its owner sees which card is gone, and the captor may look at it.
    Hand,
    /// From a deck: only the captor has seen it.
    Deck,
}
