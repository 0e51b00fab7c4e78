//! The numbers of `rules.md` are those of `cards.toml`: the tables of 3.1 and 3.2, the counts of section 4, and section 12.

use std::fmt::Debug;

use kernel::CardLine;

use crate::cards::{BOX, Character, Cousin, EventCard, Intrigue, Location};
use crate::file::{Property, card_file};
use crate::state::DICE;

fn english() -> &'static str {
    kernel::texts!().rules_en
}

/// The name of a card in one of the languages.
type Name = fn(&CardLine) -> &str;

/// The rules in both languages, with where the name of a card is.
fn languages() -> [(&'static str, Name); 2] {
    [(english(), |line| &line.name_en), (kernel::texts!().rules_pl, |line| &line.name_pl)]
}

/// A section of the rules, by its number.
fn section(rules: &'static str, number: &str) -> &'static str {
    let start = rules.find(&format!("\n### {number} ")).or_else(|| rules.find(&format!("\n## {number}. ")));
    let text = &rules[start.expect("there is such a section") + 1..];
    let end = text.find("\n#").unwrap_or(text.len());
    &text[..end]
}

/// The rows of the table of a section that begin with a number.
fn rows(text: &'static str) -> Vec<Vec<&'static str>> {
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let cells = rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    cells.filter(|row| row[0].parse::<u8>().is_ok()).collect()
}

/// An entry of a list: `- **Name** what follows`, under this heading of its section, the first being 0.
struct Entry {
    name: &'static str,
    text: String,
    heading: usize,
}

fn entries(text: &'static str) -> Vec<Entry> {
    let (mut all, mut heading) = (Vec::<Entry>::new(), 0);
    for line in text.lines() {
        if let Some((name, rest)) = line.strip_prefix("- **").and_then(|line| line.split_once("**")) {
            all.push(Entry { name: name.trim_end_matches('.'), text: rest.trim_start().to_owned(), heading });
        } else if line.starts_with("**") {
            heading += 1;
        } else if let (true, Some(entry)) = (line.starts_with("  "), all.last_mut()) {
            entry.text += "\n";
            entry.text += line.trim();
        }
    }
    all
}

/// The cards of the file whose id fits.
fn lines(ids: &[&str]) -> Vec<CardLine> {
    let file = card_file();
    let lines = (file.check)("cards.toml", file.text).expect("the card file is right");
    let find = |id: &&str| lines.iter().find(|line| line.id == *id).unwrap_or_else(|| panic!("{id}")).clone();
    ids.iter().map(find).collect()
}

fn names(rules: &'static str, number: &str) -> Vec<&'static str> {
    entries(section(rules, number)).iter().map(|entry| entry.name).collect()
}

/// The numbers of a text, without ids of rules; words for 1 and 2 too if wanted.
fn numbers(text: &str, with_words: bool) -> Vec<i32> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || "+-".contains(c))).filter(|word| {
        let is_id = word.contains('-') && word.starts_with(char::is_uppercase);
        !is_id
    });
    let value = |word: &str| match word {
        "a" | "one" if with_words => Some(1),
        "two" | "second" if with_words => Some(2),
        word => word.parse().ok(),
    };
    words.filter_map(value).collect()
}

/// The numbers of an effect, as far as texts say them.
fn numbers_of(effect: impl Debug) -> Vec<i32> {
    let text = format!("{effect:?}").replace("most: 1", "");
    numbers(&text, false).into_iter().filter(|&number| number != 0).collect()
}

/// Every number of an effect is in its text.
fn assert_said(what: &str, effect: impl Debug, text: &str) {
    let said = numbers(text, true);
    let missing: Vec<i32> = numbers_of(effect).into_iter().filter(|number| !said.contains(number)).collect();
    assert!(missing.is_empty(), "{what}: {missing:?} are not in `{text}`");
}

fn roman(turn: u8) -> &'static str {
    ["I", "II", "III"][usize::from(turn) - 1]
}

fn location_ids() -> Vec<String> {
    Location::ALL.iter().map(|location| format!("location-{location}")).collect()
}

