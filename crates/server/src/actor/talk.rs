//! The chat of a table.

use protocol::{Chat, Nack, Phase, ServerMsg};
use store::ChatLine;
use uuid::Uuid;

use super::table::Table;
use crate::hub::Peer;

/// One line without control characters; an error when nothing is left, or when it is too long.
fn clean(text: &str, most: usize) -> Result<String, Nack> {
    let kept = crate::clean::line(text);
    match kept.chars().count() {
        0 => Err(Nack::NotSaid),
        n if n > most => Err(Nack::TooLong),
        _ => Ok(kept),
    }
}

impl Table {
    /// Sends a chat line to all viewers or to the team. A line to the team may point at a place on the map.
    pub(crate) async fn say(&mut self, conn: u64, said: &str, team: bool, spot: Option<u16>) {
        let Some(sub) = self.subs.iter().find(|sub| sub.peer.conn == conn) else {
            let (table, n) = (Some(self.row.id), None);
            let code = Nack::NotJoined;
            return self.answer(conn, &ServerMsg::Nack { cid: None, table, code, reason: None, n, open: None });
        };
        let said = match clean(said, self.app.config.limits.chat_chars) {
            // A place on the map needs no text.
            Err(Nack::NotSaid) if spot.is_some() => Ok(String::new()),
            said => said,
        };
        let said = if spot.is_none_or(|spot| team && self.has_spot(spot)) { said } else { Err(Nack::Illegal) };
        let seats = if team { self.mates(sub.peer.user).map(Some) } else { Some(None) };
        let allowed = if self.options.chat { said } else { Err(Nack::NotHere) };
        let heard = allowed.and_then(|text| Ok((text, seats.ok_or(Nack::NotHere)?)));
        let line = heard.map(|(text, seats)| ChatLine {
            seq: 0,
            user: Some(sub.peer.user),
            name: sub.peer.name.to_string(),
            watchers: !self.sits(sub.peer.user) && self.phase == Phase::Running,
            seats,
            spot,
            text,
            at: self.app.now(),
        });
        let refused = match line {
            Ok(mut line) => match self.app.store.add_chat(self.row.id, &line).await {
                Ok(seq) => {
                    line.seq = seq;
                    return self.pass_on(line);
                }
                Err(_) => Nack::Unavailable,
            },
            Err(code) => code,
        };
        let (table, n) = (Some(self.row.id), self.last_frame());
        self.answer(conn, &ServerMsg::Nack { cid: None, table, code: refused, reason: None, n, open: None });
    }

    fn pass_on(&mut self, line: ChatLine) {
        let near: Vec<u64> =
            self.subs.iter().filter(|sub| self.hears(&sub.peer, &line)).map(|sub| sub.peer.conn).collect();
        let msg = ServerMsg::Chat(self.chat_twin(line));
        self.tell(&msg, |sub| near.contains(&sub.peer.conn));
    }

    /// Whether a line is for this client: not from muted users, not from watchers while it plays, not for another team.
    fn hears(&self, peer: &Peer, line: &ChatLine) -> bool {
        let is_meant = line.seats.is_none_or(|seats| self.users(seats).contains(&peer.user));
        let plays = self.sits(peer.user) && self.phase == Phase::Running;
        is_meant && peer.hears(line.user) && !(line.watchers && plays)
    }

    /// The seats of the user's team, one bit each. `None` unless the user plays for one team of several seats.
    fn mates(&self, user: Uuid) -> Option<i64> {
        let game = self.game.as_ref()?;
        let own = self.seats.iter().enumerate().filter(|(_, chair)| chair.row.user == Some(user));
        let mut teams = own.filter_map(|(idx, _)| Some(game.team(self.seat(idx as u8)?)));
        let team = teams.next()?;
        let one = team.len() > 1 && teams.all(|other| other == team);
        one.then(|| team.iter().fold(0, |bits, seat| bits | 1 << seat.idx()))
    }

    /// Whether the map of this game has such a place. Maps are the same for all viewers throughout a match.
    fn has_spot(&self, spot: u16) -> bool {
        let map = self.game.as_ref().and_then(|game| game.table_view(games::Viewer::Spectator).map);
        map.is_some_and(|map| usize::from(spot) < map.spots.len())
    }

    /// The users who hold these seats now.
    fn users(&self, seats: i64) -> Vec<Uuid> {
        let sitting = self.seats.iter().enumerate().filter(|(idx, _)| seats >> idx & 1 == 1);
        sitting.filter_map(|(_, chair)| chair.row.user).collect()
    }

    fn chat_twin(&self, line: ChatLine) -> Chat {
        let ChatLine { seq, user, name, watchers, seats, spot, text, at } = line;
        Chat { table: self.row.id, seq, user, name, watchers, team: seats.is_some(), spot, text, at }
    }

    /// The last chat lines that a socket may read.
    pub(crate) async fn chat_for(&self, idx: usize, most: i64) -> Vec<Chat> {
        // A table without its chat is better than no table.
        let lines = self.app.store.chat(self.row.id, most).await.unwrap_or_default();
        let peer = &self.subs[idx].peer;
        let heard = lines.into_iter().filter(|line| self.hears(peer, line));
        heard.map(|line| self.chat_twin(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_clean_line() {
        assert_eq!(clean("  hi\nthere\u{7} ", 300).as_deref(), Ok("hi there"));
        assert_eq!(clean("\u{1b}\n", 300), Err(Nack::NotSaid));
        assert_eq!(clean("ЖЖЖ", 3).as_deref(), Ok("ЖЖЖ"));
        assert_eq!(clean("ЖЖЖЖ", 3), Err(Nack::TooLong));
    }
}
