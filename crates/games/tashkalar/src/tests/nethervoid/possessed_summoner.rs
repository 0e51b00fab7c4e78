//! The Possessed Summoner, and patterns of a colour that is not one's own (TK-309).

use kernel::Viewer;

use super::{duel, squares};
use crate::cards::CardType;
use crate::event::Sight;
use crate::tests::position::{A, B, C, Position};

const POSSESSED: &str = "A:C f5 d6 e6 e7";

/// Possessed Summoner: a common enemy piece must be placed beside one of its colour; then the flare may be discarded, face down, for an
/// action.
#[test]
fn possessed_summoner_places_an_enemy_piece() {
    let position = || duel(&format!("{POSSESSED}, B:H a3"), "net-possessed-summoner").hand(&["fla-04"]);
    let mut p = position();
    p.summon("net-possessed-summoner", "e5");
    assert_eq!(p.offered(), squares("b2 b3 a4 b4"));
    assert_eq!(p.refused("skip"), "TK-092");
    p.act("at b3");
    assert_eq!((p.at("b3").as_str(), p.count(B), p.tally(B)), ("B:C", 2, [0; 3]));
    assert!(p.told(&Sight::Possessed { seat: A, side: B }));
    assert_eq!(p.offered(), ["drop", "skip"]);
    let mut other = p.clone();
    p.act("drop");
    assert_eq!((p.actions_left(), p.state.player(A).flare.len(), p.is_at_hub()), (2, 0, true));
    let flare = CardType::Flare;
    assert!(p.told(&Sight::Discarded { seat: A, kind: flare, card: None }), "nobody sees which");
    other.act("skip");
    assert_eq!((other.actions_left(), other.state.player(A).flare.len(), other.is_at_hub()), (1, 1, true));
}

/// Possessed Summoner, TK-309, TK-081: in the next summoning only pieces of that colour match, also as the occupant that is needed; the
/// being is one's own; afterwards patterns are one's own again.
#[test]
fn possessed_summoner_lends_the_pattern_to_a_colour() {
    let mut p = duel(&format!("{POSSESSED}, B:C b3 a5"), "net-possessed-summoner").actions(4);
    p = p.hand(&["net-demon-of-envy", "net-demon-of-sloth"]);
    assert!(p.places("net-demon-of-sloth").contains(&"g4".to_owned()));
    p.summon("net-possessed-summoner", "e5").act("at b4");
    assert_eq!(p.view(Viewer::SPECTATOR).turn.pattern_side, Some(p.state.rules.side(B)));
    assert_eq!(p.places("net-demon-of-envy"), ["b4"]);
    assert_eq!(p.places("net-demon-of-sloth"), ["a3", "a4", "a5", "b4", "b6", "c2", "c3", "c4", "c5"]);
    assert_eq!(p.refused("summon net-demon-of-sloth g4 1"), "TK-073");
    p.act("place i7");
    assert_eq!(p.places("net-demon-of-envy"), ["b4"], "another action does not end it");
    p.summon("net-demon-of-envy", "b4");
    assert_eq!((p.at("b4").as_str(), p.tally(B)), ("A:H", [1, 0, 0]), "the occupant is destroyed and counted");
    assert_eq!((p.gate().as_str(), p.offered()), ("e5", squares("d4 e4 f4 d5 f6")), "Envy's own effect");
    p.act("at d4");
    assert!(p.is_at_hub());
    let places = p.places("net-demon-of-sloth");
    assert!(places.contains(&"g4".to_owned()) && !places.contains(&"c2".to_owned()), "{places:?}");
}

/// Possessed Summoner, TK-309, TK-056: the loan ends with the turn.
#[test]
fn possessed_summoners_loan_ends_with_the_turn() {
    let mut p = duel(&format!("{POSSESSED}, B:C a3"), "net-possessed-summoner").hand(&["net-demon-of-sloth"]);
    p.summon("net-possessed-summoner", "e5").act("at b3");
    assert!(p.ways("net-demon-of-sloth", "g4").is_empty());
    p.acts(&["place i5", "end"]);
    p.luck().acts(&["place i6", "place i7", "end"]);
    p.luck();
    assert_eq!((p.asked(), p.state.turn.pattern_side), (A, None));
    assert_eq!(p.ways("net-demon-of-sloth", "g4").len(), 1);
}

/// Possessed Summoner, TK-309, TK-083: with an empty supply any own piece may be picked up for the being, since none is required; an
/// enemy piece on the square does not become it.
#[test]
fn possessed_summoner_and_a_shortage() {
    let mut p = duel(&format!("{POSSESSED}, B:C a3 b4"), "net-possessed-summoner").hand(&["net-demon-of-sloth"]);
    p = p.supplied(1, 3).actions(3);
    p.summon("net-possessed-summoner", "e5").act("at a5");
    p.summon("net-demon-of-sloth", "b4");
    assert_eq!(p.offered(), ["lift e5", "lift f5", "lift d6", "lift e6", "lift e7"]);
    p.act("lift e5");
    assert_eq!((p.row("e5 b4"), p.tally(B), p.gate().as_str()), ("- A:H".to_owned(), [1, 0, 0], "b4"));
}

