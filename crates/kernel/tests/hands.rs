//! A hand shows each viewer what that viewer can know and nothing more, for any sequence of operations.

use kernel::{Hand, Knowers, Seat, Seats, SeenHand, Viewer};
use proptest::prelude::*;

const SEATS: u8 = 3;

/// Cards are 0 to 2, so that copies of one card meet.
const KINDS: usize = 3;

#[derive(Clone, Debug)]
enum Op {
    Add(u8, Knowers),
    /// A card leaves, and everybody sees which.
    Remove(u8),
    Look(Seat),
    ForgetAllBut(Knowers),
}

/// The hand as one viewer remembers it: how many of each card there are for certain.
#[derive(Clone, Debug)]
struct Memory {
    viewer: Viewer,
    certain: [usize; KINDS],
}

impl Memory {
    fn follow(&mut self, op: &Op, really: &[usize; KINDS]) {
        match *op {
            Op::Add(card, by) => self.certain[usize::from(card)] += usize::from(self.viewer.knows(by)),
            Op::Remove(card) => {
                let certain = &mut self.certain[usize::from(card)];
                *certain = certain.saturating_sub(1);
            }
            Op::Look(seat) if self.viewer.is(seat) => self.certain = *really,
            Op::ForgetAllBut(keepers) if !self.viewer.knows(keepers) => self.certain = [0; KINDS],
            Op::Look(_) | Op::ForgetAllBut(_) => {}
        }
    }

    fn seen(&self, size: usize) -> SeenHand<u8> {
        let shown = (0..KINDS as u8).flat_map(|card| vec![card; self.certain[usize::from(card)]]);
        SeenHand { size: size as u8, shown: shown.collect() }
    }
}

/// Follows the operations with a hand, with what is really there, and with the memory of each seat and the spectator.
fn check(ops: &[Op]) {
    let mut hand: Hand<u8, 40> = Hand::default();
    let mut really = [0usize; KINDS];
    let mut memories: Vec<Memory> =
        Viewer::everyone(SEATS).map(|viewer| Memory { viewer, certain: [0; KINDS] }).collect();
    for op in ops {
        match *op {
            Op::Add(card, by) => {
                hand.add(card, by);
                really[usize::from(card)] += 1;
            }
            Op::Remove(card) => {
                let removed = hand.remove(card);
                assert_eq!(removed.map(|known| known.card), (really[usize::from(card)] > 0).then_some(card));
                really[usize::from(card)] = really[usize::from(card)].saturating_sub(1);
            }
            Op::Look(seat) => hand.look(seat),
            Op::ForgetAllBut(keepers) => hand.forget_all_but(keepers),
        }
        let cards: Vec<u8> = (0..KINDS as u8).flat_map(|card| vec![card; really[usize::from(card)]]).collect();
        assert_eq!(hand.cards().collect::<Vec<_>>(), cards);
        let bytes = borsh::to_vec(&hand).unwrap();
        assert_eq!(borsh::from_slice::<Hand<u8, 40>>(&bytes).unwrap(), hand, "the bytes are canonical");
        for memory in &mut memories {
            memory.follow(op, &really);
            assert_eq!(hand.seen_by(memory.viewer), memory.seen(hand.len()), "{:?} after {op:?}", memory.viewer);
        }
    }
}

#[test]
fn a_card_that_leaves_does_not_tell_of_another_like_it() {
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let mut hand: Hand<u8, 4> = Hand::default();
    hand.add(5, Knowers::only(first));
    hand.add(5, Knowers::only(second));
    hand.remove(5);
    // Each of them knew of one such card and saw one leave.
    for viewer in Viewer::everyone(2).chain([Viewer::seats(Seats::all(2))]) {
        assert_eq!(hand.seen_by(viewer), SeenHand { size: 1, shown: vec![] }, "{viewer:?}");
    }
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let card = || 0..KINDS as u8;
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
        4 => (card(), knowers()).prop_map(|(card, by)| Op::Add(card, by)),
        3 => card().prop_map(Op::Remove),
        1 => seat().prop_map(Op::Look),
        1 => knowers().prop_map(Op::ForgetAllBut),
    ];
    prop::collection::vec(op, 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_hand_shows_what_each_viewer_remembers(ops in ops()) {
        check(&ops);
    }
}
