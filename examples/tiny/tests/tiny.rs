//! The conformance suite of every game, and a scenario for every rule.

use table::chance::Forced;
use table::{Game, NoSink, Options, Outcome, Seat, SeatSet, TableView, Tiny, ToAct, Viewer};
use tiny_games::{KuhnPoker, LeducPoker, MicroRealms};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
/// The maximum number of chips that a player can lose.
const KUHN: f32 = 2.0;
const LEDUC: f32 = 13.0;

table::conformance!(kuhn, || KuhnPoker::new(FIRST));
table::conformance!(kuhn_begun_by_the_second, || KuhnPoker::new(SECOND));
table::conformance!(leduc, || LeducPoker::new(FIRST));
table::conformance!(leduc_begun_by_the_second, || LeducPoker::new(SECOND));
table::conformance!(micro_realms, || MicroRealms::new(FIRST));
table::conformance!(micro_realms_begun_by_the_second, || MicroRealms::new(SECOND));

/// A match of a tiny game with scripted chance values, played by text keys.
struct Scene<G: Game> {
    game: G,
    state: G::State,
    rng: Forced,
}

impl<G: Tiny> Scene<G> {
    fn new(rng: impl IntoIterator<Item = u32>) -> Self {
        let (game, mut rng) = (G::new(FIRST), Forced::new(rng, 1));
        let state = game.start(&mut rng, &mut NoSink);
        Self { game, state, rng }
    }

    fn mover(&self) -> Seat {
        self.game.to_act(&self.state).all().lowest().expect("the match is not over")
    }

    fn options(&self) -> Vec<String> {
        let mut options = Options::new();
        self.game.options(&self.state, self.mover(), &mut options);
        options.iter().map(|&o| self.game.key_text(self.game.key(&self.state, o))).collect()
    }

    #[track_caller]
    fn choose(&mut self, all: &[&str]) -> &mut Self {
        for words in all {
            let (seat, mut options) = (self.mover(), Options::new());
            self.game.options(&self.state, seat, &mut options);
            let means = |o: &&table::Opt| self.game.key_text(self.game.key(&self.state, **o)) == *words;
            let pick = *options.iter().find(means).unwrap_or_else(|| panic!("{words} is not an option"));
            self.game.apply(&mut self.state, seat, pick, &mut self.rng, &mut NoSink);
        }
        self
    }

    /// Chips that the first seat has won, if a player can lose `stake` chips.
    #[track_caller]
    fn won(&self, stake: f32) -> i32 {
        let ToAct::Over(outcome) = self.game.to_act(&self.state) else { panic!("the match is not over") };
        ((self.game.worth(&self.state, outcome)[FIRST] - 0.5) * 2.0 * stake).round() as i32
    }

    fn table_view(&self, who: Viewer) -> TableView {
        self.game.table_view(&self.game.view(&self.state, who))
    }
}

/// Chips of each seat in the pot.
fn chips(board: &TableView) -> Vec<i32> {
    board.seats.iter().map(|panel| panel.counters[0].value).collect()
}

/// KUHN-01
#[test]
fn each_sees_one_card_and_puts_in_a_chip() {
    let scene = Scene::<KuhnPoker>::new([2, 0]); // a King for the first, a Jack for the second
    let board = scene.table_view(Viewer::Seat(SECOND));
    assert_eq!(board.zones.iter().map(|z| z.cards[0].card.map(|c| c.0)).collect::<Vec<_>>(), [None, Some(0)]);
    assert_eq!(chips(&board), [1, 1]);
}

/// KUHN-02, KUHN-04
#[test]
fn after_two_checks_the_higher_card_takes_the_pot() {
    let mut scene = Scene::<KuhnPoker>::new([2, 0]);
    assert_eq!(scene.options(), ["call", "raise"]); // a call without a raise is a check
    scene.choose(&["call", "call"]);
    assert_eq!(scene.won(KUHN), 1);
}

/// KUHN-02, KUHN-03
#[test]
fn a_raise_is_called_or_folded_to_and_never_raised() {
    let mut scene = Scene::<KuhnPoker>::new([0, 1]); // a Jack against a King
    scene.choose(&["raise"]);
    assert_eq!(scene.options(), ["fold", "call"]);
    assert_eq!(Scene::<KuhnPoker>::new([0, 1]).choose(&["raise", "fold"]).won(KUHN), 1); // a bluff
    assert_eq!(Scene::<KuhnPoker>::new([0, 1]).choose(&["raise", "call"]).won(KUHN), -2);
    assert_eq!(Scene::<KuhnPoker>::new([0, 1]).choose(&["call", "raise", "fold"]).won(KUHN), -1);
}

