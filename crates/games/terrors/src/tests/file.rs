//! The card file: what the box holds, and what is said about a file that cannot be used.

use kernel::Tell;

use crate::Terrors;
use crate::cards::{BOX, Faction, Kind, Overlord, Type};
use crate::file::{TEXT, card_file, read};

/// The start and the end of an entry of the file.
fn entry(text: &str, id: &str) -> (usize, usize) {
    let at = text.find(&format!("\nid = \"{id}\"\n")).unwrap_or_else(|| panic!("{id} is in the file"));
    let start = text[..at].rfind("[[").expect("an entry has a header");
    let end = text[at..].find("\n[[").map_or(text.len(), |length| at + length);
    (start, end)
}

/// The file with something changed in the entry of a card or an Overlord.
fn changed(text: &str, id: &str, from: &str, to: &str) -> String {
    let (start, end) = entry(text, id);
    assert!(text[start..end].contains(from), "{id} has {from}");
    format!("{}{}{}", &text[..start], text[start..end].replacen(from, to, 1), &text[end..])
}

fn message(text: &str) -> String {
    read("other.toml", text).expect_err("it cannot be used").to_string()
}

/// The line on which an entry says its id.
fn line_of(text: &str, id: &str) -> usize {
    let place = text.lines().position(|line| line == format!("id = \"{id}\""));
    place.expect("the id is in the file") + 1
}

/// The file with a change to a card is turned down with a message that names file, line and card.
fn is_wrong(id: &str, from: &str, to: &str, expected: &str) {
    let text = changed(TEXT, id, from, to);
    let line = line_of(&text, id);
    assert_eq!(message(&text), format!("other.toml, line {line}, card `{id}`: {expected}"));
}

/// The file with a change that concerns no single card is turned down.
fn is_wrong_in_all(from: &str, to: &str, expected: &str) {
    assert!(TEXT.contains(from), "{from}");
    assert_eq!(message(&TEXT.replacen(from, to, 1)), format!("other.toml, line 1: {expected}"));
}

fn copies(of_type: Type, id: &str) -> usize {
    Kind::copies(of_type).filter(|kind| id.is_empty() || kind.id() == id).count()
}

/// The box has 108 cards: starters, Acolytes, Influence cards, Monsters and Relics.
#[test]
fn the_box_has_108_cards() {
    assert_eq!((copies(Type::Starter, "cultist"), copies(Type::Starter, "fanatic")), (10, 6));
    let counts =
        [Type::Starter, Type::Acolyte, Type::Influence, Type::Monster, Type::Relic].map(|kind| copies(kind, ""));
    assert_eq!(counts, [16, 8, 16, 56, 12]);
    assert_eq!(counts.iter().sum::<usize>(), 108);
    for faction in Faction::ALL {
        let monsters = Kind::copies(Type::Monster).filter(|kind| kind.face().faction == Some(faction));
        assert_eq!(monsters.count(), 14, "{faction}");
    }
    assert_eq!(Overlord::all().count(), 4);
    let amounts = &BOX.file.meta;
    assert_eq!((amounts.rally_tokens, amounts.haunt_tokens), (10, 10));
}

/// The numbers of the rules: hands, Street, prices, CURSE, FRENZY, COMMAND, rounds and actions.
#[test]
fn the_box_has_the_numbers_of_the_rules() {
    let amounts = &BOX.file.meta;
    assert_eq!((amounts.hand, amounts.first_hand, amounts.second_hand, amounts.influences), (5, 4, 5, 2));
    assert_eq!((amounts.street, amounts.acolyte_cost, amounts.relics), (5, 2, 3));
    assert_eq!((amounts.curse_life, amounts.frenzy, amounts.command_below), (2, 2, 4));
    assert_eq!((amounts.rounds, amounts.actions), (30, 250));
}

