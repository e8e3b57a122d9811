//! What the house asks of its database. [`Store`] is all of it; the parts exist so that each has a file of its own.

use std::time::Duration;

use async_trait::async_trait;
use uuid::Uuid;

use crate::{
    Append, ChatLine, Deck, Errand, Line, Match, Node, Rating, Report, Result, Role, SeatRow, Session, Shut, Stats,
    Status, StoreError, User,
};

/// A database of the house. Its methods are those of its parts: `dyn Store` has them without another import.
///
/// A call that is dropped halfway leaves nothing half-written. A text holds no NUL character: PostgreSQL refuses it.
#[async_trait]
pub trait Store: Users + Sessions + Matches + Logs + People + Decks + House + Leases + Send + Sync + 'static {
    /// Can it be written to? Writes about as much as a busy moment does: a full disk often still has room for a few bytes
    /// in the files that are there.
    async fn ready(&self) -> Result<()>;
    /// Why the last append was not written and how long ago that was; nothing when one was written since.
    fn failing(&self) -> Option<(Duration, StoreError)>;
    /// Bytes that are free where the database is. Nothing when only another program could tell.
    fn free_space(&self) -> Result<Option<u64>>;
    /// How the appends were grouped so far.
    fn stats(&self) -> Stats;
    /// Waits for what is being written and closes.
    async fn close(&self);
}

/// Who there is.
#[async_trait]
pub trait Users {
    /// Adds somebody. `Conflict("name")` when the name is taken.
    async fn add_user(&self, user: &User) -> Result<()>;
    /// Somebody by id.
    async fn user(&self, id: Uuid) -> Result<Option<User>>;
    /// Somebody by name key; deleted ones are not found.
    async fn user_named(&self, name_key: &str) -> Result<Option<User>>;
    /// Those whose name holds a text, however its letters are cased: accounts, then bots, then guests, each by name.
    /// Deleted ones are not among them.
    async fn users(&self, text: &str, limit: i64) -> Result<Vec<User>>;
    /// Adds a bot of an account. `Conflict("bots")` when it has that many already, `Missing("owner")` when it is gone.
    async fn add_bot(&self, bot: &User, most: i64) -> Result<()>;
    /// Makes a guest an account, ends the sessions of the guest and begins one of the account, all at once.
    /// `Conflict("name")` when the name is taken or looks like one that is; `Conflict("guest")` when it is no guest.
    async fn register(&self, id: Uuid, name: &str, name_key: &str, password: &str, session: &Session) -> Result<()>;
    /// Renames an account, also where it sits at tables that are not over. `Conflict("name")` when the name is taken or
    /// looks like one that is.
    async fn set_name(&self, id: Uuid, name: &str, name_key: &str) -> Result<()>;
    /// Does a name look like that of an account or a bot other than this one?
    async fn looks_like_another(&self, name: &str, but: Uuid) -> Result<bool>;
    /// Changes the password of an account and ends its sessions but one, all at once. With `before`, only while that is
    /// still the password: `Conflict("password")` otherwise.
    async fn set_password(&self, id: Uuid, before: Option<&str>, after: &str, but: Option<Uuid>) -> Result<()>;
    /// Keeps another hash of the same password. Nothing happens when the password was changed meanwhile.
    async fn renew_password(&self, id: Uuid, before: &str, after: &str) -> Result<()>;
    /// Writes somebody's settings.
    async fn set_settings(&self, id: Uuid, settings: &str) -> Result<()>;
    /// Writes the secret of somebody's webhooks.
    async fn set_webhook_secret(&self, id: Uuid, secret: &str) -> Result<()>;
    /// The secret of somebody's webhooks: the one there is, else `fresh` from now on. Nothing when the account is gone.
    async fn webhook_secret(&self, id: Uuid, fresh: &str) -> Result<Option<String>>;
    /// Shuts somebody out until a moment, or lets them in again.
    async fn set_ban(&self, id: Uuid, until: Option<i64>) -> Result<()>;
    /// Says what somebody may do.
    async fn set_role(&self, id: Uuid, role: Role) -> Result<()>;
    /// The bots of an account that are not deleted, by name.
    async fn bots_of(&self, owner: Uuid) -> Result<Vec<User>>;
    /// Takes the name off an account and off its seats, and deletes sessions, bots, blocks, ratings, reports made,
    /// said lines and decks. Matches stay, nameless; so do the rows of bots, as their seats need them.
    async fn delete_user(&self, id: Uuid, at: i64) -> Result<()>;
}

