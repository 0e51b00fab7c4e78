//! Who sees what, what can be taken back, and which worlds a viewer cannot tell apart: section 5 of the rules.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Barrier, Dice, Game, Knowers, Seat, Setup, Snapshot, Table, TableError, Viewer, Waiting};

use super::position::{A, B, Position, card, kind};
use crate::Terrors;
use crate::action::Outcome;
use crate::belief::determinize;
use crate::event::{Event, Sight};
use crate::state::{State, Token};
use crate::view::View;

const AS_A: Viewer = Viewer::seat(A);
const AS_B: Viewer = Viewer::seat(B);
const VIEWERS: [Viewer; 3] = [AS_A, AS_B, Viewer::SPECTATOR];
/// Everybody but A.
const OTHERS: [Viewer; 2] = [AS_B, Viewer::SPECTATOR];

/// A table with something in every place.
fn full_table() -> Position {
    let position = Position::usual()
        .hand(&["witch", "cultist", "fenris-1"])
        .deck(&["imp", "fanatic", "cultist"])
        .discard(&["ghoul"])
        .play(&["iron-mask", "shade"])
        .token("shade", Token::Haunt);
    let position = position
        .hand_of(B, &["azazael-1", "cultist"])
        .deck_of(B, &["zombie", "fanatic"])
        .discard_of(B, &["mummy"])
        .play_of(B, &["gargoyle"])
        .token("gargoyle", Token::Banish);
    position.street(&["lich", "skeleton", "war-horn"]).pool(3, 2, 1)
}

/// A view without what may differ between viewers.
fn public_part(mut view: View) -> View {
    for player in &mut view.players {
        player.hand.shown.clear();
        player.unmet.clear();
        player.deck.known.clear();
    }
    view
}

/// Section 5: everybody sees the same but for hands and what is known of decks: Street, play areas, piles, tokens, life, pools.
#[test]
fn almost_everything_is_public() {
    let [a, b, spectator] = VIEWERS.map(|viewer| full_table().view(viewer));
    assert_eq!(public_part(a.clone()), public_part(spectator.clone()));
    assert_eq!(public_part(b), public_part(spectator.clone()));
    assert_eq!((spectator.pool.coin, spectator.pool.power, spectator.pool.regen), (3, 2, 1));
    let street = ["lich", "skeleton", "war-horn"].map(|id| Some(kind(id)));
    assert_eq!(spectator.street, [&street[..], &[None, None]].concat());
    assert_eq!(
        (spectator.players[0].discard.clone(), spectator.players[1].discard.clone()),
        (vec![card("ghoul")], vec![card("mummy")])
    );
    assert_eq!((spectator.players[0].armour, spectator.players[1].armour), (1, 1));
}

/// TER-255: a hand is seen by its owner; the others know its size. A spectator knows neither hand.
#[test]
fn a_hand_is_its_owners() {
    let position = full_table();
    assert_eq!(position.shown(AS_A, A), ["cultist", "fenris-1", "witch"]);
    assert_eq!(position.shown(AS_B, B), ["cultist", "azazael-1"]);
    for (viewer, seat) in [(AS_A, B), (AS_B, A), (Viewer::SPECTATOR, A), (Viewer::SPECTATOR, B)] {
        assert_eq!(position.shown(viewer, seat).len(), 0);
    }
    for viewer in VIEWERS {
        let sizes = position.view(viewer).players.iter().map(|player| player.hand.size).collect::<Vec<_>>();
        assert_eq!(sizes, [3, 2]);
    }
}

/// TER-026 to TER-029: a deck is seen by nobody, not even its owner; Market and Acolyte pile neither; all know how many cards they have.
#[test]
fn piles_are_only_counted() {
    let position = full_table();
    for viewer in VIEWERS {
        let view = position.view(viewer);
        assert_eq!((view.players[0].deck.size, view.players[1].deck.size), (3, 2));
        assert!(view.players.iter().all(|player| player.deck.known.is_empty()));
        assert_eq!((usize::from(view.market), view.acolytes), (position.state.market.len(), 8));
        let text = format!("{view:?}");
        assert!(!text.contains("imp") && !text.contains("zombie"), "of the decks");
        assert!(!text.contains("reaper") && !text.contains("acolyte-"), "of Market and Acolytes");
    }
}

/// TER-255: which cards are in hand and which in the deck changes nothing that others see; the owner sees the hand.
#[test]
fn the_partition_of_hand_and_deck_is_hidden() {
    let one = Position::usual().hand(&["witch", "imp"]).deck(&["cultist", "fanatic"]);
    let other = Position::usual().hand(&["cultist", "fanatic"]).deck(&["witch", "imp"]);
    for viewer in OTHERS {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(AS_A), other.view(AS_A));
}

