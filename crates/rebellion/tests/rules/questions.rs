//! Which player of a team answers which question. A table lists the rules question by question. The tests play into
//! every question and compare the acting player with the table. The facts that the table refers to (whose turn it is,
//! who revealed the mission, who holds a card) are derived from earlier picks, not from the engine. If the answer
//! depends on earlier picks, the paths lead to both the admiral and the general of each side that can be asked.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::{Bout, Frame, Purpose, Window};
use rebellion::side::{Face, Post, Theater};
use rebellion::state::Place;
use rebellion::{Action, Entity, Event, Leader, Players, Rebellion, Ring, Role, Setup, Side, State};
use table::chance::{Chance, Fast};
use table::{Game, Options, SeatSet, ToAct};

use super::paths::{Path, paths};
use crate::support::layout::{leader, thing};

/// The player who answers a question according to the rules.
#[derive(Clone, Copy, Debug)]
enum Who {
    Admiral(Side),
    General(Side),
    /// The general of this leader's side.
    Superior(Leader),
    /// The next player in the order of initiative who has not passed.
    Initiative,
    /// The player whose turn it is.
    Turn,
    /// The player who activates, revealed the mission, or used the action card that is being resolved.
    Began,
    /// `Began` while a card is being resolved; in the Refresh phase, the admiral of this side.
    BeganOrAdmiral(Side),
    /// For the attacking side, the admiral in the space theater and the general in the ground theater.
    Attacker,
    /// As `Attacker`, for the defending side.
    Defender,
    /// For lost troops of this side: the admiral if they are lost with their ships in a space battle, otherwise the
    /// general.
    Troops(Side),
    /// All players of this side who have leaders to assign, at the same time.
    Together(Side),
    /// Both players of this side, one after the other, about their own leaders and cards. The second player chooses if
    /// the first one declines.
    Either(Side),
    /// As `Either`, for the side against which a mission is attempted.
    Opponents,
    /// As `Either`, for both sides in a combat, the team of the active player first.
    BothTeams,
    /// The player who chose the retreating leader.
    Retreating,
    /// The player who revealed the Rapid Mobilization that is resolved now.
    Mobilizing,
    /// In a mission the player of the leader with the ring; in a battle the player who decides in its theater; for the
    /// Death Star plans the general.
    Wearer(Ring),
    /// The player who decided to use the ring.
    RingUser,
    /// Admirals who have not recruited yet.
    Recruiters,
}

macro_rules! questions {
    ($($name:ident $fields:tt $rules:literal => $who:expr;)+ @nobody $($quiet:ident)+) => {
        /// All questions, with the rules that decide who answers.
        const QUESTIONS: &[(&str, &str)] = &[$((stringify!($name), $rules),)+];

        /// The player who answers this question by the rules; `None` for frames without a question. The match is
        /// exhaustive, so a new frame does not compile until it is listed.
        fn rule(frame: Frame) -> Option<(&'static str, Who)> {
            match frame {
                $(Frame::$name $fields => Some((stringify!($name), $who)),)+
                $(Frame::$quiet { .. } => None,)+
            }
        }
    };
}

