//! Card files: what their checks reject, and the positions of errors.

use star_realms::Db;

/// Checks a file with one card, made of default fields and these.
#[track_caller]
fn refused(fields: &str, expected: &str) {
    let usual = [("faction", "Blob"), ("kind", "Ship"), ("cost", "3"), ("copies", "2"), ("primary", "[Trade(1)]")];
    let missing = usual.iter().filter(|(name, _)| !fields.contains(&format!("{name}:")));
    let usual: Vec<_> = missing.map(|(name, value)| format!("{name}: {value}")).collect();
    let id = if fields.contains("id:") { "" } else { "id: \"own\", " };
    let names = r#"names: {"en": "Own", "ru": "Своя", "uk": "Своя", "ja": "自作"}"#;
    let names = if fields.contains("names:") { "" } else { names };
    let source = format!("// A file.\n[\n  ({id}{fields}, {}, {names}),\n]", usual.join(", "));
    let problems = Db::read_own("own.ron", &source).expect_err("a file with a mistake");
    let text: Vec<_> = problems.0.iter().map(ToString::to_string).collect();
    assert_eq!(text, [format!("own.ron:3: {expected}")], "{source}");
}

#[test]
fn a_sound_file_is_read() {
    let source = r#"[(id: "own", faction: Blob, kind: Outpost(4), cost: 3, copies: 2,
        primary: [May([Pick(bind: "x", n: UpTo(2), from: Zones([Hand])), Discard("x")]), DrawEach("x")],
        ally: [OpponentDiscards(1)],
        scrap: [OneOf([[Trade(2)], [Combat(2)]])],
        static: [OnPlayShip([Trade(1), Combat(1)])],
        names: {"en": "Own", "ru": "Своя", "uk": "Своя", "ja": "自作"})]"#;
    let cards = Db::read_own("own.ron", source).expect("the file is valid");
    assert_eq!(cards.len(), 1);
    assert_eq!(Db::with(&cards).expect("the card is valid").cards().len(), Db::core().cards().len() + 1);
}

#[test]
fn what_is_no_card_at_all_is_refused_at_its_line() {
    let unknown = Db::read_own("own.ron", "[\n (id: \"a\", kind: Ship, cost: 1, copies: 1, primary: [Fly(1)]),\n]");
    let problems = unknown.expect_err("an unknown verb").0;
    assert_eq!((problems.len(), problems[0].line), (1, 2));
    assert!(problems[0].what.contains("Fly"), "{problems:?}");
    let field = Db::read_own("own.ron", "[\n\n (id: \"a\", kind: Ship, color: 1, cost: 1, copies: 1),\n]");
    let problems = field.expect_err("an unknown field").0;
    assert_eq!((problems.len(), problems[0].line), (1, 3));
    assert!(problems[0].what.contains("color"), "{problems:?}");
    assert_eq!(Db::read_own("own.ron", "[(id: \"a\"").expect_err("an incomplete file is rejected").0.len(), 1);
}

