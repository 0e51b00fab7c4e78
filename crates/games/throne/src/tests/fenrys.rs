//! The set-up of a chapter and Fenrys's turn: Observe and Blink.

use kernel::{Game, Tell, Viewer, Waiting};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::samples::{
    DETERMINATION, EVERYBODY, PILLAR, before_seven, before_seven_and_split, before_split, chapter, evening,
};
use crate::Throne;
use crate::action::Action;
use crate::ask::{First, Next, Reveal, Split, Take};
use crate::cards::{Card, Kind};
use crate::event::Sight;
use crate::row::RowNumber;
use crate::state::End;

/// The first card of the Mind and the Determination cards.
const DEALT: [&str; 5] = ["flames-5", DETERMINATION[0], DETERMINATION[1], DETERMINATION[2], DETERMINATION[3]];

/// Chapter 1, dealt; the first card is about to be drawn.
fn dealt() -> Position {
    Position::mode("chapter-1").deal(&DEALT)
}

/// The Determination cards as the viewer sees them.
fn faces(position: &Position, viewer: Viewer) -> Vec<Option<Card>> {
    position.view(viewer).rows.iter().map(|row| row.card).collect()
}

/// What Aelin sees of [`DETERMINATION`].
fn all_faces() -> Vec<Option<Card>> {
    DETERMINATION.iter().map(|id| Some(card(id))).collect()
}

/// THR-110: demons and Illusions are aside while the Mind and the Determination are dealt, and in the deck afterwards.
#[test]
fn demons_are_shuffled_in_after_the_deal() {
    let mut position = Position::mode("chapter-3").deal(&[]);
    for id in ["flames-5", "daggers-3", "chains-1a", "glass-2b", "antlers-2a"] {
        assert!(position.chances().iter().all(Card::is_memory));
        position.play(&format!("chance: {id}"));
    }
    let draws = position.chances();
    assert_eq!(draws.len(), 35);
    assert!(
        [Kind::Demon, Kind::Illusion].iter().all(|&kind| draws.iter().filter(|card| card.kind() == kind).count() == 5)
    );
}

/// THR-110: every card that can be dealt is as likely as any other.
#[test]
fn the_deal_is_fair() {
    let mut possible = Vec::new();
    Throne::chances(&Position::mode("chapter-1").deal(&[]).state, &mut possible);
    assert_eq!(possible.len(), 35);
    assert!(possible.iter().all(|&(_, weight)| weight == 1));
}

/// THR-111: Aelin sees the Determination cards as they are dealt; Fenrys and those who watch do not.
#[test]
fn only_aelin_sees_the_determination() {
    let position = dealt();
    assert_eq!(faces(&position, Viewer::seat(AELIN)), all_faces());
    for viewer in [Viewer::seat(FENRYS), Viewer::SPECTATOR] {
        assert_eq!(faces(&position, viewer), [None; 4]);
        let seen = position.events.iter().filter_map(|event| Throne::sight(event, viewer));
        let names = |text: String| DETERMINATION.iter().any(|id| text.contains(id));
        assert!(!seen.into_iter().any(|sight| names(format!("{sight:?}"))));
        assert!(!names(format!("{:?}", position.view(viewer))));
    }
    assert!(position.state.rows.iter().all(|row| !row.face_up));
}

/// THR-112: the rows are in the order of the deal.
#[test]
fn the_column_is_in_the_order_of_the_deal() {
    let column: Vec<&str> = dealt().state.rows.iter().map(|row| row.det.id()).collect();
    assert_eq!(column, DETERMINATION);
}

