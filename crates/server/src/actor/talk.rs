//! What people say to each other.

use protocol::{Chat, Nack, Phase, ServerMsg};
use store::ChatLine;

use super::table::Table;

/// One line without control characters; `None` for nothing or for more than may be said at once.
fn clean(text: &str, most: usize) -> Result<String, Nack> {
    let kept: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let kept = kept.trim();
    match kept.chars().count() {
        0 => Err(Nack::NotSaid),
        n if n > most => Err(Nack::TooLong),
        _ => Ok(kept.to_owned()),
    }
}

impl Table {
    pub(crate) async fn say(&mut self, conn: u64, said: &str) {
        let Some(sub) = self.subs.iter().find(|sub| sub.peer.conn == conn) else {
            let (table, n) = (Some(self.row.id), None);
            let code = Nack::NotJoined;
            return self.answer(conn, &ServerMsg::Nack { cid: None, table, code, reason: None, n, open: None });
        };
        let said = clean(said, self.app.config.limits.chat_chars);
        let allowed = if self.options.chat { said } else { Err(Nack::NotHere) };
        let line = allowed.map(|text| ChatLine {
            seq: 0,
            user: Some(sub.peer.user),
            name: sub.peer.name.to_string(),
            watchers: !self.sits(sub.peer.user) && self.phase == Phase::Running,
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
        let (user, watchers) = (line.user, line.watchers);
        let players: Vec<_> = self.seats.iter().filter_map(|chair| chair.row.user).collect();
        let msg = ServerMsg::Chat(self.chat_twin(line));
        self.tell(&msg, |sub| sub.peer.hears(user) && !(watchers && players.contains(&sub.peer.user)));
    }

    fn chat_twin(&self, line: ChatLine) -> Chat {
        let ChatLine { seq, user, name, watchers, text, at } = line;
        Chat { table: self.row.id, seq, user, name, watchers, text, at }
    }

    /// The last things said that a socket may hear.
    pub(crate) async fn chat_for(&self, idx: usize, most: i64) -> Vec<Chat> {
        // A table without its chat is better than no table.
        let lines = self.app.store.chat(self.row.id, most).await.unwrap_or_default();
        let peer = &self.subs[idx].peer;
        let plays = self.sits(peer.user) && self.phase == Phase::Running;
        let heard = lines.into_iter().filter(|line| peer.hears(line.user) && !(line.watchers && plays));
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
