//! Tests lists of Star Wars: Destiny: teams with dice, cards by set and number, formats with 20 and 30 cards.

use games::{
    DeckBuilder, DeckEntry, DeckLine, DeckLineKind, DeckList, DeckReading, DeckWish, Lang, deck_builder, mode_of_decks,
};

const KYLO: &str = "01011";
const TROOPER: &str = "01002";
const MASTERY: &str = "09114";
const SHELTER: &str = "09107";

fn builder() -> &'static DeckBuilder {
    deck_builder("destiny").expect("it is played with decks")
}

fn read(text: &str) -> DeckReading {
    builder().read(text, &[], Lang::En).expect("short enough")
}

fn entry(code: &str, qty: u8, dice: u8) -> DeckEntry {
    DeckEntry { code: code.to_owned(), qty, dice, under: 0 }
}

fn list(main: Vec<DeckEntry>) -> DeckList {
    DeckList { game: "destiny".to_owned(), main, ..DeckList::default() }
}

fn line<'a>(reading: &'a DeckReading, text: &str) -> &'a DeckLine {
    let found = reading.lines.iter().find(|line| line.text.contains(text));
    found.unwrap_or_else(|| panic!("{text:?} in {:#?}", reading.lines))
}

fn starter(slug: &str) -> DeckList {
    builder().starter(slug, Lang::En).expect("a built-in deck")
}

/// SWD-CHAR-02, SWD-CHAR-05: a card that may have two dice is unique, so counting dice is sufficient.
#[test]
fn a_character_that_may_be_elite_is_unique() {
    for card in destiny::Db::all().cards() {
        let elite = matches!(card.kind, destiny::Kind::Character { elite: 1.., .. });
        assert!(!elite || card.unique, "{}", card.id);
    }
}

#[test]
fn dice_are_counted_for_characters_and_copies_for_the_rest() {
    let messy = [
        entry("09020", 1, 0),
        entry(TROOPER, 1, 0),
        entry(KYLO, 1, 1),
        entry(KYLO, 1, 0),
        entry("01059", 2, 2),
        entry("zz", 1, 2),
        entry(TROOPER, 0, 0),
    ];
    let tidy = builder().tidy(&list(messy.to_vec()));
    assert_eq!(tidy.main, [entry(TROOPER, 2, 0), entry(KYLO, 1, 2), entry("01059", 2, 0), entry("zz", 1, 0)]);
    assert_eq!(builder().tidy(&tidy), tidy);
    let mut built = list(Vec::new());
    for (more, expected) in [(1, Some((1, 0))), (1, Some((1, 2))), (1, Some((2, 3))), (-2, Some((1, 0))), (-9, None)] {
        builder().take(&mut built, KYLO, more);
        assert_eq!(built.main.first().map(|entry| (entry.qty, entry.dice)), expected);
    }
    builder().take(&mut built, TROOPER, 3);
    assert_eq!(built.main, [entry(TROOPER, 3, 0)]);
}

#[test]
fn codes_that_are_out_in_the_world_stay_readable() {
    let kylo = list(vec![entry(KYLO, 1, 2), entry(TROOPER, 2, 0), entry("01059", 2, 0)]);
    let code = builder().share(&kylo).expect("every part is known");
    assert_eq!(code, "ORR1-AQIAAOoHAgkCMAINYw");
    assert_eq!(read(&code).list, builder().tidy(&kylo));
    let one_die = list(vec![entry(KYLO, 1, 0), entry(TROOPER, 2, 0), entry("01059", 2, 0)]);
    assert_ne!(builder().share(&one_die), Some(code.clone()));
    let other = deck_builder("sw-lcg").expect("it is played with decks");
    let reading = other.read(&code, &[], Lang::En).expect("short enough");
    assert_eq!((reading.list.main.len(), reading.lines[0].how), (0, DeckLineKind::Unknown));
}

