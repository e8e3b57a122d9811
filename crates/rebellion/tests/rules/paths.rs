//! Paths to the questions of a four-player game, for [`super::questions`]. Most of them work with three players, too.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::side::Face;
use rebellion::{Bits, Entity, Leader, Players, Rebellion, Ring, Role, Rulings, Side, State};

use crate::support::layout::{Layout, thing};
use crate::support::{Blank, Direct, Hit, Special, scene};

/// The picks from a starting position, and the question they lead to. The dice show these faces first, then random
/// ones.
pub(super) struct Path {
    pub(super) to: &'static str,
    pub(super) laid: Layout,
    pub(super) picks: Vec<String>,
    pub(super) dice: Vec<Face>,
    /// The role that must choose there, if the rules name two players who choose one after the other.
    pub(super) asks: Option<Role>,
}

impl Path {
    /// Sets the role that must choose at the end of the path.
    fn asks(self, role: Role) -> Self {
        Self { asks: Some(role), ..self }
    }
}

fn team() -> Layout {
    scene().players(Players::Four)
}

/// Empties the decks of tactic cards and gives a side these cards.
fn holding<const N: usize>(laid: Layout, side: Side, cards: [&'static str; N]) -> Layout {
    laid.with(move |g, s| {
        s.tactics.0.fill(0);
        for slug in cards {
            let Entity::Tactic(card) = thing(g, slug) else { panic!("{slug} is not a tactic card") };
            s.tactics_hand[side.idx()][usize::from(card.0)] += 1;
        }
    })
}

/// A path with dice that show these faces first.
fn rolling<const N: usize, const D: usize>(to: &'static str, laid: Layout, picks: [&str; N], dice: [Face; D]) -> Path {
    Path { to, laid, picks: picks.map(str::to_owned).into(), dice: dice.into(), asks: None }
}

/// A path where dice do not matter.
fn path<const N: usize>(to: &'static str, laid: Layout, picks: [&str; N]) -> Path {
    rolling(to, laid, picks, [])
}

pub(super) fn paths() -> Vec<Path> {
    let mut list = assignments();
    for part in [turns(), missions(), choices(), answers(), rings(), rounds(), starts(), battles()] {
        list.extend(part);
    }
    list
}

/// The Assignment phase and its action cards.
fn assignments() -> Vec<Path> {
    let rebels = || team().pool(["mon-mothma", "princess-leia"]).stage(Stage::RebelsAssign);
    let empire = || team().pool(["grand-moff-tarkin", "darth-vader"]).stage(Stage::EmpireAssigns);
    let using = |leaders: &'static str, card: &'static str| team().pool([leaders]).actions([card]);
    let old_friend = || using("han-solo", "an-old-friend").stage(Stage::RebelsAssign);
    let admin = || using("grand-moff-tarkin", "brilliant-administrator").stage(Stage::EmpireAssigns);
    vec![
        path("Assign", rebels(), ["stay mon-mothma"]),
        path("Veto", rebels(), ["assign sabotage mon-mothma"]),
        path("Assign", rebels(), ["assign sabotage mon-mothma", "forbid"]),
        path("Assign", rebels(), ["assign sabotage princess-leia"]),
        path("Veto", rebels(), ["assign sabotage princess-leia", "join mon-mothma princess-leia"]),
        path("Veto", empire(), ["assign gather-intel grand-moff-tarkin"]),
        path("Veto", empire(), ["assign gather-intel darth-vader", "join grand-moff-tarkin darth-vader"]),
        path("Branch", old_friend(), ["use an-old-friend han-solo"]),
        path("PlaceAt", admin(), ["use brilliant-administrator grand-moff-tarkin"]),
        path(
            "Build",
            using("mon-mothma", "temporary-alliance").stage(Stage::RebelsAssign),
            ["use temporary-alliance mon-mothma", "place geonosis"],
        ),
        path(
            "Search",
            using("princess-leia", "our-most-desperate-hour").stage(Stage::RebelsAssign),
            ["use our-most-desperate-hour princess-leia"],
        ),
        path(
            "Search",
            using("admiral-ozzel", "proceeding-as-planned").stage(Stage::EmpireAssigns),
            ["use proceeding-as-planned admiral-ozzel"],
        ),
        path(
            "Destroy",
            using("general-madine", "ambush").units("naboo", "2 stormtrooper").stage(Stage::RebelsAssign),
            ["use ambush general-madine", "place naboo"],
        ),
        path(
            "Expel",
            using("lando-calrissian", "independent-operation")
                .units("naboo", "2 stormtrooper")
                .stage(Stage::RebelsAssign),
            ["use independent-operation lando-calrissian", "place naboo"],
        ),
        path(
            "MoveHow",
            using("soontir-fel", "scouting-mission").units("sullust", "2 tie-fighter").stage(Stage::EmpireAssigns),
            ["use scouting-mission soontir-fel", "place naboo", "from sullust"],
        ),
        path(
            "Free",
            using("janus-greejatus", "public-support")
                .rulings(Rulings { free_only_what_is_built: true, ..Rulings::default() })
                .units("sullust", "2 stormtrooper")
                .supply("1 stormtrooper")
                .stage(Stage::EmpireAssigns),
            ["use public-support janus-greejatus", "place coruscant"],
        ),
    ]
}

/// Command turns and movement.
fn turns() -> Vec<Path> {
    let rebels = |who: &'static str| team().units("rodia", "1 corellian-corvette, 1 rebel-trooper").pool([who]);
    let empire = |who: &'static str| {
        team().units("naboo", "1 assault-carrier, 1 stormtrooper").captive("princess-leia", "naboo").pool([who])
    };
    let rubble = || {
        team()
            .destroyed(["sullust"])
            .units("sullust", "1 star-destroyer, 1 assault-carrier, 8 stormtrooper, 2 at-st")
            .pool(["grand-moff-tarkin"])
            .turn_of(Role::ImperialAdmiral)
    };
    vec![
        path("Command", rebels("jan-dodonna").turn_of(Role::RebelAdmiral), ["reveal base"]),
        path("Command", rebels("princess-leia").turn_of(Role::RebelGeneral), ["pass"]),
        path("Command", rebels("jan-dodonna").turn_of(Role::RebelAdmiral), ["pass", "pass", "pass"]),
        path("ActivateWith", rebels("princess-leia").turn_of(Role::RebelGeneral), ["activate naboo"]),
        path("ActivateWith", rebels("jan-dodonna").turn_of(Role::RebelAdmiral), ["activate naboo"]),
        path("MoveFrom", rebels("princess-leia").turn_of(Role::RebelGeneral), ["activate naboo", "with princess-leia"]),
        path(
            "MoveHow",
            rebels("jan-dodonna").turn_of(Role::RebelAdmiral),
            ["activate naboo", "with jan-dodonna", "from rodia"],
        ),
        path(
            "MoveCaptive",
            empire("grand-moff-tarkin").turn_of(Role::ImperialAdmiral),
            ["activate rodia", "with grand-moff-tarkin", "all from naboo"],
        ),
        path(
            "MoveCaptive",
            empire("darth-vader").turn_of(Role::ImperialGeneral),
            ["activate rodia", "with darth-vader", "all from naboo"],
        ),
        path(
            "Excess",
            rubble(),
            ["activate naboo", "with grand-moff-tarkin", "from sullust", "count 1", "count 0", "count 0", "count 0"],
        )
        .asks(Role::ImperialGeneral),
        path(
            "Excess",
            team()
                .destroyed(["sullust"])
                .units("sullust", "2 corellian-corvette, 3 rebel-trooper, 1 airspeeder")
                .pool(["jan-dodonna"])
                .turn_of(Role::RebelAdmiral),
            ["activate naboo", "with jan-dodonna", "from sullust", "count 1", "count 0", "count 0"],
        )
        .asks(Role::RebelGeneral),
    ]
}

