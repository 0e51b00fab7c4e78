//! The prologue: gathering thoughts, then clearing the Mind.

use kernel::{Game, GameResult, Setup, Tell, Viewer, Waiting};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::samples::{EVERYBODY, PILLAR, STAR, prologue};
use crate::ask::{PrologueAdd, PrologueNext, PrologueTake};
use crate::cards::Kind;
use crate::event::Sight;
use crate::state::{End, Role, State};
use crate::{Captivity, RowNumber, Throne};

/// Rowan in these tests.
const ROWAN: kernel::Seat = FENRYS;

const FACES: [&str; 3] = ["glass-1a", "glass-1b", "glass-3"];

/// Rowan's turn to add, with a flames 5 in the Mind: `flames-2a` at 1,1 makes 7.
fn adding() -> Position {
    prologue(&FACES)
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "flames-1a", "daggers-4", "daggers-3"])
        .at(PrologueAdd, Role::Companion)
}

/// Aelin's turn to take from this Mind; the rows start with these cards.
fn clearing(rows: &[&str; 3], mind: &[(&str, i8, i8)]) -> Position {
    prologue(rows).face_up(&[1, 2, 3]).mind(mind).at(PrologueTake, Role::Aelin)
}

fn turned_up(position: &Position) -> Vec<bool> {
    position.state.rows.iter().map(|row| row.face_up).collect()
}

/// THR-072: a card to the Mind, three face down, four in the memory row, 27 in the deck; Rowan begins.
#[test]
fn set_up_of_the_first_part() {
    let dealt = ["flames-5", "glass-1a", "glass-1b", "glass-3", "flames-2a", "flames-1a", "daggers-4", "daggers-3"];
    let position = Position::mode("prologue").deal(&dealt);
    assert_eq!(position.in_mind(), ["flames-5"]);
    assert_eq!(turned_up(&position), [false; 3]);
    assert_eq!(position.state.memory_row.to_vec(), dealt[4..].iter().map(|id| card(id)).collect::<Vec<_>>());
    assert_eq!((position.left_in_deck(Kind::Memory), position.state.deck.len()), (27, 27));
    assert!(position.asks(ROWAN) && position.phase() == PrologueAdd.into());
}

/// THR-072, THR-073: add one, add or discard another, draw two; then it is the other's turn, and so on.
#[test]
fn turns_alternate() {
    let mut position = adding();
    position.play_all(&["2: add flames-1a 1,1", "2: discard daggers-3"]);
    assert_eq!(position.waiting(), Waiting::Chance);
    position.play_all(&["chance: chains-1a", "chance: chains-2b"]);
    assert_eq!(position.state.memory_row.len(), 4);
    assert!(position.asks(AELIN));
    position.play_all(&["1: add daggers-4 1,2", "1: discard chains-2b", "chance: chains-4", "chance: chains-5"]);
    assert!(position.asks(ROWAN));
}

/// THR-073: the first card of a turn must be added; only the second may be discarded.
#[test]
fn the_first_card_is_added() {
    let mut position = adding();
    assert_eq!(position.refused("2: discard daggers-3"), "THR-122");
    assert!(position.offered().iter().all(|option| option.starts_with("2: add")));
    position.play("2: add flames-1a 1,1");
    assert!(
        ["2: discard flames-2a", "2: discard daggers-4"]
            .iter()
            .all(|it| position.offered().contains(&(*it).to_owned()))
    );
}

/// THR-074: only the active player chooses; the discard is open.
#[test]
fn the_active_player_chooses_alone() {
    let mut position = adding();
    assert_eq!(position.refused("1: add flames-1a 1,1"), "THR-002");
    position.play("2: add flames-1a 1,1");
    assert_eq!(position.refused("1: discard daggers-3"), "THR-002");
    position.play("2: discard daggers-3");
    assert!(EVERYBODY.iter().all(|&viewer| position.view(viewer).discard == cards(&["daggers-3"])));
}

