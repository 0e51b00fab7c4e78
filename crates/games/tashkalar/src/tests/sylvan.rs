//! The eighteen beings of the Sylvan school.

use kernel::{Seat, Viewer};

use super::position::{A, B, C, Position, card};
use crate::cards::{Card, CardType};
use crate::event::Sight;
use crate::view::PlayerView;

/// A Duel of the Sylvan school with these pieces, right after a being was summoned on e5.
fn summoned(id: &str, pieces: &str) -> Position {
    Position::duel("sylvan").summoned(id, pieces)
}

/// The same in a Melee of three.
fn summoned_in_melee(id: &str, pieces: &str) -> Position {
    Position::melee("sylvan").summoned(id, pieces)
}

fn player(p: &Position, of: Seat, viewer: Viewer) -> PlayerView {
    p.view(viewer).player(of).clone()
}

/// The cards of a discard pile that a viewer knows.
fn pile(p: &Position, viewer: Viewer) -> Vec<Card> {
    player(p, A, viewer).discard.shown
}

/// The cards of A's deck that a viewer knows, with how many lie above them.
fn deck(p: &Position, viewer: Viewer) -> Vec<(u8, Card)> {
    player(p, A, viewer).deck.known.into_iter().map(|seen| (seen.depth, seen.card)).collect()
}

/// Sapling, TK-077, TK-113: it becomes heroic at once, but is a common being, which cannot be put on a heroic piece.
#[test]
fn sapling_grows_but_is_summoned_as_a_common_being() {
    let p = summoned("syl-sapling", "A:C e6 e7, B:C e5");
    assert_eq!(p.arena(), "A:C e6 e7, A:H e5");
    assert_eq!((p.tally(B), p.actions_left(), p.is_at_hub()), ([1, 0, 0], 1, true));
    let p = Position::duel("sylvan").pieces("A:C e6 e7, B:H e5").hand(&["syl-sapling"]);
    assert_eq!(p.summonings("syl-sapling").len(), 1, "only on the other end");
    assert_eq!(p.refused("summon syl-sapling e5 1"), "TK-077");
}

/// Kiskin Farseeders, TK-112: a common piece may be placed on an empty square beside any own piece.
#[test]
fn kiskin_farseeders_place_beside_an_own_piece() {
    let p = summoned("syl-kiskin-farseeders", "A:C f5 d6, B:C d4 h2");
    let squares = "at e4, at f4, at g4, at c5, at d5, at g5, at c6, at e6, at f6, at g6, at c7, at d7, at e7, skip";
    assert_eq!(p.menu(), squares);
    assert_eq!(p.then(&["at c7"]).arena(), "A:C e5 f5 d6 c7, B:C h2 d4");
    assert_eq!(p.then(&["skip"]).arena(), "A:C e5 f5 d6, B:C h2 d4");
}

/// Kiskin Farseeders, TK-112: an effect places nothing when the supply is empty, and nothing is picked up for it.
#[test]
fn kiskin_farseeders_place_nothing_without_supply() {
    let p = summoned("syl-kiskin-farseeders", "A:C f5 d6 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9");
    assert_eq!((p.supply(A), p.is_at_hub()), ([0, 3], true));
}