/// Missions: their targets, and opposing them.
fn missions() -> Vec<Path> {
    let both = || team().assigned("sabotage", ["chewbacca", "han-solo"]).pool(["grand-moff-tarkin", "darth-vader"]);
    let intel = || team().loyal(Rebels, ["naboo"]).assigned("gather-intel", ["grand-moff-tarkin", "colonel-yularen"]);
    let opposed = || intel().pool(["mon-mothma", "princess-leia"]).turn_of(Role::ImperialGeneral);
    let sabotage = ["reveal sabotage chewbacca", "at sullust", "pass"];
    let gather = ["reveal gather-intel grand-moff-tarkin", "at naboo", "pass"];
    vec![
        path("Aim", both().turn_of(Role::RebelAdmiral), ["reveal sabotage chewbacca"]),
        path("Aim", both().turn_of(Role::RebelGeneral), ["reveal sabotage chewbacca"]),
        path("Oppose", both().turn_of(Role::RebelAdmiral), ["reveal sabotage chewbacca", "at sullust"])
            .asks(Role::ImperialAdmiral),
        path("Oppose", both().turn_of(Role::RebelAdmiral), sabotage).asks(Role::ImperialGeneral),
        path("Aim", intel().turn_of(Role::ImperialAdmiral), ["reveal gather-intel grand-moff-tarkin"]),
        path("Aim", intel().turn_of(Role::ImperialGeneral), ["reveal gather-intel grand-moff-tarkin"]),
        path("Oppose", opposed(), ["reveal gather-intel grand-moff-tarkin", "at naboo"]).asks(Role::RebelAdmiral),
        path("Oppose", opposed(), gather).asks(Role::RebelGeneral),
    ]
}

