//! Checks of the printed numbers on a light-side card.

use sw_lcg::{Db, Kind};

use crate::support::{DARK, LIGHT, Layout, Play, Step, light_attacks, scene};

/// A card with tokens.
fn marked(card: &str, mark: &str, n: u8) -> &'static str {
    if n == 0 { card.to_owned().leak() } else { format!("{card} {mark} {n}").leak() }
}

/// The light side may deploy the card with this many resources: one from its affiliation card, neutral ones for the
/// rest.
fn deployment(
    card: &'static str,
    affiliation: &'static str,
    resources: usize,
    hosts: &'static [&'static str],
) -> Layout {
    let in_play = vec!["cloud-city-casino"; resources - 1].into_iter().chain(hosts.iter().copied());
    let in_play = in_play.collect::<Vec<_>>();
    scene().turn_of(LIGHT).light(|p| p.affiliation(affiliation).objectives([]).in_play(in_play).hand([card]))
}

/// Asserts that the card costs exactly this many resources, one of them of its affiliation if it has one.
pub(crate) fn costs(card: &'static str, affiliation: &'static str, n: usize) {
    costs_on(card, affiliation, n, &[]);
}

/// Like [`costs`], for an enhancement on a unit.
pub(crate) fn costs_on(card: &'static str, affiliation: &'static str, n: usize, host: &'static [&'static str]) {
    let neutral = affiliation == "neutral";
    let own = if neutral { "jedi" } else { affiliation };
    let other = if own == "jedi" { "rebel-alliance" } else { "jedi" };
    let play = format!("play {card}");
    deployment(card, own, n.max(1), host).play(|t| {
        t.choose(&play);
        if n > 0 {
            t.choose(&format!("pay 1 {own}"));
        }
        for _ in 1..n {
            t.choose("pay 1 cloud-city-casino");
        }
        if let [host] = host {
            t.choose(&format!("pick {host}"));
            t.expect_attached(card, host);
        }
        t.expect_in_play(card);
    });
    if n > 1 {
        deployment(card, own, n - 1, host).play(|t| t.cannot_choose(&play));
    }
    deployment(card, other, n + 1, host)
        .play(|t| if neutral || n == 0 { t.can_choose(&play) } else { t.cannot_choose(&play) });
}

/// Asserts that the unit strikes with these icons as an attacker (unit damage, tactics, blast damage), without and with
/// the edge.
pub(crate) fn strikes(card: &'static str, plain: [u8; 3], edge: [u8; 3]) {
    for (with_edge, icons) in [(false, plain), (true, edge)] {
        let (light, dark) = if with_edge { (vec!["ancient-monument"], vec![]) } else { (vec![], vec!["devastator"]) };
        light_attacks()
            .light(|p| p.in_play([card]).hand(light.clone()))
            .dark(|p| p.in_play(["admiral-motti", "mandalorian-armor on admiral-motti"]).hand(dark.clone()))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose(&format!("declare {card}"));
                t.then("declare admiral-motti");
                if with_edge {
                    t.then("edge ancient-monument");
                } else {
                    // The defender's only icon is blast damage, which has no effect for a defender.
                    t.then("edge devastator");
                    t.then("strike admiral-motti");
                }
                t.then(&format!("strike {card}"));
                resolve(t, card, icons);
                t.expect_damage("admiral-motti", icons[0]);
                t.expect_focus("admiral-motti", icons[1] + u8::from(!with_edge));
                t.expect_damage("imperial-command", icons[2]);
                t.leave_open();
            });
    }
}

/// Resolves a strike type by type, all of it against the single defender.
fn resolve(t: &mut Play, card: &str, icons: [u8; 3]) {
    // Reactions to focusing the unit do not matter here.
    if t.key_texts(LIGHT).contains(&format!("use {card}")) {
        t.choose("pass");
    }
    let words = ["unit damage", "tactics", "blast damage"];
    let types = words.into_iter().zip(icons).filter(|(_, n)| *n > 0).map(|(w, _)| w).collect::<Vec<_>>();
    if types.len() > 1 {
        t.can_choose_exactly(types.iter().copied());
    }
    if icons[0] > 0 {
        if types.len() > 1 {
            t.choose("unit damage");
        }
        t.choose("hit admiral-motti");
    }
    if icons[1] > 0 && icons[2] > 0 {
        t.choose("tactics");
    }
    for given in 0..icons[1] {
        let after = if given > 0 { format!(" after {given}") } else { String::new() };
        t.choose(&format!("aim admiral-motti{after}"));
    }
}

