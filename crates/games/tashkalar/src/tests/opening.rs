//! Section 6 of the rules: schools, who begins, the first cards, tasks and pieces: D-01 to D-03, TK-030 to TK-033, TK-150 to TK-154.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, D, Position, task};
use crate::action::Outcome;
use crate::cards::{Card, CardList, Task};
use crate::event::Sight;
use crate::state::{Chance, Frame};

const SCHOOLS: [&str; 4] = ["northern", "everfrost", "highland", "sylvan"];

/// A table whose schools are picked in seat order; chance then says who begins.
fn picked(form: &str, seats: u8) -> Position {
    let mut p = Position::opening(form, seats, "pick");
    for (seat, school) in (1..=seats).zip(SCHOOLS) {
        p.play(&format!("chance: seat {seat}")).play(&format!("{seat}: school {school}"));
    }
    p
}

/// The same, and this seat begins; all cards are dealt.
fn dealt(form: &str, seats: u8, first: u8) -> Position {
    let mut p = picked(form, seats);
    p.play(&format!("chance: seat {first}"));
    while matches!(p.state.frame(), Some(Frame::Chance(Chance::Draw(..)))) {
        one_of(&mut p);
    }
    p
}

/// Chance brings the first thing that is possible.
fn one_of(p: &mut Position) {
    let mut possible = Vec::new();
    <crate::TashKalar as kernel::Game>::chances(&p.state, &mut possible);
    p.chance(possible[0].0);
}

/// D-01, TK-030: the schools are picked one after another, in a random order of seats; each is taken once.
#[test]
fn schools_are_picked_in_a_random_order() {
    let mut p = Position::opening("melee", 3, "pick");
    assert!([A, B, C].iter().all(|&seat| p.can_bring(Outcome::Seat(seat))));
    p.play("chance: seat 3");
    assert!(p.told(&Sight::Picks { seat: C }));
    let all = ["northern", "southern", "highland", "sylvan", "everfrost"].map(|school| format!("school {school}"));
    assert_eq!((p.asked(), p.offered()), (C, all.to_vec()));
    p.act("school sylvan");
    assert!(!p.can_bring(Outcome::Seat(C)) && p.can_bring(Outcome::Seat(A)));
    p.play("chance: seat 1");
    assert_eq!((p.asked(), p.refused("school sylvan"), p.offered().len()), (A, "TK-030", 4));
    p.act("school northern").play("chance: seat 2");
    assert!(p.offers("school southern"), "Northern and Southern are different schools");
    p.act("school southern");
    let schools: Vec<_> =
        p.view(Viewer::SPECTATOR).players.iter().map(|player| player.school.unwrap().to_string()).collect();
    assert_eq!(schools, ["northern", "southern", "sylvan"]);
    assert!([A, B, C].iter().all(|&seat| p.can_bring(Outcome::Seat(seat))), "who begins is chance");
}

/// D-01: or chance deals the schools, each once.
#[test]
fn schools_are_dealt_by_chance() {
    let mut p = Position::opening("high", 2, "random");
    p.play("chance: school everfrost");
    assert!(!p.can_bring(Outcome::School("everfrost".parse().unwrap())));
    p.play("chance: school highland");
    let schools: Vec<_> =
        p.view(Viewer::SPECTATOR).players.iter().map(|player| player.school.unwrap().to_string()).collect();
    assert_eq!(schools, ["everfrost", "highland"]);
    assert!(p.told(&Sight::School { seat: B, school: "highland".parse().unwrap() }));
}

/// Section 6: everybody draws three school cards, two legends and a flare, in turn order.
#[test]
fn everybody_is_dealt_a_hand() {
    let p = dealt("melee", 3, 2);
    for seat in [A, B, C] {
        let player = p.state.player(seat);
        assert_eq!([player.beings.len(), player.legends.len(), player.flare.len(), player.deck.len()], [3, 2, 1, 15]);
    }
    assert_eq!((p.state.legends.deck.len(), p.state.flares.deck.len()), (6, 9));
    let drawn = |sight: &Sight| match sight {
        Sight::Drew { seat, .. } => Some(*seat),
        _ => None,
    };
    let mut order: Vec<Seat> = p.sights(Viewer::SPECTATOR).iter().filter_map(drawn).collect();
    order.dedup();
    assert_eq!(order, [B, C, A]);
}

/// Section 6, TK-191, TK-194: each has a hand and a deck of his own; of a team only the teammate who plays sooner draws the legends.
#[test]
fn the_sooner_teammate_is_dealt_the_legends() {
    for (first, holders) in [(1, [2, 2, 0, 0]), (2, [0, 2, 2, 0]), (3, [0, 0, 2, 2]), (4, [2, 0, 0, 2])] {
        let p = dealt("duel", 4, first);
        assert_eq!([A, B, C, D].map(|seat| p.state.player(seat).legends.len()), holders, "{first} begins");
        assert!(
            [A, B, C, D]
                .iter()
                .all(|&seat| p.state.player(seat).beings.len() == 3 && p.state.player(seat).flare.len() == 1)
        );
    }
}

