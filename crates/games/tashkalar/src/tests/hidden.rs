//! Section 5 of the rules row by row: who sees what, and which worlds a viewer cannot tell apart.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Game, Knowers, Seat, Top, Viewer};

use super::position::{A, B, C, D, Position, card, task};
use crate::TashKalar;
use crate::cards::{Card, CardType};
use crate::event::{Event, Sight};
use crate::state::State;
use crate::view::View;

const AS_A: Viewer = Viewer::seat(A);
const AS_B: Viewer = Viewer::seat(B);
pub(super) const VIEWERS: [Viewer; 3] = [AS_A, AS_B, Viewer::SPECTATOR];
/// Everybody but A.
pub(super) const OTHERS: [Viewer; 2] = [AS_B, Viewer::SPECTATOR];

fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

/// The cards of A's discard pile that a viewer knows.
fn pile_seen(p: &Position, viewer: Viewer) -> Vec<String> {
    names(&p.view(viewer).players[0].discard.shown)
}

/// The school cards of a hand that a viewer knows.
fn beings_seen(p: &Position, viewer: Viewer, holder: Seat) -> Vec<String> {
    names(&p.view(viewer).players[holder.index()].beings.shown)
}

/// A table with something in every place.
fn full_table() -> Position {
    let p = Position::high("everfrost").pieces("A:C d5 e5, A:L c3, B:H g3").stored("eve-ice-queen");
    let p = p.pile(&["eve-snow-fox"]).hand(&["eve-frost-imp", "leg-titan", "fla-03"]);
    let p = p.hand_of(B, &["imp-knight", "imp-bomb", "leg-leviathan", "fla-05"]).killed(B, [1, 0, 0]);
    p.tasks(&["tas-destruction", "tas-side-chain", "tas-red-conquest"], Some("tas-isolation"))
}

/// A view without what may differ between viewers.
fn public_part(mut view: View) -> View {
    for player in &mut view.players {
        for hand in [&mut player.beings, &mut player.legends, &mut player.flare, &mut player.discard] {
            hand.shown.clear();
        }
        player.deck.known.clear();
    }
    view
}

/// Section 5: board, supplies, scores, tally, actions, schools, the freeze slot and tasks are everybody's; a spectator sees no more.
#[test]
fn almost_everything_is_public() {
    let p = full_table();
    let [a, b, spectator] = VIEWERS.map(|viewer| p.view(viewer));
    assert_eq!(public_part(a), public_part(spectator.clone()));
    assert_eq!(public_part(b), public_part(spectator.clone()));
    assert_eq!((spectator.pieces.len(), spectator.sides[0].small, spectator.sides[0].legendary), (4, 15, 2));
    assert_eq!((spectator.sides[0].score, spectator.turn.tally[1], spectator.turn.actions), (1, [1, 0, 0], 2));
    assert_eq!(spectator.players[0].stored, Some(card("eve-ice-queen")));
    let tasks = spectator.tasks.expect("there are tasks");
    assert_eq!((tasks.current.len(), tasks.next, tasks.deck.size), (3, Some(task("tas-isolation")), 20));
}

/// Section 5: a hand is its holder's; how many cards of each type it has is everybody's.
#[test]
fn a_hand_is_its_holders() {
    let p = full_table();
    let hand = |viewer: Viewer, holder: Seat| {
        let player = &p.view(viewer).players[holder.index()];
        names(&[&player.beings.shown[..], &player.legends.shown, &player.flare.shown].concat())
    };
    assert_eq!(hand(AS_A, A), ["eve-frost-imp", "leg-titan", "fla-03"]);
    assert_eq!(hand(AS_B, B), ["imp-bomb", "imp-knight", "leg-leviathan", "fla-05"].map(str::to_owned));
    for (viewer, holder) in [(AS_A, B), (AS_B, A), (Viewer::SPECTATOR, A), (Viewer::SPECTATOR, B)] {
        assert!(hand(viewer, holder).is_empty());
    }
    for viewer in VIEWERS {
        let sizes = |player: &crate::PlayerView| [player.beings.size, player.legends.size, player.flare.size];
        assert_eq!(p.view(viewer).players.iter().map(sizes).collect::<Vec<_>>(), [[1, 1, 1], [2, 1, 1]]);
    }
}

