//! At least one phrase of every kind. A new variant of an enum stops this file from compiling.

use cards::N;
use star_realms::card::{Faction, Kind};
use star_realms::effect::{Select, Zone};
use star_realms::event::{Ability, Event, ScrapFrom};
use star_realms::phrases::{self, Named, Prompt, Reach, Role, Section, Warning, WhyNot};
use star_realms::{CardDef, Db, Mode, PickZone, Verb};
use table::{CardId, Phrase, Seat, SeatSet, ZoneRole};

const RAM: CardId = CardId(6);
const NEEDLE: CardId = CardId(41);
const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Samples by variant. The patterns must be exhaustive, so a variant without samples does not compile.
macro_rules! samples {
    ($type:ty: $($pattern:pat => [$($sample:expr),+ $(,)?]),+ $(,)?) => {{
        #[expect(dead_code, reason = "it only has to be exhaustive")]
        fn exhaustive(value: &$type) {
            match value {
                $($pattern => {})+
            }
        }
        let samples: Vec<$type> = vec![$($($sample),+),+];
        samples
    }};
}

/// Every phrase of the game, or one that represents its kind, with a title for snapshots.
pub(crate) fn all() -> Vec<(String, Phrase)> {
    let mut all = Vec::new();
    all.extend(labels());
    all.extend(titled("prompt", prompts(), |p| Some(phrases::prompt(p))));
    all.extend(titled("tell", events(), phrases::tell));
    all.extend(titled("why", reasons(), |w| Some(phrases::why_not(w).phrase)));
    all.extend(titled("warning", warnings(), |w| Some(phrases::warning(w))));
    all.extend(board());
    all
}

/// The text of every card: title and phrase.
pub(crate) fn cards() -> Vec<(String, Phrase)> {
    let texts = |def: &CardDef| {
        let lines = phrases::card_text(def).into_iter().map(|(_, phrase)| phrase);
        lines.chain([phrases::type_line(def)]).map(|p| (def.id.clone(), p)).collect::<Vec<_>>()
    };
    Db::core().cards().iter().flat_map(texts).collect()
}

fn titled<T: std::fmt::Debug + Clone>(
    kind: &str,
    samples: Vec<T>,
    phrase: impl Fn(T) -> Option<Phrase>,
) -> Vec<(String, Phrase)> {
    let title = |sample: &T| format!("{kind} {sample:?}").replace("Seat", "").replace("CardId", "");
    samples.into_iter().filter_map(|s| Some((title(&s), phrase(s)?))).collect()
}

fn labels() -> Vec<(String, Phrase)> {
    let plain = Named::new(RAM);
    let copy = Named { model: Some(RAM), ..Named::new(NEEDLE) };
    let base = Named { owner: Some(B), defense: Some(5), ..plain };
    let variants = [
        ("", plain),
        (" copying", copy),
        (" price", Named { cost: Some(3), ..plain }),
        (" price 1", Named { cost: Some(1), ..plain }),
        (" price 5", Named { cost: Some(5), ..plain }),
        (" base", base),
        (" damaged base", Named { damage: 2, ..base }),
    ];
    let mut labels = Vec::new();
    let mut add = |verb: Verb, what: &str, phrase| labels.push((format!("label {verb:?}{what}"), phrase));
    for verb in Verb::ALL {
        for (what, named) in &variants {
            add(verb, what, phrases::label(verb, Some(named), Some(B), 3, None));
        }
        for zone in zones() {
            let named = Named { zone: Some(zone), ..plain };
            add(verb, &format!(" {zone:?}"), phrases::label(verb, Some(&named), Some(B), 3, None));
        }
        add(verb, " nothing", phrases::label(verb, None, None, 0, None));
        add(verb, " program", phrases::label(verb, None, None, 0, Some(&Db::core().card(RAM).primary)));
    }
    let mut distinct: Vec<(String, Phrase)> = Vec::new();
    for (title, phrase) in labels {
        if distinct.iter().all(|(_, known)| *known != phrase) {
            distinct.push((title, phrase));
        }
    }
    distinct
}

