//! Events about hidden cards, and the viewers who may see the cards.

use rebellion::db::MISSIONS;
use rebellion::side::Theater;
use rebellion::{Action, Db, Event, Leader, Mission, Objective, Rebellion, Setup, Side, Site, Tactic};
use table::{Game, Viewer};

use crate::support::{EMPIRE, REBELS, scene};

/// The viewers who know the card of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knows {
    Everybody,
    /// Both players, but not spectators.
    Players,
    Only(Side),
}

use Knows::{Everybody, Only, Players};
use Side::{Empire, Rebels};

macro_rules! events {
    ($($name:ident $fields:tt => $knows:expr;)+ @everybody $($open:ident)+) => {
        /// Events that can reveal a hidden card.
        const SECRET: &[&str] = &[$(stringify!($name),)+];

        /// The name of an event and the viewers who know its card. The match is exhaustive, so a new event must be
        /// added here.
        fn knows(event: Event) -> (&'static str, Knows) {
            match event {
                $(Event::$name $fields => (stringify!($name), $knows),)+
                $(Event::$open { .. } => (stringify!($open), Everybody),)+
            }
        }
    };
}

events! {
    BaseHidden { .. } => Only(Rebels);
    BaseMoved { .. } => Only(Rebels);
    Assigned { mission, .. } => Only(side_of(mission));
    OfferedAction { side, .. } => Only(side);
    KeptAction { side, .. } => Only(side);
    DrewMission { side, .. } => Only(side);
    BuriedProject { .. } => Only(Empire);
    DrewProbe { .. } => Only(Empire);
    Planted { .. } => Players;
    Replaced { .. } => Only(Rebels);
    DrewObjective { .. } => Only(Rebels);
    LookedAt { .. } => Only(Rebels);
    OnTop { .. } => Only(Rebels);
    Buried { shown, .. } => if shown { Players } else { Only(Rebels) };
    ShownObjective { .. } => Players;
    LookedAtProbe { .. } => Only(Rebels);
    DrewTactic { side, open, .. } => if open { Everybody } else { Only(side) };

    @everybody Settled Mustered Round Joined Forbidden Activated Passed Moved Placed Retrieved Revealed Against Opposed Die
    DieSet Succeeded Failed Used RingUsed Attached Loyal Neutral Occupied Freed Sabotaged Repaired Gained Queued Advanced
    Deployed Destroyed QueueDestroyed GivenUp SystemDestroyed BaseRevealed BaseKept NotHere SaidHere SaidRegion Named
    Captured Rescued Rotated Eliminated Detained Misled Jedi Recruited Discarded Handed Scored PlansFailed Reputation Time
    Combat CombatRound Added Played DiscardedTactic Damage Canceled Won Retreated CombatOver Over
}

fn side_of(mission: Option<Mission>) -> Side {
    Db::core().mission[usize::from(mission.expect("a mission").0)].side
}

/// One event with its card for every kind that can be secret.
fn told() -> Vec<Event> {
    let (site, old) = (Some(Site(3)), Site(4));
    let (action, objective) = (Some(Action(2)), Some(Objective(5)));
    let mission_of = |side| (0..MISSIONS as u8).map(Mission).find(|m| side_of(Some(*m)) == side);
    let mut list = vec![
        Event::BaseHidden { site },
        Event::BaseMoved { old, site },
        Event::BuriedProject { mission: mission_of(Empire) },
        Event::DrewProbe { site },
        Event::Planted { site },
        Event::LookedAtProbe { site },
        Event::DrewObjective { objective, stage: 1 },
        Event::LookedAt { objective, stage: 1 },
        Event::OnTop { objective, stage: 1 },
        Event::ShownObjective { objective, stage: 1 },
    ];
    for yes in [false, true] {
        list.push(Event::Replaced { site, top: yes });
        list.push(Event::Buried { objective, stage: 1, shown: yes });
    }
    for side in Side::BOTH {
        let mission = mission_of(side);
        // A leader who was turned is on a mission of the Empire.
        for leader in [Leader::Luke, Leader::Vader] {
            list.push(Event::Assigned { leader, mission });
        }
        list.push(Event::OfferedAction { side, action });
        list.push(Event::KeptAction { side, action });
        for yes in [false, true] {
            list.push(Event::DrewMission { side, mission, project: yes });
            let tactic = Some(Tactic(1));
            list.push(Event::DrewTactic { side, tactic, theater: Theater::Space, open: yes });
        }
    }
    list
}

/// REB-TEAM-05 and the digest's list of hidden information: events do not show cards that a viewer may not know.
#[test]
fn nobody_hears_of_a_card_that_is_hidden_from_them() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let told = told();
    for name in SECRET {
        assert!(told.iter().any(|&event| knows(event).0 == *name), "no {name} event");
    }
    for event in told {
        let (name, who) = knows(event);
        let viewers = [
            (Viewer::Seat(REBELS), matches!(who, Everybody | Players | Only(Rebels))),
            (Viewer::Seat(EMPIRE), matches!(who, Everybody | Players | Only(Empire))),
            (Viewer::Spectator, who == Everybody),
            (Viewer::Judge, true),
        ];
        for (viewer, may) in viewers {
            let heard = game.redact(event, viewer).expect("a redacted event");
            assert_eq!(knows_card(heard), may, "{viewer:?} sees {heard:?}");
            assert!(!may || heard == event, "{viewer:?} sees {heard:?}, not {event:?}");
            // The kind of the event is the same for all viewers.
            assert_eq!(format!("{heard:?}").split(' ').next(), Some(name));
        }
    }
}

/// Whether an event names its card.
fn knows_card(event: Event) -> bool {
    format!("{event:?}").contains("Some(")
}

/// REB-TEAM-05: both sides, but no other viewers, see cards taken from the hand of the Empire.
#[test]
fn watchers_do_not_see_which_probe_cards_are_planted() {
    scene()
        .units("sullust", "1 stormtrooper")
        .probes(["yavin", "ilum"])
        .assigned("plant-false-lead", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal plant-false-lead mon-mothma", "at sullust"]);
            let planted = |who| -> Vec<Option<Site>> {
                let heard = t.events().iter().filter_map(|&event| t.game().redact(event, who));
                heard.filter_map(|e| if let Event::Planted { site } = e { Some(site) } else { None }).collect()
            };
            assert_eq!(planted(Viewer::Spectator), [None, None]);
            for seat in [REBELS, EMPIRE] {
                assert!(planted(Viewer::Seat(seat)).iter().all(Option::is_some));
            }
            t.leave_open();
        });
}