/// The choices of missions.
#[expect(clippy::too_many_lines, reason = "the list reads like a table with one entry per question")]
fn choices() -> Vec<Path> {
    let (admiral, general) = (Role::RebelAdmiral, Role::RebelGeneral);
    let (grand_admiral, grand_general) = (Role::ImperialAdmiral, Role::ImperialGeneral);
    let made = |mission: &'static str, by: &'static str, role: Role| team().assigned(mission, [by]).turn_of(role);
    let captive = |mission: &'static str, by: &'static str, role: Role| {
        made(mission, by, role).units("naboo", "1 stormtrooper").captive("mon-mothma", "naboo")
    };
    // Three dice for the Empire, four for the captive.
    let won = [Special, Special, Special, Blank, Blank, Blank, Blank];
    let against = |reveal: &'static str| [reveal, "against mon-mothma"];
    let rescue = |by: &'static str, role: Role| {
        captive("daring-rescue", by, role).rulings(Rulings { rescuers_may_stay: true, ..Rulings::default() })
    };
    let yoda = |role: Role| team().assigned("seek-yoda", ["han-solo", "luke-skywalker"]).turn_of(role);
    let bounty = |role: Role| {
        team()
            .leaders("naboo", ["mon-mothma"])
            .units("rodia", "1 stormtrooper")
            .units("sullust", "1 stormtrooper")
            .assigned("collect-bounty", ["boba-fett", "soontir-fel"])
            .turn_of(role)
    };
    let faq = Rulings { free_only_what_is_built: true, ..Rulings::default() };
    vec![
        path(
            "Keep",
            made("research-and-development", "grand-moff-tarkin", grand_admiral),
            ["reveal research-and-development grand-moff-tarkin", "at coruscant"],
        ),
        path(
            "Branch",
            made("support-of-mon-calamari", "princess-leia", general),
            ["reveal support-of-mon-calamari princess-leia", "at mon-calamari"],
        ),
        path(
            "Branch",
            made("research-and-development", "grand-moff-tarkin", grand_admiral)
                .loyal(Empire, ["naboo"])
                .sabotaged(["naboo"]),
            ["reveal research-and-development grand-moff-tarkin", "at naboo"],
        ),
        path(
            "Destroy",
            made("hit-and-run", "han-solo", admiral).units("naboo", "2 stormtrooper"),
            ["reveal hit-and-run han-solo", "at naboo"],
        ),
        path(
            "Destroy",
            made("hunt-them-down", "general-veers", grand_general).units("naboo", "2 rebel-trooper"),
            ["reveal hunt-them-down general-veers", "at naboo"],
        ),
        path(
            "DestroyQueued",
            made("rogue-squadron-raid", "chewbacca", general).queued(1, "2 stormtrooper"),
            ["reveal rogue-squadron-raid chewbacca", "at coruscant"],
        ),
        path(
            "DestroyBuilt",
            team()
                .assigned("demolition", ["wedge-antilles", "lando-calrissian"])
                .queued(1, "1 stormtrooper")
                .queued(2, "1 stormtrooper")
                .loyal(Empire, ["utapau", "ryloth"])
                .turn_of(admiral),
            ["reveal demolition lando-calrissian", "at ryloth"],
        ),
        path(
            "Advance",
            made("double-our-efforts", "emperor-palpatine", grand_admiral).queued(2, "1 at-st, 1 stormtrooper"),
            ["reveal double-our-efforts emperor-palpatine", "at coruscant"],
        ),
        path(
            "DeployQueued",
            made("oversee-project", "general-tagge", grand_general)
                .queued(1, "1 at-st, 1 stormtrooper")
                .units("naboo", "1 at-at"),
            ["reveal oversee-project general-tagge", "at naboo"],
        ),
        path(
            "GainShape",
            team()
                .assigned("public-uprising", ["princess-leia", "general-rieekan"])
                .units("naboo", "1 stormtrooper")
                .turn_of(general),
            ["reveal public-uprising princess-leia", "at naboo"],
        ),
        path(
            "Free",
            made("incite-rebellion", "princess-leia", general)
                .rulings(faq)
                .units("naboo", "1 stormtrooper")
                .units("rodia", "2 rebel-trooper")
                .supply("1 rebel-trooper"),
            ["reveal incite-rebellion princess-leia", "at naboo"],
        ),
        path(
            "Free",
            made("construct-death-star", "general-tagge", grand_general)
                .rulings(faq)
                .units("dagobah", "1 death-star-under-construction"),
            ["reveal construct-death-star general-tagge", "at endor"],
        ),
        path(
            "PickLeader",
            made("misdirection", "han-solo", admiral).units("naboo", "1 stormtrooper"),
            ["reveal misdirection han-solo", "at naboo"],
        ),
        path(
            "Reassign",
            made("contingency-plan", "general-rieekan", general),
            ["reveal contingency-plan general-rieekan"],
        ),
        path(
            "FalseLead",
            made("plant-false-lead", "general-rieekan", general)
                .units("naboo", "1 stormtrooper")
                .probes(["endor", "kessel"]),
            ["reveal plant-false-lead general-rieekan", "at naboo"],
        ),
        rolling(
            "Bury",
            team()
                .assigned("retrieve-the-plans", ["soontir-fel", "admiral-piett"])
                .units("naboo", "1 stormtrooper")
                .captive("mon-mothma", "naboo")
                .objectives(["liberation", "crippling-blow"])
                .turn_of(grand_admiral),
            against("reveal retrieve-the-plans admiral-piett"),
            won,
        ),
        path(
            "Keep",
            made("infiltration", "jan-dodonna", admiral).units("naboo", "1 tie-fighter"),
            ["reveal infiltration jan-dodonna", "at naboo"],
        ),
        path(
            "Keep",
            made("covert-operation", "obi-wan-kenobi", general).units("naboo", "1 tie-fighter"),
            ["reveal covert-operation obi-wan-kenobi", "at naboo"],
        ),
        path(
            "Branch",
            made("support-of-mon-calamari", "admiral-ackbar", admiral),
            ["reveal support-of-mon-calamari admiral-ackbar", "at mon-calamari"],
        ),
        path(
            "Branch",
            made("research-and-development", "general-tagge", grand_general)
                .loyal(Empire, ["naboo"])
                .sabotaged(["naboo"]),
            ["reveal research-and-development general-tagge", "at naboo"],
        ),
        path(
            "PickSystem",
            made("fear-will-keep-them-in-line", "grand-moff-tarkin", grand_admiral).units("naboo", "1 star-destroyer"),
            ["reveal fear-will-keep-them-in-line grand-moff-tarkin", "at naboo"],
        ),
        path(
            "PickSystem",
            made("superlaser-online", "general-tagge", grand_general).units("naboo", "1 death-star"),
            ["reveal superlaser-online general-tagge", "at naboo"],
        ),
        path(
            "Destroy",
            made("hit-and-run", "chewbacca", general).units("naboo", "2 stormtrooper"),
            ["reveal hit-and-run chewbacca", "at naboo"],
        ),
        path(
            "Destroy",
            made("hunt-them-down", "soontir-fel", grand_admiral).units("naboo", "2 rebel-trooper"),
            ["reveal hunt-them-down soontir-fel", "at naboo"],
        ),
        path(
            "DestroyQueued",
            made("rogue-squadron-raid", "wedge-antilles", admiral).queued(1, "2 stormtrooper"),
            ["reveal rogue-squadron-raid wedge-antilles", "at coruscant"],
        ),
        path(
            "DestroyBuilt",
            made("demolition", "chewbacca", general)
                .queued(1, "1 stormtrooper")
                .queued(2, "1 stormtrooper")
                .loyal(Empire, ["utapau", "ryloth"]),
            ["reveal demolition chewbacca", "at ryloth"],
        ),
        path(
            "Advance",
            made("double-our-efforts", "moff-jerjerrod", grand_general).queued(2, "1 at-st, 1 stormtrooper"),
            ["reveal double-our-efforts moff-jerjerrod", "at coruscant"],
        ),
        path(
            "DeployQueued",
            made("oversee-project", "grand-moff-tarkin", grand_admiral)
                .queued(1, "1 at-st, 1 stormtrooper")
                .units("naboo", "1 at-at"),
            ["reveal oversee-project grand-moff-tarkin", "at naboo"],
        ),
        path(
            "GainShape",
            made("public-uprising", "mon-mothma", admiral).units("naboo", "1 stormtrooper"),
            ["reveal public-uprising mon-mothma", "at naboo"],
        ),
        path(
            "Build",
            team().assigned("establish-trade-relations", ["princess-leia", "general-rieekan"]).turn_of(general),
            ["reveal establish-trade-relations princess-leia", "at geonosis"],
        ),
        path(
            "PickLeader",
            made("misdirection", "general-madine", general).units("naboo", "1 stormtrooper"),
            ["reveal misdirection general-madine", "at naboo"],
        ),
        path("PickLeader", rescue("jan-dodonna", admiral), ["reveal daring-rescue jan-dodonna", "at naboo"]),
        path(
            "GoAlong",
            rescue("jan-dodonna", admiral),
            ["reveal daring-rescue jan-dodonna", "at naboo", "leader mon-mothma"],
        ),
        path(
            "GoAlong",
            rescue("luke-skywalker", general),
            ["reveal daring-rescue luke-skywalker", "at naboo", "leader mon-mothma"],
        ),
        path(
            "GoAlong",
            team()
                .rulings(Rulings { rescuers_may_stay: true, ..Rulings::default() })
                .units("naboo", "1 stormtrooper")
                .captive("mon-mothma", "naboo")
                .assigned("daring-rescue", ["jan-dodonna", "princess-leia"])
                .turn_of(admiral),
            ["reveal daring-rescue princess-leia", "at naboo", "leader mon-mothma", "yes"],
        ),
        path(
            "Reassign",
            made("contingency-plan", "lando-calrissian", admiral),
            ["reveal contingency-plan lando-calrissian"],
        ),
        path(
            "FalseLead",
            made("plant-false-lead", "mon-mothma", admiral)
                .units("naboo", "1 stormtrooper")
                .probes(["endor", "kessel"]),
            ["reveal plant-false-lead mon-mothma", "at naboo"],
        ),
        path("Wear", yoda(admiral), ["reveal seek-yoda han-solo", "at dagobah"]),
        path("Wear", yoda(general), ["reveal seek-yoda han-solo", "at dagobah"]),
        path(
            "MoveFrom",
            made("hidden-fleet", "mon-mothma", admiral).units("rebel-base", "1 x-wing"),
            ["reveal hidden-fleet mon-mothma", "at kessel"],
        ),
        rolling(
            "Bury",
            captive("retrieve-the-plans", "darth-vader", grand_general).objectives(["liberation", "crippling-blow"]),
            against("reveal retrieve-the-plans darth-vader"),
            won,
        ),
        rolling(
            "NameSystem",
            captive("interrogation-droid", "colonel-yularen", grand_general),
            against("reveal interrogation-droid colonel-yularen"),
            won,
        ),
        rolling(
            "Beacon",
            captive("homing-beacon", "colonel-yularen", grand_general),
            against("reveal homing-beacon colonel-yularen"),
            won,
        ),
        path("TakeAway", bounty(grand_admiral), ["reveal collect-bounty boba-fett", "against mon-mothma"]),
        path("TakeAway", bounty(grand_general), ["reveal collect-bounty boba-fett", "against mon-mothma"]),
    ]
}

