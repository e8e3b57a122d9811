//! Checks that a referee could make by watching the game.
//!
//! The numbers come from the printed cards and the digest. The checks do not use the engine's own calculations.

use sw_lcg::card::{Host, Keyword};
use sw_lcg::frame::{EngagementStep, Frame};
use sw_lcg::state::Mod;
use sw_lcg::{Event, Kind, Side, State, SwLcg, Trait};
use table::{CardId, CopyId, CopySet, Seat};

/// The referee's record of a game.
#[derive(Debug, Default)]
pub(crate) struct Referee {
    turns: u16,
    /// Limited cards each seat has played this turn.
    limited: [u8; 2],
    /// Engagements of the dial this turn.
    dial: u8,
    /// The active player according to the events.
    active: Option<Seat>,
    /// The Balance of the Force according to the events; `None` before it first changes.
    balance: Option<Side>,
}

struct Table<'a, const W: usize> {
    game: &'a SwLcg<W>,
    s: &'a State<W>,
}

impl<const W: usize> Table<'_, W> {
    fn slug(&self, copy: CopyId) -> &str {
        &self.game.db().card(self.game.cast().card(copy)).id
    }

    fn own(&self, seat: Seat) -> CopySet<W> {
        self.game.cast().side[self.s.side(seat) as usize]
    }

    fn objectives(&self, seat: Seat) -> CopySet<W> {
        self.s.in_play & self.game.cast().objectives & self.own(seat)
    }

    fn named(&self, set: CopySet<W>, slug: &str) -> usize {
        set.iter().filter(|&c| self.slug(c) == slug).count()
    }

    fn has_trait(&self, copy: CopyId, wanted: Trait) -> bool {
        self.game.db().card(self.game.cast().card(copy)).traits.contains(&wanted)
    }

    /// The damage that destroys a unit or an objective (LCG-DMG-02, LCG-DMG-06).
    fn capacity(&self, copy: CopyId) -> Option<usize> {
        let printed = match self.game.db().card(self.game.cast().card(copy)).kind {
            Kind::Unit { capacity, .. } | Kind::Objective { capacity, .. } => capacity as usize,
            _ => return None,
        };
        let on_it: CopySet<W> = self.s.in_play.iter().filter(|&c| self.s.host(c) == Some(copy)).collect();
        let more = 3 * (self.named(on_it, "defense-upgrade") + self.named(on_it, "mandalorian-armor"));
        let enemies = self.s.in_play.minus(&self.own_of(copy));
        let less =
            if self.game.cast().objectives.contains(copy) { self.named(enemies, "grand-moff-tarkin") } else { 0 };
        Some((printed + more).saturating_sub(less))
    }

    fn own_of(&self, copy: CopyId) -> CopySet<W> {
        self.game.cast().side[self.game.cast().side_of(copy) as usize]
    }
}

impl Referee {
    /// Checks the state after a pick, and the events of the pick.
    pub(crate) fn look<const W: usize>(&mut self, game: &SwLcg<W>, before: &State<W>, s: &State<W>, events: &[Event]) {
        for (at, &event) in events.iter().enumerate() {
            self.hear(game, before, s, event, &events[..at]);
        }
        let table = Table { game, s };
        if s.is_over() {
            return won(&table);
        }
        unique(&table);
        attached(&table);
        races(&table);
        engagement(&table);
        if s.moments.is_empty() {
            capacities(&table);
        }
        match s.frames.last() {
            Some(Frame::Actions { window: 2, round }) if (round.turn, round.passes) == (s.active, 0) => {
                hand(&table, before);
            }
            _ => {}
        }
    }