/// Possessed Summoner, TK-309, TK-078, TK-184: in Melee a piece of a third colour may be improvised with, which spends its mark; one's
/// own pieces do not match even so.
#[test]
fn possessed_summoner_and_improvising() {
    let position = || {
        let p = Position::melee("nethervoid").pieces(POSSESSED).pieces("B:C b3, C:C d4 h4");
        p.hand(&["net-possessed-summoner", "net-shadow-imp"])
    };
    // A with C would fit on g4 and g5, B with C does on c3 and c4.
    assert_eq!(
        position().places("net-shadow-imp").iter().filter(|at| ["g4", "g5", "c3", "c4"].contains(&at.as_str())).count(),
        2
    );
    let mut p = position();
    p.summon("net-possessed-summoner", "e5");
    assert_eq!(p.offered(), ["side 2", "side 3"]);
    p.act("side 2");
    assert_eq!(p.offered(), squares("b2 c2 a3 c3 a4 b4 c4"));
    p.act("at a4");
    assert_eq!(p.places("net-shadow-imp"), ["c3", "c4"]);
    let mut spent = p.clone();
    spent.state.improvised[0][2] = true;
    assert!(spent.places("net-shadow-imp").is_empty(), "without a mark of the third colour");
    p.summon("net-shadow-imp", "c4");
    assert_eq!(p.state.improvised[0], [false, false, true, false], "the mark of the lent colour is not spent");
    assert_eq!((p.row("b3 d4 c4"), p.gate().as_str()), ("B:C C:C A:C".to_owned(), "e5"));
}

/// Possessed Summoner, TK-093, TK-112: without a colour that has a piece on the arena and one in supply nothing is placed and one's own
/// pieces go on to match; the flare may still be discarded.
#[test]
fn possessed_summoner_without_an_enemy_piece() {
    let cards = ["net-possessed-summoner", "net-demon-of-sloth", "fla-04"];
    let alone = Position::duel("nethervoid").pieces(POSSESSED).hand(&cards);
    let mut poor = Position::duel("nethervoid").pieces(POSSESSED).pieces("B:C a3").hand(&cards);
    poor.state.stock[1][0] = 1;
    for mut p in [alone, poor] {
        p.summon("net-possessed-summoner", "e5");
        assert!(p.was_impossible("net-possessed-summoner"));
        assert_eq!(p.offered(), ["drop", "skip"]);
        p.act("drop");
        assert_eq!((p.state.turn.pattern_side, p.actions_left()), (None, 2));
        assert!(p.places("net-demon-of-sloth").contains(&"g4".to_owned()));
    }
}

/// Possessed Summoner, TK-012: in a deathmatch the piece that its own summoning destroyed cannot be placed yet, in High Form it can.
#[test]
fn possessed_summoner_and_pieces_beside_the_board() {
    for (form, is_placed) in [("duel", false), ("high", true)] {
        let mut p = Position::new(form, &["nethervoid", "northern"]).pieces(POSSESSED).pieces("B:C e5 a3");
        p.state.stock[1][0] = 2;
        p = p.hand(&["net-possessed-summoner"]);
        p.summon("net-possessed-summoner", "e5");
        assert_eq!(p.offers("at b3"), is_placed, "{form}");
        assert_eq!(p.was_impossible("net-possessed-summoner"), !is_placed);
    }
}

/// Possessed Summoner, E-COL: a colour that cannot be placed is not offered, and the only one that can is not asked for.
#[test]
fn possessed_summoner_with_one_colour_in_melee() {
    let mut p =
        Position::melee("nethervoid").pieces(POSSESSED).pieces("B:C b3, C:C h4").hand(&["net-possessed-summoner"]);
    p.state.stock[1][0] = 1;
    p.summon("net-possessed-summoner", "e5");
    assert_eq!(p.offered(), squares("g3 h3 i3 g4 i4 g5 h5 i5"));
    p.act("at i3");
    assert_eq!((p.at("i3").as_str(), p.state.turn.pattern_side), ("C:C", Some(p.state.rules.side(C))));
}

/// E-COL, TK-098: everybody sees which colour was chosen before its piece is placed.
#[test]
fn the_chosen_colour_is_public() {
    let mut p =
        Position::melee("nethervoid").pieces(POSSESSED).pieces("B:C b3, C:C h4").hand(&["net-possessed-summoner"]);
    p.summon("net-possessed-summoner", "e5").act("side 3");
    let effect = p.view(Viewer::SPECTATOR).effect.expect("an effect is carried out");
    assert_eq!(effect.sides, [p.state.rules.side(C)]);
}