/// TER-006, TER-110: all Acolytes cost the same, which the file says once.
#[test]
fn acolytes_cost_the_same() {
    for kind in Kind::copies(Type::Acolyte) {
        assert_eq!(kind.cost(), BOX.file.meta.acolyte_cost, "{kind}");
    }
}

/// The list of the cards names every Overlord and card once, with its copies and where it comes from.
#[test]
fn the_cards_are_listed() {
    let file = Terrors::cards().expect("it has cards");
    let lines = (file.check)("cards.toml", file.text).expect("the box is right");
    assert_eq!(lines.len(), 4 + Kind::all().count());
    assert_eq!(lines.iter().map(|line| line.copies).sum::<u32>(), 4 + 108);
    let ghoul = lines.iter().find(|line| line.id == "ghoul").expect("it is listed");
    assert_eq!((ghoul.name_en.as_str(), ghoul.name_pl.as_str()), ("Ghoul", "Ghul"));
    assert_eq!((ghoul.copies, ghoul.source.as_str()), (2, "seed"));
    let wrong = (card_file().check)("other.toml", &changed(TEXT, "ghoul", "cost = 1\n", ""));
    assert!(wrong.expect_err("it cannot be used").starts_with("other.toml, line "));
}

/// A value of a wrong type, an unknown field or effect and a missing field are told with their line and card.
#[test]
fn values_must_fit() {
    let told = |id: &str, from: &str, to: &str| {
        let message = message(&changed(TEXT, id, from, to));
        let rest = message.strip_prefix("other.toml, line ").unwrap_or_else(|| panic!("{message}"));
        let (line, what) = rest.split_once(&format!(", card `{id}`: ")).unwrap_or_else(|| panic!("{message}"));
        (line.parse::<usize>().expect("a number") - line_of(TEXT, id), what.to_owned())
    };
    let (line, what) = told("ghoul", "cost = 1", "cost = \"much\"");
    assert_eq!((line, what.contains("expected u8")), (5, true), "{what}");
    let (line, what) = told("ghoul", "cost = 1", "cost = 300");
    assert_eq!((line, what.contains("expected u8")), (5, true), "{what}");
    let (line, what) = told("ghoul", "power = 1", "might = 1");
    assert_eq!((line, what.starts_with("unknown field `might`")), (7, true), "{what}");
    let (line, what) = told("ghoul", "\"summon\"", "\"summons\"");
    assert_eq!((line, what.starts_with("unknown variant `summons`")), (8, true), "{what}");
    let (line, what) = told("ghoul", "\"undead\"", "\"ghosts\"");
    assert_eq!((line, what.starts_with("unknown variant `ghosts`")), (4, true), "{what}");
    let missing = message(&changed(TEXT, "ghoul", "count = 2\n", ""));
    let line = line_of(TEXT, "ghoul") - 1;
    assert_eq!(missing, format!("other.toml, line {line}, card `ghoul`: missing field `count`"));
    assert!(message("[meta").starts_with("other.toml, line 1"));
}

/// The numbers for the whole game have their bounds.
#[test]
fn amounts_have_bounds() {
    for street in ["street = 0 ", "street = 7 "] {
        is_wrong_in_all("street = 5 ", street, "expected a `street` of 1 to 6 places");
    }
    for relics in ["relics = 0 ", "relics = 6 "] {
        is_wrong_in_all("relics = 3 ", relics, "expected at most 5 `relics` in a zone, and at least one");
    }
    for goods in ["[\"coin\"]", "[]", "[\"coin\", \"life\"]"] {
        let expected = "expected `frenzy_goods` of two resources or more, without life";
        is_wrong_in_all("[\"coin\", \"power\"]", goods, expected);
    }
    is_wrong_in_all("{ regen = 1 }", "\"curse\"", "expected `sacrifice` to give a resource or life");
    let amounts = [("rounds = 30", "rounds = 0"), ("actions = 250", "actions = 0"), ("\nhand = 5", "\nhand = 0")];
    for (from, to) in amounts.into_iter().chain([("influences = 2", "influences = 3")]) {
        is_wrong_in_all(from, to, "expected rounds, actions, a hand, and two `influences`");
    }
}

