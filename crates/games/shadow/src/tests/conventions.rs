//! What holds everywhere: SHP-001 to SHP-013. SHP-014 to SHP-019 are in `gauges`.

use kernel::{Seat, Viewer};

use super::opening::{chances_in_words, idle_until, viewers, words};
use super::position::{A, B, C, Position, card, word};
use crate::cards::{Card, Character, Location, Type};
use crate::event::{Look, Sight};
use crate::view::Step;

/// Three players: Jenna, John and the Robot.
fn three() -> Position {
    Position::new(&[("jenna", A), ("john", B), ("robot", C)])
}

/// The type of card that can be played now.
fn step(p: &Position) -> Option<Type> {
    p.view(Viewer::SPECTATOR).question.of
}

/// SHP-001: five types, each with its own step, in this order.
#[test]
fn five_types_have_five_steps() {
    let mut p = three();
    p.only("jenna", &["pickaxe", "spare-parts", "seduction", "search-jenna", "move-jenna"]);
    p.deck("melita", &["forced-march"]).turn("jenna").act("on john");
    let steps = ["move move-jenna", "search search-jenna", "acquire seduction", "repair spare-parts", "attack pickaxe"];
    for (of, own) in steps.map(|step| step.split_once(' ').unwrap()) {
        assert_eq!(step(&p), Some(word(of)));
        assert_eq!(p.offered(), [format!("play {own}"), "done".to_owned()]);
        p.act("done");
    }
}

/// SHP-002: Move, Search and Acquire cards have a value, but not the Rover card nor Nightmares; Repair and Attack cards have none.
#[test]
fn three_types_carry_a_value() {
    for card in Card::all() {
        let valued = [Type::Move, Type::Search, Type::Acquire].contains(&card.of_type());
        let is_odd = card.id() == "rover-card" || card.id().starts_with("nightmare-");
        assert_eq!(card.face().value.is_some(), valued && !is_odd, "{card}");
    }
    assert_eq!(Card::all().filter(|card| card.id().starts_with("nightmare-")).count(), 5);
}

/// SHP-003: a pile in a Location is the deck of that Location, not the Temple pile, which lies in the Caves.
#[test]
fn a_pile_in_a_location_is_its_deck() {
    let mut p = Position::new(&[("reed", A), ("john", B), ("robot", C)]);
    p.only("reed", &["hatchet", "pickaxe"])
        .temple(&["nightmare-move"])
        .deck("caves", &["idol"])
        .deck("hill", &["corn", "corn"]);
    p.turn("reed").acts(&["done", "walk hill graveyard", "done", "top corn", "done", "done", "done"]);
    p.acts(&["use graveyard-draw", "reveal hatchet", "reveal pickaxe"]);
    assert_eq!(p.offered(), ["deck melita", "deck erico", "deck hill", "deck caves"]);
    p.act("deck caves");
    assert_eq!(words(p.hand("reed")), "hatchet corn pickaxe idol");
    assert_eq!(p.state.temple.len(), 1);
}

/// SHP-004: left is the next seat and right the previous one, around the table.
#[test]
fn left_is_the_next_seat() {
    for (protagonist, left) in [(A, B), (B, C), (C, A)] {
        let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
        p.state.protagonist = protagonist;
        p.turn("robot");
        assert_eq!(p.view(Viewer::SPECTATOR).protagonist, left);
    }
}

/// SHP-005: an effect that can do nothing is skipped, and its card may be played all the same.
#[test]
fn a_card_without_an_effect_may_be_played() {
    let mut p = three();
    p.at("jenna", "hill").only("jenna", &["possession", "search-jenna"]).only_deck("hill", &[]).turn("jenna");
    p.acts(&["on john", "done", "done", "play possession"]);
    assert_eq!(p.played("jenna"), ["possession"]);
    assert_eq!((p.state.sheets, step(&p)), ([[0; 5]; 5], Some(Type::Acquire)), "nobody is there to get a Marker");
}

/// SHP-005: an effect without "may" must be carried out, one with "may" need not be.
#[test]
fn an_effect_must_be_carried_out_unless_it_says_may() {
    let mut p = three();
    p.only("jenna", &["seduction", "flare-gun", "pickaxe"]).deck("melita", &["forced-march"]).turn("jenna");
    assert_eq!(p.refused("decline"), "SHP-005", "her ability");
    p.acts(&["on john", "done", "done", "play seduction"]);
    assert_eq!(p.refused("decline"), "SHP-005");
    p.acts(&["on nikke", "done", "draw 0", "done", "play flare-gun"]);
    assert!(p.offers("decline"));
}

