//! Bugs that the conformance suite and the model found in the engine, each at the smallest table that shows it.

use star_realms::state::State;
use star_realms::{Db, DiscardTiming, Mode, Rulings, Setup, StarRealms, Verb};
use table::chance::Fast;
use table::{CopyId, CopySet, Game, NoSink, Opt, Options, Seat, SeatSet, ToAct, Trace, Viewer};

const WEST: Seat = Seat::new(0);
const EAST: Seat = Seat::new(1);

/// A table for tests: the rules, and a state to modify.
struct Bench<const N: usize, const W: usize> {
    game: StarRealms<N, W>,
    state: State<N, W>,
}

impl<const N: usize, const W: usize> Bench<N, W> {
    /// Seat 1 begins, the other seats wait, all hands are empty.
    fn new(setup: Setup) -> Self {
        let game = StarRealms::new(Setup { first: Some(WEST), ..setup }).expect("the setup is valid");
        let mut state = game.start(&mut Fast::new(1), &mut NoSink);
        for player in &mut state.players.0 {
            player.deck.bag |= player.hand;
            player.hand = CopySet::EMPTY;
        }
        Self { game, state }
    }

    /// Removes a copy of the card from its zone: the `nth` of those that are neither in a hand nor in play.
    fn take(&mut self, slug: &str, nth: usize) -> CopyId {
        let card = self.game.db().find(slug).expect("the core set has this card");
        let used = self.state.players.0.iter().fold(CopySet::EMPTY, |set, p| set | p.hand | p.in_play | p.discard);
        let copies = self.game.cast().facts(card).copies.minus(&used);
        let copy = copies.iter().nth(nth).expect("there are enough copies");
        let s = &mut self.state;
        let gone = CopySet::only(copy);
        (s.trade_deck, s.explorers) = (s.trade_deck.minus(&gone), s.explorers.minus(&gone));
        if let Some(slot) = s.row.iter_mut().find(|c| **c == copy) {
            *slot = s.trade_deck.first().expect("the trade deck is not empty");
            let filled = CopySet::only(*slot);
            s.trade_deck = s.trade_deck.minus(&filled);
        }
        for player in &mut s.players.0 {
            player.deck.bag = player.deck.bag.minus(&gone);
        }
        copy
    }

    fn hand(&mut self, seat: Seat, slug: &str, nth: usize) -> CopyId {
        let copy = self.take(slug, nth);
        self.state.players[seat].hand.insert(copy);
        copy
    }

    fn in_play(&mut self, seat: Seat, slug: &str, nth: usize) -> CopyId {
        let copy = self.take(slug, nth);
        self.state.players[seat].in_play.insert(copy);
        copy
    }

    fn words(&self, seat: Seat) -> Vec<String> {
        self.options(seat).iter().map(|&o| self.game.key_text(self.game.key(&self.state, o))).collect()
    }

    fn options(&self, seat: Seat) -> Options {
        let mut options = Options::new();
        self.game.options(&self.state, seat, &mut options);
        options
    }

    #[track_caller]
    fn find(&self, seat: Seat, words: &str) -> Opt {
        let at = self.words(seat).iter().position(|w| w == words);
        self.options(seat)[at.unwrap_or_else(|| panic!("no {words:?} among {:?}", self.words(seat)))]
    }

    #[track_caller]
    fn choose(&mut self, seat: Seat, words: &str) -> Trace {
        self.game.check(&self.state).expect("the table is valid");
        let pick = self.find(seat, words);
        self.game.apply(&mut self.state, seat, pick, &mut Fast::new(1), &mut NoSink)
    }
}

fn duel() -> Bench<2, 1> {
    Bench::new(Setup::default())
}

/// P1: "scrap explorer" has the same meaning for every player who uses it.
#[test]
fn the_same_words_mean_the_same_at_every_seat() {
    let mut bench = duel();
    let (west, east) = (bench.in_play(WEST, "explorer", 0), bench.in_play(EAST, "explorer", 0));
    let key = |copy| bench.game.key(&bench.state, Verb::Scrap.on(copy));
    assert_eq!(key(west), key(east));
}

/// P6: a card known to be in a hand is the one that others see played, whichever copy it is.
#[test]
fn playing_one_of_two_equal_cards_does_not_betray_the_other() {
    let look = |copies: &[usize]| {
        let mut bench = duel();
        let scouts: Vec<_> = copies.iter().map(|&nth| bench.hand(WEST, "scout", nth)).collect();
        bench.hand(WEST, "viper", 0);
        bench.state.known.insert(*scouts.last().expect("a scout"));
        bench.choose(WEST, "play scout");
        bench.game.view(&bench.state, Viewer::Seat(EAST)).seats[0].hand.clone()
    };
    assert_eq!(look(&[3]), [None], "the known card has left");
    assert_eq!(look(&[0, 3]), [None, None], "an unknown card has replaced it");
}

/// P6: cards that become public without a choice cannot be unseen, so undo must stop there.
#[test]
fn a_hand_discarded_without_a_choice_bars_undo() {
    let mut bench = duel();
    bench.hand(WEST, "imperial-fighter", 0);
    bench.hand(EAST, "scout", 0);
    let trace = bench.choose(WEST, "play imperial-fighter");
    assert_eq!(trace, Trace { random: false, revealed: SeatSet::only(WEST) });

    let mut bench = duel();
    bench.hand(WEST, "imperial-fighter", 0);
    let known = bench.hand(EAST, "scout", 0);
    bench.state.known.insert(known);
    let trace = bench.choose(WEST, "play imperial-fighter");
    assert_eq!(trace, Trace::default(), "the card was public");
}

