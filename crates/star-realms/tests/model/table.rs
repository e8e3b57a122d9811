//! The table as lists of cards, and the elementary changes that all rules use.

use std::collections::BTreeMap;

use star_realms::state::KNOWN_TOP;
use star_realms::{CardDef, Db, Home, Kind, Mode, Setup};

use crate::model::script::Script;

/// A physical card: its title, and its number among the cards with that title. Lists are sorted, titles in the order of
/// the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Card {
    pub(crate) title: usize,
    pub(crate) number: usize,
}

/// A card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct InPlay {
    pub(crate) card: Card,
    pub(crate) used_primary: bool,
    pub(crate) used_ally: bool,
    pub(crate) damage: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub(crate) alive: bool,
    pub(crate) authority: i32,
    pub(crate) trade: u32,
    pub(crate) combat: u32,
    pub(crate) hand: Vec<Card>,
    /// The deck below its known top, as a sorted bag.
    pub(crate) bag: Vec<Card>,
    /// Known cards on top of the deck, the next one last.
    pub(crate) top: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) in_play: Vec<InPlay>,
    /// Cards played this turn.
    pub(crate) played: Vec<Card>,
    /// Titles that are publicly known to be in this hand.
    pub(crate) known: Vec<usize>,
    /// The number of ships acquired next that may go on top.
    pub(crate) on_top: u32,
    /// The number of cards to discard when the next turn begins.
    pub(crate) owed: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) cards: Vec<CardDef>,
    pub(crate) setup: Setup,
    pub(crate) players: Vec<Player>,
    pub(crate) trade_deck: Vec<Card>,
    pub(crate) row: [Option<Card>; 5],
    pub(crate) explorers: Vec<Card>,
    pub(crate) scrap_heap: Vec<Card>,
    /// The cards that ships copy this turn.
    pub(crate) became: BTreeMap<Card, usize>,
    pub(crate) turn: u32,
    /// The active player; in hydra the first member of the team.
    pub(crate) active: usize,
    /// Members of the team that have declared the end of the turn.
    pub(crate) done: Vec<usize>,
    pub(crate) first: usize,
    /// Admirals who eliminated the opposite admiral.
    pub(crate) slayers: Vec<usize>,
    /// Joint proposals refused this turn.
    pub(crate) refusals: u32,
    /// The winners, once the game is over.
    pub(crate) winners: Option<Vec<usize>>,
}

/// Adds a card to a sorted list.
pub(crate) fn put(list: &mut Vec<Card>, card: Card) {
    list.push(card);
    list.sort_unstable();
}

/// Removes a card from a list, if it is there.
pub(crate) fn take(list: &mut Vec<Card>, card: Card) -> bool {
    let at = list.iter().position(|c| *c == card);
    at.is_some_and(|at| list.remove(at) == card)
}

/// The different titles of a list, with the first card of each.
pub(crate) fn titles(list: &[Card]) -> Vec<Card> {
    let mut first: Vec<Card> = Vec::new();
    for &card in list {
        if first.iter().all(|c| c.title != card.title) {
            first.push(card);
        }
    }
    first.sort_unstable();
    first
}

impl Table {
    /// SR-SETUP-01 to SR-SETUP-05, SR-MULTI-01, SR-MULTI-OPEN1, and the openings of the modes.
    pub(crate) fn new(setup: &Setup, script: &mut Script) -> Self {
        let cards = Db::with(&setup.cards).expect("the cards are valid").cards().to_vec();
        let seats = setup.seats;
        let boxes = [1, 1, 1, 2, 2, 3, 3][seats];
        let all = |home: Home| {
            let titles = cards.iter().enumerate().filter(move |(_, def)| def.home == home);
            titles.flat_map(move |(title, def)| {
                (0..def.copies as usize * boxes).map(move |number| Card { title, number })
            })
        };
        let (trade_deck, explorers) = (all(Home::TradeDeck).collect(), all(Home::Explorers).collect());
        let title = |id: &str| cards.iter().position(|c| c.id == id).expect("the core set has the starting card");
        let (scout, viper) = (title("scout"), title("viper"));
        let starters = |seat: usize| -> Vec<Card> {
            let some = |title, n: usize| (seat * n..(seat + 1) * n).map(move |number| Card { title, number });
            some(scout, 8).chain(some(viper, 2)).collect()
        };
        let player = |seat| Player { alive: true, bag: starters(seat), ..Player::default() };
        let first = match setup.first {
            Some(seat) => seat.idx(),
            None if setup.mode == Mode::Emperor => 0,
            None => script.below(seats),
        };
        let mut table = Self {
            players: (0..seats).map(player).collect(),
            cards,
            setup: setup.clone(),
            trade_deck,
            row: [None; 5],
            explorers,
            scrap_heap: Vec::new(),
            became: BTreeMap::new(),
            turn: 0,
            active: first,
            done: Vec::new(),
            first,
            slayers: Vec::new(),
            refusals: 0,
            winners: None,
        };
        table.refill(script);
        for seat in 0..seats {
            let (authority, hand) = table.opening(seat);
            table.players[seat].authority = authority;
            table.draw(seat, hand, script);
        }
        table
    }