/// THR-075, THR-076: a relived memory of any colour turns up the topmost face-down card.
#[test]
fn a_relived_memory_turns_a_card_up() {
    let mut position = adding();
    position.play("2: add flames-2a 1,1");
    assert_eq!(turned_up(&position), [true, false, false]);
    assert!(position.told(Sight::TurnedUp { row: RowNumber::new(0), card: card("glass-1a") }));
    let mut second = adding().face_up(&[1]);
    second.play("2: add flames-2a 1,1");
    assert_eq!(turned_up(&second), [true, true, false]);
}

/// THR-075: the second card of a turn can relive a memory too.
#[test]
fn two_cards_turned_up_in_a_turn() {
    let mut position = prologue(&FACES)
        .mind(&[("flames-4", 0, 0), ("antlers-4", 1, -1)])
        .memory_row(&["flames-3", "antlers-3", "daggers-4", "daggers-3"])
        .at(PrologueAdd, Role::Companion);
    position.play_all(&["2: add flames-3 1,1", "2: add antlers-3 2,0"]);
    assert_eq!(turned_up(&position), [true, true, false]);
}

/// THR-077, THR-081, THR-085, THR-086: with the third card the first part is won at once, in the middle of the turn.
#[test]
fn the_third_card_wins_the_first_part() {
    let mut position = adding().face_up(&[1, 2]);
    position.play("2: add flames-2a 1,1");
    assert!(position.told(Sight::SecondPart));
    assert_eq!(position.in_mind(), ["flames-5", "flames-2a"]);
    assert!(position.state.memory_row.is_empty() && position.state.deck.is_empty());
    assert_eq!(position.state.discard.len(), 35 - 3 - 2);
    assert!(["flames-1a", "daggers-4", "daggers-3", "antlers-5"].iter().all(|id| position.is_discarded(id)));
    let starts: Vec<&str> = position.state.rows.iter().map(|row| row.det.id()).collect();
    assert_eq!(starts, FACES);
    assert!(position.asks(AELIN) && position.phase() == PrologueTake.into());
}

/// THR-077, THR-080: the second card of a turn wins as well; nothing is drawn after it.
#[test]
fn the_second_card_can_win_the_first_part() {
    let mut position = adding().face_up(&[1, 2]).at(PrologueNext, Role::Companion);
    position.play("2: add flames-2a 1,1");
    assert!(!position.fenrys_saw().iter().any(|sight| matches!(sight, Sight::Drawn { .. })));
    assert_eq!(position.phase(), PrologueTake.into());
}

/// THR-078: an empty deck at the start of a turn loses, even if a card could be added.
#[test]
fn an_empty_deck_loses() {
    let mut position = adding().deck(&["chains-1a", "chains-2b"]);
    position.play_all(&["2: add flames-1a 1,1", "2: discard daggers-3", "chance: chains-1a"]);
    assert_eq!(position.end(), None);
    position.play("chance: chains-2b");
    assert_eq!(position.end(), Some(End::PrologueDeck));
}

/// THR-079: of a single card that card is drawn, and the next turn loses.
#[test]
fn the_last_card_is_drawn() {
    let mut position = adding().deck(&["chains-1a"]);
    position.play_all(&["2: add flames-1a 1,1", "2: discard daggers-3"]);
    position.play("chance: chains-1a");
    assert!(position.told(Sight::Drawn { card: card("chains-1a") }));
    assert_eq!((position.state.memory_row.len(), position.end()), (3, Some(End::PrologueDeck)));
}

/// THR-079: with three cards in the deck there is a turn more.
#[test]
fn one_card_left_is_another_turn() {
    let mut position = adding().deck(&["chains-1a", "chains-2b", "chains-3"]);
    position.play_all(&["2: add flames-1a 1,1", "2: discard daggers-3", "chance: chains-1a", "chance: chains-2b"]);
    assert!(position.asks(AELIN));
}

