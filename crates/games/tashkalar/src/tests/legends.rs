//! The twelve legends.

use kernel::Viewer;

use super::position::{A, B, C, Position, card};
use crate::event::Sight;
use crate::state::Reason;

/// A Duel in which this legend was just summoned on e5.
fn summoned(id: &str, pieces: &str) -> Position {
    Position::duel("northern").summoned(id, pieces)
}

/// A Melee of three in which this legend was just summoned on e5 and scored in the colour of B.
fn summoned_in_melee(id: &str, pieces: &str) -> Position {
    Position::melee("northern").summoned(id, pieces).then(&["side 2"])
}

/// Fire Dragon, TK-094, TK-095: common and heroic pieces up to distance 2 die in the chosen direction and the two beside it, one's own
/// too; legendary ones neither die nor block.
#[test]
fn fire_dragon_breathes_in_three_directions() {
    let own = "A:H d2 f2 e4, A:C e3 d6";
    let p = summoned("leg-fire-dragon", &format!("{own}, B:L e6, B:C e7 e8 f6 h8 d5 d4, B:H c7 g7"));
    assert_eq!(p.menu(), "aim e, aim se, aim s, aim sw, aim w");
    assert_eq!((p.refused("aim n"), p.refused("skip")), ("TK-097", "TK-092"));
    let south = p.then(&["aim s"]);
    assert_eq!(south.arena(), "A:C e3, A:H d2 f2 e4, A:L e5, B:C d4 d5 e8 h8, B:L e6");
    assert_eq!((south.tally(B), south.is_at_hub()), ([2, 2, 0], true));
    let west = p.then(&["aim w"]);
    assert_eq!(west.arena(), "A:C e3, A:H d2 f2 e4, A:L e5, B:C f6 e7 e8 h8, B:H g7, B:L e6", "also north-west");
    assert_eq!(west.tally(B), [2, 1, 0]);
}

/// Fire Dragon, R-38, TK-242: a direction must be chosen, also one that hits nothing.
#[test]
fn fire_dragon_may_fire_at_nothing() {
    let p = summoned("leg-fire-dragon", "A:H d2 f2 e4, A:C e3 f5");
    assert_eq!(p.menu(), "aim e, aim se, aim s, aim sw, aim w");
    assert_eq!(p.then(&["aim sw"]).arena(), "A:C e3 f5, A:H d2 f2 e4, A:L e5");
    assert_eq!(p.then(&["aim se"]).at("f5"), "", "the direction beside it hits the own piece");
}

/// Hell Bull, TK-107, TK-110: it charges over anything in one direction, and a legendary piece stops it.
#[test]
fn hell_bull_tramples_until_a_legendary_piece() {
    let p = summoned("leg-hell-bull", "A:C d4 f4 e5 e6, A:H d5 f5, B:C e4, B:L e3, B:H e2");
    let steps = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"].map(|to| format!("step e5 {to}")).join(", ");
    assert_eq!(p.menu(), format!("{steps}, skip"));
    let north = p.then(&["step e5 e4"]);
    assert_eq!(north.menu(), "step e4 e3, skip");
    let stopped = north.then(&["step e4 e3"]);
    assert_eq!((stopped.at("e3"), stopped.at("e2")), ("A:L".to_owned(), "B:H".to_owned()));
    assert_eq!((stopped.tally(B), stopped.is_at_hub()), ([1, 0, 1], true));
    let west = p.then(&["step e5 d5", "step d5 c5", "step c5 b5", "step b5 a5"]);
    assert_eq!(
        (west.arena().as_str(), west.is_at_hub()),
        ("A:C d4 f4 e6, A:H f5, A:L a5, B:C e4, B:H e2, B:L e3", true)
    );
    assert_eq!(p.then(&["step e5 e6", "skip"]).at("e6"), "A:L");
    assert!(p.then(&["skip"]).is_at_hub());
    let p = Position::duel("northern").pieces("A:C d4 f4 e6, A:H d5 f5").hand(&["leg-hell-bull"]);
    assert_eq!(p.summonings("leg-hell-bull").len(), 0, "TK-076: its square must hold an own piece");
}

