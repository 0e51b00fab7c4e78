//! What holds for every mode: players, roles, cards and set-up.

use kernel::{Game, GameResult, Setup, Viewer};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::samples::{DETERMINATION, EVERYBODY, before_split, chapter, evening, prologue};
use crate::Throne;
use crate::ask::{Ask, First, PrologueAdd, PrologueNext, PrologueTake, Split};
use crate::cards::{BOX, Card, Colour, Kind};
use crate::event::Sight;
use crate::file;
use crate::row::RowNumber;
use crate::state::{End, Role};

fn results(position: &Position) -> Vec<GameResult> {
    Throne::verdict(&position.state).standings().iter().map(|standing| standing.result).collect()
}

/// THR-001: there are exactly two players, and they win or lose together.
#[test]
fn two_players_share_the_result() {
    let can_play = |seats| Setup::new(Throne::meta(), seats, []).is_ok();
    assert_eq!([1, 2, 3].map(can_play), [false, true, false]);
    let mut won = evening(Position::mode("chapter-1")).day(3).take();
    won.play("1: take antlers-2a");
    assert_eq!(results(&won), [GameResult::Won; 2]);
    let mut lost = chapter().mind(&[("flames-5", 0, 0)]).take();
    lost.play("1: take flames-5");
    assert_eq!(results(&lost), [GameResult::Lost; 2]);
    assert_eq!(Throne::side(&won.state, AELIN), Throne::side(&won.state, FENRYS));
}

/// THR-002: either seat can be Aelin, and the roles stay from day to day.
#[test]
fn roles_stay_for_a_chapter() {
    let mut swapped = evening(Position::new(&[("mode", "chapter-1"), ("aelin", "2")])).take();
    assert_eq!(swapped.refused("1: take antlers-2a"), "THR-002");
    swapped.play("2: take antlers-2a");
    swapped.play_all(&[
        "chance: flames-5",
        "chance: glass-5",
        "chance: glass-4",
        "chance: glass-3",
        "chance: glass-2a",
    ]);
    swapped.play_all(&["chance: flames-3", "1: draw"]);
    let view = swapped.view(Viewer::SPECTATOR);
    assert_eq!((view.day, view.aelin, view.companion), (2, FENRYS, AELIN));
}

/// THR-002: the two parts of the prologue are one game: whoever was Aelin still is.
#[test]
fn roles_stay_for_the_prologue() {
    let mut position = Position::new(&[("mode", "prologue"), ("aelin", "2")])
        .rows(&["glass-1a", "glass-1b", "glass-3"])
        .face_up(&[1, 2])
        .mind(&[("flames-5", 0, 0)])
        .memory_row(&["flames-2a", "daggers-1a", "daggers-2a", "daggers-3"])
        .at(PrologueAdd, Role::Companion);
    assert_eq!(position.refused("2: add flames-2a 1,1"), "THR-002");
    position.play("1: add flames-2a 1,1");
    assert_eq!(position.phase(), PrologueTake.into());
    assert_eq!(position.refused("1: take flames-5"), "THR-002");
    position.play("2: take flames-5");
}

/// Whether a row of 7 is complete in this mode on day 2.
fn is_seven_complete(mode: &str) -> bool {
    let mind = [("antlers-2a", 0, 0), ("antlers-2b", 1, 0)];
    let mut position = Position::mode(mode).day(2).rows(&["daggers-5", "chains-5", "flames-5", "glass-5"]);
    position = position.mind(&mind).take();
    position.play("1: take antlers-2a");
    position.told(Sight::Whispered { row: RowNumber::new(0), complete: true })
}