    pub(crate) fn mode(&self) -> Mode {
        self.setup.mode
    }

    pub(crate) fn def(&self, card: Card) -> &CardDef {
        &self.cards[card.title]
    }

    /// The title that a card counts as: the title that it copies, or its own.
    pub(crate) fn acts_as(&self, card: Card) -> usize {
        self.became.get(&card).copied().unwrap_or(card.title)
    }

    pub(crate) fn is_base(&self, card: Card) -> bool {
        self.def(card).kind != Kind::Ship
    }

    pub(crate) fn is_outpost(&self, card: Card) -> bool {
        matches!(self.def(card).kind, Kind::Outpost(_))
    }

    pub(crate) fn defense(&self, card: Card) -> u32 {
        self.def(card).kind.defense().into()
    }

    /// SR-DRAW-02, SR-DRAW-OPEN1. A card that all players saw go on top stays known in the hand; when the old deck is
    /// used up, all players can work out the whole hand.
    pub(crate) fn draw(&mut self, seat: usize, n: usize, script: &mut Script) {
        for _ in 0..n {
            let p = &mut self.players[seat];
            if let Some(card) = p.top.pop() {
                p.known.push(card.title);
                put(&mut p.hand, card);
                continue;
            }
            if p.bag.is_empty() {
                if p.discard.is_empty() {
                    return;
                }
                p.bag = std::mem::take(&mut p.discard);
                p.known = p.hand.iter().map(|c| c.title).collect();
            }
            let card = p.bag.remove(script.below(p.bag.len()));
            put(&mut p.hand, card);
        }
    }

    /// A card leaves the hand face up.
    pub(crate) fn leave_hand(&mut self, seat: usize, card: Card) {
        let p = &mut self.players[seat];
        assert!(take(&mut p.hand, card), "the card is in hand");
        if let Some(at) = p.known.iter().position(|&title| title == card.title) {
            p.known.remove(at);
        }
    }

    pub(crate) fn discard(&mut self, seat: usize, card: Card) {
        self.leave_hand(seat, card);
        put(&mut self.players[seat].discard, card);
    }

    /// SR-BUY-05, SR-BUY-09, SR-SCRAP-06.
    pub(crate) fn refill(&mut self, script: &mut Script) {
        for slot in &mut self.row {
            if slot.is_none() && !self.trade_deck.is_empty() {
                *slot = Some(self.trade_deck.remove(script.below(self.trade_deck.len())));
            }
        }
    }

    /// SR-SCRAP-07.
    pub(crate) fn put_on_scrap_heap(&mut self, card: Card) {
        let explorer = self.def(card).home == Home::Explorers;
        put(if explorer { &mut self.explorers } else { &mut self.scrap_heap }, card);
    }

    /// Removes a card from the row, the leftmost of its title, or from the Explorer pile.
    pub(crate) fn leave_market(&mut self, card: Card) {
        if let Some(slot) = self.row.iter().position(|slot| *slot == Some(card)) {
            let leftmost = self.row.iter().position(|slot| slot.is_some_and(|c| c.title == card.title));
            self.row.swap(slot, leftmost.unwrap_or(slot));
            self.row[leftmost.unwrap_or(slot)] = None;
        } else {
            assert!(take(&mut self.explorers, card), "the card is on the Explorer pile");
        }
    }

    /// SR-BASE-04.
    pub(crate) fn destroy(&mut self, base: Card) {
        for p in &mut self.players {
            if let Some(at) = p.in_play.iter().position(|c| c.card == base) {
                p.in_play.remove(at);
                put(&mut p.discard, base);
            }
        }
    }

    /// Puts a card on the known top of a deck if it fits, which is our own limit; see the rulings.
    pub(crate) fn has_room_on_top(&self, seat: usize) -> bool {
        self.players[seat].top.len() < KNOWN_TOP
    }
}