/// Angel of Death, TK-109, TK-113: any other piece may be chosen; it is upgraded, then she leaps onto it and destroys it at its new
/// rank.
#[test]
fn angel_of_death_upgrades_and_destroys() {
    let own = "A:C d4 f4 c5 g5 e6, A:H e5";
    let p = summoned("leg-angel-of-death", &format!("{own}, B:C a3, B:H a4, B:L a5"));
    assert_eq!(p.menu(), "at a3, at a4, at d4, at f4, at a5, at c5, at g5, at e6, skip");
    for (victim, tally) in [("a3", [0, 1, 0]), ("a4", [0, 0, 1]), ("a5", [0, 0, 1]), ("d4", [0, 0, 0])] {
        let p = p.then(&[&format!("at {victim}")]);
        assert_eq!((p.at(victim), p.at("e5"), p.tally(B)), ("A:L".to_owned(), String::new(), tally), "{victim}");
        assert!(p.is_at_hub());
    }
    assert_eq!((p.then(&["skip"]).at("e5"), p.then(&["skip"]).tally(B)), ("A:L".to_owned(), [0, 0, 0]));
    let p = Position::duel("northern").pieces("A:C d4 f4 c5 g5 e6 e5").hand(&["leg-angel-of-death"]);
    assert_eq!(p.summonings("leg-angel-of-death").len(), 0, "TK-076: her square must hold a heroic piece");
}

/// Angel of Death, R-19: a piece that cannot be upgraded is destroyed as it is.
#[test]
fn angel_of_death_leaps_without_an_upgrade() {
    let p = summoned("leg-angel-of-death", "A:C d4 f4 c5 g5 e6, A:H e5, B:H a4, B:L a5 a6 a7");
    let p = p.then(&["at a4"]);
    assert_eq!((p.at("a4"), p.tally(B)), ("A:L".to_owned(), [0, 1, 0]));
    assert!(p.told(&Sight::Impossible { card: card("leg-angel-of-death") }));
}

/// The Eldest Tree, TK-112, TK-113: on up to three adjacent squares, each once, an enemy dies, a common piece grows, or a piece is
/// placed.
#[test]
fn the_eldest_tree_works_on_three_squares() {
    let p = summoned("leg-the-eldest-tree", "A:H f4 d6, A:C c5 g5 f5, B:C d4, B:H e4, B:L d5");
    assert_eq!(p.menu(), "at d4, at e4, at f5, at e6, at f6, skip");
    let p = p.then(&["at e4", "at f5"]);
    assert_eq!((p.menu().as_str(), p.tally(B)), ("at d4, at e6, at f6, skip", [0, 1, 0]), "no square twice");
    let done = p.then(&["at e6"]);
    assert_eq!(done.arena(), "A:C c5 g5 e6, A:H f4 f5 d6, A:L e5, B:C d4, B:L d5");
    assert!(done.is_at_hub() && p.then(&["skip"]).is_at_hub());
    let full = "A:H f4 d6, A:C c5 g5 f5 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9, B:C d4";
    assert_eq!(summoned("leg-the-eldest-tree", full).menu(), "at d4, at f5, skip", "nothing left to place");
}

