//! Guards all requests: allowed origins, rate limits and security headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, HttpBody as _};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, CONNECTION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use crate::app::App;
use crate::config::Limits;
use crate::error::Error;
use crate::files;

/// Rate limits and counts, by address or by account.
pub(crate) struct RateLimits {
    /// All requests.
    requests: DefaultKeyedRateLimiter<IpAddr>,
    /// Images and files of the page, which needs many of them.
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    /// Sign-in attempts, by address and by name.
    logins: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<(String, IpAddr)>,
    /// Sign-in attempts for a name from all addresses.
    everywhere: DefaultKeyedRateLimiter<String>,
    /// Attempts in a session or on a device that is known to the owner. Other clients cannot use them up.
    devices: DefaultKeyedRateLimiter<uuid::Uuid>,
    /// New accounts and new guests.
    registrations: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    /// Reports, by user and by address: a guest is created quickly, and a report takes much space.
    reports: DefaultKeyedRateLimiter<uuid::Uuid>,
    reports_from: DefaultKeyedRateLimiter<IpAddr>,
    /// Chat lines, by user: more sockets do not allow more lines.
    says: DefaultKeyedRateLimiter<uuid::Uuid>,
    /// Connections of all clients, and those to the operator's port.
    everybody: Arc<Semaphore>,
    operator: Arc<Semaphore>,
    most_together: usize,
    connections: Open,
    most_connections: usize,
    sockets: Open,
    most_sockets: usize,
}

/// The number of open connections or sockets, by address.
type Open = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// The place of one connection or socket. It is released on drop, also after a failed upgrade.
pub(crate) struct Place {
    open: Open,
    from: IpAddr,
}