questions! {
    // Setup.
    Layout {} "REB-TEAM-07" => Who::Admiral(Empire);
    Muster { unit, .. } "REB-TEAM-07" => Who::Admiral(unit.side());
    Landing {} "REB-TEAM-07" => Who::Admiral(Rebels);
    HideBase {} "REB-TEAM-08" => Who::General(Rebels);

    // The Assignment phase.
    Assign { side, .. } "REB-TEAM-02, REB-TEAM-10, REB-TEAM-11" => Who::Together(side);
    Veto { leader } "REB-TEAM-11" => Who::Superior(leader);

    // Command turns and movements: each player can move any units of the team.
    Command { .. } "REB-TEAM-13, REB-TEAM-14" => Who::Initiative;
    ActivateWith { .. } "REB-TEAM-14" => Who::Turn;
    MoveFrom { .. } "REB-TEAM-04, REB-TEAM-17" => Who::Began;
    MoveHow { .. } "REB-TEAM-04, REB-TEAM-17" => Who::Began;
    MoveCaptive { .. } "REB-TEAM-04, REB-TEAM-17" => Who::Began;

    // Missions and choices of cards: the player who revealed the mission makes its choices, and the holder uses an
    // action card.
    Aim { .. } "REB-TEAM-17" => Who::Began;
    Oppose { .. } "REB-TEAM-02, REB-TEAM-18" => Who::Opponents;
    Window { window, .. } "REB-TEAM-06, REB-TEAM-26" => match window {
        // The only card for this moment shows Obi-Wan Kenobi, so the general holds it.
        Window::Captured => Who::General(Rebels),
        // It Is Your Destiny is the only card of the Empire that is used in response outside combats.
        Window::Rescued => Who::Either(Empire),
        Window::Attempted | Window::RollMission | Window::RollCombat | Window::RollPlans | Window::Succeeded => {
            Who::Either(Rebels)
        }
    };
    UseRing { ring } "REB-TEAM-02, REB-TEAM-22, REB-TEAM-25" => Who::Wearer(ring);
    PickFace { .. } "REB-TEAM-02, REB-TEAM-22, REB-TEAM-25" => Who::RingUser;
    PickLeader { purpose, .. } "REB-TEAM-02, REB-TEAM-17, REB-TEAM-26" => match purpose {
        Purpose::Falcon => Who::RingUser,
        Purpose::Mislead | Purpose::Rescue | Purpose::Capture => Who::Began,
    };
    SetDie { .. } "REB-TEAM-26" => Who::Began;
    Branch { .. } "REB-TEAM-17, REB-TEAM-26" => Who::Began;
    PickSystem { .. } "REB-TEAM-17" => Who::Began;
    PlaceAt { .. } "REB-TEAM-26" => Who::Began;
    Destroy { .. } "REB-TEAM-17, REB-TEAM-26" => Who::Began;
    DestroyOne { .. } "REB-TEAM-26" => Who::Began;
    DestroyQueued { .. } "REB-TEAM-17" => Who::Began;
    DestroyBuilt { .. } "REB-TEAM-17" => Who::Began;
    Advance { .. } "REB-TEAM-17" => Who::Began;
    DeployQueued { .. } "REB-TEAM-17" => Who::Began;
    GainShape { .. } "REB-TEAM-17" => Who::Began;
    Keep { .. } "REB-TEAM-17" => Who::Began;
    Search { .. } "REB-TEAM-26" => Who::Began;
    Reassign { .. } "REB-TEAM-17" => Who::Began;
    Bury { .. } "REB-TEAM-17" => Who::Began;
    FalseLead { .. } "REB-TEAM-17" => Who::Began;
    TakeAway { .. } "REB-TEAM-17" => Who::Began;
    GoAlong { .. } "REB-TEAM-17" => Who::Began;
    Wear { .. } "REB-TEAM-06, REB-TEAM-17, REB-TEAM-26" => Who::Began;
    // Information that the Rebels give about their base.
    NameSystem { .. } "REB-TEAM-08" => Who::General(Rebels);
    Beacon { .. } "REB-TEAM-08" => Who::General(Rebels);
    // Ground units outside battles.
    Expel { .. } "REB-TEAM-22" => Who::General(Empire);
    Excess { role, .. } "REB-TEAM-22" => Who::Troops(role.side());

    // The end of the Command phase and the Refresh phase.
    MobilizeOrder {} "REB-TEAM-08" => Who::General(Rebels);
    Mobilize { .. } "REB-TEAM-17" => Who::Mobilizing;
    NewBase { .. } "REB-TEAM-17" => Who::Mobilizing;
    Objective { .. } "REB-TEAM-25" => Who::General(Rebels);
    DiscardMission { side } "REB-TEAM-09" => Who::General(side);
    Recruit { .. } "REB-TEAM-26" => Who::Recruiters;
    BuildPlan { side } "REB-TEAM-27" => Who::Admiral(side);
    Build { role, .. } "REB-TEAM-17, REB-TEAM-27" => Who::BeganOrAdmiral(role.side());
    Free { role, .. } "REB-TEAM-17, REB-TEAM-27" => Who::BeganOrAdmiral(role.side());
    Deploy { side, .. } "REB-TEAM-27" => Who::Admiral(side);

    // Combat.
    AddLeader { .. } "REB-TEAM-02, REB-TEAM-19, REB-TEAM-20" => Who::BothTeams;
    CombatCard { .. } "REB-TEAM-06, REB-TEAM-20, REB-TEAM-26" => Who::BothTeams;
    Influence { .. } "REB-TEAM-22" => Who::Attacker;
    Reroll { .. } "REB-TEAM-22" => Who::Attacker;
    DrawFrom { .. } "REB-TEAM-22" => Who::Attacker;
    Deal { .. } "REB-TEAM-22" => Who::Attacker;
    Bombard { .. } "REB-TEAM-22" => Who::Attacker;
    AssignDie { .. } "REB-TEAM-22" => Who::Attacker;
    Block { .. } "REB-TEAM-22" => Who::Defender;
    Cancel { .. } "REB-TEAM-22" => Who::Defender;
    PayBlock { .. } "REB-TEAM-22" => Who::Defender;
    Plans {} "REB-TEAM-25" => Who::General(Rebels);
    Station { .. } "REB-TEAM-25" => Who::General(Rebels);
    Retreat { .. } "REB-TEAM-02, REB-TEAM-20, REB-TEAM-23" => Who::BothTeams;
    RetreatTo { .. } "REB-TEAM-23" => Who::Retreating;
    RetreatHow { .. } "REB-TEAM-23" => Who::Retreating;
    Avenge {} "REB-TEAM-25" => Who::General(Rebels);

    @nobody Empty Stage Activated Mission Run Building Combat Attack TryPlans
}

