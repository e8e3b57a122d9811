//! A match with the names of its cards and players, which is the only implementation of [`AnyTable`].

use session::{Match, NoBranch, NoUndo, Refused, Secret, What};
use table::{Arg, CardId, Opt, Options, Outcome, Phrase, Seat, SeatSet, TableView, Target, ToAct, Viewer};
use text::{Lang, Names, Realizer, Span};

use crate::any::{AnyTable, Choice, LogEntry, NoSuchTarget, Proposed, Question, Why};
use crate::machine::machine_name;
use crate::registry::OpenError;
use crate::think::Thinking;
use search::{BotSpec, Cores};
use table::{ActKind, Face, Roll, Shown, Term, WindowKind};

pub(crate) struct TypedTable<G: Shown> {
    pub(crate) session: Match<G>,
    names: Names,
}

impl<G: Shown> TypedTable<G> {
    pub(crate) fn new(session: Match<G>, names: Names) -> Self {
        Self { session, names }
    }

    fn game(&self) -> &G {
        self.session.game()
    }

    /// Adds a default status to a board without one: which seats must choose or who has won.
    fn told(&self, board: TableView, state: &G::State) -> TableView {
        let usual = || {
            let (term, who) = match self.game().to_act(state) {
                ToAct::Seats { asked, .. } => ("core.to-act", asked),
                ToAct::Over(outcome) => ("core.won", outcome.winners),
            };
            (!who.is_empty()).then(|| Phrase::say(term, [Arg::AllOf(who.iter().map(Arg::Seat).collect())]))
        };
        TableView { status: board.status.or_else(usual), ..board }
    }

    fn speak(&self, lang: Lang) -> Realizer<'_> {
        Realizer::new(lang, &self.names)
    }
}

impl<G: Shown> AnyTable for TypedTable<G> {
    fn game(&self) -> &str {
        &self.session.header().game
    }

    fn setup(&self) -> &serde_json::Value {
        &self.session.header().setup
    }

    fn notes(&self) -> &serde_json::Map<String, serde_json::Value> {
        &self.session.header().extra
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.game().team(self.session.state(), seat)
    }

