//! Tests that exported lists can be read again and that no input makes a reader panic.

use games::{
    DeckBuilder, DeckEntry, DeckLine, DeckLineKind, DeckList, DeckReading, Lang, ReadError, deck_builder, fuzz_decks,
};
use table::Chance;
use table::chance::Fast;

fn builder() -> &'static DeckBuilder {
    deck_builder("sw-lcg").expect("it is played with decks")
}

fn read(text: &str) -> DeckReading {
    builder().read(text, &[], Lang::En).expect("short enough")
}

fn deck(identity: &str, main: &[(&str, u8)]) -> DeckList {
    let entry = |&(code, qty): &(&str, u8)| DeckEntry::new(code, qty);
    let main = main.iter().map(entry).collect();
    DeckList { game: "sw-lcg".to_owned(), identity: identity.to_owned(), main, ..DeckList::default() }
}

fn line<'a>(reading: &'a DeckReading, text: &str) -> &'a DeckLine {
    let found = reading.lines.iter().find(|line| line.text.contains(text));
    found.unwrap_or_else(|| panic!("{text:?} in {:#?}", reading.lines))
}

/// A random deck, usually illegal.
fn random(builder: &DeckBuilder, dice: &mut Fast) -> DeckList {
    let signs: Vec<char> = "aБ界 &<>\"'//:#x2()-ORR1\u{301}🂡".chars().collect();
    let mut word =
        |n: u32| (0..dice.below(n)).map(|_| signs[dice.below(signs.len() as u32) as usize]).collect::<String>();
    let (name, notes) = (word(20), format!("{}\n\n{}", word(30), word(30)));
    let identity = dice.below(builder.identities.len() as u32 + 1) as usize;
    let identity = builder.identities.get(identity).map_or("", |identity| identity.slug);
    let mut list = DeckList { name, notes, game: builder.game.to_owned(), ..deck(identity, &[]) };
    for _ in 0..dice.below(20) {
        let part = &builder.parts[dice.below(builder.parts.len() as u32) as usize];
        let (qty, under, dice) = (1 + dice.below(3) as u8, dice.below(3) as u8, dice.below(4) as u8);
        list.main.push(DeckEntry { code: part.code.clone(), qty, dice, under });
    }
    list
}

/// All deck builders.
fn builders() -> impl Iterator<Item = &'static DeckBuilder> {
    games::GAMES.iter().filter_map(|game| deck_builder(game.slug))
}

#[test]
fn what_is_written_in_any_form_is_read_again() {
    let mut dice = Fast::new(1);
    for builder in builders() {
        for round in 0..400 {
            let list = random(builder, &mut dice);
            for lang in Lang::all() {
                for form in builder.forms {
                    comes_back(builder, &list, form, lang, round);
                }
            }
        }
    }
}

fn comes_back(builder: &DeckBuilder, list: &DeckList, form: &str, lang: Lang, round: u32) {
    let tidy = builder.tidy(list);
    let written = builder.write(list, form, lang).expect("every part is known");
    let back = builder.read(&written.text, &[], lang).expect("short enough");
    assert_eq!(back.form, form, "round {round}: {}", written.text);
    // A share code contains no text, and an OCTGN list gets its name from the file.
    let name = if matches!(form, "o8d" | "code") { "" } else { tidy.name.as_str() };
    let notes = if form == "code" { "" } else { tidy.notes.as_str() };
    // Lists of the community database cannot contain cards under a plot.
    let main = if form == "swdb" { tidy.without_under().main } else { tidy.main.clone() };
    let expected = DeckList { name: name.to_owned(), notes: notes.to_owned(), main, ..tidy };
    assert_eq!(back.list, expected, "round {round}: {}", written.text);
    let clean = |line: &DeckLine| matches!(line.how, DeckLineKind::Taken | DeckLineKind::Aside);
    assert!(back.lines.iter().all(clean), "round {round}: {:#?}", back.lines);
}

#[test]
fn equal_lists_have_equal_codes() {
    let one = deck("jedi", &[("1", 2), ("7", 1), ("18", 1)]);
    let two = deck("jedi", &[("18", 1), ("1", 1), ("7", 1), ("1", 1)]);
    let codes = [&one, &two].map(|list| builder().share(list).expect("every part is known"));
    assert_eq!(codes[0], codes[1]);
    assert_eq!(codes[0], "ORR1-AQEAAQECBgELAQBv", "published codes must stay readable");
    assert_ne!(Some(codes[0].clone()), builder().share(&deck("jedi", &[("1", 1), ("7", 1), ("18", 1)])));
    assert_eq!(builder().share(&deck("jedi", &[("99", 1)])), None);
}

