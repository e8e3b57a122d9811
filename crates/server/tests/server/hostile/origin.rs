//! Foreign pages, and what a browser would send for them.

use client::{ClientError, Socket};
use protocol::Lang;

use super::raw::{Answer, ask};
use super::routes::{self, Method};
use crate::harness::TestServer;

const EVIL: &str = "https://evil.example";

/// Headers a foreign page could make a browser send, with the cookie it adds by itself.
fn disguises(own: &str) -> Vec<Vec<(&'static str, String)>> {
    let host = own.trim_start_matches("http://").to_owned();
    let evil = || ("origin", EVIL.to_owned());
    vec![
        vec![],
        vec![evil()],
        vec![("origin", "null".to_owned())],
        vec![("origin", String::new())],
        vec![("origin", host.clone())],
        vec![("origin", format!("{own}.evil.example"))],
        vec![("origin", format!("http://evil.example/{host}"))],
        vec![("origin", format!("http://{host}@evil.example"))],
        vec![("origin", own.to_owned()), ("sec-fetch-site", "cross-site".to_owned())],
        vec![("origin", own.to_owned()), ("sec-fetch-site", "same-site".to_owned())],
        vec![("referer", format!("{own}/"))],
        // A browser sends stored passwords for a proxy in front of the server by itself.
        vec![evil(), ("authorization", "Basic ZXZlOmV2ZQ==".to_owned())],
        vec![evil(), ("authorization", String::new())],
        vec![evil(), ("authorization", "bearer".to_owned())],
        vec![evil(), ("x-forwarded-host", host.clone()), ("forwarded", format!("host={host}"))],
        vec![evil(), ("x-http-method-override", "GET".to_owned())],
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_page_changes_nothing_and_opens_no_socket() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let cookie = guest.http.cookie().expect("a session").to_owned();
    let changing: Vec<_> = routes::all(&guest).await.into_iter().filter(|(method, _)| *method != Method::Get).collect();
    assert!(changing.len() > 25, "{changing:?}");
    for disguise in disguises(&server.url()) {
        let with = |more: &[(&'static str, &str)]| {
            let mut headers = disguise.clone();
            headers.push(("cookie", cookie.clone()));
            headers.extend(more.iter().map(|&(name, value)| (name, value.to_owned())));
            headers
        };
        for (method, path) in &changing {
            let path = path.replace("{id}", &guest.id.to_string()).replace("{game}", "sw-lcg");
            let json = with(&[("content-type", "application/json")]);
            let Answer { status, body, .. } = ask(&server, method.word(), &path, &json, "{}").await;
            assert_eq!((status, body.contains("\"origin\"")), (403, true), "{method:?} {path} {disguise:?}: {body}");
        }
        let upgrade = with(&[
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ]);
        let answer = ask(&server, "GET", "/ws", &upgrade, "").await;
        assert_eq!(answer.status, 403, "{disguise:?}: {answer:?}");
    }
    let me = guest.clone().ask(|http| http.get::<protocol::Me>("/api/me")).await.expect("still there");
    assert_eq!(me.id, guest.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_cannot_speak_json_and_an_answer_cannot_be_read_by_others() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let own = vec![("origin", server.url()), ("cookie", guest.http.cookie().expect("a session").to_owned())];
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
        let mut headers = own.clone();
        headers.push(("content-type", kind.to_owned()));
        let answer = ask(&server, "POST", "/api/tables", &headers, "{\"game\":\"star-realms\"}").await;
        assert_eq!(answer.status, 422, "{kind}: {answer:?}");
    }
    // A method in a header or a form field is ignored.
    let mut headers = own.clone();
    headers.push(("x-http-method-override", "DELETE".to_owned()));
    assert_eq!(ask(&server, "GET", "/api/session?_method=DELETE", &headers, "").await.status, 405);
    // A foreign page may not read answers, not even after a preflight request.
    let mut headers = own;
    headers[0].1 = EVIL.to_owned();
    headers.push(("access-control-request-method", "POST".to_owned()));
    for method in ["GET", "OPTIONS"] {
        for path in ["/api/me", "/api/tables", "/", "/art/icon.svg"] {
            let answer = ask(&server, method, path, &headers, "").await;
            assert!(!answer.has("access-control-allow-origin", ""), "{method} {path}: {answer:?}");
            for (name, value) in [
                ("x-content-type-options", "nosniff"),
                ("x-frame-options", "DENY"),
                ("content-security-policy", "script-src 'self'"),
                ("content-security-policy", "frame-ancestors 'none'"),
            ] {
                assert!(answer.has(name, value), "{method} {path}: {name} in {answer:?}");
            }
        }
    }
}

/// Without a public URL the server's pages use plain HTTP: another scheme is another origin.
#[tokio::test(flavor = "multi_thread")]
async fn the_scheme_is_part_of_the_origin() {
    let server = TestServer::open().await;
    let host = server.url().trim_start_matches("http://").to_owned();
    for scheme in ["https", "ftp", "file", "chrome-extension", ""] {
        let origin = [("origin", format!("{scheme}://{host}"))];
        assert_eq!(ask(&server, "POST", "/api/session/guest", &origin, "").await.status, 403, "{scheme}");
    }
    assert_eq!(ask(&server, "POST", "/api/session/guest", &[("origin", server.url())], "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_this_house_and_no_script() {
    let plain = TestServer::open().await;
    let secure = TestServer::open_with(|config| config.public_url = Some("https://play.example".to_owned())).await;
    for (server, origin, wanted) in [
        (&plain, plain.url(), vec!["orrery_sid=", "HttpOnly", "SameSite=Lax", "Path=/"]),
        (
            &secure,
            "https://play.example".to_owned(),
            vec!["__Host-sid=", "HttpOnly", "SameSite=Lax", "Path=/", "Secure"],
        ),
    ] {
        let answer = ask(server, "POST", "/api/session/guest", &[("origin", origin)], "").await;
        assert_eq!(answer.status, 200, "{answer:?}");
        for part in wanted {
            assert!(answer.has("set-cookie", part), "{part} in {answer:?}");
        }
        assert!(!answer.has("set-cookie", "Domain"), "{answer:?}");
        assert!(answer.has("cache-control", "no-store"), "{answer:?}");
    }
    // Behind TLS the listening address is not an origin of its pages, and the plain cookie is not accepted.
    let answer = ask(&secure, "POST", "/api/session/guest", &[("origin", secure.url())], "").await;
    assert_eq!(answer.status, 403);
    let guest = secure_guest(&secure).await;
    let renamed = guest.replace("__Host-sid", "orrery_sid");
    assert_eq!(ask(&secure, "GET", "/api/me", &[("cookie", guest)], "").await.status, 200);
    assert_eq!(ask(&secure, "GET", "/api/me", &[("cookie", renamed)], "").await.status, 401);
}

async fn secure_guest(server: &TestServer) -> String {
    let origin = "https://play.example".to_owned();
    let answer = ask(server, "POST", "/api/session/guest", &[("origin", origin)], "").await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    cookie.split(';').next().expect("name and value").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_let_in_with_a_token_of_their_own_making() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    let known = guest.http.cookie().expect("a session").split_once('=').expect("name and value").1.to_owned();
    let forged = ["", "0", &"0".repeat(64), &known[..63], &format!("{known}0"), &known.to_uppercase(), "' or 1=1 --"];
    for token in forged {
        let cookie = format!("orrery_sid={token}");
        assert_eq!(ask(&server, "GET", "/api/me", &[("cookie", cookie)], "").await.status, 401, "{token:?}");
        let bearer = format!("Bearer {token}");
        assert_eq!(ask(&server, "GET", "/api/me", &[("authorization", bearer)], "").await.status, 401, "{token:?}");
    }
    // A session id planted by an attacker is not adopted: a new guest gets a new token.
    let fixed = "f".repeat(64);
    let headers = [("origin", server.url()), ("cookie", format!("orrery_sid={fixed}"))];
    let answer = ask(&server, "POST", "/api/session/guest", &headers, "").await;
    assert!(answer.status == 200 && answer.has("set-cookie", "orrery_sid=") && !answer.has("set-cookie", &fixed));
    // An invalid bearer token does not fall back to the cookie.
    let both = [("cookie", format!("orrery_sid={known}")), ("authorization", format!("Bearer {fixed}"))];
    assert_eq!(ask(&server, "GET", "/api/me", &both, "").await.status, 401);
    let nobody = client::Http::new(&server.url());
    assert!(matches!(Socket::open(&nobody, Lang::En).await, Err(ClientError::Refused(e)) if e.code == "no_session"));
}

/// A host name of an attacker that resolves to this machine: its page and its requests have the same origin.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_turned_towards_this_machine_is_no_page_of_ours() {
    let server = TestServer::open().await;
    let port = server.server.as_ref().expect("a running server").address().port();
    for (name, status) in [
        ("evil.example", 403),
        ("localhost.evil.example", 403),
        ("127.0.0.1.evil.example", 403),
        ("127.0.0.1", 200),
        ("localhost", 200),
        ("[::1]", 200),
    ] {
        let host = format!("{name}:{port}");
        let headers = [("host", host.clone()), ("origin", format!("http://{host}"))];
        let answer = ask(&server, "POST", "/api/session/guest", &headers, "").await;
        assert_eq!(answer.status, status, "{name}: {answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_what_the_proxy_says_and_not_what_the_visitor_says() {
    let server = TestServer::open_with(|config| {
        config.limits.guests_per_hour = 1;
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    for (chain, status) in [
        ("203.0.113.9, 198.51.100.1", 200),
        ("203.0.113.8, 198.51.100.1", 429),
        ("nonsense, 198.51.100.1, 127.0.0.1", 429),
        ("198.51.100.1, 203.0.113.7", 200),
        // With a port, and as an IPv4 address in IPv6.
        ("203.0.113.6, 198.51.100.1:4711", 429),
        ("203.0.113.6, ::ffff:198.51.100.1", 429),
        ("203.0.113.6, [2001:db8:7::1]:4711", 200),
        ("203.0.113.6, [2001:db8:7::2]", 429),
        // If the entry of the proxy itself cannot be parsed, the proxy counts as the client, whatever comes before it.
        ("203.0.113.5, unknown", 200),
        ("203.0.113.4, unknown", 429),
        ("203.0.113.3, ", 429),
    ] {
        let headers = [("origin", server.url()), ("x-forwarded-for", chain.to_owned())];
        assert_eq!(ask(&server, "POST", "/api/session/guest", &headers, "").await.status, status, "{chain}");
    }
}
