//! TK-023 to TK-025, TK-130 to TK-135, TK-225 to TK-233, TK-240, TK-243: drawing, the end of the game and who has won.

use kernel::{Knowers, Seat};

use super::position::{A, B, C, D, Position, card};
use crate::cards::CardType;
use crate::event::Sight;
use crate::state::Reason;

/// The seats whose turns follow, each played without doing anything, until the game is over.
fn turns_to_the_end(p: &mut Position) -> Vec<Seat> {
    let mut seats = Vec::new();
    while !p.is_over() {
        seats.push(p.state.turn.seat);
        p.idle();
    }
    seats
}

fn results(p: &Position) -> Vec<&'static str> {
    p.verdict().standings().iter().map(|standing| standing.result.word()).collect()
}

/// A finished game in this position: the last turn ends.
fn finished(mut p: Position) -> Position {
    p.state.end.reason = Some(Reason::Points);
    p.state.end.turns_left = 1;
    p.state.turn.actions = 0;
    p.end_turn();
    p
}

/// TK-023, TK-130: the hand is filled up to three school cards, two legends and a flare, in the own draw step only.
#[test]
fn a_hand_is_filled_up_at_the_end_of_the_own_turn() {
    let mut p = Position::duel("northern").hand(&["imp-knight", "leg-titan"]).actions(0);
    p.end_turn();
    let counts = |p: &Position, seat| {
        let player = p.state.player(seat);
        [player.beings.len(), player.legends.len(), player.flare.len()]
    };
    assert_eq!((counts(&p, A), counts(&p, B)), ([3, 2, 1], [0, 0, 0]));
    assert!(p.held_by(A).contains(&"imp-knight".to_owned()) && p.held_by(A).contains(&"leg-titan".to_owned()));
}

/// TK-130, TK-119: a hand that is too large is kept and not filled up.
#[test]
fn a_larger_hand_is_kept() {
    let hand =
        ["imp-knight", "imp-bomb", "imp-herald", "imp-cannon", "leg-titan", "leg-hell-bull", "leg-leviathan", "fla-01"];
    let mut p = Position::duel("northern").hand(&hand).actions(0);
    p.act("end");
    assert!(!p.waits_for_chance() && p.held_by(A).len() == 8);
}

/// TK-131, TK-133, TK-119: the order of drawing: flare, legends, extra legends, school cards, extra school cards.
#[test]
fn cards_are_drawn_in_order() {
    let mut p = Position::high("sylvan").actions(0).hand(&["syl-sapling"]);
    p.state.turn.extra_cards = 1;
    p.state.turn.extra_legends = 1;
    p.end_turn();
    let drawn = |sight: &Sight| match sight {
        Sight::Drew { seat, kind, .. } => Some((*seat, *kind)),
        _ => None,
    };
    let drawn: Vec<_> = p.sights(kernel::Viewer::SPECTATOR).iter().filter_map(drawn).collect();
    let kinds = [vec![CardType::Flare], vec![CardType::Legend; 3], vec![CardType::Being; 3]].concat();
    assert_eq!(drawn, kinds.into_iter().map(|kind| (A, kind)).collect::<Vec<_>>());
    assert_eq!(p.state.player(A).beings.len(), 4);
}

/// TK-132, TK-024: an empty deck is not made anew from its discards; the hand stays smaller.
#[test]
fn an_empty_school_deck_stays_empty() {
    let mut p = Position::high("northern").deck_of(A, 0).actions(0);
    p.end_turn();
    assert_eq!((p.state.player(A).beings.len(), p.pile_of(A).len()), (0, 18));
    let mut p = Position::high("northern").deck_of(A, 1).actions(0);
    p.end_turn();
    assert_eq!((p.state.player(A).beings.len(), p.state.player(A).deck.len()), (1, 0));
}

/// Puts flares from the deck onto their discard pile until so many are left in the deck.
fn flares_left(mut p: Position, left: usize) -> Position {
    let flares = &mut p.state.flares;
    let cards: Vec<_> = flares.deck.unseen().collect();
    for card in cards.into_iter().take(flares.deck.len() - left) {
        flares.deck.take_unseen(card);
        flares.discard.put_on_top(card, Knowers::EVERYBODY);
    }
    p
}

