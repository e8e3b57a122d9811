//! The options of the main phase (SR-MAIN-01), and their text keys.

use star_realms::effect::Static;
use star_realms::{Faction, Kind, Mode};

use crate::model::table::{Card, InPlay, Table, titles};

/// The maximum number of damaged bases, which is our own limit; see the rulings.
const MOST_DAMAGED: usize = 8;

/// An action that a player may take in the main phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Play(Card),
    Primary(Card),
    Ally(Card),
    Scrap(Card),
    Buy(Card),
    AttackBase(Card),
    AttackPlayer(usize),
    JointBuy(Card),
    JointAttack(Card),
    Give(Card),
    EndTurn,
    Withdraw,
}

impl Table {
    /// Everything that this member of the active team may do now.
    pub(crate) fn actions(&self, seat: usize) -> Vec<(String, Action)> {
        if self.done.contains(&seat) {
            return vec![("withdraw".to_owned(), Action::Withdraw)]; // SR-HYDRA-OPEN1
        }
        let p = &self.players[seat];
        let mut list = Vec::new();
        let mut add = |words: String, action| {
            if list.iter().all(|(other, _)| *other != words) {
                list.push((words, action)); // equal text keys have the same meaning; the first card is enough
            }
        };
        let id = |card: Card| &self.def(card).id;
        for &card in &p.hand {
            add(format!("play {}", id(card)), Action::Play(card));
        }
        for &c in &p.in_play {
            let about = self.with_marks(c);
            let def = &self.cards[self.acts_as(c.card)];
            if self.is_base(c.card) && !def.primary.is_empty() && !c.used_primary {
                add(format!("use {about}"), Action::Primary(c.card));
            }
            if self.ally_ready(seat, c) {
                add(format!("ally {about}"), Action::Ally(c.card));
            }
            if !def.scrap.is_empty() {
                add(format!("scrap {about}"), Action::Scrap(c.card));
            }
        }
        for card in self.for_sale() {
            if u32::from(self.def(card).cost) <= p.trade {
                add(format!("buy {}", id(card)), Action::Buy(card)); // SR-BUY-02
            }
        }
        if p.combat > 0 {
            for (owner, c) in self.open_bases(seat) {
                if self.blows(seat, owner, c).is_some() {
                    add(format!("attack {}", self.base_words(owner, c)), Action::AttackBase(c.card));
                }
            }
            for victim in self.prey(seat) {
                add(format!("attack P{}", victim + 1), Action::AttackPlayer(victim));
            }
        }
        if self.mode() == Mode::Hydra {
            for card in self.joint_purchases(seat) {
                add(format!("jointly buy {}", id(card)), Action::JointBuy(card));
            }
            for (owner, c) in self.joint_attacks(seat) {
                add(format!("jointly attack {}", self.base_words(owner, c)), Action::JointAttack(c.card));
            }
        }
        if self.mode() == Mode::Emperor && p.trade > 0 && !self.teammates(seat).is_empty() {
            for card in titles(&p.discard) {
                add(format!("give {}", id(card)), Action::Give(card)); // SR-EMP-07
            }
        }
        add("end turn".to_owned(), Action::EndTurn);
        list
    }

    /// Living members of the team, without this one.
    pub(crate) fn teammates(&self, seat: usize) -> Vec<usize> {
        self.team(seat).into_iter().filter(|&s| s != seat && self.players[s].alive).collect()
    }

    /// A card in play, with whatever distinguishes it from others of its title.
    pub(crate) fn with_marks(&self, c: InPlay) -> String {
        let model = self.became.get(&c.card).map(|&m| format!(" as {}", self.cards[m].id));
        self.marked(&model.unwrap_or_default(), c)
    }

    fn marked(&self, what: &str, c: InPlay) -> String {
        let primary = if c.used_primary { " (primary used)" } else { "" };
        let ally = if c.used_ally { " (ally used)" } else { "" };
        let damage = if c.damage > 0 { format!(" (damage {})", c.damage) } else { String::new() };
        format!("{}{what}{primary}{ally}{damage}", self.def(c.card).id)
    }

    /// An attacked base. With two players, its owner is clear.
    fn base_words(&self, owner: usize, c: InPlay) -> String {
        if self.players.len() == 2 { self.with_marks(c) } else { self.owned_words(owner, c) }
    }

    /// A base and its owner.
    pub(crate) fn owned_words(&self, owner: usize, c: InPlay) -> String {
        self.marked(&format!(" of P{}", owner + 1), c)
    }

    /// SR-ALLY-01 to SR-ALLY-03: another card of the faction, or one that is an ally of all, is in play.
    pub(crate) fn ally_ready(&self, seat: usize, c: InPlay) -> bool {
        let def = &self.cards[self.acts_as(c.card)];
        !def.ally.is_empty()
            && !c.used_ally
            && self.players[seat]
                .in_play
                .iter()
                .any(|other| other.card != c.card && self.is_ally(other.card, def.faction))
    }

    /// A copy has its own faction and that of the copied card.
    fn is_ally(&self, card: Card, faction: Faction) -> bool {
        let (own, now) = (self.def(card), &self.cards[self.acts_as(card)]);
        own.faction == faction || now.faction == faction || own.statics.contains(&Static::AllyOfAll)
    }

    /// SR-BUY-01, SR-BUY-OPEN1: the row, and Explorers.
    fn for_sale(&self) -> Vec<Card> {
        let explorer = self.explorers.first().copied().filter(|_| self.sells_explorers());
        self.row.iter().flatten().copied().chain(explorer).collect()
    }

    /// SR-BUY-08, SR-BUY-OPEN1
    pub(crate) fn sells_explorers(&self) -> bool {
        let exhausted = self.trade_deck.is_empty() && self.row.iter().all(Option::is_none);
        !exhausted || self.setup.rulings.explorers_after_trade_deck
    }

    /// The amounts of combat that this player may spend on this base: its defense (SR-ATT-02, SR-ATT-03), or any part
    /// of it if damage stays on it (SR-RAID-06).
    pub(crate) fn blows(&self, seat: usize, owner: usize, c: InPlay) -> Option<(u32, u32)> {
        let combat = self.players[seat].combat;
        let needed = self.defense(c.card) - c.damage;
        let damaged = self.players[owner].in_play.iter().filter(|c| c.damage > 0).count();
        let part = self.keeps_damage(owner) && (c.damage > 0 || damaged < MOST_DAMAGED);
        let (least, most) = (if part { 1 } else { needed }, needed.min(combat));
        (least <= most).then_some((least, most))
    }

    /// Ships that can be acquired without paying (SR-BUY-06).
    pub(crate) fn free_ships(&self) -> Vec<Card> {
        let explorers = self.setup.rulings.carrier_takes_explorers;
        let ship = |c: &Card| self.def(*c).kind == Kind::Ship;
        let row = self.row.iter().flatten().copied().filter(ship);
        let pile = self.explorers.iter().copied().filter(|_| explorers && self.sells_explorers());
        row.chain(pile).collect()
    }
}