/// Section 5: nobody sees into a deck, its owner neither; sizes are public.
#[test]
fn decks_are_only_counted() {
    let p = full_table();
    for viewer in VIEWERS {
        let view = p.view(viewer);
        assert_eq!((view.players[0].deck.size, view.players[1].deck.size), (15, 16));
        assert_eq!((view.legends.deck.size, view.flares.deck.size), (10, 10));
        let decks = view.players.iter().map(|player| &player.deck).chain([&view.legends.deck, &view.flares.deck]);
        assert!(decks.into_iter().all(|deck| deck.known.is_empty()));
    }
}

/// Section 5: which cards are in hand and which in the deck changes nothing that others see.
#[test]
fn the_partition_of_hand_and_deck_is_hidden() {
    let one = Position::duel("northern").hand(&["imp-knight", "leg-titan", "fla-01"]);
    let other = Position::duel("northern").hand(&["imp-bomb", "leg-leviathan", "fla-02"]);
    assert_eq!(OTHERS.map(|viewer| one.view(viewer)), OTHERS.map(|viewer| other.view(viewer)));
    assert_ne!(one.view(AS_A), other.view(AS_A));
}

/// Section 5: a discard pile is its owner's; the others know what was played, not what was discarded.
#[test]
fn a_discard_pile_is_its_owners() {
    let mut p = Position::high("northern").pieces("A:C e3 e5").hand(&["imp-swordmaster", "imp-bomb"]);
    p.summon("imp-swordmaster", "e4");
    p.acts(&["discard imp-bomb", "done"]);
    assert_eq!(pile_seen(&p, AS_A), ["imp-swordmaster", "imp-bomb"]);
    for viewer in OTHERS {
        assert_eq!(
            (pile_seen(&p, viewer), p.view(viewer).players[0].discard.size),
            (vec!["imp-swordmaster".to_owned()], 2)
        );
    }
}

/// TK-067: the owner knows the cards he put under his deck until he draws them, and nobody else does, not even then.
#[test]
fn returned_school_cards_are_known_to_their_owner() {
    let p = Position::high("northern").hand(&[
        "imp-knight",
        "imp-bomb",
        "imp-herald",
        "leg-titan",
        "leg-hell-bull",
        "fla-01",
    ]);
    let mut p = p.deck_of(A, 1).actions(1);
    p.acts(&["discard imp-knight", "return imp-bomb", "done", "end"]);
    let known = p.view(AS_A).players[0].deck.known.clone();
    assert_eq!(known.iter().map(|seen| (seen.depth, seen.card)).collect::<Vec<_>>(), [(1, card("imp-bomb"))]);
    p.luck();
    let drew = |card| Sight::Drew { seat: A, kind: CardType::Being, card };
    assert!(p.sights(AS_A).contains(&drew(Some(card("imp-bomb")))));
    for viewer in OTHERS {
        assert_eq!(p.sights(viewer).iter().filter(|sight| **sight == drew(None)).count(), 2);
        assert!(beings_seen(&p, viewer, A).is_empty());
    }
}

/// Section 5: whoever put a legend under the deck knows where it is, also when another draws it; a reshuffle clears that.
#[test]
fn a_returned_legend_is_known_until_it_is_shuffled() {
    let mut p = Position::duel("northern").hand(&["imp-knight", "imp-bomb", "leg-titan"]).actions(1);
    p.acts(&["discard imp-knight", "return leg-titan", "done"]);
    assert_eq!(
        p.view(AS_A).legends.deck.known.iter().map(|seen| (seen.depth, seen.card)).collect::<Vec<_>>(),
        [(11, card("leg-titan"))]
    );
    assert!(OTHERS.iter().all(|&viewer| p.view(viewer).legends.deck.known.is_empty()));
    let mut drawn = p.clone();
    let others: Vec<Card> = drawn.state.legends.deck.unseen().collect();
    for legend in others.into_iter().skip(2) {
        drawn.state.legends.deck.take_unseen(legend);
        drawn.state.legends.discard.put_on_top(legend, Knowers::EVERYBODY);
    }
    let mut shuffled = drawn.clone();
    drawn.end_turn();
    drawn.idle();
    assert!(drawn.state.player(B).legends.contains(card("leg-titan")));
    assert_eq!(names(&drawn.view(AS_A).players[1].legends.shown), ["leg-titan"]);
    assert!(drawn.view(Viewer::SPECTATOR).players[1].legends.shown.is_empty());
    shuffled.state.legends.deck.shuffle_in([]);
    assert!(shuffled.view(AS_A).legends.deck.known.is_empty());
}