/// Charging Buck, TK-109: up to two combat leaps of length exactly 2, each from where it stands then.
#[test]
fn charging_buck_leaps_twice() {
    let p = summoned("syl-charging-buck", "A:C d6 e6 d7, B:H c3, B:C g3 f4");
    let ring = "d3 e3 f3 g3 c4 g4 c5 g5 c6 g6 c7 d7 e7 f7 g7".split(' ');
    let leaps: Vec<String> = ring.map(|to| format!("leap e5 {to}")).chain(["skip".to_owned()]).collect();
    assert_eq!(p.offered(), leaps, "onto common pieces, also own ones, but not onto the heroic one");
    assert_eq!(p.refused("leap e5 c3"), "TK-107");
    assert_eq!(p.refused("leap e5 f4"), "TK-090");
    let mut p = p.then(&["leap e5 g3"]);
    assert_eq!(p.tally(B), [1, 0, 0]);
    assert!(p.offers("leap g3 e5") && !p.offers("leap g3 c3") && p.offers("skip"));
    p.act("leap g3 i3");
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C i3 d6 e6 d7, B:C f4, B:H c3", true));
    let p = summoned("syl-charging-buck", "A:C d6 e6 d7");
    assert_eq!(p.then(&["leap e5 d7", "skip"]).arena(), "A:C d6 e6 d7", "it ran over an own piece and stopped");
    assert_eq!(p.then(&["skip"]).arena(), "A:C e5 d6 e6 d7");
}

/// Forest Wardens, R-32: a side with more common pieces loses one, then a side with more upgraded ones loses a heroic one; neither can
/// be skipped, and the only piece is taken without a question.
#[test]
fn forest_wardens_destroy_a_common_and_a_heroic_piece() {
    let mut p = summoned("syl-forest-wardens", "A:C c5 f5, B:C a3 a4 a5 a6, B:H g9");
    assert_eq!(p.menu(), "at a3, at a4, at a5, at a6");
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at a5");
    assert_eq!(p.arena(), "A:C c5 e5 f5, B:C a3 a4 a6");
    assert_eq!((p.tally(B), p.is_at_hub()), ([1, 1, 0], true));
}

/// Forest Wardens, R-32: "more" is strict, the Wardens themselves count, and legendary pieces count as upgraded but do not die.
#[test]
fn forest_wardens_do_nothing_when_numbers_are_equal() {
    let p = summoned("syl-forest-wardens", "A:C c5 f5, B:C a3 a4 a5, B:L g9");
    assert_eq!(p.arena(), "A:C c5 e5 f5, B:C a3 a4 a5, B:L g9");
    assert!(p.told(&Sight::Impossible { card: card("syl-forest-wardens") }) && p.is_at_hub());
    let p = summoned("syl-forest-wardens", "A:C c5 f5, A:H h8, B:C a3 a4 a5, B:H g9");
    assert_eq!(p.arena(), "A:C c5 e5 f5, A:H h8, B:C a3 a4 a5, B:H g9");
    let p = summoned("syl-forest-wardens", "A:C c5 f5, A:L h8, B:L a3, B:H g9");
    assert_eq!((p.at("g9"), p.tally(B)), (String::new(), [0, 1, 0]), "two upgraded pieces against one");
}

/// Forest Wardens, TK-006: in Melee only the sides that have more are hit, each part by its own count.
#[test]
fn forest_wardens_in_melee_look_at_each_side() {
    let pieces = "A:C c5 f5, B:C a3 a4 a5 a6, B:H d9, C:C i3 i4 i5, C:H g9 f9";
    let mut p = summoned_in_melee("syl-forest-wardens", pieces);
    assert_eq!(p.menu(), "at a3, at a4, at a5, at a6", "the third side has as many, not more");
    p.act("at a3");
    assert_eq!(p.menu(), "at d9, at f9, at g9");
    p.act("at f9");
    assert_eq!((p.tally(B), p.tally(C)), ([1, 0, 0], [0, 1, 0]));
}

