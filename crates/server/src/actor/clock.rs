//! Clocks: each decision has a grace period; time beyond it comes from the seat's bank.

use games::{Seat, SeatSet};
use protocol::{Clock, ClockLeft};
use tokio::time::{Duration, Instant};

use super::table::{Due, Table};
use crate::app::App;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// Whether the match is played in one sitting. Then the clocks stop at a restart until a player is back.
    live: bool,
    /// The grace period of a decision in milliseconds; `None` when the table has no clocks.
    grace: Option<i64>,
    /// Milliseconds left in each bank.
    banks: Vec<i64>,
    /// The pending decision of each seat, when it began, and its grace period.
    running: Vec<Option<Asked>>,
    /// The last question of each seat that was withdrawn without an answer, and how much of its grace was left.
    unanswered: Vec<Option<(u32, i64)>>,
    /// Seats that have used undo or redo since they last had no pending decision.
    turned: SeatSet,
    /// No clock runs after a restart until a player is back.
    hold: bool,
    stopped: bool,
    /// The time until the stored deadline, for the seats that had a decision when the table left memory.
    resume: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    decision: u32,
    since: Instant,
    grace: i64,
}

impl Clocks {
    /// The clocks as the log and the store have them. Live clocks do not count the time the server was down.
    pub(crate) fn load(app: &App, kind: Clock, seats: usize, row: &store::Match, last: Option<&store::Line>) -> Self {
        let (grace, bank) = app.config.clocks.of(kind).map_or((None, 0), |(grace, bank)| (Some(grace), bank));
        let kept = last.and_then(|line| serde_json::from_str::<Vec<i64>>(&line.clocks).ok());
        let banks = kept.filter(|banks| banks.len() == seats).unwrap_or_else(|| vec![bank; seats]);
        let live = matches!(kind, Clock::Blitz | Clock::Tournament);
        let hold = live && last.is_some_and(|line| line.at < app.booted);
        let resume = row.deadline.filter(|_| grace.is_some() && !hold).map(|deadline| deadline - app.now());
        Self {
            live,
            grace,
            banks,
            running: vec![None; seats],
            unanswered: vec![None; seats],
            turned: SeatSet::EMPTY,
            hold,
            stopped: false,
            resume,
        }
    }

    /// Whether the clocks must be kept while the table is not in memory. For clocks of days the store knows enough; for
    /// live clocks it cannot tell whether they have been stopped since a restart or run again.
    pub(crate) const fn outlasts_memory(&self) -> bool {
        self.live && !self.hold
    }

    /// Milliseconds until the time for the first decision of a match is up; `None` when the table has no clocks.
    pub(crate) fn at_the_start(&self) -> Option<i64> {
        Some(self.grace? + self.banks.first().copied().unwrap_or_default())
    }

    /// Whether the clocks wait for a player to be back.
    pub(crate) const fn waits(&self) -> bool {
        self.hold
    }

    pub(crate) const fn is_on(&self) -> bool {
        self.grace.is_some()
    }

    /// Starts the clocks when a player is back; true when they were waiting.
    pub(crate) fn release(&mut self) -> bool {
        std::mem::take(&mut self.hold)
    }

