//! Setup and mulligan: from a real start to the first turn.

use std::collections::BTreeSet;

use sw_lcg::frame::Frame;
use sw_lcg::state::Tokens;
use sw_lcg::view::SeatView;
use sw_lcg::{Affiliation, Deck, Event, Phase, Setup, SetupError, Side, State, SwLcg};
use table::chance::Fast;
use table::{CopySet, Game, Options, Seat, SeatSet, Small, ToAct, Viewer};

use crate::support::{DARK, LIGHT, Step, scene};

/// A match played from its start.
pub(crate) struct Table {
    game: SwLcg<1>,
    pub(crate) state: State<1>,
    rng: Fast,
    pub(crate) events: Vec<Event>,
}

impl Table {
    fn new(setup: Setup, seed: u64) -> Self {
        let game = SwLcg::<1>::new(setup).expect("a sound setup");
        let (mut rng, mut events) = (Fast::new(seed), Vec::new());
        let state = game.start(&mut rng, &mut events);
        game.check(&state).expect("a sound state");
        Self { game, state, rng, events }
    }

    /// A match of starter decks with a fixed dark seat.
    pub(crate) fn starters(seed: u64) -> Self {
        Self::new(Setup { dark: Some(DARK), ..Setup::default() }, seed)
    }

    /// The first match in which this side is dealt these objectives.
    fn dealing(setup: &Setup, seat: Seat, wanted: &[&str]) -> Self {
        let fits = |t: &Self| wanted.iter().all(|slug| t.slugs(t.state.dealt & t.own(seat)).contains(slug));
        (0..2000).map(|seed| Self::new(setup.clone(), seed)).find(fits).expect("a deal like that")
    }

    fn own(&self, seat: Seat) -> CopySet<1> {
        self.game.cast().side[self.state.side(seat) as usize]
    }