/// Action cards that their holders use during other actions.
#[expect(clippy::too_many_lines, reason = "the list reads like a table with one entry per question")]
fn answers() -> Vec<Path> {
    let wedge = |by: &'static str, role: Role| {
        team()
            .units("sullust", "1 at-st")
            .leaders("sullust", ["wedge-antilles", "general-tagge"])
            .actions(["one-in-a-million"])
            .assigned("sabotage", [by])
            .turn_of(role)
    };
    let battle = |units: &'static str| {
        team()
            .units("naboo", units)
            .leaders("naboo", ["wedge-antilles"])
            .actions(["one-in-a-million"])
            .pool(["jan-dodonna"])
            .turn_of(Role::RebelAdmiral)
    };
    let of_admiral = |_: &Rebellion, s: &mut State| s.actions[Rebels.idx()].of_general = Bits::EMPTY;
    let come = ["activate naboo", "with jan-dodonna", "done"];
    let capture = || {
        team()
            .units("sullust", "1 stormtrooper")
            .leaders("sullust", ["obi-wan-kenobi", "chewbacca"])
            .leaders("naboo", ["lando-calrissian"])
            .actions(["noble-sacrifice", "undercover", "wookiee-guardian"])
            .assigned("capture-rebel-operative", ["soontir-fel"])
            .turn_of(Role::ImperialAdmiral)
    };
    let caught = ["reveal capture-rebel-operative soontir-fel", "against obi-wan-kenobi"];
    let luke = |by: &'static str, role: Role| {
        team()
            .leaders("sullust", ["luke-skywalker"])
            .actions(["son-of-skywalker"])
            .assigned("sabotage", [by])
            .turn_of(role)
    };
    let destiny = || {
        team()
            .units("naboo", "1 stormtrooper")
            .captive("mon-mothma", "naboo")
            .leaders("naboo", ["darth-vader"])
            .actions(["it-is-your-destiny"])
            .assigned("daring-rescue", ["jan-dodonna", "luke-skywalker"])
            .turn_of(Role::RebelAdmiral)
    };
    let rescued = ["reveal daring-rescue jan-dodonna", "at naboo", "leader mon-mothma"];
    let start = |cards: Layout, who: &'static str, role: Role| cards.pool([who]).turn_of(role);
    let veers = || {
        start(
            team().units("naboo", "1 at-at, 1 rebel-trooper, 1 ion-cannon, 1 shield-generator"),
            "general-veers",
            Role::ImperialGeneral,
        )
        .actions(["target-the-generator"])
    };
    let jerjerrod = || {
        start(team().units("naboo", "1 death-star, 1 x-wing, 1 y-wing"), "moff-jerjerrod", Role::ImperialGeneral)
            .actions(["fully-operational"])
    };
    let tagge = || {
        start(team().units("naboo", "1 star-destroyer, 1 x-wing"), "general-tagge", Role::ImperialGeneral)
            .actions(["more-dangerous-than-you-realize"])
    };
    let both_cards = || tagge().leaders("naboo", ["general-madine"]).actions(["point-blank-assault"]);
    let attacked = ["activate naboo", "with general-tagge", "done"];
    vec![
        path("Window", wedge("chewbacca", Role::RebelGeneral), ["reveal sabotage chewbacca", "at sullust"]),
        // The card was recruited with Luke Skywalker, or with Wedge Antilles.
        path(
            "SetDie",
            wedge("han-solo", Role::RebelAdmiral),
            ["reveal sabotage han-solo", "at sullust", "pass", "use one-in-a-million wedge-antilles"],
        ),
        path(
            "SetDie",
            wedge("chewbacca", Role::RebelGeneral).with(of_admiral),
            ["reveal sabotage chewbacca", "at sullust", "use one-in-a-million wedge-antilles"],
        ),
        path(
            "SetDie",
            battle("1 stormtrooper, 2 rebel-trooper").with(of_admiral),
            [come[0], come[1], come[2], "pass", "pass", "use one-in-a-million wedge-antilles"],
        ),
        path(
            "SetDie",
            battle("1 assault-carrier, 2 x-wing"),
            [come[0], come[1], come[2], "pass", "pass", "pass", "use one-in-a-million wedge-antilles"],
        ),
        path("Window", capture(), caught).asks(Role::RebelAdmiral),
        path("Window", capture(), [caught[0], caught[1], "pass"]).asks(Role::RebelGeneral),
        path("Window", capture(), [caught[0], caught[1], "use undercover lando-calrissian"]).asks(Role::RebelAdmiral),
        path("Window", luke("han-solo", Role::RebelAdmiral), ["reveal sabotage han-solo", "at sullust"])
            .asks(Role::RebelAdmiral),
        path(
            "Search",
            luke("han-solo", Role::RebelAdmiral),
            ["reveal sabotage han-solo", "at sullust", "pass", "use son-of-skywalker luke-skywalker"],
        ),
        rolling("Window", destiny(), rescued, [Special; 4]).asks(Role::ImperialAdmiral),
        path("CombatCard", tagge(), ["activate naboo", "with general-tagge", "done"]).asks(Role::ImperialAdmiral),
        path("CombatCard", both_cards(), attacked).asks(Role::ImperialAdmiral),
        path("CombatCard", both_cards(), [attacked[0], attacked[1], attacked[2], "pass"]).asks(Role::ImperialGeneral),
        path("CombatCard", both_cards(), [attacked[0], attacked[1], attacked[2], "pass", "pass"])
            .asks(Role::RebelAdmiral),
        path("CombatCard", both_cards(), [attacked[0], attacked[1], attacked[2], "pass", "pass", "pass"])
            .asks(Role::RebelGeneral),
        path(
            "Branch",
            tagge(),
            [
                "activate naboo",
                "with general-tagge",
                "done",
                "pass",
                "use more-dangerous-than-you-realize general-tagge",
            ],
        ),
        path(
            "DestroyOne",
            veers(),
            ["activate naboo", "with general-veers", "done", "pass", "use target-the-generator general-veers"],
        ),
        path(
            "DestroyOne",
            jerjerrod(),
            ["activate naboo", "with moff-jerjerrod", "done", "pass", "use fully-operational moff-jerjerrod"],
        ),
    ]
}