/// THR-113: Aelin may look at her cards whatever is being decided.
#[test]
fn aelin_may_always_look() {
    let mut split = before_split().first();
    split.play("2: add antlers-5 -1,0");
    let mut reveal = before_seven().first();
    reveal.play("2: add flames-2a 1,1");
    let table = || chapter().mind(&[("flames-5", 0, 0)]);
    let row = || table().memory_row(&["flames-2a", "daggers-4"]);
    for position in [dealt(), row().draw(), row().first(), row().next(), table().take(), split, reveal] {
        assert_eq!(faces(&position, Viewer::seat(AELIN)), all_faces(), "in {:?}", position.phase());
    }
}

/// THR-114: Fenrys has the first turn of the first day and of the next.
#[test]
fn fenrys_begins_every_day() {
    let mut first = dealt();
    first.play("chance: flames-2a");
    assert!(first.asks(FENRYS));
    let mut second = evening(Position::mode("chapter-1")).take();
    second.play("1: take antlers-2a");
    DEALT.iter().for_each(|id| {
        second.play(&format!("chance: {id}"));
    });
    second.play("chance: flames-2a");
    assert_eq!(second.state.day, 2);
    assert!(second.asks(FENRYS));
}

/// THR-115: an empty deck loses at the start of Fenrys's turn, not before.
#[test]
fn an_empty_deck_loses() {
    let mind = [("flames-5", 0, 0), ("daggers-4", 1, 1)];
    let mut position = chapter().mind(&mind).memory_row(&["flames-1a"]).deck(&["flames-2a"]).draw();
    position.play_all(&["2: draw", "chance: flames-2a"]);
    assert_eq!((position.state.deck.len(), position.end()), (0, None));
    position.play_all(&["2: add flames-2a 1,2", "2: discard flames-1a"]);
    assert_eq!((position.phase(), position.end()), (Take.into(), None));
    position.play("1: take flames-2a");
    assert_eq!(position.end(), Some(End::DeckEmpty));
}

/// THR-115: with an empty deck Aelin can still end the day in her turn.
#[test]
fn aelin_can_win_with_an_empty_deck() {
    let mut position = evening(Position::mode("chapter-1")).day(3).deck(&[]).take();
    position.play("1: take antlers-2a");
    assert_eq!(position.end(), Some(End::ChapterWon));
}

/// THR-116: the first card is drawn without a question, then he decides after each one, which everybody has seen.
#[test]
fn cards_are_drawn_one_by_one() {
    let mut position = dealt();
    assert_eq!(position.waiting(), Waiting::Chance);
    let mut row = Vec::new();
    for id in ["flames-2a", "demon-glass", "daggers-4"] {
        position.play(&format!("chance: {id}"));
        row.push(card(id));
        assert!(EVERYBODY.iter().all(|&viewer| position.view(viewer).memory_row == row));
        assert_eq!(position.offered(), ["2: draw", "2: stop"]);
        position.play("2: draw");
    }
    assert_eq!(position.waiting(), Waiting::Chance);
}

/// THR-117: drawn demons wait in the memory row; when he stops all of them come.
#[test]
fn demons_come_when_he_stops() {
    let mut position = dealt();
    position.play_all(&["chance: demon-glass", "2: draw", "chance: flames-2a", "2: draw", "chance: demon-flames"]);
    assert_eq!((position.state.memory_row.len(), position.state.demons.len()), (3, 0));
    position.play_all(&["2: draw", "chance: daggers-4", "2: stop"]);
    assert_eq!(position.state.demons.to_vec(), [card("demon-glass"), card("demon-flames")]);
    assert_eq!(position.state.memory_row.to_vec(), [card("flames-2a"), card("daggers-4")]);
}

/// THR-117: with the last card of the deck he has to stop, and the demons come.
#[test]
fn the_last_card_stops_him() {
    let mut position = before_seven().deck(&["demon-glass"]).draw();
    position.play_all(&["2: draw", "chance: demon-glass"]);
    assert!(position.told(Sight::DemonCame { demon: card("demon-glass") }));
    assert_eq!(position.phase(), First.into());
}

