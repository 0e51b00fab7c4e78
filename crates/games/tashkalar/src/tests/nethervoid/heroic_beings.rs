//! The heroic beings of Nethervoid, apart from the Possessed Summoner.

use kernel::Viewer;

use super::{duel, squares, squares_or_skip, steps};
use crate::cards::{Card, CardList, CardType};
use crate::event::Sight;
use crate::tests::position::{A, B, C, Position, card, square};

/// Acolyte of Destruction, TK-092, TK-094: a common piece of any colour must be destroyed; with the Gateway on red a heroic piece of any
/// colour beside its square may follow.
#[test]
fn acolyte_of_destruction_with_the_gateway_on_red() {
    let position =
        || duel("A:C d6 f6 e8 d3, A:H d2, B:C g3, B:H g4 i3, B:L h3", "net-acolyte-of-destruction").gateway("d2");
    let mut p = position();
    p.summon("net-acolyte-of-destruction", "e5");
    assert_eq!(p.offered(), squares("d3 g3 d6 f6 e8"));
    p.act("at g3");
    assert_eq!(p.offered(), squares_or_skip("g4"));
    p.act("at g4");
    assert_eq!((p.row("g3 g4 i3 h3"), p.tally(B)), ("- - B:H B:L".to_owned(), [1, 1, 0]));
    assert!(p.is_at_hub());
    let mut p = position();
    p.summon("net-acolyte-of-destruction", "e5").acts(&["at g3", "skip"]);
    assert_eq!((p.at("g4").as_str(), p.is_at_hub()), ("B:H", true));
    let mut p = position();
    p.summon("net-acolyte-of-destruction", "e5").act("at d6");
    assert_eq!(p.offered(), squares_or_skip("e5"), "the Acolyte itself");
    p.act("at e5");
    assert_eq!((p.at("e5").as_str(), p.tally(B)), ("", [0; 3]));
    let mut p = position();
    p.summon("net-acolyte-of-destruction", "e5").act("at d3");
    assert_eq!(p.offered(), squares_or_skip("d2"), "the Gateway itself");
    p.act("at d2");
    assert_eq!(p.gate(), "");
}

/// Acolyte of Destruction: if the Gateway is not on red, only the common piece dies, wherever the Acolyte was summoned.
#[test]
fn acolyte_of_destruction_with_the_gateway_elsewhere() {
    let mut p = duel("A:C d6 f6 e8, A:H c3, B:C g3, B:H g4", "net-acolyte-of-destruction").gateway("c3");
    p.summon("net-acolyte-of-destruction", "e5").act("at g3");
    assert_eq!((p.row("g3 g4"), p.is_at_hub(), p.tally(B)), ("- B:H".to_owned(), true, [1, 0, 0]));
}

/// Acolyte of Destruction, TK-092, TK-093: the only common piece dies without a question; without one nothing happens.
#[test]
fn acolyte_of_destruction_with_few_common_pieces() {
    let mut p = duel("A:H d6 f6 e8, A:C a5", "net-acolyte-of-destruction");
    p.summon("net-acolyte-of-destruction", "e5");
    assert_eq!((p.row("a5 d6 f6 e8 e5"), p.is_at_hub()), ("- A:H A:H A:H A:H".to_owned(), true));
    let mut p = duel("A:H d6 f6 e8", "net-acolyte-of-destruction");
    p.summon("net-acolyte-of-destruction", "e5");
    assert!(p.is_at_hub() && p.was_impossible("net-acolyte-of-destruction"));
    assert_eq!(p.count(A), 4);
}

/// Acolyte of Growth, TK-092: a common piece must be placed anywhere and, with the Gateway on green, a heroic one beside it.
#[test]
fn acolyte_of_growth_with_the_gateway_on_green() {
    let mut p = duel("A:C d4 f4 d5 f5, A:H c3, B:C b3", "net-acolyte-of-growth").gateway("c3");
    p.summon("net-acolyte-of-growth", "e5");
    assert_eq!(p.offered().len(), 69 - 7);
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at a3");
    assert_eq!(p.offered(), squares("b2 a4 b4"));
    p.act("at a4");
    assert_eq!((p.row("a3 a4"), p.is_at_hub(), p.supply(A)), ("A:C A:H".to_owned(), true, [16 - 8, 3]));
}

