//! Abilities of controlled Characters: SHP-056 to SHP-064. Jenna's negation is in `negated`.

use kernel::Viewer;

use super::alone::searched;
use super::opening::{chances_in_words, idle_until, viewers, words, worlds};
use super::position::{A, B, C, D, E, Position, card, word};
use crate::cards::{Character, Location, Type};
use crate::event::{Look, Sight};
use crate::view::Step;

fn step(p: &Position) -> (Step, Option<Type>) {
    let view = p.view(Viewer::SPECTATOR);
    (view.step, view.question.of)
}

/// SHP-056: the ability first, then the steps I to V in order, then the end of the turn.
#[test]
fn ability_then_five_steps_then_the_end() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.turn("rachel");
    assert_eq!(step(&p), (Step::Mark, None));
    assert_eq!(p.refused("play move-rachel"), "SHP-056", "the ability comes first");
    p.acts(&["mark 2 reed", "play move-rachel"]);
    let mut steps = Vec::new();
    while p.asked() == A {
        steps.push(step(&p));
        let walk = "walk erico airlock";
        let action = if p.offers(walk) { walk } else { "done" };
        p.act(action).luck();
    }
    let [one, two, three, four, five] = Type::ALL.map(|of| (Step::Play, Some(of)));
    assert_eq!(steps, [one, (Step::Walk, None), two, three, four, five, (Step::Section, None)]);
}

/// SHP-059: Nikke looks at an uncontrolled Equipment: the player sees the cards, everybody else only whose they are.
#[test]
fn nikke_looks_at_an_uncontrolled_equipment() {
    let mut p = Position::new(&[("nikke", A), ("jenna", B), ("john", C)]);
    p.turn("nikke");
    assert_eq!(p.offered(), ["on rachel", "on reed", "on robot"]);
    assert_eq!([p.refused("on jenna"), p.refused("on nikke"), p.refused("decline")], ["SHP-059", "SHP-059", "SHP-005"]);
    p.act("on reed");
    for viewer in viewers(3) {
        let cards = viewer.is(A).then(|| p.state.equipment(Character::Reed).shown());
        assert!(p.sights(viewer).contains(&Sight::Looked {
            seat: A,
            character: Character::Reed,
            how: Look::Equipment,
            cards
        }));
    }
}

/// SHP-059: +1 Search in her turn, whether or not she plays a card, and in nobody else's.
#[test]
fn nikke_has_one_more_search() {
    for (plays, count) in [(&[][..], 1), (&["play search-nikke", "play search-nikke"][..], 3)] {
        let mut p = Position::new(&[("nikke", A), ("jenna", B), ("john", C)]);
        p.turn("nikke").acts(&["on reed", "done"]).acts(plays).act("done").luck();
        assert_eq!(searched(&p), count);
        idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == C);
        p.acts(&["decline", "done"]);
        assert_eq!(
            p.view(Viewer::SPECTATOR).turn.unwrap().values,
            [0; 3],
            "John in the same Location has nothing of it"
        );
    }
}

/// SHP-059: with one uncontrolled Character there is nothing to choose, and everybody knows it: she looks at once.
#[test]
fn nikke_has_one_uncontrolled_character() {
    let mut p = Position::new(&[("nikke", A), ("jenna", B), ("john", C), ("rachel", D), ("reed", E)]);
    p.turn("nikke");
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
    assert!(p.told(&Sight::Looked { seat: A, character: Character::Robot, how: Look::Equipment, cards: None }));
    p.acts(&["done", "done"]).luck();
    assert_eq!(searched(&p), 1);
}

/// SHP-059, SHP-008: what she saw is certain for her, and stays unknown to the others.
#[test]
fn nikke_knows_what_she_saw() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.forgetful().turn("reed");
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    p.acts(&["draft nikke", "draft john", "draft rachel"]).luck();
    assert_eq!(
        (p.asked(), p.certain(Viewer::seat(B), "reed").len() < 6),
        (B, true),
        "Reed has drawn and discarded a card"
    );
    p.act("on reed");
    assert_eq!(p.certain(Viewer::seat(B), "reed"), p.hand("reed"));
    assert_eq!(p.certain(Viewer::seat(C), "reed"), p.hand("reed"), "who controlled him last knows it too");
    let is_true = |world: &crate::State| world.hand(Character::Reed) == p.state.hand(Character::Reed);
    assert!(worlds(&p, Viewer::seat(B)).iter().all(is_true));
    for outsider in [Viewer::seat(A), Viewer::SPECTATOR] {
        assert!(p.certain(outsider, "reed").len() < 6);
        assert!(!worlds(&p, outsider).iter().all(is_true));
    }
}

