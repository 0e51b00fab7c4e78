//! Splitting: when the Mind is checked, who chooses and what is lost.

use super::position::{AELIN, FENRYS, Position, cards};
use super::samples::{DETERMINATION, EVERYBODY, STAR, before_seven_and_split, before_split, chapter, prologue};
use crate::ask::{Keep, Next, PrologueAdd, PrologueNext, PrologueTake, Reveal, Split, Take};
use crate::event::Sight;
use crate::state::{Chance, Role};

/// Aelin is about to take a card of this Mind.
fn taking(mind: &[(&str, i8, i8)]) -> Position {
    chapter().mind(mind).take()
}

/// The Mind of X7: a hidden card surfaces apart from the others.
const CASCADE: [(&str, i8, i8); 4] =
    [("glass-4", 0, 0), ("flames-1a", 1, 1), ("daggers-1a", 2, 0), ("antlers-1a", 2, 0)];

/// The second part of the prologue with this Mind.
fn clearing(mind: &[(&str, i8, i8)], active: Role) -> Position {
    prologue(&["daggers-3", "chains-1b", "glass-2b"]).face_up(&[1, 2, 3]).mind(mind).at(PrologueTake, active)
}

/// X5. THR-039, THR-040, THR-061, THR-064: a card that hides the link splits; what surfaces mends.
#[test]
fn x5_split_by_placing() {
    let mut position = before_split().first();
    position.play("2: add antlers-5 -1,0");
    assert_eq!(position.relived(), []);
    assert_eq!(position.offered(), ["1: save antlers-1b", "1: save antlers-5"]);
    position.play("1: save antlers-1b");
    assert_eq!(position.in_mind(), ["antlers-1a", "antlers-1b"]);
    assert_eq!((position.is_discarded("antlers-5"), position.phase()), (true, Next.into()));
}

/// X6. THR-064, THR-068, THR-125, THR-131: the demon leaves before the split, so it taints nothing any more.
#[test]
fn x6_relive_before_split() {
    let mut position = before_seven_and_split().first();
    position.play("2: add glass-3 0,1");
    assert_eq!(position.relived(), [cards(&["glass-4", "glass-3"])]);
    assert!(["demon-glass", "glass-1a", "glass-1b"].iter().all(|id| position.is_discarded(id)));
    assert_eq!(position.offered(), ["1: reveal 3", "1: pass"]);
    position.play("1: pass");
    assert_eq!(position.offered(), ["1: save antlers-5", "1: save glass-4"]);
    let mut glass = position.clone();
    glass.play("1: save glass-4");
    assert!(glass.is_tainted("antlers-5"));
    assert_eq!(glass.in_mind(), ["flames-3", "glass-4", "glass-3"]);
    position.play("1: save antlers-5");
    assert!(position.is_discarded("glass-4") && position.is_discarded("glass-3"));
    assert_eq!(position.in_mind(), ["flames-3", "antlers-5"]);
    assert_eq!((position.phase(), glass.phase()), (Next.into(), Next.into()));
}

/// X7. THR-064, THR-065, THR-066: a card that surfaces apart splits again, and she may keep that one instead.
#[test]
fn x7_cascade() {
    let mut position = taking(&CASCADE);
    position.play("1: take flames-1a");
    assert_eq!(position.offered(), ["1: save glass-4", "1: save antlers-1a"]);
    position.play("1: save glass-4");
    assert!(position.is_discarded("antlers-1a"));
    assert_eq!(position.in_mind(), ["glass-4", "daggers-1a"], "what was hidden is not discarded with the others");
    assert_eq!(position.offered(), ["1: save glass-4", "1: save daggers-1a"]);
    position.play("1: save daggers-1a");
    assert_eq!(position.in_mind(), ["daggers-1a"]);
    assert!(position.is_discarded("glass-4"));
}

/// THR-066: a choice discards visible cards alone: what lies hidden under the kept group stays.
#[test]
fn what_is_hidden_under_the_kept_group_stays() {
    let mut position = taking(&CASCADE);
    position.play_all(&["1: take flames-1a", "1: save antlers-1a"]);
    assert_eq!(position.in_mind(), ["daggers-1a", "antlers-1a"]);
    assert_ne!(position.phase(), Split.into());
}