/// Acolyte of Growth: without the Gateway on green there is no heroic piece.
#[test]
fn acolyte_of_growth_with_the_gateway_elsewhere() {
    let mut p = duel("A:C d4 f4 d5 f5", "net-acolyte-of-growth");
    p.summon("net-acolyte-of-growth", "e5").act("at a3");
    assert_eq!((p.at("a3").as_str(), p.is_at_hub(), p.count(A)), ("A:C", true, 6));
}

/// Acolyte of Growth, TK-093, TK-112: without room or supply the heroic piece is left out, without any supply both.
#[test]
fn acolyte_of_growth_does_what_it_can() {
    let position = || duel("A:C d4 f4 d5 f5, A:H c3, B:C b2 b3 a4 b4", "net-acolyte-of-growth").gateway("c3");
    let mut p = position();
    p.summon("net-acolyte-of-growth", "e5").act("at a3");
    assert_eq!((p.at("a3").as_str(), p.is_at_hub(), p.count(A)), ("A:C", true, 7));
    for (left, pieces) in [(1, 6), (2, 7)] {
        let mut p = position().supplied(left, 3);
        p.summon("net-acolyte-of-growth", "e5");
        if left == 2 {
            p.act("at g7");
        }
        assert!(p.is_at_hub() && p.was_impossible("net-acolyte-of-growth"));
        assert_eq!((p.count(A), p.supply(A)), (pieces, [0, 3]));
    }
}

/// Power Seeker, TK-106, TK-303: as the Gateway, which it also becomes in place of a common one, it may make one standard move.
#[test]
fn power_seeker_as_the_gateway() {
    let mut p = duel("A:C d5 f5 e6 g6 c1, B:H c4, B:C b4", "net-power-seeker").gateway("c1");
    p.summon("net-power-seeker", "c5");
    assert_eq!(p.gate(), "c5");
    assert_eq!(p.offered(), steps("c5", "b4 d4 b5 d5 b6 c6 d6"), "in any direction, over lower pieces");
    p.act("step c5 b4");
    assert_eq!((p.gate().as_str(), p.is_at_hub(), p.tally(B)), ("b4", true, [1, 0, 0]));
}

/// Power Seeker, TK-307: otherwise any number of combat moves, each of which makes the distance to the Gateway smaller; it may even run
/// over the Gateway, and then its effect ends.
#[test]
fn power_seeker_goes_toward_the_gateway() {
    let position = || duel("A:C d5 f5 e6 g6, A:H c1, B:H c4 d4, B:L b4", "net-power-seeker").gateway("c1");
    let mut p = position();
    p.summon("net-power-seeker", "c5");
    assert_eq!(p.offered(), steps("c5", "c4 d4"));
    p.act("step c5 c4");
    assert_eq!(p.offered(), steps("c4", "b3 c3 d3"));
    p.act("step c4 b3");
    assert_eq!(p.offered(), steps("b3", "b2 c2"));
    p.act("step b3 b2");
    assert_eq!(p.offered(), steps("b2", "c1"));
    p.act("step b2 c1");
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.row("c1 c5")), (true, "", "A:H -".to_owned()));
    assert_eq!(p.tally(B), [0, 1, 0]);
    let mut p = position();
    p.summon("net-power-seeker", "c5").acts(&["step c5 d4", "skip"]);
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.at("d4").as_str()), (true, "c1", "A:H"));
}

