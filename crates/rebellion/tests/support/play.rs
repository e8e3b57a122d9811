//! Playing a scenario and asserting its results.

use std::ops::{Deref, DerefMut};

use rebellion::state::Place;
use rebellion::{Event, Leader, Rebellion, Side, Site};
use table::scene::Scene;
use table::{Game, Shown, Viewer, ZoneRole};

use super::layout::{leader, site, units};
use super::script::Luck;

/// A running scenario.
pub(crate) struct Play {
    pub(crate) scene: Scene<Rebellion, Luck>,
}

impl Deref for Play {
    type Target = Scene<Rebellion, Luck>;
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
    #[track_caller]
    fn at(&self, slug: &str) -> Site {
        site(self.game(), slug)
    }

    #[track_caller]
    fn who(&self, slug: &str) -> Leader {
        leader(self.game(), slug)
    }

    /// Asserts that exactly these units of a side are in a place.
    #[track_caller]
    pub(crate) fn expect_units(&self, at: &str, side: Side, list: &str) {
        let force = *self.state().force(self.at(at), side);
        let found: Vec<_> = force.kinds(side).collect();
        let mut expected = units(self.game(), list);
        expected.sort_unstable();
        assert_eq!(found, expected, "{side:?} at {at}");
    }

    /// Asserts that exactly these units are in a box of a side's queue.
    #[track_caller]
    pub(crate) fn expect_queue(&self, side: Side, space: usize, list: &str) {
        let found: Vec<_> = self.state().queue[side.idx()][space - 1].kinds(side).collect();
        let mut expected = units(self.game(), list);
        expected.sort_unstable();
        assert_eq!(found, expected, "box {space} of {side:?}");
    }

    /// Asserts that a leader is in a place.
    #[track_caller]
    pub(crate) fn expect_leader(&self, who: &str, at: &str) {
        let place = self.state().at[self.who(who).idx()];
        assert_eq!(place, Place::Site(self.at(at)), "{who}");
    }

    /// Asserts that a leader is in the pool.
    #[track_caller]
    pub(crate) fn expect_in_pool(&self, who: &str) {
        assert_eq!(self.state().at[self.who(who).idx()], Place::Pool, "{who}");
    }

    /// Asserts whether a leader is captured.
    #[track_caller]
    pub(crate) fn expect_captive(&self, who: &str, is: bool) {
        assert_eq!(self.state().is_captive(self.who(who)), is, "{who}");
    }

    /// Asserts that a system is loyal to this side, or to neither side.
    #[track_caller]
    pub(crate) fn expect_loyal(&self, at: &str, side: Option<Side>) {
        let idx = self.at(at).idx();
        let found = Side::BOTH.into_iter().find(|s| self.state().loyal[s.idx()].has(idx));
        assert_eq!(found, side, "loyalty of {at}");
    }

    /// Asserts whether a system is occupied.
    #[track_caller]
    pub(crate) fn expect_occupied(&self, at: &str, is: bool) {
        assert_eq!(self.state().occupied.has(self.at(at).idx()), is, "{at} occupied");
    }

    /// Asserts whether a system has a sabotage token.
    #[track_caller]
    pub(crate) fn expect_sabotaged(&self, at: &str, is: bool) {
        assert_eq!(self.state().sabotaged.has(self.at(at).idx()), is, "{at} sabotaged");
    }

    /// Asserts the positions of the time and reputation markers.
    #[track_caller]
    pub(crate) fn expect_track(&self, time: u8, reputation: u8) {
        assert_eq!((self.state().time, self.state().reputation), (time, reputation), "time and reputation");
    }

    /// Asserts the number of copies of a mission in hand.
    #[track_caller]
    pub(crate) fn expect_in_hand(&self, mission: &str, n: u8) {
        let m = self.game().db().mission_named(mission).expect("a mission").0;
        assert_eq!(self.state().hand[m as usize], n, "{mission} in hand");
    }

    /// Asserts the number of discarded copies of a mission.
    #[track_caller]
    pub(crate) fn expect_discarded(&self, mission: &str, n: u8) {
        let m = self.game().db().mission_named(mission).expect("a mission").0;
        assert_eq!(self.state().discard[m as usize], n, "{mission} discarded");
    }