/// THR-060, THR-063: the Mind can fall into three groups at once; both others are lost.
#[test]
fn three_groups_at_once() {
    let mut position = taking(&STAR);
    position.play("1: take daggers-1a");
    assert!(position.told(Sight::Split { groups: 3 }));
    assert_eq!(position.offered(), ["1: save glass-5", "1: save chains-5", "1: save flames-1a"]);
    let groups = [cards(&["glass-5"]), cards(&["chains-5"]), cards(&["flames-1a"])];
    assert!(EVERYBODY.iter().all(|&viewer| position.view(viewer).groups == groups));
    position.play("1: save chains-5");
    assert_eq!(position.in_mind(), ["chains-5"]);
    assert!(position.is_discarded("glass-5") && position.is_discarded("flames-1a"));
}

/// THR-060: a Mind whose visible cards hang together is not split, and nobody is asked.
#[test]
fn a_whole_mind_is_not_split() {
    let mut position = taking(&STAR);
    position.play("1: take glass-5");
    assert_eq!(position.in_mind(), ["daggers-1a", "chains-5", "flames-1a"]);
    assert!(!position.fenrys_saw().iter().any(|sight| matches!(sight, Sight::Split { .. })));
}

/// THR-061: the Mind is checked after a take in the second part of the prologue and in a chapter.
#[test]
fn taking_is_checked() {
    for mut position in [taking(&STAR), clearing(&STAR, Role::Aelin)] {
        position.play("1: take daggers-1a");
        assert_eq!(position.phase(), Split.into());
    }
}

/// THR-061: the Mind is also checked when a keepsake is taken out of it.
#[test]
fn keeping_is_checked() {
    let mut position = Position::sandbox(&["keepsakes"])
        .mind(&[("daggers-1a", 0, 0), ("flames-3", 1, 1)])
        .memory_row(&["flames-4", "daggers-4"])
        .first();
    position.play_all(&["2: add flames-4 1,2", "1: keep flames-3"]);
    assert_eq!(position.offered(), ["1: save daggers-1a", "1: save flames-4"]);
}

/// THR-062: Aelin chooses although it is Fenrys's turn.
#[test]
fn aelin_chooses_in_fenryss_turn() {
    let mut position = before_split().first();
    position.play("2: add antlers-5 -1,0");
    assert!(position.asks(AELIN));
    assert_eq!(position.refused("2: save antlers-5"), "THR-002");
    assert_eq!(position.refused("1: save antlers-1a"), "THR-062", "a hidden card names no group");
}

/// THR-062: a group is named by the earliest of its cards alone.
#[test]
fn a_group_has_one_name() {
    let mut position = before_seven_and_split().first();
    position.play_all(&["2: add glass-3 0,1", "1: pass"]);
    assert_eq!(position.refused("1: save glass-3"), "THR-062");
}

/// THR-062, THR-091: Aelin chooses in Rowan's turns of the second part too.
#[test]
fn aelin_chooses_in_rowans_turn() {
    let mut position = clearing(&STAR, Role::Companion);
    position.play("2: take daggers-1a");
    assert!(position.asks(AELIN));
    assert_eq!(position.refused("2: save glass-5"), "THR-002");
}

/// THR-067: what a split costs is tainted, in either turn.
#[test]
fn split_discards_are_tainted() {
    let mut taking = chapter().mind(&STAR).demon("demon-glass", &[]).demon("demon-flames", &[]).take();
    taking.play_all(&["1: take daggers-1a", "1: save chains-5"]);
    assert!(taking.is_tainted("glass-5") && taking.is_tainted("flames-1a"));
    let mut adding = before_split().demon("demon-antlers", &[]).first();
    adding.play_all(&["2: add antlers-5 -1,0", "1: save antlers-1b"]);
    assert!(adding.is_tainted("antlers-5"));
}

/// THR-068: all of the reliving, the keepsake included, comes before the split.
#[test]
fn reliving_is_finished_first() {
    let mut position = Position::sandbox(&["keepsakes"])
        .rows(&DETERMINATION)
        .mind(&[("flames-3", 0, 0), ("antlers-5", -1, -1), ("glass-4", 1, 0)])
        .memory_row(&["glass-3", "daggers-4"])
        .first();
    position.play("2: add glass-3 0,1");
    assert_eq!(position.phase(), Reveal.into());
    position.play("1: reveal 3");
    assert_eq!(position.phase(), Keep.into());
    position.play("1: pass");
    assert_eq!(position.phase(), Split.into());
    let revealed = position.when(|sight| matches!(sight, Sight::TurnedUp { .. }));
    let split = position.when(|sight| matches!(sight, Sight::Split { .. }));
    assert!(revealed < split);
}

