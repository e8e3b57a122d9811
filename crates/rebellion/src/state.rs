//! Everything that can change at a table, as plain data.

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

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Units of each side everywhere.
    pub forces: BySite<[Force; 2]>,
    /// Units not in play.
    pub supply: [Force; 2],
    /// Build queues: boxes 1, 2 and 3 of each side.
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

    /// The base system.
    pub base: Site,
    /// The base is revealed.
    pub revealed: bool,
    /// Where the base may be by all that everybody has seen.
    pub could_be: Bits,
    /// The probe cards.
    pub probes: Probes,

    /// Where each leader is.
    pub at: Row<Place, LEADERS>,
    /// Who wears each ring.
    pub ring: [Option<Leader>; 7],
    /// Leaders that joined the Empire.
    pub turned: Bits,
    /// Leaders that stay where they are in the next Refresh phase.
    pub detained: Bits,
    /// Leaders against whom no leader of the pool may be sent this round.
    pub hidden_from_pool: Bits,
    /// Leaders that hold nobody back this round.
    pub let_pass: Bits,
    /// A leader that adds 2 successes to a mission this round.
    pub inspired: Bits,
    /// Leaders that go back to the pool when the combat is over, and cannot retreat.
    pub visiting: Bits,
    /// The system without Rebel attempts and action cards.
    pub guarded: Option<Site>,
    /// Yoda's reroll was used this round.
    pub yoda_used: bool,

    /// Missions in hands, by their numbers. A mission belongs to one side.
    pub hand: Row<u8, MISSIONS>,
    /// Missions in the decks; projects in theirs.
    pub deck: Row<u8, MISSIONS>,
    /// Discarded missions.
    pub discard: Row<u8, MISSIONS>,
    /// Projects under their deck, the next one first.
    pub project_under: Small<Mission, 10>,
    /// Assigned missions of each side.
    pub assigned: [Row<Option<Mission>, SLOTS>; 2],
    /// What everybody knows of an assigned mission's back story: found in a deck, or a starting one.
    pub slot_kind: [Row<Option<MissionKind>, SLOTS>; 2],
    /// Missions waiting for the end of the Command phase, in the order in which they were revealed: how many leaders are on
    /// each, and a mark for those the admiral revealed.
    pub mobilizing: Small<u8, 4>,
    /// All cards drawn for a new base in this round were illegal: no other one is looked for (REB-BASE-19). The Rebels know.
    pub no_new_base: bool,

    /// Objectives.
    pub objectives: Objectives,
    /// Action cards.
    pub actions: [Actions; 2],
    /// The leader with whom each action card in hand was taken: public, though the card is not.
    pub taken_with: Row<Option<Leader>, ACTIONS>,

    /// Tactic cards in the decks.
    pub tactics: Row<u8, TACTICS>,
    /// Tactic cards played.
    pub tactics_played: Row<u8, TACTICS>,
    /// Tactic cards in hand.
    pub tactics_hand: [Row<u8, TACTICS>; 2],

    /// The mission and the action card under way.
    pub doing: [Doing; 2],
    /// The combat under way.
    pub combat: Combat,
    /// Where units have come together: combats that follow when what brought them is over.
    pub arrivals: Arrivals,
    /// Cards looked at or drawn, until it is said what becomes of them.
    pub limbo: Small<u8, 16>,
    /// What is pending.
    pub frames: Small<Frame, 28>,

    /// Game rounds begun.
    pub round: u8,
    /// The time marker.
    pub time: u8,
    /// The reputation marker.
    pub reputation: u8,
    /// Which turn of the Command phase it is, round and round.
    pub turn: u8,
    /// Command turns taken in the match.
    pub turns: u16,
    /// Roles that have passed.
    pub passed: [bool; 4],
    /// Units deployed in each place this phase.
    pub deployed: BySite<u8>,
    /// Who has won.
    pub winners: SeatSet,
}

/// How many missions a side can have assigned.
pub const SLOTS: usize = 14;

const _: () = assert!(size_of::<State>() <= 3072, "the state has a budget");

/// Where a leader is.
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