/// Section 5: invoked flares and summoned legends in their discard piles are known to all, a flare discarded by an effect is not.
#[test]
fn only_played_flares_are_known_in_the_pile() {
    let mut invoked = Position::high("northern").pieces("B:C c1 d1 e1 f1 g1").hand(&["fla-04"]);
    invoked.act("flare 2");
    for viewer in VIEWERS {
        assert_eq!(invoked.view(viewer).flares.discard.known[0].card, card("fla-04"));
    }
    let mut dropped = Position::high("everfrost").stored("eve-winter-whisperer").hand(&["fla-04"]);
    dropped.acts(&["thaw", "drop"]);
    assert_eq!(dropped.view(AS_A).flares.discard.known[0].card, card("fla-04"));
    for viewer in OTHERS {
        let discard = dropped.view(viewer).flares.discard;
        assert_eq!((discard.size, discard.known.len()), (1, 0));
        assert!(dropped.sights(viewer).contains(&Sight::Discarded { seat: A, kind: CardType::Flare, card: None }));
    }
}

/// A position in which the Kiskin Spirit on e3 asks for a card of this pile; of it these were played, the others discarded.
pub(super) fn spirit(played: &[&str], discarded: &[&str]) -> Position {
    // c.x/c.c
    let mut p = Position::high("sylvan").pieces("A:C c3 c4 e4").pile(played).hand(&["syl-kiskin-spirit"]);
    for id in discarded {
        let player = p.state.player_mut(A);
        assert!(player.deck.take_unseen(card(id)));
        player.discard.add(card(id), Knowers::only(A));
    }
    p.summon("syl-kiskin-spirit", "e3");
    p
}

/// Section 5, Kiskin Spirit: all see that a card moved; the others lose the certain place even of the played cards of the pile.
#[test]
fn the_spirits_choice_is_its_owners() {
    let mut p = spirit(&["syl-sapling", "syl-naiad"], &["syl-unicorn"]);
    assert_eq!(p.offered(), ["take syl-sapling", "take syl-naiad", "take syl-unicorn", "skip"]);
    p.act("take syl-naiad");
    assert_eq!(p.view(AS_A).players[0].deck.known[0].card, card("syl-naiad"));
    assert_eq!(pile_seen(&p, AS_A), ["syl-sapling", "syl-kiskin-spirit", "syl-unicorn"]);
    assert!(p.sights(AS_A).contains(&Sight::TookBack { seat: A, card: Some(card("syl-naiad")) }));
    for viewer in OTHERS {
        assert!(p.view(viewer).players[0].deck.known.is_empty());
        assert_eq!(pile_seen(&p, viewer), ["syl-kiskin-spirit"], "played afterwards");
        assert!(p.sights(viewer).contains(&Sight::TookBack { seat: A, card: None }));
    }
}

/// Section 5, Kiskin Spirit: with a pile of one played card everybody knows which one it was; of a discarded one nobody does.
#[test]
fn a_pile_of_one_played_card_hides_nothing() {
    let mut p = spirit(&["syl-naiad"], &[]);
    p.act("take syl-naiad");
    assert!(VIEWERS.iter().all(|&viewer| p.view(viewer).players[0].deck.known[0].card == card("syl-naiad")));
    p.idle();
    assert!(
        VIEWERS.iter().all(|&viewer| beings_seen(&p, viewer, A).contains(&"syl-naiad".to_owned())),
        "also in the hand"
    );
    let mut p = spirit(&[], &["syl-naiad"]);
    p.act("take syl-naiad");
    assert!(OTHERS.iter().all(|&viewer| p.view(viewer).players[0].deck.known.is_empty()));
}

/// TK-026, section 5: a card discarded or returned face down is not told by what the others knew of the hand.
#[test]
fn a_face_down_discard_leaves_no_trace_in_a_known_hand() {
    let known = || {
        let mut p = Position::high("sylvan").hand(&["syl-naiad", "syl-sapling", "syl-unicorn"]);
        p.state.players[0].beings.remove(card("syl-naiad"));
        p.state.players[0].beings.add(card("syl-naiad"), Knowers::EVERYBODY);
        assert_eq!(beings_seen(&p, AS_B, A), ["syl-naiad"]);
        p
    };
    let after = |actions: &[&str]| {
        let mut p = known();
        p.acts(actions);
        OTHERS.map(|viewer| p.view(viewer))
    };
    assert_eq!(after(&["discard syl-naiad", "done"]), after(&["discard syl-sapling", "done"]));
    let returning = after(&["discard syl-sapling", "return syl-naiad", "done"]);
    assert_eq!(returning, after(&["discard syl-sapling", "return syl-unicorn", "done"]));
    let mut p = known();
    p.acts(&["discard syl-sapling", "done"]);
    assert_eq!(beings_seen(&p, AS_A, A).len(), 2, "the owner knows");
}