/// SHP-005: an effect is carried out as far as possible: of two Markers the last one of all is given alone.
#[test]
fn an_effect_is_carried_out_as_far_as_possible() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.only("rachel", &["spacesuit", "crying", "spores"]).only_deck("erico", &[]);
    p.sheet(B, [15, 15, 15, 14, 13]).turn("rachel");
    p.acts(&["mark 2 reed", "play spacesuit", "walk erico hibernation-chamber"]);
    p.acts(&["done", "done", "done", "done", "use hibernation-markers"]);
    assert_eq!(p.offered(), ["mark 2 reed", "mark 3 reed"]);
    p.act("mark 3 reed");
    assert_eq!(p.state.sheets[2], [0, 0, 0, 0, 1]);
}

/// SHP-006: a pawn in a Section is in its Location: for bonuses, for the deck, and for who is there.
#[test]
fn a_pawn_in_a_section_is_in_its_location() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.deck("melita", &["forced-march", "cutting-torch"]).turn("nikke");
    p.acts(&["decline", "play move-john", "done", "walk melita cabins"]);
    assert_eq!(p.place("john"), "melita cabins");
    p.act("done");
    let searched = Sight::Searched { seat: A, deck: Location::Melita, count: 1, cards: None };
    assert!(p.told(&searched), "one card by Nikke's bonus");
    assert!(p.hand("john").contains(&"cutting-torch"), "drawn in Melita");
    p.acts(&["done", "done", "play brawl"]);
    assert!(p.told(&Sight::Looked { seat: A, character: Character::Jenna, how: Look::Hand, cards: None }));
}

/// SHP-007: cards played this round are not in hand: they cannot be taken, nor revealed for a Section.
#[test]
fn played_cards_are_not_in_hand() {
    let mut p = three();
    p.only("jenna", &["move-jenna", "search-jenna", "pickaxe"])
        .deck("melita", &["forced-march", "cutting-torch"])
        .turn("jenna");
    p.acts(&["on robot", "play move-jenna", "done", "walk melita cabins", "play search-jenna", "done"]);
    p.acts(&["done", "done", "done"]);
    assert_eq!(p.offered(), ["done"], "one of two Search cards is played");
    assert_eq!(p.refused("use cabins-look"), "SHP-100");
    p.act("done").act("on jenna");
    assert_eq!(chances_in_words(&p), ["card forced-march x1", "card pickaxe x1"], "John takes an unplayed card");
}

/// SHP-007: whoever has played everything has no hand, so John finds nobody.
#[test]
fn an_empty_hand_is_not_offered() {
    let mut p = three();
    p.only("jenna", &["move-jenna"]).only_deck("melita", &[]).turn("jenna");
    p.acts(&["on robot", "play move-jenna", "stay"]);
    assert_eq!((p.asked(), step(&p)), (B, Some(Type::Move)), "John is not asked whom he takes from");
}

/// SHP-008: who looks secretly sees the cards; the others learn which pile and how many cards.
#[test]
fn a_secret_look_tells_the_others_the_number() {
    let mut p = three();
    p.deck("melita", &["forced-march", "cutting-torch"]).forgetful().turn("jenna");
    p.acts(&["on robot", "done", "play search-jenna", "play search-jenna", "done"]);
    let cards = vec![card("forced-march"), card("cutting-torch")];
    for viewer in viewers(3) {
        let cards = viewer.is(A).then(|| cards.clone());
        assert!(p.sights(viewer).contains(&Sight::Searched { seat: A, deck: Location::Melita, count: 2, cards }));
        let deck = &p.view(viewer).locations[0].deck;
        assert_eq!((deck.size, deck.known.len()), (20, if viewer.is(A) { 2 } else { 0 }));
    }
}