    fn to_act(&self) -> ToAct {
        self.session.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    fn question(&self, seat: Seat, lang: Lang) -> Question {
        let (game, state) = (self.game(), self.session.state());
        let ask = game.ask(state, seat);
        // The card that asks is in play, in the row or just bought. Its chooser knows it, and nobody else is shown it.
        let about = ask.about.and_then(|copy| game.card_of(copy));
        let prompt = self.speak(lang).phrase(&ask.prompt);
        let topic = match ask.prompt {
            Phrase::Say(Term(term), _) => term.rsplit('.').next(),
            _ => None,
        };
        let mut options = Options::new();
        game.options(state, seat, &mut options);
        let preset = game.preset(state, seat, &options).map(|o| game.key_text(game.key(state, o)));
        Question { kind: ask.kind, prompt, topic, about, picked: ask.picked, more: ask.more, preset }
    }

    fn choices(&self, seat: Seat, lang: Lang) -> Vec<Choice> {
        let (game, state) = (self.game(), self.session.state());
        let mut options = Options::new();
        game.options(state, seat, &mut options);
        let speak = self.speak(lang);
        let obvious = game.obvious(state, seat, &options);
        let choice = |&o| Choice {
            key: game.key_text(game.key(state, o)),
            label: speak.phrase(&game.label(state, o)),
            warning: game.warning(state, seat, o).map(|w| speak.phrase(&w)),
            target: game.points_at(state, seat, o),
            obvious: obvious == Some(o),
        };
        options.iter().map(choice).collect()
    }

    fn windows(&self) -> Vec<WindowKind> {
        self.game().windows()
    }

    fn acts(&self) -> Vec<ActKind> {
        self.game().acts()
    }

    fn rolls(&self) -> Vec<Roll> {
        let lines = self.session.log_since(Viewer::Spectator, 0).filter(|entry| entry.live);
        lines.flat_map(|entry| entry.events).filter_map(|event| self.game().rolled(event)).collect()
    }

    fn window(&self, seat: Seat) -> Option<(&'static str, String)> {
        let (game, state) = (self.game(), self.session.state());
        if !self.session.to_act().all().contains(seat) {
            return None;
        }
        let (kind, pass) = game.window(state, seat)?;
        Some((kind, game.key_text(game.key(state, pass))))
    }

    fn propose(&self, seat: Seat, with: &[&str], without: &[&str]) -> Vec<Proposed> {
        if !self.session.to_act().all().contains(seat) {
            return Vec::new();
        }
        let (game, now) = (self.game(), self.session.state());
        let mut options = Options::new();
        game.options(now, seat, &mut options);
        let wishes = |keys: &[&str]| -> Vec<Opt> {
            let named = |word: &&str| options.iter().find(|o| game.key_text(game.key(now, **o)) == **word).copied();
            keys.iter().filter_map(named).collect()
        };
        let picks = game.propose(now, seat, &wishes(with), &wishes(without));
        let mut state = now.clone();
        let mut steps = Vec::new();
        for (at, pick) in picks.iter().enumerate() {
            // An evaluation of one of several equal cards applies to the listed one.
            let key = game.key(&state, *pick);
            game.options(&state, seat, &mut options);
            let Some(pick_now) = options.iter().find(|o| game.key(&state, **o) == key).copied() else { break };
            steps.push(Proposed { key: game.key_text(key), choice: game.key_text(game.key(now, *pick)) });
            if at + 1 == picks.len() {
                break;
            }
            let mut rng = table::chance::Fast::new(0);
            game.apply(&mut state, seat, pick_now, &mut rng, &mut table::NoSink);
            // Another seat may answer in between; the rest is proposed again after that.
            if !game.to_act(&state).all().contains(seat) {
                break;
            }
        }
        steps
    }

    fn table_view(&self, who: Viewer) -> TableView {
        self.told(self.game().table_view(&self.session.view(who)), self.session.state())
    }

    fn table_view_at(&self, line: usize, who: Viewer) -> Option<TableView> {
        let (_, state) = self.session.history().take_while(|(at, _)| *at <= line).last()?;
        Some(self.told(self.game().table_view(&self.game().view(state, who)), state))
    }

    fn say(&self, phrase: &Phrase, lang: Lang) -> Vec<Span> {
        self.speak(lang).phrase(phrase)
    }

    fn card_name(&self, card: CardId, lang: Lang) -> String {
        self.speak(lang).card(card).text
    }

    fn face(&self, card: CardId) -> Face {
        self.game().face(card)
    }

    fn cards(&self) -> usize {
        self.game().cards()
    }

    fn name_seat(&mut self, seat: Seat, name: &str) {
        self.names.name_seat(seat, name);
    }

    fn name_machine(&mut self, seat: Seat, bot: &str) {
        for lang in Lang::all() {
            self.names.name_seat_in(seat, lang, machine_name(bot, seat, lang));
        }
    }

    fn why_not(&self, seat: Seat, what: Target, lang: Lang) -> Result<Option<Why>, NoSuchTarget> {
        if !self.exists(seat, what) {
            return Err(NoSuchTarget);
        }
        let reason = self.game().why_not(self.session.state(), seat, what);
        Ok(reason.map(|reason| Why { rule: reason.rule.0, text: self.speak(lang).phrase(&reason.phrase) }))
    }

    fn choose(&mut self, seat: Seat, keys: &[&str], auto: bool) -> Result<(), Refused> {
        if auto { self.session.choose_auto(seat, keys) } else { self.session.choose(seat, keys) }.map(|_| ())
    }

    fn log(&self, who: Viewer, lang: Lang, from: usize) -> Vec<LogEntry> {
        let speak = self.speak(lang);
        let entries = self.session.log_since(who, from);
        let told = |entry: session::Entry<G::Event>| LogEntry {
            line: entry.line,
            what: entry.what,
            live: entry.live,
            seat: match entry.what {
                What::Picked { seat, .. } | What::Undone { seat, .. } | What::Redone { seat, .. } => Some(seat),
                What::Started | What::Resealed | What::Revealed => None,
            },
            text: entry
                .events
                .into_iter()
                .filter_map(|e| self.game().tell(e))
                .map(|phrase| speak.phrase(&phrase))
                .collect(),
        };
        entries.map(told).collect()
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.session.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.session.undo(seat).map(|_| ())
    }

    fn undo_with_consent(&mut self, seat: Seat, commits: usize) -> Result<(), NoUndo> {
        self.session.undo_with_consent(seat, commits)
    }

    fn give_up(&mut self, conceded: SeatSet, winners: SeatSet) -> bool {
        self.session.give_up(conceded, winners)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.session.can_redo(seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.session.redo(seat).map(|_| ())
    }

    fn branch(&self, line: usize, secret: Secret) -> Result<Box<dyn AnyTable>, NoBranch> {
        Ok(Box::new(Self { session: self.session.branch(line, secret)?, names: self.names.clone() }))
    }

    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, cores: Cores) -> Result<Thinking, OpenError> {
        Thinking::new(self.session.game(), self.session.state(), seat, bot, seed, cores)
    }

    fn asked_since(&self, seat: Seat) -> Option<usize> {
        self.session.asked_since(seat)
    }

    fn commits(&self) -> Vec<(usize, Seat, bool)> {
        self.session.commits().collect()
    }

    fn picks(&self) -> Vec<(Seat, Vec<String>)> {
        let lines = self.session.lines();
        let keys_of = |line: usize| match &lines[line - 1].act {
            session::Act::Pick { keys, .. } => keys.clone(),
            other => unreachable!("a commit is a pick, not {other:?}"),
        };
        self.session.commits().map(|(line, seat, _)| (seat, keys_of(line))).collect()
    }

    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable> {
        let world = self.session.worlds(seat).deal(&mut table::chance::Fast::new(seed));
        let secret = Secret { seed: [0; 32], salt: [0; 32] };
        Box::new(Self { session: self.session.in_world(world, secret), names: self.names.clone() })
    }

    fn line_count(&self) -> usize {
        self.session.line_count()
    }

    fn lines_since(&self, line: usize) -> String {
        self.session.lines_since(line)
    }

    fn secret_text(&self) -> Option<String> {
        self.session.secret_text()
    }

    fn commitment(&self) -> &str {
        self.session.commitment()
    }
}