    fn hear<const W: usize>(
        &mut self,
        game: &SwLcg<W>,
        before: &State<W>,
        s: &State<W>,
        event: Event,
        earlier: &[Event],
    ) {
        match event {
            // LCG-TURN-01
            Event::TurnBegan { seat, turn } => {
                self.turns += 1;
                assert_eq!(turn, self.turns, "turns are counted one by one");
                assert_eq!(s.side(seat) == Side::Dark, turn % 2 == 1, "the dark side begins, then sides alternate");
                (self.limited, self.dial, self.active) = ([0; 2], 0, Some(seat));
            }
            // LCG-KEY-04
            Event::Played { seat, card } if game.db().card(card).keywords.contains(&Keyword::Limited) => {
                self.limited[seat.idx()] += 1;
                assert_eq!(self.limited[seat.idx()], 1, "one Limited card a turn");
            }
            // LCG-TURN-03, LCG-CONF-02, LCG-NAME-EX8
            Event::Engaged { dial, seat, .. } => {
                assert!(self.turns > 1, "no conflict in the first turn");
                self.dial += dial as u8;
                assert!(self.dial <= 1, "the dial was engaged twice in a turn");
                assert!(!dial || s.side(seat) == Side::Light, "only the light side engages the dial");
            }
            Event::Declared { card, attacks: true, .. } => may_attack(game, before, card),
            // LCG-EDGE-13, LCG-EDGE-14, LCG-EDGE-03
            Event::Edge { winner, attacker, defender } => {
                let fought = |f: &Frame| {
                    matches!(f, Frame::Fight(EngagementStep::Reveal | EngagementStep::Fate | EngagementStep::EdgeEnds))
                };
                let begun = before.frames.as_slice().iter().any(fought) && !earlier.contains(&Event::EdgeAgain);
                // A side that loses its last defender during the battle still takes part in it (LCG-EDGE-17). If the
                // battle began with this pick and may be over already, only the defenders are known.
                let enemies = before.participants.minus(&game.cast().side[before.side(before.active) as usize]);
                let declared = earlier.iter().any(|e| matches!(e, Event::Declared { attacks: false, .. }));
                let alone = if begun { before.fight.alone } else { s.fight.alone || enemies.is_empty() && !declared };
                let attacks = Some(winner) == self.active;
                assert_eq!(attacks, alone || attacker > defender, "{attacker} to {defender} in an edge battle");
            }
            // LCG-FORCE-09
            Event::Struggle { light, dark, balance } => {
                let tie = self.balance.unwrap_or(Side::Light);
                let due = match light.cmp(&dark) {
                    std::cmp::Ordering::Greater => Side::Light,
                    std::cmp::Ordering::Less => Side::Dark,
                    std::cmp::Ordering::Equal => tie,
                };
                assert_eq!(balance, due, "{light} to {dark} in a Force struggle");
                self.balance = Some(balance);
            }
            _ => {}
        }
    }
}

/// LCG-ENG-03: an attacker was ready, and the objective lets it attack.
fn may_attack<const W: usize>(game: &SwLcg<W>, before: &State<W>, card: CardId) {
    let table = Table { game, s: before };
    let ready = before.in_play.iter().any(|c| game.cast().card(c) == card && before.tokens[c].focus == 0);
    assert!(ready, "an exhausted unit attacks");
    let target = before.fight.target;
    assert_ne!(game.db().card(card).id, "coruscant-defense-fleet", "a fleet that cannot attack");
    if table.slug(target) == "the-rebel-fleet" {
        assert!(game.db().card(card).traits.contains(&Trait::Vehicle), "only Vehicles attack the Rebel Fleet");
    }
    if table.slug(target) == "the-ultimate-power" {
        let attackers = before.participants & table.own(before.active);
        assert!(attackers.len() < 2, "more than two attack the Ultimate Power");
    }
}

/// LCG-UNIQ-01
fn unique<const W: usize>(t: &Table<W>) {
    for copy in t.s.in_play & t.game.cast().unique {
        assert_eq!(t.named(t.s.in_play, t.slug(copy)), 1, "{} is unique", t.slug(copy));
    }
}

/// LCG-DEP-06, LCG-DEP-11, LCG-KEY-05
fn attached<const W: usize>(t: &Table<W>) {
    for copy in t.s.in_play {
        let def = t.game.db().card(t.game.cast().card(copy));
        let host = t.s.host(copy);
        let belongs = match &def.kind {
            Kind::Enhancement { on: Host::Card(wanted), .. } => host.is_some_and(|h| {
                let enemy = t.own_of(copy) != t.own_of(h);
                let side = match wanted.of {
                    sw_lcg::effect::Whose::Anyones => true,
                    sw_lcg::effect::Whose::Yours => !enemy,
                    sw_lcg::effect::Whose::Enemys => enemy,
                };
                side && (wanted.traits.is_empty() || wanted.traits.iter().any(|&w| t.has_trait(h, w)))
            }),
            Kind::Unit { .. } => host.is_some() == t.s.attached.contains(copy),
            _ => host.is_none(),
        };
        assert!(belongs, "{} on {:?}", def.id, host.map(|h| t.slug(h)));
        if let Some(host) = host {
            assert!(t.s.in_play.contains(host), "{} is attached to nothing", def.id);
            assert!(!t.s.attached.contains(host), "{} is attached to an enhancement", def.id);
            assert_ne!(t.slug(host), "rancor", "nothing can be attached to a Rancor");
        }
    }
}

/// LCG-WIN-01, LCG-WIN-02, LCG-WIN-05: otherwise the game would be over.
fn races<const W: usize>(t: &Table<W>) {
    assert!(t.s.dial < 12, "the dial is at {}", t.s.dial);
    let dark = t.s.victory & t.own(t.s.dark);
    assert!(dark.len() < 3, "three objectives of the dark side are destroyed");
    assert_eq!(t.named(t.s.victory, "the-heart-of-the-empire"), 0);
    assert!(
        t.s.in_play.iter().all(|c| t.slug(c) != "trench-run" || t.s.tokens[c].damage < 10),
        "the dial is destroyed"
    );
    assert!(t.s.victory.minus(&t.game.cast().objectives).is_empty(), "only objectives lie in victory piles");
}