/// Section 5: returning a legend makes the others unsure of the legends they knew; returning another card does not.
#[test]
fn only_a_returned_legend_makes_others_unsure_of_legends() {
    let seen = |returned: &str| {
        let mut p =
            Position::high("sylvan").hand(&["syl-naiad", "syl-sapling", "leg-titan", "leg-hell-bull", "fla-01"]);
        p.state.players[0].legends.remove(card("leg-titan"));
        p.state.players[0].legends.add(card("leg-titan"), Knowers::only(A).and(B));
        p.acts(&["discard syl-naiad", &format!("return {returned}"), "done"]);
        names(&p.view(AS_B).players[0].legends.shown)
    };
    assert_eq!(seen("fla-01"), ["leg-titan"]);
    assert_eq!(seen("syl-sapling"), ["leg-titan"]);
    assert!(seen("leg-titan").is_empty() && seen("leg-hell-bull").is_empty());
}

/// Section 5: what is summoned, invoked, thawed and fetched is everybody's at once.
#[test]
fn what_is_played_is_seen_by_all() {
    let p = Position::high("everfrost")
        .pieces("A:C d4 e4 f4 b6, B:C c1 d1 e1 f1 g1 b2 c2 d2 e2")
        .stored("eve-ice-princess");
    let mut p = p.hand(&["eve-frozen-chest", "fla-04"]);
    p.acts(&["thaw", "step b6 b7", "flare 2"]);
    p.summon("eve-frozen-chest", "e4").act("take eve-ice-princess");
    for viewer in VIEWERS {
        let sights = p.sights(viewer);
        assert!(sights.contains(&Sight::Thawed { seat: A, card: card("eve-ice-princess") }));
        assert!(sights.contains(&Sight::Flare { seat: A, card: card("fla-04"), against: B }));
        assert!(sights.contains(&Sight::Summoned {
            seat: A,
            card: card("eve-frozen-chest"),
            square: "e4".parse().unwrap(),
            way: 1,
        }));
        assert!(sights.contains(&Sight::Fetched { seat: A, card: card("eve-ice-princess") }));
    }
}

/// Section 5: options are offered to the asked seat alone, and the others see the same whatever they are.
#[test]
fn options_are_for_the_asked_seat() {
    let one =
        Position::duel("northern").pieces("A:C e3 e5, B:C c1 d1 e1 f1 g1 b2 c2").hand(&["imp-swordmaster", "fla-02"]);
    let other =
        Position::duel("northern").pieces("A:C e3 e5, B:C c1 d1 e1 f1 g1 b2 c2").hand(&["imp-champion", "fla-09"]);
    assert_ne!(one.offered(), other.offered());
    assert!(TashKalar::offered(&one.state, B).is_empty());
    assert_eq!(OTHERS.map(|viewer| one.view(viewer)), OTHERS.map(|viewer| other.view(viewer)));
}

/// TK-244: Frozen Chest asks whenever the pile is not empty, also if no card fits; with an empty pile it does not.
#[test]
fn a_question_about_cards_does_not_tell_them() {
    let with = |pile: &[&str]| {
        let mut p = Position::high("everfrost").pieces("A:C d4 e4 f4").hand(&["eve-frozen-chest"]);
        for id in pile {
            let player = p.state.player_mut(A);
            assert!(player.deck.take_unseen(card(id)));
            player.discard.add(card(id), Knowers::only(A));
        }
        p.summon("eve-frozen-chest", "e4");
        p
    };
    let (fitting, other) = (with(&["eve-ice-queen"]), with(&["eve-snow-fox"]));
    assert_eq!((fitting.offered().len(), other.offered()), (2, vec!["skip".to_owned()]));
    assert_eq!(OTHERS.map(|viewer| fitting.view(viewer)), OTHERS.map(|viewer| other.view(viewer)));
    assert!(with(&[]).offers("place c1"));
}