fn zones() -> Vec<PickZone> {
    samples!(PickZone:
        PickZone::Hand => [PickZone::Hand],
        PickZone::Discard => [PickZone::Discard],
        PickZone::Deck => [PickZone::Deck],
        PickZone::Play => [PickZone::Play],
        PickZone::Row => [PickZone::Row],
        PickZone::Explorers => [PickZone::Explorers],
        PickZone::Gone => [PickZone::Gone],
    )
}

fn abilities() -> Vec<Ability> {
    samples!(Ability:
        Ability::Primary => [Ability::Primary],
        Ability::Ally => [Ability::Ally],
        Ability::Scrap => [Ability::Scrap],
    )
}

/// Every source of picks.
pub(crate) fn selects() -> Vec<Select> {
    samples!(Select:
        Select::Zones(_) => [
            Select::Zones(vec![Zone::Hand]),
            Select::Zones(vec![Zone::Discard]),
            Select::Zones(vec![Zone::Hand, Zone::Discard]),
            Select::Zones(vec![Zone::Discard, Zone::Hand]),
        ],
        Select::TradeRow => [Select::TradeRow],
        Select::Bases => [Select::Bases],
        Select::ShipsForSale => [Select::ShipsForSale],
        Select::ShipsPlayed => [Select::ShipsPlayed],
    )
}

fn prompts() -> Vec<Prompt> {
    let mut prompts = samples!(Prompt:
        Prompt::Main => [Prompt::Main],
        Prompt::TeamMain => [Prompt::TeamMain],
        Prompt::Waiting => [Prompt::Waiting],
        Prompt::Pick { .. } => [Prompt::Pick { purpose: Verb::PickScrap, n: N::UpTo(1), from: Select::TradeRow }],
        Prompt::Branch { .. } => [Prompt::Branch { card: RAM }],
        Prompt::ChooseOpponentToDiscard { .. } => [
            Prompt::ChooseOpponentToDiscard { n: 1 },
            Prompt::ChooseOpponentToDiscard { n: 2 },
        ],
        Prompt::MustDiscard { .. } => [
            Prompt::MustDiscard { left: 1 },
            Prompt::MustDiscard { left: 2 },
            Prompt::MustDiscard { left: 5 },
            Prompt::MustDiscard { left: 11 },
            Prompt::MustDiscard { left: 21 },
        ],
        Prompt::AttackAmount { .. } => [Prompt::AttackAmount { victim: B }],
        Prompt::BaseAmount { .. } => [Prompt::BaseAmount { card: RAM }],
        Prompt::OnTop { .. } => [Prompt::OnTop { card: RAM }],
        Prompt::GiveTo { .. } => [Prompt::GiveTo { card: RAM }],
        Prompt::Legacy { .. } => [Prompt::Legacy { to: B }],
        Prompt::Share { .. } => [
            Prompt::Share { who: B, card: RAM, cost: 3, buying: true },
            Prompt::Share { who: B, card: RAM, cost: 5, buying: false },
        ],
        Prompt::Confirm { .. } => [
            Prompt::Confirm { by: B, card: RAM, share: 1, buying: true },
            Prompt::Confirm { by: B, card: RAM, share: 2, buying: false },
        ],
        Prompt::May { .. } => [Prompt::May { card: RAM }],
    );
    for purpose in Verb::ALL {
        for from in selects() {
            for n in [N::Exactly(1), N::Exactly(2), N::Exactly(5), N::UpTo(1), N::UpTo(2), N::UpTo(21)] {
                prompts.push(Prompt::Pick { purpose, n, from: from.clone() });
            }
        }
    }
    prompts
}