/// Ids are written in small letters, and each is there once, Overlords included.
#[test]
fn ids_are_unique() {
    for id in ["", "Ghoul", "grave robber", "ghoul_2", "ghoul~j"] {
        let text = changed(TEXT, "ghoul", "id = \"ghoul\"", &format!("id = \"{id}\""));
        let line = line_of(TEXT, "ghoul");
        let expected = "expected an id of small letters, digits and hyphens";
        assert_eq!(message(&text), format!("other.toml, line {line}, card `{id}`: {expected}"));
    }
    for (id, taken) in [("zombie", "ghoul"), ("cultist", "fenris"), ("lilith", "methuselah")] {
        let text = changed(TEXT, id, &format!("id = \"{id}\""), &format!("id = \"{taken}\""));
        let line = line_of(TEXT, id);
        let expected = "expected an id of its own, but another card has it";
        assert_eq!(message(&text), format!("other.toml, line {line}, card `{taken}`: {expected}"));
    }
}

/// There are enough cards for the piles, and not more than there are places for.
#[test]
fn piles_have_bounds() {
    let monsters = TEXT.find("# ---- monster undead").expect("the Market");
    assert_eq!(message(&TEXT[..monsters]), "other.toml, line 1: expected 5 to 72 Monsters and Relics, found 0");
    let market = changed(TEXT, "ghoul", "count = 2", "count = 7");
    assert_eq!(message(&market), "other.toml, line 1: expected 5 to 72 Monsters and Relics, found 73");
    assert!(read("other.toml", &changed(TEXT, "ghoul", "count = 2", "count = 6")).is_ok());
    let acolytes = changed(TEXT, "acolyte-beast", "count = 2", "count = 5");
    assert_eq!(message(&acolytes), "other.toml, line 1: expected at most 10 Acolytes, found 11");
    let many = changed(TEXT, "cultist", "count = 10", "count = 16");
    assert_eq!(message(&many), "other.toml, line 1: expected starting decks of 5 to 12 cards, found 13");
    let few = changed(&changed(TEXT, "cultist", "count = 10", "count = 2"), "fanatic", "count = 6", "count = 2");
    assert_eq!(message(&few), "other.toml, line 1: expected starting decks of 5 to 12 cards, found 4");
    let mut kinds = TEXT.to_owned();
    let more = 129 - Kind::all().count();
    for place in 0..more {
        let card = "type = \"relic\"\ncost = 1\ncount = 1\ncoin = 1\nsource = \"ours\"\n";
        kinds += &format!("\n[[card]]\nid = \"relic-{place}\"\nname_en = \"R\"\nname_pl = \"R\"\n{card}");
    }
    assert_eq!(message(&kinds), "other.toml, line 1: expected at most 128 different cards, found 129");
}

/// Overlords: how many, with life, and with two marked Influence cards.
#[test]
fn overlords_must_be_complete() {
    let (start, _) = entry(TEXT, "fenris");
    let end = TEXT.find("# ---- starter").expect("the starters");
    let one = format!("{}{}", &TEXT[..start], &TEXT[end..]);
    assert_eq!(message(&one), "other.toml, line 1: expected 2 to 8 Overlords");
    is_wrong("lilith", "life = 49", "life = 0", "expected some life");
    let expected = "expected Influence cards, 2 of them with `beginner = true`";
    for (card, from, to) in [
        ("fenris-1", "beginner = true\n", ""),
        ("fenris-3", "count = 1\n", "count = 1\nbeginner = true\n"),
        ("fenris-2", "overlord = \"fenris\"", "overlord = \"lilith\""),
    ] {
        let text = changed(TEXT, card, from, to);
        let line = line_of(&text, "fenris");
        assert_eq!(message(&text), format!("other.toml, line {line}, card `fenris`: {expected}"), "{card}");
    }
}

