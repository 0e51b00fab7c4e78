//! Who sees what, row by row of section 5.

use dice::SearchDice;
use kernel::{Dice, Game, Phrase, Seat, Setup, Tell, Viewer, Waiting};

use super::position::{A, B, C, D, PLAIN, Position, asked, word};
use super::setup::rolled;
use crate::action::Action;
use crate::cards::{Colour, Die, EventCard, Location};
use crate::event::{Event, RerollChoice, Sight};
use crate::state::{Options, State};
use crate::view::View;
use crate::{Achaja, words};

const EVERYBODY: Viewer = Viewer::SPECTATOR;

/// Everybody at a table of four but this player, and a spectator.
fn all_but(seat: Seat) -> Vec<Viewer> {
    Viewer::everyone(4).filter(|&viewer| viewer != Viewer::seat(seat)).collect()
}

/// A view without what may differ between viewers.
fn public_part(state: &State, viewer: Viewer) -> View {
    let mut view = Achaja::view(state, viewer);
    for player in &mut view.players {
        player.hand.shown.clear();
        player.gold = None;
        player.event = player.event.filter(|&event| state.is_revealed(event));
    }
    view.deck.known.clear();
    view.offers.iter_mut().for_each(|offer| offer.terms = None);
    (view.own, view.draft, view.to_sell, view.looked_at) = Default::default();
    (view.deal, view.reroll, view.fates, view.answered) = Default::default();
    view
}

/// Plays a game at random, deals and conversions included, and shows every state on the way.
fn at_random(seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let on = |is_on: bool| if is_on { "on" } else { "off" };
    let options = [("negotiate", on(seed.is_multiple_of(2))), ("fate", on(seed.is_multiple_of(3))), ("memory", "off")];
    let setup = Setup::new(Achaja::meta(), 2 + (seed % 4) as u8, options).expect("a legal setup");
    let mut state = Achaja::start(&setup).expect("a legal setup");
    let mut dice = SearchDice::seeded(seed);
    loop {
        let mut events: Vec<Event> = Vec::new();
        match Achaja::waiting(&state) {
            Waiting::Over => return,
            Waiting::Chance => {
                let outcome = Achaja::sample(&state, &mut dice);
                Achaja::resolve(&mut state, outcome, &mut events);
            }
            Waiting::Seats(asked) => {
                let other = Seat::new(dice.below(state.seats.into()) as u8);
                let seat = if dice.below(5) > 0 { asked.first().expect("somebody is asked") } else { other };
                let mut offered = Achaja::offered(&state, seat);
                if offered.len() > 2 && dice.below(3) > 0 {
                    offered.retain(|&action| action != Action::Pass);
                }
                if !offered.is_empty() {
                    Achaja::apply(&mut state, seat, dice.pick(&offered), &mut events);
                }
            }
        }
        look(&state, &events);
    }
}

/// Section 5: whatever is not one's own looks the same to everybody, a spectator included, at every moment of many games.
#[test]
fn everybody_sees_the_same_table() {
    for seed in 0..12 {
        at_random(seed, |state, _| {
            let table = public_part(state, EVERYBODY);
            for seat in state.all_seats() {
                assert_eq!(public_part(state, Viewer::seat(seat)), table, "seed {seed}");
            }
        });
    }
}

/// Section 5, 5.1: a spectator of a game without memory sees no gold, no card of a hand, no hidden Event, and nothing half-built.
#[test]
fn a_spectator_sees_nothing_hidden() {
    for seed in 0..12 {
        at_random(seed, |state, events| {
            if !state.is_over() {
                assert_eq!(Achaja::view(state, EVERYBODY), public_part(state, EVERYBODY), "seed {seed}");
            }
            for sight in events.iter().filter_map(|event| Achaja::sight(event, EVERYBODY)) {
                let is_hidden = matches!(
                    sight,
                    Sight::Drew { card: Some(_), .. }
                        | Sight::DealtEvent { event: Some(_), .. }
                        | Sight::DiscardedEvent { event: Some(_), .. }
                        | Sight::Looked { card: Some(_), .. }
                        | Sight::Kept { card: Some(_), .. }
                        | Sight::PutUnder { cards: Some(_), .. }
                        | Sight::Offered { terms: Some(_), .. }
                        | Sight::GaveCards { cards: Some(_), .. }
                        | Sight::ChoseReroll { own: Some(_), .. }
                        | Sight::Answered { .. }
                );
                assert!(!is_hidden, "{sight:?}");
            }
        });
    }
}

