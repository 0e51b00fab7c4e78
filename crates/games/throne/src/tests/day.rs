//! The end of a day, the next one, and every way a chapter ends.

use kernel::{GameResult, Waiting};

use super::position::{FENRYS, Position, card, cards};
use super::table::{
    DEMONS, KNOT, WALLED, chapter, deal, evening, evening_rows, four_rows, in_deck, in_mind, possible, row, times,
    verdict,
};
use crate::ask::First;
use crate::captivity::Captivity;
use crate::cards::Kind;
use crate::event::Sight;
use crate::state::{Chance, End, Role};

const BOTH_WON: [GameResult; 2] = [GameResult::Won; 2];
const BOTH_LOST: [GameResult; 2] = [GameResult::Lost; 2];

/// Five memories that no evening uses.
const FIVE: [&str; 5] = ["flames-1a", "flames-1b", "flames-2a", "flames-2b", "flames-3"];

/// An evening of the first day with all demons about: everything on the table is lost, and this is the deck.
fn dark_evening(deck: &[&str]) -> Position {
    let table = DEMONS.iter().fold(chapter(), |table, demon| table.demon(demon, &[]));
    evening_rows(table.mind(&KNOT)).deck(deck).take()
}

/// The place of something in the order of what was told.
fn when(table: &Position, sight: Sight) -> usize {
    table.fenrys_saw().iter().position(|&other| other == sight).expect("it was told")
}

/// THR-160, THR-170: the end of the third day wins at once; nothing is discarded, tainted or counted any more.
#[test]
fn the_third_day_wins_at_once() {
    let mut table = dark_evening(&[]).day(3);
    table.play("1: take glass-2b");
    assert_eq!((table.state.end(), verdict(&table)), (Some(End::ChapterWon), ("chapter-won", BOTH_WON)));
    assert_eq!((in_mind(&table).len(), table.state.rows.len(), table.state.demons.len()), (3, 4, 5));
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Tainted { .. } | Sight::Distorted { .. })), 0);
}

/// THR-170: the end of the second day wins nothing yet.
#[test]
fn the_second_day_wins_nothing() {
    let mut table = evening(chapter()).day(2);
    table.play("1: take glass-2b");
    assert_eq!((table.state.end(), table.state.day), (None, 3));
}

/// The evening of X11: antlers-3 completes the last row.
fn x11() -> Position {
    // The patterns of the file do not let the other two hide glass-2a, so chains-4 does it.
    let mind = [("glass-2b", 0, 0), ("glass-2a", 1, 1), ("chains-4", 1, 1), ("flames-5", 0, -1), ("antlers-3", 2, 1)];
    chapter()
        .mind(&mind)
        .rows(&["flames-3", "glass-5", "chains-5", "antlers-4"])
        .added(1, &["chains-2a", "daggers-2a"])
        .added(2, &["flames-1b", "glass-1a"])
        .added(3, &["daggers-2b"])
        .demon("demon-flames", &["flames-1a", "flames-2b"])
        .discarded(&["flames-4", "antlers-5"])
        .take()
}

/// X11. THR-161, THR-162, THR-163, THR-166: what matches the demon is lost, all the rest and the demons are the new deck.
#[test]
fn x11_the_end_of_a_day() {
    let mut table = x11();
    let place = table.state.mind.find(card("glass-2a")).unwrap();
    assert!(!table.state.mind.visible().contains(place));
    table.play("1: take antlers-3");
    let lost = cards(&["flames-1a", "flames-2b", "flames-5", "flames-1b", "flames-3"]);
    assert_eq!((table.state.boxed, table.state.tainted.len()), (lost, 0));
    assert!(table.told(Sight::Distorted { cards: lost }));
    assert!(table.state.demons.is_empty() && table.state.discard.is_empty() && in_mind(&table).is_empty());
    assert_eq!((table.state.deck.len(), table.state.rows.len()), (35, 0));
    for id in DEMONS.iter().chain(&["glass-2a", "chains-4", "antlers-4", "daggers-2b", "flames-4", "daggers-1b"]) {
        assert!(in_deck(&table, id), "{id} is in the new deck");
    }
}

/// THR-161: hidden cards of the Mind and Determination cards are tainted too.
#[test]
fn hidden_cards_and_determination_cards_are_tainted() {
    let mut table = x11();
    let glass = table.state.deck.all().find(|&other| other == card("demon-glass")).unwrap();
    table.state.deck.take_unseen(glass);
    table.state.demons.push(glass);
    table.play("1: take antlers-3");
    for id in ["glass-2a", "glass-2b", "glass-5", "glass-1a"] {
        assert!(table.told(Sight::Tainted { card: card(id), demon: card("demon-glass") }), "{id}");
        assert!(table.state.boxed.contains(card(id)), "{id}");
    }
}