/// Forty worlds that the viewer takes for possible; each keeps all that the viewer sees.
fn worlds(p: &Position, viewer: Viewer) -> Vec<State> {
    let worlds: Vec<State> =
        (0..40).map(|seed| TashKalar::determinize(&p.state, viewer, &mut SearchDice::seeded(seed))).collect();
    for world in &worlds {
        world.check().expect("the world is possible");
        assert_eq!(TashKalar::view(world, viewer), p.view(viewer), "the viewer cannot tell them apart");
    }
    worlds
}

/// The different hands of a seat in these worlds.
fn hands(worlds: &[State], seat: Seat) -> BTreeSet<Vec<String>> {
    let hand = |world: &State| {
        let player = world.player(seat);
        let cards = player.beings.cards().chain(player.legends.cards()).chain(player.flare.cards());
        cards.map(|card| card.to_string()).collect()
    };
    worlds.iter().map(hand).collect()
}

/// Section 5, 13: the own hand stays in every world; another's varies, but never holds what was played, is stored or is one's own.
#[test]
fn imagined_hands_are_possible() {
    let p = full_table();
    assert_eq!(hands(&worlds(&p, AS_A), A).len(), 1);
    assert_eq!(hands(&worlds(&p, AS_B), B).len(), 1);
    let imagined = hands(&worlds(&p, AS_B), A);
    assert!(imagined.len() > 20, "they vary");
    let impossible = ["eve-snow-fox", "eve-ice-queen", "leg-leviathan", "fla-05"];
    assert!(imagined.iter().flatten().all(|card| !impossible.contains(&card.as_str())));
    assert!(imagined.iter().all(|hand| hand.len() == 3));
    let both = worlds(&p, Viewer::SPECTATOR);
    assert!(hands(&both, A).len() > 20 && hands(&both, B).len() > 20);
}

/// Section 5: cards at a known place stay there for those who know them, and vary for others.
#[test]
fn known_cards_stay_in_imagined_worlds() {
    let mut p = Position::duel("northern").hand(&["imp-knight", "imp-bomb", "leg-titan", "fla-01"]);
    p.acts(&["discard imp-knight", "return imp-bomb", "return leg-titan", "return fla-01", "done"]);
    let lowest = |world: &State| {
        let deck = &world.player(A).deck;
        let cards = [deck.settled(deck.len() - 1), world.legends.deck.settled(11), world.flares.deck.settled(11)];
        names(&cards.map(|known| known.expect("its place is settled").card))
    };
    let seen = |viewer| worlds(&p, viewer).iter().map(lowest).collect::<BTreeSet<_>>();
    assert_eq!(seen(AS_A), BTreeSet::from([["imp-bomb", "leg-titan", "fla-01"].map(str::to_owned).to_vec()]));
    assert!(OTHERS.iter().all(|&viewer| seen(viewer).len() > 20));
    let piles =
        |viewer| worlds(&p, viewer).iter().map(|world| world.player(A).discard.cards().next()).collect::<BTreeSet<_>>();
    assert_eq!((piles(AS_A).len(), piles(AS_B).len() > 5), (1, true), "the discarded card too");
}

/// Section 5: legends that were handed over are in the teammate's hand in all worlds of the previous holder; for opponents they vary.
#[test]
fn handed_legends_stay_in_imagined_worlds() {
    let mut p = Position::teams("duel", "northern").hand(&["leg-titan", "leg-hell-bull"]);
    p.act("pass");
    assert_eq!(hands(&worlds(&p, AS_A), C).len(), 1);
    assert_eq!(hands(&worlds(&p, Viewer::seat(C)), C).len(), 1);
    assert!(hands(&worlds(&p, Viewer::seat(D)), C).len() > 10);
}

/// TK-065: others imagine worlds without the half-built discard; its owner with it.
#[test]
fn a_half_built_discard_is_not_imagined() {
    let mut p = Position::duel("northern").hand(&["imp-knight", "fla-01"]);
    p.acts(&["discard imp-knight", "return fla-01"]);
    assert!(worlds(&p, AS_B).iter().all(|world| !TashKalar::half_built(world, A) && world.returned.is_empty()));
    assert!(worlds(&p, AS_A).iter().all(|world| TashKalar::half_built(world, A)));
}

