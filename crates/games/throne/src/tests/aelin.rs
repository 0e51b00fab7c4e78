//! Aelin's turn: Glimpse and Whisper.

use kernel::{Game, Seats, Waiting};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::table::{
    AS_AELIN, AS_FENRYS, CHAIN, KNOT, VIEWERS, chapter, evening, evening_rows, four_rows, in_mind, offers, range, row,
    row_seen, times, verdict,
};
use crate::Throne;
use crate::ask::Split;
use crate::event::Sight;
use crate::state::{Chance, End, Role};

/// Aelin takes from four cards; the Determination card of the current row has this id.
fn glimpse(current: &str) -> Position {
    chapter().mind(&KNOT).rows(&[current, "glass-1a", "antlers-2b", "flames-5"]).take()
}

/// Aelin's next turn, whatever Fenrys did in his.
fn her_next_turn(table: Position) -> Position {
    assert_eq!(table.state.active, Role::Companion, "her turn is over");
    table.take()
}

/// THR-140: every visible card can be taken and no other; the cards that stay do not move.
#[test]
fn one_visible_card_is_taken() {
    let mind = [("flames-2a", 0, 0)].into_iter().chain(KNOT).collect::<Vec<_>>();
    let mut table = four_rows(chapter().mind(&mind)).take();
    let takes = ["1: take daggers-4", "1: take chains-2b", "1: take flames-4", "1: take glass-2b"];
    assert_eq!(table.offered(), takes);
    assert_eq!(table.refused("1: take flames-2a"), "THR-036");
    assert_eq!(table.refused("1: take antlers-5"), "THR-140");
    assert_eq!(table.refused("1: pass"), "THR-006");
    let before = table.state.mind.clone();
    table.play("1: take chains-2b");
    let stay = before.cards().iter().copied().filter(|placed| placed.card != card("chains-2b"));
    assert_eq!(table.state.mind, stay.collect());
    assert_eq!(table.waiting(), Waiting::Chance, "it is Fenrys's turn after a single card");
}

/// THR-140: nobody takes a card in Fenrys's turn.
#[test]
fn cards_are_taken_at_no_other_time() {
    let table = four_rows(chapter().mind(&KNOT)).memory_row(&["antlers-5", "antlers-4"]);
    for table in [table.clone().draw(), table.clone().first(), table.next()] {
        assert_eq!(table.refused("1: take daggers-4"), "THR-002");
        assert_eq!(table.refused("2: take daggers-4"), "THR-006");
    }
}

/// THR-141: the card goes to the topmost incomplete row, though another one is above and others below would take it.
#[test]
fn the_current_row_is_the_topmost_incomplete_one() {
    let rows = chapter().mind(&KNOT).rows(&["antlers-5", "glass-4", "chains-3", "antlers-3"]);
    let mut table = rows.added(1, &["glass-2a"]).take();
    assert_eq!(table.view(AS_FENRYS).current_row, Some(row(2)));
    assert!(table.offered().iter().all(|take| !take.contains("will")));
    assert_eq!(table.refused("1: take flames-4 will 3"), "THR-260");
    table.play("1: take flames-4");
    assert!(table.told(Sight::Overflowed { row: row(2), card: card("flames-4") }), "row 3 would complete with it");
}

/// X9. THR-142, THR-143, THR-146, THR-149, THR-150: an overflow, an addition and a completion narrow the strength down.
#[test]
fn x9_row_arithmetic_and_inference() {
    let mind = [("chains-2b", 0, 0), ("flames-2a", 0, 1), ("glass-2b", -1, 0), ("daggers-5", 0, 2)];
    let mut table = chapter().mind(&mind).rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"]).take();
    assert_eq!(range(&table, 1), (1, 5));
    table.play("1: take daggers-5");
    assert!(table.told(Sight::Overflowed { row: row(1), card: card("daggers-5") }));
    assert!(table.state.discard.contains(card("daggers-5")));
    assert_eq!(range(&table, 1), (3, 5));

    let mut table = her_next_turn(table);
    table.play("1: take chains-2b");
    assert!(table.told(Sight::Strengthened { row: row(1), card: card("chains-2b"), will: false }));
    assert_eq!(range(&table, 1), (3, 4));
    assert_eq!(row_seen(&table, AS_FENRYS, 1).total, None);

    let mut table = her_next_turn(table);
    table.play("1: take glass-2b");
    assert!(table.told(Sight::Whispered { row: row(1), complete: true }));
    let seen = row_seen(&table, AS_FENRYS, 1);
    assert_eq!((seen.range, seen.total, seen.card), (Some((3, 3)), Some(7), None));
    assert_eq!(range(&table, 2), (1, 5), "the other rows have said nothing");
}

