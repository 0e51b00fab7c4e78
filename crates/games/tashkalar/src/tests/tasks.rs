//! TK-150 to TK-163: when each task is fulfilled, and what claiming it does.

use super::position::{A, B, Position, task};
use crate::cards::Task;
use crate::event::Sight;
use crate::task::Summons;

/// A task, the counts of a turn that meet it, and those that just do not.
type Counted<const N: usize> = (&'static str, &'static [[u8; N]], &'static [[u8; N]]);

/// Whether the task can be claimed at the end of this turn; if it cannot, nothing is asked.
fn is_met(p: Position, id: &str) -> bool {
    let mut p = p.tasks(&[id], None).actions(0);
    let shown = p.view(kernel::Viewer::SPECTATOR).tasks.expect("High Form has tasks").current[0].fulfilled;
    p.act("end");
    let is_offered = !p.waits_for_chance() && p.offers(&format!("claim {id}"));
    assert_eq!(shown, is_offered, "{id}: everybody sees whether it is fulfilled");
    if is_offered {
        assert_eq!(p.offered(), [format!("claim {id}"), "skip".to_owned()], "TK-158: claiming is never compulsory");
    }
    is_offered
}

fn with_pieces(id: &str, pieces: &str) -> bool {
    is_met(Position::high("northern").pieces(pieces), id)
}

fn with_tally(id: &str, tally: [u8; 3]) -> bool {
    is_met(Position::high("northern").killed(B, tally), id)
}

/// The task is met in the first positions and just not in the others.
fn check(id: &str, met: &[&str], missed: &[&str]) {
    met.iter().for_each(|pieces| assert!(with_pieces(id, pieces), "{id}: {pieces}"));
    missed.iter().for_each(|pieces| assert!(!with_pieces(id, pieces), "not {id}: {pieces}"));
}

/// Destruction, Devastation, Heroic Destruction, Heroic Devastation and End of Legends, TK-156: the tally of this turn.
#[test]
fn destruction_tasks() {
    let cases: [Counted<3>; 5] = [
        ("tas-destruction", &[[3, 0, 0], [1, 1, 1], [0, 0, 3]], &[[2, 0, 0], [1, 1, 0]]),
        ("tas-devastation", &[[4, 0, 0], [2, 1, 1]], &[[3, 0, 0], [1, 1, 1]]),
        ("tas-heroic-destruction", &[[2, 1, 0], [2, 0, 1], [0, 3, 0]], &[[3, 0, 0], [1, 1, 0], [9, 0, 0]]),
        ("tas-heroic-devastation", &[[2, 2, 0], [2, 1, 1], [0, 4, 0]], &[[3, 1, 0], [1, 2, 0], [9, 0, 1]]),
        ("tas-end-of-legends", &[[0, 0, 1], [0, 2, 0]], &[[9, 1, 0], [0, 0, 0]]),
    ];
    for (id, met, missed) in cases {
        met.iter().for_each(|tally| assert!(with_tally(id, *tally), "{id}: {tally:?}"));
        missed.iter().for_each(|tally| assert!(!with_tally(id, *tally), "not {id}: {tally:?}"));
    }
}

/// Red, Green and Color Conquest: pieces on coloured squares, some of them upgraded.
#[test]
fn conquest_tasks() {
    check(
        "tas-red-conquest",
        &["A:H d2 e5, A:C h6", "A:L d2, A:H c8, A:C h6"],
        &["A:H d2 e5", "A:H d2, A:C e5 h6 c8", "A:H d2 e5, A:C c3", "A:H d2 e5, B:C h6"],
    );
    check(
        "tas-green-conquest",
        &["A:H c3 g3, A:C i4", "A:H a5 f8, A:C i4"],
        &["A:H c3 g3", "A:H c3, A:C g3 i4 a5 f8", "A:H c3 g3, A:C e5"],
    );
    check(
        "tas-color-conquest",
        &["A:H d2 c3 g3, A:C e5 h6", "A:L c8 f8 a5, A:C i4 d2"],
        &["A:H d2 c3 g3, A:C e5", "A:H d2 c3, A:C e5 h6 g3 a5 f8", "A:H d2 c3 g3, A:C e5 e4"],
    );
}

/// Red Legends, Green Legends: two upgraded pieces on the colour, one of them legendary.
#[test]
fn coloured_legends_tasks() {
    check(
        "tas-red-legends",
        &["A:L d2, A:H e5", "A:L d2 h6"],
        &["A:H d2 e5 h6 c8", "A:L d2, A:C e5", "A:L d2, A:H c3"],
    );
    check("tas-green-legends", &["A:L c3, A:H g3", "A:L i4 a5"], &["A:H c3 g3", "A:L c3, A:C g3", "A:L c3, A:H e5"]);
}

/// Rainbow Dominance: more upgraded pieces than the opponent on red, and on green.
#[test]
fn rainbow_dominance() {
    let met = ["A:H d2 c3", "A:H d2 c3, B:C e5 h6 g3 a5", "A:L d2, A:H e5 c3 g3, B:H h6 f8"];
    let missed = ["A:H d2", "A:H c3", "A:H d2 c3, B:H e5", "A:H d2 c3, B:L g3", "A:C d2, A:H c3"];
    check("tas-rainbow-dominance", &met, &missed);
}

/// Red, Green, Colored and Legendary Summoning, TK-085, TK-156: the summonings of this turn.
#[test]
fn summoning_tasks() {
    let recorded = |id: &str, [beings, red, green, legendary]: [u8; 4]| {
        let mut p = Position::high("northern");
        p.state.turn.summons = Summons { beings, red, green, legendary };
        is_met(p, id)
    };
    let cases: [Counted<4>; 4] = [
        ("tas-red-summoning", &[[2, 1, 0, 0], [3, 2, 1, 0]], &[[1, 1, 0, 0], [2, 0, 2, 0]]),
        ("tas-green-summoning", &[[2, 0, 1, 0]], &[[1, 0, 1, 0], [2, 2, 0, 0]]),
        ("tas-colored-summoning", &[[2, 1, 1, 0], [2, 2, 0, 0], [2, 0, 2, 0]], &[[3, 1, 0, 0], [2, 0, 1, 0]]),
        ("tas-legendary-summoning", &[[2, 0, 0, 1], [2, 0, 0, 2]], &[[1, 0, 0, 1], [3, 0, 0, 0]]),
    ];
    for (id, met, missed) in cases {
        met.iter().for_each(|summons| assert!(recorded(id, *summons), "{id}: {summons:?}"));
        missed.iter().for_each(|summons| assert!(!recorded(id, *summons), "not {id}: {summons:?}"));
    }
}

/// Colored Summoning: the same square twice counts, R-31: although the first being has left it.
#[test]
fn the_same_coloured_square_counts_twice() {
    let p = Position::high("northern").pieces("A:C d6 e6 f6 d7, A:C e4").hand(&["imp-knight", "imp-swordmaster"]);
    let mut p = p.tasks(&["tas-colored-summoning"], None);
    p.summon("imp-knight", "e5").acts(&["step e5 f5", "skip"]);
    p.summon("imp-swordmaster", "e5").act("end");
    assert!(p.offers("claim tas-colored-summoning"));
}

/// Central Dominance and Center Cross: pieces on the nine central squares.
#[test]
fn central_tasks() {
    check(
        "tas-central-dominance",
        &["A:H d4 f6, A:C e4 f4 d5", "A:L e5 e6, A:C e4 f4 d5"],
        &["A:H d4 f6, A:C e4 f4", "A:H d4, A:C e4 f4 d5 e5 f5", "A:H d4 f6, A:C e4 f4 e3"],
    );
    check(
        "tas-center-cross",
        &["A:C e4 d5 e5 f5 e6", "A:C d4 f4 e5 d6 f6"],
        &["A:C e4 d5 f5 e6 d4 f4 d6 f6", "A:C d4 f4 e5 d6, B:C f6", "A:C e4 d5 e5 f5 d6"],
    );
}

/// Line Dominance: six pieces more than the enemy on a row or column through the middle.
#[test]
fn line_dominance() {
    let met = [
        "A:C a4 b4 c4 d4 e4 f4",
        "A:C a5 b5 c5 d5 e5 f5 g5 h5, B:C i5",
        "A:C a6 b6 c6 g6 h6 i6",
        "A:C d1 d2 d3 d4 d5 d6",
        "A:C e4 e5 e6 e7 e8 e9",
        "A:C f1 f2 f3 f4 f5 f6 f7, B:C f8",
    ];
    let missed =
        ["A:C a4 b4 c4 d4 e4", "A:C a4 b4 c4 d4 e4 f4, B:C i4", "A:C a3 b3 c3 d3 e3 f3", "A:C c1 c2 c3 c4 c5 c6"];
    check("tas-line-dominance", &met, &missed);
}

/// Diagonals: four pieces on each main diagonal, one of them upgraded on each; e5 counts for both.
#[test]
fn diagonals() {
    let met = ["A:H e5, A:C b2 c3 d4 b8 c7 d6", "A:H b2 b8, A:C c3 d4 f6 c7 d6 f4"];
    let missed = ["A:H e5, A:C b2 c3 d4 b8 c7", "A:H b2, A:C c3 d4 e5 c7 d6 f4", "A:C e5 b2 c3 d4 b8 c7 d6"];
    check("tas-diagonals", &met, &missed);
}

/// Side Chain, TK-161: pieces that touch, also at corners, join left and right or top and bottom.
#[test]
fn side_chain() {
    let met = ["A:C a3 b4 c5 d6 e5 f4 g4 h5 i6", "A:C c1 d2 e3 d4 c5 d6 e7 f8 g9"];
    let missed = [
        "A:C a3 b4 c5 d6 f4 g4 h5 i6",
        "A:C b4 c5 d6 e5 f4 g4 h5 i6",
        "A:C a3 b4 c5 d6 f4 g4 h5 i6, B:C e5",
        "A:C c1 b2 a3",
        "A:C b2 c3 d4 e5 f6 g7 h8",
    ];
    check("tas-side-chain", &met, &missed);
}

/// Corner Chain, TK-161: pieces that touch join opposite corners of three squares each.
#[test]
fn corner_chain() {
    let met = ["A:C b2 c3 d4 e5 f6 g7 h8", "A:C a3 b4 c5 d6 e7 f8 g9", "A:C h2 g3 f4 e5 d6 c7 b8"];
    let missed = ["A:C b2 c3 d4 f6 g7 h8", "A:C c3 d4 e5 f6 g7 h8", "A:C a4 b4 c5 d6 e7 f8 g9", "A:C a3 a4 a5 a6 a7"];
    check("tas-corner-chain", &met, &missed);
}

/// Imprisonment and Envelopment: six, or seven, own pieces beside one enemy piece.
#[test]
fn surrounding_tasks() {
    let six = "A:C d4 e4 f4 d5 f5 d6, B:L e5";
    let seven = "A:C d4 e4 f4 d5 f5 d6 e6, B:C e5";
    check("tas-imprisonment", &[six, seven], &["A:C d4 e4 f4 d5 f5, B:C e5 d6 e6 f6", "A:C d4 e4 f4 d5 f5 d6"]);
    check("tas-envelopment", &[seven], &[six]);
}

/// Isolation, TK-162: an enemy piece with another one within distance 2, but no way beside one in three steps over empty squares.
#[test]
fn isolation() {
    // B's piece on c1 is walled in by A's on d1 b2 c2 d2; another one stands two squares away.
    let met = [
        "B:C c1 e1, A:C d1 b2 c2 d2",
        "B:C c1, B:H c3, A:C d1 b2 c2 d2",
        // There is room, but not enough steps: b2, b3, c4, and only then d4.
        "B:C c1 e3 f3, A:C d1 c2 d2 c3",
    ];
    let missed = [
        // Nobody within distance 2.
        "B:C c1 f1, A:C d1 b2 c2 d2",
        // Adjacent from the start.
        "B:C c1 d2, A:C d1 b2 c2",
        // Alone.
        "B:C c1, A:C d1 b2 c2 d2",
        // One step to d1 leads beside e1.
        "B:C c1 e1, A:C b2 c2 d2",
        // b2, c3, d3: the third step leads beside e3.
        "B:C c1 e3 f3, A:C d1 c2 d2",
        // Own pieces of the claimant do not count as enemies.
        "A:C c1 e1, B:C d1 b2 c2 d2",
    ];
    check("tas-isolation", &met, &missed);
}

/// TK-155: each fulfilled current task is offered, exactly one can be claimed, and the next task cannot.
#[test]
fn one_current_task_is_claimed() {
    let p = Position::high("northern").pieces("A:H d4 f4, A:C e5 d6 f6").actions(0);
    let current = ["tas-center-cross", "tas-side-chain", "tas-central-dominance"];
    let mut p = p.tasks(&current, Some("tas-destruction")).killed(B, [3, 0, 0]);
    p.act("end");
    assert_eq!(p.offered(), ["claim tas-center-cross", "claim tas-central-dominance", "skip"]);
    assert_eq!((p.refused("claim tas-side-chain"), p.refused("claim tas-destruction")), ("TK-155", "TK-155"));
    p.act("claim tas-central-dominance");
    assert!(p.waits_for_chance(), "no second claim");
    assert_eq!(p.score(A), 1);
}

/// TK-157, TK-159: a claimed task is in the pile of its side for good, the next one takes its place and a new next one is turned up.
#[test]
fn a_claimed_task_is_replaced() {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
    let mut p = p.tasks(&["tas-destruction", "tas-center-cross", "tas-side-chain"], Some("tas-red-conquest"));
    p.acts(&["end", "claim tas-center-cross"]);
    let names = |tasks: &[Task]| tasks.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names(&p.state.tasks.current), ["tas-destruction", "tas-red-conquest", "tas-side-chain"]);
    assert_eq!((p.state.tasks.next, names(&p.state.tasks.claimed[0])), (None, vec!["tas-center-cross".to_owned()]));
    p.play("chance: task tas-isolation");
    assert_eq!(p.state.tasks.next, Some(task("tas-isolation")), "advanced ones are allowed");
    p.luck();
    for name in ["d4", "f4", "e5", "d6", "f6"] {
        p.state.board.take(name.parse().unwrap());
    }
    assert_eq!((p.score(A), p.score(B)), (2, 0));
}