/// Bone Catapult, TK-094, TK-095: one piece on the shown lines may be destroyed, whatever stands before it, with all common pieces
/// beside it.
#[test]
fn bone_catapult_destroys_a_piece_and_common_ones_beside_it() {
    let p = summoned("leg-bone-catapult", "A:C d4 g3 d2, A:H d6 e6 f6, B:C e3 f2 c3, B:L e1, B:H h5 d1");
    assert_eq!(p.menu(), "at e1, at e3, at g3, at h5, skip");
    let p1 = p.then(&["at e1"]);
    assert_eq!(p1.arena(), "A:C g3 d4, A:H d6 e6 f6, A:L e5, B:C c3 e3, B:H d1 h5");
    assert_eq!((p1.tally(B), p1.is_at_hub()), ([1, 0, 1], true));
    assert_eq!(p.then(&["at g3"]).tally(B), [1, 0, 0], "an own piece, and f2 beside it");
    assert_eq!(p.then(&["at e3"]).arena(), "A:C g3, A:H d6 e6 f6, A:L e5, B:C c3, B:H d1 h5, B:L e1");
    assert!(p.then(&["at h5"]).is_at_hub(), "nothing stands beside it");
    assert_eq!(p.then(&["skip"]).tally(B), [0, 0, 0]);
    assert!(summoned("leg-bone-catapult", "A:C d4, A:H d6 e6 f6").is_at_hub());
}

/// Fire Elemental, R-38: all adjacent common and heroic enemies, or all common enemies within distance 2; one must be chosen, also if it
/// hits nothing.
#[test]
fn fire_elemental_burns_near_or_far() {
    let own = "A:H d6 c7, A:C f6 e7 g7";
    let p = summoned_in_melee("leg-fire-elemental", &format!("{own}, B:C d4 g3 h5, B:H e4 e3, B:L f4, C:C c5, C:H d5"));
    assert_eq!((p.menu().as_str(), p.refused("skip")), ("choose 1, choose 2", "TK-092"));
    let near = p.then(&["choose 1"]);
    assert_eq!((near.tally(B), near.tally(C), near.is_at_hub()), ([1, 1, 0], [0, 1, 0], true));
    let far = p.then(&["choose 2"]);
    assert_eq!(far.arena(), "A:C f6 e7 g7, A:H d6 c7, A:L e5, B:C h5, B:H e3 e4, B:L f4, C:H d5");
    assert_eq!((far.tally(B), far.tally(C)), ([2, 0, 0], [1, 0, 0]));
    let p = summoned("leg-fire-elemental", own);
    assert_eq!(p.menu(), "choose 1, choose 2");
    assert!(p.then(&["choose 1"]).is_at_hub() && p.then(&["choose 2"]).is_at_hub());
}

/// Leviathan, TK-114: up to three upgraded pieces of any colours that touch lose a rank, the Leviathan among them; a piece may be named
/// before the one that joins it.
#[test]
fn leviathan_downgrades_a_group() {
    let p = summoned("leg-leviathan", "A:H c6 d6 a7, A:C b7, B:H f4 i7, B:L g3");
    assert_eq!((p.menu().as_str(), p.refused("skip")), ("choose 1, choose 2", "TK-092"));
    let p = p.then(&["choose 1"]);
    assert_eq!(p.menu(), "at g3, at f4, at e5, at c6, at d6, at a7, at i7, done");
    assert_eq!(p.then(&["done"]).arena(), "A:C b7, A:H c6 d6 a7, A:L e5, B:H f4 i7, B:L g3", "also nothing at all");
    let p = p.then(&["at f4"]);
    assert_eq!((p.menu().as_str(), p.refused("at c6")), ("at g3, at e5, at d6, done", "TK-004"));
    assert_eq!(p.then(&["done"]).arena(), "A:C b7, A:H c6 d6 a7, A:L e5, B:C f4, B:H i7, B:L g3");
    let joined = p.then(&["at d6"]);
    assert_eq!(joined.arena(), "A:C d6 b7, A:H e5 c6 a7, B:C f4, B:H i7, B:L g3", "only e5 could join them");
    assert_eq!((joined.tally(B), joined.is_at_hub()), ([0, 0, 0], true));
}