/// Naiad, TK-106, R-18: up to two different own pieces that stood beside her make one standard move each, even if the first one ran
/// over the Naiad.
#[test]
fn naiad_moves_two_pieces_that_stood_beside_her() {
    let p = summoned("syl-naiad", "A:C c6 d6 e6, A:H f4, B:C d5, B:H g4");
    let movers = |p: &Position| -> Vec<String> {
        let mut squares: Vec<String> =
            p.offered().iter().filter_map(|a| Some(a.strip_prefix("step ")?[..2].to_owned())).collect();
        squares.dedup();
        squares
    };
    assert_eq!(movers(&p), ["f4", "d6", "e6"], "neither c6, which is too far, nor the Naiad");
    assert!(!p.offers("step d6 d5") && p.offers("step f4 e5"), "a standard move of a common piece kills nothing");
    assert_eq!(p.refused("step f4 g4"), "TK-106");
    let mut p = p.then(&["step f4 e5"]);
    assert_eq!((p.at("e5"), movers(&p)), ("A:H".to_owned(), vec!["d6".to_owned(), "e6".to_owned()]));
    p.act("step e6 f7");
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C c6 d6 f7, A:H e5, B:C d5, B:H g4", true));
    let p = summoned("syl-naiad", "A:C c6 d6 e6");
    assert!(p.then(&["skip"]).is_at_hub() && p.then(&["step d6 d7", "skip"]).is_at_hub());
}

/// Kiskin Spirit, TK-131: with an empty discard pile nothing is asked and an extra card is drawn after filling up to three.
#[test]
fn kiskin_spirit_with_an_empty_pile_brings_an_extra_card() {
    let mut p = summoned("syl-kiskin-spirit", "A:C c5 c6 e6");
    assert!(p.is_at_hub() && p.told(&Sight::ExtraCard { seat: A, kind: CardType::Being }));
    p.finish(&["place a3"]);
    assert_eq!((p.state.player(A).beings.len(), p.state.player(A).legends.len()), (4, 2));
}

/// Kiskin Spirit, TK-244: any card of the pile may be taken; who does not gets no extra card. The Spirit is not in the pile yet.
#[test]
fn kiskin_spirit_may_leave_the_pile_alone() {
    let spirit = Position::duel("sylvan").pile(&["syl-dryad", "syl-naiad"]);
    let mut p = spirit.summoned("syl-kiskin-spirit", "A:C c5 c6 e6");
    assert_eq!(p.menu(), "take syl-naiad, take syl-dryad, skip");
    assert_eq!(p.refused("take syl-kiskin-spirit"), "TK-026");
    p.finish(&["skip", "place a3"]);
    assert_eq!((p.state.player(A).beings.len(), p.state.player(A).discard.len()), (3, 3));
}

/// Kiskin Spirit, TK-026: which card went on top of the deck only its owner knows; the others cannot tell any more which card of the
/// pile is still there, not even of those that were played before their eyes.
#[test]
fn kiskin_spirit_hides_which_card_was_taken() {
    let start = Position::duel("sylvan").pile(&["syl-dryad", "syl-sapling"]).pieces("A:C c5 c6 e6");
    let mut p = start.hand(&["syl-kiskin-spirit", "syl-naiad"]);
    p.acts(&["discard syl-naiad", "done"]);
    let (owner, others) = (Viewer::seat(A), [Viewer::seat(B), Viewer::SPECTATOR]);
    let known = ["syl-sapling", "syl-naiad", "syl-dryad"].map(card);
    assert_eq!(pile(&p, owner), known);
    others.iter().for_each(|&other| assert_eq!(pile(&p, other), [known[0], known[2]]));
    p.summon("syl-kiskin-spirit", "e5");
    let untouched = p.clone();
    p.forget().act("take syl-dryad");
    let spirit = card("syl-kiskin-spirit");
    assert_eq!((deck(&p, owner), pile(&p, owner)), (vec![(0, known[2])], vec![known[0], known[1], spirit]));
    assert!(p.sights(owner).contains(&Sight::TookBack { seat: A, card: Some(known[2]) }));
    for other in others {
        let seen = player(&p, A, other);
        assert_eq!((seen.deck.size, seen.deck.known.len()), (15, 0));
        assert_eq!((seen.discard.size, seen.discard.shown), (3, vec![spirit]));
        assert!(p.sights(other).contains(&Sight::TookBack { seat: A, card: None }));
        assert_eq!(p.view(other), untouched.then(&["take syl-naiad"]).view(other), "whichever it was");
    }
    assert!(p.told(&Sight::ExtraCard { seat: A, kind: CardType::Being }));
    p.end_turn();
    let hand = player(&p, A, owner).beings;
    assert!(hand.size == 4 && hand.shown.contains(&known[2]), "it is the first card drawn");
    assert_eq!((deck(&p, owner).len(), player(&p, A, others[0]).beings.shown.len()), (0, 0));
}