/// TK-158: a task that is not claimed stays for both sides.
#[test]
fn an_unclaimed_task_stays() {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
    let mut p = p.tasks(&["tas-center-cross"], Some("tas-red-conquest"));
    p.acts(&["end", "skip"]).luck();
    assert_eq!((p.score(A), p.state.tasks.current[0], p.asked()), (0, task("tas-center-cross"), B));
    for name in ["d4", "f4", "e5", "d6", "f6"] {
        p.state.board.take(name.parse().unwrap());
    }
    let mut p = p.pieces("B:C e4 d5 e5 f5 e6");
    p.state.turn.actions = 0;
    p.act("end");
    assert_eq!((p.asked(), p.offers("claim tas-center-cross")), (B, true));
    p.act("claim tas-center-cross");
    assert_eq!(p.score(B), 2);
}

/// TK-154, TK-157: a new next task that would be the third of its type goes under the deck, and the following one is turned up.
#[test]
fn a_third_task_of_a_type_goes_under_the_deck() {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
    let mut p = p.tasks(&["tas-destruction", "tas-center-cross", "tas-devastation"], Some("tas-red-conquest"));
    p.acts(&["end", "claim tas-center-cross"]).play("chance: task tas-end-of-legends");
    assert_eq!(p.state.tasks.next, None);
    assert!(p.told(&Sight::TaskUnder { task: task("tas-end-of-legends") }));
    let deck = p.view(kernel::Viewer::SPECTATOR).tasks.expect("there are tasks").deck;
    assert_eq!(
        (deck.known[0].card, deck.known[0].depth),
        (task("tas-end-of-legends"), deck.size - 1),
        "all know where it is"
    );
    p.play("chance: task tas-red-legends");
    assert_eq!(p.state.tasks.next, Some(task("tas-red-legends")), "only the second of its type");
}