/// TK-025, R-03: the discards become the new deck at once after the draw that emptied it.
#[test]
fn a_shared_deck_is_made_anew_when_it_runs_out() {
    let mut p = flares_left(Position::high("northern").actions(0), 1);
    p.act("end").play("chance: card fla-12");
    assert_eq!((p.state.flares.deck.len(), p.state.flares.discard.len()), (11, 0));
    assert!(p.told(&Sight::Reshuffled { kind: CardType::Flare }));
    assert!(p.state.flares.deck.seen_by(kernel::Viewer::SPECTATOR).known.is_empty(), "nobody knows an order");
    let mut p = flares_left(Position::high("northern").actions(0), 2);
    p.act("end").play("chance: card fla-12");
    assert_eq!((p.state.flares.deck.len(), p.state.flares.discard.len()), (1, 10), "one is left");
}

/// TK-025: if the discards were empty when the deck ran out, they are shuffled when a card must be drawn; if both are empty no card is
/// drawn.
#[test]
fn a_shared_deck_is_made_anew_when_it_is_needed() {
    let empty = |discards: &[&str]| {
        let mut p = Position::high("northern").actions(0).hand(&["leg-titan"]);
        let legends: Vec<_> = p.state.legends.deck.unseen().collect();
        // The others are in B's hand.
        for legend in legends {
            p.state.legends.deck.take_unseen(legend);
            match discards.contains(&legend.to_string().as_str()) {
                true => p.state.legends.discard.put_on_top(legend, Knowers::EVERYBODY),
                false => p.state.players[1].legends.add(legend, Knowers::only(B)),
            }
        }
        p.end_turn();
        p
    };
    let p = empty(&["leg-leviathan", "leg-hell-bull"]);
    assert_eq!((p.state.player(A).legends.len(), p.state.legends.deck.len(), p.state.legends.discard.len()), (2, 1, 0));
    assert!(p.told(&Sight::Reshuffled { kind: CardType::Legend }));
    let p = empty(&[]);
    assert_eq!((p.state.player(A).legends.len(), p.asked()), (1, B), "no card is drawn");
}

/// TK-134, TK-225, TK-227: drawing the last card of a deck triggers the end; then each player has one more turn, the one who triggered
/// it last.
#[test]
fn the_last_card_of_a_deck_triggers_the_end() {
    let mut p = Position::melee("northern").deck_of(A, 3).actions(0);
    p.end_turn();
    assert_eq!((p.state.end.reason, p.asked()), (Some(Reason::Deck), B));
    assert_eq!(turns_to_the_end(&mut p), [B, C, A]);
    assert_eq!(p.verdict().reason, "deck");
    let mut p = Position::melee("northern").deck_of(A, 4).actions(0);
    p.end_turn();
    assert_eq!(p.state.end.reason, None, "a card is left");
}

/// TK-134, TK-225: a deck that was empty before does not trigger anything again; only a draw does.
#[test]
fn only_a_draw_of_the_last_card_triggers_the_end() {
    let mut p = Position::high("northern").deck_of(A, 0).actions(0);
    p.end_turn();
    assert_eq!(p.state.end.reason, None);
}

/// TK-160, TK-226: in High Form 9 points of any side, legendary pieces included, trigger the end after any turn.
#[test]
fn nine_points_trigger_the_end_of_high_form() {
    let reason = |p: Position| {
        let mut p = p.actions(0);
        p.end_turn();
        p.state.end.reason
    };
    assert_eq!(reason(Position::high("northern").points(A, 6).pieces("A:L c3 d3")), None);
    assert_eq!(reason(Position::high("northern").points(A, 7).pieces("A:L c3 d3")), Some(Reason::Points));
    assert_eq!(reason(Position::high("northern").points(B, 9)), Some(Reason::Points), "also in the turn of the other");
}

