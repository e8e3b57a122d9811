//! Faults of the house, told by those who found them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use uuid::Uuid;

/// Something that does not work as it should.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewBug {
    /// At which table. Its setup and its log go along: all of it when the match is over, otherwise what the reporter
    /// may know.
    #[ts(optional)]
    pub table: Option<Uuid>,
    /// At which line; the last one when absent.
    #[ts(optional)]
    pub n: Option<u32>,
    /// Through the eyes of which seat; the reporter's own when absent.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What is wrong, at most 2000 characters. May be empty when there is a table.
    pub text: String,
    /// Where in the client, at most 200 characters.
    pub page: String,
    /// With which program, at most 300 characters.
    pub agent: String,
}

/// A report that was taken down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BugFiled {
    /// Its name, to speak about it.
    pub id: Uuid,
}

/// What goes along with a report about the house itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BugInfo {
    /// Where in the client.
    pub page: String,
    /// With which program.
    pub agent: String,
    /// Build, rules, setup and the log of the match as text; only the build without a table.
    pub attachment: String,
}