fn events() -> Vec<Event> {
    let gained = |trade, combat, authority| Event::Gained { seat: A, trade, combat, authority };
    let acquired = |paid, on_top| Event::Acquired { seat: A, card: RAM, paid, jointly: false, on_top };
    let jointly = Event::Acquired { seat: A, card: RAM, paid: 3, jointly: true, on_top: false };
    let scrapped = |from| Event::Scrapped { seat: A, card: RAM, from };
    let mut events = samples!(Event:
        Event::TurnBegan { .. } => [
            Event::TurnBegan { seats: SeatSet::only(A), turn: 1 },
            Event::TurnBegan { seats: SeatSet::first(3), turn: 12 },
        ],
        Event::Played { .. } => [Event::Played { seat: A, card: RAM }],
        Event::Used { .. } => [Event::Used { seat: A, card: RAM, ability: Ability::Ally }],
        Event::Gained { .. } => [gained(3, 0, 0), gained(0, 2, 5), gained(1, 21, 11)],
        Event::Drew { .. } => [Event::Drew { seat: A, card: None }, Event::Drew { seat: A, card: Some(RAM) }],
        Event::Reshuffled { .. } => [Event::Reshuffled { seat: A }],
        Event::Acquired { .. } => [
            acquired(3, false),
            acquired(5, true),
            acquired(0, false),
            acquired(0, true),
            jointly,
        ],
        Event::PutOnTop { .. } => [Event::PutOnTop { seat: A, card: RAM }],
        Event::Revealed { .. } => [Event::Revealed { card: RAM }],
        Event::Scrapped { .. } => [
            scrapped(ScrapFrom::Hand),
            scrapped(ScrapFrom::Discard),
            scrapped(ScrapFrom::TradeRow),
        ],
        Event::Discarded { .. } => [Event::Discarded { seat: A, card: RAM }],
        Event::MustDiscard { .. } => [
            Event::MustDiscard { by: A, victim: B, n: 1 },
            Event::MustDiscard { by: A, victim: B, n: 2 },
        ],
        Event::Copied { .. } => [Event::Copied { seat: A, card: NEEDLE, model: RAM }],
        Event::Attacked { .. } => [
            Event::Attacked { by: A, victim: B, amount: 1 },
            Event::Attacked { by: A, victim: B, amount: 22 },
            Event::Attacked { by: A, victim: B, amount: 12 },
        ],
        Event::Damaged { .. } => [Event::Damaged { by: A, owner: B, card: RAM, amount: 4 }],
        Event::Destroyed { .. } => [
            Event::Destroyed { by: A, owner: B, card: RAM },
            Event::Destroyed { by: A, owner: A, card: RAM },
        ],
        Event::ChippedIn { .. } => [
            Event::ChippedIn { seat: A, amount: 2, card: RAM, buying: true },
            Event::ChippedIn { seat: A, amount: 2, card: RAM, buying: false },
        ],
        Event::Proposed { .. } => [
            Event::Proposed { by: A, card: RAM, buying: true },
            Event::Proposed { by: A, card: RAM, buying: false },
        ],
        Event::Refused { .. } => [
            Event::Refused { seat: A, card: RAM, buying: true },
            Event::Refused { seat: A, card: RAM, buying: false },
        ],
        Event::Gave { .. } => [Event::Gave { from: A, to: B, card: RAM }],
        Event::Declared { .. } => [Event::Declared { seat: A, done: true }, Event::Declared { seat: A, done: false }],
        Event::TurnEnded { .. } => [Event::TurnEnded { seat: A }],
        Event::Eliminated { .. } => [Event::Eliminated { seat: A }],
        Event::Won { .. } => [
            Event::Won { winners: SeatSet::only(A) },
            Event::Won { winners: SeatSet::first(2) },
            Event::Won { winners: SeatSet::first(5) },
            Event::Won { winners: SeatSet::EMPTY },
        ],
    );
    events.extend(abilities().into_iter().map(|ability| Event::Used { seat: A, card: RAM, ability }));
    events
}

