//! Openings, turns, elimination and the end.

use star_realms::{DiscardTiming, LegacyFrom, Mode};

use crate::model::script::{Flow, Script};
use crate::model::table::{Card, Player, Table, put, take, titles};

impl Table {
    /// Authority and number of cards with which a seat begins.
    pub(crate) fn opening(&self, seat: usize) -> (i32, usize) {
        let seats = self.players.len();
        let order = (seat + seats - self.first) % seats;
        let first_team = self.team(self.first).contains(&seat);
        match self.mode() {
            // SR-WIN-01, SR-SETUP-05
            Mode::Duel => (50, [3, 5][order]),
            // SR-FFA-01, SR-HUNT-01, SR-MULTI-04
            Mode::FreeForAll | Mode::Hunter => (50, [3, 4, 5, 5, 5, 5][order]),
            // SR-HYDRA-01, SR-HYDRA-04
            Mode::Hydra => {
                let shared = if seats == 4 { 75 } else { 100 };
                (if self.authority_seat(seat) == seat { shared } else { 0 }, if first_team { 3 } else { 5 })
            }
            // SR-EMP-02, SR-EMP-03
            Mode::Emperor => (if self.is_emperor(seat) { 60 } else { 50 }, if first_team { 3 } else { 5 }),
            // SR-RAID-02, SR-RAID-03
            Mode::Raid if seat == self.first => ([50, 70, 70, 90][seats - 3], self.hand_size(seat) - 2),
            Mode::Raid => (50, 5),
        }
    }

    /// SR-DRAW-01, SR-RAID-02
    fn hand_size(&self, seat: usize) -> usize {
        let boss = self.mode() == Mode::Raid && seat == self.first;
        if boss { [7, 7, 8, 8][self.players.len() - 3] } else { 5 }
    }

    /// A player or team begins a turn.
    pub(crate) fn begin_turn(&mut self, seat: usize, script: &mut Script) -> Flow {
        let limit = u32::from(self.setup.rulings.turn_limit);
        if limit > 0 && self.turn == limit {
            self.winners = Some(Vec::new()); // SR-WIN-OPEN1
            return Ok(());
        }
        self.turn += 1;
        self.refusals = 0;
        self.active = self.authority_seat(seat);
        self.done.clear();
        if self.keeps_damage(seat) {
            for card in &mut self.players[seat].in_play {
                card.damage = 0; // SR-RAID-06
            }
        }
        for member in self.on_turn() {
            let owed = std::mem::take(&mut self.players[member].owed);
            self.make_discard(member, owed, script)?;
        }
        Ok(())
    }

    /// SR-DISC-02, SR-DRAW-01; a team does each phase together (SR-HYDRA-05).
    pub(crate) fn end_turn(&mut self, script: &mut Script) -> Flow {
        let members = self.on_turn();
        for &member in &members {
            let p = &mut self.players[member];
            (p.trade, p.combat, p.on_top) = (0, 0, 0);
            p.discard.append(&mut p.hand);
            p.known.clear();
            p.played.clear();
            let in_play = std::mem::take(&mut p.in_play);
            for mut card in in_play {
                if self.is_base(card.card) {
                    (card.used_primary, card.used_ally) = (false, false);
                    self.players[member].in_play.push(card);
                } else {
                    self.players[member].discard.push(card.card);
                }
            }
            self.players[member].discard.sort_unstable();
        }
        self.became.clear();
        for &member in &members {
            self.draw(member, self.hand_size(member), script);
        }
        let next = match self.mode() {
            Mode::Hydra => (0..self.players.len()).find(|s| !members.contains(s)).expect("there is another team"),
            _ => self.left_of(self.active),
        };
        self.begin_turn(next, script)
    }

    /// SR-ABL-OPEN2: now, or when the victim's turn begins.
    pub(crate) fn target_discards(&mut self, victim: usize, n: u32, script: &mut Script) -> Flow {
        match self.setup.rulings.discards {
            DiscardTiming::AtOnce => self.make_discard(victim, n, script),
            DiscardTiming::StartOfTurn => {
                self.players[victim].owed += n;
                Ok(())
            }
        }
    }

