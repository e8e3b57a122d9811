//! Who may speak to this server, how often, and under which headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, CONNECTION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::app::App;
use crate::config::Limits;
use crate::error::Error;

/// What is counted, by address or by account.
pub(crate) struct Gates {
    /// Any request.
    requests: DefaultKeyedRateLimiter<IpAddr>,
    /// Pictures: a page shows many.
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    /// Tries to sign in, by address and by name.
    logins: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<String>,
    /// New accounts, new guests.
    registrations: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    /// Complaints, by who complains.
    reports: DefaultKeyedRateLimiter<uuid::Uuid>,
    /// Things said, by who says them: more sockets give no more room.
    says: DefaultKeyedRateLimiter<uuid::Uuid>,
    sockets: Sockets,
    most_sockets: usize,
}

/// How many sockets are open, by address.
type Sockets = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// The place of one socket. It is given up when this is dropped, also by an upgrade that came to nothing.
pub(crate) struct Place {
    sockets: Sockets,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.from);
            }
        }
    }
}

const REPORTS_PER_HOUR: u32 = 10;

fn limiter<K: std::hash::Hash + Eq + Clone>(burst: u32, span: Duration) -> DefaultKeyedRateLimiter<K> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(span / burst.get()).unwrap_or(Quota::per_second(burst)).allow_burst(burst);
    RateLimiter::keyed(quota)
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: limiter(limits.requests_per_10s, Duration::from_secs(10)),
            pictures: limiter(limits.requests_per_10s.saturating_mul(10), Duration::from_secs(10)),
            logins: limiter(limits.logins_per_minute, Duration::from_mins(1)),
            names: limiter(limits.logins_per_minute.saturating_mul(2), Duration::from_hours(1)),
            registrations: limiter(limits.registrations_per_hour, Duration::from_hours(1)),
            guests: limiter(limits.guests_per_hour, Duration::from_hours(1)),
            reports: limiter(REPORTS_PER_HOUR, Duration::from_hours(1)),
            says: limiter(limits.chat_per_10s, Duration::from_secs(10)),
            sockets: Sockets::default(),
            most_sockets: limits.sockets_per_address,
        }
    }

    /// A try to sign in under a name.
    pub(crate) fn login(&self, from: IpAddr, name: &str) -> Result<(), Error> {
        self.logins.check_key(&from).map_err(|_| Error::TooFast)?;
        self.names.check_key(&name.to_owned()).map_err(|_| Error::TooFast)
    }

    /// A new guest.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Error> {
        self.guests.check_key(&from).map_err(|_| Error::TooFast)
    }

    /// A new account.
    pub(crate) fn register(&self, from: IpAddr) -> Result<(), Error> {
        self.registrations.check_key(&from).map_err(|_| Error::TooFast)
    }

    /// A complaint.
    pub(crate) fn report(&self, by: uuid::Uuid) -> Result<(), Error> {
        self.reports.check_key(&by).map_err(|_| Error::TooFast)
    }

    /// Something said.
    pub(crate) fn say(&self, by: uuid::Uuid) -> Result<(), Error> {
        self.says.check_key(&by).map_err(|_| Error::TooFast)
    }

    /// A socket from an address, counted until its place is given up.
    pub(crate) fn enter(&self, from: IpAddr) -> Result<Place, Error> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(from).or_default();
        if *open >= self.most_sockets {
            return Err(Error::TooFast);
        }
        *open += 1;
        Ok(Place { sockets: self.sockets.clone(), from })
    }

    /// Forgets addresses that were quiet.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.pictures.retain_recent();
        self.logins.retain_recent();
        self.names.retain_recent();
        self.registrations.retain_recent();
        self.guests.retain_recent();
        self.reports.retain_recent();
        self.says.retain_recent();
    }
}

/// Where a request really comes from: the peer, or what a trusted proxy says of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

fn origin_of(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !app.config.proxies.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|h| h.to_str().ok());
    let mut hops: Vec<IpAddr> =
        forwarded.flat_map(|list| list.split(',')).filter_map(|hop| hop.trim().parse().ok()).collect();
    // The last hop a trusted proxy did not add itself.
    while let Some(hop) = hops.pop() {
        if !app.config.proxies.contains(&hop) {
            return hop;
        }
    }
    peer
}

/// The token a program shows.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION).and_then(|h| h.to_str().ok()).and_then(|h| h.strip_prefix("Bearer "))
}

/// Does the request come from a page of ours?
fn is_own_page(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|h| h.to_str().ok());
    let site = headers.get("sec-fetch-site").and_then(|h| h.to_str().ok());
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return false };
    if app.config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin)
        || app.config.origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin)
    {
        return true;
    }
    let host = text(HOST).unwrap_or_default();
    // A name that leads to this machine today may have led elsewhere a minute ago: a server for this machine alone goes by
    // its own names only, so that a page cannot turn its own name into ours.
    let named = !app.config.listen.ip().is_loopback() || is_this_machine(host);
    app.config.public_url.is_none() && named && origin.split_once("://").is_some_and(|(_, name)| name == host)
}

/// Is this a name that always means the machine it is used on?
fn is_this_machine(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(n, _)| n);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address.is_ok() || name == "localhost" || name.ends_with(".localhost")
}

/// Checks every request on its way in and sets the headers on its way out.
pub(crate) async fn watch(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = origin_of(&app, peer.unwrap_or(IpAddr::from([127, 0, 0, 1])), request.headers());
    request.extensions_mut().insert(From(from));
    let upgrade = request.headers().contains_key("upgrade");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) || upgrade;
    // A program shows its token in a header no page of somebody else could add, and then nobody looks at cookies. Other
    // kinds of authorization, such as the password of a proxy in front of us, are added by browsers themselves.
    let program = bearer(request.headers()).is_some();
    let path = request.uri().path();
    let api = path.starts_with("/api") || upgrade;
    // To be ready is to have written to the database; pictures are drawn anew for everybody who asks.
    let over = ((api || path == "/readyz") && app.gates.requests.check_key(&from).is_err())
        || (path.starts_with("/art/") && app.gates.pictures.check_key(&from).is_err());
    let (request, unread) = noting_the_end(request);
    let mut response = match () {
        () if over => Error::TooFast.into_response(),
        () if changes && !program && !is_own_page(&app, request.headers()) => Error::Origin.into_response(),
        () => next.run(request).await,
    };
    let headers = response.headers_mut();
    // Whoever answers before a request was read to its end has to close the connection, and says so: the next request on
    // it would be lost otherwise.
    if unread.is_some_and(|end| !end.load(Ordering::Relaxed)) && !upgrade {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.config.secure() {
        headers.insert("strict-transport-security", HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        headers.entry("cache-control").or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// The same request, and whether its body was read to the end by now; nothing for one without a body.
fn noting_the_end(request: Request) -> (Request, Option<Arc<AtomicBool>>) {
    if request.body().is_end_stream() {
        return (request, None);
    }
    let end = Arc::new(AtomicBool::new(false));
    let noted = end.clone();
    let last = stream::once(async move {
        noted.store(true, Ordering::Relaxed);
        Ok(Bytes::new())
    });
    (request.map(|body| Body::from_stream(body.into_data_stream().chain(last))), Some(end))
}

const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];