/// Power Seeker, TK-307: it crosses the whole arena, eight moves, if it likes.
#[test]
fn power_seeker_crosses_the_arena() {
    let mut p = duel("A:C b6 d6 c7 e7, A:H i3", "net-power-seeker").gateway("i3");
    p.summon("net-power-seeker", "a6");
    let path = ["a6", "b5", "c4", "d3", "e3", "f3", "g3", "h3", "i3"];
    for pair in path.windows(2) {
        assert!(p.offers("skip"));
        p.act(&format!("step {} {}", pair[0], pair[1]));
    }
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.at("i3").as_str()), (true, "", "A:H"));
}

/// The cards of A's deck that a viewer knows, with how many lie above them.
fn known(p: &Position, viewer: Viewer) -> Vec<(u8, String)> {
    p.view(viewer).players[0].deck.known.iter().map(|seen| (seen.depth, seen.card.to_string())).collect()
}

fn hell_hound() -> Position {
    duel("A:C d5 e5 c6 f6, B:C f4, B:L g5", "net-hell-hound")
}

/// Hell Hound, TK-086, TK-094: it may destroy one adjacent piece of any colour and rank; unless that was legendary its card goes under
/// the deck, known to everybody.
#[test]
fn hell_hound_goes_under_the_deck() {
    for choice in ["at f4", "at e5", "skip"] {
        let mut p = hell_hound();
        p.summon("net-hell-hound", "f5");
        assert_eq!(p.offered(), squares_or_skip("f4 e5 g5 f6"));
        p.act(choice);
        assert!(p.is_at_hub());
        assert!(p.told(&Sight::WentUnder { seat: A, card: card("net-hell-hound") }));
        for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
            assert_eq!(known(&p, viewer), [(17, "net-hell-hound".to_owned())], "{choice}");
        }
        assert_eq!(p.state.player(A).discard.len(), 0);
        assert_eq!(p.tally(B), [u8::from(choice == "at f4"), 0, 0]);
    }
}

/// Hell Hound, TK-086: once a legendary piece died, its card is discarded.
#[test]
fn hell_hound_that_killed_a_legend_is_discarded() {
    let mut p = hell_hound();
    p.summon("net-hell-hound", "f5").act("at g5");
    assert_eq!((p.tally(B), known(&p, Viewer::SPECTATOR)), ([0, 0, 1], vec![]));
    assert!(p.state.player(A).discard.contains(card("net-hell-hound")));
    assert_eq!(p.state.player(A).deck.len(), 17);
}

/// Hell Hound, TK-086: it does not go under an empty deck; as the last card of the deck it is drawn again at the end of the turn.
#[test]
fn hell_hound_needs_a_deck() {
    let all = Card::of_list(CardList::Nethervoid).map(|card| card.to_string());
    let others: Vec<String> = all.filter(|id| id != "net-hell-hound").collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    let mut p = hell_hound().pile(&others);
    p.summon("net-hell-hound", "f5").act("at f4");
    assert!(p.state.player(A).discard.contains(card("net-hell-hound")));
    assert_eq!(p.state.player(A).deck.len(), 0);
    let mut p = hell_hound().pile(&others[1..]);
    p.summon("net-hell-hound", "f5").act("at f4");
    assert_eq!(known(&p, Viewer::SPECTATOR), [(1, "net-hell-hound".to_owned())]);
    p.act("place a4").act("end");
    p.luck();
    assert!(p.told(&Sight::Drew { seat: A, kind: CardType::Being, card: Some(card("net-hell-hound")) }));
    assert!(p.state.player(A).beings.contains(card("net-hell-hound")));
}