/// THR-078: a row of which nothing fits loses at the start of the turn, not in the middle of one.
#[test]
fn nothing_that_fits_loses() {
    let row = ["flames-4", "glass-4", "antlers-4", "chains-2a"];
    let mut position = prologue(&FACES).mind(&PILLAR).memory_row(&row).at(PrologueAdd, Role::Companion);
    position.play("2: add flames-4 0,0");
    assert_eq!(position.end(), None, "nothing fits any more, but the turn goes on");
    position.play_all(&["2: discard glass-4", "chance: chains-4", "chance: glass-2a"]);
    assert_eq!(position.end(), Some(End::PrologueCannotAdd));
}

/// THR-078: a single place for a single card is taken without a question.
#[test]
fn a_single_addition_is_made_at_once() {
    let row = ["flames-4", "glass-4", "antlers-4", "chains-2a"];
    let mut position = prologue(&FACES).mind(&PILLAR).memory_row(&row).at(PrologueAdd, Role::Companion);
    position.play_all(&["2: add flames-4 0,0", "2: discard glass-4", "chance: chains-4", "chance: flames-5"]);
    let added = Sight::Added { seat: AELIN, card: card("flames-5"), x: 0, y: -1 };
    assert!(position.told(added), "only flames-5 fits, and only there");
    assert!(position.asks(AELIN) && position.phase() == PrologueNext.into());
}

/// THR-080: after the second card the turn is over, though more could be added.
#[test]
fn two_cards_are_a_turn() {
    let mut position = adding();
    position.play_all(&["2: add flames-1a 1,1", "2: add daggers-4 1,2"]);
    assert_eq!(position.waiting(), Waiting::Chance);
    position.play_all(&["chance: chains-1a", "chance: chains-2b"]);
    assert_eq!(position.refused("2: add flames-2a 2,0"), "THR-002");
}

/// THR-081, THR-094: a loss in either part is the end; there is no other start than the first part.
#[test]
fn a_loss_ends_both_parts() {
    let mut first = adding().deck(&["chains-1a"]);
    first.play_all(&["2: add flames-1a 1,1", "2: discard daggers-3", "chance: chains-1a"]);
    let mut second = clearing(&["glass-5", "glass-4", "glass-3"], &PILLAR);
    second.play("1: take antlers-2b");
    for lost in [first, second] {
        assert_eq!(lost.waiting(), Waiting::Over);
        let verdict = Throne::verdict(&lost.state);
        assert!(verdict.standings().iter().all(|standing| standing.result == GameResult::Lost));
    }
    let again = Position::mode("prologue").deal(&["flames-5", "glass-1a", "glass-1b", "glass-3"]);
    assert!(again.state.is_first_part());
}

/// THR-082: winning the first part is an event of the same game, which can be saved there; nothing starts with the second.
#[test]
fn the_prologue_is_one_game() {
    let mut position = adding().face_up(&[1, 2]);
    position.play("2: add flames-2a 1,1");
    assert_eq!(position.end(), None);
    assert!(!position.fenrys_saw().iter().any(|sight| matches!(sight, Sight::Ended { .. })));
    let saved = borsh::to_vec(&position.state).expect("a state can be written");
    assert_eq!(borsh::from_slice::<State>(&saved).expect("and read"), position.state);
    for mode in ["prologue-1", "prologue-2"] {
        assert!(Setup::new(Throne::meta(), 2, [("mode", mode)]).is_err());
    }
}

/// Whether the debug text of something names the card.
fn names(thing: &impl std::fmt::Debug, id: &str) -> bool {
    format!("{thing:?}").contains(id)
}

/// THR-083: the face-down cards are unknown to both players and to those who watch, from the deal until they are turned up.
#[test]
fn nobody_knows_the_face_down_cards() {
    let dealt = ["flames-5", "glass-1a", "glass-1b", "glass-3", "flames-2a", "flames-1a", "daggers-4", "daggers-3"];
    let mut position = Position::mode("prologue").deal(&dealt);
    let hides = |position: &Position, ids: &[&str]| {
        EVERYBODY.iter().all(|&viewer| {
            let view = position.view(viewer);
            let sights = || position.events.iter().filter_map(|event| Throne::sight(event, viewer));
            ids.iter().all(|id| !names(&view, id) && !sights().any(|sight| names(&sight, id)))
        })
    };
    assert!(hides(&position, &FACES));
    assert!(position.view(Viewer::seat(AELIN)).rows.iter().all(|row| row.card.is_none() && row.total.is_none()));
    position.play("2: add flames-2a 1,1");
    assert!(!hides(&position, &FACES[..1]) && hides(&position, &FACES[1..]));
}

