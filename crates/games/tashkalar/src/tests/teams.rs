//! TK-190 to TK-205, TK-221: two teams of two: whose turn it is, who holds the legends, and passing control.

use kernel::{Seat, TableError, Viewer};

use super::position::{A, B, C, D, Position, card};
use crate::event::Sight;
use crate::state::Reason;

fn shown(p: &Position, viewer: Seat, holder: Seat) -> Vec<String> {
    let legends = &p.view(Viewer::seat(viewer)).players[holder.index()].legends;
    legends.shown.iter().map(ToString::to_string).collect()
}

fn legends(p: &Position, seat: Seat) -> Vec<String> {
    p.state.player(seat).legends.cards().map(|card| card.to_string()).collect()
}

/// TK-190, TK-192, TK-204: teams alternate and share one colour, one stock and one score.
#[test]
fn a_team_is_one_side() {
    let mut p = Position::teams("duel", "northern").pieces("A:C d5").points(A, 3).killed(B, [0, 1, 0]);
    let mut seats = Vec::new();
    for _ in 0..5 {
        seats.push(p.asked());
        p.idle();
    }
    assert_eq!(seats, [A, B, C, D, A]);
    assert_eq!((p.score(A), p.score(C), p.score(B), p.score(D)), (4, 4, 0, 0));
    assert_eq!((p.supply(A), p.supply(C), p.count(A)), ([9, 3], [9, 3], 7));
    assert_eq!(p.state.turn.number, 8);
}

/// TK-192, TK-073: the pieces of the team match the patterns of both teammates.
#[test]
fn the_teams_pieces_match_patterns() {
    let p = Position::teams("duel", "everfrost").pieces("A:C e3 e5, B:C b3 b5");
    let p = p.hand(&["eve-crystal-mirror"]).hand_of(C, &["imp-swordmaster"]);
    assert!(!p.ways("eve-crystal-mirror", "e4").is_empty() && p.ways("eve-crystal-mirror", "b4").is_empty());
    let p = p.turn_of(C, 5, 2);
    assert_eq!(p.summonings("imp-swordmaster"), ["summon imp-swordmaster e4 1"]);
}

/// TK-194, TK-195: at the end of a turn all legends go to the teammate, who draws up to two; school cards and the flare are drawn by the
/// turn player.
#[test]
fn legends_are_handed_over_in_the_draw_step() {
    let mut p = Position::teams("duel", "northern").hand(&["leg-titan"]).actions(0);
    p.act("end").play("chance: card fla-05").play("chance: card leg-leviathan").luck();
    assert_eq!((legends(&p, A).len(), legends(&p, C)), (0, vec!["leg-leviathan".to_owned(), "leg-titan".to_owned()]));
    assert_eq!((p.held_by(A).len(), p.held_by(C).len()), (4, 2));
    assert!(p.held_by(A).contains(&"fla-05".to_owned()));
    assert!(p.told(&Sight::Handed { from: A, to: C, card: None }));
    assert!(p.told(&Sight::Drew { seat: C, kind: crate::CardType::Legend, card: None }));
}

/// Section 5: the previous holder knows the legends he handed over, not those drawn to them; opponents know none, and a teammate sees
/// no other card.
#[test]
fn the_previous_holder_knows_what_he_handed_over() {
    let mut p = Position::teams("duel", "northern").hand(&["leg-titan"]).actions(0);
    p.act("end").play("chance: card fla-05").play("chance: card leg-leviathan").luck();
    assert_eq!((shown(&p, A, C), shown(&p, C, C).len()), (vec!["leg-titan".to_owned()], 2));
    assert!(shown(&p, B, C).is_empty() && shown(&p, D, C).is_empty());
    assert!(p.sights(Viewer::seat(A)).contains(&Sight::Handed { from: A, to: C, card: Some(card("leg-titan")) }));
    assert!(p.sights(Viewer::seat(C)).contains(&Sight::Handed { from: A, to: C, card: Some(card("leg-titan")) }));
    let mate = p.view(Viewer::seat(C));
    assert!(mate.players[0].beings.shown.is_empty() && mate.players[0].flare.shown.is_empty());
}

