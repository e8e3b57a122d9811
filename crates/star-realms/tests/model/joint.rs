//! Joint payments of a hydra team (SR-HYDRA-07, SR-HYDRA-08).

use star_realms::Home;

use crate::model::script::{Flow, Script};
use crate::model::table::{Card, InPlay, Table};

/// The pool that a joint payment comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pool {
    Trade,
    Combat,
}

impl Table {
    fn pool(&self, seat: usize, pool: Pool) -> u32 {
        let p = &self.players[seat];
        if pool == Pool::Trade { p.trade } else { p.combat }
    }

    /// The proposer, then the other members.
    fn contributors(&self, seat: usize) -> Vec<usize> {
        let mates = self.team(seat).into_iter().filter(|&m| m != seat);
        std::iter::once(seat).chain(mates).collect()
    }

    /// The share of a contributor when `left` is still to be paid: at most what they have, and enough that the later
    /// contributors can pay the rest. The proposer pays something and leaves something to the others.
    fn shares(&self, seat: usize, who: usize, left: u32, pool: Pool) -> Option<(u32, u32)> {
        if self.refusals == 3 && who == seat {
            return None;
        }
        let all = self.contributors(seat);
        let later: u32 = all.iter().skip_while(|&&m| m != who).skip(1).map(|&m| self.pool(m, pool)).sum();
        let (least, most) = if who == seat { (1, left.checked_sub(1)?) } else { (0, left) };
        let (least, most) = (least.max(left.saturating_sub(later)), most.min(self.pool(who, pool)));
        (least <= most).then_some((least, most))
    }

    /// SR-HYDRA-08, SR-HYDRA-OPEN3
    pub(crate) fn joint_purchases(&self, seat: usize) -> Vec<Card> {
        let explorers = self.setup.rulings.hydra_joint_explorers && self.sells_explorers();
        let explorer = self.explorers.first().copied().filter(|_| explorers);
        let offers = self.row.iter().flatten().copied().chain(explorer);
        offers.filter(|&c| self.shares(seat, seat, self.def(c).cost.into(), Pool::Trade).is_some()).collect()
    }

    /// SR-HYDRA-07
    pub(crate) fn joint_attacks(&self, seat: usize) -> Vec<(usize, InPlay)> {
        let open = self.open_bases(seat).into_iter();
        open.filter(|(_, c)| self.shares(seat, seat, self.defense(c.card), Pool::Combat).is_some()).collect()
    }

    pub(crate) fn buy_jointly(&mut self, seat: usize, card: Card, script: &mut Script) -> Flow {
        assert_ne!(self.def(card).home, Home::Starter, "starting cards cannot be bought");
        if self.pay(seat, self.def(card).cost.into(), Pool::Trade, script)? {
            self.acquire(seat, card, script)?;
        }
        Ok(())
    }

    pub(crate) fn attack_jointly(&mut self, seat: usize, base: Card, script: &mut Script) -> Flow {
        if self.pay(seat, self.defense(base), Pool::Combat, script)? {
            self.destroy(base);
        }
        Ok(())
    }

    /// SR-HYDRA-OPEN2: the proposer names the shares, and every other contributor confirms; true when it was paid.
    fn pay(&mut self, seat: usize, price: u32, pool: Pool, script: &mut Script) -> Flow<bool> {
        let all = self.contributors(seat);
        let mut shares = Vec::new();
        let mut left = price;
        for (i, &who) in all.iter().enumerate() {
            let share = if i + 1 == all.len() {
                left
            } else {
                let (least, most) = self.shares(seat, who, left, pool).expect("there is a valid share");
                script.number(seat, least, most)?
            };
            left -= share;
            shares.push((who, share));
        }
        let mut unasked: Vec<usize> = shares.iter().filter(|s| s.0 != seat && s.1 > 0).map(|s| s.0).collect();
        while !unasked.is_empty() {
            let (who, at) = script.ask_any(&unasked, vec!["yes".to_owned(), "no".to_owned()])?;
            if at == 1 {
                self.refusals += 1;
                return Ok(false);
            }
            unasked.retain(|&m| m != who);
        }
        for (who, share) in shares {
            let p = &mut self.players[who];
            *(if pool == Pool::Trade { &mut p.trade } else { &mut p.combat }) -= share;
        }
        Ok(true)
    }
}