/// Section 3.1, ACH-025, ACH-030: names, numbers and openings, and every number of an action, in both languages.
#[test]
fn locations_are_those_of_the_table() {
    for (rules, name) in languages() {
        let rows = rows(section(rules, "3.1"));
        assert_eq!(rows.len(), 12);
        let ids = location_ids();
        let lines = lines(&ids.iter().map(String::as_str).collect::<Vec<_>>());
        for ((row, line), (location, number)) in rows.iter().zip(&lines).zip(Location::ALL.iter().zip(1..)) {
            let opens = location.face().opens;
            assert_eq!(row[..3], [format!("{number}").as_str(), name(line), roman(opens)]);
            let mut known: Vec<i32> = location.face().options.iter().flat_map(numbers_of).collect();
            // A Street Cousin costs 1, and the Temple Assembly gives 1 card: neither is in the file.
            known.push(1);
            let said = numbers(row[3], false);
            assert!(said.iter().all(|number| known.contains(number)), "{location}: {said:?} are not {known:?}");
        }
    }
}

/// Section 12.1, ACH-129, ACH-130, ACH-132, ACH-134: prices and amounts, what goes by itself, and the second reroll.
#[test]
fn actions_of_locations_are_those_of_the_list() {
    let entries = entries(section(english(), "12.1"));
    assert_eq!(entries.len(), 12);
    for (entry, (location, number)) in entries.iter().zip(Location::ALL.iter().zip(1..)) {
        let face = location.face();
        assert!(entry.name.starts_with(&format!("{number} ")));
        face.options.iter().for_each(|paid| assert_said(entry.name, paid, &entry.text));
        assert_eq!(entry.text.starts_with("By itself."), face.is_automatic, "{location}");
        assert_eq!(entry.text.starts_with("Optional."), !face.is_automatic, "{location}");
        assert_eq!(entry.text.contains("a second time"), face.is_repeated, "{location}");
    }
}

/// Section 3.2, ACH-031, ACH-024: the limits; bold is what differs from the printed ones, which 2 and 4 players play with (RU-01).
#[test]
fn limits_are_those_of_the_table() {
    for (rules, name) in languages() {
        let rows = rows(section(rules, "3.2"));
        let ids = location_ids();
        let lines = lines(&ids.iter().map(String::as_str).collect::<Vec<_>>());
        let mut tokens = [0; 4];
        for ((row, line), location) in rows.iter().zip(&lines).zip(Location::ALL) {
            let face = location.face();
            assert_eq!(row[1..3], [name(line), roman(face.opens)]);
            for (column, cell) in row[3..].iter().enumerate() {
                let (limit, printed) = (face.limits[column], face.limits[0]);
                let is_token = limit != printed;
                tokens[column] += u8::from(is_token);
                assert_eq!(*cell, if is_token { format!("**{limit}**") } else { format!("{limit}") }, "{location}");
            }
        }
        assert_eq!((rows.len(), tokens), (12, [0, 5, 0, 4]));
    }
}

/// Section 3.2, ACH-049: the room on open Locations, and the dice in Troy, in each turn.
#[test]
fn room_and_dice_are_those_of_the_table() {
    let cells = |line: &'static str| -> Vec<Vec<u8>> {
        let cells = line.trim_matches('|').split('|').skip(3);
        cells.map(|cell| cell.split('/').map(|number| number.trim().parse().expect("a number")).collect()).collect()
    };
    let sums: Vec<_> = section(english(), "3.2").lines().filter(|line| line.starts_with("| | ")).map(cells).collect();
    let [room, dice] = &sums[..] else { panic!("there are two rows of sums") };
    for (column, colours) in [4, 3, 4, 5].into_iter().enumerate() {
        for turn in 1..=3 {
            let open = Location::ALL.iter().map(|location| location.face()).filter(|face| face.opens <= turn);
            let sum: u8 = open.map(|face| face.limits[column]).sum();
            assert_eq!(room[column][usize::from(turn) - 1], sum);
            assert_eq!(dice[column][usize::from(turn) - 1], colours * (turn + 2));
        }
    }
}