/// THR-003: a rule card in force changes the target of the rulebook and adds a way to lose.
#[test]
fn captivity_cards_override_the_rulebook() {
    assert!(is_seven_complete("chapter-1"));
    assert!(!is_seven_complete("chapter-4"), "Long Nights wants 8");
    let five_demons = |mode: &str| {
        let mut position = Position::mode(mode).rows(&DETERMINATION).mind(&[("flames-5", 0, 0)]);
        for demon in ["demon-daggers", "demon-chains", "demon-flames", "demon-glass"] {
            position = position.demon(demon, &[]);
        }
        let mut position = position.memory_row(&["demon-antlers", "flames-2a"]).draw();
        position.play("2: stop");
        position.end()
    };
    assert_eq!([five_demons("chapter-1"), five_demons("chapter-2")], [None, Some(End::Legion)]);
}

/// THR-005: cards match by colour, whatever their strength.
#[test]
fn cards_match_by_colour() {
    let mut position = Position::mode("chapter-1")
        .rows(&["flames-3", "chains-1b", "glass-2b", "antlers-2a"])
        .mind(&[("flames-2a", 0, 0), ("daggers-3", 0, 1)])
        .demon("demon-daggers", &[])
        .take();
    assert_eq!(position.offered(), ["1: take flames-2a", "1: take flames-2a reveal", "1: take daggers-3"]);
    assert!(position.state.would_taint(card("daggers-1a")) && position.state.would_taint(card("daggers-5")));
    assert!(!position.state.would_taint(card("flames-1a")));
    position.play("1: take flames-2a reveal");
    assert!(position.state.rows[0].face_up);
}

/// THR-006: where a rule does not say "may" there is no way to pass.
#[test]
fn everything_else_is_mandatory() {
    let pass = |position: &Position, seat: u8| position.refused(&format!("{seat}: pass"));
    let mind = [("flames-5", 0, 0), ("flames-2a", 1, 1)];
    let adding = chapter().mind(&mind).memory_row(&["daggers-4", "daggers-5"]);
    assert_eq!(pass(&adding.clone().first(), 2), "THR-006");
    assert_eq!(pass(&adding.clone().next(), 2), "THR-006");
    assert_eq!(pass(&chapter().mind(&mind).take(), 1), "THR-006");
    let mut split = before_split().first();
    split.play("2: add antlers-5 -1,0");
    assert_eq!((split.phase(), pass(&split, 1)), (Split.into(), "THR-006"));
    let prologue = prologue(&["glass-1a", "glass-1b", "glass-3"]).mind(&mind);
    let row = ["daggers-1a", "daggers-2a", "daggers-3", "daggers-4"];
    for ask in [Ask::from(PrologueAdd), PrologueNext.into()] {
        assert_eq!(pass(&prologue.clone().memory_row(&row).at(ask, Role::Companion), 2), "THR-006");
    }
    let clearing = prologue.face_up(&[1, 2, 3]).at(PrologueTake, Role::Aelin);
    assert_eq!(pass(&clearing, 1), "THR-006");
}

/// THR-010: 35 memories, in each colour 1, 1, 2, 2, 3, 4 and 5.
#[test]
fn the_memory_deck() {
    let memories = BOX.all(Kind::Memory);
    assert_eq!(memories.len(), 35);
    for colour in Colour::ALL {
        let mut strengths: Vec<u8> = memories.of_colour(colour).iter().map(Card::strength).collect();
        strengths.sort_unstable();
        assert_eq!(strengths, [1, 1, 2, 2, 3, 4, 5]);
    }
    assert_eq!(Position::mode("prologue").left_in_deck(Kind::Memory), 35);
}

/// THR-011: every memory has a covered and an empty area.
#[test]
fn every_memory_has_both_kinds_of_areas() {
    assert!(BOX.all(Kind::Memory).iter().all(|memory| (1..=3).contains(&memory.pattern().covered())));
}