/// Every reason why something is not an option.
pub(crate) fn reasons() -> Vec<WhyNot> {
    let mut reasons = samples!(WhyNot:
        WhyNot::NotYourTurn => [WhyNot::NotYourTurn],
        WhyNot::AnswerFirst => [WhyNot::AnswerFirst],
        WhyNot::NotAChoice => [WhyNot::NotAChoice],
        WhyNot::GameOver => [WhyNot::GameOver],
        WhyNot::YouAreOut => [WhyNot::YouAreOut],
        WhyNot::TooExpensive { .. } => [
            WhyNot::TooExpensive { cost: 1, have: 0 },
            WhyNot::TooExpensive { cost: 3, have: 2 },
            WhyNot::TooExpensive { cost: 8, have: 5 },
        ],
        WhyNot::NoExplorersLeft => [WhyNot::NoExplorersLeft],
        WhyNot::ExplorersSoldOut => [WhyNot::ExplorersSoldOut],
        WhyNot::OutpostFirst { .. } => [
            WhyNot::OutpostFirst { owner: B, team: false },
            WhyNot::OutpostFirst { owner: B, team: true },
        ],
        WhyNot::DefenseTooHigh { .. } => [
            WhyNot::DefenseTooHigh { defense: 4, have: 3 },
            WhyNot::DefenseTooHigh { defense: 6, have: 1 },
        ],
        WhyNot::NoCombat => [WhyNot::NoCombat],
        WhyNot::OutOfReach { .. } => [WhyNot::OutOfReach { seat: B, reach: Reach::Prey }],
        WhyNot::PlayerIsOut { .. } => [WhyNot::PlayerIsOut { seat: B }],
        WhyNot::SameTeam => [WhyNot::SameTeam],
        WhyNot::AlreadyUsed { .. } => [WhyNot::AlreadyUsed { ability: Ability::Primary }],
        WhyNot::NoAlly { .. } => [WhyNot::NoAlly { faction: Faction::Blob }, WhyNot::NoAlly { faction: Faction::Unaligned }],
        WhyNot::NoAbility => [WhyNot::NoAbility],
        WhyNot::ShipWorksWhenPlayed => [WhyNot::ShipWorksWhenPlayed],
        WhyNot::NotYours => [WhyNot::NotYours],
        WhyNot::CannotPlayFrom { .. } => [WhyNot::CannotPlayFrom { zone: PickZone::Discard }],
        WhyNot::CannotGive => [WhyNot::CannotGive],
        WhyNot::NoJointExplorers => [WhyNot::NoJointExplorers],
        WhyNot::TurnDeclaredOver => [WhyNot::TurnDeclaredOver],
    );
    reasons.extend(Reach::ALL.into_iter().skip(1).map(|reach| WhyNot::OutOfReach { seat: B, reach }));
    reasons.extend(abilities().into_iter().map(|ability| WhyNot::AlreadyUsed { ability }));
    reasons.extend(Faction::FOUR.map(|faction| WhyNot::NoAlly { faction }));
    reasons.extend(zones().into_iter().skip(1).map(|zone| WhyNot::CannotPlayFrom { zone }));
    reasons
}

fn warnings() -> Vec<Warning> {
    samples!(Warning:
        Warning::OwnBase { .. } => [Warning::OwnBase { card: RAM }],
        Warning::Unspent { .. } => [
            Warning::Unspent { trade: 2, combat: 0 },
            Warning::Unspent { trade: 0, combat: 5 },
            Warning::Unspent { trade: 1, combat: 21 },
        ],
        Warning::Unplayed { .. } => [Warning::Unplayed { cards: 1 }, Warning::Unplayed { cards: 3 }],
        Warning::UnusedAbilities => [Warning::UnusedAbilities],
        Warning::LostAbilities => [Warning::LostAbilities],
    )
}