/// Kiskin Spirit: if the pile is one card that was played openly, everybody knows what lies on the deck and what is drawn, until a
/// card leaves the hand unseen (TK-026, TK-065).
#[test]
fn kiskin_spirit_takes_the_only_card_of_a_pile_openly() {
    let spirit = Position::duel("sylvan").pile(&["syl-dryad"]);
    let mut p = spirit.summoned("syl-kiskin-spirit", "A:C c5 c6 e6");
    p.act("take syl-dryad");
    let dryad = card("syl-dryad");
    assert_eq!(deck(&p, Viewer::seat(B)), [(0, dryad)]);
    p.finish(&["place a3"]);
    assert_eq!(player(&p, A, Viewer::SPECTATOR).beings.shown, [dryad]);
    p.finish(&["place i3", "place i4"]);
    let discard = p.offered().into_iter().filter(|action| action.starts_with("discard "));
    let discards: Vec<Position> = discard.map(|discard| p.then(&[&discard, "done"])).collect();
    assert_eq!(discards.len(), 4);
    for other in [Viewer::seat(B), Viewer::SPECTATOR] {
        assert!(discards.iter().all(|p| p.view(other) == discards[0].view(other)), "it may have been any of them");
        assert_eq!(player(&discards[0], A, other).beings.shown, []);
    }
}

/// Kiskin Spirit, TK-026: the only card of a pile stays a secret if it was discarded face down.
#[test]
fn kiskin_spirit_takes_a_hidden_card_secretly() {
    let mut p = Position::duel("sylvan").pieces("A:C c5 c6 e6").hand(&["syl-kiskin-spirit", "syl-naiad"]);
    p.acts(&["discard syl-naiad", "done"]);
    p.summon("syl-kiskin-spirit", "e5");
    p.act("take syl-naiad");
    assert_eq!(deck(&p, Viewer::seat(A)), [(0, card("syl-naiad"))]);
    assert_eq!((deck(&p, Viewer::seat(B)), deck(&p, Viewer::SPECTATOR)), (vec![], vec![]));
}

/// Dryad, TK-076, TK-117: on an own piece; she may turn an adjacent common or heroic enemy into an own common piece, which counts as
/// destroyed with its old rank and lies beside the board.
#[test]
fn dryad_turns_an_enemy_into_a_common_piece() {
    let p = summoned("syl-dryad", "A:C d4 e5 e6, B:C f4 g5, B:H f5, B:L f6");
    assert_eq!(p.menu(), "at f4, at f5, skip");
    let q = p.then(&["at f5"]);
    assert_eq!(q.arena(), "A:C d4 f5 e6, A:H e5, B:C f4 g5, B:L f6");
    assert_eq!((q.tally(B), q.supply(B), q.supply(A)), ([0, 1, 0], [13, 2], [12, 3]));
    assert_eq!(p.then(&["skip"]).tally(B), [0, 0, 0]);
    let p = Position::duel("sylvan").pieces("A:C d4 e6, B:C f4").hand(&["syl-dryad"]);
    assert_eq!(p.ways("syl-dryad", "e5").len(), 0, "the summoning square must hold an own piece");
}

/// Dryad, TK-117, TK-083: without a piece in the supply she converts nothing; the piece she was summoned on has become the Dryad.
#[test]
fn dryad_converts_nothing_without_supply() {
    let p = summoned("syl-dryad", "A:C d4 e5 e6 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9, B:C f4");
    assert_eq!((p.at("e5"), p.at("f4"), p.supply(A)), ("A:H".to_owned(), "B:C".to_owned(), [0, 3]));
    assert!(p.is_at_hub());
}