/// TER-081: which Influence cards of a hand would lack their condition is told to those who see the hand.
#[test]
fn unmet_conditions_are_told_to_the_owner() {
    let unmet = |position: &Position, viewer| position.view(viewer).players[0].unmet.clone();
    let position = Position::usual().hand(&["fenris-1", "cultist"]);
    assert_eq!(unmet(&position, AS_A), [card("fenris-1")]);
    assert!(OTHERS.iter().all(|&viewer| unmet(&position, viewer).is_empty()));
    assert!(unmet(&position.play(&["rat-swarm"]), AS_A).is_empty());
}

/// TER-190: a draw is seen by its owner; the others see only that it happened.
#[test]
fn a_draw_is_its_owners() {
    let mut position = Position::usual().deck(&["witch", "cultist", "cultist", "cultist", "cultist", "fanatic"]);
    position.act("pass").brings(&["witch"]);
    let drawn = |card| Sight::Drawn { seat: A, card };
    assert!(position.sights(AS_A).contains(&drawn(Some(card("witch")))));
    for viewer in OTHERS {
        assert!(position.sights(viewer).contains(&drawn(None)));
        assert!(!position.sights(viewer).contains(&drawn(Some(card("witch")))));
    }
    let drawn = *position.events.last().expect("a card was drawn");
    assert_eq!((Terrors::reveals(&drawn), Terrors::bars_undo(&drawn)), (Knowers::only(A), true));
}

/// TER-115: everybody knows a card put on top by SUMMON, also under another, until it is drawn, and then in the hand.
#[test]
fn a_summoned_card_is_known() {
    let position = Position::new("methuselah", "fenris").street(&["ghoul", "ghoul"]).market(&[]);
    let mut position = position.deck(&["cultist"; 9]).pool(2, 0, 0).hand(&["fanatic"]);
    position.acts(&["buy 1", "top", "buy 2", "top"]);
    for viewer in VIEWERS {
        assert_eq!(position.known(viewer, A), [(0, "ghoul".to_owned()), (1, "ghoul".to_owned())]);
    }
    position.acts(&["overlord", "discard fanatic"]);
    for viewer in OTHERS {
        assert_eq!(position.shown(viewer, A), ["ghoul"]);
        assert_eq!(position.known(viewer, A), [(0, "ghoul".to_owned())]);
        assert!(position.sights(viewer).contains(&Sight::Drawn { seat: A, card: Some(card("ghoul")) }));
    }
    position.act("play ghoul");
    assert!(position.shown(AS_B, A).is_empty());
}

/// TER-271: the card put back by Pass is its owner's to know, unless everybody knew it in the hand.
#[test]
fn a_card_put_back_is_known_as_before() {
    let mut position = Position::usual().hand(&["crypt-warden"]).discard(&["shade"]).deck(&["cultist"; 6]);
    position.acts(&["play crypt-warden", "pass"]);
    for viewer in VIEWERS {
        assert!(position.sights(viewer).contains(&Sight::PutBack { seat: A, card: Some(card("shade")) }));
        assert_eq!(position.shown(viewer, A), ["shade"], "it was drawn first");
    }
    let mut position = Position::usual().hand(&["witch"]).deck(&["cultist"; 6]);
    position.act("pass");
    for viewer in OTHERS {
        assert!(position.sights(viewer).contains(&Sight::PutBack { seat: A, card: None }));
        assert_eq!((position.shown(viewer, A).len(), position.view(viewer).players[0].hand.size), (0, 1));
    }
}

/// TER-253, TER-260: a card looked at and left is known to who looked; the others know that it was left.
#[test]
fn a_look_is_the_lookers() {
    let mut position = Position::usual().play(&["spell-key"]).hand(&["cultist"]).deck(&["witch", "imp"]);
    position.act("relic @spell-key").brings(&["witch"]).act("no");
    assert_eq!(position.known(AS_A, A), [(0, "witch".to_owned())]);
    for viewer in OTHERS {
        assert!(position.known(viewer, A).is_empty());
        assert!(position.sights(viewer).contains(&Sight::LeftOnTop { seat: A }));
    }
    let mut drawn = position.clone();
    drawn.act("pass");
    assert!(drawn.shown(AS_B, A).is_empty(), "not even when it is drawn");
}