/// THR-142, THR-143: an overflow counts what lies in the row already.
#[test]
fn an_overflow_on_top_of_added_cards() {
    let mut table =
        chapter().mind(&KNOT).rows(&["antlers-3", "glass-1a", "antlers-4", "flames-5"]).added(1, &["glass-2a"]).take();
    assert_eq!(range(&table, 1), (1, 4));
    table.play("1: take daggers-4");
    assert_eq!(range(&table, 1), (2, 4), "s + 2 + 4 is more than 7");
    assert_eq!((table.state.rows[0].low, table.state.rows[0].high), (2, 4));
}

/// THR-142: a Determination card counts with its strength, face up as face down.
#[test]
fn a_determination_card_counts_face_up_and_face_down() {
    for shown in [&[][..], &[1]] {
        let table = chapter().mind(&KNOT).rows(&["antlers-5", "glass-1a", "antlers-3", "flames-5"]);
        let mut table = table.face_up(shown).take();
        table.play("1: take daggers-4");
        assert!(table.told(Sight::Overflowed { row: row(1), card: card("daggers-4") }));
        let mut table = her_next_turn(table);
        table.play("1: take glass-2b");
        assert!(table.state.rows[0].complete);
    }
}

/// THR-143: what fits is added as the leftmost card of the row, and she is not asked.
#[test]
fn what_fits_is_added_at_the_left_end() {
    let mut table = glimpse("antlers-1a");
    table.play("1: take glass-2b");
    let mut table = her_next_turn(table);
    table.play("1: take chains-2b");
    assert_eq!(row_seen(&table, AS_FENRYS, 1).added, [card("glass-2b"), card("chains-2b")], "the last lies leftmost");
    assert_eq!((table.state.rows[0].total(), table.waiting()), (5, Waiting::Chance));
    assert!(table.state.discard.is_empty());
}

/// THR-143, THR-146: she may overflow on purpose, and a demon of the colour taints the card.
#[test]
fn an_overflow_on_purpose_is_tainted() {
    let mut table = chapter()
        .mind(&KNOT)
        .rows(&["antlers-5", "glass-1a", "antlers-3", "flames-5"])
        .demon("demon-daggers", &["daggers-1a"])
        .demon("demon-chains", &[])
        .take();
    assert!(offers(&table, "1: take daggers-4") && offers(&table, "1: take glass-2b"), "a fitting card is there too");
    table.play("1: take daggers-4");
    assert!(table.told(Sight::Tainted { card: card("daggers-4"), demon: card("demon-daggers") }));
    assert_eq!(table.state.tainted, cards(&["daggers-1a", "daggers-4"]));
    assert!(table.state.discard.is_empty() && table.state.rows[0].added.is_empty());
}

/// THR-144: a card that is added and matches the Determination card may turn it up; no other card may.
#[test]
fn a_matching_card_may_reveal() {
    let mut table = glimpse("glass-3");
    assert_eq!(
        table.offered().iter().filter(|take| take.ends_with("reveal")).collect::<Vec<_>>(),
        ["1: take glass-2b reveal"]
    );
    assert_eq!(table.refused("1: take chains-2b reveal"), "THR-144");
    table.play("1: take glass-2b reveal");
    assert!(table.told(Sight::TurnedUp { row: row(1), card: card("glass-3") }));
    let seen = row_seen(&table, AS_FENRYS, 1);
    assert_eq!((seen.card, seen.total, seen.range), (Some(card("glass-3")), Some(5), Some((3, 3))));
}

/// THR-144: a card that overflows reveals nothing, nor does one for a card that is face up already.
#[test]
fn an_overflow_and_a_second_reveal_are_impossible() {
    assert_eq!(glimpse("daggers-5").refused("1: take daggers-4 reveal"), "THR-144");
    let table = chapter().mind(&KNOT).rows(&["glass-3", "glass-1a", "antlers-2b", "flames-5"]).face_up(&[1]).take();
    assert_eq!(table.refused("1: take glass-2b reveal"), "THR-144");
}