    /// Notes that a seat used undo or redo. Until another seat must decide, its decisions only get the rest of the last
    /// grace. Otherwise repeated undo and redo would give free time.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        self.turned = self.turned.with(seat);
    }

    /// Updates the clocks to the pending decisions. A seat that has answered pays for the time beyond its grace.
    pub(crate) fn run(&mut self, asked: &[Option<u32>], stopped: bool, now: Instant) {
        let Some(grace) = self.grace else { return };
        let still = self.hold || stopped;
        if let Some(left) = self.resume.take() {
            for (seat, decision) in asked.iter().enumerate() {
                let Some(decision) = *decision else { continue };
                self.banks[seat] = self.banks[seat].min(left.max(0));
                let grace = (left - self.banks[seat]).max(0);
                self.running[seat] = Some(Asked { decision, since: now, grace });
            }
        }
        for (seat, &decision) in asked.iter().enumerate() {
            let before = self.running[seat];
            if let Some(before) = before.filter(|_| !self.stopped) {
                if decision == Some(before.decision) && !still {
                    continue;
                }
                self.banks[seat] = (self.banks[seat] - overtime(before, now)).max(0);
            }
            let unused = |b: Asked| if self.stopped { b.grace } else { (b.grace - millis(now - b.since)).max(0) };
            let turned = self.turned.contains(Seat::new(seat));
            if turned && decision.is_none() {
                self.turned = self.turned.without(Seat::new(seat));
            }
            let left = match before {
                // A stopped decision continues with the rest of its grace.
                Some(b) if decision == Some(b.decision) => unused(b),
                _ if turned => {
                    let last = self.unanswered[seat].map(|(_, left)| left);
                    let left = before.map(unused).into_iter().chain(last).fold(grace, i64::min);
                    if let Some(b) = before {
                        self.unanswered[seat] = Some((b.decision, left));
                    }
                    left
                }
                _ => {
                    if let Some(b) = before {
                        self.unanswered[seat] = Some((b.decision, unused(b)));
                    }
                    // So does a question that comes back: giving the seat to a bot for a moment gains no time.
                    let known = self.unanswered[seat].filter(|(known, _)| decision == Some(*known));
                    known.map_or(grace, |(_, left)| left)
                }
            };
            self.running[seat] = decision.map(|decision| Asked { decision, since: now, grace: left });
        }
        self.stopped = still;
    }

    /// Stops the clocks as of a past moment; the time since then is charged to no seat. They run again with the next
    /// [`Clocks::run`] that does not stop them.
    pub(crate) fn stop(&mut self, since: Instant) {
        let asked: Vec<Option<u32>> = self.running.iter().map(|asked| asked.map(|asked| asked.decision)).collect();
        self.run(&asked, true, since);
    }

    /// Milliseconds until a seat's time is up; `None` when its clock is stopped.
    fn left(&self, seat: usize, now: Instant) -> Option<i64> {
        let asked = self.running[seat].filter(|_| !self.stopped && self.is_on())?;
        Some(asked.grace + self.banks[seat] - millis(now - asked.since))
    }

    /// The first seat whose time is up.
    pub(crate) fn flagged(&self, now: Instant) -> Option<Seat> {
        (0..self.banks.len()).find(|&seat| self.left(seat, now).is_some_and(|left| left <= 0)).map(Seat::new)
    }

    /// How long until the next clock runs out.
    pub(crate) fn next(&self, now: Instant) -> Option<i64> {
        (0..self.banks.len()).filter_map(|seat| self.left(seat, now)).min()
    }

    /// The clocks as all clients may see them.
    pub(crate) fn list(&self, now: Instant) -> Vec<ClockLeft> {
        if !self.is_on() {
            return Vec::new();
        }
        let clock = |seat: usize| {
            let asked = self.running[seat];
            let used = asked.filter(|_| !self.stopped).map_or(0, |a| millis(now - a.since));
            let grace = asked.map_or(0, |a| a.grace);
            ClockLeft {
                seat: seat as u8,
                bank: (self.banks[seat] - (used - grace).max(0)).max(0),
                grace: (grace - used).max(0),
                runs: asked.is_some() && !self.stopped,
            }
        };
        (0..self.banks.len()).map(clock).collect()
    }

    /// The banks as they are written to the log.
    pub(crate) fn text(&self) -> String {
        if self.is_on() { serde_json::to_string(&self.banks).expect("numbers") } else { String::new() }
    }
}