    /// The victim chooses; with fewer cards than demanded, all of them are discarded.
    fn make_discard(&mut self, victim: usize, n: u32, script: &mut Script) -> Flow {
        for left in (1..=n as usize).rev() {
            let hand = self.players[victim].hand.clone();
            if hand.len() <= left {
                for card in hand {
                    self.discard(victim, card);
                }
                return Ok(());
            }
            let kinds = titles(&hand);
            let words = kinds.iter().map(|&c| format!("discard {}", self.def(c).id)).collect();
            let at = script.ask(victim, words)?;
            self.discard(victim, kinds[at]);
        }
        Ok(())
    }

    /// SR-ATT-05
    pub(crate) fn hit(&mut self, by: usize, victim: usize, amount: u32, script: &mut Script) -> Flow {
        self.players[by].combat -= amount;
        self.players[victim].authority -= amount as i32;
        if self.players[victim].authority > 0 { Ok(()) } else { self.fall(by, victim, script) }
    }

    /// SR-ELIM-OPEN3: checked after every loss; the game ends immediately when one side is left.
    fn fall(&mut self, by: usize, victim: usize, script: &mut Script) -> Flow {
        let out = if self.mode() == Mode::Hydra { self.team(victim) } else { vec![victim] };
        for &seat in &out {
            self.players[seat].alive = false;
        }
        if self.mode() == Mode::Emperor && by + victim == 5 {
            self.slayers.push(by);
        }
        let living: Vec<usize> = (0..self.players.len()).filter(|&s| self.players[s].alive).collect();
        let over = match self.mode() {
            Mode::Duel | Mode::Hydra => true,                             // SR-WIN-01, SR-HYDRA-09
            Mode::FreeForAll | Mode::Hunter => living.len() == 1,         // SR-FFA-OPEN1, SR-HUNT-05
            Mode::Emperor => self.is_emperor(victim),                     // SR-EMP-09
            Mode::Raid => victim == self.first || living == [self.first], // SR-RAID-08
        };
        if over {
            self.winners = Some(self.team(by));
            return Ok(());
        }
        let mates = self.team(victim).into_iter().filter(|&s| self.players[s].alive);
        let heirs: Vec<usize> = match self.mode() {
            Mode::Emperor => mates.filter(|&s| self.is_emperor(s)).collect(), // SR-EMP-08
            Mode::Raid => mates.collect(),                                    // SR-RAID-07
            _ => Vec::new(),
        };
        for heir in heirs {
            self.give_legacy(victim, heir, script)?;
        }
        // SR-ELIM-OPEN1: everything else leaves the game.
        let authority = self.players[victim].authority;
        self.players[victim] = Player { authority, ..Player::default() };
        Ok(())
    }

    /// SR-ELIM-OPEN2
    fn give_legacy(&mut self, fallen: usize, heir: usize, script: &mut Script) -> Flow {
        let p = &self.players[fallen];
        let mut deck: Vec<Card> = p.bag.iter().chain(&p.top).copied().collect();
        deck.sort_unstable();
        let play: Vec<Card> = p.in_play.iter().map(|c| c.card).collect();
        let mut gifts: Vec<(Card, &str)> = Vec::new();
        if self.setup.rulings.legacy_from == LegacyFrom::Anywhere {
            for (list, zone) in [(&p.hand, "hand"), (&deck, "deck"), (&play, "play")] {
                gifts.extend(titles(list).into_iter().map(|c| (c, zone)));
            }
        }
        gifts.extend(titles(&p.discard).into_iter().map(|c| (c, "discard")));
        if gifts.is_empty() {
            return Ok(());
        }
        let mut words: Vec<String> =
            gifts.iter().map(|&(card, zone)| format!("leave {} from {zone}", self.def(card).id)).collect();
        words.push("done".to_owned());
        let at = script.ask(fallen, words)?;
        let Some(&(card, zone)) = gifts.get(at) else { return Ok(()) };
        match zone {
            "hand" => self.leave_hand(fallen, card),
            "play" => self.players[fallen].in_play.retain(|c| c.card != card),
            "deck" => {
                let p = &mut self.players[fallen];
                let found = take(&mut p.top, card) || take(&mut p.bag, card);
                assert!(found, "the card is in the deck");
            }
            _ => assert!(take(&mut self.players[fallen].discard, card), "the card is in the discard pile"),
        }
        put(&mut self.players[heir].discard, card);
        Ok(())
    }
}