/// How they come in.
#[async_trait]
pub trait Sessions {
    /// Adds a session. `Missing("user")` when the account is gone.
    async fn add_session(&self, session: &Session) -> Result<()>;
    /// Adds a session for somebody who has shown a password, if it still is the password by now. `Conflict("password")`
    /// otherwise.
    async fn sign_in(&self, session: &Session, password: &str) -> Result<()>;
    /// Adds a session and ends all others of its user.
    async fn replace_sessions(&self, session: &Session) -> Result<()>;
    /// The session of a token and its user, unless it has ended or the user is deleted.
    async fn session(&self, token_hash: &[u8; 32], now: i64) -> Result<Option<(Session, User)>>;
    /// Notes that a session was used. Nothing happens when it has been ended meanwhile.
    async fn touch_session(&self, id: Uuid, seen: i64, expires: i64) -> Result<()>;
    /// All sessions of a user, the last used first.
    async fn sessions_of(&self, user: Uuid) -> Result<Vec<Session>>;
    /// Ends a session of this user; false when there is none.
    async fn end_session(&self, user: Uuid, id: Uuid) -> Result<bool>;
    /// Ends all sessions of this user but one.
    async fn end_sessions(&self, user: Uuid, but: Option<Uuid>) -> Result<()>;
    /// Deletes sessions that have ended, and guests who came before a moment and have no session, match or complaint.
    /// Returns how many rows.
    async fn sweep(&self, now: i64, guests_before: i64) -> Result<u64>;
}

/// Tables and matches, without what happens in them.
#[async_trait]
pub trait Matches {
    /// Adds a table with its seats.
    async fn add_match(&self, row: &Match, seats: &[SeatRow]) -> Result<()>;
    /// Adds a table with its seats, unless its maker has made `most.0` tables since a moment or sits at `most.1` that are
    /// not over. `Conflict("tables")` then. Whoever asks twice at once is counted one after the other. A match that goes on
    /// from another one comes with its secret and the lines it begins with, as for [`Matches::import_match`].
    async fn open_table(
        &self,
        row: &Match,
        seats: &[SeatRow],
        begun: Option<(&str, &[Line])>,
        since: i64,
        most: (i64, i64),
    ) -> Result<()>;
    /// Adds a match that was played elsewhere, with its whole log: the row says how it ended and how many lines there
    /// are. `Conflict("match")` when there is one of this id; `Conflict("line")` when the lines are not those the row
    /// speaks of.
    async fn import_match(&self, row: &Match, seats: &[SeatRow], secret: &str, lines: &[Line]) -> Result<()>;
    /// The finished match whose log has so many lines and ends with this one. The last line of a match holds a hash of
    /// all others, so that it is the same match.
    async fn match_ending(&self, lines: i64, last: &str) -> Result<Option<Uuid>>;
    /// A match without its log.
    async fn find_match(&self, id: Uuid) -> Result<Option<Match>>;
    /// Its seats in order.
    async fn seats(&self, id: Uuid) -> Result<Vec<SeatRow>>;
    /// Somebody sits down or gets up: changes one seat if it still is as `before` says. `Conflict("seat")` otherwise.
    async fn put_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow) -> Result<()>;
    /// Somebody sits down, unless they sit at that many tables that are not over: `Conflict("tables")`. Otherwise as
    /// [`Matches::put_seat`].
    async fn take_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow, most: i64) -> Result<()>;
    /// Gives up a table that is open or running. `Conflict("match")` when it has ended.
    async fn close_match(&self, id: Uuid, at: i64, result: &str) -> Result<()>;
    /// Public tables that are open or running, the newest first.
    async fn lobby(&self, limit: i64) -> Result<Vec<Match>>;
    /// Matches somebody sits or sat at, the newest first, from those created before a moment on.
    async fn matches_of(&self, user: Uuid, before: i64, limit: i64) -> Result<Vec<Match>>;
    /// Running matches whose clock has run out, with the moment it did, for tables nobody has in memory. The longest
    /// overdue first, from the one behind `after` on.
    async fn overdue(&self, now: i64, after: (i64, Uuid), limit: i64) -> Result<Vec<(i64, Uuid)>>;
    /// How many tables somebody made since a moment, and at how many they sit that are open or running.
    async fn table_counts(&self, user: Uuid, since: i64) -> Result<(i64, i64)>;
    /// How many matches there are by game and status.
    async fn match_counts(&self) -> Result<Vec<(String, Status, i64)>>;
}

