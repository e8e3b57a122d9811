//! Labels of options.

use table::{Arg, CardId, Opt, Options, Phrase, Seat};

use crate::db::Entity;
use crate::frame::{Frame, Purpose};
use crate::game::Rebellion;
use crate::leader::Ring;
use crate::map::Site;
use crate::phrases::{called, die_term, named, noun, number, program, theater_term, word};
use crate::side::{Color, Face, Theater};
use crate::state::State;
use crate::strike::unpacked;
use crate::verb::{Pick, RED, Verb};

impl Rebellion {
    #[expect(clippy::too_many_lines, reason = "the match reads like a table with one arm per verb")]
    pub(crate) fn label_of(&self, s: &State, o: Opt) -> Phrase {
        let pick = Pick::from(o);
        let by = |n| Entity::of(CardId(n)).map_or(number(i32::from(n)), called);
        let a = || by(pick.a);
        let b = || by(pick.b);
        let one = |term| Phrase::say(term, [a()]);
        let two = |term| Phrase::say(term, [a(), b()]);
        let frame = s.frames.last().unwrap_or_default();
        match pick.verb {
            Verb::Layout => word(match pick.a {
                0 => "reb.do.layout.spread",
                1 => "reb.do.layout.two",
                _ => "reb.do.layout.one",
            }),
            Verb::Manual if matches!(frame, Frame::BuildPlan { .. }) => word("reb.do.build-by-icon"),
            Verb::Manual => word("reb.do.by-hand"),
            Verb::Count if frame == Frame::MobilizeOrder => {
                Phrase::say("reb.do.mobilize-first", [number(i32::from(pick.a))])
            }
            Verb::Count => Phrase::say("reb.do.count", [number(i32::from(pick.a))]),
            Verb::Land => one("reb.do.land"),
            Verb::StayHidden => word("reb.do.stay-hidden"),
            Verb::Hide => one("reb.do.hide"),
            Verb::Assign => two("reb.do.assign"),
            Verb::Join => two("reb.do.join"),
            Verb::Use => two("reb.do.use"),
            Verb::Stay => one("reb.do.stay"),
            Verb::Ready if matches!(frame, Frame::BuildPlan { .. }) => word("reb.do.build-all"),
            Verb::Ready => word("reb.do.ready"),
            Verb::Allow => word("reb.do.allow"),
            Verb::Forbid => word("reb.do.forbid"),
            Verb::Activate => one("reb.do.activate"),
            Verb::Reveal => two("reb.do.reveal"),
            Verb::RevealUnseen => two("reb.do.reveal-unseen"),
            Verb::RevealBase => word("reb.do.reveal-base"),
            Verb::With => one("reb.do.with"),
            Verb::From => one("reb.do.from"),
            Verb::MoveAll => one("reb.do.sweep"),
            Verb::Aim => one("reb.do.at"),
            Verb::Against => one("reb.do.against"),
            Verb::Send => one("reb.do.send"),
            Verb::Face => {
                let color = if pick.a < 4 { Color::Black } else { Color::Red };
                let face = Face::ALL[usize::from(pick.a) % 4];
                let told = self.dice_have_colors(s).then_some(color);
                Phrase::say("reb.do.face", [noun(die_term(told, face))])
            }
            Verb::Branch => self.branch_label(s, pick.a),
            Verb::System => one("reb.do.system"),
            Verb::Place => one("reb.do.place"),
            Verb::Leader => match frame {
                Frame::PickLeader { purpose: Purpose::Capture, .. } => one("reb.do.capture"),
                Frame::PickLeader { purpose: Purpose::Rescue | Purpose::Falcon, .. } => one("reb.do.rescue"),
                Frame::Avenge => one("reb.do.eliminate"),
                _ => one("reb.do.leader"),
            },
            Verb::Destroy => one("reb.do.destroy"),
            Verb::Queued => Phrase::say("reb.do.queued", [a(), number(i32::from(pick.b))]),
            Verb::Build => one("reb.do.build"),
            Verb::Free => two("reb.do.free"),
            Verb::Keep => one("reb.do.keep"),
            Verb::Find => one("reb.do.find"),
            Verb::Under => one("reb.do.under"),
            Verb::Top => one("reb.do.top"),
            Verb::Add => one("reb.do.add"),
            Verb::Draw if matches!(frame, Frame::Recruit { .. }) => word("reb.do.draw-on"),
            Verb::Draw => {
                let theater = noun(theater_term(Theater::BOTH[usize::from(pick.a).min(1)]));
                match self.paid_with(s, pick) {
                    Some(die) => Phrase::say("reb.do.draw.with", [theater, die]),
                    None => Phrase::say("reb.do.draw", [theater]),
                }
            }
            Verb::Play => match self.paid_with(s, pick) {
                Some(die) => Phrase::say("reb.do.play.with", [a(), die]),
                None => one("reb.do.play"),
            },
            Verb::Reroll => {
                let color = if pick.a < 4 { Color::Black } else { Color::Red };
                Phrase::say("reb.do.reroll", [noun(die_term(Some(color), Face::ALL[usize::from(pick.a) % 4]))])
            }
            Verb::Deal | Verb::Cancel => {
                // Earlier damage and damage of this attack are shown separately, because only the latter can be
                // blocked.
                let (old, new) = unpacked(pick).map_or((0, 0), |hit| (i32::from(hit.old), i32::from(hit.new)));
                match (pick.verb, old, new) {
                    (Verb::Deal, 0, 0) => one("reb.do.deal.fresh"),
                    (Verb::Deal, 0, _) => Phrase::say("reb.do.deal", [a(), number(new)]),
                    (Verb::Deal, _, 0) => Phrase::say("reb.do.deal.old", [a(), number(old)]),
                    (Verb::Deal, ..) => Phrase::say("reb.do.deal.both", [a(), number(old), number(new)]),
                    (_, 0, _) => Phrase::say("reb.do.cancel", [a(), number(new)]),
                    _ => Phrase::say("reb.do.cancel.both", [a(), number(old), number(new)]),
                }
            }
            Verb::Discard => one("reb.do.discard"),
            Verb::Retreat => one("reb.do.retreat"),
            Verb::To => one("reb.do.to"),
            Verb::Objective => one("reb.do.objective"),
            Verb::Gather => word("reb.do.gather"),
            Verb::Relocate => word("reb.do.relocate"),
            Verb::Recruit => two("reb.do.recruit"),
            Verb::KeepOnly => one("reb.do.keep-only"),
            Verb::Deploy => two("reb.do.deploy"),
            Verb::Yes => match frame {
                Frame::UseRing { ring } => Phrase::say("reb.do.use-ring", [named(Entity::Ring(ring))]),
                Frame::MoveCaptive { .. } => word("reb.do.take-along"),
                Frame::GoAlong { .. } => word("reb.do.go-along"),
                _ => word("reb.do.yes"),
            },
            Verb::No => match frame {
                Frame::UseRing { .. } => word("reb.do.keep-ring"),
                Frame::MoveCaptive { .. } => word("reb.do.leave-there"),
                Frame::GoAlong { .. } => word("reb.do.stay-there"),
                _ => word("reb.do.no"),
            },
            Verb::Done => match frame {
                Frame::Deploy { .. } => word("reb.do.no-deploy"),
                Frame::Build { .. } => word("reb.do.no-build"),
                Frame::MoveFrom { .. } => word("reb.do.movement-over"),
                _ => word("reb.do.done"),
            },
            Verb::Pass => match frame {
                Frame::Command { .. } => word("reb.do.pass-turn"),
                Frame::Oppose { .. } => word("reb.do.nobody"),
                Frame::Retreat { .. } => word("reb.do.fight-on"),
                Frame::NewBase { .. } => word("reb.do.stay-base"),
                Frame::Deploy { .. } => word("reb.do.no-more-deploy"),
                Frame::AddLeader { .. } => word("reb.do.no-leader"),
                _ => word("reb.do.pass"),
            },
        }
    }

