//! Runs engine and model side by side.

use star_realms::view::{InPlay, View};
use star_realms::{Setup, StarRealms, State};
use table::{CardId, Game, Options, Outcome, Seat, SeatSet, ToAct, Viewer};

use crate::model::script::{Question, Script};
use crate::model::table::{Card, Table};

/// The model during a game.
pub(crate) struct Model {
    /// The table at the start of the last action.
    settled: Table,
    /// The action since then, with all answers and chance values so far.
    script: Script,
    /// The current table.
    now: Table,
    /// The question that the action waits for.
    question: Option<Question>,
}

impl Model {
    pub(crate) fn new(setup: &Setup, rng: Vec<(u32, u32)>) -> Self {
        let mut script = Script { rng: rng.into(), ..Script::default() };
        let mut table = Table::new(setup, &mut script);
        table.begin_turn(table.first, &mut script).expect("no discards are due yet");
        assert!(script.rng.is_empty(), "the engine used chance values where the model did not");
        Self { settled: table.clone(), script: Script::default(), now: table, question: None }
    }

    /// A pick, and the chance values that the engine used until the next decision.
    pub(crate) fn pick(&mut self, seat: usize, words: &str, rng: Vec<(u32, u32)>) {
        self.script.answers.push_back((seat, words.to_owned()));
        self.script.rng.extend(rng);
        let mut script = self.script.clone();
        let mut table = self.settled.clone();
        let (seat, words) = script.answers.pop_front().expect("the script is not empty");
        self.question = table.act(seat, &words, &mut script).err();
        assert!(script.answers.is_empty(), "the model did not ask for the answers {:?}", script.answers);
        assert!(script.rng.is_empty(), "the engine used chance values where the model did not: {:?}", script.rng);
        if self.question.is_none() {
            self.settled = table.clone();
            self.script = Script::default();
        }
        self.now = table;
    }

    fn to_act(&self) -> ToAct {
        let set = |seats: &[usize]| seats.iter().map(|&s| Seat::new(s)).collect::<SeatSet>();
        if let Some(winners) = &self.now.winners {
            return ToAct::Over(Outcome { winners: set(winners) });
        }
        if let Some(question) = &self.question {
            return ToAct::Seats { asked: set(&question.asked), free: SeatSet::EMPTY };
        }
        let free = set(&self.now.done);
        ToAct::Seats { asked: set(&self.now.on_turn()).minus(free), free }
    }

    fn options(&self, seat: usize) -> Vec<String> {
        match &self.question {
            Some(question) => question.options.clone(),
            None => self.now.actions(seat).into_iter().map(|(words, _)| words).collect(),
        }
    }
}

/// Checks that the two agree about everything at this point.
pub(crate) fn agree<const N: usize, const W: usize>(game: &StarRealms<N, W>, s: &State<N, W>, model: &Model) {
    let to_act = game.to_act(s);
    assert_eq!(to_act, model.to_act(), "who acts");
    for seat in to_act.all().iter() {
        let mut options = Options::new();
        game.options(s, seat, &mut options);
        let sorted = |mut words: Vec<String>| {
            words.sort_unstable();
            words
        };
        let offered = options.iter().map(|&o| game.key_text(game.key(s, o))).collect();
        assert_eq!(sorted(offered), sorted(model.options(seat.idx())), "options of {seat:?}");
    }
    let view = game.view(s, Viewer::Judge);
    common(&view, &model.now, to_act);
    for seat in 0..model.now.players.len() {
        seat_agrees(&view, &model.now, seat);
    }
    let viewers = Seat::first(game.seats()).map(Viewer::Seat);
    for who in viewers.chain([Viewer::Spectator, Viewer::Judge]) {
        hands(&game.view(s, who), &model.now, who);
    }
}