/// What happens in a match.
#[async_trait]
pub trait Logs {
    /// Seals the table: `Open` becomes `Running`, the secret is kept and line 0 is written, all at once.
    /// `Conflict("table")` when it is not open.
    async fn start_match(&self, id: Uuid, secret: &str, header: &Line, meta: &str, deadline: Option<i64>)
    -> Result<()>;
    /// The secret of a match that has begun.
    async fn secret(&self, id: Uuid) -> Result<Option<String>>;
    /// Adds what a command did. Many callers share one transaction; when this returns, it is on the disk.
    ///
    /// Refused, in this order, with `Missing("match")`; `Repeated` when the seat's command is in the log already;
    /// `Conflict("match")` when it is not running; `Conflict("line")` when the lines do not follow the log. The others
    /// in the same transaction are not touched by that.
    ///
    /// Dropping the call does not take the append back. After `Unavailable` ask again with the same lines: a connection
    /// that broke during the commit may have hidden a success, and then the answer is `Repeated` or `Conflict("line")`.
    async fn append(&self, append: Append) -> Result<()>;
    /// The log from a line on.
    async fn log(&self, id: Uuid, from: i64) -> Result<Vec<Line>>;
    /// The line a command became.
    async fn line_of(&self, id: Uuid, seat: u8, cid: Uuid) -> Result<Option<i64>>;
    /// Writes table matters outside a command. A match that has ended keeps no deadline.
    async fn put_meta(&self, id: Uuid, meta: &str, deadline: Option<i64>) -> Result<()>;
}

/// People among each other.
#[async_trait]
pub trait People {
    /// Adds something said and returns its number. A table keeps the last 500 lines.
    async fn add_chat(&self, id: Uuid, line: &ChatLine) -> Result<i64>;
    /// The last things said at a table, oldest first.
    async fn chat(&self, id: Uuid, limit: i64) -> Result<Vec<ChatLine>>;
    /// Mutes, blocks (`Some`) or forgives (`None`).
    async fn shut(&self, user: Uuid, other: Uuid, how: Option<Shut>, at: i64) -> Result<()>;
    /// Whom somebody has shut out.
    async fn shut_by(&self, user: Uuid) -> Result<Vec<(Uuid, Shut)>>;
    /// Does either of them block the other?
    async fn blocked(&self, a: Uuid, b: Uuid) -> Result<bool>;
    /// Adds a complaint.
    async fn add_report(&self, report: &Report) -> Result<()>;
    /// Complaints, open ones first, then the newest.
    async fn reports(&self, open_only: bool, limit: i64) -> Result<Vec<Report>>;
    /// One complaint.
    async fn report(&self, id: Uuid) -> Result<Option<Report>>;
    /// Deals with a complaint. `Conflict("report")` when that was done before.
    async fn close_report(&self, id: Uuid, at: i64, by: Uuid, verdict: &str) -> Result<()>;
    /// A rating, if there is one.
    async fn rating(&self, user: Uuid, game: &str, mode: &str) -> Result<Option<Rating>>;
    /// All ratings of somebody.
    async fn ratings_of(&self, user: Uuid) -> Result<Vec<Rating>>;
}

/// Decks people keep.
#[async_trait]
pub trait Decks {
    /// Adds a deck. `Conflict("decks")` when somebody has that many already.
    async fn add_deck(&self, deck: &Deck, most: i64) -> Result<()>;
    /// Somebody's decks, the last changed first.
    async fn decks_of(&self, user: Uuid) -> Result<Vec<Deck>>;
    /// Writes everything but its owner. `Missing("deck")` when it is not theirs.
    async fn put_deck(&self, deck: &Deck) -> Result<()>;
    /// Deletes a deck of this user; false when there is none.
    async fn delete_deck(&self, user: Uuid, id: Uuid) -> Result<bool>;
}

/// The house itself.
#[async_trait]
pub trait House {
    /// Adds an errand.
    async fn add_errand(&self, errand: &Errand) -> Result<()>;
    /// Errands that are due, oldest first.
    async fn errands(&self, now: i64, limit: i64) -> Result<Vec<Errand>>;
    /// An errand is done or given up.
    async fn errand_done(&self, id: Uuid) -> Result<()>;
    /// An errand failed and is due again later; counts the try.
    async fn errand_later(&self, id: Uuid, due: i64) -> Result<()>;
    /// A note of the house, e.g. when it was last awake.
    async fn note(&self, key: &str) -> Result<Option<String>>;
    /// Writes a note.
    async fn put_note(&self, key: &str, value: &str) -> Result<()>;
    /// Moves every deadline of a running match by the time since the moment a note tells, and makes the note tell `now`,
    /// both or neither. Returns that time and how many matches it were.
    async fn wake_up(&self, note: &str, now: i64) -> Result<(i64, u64)>;
}

/// Which server may write.
#[async_trait]
pub trait Leases {
    /// Takes the lease on the database for so many milliseconds, by the database's clock. From then on every write of
    /// this store fails with `InUse` once another has it; closing the store gives it back.
    ///
    /// `InUse` when another node has it, unless that has expired or its process is known to have ended.
    async fn take_lease(&self, node: &Node, lasts: i64) -> Result<()>;
    /// Makes the lease last so many milliseconds from now. `InUse` when another node has taken it.
    async fn renew_lease(&self, lasts: i64) -> Result<()>;
}