/// THR-013: a memory has the printed colour and strength, and keeps them though most of it is covered.
#[test]
fn colour_and_strength_never_change() {
    for memory in BOX.all(Kind::Memory).iter() {
        let colour = memory.colour().expect("a memory has a colour");
        assert!(memory.id().starts_with(&format!("{colour}-{}", memory.strength())));
    }
    let mut position =
        chapter().mind(&[("flames-4", 0, 0), ("daggers-2a", 0, -1), ("flames-2a", 1, 1), ("chains-2b", 1, 0)]).take();
    let four = position.state.mind.sets().find(|(_, set)| set.contains(0)).expect("the 4 is visible");
    assert_eq!((four.0, position.state.mind.total(four.1)), (Colour::Flames, 6), "its bottom left area is left");
    position.play("1: take flames-4");
    assert_eq!(position.state.rows[0].total(), 3 + 4);
}

/// THR-014: five demons, one of each colour, without strength and areas; a file with others is turned down.
#[test]
fn demons_are_no_memories() {
    let demons = BOX.all(Kind::Demon);
    let colours: Vec<Colour> = demons.iter().filter_map(Card::colour).collect();
    assert_eq!(colours, Colour::ALL);
    assert!(demons.iter().all(|demon| demon.strength() == 0 && demon.pattern().covered() == 0));
    let glass = "name_pl = \"Demon Szkła\"\ncolour = \"glass\"";
    assert!(file::TEXT.contains(glass));
    let twice = file::TEXT.replace(glass, "name_pl = \"Demon Szkła\"\ncolour = \"flames\"");
    assert!(file::read("other.toml", &twice).is_err());
}

/// THR-014: a demon is dealt neither to the Mind nor to the Determination, and cannot be added.
#[test]
fn demons_never_lie_among_memories() {
    let mut position = Position::mode("chapter-1").deal(&[]);
    for memory in ["flames-5", "daggers-3", "chains-1b", "glass-2b", "antlers-2a"] {
        assert!(position.chances().iter().all(Card::is_memory));
        position.play(&format!("chance: {memory}"));
    }
    position.play_all(&["chance: demon-glass", "2: draw", "chance: flames-2a", "2: draw", "chance: daggers-4"]);
    position.play("2: stop");
    assert_eq!(position.phase(), First.into());
    assert_eq!(position.refused("2: add demon-glass 1,1"), "THR-120");
    assert!(!position.offered().iter().any(|option| option.contains("demon")));
}

/// THR-015: the discard pile is open to everybody, whatever is being decided.
#[test]
fn the_discard_pile_is_open() {
    let pile = ["flames-1a", "glass-4", "demon-chains"];
    let table = || before_split().discarded(&pile);
    let mut split = table().first();
    split.play("2: add antlers-5 -1,0");
    for position in [table().draw(), table().first(), table().next(), table().take(), split] {
        for viewer in EVERYBODY {
            assert_eq!(position.view(viewer).discard, cards(&pile));
        }
    }
}

/// The deck after set-up: memories, Illusions and demons.
fn deck(position: &Position) -> [usize; 3] {
    [Kind::Memory, Kind::Illusion, Kind::Demon].map(|kind| position.left_in_deck(kind))
}

/// X13. THR-010, THR-014: a card to the Mind, four to the Determination, and what is left for the deck.
#[test]
fn x13_set_up_numbers() {
    let dealt = ["flames-5", "daggers-3", "chains-1a", "glass-2b", "antlers-2a"];
    let first = Position::mode("chapter-1").deal(&dealt);
    assert_eq!(deck(&first), [30, 0, 5]);
    assert_eq!((first.in_mind(), first.state.rows.len()), (vec!["flames-5"], 4));
    assert_eq!(first.view(Viewer::SPECTATOR).deck.size, 35);
    let third = Position::mode("chapter-3").deal(&dealt);
    assert_eq!(deck(&third), [25, 5, 5]);
    let mut sixth = Position::mode("chapter-6").deal(&dealt);
    assert!(sixth.chances().iter().all(|card| card.kind() == Kind::Demon), "Shackles");
    sixth.play("chance: demon-glass");
    assert_eq!((deck(&sixth), sixth.state.demons.len()), ([30, 0, 4], 1));
}