/// TER-080: an Influence card belongs to an Overlord there is.
#[test]
fn influence_cards_have_an_overlord() {
    let expected = "expected an `overlord` for an Influence card, and for nothing else";
    is_wrong("fenris-3", "overlord = \"fenris\"\n", "", expected);
    is_wrong("ghoul", "cost = 1\n", "cost = 1\noverlord = \"fenris\"\n", expected);
    is_wrong("fenris-3", "\"fenris\"", "\"dracula\"", "expected an `overlord` of this file");
}

/// TER-004, TER-007, TER-163: a card has what its type has, and nothing else.
#[test]
fn cards_must_fit_their_type() {
    let faction = "expected a `faction` for a Monster of the Market and for an Acolyte, and for nothing else";
    is_wrong("ghoul", "faction = \"undead\"\n", "", faction);
    is_wrong("acolyte-beast", "faction = \"beast\"\n", "", faction);
    for id in ["cultist", "fenris-1", "iron-mask"] {
        is_wrong(id, "count = ", "faction = \"beast\"\ncount = ", faction);
    }
    let cost = "expected a `cost` of at least 1 for what the Street sells, and none for other cards";
    is_wrong("ghoul", "cost = 1\n", "", cost);
    is_wrong("ghoul", "cost = 1\n", "cost = 0\n", cost);
    is_wrong("iron-mask", "cost = 2\n", "", cost);
    is_wrong("cultist", "count = ", "cost = 1\ncount = ", cost);
    is_wrong("fenris-1", "count = ", "cost = 1\ncount = ", cost);
    let conditional = "expected `conditional` on Influence cards only";
    is_wrong("iron-mask", "count = ", "conditional = [\"curse\"]\ncount = ", conditional);
    let horde = "expected one or two `horde` abilities for a faction Monster, and none for other cards";
    is_wrong("ghoul", "horde = [\"sacrifice\"]\n", "", horde);
    is_wrong("ghoul", "[\"sacrifice\"]", "[\"sacrifice\", \"rally\", \"curse\"]", horde);
    is_wrong("acolyte-beast", "horde = [{ power = 1 }]\n", "", horde);
    is_wrong("cultist", "count = ", "horde = [\"rally\"]\ncount = ", horde);
    is_wrong("iron-mask", "count = ", "horde = [\"rally\"]\ncount = ", horde);
}

/// TER-026: both players get as many starters; an Influence card is there once, and every card at least once.
#[test]
fn copies_must_be_dealt() {
    is_wrong("cultist", "count = 10", "count = 9", "expected as many copies for each player");
    is_wrong("fenris-1", "count = 1", "count = 2", "expected one copy of an Influence card");
    is_wrong("iron-mask", "count = 1", "count = 0", "expected at least one copy");
    is_wrong("ghoul", "count = 2", "count = 0", "expected at least one copy");
}

/// TER-296: no card brings cards and destroys when it is played; as a Horde ability it may.
#[test]
fn nothing_draws_and_destroys() {
    let expected = "expected no card that brings cards and has DESTROY when it is played (TER-296)";
    is_wrong("inspector", "[\"destroy\"]", "[\"destroy\", { draw = 1 }]", expected);
    is_wrong("inspector", "[\"destroy\"]", "[\"command\", \"destroy\"]", expected);
    is_wrong("medium", "unique = [\"look\"]", "unique = [{ may = { then = [\"destroy\"] } }]", expected);
    assert!(read("other.toml", &changed(TEXT, "lich", "\"curse\"", "\"destroy\"")).is_ok());
}