/// TER-253: a card looked at and discarded is known to everybody.
#[test]
fn a_card_discarded_from_the_top_is_shown() {
    let mut position = Position::usual().play(&["spell-key"]).deck(&["witch", "imp"]);
    position.act("relic @spell-key").brings(&["witch"]).act("pile");
    for viewer in VIEWERS {
        assert!(position.sights(viewer).contains(&Sight::TopDiscarded { seat: A, card: kind("witch") }));
        assert_eq!(position.view(viewer).players[0].discard, [card("witch")]);
    }
}

/// TER-198: a card taken back by COMMAND is known while it is in the hand.
#[test]
fn a_commanded_card_is_known() {
    let mut position = Position::usual().hand(&["crypt-warden", "witch"]).discard(&["shade"]);
    position.act("play crypt-warden");
    for viewer in OTHERS {
        assert_eq!(position.shown(viewer, A), ["shade"]);
        assert_eq!(position.view(viewer).players[0].hand.size, 2);
    }
    position.act("play shade");
    assert!(position.shown(AS_B, A).is_empty());
}

/// TER-191, TER-181, TER-185: a card discarded or sacrificed from a hand is shown to everybody.
#[test]
fn what_leaves_a_hand_is_shown() {
    let mut position = Position::usual().hand(&["imp"]).hand_of(B, &["witch", "cultist"]);
    position.acts(&["play imp", "discard witch"]);
    let mut sacrificed = Position::new("azazael", "fenris").hand(&["witch"]);
    sacrificed.act("sacrifice witch");
    for viewer in VIEWERS {
        assert!(position.sights(viewer).contains(&Sight::Discarded { seat: B, card: kind("witch") }));
        assert!(sacrificed.sights(viewer).contains(&Sight::Sacrificed { seat: A, card: kind("witch"), id: 0 }));
    }
}

/// TER-012: what a player could choose is offered to that player alone, and the others see the same whatever it is.
#[test]
fn choices_are_for_the_asked_seat() {
    let [one, other] = [["witch", "cultist"], ["shade", "fanatic"]].map(|hand| {
        let mut position = Position::usual().hand(&["imp"]).hand_of(B, &hand);
        position.act("play imp");
        position
    });
    assert_ne!(one.offered(), other.offered());
    assert!(Terrors::offered(&one.state, A).is_empty());
    for viewer in [AS_A, Viewer::SPECTATOR] {
        let asked = |position: &Position| position.view(viewer).step;
        assert_eq!((asked(&one), one.view(viewer).players[1].hand.size), (asked(&other), 2));
    }
}

/// TER-050, TER-198: what an event tells: a card played shows something to all, one that all knew shows nothing; neither bars undo.
#[test]
fn what_an_event_reveals() {
    let mut position = Position::usual().hand(&["crypt-warden"]).discard(&["shade"]);
    position.act("play crypt-warden");
    let is_play = |event: &&Event| matches!(Terrors::sight(event, AS_B), Some(Sight::Played { .. }));
    let played = *position.events.iter().find(is_play).expect("it was played");
    assert_eq!((Terrors::reveals(&played).is_everybody(), Terrors::bars_undo(&played)), (true, false));
    position.forget().act("play shade");
    let played = *position.events.iter().find(is_play).expect("it was played");
    assert_eq!((Terrors::reveals(&played), Terrors::bars_undo(&played)), (Knowers::NOBODY, false));
}

/// A table that goes on from a position.
struct Played(Table<Terrors>);

impl Played {
    fn from(position: &Position) -> Played {
        let snapshot = Snapshot::of::<Terrors>(&Setup::usual(Terrors::meta()), &position.state);
        Played(Table::open(&snapshot).expect("the state is sound"))
    }

