//! Applies a player's actions in the main phase.

use star_realms::effect::{Effect, Static};

use crate::model::options::Action;
use crate::model::script::{Flow, Script};
use crate::model::table::{Card, InPlay, Table, put, take};

impl Table {
    /// One action of a member of the active team, up to its end or to the next question.
    pub(crate) fn act(&mut self, seat: usize, words: &str, script: &mut Script) -> Flow {
        let actions = self.actions(seat);
        let action = actions.iter().find(|(offered, _)| offered == words);
        let (_, action) = *action.unwrap_or_else(|| panic!("{words:?} is not among {actions:?}"));
        match action {
            Action::Play(card) => self.play(seat, card, script),
            Action::Primary(card) => {
                self.in_play_mut(seat, card).used_primary = true;
                let program = self.def(card).primary.clone();
                self.carry_out(&program, seat, card, script)
            }
            Action::Ally(card) => {
                self.in_play_mut(seat, card).used_ally = true;
                let program = self.cards[self.acts_as(card)].ally.clone();
                self.carry_out(&program, seat, card, script)
            }
            Action::Scrap(card) => {
                // SR-SCRAP-01, SR-SCRAP-04
                let program = self.cards[self.acts_as(card)].scrap.clone();
                self.players[seat].in_play.retain(|c| c.card != card);
                self.put_on_scrap_heap(card);
                self.carry_out(&program, seat, card, script)
            }
            Action::Buy(card) => {
                self.players[seat].trade -= u32::from(self.def(card).cost);
                self.acquire(seat, card, script)
            }
            Action::AttackBase(card) => self.attack_base(seat, card, script),
            Action::AttackPlayer(victim) => {
                let amount = script.number(seat, 1, self.players[seat].combat)?;
                self.hit(seat, victim, amount, script)
            }
            Action::JointBuy(card) => self.buy_jointly(seat, card, script),
            Action::JointAttack(card) => self.attack_jointly(seat, card, script),
            Action::Give(card) => {
                let to = script.player(seat, &self.teammates(seat))?;
                self.players[seat].trade -= 1;
                assert!(take(&mut self.players[seat].discard, card), "the card is in the discard pile");
                put(&mut self.players[to].discard, card);
                Ok(())
            }
            Action::EndTurn => {
                self.done.push(seat);
                if self.on_turn().iter().all(|m| self.done.contains(m)) { self.end_turn(script) } else { Ok(()) }
            }
            Action::Withdraw => {
                self.done.retain(|&m| m != seat);
                Ok(())
            }
        }
    }

    fn in_play_mut(&mut self, seat: usize, card: Card) -> &mut InPlay {
        self.players[seat].in_play.iter_mut().find(|c| c.card == card).expect("the card is in play")
    }

    /// SR-MAIN-02; SR-SHIP-01 for ships, SR-BASE-02 for bases.
    fn play(&mut self, seat: usize, card: Card, script: &mut Script) -> Flow {
        self.leave_hand(seat, card);
        let p = &mut self.players[seat];
        p.in_play.push(InPlay { card, used_primary: false, used_ally: false, damage: 0 });
        p.in_play.sort_unstable();
        if !p.played.contains(&card) {
            put(&mut p.played, card);
        }
        if self.is_base(card) {
            return Ok(());
        }
        // Fleet HQ and similar bases trigger for every ship played while they are in play.
        for base in self.players[seat].in_play.clone() {
            for ability in self.def(base.card).statics.clone() {
                if let Static::OnPlayShip(gains) = ability {
                    self.carry_out(&gains, seat, base.card, script)?;
                }
            }
        }
        let program: Vec<Effect> = self.def(card).primary.clone();
        self.carry_out(&program, seat, card, script)
    }

    fn attack_base(&mut self, seat: usize, base: Card, script: &mut Script) -> Flow {
        let (owner, c) = *self.open_bases(seat).iter().find(|(_, c)| c.card == base).expect("the base can be attacked");
        if !self.keeps_damage(owner) {
            self.players[seat].combat -= self.defense(base);
            self.destroy(base);
            return Ok(());
        }
        let (least, most) = self.blows(seat, owner, c).expect("the base can be attacked");
        let amount = script.number(seat, least, most)?;
        self.players[seat].combat -= amount;
        if c.damage + amount == self.defense(base) {
            self.destroy(base);
        } else {
            self.in_play_mut(owner, base).damage += amount;
        }
        Ok(())
    }
}