/// Asserts that the unit survives one damage less than this and is destroyed by this much.
pub(crate) fn dies_of(card: &'static str, n: u8) {
    for damage in [n.saturating_sub(2), n - 1] {
        scene()
            .at(Step::DrawBegins)
            .light(|p| p.in_play([marked(card, "damage", damage)]))
            .dark(|p| p.objectives(["defense-protocol"]))
            .play(|t| {
                t.choose("use defense-protocol");
                t.choose(&format!("pick {card}"));
                if damage + 1 < n {
                    t.expect_damage(card, damage + 1);
                } else {
                    t.expect_gone(card);
                    t.expect_discard(LIGHT, [card]);
                }
            });
    }
}

/// Asserts that the card counts this many Force icons in an edge battle: it wins against one less, but not against
/// equally many.
pub(crate) fn edges(card: &'static str, n: usize) {
    for against in [n.saturating_sub(1), n] {
        let wins = against < n;
        light_attacks()
            .light(|p| p.in_play(["x-wing"]).hand([card]))
            .dark(|p| p.in_play(["duty-officer"]).hand(vec!["espo-trooper"; against]))
            .play(|t| {
                t.then("engage imperial-command");
                t.choose("declare x-wing");
                t.then("declare duty-officer");
                t.then(&format!("edge {card}"));
                for _ in 0..against {
                    t.choose("edge espo-trooper");
                }
                t.until(if wins { "strike x-wing" } else { "strike duty-officer" });
                t.expect_edge(if wins { LIGHT } else { DARK });
                t.expect_discard(LIGHT, [card]);
                t.leave_open();
            });
    }
}

/// Asserts that the card generates any number of resources from one up to this many.
pub(crate) fn gives(card: &'static str, n: u8) {
    let db = Db::core();
    let objective = db.find(card).is_some_and(|c| matches!(db.card(c).kind, Kind::Objective { .. }));
    let other = if card == "hidden-outpost" { "cloud-city-casino" } else { "hidden-outpost" };
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let (objectives, extra) = if objective { (vec![card], None) } else { (vec![], Some(card)) };
            let in_play = [other; 3].into_iter().chain(extra).collect::<Vec<_>>();
            p.objectives(objectives).in_play(in_play).hand(["secret-informant"])
        })
        .play(|t| {
            t.choose("play secret-informant");
            let own = (1..=n).map(|k| format!("pay {k} {card}")).collect::<Vec<_>>();
            let others = ["pay 1 jedi".to_owned(), format!("pay 1 {other}")];
            t.can_choose_exactly(own.iter().chain(&others).map(String::as_str));
            t.choose(&format!("pay {n} {card}"));
            t.expect_focus(card, n);
            for _ in n..3 {
                t.choose(&format!("pay 1 {other}"));
            }
            t.expect_in_play("secret-informant");
        });
}

/// Asserts that the objective's resources match this card of cost 1 and those of the affiliation card do not.
pub(crate) fn matches(objective: &'static str, affiliation: &'static str, card: &'static str) {
    scene().turn_of(LIGHT).light(|p| p.affiliation(affiliation).objectives([objective]).hand([card])).play(|t| {
        t.choose(&format!("play {card}"));
        t.cannot_choose(&format!("pay 1 {affiliation}"));
        t.choose(&format!("pay 1 {objective}"));
        t.expect_in_play(card);
    });
}

/// Asserts that the objective survives one damage less than this and is destroyed by this much.
pub(crate) fn falls_at(card: &'static str, n: u8) {
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.objectives([marked(card, "damage", n - 2)]))
        .dark(|p| p.in_play(["nightsister", "nightsister"]))
        .play(|t| {
            t.choose_each(["commit nightsister", "commit nightsister"]);
            t.then("use nightsister");
            t.choose(&format!("pick {card}"));
            t.expect_damage(card, n - 1);
            t.then("use nightsister on 2");
            t.choose(&format!("pick {card}"));
            while t.table().victory.is_empty() {
                t.choose("pass");
            }
            t.expect_lost(LIGHT, [card]);
            t.leave_open();
        });
}

/// Asserts that an affiliation card gives one resource of its own affiliation and a reserve of six.
pub(crate) fn is_an_affiliation(card: &'static str, own: &'static str, foreign: &'static str) {
    scene().turn_of(LIGHT).light(|p| p.affiliation(card).objectives(["tribal-support"]).hand([own, foreign])).play(
        |t| {
            t.cannot_choose(&format!("play {foreign}"));
            t.choose(&format!("play {own}"));
            t.can_choose(&format!("pay 1 {card}"));
            t.cannot_choose(&format!("pay 2 {card}"));
            t.choose(&format!("pay 1 {card}"));
            t.expect_focus(card, 1);
            t.leave_open();
        },
    );
    scene().turn_of(LIGHT).at(Step::DrawBegins).light(|p| p.affiliation(card)).play(|t| {
        t.expect_hand_size(LIGHT, 6);
    });
}
