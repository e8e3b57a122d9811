//! A new database for a test, and access to it without the store.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use store::{Store, open};
use tokio::sync::oneshot;
use uuid::Uuid;

use crate::server;

/// A database for one test, and the store that has it open.
pub(crate) struct TestDb {
    pub(crate) url: String,
    pub(crate) store: Arc<dyn Store>,
    /// The folder of a SQLite file.
    pub(crate) folder: Folder,
}

/// Runs a test on one of the databases.
pub(crate) fn run<M, T>(make: impl Fn() -> M, test: impl Fn(TestDb) -> T)
where
    M: Future<Output = TestDb>,
    T: Future<Output = ()>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let db = make().await;
        let store = Arc::clone(&db.store);
        test(db).await;
        store.close().await;
    });
}

impl TestDb {
    pub(crate) async fn sqlite() -> Self {
        let folder = Folder::new();
        let url = format!("sqlite:{}", folder.path("house.db").display());
        Self { store: open(&url).await.unwrap(), url, folder }
    }

    pub(crate) async fn postgres() -> Self {
        let url = server::fresh_database().await;
        Self { store: open(&url).await.unwrap(), url, folder: Folder::new() }
    }

    /// A second store on the same database, as another server would have.
    pub(crate) async fn another(&self) -> Arc<dyn Store> {
        open(&self.url).await.unwrap()
    }

    /// Runs statements without the store.
    pub(crate) async fn raw(&self, sql: &str) -> sqlx::Result<()> {
        self.raw_with(sql, &[]).await
    }

    /// Runs one statement without the store, with UUIDs as its parameters.
    pub(crate) async fn raw_with(&self, sql: &str, ids: &[Uuid]) -> sqlx::Result<()> {
        macro_rules! run {
            ($connection:ty, $url:expr) => {{
                let mut connection = <$connection>::connect($url).await?;
                if ids.is_empty() {
                    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
                } else {
                    let query = sqlx::query(AssertSqlSafe(sql));
                    ids.iter().fold(query, |query, id| query.bind(*id)).execute(&mut connection).await?;
                }
                connection.close().await
            }};
        }
        if self.url.starts_with("sqlite") { run!(SqliteConnection, &self.url) } else { run!(PgConnection, &self.url) }
    }

    /// Blocks all writes to a match (in SQLite: all writes) until the result is dropped.
    pub(crate) async fn lock_match(&self, id: Uuid) -> oneshot::Sender<()> {
        let ((locked, is_locked), (unlock, unlocked)) = (oneshot::channel(), oneshot::channel::<()>());
        let url = self.url.clone();
        macro_rules! hold {
            ($connection:ty) => {
                tokio::spawn(async move {
                    let mut connection = <$connection>::connect(&url).await.unwrap();
                    let mut tx = connection.begin().await.unwrap();
                    let sql = "update match set said = said where id = $1";
                    sqlx::query(sql).bind(id).execute(&mut *tx).await.unwrap();
                    locked.send(()).unwrap();
                    unlocked.await.unwrap_err();
                    tx.rollback().await.unwrap();
                })
            };
        }
        if self.url.starts_with("sqlite") {
            hold!(SqliteConnection)
        } else {
            hold!(PgConnection)
        };
        is_locked.await.unwrap();
        unlock
    }

    /// Runs a statement that must break a constraint of this kind.
    #[track_caller]
    pub(crate) fn breaks(&self, kind: ErrorKind, sql: &str, ids: &[Uuid]) -> impl Future<Output = ()> {
        let place = std::panic::Location::caller();
        async move {
            let error = self.raw_with(sql, ids).await.expect_err(&format!("{place}: `{sql}` was accepted"));
            let found = error.as_database_error().map(DatabaseError::kind);
            assert!(matches!(&found, Some(found) if same(found, &kind)), "{place}: `{sql}`: {error}");
        }
    }
}

/// `ErrorKind` has no equality.
fn same(a: &ErrorKind, b: &ErrorKind) -> bool {
    std::mem::discriminant(a) == std::mem::discriminant(b)
}

/// A temporary folder, which is removed after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("orrery-store-{}-{n}", std::process::id()));
        std::fs::remove_dir_all(&path).ok(); // left by an older process with the same id
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}
