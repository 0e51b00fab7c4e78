//! A deck does what a plain list of face-down cards would, for any sequence of operations.

use dice::SearchDice;
use kernel::{Deck, Knowers, Known, Pool, Seat, Seats, SeenCard, SeenDeck, Top, Viewer};
use proptest::prelude::*;

const SEATS: u8 = 3;

/// As many cards as there are, in the deck and beside it.
const CARDS: usize = 12;

/// An operation. Cards and places count from anywhere and are taken modulo what there is.
#[derive(Clone, Debug)]
enum Op {
    Settle(usize),
    Look(usize, Seat),
    PutOnTop(usize, Knowers),
    PutUnder(usize, Knowers),
    TakeSettled,
    TakeAt(usize),
    TakeUnseen(usize),
    ShuffleIn(usize),
    /// Names a card that is not among the unseen ones.
    Miss,
}

/// A place in the naive deck: a settled card, or one that chance has not named yet.
type Place = Option<Known<u8>>;

/// A deck as a list of places from the top down, and the cards that fill the open places in no order.
#[derive(Clone, Debug, Default)]
struct Model {
    places: Vec<Place>,
    unseen: Vec<u8>,
}

impl Model {
    fn top(&self) -> Top<u8> {
        match self.places.first() {
            None => Top::Nothing,
            Some(None) => Top::Unseen,
            Some(Some(known)) => Top::Settled(*known),
        }
    }

    fn settled_depth(&self) -> usize {
        self.places.iter().take_while(|place| place.is_some()).count()
    }

    fn name_unseen(&mut self, card: u8) -> Option<usize> {
        let index = self.unseen.iter().position(|&unseen| unseen == card)?;
        self.unseen.remove(index);
        self.places.iter().position(Option::is_none)
    }

    fn seen_by(&self, viewer: Viewer) -> SeenDeck<u8> {
        let settled = self.places.iter().enumerate().filter_map(|(depth, place)| Some((depth, (*place)?)));
        let known = settled.filter(|(_, known)| viewer.knows(known.by));
        let known = known.map(|(depth, known)| SeenCard { depth: depth as u8, card: known.card });
        SeenDeck { size: self.places.len() as u8, known: known.collect() }
    }

    fn shuffle_in(&mut self, cards: &[u8]) {
        self.unseen.extend(self.places.iter().flatten().map(|known| known.card));
        self.unseen.extend(cards);
        self.places = vec![None; self.unseen.len()];
    }
}

/// The deck, the model, and the cards beside them.
#[derive(Clone, Debug)]
struct Both {
    deck: Deck<u8, CARDS>,
    model: Model,
    aside: Vec<u8>,
}

impl Both {
    /// Twelve cards with copies among them, some of them in the deck.
    fn new(in_deck: usize) -> Both {
        let cards: Vec<u8> = (0..CARDS as u8).map(|index| index % 5 + 1).collect();
        let (inside, aside) = cards.split_at(in_deck);
        let mut model = Model::default();
        model.shuffle_in(inside);
        Both { deck: inside.iter().copied().collect(), model, aside: aside.to_vec() }
    }

    fn after(in_deck: usize, ops: &[Op]) -> Both {
        let mut both = Both::new(in_deck);
        both.check();
        for op in ops {
            both.perform(op);
            both.check();
        }
        both
    }

    fn perform(&mut self, op: &Op) {
        match *op {
            Op::Settle(choice) => {
                let Some(card) = choose(&self.model.unseen, choice) else { return };
                assert!(self.deck.settle(card));
                let highest = self.model.name_unseen(card).unwrap();
                self.model.places[highest] = Some(Known { card, by: Knowers::NOBODY });
            }
            Op::Look(depth, seat) => {
                let depth = depth % (self.model.places.len() + 1);
                let place = self.model.places.get_mut(depth).and_then(Option::as_mut);
                let expected = place.map(|known| {
                    known.by = known.by.and(seat);
                    known.card
                });
                assert_eq!(self.deck.look(depth, seat), expected);
            }
            Op::PutOnTop(choice, by) => {
                let Some(card) = self.take_aside(choice) else { return };
                self.deck.put_on_top(card, by);
                self.model.places.insert(0, Some(Known { card, by }));
            }
            Op::PutUnder(choice, by) => {
                let Some(card) = self.take_aside(choice) else { return };
                self.deck.put_under(card, by);
                self.model.places.push(Some(Known { card, by }));
            }
            Op::TakeSettled => {
                let expected = self.model.places.first().copied().flatten();
                assert_eq!(self.deck.take_settled(), expected);
                if let Some(known) = expected {
                    self.model.places.remove(0);
                    self.aside.push(known.card);
                }
            }
            Op::TakeAt(depth) => {
                let depth = depth % (self.model.places.len() + 1);
                let expected = self.model.places.get(depth).copied().flatten();
                assert_eq!(self.deck.take_at(depth), expected);
                if let Some(known) = expected {
                    self.model.places.remove(depth);
                    self.aside.push(known.card);
                }
            }
            Op::TakeUnseen(choice) => {
                let Some(card) = choose(&self.model.unseen, choice) else { return };
                assert!(self.deck.take_unseen(card));
                let highest = self.model.name_unseen(card).unwrap();
                self.model.places.remove(highest);
                self.aside.push(card);
            }
            Op::ShuffleIn(count) => {
                let cards = self.aside.split_off(self.aside.len() - count % (self.aside.len() + 1));
                self.deck.shuffle_in(cards.iter().copied());
                self.model.shuffle_in(&cards);
            }
            Op::Miss => {
                let absent = (1..=6).find(|card| !self.model.unseen.contains(card)).unwrap();
                assert!(!self.deck.settle(absent) && !self.deck.take_unseen(absent));
            }
        }
    }

