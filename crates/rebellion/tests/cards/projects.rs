//! Projects of the Empire.

use rebellion::Rulings;
use rebellion::Side::{Empire, Rebels};

use crate::support::scene;

/// REB-CARD-10, REB-DS-03, REB-DS-07
#[test]
fn construct_death_star_begins_one_in_a_remote_system() {
    scene().assigned("construct-death-star", ["grand-moff-tarkin"]).empires_turn().play(|t| {
        t.choose("reveal construct-death-star grand-moff-tarkin");
        t.cannot_choose("at corellia");
        t.choose("at endor");
        t.expect_units("endor", Empire, "1 death-star-under-construction");
        t.expect_queue(Empire, 3, "1 death-star");
    });
}

#[test]
fn construct_factory_repairs_and_builds() {
    scene()
        .loyal(Empire, ["corellia"])
        .sabotaged(["corellia"])
        .assigned("construct-factory", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal construct-factory grand-moff-tarkin", "at corellia"]);
            t.expect_sabotaged("corellia", false);
            t.expect_queue(Empire, 3, "1 tie-fighter, 1 star-destroyer");
        });
}

#[test]
fn construct_super_star_destroyer_needs_a_blue_square() {
    scene()
        .loyal(Empire, ["corellia", "mustafar", "utapau"])
        .assigned("construct-super-star-destroyer", ["general-tagge"])
        .empires_turn()
        .play(|t| {
            t.choose("reveal construct-super-star-destroyer general-tagge");
            t.can_choose_exactly(["at corellia", "at utapau"]);
            t.choose("at utapau");
            t.expect_queue(Empire, 3, "1 super-star-destroyer");
        });
}

#[test]
fn oversee_project_deploys_from_the_queue() {
    scene()
        .units("naboo", "1 star-destroyer")
        .queued(2, "1 at-at")
        .queued(3, "1 star-destroyer")
        .assigned("oversee-project", ["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal oversee-project moff-jerjerrod", "at naboo"]);
            t.can_choose_exactly(["queued at-at 2"]);
            t.choose("queued at-at 2");
            t.expect_units("naboo", Empire, "1 star-destroyer, 1 at-at");
        });
}

/// REB-DEPLOY-06, REB-GOLD-02, REB-OPEN-20: card and reference agree, so in a remote system only the Death Star is
/// deployed, in place of the unfinished one; by the FAQ any unit can be.
#[test]
fn oversee_project_deploys_little_in_a_remote_system() {
    let oversee = |oversee_in_remote, queue: &'static str| {
        scene()
            .rulings(Rulings { oversee_in_remote, ..Rulings::default() })
            .units("dagobah", "1 star-destroyer, 1 death-star-under-construction")
            .queued(1, queue)
            .assigned("oversee-project", ["moff-jerjerrod"])
            .empires_turn()
    };
    let choose = ["reveal oversee-project moff-jerjerrod", "at dagobah"];
    oversee(false, "1 at-at, 1 death-star").play(|t| {
        t.choose_each(choose);
        t.can_choose_exactly(["queued death-star 1"]);
        t.choose("queued death-star 1");
        t.expect_units("dagobah", Empire, "1 star-destroyer, 1 death-star");
        t.expect_queue(Empire, 1, "1 at-at");
    });
    // Without an unfinished Death Star the mission has no effect there.
    oversee(false, "1 at-at").play(|t| {
        t.choose_each(choose);
        t.expect_units("dagobah", Empire, "1 star-destroyer, 1 death-star-under-construction");
        t.expect_queue(Empire, 1, "1 at-at");
        t.expect_discarded("oversee-project", 1);
    });
    oversee(true, "1 at-at, 1 death-star").play(|t| {
        t.choose_each(choose);
        t.can_choose_exactly(["queued at-at 1", "queued death-star 1"]);
        t.choose("queued at-at 1");
        t.expect_units("dagobah", Empire, "1 star-destroyer, 1 at-at, 1 death-star-under-construction");
    });
}

/// REB-OPEN-33: a destroyed system is not remote.
#[test]
fn oversee_project_deploys_in_a_destroyed_system() {
    scene()
        .destroyed(["naboo"])
        .units("naboo", "1 star-destroyer")
        .queued(1, "1 tie-fighter")
        .assigned("oversee-project", ["moff-jerjerrod"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal oversee-project moff-jerjerrod", "at naboo"]);
            t.can_choose_exactly(["queued tie-fighter 1"]);
            t.choose("queued tie-fighter 1");
            t.expect_units("naboo", Empire, "1 star-destroyer, 1 tie-fighter");
        });
}

/// REB-DS-14 to REB-DS-19: REB-DS-15, REB-DS-16, REB-OPEN-24
#[test]
fn superlaser_online_destroys_a_system() {
    scene()
        .loyal(Rebels, ["alderaan"])
        .sabotaged(["alderaan"])
        .units("alderaan", "1 death-star, 10 stormtrooper, 2 rebel-trooper, 1 ion-cannon, 1 x-wing")
        .leaders("alderaan", ["princess-leia"])
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at alderaan"]);
            t.expect_units("alderaan", Rebels, "1 x-wing");
            t.expect_units("alderaan", Empire, "1 death-star, 8 stormtrooper");
            t.expect_loyal("alderaan", None);
            t.expect_sabotaged("alderaan", false);
            t.expect_leader("princess-leia", "alderaan");
            // The project also gives 1 loyalty in a populous system of the region.
            t.can_choose_exactly(["system cato-neimoidia", "system corellia", "system coruscant"]);
            t.choose("system corellia");
            t.expect_loyal("corellia", Some(Empire));
        });
}

/// REB-DS-14, REB-DS-18: in a destroyed system only the loyalty takes effect; troops aboard ships stay there.
#[test]
fn superlaser_online_does_nothing_more_to_a_destroyed_system() {
    scene()
        .destroyed(["alderaan"])
        .units("alderaan", "1 death-star, 1 rebel-transport, 2 rebel-trooper")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at alderaan"]);
            t.expect_units("alderaan", Rebels, "1 rebel-transport, 2 rebel-trooper");
            t.can_choose_exactly(["system cato-neimoidia", "system corellia", "system coruscant"]);
            t.choose("system corellia");
            t.expect_loyal("corellia", Some(Empire));
        });
}
