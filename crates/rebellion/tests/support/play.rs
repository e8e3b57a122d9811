//! Telling a story and asserting what came of it.

use std::ops::{Deref, DerefMut};

use rebellion::state::Place;
use rebellion::{Event, Leader, Rebellion, Side, Site};
use table::scene::Scene;
use table::{Game, Shown, Viewer, ZoneRole};

use super::layout::{leader, site, units};
use super::script::Luck;

/// A table in the middle of a story.
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

    /// Exactly these units of a side are in a place.
    #[track_caller]
    pub(crate) fn expect_units(&self, at: &str, side: Side, list: &str) {
        let force = *self.state().force(self.at(at), side);
        let found: Vec<_> = force.kinds(side).collect();
        let mut expected = units(self.game(), list);
        expected.sort_unstable();
        assert_eq!(found, expected, "{side:?} at {at}");
    }

    /// Exactly these units are in a box of a side's queue.
    #[track_caller]
    pub(crate) fn expect_queue(&self, side: Side, space: usize, list: &str) {
        let found: Vec<_> = self.state().queue[side.idx()][space - 1].kinds(side).collect();
        let mut expected = units(self.game(), list);
        expected.sort_unstable();
        assert_eq!(found, expected, "box {space} of {side:?}");
    }

    /// A leader is in a place.
    #[track_caller]
    pub(crate) fn expect_leader(&self, who: &str, at: &str) {
        let place = self.state().at[self.who(who).idx()];
        assert_eq!(place, Place::Site(self.at(at)), "{who}");
    }

    /// A leader is in the pool.
    #[track_caller]
    pub(crate) fn expect_in_pool(&self, who: &str) {
        assert_eq!(self.state().at[self.who(who).idx()], Place::Pool, "{who}");
    }

    /// A leader is captured, or not.
    #[track_caller]
    pub(crate) fn expect_captive(&self, who: &str, is: bool) {
        assert_eq!(self.state().is_captive(self.who(who)), is, "{who}");
    }

    /// A system is loyal to this side, or to nobody.
    #[track_caller]
    pub(crate) fn expect_loyal(&self, at: &str, side: Option<Side>) {
        let idx = self.at(at).idx();
        let found = Side::BOTH.into_iter().find(|s| self.state().loyal[s.idx()].has(idx));
        assert_eq!(found, side, "loyalty of {at}");
    }

    /// A system is occupied, or not.
    #[track_caller]
    pub(crate) fn expect_occupied(&self, at: &str, is: bool) {
        assert_eq!(self.state().occupied.has(self.at(at).idx()), is, "{at} occupied");
    }

    /// A system has a sabotage token, or not.
    #[track_caller]
    pub(crate) fn expect_sabotaged(&self, at: &str, is: bool) {
        assert_eq!(self.state().sabotaged.has(self.at(at).idx()), is, "{at} sabotaged");
    }

    /// The markers stand there.
    #[track_caller]
    pub(crate) fn expect_track(&self, time: u8, reputation: u8) {
        assert_eq!((self.state().time, self.state().reputation), (time, reputation), "time and reputation");
    }

    /// So many copies of a mission are in hand.
    #[track_caller]
    pub(crate) fn expect_in_hand(&self, mission: &str, n: u8) {
        let m = self.game().db().mission_named(mission).expect("a mission").0;
        assert_eq!(self.state().hand[m as usize], n, "{mission} in hand");
    }

    /// So many copies of a mission are discarded.
    #[track_caller]
    pub(crate) fn expect_discarded(&self, mission: &str, n: u8) {
        let m = self.game().db().mission_named(mission).expect("a mission").0;
        assert_eq!(self.state().discard[m as usize], n, "{mission} discarded");
    }

    /// Everybody lets the dice decide until the combat is over: no cards, no retreat.
    #[track_caller]
    pub(crate) fn fight_on(&mut self) {
        while self.state().combat.site.is_some() {
            self.let_go();
        }
    }

    /// The same until this seat may choose this.
    #[track_caller]
    pub(crate) fn fight_until(&mut self, seat: table::Seat, words: &str) {
        while !self.words_of(seat).iter().any(|w| w == words) {
            assert!(self.state().combat.site.is_some(), "the combat is over before {words:?}");
            self.let_go();
        }
    }

    /// The same until the next combat round begins, or the combat is over.
    #[track_caller]
    pub(crate) fn fight_a_round(&mut self) {
        let round = self.state().combat.round;
        while self.state().combat.round == round {
            self.let_go();
        }
    }

    /// Everybody lets the dice decide until the next combat round begins, or the combat is over: all that this seat was
    /// offered on the way.
    #[track_caller]
    pub(crate) fn offers_of_a_round(&mut self, seat: table::Seat) -> Vec<String> {
        assert!(self.state().combat.site.is_some(), "there is no combat");
        let (round, mut offers) = (self.state().combat.round, Vec::new());
        while self.state().combat.round == round {
            if self.asked() == seat {
                offers.extend(self.words_of(seat));
            }
            self.let_go();
        }
        offers
    }

    /// Everybody lets the dice decide until the combat is over: all that happened since the last pick, and all that was
    /// on offer.
    #[track_caller]
    pub(crate) fn witness(&mut self) -> (Vec<Event>, Vec<String>) {
        let (mut events, mut offers) = (self.events().to_vec(), Vec::new());
        while self.state().combat.site.is_some() {
            offers.extend(self.words_of(self.asked()));
            self.let_go();
            events.extend_from_slice(self.events());
        }
        (events, offers)
    }

    #[track_caller]
    fn let_go(&mut self) {
        let words = self.words_of(self.asked());
        let quiet = ["done", "pass", "no"].into_iter().find(|w| words.iter().any(|o| o == w));
        let first = words[0].clone();
        self.choose(quiet.unwrap_or(&first));
    }

    /// A combat is under way, or not.
    #[track_caller]
    pub(crate) fn expect_combat(&self, at: Option<&str>) {
        assert_eq!(self.state().combat.site, at.map(|slug| self.at(slug)), "the combat");
    }

    /// The units of a side in the combat as everybody sees them: how many, which, and with how much damage of this attack
    /// and of earlier ones. `"1 x-wing 0, 1 x-wing 2"`
    #[track_caller]
    pub(crate) fn expect_fighters(&self, side: Side, list: &str) {
        let damage = |slot: &table::Slot| slot.badges.iter().find(|b| b.sign == "damage").and_then(|b| b.n);
        let fighter = |slot: &table::Slot| {
            let slug = self.game().face(slot.card?).slug;
            Some(format!("{} {slug} {}", slot.count, damage(slot)?))
        };
        assert_eq!(self.shown(ZoneRole::Lane, side, fighter), list, "{side:?} in the combat");
    }

    /// The dice of a side as everybody sees them, by their signs. `"1 die-black-hit, 2 die-red-blank"`
    #[track_caller]
    pub(crate) fn expect_dice(&self, side: Side, list: &str) {
        let die = |slot: &table::Slot| Some(format!("{} {}", slot.count, slot.badges.first()?.sign));
        assert_eq!(self.shown(ZoneRole::Dice, side, die), list, "dice of {side:?}");
    }

    fn shown(&self, role: ZoneRole, side: Side, what: impl Fn(&table::Slot) -> Option<String>) -> String {
        let board = self.game().board(&self.game().view(self.state(), Viewer::Spectator));
        let owner = self.game().seats_of(side).lowest();
        let zone = board.zones.iter().find(|zone| zone.role == role && zone.owner == owner);
        let slots = zone.map(|zone| &zone.slots[..]).unwrap_or_default();
        slots.iter().filter_map(what).collect::<Vec<_>>().join(", ")
    }

    /// The base is revealed, or not.
    #[track_caller]
    pub(crate) fn expect_revealed(&self, is: bool) {
        assert_eq!(self.state().revealed, is, "the base is revealed");
    }
}
