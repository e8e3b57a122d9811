//! The WebSocket connection for table messages.

use std::io::Read as _;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ApiError, ClientMsg, Lang, SUBPROTOCOL, ServerMsg};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::error::ClientError;
use crate::http::Http;

/// The maximum size of a decompressed server message.
const LONGEST: u64 = 16 << 20;

/// An open connection to the table socket of a server.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Opens a socket and sends the hello message.
    pub async fn open(http: &Http, lang: Lang) -> Result<Self, ClientError> {
        let mut socket = Self::open_silent(http).await?;
        socket.send(&ClientMsg::Hello { build: env!("CARGO_PKG_VERSION").to_owned(), lang }).await?;
        Ok(socket)
    }

    /// Opens a socket without sending the hello message.
    pub async fn open_silent(http: &Http) -> Result<Self, ClientError> {
        let url = format!("{}/ws", http.base().replacen("http", "ws", 1));
        let unreachable = |cause: String| ClientError::Unreachable { url: url.clone(), cause };
        let mut request = url.as_str().into_client_request().map_err(|e| unreachable(e.to_string()))?;
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", HeaderValue::from_static(SUBPROTOCOL));
        for (name, value) in http.headers() {
            let value = HeaderValue::from_str(&value).map_err(|e| unreachable(e.to_string()))?;
            headers.insert(HeaderName::from_static(name), value);
        }
        let config = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default().read_buffer_size(4096);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true)
            .await
            .map_err(|e| refused(&e).unwrap_or_else(|| unreachable(e.to_string())))?;
        Ok(Self { stream })
    }

    /// Sends a message.
    pub async fn send(&mut self, msg: &ClientMsg) -> Result<(), ClientError> {
        let text = serde_json::to_string(msg).map_err(|e| ClientError::Strange(e.to_string()))?;
        self.send_text(text).await
    }

    /// Sends a text message as it is, even if it is not valid protocol.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.stream.send(Message::text(text)).await.map_err(|e| ClientError::Gone(Some(e.to_string())))
    }

    /// Waits for the next message and parses it.
    pub async fn next(&mut self) -> Result<ServerMsg, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|e| ClientError::Strange(format!("{e}: {text}")))
    }

    /// Waits for the next message and returns its text.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Binary(bytes))) => return unpack(&bytes),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Gone(frame.map(|f| format!("{} {}", u16::from(f.code), f.reason))));
                }
                Some(Ok(_)) => {}
                Some(Err(e)) => return Err(ClientError::Gone(Some(e.to_string()))),
                None => return Err(ClientError::Gone(None)),
            }
        }
    }

    /// Closes the connection with a close frame. Waits at most two seconds for a server that does not respond.
    pub async fn close(mut self) {
        let _ = tokio::time::timeout(std::time::Duration::from_secs(2), self.stream.close(None)).await;
    }

    /// Drops the connection without a close frame, as a network failure would.
    pub fn cut(self) {
        drop(self.stream);
    }
}

/// Reads a refused handshake. Its status tells whether trying again makes sense.
fn refused(error: &Error) -> Option<ClientError> {
    let Error::Http(response) = error else { return None };
    let said = response.body().as_deref().and_then(|body| serde_json::from_slice::<ApiError>(body).ok());
    let status = response.status();
    Some(ClientError::Refused(
        said.unwrap_or_else(|| ApiError { code: status.as_u16().to_string(), message: status.to_string() }),
    ))
}

fn unpack(bytes: &[u8]) -> Result<String, ClientError> {
    let mut text = String::new();
    let mut gzip = flate2::read::GzDecoder::new(bytes).take(LONGEST);
    gzip.read_to_string(&mut text).map_err(|e| ClientError::Strange(e.to_string()))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_that_does_not_speak_tls_is_an_error_and_no_panic() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                drop(stream);
            }
        });
        let opened = Socket::open(&Http::new(&format!("https://{address}")), Lang::En).await;
        assert!(matches!(opened, Err(ClientError::Unreachable { .. })), "{:?}", opened.err());
    }
}