/// Section 5: dice, also in reserve, tokens, power, Cousins, the marker, who has passed, prices, limits and marks are public.
#[test]
fn what_lies_open() {
    let mut p = Position::new(4);
    p.dice("red", ["6 mint", "1 arsenal", "2 watchtower", "4", "5"])
        .tokens("green", "port", 3)
        .power(D, 9)
        .cousins(C, 2, 1);
    p.marker(B).increase("mint", 1).row(&["informer"]).usage("informer", 2).passed(&[D]).intrigue();
    p.state.curfew.insert(word("prison"));
    for viewer in Viewer::everyone(4) {
        let view = p.view(viewer);
        assert_eq!(view.players[1].reserve.iter().map(|die| die.value).collect::<Vec<_>>(), [4, 5]);
        assert_eq!(
            (view.marker, view.pointer, view.players[3].power, view.players[3].passed),
            (Some(B), Some(B), 9, Some(1))
        );
        assert_eq!((view.players[2].cousins, view.players[2].tokens.clone()), ([2, 1], vec![7]));
        let [port, prison, mint] = [1, 3, 8].map(|place| &view.locations[place]);
        assert_eq!((port.tokens.clone(), prison.curfew, mint.curfew), (vec![(Colour::Green, 3)], true, false));
        assert_eq!((mint.limit, mint.raised), (3, 1));
        assert!(mint.dice.contains(&word("red 6 mint")) && mint.sums.contains(&(Colour::Red, 6)));
        assert_eq!(
            view.row.iter().map(|hired| (hired.price, hired.usage)).collect::<Vec<_>>(),
            [(3, 0), (0, 0), (3, 2)]
        );
    }
}

/// Section 5: a hand is its owner's; the others know how many cards it has.
#[test]
fn hands() {
    let mut p = Position::new(4);
    p.hand(A, &["riposte", "theft"]).intrigue();
    for viewer in Viewer::everyone(4) {
        let hand = p.view(viewer).players.swap_remove(0).hand;
        let shown: Vec<&str> = hand.shown.iter().map(|card| card.id()).collect();
        assert_eq!((hand.size, shown), (2, if viewer == Viewer::seat(A) { vec!["theft", "riposte"] } else { vec![] }));
    }
}

/// Section 5: everybody sees a card that is played, with all that was declared, and one that is sacrificed or sold.
#[test]
fn cards_that_leave_a_hand() {
    let mut p = Position::new(4);
    p.hand(A, &["hired-blades"])
        .hand(B, &["riposte"])
        .dice("red", ["6 mint", "1 arsenal", "2 watchtower", "4", "5"])
        .intrigue();
    p.acts(&["play hired-blades a", "lower red 6 mint"]);
    for viewer in Viewer::everyone(4) {
        let play = p.view(viewer).plays.swap_remove(0);
        let picks: Vec<String> = play.picks.iter().map(|pick| pick.0.to_string()).collect();
        assert_eq!(
            (play.seat, play.card.id(), play.target, picks),
            (A, "hired-blades", Some(B), vec!["lower red 6 mint".to_owned()])
        );
    }
    p.act("with riposte");
    assert!(p.told(&Sight::StoppedByCard { seat: B, card: word("riposte") }));
    let mut p = Position::new(4);
    p.hand(A, &["theft", "scandal"]).dice("blue", ["6 black-market", "1 mint", "2 prison", "4", "5"]);
    p.state.order = [word("black-market")].into_iter().collect();
    p.dominance().acts(&["sell theft", "done"]);
    assert!(p.told(&Sight::Sold { seat: A, cards: ["theft"].map(word).into_iter().collect(), gold: 2 }));
}

/// Section 5: an Event is its owner's until it happens; then it is everybody's.
#[test]
fn an_event_that_happens() {
    let mut p = Position::new(4);
    p.event(A, "levy").intrigue();
    let seen = |p: &Position, viewer| p.view(viewer).players[0].event.map(EventCard::id);
    assert!(all_but(A).into_iter().all(|viewer| seen(&p, viewer).is_none()));
    assert_eq!((seen(&p, Viewer::seat(A)), p.view(EVERYBODY).players[0].holds_event), (Some("levy"), true));
    p.act("pass");
    assert!(Viewer::everyone(4).all(|viewer| seen(&p, viewer) == Some("levy")));
    assert!(!p.view(EVERYBODY).players[0].holds_event && p.view(EVERYBODY).players[1].holds_event);
}

