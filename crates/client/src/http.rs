//! HTTP requests to a server.

use protocol::{ApiError, Me};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::ClientError;

/// A server address with the credentials of one user.
#[derive(Clone)]
pub struct Http {
    agent: ureq::Agent,
    base: String,
    /// The session cookie, as `name=value`.
    cookie: Option<String>,
    /// The API token of a bot account.
    token: Option<String>,
}

impl Http {
    /// Creates a client without credentials for the server at `base`.
    pub fn new(base: &str) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(std::time::Duration::from_mins(1)))
            .build();
        let base = base.trim_end_matches('/').to_owned();
        Self { agent: ureq::Agent::new_with_config(config), base, cookie: None, token: None }
    }

    /// Authenticates requests with a bot's token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(token.to_owned());
        self
    }

    /// Resumes a session with a cookie from [`Http::cookie`].
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Self {
        self.cookie = Some(cookie.to_owned());
        self
    }

    /// The server's base URL, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The session cookie, to be stored and used again with [`Http::with_cookie`].
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The origin and the credentials as request headers.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("origin", self.base.clone())];
        headers.extend(self.cookie.clone().map(|cookie| ("cookie", cookie)));
        headers.extend(self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}"))));
        headers
    }

    /// Creates a guest session, unless the session already belongs to a user.
    pub fn become_guest(&mut self) -> Result<Me, ClientError> {
        self.post("/api/session/guest", &())
    }

    /// Sends a GET request and parses the answer as JSON.
    pub fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.call("GET", path, None).and_then(|text| parse(&text))
    }

    /// Sends a GET request and returns the answer as text.
    pub fn get_text(&mut self, path: &str) -> Result<String, ClientError> {
        self.call("GET", path, None)
    }

    /// Sends a POST request with a JSON body and parses the answer as JSON.
    pub fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        self.send("POST", path, body).and_then(|text| parse(&text))
    }

    /// Sends a JSON body with any method and returns the answer as text, which may be empty.
    pub fn send(&mut self, method: &str, path: &str, body: &impl Serialize) -> Result<String, ClientError> {
        let body = serde_json::to_string(body).map_err(|e| ClientError::Strange(e.to_string()))?;
        self.call(method, path, Some(body))
    }

    fn call(&mut self, method: &str, path: &str, body: Option<String>) -> Result<String, ClientError> {
        let url = format!("{}{path}", self.base);
        let unreachable = |cause: String| ClientError::Unreachable { url: url.clone(), cause };
        let mut request = ureq::http::Request::builder().method(method).uri(&url);
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let request = request.body(body.unwrap_or_default()).map_err(|e| unreachable(e.to_string()))?;
        let mut response = self.agent.run(request).map_err(|e| unreachable(e.to_string()))?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        if let Some(pair) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(pair.to_owned());
        }
        let status = response.status();
        let text = response.body_mut().read_to_string().map_err(|e| unreachable(e.to_string()))?;
        if status.is_success() {
            return Ok(text);
        }
        let error = serde_json::from_str::<ApiError>(&text);
        let plain = |_| ApiError { code: status.as_u16().to_string(), message: format!("{status}: {text}") };
        Err(ClientError::Refused(error.unwrap_or_else(plain)))
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|e| ClientError::Strange(e.to_string()))
}
