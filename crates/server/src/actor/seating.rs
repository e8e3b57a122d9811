//! Before the match: taking and leaving seats, bringing decks, starting.

use games::{DeckWish, Secret};
use protocol::{Phase, TableInfo};
use serde_json::Value;
use store::{Line, SeatRow, Status};
use uuid::Uuid;

use super::record;
use super::table::{Meta, SeatDeck, SeatState, Table};
use crate::error::Error;
use crate::failpoint;

/// The metadata of a table to which decks were brought before it was created.
pub(crate) fn meta_of_decks(seats: &[SeatRow], decks: Vec<Option<DeckWish>>) -> String {
    let brought = |(seat, deck): (&SeatRow, Option<DeckWish>)| Some(SeatDeck { by: seat.user, deck: deck? });
    let decks = seats.iter().zip(decks).map(brought).collect();
    serde_json::to_string(&Meta { decks, ..Meta::default() }).expect("table metadata is plain data")
}

/// The table of the rematch, if a player has asked for one.
pub(crate) fn rematch(row: &store::Match) -> Option<Uuid> {
    serde_json::from_str::<Meta>(&row.meta).unwrap_or_default().rematch
}

/// The metadata of a rematch, in which the players have the same decks.
pub(crate) fn meta_of_rematch(row: &store::Match) -> String {
    let Meta { decks, .. } = serde_json::from_str(&row.meta).unwrap_or_default();
    serde_json::to_string(&Meta { decks, ..Meta::default() }).expect("table metadata is plain data")
}

impl Table {
    /// The public information about the table.
    pub(crate) fn info(&self) -> TableInfo {
        record::info(&self.row, self.seats.iter().map(|chair| &chair.row))
    }