impl Place {
    fn take(open: &Open, from: IpAddr, most: usize) -> Result<Self, Error> {
        let mut counts = open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if *count >= most {
            return Err(Error::TooFast);
        }
        *count += 1;
        Ok(Self { open: open.clone(), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

const REPORTS_PER_HOUR: u32 = 10;
/// The same for an address, which a household or a school may share.
const REPORTS_FROM_ADDRESS: u32 = 30;

fn limiter<K: std::hash::Hash + Eq + Clone>(burst: u32, span: Duration) -> DefaultKeyedRateLimiter<K> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(span / burst.get()).unwrap_or(Quota::per_second(burst)).allow_burst(burst);
    RateLimiter::keyed(quota)
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let most_together = files::connections(limits.connections);
        Self {
            everybody: Arc::new(Semaphore::new(most_together)),
            operator: Arc::new(Semaphore::new(files::OPERATORS)),
            most_together,
            requests: limiter(limits.requests_per_10s, Duration::from_secs(10)),
            pictures: limiter(limits.requests_per_10s.saturating_mul(10), Duration::from_secs(10)),
            logins: limiter(limits.logins_per_minute, Duration::from_mins(1)),
            names: limiter(limits.logins_per_minute.saturating_mul(2), Duration::from_hours(1)),
            everywhere: limiter(limits.logins_per_minute.saturating_mul(20), Duration::from_hours(1)),
            devices: limiter(limits.logins_per_minute.saturating_mul(2), Duration::from_hours(1)),
            registrations: limiter(limits.registrations_per_hour, Duration::from_hours(1)),
            guests: limiter(limits.guests_per_hour, Duration::from_hours(1)),
            reports: limiter(REPORTS_PER_HOUR, Duration::from_hours(1)),
            reports_from: limiter(REPORTS_FROM_ADDRESS, Duration::from_hours(1)),
            says: limiter(limits.chat_per_10s, Duration::from_secs(10)),
            connections: Open::default(),
            most_connections: limits.connections_per_address,
            sockets: Open::default(),
            most_sockets: limits.sockets_per_address,
        }
    }

    /// Counts an attempt to sign in under a name. Sessions and devices of the owner have their own limit: attempts from
    /// elsewhere, or from the same address, do not lock the owner out.
    pub(crate) fn login(&self, from: IpAddr, name: &str, known: Option<uuid::Uuid>) -> Result<(), Error> {
        let free = match known {
            Some(device) => self.devices.check_key(&device).is_ok(),
            None => {
                self.logins.check_key(&from).is_ok()
                    && self.names.check_key(&(name.to_owned(), from)).is_ok()
                    && self.everywhere.check_key(&name.to_owned()).is_ok()
            }
        };
        if free { Ok(()) } else { Err(Error::TooFast) }
    }

    /// Counts a new guest.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Error> {
        self.guests.check_key(&from).map_err(|_| Error::TooFast)
    }

    /// Counts a new account.
    pub(crate) fn register(&self, from: IpAddr) -> Result<(), Error> {
        self.registrations.check_key(&from).map_err(|_| Error::TooManyAccounts)
    }

    /// Counts a report.
    pub(crate) fn report(&self, by: uuid::Uuid, From(from): From) -> Result<(), Error> {
        let free = self.reports.check_key(&by).is_ok() && self.reports_from.check_key(&from).is_ok();
        if free { Ok(()) } else { Err(Error::TooFast) }
    }

    /// Counts a chat line.
    pub(crate) fn say(&self, by: uuid::Uuid) -> Result<(), Error> {
        self.says.check_key(&by).map_err(|_| Error::TooFast)
    }

    /// Counts a socket of an address until its place is dropped.
    pub(crate) fn enter(&self, from: IpAddr) -> Result<Place, Error> {
        Place::take(&self.sockets, from, self.most_sockets)
    }

    /// Counts a public connection, or one to the operator's port, until its permit is dropped. `None` when the limit is
    /// reached.
    pub(crate) fn admit(&self, operator: bool) -> Option<OwnedSemaphorePermit> {
        let places = if operator { &self.operator } else { &self.everybody };
        places.clone().try_acquire_owned().ok()
    }

    /// The number of open connections, without those to the operator's port.
    pub(crate) fn connections_now(&self) -> usize {
        self.most_together - self.everybody.available_permits()
    }

    /// Counts a connection of an address until its place is dropped.
    pub(crate) fn connect(&self, from: IpAddr) -> Result<Place, Error> {
        Place::take(&self.connections, from, self.most_connections)
    }

    /// Forgets keys without recent requests.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.pictures.retain_recent();
        self.logins.retain_recent();
        self.names.retain_recent();
        self.everywhere.retain_recent();
        self.devices.retain_recent();
        self.registrations.retain_recent();
        self.guests.retain_recent();
        self.reports.retain_recent();
        self.reports_from.retain_recent();
        self.says.retain_recent();
    }
}

/// The client address of a request: the peer, or the address that a trusted proxy reports.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// The address under which a client is counted: an IPv6 subscriber can choose from a network of 64 bits.
pub(crate) fn subscriber(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
        IpAddr::V4(v4) => IpAddr::V4(v4),
    }
}

fn origin_of(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !app.config.proxies.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().map(|h| h.to_str().unwrap_or_default());
    let hops: Vec<&str> = forwarded.flat_map(|list| list.split(',')).collect();
    // Each proxy appends the address it was called from. Walk back to the first address that is not one of our proxies:
    // the client may have made up everything before it, and everything before an unreadable entry.
    let mut from = peer;
    for hop in hops.into_iter().rev() {
        let Some(hop) = forwarded_address(hop.trim()) else { break };
        from = hop;
        if !app.config.proxies.contains(&hop) {
            break;
        }
    }
    from
}

/// An address as proxies write it: some add the port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let plain = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text).parse::<IpAddr>();
    let address = plain.or_else(|_| text.parse::<SocketAddr>().map(|with_port| with_port.ip()));
    address.ok().map(|address| address.to_canonical())
}

/// The token that a bot sends.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION).and_then(|h| h.to_str().ok()).and_then(|h| h.strip_prefix("Bearer "))
}