/// Section 5, ACH-114: an Event discarded after passing late is seen by its owner only; at the end of the game by all, those of earlier
/// turns too.
#[test]
fn an_event_that_was_too_late() {
    let mut p = Position::new(3);
    p.event(B, "curfew").turn(3).event(A, "inheritance").event(B, "betrayal").intrigue().acts(&["pass", "pass"]);
    let event = Some(word("betrayal"));
    for viewer in Viewer::everyone(3) {
        let expected = event.filter(|_| viewer == Viewer::seat(B));
        assert!(p.sights(viewer).contains(&Sight::DiscardedEvent { seat: B, event: expected }));
        let player = p.view(viewer).players.swap_remove(1);
        assert_eq!((player.event, player.holds_event), (expected, false));
    }
    p.act("pass");
    while !p.is_over() {
        let action = if p.offers("decline") { "decline".to_owned() } else { p.offered()[0].clone() };
        p.act(&action).luck();
    }
    assert!(Viewer::everyone(3).all(|viewer| p.view(viewer).players[1].event == event));
    assert!(["betrayal", "curfew"].iter().all(|event| p.told(&Sight::LateEvent { seat: B, event: word(event) })));
    assert!(!p.told(&Sight::LateEvent { seat: A, event: word("inheritance") }), "it happened");
}

/// Section 5, ACH-156: hands, gold and what they are worth lie open after the end, also without memory.
#[test]
fn after_the_end() {
    let mut p = Position::new(3);
    p.turn(3).hand(B, &["theft", "riposte"]).gold(B, 13).state.order = [word("prison")].into_iter().collect();
    p.state.options.has_memory_aids = false;
    p.dominance();
    while !p.is_over() {
        assert_eq!(p.view(EVERYBODY).players[1].gold, None);
        let action = if p.offers("decline") { "decline".to_owned() } else { p.offered()[0].clone() };
        p.act(&action);
    }
    for viewer in Viewer::everyone(3) {
        let b = p.view(viewer).players.swap_remove(1);
        assert_eq!((b.gold, b.hand.shown.iter().map(|card| card.id()).collect()), (Some(13), vec!["theft", "riposte"]));
        assert_eq!(p.view(viewer).ending[1].rest, 3);
    }
}

/// Section 5: the exact gold of somebody robbed short is everybody's, once it is revealed.
#[test]
fn gold_that_is_revealed() {
    let mut p = Position::new(4);
    p.state.options.has_memory_aids = false;
    p.hand(A, &["theft"]).gold(C, 3).intrigue().acts(&["play theft a", "on 3"]);
    assert!(all_but(C).into_iter().all(|viewer| p.view(viewer).players[2].gold.is_none()));
    p.act("decline");
    assert!(p.told(&Sight::RevealedGold { seat: C, gold: 3 }));
    assert!(Viewer::everyone(4).all(|viewer| p.view(viewer).question.number == Some(3)));
}

/// Section 5: who keeps and who rerolls is one's own until all have answered.
#[test]
fn sealed_rerolls() {
    let mut p = rolled(4, PLAIN, &["12345", "22345", "33345", "44445"]);
    p.act_as(B, "reroll red").act_as(C, "keep");
    let own = [(B, Some(Colour::Red)), (C, None)];
    for viewer in Viewer::everyone(4) {
        let choice =
            own.iter().find(|(seat, _)| viewer == Viewer::seat(*seat)).map(|&(_, colour)| RerollChoice { colour });
        assert_eq!(p.view(viewer).reroll.map(|choice| choice.colour), choice.map(|choice| choice.colour));
        let shown =
            p.sights(viewer).into_iter().filter(|sight| matches!(sight, Sight::ChoseReroll { own: Some(_), .. }));
        assert_eq!(shown.count(), usize::from(choice.is_some()));
    }
    p.act_as(A, "keep").act_as(D, "keep");
    for (seat, colour) in [(A, None), (B, Some(Colour::Red)), (C, None), (D, None)] {
        assert!(p.told(&Sight::Rerolls { seat, colour }));
    }
}

/// Section 5: with Fate in Your Hands values and gold paid are one's own until all have confirmed.
#[test]
fn sealed_fates() {
    let mut p = Position::start(4, Options { fate: true, ..PLAIN });
    p.luck().act_as(B, "fate 66554");
    let chosen = vec![(Colour::Red, [6, 6, 5, 5, 4])];
    for viewer in Viewer::everyone(4) {
        let expected = if viewer == Viewer::seat(B) { chosen.clone() } else { vec![] };
        assert_eq!((p.view(viewer).fates, p.view(viewer).players[1].gold), (expected, Some(7)));
        assert!(p.view(viewer).players[1].reserve.is_empty());
        assert!(p.sights(viewer).contains(&Sight::ChoseFate { seat: B }));
        assert!(!p.sights(viewer).iter().any(|sight| matches!(sight, Sight::Fate { .. } | Sight::PaidGold { .. })));
    }
}

