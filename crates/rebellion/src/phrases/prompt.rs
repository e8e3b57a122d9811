//! Prompts of pending decisions.

use table::{Ask, AskKind, More, Phrase, Seat};

use crate::db::{Action, Entity, Mission};
use crate::frame::{Drawn, Frame, Purpose, Search, Window};
use crate::game::Rebellion;
use crate::phrases::{kind as kind_of, named, noun, number, side, theater_term, units, word};
use crate::state::State;

impl Rebellion {
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per question")]
    pub(crate) fn ask_of(&self, s: &State, _: Seat) -> Ask {
        let frame = s.frames.last().unwrap_or_default();
        let mission = || named(Entity::Mission(Mission(s.doing[0].card)));
        let place = |site| named(Entity::Site(site));
        let who = |leader| named(Entity::Leader(leader));
        let what = kind_of;
        let say = |term, args: Vec<table::Arg>| Phrase::say(term, args);
        // Prompts for a choice of a card name the card.
        let source = |of: u8| match of {
            0 => mission(),
            _ => named(Entity::Action(Action(s.doing[1].card))),
        };
        let running = self.running(s).map_or(0, |(_, of)| of);
        let mut more = More::Exactly(1);
        let (kind, prompt) = match frame {
            Frame::Layout => (AskKind::One, word("reb.ask.layout")),
            Frame::Muster { unit, site, .. } => (AskKind::Number, say("reb.ask.muster", vec![what(unit), place(site)])),
            Frame::Landing => (AskKind::One, word("reb.ask.landing")),
            Frame::HideBase => (AskKind::One, word("reb.ask.hide")),
            Frame::Assign { .. } => (AskKind::One, word("reb.ask.assign")),
            Frame::Veto { leader } => (AskKind::Confirm, say("reb.ask.veto", vec![who(leader)])),
            Frame::Command { .. } => (AskKind::Free, word("reb.ask.command")),
            Frame::ActivateWith { site, .. } => (AskKind::One, say("reb.ask.activate-with", vec![place(site)])),
            Frame::MoveFrom { to, .. } => (AskKind::One, say("reb.ask.move-from", vec![place(to)])),
            Frame::MoveHow { role, to, from, kind, .. } => {
                let unit = Self::kind_at(role.side(), kind.min(8));
                (AskKind::Number, say("reb.ask.move-how", vec![what(unit), place(from), place(to)]))
            }
            Frame::MoveCaptive { leader, to, .. } => {
                (AskKind::YesNo, say("reb.ask.move-captive", vec![who(leader), place(to)]))
            }
            Frame::Aim { .. } if self.is_against(Mission(s.doing[0].card)) => {
                (AskKind::One, say("reb.ask.against", vec![mission()]))
            }
            Frame::Aim { .. } => (AskKind::One, say("reb.ask.aim", vec![mission()])),
            Frame::Window { window, .. } => (AskKind::Window, self.window_prompt(s, window)),
            Frame::Oppose { .. } => (AskKind::One, say("reb.ask.oppose", vec![mission(), place(s.doing[0].site)])),
            Frame::SetDie { left, .. } => {
                more = More::UpTo(left);
                (AskKind::Some, say("reb.ask.set-die", vec![number(left)]))
            }
            Frame::UseRing { ring } => (AskKind::YesNo, say("reb.ask.use-ring", vec![named(Entity::Ring(ring))])),
            Frame::PickFace { ring } => (AskKind::One, say("reb.ask.pick-face", vec![named(Entity::Ring(ring))])),
            Frame::Branch { .. } => (AskKind::One, say("reb.ask.branch", vec![source(running)])),
            Frame::PickSystem { of, left, .. } => {
                more = More::Exactly(left);
                (AskKind::One, say("reb.ask.system", vec![source(of)]))
            }
            Frame::PlaceAt { .. } => (AskKind::One, say("reb.ask.place", vec![source(1)])),
            Frame::PickLeader { purpose, .. } => {
                let term = match purpose {
                    Purpose::Mislead => "reb.ask.mislead",
                    Purpose::Rescue | Purpose::Falcon => "reb.ask.rescue",
                    Purpose::Capture => "reb.ask.capture",
                };
                (AskKind::One, word(term))
            }
            Frame::Wear { ring, .. } => (AskKind::One, say("reb.ask.wear", vec![named(Entity::Ring(ring))])),
            Frame::Destroy { site, left, .. } => {
                (AskKind::One, say("reb.ask.destroy", vec![place(site), number(left)]))
            }
            Frame::DestroyOne { site, structure, .. } => {
                let term = if structure { "reb.ask.destroy-structure" } else { "reb.ask.destroy-ship" };
                (AskKind::One, say(term, vec![place(site)]))
            }
            Frame::DestroyQueued { left, .. } => (AskKind::One, say("reb.ask.destroy-queued", vec![number(left)])),
            Frame::DestroyBuilt { .. } => (AskKind::One, word("reb.ask.destroy-built")),
            Frame::Advance { .. } => (AskKind::One, word("reb.ask.advance")),
            Frame::DeployQueued { site, .. } => (AskKind::One, say("reb.ask.deploy-queued", vec![place(site)])),
            Frame::Build { site, .. } => (AskKind::One, say("reb.ask.build", vec![place(site)])),
            Frame::GainShape { site, left, .. } => {
                (AskKind::One, say("reb.ask.gain-shape", vec![place(site), number(left)]))
            }
            Frame::Free { n: 0, .. } => (AskKind::One, word("reb.ask.free")),
            Frame::Free { unit, site, .. } => (AskKind::One, say("reb.ask.free-for", vec![what(unit), place(site)])),
            Frame::Keep { what: Drawn::Objectives, .. } => (AskKind::One, word("reb.ask.keep-objective")),
            Frame::Keep { what: Drawn::ObjectivesTop, .. } => (AskKind::One, word("reb.ask.objective-on-top")),
            Frame::Keep { what: Drawn::Projects, .. } => (AskKind::One, word("reb.ask.keep-project")),
            Frame::Search { what, .. } => {
                let term = match what {
                    Search::Missions => "reb.ask.search-missions",
                    Search::Projects => "reb.ask.search-projects",
                    Search::ForLuke => "reb.ask.search-luke",
                };
                (AskKind::One, word(term))
            }
            Frame::Reassign { .. } => (AskKind::One, say("reb.ask.reassign", vec![mission()])),
            Frame::Bury { .. } => (AskKind::One, word("reb.ask.bury")),
            Frame::FalseLead { .. } => (AskKind::One, word("reb.ask.false-lead")),
            Frame::NameSystem { left, .. } => (AskKind::One, say("reb.ask.name", vec![number(left)])),
            Frame::Beacon { leader, .. } => (AskKind::One, say("reb.ask.beacon", vec![who(leader)])),
            Frame::Expel { from, .. } => (AskKind::One, say("reb.ask.expel", vec![place(from)])),
            Frame::TakeAway { .. } => (AskKind::One, word("reb.ask.take-away")),
            Frame::GoAlong { leader, .. } => (AskKind::YesNo, say("reb.ask.go-along", vec![who(leader)])),
            Frame::Excess { site, .. } => (AskKind::One, say("reb.ask.excess", vec![place(site)])),
            Frame::MobilizeOrder => (AskKind::One, word("reb.ask.mobilize-order")),
            Frame::Mobilize { .. } => (AskKind::One, word("reb.ask.mobilize")),
            Frame::NewBase { .. } => (AskKind::One, word("reb.ask.new-base")),
            Frame::Objective { in_combat: true } => (AskKind::Window, word("reb.ask.objective.combat")),
            Frame::Objective { in_combat: false } => (AskKind::Window, word("reb.ask.objective.refresh")),
            Frame::DiscardMission { side: of } => {
                let over = self.hand_size(s, of) - crate::round::HAND_LIMIT;
                more = More::Exactly(over);
                (AskKind::Some, say("reb.ask.discard", vec![number(over)]))
            }
            Frame::Recruit { .. } => (AskKind::One, word("reb.ask.recruit")),
            Frame::BuildPlan { .. } => (AskKind::One, word("reb.ask.build-plan")),
            Frame::Deploy { side: of, kind } => {
                let unit = crate::unit::Unit::own(of, usize::from(kind).min(8));
                (AskKind::One, say("reb.ask.deploy", vec![units(s.deploying.n(unit), unit)]))
            }
            Frame::AddLeader { .. } => (AskKind::One, word("reb.ask.add-leader")),
            Frame::CombatCard { .. } => (AskKind::Window, word("reb.ask.combat-card")),
            Frame::Influence { theater, .. } => {
                (AskKind::Free, say("reb.ask.influence", vec![noun(theater_term(theater))]))
            }
            Frame::Reroll { left, .. } => {
                more = More::UpTo(left);
                (AskKind::Some, say("reb.ask.reroll", vec![number(left)]))
            }
            Frame::DrawFrom { left, .. } => (AskKind::One, say("reb.ask.draw-from", vec![number(left)])),
            Frame::Deal { left, .. } => (AskKind::One, say("reb.ask.deal", vec![number(left)])),
            Frame::Bombard { .. } => (AskKind::One, word("reb.ask.bombard")),
            Frame::AssignDie { .. } => (AskKind::One, word("reb.ask.assign-die")),
            Frame::Block { theater, .. } => (AskKind::Window, say("reb.ask.block", vec![noun(theater_term(theater))])),
            Frame::Cancel { left, .. } => (AskKind::One, say("reb.ask.cancel", vec![number(left)])),
            Frame::PayBlock { .. } => (AskKind::One, word("reb.ask.pay-block")),
            Frame::Plans => (AskKind::Window, word("reb.ask.plans")),
            Frame::Station { objective } => {
                (AskKind::One, say("reb.ask.station", vec![named(Entity::Objective(objective))]))
            }
            Frame::Retreat { .. } => (AskKind::One, word("reb.ask.retreat")),
            Frame::RetreatTo { leader, .. } => (AskKind::One, say("reb.ask.retreat-to", vec![who(leader)])),
            Frame::RetreatHow { role, kind, hurt, .. } => {
                let unit = crate::unit::Unit::own(role.side(), usize::from(kind).min(8));
                // Units of a kind are distinguished if some of them have damage.
                let parted = s.combat.hurt[unit.side().idx()][unit.idx()].iter().any(|n| *n > 0);
                let prompt = match hurt {
                    0 if !parted => say("reb.ask.retreat-how", vec![what(unit)]),
                    0 => say("reb.ask.retreat-how.whole", vec![what(unit)]),
                    _ => say("reb.ask.retreat-how.hurt", vec![what(unit), number(hurt)]),
                };
                (AskKind::Number, prompt)
            }
            Frame::Avenge => (AskKind::One, word("reb.ask.avenge")),
            Frame::Empty
            | Frame::Stage(_)
            | Frame::Activated { .. }
            | Frame::Mission(_)
            | Frame::Run { .. }
            | Frame::Building { .. }
            | Frame::Combat(_)
            | Frame::TryPlans { .. }
            | Frame::Attack { .. } => (AskKind::One, word("reb.ask.nothing")),
        };
        Ask { kind, prompt, about: None, picked: 0, more }
    }

    fn window_prompt(&self, s: &State, window: Window) -> Phrase {
        let mission = named(Entity::Mission(Mission(s.doing[0].card)));
        match window {
            Window::Attempted => {
                let by = side(s.doing[0].role.side());
                Phrase::say("reb.window.attempted", [by, mission])
            }
            Window::RollMission => Phrase::say("reb.window.roll-mission", [mission]),
            Window::RollCombat => word("reb.window.roll-combat"),
            Window::RollPlans => word("reb.window.roll-plans"),
            Window::Succeeded => Phrase::say("reb.window.succeeded", [mission]),
            Window::Rescued => word("reb.window.rescued"),
            Window::Captured => {
                let leader = s.doing[1].target.unwrap_or_default();
                Phrase::say("reb.window.captured", [named(Entity::Leader(leader))])
            }
        }
    }
}
