//! Hints for players: alone against bots, or where all players agreed.

use std::sync::atomic::Ordering;

use games::{Cores, Seat, Thought};
use protocol::{AdviceLine, Nack, Phase, ServerMsg};

use super::Command;
use super::show::{lang, spans};
use super::table::Table;
use crate::hub::Peer;
use crate::repeated::repeated;

/// The bot that gives hints: good enough to learn from, and fast enough to wait for.
const ADVISER: games::Level = games::Level::Commander;
/// The maximum number of options in a hint.
const MOST_LINES: usize = 5;

/// A probability in thousandths.
fn permille(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}

impl Table {
    /// Whether this seat may get hints. The other seats must have agreed, unless they are bots.
    fn helps(&self, seat: Seat) -> bool {
        let mut others = self.seats.iter().enumerate().filter(|(idx, _)| *idx != seat.idx());
        !self.options.rated && (self.options.hints || others.all(|(_, chair)| chair.row.bot.is_some()))
    }

    /// Starts a bot that thinks about a decision.
    pub(crate) fn hint(&mut self, conn: u64, seat: u8, decision: u32) {
        let Some(peer) = self.caller.clone() else { return };
        let asked = match self.commanding(conn, seat) {
            Ok(seat) if !self.helps(seat) => Err(Nack::NotHere),
            Ok(_) if self.progress().is_some() => Err(Nack::NotNow),
            other => other,
        };
        let known = asked.and_then(|seat| {
            let game = self.game.as_ref().ok_or(Nack::NotStarted)?;
            if game.asked_since(seat) != Some(decision as usize) {
                return Err(Nack::StaleDecision);
            }
            if peer.advised.swap(true, Ordering::Relaxed) {
                return Err(Nack::TooFast);
            }
            // The seed depends on the decision only: a repeated request gets the same hint.
            let spec = ADVISER.name().parse().map_err(|_| Nack::Fault)?;
            game.think(seat, &spec, u64::from(decision), Cores::One).map_err(|e| {
                repeated!(error, table = %self.row.id, error = %e, "a bot cannot give a hint");
                peer.advised.store(false, Ordering::Relaxed);
                Nack::Fault
            })
        });
        let thinking = match known {
            Ok(thinking) => thinking,
            Err(code) => return self.refuse_hint(&peer, code),
        };
        let (handle, bots) = (self.own_handle.clone(), self.app.bots.clone());
        self.app.tasks.spawn(async move {
            let thought = bots.think(thinking).await;
            match handle.upgrade() {
                Some(handle) => {
                    let _ = handle.send(Command::Advised { peer, seat, decision, thought }).await;
                }
                // The table has left memory, and the player has left the table.
                None => peer.advised.store(false, Ordering::Relaxed),
            }
        });
    }

    fn refuse_hint(&mut self, peer: &Peer, code: Nack) {
        let (table, n) = (Some(self.row.id), self.last_frame());
        self.answer(peer.conn, &ServerMsg::Nack { cid: None, table, code, reason: None, n, open: None });
    }

    /// Sends the hint of a bot, unless the table has moved on.
    pub(crate) fn advised(&mut self, peer: &Peer, seat: u8, decision: u32, thought: Option<Thought>) {
        peer.advised.store(false, Ordering::Relaxed);
        let Some(sub) = self.subs.iter().find(|sub| sub.peer.conn == peer.conn) else { return };
        let to = lang(sub.lang);
        let (Some(at), Some(game)) = (self.seat(seat), &self.game) else { return };
        if self.phase != Phase::Running || game.asked_since(at) != Some(decision as usize) {
            return self.refuse_hint(peer, Nack::StaleDecision);
        }
        let Some(thought) = thought else { return self.refuse_hint(peer, Nack::Fault) };
        // A team-mate may have changed the options in the meantime.
        let choices = game.choices(at, to);
        let line = |line: games::ThoughtLine| AdviceLine {
            win: permille(line.win),
            share: permille(line.share),
            text: spans(game.say(&line.line, to)),
            reasons: line.reasons.iter().map(|reason| spans(game.say(reason, to))).collect(),
            key: line.key,
        };
        let offered = thought.lines.into_iter().filter(|line| choices.iter().any(|c| c.key == line.key));
        let lines: Vec<AdviceLine> = offered.take(MOST_LINES).map(line).collect();
        let (table, win) = (self.row.id, permille(thought.win));
        self.answer(peer.conn, &ServerMsg::Advice { table, seat, decision, win, lines });
    }
}