    /// The die that pays for drawing or playing a tactic card, if the player has to choose one.
    fn paid_with(&self, s: &State, pick: Pick) -> Option<Arg> {
        let costs = match pick.thing() {
            Some(Entity::Tactic(tactic)) if pick.verb == Verb::Play => self.db.tactic(tactic).special,
            _ => pick.verb == Verb::Draw,
        };
        let asked = matches!(s.frames.last(), Some(Frame::Influence { .. })) && self.either_color_pays(s);
        let color = if pick.c == RED { Color::Red } else { Color::Black };
        (costs && asked).then(|| noun(die_term(Some(color), Face::Special)))
    }

    /// The label of a branch, which describes its effect. The function searches the effect trees for the pending
    /// choice.
    fn branch_label(&self, s: &State, branch: u16) -> Phrase {
        let of = self.running(s).map_or(0, |(_, of)| of);
        let card = usize::from(s.doing[usize::from(of)].card);
        let does = if of == 0 { &self.db.missions[card].does } else { &self.db.actions[card].does };
        let branches = does.iter().find_map(|e| match e {
            crate::effect::Effect::OneOf(branches) => Some(branches),
            _ => None,
        });
        match branches.and_then(|b| b.get(usize::from(branch))) {
            Some(effects) => program(self.db, effects),
            None => Phrase::say("reb.do.branch", [number(i32::from(branch) + 1)]),
        }
    }

    /// The warning before revealing the base, and before passing in a Command turn.
    pub(crate) fn warning_of(&self, s: &State, _: Seat, o: Opt) -> Option<Phrase> {
        let pick = Pick::from(o);
        match pick.verb {
            Verb::RevealBase => Some(word("reb.warn.reveal-base")),
            Verb::Pass if matches!(s.frames.last(), Some(Frame::Command { .. })) => Some(word("reb.warn.pass")),
            _ => None,
        }
    }

    /// The preselected option. A player who moves units usually takes as many as possible.
    pub(crate) fn preset_of(&self, s: &State, options: &Options) -> Option<Opt> {
        match s.frames.last() {
            Some(Frame::MoveHow { .. } | Frame::RetreatHow { .. }) => options.last().copied(),
            _ => None,
        }
    }
}

const _: () = assert!(Ring::ALL.len() == 7 && Site::BASE.0 == 32);
