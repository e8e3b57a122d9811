use std::fs;
use std::path::PathBuf;

use session::file::{append, write_atomic, write_private};

use super::*;

/// A temporary folder, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("orrery-session-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a writable folder for temporary files");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_replaced_as_a_whole_and_nothing_is_left_behind() {
    let folder = Folder::new("replace");
    let path = folder.0.join("match.orrery");
    write_atomic(&path, b"one").expect("written");
    write_atomic(&path, b"two").expect("written");
    assert_eq!(fs::read(&path).expect("readable"), b"two");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1);

    // A folder has the same name: the error is returned and the temporary file is removed.
    let blocked = folder.0.join("blocked");
    fs::create_dir_all(blocked.join("inside")).expect("a folder");
    write_atomic(&blocked, b"three").expect_err("a folder cannot be replaced by a file");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 2);
    write_atomic(&folder.0.join("nowhere/match.orrery"), b"x").expect_err("no such folder");
    append(&folder.0.join("new.orrery"), "x").expect_err("appending does not create");
}

#[cfg(unix)]
#[test]
fn a_secret_is_readable_by_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("private");
    let path = folder.0.join("match.secret");
    write_private(&path, secret(1).to_string().as_bytes()).expect("written");
    assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_match_appended_commit_by_commit_survives_a_crash_at_any_byte() {
    let folder = Folder::new("append");
    let path = folder.0.join("match.orrery");
    let mut m = short();
    write_atomic(&path, m.lines_since(0).as_bytes()).expect("written");
    let mut written = m.line_count();
    let mut luck = Fast::new(8);
    while active(&m).is_some() {
        step(&mut m, &mut luck);
        append(&path, &m.lines_since(written)).expect("appended");
        written = m.line_count();
    }
    let whole = fs::read(&path).expect("readable");
    assert_eq!(whole, saved(&m).as_bytes());
    let header = m.lines_since(0).find('\n').expect("a header");
    for end in header..whole.len() {
        let loaded = Match::load(m.game().clone(), &whole[..end], Some(secret(1))).expect("the intact part");
        let complete = whole[..end].split(|&b| b == b'\n').count() - 1;
        assert!(loaded.lines_read >= complete.max(1));
    }
}
