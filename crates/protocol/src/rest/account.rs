//! People.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::deck::KeptDeck;
use super::table::TableInfo;

/// How somebody came to be known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// By opening the page.
    Guest,
    /// By name and password.
    Account,
    /// A program of an account.
    Bot,
}

/// What somebody may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UserRole {
    /// Plays.
    Player,
    /// Deals with reports.
    Moderator,
    /// Everything.
    Admin,
}

/// Whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Never changes.
    pub id: Uuid,
    /// As shown.
    pub name: String,
    /// Guest, account or bot.
    pub kind: AccountKind,
    /// What they may do.
    pub role: UserRole,
    /// How they like it.
    pub settings: Settings,
}

/// Settings that travel with the account. Unknown ones of newer clients are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// Address that is told when it is this user's turn in a game by correspondence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<String>,
    /// Ratings are shown on the profile.
    pub show_ratings: bool,
    /// What the client keeps, by name.
    #[ts(type = "Record<string, string>")]
    pub client: std::collections::BTreeMap<String, String>,
}

/// How the calls to a user's webhook are signed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WebhookKey {
    /// The address that is called.
    pub url: String,
    /// The key of the signatures, as text: its bytes are those of the letters.
    pub secret: String,
}

/// Secrets stay out of logs.
impl std::fmt::Debug for WebhookKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WebhookKey").field("url", &self.url).finish_non_exhaustive()
    }
}

/// Name and password, to register or to come in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, `_`, `-` or single spaces.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// Passwords stay out of logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// Another password, or the proof needed to delete an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// A way in that can be revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionInfo {
    /// To revoke it by.
    pub id: Uuid,
    /// The browser, or what its owner called it.
    pub label: String,
    /// A program's token.
    pub token: bool,
    /// The one that asks.
    pub current: bool,
    /// Since when.
    #[ts(type = "number")]
    pub created: i64,
    /// Last used.
    #[ts(type = "number")]
    pub seen: i64,
}

/// A program to make an account for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Its name.
    pub name: String,
}

/// A program's account and its token, which is shown this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotMade {
    /// Its account.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Send it as `Authorization: Bearer …`. Present when it was just made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// Somebody as others may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// Never changes.
    pub id: Uuid,
    /// As shown.
    pub name: String,
    /// Guest, account or bot.
    pub kind: AccountKind,
    /// Since when.
    #[ts(type = "number")]
    pub created: i64,
    /// Where they show them.
    pub ratings: Vec<RatingInfo>,
    /// Public matches, the newest first; own ones all of them.
    pub matches: Vec<TableInfo>,
    /// Pass it as `before` to get older matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub older: Option<i64>,
}

/// How well somebody plays a mode of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingInfo {
    /// Which game.
    pub game: String,
    /// Which mode.
    pub mode: String,
    /// Estimate.
    pub value: i32,
    /// Half of the interval it lies in with 95 %.
    pub margin: i32,
    /// Rated matches so far.
    pub games: u32,
}

/// How one user shuts out another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Shut {
    /// Does not hear them.
    Mute,
    /// Does not hear them and never sits with them.
    Block,
}

/// Whom somebody shuts out, and how; without `how` they are forgiven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShutInfo {
    /// Whom.
    pub user: Uuid,
    /// How.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub how: Option<Shut>,
}

/// Shuts somebody out of the house, or lets them in again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// Hours; 0 lets them in again, absent is for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u32>,
}

/// Everything the house knows about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Export {
    /// The account.
    pub me: Me,
    /// Its ways in.
    pub sessions: Vec<SessionInfo>,
    /// Its programs.
    pub bots: Vec<BotMade>,
    /// Its ratings.
    pub ratings: Vec<RatingInfo>,
    /// Its matches. The file of each finished one is at `/api/tables/ID/file`.
    pub matches: Vec<TableInfo>,
    /// Its decks.
    pub decks: Vec<KeptDeck>,
    /// Whom it shuts out.
    pub shut: Vec<ShutInfo>,
}
