//! Keys of options, which are equal in every dealt world, and their texts.

use table::{CopyId, Opt, OptKey};

use crate::game::StarRealms;
use crate::state::State;
use crate::verb::{PickZone, Verb};

impl<const N: usize, const W: usize> StarRealms<N, W> {
    #[inline]
    pub(crate) fn key_of(&self, s: &State<N, W>, o: Opt) -> OptKey {
        let copy = CopyId(o.a());
        match Verb::of(o.verb()) {
            Verb::Play | Verb::Buy | Verb::JointBuy | Verb::Gift => self.plain_key(o, copy),
            Verb::PickScrap | Verb::PickDiscard | Verb::PickAcquire | Verb::PickLegacy => {
                OptKey::new(o.verb(), self.cast.card(copy).0, 0, o.c())
            }
            Verb::Primary | Verb::Ally | Verb::Scrap | Verb::AttackBase | Verb::JointAttack | Verb::PickDestroy => {
                self.key_in_play(s, o, copy)
            }
            Verb::PickCopy => OptKey::new(o.verb(), self.acts_as(s, copy).0, 0, 0),
            Verb::AttackSeat
            | Verb::EndTurn
            | Verb::Withdraw
            | Verb::Branch
            | Verb::Seat
            | Verb::Amount
            | Verb::Yes
            | Verb::No
            | Verb::Done => OptKey::new(o.verb(), o.a(), 0, 0),
        }
    }

    #[inline]
    fn plain_key(&self, o: Opt, copy: CopyId) -> OptKey {
        OptKey::new(o.verb(), self.cast.card(copy).0, 0, 0)
    }

    /// Cards in play differ by owner (low 3 bits of `b`, from 1), by the ship that they copy (the rest of `b` for
    /// ships; ships are never attacked and bases never copies, so both fit) and by marks (`c`). The owner is part of
    /// the key only where there are several possible owners: abilities are always the player's, and in a duel all bases
    /// to attack are the opponent's.
    #[inline]
    fn key_in_play(&self, s: &State<N, W>, o: Opt, copy: CopyId) -> OptKey {
        let owned = match Verb::of(o.verb()) {
            Verb::Primary | Verb::Ally | Verb::Scrap => false,
            Verb::AttackBase => self.setup.seats > 2,
            _ => true,
        };
        let b = match s.model(copy) {
            Some(model) => model.0 + 8,
            None if owned => self.owner(s, copy).map_or(0, |owner| owner.idx() as u16 + 1),
            None => 0,
        };
        let used = s.used_primary.contains(copy) as u8 | (s.used_ally.contains(copy) as u8) << 1;
        OptKey::new(o.verb(), self.cast.card(copy).0, b, used | s.damage(copy).min(31) << 2)
    }

    pub(crate) fn key_text_of(&self, key: OptKey) -> String {
        let verb = Verb::of(key.verb());
        let card = || self.db.cards().get(key.a() as usize).map_or("?", |c| c.id.as_str());
        let seat = |i: u16| format!("P{}", i + 1);
        let zone = || match PickZone::of(key.c()) {
            PickZone::Hand => "from hand",
            PickZone::Discard => "from discard",
            PickZone::Deck => "from deck",
            PickZone::Play => "from play",
            PickZone::Row => "from row",
            PickZone::Explorers => "from pile",
            PickZone::Gone => "from scrap",
        };
        match verb {
            Verb::Play => format!("play {}", card()),
            Verb::Primary => format!("use {}{}", card(), self.marks(key)),
            Verb::Ally => format!("ally {}{}", card(), self.marks(key)),
            Verb::Scrap => format!("scrap {}{}", card(), self.marks(key)),
            Verb::Buy => format!("buy {}", card()),
            Verb::AttackBase => format!("attack {}{}", card(), self.marks(key)),
            Verb::AttackSeat => format!("attack {}", seat(key.a())),
            Verb::JointBuy => format!("jointly buy {}", card()),
            Verb::JointAttack => format!("jointly attack {}{}", card(), self.marks(key)),
            Verb::Gift => format!("give {}", card()),
            Verb::EndTurn => "end turn".to_owned(),
            Verb::Withdraw => "withdraw".to_owned(),
            Verb::PickScrap => format!("scrap {} {}", card(), zone()),
            Verb::PickDiscard => format!("discard {}", card()),
            Verb::PickDestroy => format!("destroy {}{}", card(), self.marks(key)),
            Verb::PickAcquire => format!("acquire {}", card()),
            Verb::PickCopy => format!("copy {}", card()),
            Verb::PickLegacy => format!("leave {} {}", card(), zone()),
            Verb::Branch => format!("choose {}", key.a() + 1),
            Verb::Seat => seat(key.a()),
            Verb::Amount => key.a().to_string(),
            Verb::Yes => "yes".to_owned(),
            Verb::No => "no".to_owned(),
            Verb::Done => "done".to_owned(),
        }
    }

    /// What distinguishes this card in play from others with the same name.
    fn marks(&self, key: OptKey) -> String {
        let mut words = String::new();
        if (1..8).contains(&key.b()) {
            words = format!(" of P{}", key.b());
        }
        if let Some(model) = key.b().checked_sub(8).and_then(|i| self.db.cards().get(i as usize)) {
            words = format!(" as {}", model.id);
        }
        for (bit, word) in [(1, " (primary used)"), (2, " (ally used)")] {
            if key.c() & bit != 0 {
                words += word;
            }
        }
        if key.c() >> 2 > 0 {
            words = format!("{words} (damage {})", key.c() >> 2);
        }
        words
    }
}
