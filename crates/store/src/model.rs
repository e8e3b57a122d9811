//! The rows, as the rest of the house sees them. Times are milliseconds since 1970, JSON is opaque text.

use std::sync::Arc;

use uuid::Uuid;

/// What a user may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Role {
    /// Plays.
    #[default]
    Player,
    /// Reads reports, mutes and bans.
    Moderator,
    /// Everything.
    Admin,
}

/// How somebody came to be known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserKind {
    /// By opening the page; known by a cookie alone.
    Guest,
    /// By name and password.
    Account,
    /// A program with a token, which belongs to an account.
    Bot,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Never changes, never reused.
    pub id: Uuid,
    /// As shown.
    pub name: String,
    /// As compared: names that look alike are one.
    pub name_key: String,
    /// Guest, account or bot.
    pub kind: UserKind,
    /// What they may do.
    pub role: Role,
    /// PHC string; guests and bots have none.
    pub password: Option<String>,
    /// Whose bot it is.
    pub owner: Option<Uuid>,
    /// Client settings, opaque JSON.
    pub settings: String,
    /// Shut out until then; `i64::MAX` is for good.
    pub banned_until: Option<i64>,
    /// Since when.
    pub created: i64,
    /// Set when the account was deleted: the row stays for old matches, nameless.
    pub deleted: Option<i64>,
}

/// A way in: a browser's cookie or a program's token. The token itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// blake3 of the token.
    pub token_hash: [u8; 32],
    /// Public name of the session, to list and revoke it by.
    pub id: Uuid,
    /// Whose.
    pub user: Uuid,
    /// A program's token, with the scopes it has; `None` for a browser.
    pub scopes: Option<String>,
    /// What its owner calls it, or the browser's name.
    pub label: String,
    /// Since when.
    pub created: i64,
    /// Last used, to the minute.
    pub seen: i64,
    /// Ends then.
    pub expires: i64,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats are free.
    Open,
    /// It is played.
    Running,
    /// It has a result.
    Over,
    /// It was given up before it began, or closed by a moderator.
    Closed,
}

/// A match without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its name in addresses.
    pub id: Uuid,
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode.
    pub mode: String,
    /// Setup as in the save, JSON.
    pub setup: String,
    /// What the table agreed on beside the rules (clock, rated, visibility …), JSON. Written once.
    pub options: String,
    /// Table matters that change (holds, concessions, standing orders …), JSON.
    pub meta: String,
    /// Listed in the lobby.
    pub public: bool,
    /// Counts for ratings.
    pub rated: bool,
    /// Open, running, over.
    pub status: Status,
    /// Who made the table.
    pub creator: Uuid,
    /// Since when.
    pub created: i64,
    /// When the first line was written.
    pub started: Option<i64>,
    /// When the result was known.
    pub ended: Option<i64>,
    /// The result, JSON.
    pub result: Option<String>,
    /// The next moment a clock runs out while nobody has the table in memory.
    pub deadline: Option<i64>,
    /// Lines in the log.
    pub lines: i64,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// Who sits there; `None` for a machine or an open seat.
    pub user: Option<Uuid>,
    /// The machine that sits there.
    pub bot: Option<String>,
    /// What it is called.
    pub name: String,
}

/// A line of a match's log: one line of the `.orrery` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number; the header is 0.
    pub n: i64,
    /// When it was written.
    pub at: i64,
    /// The seat whose command it is.
    pub seat: Option<u8>,
    /// The command's own name: no second line of this seat may have it.
    pub cid: Option<Uuid>,
    /// The line without its line break.
    pub body: String,
    /// The clocks after it, JSON; empty without clocks.
    pub clocks: String,
}

/// What one command adds to a match: all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Append {
    /// Which match.
    pub id: Uuid,
    /// The new lines; the first one must follow the last line of the log.
    pub lines: Vec<Line>,
    /// New table matters, when they changed.
    pub meta: Option<String>,
    /// When a clock runs out next.
    pub deadline: Option<i64>,
    /// Set with the lines that end the match.
    pub finish: Option<Finish>,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// When.
    pub at: i64,
    /// The result, JSON.
    pub result: String,
    /// The ratings that change with it; `None` when it does not count.
    pub rated: Option<Rated>,
    /// What is to be told outside.
    pub outbox: Vec<Errand>,
}

/// How the end of a match changes ratings. They are read, computed and written in the transaction that ends the match,
/// so that matches that end together all count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Which game.
    pub game: String,
    /// Which mode.
    pub mode: String,
    /// Who played.
    pub players: Vec<Uuid>,
    /// From the ratings before to those after.
    pub formula: Formula,
}

/// Computes ratings from those before, which come in the order of the players; `None` for whoever has none. Must not
/// panic and not wait.
#[derive(Clone)]
pub struct Formula(Arc<dyn Fn(Vec<Option<Rating>>) -> Vec<Rating> + Send + Sync>);

impl Formula {
    /// A formula.
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

/// Two formulas are equal when they are one.
impl PartialEq for Formula {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Formula {}

/// How well somebody plays a mode of a game. Glicko-2 uses all three numbers, Weng-Lin the first two.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub user: Uuid,
    /// Which game.
    pub game: String,
    /// Which mode.
    pub mode: String,
    /// Estimate.
    pub value: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
    /// Rated matches so far.
    pub games: i64,
    /// Last change.
    pub at: i64,
}

impl Eq for Rating {}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub seq: i64,
    /// Who; `None` when the account is gone.
    pub user: Option<Uuid>,
    /// What they were called then.
    pub name: String,
    /// Said among watchers: players do not hear it while they play.
    pub watchers: bool,
    /// The seats that hear it, one bit each, where it is not for everybody.
    pub seats: Option<i64>,
    /// The place on the map it points at.
    pub spot: Option<u16>,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// How one user shuts out another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// Does not hear them.
    Mute,
    /// Does not hear them and never sits with them.
    Block,
}

/// A complaint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub id: Uuid,
    /// Who complains.
    pub by: Uuid,
    /// About whom.
    pub about: Option<Uuid>,
    /// At which table.
    pub table: Option<Uuid>,
    /// The frame of that moment.
    pub frame: Option<i64>,
    /// In the reporter's words.
    pub text: String,
    /// The last things said, JSON.
    pub excerpt: String,
    /// When.
    pub at: i64,
    /// When it was dealt with, by whom, and how.
    pub closed: Option<(i64, Uuid, String)>,
    /// It is about the house itself.
    pub bug: Option<Bug>,
}

/// What goes along with a report about the house itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    /// Where in the client.
    pub page: String,
    /// With which program.
    pub agent: String,
    /// Everything needed to look into it, as text.
    pub attachment: String,
}

/// A deck somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Its name in addresses.
    pub id: Uuid,
    /// Whose.
    pub user: Uuid,
    /// Slug of the game.
    pub game: String,
    /// The list, JSON.
    pub list: String,
    /// Last change.
    pub changed: i64,
}

/// Something to be done outside, tried until it works or is given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// Its name.
    pub id: Uuid,
    /// What kind, e.g. `webhook`.
    pub topic: String,
    /// What, JSON.
    pub body: String,
    /// Not before.
    pub due: i64,
    /// Tries so far.
    pub tries: i64,
}
