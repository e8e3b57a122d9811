//! The interface of the database. [`Store`] is all of it; its parts exist so that each is implemented in its own file.

use std::time::Duration;

use async_trait::async_trait;
use uuid::Uuid;

use crate::{
    Append, ChatLine, Deck, Errand, Line, Match, MuteKind, Node, Rating, Report, Result, Role, SeatRow, Session, Stats,
    Status, StoreError, User,
};

/// The database of a server. Its methods are those of its parts, so `dyn Store` has them without another import.
///
/// A call that is dropped halfway leaves nothing half-written. Texts must not contain NUL, which PostgreSQL refuses.
#[async_trait]
pub trait Store: Users + Sessions + Matches + Logs + People + Decks + Errands + Leases + Send + Sync + 'static {
    /// Tests whether the database is writable. Writes about as much as a busy moment does, because on a full disk there
    /// is often still room for a few bytes in existing files.
    async fn ready(&self) -> Result<()>;
    /// Why the last append was not written, and how long ago that was; `None` when one was written since.
    fn failing(&self) -> Option<(Duration, StoreError)>;
    /// The number of free bytes on the disk of the database; `None` when this process cannot know.
    fn free_space(&self) -> Result<Option<u64>>;
    /// Statistics about how the appends were grouped so far.
    fn stats(&self) -> Stats;
    /// Waits for pending writes and closes the store.
    async fn close(&self);
}

/// Users: guests, accounts and bots.
#[async_trait]
pub trait Users {
    /// Adds a user. `Conflict("name")` when the name is taken.
    async fn add_user(&self, user: &User) -> Result<()>;
    /// Finds a user by id.
    async fn user(&self, id: Uuid) -> Result<Option<User>>;
    /// Finds a user by name key. Deleted users are not found.
    async fn user_named(&self, name_key: &str) -> Result<Option<User>>;
    /// Users whose name contains a text, regardless of case: accounts, then bots, then guests, each by name. Deleted
    /// users are left out.
    async fn users(&self, text: &str, limit: i64) -> Result<Vec<User>>;
    /// Adds a bot of an account. `Conflict("bots")` when it already has `most` bots, `Missing("owner")` when it is
    /// gone.
    async fn add_bot(&self, bot: &User, most: i64) -> Result<()>;
    /// Makes a guest an account, ends the sessions of the guest and begins one of the account, in one transaction.
    /// `Conflict("name")` when the name is taken or looks like another one; `Conflict("guest")` when the user is not a
    /// guest.
    async fn register(&self, id: Uuid, name: &str, name_key: &str, password: &str, session: &Session) -> Result<()>;
    /// Renames an account, also at its seats in matches that are not over. `Conflict("name")` when the name is taken or
    /// looks like another one.
    async fn set_name(&self, id: Uuid, name: &str, name_key: &str) -> Result<()>;
    /// Whether a name looks like that of an account or a bot other than this one.
    async fn looks_like_another(&self, name: &str, but: Uuid) -> Result<bool>;
    /// Changes the password of an account and ends its sessions except one, in one transaction. With `before`, only
    /// while that is still the password: `Conflict("password")` otherwise.
    async fn set_password(&self, id: Uuid, before: Option<&str>, after: &str, but: Option<Uuid>) -> Result<()>;
    /// Stores another hash of the same password. Does nothing when the password was changed in the meantime.
    async fn renew_password(&self, id: Uuid, before: &str, after: &str) -> Result<()>;
    /// Sets the settings of a user.
    async fn set_settings(&self, id: Uuid, settings: &str) -> Result<()>;
    /// Sets the secret of a user's webhooks.
    async fn set_webhook_secret(&self, id: Uuid, secret: &str) -> Result<()>;
    /// The secret of a user's webhooks. It becomes `fresh` if there is none. `None` when the account is gone.
    async fn webhook_secret(&self, id: Uuid, fresh: &str) -> Result<Option<String>>;
    /// Bans a user until a time, or lifts the ban.
    async fn set_ban(&self, id: Uuid, until: Option<i64>) -> Result<()>;
    /// Sets the role of a user.
    async fn set_role(&self, id: Uuid, role: Role) -> Result<()>;
    /// The bots of an account that are not deleted, by name.
    async fn bots_of(&self, owner: Uuid) -> Result<Vec<User>>;
    /// Removes the name from an account and from its seats, and deletes its sessions, bots, blocks, ratings, reports,
    /// chat lines and decks. Matches stay, without the name; so do the rows of bots, because seats refer to them.
    async fn delete_user(&self, id: Uuid, at: i64) -> Result<()>;
}

