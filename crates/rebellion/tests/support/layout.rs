//! Building the starting position of a scenario.

use rebellion::frame::{Frame, Stage};
use rebellion::side::Face;
use rebellion::state::Place;
use rebellion::{
    Bits, Entity, Leader, Mission, Objective, Players, Rebellion, Ring, Role, Rulings, Setup, Side, Site, State, Unit,
};
use table::chance::Fast;
use table::scene::{Scene, Way};

use super::play::Play;
use super::script::Luck;

/// One change to the starting position.
type Change = Box<dyn Fn(&Rebellion, &mut State)>;

/// The starting position of a scenario.
pub(crate) struct Layout {
    pub(crate) setup: Setup,
    steps: Vec<Change>,
    rng: Luck,
    /// The hidden cards that the scenario names.
    named: Vec<&'static str>,
}

/// Starts with an empty galaxy and the base at Hoth.
pub(crate) fn scene() -> Layout {
    Layout { setup: Setup::default(), steps: Vec::new(), rng: Luck::default(), named: Vec::new() }.hide("hoth")
}

/// The named thing with this slug.
#[track_caller]
pub(crate) fn thing(game: &Rebellion, slug: &str) -> Entity {
    game.db().find(slug).unwrap_or_else(|| panic!("nothing has the slug {slug}"))
}

#[track_caller]
pub(crate) fn site(game: &Rebellion, slug: &str) -> Site {
    match thing(game, slug) {
        Entity::Site(site) => site,
        other => panic!("{slug} is not a place but {other:?}"),
    }
}

#[track_caller]
pub(crate) fn leader(game: &Rebellion, slug: &str) -> Leader {
    match thing(game, slug) {
        Entity::Leader(leader) => leader,
        other => panic!("{slug} is not a leader but {other:?}"),
    }
}

#[track_caller]
fn mission(game: &Rebellion, slug: &str) -> Mission {
    match thing(game, slug) {
        Entity::Mission(mission) => mission,
        other => panic!("{slug} is not a mission but {other:?}"),
    }
}

/// `"2 stormtrooper, 1 star-destroyer"`
#[track_caller]
pub(crate) fn units(game: &Rebellion, list: &str) -> Vec<(Unit, u8)> {
    list.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (n, slug) = part.split_once(' ').unwrap_or_else(|| panic!("{part:?} is not a number of units"));
            let n = n.parse().unwrap_or_else(|_| panic!("{n:?} is not a number"));
            match thing(game, slug) {
                Entity::Unit(unit) => (unit, n),
                other => panic!("{slug} is not a unit but {other:?}"),
            }
        })
        .collect()
}

impl Layout {
    fn step(mut self, step: impl Fn(&Rebellion, &mut State) + 'static) -> Self {
        self.steps.push(Box::new(step));
        self
    }

    /// Plays with three or four players.
    pub(crate) fn players(mut self, players: Players) -> Self {
        self.setup.players = players;
        self
    }

    /// Plays with other rulings.
    pub(crate) fn rulings(mut self, rulings: Rulings) -> Self {
        self.setup.rulings = rulings;
        self
    }

    /// Plays by the rules of a first game.
    pub(crate) fn first_game(mut self) -> Self {
        self.setup.mode = rebellion::Mode::FirstGame;
        self
    }