/// THR-144, THR-145: whether she reveals is part of the take; afterwards nobody asks her.
#[test]
fn revealing_is_declared_with_the_take() {
    let mut table = glimpse("glass-3");
    table.play("1: take glass-2b");
    assert_eq!((table.state.phase, table.waiting()), (Chance::Draw.into(), Waiting::Chance));
    assert!(!table.state.rows[0].face_up);
    assert_eq!(row_seen(&table, AS_FENRYS, 1).card, None);
}

/// THR-147, THR-149: a take that splits the Mind asks her what to keep before Whisper; what falls off can be tainted.
#[test]
fn a_take_can_split_the_mind() {
    let rows = ["antlers-5", "glass-1a", "antlers-3", "flames-5"];
    let mut table = chapter().mind(&CHAIN).rows(&rows).demon("demon-flames", &[]).take();
    table.play("1: take chains-2b");
    assert!(table.told(Sight::Split { groups: 2 }));
    assert_eq!(table.offered(), ["1: save daggers-4", "1: save flames-2a"]);
    assert!(!table.told(Sight::Whispered { row: row(1), complete: true }));
    table.play("1: save daggers-4");
    assert!(table.told(Sight::Whispered { row: row(1), complete: true }));
    assert_eq!((in_mind(&table), table.state.tainted), (vec![card("daggers-4")], cards(&["flames-2a"])));
}

/// THR-143, THR-149: while she chooses what to keep it is known that the card fitted; Whisper says that it was not enough.
#[test]
fn an_addition_says_something_before_whisper_and_more_after() {
    let mind = [("chains-2b", 0, 0), ("daggers-4", 0, 1), ("flames-2a", 0, 2)];
    let mut table = chapter().mind(&mind).rows(&["antlers-1a", "glass-1a", "antlers-3", "flames-5"]).take();
    table.play("1: take daggers-4");
    assert_eq!((table.state.phase, range(&table, 1)), (Split.into(), (1, 3)));
    table.play("1: save chains-2b");
    assert_eq!(range(&table, 1), (1, 2));
}

/// THR-147: a take from the edge splits nothing.
#[test]
fn a_take_from_the_edge_splits_nothing() {
    let mut table = four_rows(chapter().mind(&CHAIN)).take();
    table.play("1: take flames-2a");
    assert_eq!((table.state.phase, in_mind(&table).len()), (Chance::Draw.into(), 2));
}

/// THR-148: taking the last card of the Mind loses before Whisper, though it would complete the last row of the last day.
#[test]
fn an_empty_mind_loses_before_whisper() {
    let rows = evening_rows(chapter().mind(&[("glass-2b", 0, 0)]));
    let mut table = rows.day(3).take();
    table.play("1: take glass-2b");
    assert_eq!((table.state.end(), verdict(&table).0), (Some(End::MindEmpty), "mind-empty"));
    assert!(table.told(Sight::Strengthened { row: row(4), card: card("glass-2b"), will: false }));
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Whispered { .. } | Sight::IAmWithYou)), 0);
}

/// THR-148: an overflow of the last card loses too; a card that lay hidden below it is still a card.
#[test]
fn the_last_card_is_the_last_hidden_one() {
    let mut table = four_rows(chapter().mind(&[("daggers-4", 0, 0), ("chains-2b", 0, 0)])).take();
    table.play("1: take chains-2b");
    assert_eq!((table.state.end(), table.state.rows[0].total()), (None, 5));
    let mut table = her_next_turn(table);
    table.play("1: take daggers-4");
    assert!(table.told(Sight::Overflowed { row: row(1), card: card("daggers-4") }));
    assert_eq!(table.state.end(), Some(End::MindEmpty));
}

/// THR-149: one short of the target and one over it are not complete; the target itself is.
#[test]
fn a_row_is_complete_at_exactly_the_target() {
    for (current, complete) in [("antlers-4", false), ("antlers-5", true), ("antlers-3", false)] {
        let mut table = chapter().mind(&KNOT).rows(&[current, "glass-1a", "antlers-1a", "flames-5"]).take();
        table.play("1: take glass-2b");
        assert_eq!(table.state.rows[0].complete, complete, "{current}");
        assert!(table.told(Sight::Whispered { row: row(1), complete }));
    }
}

