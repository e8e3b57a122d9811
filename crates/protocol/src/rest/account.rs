//! Accounts, sessions and profiles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

use super::deck::KeptDeck;
use super::table::TableInfo;

/// How a user signed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// Without credentials, by opening the page.
    Guest,
    /// With name and password.
    Account,
    /// A program that belongs to an account.
    Bot,
}

/// A user's permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UserRole {
    /// May play.
    Player,
    /// May also handle reports.
    Moderator,
    /// May do everything.
    Admin,
}

/// The user who sent the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Id of the user. It never changes.
    pub id: Uuid,
    /// Name shown to others.
    pub name: String,
    /// Guest, account or bot.
    pub kind: AccountKind,
    /// The user's permissions.
    pub role: UserRole,
    /// The user's settings.
    pub settings: Settings,
}

/// Settings stored with the account. Unknown settings of newer clients are kept unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// URL to call when it is this user's turn in a correspondence game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<String>,
    /// Whether the profile shows ratings.
    pub show_ratings: bool,
    /// Settings of the client, by name. The server only stores them.
    #[ts(type = "Record<string, string>")]
    pub client: std::collections::BTreeMap<String, String>,
}

/// How the calls to a user's webhook are signed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WebhookKey {
    /// The URL that is called.
    pub url: String,
    /// The signing key. The bytes of this text are the key; do not decode it.
    pub secret: String,
}

/// Secrets stay out of logs.
impl std::fmt::Debug for WebhookKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WebhookKey").field("url", &self.url).finish_non_exhaustive()
    }
}

/// Name and password, to register or to sign in.
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

/// A request to change the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The new name.
    pub name: String,
}

/// A request to change the password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// A session or a bot token. Either can be revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionInfo {
    /// Identifies the session when it is revoked.
    pub id: Uuid,
    /// The browser, or the name its owner gave it.
    pub label: String,
    /// Whether it is the token of a bot.
    pub token: bool,
    /// Whether the request itself uses this session.
    pub current: bool,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was last used, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen: i64,
}

/// A request to create a bot account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The bot's name.
    pub name: String,
}

/// A bot account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotMade {
    /// Id of the bot's account.
    pub id: Uuid,
    /// The bot's name.
    pub name: String,
    /// Token for `Authorization: Bearer …`. Present only when it was just created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A user as others may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// Id of the user. It never changes.
    pub id: Uuid,
    /// Name shown to others.
    pub name: String,
    /// Guest, account or bot.
    pub kind: AccountKind,
    /// When the account was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The ratings; empty if the user hides them.
    pub ratings: Vec<RatingInfo>,
    /// Public matches, newest first. Users see all matches on their own profile.
    pub matches: Vec<TableInfo>,
    /// Pass this as `before` to get older matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub older: Option<i64>,
}

/// A user's rating in a mode of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingInfo {
    /// Slug of the game.
    pub game: String,
    /// Slug of the mode.
    pub mode: String,
    /// The estimated rating.
    pub value: i32,
    /// Half the width of the 95 % confidence interval.
    pub margin: i32,
    /// Number of rated matches.
    pub games: u32,
}

/// How a user mutes or blocks another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MuteKind {
    /// Hides their chat.
    Mute,
    /// Hides their chat and keeps both from sitting at the same table.
    Block,
}

/// A user who is muted or blocked; without `how` they no longer are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The muted or blocked user.
    pub user: Uuid,
    /// Mute or block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub how: Option<MuteKind>,
}

/// Bans a user from the server, or lifts the ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// Duration in hours; 0 lifts the ban, absent means permanently.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u32>,
}

/// All data the server has about a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Export {
    /// The account itself.
    pub me: Me,
    /// Sessions and tokens of the account.
    pub sessions: Vec<SessionInfo>,
    /// Bots of the account.
    pub bots: Vec<BotMade>,
    /// The user's ratings.
    pub ratings: Vec<RatingInfo>,
    /// The user's matches. The file of each finished match is at `/api/tables/ID/file`.
    pub matches: Vec<TableInfo>,
    /// Saved decks.
    pub decks: Vec<KeptDeck>,
    /// Users who are muted or blocked.
    #[serde(rename = "shut")]
    pub mutes: Vec<Mute>,
}
