//! Requests.

use protocol::{ApiError, Me};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::ClientError;

/// A server, and who we are there.
#[derive(Clone)]
pub struct Http {
    agent: ureq::Agent,
    base: String,
    /// `name=value` of the session's cookie.
    cookie: Option<String>,
    /// A program's token.
    token: Option<String>,
}

impl Http {
    /// A server by its address.
    pub fn new(base: &str) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(std::time::Duration::from_mins(1)))
            .build();
        let base = base.trim_end_matches('/').to_owned();
        Self { agent: ureq::Agent::new_with_config(config), base, cookie: None, token: None }
    }

    /// The same as a program with a token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(token.to_owned());
        self
    }

    /// The same with a session's cookie that was kept.
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Self {
        self.cookie = Some(cookie.to_owned());
        self
    }

    /// The address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The session's cookie, to be kept.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Headers that say who we are.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![("origin", self.base.clone())];
        headers.extend(self.cookie.clone().map(|cookie| ("cookie", cookie)));
        headers.extend(self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}"))));
        headers
    }

    /// Becomes a guest, unless somebody already.
    pub fn become_guest(&mut self) -> Result<Me, ClientError> {
        self.post("/api/session/guest", &())
    }

    /// Asks for something.
    pub fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.call("GET", path, None).and_then(|text| parse(&text))
    }

    /// Asks for a text.
    pub fn get_text(&mut self, path: &str) -> Result<String, ClientError> {
        self.call("GET", path, None)
    }

    /// Sends something and reads the answer.
    pub fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, ClientError> {
        self.send("POST", path, body).and_then(|text| parse(&text))
    }

    /// Sends something with any method; the answer is text, maybe empty.
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
