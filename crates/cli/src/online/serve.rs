//! `orrery serve`.

use std::io::Write;

use server::RepeatedAt;
use tracing_subscriber::EnvFilter;

use super::args::{LogForm, ServeArgs};
use super::{block_on, log, settings};
use crate::fail::{self, fail};

/// Runs a server until it receives a signal to stop.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let settings = settings::settings(args)?;
    let _log = logging(settings.log.unwrap_or(LogForm::Text));
    let config = settings::config(settings)?;
    block_on(async {
        let not_opened = |e: store::StoreError| {
            let code = if matches!(e, store::StoreError::InUse(_)) { fail::UNWRITABLE } else { fail::UNREADABLE };
            fail(code, format!("{}: {e}", public(&config.database)))
        };
        let store = store::open(&config.database).await.map_err(not_opened)?;
        let shown = config.public_url.clone();
        let server = server::start(config, store).await.map_err(|e| match e {
            server::ServeError::Store(e) => fail(fail::UNWRITABLE, e.to_string()),
            e => fail(fail::USAGE, e.to_string()),
        })?;
        // Before the address is printed: a program that reads it may send a signal immediately.
        let asked = asked_to_end()?;
        let address = shown.unwrap_or_else(|| format!("http://{}", server.address()));
        writeln!(out, "Orrery is running at {address}")?;
        out.flush()?;
        let taken = tokio::select! {
            asked = asked => asked.map(|()| false)?,
            () = server.taken_over() => true,
        };
        if taken {
            server.stop().await;
            return Err(fail(fail::UNWRITABLE, "another server has taken over the database; this one has stopped"));
        }
        // Output errors are ignored: the server must shut down properly even if standard output is closed.
        let _ = writeln!(out, "shutting down; all matches are saved").and_then(|()| out.flush());
        server.stop().await;
        Ok(0)
    })
}

/// The address of a database without the user name and password.
fn public(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}

/// Installs the handlers for Ctrl-C and SIGTERM and returns a future that waits for either signal.
fn asked_to_end() -> anyhow::Result<impl Future<Output = anyhow::Result<()>>> {
    #[cfg(unix)]
    let (mut interrupt, mut term) = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?)
    };
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = term.recv() => {}
        }
        #[cfg(not(unix))]
        tokio::signal::ctrl_c().await?;
        Ok(())
    })
}

/// Starts logging to standard error. `ORRERY_LOG` sets the filter, e.g. `info,server=debug`. If the stream is not read,
/// lines are lost, but the server keeps running.
fn logging(form: LogForm) -> log::Guard {
    let filter = EnvFilter::try_from_env("ORRERY_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let (lines, guard) = log::lossy(std::io::stderr(), form);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(lines);
    // A second server in the same process, as in tests, uses the log of the first one.
    let _ = match form {
        LogForm::Text => log.with_target(false).try_init().map_err(|e| e.to_string()),
        LogForm::Json => log.json().try_init().map_err(|e| e.to_string()),
    };
    // The default panic hook writes to standard error directly, and may block.
    std::panic::set_hook(Box::new(|info| {
        static TOLD: RepeatedAt = RepeatedAt::new();
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        log_panic(&TOLD, &place, info.payload_as_str().unwrap_or_default());
    }));
    guard
}

/// Logs a panic. Repeated panics at one place are logged only from time to time, because a client may cause many.
fn log_panic(told: &RepeatedAt, place: &str, message: &str) {
    if let Some(times) = told.note(place) {
        tracing::error!(place, message, times, "a panic");
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use server::RepeatedAt;

    use super::{log_panic, public};

    #[derive(Clone, Default)]
    struct Told(Arc<Mutex<Vec<u8>>>);

    impl Write for Told {
        fn write(&mut self, some: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").write(some)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_same_fault_again_and_again_is_one_line() {
        let (told, log) = (RepeatedAt::new(), Told::default());
        let lines = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || lines.clone()).finish();
        tracing::subscriber::with_default(subscriber, || {
            for _ in 0..100 {
                log_panic(&told, "a.rs:1:1", "out of range");
            }
            log_panic(&told, "b.rs:1:1", "another");
        });
        let text = String::from_utf8(log.0.lock().expect("no panic").clone()).expect("text");
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(text.contains("out of range") && text.contains("another") && text.contains("times=1"), "{text}");
    }

    #[test]
    fn passwords_of_databases_stay_out_of_messages() {
        assert_eq!(public("postgres://orrery:secret@db.example/orrery"), "postgres://…@db.example/orrery");
        assert_eq!(public("sqlite:/var/lib/orrery.db"), "sqlite:/var/lib/orrery.db");
    }
}