impl Who {
    /// Whether the same player always answers, regardless of earlier picks.
    const fn is_fixed(self) -> bool {
        matches!(self, Self::Admiral(_) | Self::General(_) | Self::Superior(_) | Self::Recruiters)
    }

    /// Whether the teammate chooses if the first player declines.
    const fn asks_each(self) -> bool {
        matches!(self, Self::Either(_) | Self::Opponents | Self::BothTeams)
    }
}

/// Questions that depend on earlier picks but that this player never has to answer.
const NEVER: &[(&str, Role, &str)] = &[
    ("Bombard", Role::ImperialAdmiral, "the card is one of the ground"),
    ("Bombard", Role::RebelAdmiral, "the card is one of the ground"),
    ("PickLeader", Role::ImperialAdmiral, "It Is Your Destiny shows a general's leader"),
    ("DestroyOne", Role::ImperialAdmiral, "both cards show generals' leaders"),
    ("Search", Role::RebelAdmiral, "both cards show generals' leaders"),
    ("Build", Role::ImperialGeneral, "an icon has one kind of Imperial units"),
];

/// The order of initiative (REB-TEAM-13, REB-TEAM-15, REB-OPEN-19).
const fn initiative(players: Players) -> [Role; 4] {
    match players {
        Players::Four => [Role::RebelAdmiral, Role::ImperialAdmiral, Role::ImperialGeneral, Role::RebelGeneral],
        _ => [Role::RebelAdmiral, Role::RebelGeneral, Role::ImperialAdmiral, Role::ImperialGeneral],
    }
}

/// Seats of the roles. With three players, one player has both posts of the Rebels (REB-TEAM-01).
fn seats_of(players: Players, roles: impl IntoIterator<Item = Role>) -> SeatSet {
    let seat = |role| match (players, role) {
        (_, Role::RebelAdmiral) | (Players::Three, Role::RebelGeneral) => 0,
        (Players::Three, Role::ImperialAdmiral) | (_, Role::RebelGeneral) => 1,
        (Players::Three, Role::ImperialGeneral) | (_, Role::ImperialAdmiral) => 2,
        (_, Role::ImperialGeneral) => 3,
    };
    roles.into_iter().fold(SeatSet::EMPTY, |set, role| set.with(table::Seat::new(seat(role))))
}

/// Dice that show these faces first and random ones afterwards.
struct Luck {
    dice: VecDeque<Face>,
    rest: Fast,
}

impl Luck {
    fn new(dice: &[Face], seed: u64) -> Self {
        Self { dice: dice.iter().copied().collect(), rest: Fast::new(seed) }
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32) -> u32 {
        let face = if n == 6 { self.dice.pop_front() } else { None };
        let side = face.and_then(|face| Face::SIDES.iter().position(|&side| side == face));
        side.map_or_else(|| self.rest.below(n), |at| at as u32)
    }
}

