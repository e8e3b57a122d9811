//! What a story can ask of a table.

use std::ops::{Deref, DerefMut};

use destiny::Destiny;
use destiny::card::What;
use table::scene::Scene;
use table::{CardId, CopyId, CopySet, Game, Seat, ToAct, Viewer};

use super::pins::Pins;

/// A scene under way. Lists of cards are compared without regard to order.
#[derive(Debug)]
pub(crate) struct Play {
    scene: Scene<Destiny<1>, Pins>,
}

impl Deref for Play {
    type Target = Scene<Destiny<1>, Pins>;
    fn deref(&self) -> &Self::Target {
        &self.scene
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scene
    }
}

impl Play {
    pub(crate) fn new(scene: Scene<Destiny<1>, Pins>) -> Self {
        Self { scene }
    }

    fn slug(&self, copy: CopyId) -> &str {
        &self.game().db().card(self.game().cast().card(copy)).id
    }

    fn slugs(&self, set: CopySet<1>) -> Vec<&str> {
        let mut list: Vec<_> = set.iter().map(|c| self.slug(c)).collect();
        list.sort_unstable();
        list
    }

    fn own(&self, seat: Seat) -> CopySet<1> {
        self.game().cast().own[seat.idx()]
    }

    /// The copy of this card in play; of several, `#2` and so on name the later ones.
    #[track_caller]
    pub(crate) fn in_play(&self, slug: &str) -> CopyId {
        let (slug, nth) = slug.split_once(" #").map_or((slug, 1), |(slug, n)| (slug, n.parse().expect("a number")));
        let found = self.state().in_play.iter().filter(|&c| self.slug(c) == slug).nth(nth - 1);
        found.unwrap_or_else(|| panic!("{slug:?} is not in play"))
    }

    #[track_caller]
    pub(crate) fn expect_damage(&self, slug: &str, n: u8) {
        assert_eq!(self.state().damage[self.in_play(slug)], n, "damage on {slug}");
    }

    #[track_caller]
    pub(crate) fn expect_shields(&self, slug: &str, n: u8) {
        assert_eq!(self.state().shields[self.in_play(slug)], n, "shields on {slug}");
    }

    #[track_caller]
    pub(crate) fn expect_resources(&self, seat: Seat, n: u8) {
        assert_eq!(self.state().resources[seat.idx()], n, "resources of {seat:?}");
    }

    #[track_caller]
    pub(crate) fn expect_exhausted(&self, slug: &str, is: bool) {
        assert_eq!(self.state().exhausted.contains(self.in_play(slug)), is, "{slug} is exhausted");
    }

    #[track_caller]
    pub(crate) fn expect_gone(&self, slug: &str) {
        assert!(!self.slugs(self.state().in_play).contains(&slug), "{slug} is in play");
    }

    #[track_caller]
    pub(crate) fn expect_on(&self, slug: &str, host: &str) {
        assert_eq!(self.state().host(self.in_play(slug)), Some(self.in_play(host)), "{slug} on {host}");
    }

    #[track_caller]
    pub(crate) fn expect_hand<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        assert_eq!(self.slugs(self.state().hand & self.own(seat)), sorted(cards), "hand of {seat:?}");
    }

    #[track_caller]
    pub(crate) fn expect_discard<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        assert_eq!(self.slugs(self.state().discard & self.own(seat)), sorted(cards), "discard pile of {seat:?}");
    }

    #[track_caller]
    pub(crate) fn expect_aside<'a>(&self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        let fields = *self.game().cast().of_what(What::Battlefield);
        let aside = (self.state().aside & self.own(seat)).minus(&fields);
        assert_eq!(self.slugs(aside), sorted(cards), "set aside by {seat:?}");
    }

    /// The face-down cards of a seat as somebody sees them; `?` stands for one they do not know.
    #[track_caller]
    pub(crate) fn expect_stacked<'a>(&self, who: Seat, seat: Seat, cards: impl IntoIterator<Item = &'a str>) {
        let view = self.game().view(self.state(), Viewer::Seat(who));
        let slug = |card: Option<CardId>| card.map_or("?", |card| self.game().db().card(card).id.as_str());
        let mut shown: Vec<_> = view.seats[seat.idx()].stacked.iter().map(|stacked| slug(stacked.card)).collect();
        shown.sort_unstable();
        assert_eq!(shown, sorted(cards), "face-down cards of {seat:?} as {who:?} sees them");
    }

    /// The dice of a pool, by card and side.
    #[track_caller]
    pub(crate) fn expect_pool<'a>(&self, seat: Seat, dice: impl IntoIterator<Item = &'a str>) {
        let s = self.state();
        let words = |die: CopyId| {
            let card = self.game().cast().die_facts(die).card;
            let def = self.game().db().card(card);
            format!("{} {}", def.id, def.die.expect("a die").0[s.face[die] as usize])
        };
        let mut pool: Vec<_> = s.pool[seat.idx()].iter().map(words).collect();
        pool.sort_unstable();
        assert_eq!(pool, sorted(dice), "pool of {seat:?}");
    }

    /// Dice that lie on a card in play, held ones of others included, as everybody sees them.
    #[track_caller]
    pub(crate) fn expect_dice_on(&self, slug: &str, n: u8) {
        let view = self.game().view(self.state(), Viewer::Spectator);
        let card = self.game().cast().card(self.in_play(slug));
        let shown = view.seats.iter().flat_map(|seat| &seat.in_play).find(|shown| shown.card == card);
        assert_eq!(shown.expect("a card in play").dice, n, "dice on {slug}");
    }

    /// Cards being played, and abilities that wait, in their order and as everybody sees them.
    #[track_caller]
    pub(crate) fn expect_queue<'a>(&self, cards: impl IntoIterator<Item = &'a str>) {
        let view = self.game().view(self.state(), Viewer::Spectator);
        let slug = |card: &CardId| self.game().db().card(*card).id.clone();
        let shown: Vec<_> = view.queued.iter().chain(&view.waiting).map(slug).collect();
        assert_eq!(shown, cards.into_iter().collect::<Vec<_>>(), "the queue");
    }

    /// This seat is asked.
    #[track_caller]
    pub(crate) fn expect_asked(&self, seat: Seat) {
        assert_eq!(self.asked(), seat, "who is asked");
    }

    /// The number of the round.
    #[track_caller]
    pub(crate) fn expect_round(&self, round: u8) {
        assert_eq!(self.state().round, round, "the round");
    }

    /// Passes for whoever is asked, so many times.
    #[track_caller]
    pub(crate) fn pass(&mut self, n: usize) {
        for _ in 0..n {
            self.choose("pass");
        }
    }

    /// Passes and keeps all cards until the next round begins.
    #[track_caller]
    pub(crate) fn next_round(&mut self) {
        let round = self.state().round;
        for _ in 0..40 {
            if self.state().round > round {
                return;
            }
            let ToAct::Seats { asked, .. } = self.game().to_act(self.state()) else { panic!("the game is over") };
            let seat = asked.lowest().expect("somebody is asked");
            let offers = self.key_texts(seat);
            let words = ["pass", "done", "no"].into_iter().find(|w| offers.iter().any(|o| o == w));
            self.choose_as(seat, words.unwrap_or_else(|| panic!("nobody can pass: {offers:?}")));
        }
        panic!("the round does not end");
    }
}

fn sorted<'a>(cards: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut list: Vec<_> = cards.into_iter().collect();
    list.sort_unstable();
    list
}
