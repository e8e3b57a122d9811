//! Backups of a SQLite file.

use std::fs;
use std::path::Path;

use store::{StoreError, backup, open, open_existing, restore};

use crate::db::{self, TestDb};
use crate::scene::*;

/// A running match with `lines` lines, copied while it is open.
async fn backed_up(db: &TestDb) -> std::path::PathBuf {
    ann_and_bob(&*db.store).await;
    let table = running(&*db.store, 0).await;
    db.store.append(append(table, [line(1), line(2)])).await.unwrap();
    let copy = db.folder.path("copy.db");
    backup(&db.url, &copy).await.unwrap();
    copy
}

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

async fn lines_at(url: &str) -> i64 {
    let store = open(url).await.unwrap();
    let lines = assert_dense(&*store, id(0)).await;
    store.close().await;
    lines
}

fn names(db: &TestDb) -> Vec<String> {
    let names = fs::read_dir(db.folder.path("")).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

#[test]
fn a_backup_is_whole_while_the_house_goes_on() {
    db::run(TestDb::sqlite, async |db| {
        let copy = backed_up(&db).await;
        db.store.append(append(id(0), [line(3)])).await.unwrap();
        let restored = url(&db.folder.path("restored.db"));
        restore(&copy, &restored, false).await.unwrap();
        assert_eq!(lines_at(&restored).await, 3);
        assert_eq!(assert_dense(&*db.store, id(0)).await, 4);
        assert!(!names(&db).iter().any(|name| name.ends_with(".partial")), "{:?}", names(&db));
    });
}

#[test]
fn no_file_is_overwritten() {
    db::run(TestDb::sqlite, async |db| {
        let copy = backed_up(&db).await;
        let before = fs::read(&copy).unwrap();
        assert_eq!(backup(&db.url, &copy).await, Err(StoreError::Conflict("file")));
        assert_eq!(fs::read(&copy).unwrap(), before);
        assert_eq!(restore(&copy, &db.url, false).await, Err(StoreError::Conflict("file")));
        let nothing = url(&db.folder.path("nothing.db"));
        assert_eq!(backup(&nothing, &db.folder.path("new")).await, Err(StoreError::Missing("database")));
        assert_eq!(restore(&db.folder.path("no"), &nothing, true).await, Err(StoreError::Missing("backup")));
    });
}

#[test]
fn a_database_is_replaced_only_when_nobody_has_it_open() {
    db::run(TestDb::sqlite, async |db| {
        let copy = backed_up(&db).await;
        db.store.append(append(id(0), [line(3)])).await.unwrap();
        let refused = restore(&copy, &db.url, true).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        db.store.append(append(id(0), [line(4)])).await.unwrap();
        db.store.close().await;
        restore(&copy, &db.url, true).await.unwrap();
        assert_eq!(lines_at(&db.url).await, 3);
    });
}

/// A crash leaves a write-ahead log. If it was taken for that of the restored file, it would corrupt it.
#[test]
fn leftovers_of_the_old_database_do_no_harm() {
    db::run(TestDb::sqlite, async |db| {
        let copy = backed_up(&db).await;
        db.store.append(append(id(0), [line(3)])).await.unwrap();
        let target = db.folder.path("crashed.db");
        for suffix in ["", "-wal"] {
            let name = |file: &str| db.folder.path(format!("{file}{suffix}"));
            fs::copy(name("house.db"), name("crashed.db")).unwrap();
        }
        restore(&copy, &url(&target), true).await.unwrap();
        assert_eq!(lines_at(&url(&target)).await, 3);
        fs::remove_file(&target).unwrap();
        fs::copy(db.folder.path("house.db-wal"), db.folder.path("crashed.db-wal")).unwrap();
        restore(&copy, &url(&target), false).await.unwrap();
        assert_eq!(lines_at(&url(&target)).await, 3);
    });
}

#[test]
fn only_a_whole_backup_of_ours_is_restored() {
    db::run(TestDb::sqlite, async |db| {
        let copy = backed_up(&db).await;
        let (bad, target) = (db.folder.path("bad.db"), url(&db.folder.path("target.db")));
        let refused = async |bad: &Path| {
            let error = restore(bad, &target, false).await.unwrap_err();
            assert!(matches!(error, StoreError::Damaged(_)), "{error}");
            error.to_string()
        };
        fs::write(&bad, "no database at all, and long enough to hold a header of one hundred bytes".repeat(9)).unwrap();
        assert!(refused(&bad).await.contains("not a database"));

        let mut bytes = fs::read(&copy).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..middle + 8192].fill(0xa5);
        fs::write(&bad, &bytes).unwrap();
        refused(&bad).await;
        fs::write(&bad, &bytes[..middle]).unwrap();
        refused(&bad).await;

        fs::write(&bad, "").unwrap();
        assert!(refused(&bad).await.contains("not one of Orrery"));
        let newer = TestDb { url: url(&copy), store: db.store.clone(), folder: db::Folder::new() };
        newer.raw("update _sqlx_migrations set version = 9999 where version = 1").await.unwrap();
        assert!(refused(&copy).await.contains("newer build"));
        assert!(!names(&db).iter().any(|name| name.starts_with("target")), "{:?}", names(&db));
    });
}

#[test]
fn a_file_that_is_no_database_is_damaged() {
    db::run(TestDb::sqlite, async |db| {
        let path = db.folder.path("text.db");
        let text = "no database at all, and long enough to hold a header of one hundred bytes".repeat(9);
        fs::write(&path, &text).unwrap();
        let error = open(&url(&path)).await.err();
        assert!(matches!(error, Some(StoreError::Damaged(_))), "{error:?}");
        let error = backup(&url(&path), &db.folder.path("copy")).await;
        assert!(matches!(error, Err(StoreError::Damaged(_))), "{error:?}");
        assert!(!db.folder.path("copy").exists());
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    });
}

#[test]
fn secrets_are_for_the_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    db::run(TestDb::sqlite, async |db| {
        backed_up(&db).await;
        for name in ["house.db", "house.db-wal", "copy.db"] {
            let mode = db.folder.path(name).metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    });
}

#[tokio::test]
async fn postgresql_has_its_own_tools() {
    let url = "postgres://house:secret@localhost/orrery";
    let error = backup(url, Path::new("/nowhere")).await.unwrap_err().to_string();
    assert!(error.contains("pg_dump") && !error.contains("secret"), "{error}");
    let error = restore(Path::new("/nowhere"), url, false).await.unwrap_err().to_string();
    assert!(error.contains("pg_restore") && !error.contains("secret"), "{error}");
}

#[test]
fn only_a_database_that_is_there_is_looked_after() {
    db::run(TestDb::sqlite, async |db| {
        let nothing = db.folder.path("nothing.db");
        assert_eq!(open_existing(&url(&nothing)).await.err(), Some(StoreError::Missing("database")));
        assert!(!nothing.exists(), "no file is created");
        for (name, bytes) in [("empty.db", &b""[..]), ("letter.db", b"Dear Ann, this is no database at all.")] {
            let path = db.folder.path(name);
            fs::write(&path, bytes).unwrap();
            let refused = open_existing(&url(&path)).await.err();
            assert!(matches!(refused, Some(StoreError::Damaged(_))), "{name}: {refused:?}");
            assert_eq!(fs::read(&path).unwrap(), bytes, "{name} is unchanged");
        }
        ann_and_bob(&*db.store).await;
        let beside = open_existing(&db.url).await.unwrap();
        assert!(beside.user(ANN).await.unwrap().is_some());
        beside.close().await;
    });
}
