//! Text whose parts refer to cards, players and symbols.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A language of game text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
    /// Japanese.
    Ja,
}

/// A run of text, optionally with what it names.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Span {
    /// The text to print or to read aloud.
    pub t: String,
    /// The printed card it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// The player it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The symbol that may be drawn instead of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub icon: Option<String>,
}

/// A sentence or a label in the viewer's language.
pub type Spans = Vec<Span>;

/// The address of a place on the table: `hand/0/3` (zone, owner, position in it), `seat/1` or `end`.
///
/// An address is only valid in the view of one update and does not identify a card, so it cannot track a card through
/// a shuffle.
pub type Ref = String;

/// Returns the plain text of some spans.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.t.as_str()).collect()
}
