//! A match in full-screen mode: the host, the view of one player, and the pace of bots.

use std::time::Duration;

use games::{Lang, Seat, Thought, Viewer};

use super::measure::seg;
use super::paint::Paint;
use super::replay::Replay;
use super::scene::Scene;
use super::view::{Overlay, View};
use super::words::ui;
use crate::host::{Host, HostError, ThinkHandle, Waiting};

/// The time between moves of bots.
pub(crate) const PAUSE: Duration = Duration::from_millis(400);
/// The bot that gives hints: strong, but done within a second or two.
const ADVISER: &str = "ismcts:1000";

/// The seat that a bot thinks for, and the length of the log when it started.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    seat: Seat,
    line: usize,
}

/// A match in full-screen mode.
pub(crate) struct Play {
    /// The match with its players and its save file.
    pub(crate) host: Host,
    /// What the player at the screen sees.
    pub(crate) scene: Scene,
    /// The state of the screen, such as focus and overlays.
    pub(crate) view: View,
    /// The current viewer.
    pub(crate) who: Viewer,
    /// The table is hidden until this player confirms to have the device.
    pub(crate) pass_device: Option<Seat>,
    /// The replay, if one is open.
    pub(crate) replay: Option<Replay>,
    /// Bots do not pause between moves.
    pub(crate) instant: bool,
    mind: Option<(Asked, ThinkHandle)>,
    answer: Option<(Asked, Thought)>,
    adviser: Option<ThinkHandle>,
    pause: Duration,
    /// Pauses are skipped until a person must act.
    hurry: bool,
}

impl Play {
    /// Starts to show a match.
    pub(crate) fn new(host: Host, lang: Lang, size: (u16, u16)) -> Self {
        let who = host.watcher();
        let scene = Scene::of(host.table(), who, lang);
        let mut play = Self {
            host,
            scene,
            view: View::new(size),
            who,
            pass_device: None,
            replay: None,
            instant: false,
            mind: None,
            answer: None,
            adviser: None,
            pause: Duration::ZERO,
            hurry: false,
        };
        play.advance(Duration::ZERO);
        play
    }