/// John in Melita with Jenna; the Robot is in E/Rico. It is John's turn.
fn john() -> Position {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.turn("john");
    p
}

/// SHP-060: a player in his Location, or nobody; uncontrolled Characters and those elsewhere cannot be chosen.
#[test]
fn john_may_choose_a_player_in_his_location() {
    let p = john();
    assert_eq!(p.offered(), ["on jenna", "decline"]);
    assert_eq!(["on robot", "on nikke", "on john"].map(|text| p.refused(text)), ["SHP-005"; 3]);
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C), ("nikke", D)]);
    p.at("robot", "melita").turn("john");
    assert_eq!(p.offered(), ["on jenna", "on nikke", "on robot", "decline"]);
}

/// SHP-060: the card is uniformly random: each kind as often as it is in the hand.
#[test]
fn john_takes_a_random_card() {
    let mut p = john();
    p.act("on jenna");
    let hand = ["card move-jenna x2", "card search-jenna x2", "card direct-order x1", "card seduction x1"];
    assert_eq!(chances_in_words(&p), hand);
    assert!(p.told(&Sight::Confiscates { seat: A, character: Character::Jenna }));
}

/// SHP-060: he takes one card and gives one of his own; both players see both cards, the others that cards moved.
#[test]
fn john_takes_a_card_and_gives_another() {
    let mut p = john();
    p.act("on jenna").play("chance: card seduction");
    let own = ["move-john", "search-john", "seduction", "smoking", "brawl"].map(|card| format!("give {card}"));
    assert_eq!(p.offered(), own);
    assert_eq!([p.refused("decline"), p.refused("give direct-order")], ["SHP-005", "SHP-007"]);
    p.act("give brawl");
    assert_eq!(words(p.hand("jenna")), "move-jenna move-jenna search-jenna search-jenna direct-order brawl");
    assert_eq!(words(p.hand("john")), "move-john move-john move-john search-john seduction smoking");
    for viewer in viewers(3) {
        let seen = |id: &str| (viewer.is(A) || viewer.is(B)).then(|| card(id));
        let sights = p.sights(viewer);
        assert!(sights.contains(&Sight::Passed { from: B, to: A, card: seen("seduction") }));
        assert!(sights.contains(&Sight::Passed { from: A, to: B, card: seen("brawl") }));
    }
}

/// SHP-060: after the exchange outsiders know all but one card of each; the two players know both hands' new cards.
#[test]
fn john_s_exchange_is_a_secret_of_two() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.forgetful().turn("john").act("on jenna").play("chance: card seduction").act("give brawl");
    assert!(p.certain(Viewer::seat(A), "jenna").contains(&"brawl"));
    assert!(p.certain(Viewer::seat(B), "john").contains(&"seduction"));
    for outsider in [Viewer::seat(C), Viewer::SPECTATOR] {
        assert!(
            !p.certain(outsider, "jenna").contains(&"brawl") && !p.certain(outsider, "john").contains(&"seduction")
        );
        let takes = |world: &crate::State| world.hand(Character::John).contains(card("seduction"));
        let all = worlds(&p, outsider);
        assert!(all.iter().any(takes) && !all.iter().all(takes), "it may have been another card");
    }
}

/// SHP-060: the card given back may be the one just taken.
#[test]
fn john_may_give_the_same_card_back() {
    let mut p = john();
    let hands = p.state.hands;
    p.act("on jenna").play("chance: card direct-order").act("give direct-order");
    assert_eq!(p.state.hands, hands);
}

/// SHP-060: he may take nothing.
#[test]
fn john_may_decline() {
    let mut p = john();
    let hands = p.state.hands;
    p.act("decline");
    assert_eq!((p.state.hands, step(&p)), (hands, (Step::Play, Some(Type::Move))));
}