/// LCG-ENG-02, LCG-ENG-05
fn engagement<const W: usize>(t: &Table<W>) {
    let s = t.s;
    if !s.in_engagement() {
        return assert!(
            s.participants.is_empty() && s.edge.is_empty(),
            "participants or edge cards without an engagement"
        );
    }
    assert!(s.phase == sw_lcg::Phase::Conflict, "an engagement in another phase");
    let target = s.fight.target;
    let objective = t.own(s.active.other()).contains(target) && t.game.cast().objectives.contains(target);
    assert!(objective || t.slug(target) == "trench-run", "{} is engaged", t.slug(target));
    let units = t.game.cast().units.minus(&s.attached) & s.in_play;
    assert!(s.participants.minus(&units).is_empty(), "a participant that is no unit in play");
}

/// LCG-DMG-02, LCG-SHLD-01, LCG-REF-03, LCG-FORCE-03: nothing is in progress, so everything has settled.
fn capacities<const W: usize>(t: &Table<W>) {
    let tokens = &t.s.tokens;
    let desperate = t.game.cast().everything().iter().any(|c| t.slug(c) == "our-most-desperate-hour");
    for copy in t.s.in_play {
        if let Some(capacity) = t.capacity(copy) {
            let damage = tokens[copy].damage as usize;
            assert!(damage < capacity, "{} is in play with {damage} of {capacity} damage", t.slug(copy));
        } else {
            assert!(tokens[copy].damage == 0 || t.slug(copy) == "trench-run", "{} cannot be damaged", t.slug(copy));
            assert_eq!(tokens[copy].shields, 0, "{} cannot be shielded", t.slug(copy));
        }
        let shields = tokens[copy].shields;
        assert!(
            shields <= 1 || desperate && t.has_trait(copy, Trait::Character),
            "{shields} shields on {}",
            t.slug(copy)
        );
    }
    for seat in [t.s.dark, t.s.dark.other()] {
        let now = t.objectives(seat).len();
        assert!(now <= 3, "{now} current objectives");
        assert!((t.s.committed & t.own(seat)).len() <= 3, "more than three Force cards are used");
    }
    let light_lost = (t.s.victory & t.own(t.s.dark.other())).len();
    assert!(light_lost < 5, "the dial would have won");
}

/// LCG-DRAW-02: after the draw the hand matches the reserve value.
fn hand<const W: usize>(t: &Table<W>, before: &State<W>) {
    // The window opens again after an action, and an action may itself cause a discard, so only the first look at the
    // window counts.
    if before.frames.as_slice().iter().any(|frame| matches!(frame, Frame::Actions { window: 2, .. }))
        || before.phase == t.s.phase && !drawing(before)
    {
        return;
    }
    let seat = t.s.active;
    let more = t.named(t.s.in_play & t.own(seat), "reconnaissance-mission");
    let less: u8 = (t.s.mods.as_slice().iter())
        .filter_map(|m| match m.what {
            Mod::Reserve { seat: who, n } if who == seat => Some(n),
            _ => None,
        })
        .sum();
    let reserve = (6 + more).saturating_sub(less as usize);
    assert_eq!((t.s.hand & t.own(seat)).len(), reserve, "hand and reserve value of {seat:?}");
}

fn drawing<const W: usize>(s: &State<W>) -> bool {
    matches!(s.frames.last(), Some(Frame::MayDiscard { .. } | Frame::Discard { .. }))
}

/// LCG-WIN-01, LCG-WIN-02, LCG-WIN-03, LCG-WIN-05: a player has won, for one of these reasons.
fn won<const W: usize>(t: &Table<W>) {
    let s = t.s;
    let winner = s.winners.lowest().expect("a player has won");
    assert_eq!(s.winners.len(), 1);
    let loser = winner.other();
    let deck = (s.over | s.bag | s.under) & t.own(loser);
    let spent = (deck & t.game.cast().objectives).is_empty() || deck.minus(&t.game.cast().objectives).is_empty();
    let reason = match s.side(winner) {
        Side::Dark => s.dial >= 12,
        Side::Light => {
            (s.victory & t.own(loser)).len() >= 3
                || t.named(s.victory, "the-heart-of-the-empire") > 0
                || s.in_play.iter().any(|c| t.slug(c) == "trench-run" && s.tokens[c].damage >= 10)
        }
    };
    assert!(reason || spent, "{winner:?} has won without a reason");
}