/// A position in which A can claim the Center Cross while only these tasks are in the deck.
fn with_deck(deck: &[&str]) -> Position {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
    let mut p = p.tasks(&["tas-destruction", "tas-center-cross", "tas-devastation"], Some("tas-red-conquest"));
    let others: Vec<Task> =
        p.state.tasks.deck.unseen().filter(|task| !deck.contains(&task.to_string().as_str())).collect();
    for task in others {
        p.state.tasks.deck.take_unseen(task);
        p.state.tasks.claimed[1].push(task);
    }
    p
}

/// The same after A has claimed it.
fn claiming_with_deck(deck: &[&str]) -> Position {
    let mut p = with_deck(deck);
    p.acts(&["end", "claim tas-center-cross"]);
    p
}

/// if the deck has no other type, the first task is kept although it is the third of its type.
#[test]
fn the_first_task_is_kept_if_there_is_no_other_type() {
    let mut p = claiming_with_deck(&["tas-end-of-legends", "tas-heroic-destruction"]);
    p.play("chance: task tas-end-of-legends");
    assert_eq!((p.state.tasks.next, p.state.tasks.deck.len()), (Some(task("tas-end-of-legends")), 1));
    let mut p = claiming_with_deck(&["tas-end-of-legends", "tas-isolation"]);
    p.play("chance: task tas-end-of-legends").play("chance: task tas-isolation");
    assert_eq!(p.state.tasks.next, Some(task("tas-isolation")));
}