/// THR-118: first a card is added, whichever he likes, wherever it fits; there is nothing else to do.
#[test]
fn he_must_add_a_card_of_his_choice() {
    let position = chapter().mind(&PILLAR).memory_row(&["flames-5", "flames-2a", "glass-4"]).first();
    let places = ["flames-5 0,-1", "flames-2a 1,-1", "flames-2a 1,0", "flames-2a 1,1"];
    assert_eq!(position.offered(), places.map(|place| format!("2: add {place}")));
    assert_eq!(position.refused("2: add glass-4 0,0"), "THR-024");
    assert_eq!(position.refused("2: add daggers-4 1,0"), "THR-120");
}

/// THR-118: a single way to add a single card is taken without a question.
#[test]
fn a_single_addition_is_made_at_once() {
    let mut position = chapter().mind(&PILLAR).memory_row(&["flames-5"]).draw();
    position.play("2: stop");
    assert!(position.told(Sight::Added { seat: FENRYS, card: card("flames-5"), x: 0, y: -1 }));
    assert_eq!(position.phase(), Take.into());
}

/// THR-119: if nothing fits when he stops, the game is lost, though the deck has more.
#[test]
fn nothing_that_fits_loses() {
    let mut position = chapter().mind(&PILLAR).memory_row(&["glass-4", "chains-4"]).draw();
    assert!(!position.state.deck.is_empty());
    position.play("2: stop");
    assert_eq!(position.end(), Some(End::CannotAdd));
}

/// THR-119: a row of demons alone loses; a forced stop with nothing that fits does too.
#[test]
fn a_row_without_memories_loses() {
    let mut demons = chapter().mind(&PILLAR).memory_row(&["demon-glass", "demon-flames"]).draw();
    demons.play("2: stop");
    assert_eq!(demons.end(), Some(End::CannotAdd));
    let mut forced = chapter().mind(&PILLAR).memory_row(&["glass-4"]).deck(&["demon-glass"]).draw();
    forced.play_all(&["2: draw", "chance: demon-glass"]);
    assert_eq!(forced.end(), Some(End::CannotAdd));
}

/// Fenrys has added a card and has three left.
fn three_left() -> Position {
    chapter().mind(&PILLAR).memory_row(&["flames-5", "flames-2a", "glass-3"]).next()
}

/// THR-120: the other cards are added or discarded in any order, one at a time.
#[test]
fn the_others_in_any_order() {
    let mut position = three_left();
    for id in ["flames-5", "flames-2a", "glass-3"] {
        assert!(position.offered().contains(&format!("2: discard {id}")));
        assert!(position.offered().iter().any(|option| option.starts_with(&format!("2: add {id}"))));
    }
    position.play_all(&["2: discard glass-3", "2: add flames-5 0,-1"]);
    assert!(position.is_discarded("glass-3"));
    assert_eq!(position.state.memory_row.to_vec(), [card("flames-2a")]);
    assert_eq!(position.refused("2: discard glass-3"), "THR-120");
    assert!(position.asks(FENRYS));
}

/// THR-121: after the first addition he may discard everything though it would fit.
#[test]
fn he_need_not_add_more() {
    let mut position = three_left();
    position.play_all(&["2: discard flames-5", "2: discard flames-2a", "2: discard glass-3"]);
    assert_eq!((position.phase(), position.in_mind()), (Take.into(), vec!["daggers-2a", "antlers-2b"]));
}

/// THR-121: what does not fit after the first addition is discarded without a question, in the order of the row.
#[test]
fn what_does_not_fit_is_no_loss() {
    let row = ["flames-4", "glass-4", "antlers-4", "chains-4"];
    let mut position = chapter().mind(&PILLAR).memory_row(&row).demon("demon-glass", &[]).first();
    position.play("2: add flames-4 0,0");
    assert_eq!((position.phase(), position.end()), (Take.into(), None));
    let gone: Vec<Card> = position
        .fenrys_saw()
        .into_iter()
        .filter_map(|sight| match sight {
            Sight::Discarded { card } | Sight::Tainted { card, .. } => Some(card),
            _ => None,
        })
        .collect();
    assert_eq!(gone, ["glass-4", "antlers-4", "chains-4"].map(card));
    assert!(position.is_tainted("glass-4"));
}