/// TK-168: in a Duel 18 points trigger the end, TK-181: in a Melee 12 in one colour with three players, 10 with four.
#[test]
fn enough_points_trigger_the_end_of_a_deathmatch() {
    let reason = |p: Position| {
        let mut p = p.actions(0);
        p.end_turn();
        p.state.end.reason
    };
    assert_eq!(
        [17, 18].map(|points| reason(Position::duel("northern").points(A, points))),
        [None, Some(Reason::Points)]
    );
    let three = |points| reason(Position::melee("northern").colour(B, C, points));
    assert_eq!([11, 12].map(three), [None, Some(Reason::Points)]);
    let four = |points| {
        let p = Position::new("melee", &["northern", "southern", "highland", "sylvan"]);
        reason(p.colour(D, A, points).colour(D, B, 9))
    };
    assert_eq!([9, 10].map(four), [None, Some(Reason::Points)]);
    assert_eq!(reason(Position::melee("northern").colour(A, B, 11).colour(A, C, 11)), None, "colours are not added");
}

/// TK-226: once triggered the end stays triggered, also if a legendary piece is lost; a second reason changes nothing.
#[test]
fn a_triggered_end_stays_triggered() {
    let mut p = Position::high("northern").points(A, 8).pieces("A:L c3").actions(0).deck_of(B, 3);
    p.end_turn();
    assert_eq!(p.state.end.reason, Some(Reason::Points));
    p.state.board.take("c3".parse().unwrap());
    assert_eq!(turns_to_the_end(&mut p), [B, A]);
    assert_eq!(p.verdict().reason, "points");
}

/// TK-227 with four seats: after the triggering turn B, C, D and A follow.
#[test]
fn everybody_has_one_more_turn() {
    for form in ["duel", "melee"] {
        let mut p = Position::new(form, &["northern", "southern", "highland", "sylvan"]).actions(0);
        p.state.turn.seat = C;
        p.state.turn.controller = C;
        p.state.points[0][1] = 10;
        p.state.points[0][0] = 18;
        p.end_turn();
        assert_eq!(turns_to_the_end(&mut p), [D, A, B, C], "{form}");
    }
}

/// TK-229: in the final turns points are scored and cards drawn as ever.
#[test]
fn final_turns_are_played_by_all_rules() {
    let mut p = Position::duel("northern").points(B, 18).actions(0);
    p.end_turn();
    p.idle();
    p.state.turn.tally[1] = [0, 0, 1];
    p.idle();
    assert!(p.is_over());
    assert_eq!((p.score(A), p.held_by(A).len()), (2, 6));
}

/// The Time Elemental's pattern ready on e3, and the legend in the hand.
fn time_elemental(p: Position, seat: Seat) -> Position {
    let side = if seat == A { "A" } else { "B" };
    p.pieces(&format!("{side}:H d4 f4 e5, {side}:C d6 f6")).hand_of(seat, &["leg-time-elemental"])
}

/// TK-135: an extra turn with two actions follows when the turn is over; then the next player plays.
#[test]
fn an_extra_turn_follows_at_once() {
    let mut p = time_elemental(Position::high("northern"), A);
    p.summon("leg-time-elemental", "e3");
    assert!(p.told(&Sight::ExtraTurn { seat: A }));
    p.idle();
    assert_eq!((p.asked(), p.actions_left(), p.state.turn.number), (A, 2, 4));
    assert_eq!(p.held_by(A).len(), 6, "cards were drawn in between");
    assert!(p.told(&Sight::Turn { seat: A, actions: 2, extra: true }));
    p.idle();
    assert_eq!((p.asked(), p.state.turn.is_extra), (B, false));
}

