//! Guessing passwords: slow for the attacker, and without effect on the owner.

use super::account;
use super::raw::{Answer, ask};
use crate::harness::TestServer;

/// A server with the default limits, whose visitors come through a proxy.
async fn server() -> TestServer {
    TestServer::open_with(|config| {
        config.limits = server::Limits { guests_per_hour: 1000, ..server::Limits::default() };
        config.proxies = vec![[127, 0, 0, 1].into()];
    })
    .await
}

/// Signs in from an address, with these cookies.
async fn sign_in(server: &TestServer, from: &str, cookies: &str, password: &str) -> Answer {
    let headers = [
        ("origin", server.url()),
        ("content-type", "application/json".to_owned()),
        ("x-forwarded-for", from.to_owned()),
        ("cookie", cookies.to_owned()),
    ];
    let body = format!(r#"{{"name":"Ada","password":"{password}"}}"#);
    ask(server, "POST", "/api/session", &headers, &body).await
}

/// The cookies an answer sets, as a browser sends them back.
fn cookies(answer: &Answer) -> Vec<String> {
    let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    set.filter_map(|(_, value)| value.split(';').next()).map(str::to_owned).collect()
}

fn device(answer: &Answer) -> String {
    cookies(answer).into_iter().find(|cookie| cookie.starts_with("orrery_device=")).expect("a known device")
}

const RIGHT: &str = "correct horse";

#[tokio::test(flavor = "multi_thread")]
async fn guesses_from_elsewhere_do_not_shut_the_owner_out() {
    let server = server().await;
    let ada = account(&server, "Ada").await;
    let session = ada.http.cookie().expect("a session").to_owned();
    // Ten wrong passwords from three addresses.
    let mut refused = 0;
    for n in 0..12 {
        let answer = sign_in(&server, &format!("203.0.113.{}", n % 3), "", "not it at all").await;
        assert!([401, 429].contains(&answer.status), "{answer:?}");
        refused += usize::from(answer.status == 401);
    }
    assert!(refused >= 10, "{refused} guesses were refused");
    let elsewhere = sign_in(&server, "198.51.100.1", "", RIGHT).await;
    assert_eq!(elsewhere.status, 200, "from an address that guessed nothing: {elsewhere:?}");
    // From the address of the attacker, and during a flood from everywhere.
    for n in 0..130 {
        sign_in(&server, &format!("203.0.113.{}", n % 40), "", "not it at all").await;
    }
    assert_eq!(sign_in(&server, "203.0.113.1", "", RIGHT).await.status, 429, "a stranger at the attacker's address");
    assert_eq!(sign_in(&server, "198.51.100.2", "", RIGHT).await.status, 429, "a stranger during a flood");
    let known = device(&elsewhere);
    let again = sign_in(&server, "203.0.113.1", &known, RIGHT).await;
    assert_eq!(again.status, 200, "a known device: {again:?}");
    let signed_in = sign_in(&server, "203.0.113.1", &format!("orrery_sid={session}"), RIGHT).await;
    let signed_in =
        if session.contains('=') { sign_in(&server, "203.0.113.1", &session, RIGHT).await } else { signed_in };
    assert_eq!(signed_in.status, 200, "a user who is signed in: {signed_in:?}");
    // A known device cannot guess faster than others.
    let mut tries = 0;
    while sign_in(&server, "198.51.100.3", &known, "not it at all").await.status == 401 {
        tries += 1;
        assert!(tries < 20, "a known device guesses without end");
    }
    // A forged device cookie is not accepted.
    let forged = format!("{}0", &known[..known.len() - 1]);
    let forged = if forged == known { format!("{}1", &known[..known.len() - 1]) } else { forged };
    assert_eq!(sign_in(&server, "203.0.113.1", &forged, RIGHT).await.status, 429);
}

/// A user who signs out is known on this device the next time.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_known_after_signing_out() {
    let server = server().await;
    let ada = account(&server, "Ada").await;
    let headers = [("origin", server.url()), ("cookie", ada.http.cookie().expect("a session").to_owned())];
    let out = ask(&server, "DELETE", "/api/session", &headers, "").await;
    assert_eq!(out.status, 204, "{out:?}");
    let known = device(&out);
    for _ in 0..8 {
        sign_in(&server, "203.0.113.1", "", "not it at all").await;
    }
    assert_eq!(sign_in(&server, "203.0.113.1", "", RIGHT).await.status, 429);
    assert_eq!(sign_in(&server, "203.0.113.1", &known, RIGHT).await.status, 200);
}

/// A network of 64 bits counts as one visitor, because a subscriber can use all of its addresses.
#[tokio::test(flavor = "multi_thread")]
async fn the_addresses_of_one_subscriber_count_together() {
    let server = server().await;
    let mut looked_at = 0;
    for n in 0..20 {
        let answer = sign_in(&server, &format!("2001:db8:1:2::{n:x}"), "", "not it at all").await;
        looked_at += usize::from(answer.status == 401);
    }
    assert!((5..=7).contains(&looked_at), "{looked_at} guesses from one network");
    assert_eq!(sign_in(&server, "2001:db8:1:3::1", "", "not it at all").await.status, 401);
}