/// Leviathan, TK-116: or up to four common pieces of any colours that touch are destroyed.
#[test]
fn leviathan_destroys_a_group() {
    let p = summoned("leg-leviathan", "A:H c6 d6 a7, A:C b7, B:C c7 d7 e7 f7 g9, B:H c8");
    let p = p.then(&["choose 2"]);
    assert_eq!(p.menu(), "at b7, at c7, at d7, at e7, at f7, at g9, done");
    let p = p.then(&["at b7", "at c7"]);
    assert_eq!(p.menu(), "at d7, at e7, done", "f7 cannot be joined any more");
    assert_eq!(p.then(&["done"]).arena(), "A:H c6 d6 a7, A:L e5, B:C d7 e7 f7 g9, B:H c8");
    let four = p.then(&["at d7", "at e7"]);
    assert_eq!((four.arena().as_str(), four.tally(B)), ("A:H c6 d6 a7, A:L e5, B:C f7 g9, B:H c8", [3, 0, 0]));
    assert!(four.is_at_hub(), "four are enough");
    let p = summoned("leg-leviathan", "A:H c6 d6 a7 b7").then(&["choose 2"]);
    assert!(p.is_at_hub(), "there is no common piece");
}

/// Leviathan, R-34, TK-114: a piece that cannot lose its rank joins others all the same; the order of naming decides who gets the last
/// small piece.
#[test]
fn leviathan_downgrades_in_the_order_of_naming() {
    let full = "A:H c6 d6 a7, A:C b7 a3 a4 a5 a6 i3 i4 i5 i6 i7 c9 d9 e9, B:H f4";
    let p = summoned("leg-leviathan", full).then(&["choose 1", "at f4", "at e5", "at d6"]);
    assert_eq!((p.at("f4"), p.at("e5"), p.at("d6")), ("B:C".to_owned(), "A:L".to_owned(), "A:C".to_owned()));
    let one_left = "A:H c6 d6 a7, A:C b7 a3 a4 a5 a6 i3 i4 i5 i6 i7 c9 d9, A:L e4";
    let p = summoned("leg-leviathan", one_left).then(&["choose 1"]);
    let first = p.then(&["at e4", "at e5", "done"]);
    assert_eq!((first.at("e4"), first.at("e5")), ("A:H".to_owned(), "A:L".to_owned()));
    let other = p.then(&["at e5", "at e4", "done"]);
    assert_eq!((other.at("e4"), other.at("e5")), ("A:L".to_owned(), "A:H".to_owned()));
}

/// Two-Headed Dragon, TK-082, TK-113: a piece of its pattern may be upgraded; then a heroic piece beside it may be destroyed.
#[test]
fn two_headed_dragon_upgrades_a_used_piece() {
    let own = "A:H g5 f6 e7, A:C g7 h8";
    let p = summoned("leg-two-headed-dragon", &format!("{own} a3, B:H h7 e3, B:C g8"));
    assert_eq!(p.menu(), "at g5, at f6, at e7, at g7, at h8, skip", "not a3");
    assert!(p.then(&["skip"]).is_at_hub());
    let legendary = p.then(&["at f6"]);
    assert_eq!((legendary.at("f6"), legendary.menu().as_str()), ("A:L".to_owned(), "at g5, at e7, skip"));
    let heroic = p.then(&["at g7"]);
    assert_eq!((heroic.at("g7"), heroic.menu().as_str()), ("A:H".to_owned(), "at f6, at h7, skip"));
    let killed = heroic.then(&["at h7"]);
    assert_eq!((killed.at("h7"), killed.tally(B), killed.is_at_hub()), (String::new(), [0, 1, 0], true));
    assert_eq!(heroic.then(&["at f6"]).tally(B), [0, 0, 0], "an own piece");
    assert!(heroic.then(&["skip"]).is_at_hub());
    let p = summoned("leg-two-headed-dragon", &format!("{own}, A:L a3 a4"));
    assert_eq!(p.menu(), "at g7, at h8, skip", "no legendary piece is left");
    assert!(p.then(&["at h8"]).is_at_hub(), "no heroic piece is beside it");
}

/// Two-Headed Dragon, TK-185: an enemy piece that was improvised with is one of the used pieces.
#[test]
fn two_headed_dragon_may_upgrade_an_improvised_enemy() {
    let p = summoned_in_melee("leg-two-headed-dragon", "A:H g5 f6 e7, A:C g7, B:C h8");
    assert_eq!((p.menu().as_str(), p.state.improvised[0][1]), ("at g5, at f6, at e7, at g7, at h8, skip", true));
    assert_eq!(p.then(&["at h8"]).at("h8"), "B:H");
}