/// TK-228, R-09: an extra turn earned in the triggering turn or in a final turn comes in addition.
#[test]
fn extra_turns_come_in_addition_to_final_turns() {
    let mut p = time_elemental(Position::duel("northern").points(B, 18), A);
    p.summon("leg-time-elemental", "e3");
    p.idle();
    assert_eq!(turns_to_the_end(&mut p), [A, B, A], "the extra turn, then one turn each");
    let mut p = time_elemental(Position::duel("northern").points(B, 18).turn_of(B, 8, 0), A);
    p.end_turn();
    p.summon("leg-time-elemental", "e3");
    assert_eq!(turns_to_the_end(&mut p), [A, A, B], "the final turn goes on, then an extra one");
    let mut p = time_elemental(Position::duel("northern").points(B, 18).actions(0), A);
    p.end_turn();
    p.idle();
    p.summon("leg-time-elemental", "e3");
    assert_eq!(turns_to_the_end(&mut p), [A, A], "after the last turn of all, too");
}

/// TK-243: after the end was triggered a player takes two extra turns at most.
#[test]
fn extra_turns_after_the_trigger_are_limited() {
    let with = |taken| {
        let mut p = time_elemental(Position::duel("northern"), A);
        p.state.end.reason = Some(Reason::Points);
        p.state.end.turns_left = 1;
        p.state.end.extra_turns[0] = taken;
        p.summon("leg-time-elemental", "e3");
        p.idle();
        p.is_over()
    };
    assert_eq!([0, 1, 2].map(with), [false, false, true]);
    let mut p = time_elemental(Position::duel("northern"), A);
    p.state.end.extra_turns = [0; 4];
    p.summon("leg-time-elemental", "e3");
    p.idle();
    assert_eq!(p.state.end.extra_turns[0], 0, "before the trigger they are not counted");
}

/// TK-135, TK-215, R-08: a player who is slowed has one action less in one turn only, also if he takes an extra turn.
#[test]
fn a_slowed_turn_is_shortened_once() {
    let mut p = time_elemental(Position::high("northern").turn_of(B, 4, 0), A);
    p.state.slowed[0] = true;
    p.end_turn();
    assert_eq!((p.asked(), p.actions_left()), (A, 1));
    p.summon("leg-time-elemental", "e3");
    p.idle();
    assert_eq!((p.asked(), p.state.turn.is_extra, p.actions_left()), (A, true, 2));
}

/// TK-240: after 10 turns of each player without progress the end is triggered; any progress starts the count anew.
#[test]
fn idle_turns_trigger_the_end() {
    let with = |p: Position, idle: u8| {
        let mut p = p.actions(0);
        p.state.end.idle_turns = idle;
        p.end_turn();
        (p.state.end.reason, p.state.end.idle_turns)
    };
    assert_eq!(with(Position::duel("northern"), 18), (None, 19));
    assert_eq!(with(Position::duel("northern"), 19), (Some(Reason::Idle), 20));
    assert_eq!(with(Position::melee("northern"), 28), (None, 29));
    assert_eq!(with(Position::melee("northern"), 29), (Some(Reason::Idle), 30));
    assert_eq!(with(Position::teams("high", "northern"), 38), (None, 39), "players are counted, not teams");
    assert_eq!(with(Position::teams("high", "northern"), 39).0, Some(Reason::Idle));
    assert_eq!(with(Position::duel("northern").killed(B, [0, 1, 0]), 19), (None, 0), "a point is progress");
    assert_eq!(
        with(Position::duel("northern").killed(B, [1, 0, 0]), 19).0,
        Some(Reason::Idle),
        "no point, no progress"
    );
    let claimed = |claim: &str| {
        let mut p =
            Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").tasks(&["tas-center-cross"], None).actions(0);
        p.state.end.idle_turns = 19;
        p.acts(&["end", claim]).luck();
        p.state.end.reason
    };
    assert_eq!((claimed("claim tas-center-cross"), claimed("skip")), (None, Some(Reason::Idle)));
}