/// THR-150: after a completion the next incomplete row is current in her next turn, not before.
#[test]
fn completing_a_row_moves_on_in_the_next_turn() {
    let mut table = chapter().mind(&KNOT).rows(&["antlers-5", "antlers-3", "glass-1a", "flames-5"]).take();
    table.play("1: take glass-2b");
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Whispered { .. })), 1);
    assert!(table.state.rows[1].added.is_empty());
    let mut table = her_next_turn(table);
    table.play("1: take chains-2b");
    assert!(table.told(Sight::Strengthened { row: row(2), card: card("chains-2b"), will: false }));
}

/// THR-151: the fourth complete row ends the day; three do not, and Fenrys's turn follows.
#[test]
fn the_fourth_row_ends_the_day() {
    let mut table = evening(chapter());
    table.play("1: take glass-2b");
    assert!(table.told(Sight::IAmWithYou));
    assert_eq!((table.state.day, table.state.phase), (2, Chance::Mind.into()));

    let mut table = evening(chapter());
    table.play("1: take daggers-4");
    assert!(!table.told(Sight::IAmWithYou));
    assert_eq!((table.state.day, table.state.phase, table.state.active), (1, Chance::Draw.into(), Role::Companion));
}

/// THR-152: the announcements come by themselves, are true, and are the same for everybody.
#[test]
fn the_announcements_are_public() {
    let mut table = evening(chapter());
    table.play("1: take glass-2b");
    let heard = [Sight::Whispered { row: row(4), complete: true }, Sight::IAmWithYou];
    for viewer in VIEWERS {
        let sights: Vec<Sight> = table.events.iter().filter_map(|event| Throne::sight(event, viewer)).collect();
        let said = sights.iter().filter(|sight| matches!(sight, Sight::Whispered { .. } | Sight::IAmWithYou));
        assert!(said.eq(&heard), "{viewer:?}");
    }
}

/// THR-153: the card of a complete row stays face down until the day ends, and then it is turned up.
#[test]
fn a_complete_row_keeps_its_secret_until_the_evening() {
    let mut table = evening(chapter());
    let seen = row_seen(&table, AS_FENRYS, 1);
    assert_eq!((seen.complete, seen.card, seen.total), (true, None, Some(7)));
    assert_eq!(row_seen(&table, AS_AELIN, 1).card, Some(card("antlers-5")));
    table.play("1: take glass-2b");
    let shown = Sight::TurnedUp { row: row(1), card: card("antlers-5") };
    assert!(table.told(shown));
    let place = |sight: Sight| table.fenrys_saw().iter().position(|&other| other == sight);
    assert!(place(Sight::IAmWithYou) < place(shown));
}

/// THR-153: the card of a complete row can be revealed when its colour is relived.
#[test]
fn a_complete_row_can_be_revealed() {
    let rows = ["chains-3", "glass-1a", "antlers-2b", "flames-5"];
    let table = chapter().mind(&[("chains-2a", 0, 0)]).rows(&rows).added(1, &["glass-4"]);
    let mut table = table.memory_row(&["chains-5", "flames-1a"]).first();
    table.play_all(&["2: add chains-5 -1,1", "1: reveal 1"]);
    assert_eq!(row_seen(&table, AS_FENRYS, 1).card, Some(card("chains-3")));
}

/// THR-216: with a single card to take the game still waits for her, and tells nobody else what she may declare.
#[test]
fn a_take_is_never_resolved_by_itself() {
    let rows = ["chains-3", "glass-1a", "antlers-2b", "flames-5"];
    let table = chapter().mind(&[("chains-2b", 0, 0)]).rows(&rows).memory_row(&["flames-3"]);
    let mut table = table.next();
    table.play("2: discard flames-3");
    assert_eq!((table.waiting(), in_mind(&table).len()), (Waiting::Seats(Seats::one(AELIN)), 1));
    assert_eq!(table.offered(), ["1: take chains-2b", "1: take chains-2b reveal"]);
    assert_eq!(Throne::offered(&table.state, FENRYS), []);
    assert_eq!(table.refused("2: take chains-2b reveal"), "THR-002");

    let single = chapter().mind(&[("chains-2b", 0, 0)]).rows(&["flames-3", "glass-1a", "antlers-2b", "flames-5"]);
    let mut single = single.memory_row(&["daggers-3"]).next();
    single.play("2: discard daggers-3");
    assert_eq!(single.offered(), ["1: take chains-2b"]);
    assert_eq!(single.view(AS_FENRYS).step, table.view(AS_FENRYS).step);
}