/// SHP-009: discards of the Operation phase lie face up: of uncontrolled Characters, of Crying, and of every other card.
#[test]
fn discards_of_the_operation_phase_are_face_up() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.deck("melita", &["forced-march", "cutting-torch"]).turn("jenna");
    assert_eq!(words(p.discards()), "forced-march cutting-torch", "Jenna's and Nikke's");
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.only("rachel", &["crying", "offering", "pickaxe"]).deck("erico", &["spare-parts"]).turn("rachel");
    p.acts(&["mark 2 john", "done", "done", "play crying", "play offering", "give pickaxe"]);
    assert_eq!(words(p.discards()), "pickaxe");
    assert!(p.told(&Sight::Discarded { seat: A, card: card("pickaxe") }));
    p.acts(&["done", "draw 0", "done", "done"]);
    assert!(p.told(&Sight::Discarded { seat: A, card: card("crying") }));
    for viewer in viewers(3) {
        assert!(p.view(viewer).discard.contains(card("crying")));
    }
}

/// SHP-009: the discard of the Whispers phase lies face down: everybody knows of it, only its owner which card.
#[test]
fn the_discard_of_the_whispers_phase_is_face_down() {
    let mut p = three();
    p.whisper_phase();
    p.act_as(A, "whisper seduction");
    for viewer in viewers(3) {
        let view = p.view(viewer);
        let own = viewer.is(A).then(|| card("seduction"));
        assert!(p.sights(viewer).contains(&Sight::Whispered { seat: A, card: own }));
        assert_eq!((view.players[0].has_chosen, view.players[0].chosen, view.discard.len()), (true, own, 0));
    }
}

/// SHP-010: copies of a card are one choice; cards with the same name and another origin are two.
#[test]
fn copies_are_one_choice_and_origins_are_two() {
    let mut p = three();
    p.equip("jenna", &["k-ration-melita", "k-ration-erico", "k-ration-erico"]).turn("jenna").act("on john");
    assert_eq!(p.offered(), ["play move-jenna", "play direct-order", "done"], "there are two Move cards");
    p.act("done");
    assert_eq!(p.offered(), ["play search-jenna", "play k-ration-melita", "play k-ration-erico", "done"]);
}

/// SHP-010: which copy it was makes no difference: whoever of two players got one first, the table is the same.
#[test]
fn copies_are_interchangeable() {
    let table = |first: &str, second: &str| {
        let mut p = three();
        p.equip(first, &["spare-parts"]).equip(second, &["spare-parts"]);
        p.state.hands
    };
    assert_eq!(table("jenna", "john"), table("john", "jenna"));
}

/// SHP-011, SHP-042: all six Characters act in every round, in this order, whatever the number of players.
#[test]
fn all_six_act_with_any_number_of_players() {
    let control = [("jenna", A), ("john", B), ("robot", C), ("reed", Seat::new(3)), ("nikke", Seat::new(4))];
    for seats in 3..=5 {
        let mut p = Position::new(&control[..seats]);
        p.turn("jenna");
        idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
        let turns = p.sights(Viewer::SPECTATOR).into_iter().filter_map(|sight| match sight {
            Sight::Turn { character, seat } => Some((character, seat)),
            _ => None,
        });
        let seat = |character: &Character| {
            control[..seats].iter().find(|(name, _)| word::<Character>(name) == *character).map(|&(_, seat)| seat)
        };
        let all: Vec<_> = Character::ALL.iter().map(|character| (*character, seat(character))).collect();
        assert_eq!(turns.collect::<Vec<_>>(), all);
    }
}

/// SHP-013: a colour that has run out can be neither given nor taken; Markers on Sections are not in the pool either.
#[test]
fn a_colour_that_has_run_out_is_not_offered() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.sheet(B, [0, 0, 14, 0, 0]).marked("cockpit", "john").turn("rachel");
    assert_eq!(p.refused("mark 2 john"), "SHP-013");
    let given = ["jenna", "nikke", "rachel", "reed"].map(|colour| format!("mark 2 {colour}"));
    assert_eq!(p.offered().into_iter().filter(|action| action.starts_with("mark 2")).collect::<Vec<_>>(), given);
    p.act("mark 2 jenna");
    assert_eq!(p.state.sheets[1], [1, 0, 14, 0, 0]);
}

/// SHP-013: an effect that takes a colour that has run out does nothing.
#[test]
fn taking_a_colour_that_has_run_out_does_nothing() {
    let mut p = three();
    p.only("jenna", &["spores", "pickaxe"]).sheet(B, [15, 0, 0, 0, 0]).deck("melita", &["forced-march"]).turn("jenna");
    p.acts(&["on john", "done", "done", "play spores"]);
    assert_eq!((p.state.sheets[0], p.state.sheets[1]), ([0; 5], [15, 0, 0, 0, 0]));
}