/// SHP-060, SHP-164: without a player there, or without cards in that hand, nobody is asked.
#[test]
fn john_has_no_target() {
    let mut p = Position::new(&[("john", A), ("reed", B), ("robot", C)]);
    p.turn("john");
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.only("jenna", &[]).turn("john");
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
}

/// SHP-060: he takes the only card of a hand; with cards of his own he chooses what to give for it.
#[test]
fn john_takes_the_only_card() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.only("jenna", &["seduction"]).only("john", &["brawl"]).turn("john");
    p.act("on jenna").play("chance: card seduction");
    assert_eq!(p.offered(), ["give seduction", "give brawl"]);
    p.act("give brawl");
    assert_eq!((p.hand("jenna"), p.hand("john")), (vec!["brawl"], vec!["seduction"]));
}

/// SHP-060: with no card of his own he has to give back what he took, and the turn goes on.
#[test]
fn john_without_cards_gives_back_what_he_took() {
    let mut p = Position::new(&[("john", A), ("jenna", B), ("robot", C)]);
    p.only("jenna", &["seduction"]).only("john", &[]).deck("melita", &["forced-march"]).turn("john");
    p.act("on jenna").play("chance: card seduction");
    assert_eq!((p.hand("jenna"), p.hand("john")), (vec!["seduction"], vec!["forced-march"]));
    assert_eq!((p.asked(), step(&p)), (A, (Step::Play, Some(Type::Acquire))), "only the forced draw gave him a card");
}

/// SHP-061: Rachel gives another player one Marker of any colour; she must, and not to herself.
#[test]
fn rachel_gives_a_marker_to_another_player() {
    let mut p = Position::new(&[("rachel", B), ("john", A), ("robot", C)]);
    p.turn("rachel");
    let all = ["1", "3"]
        .map(|seat| ["jenna", "nikke", "john", "rachel", "reed"].map(|colour| format!("mark {seat} {colour}")));
    assert_eq!(p.offered(), all.concat());
    assert_eq!(
        [p.refused("mark 2 jenna"), p.refused("decline"), p.refused("mark 1 robot")],
        ["SHP-061", "SHP-005", "SHP-013"]
    );
    p.act("mark 3 rachel");
    assert_eq!((p.state.sheets[2], p.state.pool(Character::Rachel)), ([0, 0, 0, 1, 0], 14));
    assert!(p.told(&Sight::MarkerGiven { by: B, seat: C, colour: Character::Rachel }));
}

/// SHP-061: she gives it to any of the others, wherever their Characters are.
#[test]
fn rachel_gives_to_any_of_four() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C), ("reed", D), ("jenna", E)]);
    p.turn("rachel");
    assert_eq!(p.offered().len(), 20);
}

/// SHP-061, SHP-013, SHP-164: with an empty pool she gives nothing, and nobody is asked.
#[test]
fn rachel_and_the_empty_pool() {
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.sheet(B, [15; 5]).turn("rachel");
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
    let mut p = Position::new(&[("rachel", A), ("john", B), ("robot", C)]);
    p.sheet(B, [15, 15, 14, 15, 15]).turn("rachel");
    assert_eq!(p.offered(), ["mark 2 john", "mark 3 john"], "the last Marker of all");
}

/// SHP-062: Reed may return to the Hill without a card, and has +2 Move there: he enters the Graveyard at once.
#[test]
fn reed_may_return_to_the_hill() {
    let mut p = Position::new(&[("reed", A), ("john", B), ("robot", C)]);
    p.at("reed", "caves").turn("reed");
    assert_eq!((p.offered(), p.refused("go melita")), (vec!["go hill".to_owned(), "stay".to_owned()], "SHP-062"));
    p.acts(&["go hill", "done"]);
    assert!(p.told(&Sight::Moved { character: Character::Reed, to: Location::Hill, section: None }));
    assert_eq!(
        (p.place("reed"), p.offered()),
        ("hill".to_owned(), vec!["walk hill graveyard".to_owned(), "stay".to_owned()])
    );
}

