//! Texts of the table view.

use table::{Arg, Phrase, Seat, ZoneRole};

use crate::ability::Phase;
use crate::card::Side;
use crate::phrases::card::{phase_term, side_term};

/// The status line.
pub fn status(turn: u16, seat: Seat, phase: Phase) -> Phrase {
    if phase == Phase::Setup {
        return Phrase::say("lcg.status.setup", [Arg::Seat(seat)]);
    }
    Phrase::say("lcg.status", [Arg::Number(turn.into()), Arg::Seat(seat), Arg::Noun(phase_term(phase))])
}

/// The result of the match.
pub fn won(seat: Seat) -> Phrase {
    Phrase::say("lcg.tell.won", [Arg::Seat(seat)])
}

/// A side, as a note next to a player's name.
pub fn side(side: Side) -> Phrase {
    Phrase::say("lcg.note.side", [Arg::Noun(side_term(side))])
}

/// The name of a zone.
pub fn zone(role: ZoneRole) -> Phrase {
    Phrase::word(match role {
        ZoneRole::Goals => "lcg.title.objectives",
        ZoneRole::GoalDeck => "lcg.title.objective-deck",
        ZoneRole::Lane => "lcg.title.lane",
        ZoneRole::Stake => "lcg.title.edge",
        ZoneRole::Lost => "lcg.title.lost",
        ZoneRole::Hand => "lcg.title.hand",
        ZoneRole::Draw => "lcg.title.deck",
        ZoneRole::Discard => "lcg.title.discard",
        _ => "lcg.title.play",
    })
}

/// The units of a side in an engagement.
pub fn fighters(attack: bool) -> Phrase {
    Phrase::word(if attack { "lcg.title.attackers" } else { "lcg.title.defenders" })
}

/// The phases of a turn, one word each.
pub const PHASES: [&str; 6] = [
    "lcg.track.balance",
    "lcg.track.refresh",
    "lcg.track.draw",
    "lcg.track.deployment",
    "lcg.track.conflict",
    "lcg.track.force",
];

/// The steps of an engagement, one word each.
pub const STEPS: [&str; 5] =
    ["lcg.step.attack", "lcg.step.defense", "lcg.step.edge", "lcg.step.strikes", "lcg.step.reward"];

/// The name of a counter.
pub fn counter(sign: &str) -> Phrase {
    Phrase::word(match sign {
        "dial" => "lcg.counter.dial",
        "dial-damage" => "lcg.counter.dial-damage",
        "victory" => "lcg.counter.victory",
        "force" => "lcg.counter.force",
        "resource" => "lcg.counter.resources",
        "hand" => "lcg.title.hand",
        "reserve" => "lcg.counter.reserve",
        "deck" => "lcg.title.deck",
        _ => "lcg.title.discard",
    })
}
