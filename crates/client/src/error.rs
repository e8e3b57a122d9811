//! Errors of requests and connections.

use protocol::ApiError;

/// Why a request or message failed or was refused.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused the request.
    #[error("{}", .0.message)]
    Refused(ApiError),
    /// The server cannot be reached.
    #[error("cannot reach {url}: {cause}")]
    Unreachable {
        /// The requested address.
        url: String,
        /// The underlying error.
        cause: String,
    },
    /// The connection ended, with the reason if there is one.
    #[error("the connection ended{}", .0.as_deref().map(|r| format!(": {r}")).unwrap_or_default())]
    Gone(Option<String>),
    /// The server sent a message that this client cannot read.
    #[error("the server sent an unexpected message: {0}")]
    Strange(String),
}
