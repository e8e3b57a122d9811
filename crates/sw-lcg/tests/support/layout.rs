//! Scenes: which cards each side has, and nothing more than the scenario needs.

use sw_lcg::frame::{Frame, Step};
use sw_lcg::{Db, Phase, Rulings, Setup, Side, State, SwLcg};
use table::chance::Fast;
use table::scene::{Scene, Way};
use table::{CardId, CopyId, CopySet, Game, NoSink, Seat, SeatSet, Small};

use super::pins::Pins;
use super::play::Play;
use super::{DARK, LIGHT};

/// A match in the middle of the game, in the deployment window of the dark side.
pub(crate) fn scene() -> Layout {
    Layout {
        active: DARK,
        step: Step::DeploymentWindow,
        turn: 7,
        dial: 3,
        balance: Side::Light,
        rulings: Rulings::default(),
        sides: [SideLayout::new(Side::Light), SideLayout::new(Side::Dark)],
    }
}

/// Like [`scene`], in the window before the dark side engages.
pub(crate) fn dark_attacks() -> Layout {
    scene().at(Step::ConflictWindow)
}

/// Like [`scene`], in the window before the light side engages.
pub(crate) fn light_attacks() -> Layout {
    scene().turn_of(LIGHT).at(Step::ConflictWindow)
}

/// The description of a scene.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    active: Seat,
    step: Step,
    turn: u16,
    dial: u8,
    balance: Side,
    rulings: Rulings,
    sides: [SideLayout; 2],
}

/// The cards of one side.
#[derive(Clone, Debug)]
pub(crate) struct SideLayout {
    side: Side,
    affiliation: &'static str,
    objectives: Vec<&'static str>,
    objective_deck: Vec<&'static str>,
    in_play: Vec<&'static str>,
    hand: Vec<&'static str>,
    deck: Vec<&'static str>,
    discard: Vec<&'static str>,
    lost: Vec<&'static str>,
    captured: Vec<(&'static str, &'static str)>,
    /// Whether the scenario names the deck, rather than only having one.
    names_deck: bool,
    names_objective_deck: bool,
    seen: Vec<&'static str>,
}

