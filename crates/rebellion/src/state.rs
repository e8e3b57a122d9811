//! The state of a match, as plain data.

use serde::{Deserialize, Serialize};
use table::{SeatSet, Small};

use crate::bits::Bits;
use crate::by::{BySite, Row};
use crate::card::MissionKind;
use crate::db::{ACTIONS, Action, MISSIONS, Mission, Objective, TACTICS};
use crate::frame::{Frame, Stage};
use crate::leader::{LEADERS, Leader, Ring};
use crate::map::{SYSTEMS, Site};
use crate::side::{Role, Side, Theater};
use crate::unit::{Force, KINDS, Unit};

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The units of each side in every place.
    pub forces: BySite<[Force; 2]>,
    /// The units that are not in play.
    pub supply: [Force; 2],
    /// The build queues: boxes 1, 2 and 3 of each side.
    pub queue: [[Force; 3]; 2],
    /// Units that have left the queue and are being deployed.
    pub deploying: Force,
    /// Systems loyal to each side, Coruscant included.
    pub loyal: [Bits; 2],
    /// Systems with an occupation token.
    pub occupied: Bits,
    /// Systems with a sabotage token.
    pub sabotaged: Bits,
    /// Destroyed systems.
    pub destroyed: Bits,

    /// The system of the Rebel base.
    pub base: Site,
    /// Whether the base is revealed.
    pub revealed: bool,
    /// The systems where the base can be according to public information.
    pub could_be: Bits,
    /// The probe cards.
    pub probes: Probes,

    /// The place of each leader.
    pub at: Row<Place, LEADERS>,
    /// The leader who has each ring.
    pub ring: [Option<Leader>; 7],
    /// Leaders that joined the Empire.
    pub turned: Bits,
    /// Leaders that stay where they are in the next Refresh phase.
    pub detained: Bits,
    /// Leaders whose missions this round cannot be opposed by leaders from the pool.
    pub hidden_from_pool: Bits,
    /// Leaders that do not hold units in place this round.
    pub let_pass: Bits,
    /// The leader that adds 2 successes to a mission this round.
    pub inspired: Bits,
    /// Leaders that go back to the pool when the combat is over, and cannot retreat.
    pub visiting: Bits,
    /// The system in which the Rebels cannot attempt missions or use action cards.
    pub guarded: Option<Site>,
    /// Whether Yoda's reroll was used this round.
    pub yoda_used: bool,

    /// The number of copies of each mission in hand. A mission belongs to one side.
    pub hand: Row<u8, MISSIONS>,
    /// The number of copies of each mission in its deck. Projects have a deck of their own.
    pub deck: Row<u8, MISSIONS>,
    /// The number of discarded copies of each mission.
    pub discard: Row<u8, MISSIONS>,
    /// Projects under their deck, the next one first.
    pub project_under: Small<Mission, 10>,
    /// Assigned missions of each side.
    pub assigned: [Row<Option<Mission>, SLOTS>; 2],
    /// Public knowledge about an assigned mission: that it was found in a deck, or that it is a starting mission.
    pub slot_kind: [Row<Option<MissionKind>, SLOTS>; 2],
    /// Missions waiting for the end of the Command phase, in the order in which they were revealed. Each entry packs
    /// the number of leaders and a mark if the admiral revealed it.
    pub mobilizing: Small<u8, 4>,
    /// Whether all cards drawn for a new base this round were illegal, so that the Rebels look for no other one
    /// (REB-BASE-19). Only the Rebels know this.
    pub no_new_base: bool,

    /// The objective cards.
    pub objectives: Objectives,
    /// The action cards of each side.
    pub actions: [Actions; 2],
    /// The leader recruited with each action card in hand. The leader is public, but the card is not.
    pub taken_with: Row<Option<Leader>, ACTIONS>,

    /// Tactic cards in the decks.
    pub tactics: Row<u8, TACTICS>,
    /// Tactic cards played.
    pub tactics_played: Row<u8, TACTICS>,
    /// Tactic cards in hand.
    pub tactics_hand: [Row<u8, TACTICS>; 2],

    /// The mission and the action card in progress.
    pub doing: [Doing; 2],
    /// The combat in progress.
    pub combat: Combat,
    /// Places where units of both sides met. Combats follow when the effect that brought them together is over.
    pub arrivals: Arrivals,
    /// Cards drawn or looked at whose destination is not yet decided.
    pub limbo: Small<u8, 16>,
    /// The stack of pending decisions and steps.
    pub frames: Small<Frame, 28>,

    /// The number of the current game round, counted from 1.
    pub round: u8,
    /// The space of the time marker.
    pub time: u8,
    /// The space of the reputation marker.
    pub reputation: u8,
    /// The position of the current Command turn in the turn order. In the Assignment phase, a set of bits by side that
    /// marks the side that is assigning.
    pub turn: u8,
    /// The number of Command turns taken in the match.
    pub turns: u16,
    /// Roles that have passed.
    pub passed: [bool; 4],
    /// The number of units deployed in each place this phase.
    pub deployed: BySite<u8>,
    /// The seats that have won.
    pub winners: SeatSet,
}