/// Centaur Spearman, TK-107: after his combat move the first piece further on that line dies, whoever owns it, unless it is legendary.
#[test]
fn centaur_spearman_spears_the_next_piece_on_the_line() {
    let p = summoned("syl-centaur-spearman", "A:C e6 f6 g6 g7 a5, B:H e4, B:C e2 e1 h2, B:L g3");
    let steps = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"].map(|to| format!("step e5 {to}")).join(", ");
    assert_eq!(p.menu(), format!("{steps}, skip"));
    let north = p.then(&["step e5 e4"]);
    assert_eq!((north.at("e2"), north.at("e1")), (String::new(), "B:C".to_owned()), "at any distance, only the first");
    assert_eq!((north.tally(B), north.is_at_hub()), ([1, 1, 0], true));
    let west = p.then(&["step e5 d5"]);
    assert_eq!((west.at("a5"), west.tally(B)), (String::new(), [0, 0, 0]), "his own piece");
    let north_east = p.then(&["step e5 f4"]);
    assert_eq!((north_east.at("g3"), north_east.at("h2")), ("B:L".to_owned(), "B:C".to_owned()));
    assert!(p.then(&["step e5 d6"]).is_at_hub(), "nothing stands there");
    assert_eq!(p.then(&["skip"]).arena(), "A:C a5 e6 f6 g6 g7, A:H e5, B:C e1 e2 h2, B:H e4, B:L g3");
}

/// Centaur Chieftain, TK-107: if he moves, up to three combat moves of other own pieces follow in that direction; repeats are allowed.
#[test]
fn centaur_chieftain_leads_others_in_his_direction() {
    let p = summoned("syl-centaur-chieftain", "A:C c4 d5 e6 f7, B:C c3, B:H d4");
    assert!(p.then(&["skip"]).is_at_hub(), "no move, no followers");
    let mut p = p.then(&["step e5 e4"]);
    assert_eq!(p.menu(), "step c4 c3, step e6 e5, step f7 f6, skip", "the heroic piece stops d5");
    p.acts(&["step c4 c3", "step c3 c2"]);
    assert_eq!(p.menu(), "step c2 c1, step e6 e5, step f7 f6, skip");
    assert!(p.then(&["skip"]).is_at_hub());
    p.act("step f7 f6");
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C c2 d5 e6 f6, A:H e4, B:H d4", true));
    assert_eq!(p.tally(B), [1, 0, 0]);
}

/// Centaur Chieftain, TK-108: a follower may run over him, and the others still follow.
#[test]
fn centaur_chieftain_may_be_run_over() {
    let mut p = summoned("syl-centaur-chieftain", "A:C c4 d5 f7, A:H e6");
    p.acts(&["step e5 e4", "step e6 e5", "step e5 e4"]);
    assert_eq!(p.menu(), "step c4 c3, step e4 e3, step d5 d4, step f7 f6, skip");
    p.act("step e4 e3");
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C c4 d5 f7, A:H e3", true));
}

