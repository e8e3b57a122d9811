//! Helpers that run the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder for one test, removed afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("orrery-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), text).expect("a temporary file");
        self.file(name)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        self
    }
}

/// The program without the tester's settings.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    for name in ["ORRERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.env("ORRERY_DIR", std::env::temp_dir().join("orrery-test-unused"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program without input.
pub(crate) fn orrery(args: &[&str]) -> Run {
    orrery_fed(args, "")
}

/// Runs the program with this input. It may end before it has read all of it.
pub(crate) fn orrery_fed(args: &[&str], input: &str) -> Run {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    feeder.join().expect("writing never panics");
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Input that chooses the first option again and again: it plays, uses, buys, attacks and ends turns.
pub(crate) fn first_options(n: usize) -> String {
    "1\n".repeat(n)
}

/// Plays a match to its end and returns its save file.
pub(crate) fn finished(folder: &Folder, name: &str) -> String {
    let file = folder.file(name);
    let args = ["play", "star-realms", "--plain", "--yes", "--seats", "rules,rules", "--seed", "3", "--save", &file];
    orrery(&args).expect(0);
    file
}

/// Plays a match with this number of inputs and returns its save file.
pub(crate) fn begun(folder: &Folder, name: &str, inputs: usize) -> String {
    let file = folder.file(name);
    let args = ["play", "star-realms", "--plain", "--yes", "--seats", "human,rules", "--seed", "3", "--save", &file];
    orrery_fed(&args, &first_options(inputs)).expect(0);
    file
}
