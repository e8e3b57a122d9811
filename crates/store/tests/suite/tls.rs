//! PostgreSQL over an encrypted connection, with a certificate of a private authority.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection};
use store::{StoreError, open};

use crate::server::Server;

async fn connect(url: &str) -> PgConnection {
    let begun = Instant::now();
    loop {
        match PgConnection::connect(url).await {
            Ok(connection) => return connection,
            Err(error) if begun.elapsed() > Duration::from_mins(1) => panic!("PostgreSQL does not start: {error}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_is_encrypted_and_the_certificate_is_checked() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let server = Server::start_on(Some(port));
    let (url, certificate) = (format!("postgres://postgres@localhost:{port}/postgres"), server.folder.join("ca.crt"));
    let mut admin = connect(&format!("{url}?sslmode=require")).await;
    let store = open(&format!("{url}?sslmode=verify-full&sslrootcert={}", certificate.display())).await.unwrap();
    assert_eq!(store.ready().await, Ok(()));
    let sql = "select count(*) filter (where ssl), count(*) from pg_stat_ssl join pg_stat_activity using (pid)
               where application_name = 'orrery' and datname = current_database()";
    let (encrypted, all): (i64, i64) = sqlx::query_as(sql).fetch_one(&mut admin).await.unwrap();
    admin.close().await.unwrap();
    assert!(encrypted > 0 && encrypted == all, "{encrypted} of {all}");
    store.close().await;

    // Encrypted, but by which server? Only a client that verifies the certificate knows.
    open(&format!("{url}?sslmode=require")).await.unwrap().close().await;
    let stranger = open(&format!("{url}?sslmode=verify-full")).await.err();
    assert!(matches!(stranger, Some(StoreError::Unavailable(_))), "{stranger:?}");
    let elsewhere = url.replace("localhost", "127.0.0.1");
    let elsewhere = open(&format!("{elsewhere}?sslmode=verify-full&sslrootcert={}", certificate.display())).await.err();
    assert!(matches!(elsewhere, Some(StoreError::Unavailable(_))), "the certificate has another name");
}