/// Section 5: whoever knew a legend of the hand, because he had put it under the deck, knows it after it was handed over too.
#[test]
fn knowledge_of_a_legend_goes_with_it() {
    let mut p = Position::teams("duel", "northern").hand(&["leg-titan"]).actions(0);
    p.state.players[0].legends.look(B);
    p.act("end").luck();
    assert_eq!((shown(&p, B, A).len(), shown(&p, B, C)), (0, vec!["leg-titan".to_owned()]));
    assert!(shown(&p, D, C).is_empty());
}

/// TK-195: an extra legend earned in a turn is drawn by the teammate, an extra school card by oneself.
#[test]
fn an_extra_legend_is_the_teammates() {
    let mut p = Position::teams("duel", "sylvan").pieces("A:C e3 d4 f5").hand(&["syl-forest-mystic"]);
    p.summon("syl-forest-mystic", "e4");
    p.idle();
    assert_eq!((legends(&p, A).len(), legends(&p, C).len()), (0, 3));
    assert_eq!((p.state.player(A).beings.len(), p.state.player(C).beings.len()), (4, 0));
}

/// TK-196, R-10: before an extra turn the legends stay, or come back, and the turn player draws to two.
#[test]
fn legends_stay_for_an_extra_turn() {
    for passes in [false, true] {
        let p = Position::teams("high", "northern").pieces("A:H d4 f4 e5, A:C d6 f6");
        let mut p = p.hand(&["leg-time-elemental", "leg-titan"]);
        p.summon("leg-time-elemental", "e3");
        if passes {
            p.act("pass");
            assert_eq!((p.asked(), legends(&p, C)), (C, vec!["leg-titan".to_owned()]));
        }
        p.idle();
        assert_eq!((p.asked(), p.state.turn.is_extra), (A, true), "{passes}");
        assert_eq!((legends(&p, A).len(), legends(&p, C).len()), (2, 0), "{passes}");
        assert!(legends(&p, A).contains(&"leg-titan".to_owned()));
        p.idle();
        assert_eq!((p.asked(), legends(&p, A).len(), legends(&p, C).len()), (B, 0, 2));
    }
}

/// TK-198, TK-199, TK-200: control can be passed before an action; the teammate gets the legends, can only place, and says `end`.
#[test]
fn control_is_passed_before_an_action() {
    let p = Position::teams("duel", "everfrost").pieces("A:C e3 e5 d4 f4").crowded(B, 0).stored("eve-ice-princess");
    let mut p = p.hand(&["eve-crystal-mirror", "leg-titan", "fla-02"]).hand_of(C, &["imp-swordmaster"]);
    p.act("place b6");
    assert!(p.offers("pass") && p.offers("thaw") && p.offers("flare 2"));
    p.act("pass");
    assert!(p.told(&Sight::Passed { seat: A, to: C }));
    assert_eq!((p.asked(), legends(&p, A).len(), legends(&p, C)), (C, 0, vec!["leg-titan".to_owned()]));
    assert!(p.offered().iter().all(|action| action.starts_with("place ")));
    for action in [
        "summon eve-crystal-mirror e4 1",
        "summon imp-swordmaster e4 1",
        "discard imp-swordmaster",
        "flare 2",
        "thaw",
        "pass",
    ] {
        assert_eq!(p.refused(action), "TK-200", "{action}");
    }
    assert_eq!((p.refused_to(A, "place b7"), p.refused("end")), ("TK-098", "TK-049"));
    p.act("place b7");
    assert_eq!((p.asked(), p.offered()), (C, vec!["end".to_owned()]));
    p.end_turn();
    assert_eq!((p.asked(), p.state.turn.controller), (B, B));
    assert_eq!(p.held_by(A).len(), 4, "the turn player drew: three school cards; the flare is still there");
}