/// A list as the community database returns it, with the numbers of a built-in deck.
#[test]
fn json_of_the_community_is_read() {
    let text = format!(
        r#"{{"id":1,"name":"Vader's heirs","format_code":"STD","description_md":"Try it.","version":"1.0",
        "slots":{{"{KYLO}":{{"quantity":1,"dice":2,"dices":null}},"{TROOPER}":{{"quantity":2,"dice":2,"dices":"1,1"}},
        "01059":{{"quantity":2,"dice":0}},"99999":{{"quantity":1,"dice":1}},"01060":{{"quantity":-1}}}}}}"#
    );
    let reading = read(&text);
    assert_eq!((reading.form, reading.list.name.as_str()), ("swdb", "Vader's heirs"));
    assert_eq!(reading.list.notes, "Try it.");
    assert_eq!(reading.list.main, [entry(TROOPER, 2, 0), entry(KYLO, 1, 2), entry("01059", 2, 0)]);
    assert_eq!(line(&reading, "99999").how, DeckLineKind::Unknown);
    assert_eq!(line(&reading, "01060").how, DeckLineKind::Unknown);
    let written = builder().write(&reading.list, "swdb", Lang::En).expect("every part is known").text;
    let json: serde_json::Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!(json["slots"][TROOPER], serde_json::json!({ "quantity": 2, "dice": 2, "dices": "1,1" }));
    assert_eq!(json["characters"][KYLO], serde_json::json!({ "quantity": 1, "dice": 2 }));
    assert_eq!(
        (&json["affiliation_code"], &json["characters"]["01059"]),
        (&"villain".into(), &serde_json::Value::Null)
    );
}

#[test]
fn text_of_the_community_is_read_in_any_language() {
    let text = "Vader's heirs\n\nVillain\nBlue / Red\n\nSets: From Awakenings to Convergence\n\n\
                BATTLEFIELD\n¯¯¯¯¯¯¯¯¯¯¯\nFrozen Wastes, Starkiller Base (Awakenings #168)\n\n\
                CHARACTER\n¯¯¯¯¯¯¯¯¯\n2x Kylo Ren, Vader's Disciple (Awakenings #11)\n\
                2x First Order Stormtrooper (AW #2)\n\nUPGRADE (1)\n---\n1x Lightsaber\n\n// good against Rey\n";
    let reading = read(text);
    let bad = |line: &&DeckLine| !matches!(line.how, DeckLineKind::Taken | DeckLineKind::Aside);
    assert_eq!(reading.lines.iter().filter(bad).collect::<Vec<_>>(), Vec::<&DeckLine>::new());
    assert_eq!((reading.list.name.as_str(), reading.list.notes.as_str()), ("Vader's heirs", "good against Rey"));
    assert_eq!(reading.list.main[..2], [entry(TROOPER, 2, 0), entry(KYLO, 1, 2)]);
    assert_eq!(reading.list.main.len(), 4);
    for lang in Lang::all() {
        let written = builder().write(&reading.list, "text", lang).expect("every part is known").text;
        assert!(written.contains("(Awakenings #11)"), "{written}");
        assert_eq!(read(&written).list, reading.list, "{written}");
    }
    let english = builder().write(&reading.list, "text", Lang::En).expect("every part is known").text;
    assert!(english.contains("CHARACTER\n---------\n2x First Order Stormtrooper (Awakenings #2)\n"), "{english}");
    assert!(english.contains("\nFrozen Wastes, Starkiller Base (Awakenings #"), "{english}");
}

