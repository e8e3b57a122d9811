//! The holder of the lease on a database: a server process.

use std::fs;

/// A server process. Two nodes are the same process when machine and process agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The running system, which has its own process ids; empty when it cannot be determined.
    pub machine: String,
    /// The id of the process and when it was started.
    pub process: String,
    /// A description for people.
    pub label: String,
}

impl Node {
    /// This process.
    pub fn here() -> Self {
        let pid = std::process::id();
        let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        let host = Some(host.trim()).filter(|host| !host.is_empty()).unwrap_or("this machine").to_owned();
        let started = Stat::of(pid).map(|stat| stat.started).unwrap_or_default();
        Self {
            machine: machine().unwrap_or_default(),
            process: format!("{pid} {started}"),
            label: format!("process {pid} on {host}"),
        }
    }

    /// Whether the process of that node is known to have ended. Only a process on the same machine can know.
    pub(crate) fn knows_the_end_of(&self, other: &Self) -> bool {
        if self.machine.is_empty() || self.machine != other.machine {
            return false;
        }
        let mut words = other.process.split(' ');
        let (Some(Ok(pid)), Some(started)) = (words.next().map(str::parse::<u32>), words.next()) else { return false };
        has_ended(Stat::of(pid), started, || is_there(pid))
    }
}

/// Whether a process has ended, as far as the system tells. Processes of other users may be hidden from `/proc`
/// (`hidepid`, or `ProtectProc=` of systemd). A hidden process has not ended.
fn has_ended(stat: Option<Stat>, started: &str, is_there: impl FnOnce() -> bool) -> bool {
    match stat {
        Some(stat) => stat.ended || stat.started != started,
        None => !is_there(),
    }
}

/// Whether there is a process with this id, hidden or not. Signal 0 is not sent, only checked.
#[cfg(unix)]
fn is_there(pid: u32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    let pid = i32::try_from(pid).ok().and_then(Pid::from_raw);
    pid.is_some_and(|pid| test_kill_process(pid) != Err(rustix::io::Errno::SRCH))
}

/// Whether there is a process with this id. Where that cannot be determined, there may be one.
#[cfg(not(unix))]
fn is_there(_: u32) -> bool {
    true
}

/// The boot id of the system and its PID namespace: a container has its own. A permanent id of the machine would not
/// do: copies of a virtual machine share it, and one must not take the database of another.
fn machine() -> Option<String> {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let space = fs::read_link("/proc/self/ns/pid").ok()?;
    Some(format!("{} {}", boot.trim(), space.display()))
}

/// The state of a process, according to the system.
struct Stat {
    started: String,
    ended: bool,
}

impl Stat {
    fn of(pid: u32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name before it may contain anything, even parentheses.
        let (_, rest) = text.rsplit_once(')')?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        Some(Self { ended: matches!(*words.first()?, "Z" | "X"), started: (*words.get(19)?).to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without the boot id, no server that was killed is known to have ended, and the next one must wait for its lease.
    #[test]
    fn the_service_lets_the_machine_be_told() {
        let unit = include_str!("../../../deploy/orrery.service");
        let hides = |line: &str| line.starts_with("ProcSubset=") || line.starts_with("InaccessiblePaths=");
        assert!(!unit.lines().any(hides), "/proc/sys/kernel/random/boot_id is hidden");
        assert!(!Node::here().machine.is_empty());
    }

    #[test]
    fn the_end_of_a_process_is_known_on_its_machine_alone() {
        let here = Node::here();
        assert!(!here.knows_the_end_of(&here), "it runs");
        let number = here.process.split(' ').next().unwrap();
        let earlier = Node { process: format!("{number} 1"), ..here.clone() };
        assert!(here.knows_the_end_of(&earlier), "another process had the number");
        let gone = Node { process: "4194305 7".into(), ..here.clone() }; // above the highest possible id
        assert!(here.knows_the_end_of(&gone));
        assert!(!here.knows_the_end_of(&Node { machine: "elsewhere".into(), ..gone }));
    }

    /// A server under systemd sees only the processes of its own user, and must not take a database from a hidden one.
    #[test]
    fn a_process_that_is_hidden_has_not_ended() {
        assert!(!has_ended(None, "7", || true));
        assert!(has_ended(None, "7", || false));
        assert!(is_there(std::process::id()) && !is_there(4_194_305) && !is_there(u32::MAX));
    }

    #[test]
    fn a_process_that_was_killed_and_not_buried_has_ended() {
        let mut child = std::process::Command::new("sleep").arg("600").spawn().unwrap();
        let started = Stat::of(child.id()).unwrap().started;
        let other = Node { process: format!("{} {started}", child.id()), ..Node::here() };
        assert!(!Node::here().knows_the_end_of(&other));
        child.kill().unwrap();
        while !Node::here().knows_the_end_of(&other) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        child.wait().unwrap();
    }
}