/// TK-198: control is not passed without an action left, nor without a teammate, nor while a summoning must follow.
#[test]
fn control_cannot_always_be_passed() {
    let p = Position::teams("duel", "northern").actions(0);
    assert_eq!((p.refused("pass"), p.offered()), ("TK-051", vec!["end".to_owned()]));
    assert_eq!(Position::duel("northern").refused("pass"), "TK-198");
    let four = Position::new("melee", &["northern", "southern", "highland", "sylvan"]);
    assert_eq!(four.refused("pass"), "TK-198");
    let p = Position::teams("duel", "everfrost").pieces("A:C e3, B:C e5").stored("eve-frostweave-summoner");
    let mut p = p.hand(&["eve-crystal-mirror"]);
    p.act("thaw");
    assert_eq!(p.refused("pass"), "TK-213");
}

/// TK-198, TK-199, E-PASS: control can be passed inside an effect; the teammate finishes it and uses the actions it gains.
#[test]
fn control_is_passed_inside_an_effect() {
    // Swordmaster c/x/c: may kill a diagonal common enemy, then is upgraded.
    let mut p =
        Position::teams("duel", "northern").pieces("A:C e3 e5, B:C d3 f5").hand(&["imp-swordmaster"]).actions(1);
    p.summon("imp-swordmaster", "e4");
    assert_eq!((p.asked(), p.offered()), (A, ["at d3", "at f5", "skip", "pass"].map(str::to_owned).to_vec()));
    p.act("pass");
    assert_eq!((p.asked(), p.offered()), (C, ["at d3", "at f5", "skip"].map(str::to_owned).to_vec()));
    p.act("at d3");
    assert_eq!(
        (p.at("e4").as_str(), p.tally(B), p.asked(), p.offered()),
        ("A:H", [1, 0, 0], C, vec!["end".to_owned()])
    );
    // A flare that gains an action.
    let p = Position::teams("duel", "northern").pieces("A:C d5 e5, B:C c1 d1 e1 f1 g1 b2 c2 d2").hand(&["fla-09"]);
    let mut p = p.actions(0);
    p.act("flare 2");
    assert!(p.offers("pass"));
    p.acts(&["pass", "at d5"]);
    assert_eq!((p.at("d5").as_str(), p.asked(), p.actions_left(), p.refused("end")), ("A:H", C, 1, "TK-049"));
}

/// E-PASS, TK-198: control can be passed at a direction and in the middle of a group as well.
#[test]
fn control_is_passed_at_a_direction_or_a_group() {
    let dragon = Position::teams("duel", "northern").summoned("leg-fire-dragon", "A:H d2 f2 e4, A:C e3, B:C e7");
    assert_eq!(dragon.menu(), "aim e, aim se, aim s, aim sw, aim w, pass");
    let dragon = dragon.then(&["pass"]);
    assert_eq!((dragon.asked(), dragon.then(&["aim s"]).tally(B)), (C, [1, 0, 0]));
    let leviathan = Position::teams("duel", "northern").summoned("leg-leviathan", "A:H c6 d6 a7, A:C b7, B:C f4 g4");
    let leviathan = leviathan.then(&["choose 2", "at f4"]);
    assert_eq!((leviathan.asked(), leviathan.offers("done"), leviathan.offers("pass")), (A, true, true));
    let leviathan = leviathan.then(&["pass"]);
    assert_eq!((leviathan.asked(), leviathan.then(&["done"]).tally(B)), (C, [1, 0, 0]));
}

/// TK-198, TK-056: control can be passed once in every turn, in an extra turn too.
#[test]
fn control_is_passed_in_an_extra_turn() {
    let mut p = Position::teams("duel", "northern");
    p.state.turn.extra_turn = true;
    p.act("pass");
    p.idle();
    assert_eq!((p.asked(), p.state.turn.is_extra, p.offers("pass")), (A, true, true));
    p.act("pass");
    assert_eq!(p.asked(), C);
}