/// TK-213: whoever must summon next can do so in every imagined world.
#[test]
fn who_must_summon_can_in_every_world() {
    let mut p = Position::duel("everfrost")
        .pieces("A:C e3, B:C e5")
        .stored("eve-frostweave-summoner")
        .hand(&["eve-crystal-mirror", "leg-titan"]);
    p.act("thaw");
    assert!(
        OTHERS.iter().all(|&viewer| worlds(&p, viewer).iter().all(|world| !TashKalar::offered(world, A).is_empty()))
    );
}

/// Section 5: tasks that were seen at the bottom are there in all worlds.
#[test]
fn tasks_at_the_bottom_are_known() {
    let mut p = full_table();
    assert!(p.state.tasks.deck.take_unseen(task("tas-devastation")));
    p.state.tasks.deck.put_under(task("tas-devastation"), Knowers::EVERYBODY);
    assert!(matches!(p.state.tasks.deck.top(), Top::Unseen));
    for viewer in VIEWERS {
        let seen = p.view(viewer).tasks.expect("there are tasks").deck.known;
        assert_eq!(
            seen.iter().map(|seen| (seen.depth, seen.card)).collect::<Vec<_>>(),
            [(19, task("tas-devastation"))]
        );
        worlds(&p, viewer);
    }
}

/// TK-241, R-39: which events bar taking back, and to whom they show something.
#[test]
fn events_say_what_they_reveal() {
    let titan = card("leg-titan");
    let all = |sight: Sight| {
        (TashKalar::reveals(&Event::Open(sight)).is_everybody(), TashKalar::bars_undo(&Event::Open(sight)))
    };
    let square = "e5".parse().unwrap();
    assert_eq!(all(Sight::Summoned { seat: A, card: titan, square, way: 1 }), (true, false));
    assert_eq!(all(Sight::Flare { seat: A, card: card("fla-01"), against: B }), (true, false));
    assert_eq!(all(Sight::Thawed { seat: A, card: card("eve-ice-queen") }), (true, false));
    assert_eq!(all(Sight::Fetched { seat: A, card: card("eve-ice-queen") }), (true, false));
    assert_eq!(all(Sight::Warped { seat: A, card: card("eth-void-summoner") }), (true, false));
    assert_eq!(all(Sight::Copied { seat: A, card: card("eth-void-summoner") }), (true, false));
    assert_eq!(all(Sight::TwinShown { seat: A, card: card("eth-lesser-shadow-twin") }), (true, false));
    let isolation = task("tas-isolation");
    for sight in [Sight::TaskUp { task: isolation }, Sight::TaskAside { task: isolation }] {
        assert_eq!(all(sight), (true, true));
    }
    assert_eq!(all(Sight::TaskNext { task: isolation, known: false }), (true, true));
    assert_eq!(all(Sight::TaskNext { task: isolation, known: true }), (false, false), "it was seen before");
    assert_eq!(
        all(Sight::Placed { seat: A, square, piece: crate::SeenPiece { of: A, rank: crate::Rank::Common } }),
        (false, false)
    );
    let event = |event: Event| (TashKalar::reveals(&event), TashKalar::bars_undo(&event));
    assert_eq!(event(Event::Drew { seat: A, card: titan, by: Knowers::NOBODY }), (Knowers::only(A), true));
    assert_eq!(event(Event::Handed { from: A, to: C, card: titan }), (Knowers::only(C), true));
    assert!(event(Event::Passed { seat: A, to: C }).1);
    for quiet in [
        Event::Discarded { seat: A, card: titan },
        Event::Returned { seat: A, card: titan },
        Event::TookBack { seat: A, card: titan },
    ] {
        assert_eq!(event(quiet), (Knowers::NOBODY, false));
    }
}

/// Section 5, TK-067: who draws cards that another returned learns which they are, not in which order they lay there.
#[test]
fn the_order_of_returned_cards_is_not_told() {
    let drawn = |first: &str, second: &str| {
        let mut p = Position::duel("northern").hand(&["imp-knight", "leg-titan", "leg-hell-bull"]).actions(1);
        let legends: Vec<Card> = p.state.legends.deck.unseen().collect();
        for legend in legends.into_iter().skip(2) {
            p.state.legends.deck.take_unseen(legend);
            p.state.legends.discard.put_on_top(legend, Knowers::EVERYBODY);
        }
        p.acts(&["discard imp-knight", &format!("return {first}"), &format!("return {second}"), "done"]);
        p.end_turn();
        p.forget();
        p.idle();
        assert!(p.state.player(B).legends.contains(card(first)) && p.state.player(B).legends.contains(card(second)));
        p.sights(AS_B)
    };
    assert_eq!(drawn("leg-titan", "leg-hell-bull"), drawn("leg-hell-bull", "leg-titan"));
}