/// THR-165: every face-down Determination card is turned up before the first card is discarded.
#[test]
fn determination_cards_are_shown_before_they_go() {
    let mut table = x11();
    table.play("1: take antlers-3");
    let shown = [(1, "flames-3"), (2, "glass-5"), (3, "chains-5"), (4, "antlers-4")];
    for (number, id) in shown {
        let seen = when(&table, Sight::TurnedUp { row: row(number), card: card(id) });
        assert!(seen < when(&table, Sight::Discarded { card: card("glass-2b") }), "{id}");
    }
}

/// THR-162: what was distorted on an earlier day stays in the box for the rest of the game.
#[test]
fn distorted_cards_do_not_come_back() {
    let mut table = evening(chapter().boxed(&["flames-3"]).demon("demon-flames", &["flames-1a"])).day(2);
    table.play("1: take glass-2b");
    assert_eq!(table.state.boxed, cards(&["flames-3", "flames-1a", "flames-4"]));
    assert!(!possible(&table).contains(&card("flames-3")));
}

/// THR-163: a demon and the cards below it part: the cards are lost, the demon is in the new deck.
#[test]
fn demons_return_to_the_deck() {
    let mut table = evening(chapter().demon("demon-flames", &["flames-1a"]).discarded(&["demon-glass"]));
    table.play("1: take glass-2b");
    assert!(DEMONS.iter().all(|demon| in_deck(&table, demon)));
    assert!(!in_deck(&table, "flames-1a"));
}

/// THR-164, THR-169: memories alone are dealt, one to the Mind and four to the rows; then Fenrys begins.
#[test]
fn a_new_day_is_dealt_without_demons() {
    let mut table = evening(chapter());
    table.play("1: take glass-2b");
    assert!(table.told(Sight::Day { day: 2 }));
    for id in ["glass-2b", "antlers-5", "flames-1a", "chains-3", "daggers-2b"] {
        assert!(possible(&table).iter().all(|card| card.kind() == Kind::Memory));
        table.play(&format!("chance: {id}"));
    }
    assert_eq!(in_mind(&table), [card("glass-2b")]);
    let rows: Vec<_> = table.state.rows.iter().map(|row| (row.det.id(), row.face_up, row.low, row.high)).collect();
    let dealt = ["antlers-5", "flames-1a", "chains-3", "daggers-2b"].map(|id| (id, false, 1, 5));
    assert_eq!(rows, dealt);
    assert_eq!((table.state.active, table.state.phase), (Role::Companion, Chance::Draw.into()));
    assert!(possible(&table).contains(&card("demon-glass")), "the demons are shuffled in");
}

/// THR-166: the undrawn rest of the old deck is part of the new one, and what was known of its order is forgotten.
#[test]
fn the_rest_of_the_deck_stays_in() {
    let table = evening_rows(chapter().mind(&KNOT)).discarded(&["glass-4"]);
    let mut table = table.deck(&["flames-1a", "demon-glass"]).take();
    table.state.deck.settle(card("flames-1a"));
    table.state.deck.look(0, FENRYS);
    table.play("1: take glass-2b");
    for id in ["flames-1a", "demon-glass", "glass-4", "daggers-4"] {
        assert!(in_deck(&table, id), "{id}");
    }
    assert_eq!(table.state.deck.unseen().len(), table.state.deck.len());
}

/// THR-167, THR-168: with four memories no day can start.
#[test]
fn four_memories_are_not_enough() {
    let mut table = dark_evening(&FIVE[..4]);
    table.play("1: take glass-2b");
    assert_eq!((table.state.end(), verdict(&table)), (Some(End::NoNewDay), ("no-new-day", BOTH_LOST)));
}

/// THR-168: with five memories a day starts, with nothing but demons to draw, and it is lost at Blink.
#[test]
fn five_memories_are_just_enough() {
    let mut table = dark_evening(&FIVE);
    table.play("1: take glass-2b");
    assert_eq!(table.state.end(), None);
    deal(&mut table, FIVE);
    assert!(possible(&table).iter().all(|card| card.kind() == Kind::Demon));
    table.play_all(&["chance: demon-glass", "2: stop"]);
    assert_eq!(table.state.end(), Some(End::CannotAdd));
}

/// THR-168: Illusions are no memories when the cards for a new day are counted, and keepsakes are not there.
#[test]
fn only_memories_in_the_deck_are_enough() {
    let table =
        DEMONS.iter().fold(Position::sandbox(&["illusions", "keepsakes"]), |table, demon| table.demon(demon, &[]));
    let table = evening_rows(table.mind(&KNOT)).keepsakes(&["antlers-4"]);
    let mut table =
        table.deck(&["flames-1a", "flames-2a", "flames-2b", "flames-3", "illusion-25", "illusion-26"]).take();
    table.play("1: take glass-2b");
    assert_eq!(table.state.end(), Some(End::NoNewDay));
}

/// Fenrys has stopped drawing with this memory row.
fn stopped(table: Position, mind: &[(&str, i8, i8)], memory_row: &[&str]) -> Position {
    let mut table = table.mind(mind).memory_row(memory_row).rows(&["antlers-3", "glass-1a", "antlers-2b", "chains-3"]);
    table = table.draw();
    table.play("2: stop");
    table
}