/// Section 7: a forced step is done without a question, although control could be passed.
#[test]
fn passing_does_not_make_a_question() {
    let mut p = Position::teams("duel", "northern").pieces("A:C d4, A:H e3 f4").hand(&["imp-chronicler"]);
    p.summon("imp-chronicler", "e4");
    assert_eq!(p.at("d4"), "A:H", "the only other common piece");
    assert!(p.offers("step d4 d5") && p.offers("pass"));
}

/// R-28, TK-199: after control was passed the owner of the cards still chooses among them: the flare of Winter Whisperer, D-16.
#[test]
fn hidden_cards_stay_with_their_owner() {
    let p = Position::teams("duel", "everfrost").pieces("A:C e3 e5").stored("eve-winter-whisperer");
    let mut p = p.hand(&["fla-02"]).actions(1);
    p.acts(&["thaw", "pass"]);
    assert_eq!((p.asked(), p.offered()), (C, ["at e3", "at e5", "skip"].map(str::to_owned).to_vec()));
    p.act("at e3");
    assert_eq!((p.asked(), p.offered()), (A, vec!["drop".to_owned(), "skip".to_owned()]));
    p.act("drop");
    assert_eq!((p.asked(), p.actions_left()), (C, 2), "an action is gained, for the teammate to place");
    let p = Position::teams("duel", "everfrost").pieces("A:C e4 e5 d6 f6, A:H b4").stored("eve-crystal-grower");
    let mut p = p.hand(&["eve-ice-queen"]);
    p.summon("eve-ice-queen", "e4").acts(&["pass", "skip"]);
    assert_eq!(
        (p.asked(), p.offered()),
        (A, vec!["keep eve-crystal-grower".to_owned(), "keep eve-ice-queen".to_owned()])
    );
    p.act("keep eve-ice-queen");
    assert_eq!((p.asked(), p.slot_of(A).as_deref()), (C, Some("eve-ice-queen")));
}

/// E-PASS, R-28: control can be passed at a question about hidden cards too; the question stays with their owner.
#[test]
fn control_is_passed_at_a_question_about_cards() {
    let mut p = Position::teams("duel", "everfrost")
        .pieces("A:C d4 e4 f4")
        .pile(&["eve-ice-princess"])
        .hand(&["eve-frozen-chest"]);
    p.summon("eve-frozen-chest", "e4");
    assert_eq!(p.offered(), ["take eve-ice-princess", "skip", "pass"]);
    p.act("pass");
    assert_eq!((p.asked(), p.offered()), (A, vec!["take eve-ice-princess".to_owned(), "skip".to_owned()]));
    p.act("take eve-ice-princess");
    assert_eq!((p.asked(), p.slot_of(A).as_deref()), (C, Some("eve-ice-princess")));
    let mut p = Position::teams("duel", "everfrost").stored("eve-winter-whisperer").hand(&["fla-02"]);
    p.act("thaw");
    assert_eq!(p.offered(), ["drop", "skip", "pass"]);
}

/// TK-221: a freeze effect is its owner's: the teammate cannot thaw it in his turn.
#[test]
fn freeze_effects_are_not_shared() {
    let p = Position::teams("duel", "everfrost").pieces("A:C e3").stored("eve-ice-princess").turn_of(C, 5, 2);
    assert_eq!(p.refused("thaw"), "TK-210");
    assert!(Position::teams("duel", "everfrost").pieces("A:C e3").stored("eve-ice-princess").offers("thaw"));
}