    fn slugs(&self, set: CopySet<1>) -> Vec<&str> {
        set.iter().map(|c| self.game.db().card(self.game.cast().card(c)).id.as_str()).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<&str> {
        self.slugs(self.state.hand & self.own(seat))
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.game.to_act(&self.state) {
            ToAct::Seats { asked, .. } => asked,
            ToAct::Over(_) => SeatSet::EMPTY,
        }
    }

    pub(crate) fn words(&self, seat: Seat) -> Vec<String> {
        let mut options = Options::new();
        if self.asked().contains(seat) {
            self.game.options(&self.state, seat, &mut options);
        }
        let mut words: Vec<_> = options.iter().map(|&o| self.game.key_text(self.game.key(&self.state, o))).collect();
        words.sort_unstable();
        words
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, seat: Seat, words: &str) {
        let mut options = Options::new();
        assert!(self.asked().contains(seat), "{seat:?} does not have to choose {words:?}");
        self.game.options(&self.state, seat, &mut options);
        let named = |o: &&table::Opt| self.game.key_text(self.game.key(&self.state, **o)) == words;
        let Some(&pick) = options.iter().find(named) else { panic!("{words:?} not in {:?}", self.words(seat)) };
        self.game.apply(&mut self.state, seat, pick, &mut self.rng, &mut self.events);
        self.game.check(&self.state).expect("a sound state");
    }

    /// Lets the seats that must choose take their first option with this prefix.
    #[track_caller]
    pub(crate) fn each(&mut self, begins: &str) {
        for seat in self.asked().iter() {
            let words = self.words(seat).into_iter().find(|w| w.starts_with(begins));
            self.choose(seat, &words.unwrap_or_else(|| panic!("no {begins:?} in {:?}", self.words(seat))));
        }
    }

    /// Lets both players bury any objectives except these.
    #[track_caller]
    fn bury_others(&mut self, kept: &[&str]) {
        for seat in self.asked().iter() {
            let other = |w: &String| !kept.iter().any(|k| w.ends_with(k));
            let words = self.words(seat).into_iter().find(other).expect("another objective");
            self.choose(seat, &words);
        }
    }

    /// Lets both players bury, keep their hands and flip everything, without using anything.
    pub(crate) fn set_up(&mut self) {
        self.each("bury");
        self.each("keep");
        while self.state.phase == Phase::Setup {
            let flips = self.words(self.asked().lowest().expect("a seat")).iter().any(|w| w.starts_with("flip"));
            self.each(if flips { "flip" } else { "pass" });
        }
    }

    fn view(&self, viewer: Seat, of: Seat) -> SeatView {
        self.game.view(&self.state, Viewer::Seat(viewer)).seats.swap_remove(of.idx())
    }
}

fn with_decks(light: Affiliation, dark: Affiliation) -> Setup {
    let deck = |affiliation| Deck::starter(affiliation).expect("a starter deck");
    Setup { dark: Some(DARK), light_deck: deck(light), dark_deck: deck(dark), ..Setup::default() }
}

/// LCG-SETUP-01
#[test]
fn who_is_dark_is_agreed_or_left_to_luck() {
    for seat in [DARK, LIGHT] {
        let sides = (0..20).map(|seed| Table::new(Setup { dark: Some(seat), ..Setup::default() }, seed).state.dark);
        assert!(sides.into_iter().all(|dark| dark == seat));
    }
    let sides: BTreeSet<_> = (0..20).map(|seed| Table::new(Setup::default(), seed).state.dark.idx()).collect();
    assert_eq!(sides, BTreeSet::from([0, 1]));
}

/// LCG-SETUP-02
#[test]
fn each_player_has_a_deck_of_their_side_and_its_affiliation_card() {
    use Affiliation::{ImperialNavy, Jedi, RebelAlliance, Sith};
    for (light, dark) in [(Jedi, Sith), (RebelAlliance, ImperialNavy), (Jedi, ImperialNavy), (RebelAlliance, Sith)] {
        let t = Table::new(with_decks(light, dark), 1);
        for (seat, affiliation) in [(LIGHT, light), (DARK, dark)] {
            assert_eq!(t.slugs(t.own(seat) & t.game.cast().affiliations), [affiliation.slug()]);
            assert_eq!(t.own(seat).len(), 49);
        }
    }
    let swapped = SwLcg::<1>::new(with_decks(Sith, Jedi));
    assert!(matches!(swapped, Err(SetupError::Deck { side: Side::Light, .. })));
}

/// LCG-SETUP-03
#[test]
fn affiliation_cards_are_in_play_from_the_start() {
    let t = Table::starters(1);
    assert_eq!(t.slugs(t.state.in_play), ["jedi", "sith"]);
    for viewer in [DARK, LIGHT] {
        assert_eq!([DARK, LIGHT].map(|of| t.view(viewer, of).in_play.len()), [1, 1]);
    }
}

/// LCG-SETUP-03
#[test]
fn effects_may_refer_to_an_affiliation_card() {
    scene()
        .dark(|p| p.hand(["bounty-collection", "force-choke", "tie-fighter"]))
        .light(|p| p.in_play(["leia-organa"]))
        .play(|t| {
            t.choose("play tie-fighter");
            t.choose("pay 1 sith");
            t.choose("use force-choke");
            t.choose("pick leia-organa");
            t.choose("at imperial-command");
            t.choose("use bounty-collection");
            t.can_choose_exactly(["pick sith", "done"]);
            t.choose("pick sith");
            t.expect_focus("sith", 0);
            t.expect_in_play("sith");
        });
}

/// LCG-SETUP-03
#[test]
fn nothing_takes_an_affiliation_card_out_of_play() {
    scene()
        .at(Step::ForceWindow)
        .dark(|p| {
            p.in_play(["sith-library", "duty-officer", "orbital-bombardment"])
                .hand(["tear-this-ship-apart", "there-is-no-escape"])
        })
        .play(|t| {
            t.choose("use there-is-no-escape");
            t.choose_each(["pay 2 shadows-of-dathomir", "pay 2 imperial-command"]);
            t.expect_gone("duty-officer");
            t.expect_in_play("sith");
            t.expect_in_play("jedi");
            t.choose("use tear-this-ship-apart");
            t.choose("pay 1 death-and-despayre");
            t.can_choose_exactly(["pick orbital-bombardment"]);
            t.choose("pick orbital-bombardment");
        });
}

/// LCG-SETUP-04 LCG-SETUP-07
#[test]
fn the_balance_is_light_the_dial_at_zero_and_all_tokens_in_the_pool() {
    let mut t = Table::starters(3);
    let bare = t.game.cast().everything().iter().all(|c| t.state.tokens[c] == Tokens::default());
    assert_eq!((t.state.balance, t.state.dial, bare), (Side::Light, 0, true));
    t.each("bury");
    assert_eq!((t.state.balance, t.state.dial), (Side::Light, 0));
}

/// LCG-SETUP-05
#[test]
fn objectives_and_other_cards_are_shuffled_into_two_decks() {
    let t = Table::starters(1);
    for seat in [DARK, LIGHT] {
        let seen = t.view(seat, seat);
        assert_eq!((seen.objective_deck + seen.dealt.len(), seen.deck + seen.hand.len()), (8, 40));
    }
    let objectives = t.game.cast().objectives;
    assert!(t.state.dealt.minus(&objectives).is_empty());
    let deals: BTreeSet<_> = (0..30)
        .map(|seed| {
            let t = Table::starters(seed);
            t.slugs(t.state.dealt & t.own(LIGHT)).into_iter().map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    assert!(deals.len() > 15, "{} different deals", deals.len());
}

/// LCG-SETUP-06 LCG-SETUP-09
#[test]
fn hands_are_drawn_from_the_command_deck() {
    for seed in 0..20 {
        let mut t = Table::starters(seed);
        assert!(t.state.hand.is_empty());
        t.each("bury");
        for seat in [DARK, LIGHT] {
            assert_eq!((t.hand(seat).len(), t.view(LIGHT, seat).deck), (6, 34));
        }
        assert!(t.state.hand.disjoint(&t.game.cast().objectives));
    }
}

/// LCG-SETUP-06
#[test]
fn an_empty_command_deck_is_not_filled_from_the_objective_deck() {
    scene().turn_of(LIGHT).at(Step::DrawBegins).light(|p| p.deck([]).hand(["x-wing"])).play(|t| {
        t.choose("pass");
        t.expect_over([DARK]);
        t.expect_hand(LIGHT, ["x-wing"]);
    });
}

/// LCG-SETUP-08
#[test]
fn each_player_looks_at_four_objectives_and_puts_one_under_the_deck() {
    let mut t = Table::starters(5);
    assert_eq!(t.asked(), SeatSet::first(2));
    for (seat, other) in [(DARK, LIGHT), (LIGHT, DARK)] {
        // The owner sees the four objectives, the opponent sees none.
        let dealt: Vec<_> = t.view(seat, seat).dealt.iter().flatten().map(|&c| t.game.db().card(c)).collect();
        assert_eq!(dealt.len(), 4);
        assert_eq!(t.view(other, seat).dealt, [None; 4]);
        let mut bury: Vec<_> = dealt.iter().map(|c| format!("bury {}", c.id)).collect();
        bury.sort_unstable();
        assert_eq!(t.words(seat), bury);
        assert_eq!(t.view(seat, seat).objective_deck, 4);
    }
    let buried = t.words(LIGHT)[2].clone();
    t.choose(LIGHT, &buried);
    assert_eq!(t.asked(), SeatSet::only(DARK));
    t.each("bury");
    let down = t.slugs(t.state.under & t.own(LIGHT));
    assert_eq!(down, [&buried["bury ".len()..]]);
    for seat in [DARK, LIGHT] {
        let seen = t.view(LIGHT, seat);
        assert_eq!((seen.dealt.len(), seen.objective_deck), (3, 5));
    }
    // The opponent sees that a card was buried, but not which one.
    let told = t.events.iter().filter_map(|&e| match t.game.redact(e, Viewer::Seat(DARK)) {
        Some(Event::Buried { seat, card, objective: true }) => Some((seat, card.is_some())),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [(LIGHT, false), (DARK, true)]);
}

/// LCG-SETUP-08
#[test]
fn the_buried_objective_is_the_last_of_its_deck() {
    for seed in 0..5 {
        let mut t = Table::starters(seed);
        let buried = t.words(DARK)[0].clone();
        t.choose(DARK, &buried);
        t.set_up();
        // One objective after the other is removed and replaced.
        let current = |s: &State<1>| s.in_play & t.game.cast().objectives & t.own(DARK);
        let mut s = t.state;
        for left in (0..5).rev() {
            let gone = current(&s).first().expect("an objective");
            s.in_play.remove(gone);
            s.victory.insert(gone);
            let before = current(&s);
            (s.frames, s.vals, s.moments) = (Small::new(), Small::new(), Small::new());
            s.frames.push(Frame::Turn(Step::Replace));
            t.game.resume(&mut s, &mut Fast::new(seed));
            let entered = t.slugs(current(&s).minus(&before));
            assert_eq!(entered == [&buried["bury ".len()..]], left == 0, "{entered:?} with {left} to come");
        }
    }
}

/// LCG-SETUP-10 LCG-SETUP-11
#[test]
fn dark_flips_its_objectives_in_any_order_and_then_light_does() {
    let setup = with_decks(Affiliation::Jedi, Affiliation::ImperialNavy);
    let kept = ["imperial-command", "death-and-despayre", "the-ultimate-power"];
    let mut t = Table::dealing(&setup, DARK, &kept);
    t.bury_others(&kept);
    t.each("keep");
    assert_eq!(t.asked(), SeatSet::only(DARK));
    assert_eq!(t.words(DARK), ["flip death-and-despayre", "flip imperial-command", "flip the-ultimate-power"]);
    t.choose(DARK, "flip the-ultimate-power");
    assert_eq!(t.words(DARK), ["flip death-and-despayre", "flip imperial-command"]);
    t.choose(DARK, "flip imperial-command");
    assert!(t.state.dealt.minus(&t.own(LIGHT)).len() == 1 && t.state.turn == 0);
    t.choose(DARK, "flip death-and-despayre");
    assert_eq!(t.asked(), SeatSet::only(LIGHT));
    for left in [3, 2, 1] {
        assert_eq!(t.words(LIGHT).iter().filter(|w| w.starts_with("flip")).count(), left);
        t.each("flip");
    }
    for seat in [DARK, LIGHT] {
        let current = t.state.in_play & t.own(seat) & t.game.cast().objectives;
        assert_eq!(current.len(), 3);
    }
    assert_eq!((t.state.turn, t.state.active), (1, DARK));
}

/// LCG-SETUP-10 LCG-SETUP-12
#[test]
fn reactions_to_one_objective_come_before_the_next_is_flipped() {
    let kept = ["cruel-interrogations", "shadows-of-dathomir"];
    let mut t = Table::dealing(&with_decks(Affiliation::Jedi, Affiliation::Sith), DARK, &kept);
    t.bury_others(&kept);
    t.each("keep");
    t.choose(DARK, "flip shadows-of-dathomir");
    // Facedown, Cruel Interrogations has not entered play and has no ability yet.
    assert!(t.words(DARK).iter().all(|w| w.starts_with("flip")));
    assert_eq!(t.slugs(t.state.in_play), ["jedi", "sith", "shadows-of-dathomir"]);
    t.choose(DARK, "flip cruel-interrogations");
    assert_eq!(t.words(DARK), ["pass", "use cruel-interrogations"]);
    t.choose(DARK, "pass");
    assert_eq!(t.hand(LIGHT).len(), 6);
    assert!(t.words(DARK)[0].starts_with("flip"));
}

/// LCG-SETUP-12 LCG-SETUP-11
#[test]
fn a_facedown_objective_has_no_effect() {
    let kept = ["reconnaissance-mission"];
    let mut t = Table::dealing(&with_decks(Affiliation::Jedi, Affiliation::Sith), DARK, &kept);
    t.bury_others(&kept);
    t.each("keep");
    assert_eq!(t.view(DARK, DARK).reserve, 6);
    t.choose(DARK, "flip reconnaissance-mission");
    assert_eq!(t.view(DARK, DARK).reserve, 7);
    assert_eq!(t.view(LIGHT, DARK).in_play.len(), 2);
}

/// LCG-SETUP-EX1
#[test]
fn cruel_interrogations_captures_a_card_of_the_starting_hand() {
    let kept = ["cruel-interrogations"];
    let mut t = Table::dealing(&with_decks(Affiliation::Jedi, Affiliation::Sith), DARK, &kept);
    t.bury_others(&kept);
    t.each("keep");
    let hand = t.hand(LIGHT).into_iter().map(str::to_owned).collect::<Vec<_>>();
    t.choose(DARK, "flip cruel-interrogations");
    t.choose(DARK, "use cruel-interrogations");
    assert_eq!((hand.len(), t.hand(LIGHT).len()), (6, 5));
    let held: Vec<_> = t.state.captured.iter().collect();
    assert_eq!(held.len(), 1);
    assert!(hand.iter().any(|c| *c == t.slugs(t.state.captured)[0]));
    let at = table::CopyId(t.state.place[held[0]]);
    assert_eq!(t.slugs(CopySet::only(at)), ["cruel-interrogations"]);
    while t.state.phase == Phase::Setup {
        let flips = t.words(t.asked().lowest().expect("a seat")).iter().any(|w| w.starts_with("flip"));
        t.each(if flips { "flip" } else { "pass" });
    }
    assert_eq!(t.hand(LIGHT).len(), 5);
}

// ---- mulligan

/// LCG-MULL-01
#[test]
fn a_hand_may_be_shuffled_back_and_drawn_anew_once_before_objectives_are_flipped() {
    let mut changed = 0;
    for seed in 0..10 {
        let mut t = Table::starters(seed);
        t.each("bury");
        assert_eq!(t.words(LIGHT), ["keep", "redraw"]);
        let first = t.hand(LIGHT).into_iter().map(str::to_owned).collect::<Vec<_>>();
        let kept = t.hand(DARK).into_iter().map(str::to_owned).collect::<Vec<_>>();
        t.choose(LIGHT, "redraw");
        t.choose(DARK, "keep");
        assert_eq!(t.hand(DARK), kept);
        assert_eq!((t.hand(LIGHT).len(), t.view(DARK, LIGHT).deck), (6, 34));
        changed += usize::from(t.hand(LIGHT) != first);
        // The second hand is final: next come the objectives, which are all still facedown.
        assert_eq!(t.state.dealt.len(), 6);
        assert!(t.words(DARK).iter().all(|w| w.starts_with("flip")) && t.words(LIGHT).is_empty());
    }
    assert!(changed >= 9, "only {changed} of 10 hands were new");
}

/// LCG-MULL-01
#[test]
fn cards_shuffled_back_can_be_drawn_again() {
    let again = (0..20).any(|seed| {
        let mut t = Table::starters(seed);
        t.each("bury");
        let first = t.state.hand & t.own(DARK);
        t.each("redraw");
        !(t.state.hand & first).is_empty()
    });
    assert!(again);
}

/// LCG-MULL-01
#[test]
fn without_agreement_there_is_no_mulligan() {
    let mut t = Table::new(Setup { dark: Some(DARK), mulligan: false, ..Setup::default() }, 1);
    t.each("bury");
    assert!(t.words(DARK).iter().all(|w| w.starts_with("flip")));
    assert_eq!([DARK, LIGHT].map(|seat| t.hand(seat).len()), [6, 6]);
}

/// LCG-MULL-OPEN1
#[test]
fn both_decide_on_a_mulligan_without_knowing_the_others_choice() {
    for (first, second) in [(DARK, LIGHT), (LIGHT, DARK)] {
        let mut t = Table::starters(4);
        t.each("bury");
        assert_eq!(t.asked(), SeatSet::first(2));
        let mut other = Table::starters(4);
        other.each("bury");
        let told = t.events.len();
        t.choose(first, "redraw");
        other.choose(first, "keep");
        // Until the second player has chosen, nothing reveals the first choice.
        let seen = |t: &Table| t.game.view(&t.state, Viewer::Seat(second));
        assert_eq!(seen(&t), seen(&other));
        assert_eq!((t.asked(), t.events.len()), (SeatSet::only(second), told));
        assert_eq!(t.words(second), other.words(second));
        t.choose(second, "keep");
        let anew = t.events[told..].iter().filter_map(|e| match *e {
            Event::Mulligan { seat, anew } => Some((seat, anew)),
            _ => None,
        });
        assert_eq!(anew.collect::<Vec<_>>(), [DARK, LIGHT].map(|seat| (seat, seat == first)));
    }
}