/// TK-154, R-16: a task of another type that lies under the deck, moved there before, is in the deck too and is turned up.
#[test]
fn a_task_under_the_deck_is_another_type_too() {
    let mut p = with_deck(&["tas-end-of-legends", "tas-isolation"]);
    assert!(p.state.tasks.deck.take_unseen(task("tas-isolation")));
    p.state.tasks.deck.put_under(task("tas-isolation"), kernel::Knowers::EVERYBODY);
    p.acts(&["end", "claim tas-center-cross"]).play("chance: task tas-end-of-legends");
    assert_eq!((p.state.tasks.next, p.state.tasks.deck.len()), (Some(task("tas-isolation")), 1));
}

/// TK-163: with an empty deck there is no next task, and then claimed tasks are not replaced.
#[test]
fn an_empty_task_deck_gives_no_next_task() {
    let mut p = claiming_with_deck(&[]);
    assert_eq!((p.state.tasks.next, p.state.tasks.current.len()), (None, 3));
    p.luck();
    p.state.turn.actions = 0;
    p.state.turn.tally[0] = [3, 0, 0];
    p.acts(&["end", "claim tas-destruction"]).luck();
    assert_eq!((p.state.tasks.next, p.state.tasks.current.len(), p.asked()), (None, 2, A));
}