/// Unicorn, R-23, R-38: one of the two must be chosen; the move may be chosen and left out, also where none is possible.
#[test]
fn unicorn_moves_or_gains_an_action() {
    let p = summoned("syl-unicorn", "A:C d5 c6 d6 c7, B:H e4, B:L f4");
    assert_eq!(p.menu(), "choose 1, choose 2");
    assert_eq!(p.refused("skip"), "TK-092");
    let gained = p.then(&["choose 2"]);
    assert_eq!((gained.actions_left(), gained.is_at_hub()), (2, true));
    let moving = p.then(&["choose 1"]);
    assert!(moving.offers("step e5 e4") && !moving.offers("step e5 f4") && moving.offers("skip"));
    assert_eq!(moving.then(&["step e5 e4"]).tally(B), [0, 1, 0]);
    let stayed = moving.then(&["skip"]);
    assert_eq!((stayed.at("e5"), stayed.actions_left(), stayed.is_at_hub()), ("A:H".to_owned(), 1, true));

    let cornered = Position::duel("sylvan").pieces("A:L d1 d2, A:C e2 e3, B:L b2 c2");
    let mut p = cornered.hand(&["syl-unicorn"]);
    p.summon("syl-unicorn", "c1");
    assert_eq!(p.menu(), "choose 1, choose 2");
    p.act("choose 1");
    assert_eq!((p.at("c1"), p.actions_left(), p.is_at_hub()), ("A:H".to_owned(), 1, true));
}

/// Sylvan Queen, TK-117: she may take over a common or heroic enemy at a corner, and it keeps its rank.
#[test]
fn sylvan_queen_takes_over_an_enemy_with_its_rank() {
    let p = summoned("syl-sylvan-queen", "A:C e6 g6 f7 f8, B:H d4, B:C f4 e4 d5, B:L d6");
    assert_eq!(p.menu(), "at d4, at f4, skip");
    let heroic = p.then(&["at d4"]);
    assert_eq!((heroic.at("d4"), heroic.tally(B)), ("A:H".to_owned(), [0, 1, 0]));
    let common = p.then(&["at f4"]);
    assert_eq!((common.at("f4"), common.tally(B)), ("A:C".to_owned(), [1, 0, 0]));
    assert_eq!(p.then(&["skip"]).tally(B), [0, 0, 0]);
    let short = summoned("syl-sylvan-queen", "A:C e6 g6 f7 f8 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9, B:H d4");
    assert_eq!((short.at("d4"), short.is_at_hub()), ("B:H".to_owned(), true), "no piece for it");
}

/// Sylvan Princess, TK-117: she may take over a common enemy at a corner, of any colour in Melee.
#[test]
fn sylvan_princess_takes_over_a_common_enemy() {
    let p = summoned_in_melee("syl-sylvan-princess", "A:C e6 f7 e8, B:C f4, B:H d4, C:C d6 d5");
    assert_eq!(p.menu(), "at f4, at d6, skip", "neither heroic nor beside her");
    let q = p.then(&["at d6"]);
    assert_eq!((q.at("d6"), q.tally(B), q.tally(C)), ("A:C".to_owned(), [0, 0, 0], [1, 0, 0]));
    assert_eq!(p.then(&["skip"]).arena(), "A:C e6 f7 e8, A:H e5, B:C f4, B:H d4, C:C d5 d6");
    assert!(summoned("syl-sylvan-princess", "A:C e6 f7 e8, B:H f4").is_at_hub());
}

/// Woodland Druid, TK-092, TK-113: one common piece of every side is upgraded, one's own first; a side without any is left out.
#[test]
fn woodland_druid_upgrades_a_piece_of_every_side() {
    let mut p = summoned("syl-woodland-druid", "A:C d4 f4 e6, B:C a3, B:H a4");
    assert_eq!(p.menu(), "at d4, at f4, at e6");
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at f4");
    assert_eq!(p.arena(), "A:C d4 e6, A:H f4 e5, B:H a3 a4", "the only enemy is upgraded without a question");
    assert!(p.is_at_hub());
    let mut p = summoned_in_melee("syl-woodland-druid", "A:H d4 f4, A:C e6, B:H a3, C:C i3 i4");
    assert_eq!((p.at("e6"), p.menu().as_str()), ("A:H".to_owned(), "at i3, at i4"));
    p.act("at i4");
    assert_eq!(p.arena(), "A:H d4 f4 e5 e6, B:H a3, C:C i3, C:H i4");
    assert!(p.is_at_hub());
}