/// Whether the request comes from a page of this server.
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
    // A name that resolves to this machine now may have resolved elsewhere a minute ago. A server on a loopback address
    // accepts only its own names, so that a foreign page cannot rebind its name to this server.
    let named = !app.config.listen.ip().is_loopback() || is_this_machine(host);
    // Without a public URL the server speaks plain HTTP.
    app.config.public_url.is_none() && named && origin.strip_prefix("http://") == Some(host)
}

/// Whether a host is an IP address or a name that always means the local machine.
fn is_this_machine(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(n, _)| n);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address.is_ok() || name == "localhost" || name.ends_with(".localhost")
}

/// Checks every request and sets the headers of every answer.
pub(crate) async fn watch(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let from = subscriber(origin_of(&app, peer, request.headers()));
    request.extensions_mut().insert(From(from));
    // Many clients share the connections of a proxy. There the requests in progress are counted instead.
    let place = app.config.proxies.contains(&peer).then(|| app.gates.connect(from)).transpose();
    let upgrade = request.headers().contains_key("upgrade");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) || upgrade;
    // A bot sends its token in a header that a foreign page cannot add, and cookies are ignored then. Other kinds of
    // authorization, such as the password of a proxy in front of the server, are added by browsers themselves.
    let program = bearer(request.headers()).is_some();
    let path = request.uri().path();
    let api = path.starts_with("/api") || path == "/ws" || upgrade;
    // The readiness check writes to the database, and metrics need a user from the database. Images are drawn, and
    // files are compressed, for every request.
    let over = match path {
        _ if api => app.gates.requests.check_key(&from).is_err(),
        "/readyz" | "/metrics" => app.gates.requests.check_key(&from).is_err(),
        "/healthz" => false,
        _ => app.gates.pictures.check_key(&from).is_err(),
    };
    let (request, reading) = in_time(request, app.config.timeouts.body);
    let mut response = match () {
        () if over || place.is_err() => Error::TooFast.into_response(),
        () if changes && !program && !is_own_page(&app, request.headers()) => Error::Origin.into_response(),
        () => next.run(request).await,
    };
    drop(place);
    if reading.as_ref().is_some_and(|reading| reading.late.load(Ordering::Relaxed)) {
        metrics::counter!("orrery_requests_late").increment(1);
        response = Error::TooSlow.into_response();
    }
    let headers = response.headers_mut();
    // An answer before the end of the request must close the connection, and say so: otherwise the next request on it
    // would be lost.
    if reading.is_some_and(|reading| !reading.end.load(Ordering::Relaxed)) && !upgrade {
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

/// How far a body was read.
#[derive(Default)]
struct Reading {
    /// Whether it was read to its end.
    end: AtomicBool,
    /// Whether the rest did not arrive in time.
    late: AtomicBool,
}

/// The same request with a time limit for its body, and how far it was read; `None` for a request without a body.
fn in_time(request: Request, limit: Duration) -> (Request, Option<Arc<Reading>>) {
    if request.body().is_end_stream() {
        return (request, None);
    }
    let reading = Arc::new(Reading::default());
    let (noted, deadline) = (reading.clone(), Instant::now() + limit);
    let request = request.map(|body| {
        let read = move |body: Option<BodyDataStream>| {
            let noted = noted.clone();
            async move {
                let mut body = body?;
                match timeout_at(deadline, body.next()).await {
                    Ok(Some(some)) => Some((some, Some(body))),
                    Ok(None) => {
                        noted.end.store(true, Ordering::Relaxed);
                        None
                    }
                    Err(late) => {
                        noted.late.store(true, Ordering::Relaxed);
                        Some((Err(axum::Error::new(late)), None))
                    }
                }
            }
        };
        Body::from_stream(stream::unfold(Some(body.into_data_stream()), read))
    });
    (request, Some(reading))
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
