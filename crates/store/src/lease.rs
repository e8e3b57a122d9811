//! Who holds the lease on a database: a server on a machine.

use std::fs;

/// A server process. Two nodes are the same process when machine and process agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The running system, where processes have numbers of their own; empty when it cannot be told.
    pub machine: String,
    /// The number of the process and when it began.
    pub process: String,
    /// For people.
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

    /// Is the process of that node known to have ended? Only a process of the same machine can tell.
    pub(crate) fn knows_the_end_of(&self, other: &Self) -> bool {
        if self.machine.is_empty() || self.machine != other.machine {
            return false;
        }
        let mut words = other.process.split(' ');
        let (Some(Ok(pid)), Some(started)) = (words.next().map(str::parse::<u32>), words.next()) else { return false };
        has_ended(Stat::of(pid), started, || is_there(pid))
    }
}

/// Has a process ended, as far as the system tells? Those of other users may be hidden from `/proc` (`hidepid`, or
/// `ProtectProc=` of systemd). One that is hidden has not ended.
fn has_ended(stat: Option<Stat>, started: &str, is_there: impl FnOnce() -> bool) -> bool {
    match stat {
        Some(stat) => stat.ended || stat.started != started,
        None => !is_there(),
    }
}

/// Is there a process of this number, hidden or not? Signal 0 is not sent, only checked.
#[cfg(unix)]
fn is_there(pid: u32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    let pid = i32::try_from(pid).ok().and_then(Pid::from_raw);
    pid.is_some_and(|pid| test_kill_process(pid) != Err(rustix::io::Errno::SRCH))
}

/// Is there a process of this number? Where that cannot be told there may be one.
#[cfg(not(unix))]
fn is_there(_: u32) -> bool {
    true
}

/// The boot of the system and its space of process numbers: a container has a space of its own. No number of the machine
/// itself would do: copies of a virtual machine share it, and one must not take the database of another.
fn machine() -> Option<String> {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let space = fs::read_link("/proc/self/ns/pid").ok()?;
    Some(format!("{} {}", boot.trim(), space.display()))
}

/// What the system knows about a process.
struct Stat {
    started: String,
    ended: bool,
}

impl Stat {
    fn of(pid: u32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name before may hold anything, parentheses too.
        let (_, rest) = text.rsplit_once(')')?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        Some(Self { ended: matches!(*words.first()?, "Z" | "X"), started: (*words.get(19)?).to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without the boot id no server that was killed is known to have ended, and the next one waits for its lease.
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
        let gone = Node { process: "4194305 7".into(), ..here.clone() }; // beyond the highest number there is
        assert!(here.knows_the_end_of(&gone));
        assert!(!here.knows_the_end_of(&Node { machine: "elsewhere".into(), ..gone }));
    }

    /// A server under systemd sees the processes of its own user only, and must not take a database from any other.
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