/// Rings, in missions and in battles.
fn rings() -> Vec<Path> {
    let here = |ring: Ring, bearer: &'static str, mission: &'static str, by: &'static str, role: Role| {
        team()
            .units("sullust", "1 at-st")
            .leaders("sullust", ["general-tagge", bearer])
            .ring(ring, bearer)
            .assigned(mission, [by])
            .turn_of(role)
    };
    let sabotage = ["reveal sabotage chewbacca", "at sullust"];
    let yoda = |bearer, by, role| here(Ring::Yoda, bearer, "sabotage", by, role);
    let battle = |bearer: &'static str, units: &'static str| {
        team().units("naboo", units).ring(Ring::Yoda, bearer).leaders("naboo", [bearer])
    };
    let moved = ["activate naboo", "with jan-dodonna", "done"];
    let turn = |laid: Layout| laid.pool(["jan-dodonna"]).turn_of(Role::RebelAdmiral);
    let failed = || {
        team()
            .leaders("sullust", ["emperor-palpatine", "han-solo"])
            .units("sullust", "1 at-st")
            .ring(Ring::C3po, "han-solo")
            .assigned("build-alliance", ["princess-leia"])
            .turn_of(Role::RebelGeneral)
    };
    let falcon = || {
        team()
            .units("sullust", "1 at-st")
            .captive("mon-mothma", "sullust")
            .ring(Ring::Falcon, "han-solo")
            .leaders("sullust", ["han-solo"])
            .assigned("sabotage", ["chewbacca"])
            .turn_of(Role::RebelGeneral)
    };
    let plans = || {
        battle("han-solo", "1 death-star, 2 x-wing")
            .objectives(["death-star-plans-2"])
            .pool(["jan-dodonna"])
            .turn_of(Role::RebelAdmiral)
    };
    vec![
        path("UseRing", yoda("han-solo", "chewbacca", Role::RebelGeneral), sabotage),
        path("PickFace", yoda("han-solo", "chewbacca", Role::RebelGeneral), [sabotage[0], sabotage[1], "yes"]),
        path(
            "UseRing",
            yoda("luke-skywalker", "han-solo", Role::RebelAdmiral),
            ["reveal sabotage han-solo", "at sullust"],
        ),
        rolling(
            "PickFace",
            here(Ring::R2D2, "han-solo", "sabotage", "chewbacca", Role::RebelGeneral),
            [sabotage[0], sabotage[1], "yes"],
            [Hit; 6],
        ),
        rolling(
            "UseRing",
            failed(),
            ["reveal build-alliance princess-leia", "at sullust"],
            [Blank, Blank, Blank, Hit, Hit, Hit],
        ),
        path("UseRing", falcon(), sabotage),
        path("PickLeader", falcon(), [sabotage[0], sabotage[1], "yes"]),
        path("UseRing", turn(battle("luke-skywalker", "1 star-destroyer, 1 x-wing")), moved),
        path(
            "PickFace",
            turn(battle("luke-skywalker", "1 star-destroyer, 1 x-wing")),
            [moved[0], moved[1], moved[2], "yes"],
        ),
        path("UseRing", turn(battle("han-solo", "1 at-st, 1 rebel-trooper")), moved),
        path("PickFace", turn(battle("han-solo", "1 at-st, 1 rebel-trooper")), [moved[0], moved[1], moved[2], "yes"]),
        rolling(
            "UseRing",
            holding(plans(), Rebels, []),
            [moved[0], moved[1], moved[2], "no", "score death-star-plans-2"],
            [Blank; 9],
        ),
        rolling(
            "PickFace",
            holding(plans(), Rebels, []),
            [moved[0], moved[1], moved[2], "no", "score death-star-plans-2", "yes"],
            [Blank; 9],
        ),
    ]
}

