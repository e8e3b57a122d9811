//! Laying out a table.

use rebellion::frame::{Frame, Stage};
use rebellion::side::Face;
use rebellion::state::Place;
use rebellion::{
    Bits, Leader, Mission, Objective, Players, Rebellion, Ring, Role, Rulings, Setup, Side, Site, State, Thing, Unit,
};
use table::chance::Fast;
use table::scene::{Scene, Way};

use super::play::Play;
use super::script::Luck;

/// Something to be laid out.
type Change = Box<dyn Fn(&Rebellion, &mut State)>;

/// A table to lay out.
pub(crate) struct Layout {
    pub(crate) setup: Setup,
    steps: Vec<Change>,
    luck: Luck,
    /// Hidden cards the story names.
    named: Vec<&'static str>,
}

/// An empty galaxy with the base at Hoth.
pub(crate) fn scene() -> Layout {
    Layout { setup: Setup::default(), steps: Vec::new(), luck: Luck::default(), named: Vec::new() }.hide("hoth")
}

/// The thing with this slug.
#[track_caller]
pub(crate) fn thing(game: &Rebellion, slug: &str) -> Thing {
    game.db().find(slug).unwrap_or_else(|| panic!("there is no {slug}"))
}

#[track_caller]
pub(crate) fn site(game: &Rebellion, slug: &str) -> Site {
    match thing(game, slug) {
        Thing::Site(site) => site,
        other => panic!("{slug} is no place but {other:?}"),
    }
}

#[track_caller]
pub(crate) fn leader(game: &Rebellion, slug: &str) -> Leader {
    match thing(game, slug) {
        Thing::Leader(leader) => leader,
        other => panic!("{slug} is no leader but {other:?}"),
    }
}

#[track_caller]
fn mission(game: &Rebellion, slug: &str) -> Mission {
    match thing(game, slug) {
        Thing::Mission(mission) => mission,
        other => panic!("{slug} is no mission but {other:?}"),
    }
}

/// `"2 stormtrooper, 1 star-destroyer"`
#[track_caller]
pub(crate) fn units(game: &Rebellion, list: &str) -> Vec<(Unit, u8)> {
    list.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (n, slug) = part.split_once(' ').unwrap_or_else(|| panic!("{part:?} is no number of units"));
            let n = n.parse().unwrap_or_else(|_| panic!("{n:?} is no number"));
            match thing(game, slug) {
                Thing::Unit(unit) => (unit, n),
                other => panic!("{slug} is no unit but {other:?}"),
            }
        })
        .collect()
}

impl Layout {
    fn step(mut self, step: impl Fn(&Rebellion, &mut State) + 'static) -> Self {
        self.steps.push(Box::new(step));
        self
    }

    /// For three or four.
    pub(crate) fn players(mut self, players: Players) -> Self {
        self.setup.players = players;
        self
    }

    /// Other readings of open points.
    pub(crate) fn rulings(mut self, rulings: Rulings) -> Self {
        self.setup.rulings = rulings;
        self
    }

    /// The rules of a first game.
    pub(crate) fn first_game(mut self) -> Self {
        self.setup.mode = rebellion::Mode::FirstGame;
        self
    }

    /// These hidden cards stay where they are, though no list of this layout names them.
    pub(crate) fn names<const N: usize>(mut self, cards: [&'static str; N]) -> Self {
        self.named.extend(cards);
        self
    }

    /// The base is here, hidden, and stays here.
    pub(crate) fn base(mut self, slug: &'static str) -> Self {
        self.luck.pins.base = true;
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

    /// So many of a kind are left in the supply; the others lie in the third box of its side's queue.
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

    /// A leader wears a ring.
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

    /// Missions in hand, beside the starting ones.
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

    /// Action cards face down before their side.
    pub(crate) fn actions<const N: usize>(self, cards: [&'static str; N]) -> Self {
        self.names(cards).step(move |g, s| {
            for slug in cards {
                let Thing::Action(action) = thing(g, slug) else { panic!("{slug} is no action card") };
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
                let Thing::Objective(Objective(o)) = thing(g, slug) else { panic!("{slug} is no objective") };
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

    /// Where the markers stand.
    pub(crate) fn track(self, time: u8, reputation: u8) -> Self {
        self.step(move |_, s| (s.time, s.reputation) = (time, reputation))
    }

    /// Anything else.
    pub(crate) fn with(self, change: impl Fn(&Rebellion, &mut State) + 'static) -> Self {
        self.step(change)
    }

    /// Dice in the order they are thrown.
    pub(crate) fn rolls<const N: usize>(mut self, dice: [Face; N]) -> Self {
        self.luck.dice.extend(dice);
        self
    }

    /// Cards in the order they are drawn.
    #[track_caller]
    pub(crate) fn draws<const N: usize>(mut self, cards: [&'static str; N]) -> Self {
        let game = Rebellion::new(Setup::default()).expect("a sound setup");
        self.luck.cards.extend(cards.iter().map(|slug| thing(&game, slug)));
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

    /// A command turn of the Rebels.
    pub(crate) fn rebels_turn(self) -> Self {
        self.turn_of(Role::RebelAdmiral)
    }

    /// A command turn of the Empire.
    pub(crate) fn empires_turn(self) -> Self {
        self.turn_of(Role::ImperialAdmiral)
    }

    /// The round is at this stage.
    pub(crate) fn stage(self, stage: Stage) -> Self {
        self.step(move |_, s| s.frames.push(Frame::Stage(stage)))
    }

    /// The table as it is laid out, at its first decision.
    pub(crate) fn laid(&self) -> (Rebellion, State) {
        let game = Rebellion::new(self.setup.clone()).expect("a sound setup");
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

    /// Tells the story in every way.
    #[track_caller]
    pub(crate) fn play(self, story: impl Fn(&mut Play)) {
        for way in Way::ALL {
            let (game, s) = self.laid();
            let mut luck = self.luck.clone();
            luck.pins.named = self.named.iter().map(|slug| thing(&game, slug)).collect();
            luck.pins.players = game.players();
            let mut play = Play { scene: Scene::new(game, s, luck, way) };
            story(&mut play);
            play.finish();
        }
    }
}

/// Imperial ground units occupy what is not loyal to the Empire, as they would have.
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