#[test]
fn names_of_picks_are_bound_once_before_use_and_used() {
    refused(r#"primary: [Scrap("x")]"#, r#"own: unbound name "x""#);
    refused(r#"primary: [Pick(bind: "x", n: UpTo(1), from: TradeRow)]"#, r#"own: name "x" is never used"#);
    refused(
        r#"primary: [Pick(bind: "x", n: UpTo(1), from: TradeRow), Scrap("x"), Pick(bind: "x", n: UpTo(1), from: TradeRow), DrawEach("x")]"#,
        r#"own: name "x" is bound twice"#,
    );
    refused(
        r#"primary: [Pick(bind: "x", n: UpTo(1), from: TradeRow), Scrap("x"), Scrap("x")]"#,
        r#"own: "x" is acted on twice"#,
    );
    refused(
        r#"primary: [Pick(bind: "x", n: UpTo(1), from: Zones([Hand])), DrawEach("x")]"#,
        r#"own: "x" is counted, but no verb acts on it"#,
    );
}

#[test]
fn picks_are_small_acted_on_at_once_and_from_where_their_verb_works() {
    refused(
        r#"primary: [Pick(bind: "x", n: UpTo(5), from: TradeRow), Scrap("x")]"#,
        r#"own: "x" must pick 1 to 4 cards"#,
    );
    refused(
        r#"primary: [Pick(bind: "x", n: Exactly(0), from: TradeRow), Scrap("x")]"#,
        r#"own: "x" must pick 1 to 4 cards"#,
    );
    refused(
        r#"primary: [Pick(bind: "x", n: UpTo(1), from: Zones([])), Scrap("x")]"#,
        r#"own: "x" must name a zone to pick from"#,
    );
    let apart = r#"primary: [Pick(bind: "x", n: UpTo(1), from: TradeRow), Pick(bind: "y", n: UpTo(1), from: Bases), Scrap("x"), Destroy("y")]"#;
    refused(apart, r#"own: "y" is picked before a verb acts on the last pick"#);
    for (source, verb) in [
        ("Bases", "Scrap"),
        ("Zones([Discard])", "Discard"),
        ("TradeRow", "Destroy"),
        ("TradeRow", "AcquireOnTop"),
        ("TradeRow", "CopyShip"),
    ] {
        refused(
            &format!(r#"primary: [Pick(bind: "x", n: Exactly(1), from: {source}), {verb}("x")]"#),
            r#"own: "x" is picked from a place where this verb cannot act"#,
        );
    }
}

#[test]
fn nothing_happens_between_a_pick_and_what_is_done_with_it() {
    for between in ["Draw(1)", "OpponentDiscards(1)", "May([Trade(1)])", "OneOf([[Trade(1)], [Combat(1)]])"] {
        refused(
            &format!(r#"primary: [Pick(bind: "x", n: UpTo(1), from: Zones([Hand, Discard])), {between}, Scrap("x")]"#),
            r#"own: "x" must be acted on before anything else happens"#,
        );
    }
}

#[test]
fn a_copying_ship_copies_one_ship_at_the_end_of_its_primary_ability() {
    refused(
        r#"primary: [Pick(bind: "x", n: Exactly(2), from: ShipsPlayed), CopyShip("x")]"#,
        r#"own: "x" must be exactly one ship"#,
    );
    refused(
        r#"primary: [Pick(bind: "x", n: Exactly(1), from: ShipsPlayed), CopyShip("x"), Trade(1)]"#,
        "own: nothing can follow CopyShip",
    );
    refused(
        r#"ally: [Pick(bind: "x", n: Exactly(1), from: ShipsPlayed), CopyShip("x")]"#,
        "own: only a primary ability can copy a ship",
    );
    refused(
        r#"kind: Base(3), primary: [Pick(bind: "x", n: Exactly(1), from: ShipsPlayed), CopyShip("x")]"#,
        "own: only ships can copy ships",
    );
}

#[test]
fn numbers_and_branches_stay_within_bounds() {
    refused("primary: [Trade(0)]", "own: 0 is not between 1 and 60");
    refused("primary: [Draw(61)]", "own: 61 is not between 1 and 60");
    refused("primary: [OpponentDiscards(0)]", "own: 0 is not between 1 and 60");
    refused("primary: [If(BasesInPlay(0), [Trade(1)])]", "own: 0 is not between 1 and 60");
    refused("primary: [OneOf([[Trade(1)]])]", "own: OneOf must have 2 to 8 branches");
    refused("primary: [OneOf([[Trade(1)], []])]", "own: an ability or branch does nothing");
    refused("primary: [May([])]", "own: an ability or branch does nothing");
    refused("copies: 0", "own: copies must be 1 to 60");
    refused("copies: 61", "own: copies must be 1 to 60");
    refused("cost: 61", "own: a cost must be at most 60");
    refused("cost: 0", "own: a card that can be bought must cost at least 1");
    refused("kind: Base(0)", "own: a defense must be 1 to 31");
    refused("kind: Outpost(32)", "own: a defense must be 1 to 31");
}

#[test]
fn a_card_that_cannot_be_printed_is_refused() {
    refused(r#"id: "Own Card""#, "Own Card: an id must be lower-case words joined by hyphens");
    refused(r#"id: "ram""#, "ram: this id already exists");
    refused("faction: Unaligned, ally: [Trade(1)]", "own: an ally ability needs a faction");
    refused("static: [AllyOfAll]", "own: only bases have static abilities");
    refused(
        "kind: Base(3), static: [AllyOfAll, OnPlayShip([Trade(1)])]",
        "own: a base can have at most one static ability",
    );
    refused(
        "kind: Base(3), static: [OnPlayShip([Draw(1)])]",
        "own: OnPlayShip can only give trade, combat and authority",
    );
    refused("home: Starter", "own: a custom card must be in the trade deck");
    refused("home: Explorers", "own: a custom card must be in the trade deck");
    refused(r#"names: {"en": "Own", "ru": "Своя", "ja": "自作"}"#, r#"own: missing name in language "uk""#);
    refused(r#"names: {"en": "Own", "ru": " ", "uk": "Своя", "ja": "自作"}"#, r#"own: missing name in language "ru""#);
}

#[test]
fn all_mistakes_are_told_at_once_each_at_its_card() {
    let names = r#"names: {"en": "Own", "ru": "Своя", "uk": "Своя", "ja": "自作"}"#;
    let source = format!(
        "[\n (id: \"one\", kind: Ship, cost: 0, copies: 0, {names}),\n (id: \"two\", kind: Ship, cost: 1, copies: 1, {names}),\n \
         (id: \"two\", kind: Ship, cost: 1, copies: 1, primary: [Draw(0)], {names}),\n]"
    );
    let problems = Db::read_own("own.ron", &source).expect_err("several mistakes").0;
    let text: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        text,
        [
            "own.ron:2: one: copies must be 1 to 60",
            "own.ron:2: one: a card that can be bought must cost at least 1",
            "own.ron:3: two: this id already exists",
            "own.ron:3: two: 0 is not between 1 and 60",
        ]
    );
}