/// The end of the Command phase and the Refresh phase.
fn rounds() -> Vec<Path> {
    let mobilization = |leaders: [&'static str; 2], role: Role| {
        team()
            .assigned("rapid-mobilization", leaders)
            .assigned("contingency-plan", ["admiral-ackbar"])
            .units("naboo", "1 x-wing")
            .turn_of(role)
    };
    let twice = [
        "reveal rapid-mobilization mon-mothma",
        "reveal contingency-plan admiral-ackbar",
        "assign rapid-mobilization admiral-ackbar",
        "pass",
        "pass",
        "pass",
        "reveal rapid-mobilization admiral-ackbar",
        "pass",
    ];
    let both = || mobilization(["mon-mothma", "general-rieekan"], Role::RebelGeneral);
    let then = |more: &'static [&'static str]| twice.iter().chain(more).map(|w| (*w).to_owned()).collect::<Vec<_>>();
    let mobilize = |to: &'static str, more: &'static [&'static str]| Path {
        to,
        laid: both(),
        picks: then(more),
        dice: vec![],
        asks: None,
    };
    let missions = [
        "base-defenses",
        "contingency-plan",
        "covert-operation",
        "demolition",
        "hit-and-run",
        "hidden-fleet",
        "misdirection",
    ];
    let projects = [
        "construct-factory",
        "oversee-project",
        "superlaser-online",
        "detained",
        "homing-beacon",
        "interrogation",
        "hunt-them-down",
    ];
    let short = || team().loyal(Rebels, ["ryloth"]).units("naboo", "2 rebel-trooper").supply("0 rebel-trooper");
    // Recruiting is over.
    let late = || team().track(8, 14).objectives(["leave-no-one-behind"]).stage(Stage::Objective);
    vec![
        mobilize("MobilizeOrder", &[]),
        mobilize("Mobilize", &["count 1"]),
        mobilize("NewBase", &["count 1", "relocate"]),
        mobilize("MoveFrom", &["count 1", "gather"]),
        mobilize("Mobilize", &["count 2"]),
        mobilize("NewBase", &["count 2", "relocate"]),
        mobilize("MoveFrom", &["count 2", "gather"]),
        path("Objective", team().objectives(["leave-no-one-behind"]).stage(Stage::Objective), []),
        path("DiscardMission", team().hand(missions).stage(Stage::DrawMissions), []),
        path("DiscardMission", team().hand(projects).stage(Stage::DrawMissions), []),
        path("Recruit", team().stage(Stage::DrawObjective), []),
        path("Wear", late().pool(["mon-mothma"]).actions(["resourceful-astromech"]), ["pass"]),
        path("Wear", late().pool(["chewbacca"]).actions(["the-millennium-falcon"]), ["pass"]),
        path("BuildPlan", team().stage(Stage::RebelsBuild), []),
        path("Build", team().stage(Stage::RebelsBuild), ["by hand"]),
        path("BuildPlan", team().stage(Stage::EmpireBuilds), []),
        path("Build", team().stage(Stage::EmpireBuilds), ["by hand"]),
        path("Free", short().stage(Stage::RebelsBuild), []),
        path("Deploy", team().queued(1, "1 x-wing").stage(Stage::RebelsDeploy), []),
        path("Deploy", team().queued(1, "1 stormtrooper").stage(Stage::EmpireDeploys), []),
    ]
}