/// THR-121: while one of the cards fits he is asked about all of them.
#[test]
fn he_is_asked_while_anything_fits() {
    let mut position = chapter().mind(&PILLAR).memory_row(&["flames-4", "glass-4", "flames-5"]).first();
    position.play("2: add flames-4 0,0");
    assert_eq!(position.offered(), ["2: add flames-5 0,-1", "2: discard glass-4", "2: discard flames-5"]);
    position.play("2: discard flames-5");
    assert!(position.is_discarded("glass-4"), "now nothing fits");
    assert_eq!(position.phase(), Take.into());
}

/// THR-122: nothing is discarded before the first addition.
#[test]
fn no_discard_before_the_first_addition() {
    let position = before_seven().first();
    assert_eq!(position.refused("2: discard daggers-4"), "THR-122");
}

/// THR-122: not even what does not fit; it is his to discard only after he has added a card.
#[test]
fn what_does_not_fit_waits_for_the_first_addition() {
    let mut position = chapter().mind(&PILLAR).memory_row(&["glass-4", "flames-4"]).first();
    assert_eq!(position.refused("2: discard glass-4"), "THR-122");
    position.play("2: add flames-4 0,0");
    assert!(position.is_discarded("glass-4"));
}

/// THR-123: relive, reveal and split are settled before his next choice.
#[test]
fn everything_is_settled_before_his_next_choice() {
    let mut position = before_seven_and_split().first();
    position.play("2: add glass-3 0,1");
    assert_eq!((position.asks(AELIN), position.phase()), (true, Reveal.into()));
    assert_eq!(position.refused("2: discard daggers-4"), "THR-002");
    position.play("1: reveal 3");
    assert_eq!((position.asks(AELIN), position.phase()), (true, Split.into()));
    assert_eq!(position.refused("2: discard daggers-4"), "THR-002");
    position.play("1: save glass-4");
    assert_eq!((position.asks(FENRYS), position.phase()), (true, Next.into()));
}

/// THR-124: with the last card of the row, added or discarded, it is Aelin's turn.
#[test]
fn an_empty_row_ends_the_turn() {
    let last = || chapter().mind(&PILLAR).memory_row(&["flames-5"]).next();
    for play in ["2: add flames-5 0,-1", "2: discard flames-5"] {
        let mut position = last();
        position.play(play);
        assert!(position.asks(AELIN) && position.phase() == Take.into());
        assert!(position.state.memory_row.is_empty());
    }
}

/// THR-124: if the last card relives a memory, that is settled before Aelin's turn begins.
#[test]
fn the_last_card_is_settled_first() {
    let mut position = chapter().mind(&[("flames-5", 0, 0)]).memory_row(&["flames-2a"]).first();
    position.play("2: add flames-2a 1,1");
    assert_eq!(position.phase(), Reveal.into());
    position.play("1: pass");
    assert_eq!(position.phase(), Take.into());
    assert_eq!(position.relived(), [cards(&["flames-5", "flames-2a"])]);
    assert!(!position.told(Sight::Whispered { row: RowNumber::new(0), complete: false }));
}

/// THR-119: who stops with nothing that fits is told before what it means, also with demons alone in the row.
#[test]
fn a_stop_that_loses_says_so() {
    for (row, label) in [(&["demon-glass"][..], "label-stop-lost"), (&["demon-glass", "flames-2a"], "label-stop")] {
        let position = chapter().mind(&[("flames-5", 0, 0)]).memory_row(row).draw();
        let view = position.view(Viewer::seat(FENRYS));
        assert_eq!(Throne::label(&view, Action::Stop).id, label);
    }
}
