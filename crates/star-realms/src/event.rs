//! Events at a table, for logs and animation. They name cards by what is printed on them, never by copy, because a copy
//! number would track the card through a shuffle.

use table::{CardId, Seat, SeatSet};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// The active seats; several for a hydra team.
        seats: SeatSet,
        /// The number of the turn, from 1.
        turn: u16,
    },
    /// A card was played from hand.
    Played {
        /// The player.
        seat: Seat,
        /// The card played.
        card: CardId,
    },
    /// An ability was used.
    Used {
        /// The player.
        seat: Seat,
        /// The card with the ability.
        card: CardId,
        /// The kind of ability.
        ability: Ability,
    },
    /// Trade, combat or authority was gained.
    Gained {
        /// The player who gained it.
        seat: Seat,
        /// Trade gained.
        trade: u8,
        /// Combat gained.
        combat: u8,
        /// Authority gained.
        authority: u8,
    },
    /// A card was drawn. The card is hidden from viewers who may not see that hand.
    Drew {
        /// The player who drew.
        seat: Seat,
        /// The card; `None` when it is hidden.
        card: Option<CardId>,
    },
    /// The discard pile became the new deck.
    Reshuffled {
        /// The owner of the pile.
        seat: Seat,
    },
    /// A card was bought or acquired.
    Acquired {
        /// The new owner.
        seat: Seat,
        /// The card acquired.
        card: CardId,
        /// Trade paid for it, including shares of teammates.
        paid: u8,
        /// Teammates paid a part of it.
        jointly: bool,
        /// It went on top of the deck instead of the discard pile.
        on_top: bool,
    },
    /// A ship was put on top of the deck after it was acquired.
    PutOnTop {
        /// The owner.
        seat: Seat,
        /// The ship.
        card: CardId,
    },
    /// A card was turned up in the trade row.
    Revealed {
        /// The new card.
        card: CardId,
    },
    /// A card was scrapped by an effect.
    Scrapped {
        /// The player who scrapped it.
        seat: Seat,
        /// The card scrapped.
        card: CardId,
        /// The zone that it was in.
        from: ScrapFrom,
    },
    /// A card was discarded by an effect.
    Discarded {
        /// The player who discarded it.
        seat: Seat,
        /// The card discarded.
        card: CardId,
    },
    /// A player must discard.
    MustDiscard {
        /// The player who caused it.
        by: Seat,
        /// The player who must discard.
        victim: Seat,
        /// The number of cards.
        n: u8,
    },
    /// A ship became a copy of another.
    Copied {
        /// The owner of the copying card.
        seat: Seat,
        /// The copying card.
        card: CardId,
        /// The card that it copies.
        model: CardId,
    },
    /// A player was attacked.
    Attacked {
        /// The attacker.
        by: Seat,
        /// The attacked player.
        victim: Seat,
        /// Authority lost.
        amount: u16,
    },
    /// A boss base was damaged but not destroyed.
    Damaged {
        /// The attacker.
        by: Seat,
        /// The owner of the base.
        owner: Seat,
        /// The base.
        card: CardId,
        /// Damage dealt by this attack.
        amount: u8,
    },
    /// A base was destroyed.
    Destroyed {
        /// The player who destroyed it.
        by: Seat,
        /// The owner of the base.
        owner: Seat,
        /// The base.
        card: CardId,
    },
    /// A teammate paid a share of a joint purchase or a joint attack.
    ChippedIn {
        /// The teammate who paid.
        seat: Seat,
        /// The share in trade or combat.
        amount: u16,
        /// The card to buy or the base to attack.
        card: CardId,
        /// True for a purchase, false for an attack.
        buying: bool,
    },
    /// A proposal for a joint purchase or attack was made.
    Proposed {
        /// The player who proposed it.
        by: Seat,
        /// The card to buy or the base to attack.
        card: CardId,
        /// True for a purchase, false for an attack.
        buying: bool,
    },
    /// A joint purchase or attack was refused.
    Refused {
        /// The player who refused.
        seat: Seat,
        /// The card to buy or the base to attack.
        card: CardId,
        /// True for a purchase, false for an attack.
        buying: bool,
    },
    /// A card changed hands: a paid gift or the legacy of an eliminated player.
    Gave {
        /// The giver.
        from: Seat,
        /// The recipient.
        to: Seat,
        /// The card given.
        card: CardId,
    },
    /// A member of a hydra team declared the end of the turn or withdrew this declaration.
    Declared {
        /// The team member.
        seat: Seat,
        /// True for declared, false for withdrawn.
        done: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn ended.
        seat: Seat,
    },
    /// A player was eliminated.
    Eliminated {
        /// The eliminated player.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// The winners.
        winners: SeatSet,
    },
}

/// The kinds of abilities that a card can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// Primary.
    Primary,
    /// Ally.
    Ally,
    /// Scrap.
    Scrap,
}

/// The zone from which a card was scrapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScrapFrom {
    /// A hand.
    Hand,
    /// A discard pile.
    Discard,
    /// The trade row.
    TradeRow,
}