/// TK-240: a school card that is discarded, summoned or stored is progress; a flare in High Form is not.
#[test]
fn cards_are_progress() {
    let mut discarded = Position::high("northern").hand(&["imp-knight"]);
    discarded.acts(&["discard imp-knight", "done"]);
    let mut summoned = Position::high("northern").pieces("A:C e3 e5").hand(&["imp-swordmaster"]);
    summoned.summon("imp-swordmaster", "e4");
    let mut stored = Position::high("everfrost").pieces("A:C e6 d7 f7").hand(&["eve-ice-princess"]);
    stored.summon("eve-ice-princess", "e5").act("skip");
    let mut thawed = Position::high("everfrost").pieces("A:C e6").stored("eve-ice-princess");
    thawed.acts(&["thaw", "step e6 e5"]);
    assert!([discarded, summoned, stored, thawed].iter().all(|p| p.state.turn.has_progress));
    let flare = |p: Position| {
        let mut p = p.pieces("B:C a4 a5 a6 a7 b7").hand(&["fla-04"]);
        p.act("flare 2");
        p.state.turn.has_progress
    };
    assert_eq!((flare(Position::high("northern")), flare(Position::duel("northern"))), (false, true));
    let mut legend = time_elemental(Position::high("northern"), A);
    legend.summon("leg-time-elemental", "e3");
    assert!(!legend.state.turn.has_progress, "a legend is no school card");
}

/// TK-230: the most points win; in High Form legendary pieces on the board count.
#[test]
fn the_most_points_win() {
    let p = finished(Position::high("northern").points(A, 5).points(B, 6).pieces("A:L c3 d3"));
    assert_eq!(results(&p), ["won", "lost"]);
    assert_eq!([A, B].map(|seat| p.verdict().of(seat).points), [7, 6]);
    let p = finished(Position::duel("northern").points(A, 5).points(B, 6).pieces("A:L c3 d3"));
    assert_eq!(results(&p), ["lost", "won"]);
}

/// TK-232, TK-233: a tie goes to more upgraded pieces, then to more pieces; otherwise it is a draw.
#[test]
fn ties_are_broken_by_pieces() {
    let tied = |pieces: &str| {
        let p = Position::duel("northern").points(A, 4).points(B, 4).pieces(pieces);
        results(&finished(p))[0]
    };
    assert_eq!(tied("A:H c3, B:C c4 c5 c6"), "won", "upgraded pieces come first");
    assert_eq!(tied("A:L c3, B:H c4 c5"), "lost");
    assert_eq!(tied("A:H c3, B:L c4, A:C c5"), "won", "then all pieces");
    assert_eq!(tied("A:C c3, B:C c4 c5"), "lost");
    assert_eq!(tied("A:C c3 e3, B:C c4 c5"), "drew");
    assert_eq!(tied("A:L c3, A:C e3, B:H c4, B:C c5"), "drew", "a legendary piece is one upgraded piece");
}

/// TK-231: in Melee the lowest colour decides, then the second lowest, with four players then the highest.
#[test]
fn a_melee_is_decided_from_the_lowest_colour_up() {
    let three = |a: [u8; 2], b: [u8; 2]| {
        let p = Position::melee("northern").colour(A, B, a[0]).colour(A, C, a[1]);
        let p = p.colour(B, A, b[0]).colour(B, C, b[1]).pieces("C:L c3");
        results(&finished(p))
    };
    assert_eq!(three([3, 3], [2, 11]), ["won", "lost", "lost"]);
    assert_eq!(three([5, 3], [3, 4]), ["won", "lost", "lost"], "the second lowest");
    assert_eq!(three([5, 3], [3, 5]), ["drew", "drew", "lost"], "TK-233");
    assert_eq!(three([0, 0], [0, 0]), ["lost", "lost", "won"], "TK-232: upgraded pieces");
    let four = |a: [u8; 3], d: [u8; 3]| {
        let p = Position::new("melee", &["northern", "southern", "highland", "sylvan"]);
        let p = [B, C, D].into_iter().zip(a).fold(p, |p, (colour, points)| p.colour(A, colour, points));
        let p = [A, B, C].into_iter().zip(d).fold(p, |p, (colour, points)| p.colour(D, colour, points));
        results(&finished(p))
    };
    assert_eq!(four([2, 9, 4], [4, 2, 8]), ["won", "lost", "lost", "lost"], "the highest");
    assert_eq!(four([2, 9, 4], [5, 2, 5]), ["lost", "lost", "lost", "won"], "the second lowest before the highest");
}