/// Probe cards, each known by its system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Probes {
    /// In the deck.
    pub deck: Bits,
    /// Drawn by the Empire.
    pub held: Bits,
    /// Of the held ones, those the Rebels know.
    pub seen: Bits,
    /// Cards that went back to the deck before everybody's eyes, drawn again or not: none of them is the base until a new one is
    /// chosen.
    pub lead: Bits,
    /// How deep a card lies, or lay before it was drawn: lower is drawn first, equal ones have no order.
    pub rank: Row<u8, SYSTEMS>,
    /// How often the Rebels had looked when they last knew a card to be in the deck.
    pub since: Row<u8, SYSTEMS>,
    /// The same when a held card was drawn.
    pub drawn: Row<u8, SYSTEMS>,
    /// How often the Rebels have looked into the deck.
    pub looks: u8,
}

/// The rank of cards in the shuffled middle of the probe deck.
pub const MIDDLE: u8 = 128;

/// Objectives. The stage on a card's back is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Objectives {
    /// On top of the deck, in order: the Rebels know them.
    pub top: Small<Objective, 8>,
    /// The shuffled stages.
    pub bag: Bits,
    /// Under the deck, in order.
    pub under: Small<Objective, 12>,
    /// In hand.
    pub hand: Bits,
    /// Out of the game.
    pub scored: Bits,
    /// Those the Empire has seen, in hand or under the deck.
    pub seen: Bits,
}

/// Action cards of a side. Bits are numbers among the side's own cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Actions {
    /// In the shuffled deck.
    pub deck: Bits,
    /// Under it, the next one first.
    pub under: Small<Action, 12>,
    /// Face down before the player.
    pub hand: Bits,
    /// Of these, those of the general.
    pub of_general: Bits,
    /// Used, and so known to everybody.
    pub used: Bits,
    /// Back in the box, unseen: starting cards that were not dealt.
    pub boxed: Bits,
    /// Drawn for recruiting.
    pub offer: Bits,
    /// The card and the leader chosen, until both sides have.
    pub chosen: Option<(Action, Option<Leader>)>,
}

/// A mission or action card under way.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a word of its own")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Doing {
    /// The number of the mission or action card.
    pub card: u8,
    /// Who does it.
    pub role: Role,
    /// Where.
    pub site: Site,
    /// The leaders who do it.
    pub leaders: Bits,
    /// Against whom.
    pub target: Option<Leader>,
    /// Systems chosen.
    pub chosen: Bits,
    /// No leader of the pool may be sent.
    pub unopposed: bool,
    /// Called off.
    pub failed: bool,
    /// Somebody was rescued.
    pub rescued: bool,
    /// Leaders who came for the rescue stay.
    pub stay: bool,
    /// Faces of each side's dice: hits, direct hits, specials, blanks.
    pub dice: [[u8; 4]; 2],
    /// Dice that are set instead of rolled.
    pub set: u8,
    /// A number for whatever the program is doing.
    pub n: u8,
}

/// A combat under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// Where; `None` outside combats.
    pub site: Option<Site>,
    /// Who began it.
    pub active: Side,
    /// The role whose turn it is.
    pub role: Role,
    /// Combat rounds begun.
    pub round: u8,
    /// Systems each side's units came from to begin it.
    pub origins: [Bits; 2],
    /// Units with damage tokens: how many of each kind have 1, 2, … of them.
    pub hurt: [[[u8; 6]; KINDS]; 2],
    /// Damage assigned in this attack.
    pub fresh: Small<Hit, 24>,
    /// The attacker's dice by color: hits, direct hits, specials, blanks.
    pub dice: [[u8; 4]; 2],
    /// Dice set aside for this roll: they are set, not rolled.
    pub set: u8,
    /// Black hits that may count as red ones.
    pub red_hits: u8,
    /// How many of them each attack has.
    pub red_hits_each: u8,
    /// What is true of it.
    pub marks: u32,
    /// Health of Imperial units destroyed, by theater.
    pub destroyed: [u8; 2],
    /// How many black and red dice fewer each side rolls in the first round.
    pub fewer: [[u8; 2]; 2],
}

