//! Bug reports.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// A new bug report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewBug {
    /// The table it happened at. Its setup and log are attached: the whole log of a finished match, otherwise what the
    /// reporter may know.
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// Number of the log line; absent means the last one.
    #[ts(optional)]
    pub n: Option<u32>,
    /// The seat whose view is attached; absent means the reporter's seat.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Description of the bug, at most 2000 characters. May be empty if there is a table.
    pub text: String,
    /// The page of the client, at most 200 characters.
    pub page: String,
    /// The user agent, at most 300 characters.
    pub agent: String,
}

/// A bug report that was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BugFiled {
    /// Id of the report, for later reference.
    pub id: Uuid,
}

/// Details attached to a bug report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BugInfo {
    /// The page of the client.
    pub page: String,
    /// The user agent.
    pub agent: String,
    /// Build, rules, setup and log of the match as text; without a table, only the build.
    pub attachment: String,
}
