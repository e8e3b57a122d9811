//! Who may speak to this server, how often, and under which headers.

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

/// What is counted, by address or by account.
pub(crate) struct Gates {
    /// Any request.
    requests: DefaultKeyedRateLimiter<IpAddr>,
    /// Pictures and the files of the page, which needs many.
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    /// Tries to sign in, by address and by name.
    logins: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<(String, IpAddr)>,
    /// Tries under a name from anywhere.
    everywhere: DefaultKeyedRateLimiter<String>,
    /// Tries on a device, or in a session, that is known to its owner: nobody else can use them up.
    devices: DefaultKeyedRateLimiter<uuid::Uuid>,
    /// New accounts, new guests.
    registrations: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    /// Complaints, by who complains and by address: a guest is made quickly, and a complaint takes much room.
    reports: DefaultKeyedRateLimiter<uuid::Uuid>,
    reports_from: DefaultKeyedRateLimiter<IpAddr>,
    /// Things said, by who says them: more sockets give no more room.
    says: DefaultKeyedRateLimiter<uuid::Uuid>,
    /// Connections of everybody, and those of the operator.
    everybody: Arc<Semaphore>,
    operator: Arc<Semaphore>,
    most_together: usize,
    connections: Open,
    most_connections: usize,
    sockets: Open,
    most_sockets: usize,
}

/// How many connections or sockets are open, by address.
type Open = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// The place of one of them. It is given up when this is dropped, also by an upgrade that came to nothing.
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
/// The same from an address; a household or a school shares one.
const REPORTS_FROM_ADDRESS: u32 = 30;

fn limiter<K: std::hash::Hash + Eq + Clone>(burst: u32, span: Duration) -> DefaultKeyedRateLimiter<K> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(span / burst.get()).unwrap_or(Quota::per_second(burst)).allow_burst(burst);
    RateLimiter::keyed(quota)
}

impl Gates {
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

    /// A try to sign in under a name. The owner's session, or a device of the owner's, has tries of its own: what
    /// others try from elsewhere, or from the same address, does not shut the owner out.
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

    /// A new guest.
    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Error> {
        self.guests.check_key(&from).map_err(|_| Error::TooFast)
    }

    /// A new account.
    pub(crate) fn register(&self, from: IpAddr) -> Result<(), Error> {
        self.registrations.check_key(&from).map_err(|_| Error::TooManyAccounts)
    }

    /// A complaint.
    pub(crate) fn report(&self, by: uuid::Uuid, From(from): From) -> Result<(), Error> {
        let free = self.reports.check_key(&by).is_ok() && self.reports_from.check_key(&from).is_ok();
        if free { Ok(()) } else { Err(Error::TooFast) }
    }

    /// Something said.
    pub(crate) fn say(&self, by: uuid::Uuid) -> Result<(), Error> {
        self.says.check_key(&by).map_err(|_| Error::TooFast)
    }

    /// A socket from an address, counted until its place is given up.
    pub(crate) fn enter(&self, from: IpAddr) -> Result<Place, Error> {
        Place::take(&self.sockets, from, self.most_sockets)
    }

    /// A connection of anybody, or one to the operator's own port, counted until its place is given up. Nothing when there
    /// are as many as there may be.
    pub(crate) fn admit(&self, operator: bool) -> Option<OwnedSemaphorePermit> {
        let places = if operator { &self.operator } else { &self.everybody };
        places.clone().try_acquire_owned().ok()
    }

    /// Connections that are open, without those to the operator's own port.
    pub(crate) fn connections_now(&self) -> usize {
        self.most_together - self.everybody.available_permits()
    }

    /// A connection from an address, likewise.
    pub(crate) fn connect(&self, from: IpAddr) -> Result<Place, Error> {
        Place::take(&self.connections, from, self.most_connections)
    }

    /// Forgets addresses that were quiet.
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

/// Where a request really comes from: the peer, or what a trusted proxy says of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// Whom an address stands for in all counts: with IPv6 one subscriber has a network of 64 bits to choose from.
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
    // Each proxy adds whom it was asked by. Back to the first that is none of ours: what stands before that one, or before
    // something that cannot be read, may be made up by the visitor.
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
    // Without a public address we are spoken to in plain HTTP.
    app.config.public_url.is_none() && named && origin.strip_prefix("http://") == Some(host)
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
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let from = subscriber(origin_of(&app, peer, request.headers()));
    request.extensions_mut().insert(From(from));
    // The connections of a proxy are everybody's: there the requests under way count in their place.
    let place = app.config.proxies.contains(&peer).then(|| app.gates.connect(from)).transpose();
    let upgrade = request.headers().contains_key("upgrade");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) || upgrade;
    // A program shows its token in a header no page of somebody else could add, and then nobody looks at cookies. Other
    // kinds of authorization, such as the password of a proxy in front of us, are added by browsers themselves.
    let program = bearer(request.headers()).is_some();
    let path = request.uri().path();
    let api = path.starts_with("/api") || path == "/ws" || upgrade;
    // To be ready is to have written to the database, and figures are for those whom the database knows. Pictures are drawn
    // and files are compressed anew for everybody who asks.
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
    // Whoever answers before a request was read to its end has to close the connection, and says so: the next request on
    // it would be lost otherwise.
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
    /// To its end.
    end: AtomicBool,
    /// The rest did not come in time.
    late: AtomicBool,
}

/// The same request with a body that has to arrive in time, and how far it was read; nothing for one without a body.
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
