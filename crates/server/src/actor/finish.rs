//! The end of a match.

use games::{Seat, SeatSet};
use protocol::{MatchResult, Nack, Phase, ServerMsg};
use store::{Append, Finish, Rated, Status, StoreError};
use tokio::time::Instant;
use uuid::Uuid;

use super::commit::Origin;
use super::show::number;
use super::table::Table;
use crate::failpoint;
use crate::rating;
use crate::repeated::repeated;

impl Table {
    /// Ends the match with a result. The store computes the ratings when it writes the end.
    pub(crate) fn finish(&mut self, winners: SeatSet) -> Finish {
        let result =
            MatchResult { winners: winners.iter().map(number).collect(), conceded: self.meta.conceded.clone() };
        let text = serde_json::to_string(&result).expect("plain data");
        self.result = Some(result);
        let at = self.app.now();
        Finish { at, result: text, rated: self.rated(winners, at).filter(|_| self.options.rated), outbox: Vec::new() }
    }

    fn rated(&self, winners: SeatSet, at: i64) -> Option<Rated> {
        let game = self.game.as_ref()?;
        let entrant = |seat: Seat| {
            let user = self.seats[seat.idx()].row.user?;
            Some(rating::Entrant { user, seat, team: game.team(seat), won: winners.contains(seat) })
        };
        let entrants = Seat::first(self.seat_count()).filter_map(entrant).collect();
        Some(rating::rated(&self.row.game, &self.row.mode, entrants, at))
    }

    /// Announces that the match is over.
    pub(crate) fn end_of_match(&mut self) {
        self.dues.clear();
        self.app.hub.lobby_changed.notify_one();
        tracing::info!(table = %self.row.id, game = self.row.game, lines = self.lines(), "a match is over");
        self.tell_status();
    }

    pub(crate) async fn concede(&mut self, conn: u64, cid: Uuid, seat: u8) {
        let seat = match self.acting(conn, seat) {
            Ok(seat) if self.meta.conceded.contains(&number(seat)) => {
                let n = self.last_frame().unwrap_or(0);
                return self.answer(conn, &ServerMsg::Ack { cid, n });
            }
            _ => match self.commanding(conn, seat) {
                Ok(seat) => seat,
                Err(code) => return self.refuse(conn, cid, code),
            },
        };
        let n = self.last_frame().unwrap_or(0);
        let ack = ServerMsg::Ack { cid, n };
        if !self.give_up(seat, Some((conn, ack))).await {
            self.refuse(conn, cid, Nack::Unavailable);
        }
    }

    /// A seat gives up. When one side is left, it has won; otherwise a bot plays on, so that the others can.
    pub(crate) async fn give_up(&mut self, seat: Seat, ack: Option<(u64, ServerMsg)>) -> bool {
        let Some(game) = &self.game else { return false };
        self.meta.conceded.push(number(seat));
        let gone = |s: &Seat| self.meta.conceded.contains(&number(*s));
        let left: SeatSet = Seat::first(self.seat_count()).filter(|s| !gone(s)).collect();
        let sides: Vec<SeatSet> = left.iter().map(|s| game.team(s)).collect();
        let one_side = sides.windows(2).all(|pair| pair[0] == pair[1]);
        let people = self.seats.iter().enumerate().any(|(idx, c)| c.row.user.is_some() && !gone(&Seat::new(idx)));
        let over = one_side || !people;
        // Bots alone do not play a match to its end; such a match has no winner.
        let winners = sides.first().filter(|_| one_side).map_or(SeatSet::EMPTY, |side| *side);
        let before = self.lines();
        if let Err(e) = self.write_concession(seat, over.then_some(winners)).await {
            repeated!(error, table = %self.row.id, error = %e, "a concession could not be written");
            self.meta.conceded.pop();
            self.roll_back(before);
            // It may have been written after all.
            self.get_stuck();
            return false;
        }
        if let Some((conn, ack)) = ack {
            self.answer(conn, &ack);
        }
        if over {
            (self.phase, self.row.status) = (Phase::Over, Status::Over);
            self.row.result = self.result.as_ref().map(|r| serde_json::to_string(r).expect("plain data"));
            self.snap_all().await;
            self.end_of_match();
        } else {
            self.snap_all().await;
            self.tell_status();
            self.settle();
        }
        true
    }

    /// Writes that a seat gave up, and the end of the match if `winners` is given.
    async fn write_concession(&mut self, seat: Seat, winners: Option<SeatSet>) -> Result<(), StoreError> {
        let before = self.lines();
        let append = if let Some(winners) = winners {
            let conceded = self.meta.conceded.iter().map(|&n| Seat::new(n as usize)).collect::<SeatSet>();
            let game = self.game.as_mut().expect("a running match");
            assert!(game.give_up(conceded, winners), "a running match can be given up");
            self.append_from(before, Origin { seat, cid: None })
        } else {
            let (meta, deadline) = (Some(self.meta_text()), self.deadline());
            Append { id: self.row.id, lines: Vec::new(), meta, deadline, finish: None }
        };
        failpoint::point("commit");
        let asked = Instant::now();
        let written = self.app.store.append(append).await;
        if written.is_err() {
            self.clocks.stop(asked);
        }
        written
    }
}