    /// Plays the combat to its end without cards and retreats.
    #[track_caller]
    pub(crate) fn fight_on(&mut self) {
        while self.state().combat.site.is_some() {
            self.let_go();
        }
    }

    /// Plays the combat without cards and retreats until this seat can choose this option.
    #[track_caller]
    pub(crate) fn fight_until(&mut self, seat: table::Seat, words: &str) {
        while !self.key_texts(seat).iter().any(|w| w == words) {
            assert!(self.state().combat.site.is_some(), "the combat is over before {words:?}");
            self.let_go();
        }
    }

    /// Plays the combat without cards and retreats until the next combat round begins or the combat is over.
    #[track_caller]
    pub(crate) fn fight_a_round(&mut self) {
        let round = self.state().combat.round;
        while self.state().combat.round == round {
            self.let_go();
        }
    }

    /// Plays the combat without cards and retreats until the next combat round begins or the combat is over. Returns
    /// all options that this seat had.
    #[track_caller]
    pub(crate) fn offers_of_a_round(&mut self, seat: table::Seat) -> Vec<String> {
        assert!(self.state().combat.site.is_some(), "there is no combat");
        let (round, mut offers) = (self.state().combat.round, Vec::new());
        while self.state().combat.round == round {
            if self.asked() == seat {
                offers.extend(self.key_texts(seat));
            }
            self.let_go();
        }
        offers
    }

    /// Plays the combat to its end without cards and retreats. Returns all events since the last pick, and all options.
    #[track_caller]
    pub(crate) fn witness(&mut self) -> (Vec<Event>, Vec<String>) {
        let (mut events, mut offers) = (self.events().to_vec(), Vec::new());
        while self.state().combat.site.is_some() {
            offers.extend(self.key_texts(self.asked()));
            self.let_go();
            events.extend_from_slice(self.events());
        }
        (events, offers)
    }

    #[track_caller]
    fn let_go(&mut self) {
        let words = self.key_texts(self.asked());
        let quiet = ["done", "pass", "no"].into_iter().find(|w| words.iter().any(|o| o == w));
        let first = words[0].clone();
        self.choose(quiet.unwrap_or(&first));
    }

    /// Asserts that a combat is in progress in this system, or none.
    #[track_caller]
    pub(crate) fn expect_combat(&self, at: Option<&str>) {
        assert_eq!(self.state().combat.site, at.map(|slug| self.at(slug)), "the combat");
    }

    /// Asserts the units of a side in the combat as shown to spectators: number, kind, and total damage.
    /// `"1 x-wing 0, 1 x-wing 2"`
    #[track_caller]
    pub(crate) fn expect_fighters(&self, side: Side, list: &str) {
        let damage = |slot: &table::Card| slot.marks.iter().find(|b| b.sign == "damage").and_then(|b| b.n);
        let fighter = |slot: &table::Card| {
            let slug = self.game().face(slot.card?).slug;
            Some(format!("{} {slug} {}", slot.count, damage(slot)?))
        };
        assert_eq!(self.shown(ZoneRole::Lane, side, fighter), list, "{side:?} in the combat");
    }

    /// Asserts the dice of a side as shown to spectators, by their signs. `"1 die-black-hit, 2 die-red-blank"`
    #[track_caller]
    pub(crate) fn expect_dice(&self, side: Side, list: &str) {
        let die = |slot: &table::Card| Some(format!("{} {}", slot.count, slot.marks.first()?.sign));
        assert_eq!(self.shown(ZoneRole::Dice, side, die), list, "dice of {side:?}");
    }

    fn shown(&self, role: ZoneRole, side: Side, what: impl Fn(&table::Card) -> Option<String>) -> String {
        let board = self.game().table_view(&self.game().view(self.state(), Viewer::Spectator));
        let owner = self.game().seats_of(side).lowest();
        let zone = board.zones.iter().find(|zone| zone.role == role && zone.owner == owner);
        let cards = zone.map(|zone| &zone.cards[..]).unwrap_or_default();
        cards.iter().filter_map(what).collect::<Vec<_>>().join(", ")
    }

    /// Asserts whether the base is revealed.
    #[track_caller]
    pub(crate) fn expect_revealed(&self, is: bool) {
        assert_eq!(self.state().revealed, is, "the base is revealed");
    }
}
