//! Connections: accepting them, limits by address, and timeouts.

use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Duration, Sleep, sleep, timeout};
use tokio_util::task::TaskTracker;

use crate::app::App;
use crate::guard::{Place, subscriber};
use crate::repeated::repeated;

/// The buffer for the headers of a request and for the beginning of a body.
const BUFFER: usize = 64 << 10;
/// The pause after an accept error that the client did not cause, such as too many open files.
const PAUSE: Duration = Duration::from_millis(250);
/// How long open requests may take during a shutdown.
const PATIENCE: Duration = Duration::from_secs(5);
/// A proxy keeps its connections open, and it has read the headers before it forwards them.
const PROXY_IDLE: Duration = Duration::from_mins(3);
/// How long, and how many bytes, the server still reads after its last answer. A connection that is closed with unread
/// data is reset, and the client loses the last answer.
const LINGER: (Duration, usize) = (Duration::from_secs(2), 8 << 20);

/// A source of connections.
pub(crate) trait Accept: Send + 'static {
    /// Accepts the next connection, with the address of its peer.
    fn accept(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        Self::accept(self).await
    }
}

/// Accepts connections until the server stops, and waits for them to end. Public ones are also counted by address.
pub(crate) async fn serve(app: Arc<App>, mut listener: impl Accept, router: Router, operator: bool) {
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = app.stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(e) => {
                metrics::counter!("orrery_accept_errors").increment(1);
                repeated!(error, error = %e, "a connection could not be accepted");
                if !is_visitors(&e) {
                    sleep(PAUSE).await;
                }
                continue;
            }
        };
        let peer = SocketAddr::new(peer.ip().to_canonical(), peer.port());
        let proxy = app.config.proxies.contains(&peer.ip());
        // Some files must remain for the database and for clients that are already connected.
        let Some(of_all) = app.gates.admit(operator) else {
            metrics::counter!("orrery_connections_refused", "why" => "all").increment(1);
            repeated!(warn, operator, "connections refused: the limit is reached");
            continue;
        };
        let of_address = if !operator && !proxy {
            let Ok(place) = app.gates.connect(subscriber(peer.ip())) else {
                metrics::counter!("orrery_connections_refused", "why" => "address").increment(1);
                repeated!(warn, "connections refused: one address has too many");
                continue;
            };
            Some(place)
        } else {
            None
        };
        // An acknowledgment and its update are two small writes: waiting to join them would cost 40 ms per move.
        let _ = stream.set_nodelay(true);
        let place = Some((of_all, of_address));
        let line = Line { stream: Some(stream), place, limit: app.config.timeouts.stall, stalled: None, ended: false };
        connections.spawn(answer(app.clone(), line, peer, router.clone(), proxy));
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Whether an accept error was caused by the client.
fn is_visitors(e: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(e.kind(), ConnectionRefused | ConnectionAborted | ConnectionReset)
}

/// Answers the requests of one connection.
async fn answer(app: Arc<App>, line: Line, peer: SocketAddr, router: Router, proxy: bool) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (mut request, mut router) = (request.map(Body::new), router.clone());
        request.extensions_mut().insert(ConnectInfo(peer));
        async move { tower::Service::call(&mut router, request).await }
    });
    let header = app.config.timeouts.header;
    let header = if proxy { header.max(PROXY_IDLE) } else { header };
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(header).max_buf_size(BUFFER);
    let mut connection = pin!(http.serve_connection(TokioIo::new(line), service).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => return,
        () = app.stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(PATIENCE, connection).await;
}

/// A connection that fails when its client receives nothing for too long, and that reads on for a while after its end.
struct Line {
    stream: Option<TcpStream>,
    /// Its place among all connections, and among those of its address.
    place: Option<(OwnedSemaphorePermit, Option<Place>)>,
    limit: Duration,
    /// Runs while the client does not receive what is sent.
    stalled: Option<Pin<Box<Sleep>>>,
    /// Whether the client sends nothing more.
    ended: bool,
}

impl Line {
    fn stream(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(self.stream.as_mut().expect("a line has its stream until it is dropped"))
    }