/// D-02, TK-031, TK-032: in a Duel the player who plays second puts a common piece of each side on c5 and g5.
#[test]
fn the_second_player_begins_a_duel_with_pieces() {
    let p = dealt("duel", 2, 1);
    assert_eq!((p.asked(), p.offered()), (B, vec!["put 2 c5".to_owned(), "put 2 g5".to_owned()]));
    assert_eq!([p.refused("put 1 c5"), p.refused("put 2 e5")], ["TK-033"; 2]);
    let mut own_left = p.clone();
    own_left.act("put 2 c5");
    assert_eq!((own_left.at("c5").as_str(), own_left.at("g5").as_str()), ("B:C", "A:C"));
    let mut own_right = p;
    own_right.act("put 2 g5");
    assert_eq!((own_right.at("c5").as_str(), own_right.at("g5").as_str()), ("A:C", "B:C"));
    assert_eq!((own_right.count(A), own_right.count(B), own_right.supply(A)), (1, 1, [15, 3]));
}

/// D-02: in a team game the fourth player does it.
#[test]
fn the_fourth_player_begins_a_team_duel_with_pieces() {
    let mut p = dealt("duel", 4, 2);
    assert_eq!((p.asked(), p.offered()), (A, vec!["put 1 c5".to_owned(), "put 1 g5".to_owned()]));
    p.act("put 1 c5");
    assert_eq!((p.at("c5").as_str(), p.at("g5").as_str(), p.asked()), ("A:C", "B:C", B));
}

/// D-03, TK-033: in a Melee of three the last player puts a piece of each colour at the three marks, on either square of each.
#[test]
fn the_last_player_begins_a_melee_with_pieces() {
    let mut p = dealt("melee", 3, 2);
    assert_eq!(p.asked(), A, "the player to the right of B");
    let marks = ["put 1 f2", "put 1 g2", "put 2 f2", "put 2 g2", "put 3 f2", "put 3 g2"];
    assert_eq!((p.offered(), p.refused("put 1 e5")), (marks.map(str::to_owned).to_vec(), "TK-033"));
    p.act("put 2 g2");
    assert_eq!(p.offered(), ["put 1 b7", "put 1 c7", "put 3 b7", "put 3 c7"]);
    p.act("put 3 b7");
    assert_eq!(p.offered(), ["put 1 g6", "put 1 g7"]);
    p.act("put 1 g6");
    assert_eq!(["g2", "b7", "g6"].map(|square| p.at(square)), ["B:C", "C:C", "A:C"]);
    assert_eq!((p.state.board.occupied().len(), p.asked()), (3, B));
    assert!(p.told(&Sight::Turn { seat: B, actions: 1, extra: false }));
}

/// TK-033: with four players the second player's colour is left out.
#[test]
fn the_second_colour_is_left_out_of_four() {
    let mut p = dealt("melee", 4, 3);
    assert_eq!(p.asked(), B, "the last player when C begins");
    let offered = p.offered();
    assert!(
        offered.len() == 6 && offered.iter().all(|action| !action.starts_with("put 4")),
        "D plays second: {offered:?}"
    );
    p.acts(&["put 1 f2", "put 2 b7", "put 3 g7"]);
    assert_eq!((p.count(D), p.asked()), (0, C));
}

/// TK-047: the very first turn has one action, all others two, in team play too.
#[test]
fn the_first_turn_has_one_action() {
    for (form, seats) in [("high", 2), ("duel", 2), ("melee", 3), ("high", 4)] {
        let mut p = dealt(form, seats, 2);
        p.luck();
        while p.state.turn.number == 0 {
            let first = p.offered()[0].clone();
            p.act(&first);
        }
        let mut actions = Vec::new();
        for _ in 0..=seats {
            actions.push((p.asked(), p.actions_left()));
            p.idle();
        }
        assert_eq!((actions[0], actions.iter().skip(1).all(|&(_, actions)| actions == 2)), ((B, 1), true), "{form}");
        assert_eq!(actions[1].0, B.next(seats), "TK-045: clockwise");
    }
}

/// TK-009: score markers come out of the small pieces.
#[test]
fn the_stock_depends_on_the_form() {
    let stock = |p: Position| p.supply(A);
    assert_eq!(stock(Position::high("northern")), [17, 3]);
    assert_eq!(stock(Position::duel("northern")), [16, 3]);
    assert_eq!(stock(Position::melee("northern")), [15, 3]);
    assert_eq!(stock(Position::new("melee", &SCHOOLS)), [14, 3]);
    assert_eq!(stock(Position::teams("high", "northern")), [17, 3]);
    assert_eq!(stock(Position::teams("duel", "northern")), [16, 3]);
}