    fn still_open(&self) -> Result<(), Error> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Running | Phase::Over | Phase::Closed => Err(Error::Started),
        }
    }

    pub(crate) async fn sit(
        &mut self,
        user: Uuid,
        name: String,
        rated: bool,
        seat: Option<u8>,
        deck: Option<DeckWish>,
    ) -> Result<TableInfo, Error> {
        if let Some(idx) = self.seats.iter().position(|chair| chair.row.user == Some(user)) {
            if deck.is_some() {
                self.still_open()?;
                self.bring(idx, Some(user), deck).await?;
            }
            // The last player to sit down may have received an error, and tries again.
            self.begin_if_full().await?;
            return Ok(self.info());
        }
        self.still_open()?;
        if self.options.rated && !rated {
            return Err(Error::AccountNeeded);
        }
        if self.options.referee && self.row.creator == user {
            return Err(Error::Referee);
        }
        for chair in &self.seats {
            if let Some(other) = chair.row.user
                && self.app.store.blocked(user, other).await?
            {
                return Err(Error::Blocked);
            }
        }
        let free = |row: &SeatRow| row.user.is_none() && row.bot.is_none();
        let idx = match seat {
            Some(n) => self.seat(n).map(games::Seat::idx).filter(|&idx| free(&self.seats[idx].row)),
            None => self.seats.iter().position(|chair| free(&chair.row)),
        };
        let idx = idx.ok_or(Error::SeatTaken)?;
        self.bring(idx, Some(user), deck).await?;
        let after = SeatRow { user: Some(user), name, ..self.seats[idx].row.clone() };
        let most = self.app.config.limits.tables_at_once;
        self.app.store.take_seat(self.row.id, &self.seats[idx].row, &after, most).await?;
        self.show_seat(idx, after);
        self.begin_if_full().await?;
        Ok(self.info())
    }

    /// The decks of the seats. A deck whose player has left the seat does not count.
    fn decks(&self) -> Vec<Option<DeckWish>> {
        let deck = |(idx, chair): (usize, &SeatState)| {
            let brought = self.meta.decks.get(idx)?.as_ref()?;
            let taken = chair.row.user.is_some() || chair.row.bot.is_some();
            (taken && brought.by == chair.row.user).then(|| brought.deck.clone())
        };
        self.seats.iter().enumerate().map(deck).collect()
    }

    /// The setup of the match with these decks. A seat without a deck gets a starter deck that fits.
    fn setup_with_decks(&self, decks: &[Option<DeckWish>]) -> Result<Value, Error> {
        let setup = serde_json::from_str(&self.row.setup).map_err(|e| Error::Fault(e.to_string()))?;
        let (seed, _) = Uuid::new_v4().as_u64_pair();
        Ok(games::with_decks(&self.row.game, &setup, decks, Some(seed))?)
    }

    /// Sets the deck of a seat, if it can be played there. Without a deck, the one this user brought before stays.
    async fn bring(&mut self, idx: usize, user: Option<Uuid>, deck: Option<DeckWish>) -> Result<(), Error> {
        let before = self.meta.decks.clone();
        let kept = || before.get(idx).cloned().flatten().filter(|brought| brought.by == user);
        let brought = deck.map(|deck| SeatDeck { by: user, deck }).or_else(kept);
        let mut decks = self.decks();
        decks[idx] = brought.as_ref().map(|brought| brought.deck.clone());
        self.setup_with_decks(&decks)?;
        self.meta.decks.resize(self.seats.len().max(before.len()), None);
        self.meta.decks[idx] = brought;
        if self.meta.decks != before
            && let Err(e) = self.keep_meta().await
        {
            self.meta.decks = before;
            return Err(e);
        }
        Ok(())
    }

    async fn change_seat(&mut self, idx: usize, after: SeatRow) -> Result<(), Error> {
        self.app.store.put_seat(self.row.id, &self.seats[idx].row, &after).await?;
        self.show_seat(idx, after);
        Ok(())
    }

    /// Changes a seat in memory and tells all viewers and the lobby.
    fn show_seat(&mut self, idx: usize, after: SeatRow) {
        self.seats[idx].row = after;
        self.tell_status();
        self.app.hub.lobby_changed.notify_one();
    }

    pub(crate) async fn stand(&mut self, user: Uuid) -> Result<TableInfo, Error> {
        self.still_open()?;
        self.close_seats_of(user).await?;
        for idx in 0..self.seats.len() {
            if self.seats[idx].row.user == Some(user) {
                let after = SeatRow { user: None, name: String::new(), ..self.seats[idx].row.clone() };
                self.change_seat(idx, after).await?;
                if self.meta.decks.get(idx).is_some_and(Option::is_some) {
                    self.meta.decks[idx] = None;
                    self.keep_meta().await?;
                }
            }
        }
        Ok(self.info())
    }

    /// Removes the coaches of a user's seats, so that they do not coach the next player there. Written before the seat
    /// is free.
    async fn close_seats_of(&mut self, user: Uuid) -> Result<(), Error> {
        let before = self.meta.coaches.clone();
        let seats = &self.seats;
        self.meta.coaches.retain(|(seat, ..)| seats.get(usize::from(*seat)).is_some_and(|c| c.row.user != Some(user)));
        if self.meta.coaches != before
            && let Err(e) = self.keep_meta().await
        {
            self.meta.coaches = before;
            return Err(e);
        }
        self.turn_out_coaches();
        Ok(())
    }

    /// Starts the match with bots in the free seats, as the creator asked.
    pub(crate) async fn begin_with_machines(&mut self, user: Uuid) -> Result<TableInfo, Error> {
        self.still_open()?;
        if self.row.creator != user {
            return Err(Error::NotYours);
        }
        if self.options.rated && !self.is_full() {
            return Err(Error::Bad("bots do not play rated matches".to_owned()));
        }
        for idx in 0..self.seats.len() {
            let row = &self.seats[idx].row;
            if row.user.is_none() && row.bot.is_none() {
                let level = games::Level::Captain.name().to_owned();
                let after = SeatRow {
                    name: games::machine_name(&level, games::Seat::new(idx), games::Lang::En),
                    bot: Some(level),
                    ..row.clone()
                };
                self.change_seat(idx, after).await?;
            }
        }
        self.begin_if_full().await?;
        Ok(self.info())
    }

    fn is_full(&self) -> bool {
        self.seats.iter().all(|chair| chair.row.user.is_some() || chair.row.bot.is_some())
    }

    /// Starts the match as soon as every seat is taken.
    pub(crate) async fn begin_if_full(&mut self) -> Result<(), Error> {
        if !self.is_full() || self.phase != Phase::Open {
            return Ok(());
        }
        failpoint::point_at("begin", self.row.id);
        let setup = self.setup_with_decks(&self.decks())?;
        let mut notes = record::notes(self.seats.iter().map(|chair| &chair.row));
        let secret = match self.meta.lesson.as_deref().and_then(|name| Some((name, games::lesson(name)?))) {
            Some((name, lesson)) => {
                notes.insert("lesson".to_owned(), name.into());
                lesson.secret()
            }
            None => Secret::fresh().map_err(|e| Error::Fault(e.to_string()))?,
        };
        let sitting: Vec<Uuid> = self.seats.iter().filter_map(|chair| chair.row.user).collect();
        self.meta.coaches.retain(|(_, coach, _)| !sitting.contains(coach));
        let kept = secret.to_string();
        let game = games::open(&self.row.game, &setup, notes, secret).map_err(|e| Error::Fault(e.to_string()))?;
        let header = Line {
            n: 0,
            at: self.app.now(),
            seat: None,
            cid: None,
            body: game.lines_since(0).trim_end().to_owned(),
            clocks: self.clocks.text(),
        };
        let asked = match game.to_act() {
            games::ToAct::Seats { asked, .. } => asked.and(self.played_by_people()),
            games::ToAct::Over(_) => games::SeatSet::EMPTY,
        };
        let time = self.clocks.at_the_start().filter(|_| !asked.is_empty());
        let deadline = time.map(|time| header.at + time);
        self.app.store.start_match(self.row.id, &kept, &header, &self.meta_text(), deadline).await?;
        self.game = Some(game);
        (self.phase, self.row.status) = (Phase::Running, Status::Running);
        self.row.started = Some(header.at);
        self.name_all();
        self.run_clocks();
        self.app.hub.lobby_changed.notify_one();
        self.remove_disallowed_viewers("the match has started", |_| true);
        self.snap_all().await;
        self.settle();
        Ok(())
    }

    /// Closes an open table. The server itself may also close a running match.
    pub(crate) async fn close(&mut self, user: Option<Uuid>) -> Result<TableInfo, Error> {
        if let Some(user) = user {
            self.still_open()?;
            if self.row.creator != user {
                return Err(Error::NotYours);
            }
        }
        if matches!(self.phase, Phase::Over | Phase::Closed) {
            return Err(Error::Started);
        }
        self.app.store.close_match(self.row.id, self.app.now(), r#"{"winners":[]}"#).await?;
        (self.phase, self.row.status) = (Phase::Closed, Status::Closed);
        self.tell_status();
        self.app.hub.lobby_changed.notify_one();
        Ok(self.info())
    }
}