    /// Fails a write when the client has received nothing for too long.
    fn in_time<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let limit = self.limit;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(limit)));
        if stalled.as_mut().poll(cx).is_pending() {
            return Poll::Pending;
        }
        self.ended = true;
        metrics::counter!("orrery_connections_stalled").increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let (before, space) = (buf.filled().len(), buf.remaining());
        let read = self.stream().poll_read(cx, buf);
        if let Poll::Ready(done) = &read {
            self.ended |= done.is_err() || (space > 0 && buf.filled().len() == before);
        }
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write(cx, buf);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream().poll_write_vectored(cx, bufs);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = self.stream().poll_flush(cx);
        self.in_time(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let Some(mut stream) = self.stream.take().filter(|_| !self.ended) else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let place = self.place.take();
        runtime.spawn(async move {
            let (time, most) = LINGER;
            let rest = async {
                let _ = stream.shutdown().await;
                let (mut left, mut some) = (most, vec![0; 4096]);
                while let Ok(n @ 1..) = stream.read(&mut some).await {
                    left = left.saturating_sub(n);
                    if left == 0 {
                        break;
                    }
                }
            };
            let _ = timeout(time, rest).await;
            drop(place);
        });
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::{self, Write as _};
    use std::sync::Mutex;

    use tracing::field::{Field, Visit};
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Level, Metadata, Subscriber};

    use super::*;

    /// A listener that first returns some errors.
    struct Stuck {
        errors: Vec<io::Error>,
        listener: TcpListener,
    }

    impl Accept for Stuck {
        async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
            if self.errors.is_empty() { self.listener.accept().await } else { Err(self.errors.remove(0)) }
        }
    }

    /// The errors that were logged, each as a line.
    #[derive(Clone, Default)]
    struct Heard(Arc<Mutex<Vec<String>>>);

    impl Subscriber for Heard {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            *metadata.level() == Level::ERROR
        }

        fn new_span(&self, _span: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }

        fn record(&self, _span: &Id, _values: &Record<'_>) {}

        fn record_follows_from(&self, _span: &Id, _follows: &Id) {}

        fn event(&self, event: &Event<'_>) {
            struct Line(String);
            impl Visit for Line {
                fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
                    let _ = write!(self.0, "{field}={value:?} ");
                }
            }
            let mut line = Line(String::new());
            event.record(&mut line);
            self.0.lock().expect("no panic").push(line.0);
        }

        fn enter(&self, _span: &Id) {}

        fn exit(&self, _span: &Id) {}
    }

    fn errors(app: &App) -> u64 {
        let metrics = app.metrics.render();
        let line = metrics.lines().find_map(|line| line.strip_prefix("orrery_accept_errors "));
        line.map_or(0, |count| count.parse().expect("a number"))
    }

    /// Too many open files, for example. Clients that have disconnected again cause no pause, but are counted too.
    #[tokio::test]
    async fn connections_that_cannot_be_accepted_are_counted_and_told_and_the_next_is_served() {
        let heard = Heard::default();
        let _log = tracing::subscriber::set_default(heard.clone());
        let folder = tempfile::TempDir::new().expect("a folder");
        let (app, _) = crate::actor::running_table(folder.path()).await;
        let before = errors(&app);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let no_files = || io::Error::from_raw_os_error(24);
        let listener =
            Stuck { errors: vec![no_files(), io::ErrorKind::ConnectionAborted.into(), no_files()], listener };
        let started = tokio::time::Instant::now();
        let serving = tokio::spawn(serve(app.clone(), listener, crate::router(app.clone()), false));
        let mut visitor = TcpStream::connect(address).await.expect("connected");
        visitor.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
        let mut answer = String::new();
        visitor.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(started.elapsed() >= PAUSE * 2, "errors of the server cause a pause");
        assert_eq!(errors(&app), before + 3);
        let told = heard.0.lock().expect("no panic").clone();
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].contains("a connection could not be accepted") && told[0].contains("os error 24"), "{told:?}");
        app.stop.cancel();
        serving.await.expect("no panic");
    }
}