impl Combat {
    /// Rebels had units in space at the start, in the ground theater; then the Empire.
    pub const STARTED: u32 = 1;
    /// Rebels have won the space theater, the ground theater; then the Empire.
    pub const WON: u32 = 1 << 4;
    /// Rebels have retreated; the Empire has.
    pub const RETREATED: u32 = 1 << 8;
    /// Rebels cannot retreat from this combat; the Empire cannot.
    pub const HELD: u32 = 1 << 10;
    /// Rebels cannot retreat this round; the Empire cannot.
    pub const HELD_ROUND: u32 = 1 << 12;
    /// Rebels retreat without carriers this round; the Empire does.
    pub const UNCARRIED: u32 = 1 << 14;
    /// Tactic cards of the Rebels lie open; of the Empire.
    pub const OPEN: u32 = 1 << 16;
    /// Rebels play no space tactic cards in the first round; the Empire plays none.
    pub const NO_SPACE: u32 = 1 << 18;
    /// Nobody can block in this theater step what the Rebels deal; what the Empire deals.
    pub const UNBLOCKABLE: u32 = 1 << 20;
    /// All units have 1 health less.
    pub const FRAIL: u32 = 1 << 22;
    /// The Rebels have played their objective.
    pub const SCORED: u32 = 1 << 23;
    /// Plans were tried in this round.
    pub const TRIED: u32 = 1 << 24;
    /// The system was occupied when the combat began.
    pub const OCCUPIED: u32 = 1 << 25;
    /// A Star Destroyer was destroyed.
    pub const STAR_DESTROYER: u32 = 1 << 26;
    /// Darth Vader or the Emperor took part.
    pub const SITH: u32 = 1 << 27;
    /// The Rebels may turn black hits into red ones in space.
    pub const RED_HITS: u32 = 1 << 28;
    /// The attacker has drawn or played tactic cards since Yoda's reroll was last asked about.
    pub const INFLUENCED: u32 = 1 << 29;

    /// Is this true of the side?
    #[inline]
    pub const fn is(&self, mark: u32, side: Side) -> bool {
        self.marks & mark << side as u32 != 0
    }

    /// Is it true at all?
    #[inline]
    pub const fn has(&self, mark: u32) -> bool {
        self.marks & mark != 0
    }

    /// Makes it true.
    #[inline]
    pub const fn mark(&mut self, mark: u32) {
        self.marks |= mark;
    }

    /// The mark of a side and theater.
    #[inline]
    pub const fn of(mark: u32, side: Side, theater: Theater) -> u32 {
        mark << (side as u32 * 2 + theater as u32)
    }
}

/// Systems that units have come to, by whatever means, and in which a combat may have to follow (REB-COMBAT-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrivals {
    /// Where it is still to be looked at whether both sides share a theater.
    pub due: Bits,
    /// Systems each side's units came from: nobody retreats to where the enemy came from.
    pub origins: [Bits; 2],
    /// Whose turn it was, or whose card brought them (REB-OPEN-36).
    pub role: Role,
}

/// Damage assigned to one unit in the attack under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hit {
    /// Its kind.
    pub unit: Unit,
    /// Damage from earlier attacks.
    pub old: u8,
    /// Damage of this one.
    pub new: u8,
}

impl State {
    /// The game is over: nothing is pending.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// Units of a side in a place.
    #[inline]
    pub fn force(&self, site: Site, side: Side) -> &Force {
        &self.forces[site][side.idx()]
    }

    /// The ring a leader wears.
    pub fn ring_of(&self, leader: Leader) -> Option<Ring> {
        Ring::ALL.into_iter().find(|r| self.ring[*r as usize] == Some(leader))
    }

    /// Captured, in carbonite or not (REB-LEADER-03).
    #[inline]
    pub fn is_captive(&self, leader: Leader) -> bool {
        self.ring[Ring::Captured as usize] == Some(leader) || self.ring[Ring::Carbonite as usize] == Some(leader)
    }

    /// The base space as others see it: the base system once it is revealed (REB-BASE-15).
    #[inline]
    pub const fn base_site(&self) -> Site {
        if self.revealed { self.base } else { Site::BASE }
    }

    /// A theater that both sides have units in, ground theaters of destroyed systems aside (REB-DS-17).
    #[inline]
    pub fn shares(&self, site: Site, theater: Theater) -> bool {
        !(theater == Theater::Ground && self.is_destroyed(site))
            && Side::BOTH.iter().all(|&side| self.force(site, side).any_in(side, theater))
    }

    /// Without Rebel attempts and action cards now: the guard stands in the Command phase, and combats before it are free.
    pub fn is_guarded(&self, site: Site) -> bool {
        let assigning =
            matches!(self.frames.as_slice().first(), Some(Frame::Stage(Stage::RebelsAssign | Stage::EmpireAssigns)));
        self.guarded == Some(site) && !assigning
    }

    /// Destroyed by a Death Star.
    #[inline]
    pub const fn is_destroyed(&self, site: Site) -> bool {
        site.is_system() && self.destroyed.has(site.idx())
    }
}
