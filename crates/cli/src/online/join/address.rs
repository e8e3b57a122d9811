//! Parses the address of a server or of a table.

use protocol::TableId;

/// The address of a server and optionally a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// Scheme, host and port, which start every request URL.
    pub(super) server: String,
    pub(super) table: Option<TableId>,
}

impl Address {
    /// Parses `http://HOST:PORT` or the link of a table. The error is a message for the user.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let wrong = |what: &str| Err(format!("{text:?}: {what}; expected http://HOST:PORT or http://HOST:PORT/t/ID"));
        let Some((scheme, rest)) = text.split_once("://") else { return wrong("not a URL") };
        if !matches!(scheme, "http" | "https") {
            return wrong("not an HTTP address");
        }
        let rest = rest.split(['?', '#']).next().unwrap_or(rest);
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let odd = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '@' | '\\');
        if host.is_empty() || host.starts_with(':') || rest.contains(odd) {
            return wrong("the server is missing");
        }
        let server = format!("{scheme}://{host}");
        match path.trim_end_matches('/').split_once('/') {
            None if path.is_empty() || path == "lobby" => Ok(Self { server, table: None }),
            Some(("t", id)) => match id.parse() {
                Ok(table) => Ok(Self { server, table: Some(table) }),
                Err(_) => wrong("the table id is not valid"),
            },
            _ => wrong("neither a server nor a table"),
        }
    }

    /// The link of a table.
    pub(super) fn link(server: &str, table: TableId) -> String {
        format!("{server}/t/{table}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "01a1dfd4-1f6a-7389-bb82-7ca1cebdf3f7";

    #[track_caller]
    fn check(text: &str, server: &str, table: bool) {
        let table = table.then(|| ID.parse().expect("a good id"));
        assert_eq!(Address::parse(text), Ok(Address { server: server.to_owned(), table }));
    }

    #[test]
    fn servers_and_tables_have_addresses() {
        check("http://127.0.0.1:8000", "http://127.0.0.1:8000", false);
        check("http://127.0.0.1:8000/", "http://127.0.0.1:8000", false);
        check("https://play.example.org/lobby", "https://play.example.org", false);
        check(&format!("http://[::1]:80/t/{ID}"), "http://[::1]:80", true);
        check(&format!("https://play.example.org/t/{ID}/?lang=ja#x"), "https://play.example.org", true);
    }

    #[test]
    fn anything_else_is_a_mistake() {
        for text in
            ["", "127.0.0.1:8000", "ftp://x", "http://", "http:///t/1", "http://:80", "http://x/t/", "http://x/t/1"]
        {
            assert!(Address::parse(text).is_err(), "{text}");
        }
        for text in ["http://a b/", "http://me:secret@x/", "http://x/u/1", "http://x/t"] {
            assert!(Address::parse(text).is_err_and(|e| e.contains("expected http://")), "{text}");
        }
    }
}