    fn take_aside(&mut self, choice: usize) -> Option<u8> {
        let place = choice.checked_rem(self.aside.len())?;
        Some(self.aside.remove(place))
    }

    fn check(&self) {
        let (deck, model) = (&self.deck, &self.model);
        assert_eq!((deck.len(), deck.is_empty()), (model.places.len(), model.places.is_empty()));
        assert_eq!((deck.top(), deck.settled_depth()), (model.top(), model.settled_depth()));
        for depth in 0..=model.places.len() {
            assert_eq!(deck.settled(depth), model.places.get(depth).copied().flatten(), "at {depth}");
        }
        assert_eq!(deck.unseen().collect::<Vec<_>>(), sorted(model.unseen.iter().copied()));
        for viewer in viewers() {
            assert_eq!(deck.seen_by(viewer), model.seen_by(viewer), "{viewer:?}");
        }
        let all = deck.all().chain(self.aside.iter().copied());
        assert_eq!(sorted(all), sorted(Both::new(0).aside), "cards are neither made nor lost");
    }
}

fn choose(cards: &[u8], choice: usize) -> Option<u8> {
    cards.get(choice.checked_rem(cards.len())?).copied()
}

fn sorted(cards: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut cards: Vec<u8> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

/// Each seat, the spectator, and two seats that share what they know.
fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::everyone(SEATS).chain([Viewer::seats(Seats::all(2))])
}

/// Deals the cards that `viewer` cannot place anew.
fn redealt(deck: &Deck<u8, CARDS>, viewer: Viewer, seed: u64) -> Deck<u8, CARDS> {
    let mut deck = deck.clone();
    let mut pool: Pool<u8, CARDS> = Pool::default();
    deck.gather(viewer, &mut pool);
    assert_eq!(pool.len(), deck.len() - deck.seen_by(viewer).known.len());
    pool.shuffle(&mut SearchDice::seeded(seed));
    deck.scatter(viewer, &mut pool);
    assert!(pool.is_empty());
    deck
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let choice = || any::<usize>();
    let seat = || (0..SEATS).prop_map(Seat::new);
    let knowers = || {
        prop_oneof![
            Just(Knowers::NOBODY),
            Just(Knowers::EVERYBODY),
            seat().prop_map(Knowers::only),
            (seat(), seat()).prop_map(|(one, other)| Knowers::only(one).and(other)),
        ]
    };
    let op = prop_oneof![
        4 => choice().prop_map(Op::Settle),
        4 => (choice(), seat()).prop_map(|(depth, seat)| Op::Look(depth, seat)),
        3 => (choice(), knowers()).prop_map(|(card, by)| Op::PutOnTop(card, by)),
        3 => (choice(), knowers()).prop_map(|(card, by)| Op::PutUnder(card, by)),
        3 => Just(Op::TakeSettled),
        2 => choice().prop_map(Op::TakeAt),
        3 => choice().prop_map(Op::TakeUnseen),
        1 => choice().prop_map(Op::ShuffleIn),
        1 => Just(Op::Miss),
    ];
    prop::collection::vec(op, 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_deck_is_a_list_of_face_down_cards(in_deck in 0..=CARDS, ops in ops()) {
        Both::after(in_deck, &ops);
    }

    #[test]
    fn a_redeal_keeps_the_cards_and_what_the_viewer_sees(in_deck in 0..=CARDS, ops in ops(), seed in any::<u64>()) {
        let Both { deck, model, .. } = Both::after(in_deck, &ops);
        for viewer in viewers() {
            let world = redealt(&deck, viewer, seed);
            prop_assert_eq!(world.seen_by(viewer), deck.seen_by(viewer));
            prop_assert_eq!(sorted(world.all()), sorted(deck.all()));
            prop_assert_eq!(world.unseen().len(), deck.unseen().len());
            for (depth, place) in model.places.iter().enumerate() {
                prop_assert_eq!(world.settled(depth).map(|known| known.by), place.map(|known| known.by));
            }
        }
    }

    #[test]
    fn a_redeal_does_not_tell_what_the_viewer_cannot_see(in_deck in 0..=CARDS, ops in ops(), seed in any::<u64>()) {
        let deck = Both::after(in_deck, &ops).deck;
        for viewer in viewers() {
            // Another deck that looks the same to the viewer gives the same guess.
            let other = redealt(&deck, viewer, seed ^ 1);
            prop_assert_eq!(redealt(&other, viewer, seed), redealt(&deck, viewer, seed));
        }
    }

    #[test]
    fn bytes_give_the_same_deck_back(in_deck in 0..=CARDS, ops in ops()) {
        let deck = Both::after(in_deck, &ops).deck;
        let bytes = borsh::to_vec(&deck).unwrap();
        prop_assert_eq!(borsh::from_slice::<Deck<u8, CARDS>>(&bytes).unwrap(), deck);
    }
}