#[test]
fn a_name_of_two_cards_has_choices() {
    let text = "2x Kylo Ren\n1x Kylo Ren, Tormented One\nKilo Ren\n2x Lightsaber (Awakenings #11)\nRey (Nowhere #3)";
    let reading = read(text);
    let twice = line(&reading, "2x Kylo Ren");
    assert_eq!(twice.how, DeckLineKind::Unclear);
    let titles: Vec<&str> = twice.choices.iter().map(|choice| choice.title.as_str()).collect();
    assert_eq!(titles, ["Kylo Ren, Vader's Disciple", "Kylo Ren, Tormented One"]);
    assert_eq!(line(&reading, "Tormented").how, DeckLineKind::Taken);
    assert_eq!((line(&reading, "Kilo").how, line(&reading, "Kilo").choices.len() >= 2), (DeckLineKind::Unclear, true));
    let torn: Vec<&str> = line(&reading, "Lightsaber").choices.iter().map(|choice| choice.code.as_str()).collect();
    assert_eq!((torn[0], torn.len()), (KYLO, 2), "the number is Kylo Ren's, but the name is not");
    assert_eq!(line(&reading, "Nowhere").how, DeckLineKind::Unclear, "the set is unknown and two cards have the name");

    let answers =
        [(1, KYLO.to_owned()), (2, String::new()), (3, String::new()), (4, String::new()), (5, String::new())];
    let settled = builder().read(text, &answers, Lang::En).expect("short enough");
    assert_eq!(settled.list, list(vec![entry(KYLO, 1, 2)]));
}

#[test]
fn files_of_octgn_are_of_other_games() {
    let reading = read("<deck game=\"d5cf89e5-1984-4873-8ae0-f06eea411bb3\"></deck>");
    assert_eq!((reading.list.main.len(), reading.lines[0].how), (0, DeckLineKind::Unknown));
    let error = builder().write(&list(Vec::new()), "o8d", Lang::En).expect_err("this game does not have the format");
    assert!(error.to_string().contains("swdb, text, json, code"), "{error}");
}

/// SWD-DECK-01 to SWD-DECK-11, SWD-PLOT-01
#[test]
fn every_reason_is_told_in_every_language_with_its_rule() {
    let plots: Vec<&str> =
        builder().parts.iter().filter(|part| part.group == "plot").map(|p| p.code.as_str()).collect();
    let main = vec![
        entry(KYLO, 1, 3),
        entry("01038", 1, 2),
        entry("01059", 4, 0),
        entry(plots[0], 1, 0),
        entry(plots[1], 1, 0),
        entry("zz", 1, 0),
    ];
    let list = list(main);
    for lang in Lang::all() {
        let check = builder().check(&list, lang);
        assert_eq!(check.side, None, "heroes and villains");
        let (format, problems) = &check.formats[1];
        let told: Vec<_> = problems.iter().map(|problem| (problem.rule, problem.codes.join(" "))).collect();
        let both = format!("{} {}", plots[0], plots[1]);
        for expected in [
            ("SWD-PLOT-01", both.as_str()),
            ("SWD-DECK-11", ""),
            ("SWD-DECK-01", ""),
            ("SWD-DECK-02", ""),
            ("SWD-UNIQ-02", KYLO),
            ("SWD-DECK-06", "01059"),
            ("SWD-DECK-05", ""),
            ("", "zz"),
        ] {
            assert!(told.contains(&(expected.0, expected.1.to_owned())), "{format} {expected:?}: {told:?}");
        }
        let texts = problems.iter().map(|problem| &problem.text).chain(check.tables.iter().map(|table| &table.title));
        let texts = texts.chain(check.counts.iter().map(|count| &count.title));
        let labels = check.tables.iter().flat_map(|table| table.bars.iter().map(|(label, _)| label));
        assert!(texts.chain(labels).all(|text| !text.contains("unrendered")), "{check:#?}");
        assert_eq!((check.legal().count(), check.share.as_str()), (0, ""));
    }
}

/// SWD-DECK-01
#[test]
fn points_and_cards_are_always_in_sight() {
    let check = builder().check(&starter("kylo-ren"), Lang::En);
    let counts: Vec<_> = check.counts.iter().map(|count| (count.slug, count.n, count.most)).collect();
    assert_eq!(counts, [("points", 27, Some(30)), ("cards", 30, None)]);
    let slugs: Vec<_> = check.tables.iter().map(|table| table.slug).collect();
    assert_eq!(slugs, ["cost", "kinds", "colors", "team", "dice"]);
    assert_eq!(starter("kylo-ren").main[..2], [entry(TROOPER, 2, 0), entry(KYLO, 1, 2)]);
}