    /// The seat of the player at the screen.
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        }
    }

    /// Returns whether the screen may change without input.
    pub(crate) fn busy(&self) -> bool {
        self.mind.is_some() || self.answer.is_some() || self.adviser.is_some() || self.view.notice.is_some()
    }

    /// Updates the scene from the match.
    pub(crate) fn refresh(&mut self) {
        self.speak(self.scene.lang);
    }

    /// Updates the scene in another language.
    pub(crate) fn speak(&mut self, lang: Lang) {
        match &self.replay {
            Some(replay) => self.scene = replay.scene(self.host.table(), self.who, lang),
            None => self.scene.renew(self.host.table(), self.who, lang),
        }
    }

    /// Handles a change of the match.
    pub(crate) fn changed(&mut self) {
        let over = self.scene.outcome.is_some();
        self.adviser = None;
        if matches!(self.view.overlay, Some(Overlay::Hint { .. } | Overlay::Why { .. })) {
            self.view.overlay = None;
        }
        self.view.new_question();
        if self.replay.is_none() {
            self.refresh();
            if !over && self.scene.outcome.is_some() {
                self.view.overlay = Some(Overlay::End);
            }
        }
    }

    /// Shows an error message.
    pub(crate) fn complain(&mut self, error: &HostError) {
        self.view.say(vec![seg("! ", Paint::Warning), seg(error.to_string(), Paint::Plain)]);
    }

    /// Skips the pauses between moves of bots until a person must act. Called when a key is pressed.
    pub(crate) fn skip_pauses(&mut self) {
        if self.mind.is_some() || self.answer.is_some() {
            self.hurry = true;
        }
    }

    /// Advances the time: bots think and move, hints arrive, and notices disappear.
    pub(crate) fn advance(&mut self, elapsed: Duration) {
        self.view.beat = self.view.beat.wrapping_add(1);
        self.pause = self.pause.saturating_sub(elapsed);
        if let Some(notice) = &mut self.view.notice {
            notice.age += elapsed;
            if notice.age > Duration::from_secs(8) {
                self.view.notice = None;
            }
        }
        self.listen_to_adviser();
        if self.replay.is_none()
            && let Err(error) = self.drive()
        {
            self.mind = None;
            self.answer = None;
            self.complain(&error);
        }
        let thinking = self.mind.as_ref().map(|(asked, _)| asked).or(self.answer.as_ref().map(|(asked, _)| asked));
        self.view.thinking = thinking.map(|asked| asked.seat);
    }

    /// Continues the match until a person must act, a bot needs time, or the match is over.
    fn drive(&mut self) -> Result<(), HostError> {
        loop {
            match self.host.waiting() {
                Waiting::Over(_) => return Ok(()),
                Waiting::Human(seat) => {
                    self.hurry = false;
                    if self.host.auto_skip()? > 0 {
                        self.changed();
                        continue;
                    }
                    self.switch_seat(seat);
                    return Ok(());
                }
                Waiting::Bot(seat, spec) => {
                    // A person who acts in the same turn may have changed the state that the bot thinks about.
                    let now = Asked { seat, line: self.host.table().line_count() };
                    self.mind.take_if(|(asked, _)| *asked != now);
                    self.answer.take_if(|(asked, _)| *asked != now);
                    if self.answer.is_none() && self.mind.is_none() {
                        self.mind = Some((now, self.host.think_in_background(seat, &spec)?));
                    }
                    if let Some((_, mind)) = &self.mind
                        && let Some(thought) = mind.poll()?
                    {
                        self.answer = Some((now, thought));
                        self.mind = None;
                    }
                    let paced = self.instant || self.hurry || self.pause.is_zero();
                    let Some((_, thought)) = self.answer.take_if(|_| paced) else { return Ok(()) };
                    self.host.choose(seat, &[&thought.key])?;
                    self.pause = PAUSE;
                    self.changed();
                }
            }
        }
    }

    /// Switches to the person who must act. If several people share the device, hides the table first.
    fn switch_seat(&mut self, seat: Seat) {
        let mine = self.me().is_some_and(|me| self.host.table().to_act().all().contains(me));
        if self.who == Viewer::Seat(seat) || mine || self.pass_device.is_some() {
            return;
        }
        if self.host.hot_seat() {
            self.pass_device = Some(seat);
            self.who = Viewer::Spectator;
        } else {
            self.who = Viewer::Seat(seat);
        }
        self.view.focus = None;
        self.view.overlay = None;
        self.changed();
    }

    /// Shows the table after the device was passed on.
    pub(crate) fn show_table(&mut self) {
        if let Some(seat) = self.pass_device.take() {
            self.who = Viewer::Seat(seat);
            self.changed();
        }
    }

    /// Switches to the next person who may act now, e.g. a teammate.
    pub(crate) fn next_seat(&mut self) {
        let may = self.host.table().to_act().all().and(self.host.humans());
        let Some(me) = self.me() else { return };
        let next = may.iter().find(|s| s.idx() > me.idx()).or(may.lowest()).filter(|s| *s != me);
        match next {
            Some(seat) => {
                self.who = Viewer::Spectator;
                self.pass_device = Some(seat);
                self.changed();
            }
            None => self.view.say(vec![seg(ui(self.scene.lang, "ui.tui.nobody-else"), Paint::Plain)]),
        }
    }

    /// Makes choices by index; either all of them are made or none.
    pub(crate) fn choose(&mut self, choices: &[usize]) -> bool {
        let done = self.try_choose(choices);
        self.after(done)
    }

    /// Like [`Play::choose`], but shows no message if the choice is refused.
    pub(crate) fn choose_quietly(&mut self, choices: &[usize]) -> bool {
        let done = self.try_choose(choices);
        !matches!(done, Err(HostError::Refused(_))) && self.after(done)
    }

    fn try_choose(&mut self, choices: &[usize]) -> Result<(), HostError> {
        let Some(me) = self.me() else { return Ok(()) };
        let words: Vec<&str> = choices.iter().map(|at| self.scene.choices[*at].key.as_str()).collect();
        self.host.choose(me, &words)
    }

    /// Makes all obvious choices.
    pub(crate) fn take_obvious(&mut self) {
        let Some(me) = self.me() else { return };
        let done = self.host.take_obvious(me).map(|_| ());
        self.after(done);
    }

    /// Accepts the whole proposed payment. Returns false if there is none.
    pub(crate) fn take_proposal(&mut self) -> bool {
        let words: Vec<String> = self.scene.proposal.iter().map(|step| step.key.clone()).collect();
        let Some(me) = self.me().filter(|_| !words.is_empty()) else { return false };
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let done = self.host.choose(me, &words);
        self.after(done)
    }

    /// Undoes the viewer's last choice.
    pub(crate) fn undo(&mut self) {
        let Some(me) = self.me() else { return };
        // The state that a bot thinks about may no longer exist.
        (self.mind, self.answer) = (None, None);
        let done = self.host.undo(me);
        if self.after(done) {
            self.view.overlay = None;
            self.view.say(vec![seg("↶ ", Paint::Key), seg(ui(self.scene.lang, "ui.tui.undone"), Paint::Plain)]);
        }
    }

    /// Redoes the viewer's last undone choice.
    pub(crate) fn redo(&mut self) {
        let Some(me) = self.me() else { return };
        (self.mind, self.answer) = (None, None);
        let done = self.host.redo(me);
        if self.after(done) {
            self.view.say(vec![seg("↷ ", Paint::Key), seg(ui(self.scene.lang, "ui.tui.redone"), Paint::Plain)]);
        }
    }

    fn after(&mut self, done: Result<(), HostError>) -> bool {
        let fine = done.is_ok();
        if let Err(error) = done {
            self.complain(&error);
        }
        self.changed();
        self.advance(Duration::ZERO);
        fine
    }

    /// Requests a hint, or shows more of the current one.
    pub(crate) fn hint(&mut self) {
        if let Some(Overlay::Hint { stage, .. }) = &mut self.view.overlay {
            *stage = (*stage + 1).min(3);
            return;
        }
        let lang = self.scene.lang;
        let Some(me) = self.me().filter(|_| self.scene.question.is_some()) else {
            self.view.say(vec![seg(ui(lang, "ui.tui.not-asked"), Paint::Plain)]);
            return;
        };
        if self.host.hot_seat() {
            self.view.say(vec![seg(ui(lang, "ui.tui.no-hints"), Paint::Plain)]);
            return;
        }
        let spec = ADVISER.parse().expect("the adviser is a bot");
        match self.host.think_in_background(me, &spec) {
            Ok(handle) => {
                self.adviser = Some(handle);
                self.view.scroll = 0;
                self.view.overlay = Some(Overlay::Hint { thought: None, stage: 1 });
            }
            Err(error) => self.complain(&error),
        }
    }

    fn listen_to_adviser(&mut self) {
        let Some(adviser) = &self.adviser else { return };
        match adviser.poll() {
            Ok(None) => {}
            Ok(Some(advice)) => {
                if let Some(Overlay::Hint { thought, .. }) = &mut self.view.overlay {
                    *thought = Some(advice);
                }
                self.adviser = None;
            }
            Err(error) => {
                self.adviser = None;
                self.view.overlay = None;
                self.complain(&error);
            }
        }
    }
}
