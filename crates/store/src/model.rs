//! The rows as the rest of the server sees them. Times are milliseconds since 1970, JSON is opaque text.

use std::sync::Arc;

use uuid::Uuid;

/// What a user may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Role {
    /// May only play.
    #[default]
    Player,
    /// May handle reports, mute and ban.
    Moderator,
    /// May do everything.
    Admin,
}

/// The kind of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserKind {
    /// A visitor without a password, known by a cookie alone.
    Guest,
    /// Has a name and a password.
    Account,
    /// A program with a token, which belongs to an account.
    Bot,
}

/// A user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id, which never changes and is never reused.
    pub id: Uuid,
    /// The name as it is shown.
    pub name: String,
    /// The name as it is compared: compatible forms and letter case make no difference.
    pub name_key: String,
    /// Guest, account or bot.
    pub kind: UserKind,
    /// What the user may do.
    pub role: Role,
    /// The password as a PHC string; guests and bots have none.
    pub password: Option<String>,
    /// The account that owns a bot.
    pub owner: Option<Uuid>,
    /// Client settings, opaque JSON.
    pub settings: String,
    /// The end of a ban; `i64::MAX` for a permanent one.
    pub banned_until: Option<i64>,
    /// When the user was created.
    pub created: i64,
    /// When the account was deleted. The row stays for old matches, without a name.
    pub deleted: Option<i64>,
}

/// A session: the cookie of a browser or the token of a bot. The token itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// blake3 of the token.
    pub token_hash: [u8; 32],
    /// The public id of the session, for listing and revoking it.
    pub id: Uuid,
    /// The user.
    pub user: Uuid,
    /// The scopes of a bot's token; `None` for a browser.
    pub scopes: Option<String>,
    /// A name chosen by its owner, or the name of the browser.
    pub label: String,
    /// When it was created.
    pub created: i64,
    /// When it was last used, to the minute.
    pub seen: i64,
    /// When it expires.
    pub expires: i64,
}

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It has not started.
    Open,
    /// It is being played.
    Running,
    /// It has a result.
    Over,
    /// It was closed without a result, before its start or by the server.
    Closed,
}

/// A match without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The id, which is part of its URL.
    pub id: Uuid,
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode.
    pub mode: String,
    /// The setup as in the save, JSON.
    pub setup: String,
    /// Options of the table beside the rules (clock, rated, visibility …), JSON. Written once.
    pub options: String,
    /// Table metadata that changes (seats held by bots, concessions, standing orders …), JSON.
    pub meta: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The state of the match.
    pub status: Status,
    /// The user who created the table.
    pub creator: Uuid,
    /// When the table was created.
    pub created: i64,
    /// When the first line was written.
    pub started: Option<i64>,
    /// When the result was known.
    pub ended: Option<i64>,
    /// The result, JSON.
    pub result: Option<String>,
    /// When the next clock runs out. Used while the table is not in memory.
    pub deadline: Option<i64>,
    /// The number of lines in the log.
    pub lines: i64,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat.
    pub seat: u8,
    /// The user in the seat; `None` for a bot or an open seat.
    pub user: Option<Uuid>,
    /// The bot in the seat.
    pub bot: Option<String>,
    /// The name of the user or the bot.
    pub name: String,
}

/// A line of a match's log: one line of the `.orrery` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the line; the header is 0.
    pub n: i64,
    /// When it was written.
    pub at: i64,
    /// The seat that sent the command.
    pub seat: Option<u8>,
    /// The id of the command: no second line of this seat may have it.
    pub cid: Option<Uuid>,
    /// The line without its line break.
    pub body: String,
    /// The clocks after the line, JSON; empty without clocks.
    pub clocks: String,
}

/// What one command adds to a match. All of it is written, or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Append {
    /// The match.
    pub id: Uuid,
    /// The new lines; the first one must follow the last line of the log.
    pub lines: Vec<Line>,
    /// The new table metadata, if it has changed.
    pub meta: Option<String>,
    /// When the next clock runs out.
    pub deadline: Option<i64>,
    /// Set with the lines that end the match.
    pub finish: Option<Finish>,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// When it ended.
    pub at: i64,
    /// The result, JSON.
    pub result: String,
    /// The change of ratings; `None` when the match does not count.
    pub rated: Option<Rated>,
    /// Errands that result from it.
    pub outbox: Vec<Errand>,
}