/// Sessions of users.
#[async_trait]
pub trait Sessions {
    /// Adds a session. `Missing("user")` when the account is gone.
    async fn add_session(&self, session: &Session) -> Result<()>;
    /// Adds a session for a user whose password was verified against this hash, if it is still the stored one.
    /// `Conflict("password")` otherwise.
    async fn sign_in(&self, session: &Session, password: &str) -> Result<()>;
    /// Adds a session and ends all others of its user.
    async fn replace_sessions(&self, session: &Session) -> Result<()>;
    /// The session of a token and its user, unless it has ended or the user is deleted.
    async fn session(&self, token_hash: &[u8; 32], now: i64) -> Result<Option<(Session, User)>>;
    /// Stores when a session was last used. Does nothing when it has ended in the meantime.
    async fn touch_session(&self, id: Uuid, seen: i64, expires: i64) -> Result<()>;
    /// All sessions of a user, the last used first.
    async fn sessions_of(&self, user: Uuid) -> Result<Vec<Session>>;
    /// Ends a session of this user; false when there is none.
    async fn end_session(&self, user: Uuid, id: Uuid) -> Result<bool>;
    /// Ends all sessions of this user except one.
    async fn end_sessions(&self, user: Uuid, but: Option<Uuid>) -> Result<()>;
    /// Deletes sessions that have ended, and guests created before a time who have no session, match or report. Returns
    /// the number of rows.
    async fn sweep(&self, now: i64, guests_before: i64) -> Result<u64>;
}

/// Tables and matches, without their logs.
#[async_trait]
pub trait Matches {
    /// Adds a table with its seats.
    async fn add_match(&self, row: &Match, seats: &[SeatRow]) -> Result<()>;
    /// Adds a table with its seats, unless its creator has created `most.0` tables since a time or sits at `most.1`
    /// that are not over: `Conflict("tables")` then. Concurrent calls for one user are counted one after the other. A
    /// match that continues from another one comes with its secret and its first lines, as for
    /// [`Matches::import_match`].
    async fn open_table(
        &self,
        row: &Match,
        seats: &[SeatRow],
        begun: Option<(&str, &[Line])>,
        since: i64,
        most: (i64, i64),
    ) -> Result<()>;
    /// Adds a match that was played elsewhere, with its whole log. The row has its result and the number of lines.
    /// `Conflict("match")` when the id exists; `Conflict("line")` when the lines do not fit the row.
    async fn import_match(&self, row: &Match, seats: &[SeatRow], secret: &str, lines: &[Line]) -> Result<()>;
    /// Finds the finished match whose log has this number of lines and ends with this one. The last line of a match
    /// contains a hash of all others, so it identifies the match.
    async fn match_ending(&self, lines: i64, last: &str) -> Result<Option<Uuid>>;
    /// A match without its log.
    async fn find_match(&self, id: Uuid) -> Result<Option<Match>>;
    /// The seats of a match, in order.
    async fn seats(&self, id: Uuid) -> Result<Vec<SeatRow>>;
    /// Changes one seat, if it is still as `before` says. `Conflict("seat")` otherwise.
    async fn put_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow) -> Result<()>;
    /// Takes a seat for a user, unless the user already sits at `most` tables that are not over: `Conflict("tables")`.
    /// Otherwise like [`Matches::put_seat`].
    async fn take_seat(&self, id: Uuid, before: &SeatRow, after: &SeatRow, most: i64) -> Result<()>;
    /// Closes a table that is open or running. `Conflict("match")` when it has ended.
    async fn close_match(&self, id: Uuid, at: i64, result: &str) -> Result<()>;
    /// Public tables that are open or running, the newest first.
    async fn lobby(&self, limit: i64) -> Result<Vec<Match>>;
    /// Matches at which a user sits or sat, the newest first, among those created before a time.
    async fn matches_of(&self, user: Uuid, before: i64, limit: i64) -> Result<Vec<Match>>;
    /// Running matches whose clock has run out, with the time at which it did, for tables that are not in memory. The
    /// longest overdue first, starting behind `after`.
    async fn overdue(&self, now: i64, after: (i64, Uuid), limit: i64) -> Result<Vec<(i64, Uuid)>>;
    /// The number of tables that a user created since a time, and of the open or running ones at which the user sits.
    async fn table_counts(&self, user: Uuid, since: i64) -> Result<(i64, i64)>;
    /// The number of matches by game and status.
    async fn match_counts(&self) -> Result<Vec<(String, Status, i64)>>;
}