/// The points, types and difficulty of all tasks (section 12 of the rules).
#[test]
fn tasks_are_as_printed() {
    let printed = [
        "destruction 1 basic",
        "devastation 2 basic",
        "heroic-destruction 2 basic",
        "heroic-devastation 3 advanced",
        "end-of-legends 2 advanced",
        "red-conquest 2 basic",
        "green-conquest 2 basic",
        "color-conquest 3 basic",
        "rainbow-dominance 2 basic",
        "red-legends 3 advanced",
        "green-legends 3 advanced",
        "red-summoning 1 basic",
        "green-summoning 1 basic",
        "colored-summoning 2 basic",
        "legendary-summoning 2 advanced",
        "central-dominance 1 basic",
        "center-cross 2 basic",
        "line-dominance 2 basic",
        "side-chain 3 basic",
        "corner-chain 3 basic",
        "diagonals 3 advanced",
        "imprisonment 1 basic",
        "envelopment 2 advanced",
        "isolation 2 advanced",
    ];
    let types = ["destruction"; 5]
        .into_iter()
        .chain(["colour"; 6])
        .chain(["summoning"; 4])
        .chain(["pattern"; 6])
        .chain(["enemy"; 3]);
    for (line, of_type) in printed.into_iter().zip(types) {
        let words: Vec<&str> = line.split(' ').collect();
        let face = task(&format!("tas-{}", words[0])).face();
        assert_eq!((face.points.to_string().as_str(), face.is_basic), (words[1], words[2] == "basic"), "{line}");
        assert_eq!(face.of_type.word(), of_type, "{line}");
    }
    assert_eq!(Task::all().count(), 24);
}

/// Red and Green Conquest, Color Conquest, Red and Green Legends, Central Dominance: the upgraded and the legendary pieces must stand on
/// those squares, too; elsewhere they do not help.
#[test]
fn higher_ranks_must_stand_in_the_zone() {
    check("tas-red-conquest", &[], &["A:C d2 e5 h6, A:H a3 a4", "A:H d2, A:C e5 h6, A:H c3"]);
    check("tas-green-conquest", &[], &["A:C c3 g3 i4, A:H d2 e5"]);
    check("tas-color-conquest", &[], &["A:H d2 c3, A:C g3 e5 h6, A:H a3"]);
    check("tas-red-legends", &[], &["A:H d2 e5, A:L a3", "A:H d2 e5, A:L c3", "A:L d2, A:C e5 h6, A:H a3"]);
    check("tas-green-legends", &[], &["A:H c3 g3, A:L e5", "A:L c3, A:C g3, A:H d2"]);
    check("tas-central-dominance", &[], &["A:C d4 e4 f4 d5 e5, A:H a3 a4"]);
}