#[test]
fn a_code_that_was_not_copied_whole_is_told() {
    let code = builder().share(&deck("sith", &[("19", 2), ("36", 1)])).expect("every part is known");
    assert_eq!(read(&format!("  {code}\n")).list.main.len(), 2);
    for cut in 5..code.len() {
        let reading = read(&code[..cut]);
        assert_eq!((reading.form, reading.list.main.len()), ("code", 0), "{}", &code[..cut]);
        assert_eq!(reading.lines[0].how, DeckLineKind::Unknown);
    }
    for at in 5..code.len() {
        let mut signs: Vec<u8> = code.bytes().collect();
        signs[at] = if signs[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(signs).expect("signs");
        assert_eq!(read(&changed).list.main.len(), 0, "{changed}");
    }
}

/// Reads decks as people post them, in four languages.
#[test]
fn lists_are_read_as_people_post_them() {
    let posted = "My deck of the day\n\nAffiliation: Jedi\nObjective Sets (4):\nA Hero's Journey x2\n2x In You Must Go\n\
                  - Forgotten Heroes (Core) (3-1)\nhit and run\n\n// good against Sith\n";
    let reading = read(posted);
    assert_eq!(reading.form, "text");
    assert_eq!(reading.list.notes, "good against Sith");
    let expected = deck("jedi", &[("1", 2), ("2", 2), ("3", 1), ("18", 1)]);
    assert_eq!(DeckList { notes: String::new(), ..reading.list.clone() }, expected);
    assert_eq!(line(&reading, "My deck of the day").how, DeckLineKind::Unknown, "no line is silently dropped");
    for lang in Lang::all() {
        let written = builder().write(&expected, "text", lang).expect("every part is known").text;
        assert_eq!(read(&written).list, expected, "{written}");
    }
}

#[test]
fn a_doubtful_line_has_choices_and_waits_for_an_answer() {
    let text = "Affiliation: Jedy\nA Heroes Journey x2\nqwertyuiop\nIn You Must Go (1-1)\n1000x Jedi Training";
    let reading = read(text);
    assert_eq!((reading.list.identity.as_str(), reading.list.main.len()), ("", 0));
    let near = line(&reading, "A Heroes");
    assert_eq!((near.how, near.choices[0].code.as_str()), (DeckLineKind::Unclear, "1"));
    assert_eq!(line(&reading, "Jedy").choices[0].code, "jedi");
    let nothing = line(&reading, "qwerty");
    assert_eq!((nothing.how, nothing.choices.len()), (DeckLineKind::Unknown, 0));
    let torn: Vec<_> = line(&reading, "(1-1)").choices.iter().map(|choice| choice.code.as_str()).collect();
    assert_eq!(torn, ["1", "2"]);
    assert_eq!(line(&reading, "1000x").how, DeckLineKind::Unclear);

    let answers = [(1, "jedi"), (2, "1"), (3, ""), (4, "2"), (5, "nonsense")];
    let answers = answers.map(|(line, code)| (line, code.to_owned()));
    let settled = builder().read(text, &answers, Lang::En).expect("short enough");
    assert_eq!(settled.list, deck("jedi", &[("1", 2), ("2", 1)]));
    assert_eq!(line(&settled, "qwerty").how, DeckLineKind::Aside);
}

/// A deck of a public repository, with only the name and number of each card.
const OCTGN: &str = "\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>
<deck game=\"d5cf89e5-1984-4873-8ae0-f06eea411bb3\">
  <section name=\"Affiliation\">
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000143\">Jedi</card>
  </section>
  <section name=\"Command Deck\">
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000068\">Dagobah Training Grounds</card>
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000066\">Jedi Lightsaber</card>
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000064\">Luke Skywalker</card>
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000065\">Trust Your Feelings</card>
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000067\">Twi'lek Loyalist</card>
  </section>
  <section name=\"Objective Deck\">
    <card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000063\">A Hero's Journey</card>
  </section>
</deck>";

#[test]
fn a_list_of_octgn_is_read() {
    let reading = read(OCTGN);
    assert_eq!((reading.form, &reading.list), ("o8d", &deck("jedi", &[("1", 1)])));
    assert!(reading.lines.iter().all(|line| matches!(line.how, DeckLineKind::Taken | DeckLineKind::Aside)));
    assert_eq!(line(&reading, "Luke Skywalker").note, "Comes with A Hero's Journey");
    // With unknown numbers the names are sufficient.
    let strange = OCTGN.replace("ff4fb461", "00000000");
    assert_eq!(read(&strange).list, reading.list);
}

#[test]
fn cards_that_do_not_fit_their_sets_are_odd() {
    let twice = OCTGN.replace(
        "qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000064\"",
        "qty=\"3\" id=\"ff4fb461-8060-457a-9c16-000000000064\"",
    );
    let reading = read(&twice);
    assert_eq!(
        (line(&reading, "Luke").how, line(&reading, "Luke").note.as_str()),
        (DeckLineKind::Odd, "2 more than the objective sets of this list bring")
    );
    let without =
        OCTGN.replace("<card qty=\"1\" id=\"ff4fb461-8060-457a-9c16-000000000066\">Jedi Lightsaber</card>", "");
    let missing = read(&without);
    assert_eq!(line(&missing, "Jedi Lightsaber").how, DeckLineKind::Odd);
    assert_eq!(missing.list, deck("jedi", &[("1", 1)]));
    let stranger = OCTGN.replace(">Luke Skywalker<", ">?<").replace("000000000064", "000000000103");
    assert_eq!(line(&read(&stranger), "1x ?").how, DeckLineKind::Odd);
}

#[test]
fn files_with_document_types_and_other_games_are_refused() {
    let bomb = "<!DOCTYPE deck [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><deck><notes>&b;</notes></deck>";
    let other = OCTGN.replace("d5cf89e5", "00000000");
    for text in [bomb, other.as_str(), "<deck", "<html></html>", "{\"game\":\"star-realms\",\"main\":[]}", "{", "{}"] {
        let reading = read(text);
        assert_eq!(reading.list.main.len(), 0, "{text}");
        assert!(reading.lines.iter().any(|line| line.how == DeckLineKind::Unknown), "{text}");
    }
}

#[test]
fn a_list_has_an_end() {
    assert_eq!(builder().read(&"x".repeat(65_537), &[], Lang::En), Err(ReadError::Bytes));
    assert_eq!(builder().read(&"x\n".repeat(501), &[], Lang::En), Err(ReadError::Lines));
    assert_eq!(read(&"x\n".repeat(500)).lines.len(), 500);
    assert_eq!(read("").lines.len(), 0);
}

/// LCG-DECK-01 to LCG-DECK-04
#[test]
fn every_reason_is_told_in_every_language_with_its_rule() {
    let list = deck("jedi", &[("1", 3), ("13", 1), ("19", 1), ("17", 2), ("zz", 1)]);
    for lang in Lang::all() {
        let check = builder().check(&list, lang);
        assert_eq!(check.side, Some("light"));
        let (_, problems) = &check.formats[0];
        let told: Vec<_> = problems.iter().map(|problem| (problem.rule, problem.codes.concat())).collect();
        let expected = [
            ("LCG-DECK-03", "1"),
            ("LCG-DECK-04", "13"),
            ("LCG-DECK-03", "17"),
            ("LCG-DECK-02", "19"),
            ("LCG-DECK-01", ""),
            ("", "zz"),
        ];
        assert_eq!(told, expected.map(|(rule, codes)| (rule, codes.to_owned())));
        assert!(problems.iter().all(|problem| !problem.text.contains("unrendered")), "{problems:#?}");
        assert!(check.tables.iter().all(|table| !table.title.contains("unrendered")), "{:#?}", check.tables);
        assert_eq!((check.legal().count(), check.share.as_str()), (0, ""));
    }
    let nothing = builder().check(&DeckList::default(), Lang::En);
    assert_eq!(nothing.formats[0].1[0].text, "No affiliation: choose one");
}

/// LCG-OSET-05
#[test]
fn starter_decks_are_legal_but_not_in_competition() {
    for starter in &builder().starters {
        let check = builder().check(&starter.list, Lang::En);
        assert_eq!((check.legal().collect::<Vec<_>>(), check.side), (vec!["starter"], Some(starter.side)));
    }
}

#[test]
fn decks_of_every_house_are_played_in_the_formats_they_are_of() {
    for builder in builders() {
        for starter in &builder.starters {
            let check = builder.check(&starter.list, Lang::En);
            assert_eq!(check.legal().collect::<Vec<_>>(), starter.formats, "{} {}", builder.game, starter.slug);
            assert!(!starter.formats.is_empty() && check.side == Some(starter.side), "{}", starter.slug);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_hand() {
    let list = builder().starter("jedi", Lang::En).expect("a built-in deck");
    assert_eq!(list.name, "Jedi: starter deck");
    let hand = builder().draw(&list, 7);
    assert_eq!((hand.goals.len(), hand.hand.len(), hand.next.len()), (4, 6, 12));
    assert_eq!(hand, builder().draw(&list, 7));
    assert_ne!(hand, builder().draw(&list, 8));
}

/// Random input, and valid lists with a few changed bytes.
#[test]
fn no_garbage_makes_a_reader_fall() {
    let mut dice = Fast::new(9);
    let rounds = if std::env::var_os("ORRERY_LONG").is_some() { 200_000 } else { 3_000 };
    for _ in 0..rounds {
        let mut bytes = if dice.below(3) == 0 {
            (0..dice.below(300)).map(|_| dice.below(256) as u8).collect::<Vec<u8>>()
        } else {
            let builder = deck_builder(["sw-lcg", "destiny"][dice.below(2) as usize]).expect("it is played with decks");
            let (form, lang) = (builder.forms[dice.below(4) as usize], Lang::all()[dice.below(4) as usize]);
            let list = random(builder, &mut dice);
            builder.write(&list, form, lang).expect("every part is known").text.into_bytes()
        };
        for _ in 0..dice.below(8) {
            if bytes.is_empty() {
                break;
            }
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.truncate(at),
            }
        }
        fuzz_decks(&bytes);
    }
    fuzz_decks("<a>".repeat(20_000).as_bytes());
    fuzz_decks("[".repeat(60_000).as_bytes());
    fuzz_decks(format!("{{\"main\":{}", "[".repeat(60_000)).as_bytes());
}