    /// Keeps these hidden cards in place when hidden cards are resampled.
    pub(crate) fn names<const N: usize>(mut self, cards: [&'static str; N]) -> Self {
        self.named.extend(cards);
        self
    }

    /// Hides the base here and keeps it here.
    pub(crate) fn base(mut self, slug: &'static str) -> Self {
        self.rng.pins.base = true;
        self.hide(slug)
    }

    fn hide(self, slug: &'static str) -> Self {
        self.step(move |g, s| {
            let base = site(g, slug);
            if s.base != Site::NONE {
                s.probes.deck.insert(s.base.idx());
            }
            s.probes.deck.remove(base.idx());
            s.base = base;
            s.could_be = s.probes.deck | Bits::only(base.idx());
        })
    }

    /// The base is revealed.
    pub(crate) fn revealed(self) -> Self {
        self.step(|_, s| {
            s.revealed = true;
            s.could_be = Bits::only(s.base.idx());
        })
    }

    /// Units in a place; `rebel-base` is the base space.
    pub(crate) fn units(self, at: &'static str, list: &'static str) -> Self {
        self.step(move |g, s| {
            let at = site(g, at);
            for (unit, n) in units(g, list) {
                s.forces[at][unit.side().idx()].0[unit.idx()] += n;
                s.supply[unit.side().idx()].0[unit.idx()] -= n;
            }
        })
    }

    /// Leaves this many units of a kind in the supply. The others are in the third box of the side's queue.
    pub(crate) fn supply(self, list: &'static str) -> Self {
        self.step(move |g, s| {
            for (unit, n) in units(g, list) {
                let side = unit.side().idx();
                let rest = s.supply[side].n(unit) - n;
                s.supply[side].0[unit.idx()] = n;
                s.queue[side][2].0[unit.idx()] += rest;
            }
        })
    }

    /// Units in a box of the queue.
    pub(crate) fn queued(self, space: usize, list: &'static str) -> Self {
        self.step(move |g, s| {
            for (unit, n) in units(g, list) {
                let side = unit.side().idx();
                s.queue[side][space - 1].0[unit.idx()] += n;
                s.supply[side].0[unit.idx()] -= n;
            }
        })
    }

    /// Systems loyal to a side.
    pub(crate) fn loyal<const N: usize>(self, side: Side, systems: [&'static str; N]) -> Self {
        self.step(move |g, s| {
            for slug in systems {
                s.loyal[side.idx()].insert(site(g, slug).idx());
            }
            if side == Side::Empire {
                s.could_be = s.could_be.minus(s.loyal[1]) | Bits::only(s.base.idx());
            }
        })
    }

    /// Systems with a sabotage token.
    pub(crate) fn sabotaged<const N: usize>(self, systems: [&'static str; N]) -> Self {
        self.step(move |g, s| systems.iter().for_each(|slug| s.sabotaged.insert(site(g, slug).idx())))
    }

    /// Destroyed systems.
    pub(crate) fn destroyed<const N: usize>(self, systems: [&'static str; N]) -> Self {
        self.step(move |g, s| {
            for slug in systems {
                let idx = site(g, slug).idx();
                s.destroyed.insert(idx);
                s.loyal.iter_mut().for_each(|set| set.remove(idx));
                s.could_be.remove(idx);
            }
        })
    }

    /// Leaders in their pool.
    pub(crate) fn pool<const N: usize>(self, leaders: [&'static str; N]) -> Self {
        self.step(move |g, s| leaders.iter().for_each(|slug| s.at[leader(g, slug).idx()] = Place::Pool))
    }

    /// Leaders in a place.
    pub(crate) fn leaders<const N: usize>(self, at: &'static str, leaders: [&'static str; N]) -> Self {
        self.step(move |g, s| {
            let at = site(g, at);
            for slug in leaders {
                s.at[leader(g, slug).idx()] = Place::Site(at);
            }
        })
    }

    /// Gives a leader a ring.
    pub(crate) fn ring(self, ring: Ring, slug: &'static str) -> Self {
        self.step(move |g, s| s.ring[ring as usize] = Some(leader(g, slug)))
    }

    /// A captured leader in a place.
    pub(crate) fn captive(self, slug: &'static str, at: &'static str) -> Self {
        self.step(move |g, s| {
            s.at[leader(g, slug).idx()] = Place::Site(site(g, at));
            s.ring[Ring::Captured as usize] = Some(leader(g, slug));
        })
    }

    /// Missions in hand, in addition to the starting missions.
    pub(crate) fn hand<const N: usize>(self, missions: [&'static str; N]) -> Self {
        self.names(missions).step(move |g, s| {
            for slug in missions {
                let m = mission(g, slug).0 as usize;
                s.deck[m] -= 1;
                s.hand[m] += 1;
            }
        })
    }

    /// An assigned mission with its leaders.
    pub(crate) fn assigned<const N: usize>(self, slug: &'static str, leaders: [&'static str; N]) -> Self {
        self.names([slug]).step(move |g, s| {
            let m = mission(g, slug);
            let side = g.db().mission(m).side;
            let pile = if s.hand[m.0 as usize] > 0 { &mut s.hand } else { &mut s.deck };
            pile[m.0 as usize] -= 1;
            let slot = s.assigned[side.idx()].0.iter().position(Option::is_none).expect("a free slot");
            s.assigned[side.idx()][slot] = Some(m);
            for slug in leaders {
                s.at[leader(g, slug).idx()] = Place::Slot(slot as u8);
            }
        })
    }

    /// Face-down action cards of their side.
    pub(crate) fn actions<const N: usize>(self, cards: [&'static str; N]) -> Self {
        self.names(cards).step(move |g, s| {
            for slug in cards {
                let Entity::Action(action) = thing(g, slug) else { panic!("{slug} is not an action card") };
                let facts = g.db().action(action);
                let first = if facts.side == Side::Empire { 0 } else { 16 };
                let idx = usize::from(action.0 - first);
                let general = facts
                    .leaders
                    .first()
                    .map(Leader::of)
                    .is_some_and(|l| g.db().leader(l).post == rebellion::side::Post::General);
                let own = &mut s.actions[facts.side.idx()];
                own.deck.remove(idx);
                own.boxed.remove(idx);
                own.hand.insert(idx);
                own.of_general.set(idx, general);
            }
        })
    }

    /// Objectives in hand.
    pub(crate) fn objectives<const N: usize>(self, cards: [&'static str; N]) -> Self {
        self.names(cards).step(move |g, s| {
            for slug in cards {
                let Entity::Objective(Objective(o)) = thing(g, slug) else { panic!("{slug} is not an objective") };
                s.objectives.bag.remove(o.into());
                s.objectives.hand.insert(o.into());
            }
        })
    }

    /// Probe cards the Empire holds.
    pub(crate) fn probes<const N: usize>(self, cards: [&'static str; N]) -> Self {
        self.names(cards).step(move |g, s| {
            for slug in cards {
                let idx = site(g, slug).idx();
                s.probes.deck.remove(idx);
                s.probes.held.insert(idx);
            }
        })
    }

    /// The positions of the time and reputation markers.
    pub(crate) fn track(self, time: u8, reputation: u8) -> Self {
        self.step(move |_, s| (s.time, s.reputation) = (time, reputation))
    }

    /// Any other change to the state.
    pub(crate) fn with(self, change: impl Fn(&Rebellion, &mut State) + 'static) -> Self {
        self.step(change)
    }

    /// Dice faces in the order of the rolls.
    pub(crate) fn rolls<const N: usize>(mut self, dice: [Face; N]) -> Self {
        self.rng.dice.extend(dice);
        self
    }

    /// Cards in the order of the draws.
    #[track_caller]
    pub(crate) fn draws<const N: usize>(mut self, cards: [&'static str; N]) -> Self {
        let game = Rebellion::new(Setup::default()).expect("a valid setup");
        self.rng.cards.extend(cards.iter().map(|slug| thing(&game, slug)));
        self.names(cards)
    }

    /// The Command phase: this role takes the next turn.
    pub(crate) fn turn_of(self, role: Role) -> Self {
        self.step(move |g, s| {
            let order = g.players().order();
            let at = order.iter().position(|r| *r == role).expect("a role that takes turns");
            s.turn = ((at + order.len() - 1) % order.len()) as u8;
            s.frames.push(Frame::Stage(Stage::Command));
        })
    }

    /// A Command turn of the Rebels.
    pub(crate) fn rebels_turn(self) -> Self {
        self.turn_of(Role::RebelAdmiral)
    }

    /// A Command turn of the Empire.
    pub(crate) fn empires_turn(self) -> Self {
        self.turn_of(Role::ImperialAdmiral)
    }

    /// The round is at this stage.
    pub(crate) fn stage(self, stage: Stage) -> Self {
        self.step(move |_, s| s.frames.push(Frame::Stage(stage)))
    }

    /// The scenario at its first decision.
    pub(crate) fn laid(&self) -> (Rebellion, State) {
        let game = Rebellion::new(self.setup.clone()).expect("a valid setup");
        let mut s = game.bare();
        s.round = 1;
        for leader in Leader::ALL {
            s.at[leader.idx()] = Place::Supply;
        }
        for step in &self.steps {
            step(&game, &mut s);
        }
        occupy(&game, &mut s);
        game.resume(&mut s, &mut Fast::new(3));
        (game, s)
    }

    /// Plays the scenario in every way.
    #[track_caller]
    pub(crate) fn play(self, story: impl Fn(&mut Play)) {
        for way in Way::ALL {
            let (game, s) = self.laid();
            let mut rng = self.rng.clone();
            rng.pins.named = self.named.iter().map(|slug| thing(&game, slug)).collect();
            rng.pins.players = game.players();
            let mut play = Play { scene: Scene::new(game, s, rng, way) };
            story(&mut play);
            play.finish();
        }
    }
}

/// Marks systems with Imperial ground units as occupied unless they are loyal to the Empire, as in a real game.
fn occupy(game: &Rebellion, s: &mut State) {
    for at in Site::systems() {
        let ground = s.force(at, Side::Empire).any_in(Side::Empire, rebellion::side::Theater::Ground);
        let populous = game.db().map.populous.has(at.idx()) && !s.destroyed.has(at.idx());
        if ground && populous && !s.loyal[1].has(at.idx()) {
            s.occupied.insert(at.idx());
        }
        if (ground || s.loyal[1].has(at.idx())) && at != s.base {
            s.could_be.remove(at.idx());
        }
    }
}