/// Rainbow Dominance: legendary pieces of both sides are upgraded ones.
#[test]
fn rainbow_dominance_counts_legendary_pieces() {
    check("tas-rainbow-dominance", &["A:L d2 c3"], &["A:H d2 c3, B:L e5"]);
}

/// Diagonals: an upgraded enemy piece on a diagonal is no help.
#[test]
fn diagonals_need_an_own_upgraded_piece() {
    check("tas-diagonals", &[], &["A:H b2, A:C c3 d4 e5 c7 d6 f4, B:H g3", "A:C e5 b2 c3 d4 b8 c7 d6, B:L f6 f4"]);
}

/// Section 3: every square of both main diagonals counts.
#[test]
fn both_main_diagonals_are_complete() {
    for [one, other] in [["b2", "b8"], ["c3", "c7"], ["d4", "d6"], ["f6", "f4"], ["g7", "g3"], ["h8", "h2"]] {
        let rest = |left_out: [&str; 4], except: &str| {
            left_out.into_iter().filter(|name| *name != except).take(2).collect::<Vec<_>>().join(" ")
        };
        let [falling, rising] = [rest(["b2", "c3", "d4", "f6"], one), rest(["b8", "c7", "d6", "f4"], other)];
        check(
            "tas-diagonals",
            &[&format!("A:H e5, A:C {one} {falling} {other} {rising}")],
            &[&format!("A:H e5, A:C {falling} {other} {rising}"), &format!("A:H e5, A:C {one} {falling} {rising}")],
        );
    }
}

/// TK-161, section 3: a chain may end on each square of a side.
#[test]
fn every_square_of_a_side_ends_a_chain() {
    let row = "A:C b5 c5 d5 e5 f5 g5 h5";
    for number in 3..=7 {
        let ends = |end: &str| match number {
            3 => format!("{end}4 {end}3"),
            7 => format!("{end}6 {end}7"),
            number => format!("{end}{number}"),
        };
        check("tas-side-chain", &[&format!("{row} {} i5", ends("a")), &format!("{row} a5 {}", ends("i"))], &[row]);
        if [3, 7].contains(&number) {
            // The squares two away, reached along the second column, so that the end alone is on the side.
            let near = if number == 3 { 4 } else { 6 };
            let left = format!("A:C a{number} b{near} c5 d5 e5 f5 g5 h5 i5");
            let right = format!("A:C a5 b5 c5 d5 e5 f5 g5 h{near} i{number}");
            check("tas-side-chain", &[&left, &right], &[]);
        }
    }
    let column = "A:C e2 e3 e4 e5 e6 e7 e8";
    check("tas-side-chain", &[&format!("{column} d1 f9"), &format!("{column} f1 d9"), &format!("{column} e1 e9")], &[]);
    for top in ["A:C c1 d2 e3", "A:C g1 f2 e3"] {
        for bottom in ["c9 d8 e7", "g9 f8 e7"] {
            check("tas-side-chain", &[&format!("{top} e4 e5 e6 {bottom}")], &[]);
        }
    }
}

/// TK-161, section 3: a chain may end on each of the three squares of a corner.
#[test]
fn every_square_of_a_corner_ends_a_chain() {
    // From each square of a corner the chain goes straight to the middle.
    let ways = [
        (["a3 b4 c5 d5", "b2 c3 d4", "c1 d2 e3 e4"], ["i7 h6 g5 f5", "h8 g7 f6", "g9 f8 e7 e6"]),
        (["g1 f2 e3 e4", "h2 g3 f4", "i3 h4 g5 f5"], ["a7 b6 c5 d5", "b8 c7 d6", "c9 d8 e7 e6"]),
    ];
    for (from, to) in ways {
        for one in from {
            for other in to {
                let chain = format!("A:C {one} e5 {other}");
                let short = chain.replacen(&one[..2], "", 1).replace("  ", " ");
                check("tas-corner-chain", &[&chain], &[&short]);
            }
        }
    }
}