fn tally(cards: &[Card]) -> Vec<(CardId, usize)> {
    let mut list: Vec<(CardId, usize)> = Vec::new();
    let mut titles: Vec<usize> = cards.iter().map(|c| c.title).collect();
    titles.sort_unstable();
    for title in titles {
        match list.last_mut() {
            Some((last, n)) if last.idx() == title => *n += 1,
            _ => list.push((CardId(title as u16), 1)),
        }
    }
    list
}

fn common(view: &View, t: &Table, to_act: ToAct) {
    let row: Vec<_> = t.row.iter().map(|slot| slot.map(|c| CardId(c.title as u16))).collect();
    assert_eq!(view.row, row, "trade row");
    assert_eq!(view.explorers, t.explorers.len(), "Explorers");
    assert_eq!(view.trade_deck, tally(&t.trade_deck), "trade deck");
    assert_eq!(view.scrap_heap, tally(&t.scrap_heap), "scrap heap");
    assert_eq!((view.turn.into(), view.first.idx()), (t.turn, t.first), "turn and first player");
    assert_eq!(view.on_turn.iter().map(Seat::idx).collect::<Vec<_>>(), t.on_turn(), "on turn");
    assert_eq!(view.asked.union(view.free), to_act.all(), "the seats to act in the view");
    let winners = view.outcome.map(|o| o.winners.iter().map(Seat::idx).collect::<Vec<_>>());
    assert_eq!(winners, t.winners, "winners");
}

fn seat_agrees(view: &View, t: &Table, seat: usize) {
    let (seen, p) = (&view.seats[seat], &t.players[seat]);
    let at = |what: &str| format!("{what} of P{}", seat + 1);
    assert_eq!(i32::from(seen.authority), t.players[t.authority_seat(seat)].authority, "{}", at("authority"));
    assert_eq!((seen.trade.into(), seen.combat.into()), (p.trade, p.combat), "{}", at("pools"));
    assert_eq!(seen.alive, p.alive, "{}", at("life"));
    assert_eq!(seen.team.iter().map(Seat::idx).collect::<Vec<_>>(), t.team(seat), "{}", at("team"));
    assert_eq!(seen.deck, p.bag.len() + p.top.len(), "{}", at("deck"));
    let top: Vec<_> = p.top.iter().rev().map(|c| CardId(c.title as u16)).collect();
    assert_eq!(seen.deck_top, top, "{}", at("top of the deck"));
    assert_eq!(seen.unseen, tally(&p.bag), "{}", at("bag"));
    assert_eq!(seen.discard, tally(&p.discard), "{}", at("discard pile"));
    assert_eq!((seen.on_top.into(), seen.owed.into()), (p.on_top, p.owed), "{}", at("debts"));
    let shown = |c: &crate::model::table::InPlay| InPlay {
        card: CardId(c.card.title as u16),
        model: t.became.get(&c.card).map(|&m| CardId(m as u16)),
        used_primary: c.used_primary,
        used_ally: c.used_ally,
        ally_ready: t.ally_ready(seat, *c),
        damage: c.damage as u8,
    };
    let order = |c: &InPlay| (c.card, c.model, c.used_primary, c.used_ally, c.damage);
    let mut in_play: Vec<InPlay> = p.in_play.iter().map(shown).collect();
    in_play.sort_by_key(order);
    assert_eq!(seen.in_play, in_play, "{}", at("cards in play"));
}

/// What each viewer may know of each hand.
fn hands(view: &View, t: &Table, who: Viewer) {
    for (seat, p) in t.players.iter().enumerate() {
        let open = match who {
            Viewer::Seat(viewer) => t.sees_hand(viewer.idx(), seat),
            Viewer::Spectator => false,
            Viewer::Judge => true,
        };
        let mut titles: Vec<usize> = if open { p.hand.iter().map(|c| c.title).collect() } else { p.known.clone() };
        titles.sort_unstable();
        let mut hand: Vec<_> = titles.into_iter().map(|title| Some(CardId(title as u16))).collect();
        hand.resize(p.hand.len(), None);
        assert_eq!(view.seats[seat].hand, hand, "hand of P{} as {who:?} knows it", seat + 1);
    }
}