/// SHP-062: he may stay; +2 Move and +2 Search are his all the same.
#[test]
fn reed_may_stay_where_he_is() {
    let mut p = Position::new(&[("reed", A), ("john", B), ("robot", C)]);
    p.at("reed", "melita").at("nikke", "erico").turn("reed").acts(&["stay", "done"]);
    assert_eq!(p.place("reed"), "melita");
    assert!(p.offers("walk erico") && !p.offers("walk erico airlock") && !p.offers("walk hill"));
    p.acts(&["stay", "play search-reed", "done"]).luck();
    assert_eq!(searched(&p), 3);
}

/// SHP-062: on the Hill he is not asked; +2 Move and +2 Search, and no more in the next turn.
#[test]
fn reed_on_the_hill_is_not_asked() {
    let mut p = Position::new(&[("reed", A), ("john", B), ("robot", C)]);
    p.turn("reed");
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
    assert_eq!(p.view(Viewer::SPECTATOR).turn.unwrap().values, [2, 2, 0]);
    p.at("robot", "hill");
    idle_until(&mut p, |p| !p.waits_for_chance() && p.asked() == C);
    assert_eq!(p.view(Viewer::SPECTATOR).turn.unwrap().values, [0; 3], "for the Robot there is nothing");
}

/// SHP-063: the Robot takes the Protagonist card at once, and drafts first in the next round.
#[test]
fn the_robot_takes_the_protagonist_card() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.turn("robot");
    assert!(p.told(&Sight::Protagonist { seat: C }));
    assert_eq!((p.view(Viewer::SPECTATOR).protagonist, p.asked()), (C, C));
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    assert_eq!((p.asked(), p.offered().len()), (C, 5));
    assert!(p.told(&Sight::Blind { seat: B, character: None }), "B is to the right of C");
}

/// SHP-063: a player who is Protagonist already stays so; nothing is told.
#[test]
fn the_robot_is_protagonist_already() {
    let mut p = Position::new(&[("robot", A), ("john", B), ("jenna", C)]);
    p.turn("robot");
    assert_eq!(p.view(Viewer::SPECTATOR).protagonist, A);
    assert!(!p.sights(Viewer::SPECTATOR).iter().any(|sight| matches!(sight, Sight::Protagonist { .. })));
    assert_eq!(step(&p), (Step::Play, Some(Type::Move)));
}

/// SHP-063: Help is handed over openly, to a hand or to an uncontrolled Equipment, by the Robot or by anybody.
#[test]
fn help_moves_openly() {
    for (giver, to) in [("robot", "jenna"), ("robot", "rachel"), ("jenna", "rachel")] {
        let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
        p.at("jenna", "erico").at("john", "hill").only(giver, &["help", "pickaxe"]).deck("erico", &["scrap"]);
        p.turn(giver);
        idle_until(&mut p, |p| p.offers("play help"));
        p.act("play help");
        assert!(p.offers("decline") && !p.offers("on john"), "a Character in the Location");
        p.forget().act(&format!("on {to}"));
        let seat = if giver == "robot" { C } else { A };
        assert!(p.told(&Sight::Gave { seat, to: word(to), card: card("help") }));
        assert!(p.hand(to).contains(&"help") && !p.played(giver).contains(&"help"));
        assert!(p.certain(Viewer::SPECTATOR, to).contains(&"help"));
    }
}

/// SHP-064: the Robot walks to Locations, never into a Section.
#[test]
fn the_robot_enters_no_section() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.equip("robot", &["spacesuit"]).turn("robot").acts(&["play spacesuit"]);
    assert_eq!(p.offered(), ["walk melita", "walk hill", "stay"]);
    assert_eq!([p.refused("walk erico bridge"), p.refused("walk melita cockpit")], ["SHP-064"; 2]);
    p.act("walk hill");
    assert_eq!(p.place("robot"), "hill");
}

/// SHP-064: the Robot has no Markers: none to take, none to seduce, none in the pool.
#[test]
fn the_robot_has_no_markers() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.only("robot", &["spores", "seduction", "pickaxe"])
        .at("rachel", "hill")
        .at("jenna", "erico")
        .deck("erico", &["scrap"]);
    p.turn("robot").acts(&["done", "done", "play spores"]);
    assert_eq!(p.state.sheets, [[0; 5]; 5]);
    p.act("play seduction");
    assert_eq!(p.state.sheets[2], [1, 0, 0, 0, 0], "only Jenna has a colour");
    assert_eq!(p.state.pool(Character::Robot), 0);
}