/// The logs of matches.
#[async_trait]
pub trait Logs {
    /// Starts a match: `Open` becomes `Running`, the secret is stored and line 0 is written, in one transaction.
    /// `Conflict("table")` when it is not open.
    async fn start_match(&self, id: Uuid, secret: &str, header: &Line, meta: &str, deadline: Option<i64>)
    -> Result<()>;
    /// The secret of a match that has started.
    async fn secret(&self, id: Uuid) -> Result<Option<String>>;
    /// Appends the lines of a command. Many callers share one transaction; when this returns, they are on the disk.
    ///
    /// Refused, in this order, with `Missing("match")`; `Repeated` when the seat's command is already in the log;
    /// `Conflict("match")` when the match is not running; `Conflict("line")` when the lines do not follow the log. The
    /// other appends in the same transaction are not affected.
    ///
    /// Dropping the call does not undo the append. After `Unavailable`, call again with the same lines: a connection
    /// that broke during the commit may have hidden a success, and then the answer is `Repeated` or `Conflict("line")`.
    async fn append(&self, append: Append) -> Result<()>;
    /// The log from a line on.
    async fn log(&self, id: Uuid, from: i64) -> Result<Vec<Line>>;
    /// The line that a command wrote.
    async fn line_of(&self, id: Uuid, seat: u8, cid: Uuid) -> Result<Option<i64>>;
    /// Writes table metadata without a command. A match that has ended keeps no deadline.
    async fn put_meta(&self, id: Uuid, meta: &str, deadline: Option<i64>) -> Result<()>;
}

/// Chat, mutes and blocks, reports and ratings.
#[async_trait]
pub trait People {
    /// Adds a chat line and returns its number. A table keeps the last 500 lines.
    async fn add_chat(&self, id: Uuid, line: &ChatLine) -> Result<i64>;
    /// The last chat lines of a table, oldest first.
    async fn chat(&self, id: Uuid, limit: i64) -> Result<Vec<ChatLine>>;
    /// Mutes or blocks another user (`Some`), or removes that (`None`).
    async fn set_mute(&self, user: Uuid, other: Uuid, how: Option<MuteKind>, at: i64) -> Result<()>;
    /// The users that a user has muted or blocked.
    async fn mutes_of(&self, user: Uuid) -> Result<Vec<(Uuid, MuteKind)>>;
    /// Whether either of two users blocks the other.
    async fn blocked(&self, a: Uuid, b: Uuid) -> Result<bool>;
    /// Adds a report.
    async fn add_report(&self, report: &Report) -> Result<()>;
    /// Reports, open ones first, then the newest.
    async fn reports(&self, open_only: bool, limit: i64) -> Result<Vec<Report>>;
    /// Finds a report by id.
    async fn report(&self, id: Uuid) -> Result<Option<Report>>;
    /// Closes a report. `Conflict("report")` when it was closed before.
    async fn close_report(&self, id: Uuid, at: i64, by: Uuid, verdict: &str) -> Result<()>;
    /// A rating, if there is one.
    async fn rating(&self, user: Uuid, game: &str, mode: &str) -> Result<Option<Rating>>;
    /// All ratings of a user.
    async fn ratings_of(&self, user: Uuid) -> Result<Vec<Rating>>;
}

/// Saved decks.
#[async_trait]
pub trait Decks {
    /// Adds a deck. `Conflict("decks")` when its owner already has `most` decks.
    async fn add_deck(&self, deck: &Deck, most: i64) -> Result<()>;
    /// The decks of a user, the last changed first.
    async fn decks_of(&self, user: Uuid) -> Result<Vec<Deck>>;
    /// Changes a deck, but not its owner. `Missing("deck")` when it belongs to another user.
    async fn put_deck(&self, deck: &Deck) -> Result<()>;
    /// Deletes a deck of this user; false when there is none.
    async fn delete_deck(&self, user: Uuid, id: Uuid) -> Result<bool>;
}

/// Errands and notes of the server.
#[async_trait]
pub trait Errands {
    /// Adds an errand.
    async fn add_errand(&self, errand: &Errand) -> Result<()>;
    /// Errands that are due, oldest first.
    async fn errands(&self, now: i64, limit: i64) -> Result<Vec<Errand>>;
    /// Removes an errand that is done or given up.
    async fn errand_done(&self, id: Uuid) -> Result<()>;
    /// Postpones an errand that failed, and counts the attempt.
    async fn errand_later(&self, id: Uuid, due: i64) -> Result<()>;
    /// A note of the server, e.g. when it last ran.
    async fn note(&self, key: &str) -> Result<Option<String>>;
    /// Writes a note.
    async fn put_note(&self, key: &str, value: &str) -> Result<()>;
    /// Moves every deadline of a running match by the time since the time in a note, and sets the note to `now`, in one
    /// transaction. Returns that duration and the number of matches.
    async fn shift_deadlines(&self, note: &str, now: i64) -> Result<(i64, u64)>;
}

/// The lease, which decides which server may write.
#[async_trait]
pub trait Leases {
    /// Takes the lease on the database for this number of milliseconds, by the database's clock. From then on every
    /// write of this store fails with `InUse` once another server has the lease; closing the store releases it.
    ///
    /// `InUse` when another node has the lease, unless it has expired or the process of that node is known to have
    /// ended.
    async fn take_lease(&self, node: &Node, lasts: i64) -> Result<()>;
    /// Makes the lease last this number of milliseconds from now. `InUse` when another node has taken it.
    async fn renew_lease(&self, lasts: i64) -> Result<()>;
}