/// P6: cards named together become public together, and a reshuffle in the same step can hide them again.
#[test]
fn cards_discarded_together_come_to_light() {
    let after = |picks: &[&str]| {
        let mut bench = duel();
        bench.in_play(WEST, "recycling-station", 0);
        for slug in ["scout", "viper"] {
            bench.hand(WEST, slug, 0);
        }
        bench.choose(WEST, "use recycling-station");
        bench.choose(WEST, "choose 2");
        picks.iter().map(|pick| bench.choose(WEST, pick)).last().expect("a pick")
    };
    assert_eq!(after(&["discard viper", "discard scout"]).revealed, SeatSet::only(EAST));
    assert_eq!(after(&["discard viper", "done"]).revealed, SeatSet::only(EAST), "named in an earlier step");
    assert_eq!(after(&["discard viper"]).revealed, SeatSet::EMPTY, "not public yet");
    assert_eq!(after(&["done"]).revealed, SeatSet::EMPTY, "no card was named");
}

/// P6: cards in play are displayed by public facts; the order of copies would track them through a shuffle.
#[test]
fn the_order_of_cards_in_play_does_not_number_copies() {
    let look = |used: usize| {
        let mut bench = duel();
        let wheels = [bench.in_play(EAST, "blob-wheel", 0), bench.in_play(EAST, "blob-wheel", 0)];
        bench.state.used_primary.insert(wheels[used]);
        bench.game.view(&bench.state, Viewer::Spectator)
    };
    assert_eq!(look(0), look(1));
}

const MIMIC: &str = r#"[(id: "mimic", faction: Blob, kind: Ship, cost: 2, copies: 1,
    primary: [Pick(bind: "model", n: Exactly(1), from: ShipsPlayed), CopyShip("model")],
    ally: [Combat(3)], scrap: [Authority(2)],
    names: {"en": "Mimic", "ru": "Mimic", "uk": "Mimic", "ja": "Mimic"})]"#;

/// P12: a ship that copies another has that ship's abilities instead of its own.
#[test]
fn a_copy_has_the_abilities_of_its_model_only() {
    let cards = Db::read_own("own.ron", MIMIC).expect("the card is valid");
    let mut bench = Bench::<2, 1>::new(Setup { cards, ..Setup::default() });
    for slug in ["mimic", "scout", "blob-fighter"] {
        bench.hand(WEST, slug, 0);
    }
    bench.choose(WEST, "play scout");
    bench.choose(WEST, "play mimic");
    bench.choose(WEST, "copy scout");
    bench.choose(WEST, "play blob-fighter");
    let words = bench.words(WEST);
    assert!(words.contains(&"ally blob-fighter".to_owned()), "the copy is still Blob: {words:?}");
    assert!(!words.iter().any(|w| w.starts_with("ally mimic") || w.starts_with("scrap")), "{words:?}");
}

/// P9; SR-ABL-OPEN2: a team that must discard does so one member after the other.
#[test]
fn a_team_pays_owed_discards_one_by_one() {
    let rulings = Rulings { discards: DiscardTiming::StartOfTurn, ..Rulings::default() };
    let mut bench = Bench::<6, 3>::new(Setup { mode: Mode::Hydra, seats: 6, rulings, ..Setup::default() });
    for seat in [3, 4, 5].map(Seat::new) {
        bench.hand(seat, "scout", 0);
        bench.hand(seat, "viper", 0);
        bench.state.players[seat].owed = 1;
    }
    for seat in [0, 1, 2].map(Seat::new) {
        bench.choose(seat, "end turn");
    }
    for seat in [3, 4, 5].map(Seat::new) {
        assert_eq!(bench.game.to_act(&bench.state), ToAct::one(seat));
        assert_eq!(bench.state.frames.len(), 2);
        bench.choose(seat, "discard viper");
    }
    assert_eq!(bench.game.to_act(&bench.state).all().len(), 3);
}

/// P9; SR-HYDRA-OPEN2: three members pay together, and only two shares have to be stored.
#[test]
fn the_last_share_of_three_is_what_is_left_of_the_price() {
    let mut bench = Bench::<6, 3>::new(Setup { mode: Mode::Hydra, seats: 6, ..Setup::default() });
    let flagship = bench.take("flagship", 0);
    let old = std::mem::replace(&mut bench.state.row[0], flagship);
    bench.state.trade_deck.insert(old);
    for (seat, trade) in [(0, 3), (1, 2), (2, 4)] {
        bench.state.players[Seat::new(seat)].trade = trade;
    }
    bench.choose(WEST, "jointly buy flagship");
    bench.choose(WEST, "2");
    bench.choose(WEST, "1");
    assert_eq!(bench.state.vals.len(), 2);
    bench.choose(Seat::new(2), "yes");
    bench.choose(Seat::new(1), "yes");
    let left = [0, 1, 2].map(|i| bench.state.players[Seat::new(i)].trade);
    assert_eq!(left, [1, 1, 1]);
    assert!(bench.state.players[WEST].discard.contains(flagship));
}
