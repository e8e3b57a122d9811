//! What can go wrong on the line.

use protocol::ApiError;

/// Why something did not reach the other side, or was refused there.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server said no.
    #[error("{}", .0.message)]
    Refused(ApiError),
    /// The server cannot be reached.
    #[error("cannot reach {url}: {cause}")]
    Unreachable {
        /// Where.
        url: String,
        /// Why.
        cause: String,
    },
    /// The connection ended.
    #[error("the connection ended{}", .0.as_deref().map(|r| format!(": {r}")).unwrap_or_default())]
    Gone(Option<String>),
    /// The server speaks another language.
    #[error("the server said something unexpected: {0}")]
    Strange(String),
}