macro_rules! lists {
    ($($(#[$doc:meta])* $name:ident $(notes $note:ident)?;)*) => {
        $($(#[$doc])*
        pub(crate) fn $name(mut self, cards: impl IntoIterator<Item = &'static str>) -> Self {
            self.$name = cards.into_iter().collect();
            $(self.$note = true;)?
            self
        })*
    };
}

impl SideLayout {
    fn new(side: Side) -> Self {
        let light = side == Side::Light;
        // Two kinds of cards, so that a redeal differs from the original.
        let (affiliation, fillers) = if light {
            ("jedi", ["twilek-loyalist", "believer-in-the-old-ways-154"])
        } else {
            ("sith", ["espo-trooper", "death-star-trooper"])
        };
        let objectives = if light {
            ["a-heros-journey", "a-heros-journey", "draw-their-fire"]
        } else {
            ["imperial-command", "shadows-of-dathomir", "death-and-despayre"]
        };
        Self {
            side,
            affiliation,
            objectives: objectives.to_vec(),
            objective_deck: objectives.to_vec(),
            in_play: Vec::new(),
            hand: Vec::new(),
            deck: fillers.repeat(5),
            discard: Vec::new(),
            lost: Vec::new(),
            captured: Vec::new(),
            names_deck: false,
            names_objective_deck: false,
            seen: Vec::new(),
        }
    }

    lists! {
        /// The current objectives, with tokens.
        objectives;
        /// The objective deck, the first card to draw first.
        objective_deck notes names_objective_deck;
        /// Units and enhancements in play, with tokens.
        in_play;
        /// The cards in hand.
        hand;
        /// The command deck, the first card to draw first.
        deck notes names_deck;
        /// The discard pile, the top card last.
        discard;
        /// Objectives the enemy has destroyed.
        lost;
        /// Cards in hand that the opponent has seen, and captured cards whose owner saw them captured.
        seen;
    }

    /// The affiliation card.
    pub(crate) fn affiliation(mut self, slug: &'static str) -> Self {
        self.affiliation = slug;
        self
    }

    /// Captured cards of this side, each with the objective that holds it.
    pub(crate) fn captured(mut self, cards: impl IntoIterator<Item = (&'static str, &'static str)>) -> Self {
        self.captured = cards.into_iter().collect();
        self
    }

    fn slugs(&self) -> impl Iterator<Item = &'static str> + '_ {
        let named = |text: &'static str| text.split(' ').next().unwrap_or(text);
        [self.affiliation]
            .into_iter()
            .chain(self.objectives.iter().copied().map(named))
            .chain(self.objective_deck.iter().copied())
            .chain(self.in_play.iter().copied().map(named))
            .chain(self.hand.iter().copied())
            .chain(self.deck.iter().copied())
            .chain(self.discard.iter().copied())
            .chain(self.lost.iter().copied())
            .chain(self.captured.iter().map(|c| c.0))
    }
}

impl Layout {
    /// Sets the active player.
    pub(crate) fn turn_of(mut self, seat: Seat) -> Self {
        self.active = seat;
        self
    }

    /// Sets the step of the turn where the scenario begins.
    pub(crate) fn at(mut self, step: Step) -> Self {
        self.step = step;
        self
    }

    /// Sets the number of the turn.
    pub(crate) fn turn(mut self, turn: u16) -> Self {
        self.turn = turn;
        self
    }

    /// Sets the Death Star dial.
    pub(crate) fn dial(mut self, dial: u8) -> Self {
        self.dial = dial;
        self
    }

    /// Sets the side that has the Balance of the Force.
    pub(crate) fn balance(mut self, side: Side) -> Self {
        self.balance = side;
        self
    }

    /// Changes the rulings.
    pub(crate) fn rulings(mut self, change: impl FnOnce(&mut Rulings)) -> Self {
        change(&mut self.rulings);
        self
    }

    /// Changes the light side.
    pub(crate) fn light(mut self, change: impl FnOnce(SideLayout) -> SideLayout) -> Self {
        self.sides[0] = change(self.sides[0].clone());
        self
    }

    /// Changes the dark side.
    pub(crate) fn dark(mut self, change: impl FnOnce(SideLayout) -> SideLayout) -> Self {
        self.sides[1] = change(self.sides[1].clone());
        self
    }

    /// Runs the scenario in all four ways.
    #[track_caller]
    pub(crate) fn play(&self, story: impl Fn(&mut Play)) {
        for way in Way::ALL {
            let (game, state, pins) = self.lay_out();
            let mut play = Play::new(Scene::new(game, state, pins, way));
            story(&mut play);
            play.finish();
        }
    }

    /// Builds the state in which the scenario begins.
    pub(crate) fn lay_out(&self) -> (SwLcg<1>, State<1>, Pins) {
        let db = Db::core();
        let find = |slug: &str| db.find(slug).unwrap_or_else(|| panic!("no card has the slug {slug:?}"));
        let cards: Vec<CardId> = self.sides.iter().flat_map(|s| s.slugs().map(find).collect::<Vec<_>>()).collect();
        let setup = Setup { dark: Some(DARK), rulings: self.rulings, ..Setup::default() };
        let game = SwLcg::<1>::of_cards(setup, cards).expect("the scene fits the state");
        // Any initial state will do, because every card is moved.
        let mut s = game.start(&mut Fast::new(1), &mut NoSink);
        let mut left = game.cast().everything();
        (s.bag, s.under, s.dealt, s.in_play) = (CopySet::EMPTY, CopySet::EMPTY, CopySet::EMPTY, CopySet::EMPTY);
        s.known = [CopySet::EMPTY; 2];
        s.place = table::ByCopy::default();
        let mut take = |slug: &str, side: Side| {
            let card = find(slug);
            let fits = |c: &CopyId| game.cast().card(*c) == card && game.cast().side_of(*c) == side;
            let copy = left.iter().find(fits).unwrap_or_else(|| panic!("no copy of {slug:?} is left"));
            left.remove(copy);
            copy
        };
        let mut named = CopySet::EMPTY;
        let mut attachments = Vec::new();
        let mut held = Vec::new();
        for layout in &self.sides {
            let side = layout.side;
            let seat = if side == Side::Dark { DARK } else { LIGHT };
            let copy = take(layout.affiliation, side);
            s.in_play.insert(copy);
            s.place[copy] = CopyId::NONE.0;
            for text in layout.objectives.iter().chain(&layout.in_play) {
                let mut words = text.split(' ');
                let copy = take(words.next().unwrap_or_default(), side);
                s.in_play.insert(copy);
                s.place[copy] = CopyId::NONE.0;
                let host = lay_marks(&mut s, copy, words);
                attachments.extend(host.map(|host| (copy, host)));
            }
            // Of several equal cards, those named last count as seen.
            let seen = |slug: &str, rest: usize| rest <= layout.seen.iter().filter(|s| **s == slug).count();
            for (i, slug) in layout.hand.iter().enumerate() {
                let copy = take(slug, side);
                named.insert(copy);
                s.hand.insert(copy);
                s.known[seat.idx()].insert(copy);
                if seen(slug, layout.hand[i..].iter().filter(|s| *s == slug).count()) {
                    s.known[1 - seat.idx()].insert(copy);
                }
            }
            let decks = [(&layout.deck, layout.names_deck), (&layout.objective_deck, layout.names_objective_deck)];
            for (deck, names) in decks {
                for slug in deck {
                    let copy = take(slug, side);
                    // A deck named by the scenario has a fixed but unknown order; any other deck is a shuffled bag.
                    if names {
                        named.insert(copy);
                        s.under.insert(copy);
                        s.place[copy] = s.stamp;
                        s.stamp += 1;
                    } else {
                        s.bag.insert(copy);
                    }
                }
            }
            for slug in &layout.discard {
                let copy = take(slug, side);
                s.discard.insert(copy);
                s.place[copy] = s.stamp;
                s.stamp += 1;
            }
            for slug in &layout.lost {
                s.victory.insert(take(slug, side));
            }
            for (i, (slug, at)) in layout.captured.iter().enumerate() {
                let copy = take(slug, side);
                named.insert(copy);
                s.captured.insert(copy);
                s.known[DARK.idx()].insert(copy);
                if seen(slug, layout.captured[i..].iter().filter(|(s, _)| s == slug).count()) {
                    s.known[LIGHT.idx()].insert(copy);
                }
                held.push((copy, *at));
            }
        }
        // If several hosts have the same name, `#2` and so on name the later ones.
        let in_play = |slug: &str| {
            let (slug, nth) = slug.split_once('#').map_or((slug, 1), |(slug, n)| (slug, n.parse().expect("a number")));
            let card = find(slug);
            let copy = s.in_play.iter().filter(|&c| game.cast().card(c) == card).nth(nth - 1);
            copy.unwrap_or_else(|| panic!("{slug:?} is not in play"))
        };
        let places: Vec<_> = attachments.iter().chain(&held).map(|&(copy, at)| (copy, in_play(at))).collect();
        for (copy, at) in places {
            s.place[copy] = at.0;
            if game.cast().units.contains(copy) && s.in_play.contains(copy) {
                s.attached.insert(copy);
            }
        }
        (s.active, s.turn, s.dial, s.balance) = (self.active, self.turn, self.dial, self.balance);
        s.phase = phase_of(self.step);
        s.frames = Small::new();
        s.frames.push(Frame::Turn(self.step));
        game.resume(&mut s, &mut Fast::new(3));
        let pins = Pins::new(game.cast(), named);
        (game, s, pins)
    }
}

fn phase_of(step: Step) -> Phase {
    match step {
        Step::TurnBegins => Phase::Force,
        s if s <= Step::BalanceEnds => Phase::Balance,
        s if s <= Step::RefreshEnds => Phase::Refresh,
        s if s <= Step::DrawEnds => Phase::Draw,
        s if s <= Step::DeploymentEnds => Phase::Deployment,
        s if s <= Step::ConflictEnds => Phase::Conflict,
        _ => Phase::Force,
    }
}

/// Puts tokens and other marks on a card and returns its host.
fn lay_marks(s: &mut State<1>, copy: CopyId, mut words: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let mut host = None;
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|n| n.parse::<u8>().ok()).expect("a number of tokens");
        match word {
            "focus" => s.tokens[copy].focus = number(),
            "damage" => {
                s.tokens[copy].damage = number();
                s.hurt.insert(copy);
            }
            "shield" => s.tokens[copy].shields = number(),
            "committed" => s.committed.insert(copy),
            "engaged" => s.engaged.insert(copy),
            "on" => host = Some(words.next().expect("a host")),
            other => panic!("{other:?} is not a mark"),
        }
    }
    host
}