/// LEDUC-01
#[test]
fn two_players_may_hold_equal_cards() {
    let scene = Scene::<LeducPoker>::new([0, 0]); // both Jacks
    let board = scene.table_view(Viewer::Judge);
    assert_eq!(board.zones.iter().map(|z| z.cards[0].card.map(|c| c.0)).collect::<Vec<_>>(), [None, Some(0), Some(0)]);
}

/// LEDUC-02, LEDUC-03
#[test]
fn two_raises_a_round_of_two_chips_and_then_of_four() {
    let mut scene = Scene::<LeducPoker>::new([0, 2]);
    assert_eq!(scene.options(), ["call", "raise"]);
    scene.choose(&["raise"]);
    assert_eq!(scene.options(), ["fold", "call", "raise"]);
    scene.choose(&["raise"]);
    assert_eq!(scene.options(), ["fold", "call"]);
    assert_eq!(chips(&scene.table_view(Viewer::Spectator)), [3, 5]);
    scene.choose(&["call", "raise", "raise", "call"]);
    assert_eq!(chips(&scene.table_view(Viewer::Spectator)), [13, 13]);
    assert_eq!(scene.won(LEDUC).abs(), 13);
}

/// LEDUC-04, LEDUC-05
#[test]
fn a_pair_with_the_common_card_beats_a_higher_card() {
    let mut scene = Scene::<LeducPoker>::new([0, 4, 0]); // a Jack, a King, and the other Jack as the common card
    scene.choose(&["call", "call"]);
    assert_eq!(scene.table_view(Viewer::Spectator).zones[0].cards[0].card.map(|c| c.0), Some(0));
    scene.choose(&["call", "call"]);
    assert_eq!(scene.won(LEDUC), 1);
}

/// LEDUC-02
#[test]
fn whoever_folds_gives_up_what_lies_there() {
    let mut scene = Scene::<LeducPoker>::new([4, 0]); // the King folds
    scene.choose(&["raise", "raise", "fold"]);
    assert_eq!(scene.won(LEDUC), -3);
    assert_eq!(scene.table_view(Viewer::Spectator).zones[1].cards[0].card, None); // and stays hidden
}

/// LEDUC-05
#[test]
fn equal_cards_share_the_pot() {
    let mut scene = Scene::<LeducPoker>::new([0, 0, 0]); // two Jacks and a Queen
    scene.choose(&["call", "call", "call", "call"]);
    assert_eq!(scene.game.to_act(&scene.state), ToAct::Over(Outcome { winners: SeatSet::first(2) }));
    assert_eq!(scene.won(LEDUC), 0);
}

/// Authority of each seat.
fn authority(scene: &Scene<MicroRealms>) -> Vec<i32> {
    chips(&scene.table_view(Viewer::Spectator))
}

/// MICRO-01, MICRO-02
#[test]
fn a_turn_begins_with_three_cards_that_are_all_played() {
    let scene = Scene::<MicroRealms>::new([0, 1, 1, 1, 1]); // two Freighters are in the row; two Scouts and the Viper
    let board = scene.table_view(Viewer::Spectator);
    assert_eq!((board.zones[0].count, board.zones[1].count), (2, 6));
    let played: Vec<(u16, usize)> = board.zones[3].cards.iter().map(|s| (s.card.expect("open").0, s.count)).collect();
    assert_eq!(played.iter().map(|(_, n)| n).sum::<usize>(), 3);
    assert_eq!(authority(&scene), [12, 12 - played.iter().filter(|(kind, _)| *kind == 1).count() as i32]);
}

/// MICRO-02, MICRO-03
#[test]
fn a_bought_card_comes_back_from_the_discard_pile() {
    let mut scene = Scene::<MicroRealms>::new([0, 0, 0, 0, 0]); // Freighters in the row, three Scouts in hand
    assert_eq!(scene.options(), ["buy freighter", "end turn"]);
    scene.choose(&["buy freighter"]);
    assert_eq!(scene.options(), ["end turn"]); // one trade left
    scene.choose(&["end turn", "end turn"]);
    let board = scene.table_view(Viewer::Spectator);
    let own: usize = board.zones[2..5].iter().map(|zone| zone.count).sum();
    assert_eq!((own, board.zones[2].count), (5, 2)); // the Viper was left; the discard pile became the deck
}

/// MICRO-04
#[test]
fn after_ten_turns_the_second_wins_a_tie() {
    let mut scene = Scene::<MicroRealms>::new([]);
    while !matches!(scene.game.to_act(&scene.state), ToAct::Over(_)) {
        scene.choose(&["end turn"]);
    }
    let left = authority(&scene);
    assert!(left.iter().all(|n| *n > 0), "one Viper each kills no player in ten turns");
    let winner = if left[0] > left[1] { FIRST } else { SECOND };
    assert_eq!(scene.game.to_act(&scene.state), ToAct::Over(Outcome { winners: SeatSet::only(winner) }));
}