/// Summons Earth Elemental on another square than e5.
fn earth_elemental(pieces: &str, at: &str) -> Position {
    let mut p = Position::duel("northern").pieces(pieces).hand(&["leg-earth-elemental"]);
    p.summon("leg-earth-elemental", at);
    p
}

/// Earth Elemental, TK-092, TK-094: a common or heroic piece on or beside red must die, a common one on or beside green must be
/// upgraded, whoever owns it; then it may make a combat move onto a coloured square.
#[test]
fn earth_elemental_destroys_upgrades_and_moves() {
    let mut p = earth_elemental("A:C g5 g6 h6, A:H f7 i7, B:C i5 c2 c5, B:H e3, B:L i4 d2", "h5");
    assert_eq!(p.menu(), "at c2, at e3, at g5, at i5, at g6, at h6, at i7");
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at e3");
    assert_eq!((p.menu().as_str(), p.tally(B)), ("at c2, at i5", [0, 1, 0]));
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at i5");
    assert_eq!((p.at("i5"), p.menu().as_str()), ("B:H".to_owned(), "step h5 i4, step h5 h6, skip"));
    let moved = p.then(&["step h5 i4"]);
    assert_eq!((moved.at("i4"), moved.tally(B), moved.is_at_hub()), ("A:L".to_owned(), [0, 1, 1], true));
    assert_eq!(p.then(&["step h5 h6"]).at("h6"), "A:L", "over an own piece");
    assert_eq!(p.then(&["skip"]).at("h5"), "A:L");
}

/// Earth Elemental, TK-093: parts without a target are left out; the only target is taken without a question.
#[test]
fn earth_elemental_leaves_out_what_is_impossible() {
    let p = earth_elemental("A:C c5 b4 b5, A:H a3 a6", "c4");
    assert!(p.told(&Sight::Impossible { card: card("leg-earth-elemental") }), "nothing is near red");
    assert_eq!(p.menu(), "at b4, at b5");
    assert_eq!(p.then(&["at b4"]).menu(), "step c4 c3, skip");
    let p = earth_elemental("A:C f5 e6 f6, A:H d7 g7, B:C c2", "e5").then(&["at f5"]);
    assert_eq!((p.at("c2"), p.is_at_hub()), ("B:H".to_owned(), true), "and no coloured square is beside it");
}

const TIME: &str = "A:H d6 f6 e7, A:C d8 f8";

/// Plays a turn and returns whose turn is next; nothing if the game is over.
fn play_turn(p: &mut Position) -> Option<kernel::Seat> {
    p.idle();
    (!p.is_over()).then(|| p.asked())
}

/// Time Elemental, TK-135, TK-056: the same player takes a whole turn more, then the next one.
#[test]
fn time_elemental_brings_an_extra_turn() {
    let mut p = summoned("leg-time-elemental", TIME);
    assert!(p.is_at_hub() && p.told(&Sight::ExtraTurn { seat: A }));
    assert_eq!((play_turn(&mut p), p.actions_left()), (Some(A), 2));
    assert!(p.view(Viewer::SPECTATOR).turn.extra && !p.view(Viewer::SPECTATOR).turn.extra_turn);
    assert!(p.told(&Sight::Turn { seat: A, actions: 2, extra: true }));
    assert_eq!((play_turn(&mut p), play_turn(&mut p), play_turn(&mut p)), (Some(B), Some(A), Some(B)));
}

/// The summoning of Time Elemental when the end has been triggered and so many turns are left, this one included.
fn time_near_the_end(turns_left: u8, extra_turns: u8) -> Position {
    let mut p = Position::duel("northern");
    p.state.end.reason = Some(Reason::Deck);
    p.state.end.turns_left = turns_left;
    p.state.end.extra_turns[0] = extra_turns;
    p.summoned("leg-time-elemental", TIME)
}

