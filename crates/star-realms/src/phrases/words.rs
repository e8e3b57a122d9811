//! Short texts for the board: modes, roles, factions, zones, counters, marks, the status line.

use table::{Arg, CardId, Phrase, SeatSet, Term, ZoneRole};

use crate::card::Faction;
use crate::event::Ability;
use crate::setup::Mode;
use crate::verb::PickZone;

/// The role of a seat in its team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Raid: plays alone against the raiders.
    Boss,
    /// Raid: a member of the team against the boss.
    Raider,
    /// Emperor: if eliminated, the team loses.
    Emperor,
    /// Emperor: sits beside the emperor.
    Admiral,
}

/// The name of a mode.
pub fn mode(mode: Mode) -> Phrase {
    Phrase::word(match mode {
        Mode::Duel => "sr.mode.duel",
        Mode::FreeForAll => "sr.mode.free-for-all",
        Mode::Hunter => "sr.mode.hunter",
        Mode::Hydra => "sr.mode.hydra",
        Mode::Emperor => "sr.mode.emperor",
        Mode::Raid => "sr.mode.raid",
    })
}

/// The name of a role.
pub fn role(role: Role) -> Phrase {
    Phrase::word(match role {
        Role::Boss => "sr.role.boss",
        Role::Raider => "sr.role.raider",
        Role::Emperor => "sr.role.emperor",
        Role::Admiral => "sr.role.admiral",
    })
}

/// A team by its number, from 1.
pub fn team(number: u8) -> Phrase {
    Phrase::say("sr.team", [Arg::Number(number.into())])
}

/// The name of a faction.
pub fn faction(faction: Faction) -> Phrase {
    Phrase::word(faction_term(faction))
}

/// The title of a zone.
pub fn zone(role: ZoneRole) -> Phrase {
    Phrase::word(match role {
        ZoneRole::Market => "sr.title.market",
        ZoneRole::Supply => "sr.title.supply",
        ZoneRole::Deck => "sr.title.trade-deck",
        ZoneRole::Scrap => "sr.title.scrap",
        ZoneRole::Play => "sr.title.play",
        ZoneRole::Hand => "sr.title.hand",
        ZoneRole::Draw => "sr.title.deck",
        ZoneRole::Discard => "sr.title.discard",
        // Zones of other games.
        _ => "sr.title.play",
    })
}

/// Counter: authority.
pub fn authority() -> Phrase {
    Phrase::word("sr.title.authority")
}

/// Counter: the trade pool.
pub fn trade() -> Phrase {
    Phrase::word("sr.title.trade")
}

/// Counter: the combat pool.
pub fn combat() -> Phrase {
    Phrase::word("sr.title.combat")
}

/// Counter: cards in hand.
pub fn hand() -> Phrase {
    Phrase::word("sr.title.hand")
}

/// Counter: cards in the personal deck.
pub fn deck() -> Phrase {
    Phrase::word("sr.title.deck")
}

/// Counter: cards in the discard pile.
pub fn discard() -> Phrase {
    Phrase::word("sr.title.discard")
}

/// Mark: an ability is ready, or was used this turn.
pub fn ability_mark(ability: Ability, used: bool) -> Phrase {
    Phrase::word(match (ability, used) {
        (Ability::Primary, false) => "sr.mark.primary",
        (Ability::Ally, false) => "sr.mark.ally",
        (Ability::Scrap, false) => "sr.mark.scrap",
        (Ability::Primary, true) => "sr.mark.primary-used",
        (Ability::Ally, true) => "sr.mark.ally-used",
        (Ability::Scrap, true) => "sr.mark.scrap-used",
    })
}

/// Mark: an ally ability without an ally.
pub fn no_ally() -> Phrase {
    Phrase::word("sr.mark.no-ally")
}

/// Mark: damage on a base.
pub fn damage(amount: u8) -> Phrase {
    Phrase::say("sr.mark.damage", [Arg::Number(amount.into())])
}

/// Mark: the card that a ship copies.
pub fn copies(model: CardId) -> Phrase {
    Phrase::say("sr.mark.copies", [Arg::Card(model)])
}

/// Note: this number of the next acquired ships may go on top of the deck.
pub fn on_top_next(ships: u8) -> Phrase {
    Phrase::say("sr.mark.on-top-next", [Arg::Count(ships.into(), Term("sr.ship"))])
}

/// The status line of a running game.
pub fn status(turn: u16, seats: SeatSet) -> Phrase {
    Phrase::say("sr.tell.turn", [Arg::Number(turn.into()), seats_arg(seats)])
}

/// The status line of a finished game.
pub fn won(winners: SeatSet) -> Phrase {
    if winners.is_empty() {
        Phrase::word("sr.tell.nobody-won")
    } else {
        Phrase::say("sr.tell.won", [seats_arg(winners)])
    }
}

pub(super) fn faction_arg(faction: Faction) -> Arg {
    Arg::Noun(Term(faction_term(faction)))
}

const fn faction_term(faction: Faction) -> &'static str {
    match faction {
        Faction::Unaligned => "sr.faction.unaligned",
        Faction::Blob => "sr.faction.blob",
        Faction::TradeFederation => "sr.faction.trade-federation",
        Faction::StarEmpire => "sr.faction.star-empire",
        Faction::MachineCult => "sr.faction.machine-cult",
    }
}

pub(super) const fn zone_arg(zone: PickZone) -> Arg {
    Arg::Noun(Term(match zone {
        PickZone::Hand => "sr.zone.hand",
        PickZone::Discard => "sr.zone.discard",
        PickZone::Deck => "sr.zone.deck",
        PickZone::Play => "sr.zone.play",
        PickZone::Row => "sr.zone.row",
        PickZone::Explorers => "sr.zone.explorers",
        PickZone::Gone => "sr.zone.gone",
    }))
}

pub(super) const fn ability_arg(ability: Ability) -> Arg {
    Arg::Noun(Term(match ability {
        Ability::Primary => "sr.ability.primary",
        Ability::Ally => "sr.ability.ally",
        Ability::Scrap => "sr.ability.scrap",
    }))
}

pub(super) fn seats_arg(seats: SeatSet) -> Arg {
    Arg::AllOf(seats.iter().map(Arg::Seat).collect::<Vec<_>>())
}

/// Points of trade, combat or authority.
pub(super) fn points(n: impl Into<i32>, what: &'static str) -> Arg {
    Arg::Count(n.into(), Term(what))
}

/// A number of cards.
pub(super) fn cards(n: impl Into<i32>) -> Arg {
    Arg::Count(n.into(), Term("sr.card"))
}