/// TER-010: at most one optional effect, among what is activated, and none inside another.
#[test]
fn optional_effects_are_simple() {
    let may = "{ may = { then = [\"rally\"] } }";
    is_wrong("war-horn", "[\"rally\"]", &format!("[{may}, {may}]"), "expected at most one optional effect");
    let nested = format!("[{{ may = {{ then = [{may}] }} }}]");
    is_wrong("war-horn", "[\"rally\"]", &nested, "expected no optional effect inside another");
    let outside = "expected an optional effect among the keywords or in the unique ability only";
    is_wrong("ghoul", "[\"sacrifice\"]", &format!("[{may}]"), outside);
    is_wrong("fenris-2", "[{ regen = 3 }]", &format!("[{may}]"), outside);
    assert!(read("other.toml", &changed(TEXT, "war-horn", "[\"rally\"]", &format!("[{may}]"))).is_ok());
}

/// TER-258: CONVERT goes one way only.
#[test]
fn convert_has_one_way() {
    let expected = "expected CONVERT from power to coin, so that exchanges never go round in a circle";
    let from = "{ from = \"power\", to = \"coin\" }";
    for to in ["{ from = \"coin\", to = \"power\" }", "{ from = \"power\", to = \"regen\" }"] {
        is_wrong("alchemists-retort", from, to, expected);
    }
}

/// TER-152: each faction has its indicators, and icons match if and only if colours do.
#[test]
fn indicators_must_match() {
    let twice = TEXT.replacen("id = \"spirit\"\nleft", "id = \"undead\"\nleft", 1);
    assert_eq!(message(&twice), "other.toml, line 1: expected one entry of the faction undead");
    let none = TEXT.replacen("id = \"undead\"\nleft", "id = \"spirit\"\nleft", 1);
    assert_eq!(message(&none), "other.toml, line 1: expected one entry of the faction undead");
    let expected = |other: &str| format!("expected icons and colours towards `{other}` that both match or both do not");
    let azure = "count = 2\nright = { icon = \"spirit\", colour = \"azure\" }";
    is_wrong("ghoul", "count = 2", azure, &expected("acolyte-mortal"));
    let violet = "count = 2\nright = { icon = \"mortal\", colour = \"violet\" }";
    is_wrong("ghoul", "count = 2", violet, &expected("acolyte-spirit"));
}

/// TER-070: a trigger waits either for each time or for the first, and does something simple.
#[test]
fn triggers_are_simple() {
    let either = "expected a trigger with either `first` or `each`";
    is_wrong("succubus", "first = \"curse\"", "first = \"curse\", each = \"curse\"", either);
    is_wrong("succubus", "first = \"curse\", ", "", either);
    let simple = "expected a trigger without `may`, `own` and `look`";
    for then in ["{ may = { then = [\"rally\"] } }", "\"look\"", "{ own = \"relic-hunter\" }"] {
        let text = changed(TEXT, "succubus", "then = [{ power = 2 }]", &format!("then = [{then}]"));
        let line = line_of(&text, "succubus");
        let told = message(&text);
        assert_eq!(told, format!("other.toml, line {line}, card `succubus`: {simple}"), "{then}");
    }
    let mut many = TEXT.to_owned();
    for id in ["ghoul", "zombie", "mummy", "skeleton"] {
        many = changed(&many, id, "horde = ", "trigger = { each = \"horde\", then = [{ coin = 1 }] }\nhorde = ");
    }
    assert_eq!(message(&many), "other.toml, line 1: expected at most 16 copies of cards with triggers");
}

/// TER-073: what a trigger does never comes round to what it waits for, not by way of another either.
#[test]
fn triggers_do_not_go_round() {
    let expected = "expected a trigger that does not come round to itself";
    is_wrong("wendigo", "then = [{ power = 2 }]", "then = [\"sacrifice\"]", expected);
    let way = changed(TEXT, "wendigo", "then = [{ power = 2 }]", "then = [\"curse\"]");
    assert!(read("other.toml", &way).is_ok());
    let round = changed(&way, "witch", "then = [{ life = 2 }]", "then = [\"sacrifice\"]");
    let line = line_of(&round, "wendigo");
    assert_eq!(message(&round), format!("other.toml, line {line}, card `wendigo`: {expected}"));
}