/// Section 12.2, ACH-070, ACH-072, ACH-075: names, copies, kinds of effects, properties and every number, in the order of the section.
#[test]
fn intrigues_are_those_of_the_list() {
    let entries = entries(section(english(), "12.2"));
    assert_eq!(entries.len(), Intrigue::all().count());
    for (entry, card) in entries.iter().zip(Intrigue::all()) {
        let face = card.face();
        let (count, rest) = entry.text.split_once('\n').expect("effects follow");
        assert_eq!(count, format!("×{}", face.count), "{card}");
        let heading = match face.property {
            Property::None => 1,
            Property::Counter(_) => 2,
            Property::Reaction => 3,
        };
        assert_eq!(entry.heading, heading, "{card}");
        let (a, b) = rest.split_once("- B, ").expect("an effect B");
        let (b, counter) = b.split_once("- Counter: ").map_or((b, None), |(b, counter)| (b, Some(counter)));
        let a = a.strip_prefix("- A, ").expect("an effect A");
        for (text, side) in [a, b].into_iter().zip(face.sides) {
            assert_eq!(text.starts_with("other: "), side.is_against, "{card}");
            assert_eq!(text.starts_with("self: "), !side.is_against, "{card}");
            assert_said(entry.name, side.effect, text);
        }
        match (face.property, counter) {
            (Property::Counter(rider), Some(text)) => assert_said(entry.name, rider, text),
            (property, text) => assert_eq!((property == Property::None || heading == 3, text), (true, None), "{card}"),
        }
    }
}

/// Section 12.2: 45 cards of 17 kinds; 8 have a Counter, 7 a Reaction, 30 neither.
#[test]
fn intrigues_are_as_many_as_the_list_says() {
    let count = |fits: fn(Property) -> bool| -> u8 {
        Intrigue::all().filter(|card| fits(card.face().property)).map(|card| card.face().count).sum()
    };
    let counters = count(|property| matches!(property, Property::Counter(_)));
    let (reactions, plain) =
        (count(|property| property == Property::Reaction), count(|property| property == Property::None));
    assert_eq!((Intrigue::all().count(), counters, reactions, plain), (17, 8, 7, 30));
    let said = "45 cards: 17 kinds, with A and B as the two effects.";
    assert!(section(english(), "12.2").contains(said));
}

/// Section 12.3, ACH-100, ACH-104: names, decks, base costs and every number.
#[test]
fn characters_are_those_of_the_list() {
    for (rules, none) in [(english(), "none"), (kernel::texts!().rules_pl, "bez kosztu")] {
        let entries = entries(section(rules, "12.3"));
        assert_eq!(entries.len(), Character::all().count());
        for (entry, character) in entries.iter().zip(Character::all()) {
            let face = character.face();
            let (cost, text) = entry.text.strip_prefix(", ").and_then(|text| text.split_once(". ")).expect("a cost");
            assert_eq!(cost, if face.cost == 0 { none.to_owned() } else { face.cost.to_string() }, "{character}");
            assert_eq!(entry.heading, face.turn.map_or(1, |turn| usize::from(turn) + 1), "{character}");
            if none == "none" {
                assert_said(entry.name, face.effect, text);
            }
        }
    }
}

/// Section 12.4: names, decks of six, and every number.
#[test]
fn events_are_those_of_the_list() {
    let entries = entries(section(english(), "12.4"));
    assert_eq!(entries.len(), EventCard::all().count());
    for (entry, event) in entries.iter().zip(EventCard::all()) {
        assert_eq!(entry.heading, usize::from(event.face().turn), "{event}");
        assert_said(entry.name, event.face().effect, &entry.text);
    }
    assert_eq!([1, 2, 3].map(|turn| EventCard::of_turn(turn).count()), [6, 6, 6]);
}

