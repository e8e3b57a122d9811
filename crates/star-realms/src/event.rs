//! What happens at a table, for logs and animation. Cards are named by what is printed on them, never by copy: a copy's
//! number would track it through a shuffle.

use table::{CardId, Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// Whose; several for a hydra team.
        seats: SeatSet,
        /// Turns so far, from 1.
        turn: u16,
    },
    /// A card was played from hand.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// An ability was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: CardId,
        /// Which ability.
        ability: Ability,
    },
    /// Trade, combat or authority was gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// Trade.
        trade: u8,
        /// Combat.
        combat: u8,
        /// Authority.
        authority: u8,
    },
    /// A card was drawn; hidden from those who may not see that hand.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; `None` when hidden.
        card: Option<CardId>,
    },
    /// The discard pile became the new deck.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// A card was bought or acquired.
    Acquired {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Trade paid for it, shares of teammates included.
        paid: u8,
        /// Teammates paid a part of it.
        jointly: bool,
        /// Onto the deck instead of the discard pile.
        on_top: bool,
    },
    /// A ship just bought was put on top of the deck.
    PutOnTop {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was turned up in the trade row.
    Revealed {
        /// Which.
        card: CardId,
    },
    /// A card was scrapped by an effect.
    Scrapped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// From where.
        from: ScrapFrom,
    },
    /// A card was discarded by an effect.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A player must discard.
    MustDiscard {
        /// Who made them.
        by: Seat,
        /// The victim.
        victim: Seat,
        /// How many cards.
        n: u8,
    },
    /// A ship became a copy of another.
    Copied {
        /// By whom.
        seat: Seat,
        /// The copying card.
        card: CardId,
        /// What it copies.
        model: CardId,
    },
    /// A player was attacked.
    Attacked {
        /// By whom.
        by: Seat,
        /// Who.
        victim: Seat,
        /// Authority lost.
        amount: u16,
    },
    /// A boss base was damaged and still stands.
    Damaged {
        /// By whom.
        by: Seat,
        /// Whose base.
        owner: Seat,
        /// Which.
        card: CardId,
        /// Damage dealt now.
        amount: u8,
    },
    /// A base was destroyed.
    Destroyed {
        /// By whom.
        by: Seat,
        /// Whose base.
        owner: Seat,
        /// Which.
        card: CardId,
    },
    /// A teammate paid a share of a joint purchase or a joint attack.
    ChippedIn {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u16,
        /// For which card.
        card: CardId,
        /// A purchase (true) or an attack.
        buying: bool,
    },
    /// A proposal for a joint purchase or attack was made.
    Proposed {
        /// By whom.
        by: Seat,
        /// For which card.
        card: CardId,
        /// A purchase (true) or an attack.
        buying: bool,
    },
    /// A joint purchase or attack was refused.
    Refused {
        /// By whom.
        seat: Seat,
        /// For which card.
        card: CardId,
        /// A purchase (true) or an attack.
        buying: bool,
    },
    /// A card changed hands: a paid gift or the legacy of an eliminated player.
    Gave {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: CardId,
    },
    /// A member of a hydra team has declared the end of the turn, or withdrawn that.
    Declared {
        /// Who.
        seat: Seat,
        /// Done (true) or not after all.
        done: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A player is out.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        winners: SeatSet,
    },
}

/// The abilities a card can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// Primary.
    Primary,
    /// Ally.
    Ally,
    /// Scrap.
    Scrap,
}

/// Where a card was scrapped from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScrapFrom {
    /// A hand.
    Hand,
    /// A discard pile.
    Discard,
    /// The trade row.
    TradeRow,
}