/// The number of missions a side can have assigned.
pub const SLOTS: usize = 14;

const _: () = assert!(size_of::<State>() <= 3072, "the state is copied often and must stay small");

/// The place of a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// Not yet recruited.
    #[default]
    Supply,
    /// In the pool.
    Pool,
    /// On an assigned mission.
    Slot(u8),
    /// On the board.
    Site(Site),
    /// Out of the game.
    Out,
}

/// The probe cards, each identified by its system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Probes {
    /// Cards in the deck.
    pub deck: Bits,
    /// Cards held by the Empire.
    pub held: Bits,
    /// The held cards that the Rebels know.
    pub seen: Bits,
    /// Cards that publicly went back to the deck, drawn again or not. None of them is the base until the Rebels choose
    /// a new base.
    pub lead: Bits,
    /// The depth of each card in the deck, now or when it was drawn. Cards with lower ranks are drawn first; cards of
    /// equal rank are shuffled.
    pub rank: Row<u8, SYSTEMS>,
    /// For each card, the value of `looks` when the Rebels last knew that it was in the deck.
    pub since: Row<u8, SYSTEMS>,
    /// For each held card, the value of `looks` when it was drawn.
    pub drawn: Row<u8, SYSTEMS>,
    /// The number of times the Rebels have looked into the deck.
    pub looks: u8,
}

/// The rank of cards in the shuffled middle of the probe deck.
pub const MIDDLE: u8 = 128;

/// The objective cards. The stage on the back of a card is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Objectives {
    /// Cards on top of the deck, in order. The Rebels know them.
    pub top: Small<Objective, 8>,
    /// Cards in the shuffled part of the deck, which is drawn stage by stage.
    pub bag: Bits,
    /// Cards under the deck, in order.
    pub under: Small<Objective, 12>,
    /// Cards in the Rebels' hand.
    pub hand: Bits,
    /// Scored cards, which are out of the game.
    pub scored: Bits,
    /// Cards in hand or under the deck that the Empire has seen.
    pub seen: Bits,
}

/// The action cards of a side. Sets contain the numbers of cards within the side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Actions {
    /// Cards in the shuffled deck.
    pub deck: Bits,
    /// Cards under the deck, the next one first.
    pub under: Small<Action, 12>,
    /// Cards face down in front of the players.
    pub hand: Bits,
    /// The cards of `hand` that the general holds.
    pub of_general: Bits,
    /// Used cards, which are public.
    pub used: Bits,
    /// Starting cards that were not dealt and went back to the box unseen.
    pub boxed: Bits,
    /// Cards drawn for recruiting.
    pub offer: Bits,
    /// The card and leader chosen for recruiting, until both sides have chosen.
    pub chosen: Option<(Action, Option<Leader>)>,
}

/// A mission or action card in progress.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Doing {
    /// The number of the mission or action card.
    pub card: u8,
    /// The role that carries it out.
    pub role: Role,
    /// The place where it happens.
    pub site: Site,
    /// The leaders who carry it out.
    pub leaders: Bits,
    /// The leader it targets.
    pub target: Option<Leader>,
    /// The chosen systems.
    pub chosen: Bits,
    /// Whether leaders from the pool cannot be sent against it.
    pub unopposed: bool,
    /// Whether an effect made it fail.
    pub failed: bool,
    /// Whether a captive was rescued.
    pub rescued: bool,
    /// Whether the leaders on the rescue mission stay in the system.
    pub stay: bool,
    /// Faces of each side's dice: hits, direct hits, specials, blanks.
    pub dice: [[u8; 4]; 2],
    /// The number of dice that are set instead of rolled.
    pub set: u8,
    /// A scratch number for the current operation of the program.
    pub n: u8,
}

/// A combat in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// The system of the combat; `None` outside combats.
    pub site: Option<Site>,
    /// The side that began the combat.
    pub active: Side,
    /// The role whose turn or card caused the combat.
    pub role: Role,
    /// The number of the current combat round, counted from 1.
    pub round: u8,
    /// The systems that each side's units came from when the combat began.
    pub origins: [Bits; 2],
    /// Damaged units: the number of units of each kind with 1, 2, … damage tokens.
    pub hurt: [[[u8; 6]; KINDS]; 2],
    /// Damage assigned in this attack.
    pub fresh: Small<Hit, 24>,
    /// The attacker's dice by color: hits, direct hits, specials, blanks.
    pub dice: [[u8; 4]; 2],
    /// The number of dice of this roll that are set instead of rolled: black in the low 4 bits, red in the high 4 bits.
    pub set: u8,
    /// The number of black hits that may still count as red hits.
    pub red_hits: u8,
    /// The value of `red_hits` at the start of each attack.
    pub red_hits_each: u8,
    /// The marks of the combat: a set of the flags defined below.
    pub marks: u32,
    /// The total health of destroyed Imperial units, by theater.
    pub destroyed: [u8; 2],
    /// The number of black and red dice by which each side's rolls are reduced in the first round.
    pub fewer: [[u8; 2]; 2],
}