/// TK-192, TK-230: both teammates win or lose together.
#[test]
fn a_team_wins_together() {
    let p = finished(Position::teams("duel", "northern").points(A, 3).points(B, 5));
    assert_eq!(results(&p), ["lost", "won", "lost", "won"]);
    let p = finished(Position::teams("high", "northern"));
    assert_eq!(results(&p), ["drew"; 4]);
}

/// TK-119: an extra card is drawn on top of a full hand, and the next refill stops at three.
#[test]
fn extra_cards_make_a_larger_hand() {
    // Forest Mystic .c./cx./..c
    let mut p = Position::high("sylvan").pieces("A:C e3 d4 f5").hand(&["syl-forest-mystic"]);
    p.summon("syl-forest-mystic", "e4");
    p.idle();
    let counts = |p: &Position| [p.state.player(A).beings.len(), p.state.player(A).legends.len()];
    assert_eq!(counts(&p), [4, 3]);
    p.idle();
    p.idle();
    assert_eq!((counts(&p), p.pile_of(A)), ([4, 3], vec![card("syl-forest-mystic").to_string()]));
}

/// TK-240, TK-056: an extra turn is a turn: without progress it is counted too.
#[test]
fn an_extra_turn_may_be_idle() {
    let mut p = Position::duel("northern").actions(0);
    p.state.end.idle_turns = 18;
    p.state.turn.extra_turn = true;
    p.end_turn();
    assert_eq!((p.state.turn.is_extra, p.state.end.idle_turns, p.state.end.reason), (true, 19, None));
    p.idle();
    assert_eq!((p.state.end.idle_turns, p.state.end.reason), (20, Some(Reason::Idle)));
}

/// TK-135, TK-215: an extra turn costs nothing later: the next turn of the same player has two actions again.
#[test]
fn an_extra_turn_leaves_no_penalty() {
    let mut p = time_elemental(Position::high("northern"), A);
    p.summon("leg-time-elemental", "e3");
    p.idle();
    p.idle();
    assert_eq!((p.asked(), p.actions_left()), (B, 2));
    p.idle();
    assert_eq!((p.asked(), p.actions_left()), (A, 2));
}

/// TK-135, TK-056: an extra turn can earn another one.
#[test]
fn an_extra_turn_follows_an_extra_turn() {
    let mut p = time_elemental(Position::high("northern"), A);
    p.state.turn.is_extra = true;
    p.summon("leg-time-elemental", "e3");
    assert!(p.told(&Sight::ExtraTurn { seat: A }));
    p.idle();
    assert_eq!((p.asked(), p.state.turn.is_extra), (A, true));
}

/// TK-119, TK-131: extra cards are drawn also if the hand was too large before.
#[test]
fn extra_cards_are_added_to_a_larger_hand() {
    let hand =
        ["imp-knight", "imp-bomb", "imp-herald", "imp-cannon", "leg-titan", "leg-hell-bull", "leg-leviathan", "fla-01"];
    let mut p = Position::duel("northern").hand(&hand).actions(0);
    p.state.turn.extra_cards = 1;
    p.state.turn.extra_legends = 1;
    p.end_turn();
    assert_eq!([p.state.player(A).beings.len(), p.state.player(A).legends.len()], [5, 4]);
}

/// TK-025, R-03: the discards become the new deck at once also if the last card of the old one was a returned card.
#[test]
fn a_known_last_card_makes_the_deck_anew_too() {
    let mut p = flares_left(Position::high("northern").actions(0), 1);
    let last = card("fla-12");
    assert!(p.state.flares.deck.take_unseen(last));
    p.state.flares.deck.put_under(last, Knowers::only(B));
    p.act("end");
    assert!(p.held_by(A).contains(&"fla-12".to_owned()) && p.waits_for_chance(), "only the legends are still drawn");
    assert_eq!((p.state.flares.deck.len(), p.state.flares.discard.len()), (11, 0));
    assert!(p.told(&Sight::Reshuffled { kind: CardType::Flare }));
}