/// Vortexmaster, TK-107: the Gateway may make a combat move; then an own piece beside its new square may make one.
#[test]
fn vortexmaster_moves_the_gateway_and_a_neighbour() {
    let position = || duel("A:C e4 d5 f5 e6 b3, A:H c3, B:H c2, B:C d3 b4", "net-vortexmaster").gateway("c3");
    let mut p = position();
    p.summon("net-vortexmaster", "e7");
    assert_eq!(p.offered(), steps("c3", "b2 c2 d2 b3 d3 b4 c4 d4"));
    p.act("step c3 c2");
    assert_eq!(p.offered(), steps("b3", "b2 a3 c3 a4 b4 c4"), "own pieces only, and not over the heroic Gateway");
    p.act("step b3 b4");
    assert_eq!((p.gate().as_str(), p.tally(B), p.is_at_hub()), ("c2", [1, 1, 0], true));
    let mut p = position();
    p.summon("net-vortexmaster", "e7").act("skip");
    assert_eq!(p.offered(), steps("b3", "b2 a3 a4 b4 c4"));
    p.act("skip");
    assert_eq!((p.gate().as_str(), p.is_at_hub()), ("c3", true), "both moves are optional");
}

/// Vortexmaster, TK-306: the neighbour may run over the Gateway if its rank allows.
#[test]
fn vortexmasters_neighbour_may_enter_the_gateway() {
    let mut p = duel("A:C e4 d5 f5 e6, A:H c3 b3", "net-vortexmaster").gateway("c3");
    p.summon("net-vortexmaster", "e7").acts(&["skip", "step b3 c3"]);
    assert_eq!((p.row("b3 c3"), p.gate().as_str(), p.is_at_hub()), ("- A:H".to_owned(), "", true));
}

/// Vortexmaster: as the Gateway it moves itself, and then a piece that stands beside it; without one nothing more is asked.
#[test]
fn vortexmaster_as_the_gateway() {
    let mut p = duel("A:C e4 d5 f5 e6", "net-vortexmaster");
    p.summon("net-vortexmaster", "e7");
    assert_eq!(p.offered(), steps("e7", "d6 e6 f6 d7 f7 d8 e8 f8"));
    p.act("step e7 e8");
    assert!(p.is_at_hub(), "nobody stands beside e8");
    let mut p = duel("A:C e4 d5 f5 e6", "net-vortexmaster");
    p.summon("net-vortexmaster", "e7").act("skip");
    assert_eq!(p.offered(), steps("e6", "d5 e5 f5 d6 f6 d7 f7"));
}

const GATE_MASTER: &str = "A:C e4 f4 d5 f5 g5";

/// Gate Master, TK-331, TK-305, TK-159: in High Form the Gateway becomes legendary and stops being the Gateway; an own common or heroic
/// piece must be named; the summoning counts as that of a legend, but as one.
#[test]
fn gate_master_in_high_form() {
    let high = |pieces: &str| Position::high("nethervoid").pieces(pieces).hand(&["net-gate-master", "net-shadow-imp"]);
    let mut p = high(&format!("{GATE_MASTER} c3, B:C h5")).gateway("c3").tasks(&["tas-legendary-summoning"], None);
    p.summon("net-gate-master", "e5");
    assert_eq!((p.at("e5").as_str(), p.gate().as_str()), ("A:L", ""), "it took the marker and was upgraded");
    assert_eq!(p.offered(), squares("c3 e4 f4 d5 f5 g5"));
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at c3");
    let summons = p.state.turn.summons;
    assert_eq!((summons.beings, summons.legendary, summons.red), (1, 1, 1));
    assert_eq!((p.gate().as_str(), p.is_at_hub(), p.score(A)), ("c3", true, 1));
    p.summon("net-shadow-imp", "d4").acts(&["skip", "end"]);
    assert!(p.offers("claim tas-legendary-summoning"), "two beings, one of them counts as a legend");
    let mut p = high(&format!("{GATE_MASTER}, A:H c3")).gateway("c3");
    p.summon("net-gate-master", "e5");
    assert_eq!((p.row("c3 e5"), p.gate().as_str()), ("A:L A:H".to_owned(), ""));
    p.act("at e5");
    assert_eq!((p.gate().as_str(), p.state.turn.summons.legendary), ("e5", 1));
}