/// THR-068: a keepsake of the relived set can make the split pointless.
#[test]
fn a_keepsake_can_mend() {
    let mut position = Position::sandbox(&["keepsakes"])
        .mind(&[("flames-3", 0, 0), ("antlers-5", -1, -1), ("glass-4", 1, 0)])
        .memory_row(&["glass-3", "daggers-4"])
        .first();
    position.play_all(&["2: add glass-3 0,1", "1: keep glass-3"]);
    assert_eq!(position.in_mind(), ["flames-3", "antlers-5", "glass-4"]);
    assert_eq!(position.phase(), Next.into());
}

/// THR-069: Fenrys goes on with his memory row, or his turn ends if it is empty.
#[test]
fn fenrys_goes_on() {
    let mut position = before_split().first();
    position.play_all(&["2: add antlers-5 -1,0", "1: save antlers-5"]);
    assert!(position.asks(FENRYS));
    assert!(position.offered().contains(&"2: discard daggers-4".to_owned()));
    let mut last = chapter().mind(&[("antlers-1a", 0, 0), ("antlers-1b", 1, 0)]).memory_row(&["antlers-5"]).first();
    last.play_all(&["2: add antlers-5 -1,0", "1: save antlers-5"]);
    assert_eq!(last.phase(), Take.into());
}

/// THR-069: after a split in her own turn Aelin whispers.
#[test]
fn aelin_goes_on() {
    let mut position = taking(&STAR);
    position.play_all(&["1: take daggers-1a", "1: save glass-5"]);
    let saved = position.when(|sight| matches!(sight, Sight::Saved { .. }));
    assert!(position.when(|sight| matches!(sight, Sight::Whispered { .. })) > saved);
    assert_eq!(position.phase(), Chance::Draw.into());
}

/// THR-069: after a split in Rowan's turn it is Aelin's.
#[test]
fn rowans_turn_is_over() {
    let mind = [STAR[0], STAR[1], STAR[2], STAR[3], ("antlers-2b", 1, 2)];
    let mut position = clearing(&mind, Role::Companion);
    position.play_all(&["2: take daggers-1a", "1: save flames-1a"]);
    assert!(position.asks(AELIN) && position.phase() == PrologueTake.into());
}

/// THR-070: whatever she keeps, the kept group is left.
#[test]
fn a_split_never_empties_the_mind() {
    for (mind, taken) in [(&STAR[..], "daggers-1a"), (&CASCADE[..], "flames-1a")] {
        let mut split = taking(mind);
        split.play(&format!("1: take {taken}"));
        for option in split.offered() {
            let mut position = split.clone();
            position.play(&option);
            let kept = option.rsplit(' ').next().expect("a card is named");
            assert!(position.in_mind().contains(&kept));
            assert_eq!(position.end(), None);
        }
    }
}

/// THR-061, THR-071: in the first part of the prologue a Mind that falls apart is left alone.
#[test]
fn no_split_in_the_first_part() {
    let mut position = prologue(&["glass-1a", "glass-1b", "glass-3"])
        .mind(&[("antlers-1a", 0, 0), ("antlers-1b", 1, 0)])
        .memory_row(&["antlers-5", "antlers-2a", "daggers-2a", "daggers-3"])
        .at(PrologueAdd, Role::Companion);
    position.play("2: add antlers-5 -1,0");
    assert_eq!(position.state.mind.groups().count(), 2);
    assert_eq!(position.phase(), PrologueNext.into());
    position.play("2: discard antlers-2a");
    assert_eq!(position.in_mind(), ["antlers-1a", "antlers-1b", "antlers-5"]);
}

/// THR-071: the first take of the second part is the first time that such a Mind is checked.
#[test]
fn the_first_take_finds_the_split() {
    let mut position = prologue(&["glass-1a", "glass-1b", "glass-3"])
        .face_up(&[1, 2])
        .mind(&[("antlers-1a", 0, 0), ("antlers-1b", 1, 0), ("antlers-5", -1, 0)])
        .memory_row(&["antlers-2a", "daggers-1a", "daggers-2a", "daggers-3"])
        .at(PrologueAdd, Role::Companion);
    position.play("2: add antlers-2a -1,1");
    assert_eq!(position.state.mind.groups().count(), 2);
    assert_eq!(position.offered(), ["1: take antlers-1b", "1: take antlers-5", "1: take antlers-2a"]);
    position.play("1: take antlers-2a");
    assert_eq!(position.offered(), ["1: save antlers-1b", "1: save antlers-5"]);
}