/// Forest Ancient, TK-112, TK-123: two common enemies are placed within distance 2, then two common ones of that colour within distance
/// 3 die, the new ones or others; nothing of it can be left out.
#[test]
fn forest_ancient_places_and_destroys_two_enemies() {
    let mut p = summoned("syl-forest-ancient", "A:C e4 d5 f5 d6, B:C h5 i5, B:H g5");
    assert!(p.offers("at c3") && p.offers("at g7") && !p.offers("at h4") && !p.offers("skip"));
    p.act("at c3");
    assert_eq!(p.at("c3"), "B:C");
    p.act("at d4");
    assert_eq!(p.menu(), "at c3, at d4, at h5");
    p.act("at h5");
    assert_eq!(p.menu(), "at c3, at d4");
    p.act("at d4");
    assert_eq!(p.arena(), "A:C e4 d5 f5 d6, A:H e5, B:C c3 i5, B:H g5");
    assert_eq!((p.tally(B), p.is_at_hub()), ([2, 0, 0], true));
}

/// Forest Ancient, R-20: as many die as were placed, so one or none when the enemy has too few pieces in his supply.
#[test]
fn forest_ancient_needs_pieces_in_the_supply() {
    let most = "A:C e4 d5 f5 d6, B:C a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9";
    let mut p = summoned("syl-forest-ancient", most);
    p.act("at e6");
    assert_eq!((p.at("e6"), p.tally(B), p.is_at_hub()), (String::new(), [1, 0, 0], true));
    let p = summoned("syl-forest-ancient", &format!("{most} c1"));
    assert_eq!((p.count(B), p.tally(B), p.is_at_hub()), (16, [0, 0, 0], true));
    assert!(p.told(&Sight::Impossible { card: card("syl-forest-ancient") }));
}

/// Forest Ancient, TK-098: in Melee the colour is chosen each time, and a piece of each placed colour dies in that order.
#[test]
fn forest_ancient_in_melee_chooses_colours() {
    let mut p = summoned_in_melee("syl-forest-ancient", "A:C e4 d5 f5 d6, B:C e8, C:C h8");
    assert_eq!(p.menu(), "side 2, side 3");
    p.acts(&["side 3", "at d4"]);
    assert_eq!(p.menu(), "side 2, side 3");
    p.acts(&["side 2", "at f4"]);
    assert_eq!(p.menu(), "at d4, at h8", "first the colour placed first");
    p.act("at h8");
    assert_eq!(p.menu(), "at f4, at e8");
    p.act("at e8");
    assert_eq!(p.arena(), "A:C e4 d5 f5 d6, A:H e5, B:C f4, C:C d4");
    assert_eq!((p.tally(B), p.tally(C)), ([1, 0, 0], [1, 0, 0]));
}

/// Forest Mystic, TK-119, TK-130, TK-131: an extra school card and an extra legend after filling up; a larger hand is kept, and later
/// draws stop at three and two.
#[test]
fn forest_mystic_brings_an_extra_card_and_an_extra_legend() {
    let hand = |p: &Position| [p.state.player(A).beings.len(), p.state.player(A).legends.len()];
    let mut p = summoned("syl-forest-mystic", "A:C e4 d5 f6");
    assert!(p.is_at_hub());
    p.finish(&["place a3"]);
    assert_eq!(hand(&p), [4, 3]);
    p.finish(&["place i3", "place i4"]);
    p.finish(&["place a4", "place a5"]);
    assert_eq!(hand(&p), [4, 3]);
}

/// Forest Mystic, TK-195: in a team the extra legend is drawn by the teammate, who gets the legends.
#[test]
fn forest_mystic_in_a_team_gives_the_legend_to_the_teammate() {
    let team = Position::new("duel", &["sylvan", "northern", "highland", "southern"]);
    let mut p = team.summoned("syl-forest-mystic", "A:C e4 d5 f6");
    p.finish(&["place a3"]);
    let held = |seat: Seat| (p.state.player(seat).beings.len(), p.state.player(seat).legends.len());
    assert_eq!((held(A), held(C)), ((4, 0), (0, 3)));
}