/// Gate Master, TK-166, TK-331: in a Duel it scores a point like a legend.
#[test]
fn gate_master_in_a_duel() {
    let mut p = duel(GATE_MASTER, "net-gate-master");
    p.summon("net-gate-master", "e5").act("at d5");
    assert_eq!((p.score(A), p.gate().as_str(), p.at("e5").as_str()), (1, "d5", "A:L"));
    assert!(p.is_at_hub());
}

/// Gate Master, TK-178, TK-331: in Melee the point is scored in a colour of one's choice.
#[test]
fn gate_master_in_melee() {
    let mut p = Position::melee("nethervoid").pieces(GATE_MASTER).hand(&["net-gate-master"]);
    p.summon("net-gate-master", "e5").act("at d5");
    assert_eq!(p.offered(), ["side 2", "side 3"]);
    p.act("side 3");
    assert_eq!((p.points_in(A, B), p.points_in(A, C), p.is_at_hub()), (0, 1, true));
}

/// Gate Master, R-36, TK-113: without a legendary piece in supply nothing is upgraded and no legend is counted, but a piece, perhaps the
/// old Gateway, is still named.
#[test]
fn gate_master_without_a_legendary_piece() {
    for gateway in ["e5", "g5"] {
        let mut p = duel(GATE_MASTER, "net-gate-master").supplied(3, 0);
        p.summon("net-gate-master", "e5");
        assert!(p.was_impossible("net-gate-master"));
        assert_eq!(p.offered(), squares("e4 f4 d5 e5 f5 g5"));
        p.act(&format!("at {gateway}"));
        assert_eq!((p.gate().as_str(), p.at("e5").as_str(), p.score(A)), (gateway, "A:H", 0));
        assert_eq!((p.state.turn.summons.beings, p.state.turn.summons.legendary), (1, 0));
    }
}

/// Hell Rider, TK-076, TK-302: as the Gateway, also one that replaces the Gateway on its square, it may make one combat move.
#[test]
fn hell_rider_as_the_gateway() {
    let mut p = duel("A:C d5 e5 f5 d6, B:H d4", "net-hell-rider").gateway("d5");
    p.summon("net-hell-rider", "d5");
    assert_eq!(p.gate(), "d5");
    assert_eq!(p.offered(), steps("d5", "c4 d4 e4 c5 e5 c6 d6 e6"));
    p.act("step d5 d4");
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.tally(B)), (true, "d4", [0, 1, 0]));
    assert!(
        duel("A:C e5 f5 d6", "net-hell-rider").summonings("net-hell-rider").iter().all(|way| !way.contains(" d5 "))
    );
}

/// Hell Rider: otherwise up to three combat moves, even if the first of them destroys the Gateway.
#[test]
fn hell_rider_beside_another_gateway() {
    let position = || duel("A:C d5 e5 f5 d6, A:H c4, B:H c3 c2", "net-hell-rider").gateway("c4");
    let mut p = position();
    p.summon("net-hell-rider", "d5").acts(&["step d5 c4", "step c4 c3", "step c3 c2"]);
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.tally(B)), (true, "", [0, 2, 0]));
    assert_eq!(p.row("c4 c3 c2 d5"), "- - A:H -");
    for moves in [&["skip"][..], &["step d5 d4", "skip"], &["step d5 d4", "step d4 d3", "skip"]] {
        let mut p = position();
        p.summon("net-hell-rider", "d5").acts(moves);
        assert_eq!((p.is_at_hub(), p.gate().as_str()), (true, "c4"));
    }
}

const WRATH: &str = "A:C f5 d6 f6 e7, A:H c3";

/// Demon of Wrath, TK-095: all common enemies beside the Gateway die without a question, of every colour; nobody else does.
#[test]
fn demon_of_wrath_destroys_the_common_enemies() {
    let mut p =
        Position::melee("nethervoid").pieces(WRATH).pieces("B:C b2 c2 e4, C:C d4, C:H d2, A:C d3").gateway("c3");
    p = p.hand(&["net-demon-of-wrath"]);
    p.summon("net-demon-of-wrath", "e5");
    assert!(p.is_at_hub());
    assert_eq!(p.row("b2 c2 d4 d2 d3 e4 c3"), "- - - C:H A:C B:C A:H");
    assert_eq!((p.tally(B), p.tally(C)), ([2, 0, 0], [1, 0, 0]));
}