/// TK-203, TK-202, TK-193: in a team game the end is triggered when six or fewer cards are left in a deck after a draw; they are drawn
/// all the same.
#[test]
fn six_cards_left_trigger_the_end() {
    let after = |deck: usize, hand: &[&str]| {
        let mut p = Position::teams("duel", "northern").deck_of(A, deck).actions(0);
        for id in hand {
            let player = p.state.player_mut(A);
            player.discard.remove(card(id));
            player.beings.add(card(id), kernel::Knowers::only(A));
        }
        p.end_turn();
        (p.state.end.reason, p.state.player(A).deck.len(), p.state.player(A).beings.len())
    };
    assert_eq!(after(10, &[]), (None, 7, 3));
    assert_eq!(after(9, &[]), (Some(Reason::Deck), 6, 3));
    assert_eq!(after(5, &[]), (Some(Reason::Deck), 2, 3), "sideways cards are drawn normally");
    let full = ["imp-gun-tower", "imp-master-of-intrigue", "imp-high-priestess"];
    assert_eq!(after(6, &full), (None, 6, 3), "without a draw nothing is triggered");
}

/// TK-202, TK-203: a card returned under the deck makes it larger: the six bottom cards are counted anew.
#[test]
fn a_returned_card_is_counted() {
    let mut p =
        Position::teams("duel", "northern").hand(&["imp-knight", "imp-bomb", "imp-herald"]).deck_of(A, 8).actions(1);
    p.acts(&["discard imp-knight", "return imp-bomb", "done"]);
    assert_eq!(p.state.player(A).deck.len(), 9);
    p.end_turn();
    assert_eq!((p.state.player(A).deck.len(), p.state.end.reason), (7, None));
}

/// TK-204, TK-146: a flare compares the teams, and the other team scores.
#[test]
fn a_flare_compares_the_teams() {
    let pieces = "A:C d5, B:C c1 d1 e1 f1 g1 b2";
    let mut p = Position::teams("duel", "northern").pieces(pieces).turn_of(C, 5, 1).hand_of(C, &["fla-04"]);
    p.act("flare 2");
    assert_eq!((p.score(B), p.score(D), p.score(A), p.actions_left()), (1, 1, 0, 2));
}

/// TK-205, TK-236: a team gives up when both teammates want it; a proposal can be withdrawn, and the others play on meanwhile.
#[test]
fn a_team_gives_up_together() {
    let mut table = Position::teams("duel", "northern").table();
    table.concede(C).unwrap();
    assert!(table.verdict().is_none());
    table.answer(A, "place e5".parse().unwrap()).unwrap();
    table.withdraw(C).unwrap();
    table.concede(A).unwrap();
    assert!(table.verdict().is_none());
    table.concede(D).unwrap();
    assert!(table.verdict().is_none(), "one of each team");
    table.concede(C).unwrap();
    let verdict = table.verdict().expect("the game is over");
    let results: Vec<_> = verdict.standings().iter().map(|standing| standing.result.word()).collect();
    assert_eq!(results, ["lost", "won", "lost", "won"]);
}

/// TK-236, TK-188: of two players one gives up at once, also in the other's turn; in Melee nobody does.
#[test]
fn two_players_may_give_up_and_more_may_not() {
    let mut table = Position::high("northern").table();
    table.concede(B).unwrap();
    let verdict = table.verdict().expect("the game is over");
    assert_eq!([A, B].map(|seat| verdict.of(seat).result.word()), ["won", "lost"]);
    let mut table = Position::melee("northern").table();
    assert_eq!(table.concede(A), Err(TableError::NoConcession));
}

/// TK-098, TK-198: whoever is in control is named as the one who chooses, aims, moves and places, once control was passed too.
#[test]
fn everybody_is_told_who_decides() {
    // Fire Elemental ..x../.h.c./h.c.c
    let p = Position::teams("duel", "northern").summoned("leg-fire-elemental", "A:H d6 c7, A:C f6 e7 g7, B:C e4");
    let p = p.then(&["pass", "choose 1"]);
    assert!(p.told(&Sight::Chose { seat: C, card: card("leg-fire-elemental"), later: false, alternative: 1 }));
    let p = p.then(&["place a5"]);
    let piece = crate::SeenPiece { of: A, rank: crate::Rank::Common };
    assert!(p.told(&Sight::Placed { seat: C, square: "a5".parse().unwrap(), piece }));
}