    fn act(&mut self, seat: Seat, text: &str) -> &mut Played {
        let action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        self.0.answer(seat, action).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    fn brings(&mut self, id: &str) -> &mut Played {
        self.0.resolve(Outcome::Card(card(id))).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    fn undo(&self, seat: Seat) -> Result<(), Barrier> {
        self.0.can_undo(seat)
    }
}

/// Undo: a card played from hand can be taken back, and all that followed without something new, to the beginning of the turn.
#[test]
fn plays_can_be_taken_back() {
    let position = full_table().life(40, 50);
    let mut table = Played::from(&position);
    assert_eq!(table.undo(A), Err(Barrier::Start));
    table.act(A, "play cultist").act(A, "attack 2").act(A, "play fenris-1").act(A, "take coin").act(A, "regenerate 1");
    for _ in 0..5 {
        assert_eq!(table.undo(A), Ok(()));
        table.0.undo(A).expect("it can be taken back");
    }
    assert_eq!((table.0.state(), table.undo(A)), (&position.state, Err(Barrier::Start)));
    assert_eq!(table.0.view(AS_B), position.view(AS_B), "the Cultist is secret again");
}

/// Undo: a Horde, a sacrifice from hand and a purchase without a refill can be taken back too.
#[test]
fn other_actions_can_be_taken_back() {
    let position = Position::new("azazael", "fenris").hand(&["witch", "imp"]).play(&["skeleton", "shade"]);
    let position = position.street(&["ghoul"]).market(&[]).pool(1, 0, 0);
    let mut table = Played::from(&position);
    table.act(A, "horde 1 2").act(A, "ability 2 1").act(A, "sacrifice witch").act(A, "buy 1").act(A, "top");
    for _ in 0..5 {
        table.0.undo(A).expect("it can be taken back");
    }
    assert_eq!(table.0.state(), &position.state);
}

/// Undo: nothing is taken back across a draw, a refill, an Acolyte turned up or a LOOK.
#[test]
fn nothing_is_taken_back_across_chance() {
    let position = Position::new("methuselah", "fenris").hand(&["cultist"]).deck(&["fanatic", "fanatic"]);
    let position = position.street(&["shade"]).market(&["witch"]).acolytes(&["acolyte-beast"]).play(&["spell-key"]);
    let position = position.pool(5, 0, 0);
    for (action, card) in
        [("overlord", "fanatic"), ("buy 1", "witch"), ("buy acolyte", "acolyte-beast"), ("relic 1", "fanatic")]
    {
        let mut table = Played::from(&position);
        table.act(A, "play cultist").act(A, action);
        assert_eq!(table.undo(A), Ok(()), "{action}: chance has not spoken yet");
        table.brings(card);
        assert_eq!(table.undo(A), Err(Barrier::Chance), "{action}");
        assert_eq!(table.0.undo(A), Err(TableError::NoUndo(Barrier::Chance)));
    }
    let mut table = Played::from(&position);
    table.act(A, "pass").brings("fanatic");
    assert_eq!(table.undo(A), Err(Barrier::Chance));
}

/// Undo: a card that only its owner knew stops it when it is revealed; what was known before stops nothing.
#[test]
fn a_reveal_stops_undo() {
    let position = Position::new("methuselah", "fenris").play(&["ghoul"]).hand(&["methuselah-1", "methuselah-2"]);
    let position = position.deck(&["cultist"; 2]);
    let with = |by| Played::from(&position.clone().on_top(A, "witch", by));
    assert_eq!(with(Knowers::only(A)).act(A, "play methuselah-1").undo(A), Err(Barrier::Revealed));
    let mut known = with(Knowers::EVERYBODY);
    known.act(A, "play methuselah-2");
    assert_eq!(known.undo(A), Ok(()), "all knew which card would be drawn");
}

/// Undo, TER-191: after the answer to a CURSE the player who made it cannot take it back alone; who answered can, until the other acts.
#[test]
fn an_answer_of_the_opponent_stops_undo() {
    let mut table = Played::from(&Position::usual().hand(&["imp", "cultist"]).hand_of(B, &["witch"]));
    table.act(A, "play imp");
    assert_eq!((table.undo(A), table.undo(B)), (Ok(()), Err(Barrier::Start)));
    table.act(B, "discard witch");
    assert_eq!((table.undo(A), table.undo(B)), (Err(Barrier::OtherSeat), Ok(())));
    table.act(A, "play cultist");
    assert_eq!((table.undo(A), table.undo(B)), (Ok(()), Err(Barrier::OtherSeat)));
}

/// Sixty worlds that the viewer takes for possible; each keeps all that the viewer sees.
fn worlds(position: &Position, viewer: Viewer) -> Vec<State> {
    let worlds = (0..60).map(|seed| determinize(&position.state, viewer, &mut SearchDice::seeded(seed)));
    let worlds: Vec<State> = worlds.collect();
    for world in &worlds {
        world.check().expect("the world is possible");
        assert_eq!(Terrors::view(world, viewer), position.view(viewer), "the viewer cannot tell them apart");
        for seat in [A, B] {
            assert_eq!(owned(world, seat), owned(&position.state, seat), "who owns what is public");
        }
    }
    worlds
}

/// The cards of hand and deck together.
fn owned(state: &State, seat: Seat) -> Vec<String> {
    let player = state.player(seat);
    let mut cards: Vec<String> = player.hand.cards().chain(player.deck.all()).map(|card| card.to_string()).collect();
    cards.sort_unstable();
    cards
}

/// The different hands of a seat in these worlds.
fn hands(worlds: &[State], seat: Seat) -> BTreeSet<Vec<String>> {
    worlds.iter().map(|world| world.player(seat).hand.cards().map(|card| card.to_string()).collect()).collect()
}

/// TER-255: the own hand stays; the other one is any part of the cards of that hand and deck. A spectator knows neither.
#[test]
fn imagined_hands_vary() {
    let position = full_table();
    assert_eq!(hands(&worlds(&position, AS_A), A).len(), 1);
    assert_eq!(hands(&worlds(&position, AS_B), B).len(), 1);
    // Two of cultist, azazael-1, zombie, fanatic.
    assert_eq!(hands(&worlds(&position, AS_A), B).len(), 6);
    let imagined = worlds(&position, Viewer::SPECTATOR);
    assert!(hands(&imagined, A).len() > 8 && hands(&imagined, B).len() == 6);
}

/// TER-198: a card taken back by COMMAND is in the hand in every world of the opponent; the rest of the hand varies.
#[test]
fn commanded_cards_stay_in_imagined_hands() {
    let position = Position::usual().hand(&["crypt-warden", "witch"]).discard(&["shade"]);
    let mut position = position.deck(&["cultist", "imp", "fanatic"]);
    position.act("play crypt-warden");
    for viewer in OTHERS {
        let hands = hands(&worlds(&position, viewer), A);
        assert!(hands.iter().all(|hand| hand.len() == 2 && hand.contains(&"shade".to_owned())));
        assert_eq!(hands.len(), 4, "with a Witch, Cultist, Imp or Fanatic");
    }
}

/// TER-115, TER-253: a summoned card stays on top for everybody, one that was looked at for who looked.
#[test]
fn known_tops_stay_in_imagined_decks() {
    let position = Position::usual().hand(&["cultist", "shade"]).deck(&["imp", "fanatic", "fanatic"]);
    let tops = |by, viewer| {
        let position = position.clone().on_top(A, "witch", by);
        let tops =
            worlds(&position, viewer).into_iter().map(|world| world.players[0].deck.settled(0).expect("settled").card);
        tops.map(|card| card.to_string()).collect::<BTreeSet<String>>()
    };
    for viewer in VIEWERS {
        assert_eq!(tops(Knowers::EVERYBODY, viewer), BTreeSet::from(["witch".to_owned()]));
    }
    assert_eq!(tops(Knowers::only(A), AS_A), BTreeSet::from(["witch".to_owned()]));
    for viewer in OTHERS {
        assert_eq!(tops(Knowers::only(A), viewer).len(), 5, "any card of hand and deck");
    }
}

/// TER-261: the hand at the moment the deck was empty stays in every world; what was drawn after the reshuffle varies.
#[test]
fn the_hand_of_an_empty_deck_stays_in_imagined_worlds() {
    let position = Position::usual().deck(&["witch", "cultist"]);
    let mut position = position.discard(&["ghoul", "shade", "fanatic", "zombie", "imp"]);
    position.act("pass").brings(&["cultist", "witch", "ghoul", "shade", "imp"]);
    for viewer in OTHERS {
        let hands = hands(&worlds(&position, viewer), A);
        assert!(hands.iter().all(|hand| hand.contains(&"witch".to_owned()) && hand.contains(&"cultist".to_owned())));
        assert_eq!(hands.len(), 10, "any three of the five others");
    }
}

/// Section 5: whatever is played, no viewer can tell the real world from an imagined one.
#[test]
fn imagined_worlds_look_like_the_real_one() {
    for (setup, seed) in Terrors::setups().iter().zip(0..) {
        let mut dice = SearchDice::seeded(seed);
        let mut state = Terrors::start(setup).expect("the setup fits");
        while state.round < 8 && Terrors::waiting(&state) != Waiting::Over {
            for viewer in VIEWERS {
                let world = determinize(&state, viewer, &mut dice);
                assert_eq!((world.check(), Terrors::view(&world, viewer)), (Ok(()), Terrors::view(&state, viewer)));
            }
            match Terrors::waiting(&state) {
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let action = dice.pick(&Terrors::offered(&state, seat));
                    Terrors::apply(&mut state, seat, action, &mut Vec::new());
                }
                _ => {
                    let outcome = Terrors::sample(&state, &mut dice);
                    Terrors::resolve(&mut state, outcome, &mut Vec::new());
                }
            }
        }
    }
}