/// A game with three or four players and a record of the picks so far.
struct Witness {
    game: Rebellion,
    s: State,
    rng: Luck,
    /// Questions met so far and the roles that answered; `true` if the role depended on earlier picks.
    met: BTreeSet<(&'static str, Role, bool)>,
    holders: BTreeMap<Action, Role>,
    turn: Option<Role>,
    /// Whether the same player continues the turn.
    goes_on: bool,
    passed: BTreeSet<Role>,
    revealed: Option<Role>,
    used: Option<Role>,
    /// The side that is assigning, and the leaders of its pool that are not assigned yet.
    assigning: Option<(Side, Vec<Leader>)>,
    /// Waiting Rapid Mobilizations: the role that revealed each, and its number of leaders.
    waiting: Vec<(Role, usize)>,
    mobilizing: Option<Role>,
    ring_user: Option<Role>,
    retreating: Option<Role>,
    /// The last question of a combat, the round of the combat, and the side that answered.
    team: Option<(&'static str, u8, Side)>,
    recruiters: Option<BTreeSet<Role>>,
    /// The question that must come next, and the role that must answer.
    next: Option<(&'static str, Role)>,
}

impl Witness {
    fn new(game: Rebellion, s: &State, rng: Luck) -> Self {
        let mut holders = BTreeMap::new();
        for (side, first) in [(Empire, 0), (Rebels, 16)] {
            let own = &s.actions[side.idx()];
            for i in own.hand {
                let post = if own.of_general.has(i) { Post::General } else { Post::Admiral };
                holders.insert(Action(first + i as u8), Role::of(side, post));
            }
        }
        Self {
            game,
            s: *s,
            rng,
            met: BTreeSet::new(),
            holders,
            turn: None,
            goes_on: false,
            passed: BTreeSet::new(),
            revealed: None,
            used: None,
            assigning: None,
            waiting: Vec::new(),
            mobilizing: None,
            ring_user: None,
            retreating: None,
            team: None,
            recruiters: None,
            next: None,
        }
    }

    fn seats(&self, roles: impl IntoIterator<Item = Role>) -> SeatSet {
        seats_of(self.game.players(), roles)
    }

    /// Whether one player has both posts of this side.
    fn is_alone(&self, side: Side) -> bool {
        side == Rebels && self.game.players() == Players::Three
    }

    /// The player of this role, by one of the roles that player has.
    fn player(&self, role: Role) -> Role {
        if self.is_alone(role.side()) { Role::of(role.side(), Post::Admiral) } else { role }
    }

    /// The role that controls this leader (REB-TEAM-02, REB-TEAM-28).
    fn leads(&self, who: Leader) -> Role {
        let facts = self.game.db().leader(who);
        let side = if self.s.turned.has(who.idx()) { Empire } else { facts.side };
        Role::of(side, facts.post)
    }

    fn asked(&self) -> SeatSet {
        match self.game.to_act(&self.s) {
            ToAct::Seats { asked, .. } => asked,
            ToAct::Over(_) => SeatSet::EMPTY,
        }
    }

    fn words(&self, role: Role) -> Vec<(table::Opt, String)> {
        let mut options = Options::new();
        self.game.options(&self.s, self.game.seat(role), &mut options);
        options.iter().map(|&o| (o, self.game.key_text(self.game.key(&self.s, o)))).collect()
    }

    /// The role behind the current action: an action card, a mission, an activation or a Rapid Mobilization.
    fn began(&self) -> Option<Role> {
        let under = self.s.frames.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Run { of: 1, .. } => Some(self.used),
            Frame::Run { .. } | Frame::Mission(_) => Some(self.revealed),
            Frame::Activated { .. } => Some(self.turn),
            _ => None,
        });
        under.unwrap_or(self.mobilizing)
    }

    /// The side of the active player: whose turn it is, or whose card led to the combat (REB-OPEN-36).
    fn active(&self) -> Option<Side> {
        self.mobilizing.or(self.turn).or(self.used).map(Role::side)
    }

    /// The attacking side, and the theater.
    fn attack(&self) -> Option<(Side, Theater)> {
        self.s.frames.as_slice().iter().rev().find_map(|frame| match *frame {
            Frame::Attack { side, theater, .. } => Some((side, theater)),
            _ => None,
        })
    }

    /// The seats that must answer by the rules; `None` if the record does not determine them.
    fn expected(&mut self, name: &'static str, who: Who) -> Option<SeatSet> {
        let fights = |side, theater| match theater {
            Theater::Space => Role::of(side, Post::Admiral),
            Theater::Ground => Role::of(side, Post::General),
        };
        let one = match who {
            Who::Admiral(side) => Some(Role::of(side, Post::Admiral)),
            Who::General(side) => Some(Role::of(side, Post::General)),
            Who::Superior(leader) => Some(Role::of(self.leads(leader).side(), Post::General)),
            Who::Initiative => return self.on_turn().map(|role| self.seats([role])),
            Who::Turn => self.turn,
            Who::Began => self.began(),
            Who::BeganOrAdmiral(side) => {
                let card = self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Run { .. }));
                if card { self.began() } else { Some(Role::of(side, Post::Admiral)) }
            }
            Who::Attacker => self.attack().map(|(side, theater)| fights(side, theater)),
            Who::Defender => self.attack().map(|(side, theater)| fights(side.other(), theater)),
            Who::Troops(side) => {
                let of_space = |bout| (Bout::SpaceSecond..=Bout::Ground).contains(&bout);
                let is_in_space =
                    self.s.frames.as_slice().iter().any(|f| matches!(*f, Frame::Combat(bout) if of_space(bout)));
                Some(fights(side, if is_in_space { Theater::Space } else { Theater::Ground }))
            }
            Who::Together(side) => {
                if self.assigning.as_ref().is_none_or(|(at, _)| *at != side) {
                    let pool = |l: &Leader| self.s.at[l.idx()] == Place::Pool && self.leads(*l).side() == side;
                    self.assigning = Some((side, Leader::ALL.into_iter().filter(pool).collect()));
                }
                let (_, open) = self.assigning.as_ref().expect("set above");
                return Some(self.seats(open.iter().map(|&l| self.leads(l))));
            }
            Who::Either(side) => Some(self.one_of(name, side)),
            Who::Opponents => self.revealed.map(|role| self.one_of(name, role.side().other())),
            Who::BothTeams => {
                let (asked, round) = (self.asked(), self.s.combat.round);
                let side = Side::BOTH
                    .into_iter()
                    .find(|&side| Role::ALL.iter().any(|&r| r.side() == side && asked == self.seats([r])));
                let side = side.expect("one player answers");
                let before = self.team.replace((name, round, side));
                let first = self.active().expect("an active side");
                let late = side == first && before == Some((name, round, first.other()));
                assert!(!late, "{side:?} must answer {name} after the other team");
                Some(self.one_of(name, side))
            }
            Who::Retreating => self.retreating,
            Who::Mobilizing => match name {
                "Mobilize" => self.waiting.first().map(|(role, _)| *role),
                _ => self.mobilizing,
            },
            Who::Wearer(ring) => {
                let plans = self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::TryPlans { .. }));
                match self.attack() {
                    _ if plans => Some(Role::RebelGeneral),
                    Some((_, theater)) => Some(fights(Rebels, theater)),
                    None => self.s.ring[ring as usize].map(|bearer| self.leads(bearer)),
                }
            }
            Who::RingUser => self.ring_user,
            Who::Recruiters => {
                let offered = |role: &Role| !self.s.actions[role.side().idx()].offer.is_empty();
                let all = [Role::RebelAdmiral, Role::ImperialAdmiral].into_iter().filter(offered).collect();
                let left = self.recruiters.get_or_insert(all).clone();
                return Some(self.seats(left));
            }
        };
        Some(self.seats([one.unwrap_or_else(|| panic!("{name}: no role started it"))]))
    }

    /// One player of this side: the second one if the first has declined.
    fn one_of(&self, name: &'static str, side: Side) -> Role {
        let again = self.next.filter(|(question, _)| *question == name).map(|(_, role)| role);
        let either = [Post::Admiral, Post::General].map(|post| Role::of(side, post));
        let any = either.into_iter().find(|&role| self.asked() == self.seats([role]));
        again.or(any).unwrap_or_else(|| panic!("{:?} must answer {name}, not {side:?}", self.asked()))
    }

    /// The role whose Command turn it is; `None` at the start of a scenario, which can begin with any turn.
    fn on_turn(&self) -> Option<Role> {
        let before = self.turn?;
        if self.goes_on {
            return Some(before);
        }
        let order = initiative(self.game.players());
        let at = order.iter().position(|&role| role == before).expect("a role");
        let next = (1..=4).map(|ahead| order[(at + ahead) % 4]).find(|role| !self.passed.contains(role));
        Some(next.expect("a role that has not passed"))
    }

    /// The role in which a player answers. A player with both posts takes each turn with one of them.
    fn acting(&self, frame: Frame, player: Role) -> Role {
        match frame {
            Frame::Command { role } => self.on_turn().unwrap_or(role),
            Frame::ActivateWith { .. } => self.turn.expect("a turn"),
            _ => player,
        }
    }

    /// Asserts that an option uses only leaders and cards of the player.
    fn owns(&self, name: &str, role: Role, words: &str) {
        let parts: Vec<&str> = words.split(' ').collect();
        let turns = matches!(name, "Command" | "ActivateWith");
        let mine = |of: Role| if turns { of == role } else { self.player(of) == self.player(role) };
        let own = |slug: &str| assert!(mine(self.leads(leader(&self.game, slug))), "{words} in {name} of {role:?}");
        let held = |slug: &str| {
            let Entity::Action(card) = thing(&self.game, slug) else { panic!("{slug} is not an action card") };
            let holder = self.holders.get(&card).map(|&holder| self.player(holder));
            assert_eq!(holder, Some(self.player(role)), "{words} in {name}");
        };
        match (name, &parts[..]) {
            ("Assign", ["assign", _, who] | ["join", who, _] | ["stay", who])
            | ("ActivateWith", ["with", who])
            | (_, ["send" | "add" | "retreat", who]) => own(who),
            ("Assign", ["use", card, who]) => {
                held(card);
                own(who);
            }
            (_, ["use", card, _]) => held(card),
            ("Command", ["reveal" | "blindside", _, first]) => {
                let slot = self.s.at[leader(&self.game, first).idx()];
                let side = role.side();
                let on = |l: &Leader| self.s.at[l.idx()] == slot && self.leads(*l).side() == side;
                assert!(Leader::ALL.into_iter().filter(on).any(|l| self.leads(l) == role), "{words}");
                if parts[0] == "blindside" {
                    held("blindside");
                }
            }
            _ => {}
        }
    }

    /// Records a pick.
    fn note(&mut self, name: &'static str, who: Who, role: Role, words: &str) {
        let parts: Vec<&str> = words.split(' ').collect();
        let second = self.next.take().is_some();
        match (name, &parts[..]) {
            ("Command", ["pass"]) => drop(self.passed.insert(role)),
            ("Command", ["reveal" | "blindside", mission, first]) => {
                self.revealed = Some(role);
                if *mission == "rapid-mobilization" {
                    let slot = self.s.at[leader(&self.game, first).idx()];
                    let on = Leader::ALL.into_iter().filter(|l| self.s.at[l.idx()] == slot);
                    let n = on.filter(|&l| self.leads(l).side() == Rebels).count();
                    self.waiting.push((role, n));
                }
            }
            ("Assign", ["assign", _, l] | ["join", l, _] | ["use", _, l] | ["stay", l]) => {
                let l = leader(&self.game, l);
                if let Some((_, open)) = &mut self.assigning {
                    open.retain(|o| *o != l);
                }
                let admiral = role.post() == Post::Admiral && !self.is_alone(role.side());
                if parts[0] != "stay" && parts[0] != "use" && admiral {
                    self.next = Some(("Veto", role.mate()));
                }
            }
            ("Assign", ["ready"]) => {
                let (side, open) = self.assigning.take().expect("an assigning side");
                let others = open.into_iter().filter(|&l| self.player(self.leads(l)) != role).collect();
                self.assigning = Some((side, others));
            }
            ("UseRing", ["yes"]) => self.ring_user = Some(role),
            ("Retreat", ["retreat", _]) => self.retreating = Some(role),
            ("MobilizeOrder", ["count", n]) => {
                let at = self.waiting.iter().position(|(_, leaders)| *n == leaders.to_string());
                let first = self.waiting.remove(at.expect("a mission with this many leaders"));
                self.waiting.insert(0, first);
            }
            ("Mobilize", _) => self.mobilizing = Some(self.waiting.remove(0).0),
            ("Recruit", ["recruit" | "keep", rest @ ..]) => {
                // REB-TEAM-26: the card goes to the pool of the recruited leader, or else of the leader it shows.
                let (slug, who) = if parts[0] == "recruit" { (rest[0], Some(rest[1])) } else { (rest[1], None) };
                let Entity::Action(card) = thing(&self.game, slug) else { panic!("{slug} is not an action card") };
                let post = match who {
                    Some(who) => self.game.db().leader(leader(&self.game, who)).post,
                    None => self.shown_post(card),
                };
                self.holders.insert(card, Role::of(role.side(), post));
                if let Some(left) = &mut self.recruiters {
                    left.remove(&role);
                }
            }
            (_, ["pass"]) if who.asks_each() && !second && !self.is_alone(role.side()) => {
                self.next = Some((name, role.mate()));
            }
            _ => {}
        }
        if name == "Command" {
            self.turn = Some(role);
            self.goes_on = words == "reveal base";
            (self.assigning, self.recruiters, self.mobilizing) = (None, None, None);
        } else if name == "Assign" {
            (self.turn, self.goes_on, self.mobilizing) = (None, false, None);
            self.passed.clear();
        }
    }

    /// The post of the first leader that a card shows (REB-TEAM-06). Both players can use a card without a leader, and
    /// the admiral answers.
    fn shown_post(&self, card: Action) -> Post {
        let shown = self.game.db().action(card).leaders.first().map(|l| Leader::ALL[l]);
        shown.map_or(Post::Admiral, |l| self.game.db().leader(l).post)
    }

    /// Checks which player must answer, then picks the option with this key or a random one. Returns false if the game
    /// is over.
    fn go_on(&mut self, words: Option<&str>) -> bool {
        let asked = self.asked();
        if asked.is_empty() {
            return false;
        }
        let frame = self.s.frames.last().expect("a seat has to act");
        let (name, who) = rule(frame).unwrap_or_else(|| panic!("{frame:?} is not a question"));
        if let Some((question, role)) = self.next {
            assert_eq!((name, asked), (question, self.seats([role])), "{frame:?}");
        }
        if !matches!(who, Who::BothTeams) {
            self.team = None;
        }
        if let Some(expected) = self.expected(name, who) {
            assert_eq!(asked, expected, "{who:?} in {:?}", self.s.frames.as_slice());
        }
        let players = Role::ALL.into_iter().filter(|&role| self.player(role) == role);
        let asked: Vec<Role> = players.filter(|&role| !self.seats([role]).and(asked).is_empty()).collect();
        self.met.extend(asked.iter().map(|&role| (name, role, !who.is_fixed())));
        for &role in &asked {
            for (_, words) in self.words(role) {
                self.owns(name, self.acting(frame, role), &words);
            }
        }
        let (role, (pick, words)) = if let Some(wanted) = words {
            let all = asked.iter().flat_map(|&role| self.words(role).into_iter().map(move |w| (role, w)));
            let found = all.filter(|(_, (_, words))| words == wanted).collect::<Vec<_>>();
            found.into_iter().next().unwrap_or_else(|| panic!("no seat can choose {wanted:?} in {frame:?}"))
        } else {
            let role = asked[self.rng.rest.below(asked.len() as u32) as usize];
            (role, self.any(role))
        };
        self.note(name, who, self.acting(frame, role), &words);
        let mut events: Vec<Event> = Vec::new();
        self.game.apply(&mut self.s, self.game.seat(role), pick, &mut self.rng, &mut events);
        for event in events {
            match event {
                Event::KeptAction { side, action: Some(card) } => {
                    let post = self.shown_post(card);
                    self.holders.entry(card).or_insert(Role::of(side, post));
                }
                Event::Used { action, .. } => self.used = self.holders.get(&action).copied(),
                _ => {}
            }
        }
        true
    }

    /// Whether an acting player can choose this option.
    fn can_choose(&self, words: &str) -> bool {
        let asked = Role::ALL.into_iter().filter(|&role| !self.seats([role]).and(self.asked()).is_empty());
        asked.flat_map(|role| self.words(role)).any(|(_, option)| option == words)
    }

    /// A random option. All verbs are equally likely.
    fn any(&mut self, role: Role) -> (table::Opt, String) {
        let all = self.words(role);
        let verbs: BTreeSet<u8> = all.iter().map(|(o, _)| o.verb()).collect();
        let verb = *verbs.iter().nth(self.rng.rest.below(verbs.len() as u32) as usize).expect("a verb");
        let of_verb: Vec<_> = all.into_iter().filter(|(o, _)| o.verb() == verb).collect();
        of_verb[self.rng.rest.below(of_verb.len() as u32) as usize].clone()
    }
}