/// Time Elemental, TK-227, TK-228: in a final turn the extra turn comes in addition, and nobody's final turn is lost.
#[test]
fn time_elemental_in_a_final_turn() {
    let mut p = time_near_the_end(1, 0);
    assert_eq!((play_turn(&mut p), play_turn(&mut p)), (Some(A), None));
    let mut p = time_near_the_end(2, 0);
    assert_eq!((play_turn(&mut p), play_turn(&mut p), play_turn(&mut p)), (Some(A), Some(B), None));
}

/// Time Elemental, TK-227, R-09: if its own turn triggers the end, the extra turn is played before the final turns of both.
#[test]
fn time_elemental_in_the_triggering_turn() {
    let mut p = Position::duel("northern");
    p.state.points[0][0] = 17;
    let mut p = p.summoned("leg-time-elemental", TIME);
    assert_eq!(p.score(A), 18, "TK-166: a point for the legend");
    let turns: Vec<_> = std::iter::from_fn(|| play_turn(&mut p)).collect();
    assert_eq!(turns, [A, B, A]);
    assert!(p.is_over());
}

/// Time Elemental, TK-243: after the end was triggered a player takes at most two extra turns.
#[test]
fn time_elemental_has_a_limit() {
    let mut p = time_near_the_end(2, 1);
    assert!(p.told(&Sight::ExtraTurn { seat: A }));
    assert_eq!((play_turn(&mut p), p.state.end.extra_turns[0]), (Some(A), 2));
    let mut p = time_near_the_end(2, 2);
    assert!(!p.told(&Sight::ExtraTurn { seat: A }) && p.is_at_hub());
    assert_eq!((play_turn(&mut p), play_turn(&mut p)), (Some(B), None));
}

/// Time Elemental, TK-196: in a team the legends stay with the player who takes the extra turn, and go to his teammate after it.
#[test]
fn time_elemental_keeps_the_legends_of_a_team() {
    let team = Position::new("duel", &["northern", "southern", "highland", "sylvan"]);
    let mut p = team.hand(&["leg-titan"]).summoned("leg-time-elemental", TIME);
    let legends = |p: &Position| [A, C].map(|seat| p.state.player(seat).legends.len());
    assert_eq!((play_turn(&mut p), legends(&p)), (Some(A), [2, 0]));
    assert_eq!((play_turn(&mut p), legends(&p)), (Some(B), [0, 2]));
}

/// Storm Elemental, TK-107, TK-110: a common piece placed within distance 3 makes up to five combat moves in one direction and is
/// destroyed, which counts for nobody.
#[test]
fn storm_elemental_lets_a_common_piece_charge() {
    let p = summoned("leg-storm-elemental", "A:H d3 d4 f4, A:C e5, B:C c6 d6, B:H h6 b5");
    assert_eq!(p.menu(), "choose 1, choose 2, choose 3, skip");
    assert!(p.then(&["skip"]).is_at_hub());
    let p = p.then(&["choose 1"]);
    assert!(p.offers("at b6") && p.offers("at h8") && !p.offers("at a5") && !p.offers("at c6") && !p.offers("skip"));
    let p = p.then(&["at b6"]);
    assert!(p.offers("step b6 c6") && p.offers("skip") && !p.offers("step b6 b5"), "a common one cannot kill b5");
    let gone = p.then(&["skip"]);
    assert_eq!((gone.at("b6"), gone.tally(B), gone.is_at_hub()), (String::new(), [0, 0, 0], true));
    let p = p.then(&["step b6 c6"]);
    assert_eq!(p.menu(), "step c6 d6, skip");
    let p = p.then(&["step c6 d6", "step d6 e6", "step e6 f6"]);
    assert_eq!((p.menu().as_str(), p.at("f6")), ("step f6 g6, skip", "A:C".to_owned()));
    let p = p.then(&["step f6 g6"]);
    assert_eq!(p.arena(), "A:H d3 d4 f4, A:L e5, B:H b5 h6");
    assert_eq!((p.tally(B), p.tally(A), p.is_at_hub()), ([2, 0, 0], [0, 0, 0], true));
}