/// A table on which Aelin's take does not end the day and the deck is empty.
fn empty_deck(mind: &[(&str, i8, i8)]) -> Position {
    let mut table = four_rows(chapter().mind(mind)).deck(&[]).take();
    table.play("1: take glass-2b");
    table
}

/// The turn of Aelin starts on day 3 with four takes used.
fn out_of_breath() -> Position {
    let mut table = four_rows(Position::sandbox(&["four-breaths"]).mind(&KNOT)).memory_row(&["chains-3"]).day(3).next();
    table.state.taken = 4;
    table.play("2: discard chains-3");
    table
}

/// THR-171, THR-172: every loss has its reason, and both lose.
#[test]
fn every_loss_has_its_reason() {
    let mut too_few = dark_evening(&[]);
    too_few.play("1: take glass-2b");
    let losses = [
        ("deck-empty", empty_deck(&KNOT)),
        ("cannot-add", stopped(chapter(), &WALLED, &["chains-1b"])),
        ("cannot-add", stopped(chapter(), &KNOT, &["demon-glass"])),
        ("mind-empty", empty_deck(&[("glass-2b", 0, 0)])),
        ("no-new-day", too_few),
        ("legion", stopped(Position::sandbox(&["legion"]), &KNOT, &DEMONS)),
        ("breathless", out_of_breath()),
    ];
    for (reason, table) in losses {
        assert_eq!(verdict(&table), (reason, BOTH_LOST));
        assert!(!table.state.end().unwrap().is_won());
        assert_eq!((table.waiting(), table.offered().len()), (Waiting::Over, 0));
        assert!(table.told(Sight::Ended { end: table.state.end().unwrap() }));
    }
}

/// THR-171: drawing the last card of the deck is no loss; Aelin has her turn, and only then it is one.
#[test]
fn an_empty_deck_loses_at_the_start_of_the_next_turn() {
    let mut table = evening_rows(chapter().mind(&KNOT)).deck(&["antlers-2b"]).draw();
    table.play_all(&["2: draw", "chance: antlers-2b"]);
    assert_eq!((table.state.deck.len(), table.state.phase), (0, First.into()), "he had to stop");
    table.play_all(&["2: add antlers-2b 0,2", "1: take daggers-4"]);
    assert_eq!(table.state.end(), Some(End::DeckEmpty));
}

/// THR-170, THR-171: with an empty deck Aelin still wins in the turn after the last draw.
#[test]
fn an_empty_deck_does_not_stop_aelin_from_winning() {
    let mut table = evening_rows(chapter().mind(&KNOT)).memory_row(&["antlers-2b"]).deck(&[]).day(3).first();
    table.play_all(&["2: add antlers-2b 0,2", "1: take glass-2b"]);
    assert_eq!(verdict(&table), ("chapter-won", BOTH_WON));
}

/// THR-171: an empty Mind is noticed before the last row is complete, before an empty deck and before the end of a day.
#[test]
fn an_empty_mind_comes_first() {
    let mut table = evening_rows(chapter().mind(&[("glass-2b", 0, 0)])).deck(&[]).day(3).take();
    table.play("1: take glass-2b");
    assert_eq!(verdict(&table), ("mind-empty", BOTH_LOST));
    assert!(!table.state.rows[3].complete);
}

/// THR-172: five demons and nothing to add: the demons are counted first.
#[test]
fn legion_comes_before_blink() {
    assert_eq!(verdict(&stopped(Position::sandbox(&["legion"]), &KNOT, &DEMONS)).0, "legion");
    assert_eq!(verdict(&stopped(chapter(), &KNOT, &DEMONS)).0, "cannot-add");
}

/// THR-172: with no breath left and no deck, the deck is noticed first because Fenrys's turn comes first.
#[test]
fn an_empty_deck_comes_before_breathlessness() {
    let mut table = four_rows(Position::sandbox(&["four-breaths"]).mind(&KNOT)).deck(&[]).day(3).take();
    table.state.taken = 3;
    table.play("1: take glass-2b");
    assert_eq!((table.state.breaths(), table.state.end()), (Some(0), Some(End::DeckEmpty)));
}

/// THR-173: after a chapter is won its captivity deck has the next chapter on top.
#[test]
fn a_won_chapter_leads_to_the_next() {
    let mut table = evening(chapter()).day(3);
    table.play("1: take glass-2b");
    assert!(table.state.end().unwrap().is_won());
    assert_eq!(Captivity::at(1).deck[0], "chapter-2");
    assert_eq!(Captivity::at(2).in_play.last(), Some(&"ref-fenrys-2"));
}

/// A game can have more turns than a byte counts.
#[test]
fn turns_are_counted_past_255() {
    let mut table = four_rows(chapter().mind(&KNOT)).take();
    table.state.turn = 255;
    table.play("1: take daggers-4");
    assert_eq!((table.state.turn, table.state.active), (256, Role::Companion));
}
