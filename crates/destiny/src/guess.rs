//! Guesses about the decks of other players while lists are closed.
//!
//! Every card that the viewer cannot know becomes a guess: some card that a deck of that team could contain. There are
//! more guesses than cards; the extra ones are in no zone, and every deal of a world draws from all of them. A guess
//! depends only on what the viewer sees, so that equal views lead to equal guesses, whatever the real decks are.

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::chance::{Chance, Fast};
use table::{CardId, CopyId, CopySet, Seat};

use crate::cast::{Cast, CastEntry, Guess, MOST_COPIES, StartZone};
use crate::deck::Choice;
use crate::game::Destiny;
use crate::setup::Lists;
use crate::state::State;

impl<const W: usize> Destiny<W> {
    /// The match as this seat may imagine it; `None` while lists are open.
    pub(crate) fn guess(&self, s: &State<W>, viewer: Seat) -> Option<Self> {
        if self.setup.rulings.lists == Lists::Open {
            return None;
        }
        // A face-down card shows the card it is on, even if that card has left the game with its owner.
        let holders: CopySet<W> = s.stacked.iter().map(|c| CopyId(s.place[c])).filter(|c| c.is_some()).collect();
        let open = s.discard | s.aside.minus(&self.concealed(s)) | s.queued | s.in_play | holders;
        let seen = open | s.known[viewer.idx()] | self.cast.own[viewer.idx()];
        let mut brought: Vec<CastEntry> = self.brought.iter().filter(|b| b.guess != Guess::Extra).copied().collect();
        let dice: usize = brought.iter().map(|b| (b.dice + b.spare) as usize).sum();
        let space = (W * 128).min(MOST_COPIES) - brought.len().max(dice);
        let mut rng = Fast::new(self.sight(s, viewer, seen));
        for seat in Seat::first(self.players()).filter(|&seat| seat != viewer) {
            let own = self.cast.own[seat.idx()];
            let hidden: Vec<CopyId> = own.minus(&seen).minus(&self.cast.extra).iter().collect();
            let known: Vec<CardId> = (own & seen).iter().map(|c| self.cast.card(c)).collect();
            let more = space / (self.players() - 1);
            // Cards that may be under the plot come first.
            let is_under = |c: &CopyId| brought[c.idx()].lies == StartZone::Under;
            let n = hidden.len() + more;
            let (under_plot, rest): (Vec<_>, Vec<_>) = hidden.into_iter().partition(is_under);
            let least = under_plot.len() + rest.len();
            let mut cards = self.guesses(seat, &known, under_plot.len(), least..=n, &mut rng).into_iter();
            for (copy, card) in under_plot.into_iter().chain(rest).zip(cards.by_ref()) {
                brought[copy.idx()] = CastEntry { card, guess: Guess::Card, ..brought[copy.idx()] };
            }
            let extra = |card| CastEntry { guess: Guess::Extra, ..CastEntry::new(card, seat, 1) };
            brought.extend(cards.map(extra));
        }
        // A match with the true lists would reveal them, so this must not fail.
        let cast = Arc::new(Cast::new(self.db, &brought).expect("there is space for all guesses"));
        let mut setup = self.setup.clone();
        for (_, deck) in setup.decks.iter_mut().enumerate().filter(|(i, _)| *i != viewer.idx()) {
            deck.cards.clear();
            deck.under.clear();
        }
        Some(Self { db: self.db, cast, brought: brought.into(), setup })
    }

    /// A hash of what the seat sees, as a seed for its guesses.
    fn sight(&self, s: &State<W>, viewer: Seat, seen: CopySet<W>) -> u64 {
        let cards = seen.iter().map(|c| u64::from(self.cast.card(c).0));
        let rest = [viewer.idx() as u64, s.turns.into(), s.frames.len() as u64];
        cards.chain(rest).fold(0, |sum: u64, n| (sum ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23))
    }

    /// Cards that the deck of a seat could contain in addition to the known ones, as many as `wanted` asks for if there
    /// are enough. Cards that may be under its plot come first.
    fn guesses(
        &self,
        seat: Seat,
        known: &[CardId],
        under: usize,
        wanted: RangeInclusive<usize>,
        rng: &mut Fast,
    ) -> Vec<CardId> {
        let (least, n) = wanted.into_inner();
        let deck = &self.setup.decks[seat.idx()];
        let title = |card: CardId| self.db.card(card).title();
        let mut cards: Vec<CardId> = Vec::with_capacity(n);
        for card in shuffled(deck.pool_under(self.db), rng) {
            if cards.len() < under && !cards.iter().any(|c| title(*c) == title(card)) {
                cards.push(card);
            }
        }
        let pool = shuffled(deck.pool(self.db), rng);
        let stranger = |card: CardId| pool.iter().any(|choice| choice.card == card && choice.some < u8::MAX);
        let mut strangers = known.iter().filter(|card| stranger(**card)).count();
        for Choice { card, most, some } in &pool {
            let met = known.iter().chain(&cards).filter(|c| title(**c) == title(*card)).count();
            let mut left = (*most as usize).saturating_sub(met);
            if *some < u8::MAX {
                left = left.min((*some as usize).saturating_sub(strangers));
                strangers += left;
            }
            cards.extend(std::iter::repeat_n(*card, left.min(n - cards.len())));
        }
        // A deck may contain more copies of a title than usual. Then the pool is not large enough, and cards repeat.
        while cards.len() < least && !pool.is_empty() {
            cards.push(pool[rng.below(pool.len() as u32) as usize].card);
        }
        cards
    }
}

fn shuffled<T>(mut list: Vec<T>, rng: &mut Fast) -> Vec<T> {
    for i in (1..list.len()).rev() {
        list.swap(i, rng.below(i as u32 + 1) as usize);
    }
    list
}