/// Kiskin Leafsplitter, TK-094: up to twice the first piece on a diagonal is destroyed, of any colour and rank; the same diagonal twice
/// is allowed.
#[test]
fn kiskin_leafsplitter_destroys_along_diagonals() {
    let p = summoned("syl-kiskin-leafsplitter", "A:C e4 d5 f5 e6 g3, B:L c3, B:C b2 e2, B:H f6");
    assert_eq!(p.menu(), "at c3, at g3, at f6, skip");
    let p = p.then(&["at c3"]);
    assert_eq!(p.menu(), "at b2, at g3, at f6, skip");
    let twice = p.then(&["at b2"]);
    assert_eq!((twice.tally(B), twice.is_at_hub()), ([1, 0, 1], true));
    assert_eq!(p.then(&["at g3"]).arena(), "A:C e4 d5 f5 e6, A:H e5, B:C b2 e2, B:H f6", "an own piece");
    assert_eq!((p.then(&["skip"]).tally(B), p.then(&["skip"]).is_at_hub()), ([0, 0, 1], true));
    assert!(summoned("syl-kiskin-leafsplitter", "A:C e4 d5 f5 e6").is_at_hub());
}

/// Kiskin Boughrunner, R-33: up to three combat moves, each ending beside another own piece; a piece it runs over is no neighbour.
#[test]
fn kiskin_boughrunner_stays_beside_own_pieces() {
    let mut p = summoned("syl-kiskin-boughrunner", "A:C d6 e6 f6 e7 d4, B:H d5, B:L f5");
    let steps = "step e5 e4, step e5 d5, step e5 d6, step e5 e6, step e5 f6, skip";
    assert_eq!(p.menu(), steps, "not d4, where it would stand alone");
    assert_eq!(p.refused("step e5 d4"), "TK-090");
    assert!(p.then(&["skip"]).is_at_hub());
    p.acts(&["step e5 d5", "step d5 c5", "step c5 c4"]);
    assert_eq!((p.arena().as_str(), p.is_at_hub()), ("A:C d4 d6 e6 f6 e7, A:H c4, B:L f5", true));
    assert_eq!(p.tally(B), [0, 1, 0]);
}

/// Tree Shepherd, R-23, TK-242: an own piece must be chosen: a common one is upgraded, a heroic one may make a combat move, a legendary
/// one a standard move.
#[test]
fn tree_shepherd_chooses_a_piece() {
    let p = summoned("syl-tree-shepherd", "A:C d5 f5 e6 f6, A:L b7, B:L b6, B:H e4 a6");
    assert_eq!(p.menu(), "at d5, at e5, at f5, at e6, at f6, at b7");
    assert_eq!(p.refused("skip"), "TK-092");
    let common = p.then(&["at d5"]);
    assert_eq!((common.at("d5"), common.is_at_hub()), ("A:H".to_owned(), true), "and it does not move");
    let heroic = p.then(&["at e5"]);
    assert!(heroic.offers("step e5 e4") && heroic.offers("skip"));
    assert!(heroic.offered().iter().all(|action| action.starts_with("step e5 ") || action == "skip"));
    let moved = heroic.then(&["step e5 e4"]);
    assert_eq!((moved.tally(B), moved.is_at_hub()), ([0, 1, 0], true));
    assert_eq!(heroic.then(&["skip"]).at("e5"), "A:H");
    let legendary = p.then(&["at b7"]);
    assert!(legendary.offers("step b7 a6") && legendary.offers("skip"));
    assert_eq!(legendary.refused("step b7 b6"), "TK-106");
    assert_eq!(legendary.then(&["step b7 a6"]).tally(B), [0, 1, 0]);
}