/// The start of a combat, and retreats.
fn starts() -> Vec<Path> {
    let attacked = |mover: &'static str, role: Role| {
        team()
            .loyal(Rebels, ["rodia"])
            .units("sullust", "1 assault-carrier, 1 stormtrooper")
            .units("naboo", "1 corellian-corvette, 2 rebel-trooper")
            .pool([mover])
            .turn_of(role)
    };
    let tarkin = |laid: Layout| holding(laid, Empire, []);
    let come = |with: &'static str| ["activate naboo", with, "all from sullust", "done"];
    let pools = || attacked("darth-vader", Role::ImperialGeneral).pool(["mon-mothma", "princess-leia"]);
    let leaders =
        || tarkin(attacked("darth-vader", Role::ImperialGeneral).leaders("naboo", ["mon-mothma", "general-rieekan"]));
    let flee = |more: &'static [&'static str]| {
        come("with darth-vader").iter().chain(more).map(|w| (*w).to_owned()).collect::<Vec<_>>()
    };
    // The attackers choose first, then the defenders.
    let retreat = |to: &'static str, more: &'static [&'static str]| Path {
        to,
        laid: leaders(),
        picks: flee(more),
        dice: vec![Blank; 12],
        asks: None,
    };
    let empire = || {
        tarkin(
            team()
                .loyal(Empire, ["sullust"])
                .units("rodia", "1 corellian-corvette")
                .units("naboo", "1 assault-carrier, 1 stormtrooper")
                .leaders("naboo", ["grand-moff-tarkin", "general-tagge"])
                .pool(["jan-dodonna"])
                .turn_of(Role::RebelAdmiral),
        )
    };
    let besieged = || {
        team()
            .units("hoth", "1 star-destroyer")
            .units("rebel-base", "1 corellian-corvette")
            .pool(["jan-dodonna", "princess-leia", "grand-moff-tarkin", "general-tagge"])
            .turn_of(Role::RebelGeneral)
    };
    let attack = ["activate naboo", "with jan-dodonna", "all from rodia", "done"];
    let driven = |to: &'static str, more: &'static [&'static str]| Path {
        to,
        laid: empire(),
        picks: attack.iter().chain(more).map(|w| (*w).to_owned()).collect(),
        dice: vec![Blank; 12],
        asks: None,
    };
    vec![
        path("AddLeader", pools(), come("with darth-vader")).asks(Role::RebelAdmiral),
        path("AddLeader", pools(), ["activate naboo", "with darth-vader", "all from sullust", "done", "pass"])
            .asks(Role::RebelGeneral),
        // The player who reveals the base in their own turn is the active player, with no leader there yet.
        path("AddLeader", besieged(), ["reveal base"]).asks(Role::RebelAdmiral),
        path("AddLeader", besieged(), ["reveal base", "pass"]).asks(Role::RebelGeneral),
        path("AddLeader", besieged(), ["reveal base", "pass", "pass"]).asks(Role::ImperialAdmiral),
        path("AddLeader", besieged(), ["reveal base", "pass", "pass", "pass"]).asks(Role::ImperialGeneral),
        retreat("Retreat", &[]).asks(Role::ImperialAdmiral),
        retreat("Retreat", &["pass"]).asks(Role::ImperialGeneral),
        retreat("Retreat", &["pass", "pass"]).asks(Role::RebelAdmiral),
        retreat("Retreat", &["pass", "pass", "pass"]).asks(Role::RebelGeneral),
        retreat("RetreatTo", &["pass", "pass", "retreat mon-mothma"]),
        retreat("RetreatHow", &["pass", "pass", "retreat mon-mothma", "to rodia"]),
        retreat("RetreatTo", &["pass", "pass", "pass", "retreat general-rieekan"]),
        retreat("RetreatHow", &["pass", "pass", "pass", "retreat general-rieekan", "to rodia"]),
        driven("Retreat", &[]).asks(Role::RebelAdmiral),
        driven("Retreat", &["pass", "pass"]).asks(Role::ImperialAdmiral),
        driven("RetreatTo", &["pass", "pass", "retreat grand-moff-tarkin"]),
        driven("RetreatHow", &["pass", "pass", "pass", "retreat general-tagge", "to sullust"]),
    ]
}

/// A battle: the side that attacks first, the theater, and the leader of this role who started it.
struct Battle {
    side: Side,
    theater: &'static str,
    by: &'static str,
    role: Role,
}