/// Demon of Wrath, TK-106: if no common enemy is beside the Gateway it may make a standard move first; then those beside its new square
/// die.
#[test]
fn demon_of_wrath_moves_the_gateway_first() {
    let position = || duel(&format!("{WRATH} b4, A:C d3, B:C c1 d1, B:H d2"), "net-demon-of-wrath").gateway("c3");
    let mut p = position();
    p.summon("net-demon-of-wrath", "e5");
    assert_eq!(p.offered(), steps("c3", "b2 c2 b3 d3 c4 d4"), "over a lower piece, not over one of the same rank");
    p.act("step c3 c2");
    assert_eq!((p.row("c1 d1 d2"), p.gate().as_str(), p.tally(B)), ("- - B:H".to_owned(), "c2", [2, 0, 0]));
    assert!(p.is_at_hub());
    let mut p = position();
    p.summon("net-demon-of-wrath", "e5").act("skip");
    assert_eq!((p.gate().as_str(), p.tally(B), p.is_at_hub()), ("c3", [0; 3], true));
    let mut p = position();
    p.summon("net-demon-of-wrath", "e5").act("step c3 c4");
    assert_eq!((p.gate().as_str(), p.tally(B), p.is_at_hub()), ("c4", [0; 3], true));
}

/// Demon of Wrath: a Gateway that cannot move is not asked to.
#[test]
fn demon_of_wrath_with_a_blocked_gateway() {
    let mut p = duel("A:C f5 d6 f6 e7, A:H c1, B:H d1 b2 c2 d2", "net-demon-of-wrath").gateway("c1");
    p.summon("net-demon-of-wrath", "e5");
    assert_eq!((p.is_at_hub(), p.count(B)), (true, 4));
}

/// Demon of Greed, TK-092, TK-118: a common and a heroic piece of one's own must die, but not the Gateway; each gives an action.
#[test]
fn demon_of_greed_sells_two_pieces() {
    let mut p = duel("A:C d4 e4 d6 f6, A:H c3, B:C g7", "net-demon-of-greed").gateway("c3");
    p.summon("net-demon-of-greed", "e5");
    assert_eq!(p.offered(), squares("d4 e4 d6 f6"));
    p.act("at d6");
    assert!(p.is_at_hub(), "the Demon is the only other heroic piece");
    assert_eq!((p.row("d6 e5 c3"), p.actions_left()), ("- - A:H".to_owned(), 3));
    let mut p = duel("A:C d4 e4 d6 f6, A:H c3 h4", "net-demon-of-greed").gateway("c3");
    p.summon("net-demon-of-greed", "e5").act("at d6");
    assert_eq!(p.offered(), squares("h4 e5"));
    p.act("at h4");
    assert_eq!((p.row("h4 e5"), p.actions_left(), p.tally(A)), ("- A:H".to_owned(), 3, [0; 3]));
}

/// Demon of Greed, TK-093: as the Gateway without another heroic piece it gives one action; without a common piece only the heroic one
/// dies.
#[test]
fn demon_of_greed_does_what_it_can() {
    let mut p = duel("A:C d4 e4 d6 f6", "net-demon-of-greed");
    p.summon("net-demon-of-greed", "e5").act("at d4");
    assert_eq!((p.is_at_hub(), p.actions_left(), p.gate().as_str(), p.at("e5").as_str()), (true, 2, "e5", "A:H"));
    let mut p = duel("A:H d4 e4 d6 f6", "net-demon-of-greed");
    p.summon("net-demon-of-greed", "e5");
    assert_eq!(p.offered(), squares("d4 e4 d6 f6"));
    p.act("at f6");
    assert_eq!((p.actions_left(), p.count(A), p.is_at_hub()), (2, 4, true));
    let mut p = duel("A:L d4 e4 d6, A:C f6", "net-demon-of-greed").gateway("f6");
    p.summon("net-demon-of-greed", "e5");
    assert_eq!(
        (p.at("f6").as_str(), p.gate().as_str(), p.actions_left()),
        ("", "e5", 2),
        "f6 lost the marker to the Demon"
    );
}