fn board() -> Vec<(String, Phrase)> {
    let roles = samples!(Role:
        Role::Boss => [Role::Boss],
        Role::Raider => [Role::Raider],
        Role::Emperor => [Role::Emperor],
        Role::Admiral => [Role::Admiral],
    );
    let zones = samples!(ZoneRole:
        ZoneRole::Market => [ZoneRole::Market],
        ZoneRole::Supply => [ZoneRole::Supply],
        ZoneRole::Deck => [ZoneRole::Deck],
        ZoneRole::Scrap => [ZoneRole::Scrap],
        ZoneRole::Play
        | ZoneRole::Goals
        | ZoneRole::GoalDeck
        | ZoneRole::Lane
        | ZoneRole::Stake
        | ZoneRole::Lost
        | ZoneRole::Map
        | ZoneRole::Pool
        | ZoneRole::Orders
        | ZoneRole::Queue
        | ZoneRole::Reserve
        | ZoneRole::Tactics
        | ZoneRole::Clues
        | ZoneRole::Dice => [ZoneRole::Play],
        ZoneRole::Hand => [ZoneRole::Hand],
        ZoneRole::Draw => [ZoneRole::Draw],
        ZoneRole::Discard => [ZoneRole::Discard],
    );
    let sections = samples!(Section:
        Section::Primary => [Section::Primary],
        Section::Ally => [Section::Ally],
        Section::Scrap => [Section::Scrap],
        Section::Static => [Section::Static],
    );
    let factions = samples!(Faction:
        Faction::Unaligned => [Faction::Unaligned],
        Faction::Blob => [Faction::Blob],
        Faction::TradeFederation => [Faction::TradeFederation],
        Faction::StarEmpire => [Faction::StarEmpire],
        Faction::MachineCult => [Faction::MachineCult],
    );
    let kinds = samples!(Kind:
        Kind::Ship => [Kind::Ship],
        Kind::Base(_) => [Kind::Base(5)],
        Kind::Outpost(_) => [Kind::Outpost(4)],
    );
    let mut board = Vec::new();
    board.extend(titled("mode", Mode::ALL.to_vec(), |m| Some(phrases::mode(m))));
    board.extend(titled("role", roles, |r| Some(phrases::role(r))));
    board.extend(titled("zone", zones, |z| Some(phrases::zone(z))));
    board.extend(titled("section", sections, |s| Some(phrases::section(s, Faction::StarEmpire))));
    board.extend(titled("faction", factions, |f| Some(phrases::faction(f))));
    board.extend(titled("type", kinds, |kind| {
        let def = CardDef { kind, ..Db::core().card(RAM).clone() };
        Some(phrases::type_line(&def))
    }));
    for ability in abilities() {
        board.push((format!("mark {ability:?} ready"), phrases::ability_mark(ability, false)));
        board.push((format!("mark {ability:?} used"), phrases::ability_mark(ability, true)));
    }
    board.extend([
        ("mark Ally waiting".to_owned(), phrases::no_ally()),
        ("counter authority".to_owned(), phrases::authority()),
        ("counter trade".to_owned(), phrases::trade()),
        ("counter combat".to_owned(), phrases::combat()),
        ("counter hand".to_owned(), phrases::hand()),
        ("counter deck".to_owned(), phrases::deck()),
        ("counter discard".to_owned(), phrases::discard()),
        ("mark damage".to_owned(), phrases::damage(3)),
        ("mark copies".to_owned(), phrases::copies(RAM)),
        ("mark on top 1".to_owned(), phrases::on_top_next(1)),
        ("mark on top 2".to_owned(), phrases::on_top_next(2)),
        ("note team".to_owned(), phrases::team(2)),
        ("status".to_owned(), phrases::status(7, SeatSet::first(2))),
        ("status won".to_owned(), phrases::won(SeatSet::only(B))),
    ]);
    board
}