/// Plays along a path and then continues at random. With three players the path may lead elsewhere, because a player
/// with both posts answers only once and takes turns in another order.
#[track_caller]
fn follow(Path { to, laid, picks, dice, asks }: &Path, met: &mut BTreeSet<(&'static str, Role, bool)>) {
    let (game, s) = laid.laid();
    let four = game.players() == Players::Four;
    for seed in 0..3 {
        let mut table = Witness::new(game.clone(), &s, Luck::new(dice, seed));
        let mut passed = 0;
        for words in picks {
            if words == "pass" && passed > 0 {
                passed -= 1;
                continue;
            }
            // Players who come first in the other turn order pass now, not later.
            while !four && !table.can_choose(words) && matches!(table.s.frames.last(), Some(Frame::Command { .. })) {
                assert!(table.go_on(Some("pass")), "the game is over before {words:?}");
                passed += 1;
            }
            if four || table.can_choose(words) {
                assert!(table.go_on(Some(words)), "the game is over before {words:?}");
            }
        }
        if four {
            let frame = table.s.frames.last().expect("a seat has to act");
            let (name, _) = rule(frame).expect("a seat has to act");
            assert_eq!(name, *to, "after {picks:?}");
            if let Some(role) = *asks {
                assert_eq!(table.asked(), table.seats([role]), "{name} after {picks:?}");
            }
        }
        for _ in 0..25 {
            if !table.go_on(None) {
                break;
            }
        }
        met.extend(table.met);
    }
}

/// Plays along all paths and some whole games. Returns the questions met and the roles that answered.
#[track_caller]
fn played(players: Players) -> BTreeSet<(&'static str, Role, bool)> {
    let mut met = BTreeSet::new();
    for path in paths() {
        follow(&Path { laid: path.laid.players(players), ..path }, &mut met);
    }
    for seed in 0..3 {
        let game = Rebellion::new(Setup { players, ..Setup::default() }).expect("a valid setup");
        let s = game.start(&mut Fast::new(seed), &mut table::NoSink);
        let mut table = Witness::new(game, &s, Luck::new(&[], seed));
        for _ in 0..1000 {
            if !table.go_on(None) {
                break;
            }
        }
        met.extend(table.met);
    }
    let missing: Vec<_> = QUESTIONS.iter().filter(|(name, _)| !met.iter().any(|(met, ..)| met == name)).collect();
    assert!(missing.is_empty(), "no path leads to {missing:?}");
    met
}

/// REB-TEAM-01, REB-TEAM-15, REB-TEAM-02 to REB-TEAM-28: against an Imperial team, one player has both posts of the
/// Rebels.
#[test]
fn every_question_of_three_is_put_to_whoever_the_rules_name() {
    played(Players::Three);
}

/// REB-TEAM-02 to REB-TEAM-28: all rules of the table hold in four-player games.
#[test]
fn every_question_is_put_to_whoever_the_rules_name() {
    let met = played(Players::Four);
    // If the answer depends on earlier picks, both players of a team must have answered at least once.
    let depends = met.iter().filter(|(.., depends)| *depends).map(|&(name, role, _)| (name, role));
    let depends: BTreeSet<_> = depends.collect();
    let is_never = |name, role| NEVER.iter().any(|&(of, never, _)| (of, never) == (name, role));
    let alone = depends.iter().map(|&(name, role)| (name, role.mate()));
    let alone: Vec<_> =
        alone.filter(|&(name, mate)| !depends.contains(&(name, mate)) && !is_never(name, mate)).collect();
    assert!(alone.is_empty(), "no path leads to these: {alone:?}");
    let idle: Vec<_> = NEVER.iter().filter(|&&(name, role, _)| depends.contains(&(name, role))).collect();
    assert!(idle.is_empty(), "listed as never asked, but asked: {idle:?}");
}