impl Combat {
    /// The side had units in the theater at the start. Bits: Rebels space, Rebels ground, Empire space, Empire ground.
    pub const STARTED: u32 = 1;
    /// The side has won the theater. Bits as in `STARTED`.
    pub const WON: u32 = 1 << 4;
    /// The side has retreated. Bits here and below: Rebels, Empire.
    pub const RETREATED: u32 = 1 << 8;
    /// The side cannot retreat from this combat.
    pub const HELD: u32 = 1 << 10;
    /// The side cannot retreat this round.
    pub const HELD_ROUND: u32 = 1 << 12;
    /// The side retreats without transport this round.
    pub const UNCARRIED: u32 = 1 << 14;
    /// The tactic cards of the side are open.
    pub const OPEN: u32 = 1 << 16;
    /// The side cannot play space tactic cards in the first round.
    pub const NO_SPACE: u32 = 1 << 18;
    /// Damage dealt by the side cannot be blocked in this theater step.
    pub const UNBLOCKABLE: u32 = 1 << 20;
    /// All units have 1 less health.
    pub const FRAIL: u32 = 1 << 22;
    /// The Rebels have played an objective in this combat.
    pub const SCORED: u32 = 1 << 23;
    /// The Rebels have tried the Death Star plans this round.
    pub const TRIED: u32 = 1 << 24;
    /// The system was occupied when the combat began.
    pub const OCCUPIED: u32 = 1 << 25;
    /// A Star Destroyer was destroyed.
    pub const STAR_DESTROYER: u32 = 1 << 26;
    /// Darth Vader or the Emperor took part.
    pub const SITH: u32 = 1 << 27;
    /// The Rebels may turn black hits into red ones in space.
    pub const RED_HITS: u32 = 1 << 28;
    /// The attacker has drawn or played tactic cards since Yoda's reroll was last offered.
    pub const INFLUENCED: u32 = 1 << 29;

    /// Whether a mark with one bit per side is set for this side.
    #[inline]
    pub const fn is(&self, mark: u32, side: Side) -> bool {
        self.marks & mark << side as u32 != 0
    }

    /// Whether a mark is set.
    #[inline]
    pub const fn has(&self, mark: u32) -> bool {
        self.marks & mark != 0
    }

    /// Sets a mark.
    #[inline]
    pub const fn mark(&mut self, mark: u32) {
        self.marks |= mark;
    }

    /// The mark of a side and theater, for marks with four bits.
    #[inline]
    pub const fn of(mark: u32, side: Side, theater: Theater) -> u32 {
        mark << (side as u32 * 2 + theater as u32)
    }
}

/// Systems in which units have arrived, by any means, and where a combat may follow (REB-COMBAT-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrivals {
    /// Systems still to be checked for a theater that both sides share.
    pub due: Bits,
    /// The systems each side's units came from. A side cannot retreat to a system that the enemy came from.
    pub origins: [Bits; 2],
    /// The role whose turn or card brought the units (REB-OPEN-36).
    pub role: Role,
}

/// Damage assigned to one unit in the current attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hit {
    /// The kind of the unit.
    pub unit: Unit,
    /// Damage from earlier attacks.
    pub old: u8,
    /// Damage from this attack.
    pub new: u8,
}

impl State {
    /// Whether the game is over: no decision or step is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// The units of a side in a place.
    #[inline]
    pub fn force(&self, site: Site, side: Side) -> &Force {
        &self.forces[site][side.idx()]
    }

    /// The ring that a leader has.
    pub fn ring_of(&self, leader: Leader) -> Option<Ring> {
        Ring::ALL.into_iter().find(|r| self.ring[*r as usize] == Some(leader))
    }

    /// Whether a leader is captured, in carbonite or not (REB-LEADER-03).
    #[inline]
    pub fn is_captive(&self, leader: Leader) -> bool {
        self.ring[Ring::Captured as usize] == Some(leader) || self.ring[Ring::Carbonite as usize] == Some(leader)
    }

    /// The place where units of the base are: the base space, or the base system once it is revealed (REB-BASE-15).
    #[inline]
    pub const fn base_site(&self) -> Site {
        if self.revealed { self.base } else { Site::BASE }
    }

    /// Whether both sides have units in this theater. Destroyed systems have no ground theater (REB-DS-17).
    #[inline]
    pub fn shares(&self, site: Site, theater: Theater) -> bool {
        !(theater == Theater::Ground && self.is_destroyed(site))
            && Side::BOTH.iter().all(|&side| self.force(site, side).any_in(side, theater))
    }

    /// Whether the Rebels cannot attempt missions or use action cards here now. The guard applies in the Command phase,
    /// so combats in the Assignment phase are not affected.
    pub fn is_guarded(&self, site: Site) -> bool {
        let assigning =
            matches!(self.frames.as_slice().first(), Some(Frame::Stage(Stage::RebelsAssign | Stage::EmpireAssigns)));
        self.guarded == Some(site) && !assigning
    }

    /// Whether the system is destroyed.
    #[inline]
    pub const fn is_destroyed(&self, site: Site) -> bool {
        site.is_system() && self.destroyed.has(site.idx())
    }
}