/// How the end of a match changes ratings. They are read, computed and written in the transaction that ends the match,
/// so that matches that end at the same time all count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// The players.
    pub players: Vec<Uuid>,
    /// Computes the ratings after the match.
    pub formula: Formula,
}

/// Computes ratings from those before, which come in the order of the players; `None` for a player without one. Must
/// not panic or block.
#[derive(Clone)]
pub struct Formula(Arc<dyn Fn(Vec<Option<Rating>>) -> Vec<Rating> + Send + Sync>);

impl Formula {
    /// Makes a formula of a function.
    pub fn new(formula: impl Fn(Vec<Option<Rating>>) -> Vec<Rating> + Send + Sync + 'static) -> Self {
        Self(Arc::new(formula))
    }

    /// The ratings after a match.
    pub(crate) fn apply(&self, before: Vec<Option<Rating>>) -> Vec<Rating> {
        (self.0)(before)
    }
}

impl std::fmt::Debug for Formula {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Formula")
    }
}

/// Two formulas are equal when they share the same function.
impl PartialEq for Formula {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Formula {}

/// The rating of a user in one mode of a game. Glicko-2 uses all three numbers, Weng-Lin the first two.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// The user.
    pub user: Uuid,
    /// The game.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// The estimated strength.
    pub value: f64,
    /// The uncertainty of the estimate.
    pub deviation: f64,
    /// The expected fluctuation of the strength.
    pub volatility: f64,
    /// The number of rated matches so far.
    pub games: i64,
    /// When it was last changed.
    pub at: i64,
}

impl Eq for Rating {}

/// A chat line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The number of the line at this table, from 1.
    pub seq: i64,
    /// The user who wrote it; `None` when the account is gone.
    pub user: Option<Uuid>,
    /// The name of the user at that time.
    pub name: String,
    /// Whether a watcher wrote it: players do not receive it while they play.
    pub watchers: bool,
    /// The seats that receive it, one bit each; `None` for everyone.
    pub seats: Option<i64>,
    /// The place on the map it points at.
    pub spot: Option<u16>,
    /// The text.
    pub text: String,
    /// When it was written.
    pub at: i64,
}

/// How one user ignores another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MuteKind {
    /// Does not receive the other's messages.
    Mute,
    /// Does not receive the other's messages, and never shares a table with the other.
    Block,
}

/// A report about a user or a bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The id.
    pub id: Uuid,
    /// The user who made it.
    pub by: Uuid,
    /// The user it is about.
    pub about: Option<Uuid>,
    /// The table it is about.
    pub table: Option<Uuid>,
    /// The line of the log to which it refers.
    pub line: Option<i64>,
    /// The text of the reporter.
    pub text: String,
    /// The last chat lines, JSON.
    pub excerpt: String,
    /// When it was made.
    pub at: i64,
    /// When it was closed, by which user, and the verdict.
    pub closed: Option<(i64, Uuid, String)>,
    /// The additional data of a bug report.
    pub bug: Option<Bug>,
}

/// What a bug report contains in addition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    /// The page of the client.
    pub page: String,
    /// The client program.
    pub agent: String,
    /// Everything needed to investigate the bug, as text.
    pub attachment: String,
}

/// A saved deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The id, which is part of its URL.
    pub id: Uuid,
    /// The owner.
    pub user: Uuid,
    /// Slug of the game.
    pub game: String,
    /// The list, JSON.
    pub list: String,
    /// When it was last changed.
    pub changed: i64,
}

/// A task outside the database, tried until it succeeds or is given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// The id.
    pub id: Uuid,
    /// The kind of task, e.g. `webhook`.
    pub topic: String,
    /// The content, JSON.
    pub body: String,
    /// When it is due.
    pub due: i64,
    /// The number of attempts so far.
    pub tries: i64,
}
