//! Signs in to a server and saves the session for the next time.

use std::path::{Path, PathBuf};

use client::{ClientError, Http};
use protocol::{AccountKind, Credentials, Me};

use crate::fail::{self, fail, usage};
use crate::play::data_folder;

/// How to sign in.
#[derive(Clone, Debug)]
pub(super) enum Who {
    Guest,
    /// An account; without a password the saved session is used.
    Account {
        name: String,
        password: Option<String>,
    },
    Program {
        token: String,
    },
}

/// Signs in. Sessions are saved in files that only their owner can read.
pub(super) fn come_in(server: &str, who: &Who) -> anyhow::Result<(Http, Me)> {
    let mut http = Http::new(server);
    let me = match who {
        Who::Program { token } => {
            http = http.with_token(token);
            http.get("/api/me").map_err(|e| failure(&e))?
        }
        Who::Guest => {
            let file = file(server, None);
            if let Some(cookie) = kept(&file) {
                http = http.with_cookie(&cookie);
            }
            let me = http.become_guest().map_err(|e| failure(&e))?;
            keep(&file, http.cookie())?;
            me
        }
        Who::Account { name, password: Some(password) } => {
            let credentials = Credentials { name: name.clone(), password: password.clone() };
            let me = http.post("/api/session", &credentials).map_err(|e| failure(&e))?;
            keep(&file(server, Some(name)), http.cookie())?;
            me
        }
        Who::Account { name, password: None } => {
            let needed = || usage(format!("no session of {name} is saved; give the password with --password-stdin"));
            http = http.with_cookie(&kept(&file(server, Some(name))).ok_or_else(needed)?);
            match http.get::<Me>("/api/me") {
                Ok(me) if me.kind == AccountKind::Account => me,
                Ok(_) | Err(ClientError::Refused(_)) => return Err(needed()),
                Err(e) => return Err(failure(&e)),
            }
        }
    };
    Ok((http, me))
}

/// Turns a client error into an error with an exit code.
pub(super) fn failure(error: &ClientError) -> anyhow::Error {
    let code = match error {
        ClientError::Unreachable { .. } => fail::UNREADABLE,
        ClientError::Refused(_) | ClientError::Gone(_) | ClientError::Strange(_) => fail::NO,
    };
    fail(code, error.to_string())
}

/// The file in which a session is saved.
fn file(server: &str, name: Option<&str>) -> PathBuf {
    data_folder().join("sessions").join(file_name(server, name))
}

/// A file name for any server and user name. Bytes that do not occur in host names are percent-encoded.
fn file_name(server: &str, name: Option<&str>) -> String {
    let account = name.map(|name| format!("@{}", name.to_lowercase())).unwrap_or_default();
    let byte = |b: u8| match b {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'.' | b'-' => char::from(b).to_string(),
        _ => format!("%{b:02x}"),
    };
    format!("{server}{account}").bytes().map(byte).collect()
}

fn kept(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let cookie = text.trim();
    (!cookie.is_empty() && !cookie.contains(char::is_control)).then(|| cookie.to_owned())
}

/// Saves a session. Renames a private temporary file, so that the file is never incomplete or readable by others.
fn keep(file: &Path, cookie: Option<&str>) -> anyhow::Result<()> {
    let Some(cookie) = cookie.filter(|cookie| kept(file).as_deref() != Some(cookie)) else { return Ok(()) };
    let write = || {
        let folder = file.parent().expect("the path has a parent folder");
        std::fs::create_dir_all(folder)?;
        let fresh = folder.join(format!("{}.new", std::process::id()));
        private(&fresh, cookie)?;
        std::fs::rename(&fresh, file)
    };
    let place = file.display();
    write().map_err(|e| fail(fail::UNWRITABLE, format!("cannot save the session in {place}: {e}; set ORRERY_DIR")))
}

#[cfg(unix)]
fn private(file: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o600).open(file)?.write_all(text.as_bytes())
}

/// On other systems, the user data folder is already private.
#[cfg(not(unix))]
fn private(file: &Path, text: &str) -> std::io::Result<()> {
    std::fs::write(file, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_server_and_name_has_a_file_of_its_own() {
        assert_eq!(file_name("http://127.0.0.1:8000", None), "http%3a%2f%2f127.0.0.1%3a8000");
        assert_eq!(file_name("https://x", Some("Ада/..")), "https%3a%2f%2fx%40%d0%b0%d0%b4%d0%b0%2f..");
        assert_ne!(file_name("http://a_b", None), file_name("http://a/b", None));
    }

    #[test]
    fn a_session_is_kept_from_others() {
        let folder = std::env::temp_dir().join(format!("orrery-session-{}", std::process::id()));
        let file = folder.join("sessions/x");
        keep(&file, Some("orrery_sid=1")).expect("a temporary file");
        keep(&file, Some("orrery_sid=2")).expect("a second write");
        assert_eq!(kept(&file).as_deref(), Some("orrery_sid=2"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(&file).expect("the file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::remove_dir_all(folder).expect("an existing folder");
    }
}