/// THR-083: turned up, a card is known to everybody.
#[test]
fn everybody_sees_what_is_turned_up() {
    let mut position = adding();
    position.play("2: add flames-2a 1,1");
    for viewer in EVERYBODY {
        let faces: Vec<_> = position.view(viewer).rows.iter().map(|row| row.card).collect();
        assert_eq!(faces, [Some(card("glass-1a")), None, None]);
    }
}

/// THR-086: Aelin takes the first card, and they alternate.
#[test]
fn they_take_in_turns() {
    let mut position = clearing(&["glass-1a", "glass-2a", "glass-3"], &STAR);
    position.play_all(&["1: take glass-5", "2: take chains-5", "1: take flames-1a"]);
    let takers: Vec<_> = position
        .fenrys_saw()
        .into_iter()
        .filter_map(|sight| match sight {
            Sight::Taken { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [AELIN, ROWAN, AELIN, ROWAN], "Rowan takes the last card without a question");
}

/// THR-087: any visible card can be taken, also from below, and the others do not move.
#[test]
fn the_others_do_not_move() {
    let mind = [("flames-5", 0, 0), ("flames-2a", 1, 1), ("daggers-4", 1, 1), ("chains-2b", 1, 2)];
    let mut position = clearing(&["glass-1a", "glass-2a", "glass-3"], &mind);
    assert_eq!(position.refused("1: take flames-2a"), "THR-036");
    assert_eq!(position.offered(), ["1: take flames-5", "1: take daggers-4", "1: take chains-2b"]);
    let others = position.state.mind.cards()[1..].to_vec();
    position.play("1: take flames-5");
    assert_eq!(position.state.mind.cards(), others);
}

/// X12. THR-088, THR-089, THR-090: too much is discarded; exactly 7 completes the row, and the next turn fills the next one.
#[test]
fn x12_rows_of_the_second_part() {
    let mind = [STAR[0], STAR[1], STAR[2], STAR[3], ("antlers-3", 2, 1), ("antlers-2b", 1, 2)];
    let mut position = clearing(&["daggers-5", "daggers-2a", "daggers-3"], &mind);
    position.play("1: take antlers-3");
    assert!(position.is_discarded("antlers-3"));
    assert!(position.told(Sight::Overflowed { row: RowNumber::new(0), card: card("antlers-3") }));
    position.play("2: take antlers-2b");
    assert!(position.told(Sight::Whispered { row: RowNumber::new(0), complete: true }));
    position.play("1: take flames-1a");
    let added: Vec<usize> = position.state.rows.iter().map(|row| row.added.len()).collect();
    assert_eq!(added, [1, 1, 0]);
}

/// The third row stands at 3; a 4 and a 5 are in the Mind.
fn nearly_won(active: Role) -> Position {
    prologue(&["daggers-5", "chains-5", "daggers-3"])
        .face_up(&[1, 2, 3])
        .added(1, &["flames-2a"])
        .added(2, &["flames-2b"])
        .mind(&[("antlers-4", 0, 0), ("glass-5", 1, 0)])
        .at(PrologueTake, active)
}

/// X12. THR-092: the last card of the Mind wins if it completes the last row; it is taken without a question.
#[test]
fn x12_the_last_card_wins() {
    let mut position = nearly_won(Role::Aelin);
    position.play("1: take glass-5");
    assert!(position.is_discarded("glass-5") && position.state.mind.is_empty());
    assert_eq!(position.end(), Some(End::PrologueWon));
    let heading = format!("{:?}", Throne::scene(&position.view(Viewer::SPECTATOR)).lines[0]);
    assert!(heading.contains("part-two"), "what was won is the second part: {heading}");
}

/// THR-089, THR-090: a card that makes exactly 7 is added; one that makes 8 is not; nobody chooses.
#[test]
fn seven_is_added_and_eight_is_not() {
    for (start, is_added) in [("flames-1a", true), ("flames-2a", true), ("flames-3", false)] {
        let mut position = clearing(&[start, "daggers-1a", "daggers-1b"], &[("glass-5", 0, 0), ("glass-3", -1, 1)]);
        position.play("1: take glass-5");
        let total = position.state.rows[0].det.strength() + 5;
        let told = Sight::Strengthened { row: RowNumber::new(0), card: card("glass-5"), will: false };
        assert_eq!(position.told(told), is_added);
        assert_eq!(position.told(Sight::Whispered { row: RowNumber::new(0), complete: true }), total == 7);
    }
}

/// THR-089: cards are added one after the other, the last at the left end.
#[test]
fn the_last_card_lies_leftmost() {
    let mut position = clearing(&["glass-1a", "glass-2a", "glass-3"], &STAR);
    position.play_all(&["1: take flames-1a", "2: take chains-5"]);
    assert_eq!(position.state.rows[0].added.to_vec(), [card("flames-1a"), card("chains-5")]);
    assert!(position.state.rows[0].complete);
}

/// THR-088: a card that would fit only a lower row still goes to the topmost incomplete one, and is lost there.
#[test]
fn only_the_current_row_counts() {
    let mut position = clearing(&["glass-4", "glass-2a", "glass-3"], &STAR);
    position.play("1: take glass-5");
    assert!(position.is_discarded("glass-5"));
    assert!(position.state.rows.iter().all(|row| row.added.is_empty()));
    assert_eq!(position.view(Viewer::SPECTATOR).current_row, Some(RowNumber::new(0)));
}

/// THR-091: splits are Aelin's in Rowan's turns; the take counts before the split, and the turn ends after it.
#[test]
fn a_split_in_rowans_turn() {
    let mut position = clearing(&["glass-1a", "glass-2a", "glass-3"], &STAR).at(PrologueTake, Role::Companion);
    position.play("2: take daggers-1a");
    assert!(position.asks(AELIN));
    assert_eq!(position.state.rows[0].added.to_vec(), [card("daggers-1a")]);
    position.play("1: save chains-5");
    assert!(position.is_discarded("glass-5") && position.is_discarded("flames-1a"));
    assert!(position.told(Sight::Taken { seat: AELIN, card: card("chains-5"), keepsake: false }));
}

/// THR-092: complete rows win though cards are left in the Mind.
#[test]
fn cards_may_be_left() {
    let mut position = nearly_won(Role::Companion);
    position.play("2: take antlers-4");
    assert_eq!((position.end(), position.in_mind()), (Some(End::PrologueWon), vec!["glass-5"]));
}

/// THR-093: whoever finds the Mind empty at the start of the turn loses for both.
#[test]
fn an_empty_mind_loses() {
    let mut position = clearing(&["glass-5", "glass-4", "glass-3"], &PILLAR);
    position.play("1: take antlers-2b");
    assert!(position.told(Sight::Taken { seat: ROWAN, card: card("daggers-2a"), keepsake: false }));
    assert_eq!(position.end(), Some(End::PrologueCannotTake));
}

/// THR-094: a win of the prologue wins for both and opens the captivity deck at chapter 1.
#[test]
fn a_win_opens_the_captivity_deck() {
    let mut position = nearly_won(Role::Aelin);
    position.play("1: take antlers-4");
    let verdict = Throne::verdict(&position.state);
    assert_eq!(verdict.reason, "prologue-won");
    assert!(verdict.standings().iter().all(|standing| standing.result == GameResult::Won));
    assert_eq!(Captivity::closed().deck[0], "chapter-1");
}