#[test]
fn the_same_seed_gives_the_same_hand_and_roll() {
    let list = starter("kylo-ren");
    let hand = builder().draw(&list, 7);
    assert_eq!((hand.goals.len(), hand.hand.len(), hand.next.len(), hand.rolls.len()), (0, 5, 10, 4));
    let sides = destiny::Db::all().card(hand.rolls[0].card).die.expect("a character has a die").0;
    assert!(sides.iter().any(|side| side.to_string() == hand.rolls[0].code), "{:?}", hand.rolls[0]);
    for lang in Lang::all() {
        assert!(hand.rolls.iter().all(|roll| !builder().say(&roll.phrase, lang).contains("unrendered")));
    }
    assert_eq!(hand, builder().draw(&list, 7));
    assert_ne!(hand, builder().draw(&list, 8));
}

#[test]
fn decks_say_in_which_mode_they_are_played() {
    let wish = |slug: &str| Some(DeckWish::List(starter(slug)));
    assert_eq!(mode_of_decks("destiny", &[wish("kylo-ren"), None]), Some("standard"));
    assert_eq!(mode_of_decks("destiny", &[None, wish("kylo-ren-starter")]), Some("starter"));
    assert_eq!(mode_of_decks("destiny", &[wish("kylo-ren"), wish("kylo-ren-starter")]), None);
    assert_eq!(mode_of_decks("destiny", &[None, None]), None);
    assert_eq!(mode_of_decks("sw-lcg", &[Some(DeckWish::Starter("jedi".to_owned()))]), None);
    assert_eq!(mode_of_decks("star-realms", &[None]), None);
}

/// SWD-CLAR-EX38
#[test]
fn a_move_lies_under_the_plot_that_allows_it() {
    let under = |code: &str, qty, under| DeckEntry { under, ..entry(code, qty, 0) };
    let mastery = list(vec![entry(KYLO, 1, 2), entry(MASTERY, 1, 0), under(SHELTER, 3, 1), under("01059", 2, 1)]);
    let tidy = builder().tidy(&mastery);
    // Only cards that the plot allows can be there.
    assert_eq!(tidy.main, [entry(KYLO, 1, 2), entry(MASTERY, 1, 0), entry("01059", 2, 0), under(SHELTER, 3, 1)]);
    assert_eq!(builder().part(SHELTER).map(|part| part.under.as_slice()), Some(&[MASTERY.to_owned()][..]));
    let rules = |list: &DeckList| {
        let check = builder().check(list, Lang::En);
        let problems = check.formats.into_iter().flat_map(|(_, problems)| problems);
        problems.filter(|problem| problem.rule == "SWD-CLAR-EX38").count()
    };
    assert_eq!(rules(&tidy), 0);
    let cards = |list: &DeckList| builder().check(list, Lang::En).counts[1].n;
    assert_eq!(cards(&tidy), 4);
    let mut without = tidy.clone();
    builder().take(&mut without, MASTERY, -1);
    assert!(rules(&without) > 0);
    // Copies in the deck are removed first.
    let mut fewer = tidy.clone();
    for (more, expected) in [(-1, Some(under(SHELTER, 2, 1))), (-1, Some(under(SHELTER, 1, 1))), (-1, None)] {
        builder().take(&mut fewer, SHELTER, more);
        assert_eq!(fewer.main.iter().find(|entry| entry.code == SHELTER).cloned(), expected);
    }
    for (lang, heading) in [(Lang::En, "UNDER THE PLOT"), (Lang::Ru, "ПОД ЗАМЫСЛОМ")] {
        let written = builder().write(&tidy, "text", lang).expect("every part is known").text;
        assert!(written.contains(&format!("\n{heading}\n---")), "{written}");
        assert_eq!(read(&written).list, tidy, "{written}");
    }
    let code = builder().share(&tidy).expect("every part is known");
    assert_eq!(read(&code).list, tidy);
    assert_ne!(builder().share(&list(vec![entry(KYLO, 1, 2), entry(SHELTER, 3, 0)])), Some(code));
}
