//! Text that still knows what its parts are about.

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

/// A run of text and what it names.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Span {
    /// What to print or to read aloud.
    pub t: String,
    /// The printed card it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u16>,
    /// The player it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The symbol that may be drawn in its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub icon: Option<String>,
}

/// A sentence or a label in the viewer's language.
pub type Spans = Vec<Span>;

/// Something on the table that can be pointed at: `hand/0/3` (zone, owner, place in it), `seat/1` or `end`.
///
/// An address in the view of one frame, not the name of a card: it cannot be followed through a shuffle.
pub type Ref = String;

/// The words of a text.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.t.as_str()).collect()
}