/// Demon of Lust, TK-307, TK-098: up to two pieces of any colour make one combat move each toward the Gateway, but not onto it.
#[test]
fn demon_of_lust_draws_pieces_near() {
    let position =
        || Position::melee("nethervoid").pieces("A:C e6 f6 f7 g7, B:L e2, C:H e4, C:C e3").hand(&["net-demon-of-lust"]);
    let mut p = position();
    p.summon("net-demon-of-lust", "e5");
    let common = ["step f7 e6", "step f7 f6", "step g7 f6", "skip"];
    let far = ["step e2 d3", "step e2 e3", "step e2 f3", "step e3 d4", "step e3 f4"];
    assert_eq!(p.offered(), [&far[..], &common[..]].concat(), "those beside the Gateway cannot come nearer");
    p.act("step e2 e3");
    assert_eq!((p.tally(C), p.at("e3").as_str()), ([1, 0, 0], "B:L"));
    assert_eq!(p.offered(), common, "no piece moves twice");
    p.act("step f7 f6");
    assert_eq!((p.is_at_hub(), p.gate().as_str(), p.row("e5 e6 f6 f7")), (true, "e5", "A:H A:C A:C -".to_owned()));
    for moves in [&["skip"][..], &["step e3 d4", "skip"]] {
        let mut p = position();
        p.summon("net-demon-of-lust", "e5").acts(moves);
        assert!(p.is_at_hub());
    }
}

/// Demon of Lust: the Gateway itself does not move, but the Demon beside it may; a legendary piece may run over the Demon.
#[test]
fn demon_of_lust_is_drawn_itself() {
    let mut p = duel("A:C e6 f6 f7 g7, A:H e2, B:L f5", "net-demon-of-lust").gateway("e2");
    p.summon("net-demon-of-lust", "e5");
    assert_eq!(p.gate(), "e2");
    let offered = p.offered();
    assert!(
        ["step e5 d4", "step e5 e4", "step e5 f4", "step f5 e4"]
            .iter()
            .all(|step| offered.contains(&(*step).to_owned()))
    );
    assert!(!offered.iter().any(|step| step.starts_with("step e2")));
    p.acts(&["step e5 e4", "step f5 e4"]);
    assert_eq!((p.row("e5 f5 e4"), p.tally(B), p.is_at_hub()), ("- - B:L".to_owned(), [0; 3], true));
}

/// Demon of Sloth: it wastes an action that is left.
#[test]
fn demon_of_sloth_wastes_an_action() {
    let mut p = duel("A:C f4, A:H c3", "net-demon-of-sloth").gateway("c3");
    p.summon("net-demon-of-sloth", "e5");
    assert_eq!((p.actions_left(), p.gate().as_str(), p.offered()), (0, "c3", vec!["end".to_owned()]));
    assert!(p.told(&Sight::Wasted { seat: A }) && !p.told(&Sight::GatewayLost { square: square("c3") }));
    let mut p = duel("A:C f4, A:H c3", "net-demon-of-sloth").gateway("c3").actions(3);
    p.summon("net-demon-of-sloth", "e5");
    assert_eq!((p.actions_left(), p.gate().as_str()), (1, "c3"));
}