/// Section 12: the names, in the order of the file, in both languages.
#[test]
fn names_are_those_of_the_lists() {
    let ids = |all: &mut dyn Iterator<Item = &'static str>| all.collect::<Vec<_>>();
    let characters = ids(&mut Character::all().map(Character::id));
    let intrigues = ids(&mut Intrigue::all().map(Intrigue::id));
    let events = ids(&mut EventCard::all().map(EventCard::id));
    for (rules, name) in languages() {
        for (number, ids) in [("12.2", &intrigues), ("12.3", &characters), ("12.4", &events)] {
            let lines = lines(ids);
            assert_eq!(names(rules, number), lines.iter().map(name).collect::<Vec<_>>());
        }
        let cousins = lines(&["street-cousin", "palace-cousin"]);
        assert_eq!(names(rules, "12.5")[..2], [name(&cousins[0]), name(&cousins[1])]);
    }
}

/// Section 12: an entry says the same numbers in both languages.
#[test]
fn both_languages_say_the_same_numbers() {
    for number in ["12.1", "12.2", "12.3", "12.4", "12.5"] {
        let [one, other] = languages().map(|(rules, _)| entries(section(rules, number)));
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            let [mut said, mut too] = [one, other].map(|entry| numbers(&entry.text, false));
            said.sort_unstable();
            too.sort_unstable();
            assert_eq!(said, too, "{} and {}", one.name, other.name);
        }
    }
}

/// Section 12.5, section 4, ACH-017, ACH-036: 12 Street and 8 Palace Cousins, 5 Action cards, 103 cards in all.
#[test]
fn cards_are_as_many_as_the_box_has() {
    let counts: Vec<i32> =
        entries(section(english(), "12.5")).iter().map(|entry| numbers(&entry.text, false)[0]).collect();
    assert_eq!(counts, [12, 8, 5]);
    assert_eq!(Cousin::ALL.map(|kind| BOX.cousins[kind as usize]), [12, 8]);
    let text = section(english(), "4");
    let said = "103 cards: 5 Action, 45 Intrigue, 15 Character (5 for each turn), 18 Event (6 for each turn), 20 Cousin (12 Street, 8\n  Palace)";
    assert!(text.contains(said));
    let intrigues: u8 = Intrigue::all().map(|card| card.face().count).sum();
    let characters = Character::all().count() - Character::house().count();
    assert_eq!((intrigues, characters, EventCard::all().count()), (45, 15, 18));
    assert!(text.contains("10 Power tokens, 5 dice") && text.contains("5 Limit Increase tokens"));
    assert_eq!((BOX.amounts.tokens, DICE, BOX.amounts.limit_increases), (10, 5, 5));
}

/// The numbers of the rulebook that no list says: ACH-004, ACH-037, ACH-038, ACH-041, ACH-056, ACH-113, ACH-115, ACH-152, ACH-161, ACH-175.
#[test]
fn amounts_are_those_of_the_rules() {
    let amounts = &BOX.amounts;
    assert_eq!((amounts.start_gold, amounts.start_power, amounts.start_hand), (7, 5, [6, 3, 3, 3]));
    assert_eq!((amounts.events_applied, amounts.pass_income), ([1, 1, 2, 3], 2));
    assert_eq!((amounts.power_to_gold, amounts.gold_per_power, amounts.cousin_value), (5, 10, 2));
    assert_eq!((amounts.preparation_cards, amounts.preparation_gold, amounts.fate_points), (2, 3, 19));
}

/// Section 13: what the rulebook states is `seed`, all else `ours`.
#[test]
fn sources_are_those_of_the_rules() {
    let file = card_file();
    let lines = (file.check)("cards.toml", file.text).expect("the card file is right");
    let seeds: Vec<&str> = lines.iter().filter(|line| line.source == "seed").map(|line| line.id.as_str()).collect();
    let mut expected = location_ids();
    expected.extend(["orion", "zaan", "street-cousin", "palace-cousin", "theft"].map(str::to_owned));
    assert_eq!(seeds, expected);
    assert!(lines.iter().all(|line| line.source == "seed" || line.source == "ours"));
    assert_eq!(file.text.matches("limits_source = \"ours\"").count(), 12);
    let stated =
        ["Names and actions are [S]", "of Theft name and effect A are [S]", "Orion and Zaan are [S]", "all [R]"];
    let sections = ["12.1", "12.2", "12.3", "12.4"].map(|number| section(english(), number));
    assert!(sections.iter().zip(stated).all(|(section, text)| section.contains(text)));
}