/// A plays Hired Blades on B's die; B, C and D are asked.
fn window() -> Position {
    let mut p = Position::new(4);
    p.dice("red", ["6 mint", "1 arsenal", "2 watchtower", "4", "5"]).hand(A, &["hired-blades"]);
    p.hand(B, &["theft"]).hand(C, &["royal-veto"]).cousins(D, 0, 1).intrigue();
    p.acts(&["play hired-blades a", "lower red 6 mint"]);
    p
}

/// Section 5, ACH-210: everybody sees who is asked in a window; who has answered and how only the answerer sees.
#[test]
fn answers_in_a_window_are_hidden() {
    let before = window();
    assert_eq!(asked(&before), [B, C, D]);
    for (seat, answer) in [(B, "decline"), (C, "with royal-veto"), (D, "palace")] {
        let mut after = before.clone();
        after.act_as(seat, answer);
        for viewer in all_but(seat) {
            assert_eq!(after.view(viewer), before.view(viewer));
            assert_eq!(after.sights(viewer), before.sights(viewer), "nothing is sent");
            assert_eq!(Achaja::asked(&after.state, viewer), Achaja::asked(&before.state, viewer));
        }
        let own = Viewer::seat(seat);
        assert!(after.view(own).answered && !before.view(own).answered);
        assert!(after.sights(own).contains(&Sight::Answered { action: crate::event::Pick(word(answer)) }));
        assert!(!Achaja::asked(&after.state, own).contains(seat));
    }
}

/// Section 5: a defence that was not needed leaves no trace for others, also after the window has closed.
#[test]
fn a_defence_that_was_not_needed() {
    let close = |c: &str| {
        let mut p = window();
        p.cousins(B, 1, 0).act_as(C, c).act_as(D, "decline").act_as(B, "street");
        p
    };
    let (offered, declined) = (close("with royal-veto"), close("decline"));
    assert!(offered.told(&Sight::StoppedByCousin { seat: B, cousin: crate::Cousin::Street }));
    assert_eq!(offered.state, declined.state);
    for viewer in all_but(C) {
        assert_eq!((offered.view(viewer), offered.sights(viewer)), (declined.view(viewer), declined.sights(viewer)));
    }
    assert_ne!(offered.sights(Viewer::seat(C)), declined.sights(Viewer::seat(C)));
}

/// Section 5: an offer is its two parties'; the others know that there is one; a deal that is made shows amounts to all, cards to both.
#[test]
fn offers_and_deals() {
    let mut p = Position::new(4);
    p.state.options.negotiate = true;
    p.hand(A, &["theft", "scandal"]).intrigue();
    for step in ["offer 2", "give gold 3", "give theft", "demand peace", "propose"] {
        p.act_as(A, step);
    }
    for viewer in Viewer::everyone(4) {
        let offer = p.view(viewer).offers.swap_remove(0);
        let terms = offer.terms.as_ref().map(|terms| (terms.gives.gold, terms.gives.cards, terms.pledges.len()));
        let is_party = viewer == Viewer::seat(A) || viewer == Viewer::seat(B);
        assert_eq!((offer.seat, offer.to, terms), (A, B, is_party.then_some((3, 1, 1))));
        let cards = offer.terms.and_then(|terms| terms.given_cards).map(|cards| cards.len());
        assert_eq!(cards, (viewer == Viewer::seat(A)).then_some(1), "B sees how many");
    }
    p.act_as(B, "accept 1");
    for viewer in Viewer::everyone(4) {
        let deal = p.sights(viewer).into_iter().find_map(|sight| match sight {
            Sight::Deal { gives, pledges, .. } => Some((gives.gold, gives.cards, pledges.len())),
            _ => None,
        });
        assert_eq!((deal, p.view(viewer).offers.len()), (Some((3, 1, 1)), 0));
    }
}

/// Section 7.1: whoever chooses a Location reads what lies there.
#[test]
fn a_destination_says_which_dice_lie_there() {
    let mut p = Position::new(2);
    p.dice("blue", ["4 mint", "6 mint", "3 prison", "1", "1"])
        .dice("green", ["2 prison", "2 arsenal", "2 arsenal", "1", "1"]);
    p.dice("red", ["5 mint", "1 prison", "1 arsenal", "1", "1"])
        .dice("purple", ["1 watchtower", "1 watchtower", "1 watchtower", "1", "1"]);
    let view = p.view(Viewer::seat(A));
    let there = [Location::Mint, Location::RoyalPalace].map(|to| Achaja::label(&view, Action::To(to)));
    let mint: Vec<Die> = ["blue 6 mint", "blue 4 mint", "red 5 mint"].map(word).to_vec();
    let labelled = Phrase::new("do-to").phrase("location", words::location(Location::Mint));
    assert_eq!(there, [labelled.phrase("dice", words::dice(&mint)), words::location(Location::RoyalPalace)]);
}