/// Attacks in both theaters: cards, dice and blocks.
#[expect(clippy::too_many_lines, reason = "the list reads like a table with one entry per question")]
fn battles() -> Vec<Path> {
    let mut list = Vec::new();
    let fleets = "1 star-destroyer, 2 tie-fighter, 2 x-wing, 1 mon-calamari-cruiser";
    let troops = "1 at-at, 2 stormtrooper, 2 rebel-trooper, 1 airspeeder";
    let leads = |side, theater, by, role| Battle { side, theater, by, role };
    for battle in [
        leads(Empire, "space", "grand-moff-tarkin", Role::ImperialAdmiral),
        leads(Empire, "space", "general-tagge", Role::ImperialGeneral),
        leads(Empire, "ground", "grand-moff-tarkin", Role::ImperialAdmiral),
        leads(Empire, "ground", "general-tagge", Role::ImperialGeneral),
        leads(Rebels, "space", "jan-dodonna", Role::RebelAdmiral),
        leads(Rebels, "space", "princess-leia", Role::RebelGeneral),
        leads(Rebels, "ground", "jan-dodonna", Role::RebelAdmiral),
        leads(Rebels, "ground", "princess-leia", Role::RebelGeneral),
    ] {
        let Battle { side, theater, by, role } = battle;
        let (units, ship, hostile) = match (side, theater) {
            (Empire, "space") => (fleets, None, "x-wing"),
            (Empire, _) => (troops, Some("star-destroyer"), "rebel-trooper"),
            (Rebels, "space") => (fleets, None, "tie-fighter"),
            (Rebels, _) => (troops, Some("mon-calamari-cruiser"), "stormtrooper"),
        };
        let dig = if theater == "space" { "space-outmaneuver" } else { "ground-dig-in" };
        let spare = if theater == "space" { "ground-critical-hit" } else { "space-critical-hit" };
        let card = |name: &str| -> &'static str { Box::leak(format!("{theater}-{name}").into_boxed_str()) };
        let word = |what: &str| format!("play {theater}-{what}");
        // The side that has moved attacks first.
        let mut attack =
            |to: &'static str, dice: Vec<Face>, own: &[&'static str], other: &[&'static str], more: Vec<String>| {
                let hands = [(side, own.to_vec()), (side.other(), other.to_vec())];
                let laid = team().units("naboo", units).pool([by]).turn_of(role).with(move |g, s| {
                    s.tactics.0.fill(0);
                    for (side, cards) in &hands {
                        for slug in cards {
                            let Entity::Tactic(card) = thing(g, slug) else { panic!("{slug} is not a tactic card") };
                            s.tactics_hand[side.idx()][usize::from(card.0)] += 1;
                        }
                    }
                    // A card is left to draw in the theater without draws at the start.
                    let Entity::Tactic(left) = thing(g, spare) else { panic!("a tactic card") };
                    s.tactics_played[usize::from(left.0)] += 1;
                });
                let laid = match ship {
                    Some("star-destroyer") => laid.units("naboo", "1 star-destroyer"),
                    Some(_) => laid.units("naboo", "1 mon-calamari-cruiser"),
                    None => laid,
                };
                let start = ["activate naboo".to_owned(), format!("with {by}"), "done".to_owned()];
                list.push(Path { to, laid, picks: start.into_iter().chain(more).collect(), dice, asks: None });
            };
        let all = || vec![Special, Hit, Hit, Hit, Hit];
        let critical = card("critical-hit");
        attack("Influence", all(), &[critical], &[], vec![]);
        attack("Deal", all(), &[critical], &[], vec![word("critical-hit")]);
        attack("Deal", all(), &[card("take-it-down")], &[], vec![word("take-it-down")]);
        attack("Deal", all(), &[card("onslaught")], &[], vec![word("onslaught")]);
        attack("Reroll", all(), &[card("concentrate-fire")], &[], vec![word("concentrate-fire")]);
        attack("DrawFrom", all(), &[card("brilliant-strategy")], &[], vec![word("brilliant-strategy")]);
        if let Some(ship) = ship {
            let bombard = word("bombardment");
            attack("Bombard", all(), &[card("bombardment")], &[], vec![bombard.clone()]);
            attack("Deal", all(), &[card("bombardment")], &[], vec![bombard, format!("with {ship}")]);
        }
        attack("AssignDie", vec![Direct; 5], &[critical], &[], vec!["done".to_owned()]);
        // Three dice are direct hits that all go on one unit.
        let direct = || vec![Direct, Direct, Direct, Blank, Blank];
        let hits = |more: Vec<String>| {
            let on = ["0", "1", "2"].map(|old| format!("damage {hostile} {old}"));
            std::iter::once("done".to_owned()).chain(on).chain(more).collect()
        };
        let formation = card("defensive-formation");
        attack("Block", direct(), &[critical], &[formation], hits(vec![]));
        attack("Cancel", direct(), &[critical], &[formation], hits(vec![word("defensive-formation")]));
        attack("PayBlock", direct(), &[critical], &[dig, formation], hits(vec![format!("play {dig}")]));
    }
    // A side loses troops with their ship in a space battle.
    let rubble = |own: &'static str, foe: &'static str, by: &'static str, role: Role| {
        let laid = team().destroyed(["bespin"]).units("bespin", own).units("sullust", foe).pool([by]).turn_of(role);
        holding(laid, Rebels, [])
    };
    let two_hits = [Blank, Hit, Hit, Blank, Blank, Blank, Blank, Blank, Blank];
    let empire = "2 assault-carrier, 4 stormtrooper, 1 at-st";
    let attacked = rubble(empire, "1 mon-calamari-cruiser", "jan-dodonna", Role::RebelAdmiral);
    let come = ["activate bespin", "with jan-dodonna", "all from sullust", "done", "damage assault-carrier 1"];
    list.push(rolling("Excess", attacked, come, two_hits).asks(Role::ImperialAdmiral));
    let rebels = "2 corellian-corvette, 2 rebel-trooper, 1 airspeeder";
    let attacked = rubble(rebels, "1 star-destroyer", "general-tagge", Role::ImperialGeneral);
    let come = ["activate bespin", "with general-tagge", "all from sullust", "done", "damage corellian-corvette 1"];
    list.push(rolling("Excess", attacked, come, two_hits).asks(Role::RebelAdmiral));
    let plans = |stations: &'static str| {
        holding(
            team()
                .units("naboo", stations)
                .units("naboo", "2 x-wing")
                .leaders("naboo", ["jan-dodonna"])
                .objectives(["death-star-plans-2"])
                .pool(["general-tagge"])
                .turn_of(Role::ImperialGeneral),
            Rebels,
            [],
        )
    };
    let come = ["activate naboo", "with general-tagge", "done"];
    let two = || plans("1 death-star, 1 death-star-under-construction");
    list.push(rolling("Plans", plans("1 death-star"), come, [Blank; 9]));
    list.push(rolling("Station", two(), [come[0], come[1], come[2], "score death-star-plans-2"], {
        let mut dice = [Blank; 9];
        (dice[6], dice[7], dice[8]) = (Direct, Direct, Direct);
        dice
    }));
    let jedi = holding(
        team()
            .units("naboo", "1 x-wing, 1 tie-fighter")
            .leaders("naboo", ["luke-skywalker-jedi", "darth-vader"])
            .objectives(["return-of-the-jedi"])
            .pool(["jan-dodonna"])
            .turn_of(Role::RebelAdmiral)
            .with(|_, s| s.at[Leader::Luke.idx()] = rebellion::state::Place::Out),
        Rebels,
        [],
    );
    let come = ["activate naboo", "with jan-dodonna", "done", "score return-of-the-jedi"];
    list.push(rolling("Avenge", jedi, come, [Hit, Blank]));
    list
}
