//! What a seat may think the others' decks hold while lists are closed.
//!
//! Every card that the seat cannot know becomes a guess: some card that a deck of that team could hold. There are more
//! guesses than cards: those that fit into no deck lie in no zone, and every deal of a world draws from all of them. The
//! guess follows from what the seat sees alone, so the same sight leads to the same guess whatever the decks are.

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::chance::{Chance, Fast};
use table::{CardId, CopyId, CopySet, Seat};

use crate::cast::{Brought, Cast, Guess, Lies, MOST_COPIES};
use crate::deck::Choice;
use crate::game::Destiny;
use crate::setup::Lists;
use crate::state::State;

impl<const W: usize> Destiny<W> {
    /// The match as this seat may think of it; `None` while lists are open.
    pub(crate) fn guess(&self, s: &State<W>, viewer: Seat) -> Option<Self> {
        if self.setup.rulings.lists == Lists::Open {
            return None;
        }
        // What lies face down is shown on its card, which may have left the game with its owner.
        let holders: CopySet<W> = s.stacked.iter().map(|c| CopyId(s.place[c])).filter(|c| c.is_some()).collect();
        let open = s.discard | s.aside.minus(&self.concealed(s)) | s.queued | s.in_play | holders;
        let seen = open | s.known[viewer.idx()] | self.cast.own[viewer.idx()];
        let mut brought: Vec<Brought> = self.brought.iter().filter(|b| b.guess != Guess::Boxed).copied().collect();
        let dice: usize = brought.iter().map(|b| (b.dice + b.spare) as usize).sum();
        let room = (W * 128).min(MOST_COPIES) - brought.len().max(dice);
        let mut luck = Fast::new(self.sight(s, viewer, seen));
        for seat in Seat::first(self.players()).filter(|&seat| seat != viewer) {
            let own = self.cast.own[seat.idx()];
            let hidden: Vec<CopyId> = own.minus(&seen).minus(&self.cast.boxed).iter().collect();
            let known: Vec<CardId> = (own & seen).iter().map(|c| self.cast.card(c)).collect();
            let more = room / (self.players() - 1);
            // What may lie under the plot comes first.
            let is_under = |c: &CopyId| brought[c.idx()].lies == Lies::Under;
            let n = hidden.len() + more;
            let (stowed, rest): (Vec<_>, Vec<_>) = hidden.into_iter().partition(is_under);
            let least = stowed.len() + rest.len();
            let mut cards = self.guesses(seat, &known, stowed.len(), least..=n, &mut luck).into_iter();
            for (copy, card) in stowed.into_iter().chain(rest).zip(cards.by_ref()) {
                brought[copy.idx()] = Brought { card, guess: Guess::Card, ..brought[copy.idx()] };
            }
            let boxed = |card| Brought { guess: Guess::Boxed, ..Brought::new(card, seat, 1) };
            brought.extend(cards.map(boxed));
        }
        // To go on with the true lists instead would tell them.
        let cast = Arc::new(Cast::new(self.db, &brought).expect("no more cards than there is room for"));
        let mut setup = self.setup.clone();
        for (_, deck) in setup.decks.iter_mut().enumerate().filter(|(i, _)| *i != viewer.idx()) {
            deck.cards.clear();
            deck.under.clear();
        }
        Some(Self { db: self.db, cast, brought: brought.into(), setup })
    }

    /// A number for what the seat sees.
    fn sight(&self, s: &State<W>, viewer: Seat, seen: CopySet<W>) -> u64 {
        let cards = seen.iter().map(|c| u64::from(self.cast.card(c).0));
        let rest = [viewer.idx() as u64, s.turns.into(), s.frames.len() as u64];
        cards.chain(rest).fold(0, |sum: u64, n| (sum ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23))
    }

    /// Cards that the deck of a seat could hold beside those that are known of it, as many as wanted or as there are; before
    /// them those that could lie under its plot.
    fn guesses(
        &self,
        seat: Seat,
        known: &[CardId],
        under: usize,
        wanted: RangeInclusive<usize>,
        luck: &mut Fast,
    ) -> Vec<CardId> {
        let (least, n) = wanted.into_inner();
        let deck = &self.setup.decks[seat.idx()];
        let title = |card: CardId| self.db.card(card).title();
        let mut cards: Vec<CardId> = Vec::with_capacity(n);
        for card in shuffled(deck.pool_under(self.db), luck) {
            if cards.len() < under && !cards.iter().any(|c| title(*c) == title(card)) {
                cards.push(card);
            }
        }
        let pool = shuffled(deck.pool(self.db), luck);
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
        // A deck may hold a few more than usual of a title: then what is left is not enough.
        while cards.len() < least && !pool.is_empty() {
            cards.push(pool[luck.below(pool.len() as u32) as usize].card);
        }
        cards
    }
}

fn shuffled<T>(mut list: Vec<T>, luck: &mut Fast) -> Vec<T> {
    for i in (1..list.len()).rev() {
        list.swap(i, luck.below(i as u32 + 1) as usize);
    }
    list
}