/// Storm Elemental: a heroic piece makes up to three moves, a legendary one a single one, and it may run over the Storm itself.
#[test]
fn storm_elemental_with_higher_ranks() {
    let p = summoned("leg-storm-elemental", "A:H d3 d4 f4, A:C e5, B:H c6 d6, B:C e6, B:L h6");
    let heroic = p.then(&["choose 2", "at b6", "step b6 c6", "step c6 d6", "step d6 e6"]);
    assert_eq!((heroic.arena().as_str(), heroic.tally(B)), ("A:H d3 d4 f4, A:L e5, B:L h6", [1, 2, 0]));
    assert!(heroic.is_at_hub());
    let legendary = p.then(&["choose 3", "at h5", "step h5 h6"]);
    assert_eq!((legendary.at("h6"), legendary.tally(B), legendary.is_at_hub()), (String::new(), [0, 0, 1], true));
    let both = p.then(&["choose 3", "at d5", "step d5 e5"]);
    assert_eq!(both.arena(), "A:H d3 d4 f4, B:C e6, B:H c6 d6, B:L h6");
    assert_eq!(both.supply(A), [13, 3]);
}

/// Storm Elemental, TK-112: only a rank of which a piece is in the supply can be chosen.
#[test]
fn storm_elemental_needs_a_supply() {
    let p = summoned("leg-storm-elemental", "A:H d3 d4 f4, A:C e5, A:L a3 a4");
    assert_eq!(p.menu(), "choose 1, choose 2, skip");
    let small = "A:H d3 d4 f4, A:C a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9, A:L e5";
    assert_eq!(summoned("leg-storm-elemental", small).menu(), "choose 3, skip");
    let p = summoned("leg-storm-elemental", &format!("{small} f9 g9"));
    assert!(p.is_at_hub(), "nothing at all is left, and the legendary piece on e5 became the Storm");
}

/// Titan, TK-095, TK-124: everything beside it dies, at its corners what is not legendary, one's own too; nothing of it counts, but the
/// piece it was put on does.
#[test]
fn titan_crushes_everything_around_it() {
    let mut p = summoned("leg-titan", "A:H e6 e7, A:C d8 e8 f8 d6, B:H e5 f4, B:L e4 d4, B:C d5 g5");
    assert_eq!(p.arena(), "A:C d8 e8 f8, A:H e7, A:L e5, B:C g5, B:L d4");
    assert_eq!((p.tally(B), p.is_at_hub()), ([0, 1, 0], true));
    assert_eq!(p.supply(B), [12, 1], "TK-012: beside the board until the end of the turn, counted or not");
    p.finish(&["place a3"]);
    assert_eq!((p.score(A), p.supply(B)), (2, [15, 2]), "for the legend and the heroic piece it was put on");
    assert!(summoned("leg-titan", "A:H e6 e7, A:C d8 e8 f8").is_at_hub());
}

/// TK-086, TK-166, TK-178: a summoned legend scores a point at once, in Melee in a colour chosen before its effect, and goes to the
/// discards of the legends.
#[test]
fn a_legend_scores_when_it_is_summoned() {
    let titan = "A:H e6 e7, A:C d8 e8 f8, B:C e4";
    let p = summoned("leg-titan", titan);
    assert_eq!((p.score(A), p.view(Viewer::seat(B)).legends.discard.known[0].card), (1, card("leg-titan")));
    assert_eq!(p.state.player(A).discard.len(), 0);
    let mut p = Position::melee("northern").summoned("leg-titan", titan);
    assert_eq!((p.menu().as_str(), p.at("e4")), ("side 2, side 3", "B:C".to_owned()));
    p.act("side 3");
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.at("e4")), (0, 1, String::new()));
    let p = Position::high("northern").summoned("leg-titan", titan);
    assert_eq!(p.score(A), 1, "TK-159: the piece counts while it stands");
}