/// Demon of Sloth, TK-092, TK-306: with the last action the Gateway is destroyed, be it the Demon itself.
#[test]
fn demon_of_sloth_destroys_the_gateway() {
    let mut p = duel("A:C f4, A:H c3", "net-demon-of-sloth").gateway("c3").actions(1);
    p.summon("net-demon-of-sloth", "e5");
    assert_eq!((p.actions_left(), p.gate().as_str(), p.row("c3 e5")), (0, "", "- A:H".to_owned()));
    assert!(p.told(&Sight::GatewayLost { square: square("c3") }) && !p.told(&Sight::Wasted { seat: A }));
    let mut p = duel("A:C f4 c3", "net-demon-of-sloth").gateway("c3").actions(1);
    p.summon("net-demon-of-sloth", "e5");
    assert_eq!((p.gate().as_str(), p.row("c3 e5"), p.tally(A)), ("", "A:C -".to_owned(), [0; 3]));
    assert_eq!(p.state.turn.summons.beings, 1, "TK-085: it was summoned all the same");
}

/// Demon of Envy: common pieces must be placed beside the Gateway, at least one, until no opponent has more pieces.
#[test]
fn demon_of_envy_catches_up() {
    let mut p = duel("A:C d4 e5 f5, B:C a3 a4 a5 a6, B:H a7", "net-demon-of-envy");
    p.summon("net-demon-of-envy", "e5");
    assert_eq!(p.offered(), squares("e4 f4 d5 d6 e6 f6"));
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at e4");
    assert_eq!(p.offered(), squares("f4 d5 d6 e6 f6"), "four against five");
    p.act("at f6");
    assert_eq!((p.is_at_hub(), p.count(A), p.row("e4 f6")), (true, 5, "A:C A:C".to_owned()));
    let mut p = duel("A:C d4 e5 f5, B:C a3 a4", "net-demon-of-envy");
    p.summon("net-demon-of-envy", "e5").act("at d5");
    assert_eq!((p.is_at_hub(), p.count(A)), (true, 4), "one even if nobody has more");
}

/// Demon of Envy: in Melee the opponent with the most pieces is envied.
#[test]
fn demon_of_envy_in_melee() {
    let mut p =
        Position::melee("nethervoid").pieces("A:C d4 e5 f5, B:C a3, C:C a4 a5 a6 a7 b7").hand(&["net-demon-of-envy"]);
    p.summon("net-demon-of-envy", "e5").acts(&["at e4", "at f4"]);
    assert_eq!((p.is_at_hub(), p.count(A)), (true, 5));
}

/// Demon of Envy, TK-093, TK-112: it stops when there is no room beside the Gateway, or no piece in supply.
#[test]
fn demon_of_envy_stops_when_it_must() {
    let pieces = "A:C d4 e5 f5, A:H c1, B:C d1 b2 a3 a4 a5 a6 a7 b7 b6";
    let mut p = duel(pieces, "net-demon-of-envy").gateway("c1");
    p.summon("net-demon-of-envy", "e5");
    assert_eq!(p.offered(), squares("c2 d2"));
    p.act("at d2");
    assert_eq!(
        (p.row("c2 d2"), p.is_at_hub(), p.count(A)),
        ("A:C A:C".to_owned(), true, 6),
        "the last place without a question"
    );
    let mut p = duel(pieces, "net-demon-of-envy").gateway("c1").supplied(1, 3);
    p.summon("net-demon-of-envy", "e5").act("at c2");
    assert_eq!((p.is_at_hub(), p.count(A), p.supply(A)), (true, 5, [0, 3]), "the last piece");
    let mut p = duel(pieces, "net-demon-of-envy").gateway("c1").supplied(0, 3);
    p.summon("net-demon-of-envy", "e5");
    assert_eq!((p.is_at_hub(), p.count(A), p.at("e5").as_str()), (true, 4, "A:H"), "no piece at all");
    let mut p = duel(&format!("{pieces} c2 d2"), "net-demon-of-envy").gateway("c1");
    p.summon("net-demon-of-envy", "e5");
    assert_eq!((p.is_at_hub(), p.count(A)), (true, 4));
}