/// The current tasks.
fn current(p: &Position) -> Vec<String> {
    p.state.tasks.current.iter().map(ToString::to_string).collect()
}

fn bring(p: &mut Position, tasks: &[&str]) {
    tasks.iter().for_each(|task| _ = p.play(&format!("chance: task tas-{task}")));
}

fn can_bring(p: &Position, id: &str) -> bool {
    p.can_bring(Outcome::Task(task(id)))
}

/// TK-150, TK-151, TK-152, TK-153: three basic tasks, not all of one type; what was set aside is shuffled in; then the next task, an
/// advanced one too.
#[test]
fn three_basic_tasks_are_turned_up() {
    let mut p = dealt("high", 2, 1);
    bring(&mut p, &["isolation", "destruction", "devastation", "heroic-destruction"]);
    assert_eq!(current(&p), ["tas-destruction", "tas-devastation"]);
    assert!(p.told(&Sight::TaskAside { task: task("tas-isolation") }), "advanced");
    assert!(p.told(&Sight::TaskAside { task: task("tas-heroic-destruction") }), "the third of its type");
    assert!(!can_bring(&p, "tas-isolation"));
    bring(&mut p, &["red-conquest"]);
    assert_eq!(current(&p), ["tas-destruction", "tas-devastation", "tas-red-conquest"]);
    assert!(can_bring(&p, "tas-isolation") && can_bring(&p, "tas-heroic-destruction"), "shuffled in");
    bring(&mut p, &["isolation"]);
    assert_eq!((p.state.tasks.next, p.asked()), (Some(task("tas-isolation")), A));
    assert_eq!(p.state.tasks.deck.len(), 20);
}

/// TK-151: two tasks of a type may lie there, whichever of the three they are.
#[test]
fn two_tasks_of_a_type_are_allowed() {
    let mut p = dealt("high", 2, 1);
    bring(&mut p, &["red-conquest", "side-chain", "green-conquest"]);
    assert_eq!(current(&p), ["tas-red-conquest", "tas-side-chain", "tas-green-conquest"]);
}

/// TK-154: a next task that makes three of a type goes under the deck, in the order in which they were seen by all.
#[test]
fn the_next_task_is_not_the_third_of_its_type() {
    let mut p = dealt("high", 2, 1);
    bring(&mut p, &["destruction", "devastation", "red-conquest", "end-of-legends", "heroic-destruction"]);
    assert_eq!(p.state.tasks.next, None);
    assert!(!can_bring(&p, "tas-end-of-legends"), "it lies at the bottom");
    bring(&mut p, &["green-conquest"]);
    assert_eq!(p.state.tasks.next, Some(task("tas-green-conquest")), "only the second of its type");
    let deck = p.view(Viewer::SPECTATOR).tasks.expect("there are tasks").deck;
    let known: Vec<(u8, Task)> = deck.known.iter().map(|seen| (seen.depth, seen.card)).collect();
    assert_eq!((deck.size, known), (20, vec![(18, task("tas-end-of-legends")), (19, task("tas-heroic-destruction"))]));
}

/// TK-150: deathmatches have no tasks.
#[test]
fn deathmatches_have_no_tasks() {
    let p = dealt("duel", 2, 1);
    assert!(p.view(Viewer::SPECTATOR).tasks.is_none() && p.state.tasks.deck.is_empty());
}

/// TK-008, TK-010, TK-011: common and heroic pieces are limited together, legendary ones by themselves.
#[test]
fn common_and_heroic_pieces_share_a_supply() {
    let p = Position::high("northern").pieces("A:C a3 a4, A:H a5, A:L a6 a7, B:C i3");
    assert_eq!((p.supply(A), p.supply(B)), ([14, 1], [16, 3]));
}

/// TK-020, TK-021, TK-022: 18 beings in a school, 5 of them common; the Empires have the same; 12 legends, 12 flares and 24 tasks.
#[test]
fn the_box_is_complete() {
    let cards = |id: &str| id.parse::<crate::School>().unwrap().cards().collect::<Vec<_>>();
    for school in ["northern", "southern", "highland", "sylvan", "everfrost"] {
        let common = cards(school).iter().filter(|card| card.rank() == crate::Rank::Common).count();
        assert_eq!((cards(school).len(), common), (18, 5), "{school}");
    }
    assert_eq!(cards("northern"), cards("southern"));
    assert_eq!(Card::of_list(CardList::Legend).count(), 12);
    assert_eq!((Card::of_list(CardList::Flare).count(), Task::all().count()), (12, 24));
}