fn overtime(asked: Asked, now: Instant) -> i64 {
    (millis(now - asked.since) - asked.grace).max(0)
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Table {
    /// Updates the clocks to the seats that must decide now.
    pub(crate) fn run_clocks(&mut self) {
        let asked = self.asked();
        let people = self.played_by_people();
        let decision = |seat: Seat| {
            let game = self.game.as_ref()?;
            (asked.contains(seat) && people.contains(seat)).then(|| game.asked_since(seat).map(|n| n as u32))?
        };
        let decisions: Vec<Option<u32>> = Seat::first(self.seat_count()).map(decision).collect();
        let now = Instant::now();
        // No seat pays for the time in which the store takes no answers.
        self.clocks.run(&decisions, self.meta.paused || self.stuck, now);
        if let Some(left) = self.clocks.next(now) {
            self.plan(now + Duration::from_millis(left.max(0) as u64), Due::Clock);
        }
    }

    pub(crate) fn clock_list(&self) -> Vec<ClockLeft> {
        self.clocks.list(Instant::now())
    }

    /// When the next clock runs out. Stored for the time in which the table is not in memory.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.phase != protocol::Phase::Running {
            return None;
        }
        self.clocks.next(Instant::now()).map(|left| self.app.now() + left)
    }

    /// Seats that are played by people and have a pending decision.
    pub(crate) fn asked_people(&self) -> SeatSet {
        self.asked().and(self.played_by_people())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blitz() -> Clocks {
        Clocks {
            live: true,
            grace: Some(20_000),
            banks: vec![120_000; 2],
            running: vec![None; 2],
            unanswered: vec![None; 2],
            turned: SeatSet::EMPTY,
            hold: false,
            stopped: false,
            resume: None,
        }
    }

    fn after(start: Instant, seconds: u64) -> Instant {
        start + Duration::from_secs(seconds)
    }

    #[test]
    fn only_time_beyond_the_grace_is_paid_for() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), None], false, t);
        assert_eq!(clocks.next(t), Some(140_000));
        clocks.run(&[None, Some(1)], false, after(t, 15));
        assert_eq!(clocks.banks, [120_000, 120_000]);
        clocks.run(&[Some(2), None], false, after(t, 65));
        assert_eq!(clocks.banks, [120_000, 90_000]);
    }

    #[test]
    fn a_team_mates_choice_gives_no_new_grace() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), Some(0)], false, t);
        clocks.run(&[Some(0), Some(1)], false, after(t, 30));
        assert_eq!(clocks.banks, [120_000, 110_000]);
        assert_eq!(clocks.left(0, after(t, 30)), Some(110_000));
        assert_eq!(clocks.left(1, after(t, 30)), Some(130_000));
    }

    #[test]
    fn a_pause_stops_the_time_and_keeps_the_grace() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), None], false, t);
        clocks.run(&[Some(0), None], true, after(t, 5));
        assert_eq!(clocks.next(after(t, 500)), None);
        clocks.run(&[Some(0), None], false, after(t, 500));
        assert_eq!(clocks.left(0, after(t, 500)), Some(135_000));
        assert_eq!(clocks.flagged(after(t, 640)), Some(Seat::new(0)));
    }

    #[test]
    fn time_after_a_stop_in_the_past_is_free() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), None], false, t);
        clocks.stop(after(t, 15));
        clocks.run(&[Some(0), None], false, after(t, 600));
        assert_eq!(clocks.left(0, after(t, 600)), Some(125_000));
    }

    #[test]
    fn a_question_that_comes_back_has_no_new_grace() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), None], false, t);
        // A bot holds the seat for a moment, again and again.
        for second in [5, 10, 15, 30] {
            clocks.run(&[None, None], false, after(t, second));
            clocks.run(&[Some(0), None], false, after(t, second));
        }
        assert_eq!(clocks.left(0, after(t, 30)), Some(110_000));
        clocks.run(&[None, Some(1)], false, after(t, 30));
        clocks.run(&[Some(2), None], false, after(t, 31));
        assert_eq!(clocks.left(0, after(t, 31)), Some(130_000), "the next question has its own grace");
    }

    /// Choosing and undoing repeatedly takes time like anything else.
    #[test]
    fn taking_back_gives_no_new_grace() {
        let (mut clocks, t) = (blitz(), Instant::now());
        clocks.run(&[Some(0), None], false, t);
        clocks.run(&[Some(1), None], false, after(t, 15));
        for n in 0..10_u32 {
            let begun = after(t, 16 + 10 * u64::from(n));
            clocks.take_back(Seat::new(0));
            clocks.run(&[Some(2 + 2 * n), None], false, begun);
            clocks.run(&[Some(3 + 2 * n), None], false, begun);
        }
        // The first question had 5 seconds of grace left; nothing else was free.
        let end = after(t, 116);
        assert_eq!(clocks.left(0, end), Some(25_000));
        // After the other seat has had a decision, the grace is full again.
        clocks.run(&[None, Some(30)], false, end);
        assert_eq!(clocks.left(1, end), Some(140_000));
        clocks.run(&[Some(31), None], false, after(t, 117));
        assert_eq!(clocks.left(0, after(t, 117)), Some(45_000));
    }

    #[test]
    fn a_table_that_left_memory_goes_on_with_what_was_left() {
        let (mut clocks, t) = (Clocks { resume: Some(130_000), ..blitz() }, Instant::now());
        clocks.run(&[None, Some(7)], false, t);
        assert_eq!(clocks.left(1, t), Some(130_000));
        assert_eq!(clocks.banks, [120_000, 120_000]);
        let (mut clocks, t) = (Clocks { resume: Some(-5), ..blitz() }, Instant::now());
        clocks.run(&[None, Some(7)], false, t);
        assert_eq!(clocks.flagged(t), Some(Seat::new(1)));
        assert_eq!(clocks.banks[0], 120_000);
    }

    #[test]
    fn after_a_restart_nothing_runs_until_somebody_is_back() {
        let (mut clocks, t) = (Clocks { hold: true, ..blitz() }, Instant::now());
        clocks.run(&[Some(0), None], false, t);
        assert_eq!(clocks.next(after(t, 9999)), None);
        assert!(clocks.release());
        clocks.run(&[Some(0), None], false, after(t, 9999));
        assert_eq!(clocks.next(after(t, 9999)), Some(140_000));
    }
}