/// Section 5: when the teammate returns the only legend, whoever handed it over knows where it lies; of one of two he does not.
#[test]
fn an_only_legend_is_known_under_the_deck() {
    let known = |held: &[&str]| {
        let p = Position::teams("duel", "northern").hand_of(C, &["hig-warlord"]).hand_of(C, held);
        let mut p = p.turn_of(C, 5, 2);
        p.state.players[2].legends.look(A);
        p.acts(&["discard hig-warlord", "return leg-titan", "done"]);
        let known = |viewer| p.view(viewer).legends.deck.known.iter().map(|seen| seen.card).collect::<Vec<_>>();
        assert!(known(AS_B).is_empty() && known(Viewer::SPECTATOR).is_empty());
        names(&known(AS_A))
    };
    assert_eq!(known(&["leg-titan"]), ["leg-titan"]);
    assert!(known(&["leg-titan", "leg-hell-bull"]).is_empty());
}

/// TK-026, section 5: a legend discarded face down by an effect is not told by what the others knew of the hand.
#[test]
fn a_legend_discarded_by_an_effect_leaves_no_trace() {
    let titan = card("leg-titan");
    let mut p = Position::duel("etherweave").hand(&["leg-titan", "leg-hell-bull"]);
    p.state.players[0].legends.remove(titan);
    p.state.players[0].legends.add(titan, Knowers::only(A).and(B));
    let p = p.summoned("eth-reality-patch", "A:C e4 d5 f5 e6");
    assert_eq!(p.view(AS_B).players[0].legends.shown, [titan]);
    let after = |action: &str| {
        let p = p.then(&[action]);
        OTHERS.map(|viewer| p.view(viewer))
    };
    assert_eq!(after("take leg-titan"), after("take leg-hell-bull"));
}

/// Section 5, TK-209, TK-219: a freeze effect lay face up for all, so in the pile everybody knows it, thawed or unused.
#[test]
fn a_freeze_effect_is_known_in_the_pile() {
    let thawed = Position::high("everfrost").pieces("A:C e6").stored("eve-ice-princess").then(&["thaw", "step e6 e5"]);
    let p = Position::duel("everfrost").stored("eve-crystal-grower").summoned("eve-ice-queen", "A:C e5 e6 d7 f7");
    let (old, new) = (p.then(&["keep eve-crystal-grower"]), p.then(&["keep eve-ice-queen"]));
    for viewer in VIEWERS {
        assert_eq!(pile_seen(&thawed, viewer), ["eve-ice-princess"]);
        assert_eq!(pile_seen(&old, viewer), ["eve-ice-queen"], "the new one is unused");
        assert_eq!(pile_seen(&new, viewer), ["eve-crystal-grower"], "the old one is unused");
    }
}

/// Section 5, TK-026: a legend or flare that an effect discarded face down could be any that is hidden; only its holder knows it.
#[test]
fn hidden_discards_vary_in_imagined_worlds() {
    let p = Position::duel("etherweave").hand(&["leg-titan"]).summoned("eth-reality-patch", "A:C e4 d5 f5 e6");
    let p = p.then(&["take leg-titan"]);
    let legends = |viewer| worlds(&p, viewer).iter().map(|world| names_of(&world.legends)).collect::<BTreeSet<_>>();
    assert_eq!(legends(AS_A), BTreeSet::from([vec!["leg-titan".to_owned()]]));
    assert!(OTHERS.iter().all(|&viewer| legends(viewer).len() > 5));
    let p = Position::duel("everfrost").stored("eve-winter-whisperer").hand(&["fla-04"]).then(&["thaw", "drop"]);
    let flares = |viewer| worlds(&p, viewer).iter().map(|world| names_of(&world.flares)).collect::<BTreeSet<_>>();
    assert_eq!(flares(AS_A), BTreeSet::from([vec!["fla-04".to_owned()]]));
    assert!(OTHERS.iter().all(|&viewer| flares(viewer).len() > 5));
}

/// The cards of a shared discard pile.
fn names_of<const N: usize>(shared: &crate::state::Shared<N>) -> Vec<String> {
    shared.discard.all().map(|card| card.to_string()).collect()
}
